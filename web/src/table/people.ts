/** Who sits where, as seen by the reader. */

import type { SeatInfo, TableInfo, TableTold } from '../messages';
import { listed, t, textOr } from '../texts.svelte';

/** A name as a sentence begins with it, and as something is somebody's ("vom Hirsch"). */
export type Form = '.nom' | '.of';

/** What a seat is called: its colour, or whatever a game calls it where so many sit. */
export function seatName(game: string, seat: number, seats: number, form?: Form): string {
  const usual = textOr(`${game}-seat-${seat}`, t('seat-number', { number: seat + 1 }));
  const name = textOr(`${game}-seat-${seat}-of-${seats}`, usual);
  return form ? textOr(`${game}-seat-${seat}${form}`, name) : name;
}

/** The people at a table, by name, or by what their seat is called; without those to come. */
export function sitting({ game, seats }: Pick<TableInfo, 'game' | 'seats'>): string[] {
  const here = seats.filter(({ kind, name, open, connected }) => {
    return kind === 'person' && (connected || (name !== null && !open));
  });
  return here.map(({ name, seat }) => name || seatName(game, seat, seats.length));
}

export class People {
  constructor(private readonly told: TableTold) {}

  get count(): number {
    return this.told.seats.length;
  }

  get reader(): number | null {
    return this.told.seat;
  }

  seat(seat: number): SeatInfo | undefined {
    return this.told.seats.find((info) => info.seat === seat);
  }

  /**
   * The name of whoever sits there; the seat's own name for bots and while nobody has come, and
   * beside a name that two seats have: one person may play for both.
   */
  name(seat: number, form?: Form): string {
    const name = this.seat(seat)?.name;
    if (!name) return this.seatName(seat, form);
    const namesakes = this.told.seats.filter((info) => info.name === name);
    const apart = namesakes.length === 1 ? name : `${name} (${this.seatName(seat)})`;
    return form === '.of' ? t('name-of', { name: apart }) : apart;
  }

  /** What the seat itself is called. */
  seatName(seat: number, form?: Form): string {
    return seatName(this.told.game, seat, this.told.seats.length, form);
  }

  isReader(seat: number): boolean {
    return seat === this.told.seat;
  }

  /** The others of the seat's team. */
  partners(seat: number): number[] {
    const team = (this.told.teams ?? []).find((seats) => seats.includes(seat)) ?? [];
    return team.filter((one) => one !== seat);
  }

  /** Their names; empty where all play for themselves. */
  partnersNamed(seat: number): string {
    return listed(this.partners(seat).map((one) => this.name(one)));
  }

  /** Whether a person, and not just a bot, is on the seat's team. */
  hasCompany(seat: number): boolean {
    return this.partners(seat).some((one) => this.seat(one)?.kind === 'person');
  }
}
