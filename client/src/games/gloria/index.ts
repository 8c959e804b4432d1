import type { GameClient } from '../contract';
import Board from './Board.svelte';
import { act } from './acting';
import { speech } from './speech';

export default { Board, speech, act } satisfies GameClient;
