/** What people do with each other at a table beside playing: clocks, offers, talk, seats. */

import { recall, remember } from '../memory';
import type {
  ClientMessage,
  Invited,
  OfferTold,
  ReachTold,
  SeatClock,
  ServerMessage,
  TalkEntry,
} from '../messages';

/** Clocks as they were told, and when that was. */
interface Clocks {
  seats: SeatClock[];
  at: number;
}

/** Seconds for which something said is shown beside a plate. */
const SHOWN = 6;
const TICK = 250;
/** What is heard so soon after one has come was said before. */
const GREETING = 2000;

export class Together {
  clocks = $state.raw<Clocks | null>(null);
  offers = $state.raw<OfferTold[]>([]);
  talk = $state.raw<TalkEntry[]>([]);
  /** Invitations that the host was told after the table was set up, by seat. */
  invited = $state.raw<Record<string, string>>({});
  /** Where the reader is told that it is their turn; null where nobody can be. */
  reach = $state.raw<ReachTold | null>(null);
  /** What was said while the talk was closed. */
  unread = $state(0);
  /** Seats that the reader does not want to hear. */
  muted = $state.raw<number[]>([]);
  now = $state(Date.now());
  /** When each entry of the talk was heard, by this browser's clock; not what was said before. */
  readonly #heard = new Map<number, number>();
  #open = false;
  #begun = Date.now();
  #ticking: ReturnType<typeof setInterval> | undefined;

  constructor(
    private readonly table: string,
    readonly send: (message: ClientMessage) => boolean,
    private readonly keepInvitation: (seat: number, invitation: string) => void = () => {},
  ) {
    this.muted = recall<number[]>(`muted.${table}`, []);
  }

  /** Whether it was for us. */
  hear(message: ServerMessage): boolean {
    if (message.type === 'clock') this.#run(message.seats);
    else if (message.type === 'offers') this.offers = message.offers;
    else if (message.type === 'talk') this.#listen(message.entries);
    else if (message.type === 'reach') this.reach = message;
    else if (message.type === 'invited') this.#invite(message);
    else return false;
    return true;
  }

  /** A new line: what stands is told anew, what is over is not. */
  begin(): void {
    this.offers = [];
    this.clocks = null;
    this.#begun = Date.now();
  }

  leave(): void {
    clearInterval(this.#ticking);
  }

  // Clocks

  #run(seats: SeatClock[]): void {
    this.now = Date.now();
    this.clocks = { seats, at: this.now };
    this.#tick();
  }

  #tick(): void {
    clearInterval(this.#ticking);
    this.#ticking = setInterval(() => (this.now = Date.now()), TICK);
  }

  /** Milliseconds that a seat has left for its turn, and in its bank; null without clocks. */
  left(seat: number): { turn: number; bank: number; running: boolean } | null {
    const clock = this.clocks?.seats.find((one) => one.seat === seat);
    if (clock === undefined || this.clocks === null) return null;
    const used = clock.running ? Math.max(0, this.now - this.clocks.at) : 0;
    return {
      turn: Math.max(0, clock.left - used),
      bank: Math.max(0, clock.bank - Math.max(0, used - clock.left)),
      running: clock.running,
    };
  }

  // Talk

  #listen(entries: TalkEntry[]): void {
    const known = new Map(this.talk.map((entry) => [entry.number, entry]));
    const fresh = entries.filter((entry) => !known.has(entry.number) && this.isHeard(entry));
    const greeting = known.size === 0 && Date.now() - this.#begun < GREETING;
    for (const entry of entries) {
      // What comes so soon may be old; then the server's clock has to be believed.
      const isNew = !greeting || Math.abs(Date.now() - entry.at) < SHOWN * 1000;
      if (isNew && !known.has(entry.number)) this.#heard.set(entry.number, Date.now());
      known.set(entry.number, entry);
    }
    this.talk = [...known.values()].sort((one, other) => one.at - other.at);
    if (!this.#open && !greeting) {
      this.unread += fresh.filter(({ seat }) => seat !== null).length;
    }
    this.now = Date.now();
    this.#tick();
  }

  isHeard({ seat }: TalkEntry): boolean {
    return seat === null || !this.muted.includes(seat);
  }

  /** What a seat has said just now. */
  saying(seat: number): TalkEntry | null {
    const latest = this.talk.findLast((entry) => entry.seat === seat && this.isHeard(entry));
    if (latest === undefined || latest.kind === 'removed') return null;
    return this.#isFresh(latest) ? latest : null;
  }

  /** What the table itself has to say just now. */
  get notice(): TalkEntry | null {
    const latest = this.talk.findLast(({ kind }) => kind === 'notice');
    return latest !== undefined && this.#isFresh(latest) ? latest : null;
  }

  #isFresh({ number }: TalkEntry): boolean {
    const heard = this.#heard.get(number);
    return heard !== undefined && this.now - heard < SHOWN * 1000;
  }

  mute(seat: number, muted: boolean): void {
    const others = this.muted.filter((one) => one !== seat);
    this.muted = muted ? [...others, seat] : others;
    remember(`muted.${this.table}`, this.muted);
  }

  set open(open: boolean) {
    this.#open = open;
    if (open) this.unread = 0;
  }

  // Seats

  #invite({ seat, invitation }: Invited): void {
    this.invited = { ...this.invited, [seat]: invitation };
    this.keepInvitation(seat, invitation);
  }
}
