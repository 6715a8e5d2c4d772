### Words of the command line's own. What belongs to a game is in the game's texts.

cli-kennel = Kennel: { $men }
cli-pile = Draw pile: { $count }
cli-last-card = Top of the discard pile: { $card }
cli-hand = Cards in hand: { $cards }
cli-man = Piece { $at }
cli-prompt = Your choice
cli-plain-seats = You are { $who }. Also at the table: { $others }.
cli-plain-prompt = Your turn.
cli-help =
    Type the number of a choice, or a move in short form, such as { $example }.
    b  one step back: leave a list, or undo part of your turn
    t  hint, with the chance of winning
    h  this help
    r  the rules
    q  quit
cli-hint = (h for help, q to quit)
cli-no-such-number = There’s no such choice: { $last ->
        [one] type 1.
       *[other] type a number from 1 to { $last }.
    }
cli-not-understood = { $reason } Type h for help.
cli-tip = Hint: { $action } ({ $percent }% chance of winning)
cli-no-tip = There’s no hint for this.
cli-review-chances = Chance of winning, from the beginning to the end
cli-review-luck = Luck
cli-review-lost = Missed
cli-review-seat = Seat { $seat }
cli-review-turning = Turning points
cli-review-missed = Missed opportunities
cli-review-better = Step { $step }, seat { $seat }: { $better } instead of { $played } ({ $gain ->
    [one] 1 percentage point
   *[other] { $gain } percentage points
} more likely to win)
cli-review-none = Nobody missed anything worth mentioning.
cli-verify-secret = The secret matches the check code in this file.
cli-verify-secret-wrong = WRONG: the secret doesn’t match the check code in this file.
cli-verify-seeds = { $count ->
    [0] Nobody added a random number: the secret alone decides, and whoever runs the server could have made many secrets and picked one.
    [one] 1 seat added a random number.
   *[other] { $count } seats added a random number.
}
cli-verify-seed-withheld = The random number of seat { $seat } was set, but never shown: everything was drawn without it.
cli-verify-own = Your random number was used: seat { $seat }.
cli-verify-own-missing = Your random number was NOT used.
cli-verify-seed-wrong = WRONG: the random number of seat { $seat } is not the one that was set beforehand.
cli-verify-drawn = Draw { $draw }: number { $ticket } of { $of }; { $weight ->
    [one] 1 of these gives
   *[other] { $weight } of these give
} this event
cli-verify-taken = from another game, not checked here
cli-verify-wrong = WRONG: { $count ->
    [one] 1 outcome is wrong, the one in step { $step }.
   *[other] { $count } outcomes are wrong, the first of them in step { $step }.
}
cli-listed-all = and
cli-listed-any = or
event-resigned = { $who } resigns.
event-agreed_draw = { $who }’s offer of a draw is accepted.
cli-verify-good = { $count ->
    [one] The only outcome is right: it follows from the secret and whatever random numbers were added.
   *[other] All { $count } outcomes are right: they follow from the secret and whatever random numbers were added.
}
cli-verify-alone = { $count ->
    [one] The only outcome is right: it follows from the secret. Nobody added a random number.
   *[other] All { $count } outcomes are right: they follow from the secret. Nobody added a random number.
}
cli-verify-without = All right, but your own random number wasn’t used.
cli-verify-partly = { $count ->
    [one] 1 outcome worked out again: correct.
   *[other] { $count } outcomes worked out again: all correct.
} NOT CHECKED: { $taken ->
    [one] the first step, which is from another game.
   *[other] the first { $taken } steps, which are from another game.
}
cli-verify-nothing = { $count ->
    [0] Chance played no part in this game, so there’s nothing to check.
   *[other] NOTHING CHECKED: everything that was drawn belongs to { $taken ->
        [one] the first step, which is from another game.
       *[other] the first { $taken } steps, which are from another game.
    }
}
cli-verify-limits = { $seeds ->
    [0] What this doesn’t prove: secrets could have been tried until one suited, and tables abandoned before they started. And nobody can know whether hidden cards were looked at.
   *[other] What this doesn’t prove: whoever runs the server and also sits in k of the seats can show or withhold the random numbers of those seats after seeing all the others: a choice of 2^k games. A table can be abandoned before it starts, and everybody asked to sit down again. And nobody can know whether hidden cards were looked at.
}
cli-verify-bad = This check has failed.
cli-refused = That isn’t possible (§{ $rule }). { $reason }
cli-legal = { $action } is allowed.
cli-goodbye = See you soon!
cli-saved = Saved to { $file }.
cli-against = You are { $who }. Playing against you: { $others }.
cli-dog-trio = You are { $who }. Your partners: { $partners }. The others: { $others }.
cli-seats = You are { $who }. Your partner is { $partner }. The others: { $others }.
cli-options = House rules
cli-rulebook = In the rulebook: { $value }.
cli-only = Only with { $option }.
cli-ours = Our reading: { $value }.
cli-here = At this table: { $value }.
cli-presets = Versions
cli-rulings = How we read the rulebook where it’s silent or unclear
cli-paragraphs = The exact rules, paragraph by paragraph: spielwerk rules { $game } --exact

## Strategus

cli-strategus-army = Your set-up: { $army }
cli-strategus-lost = Lost: { $cards }
cli-strategus-left = Still to be placed: { $cards }
cli-strategus-quiet = { $quiet ->
        [one] 1 move without a fight
       *[other] { $quiet } moves without a fight
    }
cli-strategus-fights = Fights: { $fights }
cli-strategus-piece = { $piece } on { $at }
cli-strategus-help =
    A move may be typed as e4-e5, e4 e5 or e4e5; e4 alone shows what that card can do.
    On the board: your cards by their codes, those of the other side by a sign; [ ] shows the last move.
    With the memory aid “Face up once shown”, cards of the other side that you’ve seen have their codes too, and ! marks a card of yours that the other side has seen.
    1 to 9 are the animals by their numbers, M is the mouse, T a trap, A the apple.
cli-strategus-setup-hint = Type the number or the name of a set-up, or place your cards one by one: 9 { $one } { $two }. (h for help, q to quit)
cli-strategus-setup-left = { $left ->
        [0] All placed: type “ready” to start.
        [one] 1 card is still to be placed.
       *[other] { $left } cards are still to be placed.
    }
cli-strategus-setup-help =
    1 to 9 are the animals by their numbers, M is the mouse, T a trap, A the apple.
    number, name    takes a ready-made set-up from the list
    9 { $one } { $two }         places hares on { $one } and { $two }
    { $one }              takes back the card on { $one }
    { $one } { $behind }           swaps the two squares
    random          places the rest at random
    mirror          swaps left and right
    clear           takes back all cards
    setup …         a whole set-up, final at once: four groups of ten codes, your back row first, - for an empty square
    ready           starts the game once all cards are placed
    b               undoes the last step
    h, r, q         this help, the rules, quit
cli-strategus-do-random = random
cli-strategus-do-mirror = mirror
cli-strategus-do-clear = clear
cli-strategus-do-ready = ready
cli-strategus-unheard = There’s no such thing here. Type h for help.
cli-strategus-elsewhere = The square { $square } isn’t in your four rows.
cli-strategus-fixed = Squares fixed before you started stay as they are.

## Stramash

cli-dock = Dock: { $laddies }
cli-laddie = Laddie { $at }
cli-laddie-in-dock = Laddie in the dock
cli-discard = Discard a card
cli-stramash-help =
    A move may be typed as 5 T20>T25 or 5t20t25: the card, where from, where to.
    T20 is a hole of the track, C0.2 the second one in the castle of seat 0, D the dock.
    Each mashie has its rows; the track goes on in the next mashie, and from the last to the first.
    The arrow marks the entrance to the castle below it; a colour’s sign in outline (or its small initial) marks its start hole on the track, and empty holes in its castle.

## Rufus

cli-rufus-legend = { $fox } fox space   { $start } start space   { $rufus } Rufus   { $card } face-down trail card
cli-rufus-behind = Rufus is on { $at }. { $second ->
        [0] { $first ->
            [0] Both your stones are on his space.
            [one] One of your stones is on his space, the other 1 space behind him.
           *[other] One of your stones is on his space, the other { $first } spaces behind him.
        }
        [one] { $together ->
            [yes] Both your stones are 1 space behind him.
           *[no] One of your stones is 1 space behind him, the other { $first }.
        }
       *[other] { $together ->
            [yes] Both your stones are { $first } spaces behind him.
           *[no] Your stones are { $first } and { $second } spaces behind him.
        }
    }
cli-rufus-any-fox = Lead Rufus
cli-rufus-any-lay = Lay a trail card
cli-rufus-lay = Lay { $card }
cli-rufus-fields = Lay { $card } beside a space from { $first } to { $last }
cli-rufus-prizes = { $count ->
        [one] brings 1 prize card
       *[other] brings { $count } prize cards
    }
cli-rufus-catch = catches Rufus
cli-rufus-meets = finds { $owner } trail card beside { $at }
cli-rufus-help =
    fox 3, lay 5 @12 and stone 48>55 may also be typed as f3, 5@12 and 48>55.
    fox, lay, lay 5 or stone 48 alone shows everything that starts like that.
    After a space’s number comes its trail card: the sign says whose it is, ? means face down.
    Everybody moves from lower to higher numbers, and from the last space on to 0.

## Streifzug durch

cli-streifzug-red = red { $count }/5
cli-streifzug-blue = blue { $count }/5
cli-streifzug-rung = bell { $sign }
cli-streifzug-dice = Dice: { $dice }
cli-streifzug-dice-left = still to play: { $dice }
cli-streifzug-used = used { $cards }
cli-streifzug-figure = Pawn { $at }
cli-streifzug-with = With { $dice }
cli-streifzug-onto = { $dice }: { $there }
cli-streifzug-ring = { $ring ->
        [o] To the light green ring
        [m] To the turquoise ring
       *[i] To the dark green circle
    }
cli-streifzug-throws = knocks out { $owners }
cli-streifzug-brings = brings { $card }
cli-streifzug-against = Against { $owner }
cli-streifzug-to = Meld { $number }
cli-streifzug-any-meld = Lay out
cli-streifzug-any-add = Add a card
cli-streifzug-any-exchange = Swap a Joker
cli-streifzug-any-mopser = Play a Magpie
cli-streifzug-any-hopser = Play a Hopper
cli-streifzug-help =
    A move may be typed as 5 o2>o7 or 5o2o7: the dice, where from, where to. 4+3 is the sum.
    o2 or bell alone shows every way from there or to there; in the extended game, meld, add, mopser (Magpie) or hopser (Hopper) shows everything of that kind.
    o is the light green ring, m the turquoise one, i the dark green circle, S the start, Z the goal.
    Beside a catch space is the top card of its stack, and below that the number of cards in the stack.
    R5 is a red 5, BJ a blue Joker; P is a Protector, H a Hopper, M a Magpie.
