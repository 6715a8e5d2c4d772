### The page of Strategus' rules. In every text there may be the numbers of `counts`, and the house rules.

strategus-rules-quick = Find the other side’s apple and take it. Each side places { $each } cards face down on its own four rows. On your turn you move one card one square, never diagonally; hares may run in a straight line while the way is free; traps and the apple stay where they are. Move onto a card of the other side and there’s a fight: both are shown, the lower number wins, and if they’re equal both leave the board. A trap catches every attacker but the fox. An attacking mouse beats the elephant. Any animal can take the apple. { $memory_aid ->
        [marked] Whatever survives a fight stays face up.
        [log] After a fight everything is face down again, and the fight is written down.
       *[other] After a fight everything is face down again: remember what you see!
    } Whoever can’t move has lost.

## In the box

strategus-rules-box-board = a board of 10 by 10 squares
strategus-rules-box-cards = { $both } cards, { $each } for each side, among them { $traps ->
        [one] a trap
       *[other] { $traps } traps
    } and an apple
strategus-rules-box-lakes = with the house rule “Lakes”, two lakes in the middle

## Chapters

strategus-rules-chapter-aim = Whoever takes the other side’s apple wins at once.
    .title = The aim
strategus-rules-chapter-army = The lower number is the stronger one.
    .title = Your army
strategus-rules-chapter-setup = Place your cards on your four rows, any way you like.
    .title = Setting up
strategus-rules-chapter-move = Move one card one square, along a row or a column.
    .title = Your turn
strategus-rules-chapter-hare = A hare may run any distance in a straight line over empty squares.
    .title = The hare
strategus-rules-chapter-fight = Move onto a card of the other side, and the lower number wins.
    .title = The fight
strategus-rules-chapter-trap = A trap catches whoever attacks it, except the fox.
    .title = Trap and fox
strategus-rules-chapter-mouse = The mouse beats the elephant, but only by attacking it.
    .title = The mouse
strategus-rules-chapter-memory = { $memory_aid ->
        [marked] Whatever survives a fight stays face up.
        [log] After a fight everything is face down again, and the fight is written down.
       *[off] After a fight everything is face down again.
    }
    .title = Remembering
strategus-rules-chapter-end = Whoever can’t move has lost, even if the apple is safe.
    .title = The end

## What belongs to it

strategus-rules-fact-every-animal = Every animal can take the apple, even the mouse.
strategus-rules-fact-no-move = You also win if the other side can’t move any more.
strategus-rules-fact-number = The number is in the corner of the card; traps and the apple have none.
strategus-rules-fact-same-time = Both set up at the same time, and neither sees what the other is doing.
strategus-rules-fact-lot = Who moves first is decided by lot (our rule).
strategus-rules-fact-small = With a small army of 8 or 10 cards (our rule) some squares stay empty, whichever you like.
strategus-rules-fact-straight = Forward, back or sideways, never diagonally and never onto a card of your own.
strategus-rules-fact-must = When it’s your turn, you must move.
strategus-rules-fact-never = Traps and the apple never move.
strategus-rules-fact-no-lakes = The rulebook has no lakes, unlike the usual board game of this kind.
strategus-rules-fact-lakes = Nobody enters the two lakes in the middle (a house rule), and no hare runs across them.
strategus-rules-fact-runs = At the end of its run it may attack (our reading).
strategus-rules-fact-lower = Both cards are shown; the higher number leaves the board.
strategus-rules-fact-equal = If both are equal, both leave the board.
strategus-rules-fact-moves-in = An attacker that wins moves in; a defender that wins stays.
strategus-rules-fact-fox = The fox removes the trap and moves in.
strategus-rules-fact-stays = A trap that has caught an animal stays (our reading).
strategus-rules-fact-attacks = If the mouse attacks the elephant, the elephant leaves the board.
strategus-rules-fact-attacked = If the elephant attacks, the mouse loses; against the animals from 2 to 9 it always loses.
strategus-rules-fact-covered = { $memory_aid ->
        [log] Even the card that has won is face down again; the list of fights says which cards have fought.
       *[off] Even the card that has won is face down again: it’s up to you to remember it.
    }
strategus-rules-fact-moved = Whatever has moved is neither a trap nor the apple.
strategus-rules-fact-blocked = A side can’t move when its animals are all gone or blocked.
strategus-rules-fact-neither = If neither side can move, it’s a draw (our reading).
strategus-rules-fact-quiet = { $quiet ->
        [0] This table doesn’t count moves without a fight.
        [one] After just 1 move without a fight it’s a draw (our rule).
       *[other] After { $quiet } moves in a row without a fight, counting both sides, it’s a draw (our rule).
    }
strategus-rules-fact-tournament = { $two_squares ->
        [off] { $chase ->
            [on] House rule, as in tournaments: nobody may chase a card for ever.
           *[off] House rules, as in tournaments, can forbid endless moving back and forth and endless chases.
        }
       *[other] { $chase ->
            [on] House rules
           *[off] House rule
        }, as in tournaments: a card may make at most { $two_squares } moves in a row across the border between the same two squares{ $chase ->
            [on] , and nobody may chase a card for ever.
           *[off] .
        }
    }
strategus-rules-fact-guard = { $max_plies ->
        [0] This table has no limit on the number of actions.
        [one] So that no game lasts for ever, it’s a draw after 1 action (our rule).
       *[other] So that no game lasts for ever, it’s a draw after { $max_plies } actions (our rule).
    }

## Examples

strategus-rules-example-betrays = A card runs 3 squares: only a hare can do that. Now both of you know.
strategus-rules-example-moved = The card in front of you has just moved a square. It isn’t a trap: you need no fox here.

## Pictures

strategus-rules-figure-table = A table in mid-game, as Red sees it.
    .spoken = The board as Red sees it: Red’s own cards face up, the blue ones face down.
strategus-rules-figure-small = { strategus-rules-figure-table }
    .spoken = { strategus-rules-figure-table.spoken }
strategus-rules-figure-rows = A set-up: the apple in the corner, traps beside it, tigers, wolves and lions in front.
    .spoken = Four rows with 40 cards. At the bottom left the apple, traps beside and above it.
strategus-rules-figure-move = The grizzly can move in four directions.
    .spoken = Four arrows lead from the grizzly a square forward, back, to the left and to the right.
strategus-rules-figure-hare = 6 squares in one run, with an attack at the end.
    .spoken = An arrow leads from the hare over empty squares onto a card that is face down.
strategus-rules-figure-fight = Grizzly 2 against fox 8: the grizzly wins and moves in.
    .spoken = An arrow leads from the grizzly onto the fox, which is face up.
strategus-rules-figure-trap = The grizzly would be lost; the fox removes the trap.
    .spoken = A trap, face up. A cross marks the grizzly in front of it, and an arrow leads from the fox onto the trap.
strategus-rules-figure-mouse = The mouse attacks: the elephant leaves the board.
    .spoken = An arrow leads from the mouse onto the elephant, which is face up.
strategus-rules-figure-mouse-attacked = The elephant attacks: the mouse leaves the board.
    .spoken = An arrow leads from the elephant, which is face up, onto the mouse.
strategus-rules-figure-covered = This card has just beaten the grizzly. Now it’s face down: it was the elephant.
    .spoken = A blue card, face down, with a circle round it, and in front of it the mouse.
strategus-rules-figure-apple = One more move: this card is the apple.
    .spoken = An arrow leads from the fox onto the face-down card right in front of it. Two more face-down cards lie nearby.

strategus-rules-table-army = Army
    .title = What each side has
    .kind = Card
    .number = Number
    .beaten = Is beaten by
    .all = every animal
strategus-rules-table-fights = Attacker
    .title = Who wins: + the attacker, − the defender, = neither
