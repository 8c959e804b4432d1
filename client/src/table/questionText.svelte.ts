// The words of the question bar: the decision at hand or the event on stage, and a note below it.

import type { Line } from '../lib/stage.svelte';
import type { TableData } from './tableData.svelte';
import type { TableRequests } from './tableRequests.svelte';

export class QuestionText {
  /** Whether somebody here decides. */
  readonly deciding: boolean = $derived.by(() => this.requests.canMove || this.data.stage.waitsForHand);
  readonly #question: string = $derived.by(() => {
    const { shown, stage, say, tell, curtained, names } = this.data;
    if (!shown || shown.phase !== 'playing') return '';
    if (stage.waitsForHand) return say('table-your-turn');
    if (shown.moves.length && curtained === null) return shown.question ? tell(shown.question) : '';
    return say('table-others-turn', { name: names[shown.turn] ?? '' });
  });
  readonly #preview: string = $derived.by(() => this.requests.canMove ? (this.data.shown?.preview ?? []).map(this.data.tell).join(' ') : '');
  /** What a screen reader says of the decision at hand; empty while others play. */
  readonly announced: string = $derived(this.deciding ? [this.#question, this.#preview].filter(Boolean).join(' ') : '');
  readonly headline: string = $derived.by(() => {
    const { stage, curtained } = this.data;
    return !this.deciding && stage.busy && stage.caption && curtained === null ? firstLine(stage.caption) : this.#question;
  });
  readonly #aim: string = $derived.by(() => {
    const { shown, tell, curtained } = this.data;
    return shown?.aim && curtained === null ? tell(shown.aim) : '';
  });
  /** On a phone: the last event that nobody saw. */
  readonly recalled: Line | null = $derived.by(() => this.data.fitted && this.data.curtained === null ? (this.data.stage.missed.at(-1) ?? null) : null);
  /** Where the log is behind a button, its last line is the note. */
  readonly note: string = $derived.by(() => {
    const { stage, fitted, curtained, say } = this.data;
    const last = stage.story.at(-1);
    if (this.recalled) return `${say('recap-title')} · ${this.#told(this.recalled)}`;
    return this.#aim || (fitted && this.deciding && last && curtained === null ? this.#told(last) : '');
  });

  constructor(
    private readonly data: TableData,
    private readonly requests: TableRequests,
  ) {}

  #told(line: Line): string {
    return firstLine(this.data.tellEvent(line) ?? '');
  }
}

function firstLine(text: string): string {
  return text.split('\n')[0] ?? '';
}
