// Whether there is anybody to chat with, and which remarks nobody here has read: a new one is shown for a while, and
// marked until somebody looks.

import { untrack } from 'svelte';
import type { RemarkShown } from '../wire';
import type { TableData } from './tableData.svelte';

const TOAST_MS = 8_000;

/** Create it while a component is created. */
export class ChatState {
  /** Whether there is anybody to talk to but bots. It stays so: somebody may be writing. */
  available: boolean = $state(false);
  /** Whether the chat is in sight. */
  visible: boolean = $state(false);
  /** The `seq` of the last remark that was read; remarks made before the page was opened count as read. */
  #read: number | null = $state(null);
  /** The last remark, while nobody has read it. */
  readonly unread: RemarkShown | null = $derived.by(() => {
    const last = this.data.shown?.remarks.at(-1);
    return last && this.#read !== null && last.seq > this.#read && !this.data.yours.includes(last.seat) ? last : null;
  });
  /** The same, for as long as it lies over the table. */
  toast: RemarkShown | null = $state.raw(null);

  constructor(private readonly data: TableData) {
    $effect.pre(() => {
      const shown = data.shown;
      if (shown !== null && (shown.remarks.length > 0 || shown.watchers > 0 || shown.seats.filter((seat) => !seat.bot || seat.person).length > 1)) this.available = true;
    });
    $effect(() => {
      const remarks = data.shown?.remarks;
      if (remarks && (this.visible || untrack(() => this.#read === null))) this.#read = remarks.at(-1)?.seq ?? 0;
    });
    $effect(() => {
      this.toast = this.unread;
      if (!this.unread) return;
      const timer = setTimeout(() => (this.toast = null), TOAST_MS);
      return () => clearTimeout(timer);
    });
  }
}
