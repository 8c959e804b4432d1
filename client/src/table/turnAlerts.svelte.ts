// Tells people that the table waits for them, with a sound, and with a notification where they do not look.

import { onDestroy, onMount } from 'svelte';
import { sound } from '../lib/sound';
import { TurnNotice } from '../lib/turnNotice.svelte';
import type { TableShown } from '../wire';
import type { TableData } from './tableData.svelte';

/** Create it while a component is created. */
export class TurnAlerts {
  readonly notice = new TurnNotice();
  /** Whether it has become the turn of somebody here, and the sound for it waits until the events before were seen. */
  #due: boolean = $state(false);

  constructor(
    private readonly data: TableData,
    deciding: () => boolean,
  ) {
    $effect(() => {
      if (!this.#due || !deciding()) return;
      this.#due = false;
      sound('turn');
    });
    onMount(() => {
      const looked = (): void => void (document.visibilityState === 'visible' && this.notice.close());
      document.addEventListener('visibilitychange', looked);
      return () => document.removeEventListener('visibilitychange', looked);
    });
    onDestroy(() => this.notice.close());
  }

  received(before: TableShown | null, message: TableShown): void {
    if (!before) return;
    const { title, say } = this.data;
    const own = (seat: number): boolean => Boolean(message.seats[seat]?.yours && !message.seats[seat]?.cause);
    const turned = before.turn !== message.turn && own(message.turn);
    const begun = before.phase === 'waiting' && message.phase === 'playing' && message.seats.some((_, seat) => own(seat));
    const asked = !before.asked && Boolean(message.asked?.waiting.some(own));
    this.#due = own(message.turn) && (turned || this.#due);
    if (document.visibilityState === 'visible') {
      if (asked) sound('turn');
    } else if (turned || begun || asked) {
      this.#due = false;
      sound('turn');
      this.notice.tell(title || 'Roost', say(turned ? 'table-your-turn' : begun ? 'notice-begun' : 'notice-asked'));
    }
  }
}
