### The page of Stramash's rules. In every text there may be the numbers of `counts`, and the house rules.

stramash-rules-quick = { $pairs ->
        [on] Be the first pair to bring your ten laddies from the dock, clockwise round the board, into your castles.
       *[off] Be the first to bring your five laddies from the dock, clockwise round the board, into your castle.
    } Draw a card and play one of 6. An ace, jack, queen or king brings a laddie out or moves one 10 forward (the ace 1), a number moves one on, an eight back, and two laddies may share a seven. Land exactly on an opponent’s laddie and it goes back to its dock{ $start_safe ->
        [on] ; on its own start hole it’s safe.
       *[off] .
    } You may pass opponents, never your own. A Bonnie Fechter puts your laddie in place of an opponent’s on the track. You enter the castle only by exact count and pass nobody inside. { $fechter_forced ->
        [off] If any card but a Bonnie Fechter can move a laddie, you must move; otherwise you may discard.
       *[on] If you can move, you must; otherwise you discard.
    }{ $pairs ->
        [on] { " " }Land on your partner’s laddie and it moves to its castle entrance. Partners win together.
       *[off] { "" }
    }

## In the box

stramash-rules-box-board = { $mashies } mashies, one for each seat (but four with two players), with { $holes } holes each, { $holes_in_all } in all
stramash-rules-box-laddies = { $laddies } laddies, five for each seat
stramash-rules-box-cards = { $packs } packs, { $cards } cards in all: { $copies } of each of the thirteen values and { $fechters } Bonnie Fechters (two a pack: our reading)
stramash-rules-box-three = with five or six players, three packs of cards

## Chapters

stramash-rules-chapter-aim = { $pairs ->
        [on] The first pair with all ten laddies in its castles wins.
       *[off] The first with all five laddies in the castle wins and is the Muckle Stoater, the great hero.
    }
    .title = The aim
stramash-rules-chapter-board = Each seat has a mashie with an entrance, a start hole, a castle and a dock.
    .title = The board
stramash-rules-chapter-turn = Draw a card, play one of 6 and carry it out.
    .title = Your turn
stramash-rules-chapter-cards = A number moves a laddie that many holes forward; only an eight goes back.
    .title = The cards
stramash-rules-chapter-out = An ace, jack, queen or king brings a laddie to your start hole.
    .title = Coming out
stramash-rules-chapter-hit = Land exactly on an opponent’s laddie and you knock it off: it goes back to its dock.
    .title = Knocking off and passing
stramash-rules-chapter-eight = An eight goes 8 back, and from the start hole that’s a short cut.
    .title = The eight
stramash-rules-chapter-seven = One laddie takes all of a seven, or two of yours share it.
    .title = The seven
stramash-rules-chapter-castle = A laddie goes into its castle from the entrance, by exact count.
    .title = The castle
stramash-rules-chapter-fechter = With a Bonnie Fechter your laddie takes the place of an opponent’s, which goes to its dock.
    .title = Bonnie Fechter
stramash-rules-chapter-pairs = In pairs, landing on your partner’s laddie moves it to its castle entrance.
    .title = In pairs

## What belongs to it

stramash-rules-fact-at-once = The game ends at once.
stramash-rules-fact-guard = { $max_plies ->
        [0] This table has no limit on the number of actions.
        [one] So that no game lasts for ever, it’s a draw after 1 action (our rule).
       *[other] So that no game lasts for ever, it’s a draw after { $max_plies } actions (our rule).
    }
stramash-rules-fact-offsets = From the first hole of a mashie it’s 3 holes to the entrance and 8 to the start hole (our reading).
stramash-rules-fact-clockwise = Laddies move clockwise (only an eight goes back), and turns go round the same way.
stramash-rules-fact-numbers = The board has no numbers; the game log counts the holes from the beginning of Red’s mashie on, starting with 0.
stramash-rules-fact-ours-holes = The rulebook doesn’t say how many holes a mashie has: { $holes } is our reading.
stramash-rules-fact-lot = Who starts is decided by lot (our rule); then you take turns.
stramash-rules-fact-shuffled = When the draw pile is empty, all played cards but the last are shuffled again (our reading).
stramash-rules-fact-must = If any of your cards allows a move, you have to make one, even if it hurts{ $fechter_forced ->
        [off] ; a Bonnie Fechter alone doesn’t force you.
       *[on] .
    }
stramash-rules-fact-nothing = If no move at all is possible, you discard a card and miss the turn (our reading).
stramash-rules-fact-suits = Suits mean nothing.
stramash-rules-fact-whole-turn = Coming out is the whole turn.
stramash-rules-fact-own-start = If your own laddie stands on your start hole, none of these cards can bring a second one out.
stramash-rules-fact-pass = You may pass opponents; your own laddies are always in the way.
stramash-rules-fact-unsafe = Not even a start hole protects a laddie (our reading).
stramash-rules-fact-only-back = An eight never goes forwards, and nobody goes into a castle backwards.
stramash-rules-fact-two-at-most = Two laddies at most share a seven, and all 7 steps have to be used.
stramash-rules-fact-on-track = Two laddies that share a seven both have to be on the track beforehand.
stramash-rules-fact-turn-in = Nobody has to go in: a laddie may run another lap (our reading).
stramash-rules-fact-safe = In the castle a laddie is safe, may move further in and passes nobody.
stramash-rules-fact-no-lap = A whole lap isn’t needed: even after moving back with an eight, a laddie may go into the castle (our reading).
stramash-rules-fact-target = Laddies in a castle are safe, and a Bonnie Fechter can’t put yours on an empty hole.
stramash-rules-fact-dock = Your laddie may come from the dock as well (our reading).
stramash-rules-fact-opposite = With four or six players, partners sit opposite each other, and all the others are opponents.
stramash-rules-fact-lifted = If you land on your partner’s laddie, it moves to the entrance of its own castle.
stramash-rules-fact-three-cases = An opponent on that entrance goes to the dock; your own laddie on it moves to your own entrance if that’s free{ $entrance_full ->
        [to_dock] { " " }(our reading). If another of your partner’s is on it, the one you landed on goes to the dock (house rule).
       *[illegal] ; if another of your partner’s is on it, the move isn’t allowed (our reading).
    }
stramash-rules-fact-play-on = Once your five are in the castle, you play on with your partner’s laddies.
stramash-rules-fact-talk = Partners don’t talk about the game (our rule; the rulebook leaves it to you).

## Examples

stramash-rules-example-nothing = All your laddies are in the dock, and you hold a two, a four, a five, a six, an eight and a nine: nothing can move, so you discard one of them.
stramash-rules-example-eight-six = From the start hole you play an eight: now the laddie stands 3 holes before the entrance. A six brings it into the castle, to the third hole.
stramash-rules-example-order = Your rear laddie stands 2 holes behind the front one. Sharing a seven as 4 and 3 only works if the front one moves first.

## Pictures

stramash-rules-figure-table = A table in mid-game.
    .spoken = The whole board with laddies in four colours: a ring of four mashies, each with a dock and a castle that leads inwards, and in the middle the draw pile and the discard pile.
stramash-rules-figure-two = A table for two: four mashies.
    .spoken = A ring of four mashies with laddies in two colours, and in the middle the draw pile and the discard pile.
stramash-rules-figure-three = A table for three: three mashies.
    .spoken = A ring of three mashies with laddies in three colours, and in the middle the draw pile and the discard pile.
stramash-rules-figure-five = A table for five: five mashies.
    .spoken = A ring of five mashies with laddies in five colours, and in the middle the draw pile and the discard pile.
stramash-rules-figure-six = A table for six: six mashies.
    .spoken = A ring of six mashies with laddies in six colours, and in the middle the draw pile and the discard pile.
stramash-rules-figure-castle = One laddie to go: the three is exact.
    .spoken = Four red laddies in the castle, a fifth 2 holes before the entrance. 3 counted steps lead in.
stramash-rules-figure-mashie = A mashie and all its parts.
    .spoken = Red’s mashie: the entrance, behind it the castle, further clockwise the start hole, and further still, at the edge of the board, the dock.
stramash-rules-figure-hit = The six passes Green and lands exactly on Blue.
    .spoken = A red laddie; 6 holes further on, a blue one with a circle round it; between them, a green one that Red passes.
stramash-rules-figure-own = Your own laddie is in the way: the rear one can’t move 4, 5 or 6.
    .spoken = Two red laddies, 4 holes apart. The rear one gets no further than the hole behind the front one.
stramash-rules-figure-eight = An eight back, and the entrance is only 3 holes ahead.
    .spoken = A laddie on the red start hole. 8 holes are counted off backwards, past the entrance.
stramash-rules-figure-seven = 2 steps with one laddie, 5 with another: each knocks off a blue laddie.
    .spoken = A red laddie moves 2 holes, another 5. Each ends on a different blue laddie with a circle round it.
stramash-rules-figure-exact = The six is exact; for a seven a laddie would be in the way.
    .spoken = A red laddie 3 holes before the entrance. 6 steps lead to the third hole of the castle; there’s already one on the fourth.
stramash-rules-figure-fechter = From the dock straight to where Blue stands.
    .spoken = An arrow leads from the red dock across the board to a blue laddie with a circle round it.
stramash-rules-figure-lift = Red lands on its partner: Green moves to its castle entrance.
    .spoken = A red laddie and, 5 holes further on, a green one with a circle round it. An arrow leads from there to the green entrance, also with a circle.
stramash-rules-figure-gate = Blue stands at the green entrance: Blue goes to the dock.
    .spoken = An arrow leads from the green laddie to the green entrance, where a blue one stands with a circle round it; another leads from there to the blue dock.

stramash-rules-label-entrance = entrance
stramash-rules-label-start = start hole
stramash-rules-label-castle = castle
stramash-rules-label-dock = dock

stramash-rules-table-cards = Cards
    .title = All cards
stramash-rules-table-words = Words
    .title = The Scottish words
