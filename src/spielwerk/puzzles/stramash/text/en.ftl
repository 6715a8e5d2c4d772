### What puzzles of Stramash ask for in English.
### `.title` stands in lists, `.others` answers other tries, `.done` is said at the end.

puzzle-stramash-hit = Your turn: knock a laddie of an opponent off.
    .title = Knock one off
    .others = By that nobody has to go back to the dock.
    .done = Back to the dock: that laddie needs a card to come out again.

puzzle-stramash-two_hit = Your turn: knock off two laddies of opponents with one card.
    .title = Two at once
    .others = By that at most one laddie goes back to the dock.
    .done = Two with one card: a seven can be shared.

puzzle-stramash-castle = Your turn: bring a laddie into the castle.
    .title = Into the castle
    .others = By that no laddie gets into the castle in this turn.
    .done = In the castle nothing happens to it any more.

puzzle-stramash-castle_and_hit = Your turn: into the castle, and an opponent off, with one card.
    .title = Castle and hit
    .others = By that only one of the two happens, or neither.
    .done = Both with one card: a seven can be shared.

puzzle-stramash-win = Your turn: win the game.
    .title = The last step
    .others = By that the game goes on.
    .done = All laddies in the castle: you have won.

puzzle-stramash-best = Your turn: find the best move.
    .title = The best move
    .others = That can be played, but on average it is worth less.
    .done = That is the best move, on average over all that may be hidden.
