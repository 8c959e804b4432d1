// What was said while the chat was out of sight: it is shown for a while, and marked until somebody looks.

import { untrack } from 'svelte';
import type { RemarkShown } from '../wire';

const TOAST_MS = 8_000;

export class Unread {
  /** The `seq` of the last remark that was read; what was said before the page was opened counts as read. */
  #read: number | null = $state(null);
  /** The last remark, while nobody has read it. */
  readonly remark: RemarkShown | null = $derived.by(() => {
    const last = this.remarks()?.at(-1);
    return last && this.#read !== null && last.seq > this.#read && !this.ours(last.seat) ? last : null;
  });
  /** The same, for as long as it is laid over the table. */
  toast: RemarkShown | null = $state.raw(null);

  /** Made while a component is. Without a table there are no remarks: null. */
  constructor(
    private readonly remarks: () => readonly RemarkShown[] | null,
    private readonly ours: (seat: number) => boolean,
    private readonly looking: () => boolean,
  ) {
    $effect(() => {
      const said = this.remarks();
      if (said && (this.looking() || untrack(() => this.#read === null))) this.#read = said.at(-1)?.seq ?? 0;
    });
    $effect(() => {
      this.toast = this.remark;
      if (!this.remark) return;
      const timer = setTimeout(() => (this.toast = null), TOAST_MS);
      return () => clearTimeout(timer);
    });
  }
}
