### The words of Stramash. English and German have the same ids, attributes and variables.
###
### Seats, colours and signs (colour is never the only sign):
###   seat 0  red     triangle  ▲
###   seat 1  blue    square    ■
###   seat 2  green   cross     ✚
###   seat 3  yellow  star      ★
###   seat 4  violet  crescent
###   seat 5  silver  ring
###
### Variables of events and actions:
###   $who            name of the seat that acts; $you: "yes" if the reader sits there, else "no"
###   $owner, $whose  whose laddie it is: the owner's name, and "self" (a laddie of the acting
###                   seat), "you" (the reader's, who is not acting) or "other"
###   $from $to       attributes .from and .to of stramash-place
###   $at             attribute .at of stramash-place: where the laddie stood
###   $count          steps of a laddie; $back: "yes" if they lead back
###   $left           steps of a seven that are left
###   $card           attribute .one of stramash-card-…
###   $cards          names of cards, joined as a list (reshuffled: a number)
###   $pair           over: "yes" if a pair has won. $who and $owner are the winners then, the
###                   reader first if among them ($owner is "" if one has won alone)
### Seats, numbers of holes, steps and counts are numbers, never strings.

## The game

stramash-name = Stramash
stramash-tagline = A Scottish scramble for two to six, with plenty of shoving
stramash-intro = Stramash is Scots for an uproar, and that’s what you get. Race your five laddies round the board and into your castle, and send everyone else’s back to the dock. Four or six of you can also play in pairs.
# Beside the way to a first real game after the lessons.
stramash-first-game = The first game is for two: that takes less than half the turns of a game for four.

## The Scottish words, each with its explanation

stramash-word-mashie = Mashie
    .help = A piece of the board. There’s one for each player; two players use four.
stramash-word-laddie = Laddie
    .help = Scots for “boy”: one of your five marbles.
stramash-word-dock = Dock
    .help = Where your laddies wait at the edge of the board until they come out, and where they go back to when they’re knocked off.
stramash-word-castle = Castle
    .help = Your goal: the five holes that lead inwards on your mashie. Once in there, a laddie is safe.
stramash-word-fechter = Bonnie Fechter
    .help = Scots for “brave fighter”: the card that puts your laddie right where an opponent’s stands.
stramash-word-stoater = Muckle Stoater
    .help = Scots for “great hero”: whoever wins.

## Seats

stramash-seat-0 = Red
    .sign = triangle
stramash-seat-1 = Blue
    .sign = square
stramash-seat-2 = Green
    .sign = cross
stramash-seat-3 = Yellow
    .sign = star
stramash-seat-4 = Violet
    .sign = crescent
stramash-seat-5 = Silver
    .sign = ring

## Colours as they stand before a place, in each of its forms; .laddie: a laddie of this colour.

stramash-colour-0 = red
    .from = red
    .to = red
    .at = red
    .laddie = Red laddie
stramash-colour-1 = blue
    .from = blue
    .to = blue
    .at = blue
    .laddie = Blue laddie
stramash-colour-2 = green
    .from = green
    .to = green
    .at = green
    .laddie = Green laddie
stramash-colour-3 = yellow
    .from = yellow
    .to = yellow
    .at = yellow
    .laddie = Yellow laddie
stramash-colour-4 = violet
    .from = violet
    .to = violet
    .at = violet
    .laddie = Violet laddie
stramash-colour-5 = silver
    .from = silver
    .to = silver
    .at = silver
    .laddie = Silver laddie

## Places. $kind: "track", "entrance", "start", "castle" or "dock". $colour: stramash-colour-… of the
## seat that the place belongs to, in the same form (on the track: anything). $number: the hole of
## the track, or the depth in the castle (5 is the innermost).

stramash-place = { $kind ->
        [start] { $colour } start hole
        [entrance] { $colour } castle entrance
        [castle] { $colour } castle hole { $number }
        [dock] { $colour } dock
       *[track] hole { $number }
    }
    .from = { $kind ->
        [start] from the { $colour } start hole
        [entrance] from the { $colour } entrance
        [castle] from castle hole { $number }
        [dock] from the dock
       *[track] from hole { $number }
    }
    .to = { $kind ->
        [start] to the { $colour } start hole
        [entrance] to the { $colour } entrance
        [castle] to castle hole { $number }
        [dock] to the { $colour } dock
       *[track] to hole { $number }
    }
    .at = { $kind ->
        [start] on the { $colour } start hole
        [entrance] at the { $colour } entrance
        [castle] on castle hole { $number }
        [dock] in the { $colour } dock
       *[track] on hole { $number }
    }

## A laddie on the board, as it is read aloud. $laddie: attribute .laddie of its colour.

stramash-laddie = { $laddie } { $at }

## Cards. The value is a label; .one stands after a verb.

stramash-cards = A 2 3 4 5 6 7 8 9 10 J Q K X
stramash-card-A = Ace
    .one = an ace
stramash-card-2 = Two
    .one = a two
stramash-card-3 = Three
    .one = a three
stramash-card-4 = Four
    .one = a four
stramash-card-5 = Five
    .one = a five
stramash-card-6 = Six
    .one = a six
stramash-card-7 = Seven
    .one = a seven
stramash-card-8 = Eight
    .one = an eight
stramash-card-9 = Nine
    .one = a nine
stramash-card-10 = Ten
    .one = a ten
stramash-card-J = Jack
    .one = a jack
stramash-card-Q = Queen
    .one = a queen
stramash-card-K = King
    .one = a king
stramash-card-X = Bonnie Fechter
    .one = a Bonnie Fechter

stramash-card-A-help = Bring a laddie out, or move 1 forward
stramash-card-2-help = 2 forward
stramash-card-3-help = 3 forward
stramash-card-4-help = 4 forward
stramash-card-5-help = 5 forward
stramash-card-6-help = 6 forward
stramash-card-7-help = 7 forward with one laddie, or shared between two
stramash-card-8-help = 8 back, never forward
stramash-card-9-help = 9 forward
stramash-card-10-help = 10 forward
stramash-card-J-help = Bring a laddie out, or move 10 forward
stramash-card-Q-help = Bring a laddie out, or move 10 forward
stramash-card-K-help = Bring a laddie out, or move 10 forward
stramash-card-X-help = Put your laddie right where an opponent’s stands, and send that one to the dock

## Phases, and what is asked of whom

stramash-phase-over = Game over
stramash-prompt-play = Your turn: choose a card.
stramash-prompt-play-wait = { $who }’s turn.
stramash-prompt-laddie = Choose a laddie.
stramash-prompt-man-first = First tap the laddie that should go there.
stramash-prompt-field = Choose a hole.
stramash-prompt-fechter = Bonnie Fechter: choose the laddie to land on.
stramash-prompt-seven = { $left ->
        [one] Seven: move another laddie 1 step.
       *[other] Seven: move another laddie { $left } steps.
    }
stramash-prompt-seven-wait = { $left ->
        [one] { $who } has 1 step of the seven left.
       *[other] { $who } has { $left } steps of the seven left.
    }
stramash-prompt-discard = No move possible: discard a card.
stramash-prompt-partner = Now you move { $owner }’s laddies.
stramash-cards-held = { $count ->
        [0] no cards
        [one] 1 card
       *[other] { $count } cards
    }
stramash-laddies-home = { $count ->
        [0] No laddies in the castle
        [one] 1 laddie in the castle
       *[other] { $count } laddies in the castle
    }

## Events. What others draw or are dealt is not told.

stramash-event-first = { $you ->
        [yes] You start.
       *[no] { $who } starts.
    }
stramash-event-dealt = { $you ->
        [yes] Your cards: { $cards }.
       *[no] { $who } gets: { $cards }.
    }
stramash-event-drew = { $you ->
        [yes] You draw { $card }.
       *[no] { $who } draws { $card }.
    }
stramash-event-reshuffled = { $cards ->
        [one] The draw pile is empty. One card from the discard pile becomes the new pile.
       *[other] The draw pile is empty. { $cards } cards from the discard pile are reshuffled.
    }
stramash-event-played = { $you ->
        [yes] You play { $card }.
       *[no] { $who } plays { $card }.
    }
stramash-event-discarded = { $you ->
        [yes] You discard { $card } and miss the turn.
       *[no] { $who } discards { $card } and misses the turn.
    }
stramash-event-came_out = { $whose ->
        [self] { $you ->
            [yes] You bring a laddie out { $to }.
           *[no] { $who } brings a laddie out { $to }.
        }
        [you] { $who } brings one of your laddies out { $to }.
       *[other] { $you ->
            [yes] You bring one of { $owner }’s laddies out { $to }.
           *[no] { $who } brings one of { $owner }’s laddies out { $to }.
        }
    }
stramash-event-moved = { $whose ->
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
            [yes] { $who } moves { $count } back for you, { $from } { $to }.
           *[no] { $who } moves { $count } forward for you, { $from } { $to }.
        }
       *[other] { $you ->
            [yes] { $back ->
                [yes] You move { $count } back for { $owner }, { $from } { $to }.
               *[no] You move { $count } forward for { $owner }, { $from } { $to }.
            }
           *[no] { $back ->
                [yes] { $who } moves { $count } back for { $owner }, { $from } { $to }.
               *[no] { $who } moves { $count } forward for { $owner }, { $from } { $to }.
            }
        }
    }
stramash-event-charged = { $whose ->
        [self] { $you ->
            [yes] You charge { $from } { $to }!
           *[no] { $who } charges { $from } { $to }!
        }
        [you] { $who } charges with your laddie { $from } { $to }!
       *[other] { $you ->
            [yes] You charge with { $owner }’s laddie { $from } { $to }!
           *[no] { $who } charges with { $owner }’s laddie { $from } { $to }!
        }
    }
stramash-event-docked = { $whose ->
        [self] { $you ->
            [yes] You send your own laddie { $at } back to the dock.
           *[no] { $who } sends their own laddie { $at } back to the dock.
        }
        [you] { $who } sends your laddie { $at } back to the dock.
       *[other] { $you ->
            [yes] You send { $owner }’s laddie { $at } back to the dock.
           *[no] { $who } sends { $owner }’s laddie { $at } back to the dock.
        }
    }
stramash-event-promoted = { $whose ->
        [self] { $you ->
            [yes] Your own laddie moves straight { $from } { $to }.
           *[no] { $who }’s own laddie moves straight { $from } { $to }.
        }
        [you] { $who } helps your laddie { $from } { $to }.
       *[other] { $you ->
            [yes] You help { $owner }’s laddie { $from } { $to }.
           *[no] { $who } helps { $owner }’s laddie { $from } { $to }.
        }
    }
stramash-event-taken_back = { $you ->
        [yes] You undo the first part of the seven.
       *[no] { $who } undoes the first part of the seven.
    }
stramash-event-home = { $you ->
        [yes] All five of your laddies are in the castle!
       *[no] All five of { $who }’s laddies are in the castle!
    }
stramash-event-over = { $reason ->
        [guard] The game ends in a draw: the action limit is reached.
       *[castle] { $pair ->
            [yes] { $you ->
                [yes] You and { $owner } have all ten laddies in your castles: Muckle Stoaters!
               *[no] { $who } and { $owner } have all ten laddies in their castles: Muckle Stoaters!
            }
           *[no] { $you ->
                [yes] You win and are the Muckle Stoater, the great hero!
               *[no] { $who } wins and is the Muckle Stoater, the great hero!
            }
        }
    }

## Actions. With its card in front: stramash-action-card.

stramash-action-out = Bring a laddie out
stramash-action-move = Move { $from } { $to }
stramash-action-charge = Charge { $from } { $to }
stramash-action-discard = Discard { $card }
stramash-action-take_back = Undo the first part
stramash-action-card = { $name }: { $action }

## Options

stramash-option-holes = Holes on a mashie
    .help = How many holes each mashie has. The rulebook doesn’t say.
stramash-option-start_safe = On your own start hole
    .help = Safe: on the start hole of its own colour a laddie can’t be knocked off, not even by a Bonnie Fechter. The rulebook doesn’t say.
stramash-option-start_safe-off = Not safe
stramash-option-start_safe-on = Safe
stramash-option-first = Who starts
    .help = Play then goes round clockwise. The rulebook doesn’t say who starts.
stramash-option-first-chance = At random
stramash-option-first-0 = Red
stramash-option-fechter_forced = Having to play a Bonnie Fechter
    .help = In the rulebook you have to move if you can. Milder: if you can move only with a Bonnie Fechter, you may discard instead.
stramash-option-fechter_forced-on = If it’s the only move
stramash-option-fechter_forced-off = Never: you may discard
stramash-option-castle_seven = Seven in the castle
    .help = In the rulebook only laddies on the track share a seven. Milder: those already in the castle may take part, too.
stramash-option-castle_seven-off = Only on the track
stramash-option-castle_seven-on = In the castle as well
stramash-option-fechter_from_dock = Bonnie Fechter from the dock
    .help = May your laddie come only from the track, or straight from the dock as well? The rulebook doesn’t say.
stramash-option-fechter_from_dock-on = From the dock as well
stramash-option-fechter_from_dock-off = Only from the track
stramash-option-fechter_on_partner = Bonnie Fechter on a partner
    .help = In the rulebook the card only knocks off opponents. Milder: you may also land on your partner’s laddie and so bring it to its castle entrance.
stramash-option-fechter_on_partner-off = On opponents only
stramash-option-fechter_on_partner-on = On the partner as well
stramash-option-pairs = Play in pairs
    .help = For four or six: partners sit opposite each other, help each other and win together. Playing in pairs is in the rulebook, too.
stramash-option-pairs-off = All against all
stramash-option-pairs-on = In pairs
stramash-option-entrance_full = If the entrance is taken
    .help = Your partner’s castle entrance already holds one of their laddies, and you land on another: what then? The rulebook doesn’t say.
stramash-option-entrance_full-illegal = The move isn’t allowed
stramash-option-entrance_full-to_dock = Second one to the dock
stramash-option-seven_rest = Rest of a seven
    .help = May your last laddie get into the castle with the first part of a seven, if one of your partner’s moves the rest? The rulebook doesn’t say.
stramash-option-seven_rest-none = Not allowed
stramash-option-seven_rest-partner = Goes to the partner
stramash-option-partner_talk = Talking between partners
    .help = May partners talk about their cards and plans? The rulebook leaves it to you.
stramash-option-partner_talk-off = Not about the game
stramash-option-partner_talk-on = Allowed
stramash-option-max_plies = Action limit
    .help = After this many actions, the game ends in a draw: an emergency brake for games that would otherwise never end. 0 means no limit.

## Refusals

stramash-reason-not_your_turn = It’s not your turn.
stramash-reason-over = The game is over.
stramash-reason-unknown_action = That isn’t a possible move.
stramash-reason-nothing_to_take_back = There’s nothing to undo.
stramash-reason-no_such_card = You don’t have this card.
stramash-reason-no_laddie_there = No laddie stands there.
stramash-reason-not_your_laddie = You can’t move that laddie.
stramash-reason-must_play = You can move with one of your cards, so you have to.
stramash-reason-wrong_steps = This card doesn’t take a laddie there.
stramash-reason-only_back = An eight only moves 8 back.
stramash-reason-no_way_out = This card brings no laddie out of the dock. An ace, a jack, a queen or a king does.
stramash-reason-start_only = With this card a laddie in the dock can only come out to its start hole.
stramash-reason-none_in_dock = No laddie is left in the dock.
stramash-reason-own_on_start = A laddie of the same colour stands on the start hole and has to move on first.
stramash-reason-seven_under_way = Finish your seven first.
stramash-reason-seven_same_laddie = This laddie has had its part of the seven. Move the rest with another one.
stramash-reason-seven_steps = The second laddie moves exactly the rest of the seven.
stramash-reason-seven_unfinished = After that, no other laddie could move the rest of the seven.
stramash-reason-seven_in_castle = A laddie in the castle takes no part in a shared seven.
stramash-reason-own_in_way = A laddie of the same colour is in the way, and neither can pass the other.
stramash-reason-start_safe = At this table a laddie is safe on its own start hole.
stramash-reason-own_there = A laddie of the same colour is already there.
stramash-reason-castle_back = You can’t move backwards into or inside the castle.
stramash-reason-castle_too_far = The number has to be exact: this card doesn’t take a laddie to that castle hole.
stramash-reason-castle_taken = You can’t pass a laddie in the castle, and each hole has room for only one.
stramash-reason-foreign_castle = A laddie can only enter its own castle.
stramash-reason-fechter_no_target = There’s no laddie right now for a Bonnie Fechter to land on.
stramash-reason-fechter_nobody = A Bonnie Fechter needs a laddie to land on: there isn’t one there.
stramash-reason-fechter_own = Even with a Bonnie Fechter, a laddie can’t knock off one of its own colour.
stramash-reason-fechter_partner = A Bonnie Fechter leaves a partner’s laddies alone.
stramash-reason-fechter_castle = A Bonnie Fechter takes no laddie into a castle, and none out of one.
stramash-reason-fechter_dock = At this table a Bonnie Fechter can’t take a laddie from the dock.
stramash-reason-entrance_taken = The castle entrance that your partner’s laddie would move to is already taken.
stramash-reason-own_entrance_taken = Your own laddie is at your partner’s entrance, and there’s no room for it at yours.
stramash-reason-partner_on_entrance = This laddie is already at its castle entrance. You can’t help it any further.
stramash-reason-partner_only = Your laddies are all in the castle. You move your partner’s now.

## Told when it first matters, to who is new to the game: rules and dangers, never advice

stramash-note-aim = { $pairs ->
        [on] The first pair with all its laddies in its castles wins.
       *[off] Whoever first gets all their laddies round the board and into the castle wins.
    }
stramash-note-nothing = Nothing can be played: discard a card and miss the turn.
stramash-note-castle = One of your cards fits exactly: it can bring a laddie into the castle.
stramash-note-lift = Land on your partner’s laddie and it moves to its castle entrance, unless one of its own colour is there.
stramash-note-out = An ace, jack, queen or king brings a laddie out of the dock.
stramash-note-hit = Land exactly on an opponent’s laddie and it goes back to its dock.
stramash-note-fechter = A Bonnie Fechter puts your laddie where an opponent’s stands.
stramash-note-eight = An eight only goes back: from the start hole that’s a short cut.
stramash-note-seven = Two of your laddies may share a seven.
stramash-note-helping = Your laddies are all in the castle: now you play with your partner’s.

## The rules, for players

stramash-help-sections = aim words board turn must cards out landing own eight seven fechter castle pairs helping finished end
stramash-help-aim = { $pairs ->
        [on] You and your partner opposite have five laddies each. Bring all ten from the dock, round the board and into your castles before any other pair does. Then you are the Muckle Stoaters, the great heroes.
       *[off] You have five laddies. Bring all of them from the dock, round the board and into your castle before anybody else does. Then you are the Muckle Stoater, the great hero.
    }
    .title = The aim
stramash-help-words = A few words stay Scottish, because they sound so good.
    .title = Glossary
    .word = Word
    .meaning = What it means
stramash-help-board = The board is put together from { $seats ->
        [3] three
        [5] five
        [6] six
       *[other] four
    } mashies. All laddies run clockwise. { $holes ->
        [18] Our reading: each mashie has 18 holes (house rule “{ stramash-option-holes }”), and your start hole lies 5 holes after the entrance to your castle.
       *[other] At this table each mashie has { $holes } holes. Our reading: your start hole lies 5 holes after the entrance to your castle.
    }
    .title = The board
stramash-help-turn = You have 5 cards in hand. When it’s your turn, you draw another, play one of the 6 and do what it says. You always end with 5. Suits don’t matter. When the draw pile is empty, the discard pile is shuffled again (our reading).
    .title = Your turn
stramash-help-must = If any of your cards can move a laddie, you have to make a move, even if it hurts{ $fechter_forced ->
        [off] ; at this table a Bonnie Fechter alone doesn’t force you: you may discard instead.
       *[on] .
    } If no move at all is possible, you discard any card and miss the turn (our reading).
    .title = You have to move
stramash-help-cards = You play with { $seats ->
        [5] three
        [6] three
       *[other] two
    } packs of cards. Each has four cards of every value and (our reading) two Bonnie Fechters. A number moves a laddie that many holes forward. Some cards do something else.
    .title = The cards
    .card = Card
    .meaning = What it does
stramash-help-out = An ace, a jack, a queen or a king brings a laddie from the dock to your start hole. That’s your whole turn; the laddie can move from your next turn on.
    .title = Coming out
stramash-help-landing = If your laddie lands exactly where an opponent’s stands, that one is knocked off and goes back to its dock. You may pass opponents. { $start_safe ->
        [on] At this table a laddie is safe on the start hole of its own colour.
       *[off] Our reading (house rule “{ stramash-option-start_safe }”): nobody is safe anywhere on the track, not even on the start hole.
    }
    .title = Knocking off
stramash-help-own = You can’t pass your own laddies or land on them: not forwards, not backwards, not when coming out and not in the castle. So think about who goes first.
    .title = Your own are in the way
stramash-help-eight = An eight only moves 8 back, and never into the castle. Our reading: a laddie doesn’t have to run a whole lap before it goes in. So after an eight, a laddie that has just come out stands before the entrance and can soon be in the castle.
    .title = The eight
stramash-help-seven = With a seven, one laddie moves 7 forward, or two of yours { $castle_seven ->
        [on] (at this table in the castle, too)
       *[off] on the track
    } share it: 1 and 6, 2 and 5, or 3 and 4. Which of them goes first is up to you, but all 7 steps must be used. You can undo the first part until you have played the second.
    .title = The seven
stramash-help-fechter = With a Bonnie Fechter you put one of your laddies right where an opponent’s stands on the track. That one goes to its dock. Nobody is knocked off in a castle. { $fechter_from_dock ->
        [off] At this table yours has to come from the track.
       *[on] Our reading (house rule “{ stramash-option-fechter_from_dock }”): yours may also come from the dock.
    }
    .title = Bonnie Fechter
stramash-help-castle = From the entrance you move forward into your castle. The number has to be exact, and nobody is passed in there. If no card fits, a laddie can run another lap. Our reading: it may do that even if it could go in. Inside, it’s safe and can move further in.
    .title = The castle
stramash-help-pairs = You play in pairs; partners sit opposite each other. You win only together, when all ten laddies are in your castles. The rulebook lets you decide whether partners may talk about the game: at this table they { $partner_talk ->
        [on] may.
       *[off] may not.
    }
    .title = In pairs
stramash-help-helping = If you land on your partner’s laddie{ $fechter_on_partner ->
        [on] , here also with a Bonnie Fechter,
       *[off] ,
    } it moves to its castle entrance. Our reading, if somebody is already there: an opponent goes to the dock, one of yours to your entrance if that’s free. { $entrance_full ->
        [to_dock] House rule: if it’s another of your partner’s, the one hit goes to the dock.
       *[illegal] If it’s another of your partner’s, the move isn’t allowed.
    }
    .title = Helping your partner
stramash-help-finished = When your own five are in the castle, you keep playing: from your next turn you move your partner’s laddies. { $seven_rest ->
        [partner] At this table your last laddie may get into the castle with the first part of a seven; one of your partner’s laddies then moves the rest.
       *[none] Our reading (house rule “{ stramash-option-seven_rest }”): your last laddie can’t get into the castle with the first part of a seven.
    }
    .title = Finished – now what?
stramash-help-end = The game is over as soon as { $pairs ->
        [on] a pair has all ten laddies in its castles.
       *[off] one of you has all five laddies in the castle.
    }
    .title = The end

## In the browser

# Said of the card of the own hand that was drawn last.
stramash-card-new = just drawn

## Rulings: the options in groups, and what is no option but not said in the rulebook either

stramash-group-board = The board and the start
stramash-group-fechter = The Bonnie Fechter
stramash-group-seven = The seven
stramash-group-pairs = In pairs
stramash-group-end = Ending the game
stramash-rulings = board cards T1 T2 M5 P2
stramash-ruling-board = In the rulebook only a picture shows where on a mashie the entrance and the start hole are, and we don’t have it. Our reading: the start hole lies 5 holes after the entrance.
stramash-ruling-cards = The rulebook wants Bonnie Fechters in each pack, but doesn’t say how many. Our reading: two in each. With two packs that makes 108 cards, four of them Bonnie Fechters; with three, 162 cards, six of them.
stramash-ruling-T1 = A discarded card goes on the discard pile. When the draw pile is empty and somebody has to draw, all the cards on the discard pile but the last are shuffled again.
stramash-ruling-T2 = The rulebook speaks of discarding and missing the turn when no laddie can get to the start. We take it to mean that you discard when no move at all is possible{ $fechter_forced ->
        [off] ; at this table you may also discard if you can move only with a Bonnie Fechter.
       *[on] .
    }
stramash-ruling-M5 = Whether a laddie goes into its castle is up to you; it may run another lap instead. It doesn’t have to run a whole one first: with an eight it moves from its start hole back to a hole before the entrance, and may then go in.
stramash-ruling-P2 = You help your partner’s laddie, and somebody is already at its entrance: an opponent goes to the dock; one of yours moves to your own entrance (if that’s taken, the move isn’t allowed). If your partner’s laddie is already at its own entrance, you can’t help it any further and may not land on it.

## What the rules do, as it is counted over many games: labels in a table

stramash-happening-reshuffled = reshuffles
stramash-happening-discarded = turns missed with a discard
stramash-happening-eights_back = eights played
stramash-happening-laddies_out = laddies brought out to the start hole
stramash-happening-sevens = sevens
stramash-happening-sevens_shared = sevens shared by two laddies
stramash-happening-docked = laddies sent back to the dock
stramash-happening-laddies_in = laddies entering the castle
stramash-happening-charged = Bonnie Fechters played
stramash-happening-charged_from_dock = Bonnie Fechters straight from the dock
stramash-happening-promoted = partners’ laddies brought to the entrance
stramash-happening-own_promoted = own laddies brought to the entrance
stramash-happening-partner_served = actions with a partner’s laddie
stramash-happening-ended_guard = games cut off (draw)

# What speaks for an action: “it” is the move; $you: whether its player reads this

stramash-because-far = It knocks off a laddie with no more than half its way to go.
stramash-because-hit = It sends an opponent’s laddie back to the dock.
stramash-because-castle = It brings a laddie into the castle, where it’s safe for good.
stramash-because-moved_up = It moves a laddie up inside the castle.
stramash-because-then_hit = The rest of the seven can knock off an opponent.
stramash-because-then_castle = The rest of the seven can bring a laddie into the castle.
stramash-because-deep = That leaves room in the castle for the next laddies.
stramash-because-rest = Part of the seven is left for another laddie.
stramash-because-out = It brings a new laddie into play.
stramash-because-ready = After that, a card in hand could bring a laddie into the castle.
stramash-because-reach =
    After that, { $pairs ->
        [on] { $you ->
            [yes] your
           *[no] the
        } pair’s
       *[off] { $you ->
            [yes] your
           *[no] the player’s
        }
    } laddies are in less danger than after other moves.
stramash-because-fechter = A Bonnie Fechter stays in hand.
stramash-because-way_out = A card that brings a laddie out of the dock stays in hand.
stramash-because-seven = A seven stays in hand.
stramash-because-threat = After that, a card in hand could knock off an opponent.
stramash-because-steps =
    It takes { $pairs ->
        [on] { $you ->
            [yes] your
           *[no] the
        } pair’s
       *[off] { $you ->
            [yes] your
           *[no] the player’s
        }
    } laddies further than other moves.
