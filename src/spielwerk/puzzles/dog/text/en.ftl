### What puzzles of Dog ask for in English.
### `.title` stands in lists, `.others` answers other tries, `.done` is said at the end.
### $you: the solver’s seat, as lessons call it: a colour or an animal.

puzzle-dog-hit = Your turn, { $you }: send an opponent’s piece back to its kennel.
    .title = Send a piece back
    .others = { $how ->
        [own] That sends back one of your own team’s pieces, not an opponent’s.
        [passed] Going past isn’t enough: the piece has to land exactly where an opponent’s stands.
        [swap] A swap sends nobody back: both pieces stay on the board.
       *[none] That sends no opponent’s piece back this turn.
    }
    .done = That piece has to start again from its kennel.

puzzle-dog-two_home = Your turn, { $you }: send two of your opponents’ pieces back with one card.
    .title = Two at once
    .others = { $how ->
        [one] One piece goes back, but there can’t be a second that way.
        [own] That sends back one of your own team’s pieces.
       *[none] That sends back one opponent’s piece at most.
    }
    .done = Two at one stroke: a seven sends back every piece it passes or lands on.

puzzle-dog-goal = Your turn, { $you }: bring a piece into the goal.
    .title = Into the goal
    .others = { $how ->
        [lap] The piece goes past its goal and on round the board.
        [inside] That moves a piece up inside the goal, but none gets in from the track this turn.
       *[none] That brings no piece into the goal this turn.
    }
    .done = Once in the goal, a piece can’t be sent back.

puzzle-dog-goal_and_hit = Your turn, { $you }: with one card, reach the goal and send an opponent back.
    .title = Goal and hit
    .others = { $how ->
        [goal] The piece is in the goal, but now no opponent can be sent back.
        [hit] An opponent goes back, but now no piece can reach the goal.
       *[none] That does one of the two at most.
    }
    .done = Both with one card: only a seven can do that, or a joker as a seven.

puzzle-dog-win = Your turn, { $you }: win the game.
    .title = The last step
    .others = After that the game goes on.
    .done = All pieces in the goal: your team has won.

puzzle-dog-best = Your turn, { $you }: find the best move.
    .title = The best move
    .done = That’s the best move.

## What stands behind the answer to a try, and why a move is the best.

puzzle-dog-used = { $used ->
    [same] It’s the right card: use it differently.
   *[other] Try another card.
}
