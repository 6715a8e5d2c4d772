### The page of Rufus' rules. In every text there may be the numbers of `counts`, and the house rules.

rufus-rules-quick = Win the most points. A turn has 7 move points, one per space, clockwise. You may lead Rufus, the fox, once and lay a trail card for 1 move point; last, move a stone. Use all 7. Reach Rufus{ $exact_catch ->
        [off] , or lead
       *[on] { " " }with your last move point, or lead
    } him onto a stone, onto a fox space or past it: you win a prize card. A stone that catches or is caught joins the other of its colour; if Rufus catches both on one space, you’re out. Lay cards between Rufus and the others’ rearmost stone. If you meet somebody else’s card, follow it: even forward, odd back. After the last prize card, add odd and subtract even trail cards in hand{ $hard_count ->
        [on] { " " }and your own on the path.
       *[off] .
    }

## In the box

rufus-rules-box-board = a path of { $spaces } spaces, two of them fox spaces, { $half } spaces apart
rufus-rules-box-stones = { $stones } stones, two for each seat, and Rufus
rufus-rules-box-trail = { $trail } trail cards, eight for each seat, numbered 2 to 9
rufus-rules-box-prizes = { $prizes } prize cards, the odd numbers 1 to 19, { $together } points in all

## Chapters

rufus-rules-chapter-aim = Whoever has the most points at the end wins.
    .title = The aim
rufus-rules-chapter-path = Everybody runs clockwise round the path, with Rufus in front.
    .title = The path
rufus-rules-chapter-prizes = Every catch brings the top prize card, and so does every fox space that Rufus reaches.
    .title = The prize cards
rufus-rules-chapter-turn = You have 7 move points: first for Rufus and a card, last of all for a stone.
    .title = Your turn
rufus-rules-chapter-rufus = Lead Rufus onto a stone, onto a fox space or past it, and you win a prize card.
    .title = Leading Rufus
rufus-rules-chapter-stone = If your stone reaches Rufus{ $exact_catch ->
        [off] , even with move points to spare,
       *[on] { " " }with the last move point,
    } you’ve caught him.
    .title = Moving a stone
rufus-rules-chapter-lay = Lay a trail card behind Rufus, in front of the others’ rearmost stone.
    .title = Laying a trail
rufus-rules-chapter-trail = If you come to somebody else’s card, you follow it: even forward, odd back.
    .title = Following a trail
rufus-rules-chapter-out = Lose both stones to Rufus on one space, and you’re out.
    .title = Out of the game
rufus-rules-chapter-end = With the last prize card the game is over.
    .title = The end

## What belongs to it

rufus-rules-fact-points = A prize card is worth the number on it. Of the trail cards in your hand{ $hard_count ->
        [on] { " " }and of yours on the path,
       *[off] ,
    } odd ones count for you, even ones against you.
rufus-rules-fact-equal = If several players have the most points, they win together (our rule).
rufus-rules-fact-clockwise = Moves and turns go clockwise (only an odd trail card leads back); two to five can play.
rufus-rules-fact-share = Any number of stones may share a space.
rufus-rules-fact-ours-path = That the path has { $spaces } spaces, and that the start spaces lie 8 and 12 spaces behind the fox space where Rufus starts, is our reading: we don’t have the picture of the board.
rufus-rules-fact-lot = Who starts is decided by lot; in the rulebook you agree on it among yourselves.
rufus-rules-fact-odd = The prize cards bear the ten odd numbers from 1 to 19, { $together } points in all.
rufus-rules-fact-known = Their order is chosen beforehand and known to all: rising, falling, alternating, or your own. Only if they’re shuffled does nobody know it.
rufus-rules-fact-one = A catch brings one prize card, however many stones stand on the space.
rufus-rules-fact-strip = Leading Rufus: 1 move point a space, at most once. Laying a card: 1 move point, at most once. Moving a stone: 1 move point a space, last of all.
rufus-rules-fact-all = You have to use all 7; you only lose any at somebody else’s card{ $exact_catch ->
        [off] , if your stone reaches Rufus early
       *[on] { "" }
    } or (our reading) if there’s no way to use them all.
rufus-rules-fact-undo = Until your turn is over you can undo your steps. If the prize cards are shuffled, you can’t undo a step that turned one up.
rufus-rules-fact-stops = Rufus passes no stone. Where he meets one he stops (our reading).
rufus-rules-fact-back = Stones that Rufus meets go to the other stone of their colour.
rufus-rules-fact-own-stones = Your own stones bring a prize card, too, and a stone on a fox space brings two.
rufus-rules-fact-exactly = A stone catches Rufus only with exactly the last move point (our reading); if it doesn’t work out, lead Rufus or lay a card first.
rufus-rules-fact-sets-back = The stone that catches goes back to the other of its colour.
rufus-rules-fact-no-way-past = A stone gets past other stones, but past Rufus only on a trail.
rufus-rules-fact-hidden = The card lies face down: everybody sees whose it is, but only you know the number.
rufus-rules-fact-where = It goes beside a space that has no card yet, at least 1 space behind Rufus and nearer to him than the others’ rearmost stone.
rufus-rules-fact-moves = This stretch moves with Rufus and the others’ rearmost stone.
rufus-rules-fact-standing = A card does nothing to stones already on the space beside it; your own cards never affect you.
rufus-rules-fact-no-fox = Cards mean nothing to Rufus.
rufus-rules-fact-even-odd = Even numbers lead that many spaces forward, odd ones that many back.
rufus-rules-fact-over-all = On the way the stone passes over stones, cards and Rufus, and a card where it ends up does nothing to it either.
rufus-rules-fact-past-rufus = If the trail leads forward to Rufus or past him, you win a prize card, and the stone isn’t set back.
rufus-rules-fact-backwards = If the trail leads you backwards to Rufus or past him, you win nothing.
rufus-rules-fact-only-prizes = Then only your prize cards count.
rufus-rules-fact-cards-stay = Cards already laid stay where they are and still work.
rufus-rules-fact-one-left = If only one colour is left, the game ends (our reading){ $survivor_takes_rest ->
        [on] , and that colour gets the prize cards that remain.
       *[off] .
    }
rufus-rules-fact-last = On the space where the last prize card is won, everything due there still happens, and a stone that is following a trail still follows it to the end.
rufus-rules-fact-guard = { $max_plies ->
        [0] This table has no limit on the number of actions.
        [one] So that no game lasts for ever, it’s a draw after 1 action (our rule).
       *[other] So that no game lasts for ever, it’s a draw after { $max_plies } actions (our rule).
    }

## Examples

rufus-rules-example-count = You have the prize cards 7 and 13 and still hold the trail cards 3, 8 and 9: 20 points, plus 3 and 9, less 8, makes 24.
rufus-rules-example-five-behind = Your stone is 5 spaces behind Rufus. Lead Rufus 1 space on: now it’s 6, and 6 move points are left. Caught!
rufus-rules-example-four-behind = Your stone is 4 spaces behind Rufus. Rufus 1 space on, 1 move point for a card: 5 spaces, 5 move points. Caught!

## Pictures

rufus-rules-figure-table = A table in mid-game.
    .spoken = The whole path winds through the woods. Rufus runs in front, and stones of four animals behind him. Trail cards lie beside the path, and the stack of prize cards is in the middle.
rufus-rules-figure-chase = Rufus in front, the stones behind him.
    .spoken = A stretch of the path in the woods. Rufus runs in front, behind him two trail cards and four stones of two animals.
rufus-rules-figure-starts = Rufus on his fox space, the stones 8 and 12 spaces behind him.
    .spoken = Three rings: round the fox space with Rufus, and round the two start spaces with the stones.
rufus-rules-figure-lead = 3 move points lead Rufus onto the fox space: a prize card.
    .spoken = Rufus, 2 spaces counted off, then the fox space with a circle round it.
rufus-rules-figure-two = Fox space and stone at once: two prize cards. The stone goes to the other of its colour.
    .spoken = Rufus, 2 spaces counted off, then the fox space and on it a stone with a circle round it. An arrow leads from there back to the other stone.
rufus-rules-figure-catch = Exactly 7 spaces: caught. The stone goes back to the other.
    .spoken = A stone, and 7 spaces ahead of it Rufus with a circle round him. An arrow leads from there back to the other stone.
rufus-rules-figure-stretch = You may lay a card here: in front of the others’ rearmost stone, behind Rufus.
    .spoken = Rings round all spaces between the others’ rearmost stone and Rufus.
rufus-rules-figure-meet = After 4 spaces, somebody else’s 6: 6 forward, past Rufus, and a prize card.
    .spoken = A stone moves 4 spaces to somebody else’s card. An arrow leads 6 spaces on, over Rufus.
rufus-rules-figure-both = Both stones on one space: if Rufus gets there, the boar is out.
    .spoken = Rufus, 3 spaces counted off, then both stones of the boar with a circle round them.

rufus-rules-label-fox = fox space
rufus-rules-label-start = start spaces

rufus-rules-table-cards = Trail cards
    .title = Every trail card
rufus-rules-table-prizes = Order
    .title = The prize cards, from top to bottom
