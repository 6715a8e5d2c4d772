### The words of Dog. English and German have the same ids, attributes and variables.
###
### Seats, colours and signs (colour is never the only sign):
###   seat 0  red     triangle  ▲
###   seat 1  blue    square    ■
###   seat 2  yellow  star      ★
###   seat 3  green   cross     ✚
###   seat 4  violet  crescent  ☾  (with five and six)
###   seat 5  silver  ring      ◉  (with six)
###
### Variables of events and actions:
###   $who            name of the seat that acts; $you: "yes" if the reader sits there, else "no"
###   $owner, $whose  whose man it is: the owner's name, and "self" (a man of the acting seat),
###                   "you" (the reader's, who is not acting) or "other"
###   $other, $others the same two for the second man of a swap
###   $from $to       attributes .from and .to of dog-place
###   $at, $there     attribute .at of dog-place: where the man (the second man) stood
###                   (over: $who and $owner are the winners, the reader first if among them)
###   $count          steps of a man; $back: "yes" if they lead back
###   $left           steps of a seven that are left
###   $card           attribute .one of dog-card-…, in sentences about a card
###   $cards          names of cards, joined as a list
###   $joker          "yes" if the card was a joker; $as: attribute .as of the card it stands for
### Seats, numbers of fields, steps and cards are numbers, never strings.

## The game

dog-name = Dog
dog-tagline = Two teams, eight men, and a seven that sweeps the track
dog-intro = Dog is for four people in two teams. Partners sit opposite each other, swap a card every round, and race their men once round the board. Be quick, be mean, but look out for your partner: you win together or not at all. With rules of our own it is also for two, three, five and six.

## Seats

dog-seat-0 = Red
    .sign = triangle
dog-seat-1 = Blue
    .sign = square
dog-seat-2 = Yellow
    .sign = star
dog-seat-3 = Green
    .sign = cross
dog-seat-4 = Violet
    .sign = crescent
dog-seat-5 = Silver
    .sign = ring

## Cards. The value is a label; .one stands after a verb, .as after "as".

dog-cards = A 2 3 4 5 6 7 8 9 10 J Q K X
dog-card-A = Ace
    .one = an ace
    .as = an ace
dog-card-2 = Two
    .one = a two
    .as = a two
dog-card-3 = Three
    .one = a three
    .as = a three
dog-card-4 = Four
    .one = a four
    .as = a four
dog-card-5 = Five
    .one = a five
    .as = a five
dog-card-6 = Six
    .one = a six
    .as = a six
dog-card-7 = Seven
    .one = a seven
    .as = a seven
dog-card-8 = Eight
    .one = an eight
    .as = an eight
dog-card-9 = Nine
    .one = a nine
    .as = a nine
dog-card-10 = Ten
    .one = a ten
    .as = a ten
dog-card-J = Jack
    .one = a jack
    .as = a jack
dog-card-Q = Queen
    .one = a queen
    .as = a queen
dog-card-K = King
    .one = a king
    .as = a king
dog-card-X = Joker
    .one = a joker
    .as = a joker

dog-card-A-help = Bring a man out, or go 1 or 11 forward
dog-card-2-help = 2 forward
dog-card-3-help = 3 forward
dog-card-4-help = 4 forward or 4 back
dog-card-5-help = 5 forward
dog-card-6-help = 6 forward
dog-card-7-help = 7 single steps forward, shared among your men as you like; whoever stands in the way goes home
dog-card-8-help = 8 forward
dog-card-9-help = 9 forward
dog-card-10-help = 10 forward
dog-card-J-help = Swap one of your men with a man of another seat
dog-card-Q-help = 12 forward
dog-card-K-help = Bring a man out, or go 13 forward
dog-card-X-help = Any card you like

## Places. $kind: "track", "start", "goal" or "kennel". $seat: whose start, goal or kennel.
## $number: the field of the track, or the depth in the goal (4 is the deepest).

dog-place = { $kind ->
        [start] { $seat ->
            [0] red start field
            [1] blue start field
            [2] yellow start field
            [3] green start field
            [4] violet start field
           *[5] silver start field
        }
        [goal] { $seat ->
            [0] red goal field { $number }
            [1] blue goal field { $number }
            [2] yellow goal field { $number }
            [3] green goal field { $number }
            [4] violet goal field { $number }
           *[5] silver goal field { $number }
        }
        [kennel] { $seat ->
            [0] red kennel
            [1] blue kennel
            [2] yellow kennel
            [3] green kennel
            [4] violet kennel
           *[5] silver kennel
        }
       *[track] field { $number }
    }
    .from = { $kind ->
        [start] { $seat ->
            [0] from the red start field
            [1] from the blue start field
            [2] from the yellow start field
            [3] from the green start field
            [4] from the violet start field
           *[5] from the silver start field
        }
        [goal] { $seat ->
            [0] from red goal field { $number }
            [1] from blue goal field { $number }
            [2] from yellow goal field { $number }
            [3] from green goal field { $number }
            [4] from violet goal field { $number }
           *[5] from silver goal field { $number }
        }
        [kennel] { $seat ->
            [0] from the red kennel
            [1] from the blue kennel
            [2] from the yellow kennel
            [3] from the green kennel
            [4] from the violet kennel
           *[5] from the silver kennel
        }
       *[track] from field { $number }
    }
    .to = { $kind ->
        [start] { $seat ->
            [0] to the red start field
            [1] to the blue start field
            [2] to the yellow start field
            [3] to the green start field
            [4] to the violet start field
           *[5] to the silver start field
        }
        [goal] { $seat ->
            [0] to red goal field { $number }
            [1] to blue goal field { $number }
            [2] to yellow goal field { $number }
            [3] to green goal field { $number }
            [4] to violet goal field { $number }
           *[5] to silver goal field { $number }
        }
        [kennel] { $seat ->
            [0] to the red kennel
            [1] to the blue kennel
            [2] to the yellow kennel
            [3] to the green kennel
            [4] to the violet kennel
           *[5] to the silver kennel
        }
       *[track] to field { $number }
    }
    .at = { $kind ->
        [start] { $seat ->
            [0] on the red start field
            [1] on the blue start field
            [2] on the yellow start field
            [3] on the green start field
            [4] on the violet start field
           *[5] on the silver start field
        }
        [goal] { $seat ->
            [0] on red goal field { $number }
            [1] on blue goal field { $number }
            [2] on yellow goal field { $number }
            [3] on green goal field { $number }
            [4] on violet goal field { $number }
           *[5] on silver goal field { $number }
        }
        [kennel] { $seat ->
            [0] in the red kennel
            [1] in the blue kennel
            [2] in the yellow kennel
            [3] in the green kennel
            [4] in the violet kennel
           *[5] in the silver kennel
        }
       *[track] on field { $number }
    }

## A man on the board, as it is read aloud. $fresh: "yes" or "no".

dog-man = { $seat ->
        [0] Red man
        [1] Blue man
        [2] Yellow man
        [3] Green man
        [4] Violet man
       *[5] Silver man
    } { $at }{ $fresh ->
        [yes] , fresh
       *[no] { "" }
    }

## Phases, and what is asked of whom

dog-phase-exchange = Exchange
dog-phase-over = The end
dog-round = Round of { $hand_size }
dog-prompt-exchange = Choose a card to pass on.
dog-prompt-exchange-wait = Waiting for the others to choose their card.
dog-prompt-play = Your turn: choose a card.
dog-prompt-play-wait = It is { $who }’s turn.
dog-prompt-man = Choose a man.
dog-prompt-field = Choose a field.
dog-prompt-swap = Choose the man to swap with.
dog-prompt-joker = Choose the card your joker stands for.
dog-prompt-seven = { $left ->
        [one] One step of your seven is left.
       *[other] { $left } steps of your seven are left.
    }
dog-prompt-seven-wait = { $left ->
        [one] { $who } has one step of the seven left.
       *[other] { $who } has { $left } steps of the seven left.
    }
dog-prompt-fold = You can play none of your cards: choose one to lay down.
dog-cards-held = { $count ->
        [0] no cards
        [one] 1 card
       *[other] { $count } cards
    }

## Events. "-hidden" is what the others are told.

dog-event-starter = { $you ->
        [yes] You begin.
       *[no] { $who } begins.
    }
dog-event-round = { $you ->
        [yes] A new round: { $hand_size } cards each. You start.
       *[no] A new round: { $hand_size } cards each. { $who } starts.
    }
dog-event-reshuffled = { $cards ->
        [one] The played card goes back into the pile.
       *[other] The { $cards } played cards go back into the pile and are shuffled.
    }
dog-event-dealt = { $you ->
        [yes] Your cards: { $cards }.
       *[no] { $who } gets: { $cards }.
    }
dog-event-gave = { $you ->
        [yes] You give { $owner } { $card }.
       *[no] { $who } gives { $owner } { $card }.
    }
dog-event-gave-hidden = { $who } has chosen a card for { $owner }.
dog-event-exchanged = The cards change hands.
dog-event-received = { $you ->
        [yes] { $who } gives you { $card }.
       *[no] { $who } gives { $owner } { $card }.
    }
dog-event-played = { $joker ->
        [yes] { $you ->
            [yes] You play a joker as { $as }.
           *[no] { $who } plays a joker as { $as }.
        }
       *[no] { $you ->
            [yes] You play { $card }.
           *[no] { $who } plays { $card }.
        }
    }
dog-event-came_out = { $whose ->
        [self] { $you ->
            [yes] You bring a man out { $to }.
           *[no] { $who } brings a man out { $to }.
        }
        [you] { $who } brings one of your men out { $to }.
       *[other] { $you ->
            [yes] You bring a man out for { $owner } { $to }.
           *[no] { $who } brings a man out for { $owner } { $to }.
        }
    }
dog-event-moved = { $whose ->
        [self] { $you ->
            [yes] { $back ->
                [yes] You move { $count } back, { $from } { $to }.
               *[no] You move { $count } forward, { $from } { $to }.
            }
           *[no] { $back ->
                [yes] { $who } moves { $count } back, { $from } { $to }.
               *[no] { $who } moves { $count } forward, { $from } { $to }.
            }
        }
        [you] { $back ->
            [yes] { $who } moves your man { $count } back, { $from } { $to }.
           *[no] { $who } moves your man { $count } forward, { $from } { $to }.
        }
       *[other] { $you ->
            [yes] { $back ->
                [yes] You move a man of { $owner } { $count } back, { $from } { $to }.
               *[no] You move a man of { $owner } { $count } forward, { $from } { $to }.
            }
           *[no] { $back ->
                [yes] { $who } moves a man of { $owner } { $count } back, { $from } { $to }.
               *[no] { $who } moves a man of { $owner } { $count } forward, { $from } { $to }.
            }
        }
    }
dog-event-swapped = { $you ->
        [yes] You swap
       *[no] { $who } swaps
    } { $whose ->
        [self] { $you ->
            [yes] your man { $at }
           *[no] their man { $at }
        }
        [you] your man { $at }
       *[other] { $owner }’s man { $at }
    } with { $others ->
        [you] yours { $there }
       *[other] { $other }’s { $there }
    }.
dog-event-sent_home = { $you ->
        [yes] { $whose ->
            [self] You send your own man { $at } home.
           *[other] You send { $owner }’s man { $at } home.
        }
       *[no] { $whose ->
            [self] { $who } sends their own man { $at } home.
            [you] { $who } sends your man { $at } home.
           *[other] { $who } sends { $owner }’s man { $at } home.
        }
    }
dog-event-taken_back = { $you ->
        [yes] You take back the last part of the seven.
       *[no] { $who } takes back the last part of the seven.
    }
dog-event-folded = { $you ->
        [yes] You can play nothing and lay down: { $cards }.
       *[no] { $who } can play nothing and lays down: { $cards }.
    }
dog-event-home = { $you ->
        [yes] All four of your men are in the goal!
       *[no] All four men of { $who } are in the goal!
    }
dog-event-over = { $reason ->
        [guard] The game ends in a draw: it has gone on for too long.
       *[goal] { $you ->
            [yes] You and { $owner } have brought all eight men home. You win!
           *[no] { $who } and { $owner } have brought all eight men home and win.
        }
    }

dog-event-over-alone = { $you ->
        [yes] You have brought all four men home. You win!
       *[no] { $who } has brought all four men home and wins.
    }
dog-event-over-side = { $you ->
        [yes] { $who }: you have brought all { $men } men home. You win!
       *[no] { $who } have brought all { $men } men home and win.
    }

## Actions. With its card in front: dog-action-card, dog-action-joker.

dog-action-give = Give { $card }
dog-action-out = Bring a man out
dog-action-move = Move { $from } { $to }
dog-action-swap = Swap the man { $at } with the man { $there }
dog-action-fold = Lay down { $card }
dog-action-take_back = Take back the last part
dog-action-card = { $name }: { $action }
dog-action-joker = Joker as { $as }: { $action }

## Options

dog-option-teams = Sides
    .help = Who plays together: two who sit opposite each other, every second one round the table, or nobody. With two, three and five everybody plays alone; three against three is for six.
dog-option-teams-pairs = Pairs
dog-option-teams-trios = Three against three
dog-option-teams-alone = Everybody alone
dog-option-exchange = Exchange of cards
    .help = To whom you give a card before each round: your partner, the next in turn, or nobody. Our reading where everybody plays alone: there is no exchange.
dog-option-exchange-partner = With the partner
dog-option-exchange-next = To the next
dog-option-exchange-none = No exchange

dog-option-first = Who begins the first round
    .help = Who begins the first round. After that each round is begun by the next in turn.
dog-option-first-chance = Drawn by lot
dog-option-first-0 = Red
dog-option-fold = If you can play nothing
    .help = By the rulebook your whole hand goes, and you wait for the next deal. The milder way costs one card of your choice each turn.
dog-option-fold-whole_hand = Lay down the whole hand
dog-option-fold-one_card = Lay down one card
dog-option-shuffle = Shuffling
    .help = When the played cards go back among the others: only when the pile is empty, or also each time before six cards are dealt again.
dog-option-shuffle-when_empty = When the pile is empty
dog-option-shuffle-each_cycle = Before every six cards
dog-option-own_on_start = Your own man on the start field
    .help = A man of yours stands on your start field and is not fresh any more: whether another may come out all the same and send it home, or has to wait. Men of others always go home.
dog-option-own_on_start-goes_home = Is sent home
dog-option-own_on_start-bars = Bars the start
dog-option-seven_men = Men in a seven
    .help = How many men may share the steps of a seven.
dog-option-seven_men-any = As many as you like
dog-option-seven_men-two = Two at most
dog-option-seven_win = Winning with a seven
    .help = If a seven brings home the last man of your team: whether all of it has to be used, or steps that are left lapse.
dog-option-seven_win-fits = All of it is used
dog-option-seven_win-ends = The rest lapses
dog-option-strict_fill = Filling the goal
    .help = Whether a man may stop on any goal field that it can reach, or only on the deepest one that is free.
dog-option-strict_fill-off = Any field in reach
dog-option-strict_fill-on = Strictly from the back
dog-option-joker_finish = Joker for the last man
    .help = Whether a joker may bring the last of a seat’s four men into the goal.
dog-option-joker_finish-allowed = Allowed
dog-option-joker_finish-not_last_man = Not allowed
dog-option-seven_rest = Rest of a seven
    .help = If your last man gets home with part of a seven: whether your partner’s men take the remaining steps, or nothing may be left over.
dog-option-seven_rest-partner = Goes to the partner
dog-option-seven_rest-none = Nothing may be left
dog-option-seven_partner = Partners’ men in a seven
    .help = When your partners’ men take steps of a seven: only of its rest, once your last man is home, or always, in any part and in any order.
dog-option-seven_partner-last = After your last man
dog-option-seven_partner-always = Always
dog-option-max_plies = Draw after
    .help = Number of actions after which an endless game is called a draw. 0 means never.

## Refusals

dog-reason-not_your_turn = It is not your turn.
dog-reason-over = The game is over.
dog-reason-unknown_action = That is no action of this game.
dog-reason-no_such_card = You do not hold this card.
dog-reason-not_exchange = Cards are given only before the round is played.
dog-reason-no_exchange = No cards are exchanged at this table.
dog-reason-exchange_only = First everybody passes a card on.
dog-reason-already_given = You have already given a card.
dog-reason-no_man_there = No man stands there.
dog-reason-not_your_man = That man is not yours to move.
dog-reason-not_in_kennel = No man is left in the kennel.
dog-reason-own_on_start = A man of your own still stands on your start field. By the rule of this table no other comes out as long as it does.
dog-reason-start_blocked = A fresh man stands on the start field, so nobody can come out.
dog-reason-start_only = From the kennel a man comes out on its own start field, and nowhere else.
dog-reason-no_way_out = Only an ace, a king or a joker brings a man out.
dog-reason-blocked_by_fresh = A fresh man bars the way.
dog-reason-wrong_distance = This card does not lead there.
dog-reason-lane_jump = In the goal no man jumps over another.
dog-reason-lane_backwards = The goal is entered and crossed forwards only.
dog-reason-lane_fresh = A fresh man cannot turn into the goal: it has to go round first.
dog-reason-lane_too_far = That is more steps than the goal is deep.
dog-reason-leaves_lane = A man in the goal stays in the goal.
dog-reason-strict_fill = The goal is filled from the back: a deeper field is still free.
dog-reason-seven_rest_impossible = The other steps of the seven could not be used up after that.
dog-reason-seven_moved_already = This man has already had its part of the seven.
dog-reason-seven_under_way = First use up the steps of your seven.
dog-reason-seven_not_home = Your partner’s men take steps only when your own last man is home.
dog-reason-seven_two_men = At this table at most two men share a seven.
dog-reason-joker_finish = At this table the joker does not bring the last man home.
dog-reason-swap_fresh = A fresh man cannot be swapped.
dog-reason-swap_own = A jack swaps with a man of another seat.
dog-reason-swap_not_on_track = A jack swaps only men on the track.
dog-reason-must_play = You can play a card, so you have to.
dog-reason-fold_not_allowed = Cards are not laid down singly at this table.
dog-reason-nothing_to_take_back = There is nothing that you can take back.

## The rules, for players

dog-help-sections = aim board round exchange play out fresh hitting cards seven goal jack joker partner end tables
dog-help-aim = You and the person opposite are a team. Each of you has four men. Bring all eight of them round the board and into your goals before the other team does.
    .title = The aim
dog-help-board = The men wait in the kennel, come out on the start field of their colour, and run anticlockwise. The track has 64 fields (with five 80, with three and six 96). Behind each start field four goal fields lead inwards.
    .title = The board
dog-help-round = In the first round everybody gets six cards, then five, four, three and two, and then six again. Each round another seat starts. When nobody has a card left, the next round begins.
    .title = The rounds
dog-help-exchange = Before play you give your partner one card, face down. You see the card that you get when everybody has chosen. Talking about it is not allowed: think about what your partner needs.
    .title = The exchange
dog-help-play = When it is your turn, you play one card and carry it out. If you can play, you must, even if it hurts. If you can play nothing at all, you lay down your whole hand and wait for the next round.
    .title = Your turn
dog-help-out = An ace, a king or a joker brings a man from the kennel to your start field. Another man standing there goes home. If your own fresh man is still there, nobody can come out.
    .title = Coming out
dog-help-fresh = A man that has just come out is fresh until it moves. Nobody can send it home, swap it or pass it, not even your own side. So it guards its field, and sometimes it blocks the whole track.
    .title = Fresh men
dog-help-hitting = If a man stops exactly where another stands, the other goes home to its kennel. That holds for friends as well. Just passing does no harm, except with a seven.
    .title = Sending home
dog-help-cards = Suits do not matter. A number goes that many fields forward; some cards can do something else.
    .title = The cards
    .card = Card
    .meaning = What it does
dog-help-seven = A seven is seven single steps, and you share them among your men as you like. All seven have to be used. Every man that you step on goes home, your own and your partner’s too. Until the last step is made, you can take the parts back.
    .title = The seven
dog-help-goal = From its start field a man can turn into the goal, forwards only and never while it is fresh. Nobody is jumped over in there, and nobody comes out again; men in the goal are safe. The goal is filled from the back. Our reading: a man may stop on any goal field that it reaches without jumping, and move further in with later cards; who wants every goal strictly filled from the back chooses that under “Filling the goal”. If the number is too high for the goal, the man does not get in with it: played all the same, it leads past the goal, and the man has to run another lap.
    .title = The goal
dog-help-jack = A jack swaps one of your men with a man of anybody else, your partner included. Both must be on the track, and neither may be fresh. If the jack is your only playable card, you have to swap.
    .title = The jack
dog-help-joker = A joker is any card you like. You say which when you play it. It may bring your last man home, too.
    .title = The joker
dog-help-partner = When your four men are home, you play your cards with your partner’s men from your next turn on. If your last man gets home with part of a seven, your partner’s men take the other steps. For that your partner must have a man on the track.
    .title = Helping your partner
dog-help-end = The team that has all eight men in the goals wins at once. The last card must fit: a seven wins only if all its steps are used.
    .title = The end
dog-help-tables = The rulebook knows the table of four alone; all else is ours. Two, three and five play everybody alone: nobody exchanges cards, nobody helps, and whoever has four men in the goal wins. Six sit in three pairs, each opposite its partner, or play three against three: then you give your card to your next partner, and whoever is finished plays with the men of the first partner who is not. Five and six play with three packs, 165 cards. A side wins as soon as all its men are home.
    .title = Other tables

## Rulings: the options in groups, and what is no option but not said in the rulebook either

dog-group-table = Other tables
dog-group-round = The round
dog-group-start = Coming out
dog-group-seven = The seven
dog-group-goal = The goal
dog-group-end = So that it ends
dog-rulings = cards M6 M7 S1 S2 S5 S6
dog-ruling-cards = The rulebook names ace, king and joker for coming out, and says what a four and a seven do. What the other cards can do, and that there are 110 of them, is what is usual for Dog.
dog-ruling-M6 = The rulebook wants a man to come past its start twice. Coming out counts as the first time. So a man that has just come out and goes back over its start field with a four may turn into the goal after that, as in the rulebook’s own example.
dog-ruling-M7 = When you play for your partner, a jack swaps one of your partner’s men with somebody else’s.
dog-ruling-S1 = Our rule: the board has an arm of 16 fields for each seat, with two seats four arms, with three six. An arm where nobody sits has neither start nor goal; all its fields are ordinary ones.
dog-ruling-S2 = Our rule: with five and six there are three packs, 165 cards.
dog-ruling-S5 = Our rule: whoever is finished plays with the men of the first partner who is not. Whoever plays alone has won then.
dog-ruling-S6 = Our reading: if part of a seven brings home the last of the men that you are playing with, the rest goes to the next partner who is not finished. That one must have a man on the track. If there is no such partner, the seven must be used up.

dog-odds-no-start-card = of all first hands hold no start card (ace, king, joker).
dog-odds-somebody-without = of all matches begin with at least one who holds none.

## What the rules do, as it is counted over many games: labels in a table

dog-happening-reshuffled = piles shuffled anew
dog-happening-fours_back = fours played backwards
dog-happening-folded = turns without a card to play
dog-happening-cards_folded = cards laid down
dog-happening-men_out = men brought out
dog-happening-men_sent_home = men of opponents sent home
dog-happening-own_sent_home = men of one’s own side sent home
dog-happening-sevens = sevens
dog-happening-sevens_shared = sevens shared among men
dog-happening-swept_by_sevens = men swept home by sevens
dog-happening-men_in = men turning into the goal
dog-happening-swaps = men swapped by jacks
dog-happening-jokers = jokers
dog-happening-partner_served = moves with a partner’s man
dog-happening-ended_guard = games without end (draw)
