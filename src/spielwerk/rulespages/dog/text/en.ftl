### The page of Dog's rules. In every text there may be $seats, $cards, $copies, $jokers, $pieces, $spaces.

dog-rules-quick = { $teams ->
        [alone] Everybody plays alone: bring your { $side } pieces into the goal before anybody else.
        [trios] Every second seat is on your team: bring all { $side } pieces into your goals.
       *[pairs] You and the player opposite are a team: bring all { $side } pieces into your goals.
    } Each round you get cards: 6, then 5, 4, 3, 2 and 6 again{ $exchange ->
        [none] .
        [next] ; one goes to the next seat, face down.
       *[partner] ; one goes to { $teams ->
            [trios] your next partner
           *[other] your partner
        }, face down.
    } On your turn, play a card and move anticlockwise. An ace, king or joker brings a piece out to your start space; fresh until it moves, it blocks the way. Land exactly on a piece and it goes back to its kennel. A four may go back, a jack swaps two pieces, a seven is 7 single steps to share, and every piece in the way goes back. From your start space you go into the goal. If you can play, you must.

## In the box

dog-rules-box-board = a board with a ring of { $spaces } spaces, including a start space for each seat, plus four goal spaces and a kennel for each
dog-rules-box-pieces = { $pieces } pieces, four for each seat
dog-rules-box-cards = { $cards } cards: { $copies } of each of the thirteen values and { $jokers } jokers
dog-rules-box-packs = with five or six players, three packs of cards instead of two (our rule)

## Chapters

dog-rules-chapter-aim = { $teams ->
        [alone] The first with all four pieces in the goal wins.
       *[other] The first team with all its pieces in the goal wins.
    }
    .title = The aim
dog-rules-chapter-round = Each round you get one card fewer; after the round of 2 cards it’s 6 again.
    .title = The rounds
dog-rules-chapter-exchange = { $exchange ->
        [next] Before each round you give the next seat a card.
       *[other] Before each round you give { $teams ->
            [trios] your next partner
           *[other] your partner
        } a card.
    }
    .title = The exchange
dog-rules-chapter-turn = On your turn you play one card and carry it out.
    .title = Your turn
dog-rules-chapter-out = An ace, a king or a joker brings a piece from the kennel to your start space, and it stays fresh until it moves.
    .title = Coming out
dog-rules-chapter-hit = Land exactly on a piece and it goes back to its kennel.
    .title = Back to the kennel
dog-rules-chapter-cards = A number moves a piece that many spaces forward; some cards can do more.
    .title = The cards
dog-rules-chapter-seven = A seven is 7 single steps, { $seven_men ->
        [two] for one piece or shared by two.
       *[any] shared as you like (our reading).
    }
    .title = The seven
dog-rules-chapter-jack = A jack swaps one of your pieces with somebody else’s on the track.
    .title = The jack
dog-rules-chapter-joker = A joker is any card that you name as you play it.
    .title = The joker
dog-rules-chapter-goal = From its own start space a piece turns off into the goal, and no piece can be jumped over in there.
    .title = The goal
dog-rules-chapter-partner = Once you’re finished, you play with { $teams ->
        [trios] the pieces of the next partner who isn’t.
       *[other] your partner’s pieces.
    }
    .title = Helping your partner
dog-rules-chapter-end = { $teams ->
        [alone] As soon as somebody has all four pieces in the goal, the game is won.
       *[other] As soon as a team has all its pieces in the goal, the game is won.
    }
    .title = The end
dog-rules-chapter-tables = The rulebook only covers two teams of two; any other table plays by our rules.
    .title = Other tables

## What belongs to it

dog-rules-fact-side = You win together, as soon as your team’s last piece is in its goal.
dog-rules-fact-at-once = The game ends at once, even in the middle of a round.
dog-rules-fact-talk = { $exchange ->
        [none] Nobody talks about cards.
       *[other] Nobody talks about cards, either during the exchange or after it.
    }
dog-rules-fact-guard = { $max_plies ->
        [0] This table has no limit on the number of actions.
        [one] So that no game lasts for ever, it’s a draw after 1 action (our rule).
       *[other] So that no game lasts for ever, it’s a draw after { $max_plies } actions (our rule).
    }
dog-rules-fact-starter = Each round the next seat starts; who starts the first one is decided by lot (our rule).
dog-rules-fact-shuffled = { $shuffle ->
        [each_cycle] The discard pile is shuffled back in when the draw pile is empty, and also before each round of 6 cards.
       *[when_empty] Only when the draw pile is empty (our reading) is the discard pile shuffled to make a new one.
    }
dog-rules-fact-empty = When nobody has a card left, the round is over.
dog-rules-fact-unseen = You don’t see the card you’re given until everybody has chosen.
dog-rules-fact-no-talk = Think about what { $teams ->
        [trios] your next partner
       *[other] your partner
    } needs: asking isn’t allowed.
dog-rules-fact-trios = Three against three: you give a card to your next partner and get one from the other.
dog-rules-fact-anticlockwise = Pieces move anticlockwise (only a four may go back), and turns go round the same way.
dog-rules-fact-must = { $teams ->
        [alone] If you can play a card, you must, even if it hits your own piece.
       *[other] If you can play a card, you must, even if it hits your own team.
    }
dog-rules-fact-fold = If you can’t play any card, you discard your whole hand and wait for the next round.
dog-rules-fact-own-start = When a piece comes out, any piece on your start space that isn’t fresh goes back (our reading: even your own).
dog-rules-fact-shield = Nobody may pass a fresh piece, send it back or swap it, not even you.
dog-rules-fact-comes-back = A piece that comes back to its start space from the track isn’t fresh.
dog-rules-fact-anybody = { $teams ->
        [alone] This goes for any piece on the track that isn’t fresh, even your own.
        [trios] This goes for any piece on the track that isn’t fresh, even one of your partners’ or your own.
       *[pairs] This goes for any piece on the track that isn’t fresh, even your partner’s or your own.
    }
dog-rules-fact-passing = Passing does no harm, except with a seven.
dog-rules-fact-suits = Suits mean nothing.
dog-rules-fact-joker = { $joker_finish ->
        [not_last_man] It doesn’t bring your last piece into the goal.
       *[allowed] It may bring your last piece into the goal, too.
    }
dog-rules-fact-single = Pieces in the goal may take steps as well; each piece takes its part in one go.
dog-rules-fact-sweeps = Every piece that you pass or land on goes back, { $teams ->
        [alone] even your own.
        [trios] even your own and your partners’.
       *[pairs] even your own and your partner’s.
    }
dog-rules-fact-used = You have to use all 7 steps{ $seven_win ->
        [ends] { " " }unless the game is won first.
       *[fits] .
    } Until the last step you can undo the parts.
dog-rules-fact-wins = Even when you win, no step may be left over (our reading).
dog-rules-fact-two = Both pieces must be on the track, neither may be fresh, and one must be somebody else’s.
dog-rules-fact-bound = If the jack is your only playable card, you have to swap.
dog-rules-fact-turn-in = Turning in is up to you; it works forwards only, and never with a fresh piece.
dog-rules-fact-from-the-back = The rulebook fills the goal “from back to front”. Our reading: a piece may stop on any goal space that it can reach without jumping, and move further in later.
dog-rules-fact-too-far = A number that’s too high leads past the goal: one more lap.
dog-rules-fact-short-cut = A four back from the start space is a short cut: after that the piece may go into the goal (our reading).
dog-rules-fact-next-turn = From your next turn on, your cards move { $teams ->
        [trios] that partner’s pieces.
       *[other] your partner’s pieces.
    }
dog-rules-fact-rest = If part of a seven brings your last piece into the goal, all the steps left (our reading) go to { $teams ->
        [trios] the next partner who isn’t finished; that partner
       *[other] your partner, who
    } must have a piece on the track.
dog-rules-fact-ours = Everything in this chapter is ours.
dog-rules-fact-alone = { $teams ->
        [alone] It’s all against all:
       *[other] With two, three or five players it’s all against all:
    } { $exchange ->
        [next] no help, and the first with all four pieces in the goal wins.
       *[other] no exchange, no help, and the first with all four pieces in the goal wins.
    }
dog-rules-fact-six = With six players you play in three pairs, three against three, or all against all.

## Examples

dog-rules-example-nothing = You hold a five, a nine and a queen, and all your pieces are in the kennel. None of these cards brings one out: you discard all three.
dog-rules-example-own-partner = You have only a seven left and one piece on the track; { $teams ->
        [trios] a piece of one of your partners
       *[other] your partner’s piece
    } stands 2 spaces ahead of it. You must play, and that piece goes back.
dog-rules-example-count = 2 steps to the start space and a five in hand: 5 − 2 = 3, so the third goal space. A whole seven would need a fifth: too far.

## Pictures: what stands below them, and what they show

dog-rules-figure-table = A table in mid-game.
    .spoken = A ring with four start spaces, four goal spaces behind each, kennels outside, pieces in four colours, and in the middle the draw pile and the discard pile.
dog-rules-figure-two = A table for two.
    .spoken = A ring with only two start spaces, opposite each other, four goal spaces behind each, and red and blue pieces.
dog-rules-figure-three = A table for three.
    .spoken = A board with six arms, every other one with no start space or goal, and pieces in three colours.
dog-rules-figure-five = A table for five.
    .spoken = A board with five arms, with pieces in five colours.
dog-rules-figure-give = Four cards, four arrows: everybody gives one to the partner opposite.
    .spoken = Arrows lead from Red to Yellow and back, from Blue to Green and back.
dog-rules-figure-fresh = The blue piece is fresh: Red gets up to it, and not a step further.
    .spoken = A red piece, 3 spaces counted off, then the blue start space and on it a fresh piece with a circle round it. A cross marks it: Red gets no further.
dog-rules-figure-hit = It’s 11 spaces to Blue: the ace lands exactly, the queen goes one space too far.
    .spoken = A red piece, 10 spaces counted off, and on the eleventh a blue piece with a circle round it.
dog-rules-figure-seven = One seven, two pieces: 3 steps past Blue, 4 past Green.
    .spoken = A red piece takes 3 steps; Blue stands on the second. Another takes 4; Green stands on the third. Blue and Green go back.
dog-rules-figure-jack-before = Before: Red has nearly the whole track to go.
    .spoken = Red’s start space: a red piece 4 spaces after it, a green one 3 spaces before it. Two arrows show the swap.
dog-rules-figure-jack-after = After: Red stands 3 spaces before its own start space.
    .spoken = The two pieces have changed places.
dog-rules-figure-lane = 2 steps to the start space, 3 into the goal: a five.
    .spoken = A red piece 2 spaces before the start space. The count leads over the start space into the goal, to the third goal space. There’s already a piece on the fourth.
dog-rules-figure-four = A four back: the goal lies right ahead.
    .spoken = A fresh piece on the red start space. 4 spaces are counted off backwards.
dog-rules-figure-last-seven = 2 steps bring the last red piece into the goal, 5 go to Yellow: the team has won.
    .spoken = Red has three pieces in the goal; the fourth takes 2 steps into it. The last yellow piece takes the other 5 and is in the goal as well.
dog-rules-figure-six = For six players the board has six arms.
    .spoken = A board with six arms of 16 spaces each, with pieces in six colours.

dog-rules-label-start = start space
dog-rules-label-goal = goal
dog-rules-label-kennel = kennel
dog-rules-label-fresh = fresh

dog-rules-table-deals = Cards per seat
    .title = What is dealt each round
    .round = Round
dog-rules-table-cards = Cards
    .title = All cards
