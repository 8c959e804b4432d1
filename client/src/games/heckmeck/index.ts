import type { GameClient } from '../contract';
import { animate, concerns, startsByHand, timing } from './animations';
import { applyEvent } from './applyEvent';
import Board from './Board.svelte';
import Legend from './Legend.svelte';
import { speech } from './speech';

export default { Board, Legend, speech, timing, applyEvent, animate, concerns, startsByHand, open: true } satisfies GameClient;
