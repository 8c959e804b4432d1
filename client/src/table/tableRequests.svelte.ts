// What people ask for at a table: moves, takebacks, advice, leaving; and what is known of the answers.

import { tick, untrack } from 'svelte';
import { api } from '../lib/api';
import { fades } from '../lib/fading.svelte';
import type { Wish } from '../lib/live.svelte';
import { failureWords, refusedWords } from '../lib/refusals';
import { go } from '../lib/route.svelte';
import { unfocused } from '../lib/stage.svelte';
import type { Advised, AskShown, TableShown } from '../wire';
import type { TableData } from './tableData.svelte';

/** A request that takes longer is shown as being on its way. */
const SLOW_AFTER_MS = 400;

/** Create it while a component is created. */
export class TableRequests {
  /** Why the last request failed, in words. */
  problem: string = $state('');
  /** Whether the coach is thinking. */
  advising: boolean = $state(false);
  /** The step at which something was pressed that is not answered yet: nothing else can be done there meanwhile. */
  #pressed: number | null = $state.raw(null);
  readonly #underway: boolean = $derived.by(() => this.#pressed !== null && this.#pressed === this.data.shown?.step);
  /** Whether a request takes long to be answered. */
  slow: boolean = $state(false);
  #advised: Advised | null = $state.raw(null);
  /** The request for a takeback that was not granted: nothing was taken back, and nothing is asked any more. */
  #declined: (AskShown & { step: number }) | null = $state.raw(null);
  /** The step at which the people here withdrew their own request. */
  #withdrawn: number | null = $state.raw(null);

  /** Whether the people here may make a move now. */
  readonly canMove: boolean = $derived.by(() => this.#mayDecide && (this.data.shown?.moves.length ?? 0) > 0 && this.data.live.connection === 'open' && !this.slow);
  /** Whether a move can be taken back, or a takeback be requested. */
  readonly canTakeBack: boolean = $derived.by(() => this.#mayDecide && Boolean(this.data.shown?.undo) && this.data.shown?.seat !== null && !this.#underway);
  /** Whether the coach can be asked now. */
  readonly canAskCoach: boolean = $derived(this.canMove && !this.advising);
  readonly advice: Advised | null = $derived(this.canMove ? this.#advised : null);
  /** Why the takeback that was requested here was not granted, in words. */
  readonly refusal: string = $derived.by(() => {
    const { shown, yours, names, say } = this.data;
    const declined = this.#declined;
    if (!declined || !shown || shown.asked || shown.step !== declined.step || !yours.includes(declined.seat) || this.#withdrawn === declined.step) return '';
    const [only, ...more] = declined.waiting;
    return only === undefined || more.length ? say('table-undo-declined-some') : say('table-undo-declined', { name: names[only] ?? '' });
  });

  constructor(
    private readonly data: TableData,
    /** Runs the action, after the player has agreed if it makes a rated game unrated. */
    private readonly confirmUnrated: (why: 'coach' | 'undo', act: () => void) => void,
  ) {
    fades(() => this.problem, () => (this.problem = ''));
    $effect(() => {
      this.slow = false;
      if (!this.#underway) return;
      const timer = setTimeout(() => (this.slow = true), SLOW_AFTER_MS);
      return () => clearTimeout(timer);
    });
    $effect(() => {
      const seat = data.nextLooker;
      if (seat === null) return;
      if (!data.game?.open) data.hiddenHand = data.shown?.seat ?? null;
      else if (!data.stage.busy) untrack(() => void this.ask({ type: 'look', seat }));
    });
  }

  get #mayDecide(): boolean {
    return this.data.shown !== null && !this.data.stage.busy && this.data.curtained === null;
  }

  received(before: TableShown | null, message: TableShown): void {
    if (this.#advised?.step !== message.step) this.#advised = null;
    if (before?.asked && !message.asked && before.step === message.step) this.#declined = { step: message.step, ...before.asked };
  }

  /** Send a request, and return whether it was granted. */
  async ask(wish: Wish): Promise<boolean> {
    this.problem = '';
    const answer = await this.data.live.ask(wish);
    if (answer.type === 'refused') {
      // A request for a position that has passed needs no message: the new position is on its way.
      if (answer.reason !== 'table-stale') this.problem = refusedWords(answer, this.data.say);
      return false;
    }
    return true;
  }

  /** Ask with a button that may be gone in a moment: people who use the keyboard go on at the board. */
  press(wish: Wish): void {
    this.data.stage.focus();
    void this.ask(wish);
  }

  /** Ask for a change of the position, once, however often the button is pressed. */
  async #once(wish: Wish): Promise<void> {
    const step = this.data.shown?.step ?? null;
    this.#pressed = step;
    await this.ask(wish);
    if (this.#pressed === step) this.#pressed = null;
  }

  play = (move: string): void => {
    const { shown, stage } = this.data;
    if (!shown || shown.seat === null || this.#underway) return;
    stage.missed = [];
    void this.#once({ type: 'move', seat: shown.seat, step: shown.step, move });
    // Some boards remove at once what was chosen, and the pressed button with it.
    void tick().then(() => unfocused() && stage.focus());
  };

  takeBack = (): void => {
    const { shown, stage } = this.data;
    if (!this.canTakeBack || !shown || shown.seat === null) return;
    const { seat } = shown;
    const back = (): void => {
      this.#declined = this.#withdrawn = null;
      stage.focus();
      void this.#once({ type: 'undo', seat });
    };
    // A move that showed nothing new is taken back at once, and changes nothing else.
    if (shown.undo === 'ask') this.confirmUnrated('undo', back);
    else back();
  };

  withdraw(seat: number): void {
    this.#withdrawn = this.data.shown?.step ?? null;
    this.press({ type: 'answer', seat, yes: false });
  }

  askCoach = (): void => {
    if (this.canAskCoach && this.data.shown?.coach && this.data.held.length) this.confirmUnrated('coach', () => void this.#advise());
  };

  async #advise(): Promise<void> {
    const { shown, table, say } = this.data;
    if (!this.canAskCoach || !shown || shown.seat === null) return;
    this.advising = true;
    this.problem = '';
    try {
      this.#advised = await api.advise(table, shown.seat);
    } catch (error) {
      this.problem = failureWords(error, say);
    } finally {
      this.advising = false;
    }
  }

  dismissAdvice(): void {
    this.#advised = null;
  }

  /** Show a hand to the person who holds the device now. */
  async look(seat: number): Promise<void> {
    if (await this.ask({ type: 'look', seat, since: 0 })) this.data.hiddenHand = null;
  }

  sit = async (seat: number, name: string): Promise<void> => {
    this.problem = '';
    try {
      await api.sit(this.data.table, name, seat);
      this.data.live.again();
    } catch (error) {
      this.problem = failureWords(error, this.data.say);
    }
  };

  /** Send a remark, and return what is wrong with it, in words. */
  chat = async (text: string, seat: number): Promise<string> => {
    const answer = await this.data.live.ask({ type: 'say', seat, text });
    return answer.type === 'refused' ? refusedWords(answer, this.data.say) : '';
  };

  /** Leave the table. Where nobody else has to wait, nobody need be told, except a clock. */
  async leave(): Promise<void> {
    const { company, shown, held } = this.data;
    const seats = company || shown?.clock.kind !== 'none' ? held : [];
    const left = await Promise.all(seats.map((seat) => this.ask({ type: 'leave', seat })));
    if (left.every(Boolean)) go('/');
  }
}
