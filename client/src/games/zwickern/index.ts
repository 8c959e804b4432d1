import type { GameClient } from '../contract';
import { animate, applyEvent, concerns, timing } from './animations';
import Board from './Board.svelte';
import { speech } from './speech';

export default { Board, speech, timing, applyEvent, animate, concerns } satisfies GameClient;
