### What puzzles of Strategus ask for in English.
### `.title` stands in lists, `.others` answers other tries, `.done` is said at the end.
### $you: the solver’s seat, as lessons call it: a colour or an animal.

puzzle-strategus-fight = Your turn, { $you }: win a fight, whatever lies face down.
    .title = A sure win
    .others = { $how ->
        [peaceful] That way you don’t fight at all this turn.
        [won] It goes well here, but it isn’t certain: your card doesn’t beat everything that may lie there.
        [even] It was certain that the two cards were equal: then both leave the board.
        [hopeless] Your card can’t win that fight, whatever lies there.
       *[none] That fight isn’t certain: your card doesn’t beat everything that may lie there.
    }
    .done = Won for certain: count what is known and what is left.
    .ran = Won for certain: that card had run several squares, and only hares do.

puzzle-strategus-escape = Your turn, { $you }: keep the card that just won from beating yours next turn.
    .title = Out of harm’s way
    .others = { $how ->
        [beaten] That card beats yours in this fight already.
        [still] Then that card can still beat one of yours next turn.
       *[none] It goes well here, but it isn’t certain: that depends on what lies face down.
    }
    .done = That card beats nothing next turn: remember what has been shown.
    .gone = That card has left the board and can’t beat anything any more.

## What stands behind the answer to a try.

puzzle-strategus-used = { $used ->
    [same] Your card is the right one: move it differently.
   *[other] Move another card.
}
