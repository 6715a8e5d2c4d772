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
stramash-intro = Stramash is Scots for an uproar, and that is what you get. Race your five laddies round the board and into your castle, send those of the others back to the dock, and keep a Bonnie Fechter up your sleeve. Four or six of you can also play in pairs.

## The Scottish words, each with its explanation

stramash-word-mashie = Mashie
    .help = A piece of the board. The more of you play, the more mashies are put together.
stramash-word-laddie = Laddie
    .help = Scots for “boy”: one of your five marbles.
stramash-word-dock = Dock
    .help = Where your laddies wait at the edge of the board until they come out, and where they go back to when they are hit.
stramash-word-castle = Castle
    .help = The five holes that lead inwards on your mashie. Once in there, a laddie is safe.
stramash-word-fechter = Bonnie Fechter
    .help = Scots for “brave fighter”: the card that puts your laddie right where another’s stands.
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
        [entrance] from the { $colour } castle entrance
        [castle] from { $colour } castle hole { $number }
        [dock] from the dock
       *[track] from hole { $number }
    }
    .to = { $kind ->
        [start] to the { $colour } start hole
        [entrance] to the { $colour } castle entrance
        [castle] to { $colour } castle hole { $number }
        [dock] to the { $colour } dock
       *[track] to hole { $number }
    }
    .at = { $kind ->
        [start] on the { $colour } start hole
        [entrance] at the { $colour } castle entrance
        [castle] on { $colour } castle hole { $number }
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

stramash-card-A-help = Bring a laddie out, or go 1 forward
stramash-card-2-help = 2 forward
stramash-card-3-help = 3 forward
stramash-card-4-help = 4 forward
stramash-card-5-help = 5 forward
stramash-card-6-help = 6 forward
stramash-card-7-help = 7 forward with one laddie, or shared between two
stramash-card-8-help = 8 back, never forward
stramash-card-9-help = 9 forward
stramash-card-10-help = 10 forward
stramash-card-J-help = Bring a laddie out, or go 10 forward
stramash-card-Q-help = Bring a laddie out, or go 10 forward
stramash-card-K-help = Bring a laddie out, or go 10 forward
stramash-card-X-help = Put your laddie right where another’s stands, and send that one to the dock

## Phases, and what is asked of whom

stramash-phase-over = The end
stramash-prompt-play = Your turn: choose a card.
stramash-prompt-play-wait = It is { $who }’s turn.
stramash-prompt-laddie = Choose a laddie.
stramash-prompt-field = Choose a hole.
stramash-prompt-fechter = Whom does your Bonnie Fechter hit?
stramash-prompt-seven = { $left ->
        [one] One more step, for another laddie.
       *[other] { $left } more steps, for another laddie.
    }
stramash-prompt-seven-wait = { $left ->
        [one] { $who } has one step of the seven left.
       *[other] { $who } has { $left } steps of the seven left.
    }
stramash-prompt-discard = No move possible: discard a card.
stramash-prompt-partner = Now you move { $owner }’s laddies.
stramash-cards-held = { $count ->
        [0] no cards
        [one] 1 card
       *[other] { $count } cards
    }
stramash-laddies-home = { $count } home

## Events. What others draw or are dealt is not told.

stramash-event-first = { $you ->
        [yes] You begin.
       *[no] { $who } begins.
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
        [one] The pile is empty. One played card becomes the new pile.
       *[other] The pile is empty. The { $cards } played cards are shuffled and become the new pile.
    }
stramash-event-played = { $you ->
        [yes] You play { $card }.
       *[no] { $who } plays { $card }.
    }
stramash-event-discarded = { $you ->
        [yes] You discard { $card } and stay where you are.
       *[no] { $who } discards { $card } and stays put.
    }
stramash-event-came_out = { $whose ->
        [self] { $you ->
            [yes] You bring a laddie out { $to }.
           *[no] { $who } brings a laddie out { $to }.
        }
        [you] { $who } brings one of your laddies out { $to }.
       *[other] { $you ->
            [yes] You bring a laddie out for { $owner } { $to }.
           *[no] { $who } brings a laddie out for { $owner } { $to }.
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
            [yes] { $who } moves your laddie { $count } back, { $from } { $to }.
           *[no] { $who } moves your laddie { $count } forward, { $from } { $to }.
        }
       *[other] { $you ->
            [yes] { $back ->
                [yes] You move a laddie of { $owner } { $count } back, { $from } { $to }.
               *[no] You move a laddie of { $owner } { $count } forward, { $from } { $to }.
            }
           *[no] { $back ->
                [yes] { $who } moves a laddie of { $owner } { $count } back, { $from } { $to }.
               *[no] { $who } moves a laddie of { $owner } { $count } forward, { $from } { $to }.
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
            [yes] You charge with a laddie of { $owner } { $from } { $to }!
           *[no] { $who } charges with a laddie of { $owner } { $from } { $to }!
        }
    }
stramash-event-docked = { $whose ->
        [self] { $you ->
            [yes] Your own laddie { $at } goes back to the dock.
           *[no] { $who }’s own laddie { $at } goes back to the dock.
        }
        [you] { $who } sends your laddie { $at } back to the dock.
       *[other] { $you ->
            [yes] You send { $owner }’s laddie { $at } back to the dock.
           *[no] { $who } sends { $owner }’s laddie { $at } back to the dock.
        }
    }
stramash-event-promoted = { $whose ->
        [self] { $you ->
            [yes] Your own laddie { $at } goes straight { $to }.
           *[no] { $who }’s own laddie { $at } goes straight { $to }.
        }
        [you] { $who } helps you: your laddie { $at } goes straight { $to }.
       *[other] { $you ->
            [yes] You help { $owner }: the laddie { $at } goes straight { $to }.
           *[no] { $who } helps { $owner }: the laddie { $at } goes straight { $to }.
        }
    }
stramash-event-taken_back = { $you ->
        [yes] You take back the first part of the seven.
       *[no] { $who } takes back the first part of the seven.
    }
stramash-event-home = { $you ->
        [yes] All five of your laddies are in the castle!
       *[no] All five laddies of { $who } are in the castle!
    }
stramash-event-over = { $reason ->
        [guard] The game ends in a draw: it has gone on for too long.
       *[castle] { $pair ->
            [yes] { $you ->
                [yes] You and { $owner } have brought all ten laddies home. You win and are the Muckle Stoaters!
               *[no] { $who } and { $owner } have brought all ten laddies home. They win and are the Muckle Stoaters!
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
stramash-action-take_back = Take back the first part
stramash-action-card = { $name }: { $action }

## Options

stramash-option-holes = Holes on a mashie
    .help = How long the way is that each mashie adds to the board.
stramash-option-start_safe = On the own start hole
    .help = Whether a laddie on the start hole of its colour is safe from opponents, from a Bonnie Fechter, too.
stramash-option-start_safe-off = Not safe
stramash-option-start_safe-on = Safe
stramash-option-first = Who begins
    .help = Who has the first turn.
stramash-option-first-chance = Drawn by lot
stramash-option-first-0 = Red
stramash-option-fechter_forced = Must a Bonnie Fechter be played?
    .help = By the rulebook you have to make any move that is possible. If a Bonnie Fechter alone has one, you may be spared it: you discard a card instead.
stramash-option-fechter_forced-on = Yes, if nothing else goes
stramash-option-fechter_forced-off = No, you may discard
stramash-option-castle_seven = Seven in the castle
    .help = Whether a laddie that already stands in the castle may take part when a seven is shared.
stramash-option-castle_seven-off = Only laddies on the track
stramash-option-castle_seven-on = In the castle as well
stramash-option-fechter_from_dock = Bonnie Fechter from the dock
    .help = Whether a Bonnie Fechter may take a laddie straight from the dock, or only one that is on its way.
stramash-option-fechter_from_dock-on = From the dock as well
stramash-option-fechter_from_dock-off = Only from the track
stramash-option-fechter_on_partner = Bonnie Fechter on a partner
    .help = Whether a Bonnie Fechter may land on a partner’s laddie, too, and so bring it to the castle entrance.
stramash-option-fechter_on_partner-off = On opponents only
stramash-option-fechter_on_partner-on = On the partner as well
stramash-option-pairs = Play in pairs
    .help = For four or six: partners sit opposite each other, help each other and win together.
stramash-option-pairs-off = Everyone alone
stramash-option-pairs-on = In pairs
stramash-option-entrance_full = If the entrance is taken
    .help = What happens if you land on your partner’s laddie and another one of the same colour stands at the castle entrance already.
stramash-option-entrance_full-illegal = The move is not allowed
stramash-option-entrance_full-to_dock = The laddie goes to the dock
stramash-option-seven_rest = Rest of a seven
    .help = If your last laddie gets home with part of a seven: whether one of your partner’s takes the other steps, or your last laddie may come home only with the last part.
stramash-option-seven_rest-none = Nothing may be left
stramash-option-seven_rest-partner = Goes to the partner
stramash-option-partner_talk = Talking between partners
    .help = Whether partners may talk about their cards and plans during the game.
stramash-option-partner_talk-off = Not about the game
stramash-option-partner_talk-on = Allowed
stramash-option-max_plies = Draw after
    .help = Number of actions after which an endless game is called a draw. 0 means never.

## Refusals

stramash-reason-not_your_turn = It is not your turn.
stramash-reason-over = The game is over.
stramash-reason-unknown_action = That is no action of this game.
stramash-reason-nothing_to_take_back = There is nothing that you can take back.
stramash-reason-no_such_card = You do not hold this card.
stramash-reason-no_laddie_there = No laddie stands there.
stramash-reason-not_your_laddie = That laddie is not yours to move.
stramash-reason-must_play = One of your cards has a move, so you have to play it.
stramash-reason-wrong_steps = This card does not lead there.
stramash-reason-only_back = An eight goes 8 back, and nothing else.
stramash-reason-no_way_out = Only an ace, a jack, a queen or a king brings a laddie out.
stramash-reason-start_only = From the dock a laddie comes out on its start hole, and nowhere else.
stramash-reason-none_in_dock = No laddie is left in the dock.
stramash-reason-own_on_start = A laddie of the same colour stands on the start hole, so no other can come out.
stramash-reason-seven_under_way = First finish your seven.
stramash-reason-seven_same_laddie = This laddie has had its part of the seven. Another one takes the rest.
stramash-reason-seven_steps = One laddie takes the whole seven, or a second one takes exactly the rest.
stramash-reason-seven_unfinished = After that, no other laddie could take the rest of the seven.
stramash-reason-seven_in_castle = At this table a laddie in the castle takes no part in a shared seven.
stramash-reason-own_in_way = A laddie of the same colour is in the way, and those do not pass each other.
stramash-reason-start_safe = At this table a laddie is safe on its own start hole.
stramash-reason-own_there = A laddie of the same colour stands there already.
stramash-reason-castle_back = Nobody goes backwards into the castle, nor inside it.
stramash-reason-castle_too_far = The number has to be exact: this card does not lead to that hole of the castle.
stramash-reason-castle_taken = In the castle nobody is passed, and no hole is taken twice.
stramash-reason-foreign_castle = Only laddies of its own colour go into a castle.
stramash-reason-fechter_nobody = A Bonnie Fechter needs a laddie to hit: nobody stands there.
stramash-reason-fechter_own = A Bonnie Fechter does not hit laddies of its own colour.
stramash-reason-fechter_partner = At this table a Bonnie Fechter leaves a partner’s laddies alone.
stramash-reason-fechter_castle = Whoever is in a castle is safe from a Bonnie Fechter, and stays there.
stramash-reason-fechter_dock = At this table a Bonnie Fechter takes no laddie from the dock.
stramash-reason-entrance_taken = The castle entrance that this laddie would go to is taken already.
stramash-reason-own_entrance_taken = Your laddie at its entrance would have to move on to your own, which is taken.
stramash-reason-partner_on_entrance = This laddie is at its castle entrance already: you cannot help it any further.
stramash-reason-partner_only = Your laddies are all home: you move your partner’s now.

## The rules, for players

stramash-help-sections = aim words board turn must cards out landing own eight seven fechter castle pairs helping finished end
stramash-help-aim = You have five laddies. Bring all of them from the dock, round the board and into your castle, before anybody else does. Then you are the Muckle Stoater, the great hero.
    .title = The aim
stramash-help-words = A few words stay Scottish, because they sound so good.
    .title = Small dictionary
    .word = Word
    .meaning = What it means
stramash-help-board = The board is put together from mashies: four for two players, otherwise one for each. All laddies run clockwise. On your mashie are your start hole and, five holes before it, the entrance to your castle. So a laddie has to go nearly all the way round.
    .title = The board
stramash-help-turn = You hold five cards. When it is your turn you draw a sixth, play one and do what it says. Five are left. Suits do not matter. When the pile is empty, the played cards are shuffled again.
    .title = Your turn
stramash-help-must = If one of your cards has a move, you have to make a move, even if it hurts. If none has, you discard any card, and your turn is over.
    .title = You have to move
stramash-help-cards = A number goes that many holes forward. Some cards can do something else.
    .title = The cards
    .card = Card
    .meaning = What it does
stramash-help-out = An ace, a jack, a queen or a king brings a laddie from the dock to your start hole. That is your whole turn; on the next one it may run.
    .title = Coming out
stramash-help-landing = If your laddie ends its move exactly where an opponent’s stands, that one goes back to its dock. You may pass opponents freely. Nowhere on the track is anybody safe, not even on the start hole.
    .title = Hitting
stramash-help-own = You neither pass your own laddies nor land on them: not forward, not backward, not when coming out, and not in the castle. So think about who goes first.
    .title = Your own are in the way
stramash-help-eight = An eight goes 8 back, and nothing else. That may be very good: a laddie that has just come out goes back past the entrance, and is soon home. It cannot go into the castle backwards.
    .title = The eight
stramash-help-seven = With a seven, one laddie goes 7 forward, or two of yours share it: 1 and 6, 2 and 5, 3 and 4. Which of them goes first is up to you, but all seven steps must be used. You can take the first part back until you have played the second.
    .title = The seven
stramash-help-fechter = With a Bonnie Fechter you put one of your laddies, from the track or from the dock, right where an opponent’s stands. That one goes to its dock. Laddies in a castle are out of its reach.
    .title = Bonnie Fechter
stramash-help-castle = From the entrance the way leads forward into your castle. The number has to be exact, and nobody is passed in there. Inside, a laddie is safe and may still move up. If your card does not fit, or you do not want to turn in, the laddie can run another lap.
    .title = The castle
stramash-help-pairs = Four or six of you can play in pairs; partners sit opposite each other. You win only together, when all ten laddies are home. Agree beforehand whether you may talk about the game.
    .title = In pairs
stramash-help-helping = If you land exactly on your partner’s laddie, you do it a favour: it moves straight to the entrance before its own castle. If an opponent stands there, that one goes to its dock. If a laddie of the same colour stands there already, the move is not allowed.
    .title = Helping your partner
stramash-help-finished = When your own five are home, you go on: from your next turn on you play your cards with your partner’s laddies.
    .title = Home first
stramash-help-end = The game is over as soon as one of you has all five laddies in the castle; in pairs, as soon as both partners have.
    .title = The end

## In the browser

# Said of the card of the own hand that was drawn last.
stramash-card-drawn = just drawn

## Rulings: the options in groups, and what is no option but not said in the rulebook either

stramash-group-board = The board and the beginning
stramash-group-fechter = The Bonnie Fechter
stramash-group-seven = The seven
stramash-group-pairs = In pairs
stramash-group-end = So that it ends
stramash-rulings = board T1 T2 M5 P2
stramash-ruling-board = Where on a mashie the entrance and the start hole lie is shown only in a picture that we do not have. Here the start hole lies five holes behind the entrance.
stramash-ruling-T1 = A discarded card lies with those played. When the pile is empty and somebody has to draw, all these cards but the last are shuffled again.
stramash-ruling-T2 = The rulebook speaks of discarding when nobody can come out. We read: you discard when you have no move at all.
stramash-ruling-M5 = Whether a laddie turns into its castle is up to you; it may always run another lap. It need not have run a whole one before: with an eight it goes back from its start to before the entrance, and may turn in.
stramash-ruling-P2 = You help a laddie of your partner, and somebody stands on its entrance already: an opponent goes to the dock. One of yours may go to its own entrance if nobody stands there. And a laddie on its own entrance cannot be helped any more; its partner does not land on it.

## What the rules do, as it is counted over many games: labels in a table

stramash-happening-reshuffled = piles shuffled anew
stramash-happening-discarded = turns without a move
stramash-happening-eights_back = eights played backwards
stramash-happening-laddies_out = laddies brought out
stramash-happening-sevens = sevens
stramash-happening-sevens_shared = sevens shared by two laddies
stramash-happening-docked = laddies sent back to the dock
stramash-happening-laddies_in = laddies turning into the castle
stramash-happening-charged = charges of a Bonnie Fechter
stramash-happening-charged_from_dock = of these, right from the dock
stramash-happening-promoted = laddies of partners promoted
stramash-happening-own_promoted = own laddies promoted
stramash-happening-partner_served = moves with a partner’s laddie
stramash-happening-ended_guard = games without end (draw)
