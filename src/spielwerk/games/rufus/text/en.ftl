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
###   $who            name of the seat that acts (over: of all who win)
###   $you            "yes" if the reader is $who (over: is one of them), else "no"
###   $owner, $whose  whose stone or card: the owner's name, and "self" (the one of $who),
###                   "you" (the reader's, who is not $who) or "other"
###   $from $to $at   fields in words: what rufus-place says of them
###   $count          how many fields, stones, cards or winners
###   $points         points spent (of a stone: announced); in a prompt: points left
###   $left           what else may be done with them: "all", "fox" (no card any more), "card"
###                   (Rufus has run), "stone" (neither); in a refusal: points left over
###   $value          the number on a trail card or a prize
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
rufus-tagline = A paper chase through the wood, and everybody is hare and hound
rufus-intro = Rufus the fox runs through the wood, and you are all after him. With seven points a turn you lead him on, lay false trails for the others and chase him yourselves. Whoever catches him, and whomever he catches, there is a prize to be had. Who makes the most of seven points?

## Seats. The sign is the animal’s picture.

rufus-seat-0 = Stag
    .sign = stag’s head
rufus-seat-1 = Boar
    .sign = boar’s head
rufus-seat-2 = Badger
    .sign = badger’s head
rufus-seat-3 = Fox
    .sign = fox’s head
rufus-seat-4 = Pheasant
    .sign = pheasant’s head
rufus-fox = Rufus
    .help = Rufus belongs to nobody: whoever’s turn it is may lead him.

## Fields, and what is there, as it is read aloud. $kind: "field", "fox" or "start"; $number: its

## number. A start field is an ordinary field once the game is under way.

rufus-place = { $kind ->
        [fox] fox field { $number }
       *[field] field { $number }
    }
rufus-field-stones = { $count ->
        [one] a stone of { $who }
       *[other] { $count } stones of { $who }
    }
rufus-field-stones-own = { $count ->
        [one] your stone
       *[other] { $count } of your stones
    }
rufus-field-card = a card of { $who }
rufus-field-card-seen = a card of { $who }, { $value }
rufus-field-card-own = your card, { $value }

## Trail cards and prizes

rufus-card = Trail card { $value }
    .one = the { $value }
rufus-card-leads = { $back ->
        [yes] leads { $value } fields back
       *[no] leads { $value } fields forward
    }
rufus-card-keeps = { $back ->
        [yes] kept to the end: +{ $value }
       *[no] kept to the end: −{ $value }
    }
rufus-cards-held = { $count ->
        [0] no cards
        [one] 1 card
       *[other] { $count } cards
    }
rufus-points = { $points ->
        [one] 1 point
       *[other] { $points } points
    }
rufus-points-left = { $points ->
        [one] 1 point left
       *[other] { $points } points left
    }
rufus-prizes = { $count ->
        [0] No prizes left
        [one] The last prize
       *[other] { $count } prizes left
    }
rufus-prize-next = On top: the { $value }
rufus-prize-hidden = Shuffled face down: nobody knows which comes next.
rufus-won = Prizes: { $cards }
rufus-won-none = No prizes yet
rufus-out = Out of the game

## Phases, and what is asked of whom

rufus-phase-over = The end
rufus-prompt-play = { $left ->
        [all] { $points ->
            [one] 1 point left: Rufus, card or stone?
           *[other] { $points } points left: Rufus, card or stone?
        }
        [fox] { $points ->
            [one] 1 point left: Rufus or stone?
           *[other] { $points } points left: Rufus or stone?
        }
        [card] { $points ->
            [one] 1 point left: card or stone?
           *[other] { $points } points left: card or stone?
        }
       *[stone] { $points ->
            [one] 1 point left: move a stone.
           *[other] { $points } points left: move a stone.
        }
    }
rufus-prompt-play-wait = { $points ->
        [one] { $who } is to move: 1 point left.
       *[other] { $who } is to move: { $points } points left.
    }
rufus-prompt-fox = How far does Rufus run?
rufus-prompt-card = Beside which field does { $card } go?
rufus-prompt-stone = Where does the stone go?

## Events. "-hidden" is what the others are told.

rufus-event-first = { $you ->
        [yes] You begin.
       *[no] { $who } begins.
    }
rufus-event-fox_moved = { $you ->
        [yes] { $count ->
            [one] You lead Rufus 1 field on, to { $to }.
           *[other] You lead Rufus { $count } fields on, to { $to }.
        }
       *[no] { $count ->
            [one] { $who } leads Rufus 1 field on, to { $to }.
           *[other] { $who } leads Rufus { $count } fields on, to { $to }.
        }
    }
rufus-event-laid = { $you ->
        [yes] You lay your { $value } beside { $at }.
       *[no] { $who } lays a { $value } beside { $at }.
    }
rufus-event-laid-hidden = { $who } lays a trail card face down beside { $at }.
rufus-event-stone_moved = { $you ->
        [yes] { $count ->
            [one] You move a stone 1 field, from { $from } to { $to }.
           *[other] You move a stone { $count } fields, from { $from } to { $to }.
        }
       *[no] { $count ->
            [one] { $who } moves a stone 1 field, from { $from } to { $to }.
           *[other] { $who } moves a stone { $count } fields, from { $from } to { $to }.
        }
    }
rufus-event-met = { $you ->
        [yes] There the move ends: beside { $at } you find a trail card of { $owner }, { $value }.
       *[no] { $whose ->
            [you] There the move ends: beside { $at } { $who } finds your trail card, { $value }.
           *[other] There the move ends: beside { $at } { $who } finds a trail card of { $owner }, { $value }.
        }
    }
rufus-event-trailed = { $back ->
        [yes] The trail leads { $count } fields back, to { $to }.
       *[no] The trail leads { $count } fields forward, to { $to }.
    }
rufus-event-caught = { $by ->
        [fox] { $count ->
            [one] Rufus catches a stone on { $at }.
           *[other] Rufus catches { $count } stones on { $at }.
        }
       *[stone] { $you ->
            [yes] You have caught Rufus on { $at }!
           *[no] { $who } has caught Rufus on { $at }!
        }
    }
rufus-event-set_back = { $you ->
        [yes] Your stone goes back to your other one, on { $to }.
       *[no] { $who }’s stone goes back to the other one, on { $to }.
    }
rufus-event-won = { $why ->
        [fox_field] { $you ->
            [yes] Rufus has come to { $at }: you win the prize { $value }.
           *[no] Rufus has come to { $at }: { $who } wins the prize { $value }.
        }
        [overtaken] { $you ->
            [yes] The trail leads to Rufus or past him: you win the prize { $value }.
           *[no] The trail leads to Rufus or past him: { $who } wins the prize { $value }.
        }
        [rest] { $you ->
            [yes] The prize { $value } is left for you.
           *[no] The prize { $value } is left for { $who }.
        }
       *[caught] { $you ->
            [yes] You win the prize { $value }.
           *[no] { $who } wins the prize { $value }.
        }
    }
rufus-event-out = { $you ->
        [yes] Rufus has caught both your stones: you are out, and keep your prizes.
       *[no] Rufus has caught both of { $who }’s stones: { $who } is out, and keeps the prizes.
    }
rufus-event-taken_back = { $you ->
        [yes] You take back your last step.
       *[no] { $who } takes back the last step.
    }
rufus-event-over = { $reason ->
        [guard] The game ends in a draw: it has gone on for too long.
        [alone] Nobody is left to chase. { $count ->
            [one] { $you ->
                [yes] You win with { $score } points!
               *[no] { $who } wins with { $score } points.
            }
           *[other] The victory is shared, with { $score } points each: { $who }.
        }
       *[prizes] The last prize is taken. { $count ->
            [one] { $you ->
                [yes] You win with { $score } points!
               *[no] { $who } wins with { $score } points.
            }
           *[other] The victory is shared, with { $score } points each: { $who }.
        }
    }

## Actions

rufus-action-fox = { $count ->
        [one] Lead Rufus 1 field on, to { $to }
       *[other] Lead Rufus { $count } fields on, to { $to }
    }
rufus-action-lay = Lay { $card } beside { $at }
rufus-action-stone = Move the stone from { $from } to { $to }
rufus-action-take_back = Take back the last step

## The score sheet at the end. Numbers have their sign where they may be negative.

rufus-score = How the scores came about
    .won = Prizes
    .hand = Cards in hand
    .laid = Cards laid
    .total = Points
    .help = Of the cards in hand, odd numbers count for you and even ones against you.
rufus-score-sum = { $cards } = { $sum }
rufus-score-none = none
rufus-score-out = out: only prizes count

## Options

rufus-option-fields = Length of the path
    .help = How many fields the path has. More fields make the chase longer.
rufus-option-prizes = Order of the prizes
    .help = In which order the prizes lie, 1 to 19. Shuffled, nobody knows which comes next: good if children play.
rufus-option-prizes-ascending = From 1 up to 19
rufus-option-prizes-descending = From 19 down to 1
rufus-option-prizes-alternating = 1, 19, 3, 17 and so on
rufus-option-prizes-custom = Your own order
rufus-option-prizes-shuffled = Shuffled
rufus-option-prize_order = Your order
    .help = All ten prize cards, the top one first, with spaces between them: 19 1 17 3 15 5 13 7 11 9
rufus-option-first = Who begins
    .help = Who has the first turn. By the rulebook you agree on it among yourselves.
rufus-option-first-chance = Drawn by lot
rufus-option-first-0 = Stag
rufus-option-fox_continues = Where Rufus meets a stone
    .help = Whether Rufus stops there, or may run on with the points that are left and catch more.
rufus-option-fox_continues-off = He stops
rufus-option-fox_continues-on = He may run on
rufus-option-exact_catch = Catching Rufus
    .help = Whether a stone must reach Rufus with the very last point, or may also stop on his field and give away the rest.
rufus-option-exact_catch-on = With the last point
rufus-option-exact_catch-off = With points to spare, too
rufus-option-hard_count = Cards laid
    .help = Whether your cards that nobody has picked up count at the end, like those in your hand.
rufus-option-hard_count-off = Do not count
rufus-option-hard_count-on = Count, too
rufus-option-out_hand_counts = Whoever is out
    .help = Whether the cards of a player who is out count at the end, or only the prizes.
rufus-option-out_hand_counts-off = Only the prizes count
rufus-option-out_hand_counts-on = The cards count, too
rufus-option-survivor_takes_rest = The last one left
    .help = Whether the only player left in the game takes the prizes that are left.
rufus-option-survivor_takes_rest-off = Leaves the rest
rufus-option-survivor_takes_rest-on = Takes the rest
rufus-option-max_plies = Draw after
    .help = Number of actions after which an endless game is called a draw. 0 means never.

## Refusals

rufus-reason-not_your_turn = It is not your turn.
rufus-reason-fox_moved = Rufus has run in this turn already.
rufus-reason-card_laid = You have laid a card in this turn already.
rufus-reason-too_few_points = { $points ->
        [one] You have only one point left: that is not enough.
       *[other] You have only { $points } points left: that is not enough.
    }
rufus-reason-points_left_over = { $left ->
        [one] One point would be left over: a stone moves with all the points that you still have.
       *[other] { $left } points would be left over: a stone moves with all the points that you still have.
    }
rufus-reason-points_lost = After that, points would be left over that you can still use now.
rufus-reason-stone_in_fox_way = Rufus does not run past a stone: he stops where the next one stands.
rufus-reason-fox_no_step = Rufus stands there already. If he is to run, then at least one field.
rufus-reason-no_such_card = You do not hold this card.
rufus-reason-card_there = A trail card lies beside this field already.
rufus-reason-not_behind_fox = Beside Rufus himself no card may lie, only behind him.
rufus-reason-not_before_rearmost = Cards lie only behind Rufus, as far back as just before the others’ rearmost stone.
rufus-reason-no_room = No room for a card: nothing is free between Rufus and the rearmost stone of the others.
rufus-reason-fox_in_way = Rufus is in the way: no stone moves past him.
rufus-reason-fox_needs_last_point = { $left ->
        [one] You catch Rufus only with your last point. Here one would be left over.
       *[other] You catch Rufus only with your last point. Here { $left } would be left over.
    }
rufus-reason-no_stone_there = No stone stands there.
rufus-reason-not_your_stone = That stone is not yours.
rufus-reason-no_such_field = There is no such field on this path.
rufus-reason-over = The game is over.
rufus-reason-unknown_action = That is no action of this game.
rufus-reason-nothing_to_take_back = There is nothing that you can take back.

## The rules, for players

rufus-help-sections = aim path turn fox card stone trail prizes out end
rufus-help-aim = Rufus the fox runs through the wood, and you chase him. There are ten prizes, from 1 to 19. When the last one is taken, the game is over. Who then has the most points, from prizes and from trail cards still in hand, wins.
    .title = The aim
rufus-help-path = The path leads round in a circle, and everybody walks clockwise. Each of you has two stones and eight trail cards, 2 to 9. Rufus begins on one of the two fox fields, your stones 8 and 12 fields behind him. As many stones as like may share a field.
    .title = The path
rufus-help-turn = You have seven points a turn. You may lead Rufus, once. You may lay a trail card, once; it costs one point. And you may move one of your stones; that comes last. You must use up all seven: who moves a stone moves it by all the points that are left. If that can really not be done, you use as many as possible. Until your turn ends, you can take your steps back.
    .title = Your turn
rufus-help-fox = Rufus runs a field for each point. He stops where he comes upon a stone, and never runs past one. What he comes upon is caught: you win a prize, and every stone on that field goes back to the other one of its colour. That may be your own. What a catch is worth, the prize on top of the stack decides.
    .title = Leading Rufus
rufus-help-card = You lay a trail card face down beside a field that has none yet. It must lie behind Rufus and in front of the rearmost stone of the others. Only you know its number. The others see whose card it is.
    .title = Laying a trail
    .card = Card
    .leads = If somebody finds it
    .keeps = If you keep it
rufus-help-stone = A stone walks a field for each point, past other stones, but not past Rufus. If it reaches him with your very last point, you have caught him: you win a prize, and the stone goes back to your other one. If you are fewer than seven fields behind him, spend points on Rufus or on a card first, so that it comes out even. Your own cards are no matter to it.
    .title = Moving a stone
rufus-help-trail = Where a stone comes upon a card of somebody else, its move ends, and points that are left are lost. The card is turned over: an even number leads so many fields forward, an odd one so many back. On this way stones, cards and Rufus do not stop it, and a card where it ends stays where it is. If the trail leads forward onto Rufus or past him, you win a prize, and your stone does not have to go back. A card that has been followed is set aside.
    .title = Finding a trail
rufus-help-prizes = You win a prize for every catch, whether your stone reaches Rufus or he reaches stones. You also win one whenever you lead Rufus to a fox field or past it: that makes half a lap. One step of his may bring you two.
    .title = The prizes
rufus-help-out = If Rufus catches both stones of a colour on one field, its player is out. The prizes won stay and count, the cards in hand do not. Cards that lie on the path still work. If only one of you is left, the game is over.
    .title = Out
rufus-help-end = The game ends with the last prize. Add up your prizes. The cards that you still hold count as well: 3, 5, 7 and 9 for you, 2, 4, 6 and 8 against you. So get rid of your even cards while there is time.
    .title = The end

## In the browser

rufus-prompt-nowhere = This can go nowhere now. Look at a field to see why.
# While the last of a turn is still being shown.
rufus-prompt-wait = It is { $who }’s turn.
# What stands on a plate: values of cards that were met.
rufus-picked = Cards that were met: { $cards }
# On a button; rufus-action-take_back says it in full.
rufus-take-back = Take back
# Where cards on the path count, too.
rufus-score-laid-help = Of the cards in hand and on the path, odd numbers count for you and even ones against you.
rufus-field-start = start field
rufus-field-last = played last
# What could get to a field. $ways: some of the three below.
rufus-ways = What could get here: { $ways }
rufus-ways-none = Nothing can get here this turn. Choose something to see why.
rufus-way-fox = { $points ->
        [one] Rufus, for 1 point
       *[other] Rufus, for { $points } points
    }
rufus-way-stone = { $points ->
        [one] your stone from { $from }, for 1 point
       *[other] your stone from { $from }, for { $points } points
    }
rufus-way-card = one of your cards, for 1 point

## Rulings: the options in groups, and what is no option but not said in the rulebook either

rufus-group-path = Before you start
rufus-group-catches = Catching
rufus-group-points = What counts
rufus-group-end = So that it ends
rufus-rulings = T1 T2 T3 T5 T7
rufus-ruling-T1 = Rufus runs in one go: not a few fields first, then a card, then the rest.
rufus-ruling-T2 = If there really is no way to use all seven points, you use as many as you can. A stone may set out with all its points even if somebody’s card will stop it on the way, and even aim past Rufus if that card stops it before. If the game ends in the middle of your turn, all points count as used; so they do if you go out yourself.
rufus-ruling-T3 = Stones that stand on the field from which Rufus sets out are not caught. They do not stop him either.
rufus-ruling-T5 = What is behind Rufus is counted round the whole path. So a stone that has overtaken him is the rearmost.
rufus-ruling-T7 = On a trail the fields that it leads to count, not the one where it begins.

## What the rules do, as it is counted over many games: labels in a table

rufus-happening-fox_led = times that the fox is led
rufus-happening-caught_by_fox = catches by the fox
rufus-happening-stones_set_back = stones of others set back
rufus-happening-own_set_back = own stones set back
rufus-happening-fox_fields = prizes for fox fields
rufus-happening-cards_laid = trail cards laid
rufus-happening-fox_caught = fox caught by a stone
rufus-happening-cards_met = trail cards come to
rufus-happening-led_forward = trails that lead forward
rufus-happening-led_back = trails that lead back
rufus-happening-overtaken = prizes for trails to the fox or past him
rufus-happening-ended_prizes = games until the last prize
rufus-happening-ended_guard = games without end (draw)
rufus-happening-went_out = players out
rufus-happening-rest_taken = prizes left for the last in the game
rufus-happening-ended_alone = games until one is left
