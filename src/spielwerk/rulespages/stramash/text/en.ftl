### The page of Stramash's rules. In every text there may be the numbers of `counts`, and the house rules.

stramash-rules-quick = { $pairs ->
        [on] Be the first pair to bring ten laddies from the dock, clockwise round the board, into your castles.
       *[off] Be the first to bring five laddies from the dock, clockwise round the board, into your castle.
    } Draw a card and play one of six. Ace, jack, queen and king bring a laddie out, a number moves it on, an eight goes eight back, and two laddies may share a seven. Land exactly on an opponent and it goes back to its dock{ $start_safe ->
        [on] , except from its start hole.
       *[off] .
    } You may pass opponents, never your own. A Bonnie Fechter puts your laddie where any opponent’s stands. The number into the castle has to be exact, and there is no passing inside. { $fechter_forced ->
        [off] If any card but a Bonnie Fechter can move a laddie, you must move; otherwise you may discard.
       *[on] If you can move you must; you discard only if nothing can move.
    }{ $pairs ->
        [on] { " " }Landing on your partner’s laddie lifts it to its castle entrance, and you win together.
       *[off] { "" }
    }

## In the box

stramash-rules-box-board = { $mashies } mashies with { $holes } holes each, { $holes_in_all } in all; with two players there are four
stramash-rules-box-laddies = { $laddies } laddies, five for each seat
stramash-rules-box-cards = { $packs } packs, { $cards } cards in all: { $copies } of each of the thirteen ranks and { $fechters } Bonnie Fechters (two a pack: our reading)
stramash-rules-box-three = with five or six, three packs of cards

## Chapters

stramash-rules-chapter-aim = { $pairs ->
        [on] The first pair with all ten laddies in its castles wins.
       *[off] The first with all five laddies in the castle is the Muckle Stoater.
    }
    .title = The aim
stramash-rules-chapter-board = Each seat has a mashie with entrance, start hole, castle and dock.
    .title = The board
stramash-rules-chapter-turn = Draw a card, play one of six and carry it out.
    .title = Your turn
stramash-rules-chapter-cards = Numbers move that many holes forward; only the eight goes back.
    .title = The cards
stramash-rules-chapter-out = Ace, jack, queen and king bring a laddie to your start hole.
    .title = Coming out
stramash-rules-chapter-hit = Land exactly on an opponent’s laddie and you knock it off to its dock.
    .title = Knocking off and passing
stramash-rules-chapter-eight = An eight goes eight back, and from the start hole that is a short cut.
    .title = The eight
stramash-rules-chapter-seven = One laddie takes all of a seven, or two of yours share it.
    .title = The seven
stramash-rules-chapter-castle = A laddie turns into its castle from the entrance, by exact count.
    .title = The castle
stramash-rules-chapter-fechter = A Bonnie Fechter takes the place of an opponent’s laddie.
    .title = Bonnie Fechter
stramash-rules-chapter-pairs = In pairs, landing on your partner’s laddie lifts it to its castle entrance.
    .title = In pairs

## What belongs to it

stramash-rules-fact-at-once = The game ends at once.
stramash-rules-fact-guard = { $max_plies ->
        [0] This table has no limit of turns.
       *[other] So that no game lasts for ever, it is a draw after { $max_plies } turns (our rule).
    }
stramash-rules-fact-offsets = From where a mashie begins, it’s three holes to the entrance and eight to the start hole (our reading).
stramash-rules-fact-clockwise = Laddies move clockwise, and so do turns.
stramash-rules-fact-numbers = The board has no numbers; the game log counts the holes from the first mashie on.
stramash-rules-fact-ours-holes = How many holes a mashie has is printed nowhere: { $holes } is our reading.
stramash-rules-fact-lot = Who starts is drawn by lot (our rule); then you take turns.
stramash-rules-fact-shuffled = When the draw pile is empty, all played cards but the last are shuffled again (our reading).
stramash-rules-fact-must = If one of your cards can move a laddie you must move, even if it hurts{ $fechter_forced ->
        [off] ; a Bonnie Fechter alone does not force you.
       *[on] .
    }
stramash-rules-fact-nothing = If nothing can move at all, you discard a card and miss the turn (our reading).
stramash-rules-fact-suits = Suits mean nothing.
stramash-rules-fact-whole-turn = Coming out is the whole turn.
stramash-rules-fact-own-start = If your own laddie stands there, none comes out.
stramash-rules-fact-pass = You may pass opponents; your own laddies are always in the way.
stramash-rules-fact-unsafe = A start hole protects nobody either (our reading).
stramash-rules-fact-only-back = An eight never goes forwards, and nobody goes into a castle backwards.
stramash-rules-fact-two-at-most = Two laddies at most share it, and all seven steps have to be used.
stramash-rules-fact-on-track = Both stand on the track when they begin.
stramash-rules-fact-turn-in = Nobody has to go in: a laddie may run another lap (our reading).
stramash-rules-fact-safe = In the castle a laddie is safe, may move further in, and passes nobody.
stramash-rules-fact-no-lap = After eight back no lap is needed (our reading).
stramash-rules-fact-target = Castles are safe, and an empty hole is no target.
stramash-rules-fact-dock = Your laddie may come from the dock as well (our reading).
stramash-rules-fact-opposite = With four or six, partners sit opposite each other, and all the others are opponents.
stramash-rules-fact-lifted = If you land on your partner’s laddie, it moves to the entrance of its own castle.
stramash-rules-fact-three-cases = An opponent there goes to the dock; your own laddie there moves to your own entrance; { $entrance_full ->
        [to_dock] if another of your partner’s is there, the one you landed on goes to the dock
       *[illegal] another of your partner’s there bars the move
    } (our reading).
stramash-rules-fact-play-on = Once your five are in the castle, you play on with your partner’s laddies.
stramash-rules-fact-talk = Nobody talks about the game.

## Examples

stramash-rules-example-nothing = All your laddies are in the dock, and you hold two, four, five, six, eight and nine: nothing can move, so you discard one of them.
stramash-rules-example-eight-six = From the start hole you play an eight: the laddie stands three holes before the entrance. A six brings it into the castle, to the third hole.
stramash-rules-example-order = Your rear laddie stands two holes behind the front one. Four and three only work if the front one moves first.

## Pictures

stramash-rules-figure-table = A table in mid-game.
    .spoken = The whole board: four mashies make a ring, at each a dock, leading inwards a castle, in the middle draw pile and discard pile.
stramash-rules-figure-two = A table for two: four mashies.
    .spoken = A ring of four mashies with laddies in two colours, in the middle draw pile and discard pile.
stramash-rules-figure-three = A table for three: three mashies.
    .spoken = A ring of three mashies with laddies in three colours, in the middle draw pile and discard pile.
stramash-rules-figure-five = A table for five: five mashies.
    .spoken = A ring of five mashies with laddies in five colours, in the middle draw pile and discard pile.
stramash-rules-figure-six = A table for six: six mashies.
    .spoken = A ring of six mashies with laddies in six colours, in the middle draw pile and discard pile.
stramash-rules-figure-castle = One laddie to go: the three is exact.
    .spoken = Four red laddies in the castle, a fifth two holes before the entrance. Three counted steps lead in.
stramash-rules-figure-mashie = A mashie and all its parts.
    .spoken = Red’s mashie: the entrance, behind it the castle, further clockwise the start hole, beside it the dock.
stramash-rules-figure-hit = The six passes Green and lands exactly on Blue.
    .spoken = A red laddie, six holes further a blue one in a ring, between them a green one that is passed.
stramash-rules-figure-own = Your own laddie is in the way: four, five and six can’t be played.
    .spoken = Two red laddies, four holes apart. The rear one gets up to the front one at most.
stramash-rules-figure-eight = Eight back, and the entrance lies right ahead.
    .spoken = A laddie on the red start hole. Eight counted holes lead back, past the entrance.
stramash-rules-figure-seven = Two steps with the one, five with the other: both hit.
    .spoken = A red laddie moves two, another five. Both end on a blue laddie in a ring.
stramash-rules-figure-exact = Six is exact; with a seven a laddie would be in the way.
    .spoken = A red laddie three holes before the entrance. Six steps lead to the third hole of the castle; one stands on the fourth already.
stramash-rules-figure-fechter = From the dock right to where Blue has just stood.
    .spoken = An arrow leads from the red dock across the board to a blue laddie in a ring.
stramash-rules-figure-lift = Red lands on its partner: Green moves to its castle entrance.
    .spoken = Five steps lead to the green laddie, an arrow from there to the green entrance.
stramash-rules-figure-gate = Blue stands there: Blue goes to the dock.
    .spoken = An arrow leads from the green laddie to the green entrance, another from there to the blue dock.

stramash-rules-label-entrance = entrance
stramash-rules-label-start = start hole
stramash-rules-label-castle = castle
stramash-rules-label-dock = dock

stramash-rules-table-cards = Cards
    .title = All cards
stramash-rules-table-words = Words
    .title = The Scottish words
