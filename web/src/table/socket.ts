/** The line to a table: joins, listens, and joins again where it was when the line is cut. */

import { Letters } from '../fair/letters';
import { root } from '../place.svelte';
import type { ClientMessage, ErrorTold, ServerMessage } from '../messages';

/** `waiting`: cut, and not found again yet. */
export type LineState = 'connecting' | 'open' | 'waiting' | 'closed';

export interface Listener {
  /** What to say first on every new connection. */
  join(): ClientMessage;
  hear(message: ServerMessage): void;
  state(state: LineState): void;
}

/** Errors after which joining again would be refused again. */
const FINAL = new Set(['bad_key', 'no_table', 'bad_message', 'bad_origin', 'no_seat', 'timeout']);
const FIRST_WAIT = 200;
/** Whoever looks at the table is back within a second; a page behind others has time. */
const LONGEST_WAIT = 700;
const LONGEST_WAIT_UNSEEN = 15_000;
const PING_EVERY = 25_000;
const SILENCE = 60_000;

export class Line {
  #socket: WebSocket | null = null;
  #wait = FIRST_WAIT;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #ping: ReturnType<typeof setInterval> | undefined;
  #heard = 0;
  #joined = false;
  #letters: Letters;
  #ended = false;

  constructor(
    private readonly table: string,
    private readonly listener: Listener,
  ) {
    this.#letters = new Letters(table);
    addEventListener('online', this.#now);
    document.addEventListener('visibilitychange', this.#now);
    this.listener.state('connecting');
    this.#connect();
  }

  /** Says something; false if the line is cut (then it is said again by whoever needs it). */
  send(message: ClientMessage): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  /** Joins once more: whoever joins has something else to say. */
  rejoin(): void {
    const before = this.#socket;
    if (this.#ended || before === null) return;
    clearInterval(this.#ping);
    this.listener.state('connecting');
    this.#connect();
    before.close();
  }

  close(): void {
    this.#ended = true;
    removeEventListener('online', this.#now);
    document.removeEventListener('visibilitychange', this.#now);
    clearTimeout(this.#retry);
    clearInterval(this.#ping);
    this.#socket?.close();
    this.listener.state('closed');
  }

  /** Tries at once where a longer wait was on: the network or the page has come back. */
  #now = (): void => {
    if (this.#ended || document.hidden || this.#socket !== null) return;
    clearTimeout(this.#retry);
    this.#wait = FIRST_WAIT;
    this.#connect();
  };

  #connect(): void {
    const address = new URL(`${root}ws/tables/${encodeURIComponent(this.table)}`, location.href);
    address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
    const socket = new WebSocket(address);
    this.#socket = socket;
    this.#joined = false;
    socket.onopen = () => {
      this.#heard = Date.now();
      this.#ping = setInterval(() => this.#beat(), PING_EVERY);
      this.send(this.listener.join());
    };
    socket.onmessage = (message: MessageEvent<string>) => {
      if (socket === this.#socket) this.#receive(message.data);
    };
    socket.onclose = () => this.#lost(socket);
  }

  #receive(data: string): void {
    this.#heard = Date.now();
    this.#letters.write(data);
    const message = JSON.parse(data) as ServerMessage;
    if (message.type === 'table') this.#letters.isFor(message.seat);
    if (message.type === 'table') {
      this.#joined = true;
      this.#wait = FIRST_WAIT;
      this.listener.state('open');
    }
    if (message.type === 'error' && this.#isFinal(message)) this.#ended = true;
    this.listener.hear(message);
  }

  #isFinal(error: ErrorTold): boolean {
    return !this.#joined && FINAL.has(error.code);
  }

  #beat(): void {
    if (Date.now() - this.#heard > SILENCE) this.#socket?.close();
    else this.send({ type: 'ping' });
  }

  #lost(socket: WebSocket): void {
    if (socket !== this.#socket) return;
    clearInterval(this.#ping);
    this.#socket = null;
    if (this.#ended) return this.listener.state('closed');
    this.listener.state('waiting');
    this.#retry = setTimeout(() => this.#connect(), this.#wait * (0.75 + Math.random() / 2));
    this.#wait = Math.min(this.#wait * 2, document.hidden ? LONGEST_WAIT_UNSEEN : LONGEST_WAIT);
  }
}
