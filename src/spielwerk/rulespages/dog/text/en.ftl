### The page of Dog's rules. In every text there may be $seats, $cards, $copies, $jokers, $pieces, $spaces.

dog-rules-quick = { $teams ->
        [alone] Everybody plays alone: bring your { $side } pieces into the goal.
        [trios] Every second seat is on your team: bring all { $side } pieces into your goals.
       *[pairs] You and the player opposite are a team: bring all { $side } pieces into your goals.
    } Each round you get cards, 6, then 5, 4, 3, 2 and 6 again{ $exchange ->
        [none] .
        [next] ; one goes to the next seat, face down.
       *[partner] ; one goes to your partner, face down.
    } On your turn you play a card and move anticlockwise. An ace, king or joker brings a piece out; there it is fresh and blocks the way until it moves. Land exactly on a piece and it goes back to its kennel. A four may go back, a jack swaps two pieces, a seven is seven single steps to share, and everybody in the way goes back. From your own start space you turn into the goal. If you can play, you must.

## In the box

dog-rules-box-board = a board with a ring of { $spaces } spaces, and for each seat a start space, four goal spaces and a kennel
dog-rules-box-pieces = { $pieces } pieces, four for each seat
dog-rules-box-cards = { $cards } cards: { $copies } of each of the thirteen ranks and { $jokers } jokers
dog-rules-box-packs = with five and six a third pack of cards (our rule)

## Chapters

dog-rules-chapter-aim = { $teams ->
        [alone] The first with all four pieces in the goal wins.
       *[other] The first team with all its pieces in the goal wins.
    }
    .title = The aim
dog-rules-chapter-round = Each round brings one card fewer, and after the twos it is six again.
    .title = The rounds
dog-rules-chapter-exchange = { $exchange ->
        [next] Before each round you give the next seat a card.
       *[other] Before each round you give your partner a card.
    }
    .title = The exchange
dog-rules-chapter-turn = On your turn you play one card and carry it out.
    .title = Your turn
dog-rules-chapter-out = Ace, king and joker bring a piece out, and it stays fresh until it moves.
    .title = Coming out
dog-rules-chapter-hit = Land exactly on a piece and it goes back to its kennel.
    .title = Sending back
dog-rules-chapter-cards = A number goes that many spaces forward; some cards can do more.
    .title = The cards
dog-rules-chapter-seven = A seven is seven single steps, { $seven_men ->
        [two] for one piece or shared by two.
       *[any] shared as you like.
    }
    .title = The seven
dog-rules-chapter-jack = A jack swaps one of your pieces with another on the track.
    .title = The jack
dog-rules-chapter-goal = A piece turns into the goal from its own start space, and nobody is passed inside it.
    .title = The goal
dog-rules-chapter-partner = Once you are finished, you play with your partner’s pieces.
    .title = Helping your partner
dog-rules-chapter-tables = The rulebook only knows a table of four; any other plays by our rules.
    .title = Other tables

## What belongs to it

dog-rules-fact-side = You win together: what counts is when the last piece of the whole side is in its goal.
dog-rules-fact-at-once = The game ends at once, even in the middle of a round.
dog-rules-fact-talk = Nobody talks about cards, neither during the exchange nor after it.
dog-rules-fact-guard = { $max_plies ->
        [0] This table has no limit of turns.
       *[other] So that no game lasts for ever, it is a draw after { $max_plies } turns (our rule).
    }
dog-rules-fact-starter = The next seat starts each round; who starts the first round is drawn by lot (our rule).
dog-rules-fact-shuffled = When the draw pile is empty, { $shuffle ->
        [each_cycle] and before each round of six cards,
       *[when_empty] and not before (our reading),
    } all played cards are shuffled and used again.
dog-rules-fact-empty = When nobody has a card left, the round is over.
dog-rules-fact-unseen = You see what you get when everybody has chosen.
dog-rules-fact-no-talk = Think about what your partner needs: asking is not allowed.
dog-rules-fact-trios = Three against three: you give to your next partner and get from the other.
dog-rules-fact-anticlockwise = Pieces move anticlockwise, and so do turns.
dog-rules-fact-must = { $teams ->
        [alone] If you can play a card you must, even if it hits your own piece.
       *[other] If you can play a card you must, even if it hits your own partner.
    }
dog-rules-fact-fold = If you can play none, you discard them all and wait for the next round.
dog-rules-fact-own-start = A piece there that is not fresh has to go back, even your own (our reading).
dog-rules-fact-shield = Nobody may pass a fresh piece, send it back or swap it, not even you.
dog-rules-fact-comes-back = A piece that comes back onto its start space later is not fresh any more.
dog-rules-fact-anybody = { $teams ->
        [alone] It can be anybody’s piece, even your own.
       *[other] It can be anybody’s piece, even your partner’s or your own.
    }
dog-rules-fact-passing = Passing does no harm, except with a seven.
dog-rules-fact-suits = Suits mean nothing.
dog-rules-fact-joker = A joker is any card that you name{ $joker_finish ->
        [not_last_man] ; but it does not bring your last piece into the goal.
       *[allowed] , and it may bring your last piece into the goal.
    }
dog-rules-fact-single = Pieces in the goal may take steps as well; each piece takes its part in one go.
dog-rules-fact-sweeps = Every piece that a step leads over goes back, { $teams ->
        [alone] your own too.
       *[other] your own and your partner’s too.
    }
dog-rules-fact-used = All seven steps have to be used; until the last you can undo.
dog-rules-fact-wins = Even when you win, no step may be left over (our reading).
dog-rules-fact-two = Both pieces are on the track, neither is fresh, and one belongs to somebody else.
dog-rules-fact-bound = If the jack is your only playable card, you have to swap.
dog-rules-fact-turn-in = Turning in is up to you, goes forwards only, and never with a fresh piece.
dog-rules-fact-from-the-back = “From back to front” means here: nobody is jumped over, and whoever stands in front moves up later (our reading).
dog-rules-fact-too-far = A number that is too high leads past the goal: one more lap.
dog-rules-fact-short-cut = Four back from the start space is a short cut: after that the piece may turn in (our reading).
dog-rules-fact-next-turn = From your next turn on your cards move your partner’s pieces.
dog-rules-fact-rest = If part of a seven brings your last piece into the goal, the rest goes to your partner (our reading).
dog-rules-fact-ours = Everything in this chapter is ours.
dog-rules-fact-alone = With two, three or five, all play alone: { $exchange ->
        [next] no help, and four pieces win.
       *[other] no exchange, no help, and four pieces win.
    }
dog-rules-fact-six = With six there are three pairs, or three play against three.

## Examples

dog-rules-example-nothing = You hold a five, a nine and a queen, and all your pieces are in the kennel. None of them brings one out: you discard all three.
dog-rules-example-own-partner = Your partner’s piece stands two spaces ahead of yours, and only yours can use the seven. You must play it, and your partner’s piece goes back.
dog-rules-example-count = 2 steps to the start space and a five in hand: 5 − 2 = 3, so the third goal space. A seven would need a fifth: too far.
    .spoken = 2 steps to the start space and a five in hand: five less two is three, so the third goal space. A seven would need a fifth: too far.

## Pictures: what stands below them, and what they show

dog-rules-figure-table = A table in mid-game.
    .spoken = The whole board: a ring of spaces, four start spaces, behind each four goal spaces, at the rim the kennels, in the middle draw pile and discard pile.
dog-rules-figure-two = A table for two.
    .spoken = The board with four arms, two of them without start and goal, with red and blue pieces.
dog-rules-figure-three = A table for three.
    .spoken = A board with six arms, every second one without start and goal, with pieces in three colours.
dog-rules-figure-five = A table for five.
    .spoken = A board with five arms, with pieces in five colours.
dog-rules-figure-give = Four cards, four arrows: everybody gives to the player opposite.
    .spoken = Arrows lead from Red to Yellow and back, from Blue to Green and back.
dog-rules-figure-fresh = The blue piece is fresh: Red gets up to it, and not a step further.
    .spoken = A red piece, three counted spaces, then the blue start space with a fresh piece in a ring. It ends there.
dog-rules-figure-hit = Eleven spaces to Blue: the ace lands exactly, the queen would run past.
    .spoken = A red piece, ten counted spaces, and on the eleventh a blue piece in a ring.
dog-rules-figure-seven = One seven, two pieces: three steps over Blue, four over Green.
    .spoken = A red piece takes three steps, Blue stands on the second. Another takes four, Green stands on the third. Both go back.
dog-rules-figure-jack-before = Before: Red has nearly the whole track to go.
    .spoken = A red piece four spaces after its start space, a green one three before it. Two arrows swap them.
dog-rules-figure-jack-after = After: Red stands three spaces before its own start space.
    .spoken = The two pieces have changed places.
dog-rules-figure-lane = Two steps to the start space, three into the goal: a five.
    .spoken = A red piece two spaces before the start space. The count leads over the start space into the goal, to the third goal space. A piece stands on the fourth already.
dog-rules-figure-four = Four back: the goal lies right ahead.
    .spoken = A fresh piece on the red start space. Four counted spaces lead back.
dog-rules-figure-last-seven = Two steps bring the last red piece into the goal, five go to Yellow: they have won.
    .spoken = Red has three pieces in the goal, the fourth takes two steps into it. The last yellow piece takes the other five and is in the goal as well.
dog-rules-figure-six = With six the board has six arms.
    .spoken = A board with six arms of sixteen spaces each, with pieces in six colours.

dog-rules-label-start = start space
dog-rules-label-goal = goal
dog-rules-label-kennel = kennel
dog-rules-label-fresh = fresh

dog-rules-table-deals = Cards for everybody
    .title = What is dealt each round
    .round = Round
dog-rules-table-cards = Cards
    .title = All cards
