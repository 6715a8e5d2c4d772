### What puzzles of Strategus ask for in English.
### `.title` stands in lists, `.others` answers other tries, `.done` is said at the end.
### $you: the solver’s seat, as lessons call it: a colour or an animal.

puzzle-strategus-fight = Your turn, { $you }: win a fight, whatever lies face down.
    .title = A sure win
    .others = That isn’t certain to win a fight.
    .done = Won for certain: count what is known and what is left.

puzzle-strategus-escape = Your turn, { $you }: stop the card that has just won from beating any of yours.
    .title = Out of its way
    .others = Then that card can still beat one of yours, or you can’t be sure of winning your fight.
    .done = That card beats nothing next turn: remember what has been shown.
