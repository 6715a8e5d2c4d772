### What puzzles of Dog ask for in English.
### `.title` stands in lists, `.others` answers other tries, `.done` is said at the end.
### $you: the solver’s seat, as lessons call it: a colour or an animal.

puzzle-dog-hit = Your turn, { $you }: send an opponent’s piece back to its kennel.
    .title = Send a piece back
    .others = That sends no opponent’s piece back this turn.
    .done = That piece has to start again from its kennel.

puzzle-dog-two_home = Your turn, { $you }: send two of your opponents’ pieces back with one card.
    .title = Two at once
    .others = That sends back one opponent’s piece at most.
    .done = Two at one stroke: a seven sends back every piece it passes or lands on.

puzzle-dog-goal = Your turn, { $you }: bring a piece into the goal.
    .title = Into the goal
    .others = That brings no piece into the goal this turn.
    .done = In the goal nobody can send a piece back any more.

puzzle-dog-goal_and_hit = Your turn, { $you }: with one card, reach the goal and send an opponent back.
    .title = Goal and hit
    .others = That does only one of the two, or neither.
    .done = Both with one card: only a seven can do that.

puzzle-dog-win = Your turn, { $you }: win the game.
    .title = The last step
    .others = After that the game goes on.
    .done = All pieces in the goal: your team has won.

puzzle-dog-best = Your turn, { $you }: find the best move.
    .title = The best move
    .others = That can be played, but on average it’s worth less.
    .done = That’s the best move, on average over everything that may be hidden.
