### What puzzles of Strategus ask for in English.
### `.title` stands in lists, `.others` answers other tries, `.done` is said at the end.

puzzle-strategus-fight = Your turn: win a fight, whatever lies face down.
    .title = A sure fight
    .others = That wins no fight for sure.
    .done = Won for certain: count what is known and what is left.

puzzle-strategus-escape = Your turn: stop the card that just won from taking anything.
    .title = Out of its way
    .others = After that it can take one of your cards, or the fight isn’t sure.
    .done = It gets nothing in its next turn: remember what has been shown.
