import type { GameClient } from '../contract';
import Board from './Board.svelte';
import { animate } from './animations';
import { applyEvent } from './applyEvent';
import Legend from './Legend.svelte';
import { concerns, timing } from './timings';

export default { Board, Legend, timing, applyEvent, animate, concerns } satisfies GameClient;
