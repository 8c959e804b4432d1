import type { GameClient } from '../contract';
import Board from './Board.svelte';
import { animate, concerns, timing } from './animations';
import { applyEvent } from './applyEvent';
import { speech } from './speech';

export default { Board, speech, timing, applyEvent, animate, concerns } satisfies GameClient;
