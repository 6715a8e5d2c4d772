// What crosses the wire. Made by `python -m spielwerk.server.messages.typescript` from
// src/spielwerk/server/messages: change that, never this.

/** A game's own document: an observation, an event, the values of its options. */
export type Told = Record<string, unknown>;

/** Right and down, in the units of the board's size. */
export type Point = [number, number];

export type ErrorCode =
  | 'absent'
  | 'bad_key'
  | 'bad_message'
  | 'bad_origin'
  | 'bad_seed'
  | 'begun'
  | 'bot_stays'
  | 'bot_there'
  | 'damaged'
  | 'full'
  | 'illegal'
  | 'internal'
  | 'locked'
  | 'no_coach'
  | 'no_draw'
  | 'no_host'
  | 'no_letters'
  | 'no_offer'
  | 'no_push'
  | 'no_resign'
  | 'no_seat'
  | 'no_table'
  | 'no_undo'
  | 'not_begun'
  | 'not_over'
  | 'not_your_turn'
  | 'over'
  | 'present'
  | 'removed'
  | 'seats_fixed'
  | 'silent'
  | 'stale'
  | 'storage'
  | 'taken'
  | 'timeout'
  | 'too_fast'
  | 'too_large';

export type ProblemCode =
  | 'bad_bot'
  | 'bad_key'
  | 'bad_option'
  | 'bad_origin'
  | 'bad_request'
  | 'bad_transcript'
  | 'damaged'
  | 'full'
  | 'internal'
  | 'locked'
  | 'no_effect'
  | 'no_game'
  | 'no_review'
  | 'no_scene'
  | 'no_puzzle'
  | 'no_table'
  | 'not_found'
  | 'not_over'
  | 'storage'
  | 'taken'
  | 'too_fast'
  | 'too_large';

/**
 * How fast is played: as one likes, live by the clock, or so many days a turn.
 *
 * Live, a turn has `move` seconds; what it takes longer comes out of the seat's `bank` for the
 * whole match. A bot plays for whose time is up.
 */
export interface Pace {
  kind: 'none' | 'live' | 'days';
  move: number;
  bank: number;
  days: number;
}

/**
 * The first message of every socket. Without a key one watches.
 *
 * `since` is the version that the viewer has seen already (0: nothing). `promise` is the SHA-256
 * of a seed that this seat wants to add to the table's chance, shown later by `seed`. `host`:
 * the key of the table's host, who may be anywhere. `sign`: the picture beside the name, one that
 * clients know; empty: none.
 */
export interface Join {
  type: 'join';
  key?: string | null;
  name?: string | null;
  sign?: string | null;
  promise?: string | null;
  host?: string | null;
  since?: number;
}

/** The seed that this seat has promised; wanted once the table is `sealed`. */
export interface Seed {
  type: 'seed';
  seed: string;
}

/**
 * While the table has not begun: do not wait any longer for who is missing.
 *
 * From the host, or from whoever is told that they may: in the end from anybody who sits there.
 */
export interface Begin {
  type: 'begin';
}

/** One action. `decision` is the last update's: sent again, it is not played again. */
export interface Play {
  type: 'play';
  decision: number;
  action: string;
}

/** Take back the own latest action, while its turn is incomplete. */
export interface TakeBack {
  type: 'take_back';
  decision: number;
}

/**
 * Why a chosen card or piece cannot go where it cannot: answered by a `barred`.
 *
 * `chosen` is how an action begins in notation.
 */
export interface Why {
  type: 'why';
  chosen: string;
}

/** What the coach would do at this decision: answered by a `hint`, to who asks only. */
export interface Hint {
  type: 'hint';
  decision: number;
}

/** After the end: another table for the same people; each sits one seat on, if `rotate`. */
export interface Again {
  type: 'again';
  rotate?: boolean;
}

/** Take the own seat back from the bot that keeps it warm. */
export interface ComeBack {
  type: 'come_back';
}

/** Let a bot keep the own seat warm. */
export interface StepAway {
  type: 'step_away';
}

/** Offer something to those who have to agree; what was offered before is withdrawn. */
export interface Offer {
  type: 'offer';
  offer: 'undo' | 'draw' | 'resign' | 'pace';
  pace?: Pace | null;
}

/** Agree to an offer, or not; who has offered withdraws it. */
export interface Answer {
  type: 'answer';
  number: number;
  yes: boolean;
}

/** A browser's push service, and the keys with which only that browser can read. */
export interface Push {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/**
 * Where to be told, in games of days, that it is one's turn.
 *
 * What is not named stays as it is; None: no more.
 */
export interface Reach {
  type: 'reach';
  mail?: string | null;
  push?: Push | null;
  language?: 'de' | 'en';
}

/** Say something to the table. */
export interface Say {
  type: 'say';
  text: string;
}

/** Say one of a few things that need no words. */
export interface Wave {
  type: 'emote';
  emote: 'hello' | 'well_played' | 'thanks' | 'oops' | 'wow' | 'hurry' | 'moment' | 'good_game';
}

/** From the host: remove what was said. */
export interface Hush {
  type: 'hush';
  number: number;
}

/**
 * From the host: a bot plays this seat, for good before the match.
 *
 * In a match: until whoever sits there, and has been away for long, is back.
 */
export interface Fill {
  type: 'fill';
  seat: number;
  bot: string;
}

/**
 * From the host: whoever sits there has to go; answered by a new `invited`.
 *
 * In a match only who has been away for long.
 */
export interface Free {
  type: 'free';
  seat: number;
}

/** From the host, before the match: these two seats change places. */
export interface Move {
  type: 'move';
  seat: number;
  to: number;
}

/** From the host: nobody may sit down there, or somebody may again. */
export interface Lock {
  type: 'lock';
  seat: number;
  locked: boolean;
}

/** Answered by a pong. */
export interface Ping {
  type: 'ping';
}

/**
 * Who sits there. `connected`: at least one browser shows this seat (a bot always does).
 *
 * `sign`: the picture that a person has chosen to stand beside the name.
 * `kept`: why a bot keeps it warm for the person. `open`: somebody may still sit down there.
 * Where people come together before the match begins: whether somebody `came`, and what the seat
 * adds to chance, first as a promise (its SHA-256).
 */
export interface SeatInfo {
  seat: number;
  kind: 'person' | 'bot';
  name: string | null;
  sign: string | null;
  bot: string | null;
  connected: boolean;
  kept: 'away' | 'time' | 'asked' | 'host' | null;
  open: boolean;
  locked: boolean;
  came: boolean;
  promise: string | null;
  seed: string | null;
}

/**
 * Where a "what if" begins: after so many steps of another table's match, or of a file's.
 *
 * `moment`: which moment of its replay that is; what chance does belongs to the one before.
 */
export interface Origin {
  table: string | null;
  steps: number;
  moment: number;
}

/**
 * The table itself; first after joining and again whenever a name or a connection changes.
 *
 * Of its `options` those in `agreed`, or in the `preset` that it names, are not what holds if
 * nobody chooses. `coach`: who sits there may ask for hints. Before it has `begun` nothing else
 * is told; once it is `sealed`, seats show the seeds that they promised. `may_begin`: the reader
 * may wait no longer. `listed`: it is in the lobby. `stand_in`: the bot that keeps seats warm.
 * `offers`: what the reader may offer.
 */
export interface TableTold {
  type: 'table';
  table: string;
  game: string;
  options: Told;
  agreed: Told;
  seat: number | null;
  seats: SeatInfo[];
  teams: number[][];
  coach: boolean;
  commitment: string;
  sealed: boolean;
  begun: boolean;
  may_begin: boolean;
  origin: Origin | null;
  listed: boolean;
  pace: Pace;
  stand_in: string;
  talk: 'open' | 'quiet' | 'off';
  offers: ('undo' | 'draw' | 'resign' | 'pace')[];
}

/**
 * Each of the `legal` actions with its parts, in their order.
 *
 * A row begins with the number of its shape, counted from 0; a 0 in the shape stands for the
 * next value of the row.
 */
export interface Choices {
  shapes: Told[];
  rows: unknown[][];
}

/**
 * What the viewer may know now. `events` are those that lead up to `version`.
 *
 * Events and choices carry their sentences as `said`. `can_undo`: the viewer is to act,
 * and chance has left their latest turn alone, so that an undo can be asked for.
 */
export interface Update {
  type: 'update';
  version: number;
  events: Told[];
  observation: Told;
  to_act: number[];
  legal: string[];
  choices: Choices | null;
  decision: number;
  can_take_back: boolean;
  can_undo: boolean;
  over: boolean;
  returns: number[] | null;
  scores: number[] | null;
}

/**
 * Why something was refused. `rule`, `reason` and `args` say it in the game's own texts.
 *
 * `obstacles`: the cells of the board where something is in the way of a refused action.
 */
export interface ErrorTold {
  type: 'error';
  code: ErrorCode;
  message: string;
  rule: string | null;
  reason: string | null;
  args: Told;
  obstacles: string[];
}

/**
 * Why something cannot be done: the rule, and the name of a text with what it needs.
 *
 * `obstacles`: the cells of the board where something is in the way.
 */
export interface WhyNot {
  rule: string | null;
  reason: string;
  args: Told;
  obstacles: string[];
}

/**
 * The answer to a `why`: by its name every field that what is chosen cannot reach.
 *
 * True at `version`, which is that of the latest update.
 */
export interface BarredTold {
  type: 'barred';
  chosen: string;
  version: number;
  fields: Record<string, WhyNot>;
}

/**
 * A legal action, and the chance to win with it as the coach sees it, 0 to 1.
 *
 * `because`: what there is to say of it, in sentences; often nothing.
 */
export interface Advised {
  action: string;
  chance: number;
  because: Told[];
}

/** The answer to a `hint`: what the seat could do, the best first; [] if nobody knows. */
export interface HintTold {
  type: 'hint';
  decision: number;
  actions: Advised[];
}

/** Milliseconds that a seat has left, for this turn and then in its bank; is it counting? */
export interface SeatClock {
  seat: number;
  left: number;
  bank: number;
  running: boolean;
}

/** The clocks as they stand at this moment; after every update where there are some. */
export interface ClockTold {
  type: 'clock';
  seats: SeatClock[];
}

/** An offer that is open: who makes it, and who still has to agree. */
export interface OfferTold {
  number: number;
  offer: 'undo' | 'draw' | 'resign' | 'pace';
  by: number;
  waits: number[];
  pace: Pace | null;
}

/** All offers that are open now. */
export interface OffersTold {
  type: 'offers';
  offers: OfferTold[];
}

/**
 * Something said: by a seat, or by the table itself (None) as the name of a text.
 *
 * Numbers are in no order; `at` is, in milliseconds since 1970.
 * A `notice` may name a seat after a space.
 */
export interface TalkEntry {
  number: number;
  seat: number | null;
  kind: 'text' | 'emote' | 'notice' | 'removed';
  text: string;
  at: number;
}

/** What was said since the last one; what has come before with the same number has changed. */
export interface TalkTold {
  type: 'talk';
  entries: TalkEntry[];
}

/** To the host alone: what opens a seat that was freed. */
export interface Invited {
  type: 'invited';
  seat: number;
  invitation: string;
}

/**
 * Where the reader is told that it is their turn; heard only where the server can do that.
 *
 * `letters`: whether it writes letters. `push_key`: what browsers need for being sent word;
 * None if they are sent none. `pushed`: a browser of this seat is.
 */
export interface ReachTold {
  type: 'reach';
  letters: boolean;
  mail: string | null;
  push_key: string | null;
  pushed: boolean;
}

/** The answer to a ping. */
export interface Pong {
  type: 'pong';
}

/** At the end: the secret whose SHA-256 was the table's commitment from the beginning. */
export interface Reveal {
  type: 'reveal';
  secret: string;
}

/** The same people have another table; each one's key opens the same seat there. */
export interface AgainTold {
  type: 'again';
  table: string;
}

/**
 * What can be chosen with these numbers of seats, or with this value of another option.
 *
 * The first value is the default there, and it may be `ours` where it is else the rulebook's.
 */
export interface Case {
  values: string[];
  seats: number[];
  given: string[];
  ours: boolean;
}

/**
 * One house rule and what it may be; a whole number where `whole_number` is true.
 *
 * Where there is an `order_of` numbers, the value is a text that names each of them once, with
 * blanks between them, and it is needed where what stands in `needs` is chosen.
 *
 * From `low` on it goes in steps of `step`. Other values than the default are only for `seats`
 * seats, if any are named, and only where the option and its value in `needs` are chosen. Where
 * an option in `matters` has none of its values there, they change nothing. Of `cases` the first
 * that fits says what can be chosen, whatever else `values` names. Options of one `group` belong
 * together. The default is the rulebook's choice, or, if it is `ours`, our reading where the
 * rulebook leaves it open; of a `mode` the rulebook has all values.
 */
export interface Option {
  name: string;
  rule: string;
  group: string;
  ours: boolean;
  mode: boolean;
  default: string | number;
  values: string[] | null;
  whole_number: boolean;
  order_of: number[] | null;
  low: number | null;
  high: number | null;
  step: number;
  seats: number[];
  needs: string[];
  matters: Record<string, string[]>;
  cases: Case[];
}

/** A game that can be played here. `teams` are those of the first number in `seats`. */
export interface GameInfo {
  name: string;
  seats: number[];
  teams: number[][];
  options: Option[];
  presets: Record<string, Record<string, string | number>>;
  bots: string[];
}

/**
 * A field of a board.
 *
 * Left out where they mean nothing: whose it is, how deep in a goal, which in the order in which
 * its seat sets up, where a card lies that belongs to it.
 */
export interface Cell {
  name: string;
  at: Point;
  kind: string;
  seat?: number;
  depth?: number;
  order?: number;
  beside?: Point;
}

/** Where a seat's player sits: degrees, from the bottom in the direction of the turns. */
export interface SeatPlace {
  seat: number;
  angle: number;
}

/**
 * A board as it is painted; nothing of the rules. No kennel where nobody waits beside it.
 *
 * `parts`: the cells of each piece of a board that is put together. `places`: where else things
 * lie, by name. `lines`: cells between which one step leads, where that is not plain.
 */
export interface Geometry {
  game: string;
  size: Point;
  cells: Cell[];
  kennel: Point[][];
  seats: SeatPlace[];
  direction: string;
  parts?: string[][];
  places?: Record<string, Point>;
  lines?: string[][];
}

/** A ready-made set-up by its name, and the action that plays it. */
export interface SetupInfo {
  name: string;
  setup: string;
}

/** The seat of whoever sets up the table. */
export interface Me {
  kind: 'me';
  name?: string | null;
  sign?: string | null;
}

/** A seat whose key is told at once: for a program, or for who hands keys on. */
export interface KeySeat {
  kind: 'key';
  name?: string | null;
}

/** A seat for whoever is invited: what is told of it can be swapped for a key, once. */
export interface Link {
  kind: 'link';
  name?: string | null;
}

/** A seat played by the server. */
export interface Bot {
  kind: 'bot';
  bot: string;
  name?: string | null;
}

/**
 * A table to be set up: the game, its options, who sits where, and whether with a coach.
 *
 * It begins when all have come, so that all can add to its chance; or `at_once`, where programs
 * do not care. A bot, `stand_in`, keeps seats warm whose time is up, or that have been away for
 * `stand_in_after` seconds (None: it waits). Without a rule for `talk` the game's holds. Who is
 * `listed` stands in the lobby.
 */
export interface NewTable {
  game: string;
  options?: Record<string, number | string>;
  seats: (Me | KeySeat | Link | Bot)[];
  coach?: boolean;
  begin?: 'together' | 'at_once';
  pace?: Pace;
  stand_in?: string | null;
  stand_in_after?: number | null;
  talk?: 'open' | 'quiet' | 'off' | null;
  listed?: boolean;
}

/**
 * The table's name, keys and invitations by seat, and the key of the host.
 *
 * Nobody can ask for them again.
 */
export interface TableCreated {
  table: string;
  keys: Record<string, string>;
  invitations: Record<string, string>;
  host: string | null;
  watch: string;
}

/** A seat is wanted: by an invitation, or at a listed table this one, or any. */
export interface TakeSeat {
  invitation?: string | null;
  seat?: number | null;
  name?: string | null;
  sign?: string | null;
}

/** The seat, and the key that opens it from now on; nobody else gets it. */
export interface SeatTaken {
  seat: number;
  key: string;
}

/** What anybody who knows a table's name may know of it. */
export interface TableInfo {
  table: string;
  game: string;
  options: Told;
  agreed: Told;
  seats: SeatInfo[];
  teams: number[][];
  pace: Pace;
  listed: boolean;
  coach: boolean;
  over: boolean;
  commitment: string;
}

/** How a table stands for whoever holds these keys, or an invitation. */
export interface StandingWish {
  keys?: string[];
  invitation?: string | null;
}

/**
 * A table, whose turn it is there, and since when, in milliseconds since 1970.
 *
 * `own`: the seats of the keys that were shown; `invited`: that of the invitation, as long as it
 * is good. `since` None: nothing was played yet. `next` is the table of the rematch, once
 * somebody wants one.
 */
export interface Standing {
  table: TableInfo;
  own: number[];
  invited: number | null;
  begun: boolean;
  to_act: number[];
  since: number | null;
  next: string | null;
}

/** Who holds the key of a seat wants to play again. */
export interface AgainWish {
  key: string;
}

/** The table of the rematch, where the same key opens the same person's seat. */
export interface AgainTable {
  table: string;
}

/** What a seat did, and what it was told; what chance did, and what anybody was told. */
export interface ReviewStep {
  who: number | 'chance';
  action: string;
  events: Told[];
}

/**
 * A step at which the seat, by what it saw, had something better: by so much of a chance.
 *
 * `words`: what the two actions are called, where the game says so; `because`: what there is to
 * say of each, from what the seat knew.
 */
export interface Missed {
  step: number;
  seat: number;
  observation: Told;
  played: string;
  better: string;
  gain: number;
  words: Record<string, Told>;
  because: Record<string, Told[]>;
}

/**
 * What there is to say about a match that is over; all chances are 0 to 1.
 *
 * `curve`: each seat's chance to win, before the first step and after each. By seat, `luck` is
 * what chance gave or took, `lost` what was given away. `turning_points`: the numbers of the
 * steps that changed most. `missed`: the costliest first.
 */
export interface Review {
  game: string;
  seats: number;
  returns: number[];
  steps: ReviewStep[];
  curve: number[][];
  luck: number[];
  lost: number[];
  turning_points: number[];
  missed: Missed[];
}

/**
 * What proves that nobody chose the cards of a match that is over; seeds are by seat.
 *
 * `commitment` is the SHA-256 of `secret`, each of `promises` that of a seed. The first `taken`
 * steps are another table's (`origin`).
 */
export interface Receipt {
  table: string;
  commitment: string;
  secret: string;
  promises: (string | null)[];
  seeds: (string | null)[];
  taken: number;
  origin: string | null;
}

/**
 * One outcome of chance: what else there could have been, in order, and what anybody was told.
 *
 * Of all weights together a ticket is drawn; `seat` is whose outcome it was, if anybody's.
 */
export interface Draw {
  step: number;
  seat: number | null;
  outcomes: string[];
  weights: number[];
  says: string;
  events: Told[];
}

/**
 * How often something came to a seat, and how often it was to be expected.
 *
 * `spread`: how far from that it usually is (one standard deviation).
 */
export interface Tally {
  seat: number | null;
  outcome: string;
  times: number;
  expected: number;
  spread: number;
}

/** How likely something is of which people ask, and to which seats it happened. */
export interface Odds {
  name: string;
  chance: number;
  seats: number[];
}

/**
 * What chance brought in a match that is over, and how likely that was.
 *
 * Without a receipt (in a file that has none) nothing proves where it came from.
 */
export interface Luck {
  game: string;
  receipt: Receipt | null;
  draws: Draw[];
  tally: Tally[];
  odds: Odds[];
}

/**
 * After so many steps, by who acted last: what a viewer was told then, if anything.
 *
 * What chance does after an action belongs to it. Nothing can be played any more: no actions are
 * listed.
 */
export interface Moment {
  steps: number;
  who: number | null;
  update: Update | null;
}

/** A match that is over, as one viewer saw it, and who played it as far as that is known. */
export interface Replay {
  table: string | null;
  game: string;
  options: Told;
  agreed: Told;
  seat: number | null;
  names: (string | null)[];
  bots: (string | null)[];
  teams: number[][];
  origin: Origin | null;
  moments: Moment[];
}

/** Whether the reader of a letter wants more of them. */
export interface LettersWish {
  wanted: boolean;
}

/** What was kept of that. */
export interface LettersTold {
  wanted: boolean;
}

/**
 * A match that goes on from the middle of another one, against bots.
 *
 * After so many steps of a table that is over, or of a transcript; who asks sits down at `seat`.
 */
export interface WhatIf {
  table?: string | null;
  transcript?: Told | null;
  steps: number;
  seat: number;
  bot: string;
  name?: string | null;
}

/** An HTTP error (RFC 9457); `where` names the field that was wrong. */
export interface Problem {
  type: string;
  title: string;
  status: number;
  detail: string;
  code: ProblemCode | ErrorCode;
  where: string | null;
}

/** Whether the server lives, or is ready to play. */
export interface Health {
  status: 'ok' | 'storage';
}

/** Something that could have been done, and the chance to win with it. */
export interface Way {
  action: string;
  chance: number;
}

/**
 * What one did in a row that mattered to a seat: the steps from `begin` on, before `end`.
 *
 * `before` and `after` are the chances of `seat`. At `step` it could decide, if it did so itself:
 * it saw `observation`, and could have gone these `ways`, the best first; None: that is still
 * looked at, or was another's. `words`: what they are called, where the game says so; `because`:
 * what there is to say of what was played and of the best, often nothing.
 */
export interface StoryMoment {
  begin: number;
  end: number;
  step: number;
  who: number | 'chance';
  seat: number;
  before: number;
  after: number;
  played: string;
  observation: Told | null;
  ways: Way[] | null;
  words: Record<string, Told>;
  because: Record<string, Told[]>;
}

/**
 * The moments of a match that mattered most to a seat, in their order, as far as is known.
 *
 * It is told again whenever more is known, until it is `over`.
 */
export interface Story {
  seats: number;
  over: boolean;
  moments: StoryMoment[];
}

/**
 * The house rules of a table for so many seats, to be compared with the rulebook's.
 *
 * Who says an `asker` may go: for a while the simulation goes on without anybody. Who has come
 * back, and does not want to `begin` one, hears of what goes on or is known already.
 */
export interface EffectWish {
  options: Record<string, number | string>;
  seats: number;
  asker?: string | null;
  begin?: boolean;
}

/**
 * A figure by the rulebook's rules and by the chosen ones, each a mean over many games.
 *
 * The difference lies between `low` and `high` in 95 of 100 such simulations; it is `beyond`
 * chance if it would be so with all findings asked at once. `rule`: the paragraph of a happening.
 */
export interface Finding {
  measure: string;
  rule: string | null;
  usual: number;
  chosen: number;
  difference: number;
  low: number;
  high: number;
  beyond: boolean;
}

/**
 * How far a simulation is, and what is known so far.
 *
 * While it `waits`, another one is made. Of `of` games, both rules together, `done` are played,
 * and at that pace the rest takes `left` seconds more; null where that is not known yet. When it
 * is `over` and not all are played, it has failed or was stopped.
 */
export interface Effect {
  waits: boolean;
  done: number;
  of: number;
  left: number | null;
  over: boolean;
  findings: Finding[];
}

/**
 * A scene: the names of its title and of what stays of it, and the rules it is about.
 *
 * `part`: of the first game, or one of the `more` for later. It is of use at tables with the
 * options in `needs`; its own table has `options`, or the preset that is named there.
 */
export interface LessonScene {
  id: string;
  part: 'first' | 'more';
  title: string;
  lesson: string;
  paragraphs: string[];
  needs: Told;
  options: Told;
}

/** The scenes of a game, in their order. */
export interface GameLessons {
  game: string;
  scenes: LessonScene[];
}

/**
 * All that the learner has done in a scene; and what is chosen now, to hear where it can't go.
 *
 * An action that was wrong or could not be is the last one: it is taken back by leaving it out.
 */
export interface LessonWish {
  actions?: string[];
  chosen?: string | null;
}

/**
 * Something to show; all of them one after the other.
 *
 * How the scene has `begun`, what the learner has `played`, what is `shown` in place of that as
 * the scene goes on otherwise, what another seat `replied`, what `chance` brings, what is `said`.
 * `text` names the latter; `update` is what the learner is told then, None where nothing is new.
 */
export interface LessonMoment {
  kind: 'begun' | 'played' | 'shown' | 'replied' | 'chance' | 'said';
  text: string | null;
  point: string[];
  update: Update | null;
}

/**
 * What the learner is asked for: names of texts, fields to ring, and what would be right.
 *
 * `attempt`: it cannot be done, and that is what is to be found out; `reason` names why not.
 */
export interface LessonTask {
  text: string;
  hint: string | null;
  point: string[];
  attempt: boolean;
  reason: string | null;
  show: string[];
}

/**
 * Where a scene stands after the learner's actions.
 *
 * `moments`: since the last action. Of that action `verdict` says what it was, `answer` names the
 * sentence about it and `why` the rule by which it can't be; that many actions at the end have to
 * be taken back before the scene goes on. `task` is what is asked then, None where the scene is
 * `done`. Of its `beats` so many are over. `hide`: parts of the table that are not to be shown.
 */
export interface LessonTold {
  game: string;
  scene: LessonScene;
  seat: number;
  seats: number;
  teams: number[][];
  options: Told;
  agreed: Told;
  hide: string[];
  beat: number;
  beats: number;
  verdict: 'under_way' | 'right' | 'also' | 'wrong' | 'refused' | 'tried' | null;
  answer: string | null;
  why: WhyNot | null;
  take_back: number;
  moments: LessonMoment[];
  task: LessonTask | null;
  done: boolean;
  barred: BarredTold | null;
}

/** What a puzzle asks for, from easy (1) to hard (3). */
export interface PuzzleHead {
  task: string;
  grade: number;
}

/** The puzzles of a game, in their order; they are numbered from 1. */
export interface GamePuzzles {
  game: string;
  puzzles: PuzzleHead[];
}

/**
 * Why an action is the best: so many searches of bots of this level found it.
 *
 * `chance`: to win with it; `others`: with the best of all others.
 */
export interface PuzzleJudged {
  level: string;
  searches: number;
  chance: number;
  others: number;
}

/**
 * Where actions lead, told as of a lesson.
 *
 * `said`: what a wrong try came to, or why a right one is the best, in sentences. `point`: the
 * cells that this, or what is said at the end, is about. `chance`: to win with it, where the best
 * action is to be found.
 */
export interface PuzzleBranch {
  actions: string[];
  told: LessonTold;
  said: Told[];
  point: string[];
  chance: number | null;
}

/**
 * A puzzle, and everything that its solver can do: no more has to be asked for.
 *
 * `mode`: the preset of the game that is played, where each of its presets is one of its own.
 */
export interface PuzzleTold {
  game: string;
  number: number;
  task: string;
  grade: number;
  mode: string | null;
  judged: PuzzleJudged | null;
  branches: PuzzleBranch[];
}

export type ClientMessage =
  | Join
  | Seed
  | Begin
  | Play
  | TakeBack
  | Why
  | Hint
  | Again
  | ComeBack
  | StepAway
  | Offer
  | Answer
  | Reach
  | Say
  | Wave
  | Hush
  | Fill
  | Free
  | Move
  | Lock
  | Ping;

export type ServerMessage =
  | TableTold
  | Update
  | ErrorTold
  | BarredTold
  | HintTold
  | ClockTold
  | OffersTold
  | TalkTold
  | Invited
  | ReachTold
  | Pong
  | Reveal
  | AgainTold;

export type SeatWish = Me | KeySeat | Link | Bot;
