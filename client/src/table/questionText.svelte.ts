// The words of the question bar: the decision at hand or the event on stage, and a note below it.

import type { Line } from '../lib/stage.svelte';
import type { TableData } from './tableData.svelte';
import type { TableRequests } from './tableRequests.svelte';

export class QuestionText {
  /** Whether somebody here decides. */
  readonly deciding: boolean = $derived.by(() => this.requests.canMove || this.data.stage.waitsForHand);
  readonly #question: string = $derived.by(() => {
    const { shown, speech, stage, say, curtained, names } = this.data;
    if (!shown || !speech || shown.phase !== 'playing') return '';
    if (stage.waitsForHand) return say('table-your-turn');
    if (shown.moves.length && curtained === null) return speech.question(shown.view as never);
    return say('table-others-turn', { name: names[shown.turn] ?? '' });
  });
  readonly #preview: string = $derived.by(() => this.requests.canMove && this.data.shown ? (this.data.speech?.preview?.(this.data.shown.view as never) ?? '') : '');
  /** What a screen reader says of the decision at hand; empty while others play. */
  readonly announced: string = $derived(this.deciding ? [this.#question, this.#preview].filter(Boolean).join(' ') : '');
  readonly headline: string = $derived.by(() => {
    const { stage, curtained } = this.data;
    return !this.deciding && stage.busy && stage.caption && curtained === null ? firstLine(stage.caption) : this.#question;
  });
  readonly #aim: string = $derived.by(() => {
    const { shown, speech, speaker, curtained } = this.data;
    return shown?.view && speaker !== null && curtained === null ? (speech?.aim?.(shown.view as never, speaker) ?? '') : '';
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

  #told({ event }: Line): string {
    return firstLine(this.data.tell(event) ?? '');
  }
}

function firstLine(text: string): string {
  return text.split('\n')[0] ?? '';
}
