// What a table page knows: the messages of the server, the view that is shown, and what follows from both.

import { onDestroy, onMount, untrack } from 'svelte';
import { client, type GameClient } from '../games/contract';
import { sentence } from '../lib/bundle';
import { Live } from '../lib/live.svelte';
import { seatName } from '../lib/names';
import { gameTitle } from '../lib/offers';
import type { Timing } from '../lib/pacing';
import { needed } from '../lib/patience';
import { screen } from '../lib/screen.svelte';
import { isEndNews, keepSeen, lastSeen } from '../lib/seen';
import { isTakenBack, Stage, type Line } from '../lib/stage.svelte';
import { Words, type Say } from '../lib/words.svelte';
import type { Message, TableShown } from '../wire';

/** The server replaces nobody sooner. */
const REPLACEABLE_AFTER_MS = 20_000;
/** For events of the table itself, and until the game's module has loaded. */
const DEFAULT_TIMING: Timing = { motionMs: 0, lookMs: 900, result: true };

/** Create it while a component is created. */
export class TableData {
  /** The module of the game; null until it has loaded. */
  game: GameClient | null = $state.raw(null);
  /** The newest message, which the stage may show later. */
  latest: TableShown | null = $state.raw(null);
  readonly words = new Words(() => this.latest?.game ?? null);
  readonly say: Say = this.words.say;
  readonly names: readonly string[] = $derived((this.latest?.seats ?? []).map((seat) => seatName(seat, this.say)));
  readonly title: string = $derived(
    this.latest && this.words.has('title') ? gameTitle(this.latest.game, this.latest.options, this.say('title'), this.say) : '',
  );
  readonly stage = new Stage({
    tell: (line) => this.tellEvent(line),
    timing: (event) => (isTakenBack(event) ? DEFAULT_TIMING : (this.game?.timing(event as never) ?? DEFAULT_TIMING)),
    concerns: (event, seat) => this.game?.concerns?.(event as never, seat) ?? false,
    apply: (view, event, viewer) => (isTakenBack(event) ? view : this.game?.applyEvent(view as never, event as never, viewer)),
    animate: (event, on) => (isTakenBack(event) ? undefined : this.game?.animate(event as never, on)),
    startsByHand: (event, before) => this.game?.startsByHand?.(event as never, before as never) ?? false,
  });
  readonly live: Live;
  readonly shown: TableShown | null = $derived(this.stage.shown);
  /** Whether the words and the board are those of the game that is shown. */
  readonly playable: boolean = $derived(this.game !== null && this.shown !== null && this.words.game === this.shown.game);
  /** The seats of the people at this device. */
  readonly yours: readonly number[] = $derived(this.shown ? this.shown.seats.flatMap((seat, number) => (seat.yours ? [number] : [])) : []);
  /** Those of them that no bot plays for. */
  readonly held: readonly number[] = $derived(this.yours.filter((seat) => !this.shown?.seats[seat]?.cause));
  /** The seat that chats from here; null for people who watch. */
  readonly speaker: number | null = $derived(this.shown?.seat ?? this.yours[0] ?? null);
  /** Whether people elsewhere play, who would have to wait, or to agree. */
  readonly company: boolean = $derived(this.shown?.seats.some((seat) => seat.person && !seat.cause && !seat.yours) ?? false);
  /** Whether the table fills the window exactly. */
  readonly fitted: boolean = $derived(screen.compact && this.shown?.phase === 'playing');
  /** On a device with several hands: the seat that looks next. */
  readonly nextLooker: number | null = $derived(
    this.shown && this.yours.length > 1 && this.held.includes(this.shown.turn) && this.shown.seat !== this.shown.turn ? this.shown.turn : null,
  );
  /** The hand that was hidden last: anybody may hold the device by now, even if it is the turn of that hand again. */
  hiddenHand: number | null = $state.raw(null);
  /** The seat that has to take the device before anything is shown to it. */
  readonly curtained: number | null = $derived(
    this.game?.open || this.shown?.phase !== 'playing' ? null : (this.nextLooker ?? (this.shown.seat === this.hiddenHand ? this.hiddenHand : null)),
  );
  /** Seats whose people have been away for so long that others may call a bot. */
  replaceable: readonly number[] = $state.raw([]);
  /** Whether the end of the game is celebrated: once on each device, and not when an old game is opened. */
  celebrating: boolean = $state(false);

  readonly #absent: string = $derived(
    this.shown?.phase === 'playing'
      ? this.shown.seats.flatMap((seat, number) => (seat.person && !seat.present && !seat.cause && !seat.yours ? [number] : [])).join(' ')
      : '',
  );
  /** Whether there are words and a board for the newest message. */
  readonly #ready: boolean = $derived(this.game !== null && this.latest !== null && this.words.game === this.latest.game);
  #loading = false;
  #waiting: [TableShown, since: number | null, anew: boolean][] = [];

  constructor(
    readonly table: string,
    /** Told of every message, with the one before. */
    private readonly received: (before: TableShown | null, message: TableShown) => void,
  ) {
    this.live = new Live(table, (message, back) => this.#receive(message, back));
    onDestroy(() => this.live.close());
    $effect(() => {
      const absent = this.#absent ? this.#absent.split(' ').map(Number) : [];
      this.replaceable = untrack(() => this.replaceable.filter((seat) => absent.includes(seat)));
      const timer = setTimeout(() => (this.replaceable = absent), REPLACEABLE_AFTER_MS);
      return () => clearTimeout(timer);
    });
    $effect(() => {
      if (this.#ready) untrack(() => this.#show());
    });
    const see = (): void => this.#see();
    $effect(see);
    onMount(() => {
      document.addEventListener('visibilitychange', see);
      return () => document.removeEventListener('visibilitychange', see);
    });
  }

  tell = (message: Message): string => sentence(message, this.names, this.latest?.sides ?? [], this.say, (key) => this.words.has(key));

  /** Return the sentences of an event; null where it has none. */
  tellEvent = (line: Line): string | null => {
    return line.messages.map(this.tell).join('\n') || null;
  };

  /** Return what a move would do. */
  tellMove = (move: string): string => {
    const message = this.shown?.move_messages[this.shown.moves.indexOf(move)];
    return message ? this.tell(message) : move;
  };

  #receive(message: TableShown, back: boolean): void {
    const before = this.latest;
    // Several people look at this device in turn: each of them is told the whole game, and nothing that only another one may know.
    const another = before !== null && before.seat !== message.seat && !this.game?.open;
    const known = before?.seq ?? 0;
    const anew = another || message.events.some(({ seq }) => seq <= known);
    const since = anew && !back ? this.#lookedUntil(message) : back ? (before?.seq ?? lastSeen(this.table)) : null;
    if (before) message = { ...message, remarks: message.remarks.length ? [...before.remarks, ...message.remarks] : before.remarks };
    if (anew) this.stage.forget();
    this.latest = message;
    this.received(before, message);
    this.#waiting.push([message, since, anew]);
    if (this.#ready) this.#show();
    else void this.#load(message.game);
  }

  #show(): void {
    for (const each of this.#waiting) this.stage.receive(...each);
    this.#waiting = [];
  }

  async #load(game: string): Promise<void> {
    if (this.#loading) return;
    this.#loading = true;
    this.game = await needed(() => client(game));
  }

  /** Remember that what is shown now was seen, if somebody looks; where several look in turn, for each of them. */
  #see(): void {
    if (!this.shown || document.visibilityState !== 'visible') return;
    if (this.shown.phase === 'over' && isEndNews(this.table, untrack(() => this.stage.story.at(-1)?.seq ?? 0))) this.celebrating = true;
    keepSeen(this.table, this.shown.seq);
    if (this.yours.length > 1 && this.shown.seat !== null && this.curtained === null) keepSeen(this.#looker(this.shown.seat), this.shown.seq);
  }

  #looker(seat: number): string {
    return `${this.table} ${seat}`;
  }

  /** Return the last entry that the person who looks now has seen; null where there was nothing to see yet. */
  #lookedUntil({ seat, step }: TableShown): number | null {
    return seat === null || step === 0 ? null : (lastSeen(this.#looker(seat)) ?? 0);
  }
}
