### The sentences of the lessons of Rufus in English.
### A number is the beat in scenes.json; `.hint`, `.others`, `.wrong1` … answer the learner there.


lesson-rufus-walk = 7 move points
    .lesson = You have 7 move points each turn. Each space costs one, and you use them all.
lesson-rufus-walk-1 = Everybody hunts Rufus the fox: catching him wins prize cards, and whoever has the most points wins. You have two red stones and 7 move points each turn: the paws in the middle.
lesson-rufus-walk-2 = You are the stag: move one of your stones 7 spaces.
    .hint = Tap a stone, then the bright space 7 spaces further on.
    .others = You may do that too: more about it later. Here, just move a stone.

lesson-rufus-catch = Got him!
    .lesson = Reach Rufus and you win a prize card. Your stone goes back to your other one.
lesson-rufus-catch-1 = Rufus is exactly 7 spaces ahead of your stone. Whoever reaches him takes the top prize card: 7 points. The small number beside it says how many cards are left.
lesson-rufus-catch-2 = You are the stag: catch Rufus with your stone.
    .hint = Take the stone that’s 7 spaces behind him.
    .others = Look again: one stone stands exactly 7 spaces behind Rufus.
lesson-rufus-catch-3 = Your stone goes back to your other one. So keep that one close to Rufus too. But take care: if someone leads Rufus onto a space where both your stones are, you’re out.

lesson-rufus-fit = Make it fit
    .lesson = All 7 move points are used. Lead Rufus just far enough for your stone to reach him with the last one.
lesson-rufus-fit-1 = Rufus is only 5 spaces ahead. Try to move 7 spaces.
lesson-rufus-fit-2 = Move points never take a stone past Rufus. But you may lead him, too: each space costs 1 move point.
lesson-rufus-fit-3 = You are the stag: lead Rufus first, then catch him.
    .hint = 1 move point for Rufus: then he’s 6 spaces away, and you have 6 move points left.
    .others = Not yet. When Rufus is one space further than at the start, how far away is he, and how many move points are left?

lesson-rufus-lead = Lead Rufus
    .lesson = Lead Rufus to a fox space and you win a prize card. You always move your own stone last.
lesson-rufus-lead-1 = Leading Rufus can pay off in itself. Whoever brings him to a fox space, or past it, wins a prize card.
lesson-rufus-lead-2 = Whoever leads him onto a stone wins one too. That stone then joins the other one of its colour.
lesson-rufus-lead-3 = You are the stag: lead Rufus exactly to the fox space.
    .hint = He’s 3 spaces short.
    .others = That works. But here, lead Rufus 3 spaces: on the fox space a prize card is waiting.
    .also1 = A prize card too: he may go past the fox space.
    .also2 = A prize card, but no move points are left for a stone.
lesson-rufus-lead-4 = You have 4 move points left: move one of your stones.
    .hint = The stone comes last and ends your turn.
    .others = That works too. Here, move a stone with all 4 move points.

lesson-rufus-lay = A false trail
    .lesson = An even trail card sends the others forward, an odd one back. Your own cards don’t affect you.
lesson-rufus-lay-1 = For 1 move point you lay a trail card face down, anywhere between the others’ rearmost stone and Rufus: one card a turn. Even numbers lead forward, odd ones back.
lesson-rufus-lay-2 = You are the stag: lay the 9 in the boar’s way.
    .hint = The 9 is odd: 9 spaces back. Lay it just in front of the boar’s front stone.
    .others = That works too. Set your trap first: the 9, just in front of the boar’s front stone.
    .wrong1 = An 8 is even: it helps the boar on, perhaps right past Rufus.
    .wrong2 = Well hidden, but too far: the boar can’t get there in one turn.
    .wrong3 = There it only stops the boar’s rear stone. Lay it before the front one, which is nearer to Rufus.
lesson-rufus-lay-3 = You have 6 move points left: move one of your stones.
    .hint = One stone, 6 spaces.
    .others = That works too. Here, just move a stone.
lesson-rufus-lay-5 = The boar has found your card: 9 spaces back, and any move points left over are lost.

lesson-rufus-meet = Whose card is this?
    .lesson = At somebody else’s card your turn ends and you follow its trail: even is forward, odd is back.
lesson-rufus-meet-1 = Somebody else’s trail card lies in your way. Is it odd or even? Only the boar knows.
lesson-rufus-meet-2 = You are the stag: move your front stone all the same.
    .hint = Tap the front stone, then the bright space.
    .others = You may do that. Here, be brave and take the front stone.
lesson-rufus-meet-3 = It’s a 6: 6 spaces forward, past Rufus. That wins a prize card, and your stone doesn’t have to go back.

lesson-rufus-count = The last prize card
    .lesson = The most points win: prize cards, plus odd cards in hand, minus even ones. Lay even cards while there’s time.
lesson-rufus-count-1 = With the last prize card the game ends. Cards in hand count then: odd ones for you, even ones against you.
lesson-rufus-count-2 = You are the stag: lay a card, catch Rufus and win.
    .hint = Lay the 8: it’s even and would count against you.
    .others = Not won yet. 1 move point is for the card that would cost you points at the end, and 6 are for the catch.
lesson-rufus-count-3 = You win by 53 to 50: prize cards are level at 50 each, and the 3 in your hand counts for you.

lesson-rufus-two = Two at once
    .lesson = Rufus stops at stones and sends each to the other one of its colour. Fox space and stone together bring two prize cards.
lesson-rufus-two-1 = Rufus catches stones too: if you lead him onto one, he stops, you win a prize card, and the stone joins the other one of its colour.
lesson-rufus-two-2 = You are the stag: win two prize cards at once with Rufus.
    .hint = 5 spaces in one go: past the fox space and on to the stone.
    .others = That works. But two prize cards are waiting just ahead of Rufus.
    .wrong1 = One prize card, for the fox space. 2 spaces further there would be another.
    .wrong2 = One prize card, and one space short of the stone.

lesson-rufus-leave = What do you leave?
    .lesson = Before your turn ends, look at what you leave: a fox space at most 7 spaces ahead of Rufus is a gift to others.
lesson-rufus-leave-1 = Rufus is 8 spaces from the fox space. One space nearer, and the boar leads him there and wins 5 points.
lesson-rufus-leave-2 = You are the stag: use all 7 move points without leading Rufus.
    .hint = Leave Rufus where he is and move a stone.
    .others = Now Rufus is within 7 spaces of the fox space: the boar leads him there and takes the prize card.
lesson-rufus-leave-4 = The boar couldn’t reach a prize card and only moved a stone.

lesson-rufus-out = Out of the hunt
    .lesson = If Rufus catches both of your stones at once, you’re out, and only your prize cards still count.
lesson-rufus-out-1 = Both of the boar’s stones stand together, 4 spaces ahead of Rufus. That’s dangerous.
lesson-rufus-out-2 = You are the stag: lead Rufus to the boar’s stones.
    .hint = 4 spaces, 4 move points.
    .others = That works. But look where Rufus would be after 4 spaces.
lesson-rufus-out-3 = You have 3 move points left: move one of your stones.
    .hint = Move 3 spaces.
    .others = That works too. Here, just move a stone.

lesson-rufus-own = No way past
    .lesson = Rufus catches your own stones too. That can pay off: on a fox space it brings two prize cards.
lesson-rufus-own-1 = Rufus is 3 spaces from the fox space. But your own stone stands there.
lesson-rufus-own-2 = You are the stag: try to lead Rufus 5 spaces.
lesson-rufus-own-3 = Rufus never runs past a stone, not even past yours.
lesson-rufus-own-4 = You are the stag: lead Rufus onto your own stone.
    .hint = 3 spaces.
    .others = That works. Here, lead Rufus 3 spaces and see what happens.
