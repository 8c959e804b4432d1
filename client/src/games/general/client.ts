// What any game looks like that brings no board of its own.

import type { BoardInfo } from '../../wire';
import type { GameClient } from '../contract';
import Board from './Board.svelte';
import { keepSeatFields } from './seatFields';
import type { GeneralEvent } from './values';

/** A value that changed lights up, and whoever did it glows: that is all that can be known of an event. */
export function generalClient(info: BoardInfo): GameClient {
  keepSeatFields(info.game, info.seat_fields);
  return {
    Board,
    open: info.open,
    timing: () => ({ motionMs: 350, lookMs: 450, result: true }),
    applyEvent: (view) => view,
    animate: (event: GeneralEvent, stage) => {
      if (typeof event.seat === 'number') stage.glow(`seat-${event.seat}`);
    },
  };
}
