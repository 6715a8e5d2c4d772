### What puzzles of Streifzug durch ask for in English.
### `.title` stands in lists, `.others` answers other tries, `.done` is said at the end.
### $you: the solver’s seat, as lessons call it: a colour or an animal.

puzzle-streifzug-card = Your turn, { $you }: catch a card in this turn.
    .title = Catch a card
    .others = { $how ->
        [passed] Going past isn’t enough: the pawn has to land exactly on the catch space.
       *[none] That way no card can be caught in this turn.
    }
    .done = Caught: your pawn landed exactly on a catch space.

puzzle-streifzug-two_cards = Your turn, { $you }: catch two cards in this turn.
    .title = Two cards
    .others = { $how ->
        [one] One card is caught, but that way you don’t catch a second.
       *[none] That way at most one card can be caught in this turn.
    }
    .done = Two cards: each of the two dice can lead to a catch space.

puzzle-streifzug-throw = Your turn, { $you }: knock out an opponent’s pawn.
    .title = Knock one out
    .others = { $how ->
        [passed] Going past isn’t enough: the pawn has to land exactly where the other one stands.
       *[none] That way nobody is knocked out in this turn. Count both ways round, and over bridges.
    }
    .done = Knocked out: you landed exactly where the pawn stood.

puzzle-streifzug-throw_and_card = Your turn, { $you }: knock out a pawn and catch a card.
    .title = Pawn and card
    .others = { $how ->
        [throw] A pawn is knocked out, but now you can’t catch a card.
        [card] A card is caught, but now you can’t knock anybody out.
        [either] That way only one of the two still works: knocking a pawn out or catching a card.
        [may_throw] That way you can still knock a pawn out, but no longer catch a card.
        [may_card] That way you can still catch a card, but no longer knock a pawn out.
       *[none] That way you neither knock a pawn out nor catch a card.
    }
    .done = Both in one turn: one die for each.

puzzle-streifzug-ring = Your turn, { $you }: reach the bell and ring it.
    .title = Ring the bell
    .others = { $how ->
        [circle] The pawn stops in the circle. Count so that the last step takes a bridge to the bell.
       *[none] That way you don’t reach the bell. Only the four bridges in the dark green circle lead to it.
    }
    .done = It rings: the number takes you exactly to the bell.

puzzle-streifzug-best = Your turn, { $you }: find the best thing to do now.
    .title = The best move
    .done = That’s the best thing to do now.

## What stands behind the answer to a try, and why a move is the best.

puzzle-streifzug-used = { $used ->
    [same] The dice are right, but the pawn or the space isn’t.
   *[other] Use the dice differently.
}
