### What puzzles of Stramash ask for in English.
### `.title` stands in lists, `.others` answers other tries, `.done` is said at the end.
### $you: the solver’s seat, as lessons call it: a colour or an animal.

puzzle-stramash-hit = Your turn, { $you }: knock off an opponent’s laddie.
    .title = Knock one off
    .others = That sends nobody back to the dock.
    .done = Back to the dock: that laddie needs a card to come out again.

puzzle-stramash-two_hit = Your turn, { $you }: knock off two opponents’ laddies with one card.
    .title = Two at once
    .others = That sends one laddie back to the dock at most.
    .done = Two with one card: a seven can be shared.

puzzle-stramash-castle = Your turn, { $you }: bring a laddie into the castle.
    .title = Into the castle
    .others = That brings no laddie into the castle this turn.
    .done = In the castle nothing can happen to a laddie any more.

puzzle-stramash-castle_and_hit = Your turn, { $you }: with one card, reach the castle and knock off an opponent.
    .title = Castle and hit
    .others = That does only one of the two, or neither.
    .done = Both with one card: a seven can be shared.

puzzle-stramash-win = Your turn, { $you }: win the game.
    .title = The last step
    .others = After that the game goes on.
    .done = All laddies in the castle: you’ve won.

puzzle-stramash-best = Your turn, { $you }: find the best move.
    .title = The best move
    .others = That can be played, but on average it’s worth less.
    .done = That’s the best move, on average over everything that may be hidden.
