### What puzzles of Streifzug durch ask for in English.
### `.title` stands in lists, `.others` answers other tries, `.done` is said at the end.
### $you: the solver’s seat, as lessons call it: a colour or an animal.

puzzle-streifzug-card = Your turn, { $you }: catch a card in this turn.
    .title = Catch a card
    .others = That way no card can be caught in this turn.
    .done = Caught: your pawn landed exactly on a catch space.

puzzle-streifzug-two_cards = Your turn, { $you }: catch two cards in this turn.
    .title = Two cards
    .others = That way at most one card can be caught in this turn.
    .done = Two cards: each of the two dice can lead to a catch space.

puzzle-streifzug-throw = Your turn, { $you }: knock out an opponent’s pawn.
    .title = Knock one out
    .others = That way nobody is knocked out in this turn.
    .done = Knocked out: you landed exactly where the pawn stood.

puzzle-streifzug-throw_and_card = Your turn, { $you }: knock out a pawn and catch a card.
    .title = Pawn and card
    .others = That way only one of the two works, or neither.
    .done = Both in one turn: one die for each.

puzzle-streifzug-ring = Your turn, { $you }: reach the bell and ring it.
    .title = Ring the bell
    .others = That way you don’t reach the bell in this turn.
    .done = It rings: the number takes you exactly to the bell.

puzzle-streifzug-best = Your turn, { $you }: find the best thing to do now.
    .title = The best move
    .others = That can be played, but on average it’s worth less.
    .done = That’s the best thing to do now, on average over everything that may be hidden.
