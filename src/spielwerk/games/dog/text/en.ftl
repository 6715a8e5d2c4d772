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
###   $owner, $whose  whose piece it is: the owner's name, and "self" (a piece of the acting seat),
###                   "you" (the reader's, who is not acting) or "other"
###   $other, $others the same two for the second piece of a swap
###   $from $to       attributes .from and .to of dog-place
###   $at, $there     attribute .at of dog-place: where the piece (the second piece) stood
###                   (over: $who and $owner are the winners, the reader first if among them)
###   $count          steps of a piece; $back: "yes" if they lead back
###   $left           steps of a seven that are left
###   $card           attribute .one of dog-card-…, in sentences about a card
###   $cards          names of cards, joined as a list
###   $joker          "yes" if the card was a joker; $as: attribute .as of the card it stands for
### Seats, numbers of spaces, steps and cards are numbers, never strings.

## The game

dog-name = Dog
dog-tagline = Out, round the board and in, and a seven that clears the way
dog-intro = Dog is for four in two teams: you sit opposite your partner, exchange a card every round and race your pieces round the board into the goal. You win together or not at all. Two, three, five or six of you can play, too.

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

dog-card-A-help = Bring a piece out, or move 1 or 11 forward
dog-card-2-help = 2 forward
dog-card-3-help = 3 forward
dog-card-4-help = 4 forward or 4 back
dog-card-5-help = 5 forward
dog-card-6-help = 6 forward
dog-card-7-help = 7 single steps forward, for one piece or to share out; any piece passed or hit goes to its kennel
dog-card-8-help = 8 forward
dog-card-9-help = 9 forward
dog-card-10-help = 10 forward
dog-card-J-help = Swap one of your pieces with another player’s piece
dog-card-Q-help = 12 forward
dog-card-K-help = Bring a piece out, or move 13 forward
dog-card-X-help = Any card you like
# Said of the card of the own hand that was given last.
dog-card-new = just received

## Places. $kind: "track", "start", "goal" or "kennel". $seat: whose start, goal or kennel.
## $number: the space of the track, or the depth in the goal (4 is the deepest); of a kennel which of
## its four, or 0 if it is not asked which.

# The colour of a seat as it stands before a place, in each of its forms.
dog-colour = { $seat ->
        [0] red
        [1] blue
        [2] yellow
        [3] green
        [4] violet
       *[5] silver
    }
    .weak = { dog-colour }
    .dative = { dog-colour }
    .piece = { $seat ->
        [0] Red piece
        [1] Blue piece
        [2] Yellow piece
        [3] Green piece
        [4] Violet piece
       *[5] Silver piece
    }

# Which of the four places of a kennel.
dog-kennel-place = { $number ->
        [0] { "" }
       *[other] , space { $number } of 4
    }

dog-place = { $kind ->
        [start] { dog-colour } start space
        [goal] { dog-colour } goal space { $number }
        [kennel] { dog-colour } kennel{ dog-kennel-place }
       *[track] space { $number }
    }
    .from = { $kind ->
        [start] from the { dog-colour } start space
        [goal] from goal space { $number }
        [kennel] from the { dog-colour } kennel{ dog-kennel-place }
       *[track] from space { $number }
    }
    .to = { $kind ->
        [start] to the { dog-colour } start space
        [goal] to goal space { $number }
        [kennel] to the { dog-colour } kennel{ dog-kennel-place }
       *[track] to space { $number }
    }
    .at = { $kind ->
        [start] on the { dog-colour } start space
        [goal] on goal space { $number }
        [kennel] in the { dog-colour } kennel{ dog-kennel-place }
       *[track] on space { $number }
    }

## A piece on the board, as it is read aloud. $fresh: "yes" or "no".

dog-man = { dog-colour.piece } { $at }{ $fresh ->
        [yes] , fresh
       *[no] { "" }
    }

## Phases, and what is asked of whom

dog-phase-exchange = Exchange
dog-phase-over = Game over
dog-round = Round: { $hand_size } cards
dog-prompt-exchange = Choose a card to give.
dog-prompt-exchange-for = Choose a card for { $who }.
dog-prompt-exchange-partner = Choose a card for your partner { $who }.
dog-prompt-exchange-wait = Waiting until everybody has chosen a card.
dog-prompt-play = Your turn: choose a card.
dog-prompt-play-wait = { $who }’s turn.
dog-prompt-man = Choose a piece.
dog-prompt-man-first = First tap the piece that should go there.
dog-prompt-field = Choose a space.
dog-prompt-swap = Choose the piece to swap with.
dog-swap = Swap
dog-prompt-joker = Choose the card your joker stands for.
dog-prompt-seven = { $left ->
        [one] You have 1 step of your seven left.
       *[other] You have { $left } steps of your seven left.
    }
dog-prompt-seven-wait = { $left ->
        [one] { $who } has 1 step of the seven left.
       *[other] { $who } has { $left } steps of the seven left.
    }
dog-prompt-fold = You can’t play any card: choose one to discard.
dog-cards-held = { $count ->
        [0] no cards
        [one] 1 card
       *[other] { $count } cards
    }

## Events. "-hidden" is what the others are told.

dog-event-starter = { $you ->
        [yes] You start.
       *[no] { $who } starts.
    }
dog-event-round = { $you ->
        [yes] A new round: { $hand_size } cards each. You start.
       *[no] A new round: { $hand_size } cards each. { $who } starts.
    }
dog-event-reshuffled = { $cards ->
        [one] The one discarded card is shuffled back in.
       *[other] The { $cards } discarded cards are shuffled back in.
    }
dog-event-dealt = { $you ->
        [yes] Your cards: { $cards }.
       *[no] { $who } gets: { $cards }.
    }
dog-event-gave = { $you ->
        [yes] You choose { $card } for { $owner }.
       *[no] { $who } chooses { $card } for { $owner }.
    }
dog-event-gave-hidden = { $whose ->
        [you] { $who } chooses a card for you.
       *[other] { $who } chooses a card for { $owner }.
    }
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
            [yes] You bring a piece out { $to }.
           *[no] { $who } brings a piece out { $to }.
        }
        [you] { $who } brings one of your pieces out { $to }.
       *[other] { $you ->
            [yes] You bring one of { $owner }’s pieces out { $to }.
           *[no] { $who } brings one of { $owner }’s pieces out { $to }.
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
            [yes] { $who } moves your piece { $count } back, { $from } { $to }.
           *[no] { $who } moves your piece { $count } forward, { $from } { $to }.
        }
       *[other] { $you ->
            [yes] { $back ->
                [yes] You move { $owner }’s piece { $count } back, { $from } { $to }.
               *[no] You move { $owner }’s piece { $count } forward, { $from } { $to }.
            }
           *[no] { $back ->
                [yes] { $who } moves { $owner }’s piece { $count } back, { $from } { $to }.
               *[no] { $who } moves { $owner }’s piece { $count } forward, { $from } { $to }.
            }
        }
    }
dog-event-swapped = { $you ->
        [yes] You swap
       *[no] { $who } swaps
    }{ $whose ->
        [self] { "" }
        [you] { " " }your piece
       *[other] { " " }{ $owner }’s piece
    } with { $others ->
        [you] you
       *[other] { $other }
    }: { $here }, { $there }.
dog-event-sent_home = { $you ->
        [yes] { $whose ->
            [self] You send your own piece { $at } back to the kennel.
           *[other] You send { $owner }’s piece { $at } back to the kennel.
        }
       *[no] { $whose ->
            [self] { $who } sends their own piece { $at } back to the kennel.
            [you] { $who } sends your piece { $at } back to the kennel.
           *[other] { $who } sends { $owner }’s piece { $at } back to the kennel.
        }
    }
dog-event-taken_back = { $you ->
        [yes] You undo the last part of the seven.
       *[no] { $who } undoes the last part of the seven.
    }
dog-event-folded = { $you ->
        [yes] You can’t play, so you discard: { $cards }.
       *[no] { $who } can’t play and discards: { $cards }.
    }
dog-event-home = { $you ->
        [yes] All four of your pieces are in the goal!
       *[no] All four of { $who }’s pieces are in the goal!
    }
dog-event-over = { $reason ->
        [guard] The game ends in a draw: the action limit is reached.
       *[goal] { $you ->
            [yes] You and { $owner } have all eight pieces in the goal. You win!
           *[no] { $who } and { $owner } have all eight pieces in the goal and win.
        }
    }

dog-event-over-alone = { $you ->
        [yes] You have all four pieces in the goal. You win!
       *[no] { $who } has all four pieces in the goal and wins.
    }
dog-event-over-side = { $you ->
        [yes] You win: all { $men } pieces of your team are in the goal!
       *[no] { $who } have all { $men } pieces in the goal and win.
    }

## Actions. With its card in front: dog-action-card, dog-action-joker.

dog-action-give = Give { $card }
dog-action-out = Bring a piece out
dog-action-move = Move { $from } { $to }
dog-action-swap = Swap the pieces ({ $here } and { $there })
dog-action-fold = Discard { $card }
dog-action-take_back = Undo
dog-action-card = { $name }: { $action }
dog-action-joker = Joker as { $as }: { $action }

## Options

dog-option-teams = Who plays together
    .help = In pairs, partners sit opposite each other. Three against three is for six, in alternate seats. With two, three or five players it’s all against all.
dog-option-teams-pairs = Pairs
dog-option-teams-trios = Three against three
dog-option-teams-alone = All against all
dog-option-exchange = Card exchange
    .help = Who do you give a card to before each round? In the rulebook, your partner. If it’s all against all, there’s usually no exchange.
dog-option-exchange-partner = To your partner
dog-option-exchange-next = To the next player
dog-option-exchange-none = No exchange

dog-option-first = Who starts
    .help = Each round, the next player in turn order starts. The rulebook doesn’t say who starts the first round.
dog-option-first-chance = At random
dog-option-first-0 = Red
dog-option-fold = If you can’t play any card
    .help = In the rulebook you discard your whole hand and wait for the next round. Milder: each turn you discard just one card of your choice.
dog-option-fold-whole_hand = Discard the whole hand
dog-option-fold-one_card = Discard one card
dog-option-shuffle = Shuffling
    .help = Are discarded cards shuffled back in only when the draw pile is empty, or also before each round of 6 cards? The rulebook doesn’t say.
dog-option-shuffle-when_empty = When the pile is empty
dog-option-shuffle-each_cycle = Before 6-card rounds
dog-option-own_on_start = Your own piece on the start space
    .help = Another piece wants to come out, and the first is no longer fresh: does the first go to the kennel or block the start space? The rulebook doesn’t say.
dog-option-own_on_start-goes_home = Goes to the kennel
dog-option-own_on_start-bars = Blocks the start space
dog-option-seven_men = Pieces in a seven
    .help = How many pieces may share the steps of a seven? The rulebook doesn’t say.
dog-option-seven_men-any = As many as you like
dog-option-seven_men-two = Two at most
dog-option-seven_win = Winning with a seven
    .help = A seven brings in the last piece needed to win: must all 7 steps be used, or is the rest lost? The rulebook doesn’t say.
dog-option-seven_win-fits = Only if all 7 are used
dog-option-seven_win-ends = The rest is lost
dog-option-strict_fill = Filling the goal
    .help = In the rulebook, “from back to front”. Our reading: any goal space you reach without jumping. Strict: only the deepest free one.
dog-option-strict_fill-off = Any space in reach
dog-option-strict_fill-on = Strictly from the back
dog-option-joker_finish = Joker for the last piece
    .help = In the rulebook a joker may bring even your last piece into the goal. Stricter: for that you need the right card.
dog-option-joker_finish-allowed = Allowed
dog-option-joker_finish-not_last_man = Not allowed
dog-option-seven_rest = Rest of a seven
    .help = Your last piece gets into the goal and steps are left: do your partner’s pieces take all of them, or must the seven fit exactly?
dog-option-seven_rest-partner = Goes to the partner
dog-option-seven_rest-none = Not allowed
dog-option-seven_partner = Partners’ pieces in a seven
    .help = Do they move only the rest, once your last piece is in the goal, or always, in any part and in any order?
dog-option-seven_partner-last = Only for the rest
dog-option-seven_partner-always = Always
dog-option-max_plies = Action limit
    .help = After this many actions, the game ends in a draw: an emergency brake for games that would otherwise never end. 0 means no limit.

## Refusals

dog-reason-not_your_turn = It’s not your turn.
dog-reason-over = The game is over.
dog-reason-unknown_action = That isn’t a possible move.
dog-reason-no_such_card = You don’t have this card.
dog-reason-not_exchange = Cards are only exchanged before the round is played.
dog-reason-no_exchange = No cards are exchanged at this table.
dog-reason-exchange_only = First, everybody gives a card.
dog-reason-already_given = You’ve already given a card.
dog-reason-no_man_there = No piece stands there.
dog-reason-not_your_man = You can’t move that piece.
dog-reason-not_in_kennel = No piece is left in the kennel.
dog-reason-own_on_start = A piece of the same colour blocks the start space, so no other can come out.
dog-reason-start_blocked = A fresh piece stands on the start space, so no other can come out.
dog-reason-start_only = A piece always comes out on its own start space.
dog-reason-no_way_out = Only an ace, a king or a joker brings a piece out.
dog-reason-blocked_by_fresh = A fresh piece blocks the way.
dog-reason-wrong_distance = This card doesn’t take a piece there.
dog-reason-lane_jump = In the goal you can’t jump over a piece or land on one.
dog-reason-lane_backwards = You can only move forwards into the goal and inside it.
dog-reason-lane_fresh = A fresh piece can’t go into the goal: move it off its start space first.
dog-reason-lane_too_far = That number is too high for the goal. Use a smaller one.
dog-reason-leaves_lane = A piece in the goal stays in the goal.
dog-reason-strict_fill = At this table the goal is filled from the back: a deeper space is still free.
dog-reason-seven_rest_impossible = After that, you couldn’t use up the rest of the seven.
dog-reason-seven_moved_already = This piece has already had its part of the seven.
dog-reason-seven_under_way = Finish your seven first.
dog-reason-seven_not_home = Partners’ pieces can’t move until your last piece is in the goal.
dog-reason-seven_two_men = At this table at most two pieces share a seven.
dog-reason-joker_finish = At this table a joker can’t bring the last piece into the goal.
dog-reason-swap_fresh = A fresh piece can’t be swapped.
dog-reason-swap_nobody = There’s no other player’s piece to swap with right now.
dog-reason-swap_own = A jack never swaps two pieces of the same colour.
dog-reason-swap_not_on_track = A jack only swaps pieces on the track.
dog-reason-must_play = You can play a card, so you have to.
dog-reason-fold_not_allowed = At this table you always discard your whole hand at once.
dog-reason-nothing_to_take_back = There’s nothing to undo.

## Told when it first matters, to who is new to the game: rules and dangers, never advice

dog-note-aim = { $teams ->
        [alone] Whoever is first to bring all their pieces round the board and into the goal wins.
       *[other] { $exchange ->
            [partner] Your team wins by bringing all its pieces into the goal first. Before each round, help each other with a card.
           *[other] The first team to bring all its pieces round the board and into the goal wins.
        }
    }
dog-note-folded_kennel = With no ace, king or joker no piece comes out: you discard your whole hand and wait for the next round.
dog-note-folded = None of your cards could be played: all are discarded, and you wait for the next round.
dog-note-partner_out = { $teams ->
        [trios] The partner who gets your card
       *[other] Your partner
    } has no piece on the track: an ace, king or joker would help.
dog-note-exchange = Give one card, face down, without talking. Only an ace, a king or a joker brings a piece out.
dog-note-sweep = Careful: a seven sends back every piece it passes or lands on, not just opponents’.
dog-note-goal = One of your cards fits: it can bring a piece into the goal.
dog-note-out = An ace, a king or a joker brings a piece out of the kennel.
dog-note-hit = Land exactly on an opponent’s piece and it goes back to its kennel.
dog-note-fresh = A fresh piece: until it moves, nobody can pass it, send it back or swap it.
dog-note-jack = All you can do is swap, so you have to.
dog-note-joker = A joker can be any card you like.
dog-note-back = A four can go back as well: from a piece’s own start space that’s a short cut to the goal.
dog-note-seven = A seven is 7 single steps: one piece takes them all, or you share them out.
dog-note-helping = Your pieces are all in the goal: now you play with { $teams ->
        [trios] those of the next partner who isn’t finished.
       *[other] your partner’s.
    }

## The rules, for players

dog-help-sections = aim board round exchange play out fresh hitting cards seven goal lane jack joker partner rest end
dog-help-aim = { $teams ->
        [alone] It’s all against all. Each of you has four pieces. Bring yours round the board and into your goal before anybody else does. The rulebook only has two teams of two; this is our rule.
        [trios] You play three against three: every second seat is on your team. Each of you has four pieces. Bring all twelve of your team’s pieces into your goals before the others do. The rulebook only has two teams of two; this is our rule.
       *[pairs] You and your partner opposite are a team. Each of you has four pieces. Bring all eight round the board and into your goals before { $seats ->
            [6] any other
           *[other] the other
        } team does.{ $seats ->
            [6] { " " }The rulebook only has two teams; the third is our rule.
           *[other] { "" }
        }
    }
    .title = The aim
dog-help-board = The pieces wait in the kennel, come out on the start space of their colour and move anticlockwise. The track has { $seats ->
        [3] 96
        [5] 80
        [6] 96
       *[other] 64
    } spaces. At each start space, four goal spaces lead inwards.{ $seats ->
        [2] { " " }Two sections of the track are nobody’s (our rule): all their spaces are ordinary ones.
        [3] { " " }Three sections of the track are nobody’s (our rule): all their spaces are ordinary ones.
       *[other] { "" }
    }
    .title = The board
dog-help-round = First you all get 6 cards, then 5, 4, 3 and 2, and then 6 again. Play goes round anticlockwise, and each round the next player starts. When the draw pile is empty, the discarded cards are shuffled again{ $shuffle ->
        [each_cycle] , and at this table also before each round of 6 cards.
       *[when_empty] { " " }(our reading: not before).
    }
    .title = The rounds
dog-help-exchange = { $exchange ->
        [next] Before each round you give the next player one card, face down{ $teams ->
            [alone] { "" }
           *[other] . The next player is never on your team
        }. You only see the card you get once everybody has chosen. This is our rule.
       *[other] Before each round you give { $teams ->
            [trios] the next player on your team one card, face down, and get one from the other (our rule)
           *[other] your partner one card, face down
        }. You only see the card you get once everybody has chosen. Talking about it isn’t allowed: think about what { $teams ->
            [trios] the next player on your team
           *[other] your partner
        } needs.
    }
    .title = The exchange
dog-help-play = When it’s your turn, you play one card and move. If you can play, you have to, even if it hurts. If you can’t play any card, { $fold ->
        [one_card] at this table you discard one card of your choice and stay in the round.
       *[whole_hand] you discard your whole hand and wait for the next round.
    }
    .title = Your turn
dog-help-out = An ace, a king or a joker brings a piece from the kennel to your start space. Another player’s piece there goes to its kennel. { $own_on_start ->
        [bars] At this table your own piece there stays, fresh or not, and none can come out while it’s there.
       *[goes_home] If your own fresh piece is still there, none can come out. Our reading: if your own piece there is no longer fresh, it has to go, too.
    }
    .title = Coming out
dog-help-fresh = A piece that has just come out is fresh until it moves. Nobody can send it back, swap it or pass it, not even you. So it guards its space and blocks the track for everybody.
    .title = Fresh pieces
dog-help-hitting = If a piece stops exactly where another stands, the other goes back to its kennel. That’s true of your own pieces{ $teams ->
        [alone] , too.
        [trios] { " " }and your partners’, too.
       *[pairs] { " " }and your partner’s, too.
    } Passing does no harm, except with a seven.
    .title = Back to the kennel
dog-help-cards = There are { $seats ->
        [5] 165 cards: each value twelve times, and nine jokers (our rule)
        [6] 165 cards: each value twelve times, and nine jokers (our rule)
       *[other] 110 cards: each value eight times, and six jokers
    }. Suits don’t matter. A number card moves a piece that many spaces forward; some cards can do something else.
    .title = The cards
    .card = Card
    .meaning = What it does
dog-help-seven = A seven is 7 single steps that you share among { $seven_partner ->
        [always] your team’s pieces, { $seven_men ->
            [two] two at most
           *[any] as many as you like
        } (at this table)
       *[last] your pieces, { $seven_men ->
            [two] two at most (at this table)
           *[any] as many as you like (our reading)
        }
    }. You have to use all 7{ $seven_win ->
        [ends] { " " }unless you win first.
       *[fits] .
    } Any piece that you pass or land on goes to its kennel, even your own{ $teams ->
        [alone] { "" }
        [trios] { " " }and your partners’
       *[pairs] { " " }and your partner’s
    }. Until you have taken the last step, you can undo the parts.
    .title = The seven
dog-help-goal = From its start space a piece may turn forward into the goal, but never while it’s fresh. No piece can be jumped over in there, none comes out again, and all of them are safe. If the number is too high for the goal, you go past it and run another lap.
    .title = The goal
dog-help-lane = In the rulebook the goal is filled “from back to front”. { $strict_fill ->
        [on] At this table that’s strict: a piece may only stop on the deepest free goal space.
       *[off] Our reading: a piece may stop on any goal space that it reaches without jumping, and move further in later. If you want it strict, choose the house rule “{ dog-option-strict_fill }”.
    }
    .title = From back to front
dog-help-jack = A jack swaps one of your pieces with another player’s{ $teams ->
        [alone] .
        [trios] , your partners’ included.
       *[pairs] , your partner’s included.
    } Both must be on the track, and neither may be fresh. If the jack is your only playable card, you have to swap.
    .title = The jack
dog-help-joker = A joker is any card you like. You say which when you play it. { $joker_finish ->
        [not_last_man] At this table it can’t bring your last piece into the goal: for that you need the right card.
       *[allowed] It may bring your last piece into the goal, too.
    }
    .title = The joker
dog-help-partner = When your four pieces are in the goal, you move { $teams ->
        [trios] the pieces of the next player on your team who isn’t finished (our rule),
       *[other] your partner’s pieces
    } from your next turn on, but still with your own cards.
    .title = Helping your partner
dog-help-rest = { $seven_rest ->
        [none] If part of a seven brings your last piece into the goal, at this table no step may be left over{ $seven_win ->
            [ends] { " " }unless that wins the game.
           *[fits] .
        } Otherwise that part isn’t allowed.
       *[partner] If your last piece gets into the goal with part of a seven, you can share the seven with { $teams ->
            [trios] the next player on your team who isn’t finished; that partner must have a piece on the track. Our reading (house rule “{ dog-option-seven_rest }”): that partner’s pieces then take all the steps that are left.
           *[other] your partner, who must have a piece on the track. Our reading (house rule “{ dog-option-seven_rest }”): your partner’s pieces then take all the steps that are left.
        }
    }
    .title = Rest of a seven
dog-help-end = { $teams ->
        [alone] Whoever has all four pieces in the goal wins at once.
        [trios] The team with all twelve pieces in the goal wins at once.
       *[pairs] The team with all eight pieces in the goal wins at once.
    } { $seven_win ->
        [ends] At this table the rest of a seven is then lost.
       *[fits] Our reading: you only win with a seven if no step is left over.
    }
    .title = The end

## Rulings: the options in groups, and what is no option but not said in the rulebook either

dog-group-table = Teams and card exchange
dog-group-round = The round
dog-group-start = Coming out
dog-group-seven = The seven
dog-group-goal = The goal
dog-group-end = Ending the game
dog-rulings = cards M6 M7 S1 S2 S5 S6
dog-ruling-cards = The rulebook names ace, king and joker for coming out, and says what a four and a seven do. What the other cards can do, and how many there are, follows common Dog rules: each value four times and three jokers, so 55 cards in a pack. Up to four players use two packs.
dog-ruling-M6 = In the rulebook a piece has to pass its start space at least twice. Our reading: coming out counts as the first time. So a piece that then moves back with a four, from its start space or past it, may go into the goal with the very next card.
dog-ruling-M7 = Our reading: when you play for your partner, a jack swaps one of your partner’s pieces with somebody else’s.
dog-ruling-S1 = Our rule: the track has a section of 16 spaces for each seat, but four sections for two players and six for three. A section where nobody sits has neither start space nor goal; all its spaces are ordinary ones.
dog-ruling-S2 = Our rule: with five or six players there are three packs, 165 cards.
dog-ruling-S5 = Our rule: whoever is finished moves the pieces of the next partner who isn’t. Without partners, whoever is finished has won.
dog-ruling-S6 = { $teams ->
        [alone] Our rule: nobody can take over the rest of a seven. If a seven brings your last piece into the goal, { $seven_win ->
            [ends] at this table the rest is lost.
           *[fits] all 7 steps must be used.
        }
       *[other] { $seven_partner ->
            [always] At this table any piece of your team may take steps of a seven, no matter which of you is finished.
           *[last] { $seven_rest ->
                [none] At this table, if part of a seven brings the last of the pieces you play with into the goal, that part must use up the seven{ $seven_win ->
                    [ends] , unless it wins the game.
                   *[fits] .
                }
               *[partner] Our reading: if part of a seven brings the last of the pieces you play with into the goal, the rest goes to the next partner who isn’t finished; they must have a piece on the track. { $seven_win ->
                    [ends] Once all of you are finished, at this table the game is won and the rest is lost.
                   *[fits] If there’s no such partner, the seven must be used up.
                }
            }
        }
    }

# $share: how many of all, in per cent.
dog-odds-no-start-card = { $share } of all first hands hold no start card (ace, king, joker).
dog-odds-somebody-without = In { $share } of all games at least one seat is dealt no start card at first.

## What the rules do, as it is counted over many games: labels in a table

dog-happening-reshuffled = reshuffles
dog-happening-fours_back = fours played backwards
dog-happening-folded = turns without a playable card
dog-happening-cards_folded = cards discarded
dog-happening-men_out = pieces brought out
dog-happening-men_sent_home = opponents’ pieces sent back to the kennel
dog-happening-own_sent_home = own side’s pieces sent back to the kennel
dog-happening-sevens = sevens
dog-happening-sevens_shared = sevens shared among pieces
dog-happening-swept_by_sevens = pieces sent back to the kennel by sevens
dog-happening-men_in = pieces going into the goal
dog-happening-swaps = swaps with a jack
dog-happening-jokers = jokers
dog-happening-partner_served = actions with a partner’s piece
dog-happening-ended_guard = games cut off (draw)

# What speaks for an action: “it” is the move; $you: whether its player reads this

dog-because-hit = It sends an opponent’s piece back.
dog-because-goal = It brings a piece into the goal, where nobody can send it back.
dog-because-spares =
    Unlike other moves, it sends none of { $teams ->
        [alone] { $you ->
            [yes] your
           *[no] the player’s
        }
       *[other] { $you ->
            [yes] your
           *[no] the
        } team’s
    } pieces back.
dog-because-no_lap = That way no piece goes past its goal and round the board once more.
dog-because-moved_up = It moves a piece up inside the goal.
dog-because-then_hit = The rest of the seven can send an opponent back.
dog-because-then_goal = The rest of the seven can bring a piece into the goal.
dog-because-deep = That leaves room in the goal for the next pieces.
dog-because-rest = Part of the seven is left to play.
dog-because-out = It brings a new piece into play.
dog-because-ready = After that, a card in hand could bring a piece into the goal.
dog-because-reach =
    After that, { $teams ->
        [alone] { $you ->
            [yes] your
           *[no] the player’s
        }
       *[other] { $you ->
            [yes] your
           *[no] the
        } team’s
    } pieces are in less danger than after other moves.
dog-because-joker = A joker stays in hand.
dog-because-way_out = A card that brings a piece out of the kennel stays in hand.
dog-because-seven = A seven stays in hand.
dog-because-fresh = The fresh piece stays where it is: nobody gets past it.
dog-because-threat = After that, a card in hand could send an opponent back.
dog-because-playable = After that, a wider range of cards can be played than after other moves.
dog-because-steps =
    It takes { $teams ->
        [alone] { $you ->
            [yes] you
           *[no] the player
        }
       *[other] { $you ->
            [yes] your
           *[no] the
        } team
    } further than other moves.
