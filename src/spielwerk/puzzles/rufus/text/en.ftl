### What puzzles of Rufus ask for in English.
### `.title` stands in lists, `.others` answers other tries, `.done` is said at the end.
### $you: the solver’s seat, as lessons call it: a colour or an animal.

puzzle-rufus-catch = Your turn, { $you }: catch Rufus with a stone in this turn.
    .title = Catch Rufus
    .others = { $how ->
        [fox] With Rufus there, no stone can catch him with the move points that are left.
        [stone] That way this stone doesn’t reach Rufus exactly.
       *[none] With the move points that are left, no stone reaches Rufus exactly.
    }
    .done = Caught: the move points fit exactly, and the prize card is yours.

puzzle-rufus-lead = Your turn, { $you }: lead Rufus to somebody else’s stone.
    .title = Lead Rufus
    .others = { $how ->
        [fox] Led that far, Rufus meets nobody else’s stone.
       *[none] After that Rufus meets nobody else’s stone in this turn.
    }
    .done = Rufus meets somebody else’s stone: the prize card is yours.

puzzle-rufus-prize = Your turn, { $you }: win a prize card in this turn.
    .title = A prize card
    .others = { $how ->
        [fox] With Rufus there, no prize card can be won in this turn.
        [stone] That way this stone wins no prize card.
       *[none] After that you win no prize card in this turn.
    }
    .done = Done: the prize card is yours.
    .known = Done: you could work out which trail card lay there. Tap a seat’s points: what has been picked up already?

puzzle-rufus-two_prizes = Your turn, { $you }: win two prize cards in this turn.
    .title = Two prize cards
    .others = That way you win at most one prize card in this turn.
    .done = Two prize cards in one turn: think it through to the end before you begin.

puzzle-rufus-win = Your turn, { $you }: end the game and win it.
    .title = The last step
    .others = That doesn’t win the game in this turn.
    .done = That was the last prize card, and you have the most points.

## What stands behind the answer to a try.

puzzle-rufus-used = { $used ->
    [same] You’re moving the right thing, but not to the right space.
   *[other] Try something else.
}
