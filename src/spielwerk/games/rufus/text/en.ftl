### The words of Rufus. English and German have the same ids, attributes and variables.
###
### The hunted fox is called Rufus; the five animals are the seats', and so is "Fox".
### Seats, colours and pictures (colour is never the only sign):
###   seat 0  stag      red
###   seat 1  boar      blue
###   seat 2  badger    black and white
###   seat 3  fox       yellow
###   seat 4  pheasant  violet
###
### Variables:
###   $who            name of the seat that acts, form .nom (over: of all who win)
###   $you            "yes" if the reader is $who (over: is one of them), else "no"
###   $owner, $whose  whose stone or card: the owner's name, form .of, and "self" (the one of
###                   $who), "you" (the reader's, who is not $who) or "other"
###   $from $to $at   fields in words: what rufus-place says of them
###   $count          how many fields, stones, cards or winners
###   $points         points spent (of a stone: announced); in a prompt: points left
###   $left           what else may be done with them: "all", "fox" (no card any more), "card"
###                   (Rufus has run), "stone" (neither); in a refusal: points left over
###   $value          the number on a trail card or a prize card
###   $card           a trail card: attribute .one of rufus-card
###   $back           "yes" if a trail leads backward
###   $by             caught: "fox" (Rufus catches stones) or "stone" (a stone catches Rufus)
###   $why            won: "fox_field", "caught", "overtaken" or "rest"
###   $reason         over: "prizes", "alone" or "guard"
###   $score          points at the end
###   $cards, $sum    a list of numbers, and their sum
### Seats, counts, points, values and scores are numbers, never strings.

## The game

rufus-name = Rufus
rufus-tagline = A paper chase in the woods: everybody hunts and lays trails
rufus-intro = Rufus the fox runs through the woods, and you’re all after him. With 7 move points a turn you lead him, lay false trails and chase him yourself. Catch him, or let him catch somebody: either wins a prize card.

## Seats, as they begin a sentence (.nom) and own something (.of). The sign is the picture.

rufus-seat-0 = Stag
    .nom = Stag
    .of = Stag’s
    .sign = stag’s head
rufus-seat-1 = Boar
    .nom = Boar
    .of = Boar’s
    .sign = boar’s head
rufus-seat-2 = Badger
    .nom = Badger
    .of = Badger’s
    .sign = badger’s head
rufus-seat-3 = Fox
    .nom = Fox
    .of = Fox’s
    .sign = fox’s head
rufus-seat-4 = Pheasant
    .nom = Pheasant
    .of = Pheasant’s
    .sign = pheasant’s head
rufus-fox = Rufus
    .help = Rufus belongs to nobody: whoever’s turn it is may lead him

## Fields, and what is there, as it is read aloud. $kind: "field", "fox" or "start"; $number: its
## number. A start field is an ordinary field once the game is under way.

rufus-place = { $kind ->
        [fox] fox space { $number }
       *[field] space { $number }
    }
rufus-field-stones = { $count ->
        [one] { $owner } stone
       *[other] { $owner } { $count } stones
    }
rufus-field-stones-own = { $count ->
        [one] your stone
       *[other] your { $count } stones
    }
rufus-field-card = { $owner } trail card
rufus-field-card-seen = { $owner } trail card { $value }
rufus-field-card-own = your trail card { $value }

## Trail cards and prizes

rufus-card = Trail card { $value }
    .one = the { $value }
rufus-card-leads = { $back ->
        [yes] sends somebody else’s stone { $value } spaces back
       *[no] sends somebody else’s stone { $value } spaces forward
    }
rufus-card-keeps = { $back ->
        [yes] in hand at the end: plus { $value }
       *[no] in hand at the end: minus { $value }
    }
rufus-cards-held = { $count ->
        [0] no cards
        [one] 1 card
       *[other] { $count } cards
    }
rufus-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
    .scored = { $score ->
        [one] { $score } point
       *[other] { $score } points
    }
rufus-move-points = { $points ->
        [one] 1 move point
       *[other] { $points } move points
    }
rufus-points-left = { $points ->
        [0] No move points left
        [one] 1 move point left
       *[other] { $points } move points left
    }
rufus-prizes = { $count ->
        [0] No prize cards left
        [one] 1 prize card left
       *[other] { $count } prize cards left
    }
rufus-prize-next = On top: the { $value }
rufus-prize-hidden = Shuffled: the top one is face down.
rufus-won = Prize cards: { $cards }
rufus-won-none = No prize cards
rufus-out = Out of the game

## Phases, and what is asked of whom

rufus-phase-over = Game over
rufus-prompt-play = { $left ->
        [all] { $points ->
            [one] 1 move point left: Rufus, card or stone?
           *[other] { $points } move points left: Rufus, card or stone?
        }
        [fox] { $points ->
            [one] 1 move point left: Rufus or stone?
           *[other] { $points } move points left: Rufus or stone?
        }
        [card] { $points ->
            [one] 1 move point left: card or stone?
           *[other] { $points } move points left: card or stone?
        }
       *[stone] { $points ->
            [one] 1 move point left: move a stone.
           *[other] { $points } move points left: move a stone.
        }
    }
rufus-prompt-play-wait = { $points ->
        [one] { $who }’s turn: 1 move point left.
       *[other] { $who }’s turn: { $points } move points left.
    }
rufus-prompt-fox = How far does Rufus run?
rufus-prompt-card = Beside which space does { $card } go?
rufus-prompt-stone = Where does the stone go?

## Events. "-hidden" is what the others are told.

rufus-event-first = { $you ->
        [yes] You start.
       *[no] { $who } starts.
    }
rufus-event-fox_moved = { $you ->
        [yes] { $count ->
            [one] You lead Rufus 1 space on, to { $to }.
           *[other] You lead Rufus { $count } spaces on, to { $to }.
        }
       *[no] { $count ->
            [one] { $who } leads Rufus 1 space on, to { $to }.
           *[other] { $who } leads Rufus { $count } spaces on, to { $to }.
        }
    }
rufus-event-laid = { $you ->
        [yes] You lay your { $value } beside { $at }.
       *[no] { $who } lays { $value ->
            [8] an 8
           *[other] a { $value }
        } beside { $at }.
    }
rufus-event-laid-hidden = { $who } lays a trail card face down beside { $at }.
rufus-event-stone_moved = { $you ->
        [yes] { $count ->
            [one] You move a stone 1 space, from { $from } to { $to }.
           *[other] You move a stone { $count } spaces, from { $from } to { $to }.
        }
       *[no] { $count ->
            [one] { $who } moves a stone 1 space, from { $from } to { $to }.
           *[other] { $who } moves a stone { $count } spaces, from { $from } to { $to }.
        }
    }
rufus-event-met = { $you ->
        [yes] You find { $owner } trail card { $value } beside { $at }. Your turn ends.
       *[no] { $whose ->
            [you] { $who } finds your trail card { $value } beside { $at }. The turn ends.
           *[other] { $who } finds { $owner } trail card { $value } beside { $at }.
        }
    }
rufus-event-trailed = { $back ->
        [yes] The trail leads { $count } spaces back, to { $to }.
       *[no] The trail leads { $count } spaces forward, to { $to }.
    }
rufus-event-caught = { $by ->
        [fox] { $count ->
            [one] Rufus catches a stone on { $at }.
           *[other] Rufus catches { $count } stones on { $at }.
        }
       *[stone] { $you ->
            [yes] You catch Rufus on { $at }!
           *[no] { $who } catches Rufus on { $at }!
        }
    }
rufus-event-set_back = { $you ->
        [yes] Your stone goes to your other one on { $to }.
       *[no] { $owner } stone goes to the other one on { $to }.
    }
rufus-event-won = { $why ->
        [fox_field] { $you ->
            [yes] Rufus reaches { $at }: you win prize card { $value }.
           *[no] Rufus reaches { $at }: { $who } wins prize card { $value }.
        }
        [overtaken] { $you ->
            [yes] The trail reaches Rufus: you win prize card { $value }.
           *[no] The trail reaches Rufus: { $who } wins prize card { $value }.
        }
        [rest] { $you ->
            [yes] At the end, you also get prize card { $value }.
           *[no] At the end, { $who } also gets prize card { $value }.
        }
       *[caught] { $you ->
            [yes] You win prize card { $value }.
           *[no] { $who } wins prize card { $value }.
        }
    }
rufus-event-out = { $you ->
        [yes] Rufus catches both your stones: you’re out, but you keep your prize cards.
       *[no] { $who } is out but keeps their prize cards: Rufus catches both stones.
    }
rufus-event-taken_back = { $you ->
        [yes] You undo your last step.
       *[no] { $who } undoes the last step.
    }
rufus-event-over = { $reason ->
        [guard] The game ends in a draw: the action limit is reached.
        [alone] Too few are left for the chase. { $count ->
            [one] { $you ->
                [yes] You win with { rufus-points.scored }!
               *[no] { $who } wins with { rufus-points.scored }.
            }
           *[other] { $who } share the win with { rufus-points.scored } each.
        }
       *[prizes] The last prize card is gone. { $count ->
            [one] { $you ->
                [yes] You win with { rufus-points.scored }!
               *[no] { $who } wins with { rufus-points.scored }.
            }
           *[other] { $who } share the win with { rufus-points.scored } each.
        }
    }

## Actions

rufus-action-fox = { $count ->
        [one] Lead Rufus 1 space on, to { $to }
       *[other] Lead Rufus { $count } spaces on, to { $to }
    }
rufus-action-lay = Lay trail card { $value } beside { $at }
rufus-action-stone = Move the stone from { $from } to { $to }
rufus-action-stone-met = Move from { $from } to { $owner } card beside { $to }
rufus-action-take_back = Undo the last step

## The score sheet at the end. Numbers have their sign where they may be negative.

rufus-score = How the scores add up
    .won = Prize cards
    .hand = Cards in hand
    .laid = Cards laid
    .total = Points
    .help = Of the cards in hand, odd numbers count for you and even ones against you.
rufus-score-sum = { $cards } = { $sum }
rufus-score-none = none
rufus-score-out = out: only prize cards count

## Options

rufus-option-fields = Length of the path
    .help = How many spaces the path has. The rulebook doesn’t say; more spaces make the chase longer.
rufus-option-prizes = Order of the prize cards
    .help = How the prize cards 1, 3, 5 and so on up to 19 are stacked. If they’re shuffled, nobody knows which comes next: good when children play.
rufus-option-prizes-ascending = From 1 up to 19
rufus-option-prizes-descending = From 19 down to 1
rufus-option-prizes-alternating = 1, 19, 3, 17 …
rufus-option-prizes-custom = Your own order
rufus-option-prizes-shuffled = Shuffled
rufus-option-prize_order = Your order
    .help = All ten prize cards, the top one first, with spaces between them: 19 1 17 3 15 5 13 7 11 9
rufus-option-first = Who starts
    .help = The rulebook lets you agree on it among yourselves.
rufus-option-first-chance = At random
rufus-option-first-0 = Stag
rufus-option-fox_continues = Rufus meets a stone
    .help = He stops there, as he may not pass it. Or he may run on with the move points that are left and catch more.
rufus-option-fox_continues-off = He stops
rufus-option-fox_continues-on = He may run on
rufus-option-exact_catch = Catching Rufus
    .help = Our reading: your stone must reach Rufus with exactly the last move point. Milder: it stops where he is, and you lose the rest.
rufus-option-exact_catch-on = On the last move point
rufus-option-exact_catch-off = Even with some left
rufus-option-hard_count = Cards laid
    .help = The rulebook’s stricter way of scoring: cards you’ve laid that nobody has picked up count as well, like those in your hand.
rufus-option-hard_count-off = Don’t count
rufus-option-hard_count-on = Count as well
rufus-option-out_hand_counts = Players who are out
    .help = In the rulebook only their prize cards count. Milder: their trail cards count as everybody’s do.
rufus-option-out_hand_counts-off = Only prize cards
rufus-option-out_hand_counts-on = Trail cards count, too
rufus-option-survivor_takes_rest = The last colour left
    .help = Do you get the remaining prize cards if nobody else is left in the game? The rulebook doesn’t say.
rufus-option-survivor_takes_rest-off = Doesn’t get the rest
rufus-option-survivor_takes_rest-on = Gets the rest
rufus-option-max_plies = Action limit
    .help = After this many actions, the game ends in a draw: an emergency brake for games that would otherwise never end. 0 means no limit.

## Refusals

rufus-reason-not_your_turn = It’s not your turn.
rufus-reason-fox_moved = Rufus has already moved this turn.
rufus-reason-card_laid = You’ve already laid a card this turn.
rufus-reason-too_few_points = { $points ->
        [one] With 1 move point left, that’s too far clockwise: choose a nearer space.
       *[other] With { $points } move points left, that’s too far clockwise: choose a nearer space.
    }
rufus-reason-points_left_over = { $left ->
        [one] 1 move point would be left over: a stone uses all that you still have.
       *[other] { $left } move points would be left over: a stone uses all that you still have.
    }
rufus-reason-points_lost = That would leave move points unused. There’s a way to use more of them.
rufus-reason-stone_in_fox_way = Rufus doesn’t run past a stone. He stops where the next one stands.
rufus-reason-fox_no_step = Rufus is already there. If you lead him, he moves at least one space.
rufus-reason-no_such_card = You don’t have this card.
rufus-reason-card_there = There’s already a trail card beside this space.
rufus-reason-not_behind_fox = You can’t lay a card beside Rufus, only behind him.
rufus-reason-not_before_rearmost = Lay cards only behind Rufus and in front of the others’ rearmost stone.
rufus-reason-no_room = No room for a card: no space between Rufus and the others’ rearmost stone is free.
rufus-reason-fox_in_way = Rufus is in the way: move points never take your stone past him.
rufus-reason-fox_needs_last_point = { $left ->
        [one] You only catch Rufus with your last move point. Here 1 would be left over.
       *[other] You only catch Rufus with your last move point. Here { $left } would be left over.
    }
rufus-reason-no_stone_there = There’s no stone there.
rufus-reason-not_your_stone = That’s not your stone.
rufus-reason-no_such_field = There’s no such space on this path.
rufus-reason-over = The game is over.
rufus-reason-unknown_action = That isn’t a possible move.
rufus-reason-nothing_to_take_back = There’s nothing to undo.

## Told when it first matters, to who is new to the game: rules and dangers, never advice

rufus-note-aim = Catch Rufus the fox for points: whoever has the most points wins.
rufus-note-points = Use all 7 move points. A stone always moves last: that ends your turn.
rufus-note-together = Careful: if Rufus catches both your stones on one space, you’re out.
rufus-note-catch = If your stone reaches Rufus with the last move point, you win a prize card.
rufus-note-lead = Lead Rufus to a fox space or to a stone: that wins a prize card.
rufus-note-trail = A trail card stops your stone here: an even one sends it forward, an odd one back.
rufus-note-cards = Few prize cards left: cards with even numbers in your hand count against you.
rufus-note-lay = A trail card costs 1 move point and diverts only the others’ stones.

## The rules, for players

rufus-help-sections = aim path turn points fox card stone catch trail overtaking prizes out end
rufus-help-aim = Rufus the fox runs through the woods, and you chase him. There are ten prize cards: 1, 3, 5 and so on up to 19. The last one ends the game, and whoever has the most points wins.
    .title = The aim
rufus-help-path = The path is a ring; everybody moves clockwise. Each of you has two stones and eight trail cards, 2 to 9. Rufus starts on one of two fox spaces. { $fields ->
        [60] Our reading: the path has 60 spaces (house rule “{ rufus-option-fields }”), and your stones start 8 and 12 behind him.
       *[other] At this table the path has { $fields } spaces; your stones start 8 and 12 spaces behind him (our reading).
    } Any number of stones may share a space.
    .title = The path
rufus-help-turn = You have 7 move points a turn. You may lead Rufus once and lay one trail card, which costs 1 move point, in either order. Last of all you may move one of your stones. Until your turn ends, you can undo your steps{ $prizes ->
        [shuffled] , but never one that turned up a prize card.
       *[other] .
    }
    .title = Your turn
rufus-help-points = All 7 move points must be used: if you move a stone, it uses up all that are left. You only lose any at somebody else’s trail card{ $exact_catch ->
        [off] , or at this table if your stone reaches Rufus early.
       *[on] .
    } Our reading: if you really can’t use all 7, you use as many as you can.
    .title = Move points
rufus-help-fox = Rufus runs one space per move point and never passes a stone. Stones that he meets are caught, even your own: you win a prize card, just one for several stones on a space, and each goes to the other stone of its colour. { $fox_continues ->
        [on] At this table he may then run on.
       *[off] Our reading (house rule “{ rufus-option-fox_continues }”): he stops there.
    }
    .title = Leading Rufus
rufus-help-card = You lay a trail card face down beside a space that has none yet: behind Rufus and in front of the others’ rearmost stone. It does nothing to stones already on that space. Only you know its number. The others see whose card it is.
    .title = Laying a trail
    .card = Card
    .leads = If you lay it
    .keeps = If you keep it
rufus-help-stone = A stone moves one space per move point, past other stones, but not past Rufus. Your own cards don’t affect it. If it reaches Rufus, you’ve caught him: you win a prize card, and the stone goes back to your other one.
    .title = Moving a stone
rufus-help-catch = { $exact_catch ->
        [off] At this table your stone may reach Rufus with move points to spare: it stops where he is, and the rest is lost.
       *[on] Our reading (house rule “{ rufus-option-exact_catch }”): your stone must reach Rufus with exactly the last move point, because all 7 are used. If it’s fewer than 7 spaces behind him, spend move points on Rufus or on a card first.
    }
    .title = Catching Rufus
rufus-help-trail = If your stone comes to somebody else’s card, your turn ends, and any move points left are lost. The card is turned over: an even number sends your stone that many spaces forward, an odd one back, past stones, cards and Rufus. A card beside the space where the trail ends does nothing, and stays.
    .title = Following a trail
rufus-help-overtaking = If a trail leads forward to Rufus or past him, you win a prize card, and your stone doesn’t have to go back. If it leads backwards to him or past him, you win nothing. A card that somebody has followed is set aside.
    .title = A trail to Rufus
rufus-help-prizes = You win a prize card for every catch, whether your stone reaches Rufus or he meets stones. You also win one whenever you lead Rufus to a fox space or past it. A single run can bring you more than one. { $prizes ->
        [ascending] They lie in order: the 1 on top, the 19 at the bottom.
        [descending] At this table the 19 lies on top, the 1 at the bottom.
        [alternating] At this table they lie 1, 19, 3, 17, 5 and so on.
        [custom] At this table they lie like this: { $prize_order }.
       *[shuffled] At this table they’re shuffled: nobody knows which comes next.
    }
    .title = The prize cards
rufus-help-out = If Rufus catches both stones of a colour on the same space, that colour is out. { $out_hand_counts ->
        [on] At this table its trail cards count, too, as everybody’s do.
       *[off] Its prize cards count, its trail cards don’t.
    } Cards on the path still work. Our reading: if only one colour is left, the game ends{ $survivor_takes_rest ->
        [on] ; at this table that colour gets the prize cards that are left.
       *[off] .
    }
    .title = Out of the game
rufus-help-end = The game ends with the last prize card. Add up your prize cards. { $hard_count ->
        [on] At this table the trail cards still in your hand count, and so do those you’ve laid that nobody has picked up: 3, 5, 7 and 9 for you, 2, 4, 6 and 8 against you.
       *[off] The trail cards still in your hand count as well: 3, 5, 7 and 9 for you, 2, 4, 6 and 8 against you. So lay your even cards while there’s time.
    }
    .title = The end

## In the browser

rufus-prompt-nowhere = That’s not possible now. Tap a space to see why.
# While the last of a turn is still being shown.
rufus-prompt-wait = { $who }’s turn.
# What stands on a plate: values of cards that were met.
rufus-picked = Trail cards picked up by others: { $cards }
# On a button; rufus-action-take_back says it in full.
rufus-take-back = Undo
# Where cards on the path count, too.
rufus-score-laid-help = Of the cards in hand and on the path, odd numbers count for you and even ones against you.
rufus-field-start = start space
rufus-field-last = part of the last move
# What could get to a field. $ways: some of the three below.
rufus-ways = What could get here: { $ways }
rufus-ways-none = Nothing can get here just now. First choose what to move or lay.
rufus-way-fox = { $points ->
        [one] Rufus for 1 move point
       *[other] Rufus for { $points } move points
    }
rufus-way-stone = { $points ->
        [one] your stone from { $from } for 1 move point
       *[other] your stone from { $from } for { $points } move points
    }
rufus-way-card = one of your cards for 1 move point
# Of a stone: whose card is on its way.
rufus-way-met = { $owner } trail card will stop your stone on { $at }

## Rulings: the options in groups, and what is no option but not said in the rulebook either

rufus-group-path = Before you start
rufus-group-catches = Catching
rufus-group-points = What counts
rufus-group-end = Ending the game
rufus-rulings = B T1 T2 T3 T5 T7 E3
rufus-ruling-B = Only the board, which we don’t have, shows how many spaces the path has and where the start spaces are. Our reading: your stones start 8 and 12 spaces behind Rufus. That the fox spaces are half a lap apart follows from the rulebook.
rufus-ruling-T1 = Rufus runs in one go: not a few spaces first, then a card, then the rest.
rufus-ruling-T2 = If you can’t use all 7, you use as many move points as you can. If somebody else’s card lies 2 spaces ahead, your stone may set out with all 7, even if Rufus is only 5 spaces away. If the game ends or you go out, all of them count as used.
rufus-ruling-T3 = Stones that stand on the space from which Rufus sets out aren’t caught. They don’t stop him either.
rufus-ruling-T5 = “Behind Rufus” goes all the way round the path. So a stone that has just overtaken him is the rearmost.
rufus-ruling-T7 = The card’s own space isn’t part of the trail. If Rufus is there, your stone has already caught him, and the card stays.
rufus-ruling-E3 = If only one colour is left, the game ends at once. The rulebook says only that the chase is over for the others.

## What the rules do, as it is counted over many games: labels in a table

rufus-happening-fox_led = runs by Rufus
rufus-happening-caught_by_fox = catches by Rufus
rufus-happening-stones_set_back = other players’ stones caught by Rufus
rufus-happening-own_set_back = own stones caught by Rufus
rufus-happening-fox_fields = prize cards for fox spaces
rufus-happening-cards_laid = trail cards laid
rufus-happening-fox_caught = catches by a stone
rufus-happening-cards_met = trail cards picked up
rufus-happening-led_forward = trails that lead forward
rufus-happening-led_back = trails that lead back
rufus-happening-overtaken = prize cards for trails to Rufus
rufus-happening-ended_prizes = games ended by the last prize card
rufus-happening-ended_guard = games cut off (draw)
rufus-happening-went_out = colours that went out
rufus-happening-rest_taken = prize cards left over for the last colour
rufus-happening-ended_alone = games ended with at most one colour left

# What speaks for an action: “it” is the move; $you: whether its player reads this

rufus-because-meets = But another player’s trail card stops the stone, then leads it forward or back.
rufus-because-runs_on = But after that, every move runs a stone onto another player’s trail card.
rufus-because-gives = In hand, even cards cost points at the end. But this one can lead others to Rufus and a prize card.
rufus-because-even = In hand, even cards cost points at the end. But whoever finds this one goes forward.
rufus-because-odd = Whoever finds this odd card has to go back. But in hand it would score at the end.
rufus-because-prize = It wins a prize card.
rufus-because-more = After that, a prize card can still be won this turn.
rufus-because-others = After that, nobody else can win a prize card as easily as after other moves.
rufus-because-safe =
    After that, Rufus can be led to fewer of { $you ->
        [yes] your
       *[no] the player’s
    } stones than after other moves.
rufus-because-near = It brings a stone closer to Rufus than other moves do.
rufus-because-rear = It moves the rear stone up.
