### The words of Streifzug durch. English and German have the same ids, attributes and variables.
###
### Sides, by the quadrant in which they sit; colours and signs (colour is never the only sign).
### Two seats sit in 0 and 2, three in 0, 1 and 2:
###   quadrant 0  red     triangle  ▲
###   quadrant 1  yellow  star      ★
###   quadrant 2  black   square    ■
###   quadrant 3  blue    circle    ●
###
### Variables of events and actions:
###   $who            name of the side that acts; $you: "yes" if the reader sits there, else "no"
###   $owner, $whose  the other side: its name, and "you" (the reader's) or "other"
###   $from $to       attributes .from and .to of streifzug-place
###   $at             attribute .at of streifzug-place
###   $dice           what is played of the roll: "5", or "5 + 3" for the sum of both
###   $card           attribute .one of streifzug-card; of actions .bare, but in an exchange;
###                   .small where a Hopper is named in brackets
###   $cards          names of cards, joined as a list
###   $meld           "run", "set" or "flush"
###   $points         a number of points, which may be negative
### Seats, numbers of spaces and counts are numbers, never strings.

## The game

streifzug-name = Streifzug
streifzug-tagline = Dice, cards and a race to the bell
streifzug-intro = Move your two pawns round the three rings and catch cards. In the basic game you collect five red and five blue ones and then have to be the first on the bell. In the extended game you lay out cards for points.
# Beside the way to a first real game after the lessons.
streifzug-first-game = The first game is a basic game for two; afterwards you learn what cards do in the extended game.

## The game's own words, each with its explanation

streifzug-word-party = Side
    .help = Red, Yellow, Black or Blue, each with two pawns. The red and blue of the cards have nothing to do with it.
streifzug-word-catch = Catch space
    .help = One of eight spaces, each beside a stack. If you land there, you usually take the top card and are safe; on your next roll you must leave if you can.
streifzug-word-stack = Stack
    .help = Six cards at the beginning. You see the top one; what lies below is a surprise.
streifzug-word-start = Start
    .help = Where your two pawns wait at the beginning.{ $ext_throws ->
            [on] { " " }If one is knocked out on the light green ring, it comes back here.
           *[off] { "" }
        }
streifzug-word-zone = Home zone
    .help = Your stretch of the light green ring: entry space 6, next space 4 and opening space 2. Only a pawn that’s coming in may stop in a zone.
streifzug-word-entry = Entry space 6
    .help = Where a pawn comes into the game, with a 6.
streifzug-word-follow = Next space 4
    .help = The second space of your zone. You get there from the entry space with a 4.{ $ext_finish ->
            [on] { " " }Your goal is behind it.
           *[off] { "" }
        }
streifzug-word-opening = Opening space 2
    .help = The third space of your zone. You get there from next space 4 with a 2; from there a pawn moves freely.
streifzug-word-bell = Bell
    .help = The space in the very middle. { $ext_finish ->
            [on] You have to ring it before you may go to your goal.
           *[off] { $ext_cards ->
                [on] The first pawn on it ends the game.
               *[off] In the basic game whoever is first on it wins.
            }
        }
streifzug-word-goal = Goal
    .help = Behind your next space 4. When both your pawns are in the goal, the game ends.
streifzug-word-stage = Leg
    .help = If you move the same pawn by one die, then by the other, that makes two legs. You land on the space in between, too.
streifzug-word-throw = Knocking out
    .help = If you land on an opponent’s pawn, you knock it out and it goes back{ $ext_cards ->
            [on] , unless a Protector prevents it.
           *[off] .
        } Catch spaces and zones are safe.
streifzug-word-run = Run
    .help = Three or more numbers of one colour in a row, such as red 3, 4 and 5.
streifzug-word-set = Set
    .help = Three or four cards with the same number, in any colours. A Joker may be added to four of them.
streifzug-word-flush = Flush
    .help = Three or four different letter cards, at most one of each kind.
streifzug-word-letter = Letter card
    .help = A card with J, P, H or M: Joker, Protector, Hopper or Magpie. There are four of each.{ $ext_cards ->
            [off] { " " }In the basic game only their colour counts.
           *[on] { "" }
        }
streifzug-word-joker = Joker (J)
    .help = Stands in for a number or extends a run. Costs points in sets of three or four and, in runs up to eight, between numbers or in the other colour.
streifzug-word-patron = Protector (P)
    .help = Prevents a knock-out: your pawns stay where they are, and the pawn that landed on you goes back to its own zone.
streifzug-word-hopser = Hopper (H)
    .help = Lets one of your pawns hop onto a free catch space, even from the start. Until you have rung the bell, you take the card there.
streifzug-word-mopser = Magpie (M)
    .help = Takes a card from somebody: a random one from their hand (our reading) or a used letter card.
streifzug-word-used = Used letter cards
    .help = A letter card that you’ve used lies face up in front of you. You can’t play it again, but others may take it.
streifzug-word-team = Team
    .help = Red and Black, or Yellow and Blue. Partners { $ext_cards ->
            [on] add up their points at the end
           *[off] win together
        }{ $partner_landing ->
            [throw] , but at this table they knock each other out.
           *[share] { " " }and don’t knock each other out.
        }

## Sides, by quadrant

streifzug-seat-0 = Red
    .sign = triangle
streifzug-seat-1 = Yellow
    .sign = star
streifzug-seat-2 = Black
    .sign = square
streifzug-seat-3 = Blue
    .sign = circle

## Colours as they stand before a place, in each of its forms; .figure: a pawn of this colour.

streifzug-colour-0 = red
    .from = red
    .to = red
    .at = red
    .figure = Red pawn
streifzug-colour-1 = yellow
    .from = yellow
    .to = yellow
    .at = yellow
    .figure = Yellow pawn
streifzug-colour-2 = black
    .from = black
    .to = black
    .at = black
    .figure = Black pawn
streifzug-colour-3 = blue
    .from = blue
    .to = blue
    .at = blue
    .figure = Blue pawn

## Places. $kind: "outer", "middle", "inner", "catch", "bell", "entry", "follow", "opening",
## "closed" (a space of a zone in which nobody sits), "goal" or "start". $colour: streifzug-colour-…
## of the side that the place belongs to, in the same form. $number: the space's number; $ring: of a catch
## space, "outer" or "middle".

streifzug-place = { $kind ->
        [middle] turquoise space { $number }
        [inner] dark green space { $number }
        [catch] { $ring ->
            [outer] light green
           *[middle] turquoise
        } catch space { $number }
        [bell] bell
        [entry] { $colour } entry space 6
        [follow] { $colour } next space 4
        [opening] { $colour } opening space 2
        [closed] closed zone
        [goal] { $colour } goal space
        [start] { $colour } start
       *[outer] light green space { $number }
    }
    .from = { $kind ->
        [middle] from turquoise space { $number }
        [inner] from dark green space { $number }
        [catch] from { $ring ->
            [outer] light green
           *[middle] turquoise
        } catch space { $number }
        [bell] from the bell
        [entry] from the { $colour } entry space 6
        [follow] from the { $colour } next space 4
        [opening] from the { $colour } opening space 2
        [closed] from the closed zone
        [goal] from the { $colour } goal space
        [start] from the { $colour } start
       *[outer] from light green space { $number }
    }
    .to = { $kind ->
        [middle] to turquoise space { $number }
        [inner] to dark green space { $number }
        [catch] to { $ring ->
            [outer] light green
           *[middle] turquoise
        } catch space { $number }
        [bell] to the bell
        [entry] to the { $colour } entry space 6
        [follow] to the { $colour } next space 4
        [opening] to the { $colour } opening space 2
        [closed] to the closed zone
        [goal] to the { $colour } goal space
        [start] to the { $colour } start
       *[outer] to light green space { $number }
    }
    .at = { $kind ->
        [middle] on turquoise space { $number }
        [inner] on dark green space { $number }
        [catch] on { $ring ->
            [outer] light green
           *[middle] turquoise
        } catch space { $number }
        [bell] on the bell
        [entry] on the { $colour } entry space 6
        [follow] on the { $colour } next space 4
        [opening] on the { $colour } opening space 2
        [closed] in the closed zone
        [goal] on the { $colour } goal space
        [start] at the { $colour } start
       *[outer] on light green space { $number }
    }
    .off = { $kind ->
        [middle] from turquoise { $number }
        [inner] from dark green { $number }
        [catch] from { $ring ->
            [outer] light green
           *[middle] turquoise
        } { $number }
        [bell] from the bell
        [entry] from entry space 6
        [follow] from next space 4
        [opening] from opening space 2
        [closed] from the closed zone
        [goal] from the goal
        [start] from the start
       *[outer] from light green { $number }
    }

## Cards. The value is a label; .one stands after a verb, .bare without article (German begins
## with it).

streifzug-card-R1 = Red 1
    .one = a red 1
    .bare = red 1
streifzug-card-R2 = Red 2
    .one = a red 2
    .bare = red 2
streifzug-card-R3 = Red 3
    .one = a red 3
    .bare = red 3
streifzug-card-R4 = Red 4
    .one = a red 4
    .bare = red 4
streifzug-card-R5 = Red 5
    .one = a red 5
    .bare = red 5
streifzug-card-R6 = Red 6
    .one = a red 6
    .bare = red 6
streifzug-card-R7 = Red 7
    .one = a red 7
    .bare = red 7
streifzug-card-R8 = Red 8
    .one = a red 8
    .bare = red 8
streifzug-card-RJ = Red Joker
    .one = a red Joker
    .bare = red Joker
streifzug-card-RP = Red Protector
    .one = a red Protector
    .bare = red Protector
streifzug-card-RH = Red Hopper
    .one = a red Hopper
    .bare = red Hopper
    .small = red Hopper
streifzug-card-RM = Red Magpie
    .one = a red Magpie
    .bare = red Magpie
streifzug-card-B1 = Blue 1
    .one = a blue 1
    .bare = blue 1
streifzug-card-B2 = Blue 2
    .one = a blue 2
    .bare = blue 2
streifzug-card-B3 = Blue 3
    .one = a blue 3
    .bare = blue 3
streifzug-card-B4 = Blue 4
    .one = a blue 4
    .bare = blue 4
streifzug-card-B5 = Blue 5
    .one = a blue 5
    .bare = blue 5
streifzug-card-B6 = Blue 6
    .one = a blue 6
    .bare = blue 6
streifzug-card-B7 = Blue 7
    .one = a blue 7
    .bare = blue 7
streifzug-card-B8 = Blue 8
    .one = a blue 8
    .bare = blue 8
streifzug-card-BJ = Blue Joker
    .one = a blue Joker
    .bare = blue Joker
streifzug-card-BP = Blue Protector
    .one = a blue Protector
    .bare = blue Protector
streifzug-card-BH = Blue Hopper
    .one = a blue Hopper
    .bare = blue Hopper
    .small = blue Hopper
streifzug-card-BM = Blue Magpie
    .one = a blue Magpie
    .bare = blue Magpie
streifzug-cards-held = { $count ->
        [0] no cards
        [one] 1 card
       *[other] { $count } cards
    }

## Melds and points

streifzug-meld = { $meld ->
        [run] Run
        [set] Set
       *[flush] Flush
    }
    .one = { $meld ->
        [run] a run
        [set] a set
       *[flush] a flush
    }
streifzug-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
    .short = { $points ->
        [one] { $points } pt
       *[other] { $points } pts
    }

## What is asked of whom

streifzug-prompt-roll = You rolled { $dice }.
streifzug-prompt-move = Choose a pawn, then a space.
streifzug-prompt-left = Still to play: { $dice }.
streifzug-prompt-one_die = One die has already been played. The { $die } is left.
streifzug-prompt-cards = Play cards or end your turn.
streifzug-prompt-end = You can’t play any card. End your turn.
streifzug-prompt-over = That’s all you can do. End your turn.
streifzug-prompt-lapsed = You’d have needed { $dice }. End your turn.
streifzug-die = a { $die }
streifzug-prompt-patron = { $owner } knocks you out ({ $hit }). Protector?
streifzug-prompt-rob = You knock out { $owner }: which card do you take?
streifzug-prompt-give = { $owner } knocks you out: which card do you hand over?

## Events. Which card is drawn from a hand, only the two know.

streifzug-event-first = { $you ->
        [yes] You start.
       *[no] { $who } starts.
    }
streifzug-event-stacked = The cards lie in eight stacks of six. On top: { $cards }.
streifzug-event-rolled = { $you ->
        [yes] You roll { $dice }.
       *[no] { $who } rolls { $dice }.
    }
streifzug-event-moved = { $you ->
        [yes] You move { $from } { $to } ({ $dice }).
       *[no] { $who } moves { $from } { $to } ({ $dice }).
    }
streifzug-event-lapsed = { $you ->
        [yes] You can’t move with this roll.
       *[no] { $who } can’t move with this roll.
    }
streifzug-event-lapsed-why = No move: you need { $needs }.
streifzug-lapsed-need = { $from ->
        [start] a 6 to leave the start
        [entry] a 4 to leave entry space 6
       *[follow] a 2 to leave next space 4
    }
streifzug-event-caught = { $you ->
        [yes] You catch { $card }.
       *[no] { $who } catches { $card }.
    }
streifzug-event-rang = { $you ->
        [yes] Ding! You ring the bell.
       *[no] Ding! { $who } rings the bell.
    }
streifzug-event-thrown = { $whose ->
        [you] { $who } knocks you out: { $hit }, back { $to }.
       *[other] { $you ->
            [yes] You knock out { $owner }: { $hit }, back { $to }.
           *[no] { $who } knocks out { $owner }: { $hit }, back { $to }.
        }
    }
streifzug-event-asked = { $you ->
        [yes] You’re asked whether to play a Protector.
       *[no] { $who } is asked whether to play a Protector.
    }
streifzug-event-patron = { $whose ->
        [you] { $who } plays { $card }: your pawn goes { $to }.
       *[other] { $you ->
            [yes] You play { $card }: { $owner }’s pawn goes { $to }.
           *[no] { $who } plays { $card }: { $owner }’s pawn goes { $to }.
        }
    }
streifzug-event-let_go = { $you ->
        [yes] You don’t play a Protector.
       *[no] { $who } doesn’t play a Protector.
    }
streifzug-event-draws = { $whose ->
        [you] { $who } draws a random card from your hand.
       *[other] { $you ->
            [yes] You draw a random card from { $owner }’s hand.
           *[no] { $who } draws a random card from { $owner }’s hand.
        }
    }
streifzug-event-robbed = { $whose ->
        [you] { $who } gets { $card } from your hand.
       *[other] { $you ->
            [yes] You get { $card } from { $owner }’s hand.
           *[no] { $who } gets { $card } from { $owner }’s hand.
        }
    }
streifzug-event-robbed-hidden = { $who } gets a card from { $owner }’s hand.
streifzug-event-took = { $whose ->
        [you] { $who } gets { $card } from the face-up cards in front of you.
       *[other] { $you ->
            [yes] You get { $card } from the face-up cards in front of { $owner }.
           *[no] { $who } gets { $card } from the face-up cards in front of { $owner }.
        }
    }
streifzug-event-melds = { $you ->
        [yes] Now laid out in front of you: { $melds }. In hand: { $count }.
       *[no] Now laid out in front of { $who }: { $melds }. In hand: { $count }.
    }
streifzug-melds-none = nothing
streifzug-melds = { $melds }; { $next }
streifzug-meld-lying = { $meld } ({ $cards })
streifzug-event-laid_out = { $you ->
        [yes] You lay out { $meld }: { $cards } ({ $points }).
       *[no] { $who } lays out { $meld }: { $cards } ({ $points }).
    }
streifzug-event-added = { $you ->
        [yes] You add { $card }: { $cards } ({ $points }).
       *[no] { $who } adds { $card }: { $cards } ({ $points }).
    }
streifzug-event-exchanged = { $you ->
        [yes] You swap the Joker for { $card }: { $cards } ({ $points }).
       *[no] { $who } swaps the Joker for { $card }: { $cards } ({ $points }).
    }
streifzug-event-mopser = { $whose ->
        [you] { $who } plays { $card } against you.
       *[other] { $you ->
            [yes] You play { $card } against { $owner }.
           *[no] { $who } plays { $card } against { $owner }.
        }
    }
streifzug-event-hopped = { $you ->
        [yes] You hop { $from } { $to } ({ $card }).
       *[no] { $who } hops { $from } { $to } ({ $card }).
    }
streifzug-event-ended = { $you ->
        [yes] You end your turn.
       *[no] { $who } ends the turn.
    }
streifzug-event-turned = The top cards are no use to anybody and go to the bottom. On top now: { $cards }.
streifzug-event-over = { $reason ->
        [bell] The bell has rung: the game is over.
        [goal] Both pawns have reached the goal: the game is over.
        [stall] The game has come to a standstill: the points are counted.
       *[guard] The game ends in a draw: the action limit is reached.
    }

## The end as a headline. $who: the winners, the reader first; $you: "yes" if the reader is among
## them; $count: how many they are.

streifzug-end = { $count ->
        [0] A draw.
        [one] { $you ->
            [yes] You win!
           *[no] { $who } wins!
        }
       *[other] { $you ->
            [yes] You win: { $who }!
           *[no] { $who } win!
        }
    }

## The score sheet, line by line. $meld and $count: what was laid out, and how many cards.

streifzug-score = Points
streifzug-score-meld = { $meld ->
        [run] Run of { $count }
        [set] Set of { $count }
       *[flush] Flush of { $count }
    }
streifzug-score-hand = { $count ->
        [0] No cards in hand
        [one] 1 card in hand
       *[other] { $count } cards in hand
    }
streifzug-score-ending = Bonus for finishing
streifzug-score-sum = Total
streifzug-score-team = Team

## Actions

streifzug-action-move = { $dice }: { $here } to { $there }
streifzug-action-meld = Lay out { $meld ->
        [run] a run
        [set] a set
       *[flush] a flush
    }: { $cards }
streifzug-action-add = Add a { $card }: { $cards }
    .front = Add a { $card } as the first card: { $cards }
    .back = Add a { $card } as the last card: { $cards }
streifzug-action-exchange = Swap the Joker for { $card }: { $cards }
    .front = Swap in { $card } and put the Joker first: { $cards }
    .back = Swap in { $card } and put the Joker last: { $cards }
streifzug-action-mopser-hand = Magpie: draw a random card from { $owner }
streifzug-action-mopser-used = Magpie: take a used { $card } from { $owner }
streifzug-action-hopser = Hopper: { $here } to { $there }
streifzug-action-end = End turn
streifzug-action-patron = Play a { $card } and stay
streifzug-action-let_go = Don’t play a Protector
streifzug-action-draw = Draw a random card from { $owner }
streifzug-action-take = Take a used { $card } from { $owner }
streifzug-action-give = Give a { $card } from your hand
streifzug-action-give-used = Give a used { $card }
streifzug-action-give-meld = { $whose ->
        [you] Give a { $card } from your meld: { $cards }
       *[other] Take a { $card } from the meld: { $cards }
    }

## Options

streifzug-option-ext_cards = Hand and melds
    .help = Caught cards go to your hand, and you lay them out for points. Otherwise they lie face up, and you collect five red and five blue ones.
streifzug-option-ext_cards-off = Collect colours
streifzug-option-ext_cards-on = Lay out for points
streifzug-option-ext_throws = After a knock-out
    .help = Depending on the ring, you go back to the start, entry space 6 or next space 4, and it may cost cards. Otherwise you go to opening space 2.
streifzug-option-ext_throws-off = To opening space 2
streifzug-option-ext_throws-on = Depends on the ring
streifzug-option-ext_teams = Teams
    .help = For four sides: Red and Black against Yellow and Blue. Partners win together. You may also play both sides of a team.
streifzug-option-ext_teams-off = All against all
streifzug-option-ext_teams-on = Two teams
streifzug-option-ext_finish = Bell and goal
    .help = First the bell, then both pawns to the goal: 6 points. Otherwise, if you have laid out a run or a set, the game ends with your pawn on the bell.
streifzug-option-ext_finish-off = The bell ends the game
streifzug-option-ext_finish-on = Bell, then goal
streifzug-option-first = Who starts
    .help = The rulebook doesn’t say.
streifzug-option-first-chance = At random
streifzug-option-first-0 = Red
streifzug-option-doubles = Doubles
    .help = Doubles count like any other roll, or give you another turn. The rulebook doesn’t say.
streifzug-option-doubles-nothing = Nothing extra
streifzug-option-doubles-again = Another turn
streifzug-option-direction = Direction
    .help = Pawns move either way round the rings, or clockwise only.
streifzug-option-direction-free = Either way
streifzug-option-direction-clockwise = Clockwise only
streifzug-option-zone_sum = Coming in with the sum
    .help = Does the sum of both dice count as the 6, 4 or 2, too? The rulebook says “with a 6” and “with a rolled 4”; it doesn’t mention the sum.
streifzug-option-zone_sum-off = The sum doesn’t count
streifzug-option-zone_sum-on = The sum counts too
streifzug-option-full_colour = When you have five of a colour
    .help = Basic game: may you land on a catch space if the card on top has a colour of which you already have five?
streifzug-option-full_colour-land = Land, take nothing
streifzug-option-full_colour-forbidden = Don’t land
streifzug-option-stages = The second leg
    .help = Legs go one way only. The second uses no space of the first, or may use any but not turn straight back. The rulebook doesn’t say which.
streifzug-option-stages-one_way = Over new spaces only
streifzug-option-stages-no_turning = Not straight back
streifzug-option-hopser_from_goal = Hopping out of the goal
    .help = May a Hopper take a pawn out of the goal, too? Once both pawns are there, they stay in any case.
streifzug-option-hopser_from_goal-on = If only one is there
streifzug-option-hopser_from_goal-off = Never
streifzug-option-rotate = Useless top cards
    .help = Basic game: if the top cards are of no use to anybody, they stay, or they all go to the bottom until one is of use. The rulebook doesn’t say.
streifzug-option-rotate-on = Go to the bottom
streifzug-option-rotate-off = Stay as they are
streifzug-option-max_jokers = Jokers in a meld
    .help = A run or a set may have this many Jokers. The rulebook says nothing about it.
streifzug-option-max_jokers-1 = One
streifzug-option-max_jokers-2 = Two
streifzug-option-max_jokers-any = Any number
streifzug-option-patron_target = A knock-out fended off
    .help = Where a pawn goes when a Protector has fended it off. The rulebook says “opening space 4”; there’s no such space.
streifzug-option-patron_target-F4 = To next space 4
streifzug-option-patron_target-O2 = To opening space 2
streifzug-option-patron_ask = Asking for a Protector
    .help = If everybody who is knocked out and holds cards is asked, the question gives nothing away.
streifzug-option-patron_ask-all = All who hold cards
streifzug-option-patron_ask-holders = Only Protector holders
streifzug-option-after_patron = After a Protector
    .help = If a Protector fends you off after your first die, do you still play the other, with any pawn, or is it lost?
streifzug-option-after_patron-goes_on = Play the other die
streifzug-option-after_patron-lapses = The other die is lost
streifzug-option-flush_cards = Cards of a flush
    .help = If you owe a card but hold none, you give one that lies in front of you. A flush comes last (then you choose) or is treated like the rest.
streifzug-option-flush_cards-last = Last of all
streifzug-option-flush_cards-with_others = Like all the rest
streifzug-option-stall_rounds = Ending at a standstill
    .help = After this many rounds without a card caught, laid out or added, a Joker swapped, a knock-out, the bell or the goal, the points are counted. 0: never.
streifzug-option-joker_penalty = A Joker in the wrong place
    .help = In runs of up to eight a Joker in the middle costs 1 point, one of the other colour 2. This is about a Joker that’s both.
streifzug-option-joker_penalty-add = It costs 3
streifzug-option-joker_penalty-max = It costs 2
streifzug-option-partner_landing = Landing on a partner
    .help = If you land on a partner’s pawn: do you share the space, do you knock it out, or is the move not allowed?
streifzug-option-partner_landing-share = You share the space
streifzug-option-partner_landing-forbid = Not allowed
streifzug-option-partner_landing-throw = You knock them out
streifzug-option-mopser_partner = A Magpie against a partner
    .help = Does a Magpie take a card only from opponents, or from the partner too?
streifzug-option-mopser_partner-off = Only from opponents
streifzug-option-mopser_partner-on = From the partner too
streifzug-option-max_plies = Action limit
    .help = After this many actions, the game ends in a draw: an emergency brake for games that would otherwise never end. 0 means no limit.

streifzug-preset-basic = Basic game
    .help = Catch five red and five blue cards, then be the first on the bell.
streifzug-preset-extended = Extended game
    .help = With cards in hand, melds, letter cards, the bell, the goal and knock-outs that cost cards.
streifzug-preset-teams = Extended, in teams
    .help = Like the extended game, for four sides in two teams.
streifzug-teams-note = One person may play both seats of a team.

## Refusals

streifzug-reason-not_your_turn = It’s not your turn.
streifzug-reason-over = The game is over.
streifzug-reason-unknown_action = That isn’t a possible move.
streifzug-reason-nothing_to_take_back = There’s nothing to undo.
streifzug-reason-dice_first = Play your dice first.
streifzug-reason-card_phase = Your dice are done for this turn. Now play cards or end your turn.
streifzug-reason-wait_for_victim = Somebody else has to answer first.
streifzug-reason-answer_first = First say whether you’ll play a Protector.
streifzug-reason-no_patron = You don’t have this Protector.
streifzug-reason-choose_card = For the knock-out, first take a random card from the victim’s hand, or a face-up one.
streifzug-reason-give_card = Give a card first: one from your hand, or else one that lies in front of you.
streifzug-reason-no_such_dice = You don’t have that number to play.
streifzug-reason-no_figure_there = You have no pawn there.
streifzug-reason-needs_6 = With the dice a pawn leaves the start only with a 6, and goes only to its entry space.
streifzug-reason-needs_4 = By dice a pawn leaves entry space 6 only with a 4, for next space 4.
streifzug-reason-needs_2 = By dice a pawn leaves next space 4 only with a 2, for opening space 2.
streifzug-reason-stays_in_goal = The dice can’t take a pawn out of the goal again.
streifzug-reason-stays_on_bell = The pawn on the bell ends the game and stays there.
streifzug-reason-zone = No pawn may stop in a home zone, except while it’s coming in.
streifzug-reason-began_there = The pawn was on this catch space before this roll. Move it somewhere else.
streifzug-reason-catch_taken = There’s a pawn on this catch space, and catch spaces can’t be shared.
streifzug-reason-catch_taboo = You have all the cards you need: the catch spaces are closed to you now.
streifzug-reason-colour_full = You have five cards of the top card’s colour: at this table you may not land there.
streifzug-reason-bell_needs_cards = The bell is only for those who have five red and five blue cards.
streifzug-reason-bell_needs_meld = Lay out a run or a set before you ring the bell.
streifzug-reason-rung_already = You’ve already rung the bell.
streifzug-reason-no_goal = At this table nobody goes to the goal.
streifzug-reason-goal_needs_bell = Ring the bell before you go to your goal.
streifzug-reason-goal_needs_meld = Lay out a run or a set before you go to your goal.
streifzug-reason-partner_there = Your partner is there, and at this table you don’t share spaces.
streifzug-reason-not_reached = By exact count the pawn can’t get there (it may not turn back).
streifzug-reason-more_dice = That would leave one die unplayed. Play both if you can.
streifzug-reason-must_leave = A pawn on a catch space has to leave it if it can. Keep a die for that.
streifzug-reason-no_such_card = You don’t have this card.
streifzug-reason-no_meld = These cards don’t make a run, a set or a flush.
streifzug-reason-too_many_jokers = That’s too many Jokers.
streifzug-reason-no_such_meld = You don’t have such a meld.
streifzug-reason-does_not_fit = This card doesn’t fit there.
streifzug-reason-nothing_to_exchange = No Joker stands for this card, or there’s no room at that end.
streifzug-reason-no_hopser = You don’t have a Hopper.
streifzug-reason-hop_to_catch = A Hopper can only take a pawn to a catch space. Choose one.
streifzug-reason-no_mopser = You don’t have a Magpie.
streifzug-reason-opponents_only = A Magpie takes only from other sides.
streifzug-reason-not_from_partner = At this table a Magpie leaves your partner alone.
streifzug-reason-one_way = The second leg may not use a space of the first.
streifzug-reason-both_in_goal = Both your pawns are in the goal and stay there.
streifzug-reason-not_from_goal = At this table a Hopper can’t take a pawn out of the goal.
streifzug-reason-nothing_to_take = There’s no such card to take from this side.

## Told when it first matters, to who is new to the game: rules and dangers, never advice

streifzug-note-aim = { $ext_cards ->
        [on] { $ext_teams ->
            [on] Catch cards and lay them out: your points and { $partner }’s are added up.
           *[off] Catch cards and lay them out: whoever has the most points wins.
        }
       *[off] { $ext_teams ->
            [on] Catch five red and five blue cards, then go to the bell: if you or { $partner } gets there first, you both win.
           *[off] Catch five red and five blue cards, then be first on the bell.
        }
    }
streifzug-note-protector = A Protector fends off the knock-out: the pawn that landed on you has to go back.
streifzug-note-pay = You’ve been knocked out and have to hand over a card: you choose which.
streifzug-note-bell = Your roll takes you exactly to the bell, and you have five red and five blue cards: land there and you win.
streifzug-note-ring = You can ring the bell: with a run or set laid out you may then go to your goal, but you catch no more cards.
streifzug-note-goal = Your roll fits exactly: one of your pawns can go to the goal.
streifzug-note-meld = You hold cards that make a meld: melds score points.
streifzug-note-enter = You come in with a 6, then a 4 and a 2; if nothing fits, the roll is lost.
streifzug-note-catch = Land exactly on a catch space and you take the face-up card.
streifzug-note-knock = To knock out an opponent’s pawn, land exactly on it.
streifzug-note-dice = Use the sum with one pawn, or each die by itself.
streifzug-note-full = Five cards of a colour are enough: you take no more of it.
streifzug-note-hopper = A Hopper puts one of your pawns on any free catch space.
streifzug-note-magpie = A Magpie takes a random card from somebody’s hand, or a used letter card.
streifzug-note-joker = When you lay out cards, a Joker can stand in for a number.

## The rules, for players

streifzug-help-sections = aim words board turn coming catching throwing must collecting bell cards deck laying joker letters hurting paying finish home score teams stall
streifzug-help-aim = The game’s full name is “Streifzug durch”. { $ext_cards ->
        [on] You catch cards and lay them out; { $ext_teams ->
            [on] the team with the most points wins.
           *[off] whoever has the most points wins.
        }
       *[off] You catch five red and five blue cards; then the first on the bell wins{ $ext_teams ->
            [on] , with their partner.
           *[off] .
        }
    }
    .title = The aim
streifzug-help-words = Some words are the game’s own. This is what they mean.
    .title = Glossary
    .word = Word
    .meaning = What it means
streifzug-help-board = Three rings lie one inside another, light green, turquoise and dark green, with the bell in the middle. Our reading: they have 48, 24 and 8 spaces, bridges join them, and the light green and the turquoise ring have four catch spaces each. Only a pawn that’s coming in may stop in a zone.
    .title = The board
streifzug-help-turn = Move one pawn by the sum of your two dice, each pawn by one die, or one by both in turn: in two legs. You may pass anybody. { $direction ->
        [clockwise] At this table you go round the rings clockwise, never straight back.
       *[free] Our reading: you choose the way, but never turn straight back.
    } { $stages ->
        [no_turning] At this table a second leg may use spaces of the first.
       *[one_way] Our reading: a second leg uses no space of the first.
    }{ $doubles ->
        [again] { " " }At this table doubles give you another turn.
       *[nothing] { "" }
    }
    .title = Your turn
streifzug-help-coming = A pawn comes in with a 6, goes to next space 4 with a 4 and to opening space 2 with a 2. From there it moves freely. A 4 and a 2 in one roll take it there straight from the entry space. { $zone_sum ->
        [on] At this table the sum of both dice counts as well.
       *[off] Our reading: one die has to show the number (house rule “{ streifzug-option-zone_sum }”).
    }
    .title = Coming in
streifzug-help-catching = If you land on a catch space, you take the top card of its stack. You’re safe there, and no other pawn can land on it, not even your other one. With your next roll you have to leave it if you can, and you may not land on the same one again with that roll.
    .title = Catching
streifzug-help-throwing = If you land on opponents’ pawns, you knock them out. { $ext_throws ->
        [on] Where they go back to depends on the ring.
       *[off] They go back to their own opening space 2.
    } On catch spaces and in the zones everybody is safe. Your two pawns may share any space but a catch space.
    .title = Knocking out
streifzug-help-must = You have to play as much of your roll as you can: both dice if possible, else one. A pawn that was on a catch space already has to leave it if it can. If nothing fits, the roll is lost.
    .title = You have to move
streifzug-help-collecting = Your cards lie face up; only their colours count. With five of a colour you take no more of it{ $full_colour ->
        [forbidden] , and at this table you may not land where it’s on top.
       *[land] .
    } With five and five, catch spaces are closed to you.{ $rotate ->
        [on] { " " }Our reading: if all top cards are useless, they go to the bottom (house rule “{ streifzug-option-rotate }”).
       *[off] { "" }
    }
    .title = Collecting
streifzug-help-bell = { $ext_cards ->
        [on] Our reading: once you have laid out a run or a set, you may move to the bell, in the middle of the dark green circle, by exact count; the first one there may still play cards, then the game is over.
       *[off] With five red and five blue cards you may move to the bell, in the middle of the dark green circle. The first one there wins at once. Our reading: the number has to be exact.
    }
    .title = The bell
streifzug-help-cards = Caught cards go to your hand; from then on only you see them. Once your roll is played or lost, you may do as much with your cards as you like: lay out, add, play letter cards. Then you end your turn.
    .title = Your hand
streifzug-help-deck = There are 48 cards: the numbers 1 to 8, each twice in red and twice in blue, and four each of Joker, Protector, Hopper and Magpie. Our reading: of each kind of letter card two are red and two blue.
    .title = The cards
streifzug-help-laying = With three cards or more you lay out a run, a set or a flush; later you may add single cards to it. A run has at most eight numbers and may have a Joker as its ninth card. Our reading: a run has one colour, and no 1 follows the 8.
    .title = Laying out
streifzug-help-joker = A Joker stands in for a number. In a run you can put that number in the Joker’s place once you get it; the Joker moves to an end. Our reading: a run or a set has at least two numbers{ $max_jokers ->
        [any] ; at this table it may have any number of Jokers.
       *[other] ; the limit for Jokers in it is { $max_jokers } (house rule “{ streifzug-option-max_jokers }”).
    }
    .title = Jokers in runs and sets
streifzug-help-letters = You can play Protector, Hopper and Magpie; the Joker can only be laid out. A card that you have played lies face up in front of you, and only others can bring it back into play.
    .title = Letter cards
    .card = Card
    .meaning = What it does
# Told to whoever has no table, the parts of the extended game are off: there it says what all of them do.
streifzug-help-hurting = On the light green ring the pawn goes back to its start{ $ext_cards ->
        [on] , and whoever knocked it out takes a random card from your hand or one of your used letter cards.
       *[off] { $ext_throws ->
            [on] .
           *[off] , and whoever knocked it out takes a random card from your hand or one of your used letter cards.
        }
    } On the turquoise ring it goes to its entry space 6{ $ext_cards ->
        [on] , and you give a card of your choice.
       *[off] { $ext_throws ->
            [on] .
           *[off] , and you give a card of your choice.
        }
    } In the dark green circle it only goes to its next space 4.
    .title = What a knock-out costs
streifzug-help-paying = If you owe a card but hold none, you give one that lies face up: a used letter card, or the first or last card of a run or set; on the light green ring the other side chooses. A meld left too small goes to your hand. { $flush_cards ->
        [with_others] At this table cards of a flush go like all the rest.
       *[last] Our reading: a flush comes last, and you choose (house rule “{ streifzug-option-flush_cards }”).
    }
    .title = No cards in hand
streifzug-help-finish = Each side may ring the bell once. From then on that side takes no more cards from the stacks; Magpies { $ext_throws ->
        [on] and knock-outs still bring some.
       *[off] { $ext_finish ->
            [on] still bring some.
           *[off] and knock-outs still bring some.
        }
    } Once you’ve rung the bell and laid out a run or a set, your pawns may go to your goal. Our reading: the number has to be exact for bell and goal.
    .title = Bell and goal
streifzug-help-home = The way to the goal goes through your next space 4. On the way there nobody stops on 6, 4 or 2{ $ext_throws ->
        [on] , so it stays clear which pawns were knocked out and still have to come in again.
       *[off] .
    } When both pawns are in the goal, you may still play cards; then you get 6 points, and the game is over.
    .title = The way to the goal
streifzug-help-score = What you have laid out scores points; each card in hand costs 1. A Joker at the end of a run counts like a number. In the middle of a run it costs 1, in a run of the other colour 2 (both: { $joker_penalty ->
        [max] 2 at this table
       *[add] 3, our reading
    }), in a set of three or four 1, in a run of nine or a set of five nothing.
    .title = Points
    .meld = Laid out
    .points = Points
streifzug-help-teams = Red and Black play together, and so do Yellow and Blue. Each side has its own cards{ $ext_finish ->
        [on] { " " }and rings the bell itself
       *[off] { "" }
    }; partners may talk. { $partner_landing ->
        [throw] At this table they knock each other out.
        [forbid] At this table nobody lands on a partner’s pawn.
       *[share] They don’t knock each other out (our reading: they share a space).
    }{ $ext_cards ->
        [on] { " " }A Magpie { $mopser_partner ->
            [on] may take from the partner at this table.
           *[off] takes nothing from the partner (our reading).
        } At the end partners’ points are added together.
       *[off] { " " }Partners win together.
    }
    .title = Teams
streifzug-help-stall = { $stall_rounds ->
        [0] At this table the game goes on, even if for a long time nobody catches, lays out or adds a card{ $ext_cards ->
            [on] { $ext_finish ->
                [on] , swaps a Joker, knocks anybody out, rings the bell or reaches the goal
               *[off] , swaps a Joker or knocks anybody out
            }
           *[off] , swaps a Joker, knocks anybody out, rings the bell or reaches the goal
        }.
        [20] Our reading (house rule “{ streifzug-option-stall_rounds }”): if for 20 rounds nobody catches, lays out or adds a card{ $ext_cards ->
            [on] { $ext_finish ->
                [on] , swaps a Joker, knocks anybody out, rings the bell or reaches the goal
               *[off] , swaps a Joker or knocks anybody out
            }
           *[off] , swaps a Joker, knocks anybody out, rings the bell or reaches the goal
        }, the game ends and the points are counted.
       *[other] If at this table for { $stall_rounds ->
            [one] 1 round
           *[other] { $stall_rounds } rounds
        } nobody catches, lays out or adds a card{ $ext_cards ->
            [on] { $ext_finish ->
                [on] , swaps a Joker, knocks anybody out, rings the bell or reaches the goal
               *[off] , swaps a Joker or knocks anybody out
            }
           *[off] , swaps a Joker, knocks anybody out, rings the bell or reaches the goal
        }, the game ends and the points are counted.
    }
    .title = Standstill

## In the browser. Where two sit, the second is black.

streifzug-seat-1-of-2 = Black
streifzug-figure = { $who }’s pawn
streifzug-figure-own = your pawn
streifzug-stack = { $count ->
        [0] empty stack
        [one] stack of 1 card: { $card }
       *[other] stack of { $count } cards, on top: { $card }
    }
streifzug-last = part of the last move
streifzug-lying = Face-up cards
streifzug-rung = bell rung
streifzug-collected = Red cards: { $red }, blue: { $blue }
streifzug-laid = { $melds ->
    [one] 1 meld
   *[other] { $melds } melds
}, { $points }
streifzug-doing = { $phase ->
        [give] giving a card
       *[patron] thinking
    }
streifzug-with = with { $dice }
streifzug-hint-several = Several moves lead there: choose one.
# $ring: outer, middle, inner, or any where it does not matter; $cards: how many it brings.
streifzug-hint-throws = { $ring ->
        [outer] Knocks out { $owner }, back to the start{ $cards ->
            [0] {""}
            [one] ; unless a Protector stops it, you get a card
           *[other] ; unless a Protector stops it, you get { $cards } cards
        }.
        [middle] Knocks out { $owner }, back to the entry space{ $cards ->
            [0] {""}
            [one] ; unless a Protector stops it, you get a card
           *[other] ; unless a Protector stops it, you get { $cards } cards
        }.
        [inner] Knocks out { $owner }, back to next space 4.
       *[any] Knocks out { $owner }, back to the opening space.
    }
streifzug-hint-thrown = { $ring ->
        [outer] Without a Protector you go back to the start{ $cards ->
            [yes] , and { $owner } takes a card for each pawn knocked out
           *[no] {""}
        }.
        [middle] Without a Protector you go back to your entry space{ $cards ->
            [yes] , and you give a card away for each pawn knocked out
           *[no] {""}
        }.
        [inner] Without a Protector you go back to your next space 4.
       *[any] Without a Protector you go back to your opening space.
    }
streifzug-prompt-to = You have { $dice } to play. Where to?
streifzug-prompt-hop = Hopper: choose a pawn and a free catch space.
streifzug-prompt-no-patron = { $owner } knocks you out ({ $hit }) …
streifzug-prompt-wait = { $who }’s turn.
streifzug-phase-over = Game over
streifzug-short-end = End turn
streifzug-short-blind = { $owner }’s hand
streifzug-short-exchange = { $side ->
        [front] Joker first
       *[back] Joker last
    }

## Rulings: the options in groups, and what is no option but not said in the rulebook either

streifzug-group-parts = What’s in the game
streifzug-group-walking = Rolling and moving
streifzug-group-basic = In the basic game only
streifzug-group-laying = Jokers
streifzug-group-patron = Knock-outs and Protector
streifzug-group-teams = Partners
streifzug-group-end = Ending the game
streifzug-rulings = board cards seats parts D2 D4 D5 D6 D7 D10 B5 C1 C2 C4 L1 L2 L3 T3 T5 T6 F2 F3 S M1 M2
streifzug-ruling-board = We don’t have the rulebook’s picture of the board: where the spaces lie is our reading. The rulebook once says “opening space 4” and once “transition space 2”: we read these as next space 4 and opening space 2.
streifzug-ruling-cards = The rulebook doesn’t say which colours the letter cards have. Here two of each kind are red and two blue.
streifzug-ruling-seats = Two sides are Red and Black, three are Red, Yellow and Black. The rulebook doesn’t say which colours are left out.
streifzug-ruling-parts = With “{ streifzug-option-ext_throws-on }” but not “{ streifzug-option-ext_cards }”, pawns that are knocked out go back according to the ring, and nobody loses a card. With “{ streifzug-option-ext_cards }” but not “{ streifzug-option-ext_throws-on }”, they go to their opening space 2, and a Protector protects all the same.
streifzug-ruling-D2 = Within a turn a pawn never turns straight back. If two ways lead to the same space, the second leg may go on as if the pawn had come the better way. From next space 4 it always comes along the ring. In the extended game, once a Protector has sent it back, how it moved before no longer counts.
streifzug-ruling-D4 = In its own home zone a pawn stops only while it’s coming in{ $ext_finish ->
        [on] , or when it reaches the goal.
       *[off] .
    } Zones where nobody sits are closed, like those of the other sides.
streifzug-ruling-D5 = The rulebook lets a pawn go on with a 2 “with the next roll”, but in its example with a 4 and a 2 from one roll. Here both are possible. { $zone_sum ->
        [on] The sum of both dice counts at this table (house rule “{ streifzug-option-zone_sum }”).
       *[off] One die has to show the number (house rule “{ streifzug-option-zone_sum }”).
    }
streifzug-ruling-D6 = A move that ends the game counts as playing the whole roll, even if a die is left. What else is possible is worked out again after each die (in the extended game as if nobody had a Protector).
streifzug-ruling-D7 = A pawn that can’t leave its catch space may stay. If two are on catch spaces, as many as possible have to leave.
streifzug-ruling-D10 = If you land on a catch space and may take its card, you have to.
streifzug-ruling-B5 = For the bell (and the goal, where there is one) the number has to be exact. The rulebook doesn’t say so.
streifzug-ruling-C1 = A run has one colour and doesn’t go on from 8 to 1. Every run and every set has at least two number cards.
streifzug-ruling-C2 = You may add only to what you have laid out yourself.
streifzug-ruling-C4 = You swap Jokers only in your own runs. You may also swap a Joker at the end of a run for the number it stands for. A Joker that’s the ninth card stands for no number, and stays.
streifzug-ruling-L1 = The rulebook names “cards of the other players, letter cards laid down and cards in hand”. Here a Magpie draws a random card from a hand or takes a used letter card, but takes nothing from a meld, not even from a flush.
streifzug-ruling-L2 = Once both pawns of a side are in the goal, no Hopper moves them. { $hopser_from_goal ->
        [off] At this table a Hopper doesn’t move one that’s there alone, either.
       *[on] A Hopper may move one that’s there alone: the rulebook doesn’t mind where the pawn stands.
    }
streifzug-ruling-L3 = A Protector protects all your pawns on the same space. The pawn that landed there goes to its { $patron_target ->
        [O2] opening space 2 (house rule)
       *[F4] next space 4
    }; the other die { $after_patron ->
        [lapses] is lost at this table.
       *[goes_on] is still played.
    } { $patron_ask ->
        [holders] Only victims who hold a Protector are asked (house rule).
       *[all] Whoever is knocked out and holds cards is asked.
    } If a protected pawn is on the bell, the other side has rung it all the same.
streifzug-ruling-T3 = The bell belongs to the dark green circle.
streifzug-ruling-T5 = If a run of nine loses the card at one end, the Joker moves there from the other.
streifzug-ruling-T6 = If you knock out both partners of a team at once, they’re dealt with one after the other, clockwise from you: for each, first the question about a Protector, then the cards. A Protector protects only its owner’s pawns; your pawn must then go back, and the other partner, without one, is knocked out.
streifzug-ruling-F2 = A run or set must still lie in front of you when a pawn goes into the goal.
streifzug-ruling-F3 = In the extended game without the goal, the first pawn on the bell ends the game, with no bonus. For that you must have laid out a run or a set. A Hopper can’t take that pawn away from there.
streifzug-ruling-S = Below the flush, the rulebook’s table of points says “3, different colours, with Joker, 12”. We take that to mean the flush of four cards, which always has a Joker: 12 points. A tie for the most points is a shared win; the rulebook doesn’t say that either.
streifzug-ruling-M1 = Whoever lands on a catch space and may take its card must do so, even if their partner would rather have had it.
streifzug-ruling-M2 = A team gets the bonus for finishing (6 points) only once.

## What the rules do, as it is counted over many games: labels in a table

streifzug-happening-stacks_turned = turns after which useless top cards go to the bottom
streifzug-happening-lapsed = rolls that can’t be played
streifzug-happening-throws = opponents’ pawns knocked out
streifzug-happening-cards_caught = cards caught
streifzug-happening-doubles = doubles
streifzug-happening-laid_out = melds laid out
streifzug-happening-added = cards added to melds
streifzug-happening-jokers_exchanged = Jokers swapped
streifzug-happening-mopsers = Magpies
streifzug-happening-hopsers = Hoppers
streifzug-happening-patrons = Protectors
streifzug-happening-patrons_not_played = times a Protector is asked for and none is played
streifzug-happening-cards_lost = cards that change hands
streifzug-happening-edge_cards_lost = cards lost from melds
streifzug-happening-rung = times the bell is rung
streifzug-happening-came_home = pawns that reach the goal
streifzug-happening-ended_bell = games ended by the bell
streifzug-happening-ended_goal = games ended in the goal
streifzug-happening-ended_stall = games ended at a standstill
streifzug-happening-partners_thrown = partners’ pawns knocked out
streifzug-happening-ended_guard = games cut off (draw)

# What speaks for an action: “it” is the move; $you: whether its player reads this

streifzug-because-card = It catches a card.
streifzug-because-throw = It knocks out a pawn.
streifzug-because-laid = It lays out cards.
streifzug-because-points = It scores more points than other moves.
streifzug-because-ring = It reaches the bell.
streifzug-because-then_card = After that, a card can still be caught in this turn.
streifzug-because-then_throw = After that, a pawn can still be knocked out in this turn.
streifzug-because-fits =
    The card fits numbers in { $you ->
        [yes] your
       *[no] the player’s
    } hand.
streifzug-because-needed =
    { $you ->
        [yes] You
       *[no] The player
    } had fewer than five cards of this card’s colour.
streifzug-because-safe =
    After that, { $you ->
        [yes] your
       *[no] the player’s
    } pawns are in less danger than after other moves.
streifzug-because-next_card =
    After that, { $you ->
        [yes] your
       *[no] the player’s
    } next roll gives more openings to catch a card than after other moves.
streifzug-because-hunts =
    After that, { $you ->
        [yes] your
       *[no] the player’s
    } next roll gives more openings to knock out a pawn than after other moves.
streifzug-because-bell =
    After that, { $you ->
        [yes] your
       *[no] the player’s
    } next roll gives more openings to reach the bell than after other moves.
streifzug-because-in = It brings a pawn into play.
