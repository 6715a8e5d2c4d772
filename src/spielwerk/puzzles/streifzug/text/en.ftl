### What puzzles of Streifzug durch ask for in English.
### `.title` stands in lists, `.others` answers other tries, `.done` is said at the end.

puzzle-streifzug-card = Your turn: catch a card with these dice.
    .title = Catch a card
    .others = From there no card can be caught in this turn.
    .done = Caught: a leg ends on a catch space.

puzzle-streifzug-two_cards = Your turn: catch two cards in this turn.
    .title = Two cards
    .others = From there at most one card can be caught in this turn.
    .done = Two cards: each leg of a roll may end on a catch space.

puzzle-streifzug-throw = Your turn: knock out an opponent’s pawn.
    .title = Knock one out
    .others = From there nobody is knocked out in this turn.
    .done = Knocked out: you landed exactly where the pawn stood.

puzzle-streifzug-throw_and_card = Your turn: knock out a pawn and catch a card.
    .title = Pawn and card
    .others = From there only one of the two works, or neither.
    .done = Both in one turn: a leg for each.

puzzle-streifzug-ring = Your turn: reach the bell and ring it.
    .title = Ring the bell
    .others = From there you don’t reach the bell in this turn.
    .done = It rings: the number takes you exactly to the bell.

puzzle-streifzug-best = Your turn: find the best first move of this turn.
    .title = The best move
    .others = That can be played, but on average it is worth less.
    .done = That is the best move, on average over all that may be hidden.
