/**
 * Checks the receipt of a match by docs/receipts.md alone: `receipt.mjs MATCH [LUCK]`.
 *
 * Writes what it found as JSON, and ends with 0 if all that could be judged is good, else with 1.
 */

import { createHash, createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { argv } from 'node:process';
import { pathToFileURL } from 'node:url';

const RANGE = 1n << 256n;
const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];
const PIPS = [1, 2, 3, 4, 5, 6, 7, 8];

// What is bound

const sha256 = (bytes) => createHash('sha256').update(bytes).digest('hex');
const hmac = (key, message) => createHmac('sha256', key).update(message).digest();
const bytes = (digits) => Buffer.from(digits ?? '', 'hex');

function part(content) {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  return Buffer.concat([length, content]);
}

/** The key of all outcomes. */
export function keyOf({ secret, table, seeds }) {
  const added = seeds.some((seed) => seed) ? seeds.map(bytes) : [];
  const parts = [Buffer.from('spielwerk chance 1'), Buffer.from(table), ...added];
  return hmac(bytes(secret), Buffer.concat(parts.map(part)));
}

// A draw

/** Draw number k of n tickets. */
export function ticketOf(key, k, n) {
  for (let attempt = 0; ; attempt += 1) {
    const number = BigInt(`0x${hmac(key, `${k}/${n}/${attempt}`).toString('hex')}`);
    if (number < RANGE - (RANGE % BigInt(n))) return Number(number % BigInt(n));
  }
}

function brought(possible, ticket) {
  let left = ticket;
  return possible.find(([, weight]) => (left -= weight) < 0)[0];
}

// What there is to draw from

const total = (pile) => [...pile.values()].reduce((sum, count) => sum + count, 0);
const counted = (verb, pile) =>
  [...pile].filter(([, count]) => count > 0).map(([card, count]) => [`${verb} ${card}`, count]);

/** Packs of four each of thirteen ranks and so many jokers. */
function packs(seats, jokers) {
  const count = seats <= 4 ? 2 : 3;
  return new Map([...RANKS.map((rank) => [rank, 4 * count]), ['X', jokers * count]]);
}

function take(pile, card) {
  if (!pile.get(card)) throw new Error(`there is no ${card} to draw`);
  pile.set(card, pile.get(card) - 1);
}

/** Any seat begins, or seat 0. */
function beginners(verb, { seats, options }) {
  const count = options?.first === '0' ? 1 : seats;
  return Array.from({ length: count }, (_, seat) => [`${verb} ${seat}`, 1]);
}

function dog({ seats, options }) {
  let pile = packs(seats, 3);
  let dealt = [];
  let size = 6;
  return {
    possible() {
      if (dealt.length === size * seats) [dealt, size] = [[], size === 2 ? 6 : size - 1];
      const cycle = options?.shuffle === 'each_cycle' && size === 6 && dealt.length === 0;
      if (cycle || total(pile) === 0) {
        pile = packs(seats, 3);
        for (const card of dealt) take(pile, card);
      }
      return counted('deal', pile);
    },
    drew(card) {
      take(pile, card);
      dealt.push(card);
    },
    played() {},
  };
}

function stramash({ seats }) {
  const pile = packs(seats, 2);
  let open = [];
  let mayLay = false;
  return {
    possible() {
      if (total(pile) === 0) {
        for (const card of open.slice(0, -1)) pile.set(card, pile.get(card) + 1);
        open = open.slice(-1);
      }
      return counted('draw', pile);
    },
    drew(card) {
      take(pile, card);
      mayLay = true;
    },
    played(what) {
      if (mayLay) open.push(what.replace('discard ', '').split(' ')[0]);
      mayLay = false;
    },
  };
}

/** A pile from which is only taken. */
function box(verb, cards) {
  const pile = new Map(cards);
  return {
    possible: () => counted(verb, pile),
    drew: (card) => take(pile, card),
    played() {},
  };
}

function streifzug() {
  const numbers = ['R', 'B'].flatMap((colour) => PIPS.map((number) => colour + number));
  const letters = [...'JPHM'].flatMap((letter) => [`R${letter}`, `B${letter}`]);
  return box('deal', [...numbers, ...letters].map((card) => [card, 2]));
}

const ROLLS = [1, 2, 3, 4, 5, 6].flatMap((high) =>
  [1, 2, 3, 4, 5, 6]
    .filter((low) => low <= high)
    .map((low) => [`roll ${high} ${low}`, low === high ? 1 : 2]),
);

const PILES = {
  dog,
  stramash,
  rufus: () => box('prize', Array.from({ length: 10 }, (_, n) => [`${2 * n + 1}`, 1])),
  strategus: () => box('nothing', []),
  streifzug,
};

/** The outcomes of a step and their weights; null where only the rules know them. */
function possibleAt(match, pile, verb, told) {
  if (verb === 'starter' || verb === 'first') return beginners(verb, match);
  if (verb === 'roll') return ROLLS;
  if (verb !== 'reveal') return pile.possible();
  return told ? told.outcomes.map((outcome, at) => [outcome, told.weights[at]]) : null;
}

// All of it

/** What a receipt proves; `draws` is believed of cards that are drawn blind. */
export function checked(match, draws = []) {
  if (match.position) throw new Error('the match did not begin at its beginning');
  const nobody = Array(match.seats).fill(null);
  const receipt = { promises: nobody, seeds: nobody, taken: 0, ...match.receipt };
  const key = keyOf(receipt);
  const pile = PILES[match.game](match);
  const steps = [];
  for (const [step, [who, says]] of match.steps.entries()) {
    const [verb, card] = says.split(' ');
    if (who !== 'chance') pile.played(says);
    else {
      const told = draws.find((draw) => draw.step === step);
      const possible = possibleAt(match, pile, verb, told);
      const of = possible && possible.reduce((sum, [, weight]) => sum + weight, 0);
      const ticket = of && ticketOf(key, steps.length, of);
      const brings = of && brought(possible, ticket);
      const judged = brings !== null && step >= receipt.taken;
      steps.push({ step, of, ticket, brings, says, good: judged ? brings === says : null });
      if (['deal', 'draw', 'prize'].includes(verb)) pile.drew(card);
    }
  }
  const committed = sha256(bytes(receipt.secret)) === receipt.commitment;
  const seats = [...receipt.seeds.keys()].filter(
    (seat) => receipt.seeds[seat] && sha256(bytes(receipt.seeds[seat])) !== receipt.promises[seat],
  );
  const judged = steps.filter(({ good }) => good !== null);
  const good = committed && seats.length === 0 && judged.length > 0 && judged.every((s) => s.good);
  const blind = steps.filter(({ brings }) => brings === null).length;
  return { committed, seats, judged: judged.length, blind, good, steps };
}

if (import.meta.url === pathToFileURL(argv[1] ?? '').href) {
  const [match, luck] = argv.slice(2).map((file) => JSON.parse(readFileSync(file, 'utf8')));
  const told = checked(match, luck?.draws);
  console.log(JSON.stringify(told, null, 1));
  process.exitCode = told.good ? 0 : 1;
}
