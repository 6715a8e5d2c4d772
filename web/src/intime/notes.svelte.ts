/** Which note is told now, if any: one a turn, after one that opens, gone with the next action. */

import type { Told } from '../messages';
import { isDue, keepOf, keptOf, type Kept } from './kept';
import type { Note, Sight } from './note';

export interface Shown {
  note: Note;
  /** The cells that it is about. */
  point: string[];
}

export class Notes {
  shown = $state.raw<Shown | null>(null);

  #kept: Kept;
  #at: Sight | null = null;
  /** What has been shown since, while more is still to come. */
  #heard: Sight | null = null;
  /** Whether something has been told this turn. */
  #told = false;
  #turn: number | null = null;
  /** What was not done, though it could have been; it may still follow in the same turn. */
  #open: Note[] = [];

  /** `afresh`: whatever was told before is told again. */
  constructor(
    readonly game: string,
    readonly notes: readonly Note[],
    readonly afresh = false,
  ) {
    const kept = keptOf(game);
    this.#kept = afresh ? { ...kept, told: {}, missed: [], known: [] } : kept;
  }

  /** The seat sees something new; `turn` is another number where others have acted between. */
  see(at: Sight, turn: number): void {
    this.#at = at;
    this.#heard = null;
    const another = turn !== this.#turn || at.choices.length === 0;
    this.#turn = turn;
    this.#open = this.#open.filter((note) => {
      const still = !another && note.about(at) !== null;
      if (!still) this.#miss(note);
      return still;
    });
    if (another) this.#told = false;
    this.#drop(at);
    if (this.shown !== null && !this.shown.note.happened) this.#refresh(this.shown.note, at);
    if (this.shown === null && !this.#told) this.#tell(at);
  }

  /** Something has been shown, and more is to come: what has happened is told at once. */
  hear(at: Sight): void {
    this.#heard = { ...at, choices: [] };
    this.#drop(this.#heard);
    if (this.shown === null && !this.#told) this.#tell(this.#heard);
  }

  #drop(at: Sight): void {
    if (this.shown?.note.past?.(at) === true) this.shown = null;
  }

  #refresh(note: Note, at: Sight): void {
    const point = at.choices.length > 0 ? note.about(at) : null;
    this.shown = point === null ? null : { note, point };
  }

  #tell(at: Sight): void {
    for (const note of this.notes) {
      if (!isDue(this.#kept, note.name) || (at.choices.length === 0 && !note.happened)) continue;
      const point = note.past?.(at) === true ? null : note.about(at);
      if (point === null) continue;
      this.shown = { note, point };
      this.#told = note.opens !== true;
      const told = (this.#kept.told[note.name] ?? 0) + 1;
      return this.#keep({ told: { ...this.#kept.told, [note.name]: told } });
    }
  }

  /** The seat has chosen. */
  play(choice: Told): void {
    const at = this.#at;
    this.shown = null;
    if (at === null) return;
    for (const note of this.notes) {
      if (note.heeds === undefined || note.about(at) === null) continue;
      if (note.heeds(choice, at)) this.#know(note);
      else if (!this.#open.includes(note)) this.#open.push(note);
    }
  }

  /** The choices that do as it says what is told now. */
  favoured(): string[] {
    const { shown } = this;
    const at = this.#at;
    if (shown === null || at === null) return [];
    const does = at.choices.filter((choice) => shown.note.heeds?.(choice, at));
    return does.map(({ text }) => String(text));
  }

  /** What is told has been read. */
  read(): void {
    const opens = this.shown?.note.opens === true;
    this.shown = null;
    const at = this.#heard ?? this.#at;
    if (opens && !this.#told && at !== null) this.#tell(at);
  }

  #know(note: Note): void {
    this.#open = this.#open.filter((one) => one !== note);
    this.#keep({ known: [...new Set([...this.#kept.known, note.name])] });
  }

  #miss({ name }: Note): void {
    if (this.#kept.told[name]) this.#keep({ missed: [...new Set([...this.#kept.missed, name])] });
  }

  #keep(more: Partial<Kept>): void {
    this.#kept = { ...this.#kept, ...more };
    if (!this.afresh) keepOf(this.game, { ...this.#kept, tables: keptOf(this.game).tables });
  }
}
