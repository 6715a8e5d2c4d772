### What puzzles of Stramash ask for in English.
### `.title` stands in lists, `.others` answers other tries, `.done` is said at the end.
### $you: the solver’s seat, as lessons call it: a colour or an animal.

puzzle-stramash-hit = Your turn, { $you }: knock off an opponent’s laddie.
    .title = Knock one off
    .others = { $how ->
        [passed] Going past isn’t enough: the laddie has to land exactly where an opponent’s stands.
       *[none] That sends nobody back to the dock.
    }
    .done = Back to the dock: that laddie needs a card to come out again.

puzzle-stramash-two_hit = Your turn, { $you }: knock off two opponents’ laddies with one card.
    .title = Two at once
    .others = { $how ->
        [one] One goes back to the dock, but there can’t be a second that way.
       *[none] That sends one laddie back to the dock at most.
    }
    .done = Two with one card: a seven can be shared.

puzzle-stramash-castle = Your turn, { $you }: bring a laddie into the castle.
    .title = Into the castle
    .others = That brings no laddie into the castle this turn.
    .done = In the castle a laddie is safe for good.

puzzle-stramash-castle_and_hit = Your turn, { $you }: with one card, reach the castle and knock off an opponent.
    .title = Castle and hit
    .others = { $how ->
        [castle] The laddie is in the castle, but now no opponent can be knocked off.
        [hit] An opponent goes back to the dock, but now no laddie can reach the castle.
       *[none] That does one of the two at most.
    }
    .done = Both with one card: a seven can be shared.

puzzle-stramash-win = Your turn, { $you }: win the game.
    .title = The last step
    .others = After that the game goes on.
    .done = All laddies in the castle: you’ve won.

puzzle-stramash-best = Your turn, { $you }: find the best move.
    .title = The best move
    .done = That’s the best move.

## What stands behind the answer to a try, and why a move is the best.

puzzle-stramash-used = { $used ->
    [same] It’s the right card: use it differently.
   *[other] Try another card.
}
