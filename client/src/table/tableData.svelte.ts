// What a table page knows: the messages of the server, the view that is shown, and what follows from both.

import { onDestroy, onMount, untrack } from 'svelte';
import { client, type GameClient } from '../games/contract';
import { sentence } from '../lib/catalogue';
import { TableConnection } from '../lib/tableConnection.svelte';
import { seatName } from '../lib/seatNames';
import { gameTitle } from '../lib/gameVariants';
import type { Timing } from '../lib/pacing';
import { loadOrReload } from '../lib/loadOrReload';
import { screen } from '../lib/screen.svelte';
import { isEndNews, rememberSeen, lastSeen } from '../lib/lastSeen';
import { isTakenBack, Stage, type LogLine } from '../lib/stage.svelte';
import { Words, type Say } from '../lib/words.svelte';
import { REPLACEABLE_AFTER_MS, type Message, type TableShown } from '../wire';

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
  readonly connection: TableConnection;
  readonly shown: TableShown | null = $derived(this.stage.shown);
  /** Whether the words and the board are those of the game that is shown. */
  readonly playable: boolean = $derived(this.game !== null && this.shown !== null && this.words.game === this.shown.game);
  /** The seats of the people here, at this device. */
  readonly yours: readonly number[] = $derived(this.shown ? this.shown.seats.flatMap((seat, number) => (seat.yours ? [number] : [])) : []);
  /** Those of them that are not replaced. */
  readonly held: readonly number[] = $derived(this.yours.filter((seat) => !this.shown?.seats[seat]?.cause));
  /** The seat that chats from here; null for people who watch. */
  readonly speaker: number | null = $derived(this.shown?.seat ?? this.yours[0] ?? null);
  /** Whether people elsewhere play, who would have to wait, or to agree. */
  readonly company: boolean = $derived(this.shown?.seats.some((seat) => seat.person && !seat.cause && !seat.yours) ?? false);
  /** Whether the table fills the window exactly. */
  readonly fitted: boolean = $derived(screen.compact && this.shown?.phase === 'playing');
  /** On a shared device: the seat on turn, while the device shows the view of another seat. */
  readonly nextSeat: number | null = $derived(
    this.shown && this.yours.length > 1 && this.held.includes(this.shown.turn) && this.shown.seat !== this.shown.turn ? this.shown.turn : null,
  );
  /** The seat that held the device before, until its player takes the device again. */
  lastHandSeat: number | null = $state.raw(null);
  /** On a shared device: the seat whose player has to take the device before the board is shown. */
  readonly handoverSeat: number | null = $derived(
    this.game?.open || this.shown?.phase !== 'playing' ? null : (this.nextSeat ?? (this.shown.seat === this.lastHandSeat ? this.lastHandSeat : null)),
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
    /** Called with every message and the one before. */
    private readonly received: (before: TableShown | null, message: TableShown) => void,
  ) {
    this.connection = new TableConnection(table, (message, isBack) => this.#receive(message, isBack));
    onDestroy(() => this.connection.close());
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
  tellEvent = (line: LogLine): string | null => {
    return line.messages.map(this.tell).join('\n') || null;
  };

  /** Return what a move would do. */
  tellMove = (move: string): string => {
    const message = this.shown?.move_messages[this.shown.moves.indexOf(move)];
    return message ? this.tell(message) : move;
  };

  #receive(message: TableShown, isBack: boolean): void {
    const before = this.latest;
    // On a shared device, each player is told the whole game anew, and only what that player may know.
    const otherSeat = before !== null && before.seat !== message.seat && !this.game?.open;
    const known = before?.seq ?? 0;
    const anew = otherSeat || message.events.some(({ seq }) => seq <= known);
    const since = anew && !isBack ? this.#lastSeenBySeat(message) : isBack ? (before?.seq ?? lastSeen(this.table)) : null;
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
    this.game = await loadOrReload(() => client(game));
  }

  /** Remember that the table was seen, if somebody looks; on a shared device, for each seat. */
  #see(): void {
    if (!this.shown || document.visibilityState !== 'visible') return;
    if (this.shown.phase === 'over' && isEndNews(this.table, untrack(() => this.stage.log.at(-1)?.seq ?? 0))) this.celebrating = true;
    rememberSeen(this.table, this.shown.seq);
    if (this.yours.length > 1 && this.shown.seat !== null && this.handoverSeat === null) rememberSeen(this.#seatKey(this.shown.seat), this.shown.seq);
  }

  #seatKey(seat: number): string {
    return `${this.table} ${seat}`;
  }

  /** Return the last entry that the player of the seat saw here; null before the game. */
  #lastSeenBySeat({ seat, step }: TableShown): number | null {
    return seat === null || step === 0 ? null : (lastSeen(this.#seatKey(seat)) ?? 0);
  }
}
