// A connection to a table that heals by itself: what was asked and not answered is asked again under the same name, and
// what happened meanwhile is told.

import { entropy, knownToken, token } from './api';
import { keepCommitment } from './promises';
import type { Done, Hello, Ping, Refused, Request, Response, TableShown } from '../wire';

export type Connection = 'connecting' | 'open' | 'lost' | 'refused';
type Unnamed<T> = T extends { id: string } ? Omit<T, 'id'> : never;
export type Wish = Unnamed<Exclude<Request, Hello | Ping>>;

interface Pending {
  message: string;
  settle: (answer: Done | Refused) => void;
}

const FIRST = 300;
const LONGEST = 8000;
/** So long nobody says anything before we ask whether they are there ... */
const SILENCE = 25_000;
/** ... so long something may be unanswered before we do ... */
const LATE = 3_500;
/** ... and so long the answer to that may take, or any other word. */
const DEAD = 4_000;
/** A connection that is not there by then is tried anew, with twice the patience each time ... */
const OPENING = 10_000;
/** ... up to this: a table with a long log may take a slow server a while. */
const LONGEST_OPENING = 60_000;
/** The close codes after which nobody need come back; why was said before. */
const FINAL: readonly number[] = [4400, 4404];

export class Live {
  connection: Connection = $state('connecting');
  /** Why nobody was let in; that is final only where the connection is refused. */
  refusal: Refused | null = $state.raw(null);
  #socket: WebSocket | null = null;
  /** Who comes for the first time is told the whole story. */
  #seen = 0;
  #pending = new Map<string, Pending>();
  #wait = FIRST;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pulse: ReturnType<typeof setInterval> | undefined;
  /** Rings if nothing is heard after something was sent. */
  #doubt: ReturnType<typeof setTimeout> | undefined;
  #opening = OPENING;
  #closed = false;
  #greeting = false;
  #attempt = 0;
  #number = 0;
  readonly #session = entropy().slice(0, 8);

  constructor(
    readonly table: string,
    /** Told of every table, and whether it is the first after nothing was heard for a while. */
    private readonly receive: (shown: TableShown, back: boolean) => void,
  ) {
    void this.#connect();
    addEventListener('online', this.hurry);
    addEventListener('offline', this.#lose);
    document.addEventListener('visibilitychange', this.hurry);
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    removeEventListener('online', this.hurry);
    removeEventListener('offline', this.#lose);
    document.removeEventListener('visibilitychange', this.hurry);
    this.#hangUp();
  }

  /** Ask for something; the answer comes for sure, unless the page is left. */
  ask(wish: Wish): Promise<Done | Refused> {
    const id = this.#name();
    const message = JSON.stringify({ ...wish, id });
    return new Promise((settle) => {
      this.#pending.set(id, { message, settle });
      if (this.connection === 'open') this.#send(message);
    });
  }

  /** Greet again, after one sat down or rose: the server knows people by what they say in the beginning. */
  again(): void {
    this.#greeting = true;
    // Nothing is lost, so nobody need be told so; what is asked meanwhile waits.
    this.connection = 'connecting';
    void this.#connect();
  }

  /** Somebody wants to know now whether the server is there, or there again. */
  hurry = (): void => {
    if (document.visibilityState !== 'visible') return;
    if (this.connection === 'lost') void this.#connect();
    else if (this.connection === 'open') this.#wonder();
  };

  /** One connection at a time: whoever comes while another is being made takes its place. */
  async #connect(): Promise<void> {
    const attempt = (this.#attempt += 1);
    clearTimeout(this.#timer);
    this.#hangUp();
    // A network that swallows everything does not say so.
    this.#timer = setTimeout(() => {
      this.#opening = Math.min(2 * this.#opening, LONGEST_OPENING);
      this.#later();
    }, this.#opening);
    let known: string;
    try {
      known = knownToken() || (await token());
    } catch {
      if (attempt === this.#attempt) this.#later();
      return;
    }
    if (this.#closed || attempt !== this.#attempt) return;
    const socket = new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/live`);
    this.#socket = socket;
    socket.onopen = () => {
      socket.send(JSON.stringify({ type: 'hello', version: 1, table: this.table, tokens: [known], since: this.#seen, sentences: true }));
    };
    socket.onmessage = (event) => this.#hear(JSON.parse(String(event.data)) as Response);
    socket.onclose = ({ code }) => {
      if (FINAL.includes(code)) this.connection = 'refused';
      this.#later();
    };
  }

  /** What still comes over a connection that was given up is for nobody: it would be told twice. */
  #hangUp(): void {
    clearInterval(this.#pulse);
    clearTimeout(this.#doubt);
    this.#doubt = undefined;
    const socket = this.#socket;
    this.#socket = null;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    // Browsers call it an error to close what is not open yet, so that one is closed as soon as it is.
    if (socket.readyState === WebSocket.CONNECTING) socket.onopen = () => socket.close();
    else socket.close();
  }

  #name(): string {
    this.#number += 1;
    return `${this.#session}-${this.#number}`;
  }

  #send(message: string): void {
    this.#socket?.send(message);
    this.#doubt ??= setTimeout(this.#wonder, LATE);
  }

  /** Nothing was heard for too long: is anybody there? */
  #wonder = (): void => {
    clearTimeout(this.#doubt);
    this.#doubt = setTimeout(this.#lose, DEAD);
    this.#ping();
  };

  /** Any word is an answer to this, and it is asked over one connection: there is nothing to ask again. */
  #ping(): void {
    this.#send(JSON.stringify({ type: 'ping', id: this.#name() }));
  }

  /** Nobody is there any more. Whoever waits for the other side to close in order waits for a minute. */
  #lose = (): void => {
    if (this.#closed || this.connection !== 'open') return;
    this.connection = 'lost';
    void this.#connect();
  };

  #hear(message: Response): void {
    clearTimeout(this.#doubt);
    this.#doubt = undefined;
    this.#understand(message);
    if (this.#pending.size && this.connection === 'open') this.#doubt ??= setTimeout(this.#wonder, LATE);
  }

  #understand(message: Response): void {
    switch (message.type) {
      case 'table':
        this.#seen = message.seq;
        keepCommitment(message.table, message.commitment);
        this.receive(message, this.#opened());
        break;
      case 'done':
        this.#settle(message);
        break;
      case 'refused':
        if (message.id) this.#settle(message);
        // Whether that is for good, the close code says: a database may be away for a moment.
        else if (this.connection !== 'open') this.refusal = message;
        break;
      case 'bye':
        this.#wait = message.after;
        break;
      case 'pong':
      case 'welcome':
        break;
    }
  }

  /** Whether it was not open before, without anybody having wished so. */
  #opened(): boolean {
    if (this.connection === 'open') return false;
    const back = !this.#greeting;
    this.#greeting = false;
    this.connection = 'open';
    this.#wait = FIRST;
    this.#opening = OPENING;
    clearTimeout(this.#timer);
    for (const { message } of this.#pending.values()) this.#send(message);
    clearInterval(this.#pulse);
    this.#pulse = setInterval(() => this.#ping(), SILENCE);
    return back;
  }

  #settle(answer: Done | Refused): void {
    this.#pending.get(answer.id)?.settle(answer);
    this.#pending.delete(answer.id);
  }

  #later(): void {
    clearTimeout(this.#timer);
    this.#hangUp();
    if (this.#closed || this.connection === 'refused') return;
    this.connection = 'lost';
    this.#timer = setTimeout(() => void this.#connect(), this.#wait);
    this.#wait = Math.min(Math.max(FIRST, this.#wait * 2), LONGEST);
  }
}
