import type { GameClient } from '../contract';
import Board from './Board.svelte';
import { animate } from './animations';
import { applyEvent } from './applyEvent';
import Legend from './Legend.svelte';
import { speech } from './speech';
import { concerns, timing } from './timings';

export default { Board, Legend, speech, timing, applyEvent, animate, concerns } satisfies GameClient;
