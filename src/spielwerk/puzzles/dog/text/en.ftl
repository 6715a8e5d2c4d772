### What puzzles of Dog ask for in English.
### `.title` stands in lists, `.others` answers other tries, `.done` is said at the end.

puzzle-dog-hit = Your turn: send a piece of an opponent back to its kennel.
    .title = Send a piece back
    .others = No opponent’s piece goes home by that, in this turn.
    .done = A piece less on the way: it begins again from its kennel.

puzzle-dog-two_home = Your turn: send two pieces of opponents back with one card.
    .title = Two at once
    .others = By that at most one piece goes back to its kennel.
    .done = Two at one stroke: a seven sends home whoever it meets.

puzzle-dog-goal = Your turn: bring a piece into the goal.
    .title = Into the goal
    .others = By that no piece gets into the goal in this turn.
    .done = In the goal nobody can send it back any more.

puzzle-dog-goal_and_hit = Your turn: into the goal, and an opponent’s piece back, with one card.
    .title = Goal and hit
    .others = By that only one of the two happens, or neither.
    .done = Both with one card: sevens can be shared.

puzzle-dog-win = Your turn: win the game.
    .title = The last step
    .others = By that the game goes on.
    .done = All pieces in the goal: your side has won.

puzzle-dog-best = Your turn: find the best move.
    .title = The best move
    .others = That can be played, but on average it is worth less.
    .done = That is the best move, on average over all that may be hidden.
