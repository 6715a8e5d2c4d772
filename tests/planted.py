"""The faults that `tests.faults` plants: what is wrong, where, and which tests should tell."""

from typing import NamedTuple


class Fault(NamedTuple):
    """In `file` (of the package) `new` takes the place of `old`, which stands there once."""

    name: str
    file: str
    old: str
    new: str
    tests: str


LAWS = "tests/laws/test_laws.py tests/laws/test_components.py"
SECRETS = "tests/laws/test_secrets.py"
AGREEMENTS = "tests/laws/test_agreements.py"
RECEIPTS = "tests/laws/test_receipts.py"
SEATS = "tests/laws/test_seats.py"
LEASES = "tests/server/test_lease.py"
WORLDS = "tests/server/test_secrets.py -k bytes"
FIGHTS = "tests/rulebook/test_strategus_fights.py tests/rulebook/test_strategus_options.py"


def oracle(game: str) -> str:
    return f"tests/laws/test_{game}_oracle.py"


def a_bit_of(match: str) -> str:
    """0 or 1, by the whole truth about a match: what a leak lets out."""
    return f"int.from_bytes(str({match}.position()).encode()) % 251 % 2"


FAULTS = [
    Fault(
        "a fresh man right ahead bars nothing",
        "games/dog/ways.py",
        "if s.fresh[seat] else ROAD_FREE",
        "if s.fresh[seat] and ahead(s, field, start(s, seat)) > 1 else ROAD_FREE",
        oracle("dog"),
    ),
    Fault(
        "a joker brings a man out as king twice",
        "games/dog/rules.py",
        "if rank == KING and not joker:",
        "if rank == KING:",
        oracle("dog"),
    ),
    Fault(
        "a man walks back over a fresh one",
        "games/dog/ways.py",
        "if s.fresh[seat] and 0 < ahead(s, start(s, seat), field) <= steps:",
        "if s.fresh[seat] and 0 < ahead(s, start(s, seat), field) < steps:",
        oracle("dog"),
    ),
    Fault(
        "the draw guard of Dog sleeps",
        "games/dog/rules.py",
        "if s.plies == s.max_plies:",
        "if s.plies == s.max_plies + 100_000:",
        "tests/rulebook/test_dog_goal.py -k max_plies",
    ),
    Fault(
        "only who ends a match of Dog has won it",
        "games/dog/rules.py",
        "return 1 if team(s, seat) == s.winner else -1",
        "return 1 if seat == s.winner else -1",
        oracle("dog") + " tests/rulebook/test_dog_goal.py",
    ),
    Fault(
        "a card given to the partner lies face up",
        "games/dog/observation.py",
        "gift_of(s, giver) if giver == seat or s.given[giver] == NO_CARD else HIDDEN",
        "gift_of(s, giver)",
        f"{SECRETS} -k dog",
    ),
    Fault(
        "a spectator of Dog sees a hand",
        "games/dog/observation.py",
        'hand="",',
        "hand=codes_of(s.hands[0]),",
        f"{SECRETS} -k dog",
    ),
    Fault(
        "a stone of Rufus passes the fox by one",
        "games/rufus/stones.py",
        "gap >= points or",
        "gap >= points - 1 or",
        oracle("rufus"),
    ),
    Fault(
        "a trail that ends on the fox does not catch it",
        "games/rufus/trail.py",
        "ahead(s, field, s.fox) <= card",
        "ahead(s, field, s.fox) < card",
        oracle("rufus"),
    ),
    Fault(
        "prizes of Rufus count one less",
        "games/rufus/prizes.py",
        "won += 2 * number + 1",
        "won += 2 * number",
        oracle("rufus"),
    ),
    Fault(
        "a card that was laid stays in the hand as well",
        "games/rufus/trail.py",
        "s.held[s.turn] -= 1",
        "s.held[s.turn] -= 0",
        f"{LAWS} -k rufus",
    ),
    Fault(
        "a card that was followed lies there still",
        "games/rufus/trail.py",
        "s.layer[field] = NO_SEAT\n",
        "s.layer[field] = s.turn\n",
        oracle("rufus"),
    ),
    Fault(
        "Rufus goes on with one seat left",
        "games/rufus/prizes.py",
        "<= 1:",
        "< 1:",
        oracle("rufus"),
    ),
    Fault(
        "one laddie takes both parts of a seven",
        "games/stramash/seven.py",
        "        return laddie != s.moved\n",
        "        return True\n",
        oracle("stramash"),
    ),
    Fault(
        "a seat wins without its partner",
        "games/stramash/rules.py",
        "if s.home[seat] == CASTLE and is_home(s, partner(s, seat)) and",
        "if s.home[seat] == CASTLE and",
        oracle("stramash"),
    ),
    Fault(
        "trying a part of a seven sends a laddie home",
        "games/stramash/seven.py",
        "place(s, there, s.trail[3])",
        "place(s, there, DOCK)",
        oracle("stramash"),
    ),
    Fault(
        "ten steps are too many for a picture card",
        "games/stramash/rules.py",
        "TEN if card >= JACK else card",
        "TEN - 1 if card >= JACK else card",
        oracle("stramash"),
    ),
    Fault(
        "a spectator of Stramash sees a hand",
        "games/stramash/observation.py",
        'hand="",',
        "hand=codes_of(s.hands[0]),",
        f"{SECRETS} -k stramash",
    ),
    Fault(
        "a fox springs traps as anybody",
        "games/strategus/fights.py",
        "return defender == TRAP",
        "return False",
        FIGHTS,
    ),
    Fault(
        "who survives a fight is not marked",
        "games/strategus/fights.py",
        "s.seen[target] = int(left != NEITHER)",
        "s.seen[target] = 0",
        FIGHTS,
    ),
    Fault(
        "all pieces of Strategus lie open",
        "games/strategus/observation.py",
        "if s.seen[at] else HIDDEN",
        "if True else HIDDEN",
        f"{SECRETS} -k strategus",
    ),
    Fault(
        "an army is seen while it is set up",
        "games/strategus/observation.py",
        "if not is_seen(s, owner):",
        "if owner == 2:",
        f"{SECRETS} -k strategus",
    ),
    Fault(
        "going back and forth is banned without a common border",
        "games/strategus/bans.py",
        "return low < high",
        "return low <= high",
        oracle("strategus"),
    ),
    Fault(
        "the reverse of the latest move is a chase",
        "games/strategus/bans.py",
        " or takes_back(s, action):",
        ":",
        oracle("strategus"),
    ),
    Fault(
        "a chase ends before a position comes back",
        "games/strategus/bans.py",
        "if moved == 0:",
        "if moved <= 1:",
        oracle("strategus"),
    ),
    Fault(
        "no joker before a run that begins with 2",
        "games/streifzug/chapters/melds.py",
        "start_of(s, meld) > 1",
        "start_of(s, meld) > 2",
        oracle("streifzug"),
    ),
    Fault(
        "a joker's penalty is the smaller of two",
        "games/streifzug/chapters/score.py",
        "max(between, foreign)",
        "min(between, foreign)",
        oracle("streifzug") + " tests/rulebook/test_streifzug_score.py",
    ),
    Fault(
        "a card is taken from a stack and the next one lost",
        "games/streifzug/chapters/stacks.py",
        "s.stacks[place] = s.stacks[place + 1]",
        "s.stacks[place] = s.stacks[place]",
        f"{LAWS} -k streifzug",
    ),
    Fault(
        "a Mopser robs the partner",
        "games/streifzug/chapters/letters.py",
        "(s.mopser_partner == ON or not is_partner(s, seat, other))",
        "True",
        oracle("streifzug"),
    ),
    Fault(
        "a seat sees another hand of Streifzug",
        "games/streifzug/observation.py",
        "hand=codes_of(s.hands[seat])",
        "hand=codes_of(s.hands[(seat + 1) % s.seats])",
        f"{SECRETS} -k streifzug",
    ),
    Fault(
        "taking back changes nothing",
        "core/match.py",
        "self.state, self._open = before.state, before._open",
        "self._open.pop()",
        LAWS,
    ),
    Fault(
        "a turn that is over can be taken back",
        "core/match.py",
        "        if not self.game.rules.mid_turn(self.state):\n            self._open = 0\n",
        "",
        f"{LAWS} tests/rulebook/test_stramash_seven.py tests/rulebook/test_rufus_turn.py",
    ),
    Fault(
        "everything can be undone for ever",
        "core/match.py",
        "        self.undone += 1\n",
        "",
        AGREEMENTS,
    ),
    Fault(
        "what chance has brought is undone",
        "core/match.py",
        "            if who == CHANCE_NAME:\n                return None\n",
        "",
        AGREEMENTS,
    ),
    Fault(
        "who resigns has won",
        "core/match.py",
        "[-1 if one in mine else 1 for",
        "[1 if one in mine else -1 for",
        AGREEMENTS,
    ),
    Fault(
        "every outcome has the same number",
        "core/chance.py",
        'f"{outcome}/{n}/{attempt}"',
        'f"{n}/{attempt}"',
        "tests/recorded/test_recorded.py -k receipt_of_then",
    ),
    Fault(
        "the last outcome is never drawn",
        "core/chance.py",
        "if ticket < 0:",
        "if ticket <= 0:",
        f"{RECEIPTS} tests/laws/test_luck.py tests/playthroughs",
    ),
    Fault(
        "a receipt that judges nothing is good",
        "core/receipts.py",
        "bool(judged) and ",
        "",
        RECEIPTS,
    ),
    Fault(
        "seeds are not held against what was promised",
        "core/receipts.py",
        "hashlib.sha256(seed).digest() != promise",
        "promise is None",
        RECEIPTS,
    ),
    Fault(
        "two lists of seeds read the same",
        "core/receipts.py",
        'len(part).to_bytes(4, "big") + part',
        "part",
        RECEIPTS,
    ),
    Fault(
        "documents do not say for how many seats they are",
        "core/game.py",
        "seats = {} if unsaid or len(self.seat_counts) == 1 else",
        "seats = {} if unsaid or len(self.seat_counts) < 6 else",
        SEATS,
    ),
    Fault(
        "a stone of Rufus is written from end to start",
        "games/rufus/moves.py",
        'f"stone {first}>{second}"',
        'f"stone {second}>{first}"',
        f"{LAWS} -k rufus",
    ),
    Fault(
        "who was declared dead commits",
        "server/storage/database.py",
        "elif self.lease is not None and not self.lease.is_mine(cursor):",
        "elif self.lease is not None and self.lease.dead:",
        LEASES,
    ),
    Fault(
        "an advisory lock alone says who may commit",
        "server/storage/lease.py",
        "SELECT 1 FROM servers WHERE id = %s FOR KEY SHARE",
        "SELECT 1 WHERE NOT pg_try_advisory_xact_lock(%s)",
        LEASES,
    ),
    Fault(
        "a table is claimed after it was read",
        "server/tables/hall.py",
        """            if owners is not None and not await owners.claim(name):
                return None
            record = await self.storage.table(name)
""",
        """            record = await self.storage.table(name)
            if owners is not None and not await owners.claim(name):
                return None
""",
        LEASES,
    ),
    Fault(
        "a server lives by its own clock",
        "server/storage/lease.py",
        "UNTIL = NOW + int(LEASE * 1000)",
        "UNTIL = func.floor(time.time() * 1000) + int(LEASE * 1000)",
        LEASES,
    ),
    Fault(
        "a table that somebody living has is taken over",
        "server/storage/owners.py",
        "        if row.address is not None:",
        "        if row.address is None:",
        LEASES,
    ),
    Fault(
        "a card that is dealt is told to all",
        "games/dog/news.py",
        "yield Told(Dealt(seat), but=(seat,))",
        "yield Told(Dealt(seat, CODES[card]), but=(seat,))",
        WORLDS,
    ),
    Fault(
        "choices tell what others hold",
        "server/matches/views.py",
        "self._sayings.choices(self.match.game, self.match.choices(seat))",
        "self._sayings.choices(self.match.game, self.match.choices(seat)["
        + a_bit_of("self.match")
        + " :])",
        WORLDS,
    ),
    Fault(
        "talk tells what others hold",
        "server/tables/parts/talk.py",
        "number=self._told_as(one),",
        "number=self._told_as(one) + (self._room.match is not None and "
        + a_bit_of("self._room.match")
        + "),",
        WORLDS,
    ),
    Fault(
        "offers tell what others hold",
        "server/tables/parts/offers.py",
        "self._made += 1",
        "self._made += 1 + " + a_bit_of("match"),
        WORLDS,
    ),
    Fault(
        "the size of a message tells what others hold",
        "server/matches/views.py",
        "written(self.match.for_clients(seat))[1:])",
        'written(self.match.for_clients(seat))[1:] + b" " * (' + a_bit_of("self.match") + "))",
        WORLDS,
    ),
    Fault(
        "the order of keys tells what others hold",
        "server/matches/views.py",
        "return orjson.Fragment(head + written(self.match.for_clients(seat))[1:])",
        "rest = written(self.match.for_clients(seat))\n"
        "        if "
        + a_bit_of("self.match")
        + """:
            return orjson.Fragment(rest[:-1] + b"," + head[1:-1] + b"}")
        return orjson.Fragment(head + rest[1:])""",
        WORLDS,
    ),
    Fault(
        "what waits of an address is not counted",
        "server/transport/incoming.py",
        "        self._waiting[who] += size",
        "        self._waiting[who] += 0",
        "tests/server/test_hardening.py -k address",
    ),
    Fault(
        "an offer to undo tells of pieces that were set up hidden",
        "server/tables/parts/offers.py",
        "or not match.was_shown(seat, left)",
        "or left < 0",
        "tests/server/test_offers.py -k nobody_has_seen",
    ),
    Fault(
        "a bot moves as soon as it has chosen, once its pause is over",
        "server/tables/parts/bot_seats.py",
        "max(1, math.ceil((at - begun) / pause))",
        "max(1.0, (at - begun) / pause)",
        "tests/server/test_timing.py",
    ),
    Fault(
        "a damaged database is opened",
        "server/storage/database.py",
        'if found != "ok":',
        "if not found:",
        "tests/server/test_hardening.py -k damaged_database",
    ),
]
