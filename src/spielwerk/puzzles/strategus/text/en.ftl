### What puzzles of Strategus ask for in English.
### `.title` stands in lists, `.others` answers other tries, `.done` is said at the end.
### $you: the solver’s seat, as lessons call it: a colour or an animal.

puzzle-strategus-fight = Your turn, { $you }: win a fight, whatever lies face down.
    .title = A sure win
    .others = { $how ->
        [peaceful] That way you don’t fight at all this turn.
        [won] It goes well here, but it isn’t certain: what lies face down might be stronger.
       *[none] That fight isn’t certain: what lies face down may be stronger.
    }
    .done = Won for certain: count what is known and what is left.
    .ran = Won for certain: that card had run several squares, and only hares do.

puzzle-strategus-escape = Your turn, { $you }: stop the card that has just won from beating any of yours.
    .title = Out of its way
    .others = { $how ->
        [peaceful] Then that card can still beat one of yours next turn.
       *[none] You can’t be sure of winning that fight, or the card then beats another of yours.
    }
    .done = That card beats nothing next turn: remember what has been shown.

## What stands behind the answer to a try.

puzzle-strategus-used = { $used ->
    [same] It’s the right card: move it differently.
   *[other] Move another card.
}
