import type { GameClient } from '../contract';
import { animate } from './animations';
import { applyEvent } from './applyEvent';
import Board from './Board.svelte';
import { speech } from './speech';
import { concerns, timing } from './timings';

export default { Board, speech, timing, applyEvent, animate, concerns } satisfies GameClient;
