// Tells people that the table waits for them: with a sound, and with a notification if the page is hidden.

import { onDestroy, onMount } from 'svelte';
import { sound } from '../lib/sound';
import { TurnNotification } from '../lib/notifications.svelte';
import type { TableShown } from '../wire';
import type { TableData } from './tableData.svelte';

/** Create it while a component is created. */
export class TurnAlerts {
  readonly notification = new TurnNotification();
  /** Whether the sound for the turn waits until the events before it were seen. */
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
      const close = (): void => void (document.visibilityState === 'visible' && this.notification.close());
      document.addEventListener('visibilitychange', close);
      return () => document.removeEventListener('visibilitychange', close);
    });
    onDestroy(() => this.notification.close());
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
      this.notification.show(title || 'Roost', say(turned ? 'table-your-turn' : begun ? 'notice-begun' : 'notice-asked'));
    }
  }
}
