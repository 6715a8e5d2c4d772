### Words of the command line's own. What belongs to a game is in the game's texts.

cli-kennel = Kennel: { $men }
cli-pile = Pile: { $count }
cli-last-card = Last: { $card }
cli-hand = Your hand: { $cards }
cli-man = Man { $at }
cli-prompt = Your choice
cli-plain-seats = You are { $who }. With you sit { $others }.
cli-plain-prompt = It is your turn.
cli-help =
    Type the number of a choice, or an action in the game’s notation, such as { $example }.
    b  one step back: out of a list, or taking back a part of your turn
    t  a tip: what a strong player would do, with the chance to win
    h  this help
    r  the rules
    q  leave the game
cli-hint = (h for help, q to leave)
cli-no-such-number = There is no such choice: type a number from 1 to { $last }.
cli-not-understood = { $reason } Type h for help.
cli-tip = Tip: { $action } (chance to win { $percent } %)
cli-no-tip = There is no tip for this.
cli-review-chances = Chance to win, from the beginning to the end
cli-review-luck = Luck
cli-review-lost = Given away
cli-review-seat = Seat { $seat }
cli-review-turning = Turning points
cli-review-missed = You could have …
cli-review-better = Step { $step }, seat { $seat }: { $better } instead of { $played } ({ $gain } % more)
cli-review-none = Nobody missed anything that is worth telling.
cli-verify-secret = The secret is the one that was bound before the first card.
cli-verify-secret-wrong = WRONG: the secret is not the one that was bound before the first card.
cli-verify-seeds = { $count ->
    [0] Nobody added a seed: the secret alone decides, and whoever served could have made many.
    [one] One seat added a seed.
   *[other] { $count } seats added a seed.
}
cli-verify-seed-withheld = Seat { $seat } promised a seed and never showed it: chance went without it.
cli-verify-own = Your own seed is in it: seat { $seat }.
cli-verify-own-missing = Your own seed is NOT in it.
cli-verify-seed-wrong = WRONG: the seed of seat { $seat } is not the one that it had promised.
cli-verify-drawn = draw { $draw }: ticket { $ticket } of { $of }, of which { $weight } bring this
cli-verify-taken = taken over from another match, not judged here
cli-verify-wrong = WRONG from step { $step } on: { $count ->
    [one] one outcome is not the one that was drawn.
   *[other] { $count } outcomes are not those that were drawn.
}
cli-listed-all = and
cli-listed-any = or
event-resigned = { $who } has given up.
event-agreed_draw = A draw, as { $who } had offered.
cli-verify-good = { $count ->
    [one] The only outcome is the one that secret and seeds bring.
   *[other] All { $count } outcomes are those that secret and seeds bring.
}
cli-verify-alone = { $count ->
    [one] The only outcome is the one that the secret brings; nobody added a seed to it.
   *[other] All { $count } outcomes are those that the secret brings; nobody added a seed to it.
}
cli-verify-without = Everything fits together, but your own seed is not in it.
cli-verify-partly = { $count ->
    [one] One outcome is the one that secret and seeds bring.
   *[other] { $count } outcomes are those that secret and seeds bring.
} NOT JUDGED: what the first { $taken } steps brought, which were taken over from another match.
cli-verify-nothing = { $count ->
    [0] Nothing was drawn in this match: there was nothing to judge.
   *[other] NOTHING WAS JUDGED: all that was drawn belongs to the first { $taken } steps, which were taken over from another match.
}
cli-verify-limits = { $seeds ->
    [0] What this does not prove: that whoever served did not try secrets until one pleased, or let tables die before they began, and that nobody looked at hidden cards.
   *[other] What this does not prove: whoever serves, and also sits at k of the seats, can show or withhold their seeds after having seen all others: one choice among 2^k. A table can be let die before it begins, and everybody be asked to sit down anew. And nobody can know whether hidden cards were looked at.
}
cli-verify-bad = This receipt proves nothing.
cli-refused = That is not possible (§{ $rule }). { $reason }
cli-legal = { $action } is legal.
cli-goodbye = You leave the game. Goodbye!
cli-saved = The game is written to { $file }.
cli-seats = You are { $who }. Your partner is { $partner }. The others are { $others }.
cli-options = Options
cli-rulebook = In the rulebook: { $value }.
cli-only = Only with { $option }.
cli-ours = Our reading: { $value }.
cli-presets = Presets
cli-rulings = What we have made clear where the rulebook is silent
cli-paragraphs = The exact rules, paragraph by paragraph: spielwerk rules { $game } --exact

## Strategus

cli-strategus-seats = You are { $who }. { $other } plays against you.
cli-strategus-army = Your set-up: { $army }
cli-strategus-lost = Lost: { $cards }
cli-strategus-left = Still to be placed: { $cards }
cli-strategus-quiet = { $quiet ->
        [one] 1 move without a fight
       *[other] { $quiet } moves without a fight
    }
cli-strategus-fights = Fights: { $fights }
cli-strategus-move = { $piece } from { $from } to { $to }
cli-strategus-attack = { $piece } from { $from } attacks { $to }
cli-strategus-piece = { $piece } on { $at }
cli-strategus-help =
    A move may be typed as e4-e5, e4 e5 or e4e5; e4 alone shows what that card can do.
    On the board: your cards by their codes, cards of the other side as a sign, [ ] the last move.
    ! is a card of yours that the other side has seen, where the memory aid is on.
    1 to 9 are the animals by their numbers, M is the mouse, T a trap, A the apple.
cli-strategus-setup-hint = Type the number or the name of a set-up, or place your cards one by one: T a1 b1. (h for help, q to leave)
cli-strategus-setup-left = { $left ->
        [0] All forty stand. Type ready to begin.
        [one] One card is left.
       *[other] { $left } cards are left.
    }
cli-strategus-setup-help =
    1 to 9 are the animals by their numbers, M is the mouse, T a trap, A the apple.
    2 or fortress   a ready-made set-up, by number or name
    T a1 b1         places traps on a1 and b1
    a1              takes back the card on a1
    a1 b2           exchanges the two squares
    random          places the rest at random
    mirror          swaps left and right
    clear           takes back all cards
    setup …         a whole set-up: four groups of ten codes, your back row first
    ready           begins, when all forty stand
    b               takes back the last step
    h, r, q         this help, the rules, leave the game
cli-strategus-do-random = random
cli-strategus-do-mirror = mirror
cli-strategus-do-clear = clear
cli-strategus-do-ready = ready
cli-strategus-unheard = I did not understand that. Type h for help.
cli-strategus-elsewhere = The square { $square } is not in your four rows.
cli-strategus-fixed = What stands at the table already stays where it is.

## Stramash

cli-stramash-seats = You are { $who }. { $count ->
        [one] { $others } plays against you.
       *[other] { $others } play against you.
    }
cli-dock = Dock: { $laddies }
cli-laddie = Laddie { $at }
cli-laddie-in-dock = Laddie in the dock
cli-discard = Discard a card
cli-stramash-help =
    An action may be typed as 5 T20>T25 or 5t20t25: the card, where from, where to.
    T20 is a hole of the track, C0.2 the second one of your castle, D the dock.
    Each mashie has its rows; they go on in the next mashie, and from the last to the first.
    The arrow is the entrance to the castle below it; the empty sign of a colour is its start hole.

## Rufus

cli-rufus-seats = You are { $who }. You play against { $others }.
cli-rufus-legend = { $fox } fox field   { $start } start field   { $rufus } Rufus   { $card } hidden trail card
cli-rufus-behind = Rufus is on { $at }. Your stones are { $first } and { $second } fields behind him.
cli-rufus-any-fox = Lead Rufus
cli-rufus-any-lay = Lay a trail card
cli-rufus-lay = Lay { $card }
cli-rufus-fields = Lay { $card } beside a field from { $first } to { $last }
cli-rufus-prizes = { $count ->
        [one] brings a prize
       *[other] brings { $count } prizes
    }
cli-rufus-catch = catches Rufus
cli-rufus-meets = comes to a card of { $who } on { $at }
cli-rufus-help =
    fox 3, lay 5 @12 and stone 48>55 may also be typed as f3, 5@12 and 48>55.
    fox, lay, lay 5 or stone 48 alone shows everything that begins so.
    Behind a field's number stands its trail card: the sign says whose it is, ? hides its value.
    Everybody walks from lower to higher numbers, and from the last field on to 0.

## Streifzug durch

cli-streifzug-seats = You are { $who }. { $count ->
        [one] { $others } plays against you.
       *[other] { $others } play against you.
    }
cli-streifzug-red = red { $count }/5
cli-streifzug-blue = blue { $count }/5
cli-streifzug-rung = bell { $sign }
cli-streifzug-dice = Dice: { $dice }
cli-streifzug-dice-left = still to play: { $dice }
cli-streifzug-used = used { $cards }
cli-streifzug-figure = Figure { $at }
cli-streifzug-with = With { $dice }
cli-streifzug-onto = { $dice }: { $to }
cli-streifzug-ring = { $ring ->
        [o] To the light green ring
        [m] To the turquoise ring
       *[i] To the dark green circle
    }
cli-streifzug-throws = throws { $owners }
cli-streifzug-brings = brings { $card }
cli-streifzug-against = Against { $owner }
cli-streifzug-to = Meld { $number }
cli-streifzug-any-meld = Lay out
cli-streifzug-any-add = Add a card
cli-streifzug-any-exchange = Exchange a Joker
cli-streifzug-any-mopser = Play a Mopser
cli-streifzug-any-hopser = Play a Hopser
cli-streifzug-help =
    An action may be typed as 5 o2>o7 or 5o2o7: the dice, where from, where to. 4+3 is the sum.
    o2 or bell alone shows every way from there or to there; meld, add, mopser, hopser all of these.
    o is the light green ring, m the turquoise one, i the dark green circle, S the start, Z the goal.
    Beside a catch field is the top card of its stack, and how many cards it has.
    R5 is a red 5, BJ a blue Joker; P is a Patron, H a Hopser, M a Mopser.
