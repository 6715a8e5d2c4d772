### The sentences of the lessons of Dog in English.
### A number is the beat in scenes.json; `.hint`, `.others`, `.wrong1` … answer the learner there.


lesson-dog-out = Out of the kennel
    .lesson = An ace, a king or a joker brings a piece out. A number moves a piece that many spaces.
lesson-dog-out-1 = You are Red. Your four pieces wait in the kennel and have to go round the board into the goal. Yellow, opposite you, is your partner: you win together or not at all.
lesson-dog-out-2 = Your turn, Red: play your ace and bring a piece out.
    .hint = Only cards that can be played are bright. Tap the ace.
    .next = Now tap the bright space.
lesson-dog-out-5 = Green has no ace, king or joker. No card can be played, so Green discards the whole hand and is out until the next deal.
lesson-dog-out-6 = Your turn again, Red: move with the five or the nine.
    .hint = Tap a card, then the bright space. A nine goes 9 spaces.

lesson-dog-hit = Caught!
    .lesson = Land exactly on a piece and it goes back to the kennel, whoever owns it. Passing does no harm, except with a seven.
lesson-dog-hit-1 = A king goes 13 spaces, a queen 12, an ace 1 or 11. Blue stands 11 spaces ahead of you.
lesson-dog-hit-2 = You are Red: land exactly on the blue piece.
    .hint = Which of your cards can go 11 spaces?
    .next = Now tap your piece on the track, then Blue.
    .wrong1 = A queen goes 12: you’ve passed Blue. Passing does no harm.
    .wrong2 = An ace goes 1 or 11. That was the 1.
    .wrong3 = You may do that. But Blue gets away: your ace can also go 11.
    .wrong4 = 3 spaces aren’t enough. Count up to the blue piece.
lesson-dog-hit-4 = Blue has to start again. But a king brings a piece straight back out.

lesson-dog-seven = The seven
    .lesson = A seven is 7 steps, shared as you like. All must be used, and any piece you step on goes back to the kennel.
lesson-dog-seven-1 = The seven clears the way: 7 single steps, shared among your pieces as you like. Any piece you step on goes back to the kennel, even in passing.
lesson-dog-seven-2 = You are Red: share the seven to send Blue and Green back.
    .hint = 3 steps with one piece, 4 with the other.
    .others = Somebody is still there. Blue is 2 steps away, Green 3: share the seven so that it hits both.

lesson-dog-four = Four back
    .lesson = A four goes forward or back. From the start space, four back is a short cut to the goal.
lesson-dog-four-1 = You turn off into your goal from your own start space, normally after a whole lap. But a four may also go back.
lesson-dog-four-2 = You are Red: play the four backwards.
    .hint = The four has two bright spaces. Forward is anticlockwise: choose the other one.
    .wrong1 = Forward works, but then the whole lap lies ahead. Try going back.
    .wrong2 = Keep the eight: you’ll need it in a moment.
lesson-dog-four-6 = Lucky: with a ten, Green would have hit you.
lesson-dog-four-7 = Your turn, Red: bring the piece into the goal with the eight.
    .hint = 4 steps to the start space, 4 into the goal. Choose the deepest goal space.
    .wrong1 = You ran past your goal. Turning in is up to you: choose the goal space.

lesson-dog-joker = The joker
    .lesson = A joker is any card you like.
lesson-dog-joker-1 = A joker is any card you like. Tap it, a piece and the space where that piece should go: the joker becomes the card that fits.
lesson-dog-joker-2 = You are Red: use the joker to reach the deepest goal space.
    .hint = 6 steps to the start space, 4 into the goal: tap the goal space, and the joker becomes a ten.
    .others = That works too. But here exactly 10 steps lead to the deepest goal space.
    .wrong1 = Often the best use of a joker. But here a piece can reach the goal.
    .wrong2 = In the goal, but in the way: no jumping in there. Put the piece at the very back to keep the way open.

lesson-dog-give = A card for your partner
    .lesson = Before each round, you and your partner give each other a card. Think about what your partner needs.
lesson-dog-give-1 = Before each round you give your partner a card, face down, and get one back. No talking. Look: Yellow has no piece on the track.
lesson-dog-give-2 = You are Red: give Yellow a card that helps.
    .hint = What do you need when all your pieces are in the kennel?
    .also1 = Just as good: an ace brings a piece out too.
    .wrong1 = No piece comes out with a six: unless Yellow already has an ace or the like, the whole hand must be discarded.
lesson-dog-give-7 = Yellow has a piece out, thanks to you. Without your card, Yellow would have had to discard every card.

lesson-dog-win = All eight in the goal
    .lesson = You win as soon as all eight pieces of your team are in the goal. The number has to fit.
lesson-dog-win-1 = Seven pieces of your team are in the goal. This is the last one.
lesson-dog-win-2 = You are Red: bring your last piece into the goal.
    .hint = 2 steps to the start space, 1 more into the goal.
    .wrong1 = Too far: the third goal space is taken, so the piece would have to run another lap.
    .wrong2 = You ran past the goal. Turning in is up to you.

lesson-dog-fresh = The fresh piece
    .lesson = A fresh piece blocks its start space for everybody. Once it has moved, it’s a piece like any other.
lesson-dog-fresh-1 = Blue has just come out. Such a piece is fresh until it moves: nobody may send it back, swap it or pass it.
lesson-dog-fresh-2 = You are Red: try to pass Blue with the six.
lesson-dog-fresh-3 = Blue’s fresh piece blocks the way, for friend and foe.
lesson-dog-fresh-4 = You are Red: play another card instead.
    .hint = With a smaller card you stop short of the blue piece.

lesson-dog-return = No longer fresh
    .lesson = A piece from the kennel is fresh until it leaves its start space. One that comes back there from the track is like any other.
lesson-dog-return-1 = Blue stands on its start space again. But the piece came back from the track: it isn’t fresh and blocks nothing.
lesson-dog-return-2 = You are Red: send the blue piece back to the kennel.
    .hint = It stands 4 spaces ahead.
    .wrong1 = You simply passed it: it blocks nothing. But you could have sent it back.
    .wrong2 = That was 4 back. Going forward, you’d have hit it.

lesson-dog-jack = The jack
    .lesson = A jack swaps your piece with somebody else’s. Fresh pieces and pieces in the goal stay where they are.
lesson-dog-jack-1 = A jack swaps one of your pieces with somebody else’s. Yours has nearly a lap to go. Who stands where you’d like to be?
lesson-dog-jack-2 = You are Red: swap your way to just before your goal.
    .hint = Green stands 3 spaces before your start space.
    .wrong1 = 16 spaces gained. There’s a better swap.
    .wrong2 = You may swap with your partner too: here that takes you both 32 spaces further. But you aren’t just before your goal yet.
    .wrong3 = 3 steps. The jack can give you 57.

lesson-dog-lane = No jumping in the goal
    .lesson = In the goal nobody jumps: fill it from the back. Pieces inside may still move up.
lesson-dog-lane-1 = One piece is already in your goal, but not at the back.
lesson-dog-lane-2 = You are Red: with the six, try for the deepest goal space.
lesson-dog-lane-3 = There’s no jumping in the goal.
lesson-dog-lane-4 = You are Red: first make room, with the piece in the goal.
    .hint = 2 steps lead to the deepest goal space.
    .others = First make room: play the two with the piece that is already in the goal.
lesson-dog-lane-6 = Your turn, Red: bring the second piece into the goal too.
    .hint = 2 steps to the start space, 3 into the goal.
    .others = That runs past the goal. 5 steps lead right behind your first piece.

lesson-dog-must = Even if it hurts
    .lesson = If you can play a card, you must, even if it hits your partner. So plan ahead.
lesson-dog-must-1 = You only have an eight left. Your own partner stands 8 spaces ahead.
lesson-dog-must-2 = You are Red: play the eight. You have to.
    .hint = There’s no choice: if you can play, you must.

lesson-dog-help = Finished? Help!
    .lesson = When your four pieces are in the goal, you go on with your partner’s.
lesson-dog-help-1 = Your four pieces are in the goal. Now you play your cards with the yellow pieces.
lesson-dog-help-2 = You are Red: bring the yellow piece into its goal.
    .hint = 2 steps to Yellow’s start space, 3 into Yellow’s goal.
    .wrong1 = That’s another whole lap for Yellow. Turn into the goal.
    .wrong2 = Good too: a yellow piece comes out. But another one can reach the goal.
    .wrong3 = Past the goal: another lap.

lesson-dog-last-seven = A seven for two
    .lesson = If your last piece reaches the goal with part of a seven, your partner’s pieces take the other steps.
lesson-dog-last-seven-1 = Two of your team’s pieces aren’t in the goal yet: yours needs 2 steps, Yellow’s needs 5.
lesson-dog-last-seven-2 = You are Red: with the seven, bring your piece in first.
    .hint = Choose the seven, your piece and the free goal space.
    .others = That doesn’t bring your piece into the goal. 2 steps of the seven do.
lesson-dog-last-seven-3 = The other 5 steps are Yellow’s: bring Yellow into the goal.
    .hint = Turn into Yellow’s goal.
    .wrong1 = Past Yellow’s goal. 5 steps lead exactly into it.
