// The text of the question bar: the decision at hand or the current event, and a note below it.

import type { LogLine } from '../lib/stage.svelte';
import type { TableData } from './tableData.svelte';
import type { TableRequests } from './tableRequests.svelte';

export class QuestionText {
  /** Whether somebody here decides. */
  readonly deciding: boolean = $derived.by(() => this.requests.canMove || this.data.stage.waitsForHand);
  readonly #question: string = $derived.by(() => {
    const { shown, stage, say, tell, handoverSeat, names } = this.data;
    if (!shown || shown.phase !== 'playing') return '';
    if (stage.waitsForHand) return say('table-your-turn');
    if (shown.moves.length && handoverSeat === null) return shown.question ? tell(shown.question) : '';
    return say('table-others-turn', { name: names[shown.turn] ?? '' });
  });
  readonly #preview: string = $derived.by(() => this.requests.canMove ? (this.data.shown?.preview ?? []).map(this.data.tell).join(' ') : '');
  /** The decision at hand for screen readers; '' while others play. */
  readonly announced: string = $derived(this.deciding ? [this.#question, this.#preview].filter(Boolean).join(' ') : '');
  readonly headline: string = $derived.by(() => {
    const { stage, handoverSeat } = this.data;
    return !this.deciding && stage.busy && stage.caption && handoverSeat === null ? firstLine(stage.caption) : this.#question;
  });
  readonly #aim: string = $derived.by(() => {
    const { shown, tell, handoverSeat } = this.data;
    return shown?.aim && handoverSeat === null ? tell(shown.aim) : '';
  });
  /** On a phone: the last event that nobody saw. */
  readonly lastMissed: LogLine | null = $derived.by(() => this.data.fitted && this.data.handoverSeat === null ? (this.data.stage.missed.at(-1) ?? null) : null);
  /** The aim of the game; on a phone also the last line of the log, which is behind a button. */
  readonly note: string = $derived.by(() => {
    const { stage, fitted, handoverSeat, say } = this.data;
    const last = stage.log.at(-1);
    if (this.lastMissed) return `${say('recap-title')} · ${this.#sentence(this.lastMissed)}`;
    return this.#aim || (fitted && this.deciding && last && handoverSeat === null ? this.#sentence(last) : '');
  });

  constructor(
    private readonly data: TableData,
    private readonly requests: TableRequests,
  ) {}

  #sentence(line: LogLine): string {
    return firstLine(this.data.tellEvent(line) ?? '');
  }
}

function firstLine(text: string): string {
  return text.split('\n')[0] ?? '';
}
