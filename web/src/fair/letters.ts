/**
 * Every message that the server has sent to this browser, kept byte for byte.
 *
 * They lie in the browser's own database: nobody else could say what was really sent.
 */

import type { ServerMessage } from '../messages';

export interface Letter {
  table: string;
  seat: number | null;
  /** When it came, in milliseconds. */
  at: number;
  text: string;
}

/** So many tables are kept; then the oldest are forgotten. */
const KEPT = 12;
const STORE = 'letters';

/** These messages hold something that is for the reader alone. */
const PRIVATE = /^{"type":"(invited|reach)"/;
const BLANK = '…';

/** A message as it may be shown to others: what opens a seat, or is one's address, is blank. */
export function showable(text: string): string {
  if (!PRIVATE.test(text)) return text;
  const message = JSON.parse(text) as ServerMessage;
  if (message.type === 'invited') return JSON.stringify({ ...message, invitation: BLANK });
  if (message.type !== 'reach' || message.mail === null) return text;
  return JSON.stringify({ ...message, mail: BLANK });
}

/** The messages of one table, as they come. */
export class Letters {
  #seat: number | null = null;
  #known = false;
  #writing = false;
  #waiting: Letter[] = [];

  constructor(private readonly table: string) {}

  /** A message has come. */
  write(text: string): void {
    this.#waiting.push({ table: this.table, seat: this.#seat, at: Date.now(), text });
    if (this.#known) this.#keep();
  }

  /** What has come is for this seat (null: for whoever watches). */
  isFor(seat: number | null): void {
    this.#seat = seat;
    this.#known = true;
    for (const letter of this.#waiting) letter.seat = seat;
    this.#keep();
  }

  /** One batch after the other: what comes while one is written goes with the next. */
  #keep(): void {
    if (this.#writing) return;
    this.#writing = true;
    void this.#writeAll()
      .catch(() => undefined) // private windows and full stores: the table works without
      .finally(() => (this.#writing = false));
  }

  async #writeAll(): Promise<void> {
    const database = await opened();
    while (this.#waiting.length > 0) await add(database, this.#waiting.splice(0));
  }
}

let opening: Promise<IDBDatabase> | null = null;

function opened(): Promise<IDBDatabase> {
  opening ??= new Promise<IDBDatabase>((resolve, reject) => {
    if (!('indexedDB' in globalThis)) return reject(new Error('no database'));
    const request = indexedDB.open('spielwerk', 1);
    request.onupgradeneeded = () => {
      const store = request.result.createObjectStore(STORE, { autoIncrement: true });
      store.createIndex('table', 'table');
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('no database'));
  });
  return opening;
}

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('database'));
  });
}

const met = new Set<string>();

async function add(database: IDBDatabase, letters: Letter[]): Promise<void> {
  const writing = database.transaction(STORE, 'readwrite', { durability: 'relaxed' });
  const store = writing.objectStore(STORE);
  for (const letter of letters) store.add(letter);
  const table = letters[0]?.table;
  if (table !== undefined && !met.has(table)) {
    met.add(table);
    await forgetOldest(store);
  }
  await new Promise<void>((resolve, reject) => {
    writing.oncomplete = () => resolve();
    writing.onabort = writing.onerror = () => reject(writing.error ?? new Error('database'));
  });
}

/** Forgets the tables of which nothing has come for longest. */
async function forgetOldest(store: IDBObjectStore): Promise<void> {
  const tables = new Map<string, IDBValidKey[]>();
  await walk(store, (letter, key) => {
    const keys = tables.get(letter.table) ?? [];
    keys.push(key);
    tables.delete(letter.table);
    tables.set(letter.table, keys);
  });
  const oldest = [...tables.values()].slice(0, Math.max(0, tables.size - KEPT));
  for (const key of oldest.flat()) store.delete(key);
}

function walk(
  source: IDBObjectStore,
  visit: (letter: Letter, key: IDBValidKey) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = source.openCursor();
    request.onerror = () => reject(request.error ?? new Error('database'));
    request.onsuccess = () => {
      const cursor = request.result;
      if (cursor === null) return resolve();
      visit(cursor.value as Letter, cursor.primaryKey);
      cursor.continue();
    };
  });
}

/** All that was sent to this browser about a table, in the order in which it came. */
export async function lettersOf(table: string): Promise<Letter[]> {
  const database = await opened();
  const index = database.transaction(STORE).objectStore(STORE).index('table');
  return done<Letter[]>(index.getAll(table));
}
