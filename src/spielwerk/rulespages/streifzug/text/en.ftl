### The page of Streifzug's rules. In every text there may be the numbers of `counts`, and the house rules.
### For whoever has no table, the parts of the extended game are off: texts that hold only with a part say
### there, where their part is off, what all of them do.

streifzug-rules-quick = { $ext_cards ->
        [on] { $ext_teams ->
            [on] Red and Black play against Yellow and Blue for the most points. Caught cards go to your hand; after moving you lay out runs, sets and flushes.
           *[off] Caught cards go to your hand; after moving you lay out runs, sets and flushes for points; the most points win.
        } In with a 6, on with a 4, free with a 2; land exactly on a catch space and take the top card. Letter cards: Hoppers take pawns to catch spaces, Magpies take others’ cards, Protectors stop knock-outs, and Jokers stand for numbers. { $ext_throws ->
                [on] Knock-outs hurt: outer ring to the start, middle ring to the 6 (each costs a card), inner circle to the 4.
               *[off] Land exactly on an opponent’s pawn and it goes back to its opening space 2.
            } { $ext_finish ->
                [on] Ring the bell, then with a run or set bring both pawns to the goal: { $ending } points, and the game ends.
               *[off] Once you’ve laid out a run or set, your pawn on the bell ends the game.
            } Each card left in hand costs 1 point.
       *[off] { $ext_teams ->
            [on] Red and Black against Yellow and Blue: be
           *[off] Be
        } the first on the bell with five red and five blue cards. Roll two dice: together for one pawn, one for each, or in turn for the same one. Come in with a 6, go on with a 4, get free with a 2; then move { $direction ->
        [clockwise] on, round the rings clockwise only.
       *[free] any way you like, but not straight back.
    } Land exactly on a catch space and take its top card; you’re safe there, and leave with your next roll. { $ext_throws ->
        [on] Land on an opponent’s pawn and it goes back; the ring decides where.
       *[off] Land on an opponent’s pawn and it goes back to its opening space.
    } With five of a colour, take no more of it. With five and five, the catch spaces are closed and the bell is open: land on it exactly and you’ve won.
    }

## In the box

streifzug-rules-box-board = a board with three rings, a bell and { $stacks } catch spaces
streifzug-rules-box-pawns = { $pawns } pawns, two for each side
streifzug-rules-box-cards = { $cards } cards: 1 to 8, { $copies } of each in red and { $copies } in blue, and { $letters } letter cards; all of them lie in { $stacks } stacks of { $stacked }, the top card face up
streifzug-rules-box-letters = Joker, Protector, Hopper and Magpie, two red and two blue of each (our reading)
streifzug-rules-box-dice = two dice

## Chapters

streifzug-rules-chapter-aim = In the basic game the first on the bell with five red and five blue cards wins.
    .title = The aim
streifzug-rules-chapter-board = Three rings, a bell in the middle, stacks at eight catch spaces.
    .title = The board
streifzug-rules-chapter-in = In with a 6, on with a 4, free with a 2.
    .title = Coming in
streifzug-rules-chapter-dice = Two dice, three ways to play them.
    .title = Rolling and moving
streifzug-rules-chapter-catch = Land exactly on a catch space and take the top card.
    .title = Catching
streifzug-rules-chapter-throw = Land exactly on an opponent’s pawn and you knock it out.
    .title = Knocking out
streifzug-rules-chapter-collect = Only colours count, and you take no more than five cards of each.
    .title = Collecting in the basic game
streifzug-rules-chapter-hand = First the dice, then the cards in your hand.
    .title = The extended game
streifzug-rules-chapter-laying = You lay out three or more cards that fit together, and they score points.
    .title = Laying out and points
streifzug-rules-chapter-letters = You can play Protector, Hopper and Magpie; the Joker can only be laid out.
    .title = Letter cards
streifzug-rules-chapter-paying = How much a knock-out hurts depends on the ring.
    .title = What a knock-out costs
streifzug-rules-chapter-finish = { $ext_finish ->
        [on] First ring the bell, then bring both pawns to the goal: that ends the game.
       *[off] { $ext_cards ->
            [on] Once you’ve laid out a run or set, your pawn on the bell ends the game.
           *[off] First ring the bell, then bring both pawns to the goal: that ends the game.
        }
    }
    .title = { $ext_finish ->
        [on] Bell and goal
       *[off] { $ext_cards ->
            [on] The bell
           *[off] Bell and goal
        }
    }
streifzug-rules-chapter-teams = Red and Black play against Yellow and Blue.
    .title = Teams
streifzug-rules-chapter-end = { $ext_finish ->
        [on] Nearly every game ends in the goal.
       *[off] { $ext_cards ->
            [on] Nearly every game ends on the bell.
           *[off] Nearly every game ends on the bell, or in the extended game in the goal.
        }
    }
    .title = If the game doesn’t end

## What belongs to it

streifzug-rules-fact-basic-aim = You have to reach the bell by exact count (our reading).
streifzug-rules-fact-at-once = Then the game is over at once.
streifzug-rules-fact-rings = The light green ring is outermost, then comes the turquoise one, and the dark green circle is in the middle; the bell belongs to the circle (our reading).
streifzug-rules-fact-open-stacks = The top card of each stack lies face up.
streifzug-rules-fact-ours-board = We don’t have the rulebook’s picture: where the spaces lie is our reading.
streifzug-rules-fact-one-die = One die alone has to show the number (our reading).
streifzug-rules-fact-free = With both dice you may take two of these steps at once, or take one of them and use the other die for a pawn that’s already free.
streifzug-rules-fact-lot = Who starts is decided by lot (our rule); then turns go round clockwise.
streifzug-rules-fact-three-ways = Both dice together with one pawn, one with each pawn, or one after the other with the same pawn: in legs.
streifzug-rules-fact-any-way = You may move any way you like, but not straight back (our reading).
streifzug-rules-fact-legs = In legs you land twice, and the second leg { $stages ->
        [no_turning] doesn’t turn straight back.
       *[one_way] doesn’t go over spaces of the first (our reading).
    }
streifzug-rules-fact-pass = You move past pawns freely; you stop on 6, 4 and 2 only when you come in.
streifzug-rules-fact-much = As much of the roll as possible has to be played.
streifzug-rules-fact-safe = On a catch space you’re safe, and nobody else may land there.
streifzug-rules-fact-leave = With your next roll you have to leave it, if you can.
streifzug-rules-fact-share = Your two pawns may share any space but a catch space.
streifzug-rules-fact-basic-back = { $ext_cards ->
        [on] The pawn goes to its opening space 2.
       *[off] In the basic game the pawn goes to its opening space 2.
    }
streifzug-rules-fact-all-of-them = If several opponents’ pawns stand on the space, all of them go back.
streifzug-rules-fact-safe-zones = A pawn on a catch space, at the start{ $ext_finish ->
        [on] , on 6, 4 or 2 or in the goal is safe.
       *[off] { " " }or on 6, 4 or 2 is safe.
    }
streifzug-rules-fact-full = If you have five of the colour on top, you may land on the catch space, but you take nothing (our reading).
streifzug-rules-fact-five-five = With five red and five blue cards you can’t land on catch spaces any more.
streifzug-rules-fact-useless = If no top card is of use to anybody but one further down is, all the top cards go to the bottom of their stacks (our reading).
streifzug-rules-fact-dice-first = After moving you play as many cards as you like, then end your turn.
streifzug-rules-fact-hidden = Only you see your hand, and you may hold any number of cards.
streifzug-rules-fact-three-kinds = Run: numbers in a row in one colour. Set: the same number. Flush: letter cards of different kinds.
streifzug-rules-fact-add = Later you may add single cards, but only to your own melds (our reading).
streifzug-rules-fact-joker-costs = At the end of a run a Joker counts like a number. Inside a run, or in a set of three or four, it costs 1 point; in a run of the other colour 2, and inside such a run 3 (the 3 is our reading). In a run of nine it costs nothing.
streifzug-rules-fact-hand-costs = Each card in hand costs 1 point at the end.
streifzug-rules-fact-exchange = If you get the number that your Joker stands for in a run, you can put it in the Joker’s place: the Joker moves to an end.
streifzug-rules-fact-equal = If there’s a tie for the most points, it’s a shared win (our rule).
streifzug-rules-fact-used = A letter card that you’ve played lies face up in front of you; only others can take it and use it again.
streifzug-rules-fact-colours = There are two red and two blue letter cards of each kind (our reading).
streifzug-rules-fact-outer = Outer ring: back to the start{ $ext_cards ->
        [on] , and whoever knocked you out draws a random card from your hand or takes one of your used letter cards.
       *[off] { $ext_throws ->
            [on] .
           *[off] , and whoever knocked you out draws a random card from your hand or takes one of your used letter cards.
        }
    }
streifzug-rules-fact-middle = Middle ring: back to the 6{ $ext_cards ->
        [on] , and you give a card of your choice.
       *[off] { $ext_throws ->
            [on] .
           *[off] , and you give a card of your choice.
        }
    }
streifzug-rules-fact-inner = Inner circle and (our reading) the bell: back to the 4{ $ext_cards ->
        [on] , and no card is lost.
       *[off] { $ext_throws ->
            [on] .
           *[off] , and no card is lost.
        }
    }
streifzug-rules-fact-from-the-table = With no cards in hand you give a used letter card, or the first or last card of a run or set{ $flush_cards ->
        [with_others] ; from a flush it may be any card.
       *[last] ; a flush comes last (our reading).
    }
streifzug-rules-fact-broken = A meld that a knock-out leaves too small goes back to your hand.
streifzug-rules-fact-ring-once = Each side may ring once; after that only Magpies { $ext_throws ->
        [on] and knock-outs bring it cards.
       *[off] { $ext_finish ->
            [on] bring it cards.
           *[off] and knock-outs bring it cards.
        }
    }
streifzug-rules-fact-goal-way = You reach the goal by way of your next space 4, by exact count (our reading), once you’ve rung the bell and laid out a run or set.
streifzug-rules-fact-ends = With both pawns in the goal you may still play cards; then you get { $ending } points, and the game is over.
streifzug-rules-fact-stall = { $stall_rounds ->
        [0] The game goes on, even if for a long time nobody gets anything done.
       *[other] The game is also over after { $stall_rounds ->
            [one] 1 round
           *[other] { $stall_rounds } rounds
        } in which nobody catches, lays out or adds a card{ $ext_cards ->
            [on] { $ext_finish ->
                [on] , swaps a Joker, knocks anybody out, rings the bell or reaches the goal
               *[off] , swaps a Joker or knocks anybody out
            }
           *[off] , swaps a Joker, knocks anybody out, rings the bell or reaches the goal
        } (our rule).
    }
streifzug-rules-fact-sides = { $ext_cards ->
        [on] Each side keeps its own hand and melds{ $ext_finish ->
            [on] , and rings the bell for itself
           *[off] { "" }
        }; you may talk.
       *[off] Each side keeps its own cards; you may talk, and you win together.
    }
streifzug-rules-fact-no-harm = Partners don’t knock each other out; they share the space and take no cards from each other (our reading).
streifzug-rules-fact-added = At the end partners’ points are added together.
streifzug-rules-fact-guard = { $max_plies ->
        [0] This table has no limit on the number of actions.
        [one] So that no game lasts for ever, it’s a draw after 1 action (our rule).
       *[other] So that no game lasts for ever, it’s a draw after { $max_plies } actions (our rule).
    }

## Examples

streifzug-rules-example-joker = Red 3, red Joker, red 5 and 6: a run of four, 4 points; the Joker in between costs 1, and that leaves 3. If you get a red 4, you may put it in the Joker’s place: the Joker moves to an end, and that makes five cards and 5 points.
streifzug-rules-example-set-of-five = Four 7s and a Joker are a set of five: 12 points, and nothing is deducted.

## Pictures

streifzug-rules-figure-table = A table in mid-game.
    .spoken = The whole board: three rings round a bell, face-up stacks at eight catch spaces, pawns in four colours, two dice.
streifzug-rules-figure-two = A table for two.
    .spoken = The whole board: three rings round a bell, face-up stacks at eight catch spaces, pawns in two colours, two dice.
streifzug-rules-figure-three = A table for three.
    .spoken = The whole board: three rings round a bell, face-up stacks at eight catch spaces, pawns in three colours, two dice.
streifzug-rules-figure-extended = A table in mid-game, and below it Red’s melds and hand.
    .spoken = The board with pawns in four colours. Melds below it: red 4, 5 and 6; two 7s and a Joker. In hand: red 8, blue 2, Hopper.
streifzug-rules-figure-extended-two = A table for two, and below it Red’s melds and hand.
    .spoken = The board with pawns in two colours. Melds below it: red 4, 5 and 6; two 7s and a Joker. In hand: red 8, blue 2, Hopper.
streifzug-rules-figure-extended-three = A table for three, and below it Red’s melds and hand.
    .spoken = The board with pawns in three colours. Melds below it: red 4, 5 and 6; two 7s and a Joker. In hand: red 8, blue 2, Hopper.
streifzug-rules-figure-melds = A run, a set, a flush, and a Joker that stands for the 4 in a run.
    .spoken = Four melds: red 3, 4, 5 and 6; a red and two blue 7s; Protector, Hopper and Magpie; blue 3, blue Joker, blue 5 and 6.
streifzug-rules-figure-quadrant = A quarter of the board, and what everything is called.
    .spoken = A quarter of the board: the spaces 6, 4 and 2 at the rim, the start beside them, then catch spaces with their stacks, and in the middle of the whole board the bell.
streifzug-rules-figure-colours = One more blue card: 3 steps to the catch space.
    .spoken = A red pawn, 2 spaces counted off, then a catch space with a circle round it.
streifzug-rules-figure-bell = 3 steps to the bell: won.
    .spoken = A red pawn, 2 spaces counted off through the inner circle, then the bell with a circle round it.
streifzug-rules-figure-six-four-two = 6, 4, 2: three steps, three numbers.
    .spoken = Arrows lead from the start to space 6, from there to space 4, and on to space 2.
streifzug-rules-figure-sum = 4 and 1 together: 5 steps to the catch space.
    .spoken = A red pawn, 4 spaces counted off, then a catch space with a circle round it.
streifzug-rules-figure-stages = First the 5, then the 4: a card and a knock-out.
    .spoken = From a red pawn 5 steps lead to a catch space with a circle round it, and 4 more to another side’s pawn, also with a circle.
streifzug-rules-figure-catch = A 5 lands exactly on the catch space.
    .spoken = A red pawn, 4 spaces counted off, then a catch space with a circle round it.
streifzug-rules-figure-throw = 4 steps, and Yellow goes back to its opening space.
    .spoken = A red pawn, 4 spaces further a yellow one with a circle round it. An arrow leads from there to the yellow space 2.
streifzug-rules-figure-throw-two = 4 steps, and Black goes back to its opening space.
    .spoken = A red pawn, 4 spaces further a black one with a circle round it. An arrow leads from there to the black space 2.
streifzug-rules-figure-hopper = The Hopper takes a pawn from the start to the catch space.
    .spoken = An arrow leads from the red start to a catch space with a circle round it.
streifzug-rules-figure-outer = Outer ring: back to the start.
    .spoken = On the outer ring a red pawn and, 4 spaces further on, a yellow one with a circle round it. An arrow leads from there to the yellow start.
streifzug-rules-figure-outer-two = Outer ring: back to the start.
    .spoken = On the outer ring a red pawn and, 4 spaces further on, a black one with a circle round it. An arrow leads from there to the black start.
streifzug-rules-figure-middle = Middle ring: back to the 6.
    .spoken = On the middle ring a red pawn and, 4 spaces further on, a yellow one with a circle round it. An arrow leads from there to the yellow space 6.
streifzug-rules-figure-middle-two = Middle ring: back to the 6.
    .spoken = On the middle ring a red pawn and, 4 spaces further on, a black one with a circle round it. An arrow leads from there to the black space 6.
streifzug-rules-figure-inner = Inner circle: back to the 4.
    .spoken = In the inner circle a red pawn and, 2 spaces further on, a yellow one with a circle round it. An arrow leads from there to the yellow space 4.
streifzug-rules-figure-inner-two = Inner circle: back to the 4.
    .spoken = In the inner circle a red pawn and, 2 spaces further on, a black one with a circle round it. An arrow leads from there to the black space 4.
streifzug-rules-figure-ring = 2 steps, and Red rings the bell.
    .spoken = A red pawn in the inner circle, 1 space counted off, then the bell with a circle round it.
streifzug-rules-figure-goal = In 4 steps by way of space 4 into the goal.
    .spoken = A red pawn, 4 spaces counted off: the one before space 6, space 6, space 4 and the goal.
streifzug-rules-figure-team = Red lands on its partner: both stay.
    .spoken = A red pawn and, 4 spaces further on, its partner’s black pawn with a circle round it.

streifzug-rules-label-run = run
streifzug-rules-label-set = set
streifzug-rules-label-flush = flush
streifzug-rules-label-joker = run with a Joker
streifzug-rules-label-hand = hand
streifzug-rules-label-start = start
streifzug-rules-label-catch = catch space
streifzug-rules-label-bell = bell
streifzug-rules-label-stack = stack

streifzug-rules-table-points = Cards
    .title = Points, by the number of cards
    .run = Run
    .set = Set
    .flush = Flush
streifzug-rules-table-letters = Letter cards
    .title = What the letter cards do
streifzug-rules-table-words = Words
    .title = The words of the game
