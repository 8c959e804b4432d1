// A WebSocket to one table that reconnects by itself. Requests without an answer are sent again under the same id, and
// the server tells what happened meanwhile.

import { FINAL_CLOSE_CODES, PROTOCOL_VERSION, type Done, type Hello, type Ping, type Refused, type Request, type Response, type TableShown } from '../wire';
import { entropy, getToken, storedToken } from './api';
import { rememberCommitment } from './fairnessMemory';

export type ConnectionState = 'connecting' | 'open' | 'lost' | 'refused';
type WithoutId<T> = T extends { id: string } ? Omit<T, 'id'> : never;
export type TableRequest = WithoutId<Exclude<Request, Hello | Ping>>;

interface Pending {
  message: string;
  settle: (answer: Done | Refused) => void;
}

const MIN_RECONNECT_DELAY_MS = 300;
const MAX_RECONNECT_DELAY_MS = 8_000;
/** An open connection is tested with a ping at this interval ... */
const PING_INTERVAL_MS = 25_000;
/** ... and when a request has no answer by then. */
const PING_AFTER_REQUEST_MS = 3_500;
/** The connection counts as lost if nothing is heard for so long after a ping. */
const PING_TIMEOUT_MS = 4_000;
/** A connection that does not open by then is tried anew, with twice the time-out ... */
const MIN_OPEN_TIMEOUT_MS = 10_000;
/** ... up to this: a slow server may take a while to read a long log. */
const MAX_OPEN_TIMEOUT_MS = 60_000;

export class TableConnection {
  state: ConnectionState = $state('connecting');
  /** Why the server refused the greeting. It is final only in the state `refused`. */
  refusal: Refused | null = $state.raw(null);
  #socket: WebSocket | null = null;
  /** The last entry that was received; 0 asks for the whole game. */
  #lastSeq = 0;
  #pending = new Map<string, Pending>();
  #reconnectDelayMs = MIN_RECONNECT_DELAY_MS;
  #reconnectTimer: ReturnType<typeof setTimeout> | undefined;
  #pingTimer: ReturnType<typeof setInterval> | undefined;
  /** Fires if nothing is heard after something was sent. */
  #silenceTimer: ReturnType<typeof setTimeout> | undefined;
  #openTimeoutMs = MIN_OPEN_TIMEOUT_MS;
  #closed = false;
  /** Whether the page itself asked for a new connection, so that no event was missed. */
  #refreshing = false;
  #attempt = 0;
  #lastId = 0;
  readonly #session = entropy().slice(0, 8);

  constructor(
    readonly table: string,
    /** Called with every table, and with whether it is the first after a lost connection. */
    private readonly receive: (shown: TableShown, isBack: boolean) => void,
  ) {
    void this.#connect();
    addEventListener('online', this.checkNow);
    addEventListener('offline', this.#lose);
    document.addEventListener('visibilitychange', this.checkNow);
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#reconnectTimer);
    removeEventListener('online', this.checkNow);
    removeEventListener('offline', this.#lose);
    document.removeEventListener('visibilitychange', this.checkNow);
    this.#hangUp();
  }

  /** Send a request. The answer arrives however often the connection is lost, unless the page is left. */
  request(request: TableRequest): Promise<Done | Refused> {
    const id = this.#nextId();
    const message = JSON.stringify({ ...request, id });
    return new Promise((settle) => {
      this.#pending.set(id, { message, settle });
      if (this.state === 'open') this.#send(message);
    });
  }

  /** Connect anew after somebody sat down or rose: the server identifies people by the greeting. */
  refresh(): void {
    this.#refreshing = true;
    // The connection is not lost, so the page says nothing; requests wait meanwhile.
    this.state = 'connecting';
    void this.#connect();
  }

  /** Find out at once whether the server is there. */
  checkNow = (): void => {
    if (document.visibilityState !== 'visible') return;
    if (this.state === 'lost') void this.#connect();
    else if (this.state === 'open') this.#expectAnswer();
  };

  /** Connect, in place of the connection that there is or that is being opened. */
  async #connect(): Promise<void> {
    const attempt = (this.#attempt += 1);
    clearTimeout(this.#reconnectTimer);
    this.#hangUp();
    // A network may swallow everything without an error.
    this.#reconnectTimer = setTimeout(() => {
      this.#openTimeoutMs = Math.min(2 * this.#openTimeoutMs, MAX_OPEN_TIMEOUT_MS);
      this.#reconnectLater();
    }, this.#openTimeoutMs);
    let token: string;
    try {
      token = storedToken() || (await getToken());
    } catch {
      if (attempt === this.#attempt) this.#reconnectLater();
      return;
    }
    if (this.#closed || attempt !== this.#attempt) return;
    const socket = new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/live`);
    this.#socket = socket;
    socket.onopen = () => {
      socket.send(JSON.stringify({ type: 'hello', version: PROTOCOL_VERSION, table: this.table, tokens: [token], since: this.#lastSeq, sentences: true }));
    };
    socket.onmessage = (event) => this.#hear(JSON.parse(String(event.data)) as Response);
    socket.onclose = ({ code }) => {
      if ((FINAL_CLOSE_CODES as readonly number[]).includes(code)) this.state = 'refused';
      this.#reconnectLater();
    };
  }

  /** Close the socket, and ignore messages that still arrive: the next connection tells them again. */
  #hangUp(): void {
    clearInterval(this.#pingTimer);
    clearTimeout(this.#silenceTimer);
    this.#silenceTimer = undefined;
    const socket = this.#socket;
    this.#socket = null;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    // Browsers report an error if a socket is closed before it is open.
    if (socket.readyState === WebSocket.CONNECTING) socket.onopen = () => socket.close();
    else socket.close();
  }

  #nextId(): string {
    this.#lastId += 1;
    return `${this.#session}-${this.#lastId}`;
  }

  #send(message: string): void {
    this.#socket?.send(message);
    this.#silenceTimer ??= setTimeout(this.#expectAnswer, PING_AFTER_REQUEST_MS);
  }

  /** Send a ping, and count the connection as lost unless anything is heard soon. */
  #expectAnswer = (): void => {
    clearTimeout(this.#silenceTimer);
    this.#silenceTimer = setTimeout(this.#lose, PING_TIMEOUT_MS);
    this.#ping();
  };

  /** A ping is not repeated on another connection, so it is no pending request. */
  #ping(): void {
    this.#send(JSON.stringify({ type: 'ping', id: this.#nextId() }));
  }

  /** Connect anew without waiting for the other side to close the socket, which browsers do for a minute. */
  #lose = (): void => {
    if (this.#closed || this.state !== 'open') return;
    this.state = 'lost';
    void this.#connect();
  };

  #hear(message: Response): void {
    clearTimeout(this.#silenceTimer);
    this.#silenceTimer = undefined;
    this.#handle(message);
    if (this.#pending.size && this.state === 'open') this.#silenceTimer ??= setTimeout(this.#expectAnswer, PING_AFTER_REQUEST_MS);
  }

  #handle(message: Response): void {
    switch (message.type) {
      case 'table':
        this.#lastSeq = message.seq;
        rememberCommitment(message.table, message.commitment);
        this.receive(message, this.#opened());
        break;
      case 'done':
        this.#settle(message);
        break;
      case 'refused':
        if (message.id) this.#settle(message);
        // The close code says whether that is final: a database may be away for a moment.
        else if (this.state !== 'open') this.refusal = message;
        break;
      case 'bye':
        this.#reconnectDelayMs = message.after;
        break;
      case 'pong':
      case 'welcome':
        break;
    }
  }

  /** Note that the connection is open, and return whether it had been lost. */
  #opened(): boolean {
    if (this.state === 'open') return false;
    const isBack = !this.#refreshing;
    this.#refreshing = false;
    this.state = 'open';
    this.#reconnectDelayMs = MIN_RECONNECT_DELAY_MS;
    this.#openTimeoutMs = MIN_OPEN_TIMEOUT_MS;
    clearTimeout(this.#reconnectTimer);
    for (const { message } of this.#pending.values()) this.#send(message);
    clearInterval(this.#pingTimer);
    this.#pingTimer = setInterval(() => this.#ping(), PING_INTERVAL_MS);
    return isBack;
  }

  #settle(answer: Done | Refused): void {
    this.#pending.get(answer.id)?.settle(answer);
    this.#pending.delete(answer.id);
  }

  #reconnectLater(): void {
    clearTimeout(this.#reconnectTimer);
    this.#hangUp();
    if (this.#closed || this.state === 'refused') return;
    this.state = 'lost';
    this.#reconnectTimer = setTimeout(() => void this.#connect(), this.#reconnectDelayMs);
    this.#reconnectDelayMs = Math.min(Math.max(MIN_RECONNECT_DELAY_MS, this.#reconnectDelayMs * 2), MAX_RECONNECT_DELAY_MS);
  }
}
