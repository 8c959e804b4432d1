// A connection to a table that heals by itself: what was asked and not answered is asked again under the same name, and
// what happened meanwhile is told.

import { entropy, knownToken, token } from './api';
import { keepCommitment } from './promises';
import type { Done, Hello, Pong, Refused, Request, Response, TableShown } from '../wire';

export type Connection = 'connecting' | 'open' | 'lost' | 'refused';
type Unnamed<T> = T extends { id: string } ? Omit<T, 'id'> : never;
export type Wish = Unnamed<Exclude<Request, Hello>>;

interface Pending {
  message: string;
  settle: (answer: Done | Pong | Refused) => void;
}

const FIRST = 300;
const LONGEST = 8000;
const SILENCE = 25_000;
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
    document.addEventListener('visibilitychange', this.hurry);
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearInterval(this.#pulse);
    removeEventListener('online', this.hurry);
    document.removeEventListener('visibilitychange', this.hurry);
    this.#hangUp();
  }

  /** Ask for something; the answer comes for sure, unless the page is left. */
  ask(wish: Wish): Promise<Done | Pong | Refused> {
    this.#number += 1;
    const id = `${this.#session}-${this.#number}`;
    const message = JSON.stringify({ ...wish, id });
    return new Promise((settle) => {
      this.#pending.set(id, { message, settle });
      if (this.connection === 'open') this.#socket?.send(message);
    });
  }

  /** Greet again, after one sat down or rose: the server knows people by what they say in the beginning. */
  again(): void {
    this.#greeting = true;
    // Nothing is lost, so nobody need be told so; what is asked meanwhile waits.
    this.connection = 'connecting';
    void this.#connect();
  }

  /** Somebody wants to know now whether the server is there again. */
  hurry = (): void => {
    if (this.connection === 'lost' && document.visibilityState === 'visible') void this.#connect();
  };

  /** One connection at a time: whoever comes while another is being made takes its place. */
  async #connect(): Promise<void> {
    const attempt = (this.#attempt += 1);
    clearTimeout(this.#timer);
    this.#hangUp();
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
      socket.send(JSON.stringify({ type: 'hello', version: 1, table: this.table, tokens: [known], since: this.#seen }));
    };
    socket.onmessage = (event) => this.#hear(JSON.parse(String(event.data)) as Response);
    socket.onclose = ({ code }) => {
      if (FINAL.includes(code)) this.connection = 'refused';
      this.#later();
    };
  }

  /** What still comes over a connection that was given up is for nobody: it would be told twice. */
  #hangUp(): void {
    const socket = this.#socket;
    this.#socket = null;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    // Browsers call it an error to close what is not open yet, so that one is closed as soon as it is.
    if (socket.readyState === WebSocket.CONNECTING) socket.onopen = () => socket.close();
    else socket.close();
  }

  #hear(message: Response): void {
    switch (message.type) {
      case 'table':
        this.#seen = message.seq;
        keepCommitment(message.table, message.commitment);
        this.receive(message, this.#opened());
        break;
      case 'done':
      case 'pong':
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
    for (const { message } of this.#pending.values()) this.#socket?.send(message);
    clearInterval(this.#pulse);
    // A network that swallows everything closes nothing, so we ask now and then.
    const socket = this.#socket;
    this.#pulse = setInterval(() => {
      if (this.connection !== 'open') return;
      const late = setTimeout(() => {
        if (this.#socket === socket) socket?.close();
      }, SILENCE / 2);
      void this.ask({ type: 'ping' }).then(() => clearTimeout(late));
    }, SILENCE);
    return back;
  }

  #settle(answer: Done | Pong | Refused): void {
    this.#pending.get(answer.id)?.settle(answer);
    this.#pending.delete(answer.id);
  }

  #later(): void {
    clearInterval(this.#pulse);
    if (this.#closed || this.connection === 'refused') return;
    this.connection = 'lost';
    this.#timer = setTimeout(() => void this.#connect(), this.#wait);
    this.#wait = Math.min(Math.max(FIRST, this.#wait * 2), LONGEST);
  }
}
