/** A match looked back at, in the words of the log and of the page. */

import type { Missed, Review, Told } from '../messages';
import { words, type Line } from '../said';
import { withEvent, type Entry } from '../table/log';
import type { Table } from '../table/table.svelte';
import { listed, percent, t } from '../texts.svelte';
import { momentsOf, sidesOf, type Moment, type Side } from './review';

export class Telling {
  readonly moments: Moment[];
  readonly sides: Side[];

  constructor(
    readonly table: Table,
    readonly review: Review,
  ) {
    this.moments = momentsOf(review);
    this.sides = sidesOf(review, table.told?.teams ?? [], this.moments);
  }

  name(seat: number): string {
    return this.table.people?.name(seat) ?? '';
  }

  sideName({ seats }: Side): string {
    return listed(seats.map((seat) => this.name(seat)));
  }

  /** What happened at a moment, sentence by sentence as the log tells it. */
  lines(moment: Moment): string[] {
    const chronicle = this.table.client?.chronicle;
    if (!chronicle) return [];
    const entries = this.#bySeat(moment).reduce(
      (all: Entry[], event) => withEvent(all, event, chronicle),
      [],
    );
    const lines = entries
      .flatMap(({ events }) => events)
      .map((event) => this.table.sentence(event))
      .filter((line) => line !== null);
    return lines.length > 0 ? lines : [this.#inShort(moment)];
  }

  /** What each was told in turn (cards are dealt), one seat after the other. */
  #bySeat({ events }: Moment): Told[] {
    const chronicle = this.table.client?.chronicle;
    const personal = events.filter((event) => chronicle?.isPersonal?.(event) === true);
    const first = personal[0] === undefined ? 0 : events.indexOf(personal[0]);
    const others = events.filter((event) => !personal.includes(event));
    personal.sort((a, b) => Number(a['seat']) - Number(b['seat']));
    return [...others.slice(0, first), ...personal, ...others.slice(first)];
  }

  /** Who acted, where there is nothing to tell. */
  #inShort({ seat }: Moment): string {
    return seat === null ? t('review-dealt') : this.name(seat);
  }

  /** An action that was played, or would have been better. */
  action(text: string, { seat, observation, words: said }: Missed): string {
    const { client, people, geometry } = this.table;
    if (!client || !people || !geometry) return text;
    const line = said[text];
    if (line !== undefined) return String(words(line as unknown as Line, people));
    return client.actionWords?.(text, { seat, observation, people, geometry }) ?? text;
  }

  /** Why an action was good or bad, as far as there is something to say. */
  why(text: string, { because }: Missed): string {
    return this.table.reasons(because[text] ?? []);
  }

  /** How the chances stand after so many moments, in one line. */
  stand(at: number): string {
    const told = this.sides.map((side) =>
      t('review-side', { who: this.sideName(side), chance: percent(side.chances[at] ?? 0) }),
    );
    return told.join(', ');
  }
}
