### The sentences of the lessons of Stramash in English.
### A number is the beat in scenes.json; `.hint`, `.others`, `.wrong1` … answer the learner there.


lesson-stramash-out = Out of the dock
    .lesson = An ace, jack, queen or king brings a laddie out. Numbers move it, a jack, queen or king by 10.
lesson-stramash-out-1 = You are Red. Five laddies wait in your dock and want to go once round the board into your castle. You’ve drawn a sixth card; now you play one.
lesson-stramash-out-2 = Your turn, Red: play the king and bring a laddie out.
    .hint = An ace, jack, queen or king opens the dock.
    .next = Now tap the bright hole.
lesson-stramash-out-5 = Blue comes out too.
lesson-stramash-out-7 = You’ve drawn again, Red: move with any number.
    .hint = Tap a card, then the bright hole.

lesson-stramash-hit = Knocked off!
    .lesson = Land exactly on an opponent’s laddie and it goes back to its dock. You may pass opponents.
lesson-stramash-hit-1 = Blue’s laddie is 6 holes ahead. Nobody is safe on the track.
lesson-stramash-hit-2 = You are Red: land exactly on the blue laddie.
    .hint = Count: 6 holes.
    .others = Too short. Count the holes up to Blue.
    .wrong1 = You passed Blue. That’s allowed, but it does Blue no harm.
    .wrong2 = A jack goes 10 holes or brings a laddie out. Blue is 6 away.
    .wrong3 = A good move, but Blue gets away.
lesson-stramash-hit-5 = Blue can’t bring a laddie out, so Blue discards a card and misses the turn.

lesson-stramash-seven = Share the seven
    .lesson = One laddie takes all of a seven, or two of yours share it. All 7 steps must be used.
lesson-stramash-seven-1 = With a seven, one laddie goes 7 holes, or two share it: 1 and 6, 2 and 5, or 3 and 4.
lesson-stramash-seven-2 = You are Red: share the seven and knock off both blue laddies.
    .hint = 2 for one, 5 for the other.
    .others = Not both yet: passing isn’t enough. Share the seven so that each of your laddies lands exactly on a blue one.

lesson-stramash-eight = Eight back
    .lesson = An eight goes back. From your start hole it takes you back past your castle entrance: a short cut.
lesson-stramash-eight-1 = An eight goes 8 holes back, nothing else. A pity? Look where your castle begins: its entrance is 5 holes back.
lesson-stramash-eight-2 = You are Red: play the eight.
    .hint = 8 holes back, past the entrance.
    .others = That’s the long way round. Try the eight: it goes back.
lesson-stramash-eight-6 = Your turn, Red: go as deep into the castle as you can.
    .hint = With a six: 3 to the entrance, 3 inside.
    .others = That doesn’t bring the laddie in. Turn in: the six fits best.
    .also1 = Safe. But there’s no passing inside, so this laddie will be in the way of your others.
    .also2 = Safe, but right behind the entrance. There’s no passing inside.

lesson-stramash-own = Your own are in the way
    .lesson = You can’t pass your own laddies or land on them. So mind the order.
lesson-stramash-own-1 = You are Red: try to move the rear laddie 6 holes.
lesson-stramash-own-2 = Your own laddie is in the way. You may pass opponents, never your own.
lesson-stramash-own-3 = And now 4 holes, right onto the front laddie?
lesson-stramash-own-4 = You may not land on it either.
lesson-stramash-own-5 = You are Red: move the front laddie first, with the ten.
    .hint = Nothing stands in the front laddie’s way.
    .others = Allowed. Here, make room with the front laddie, using the ten.

lesson-stramash-fechter = Bonnie Fechter
    .lesson = With a Bonnie Fechter your laddie takes the place of an opponent’s on the track. Castles are safe.
lesson-stramash-fechter-1 = With a Bonnie Fechter, one of your laddies, even one in the dock, takes the place of an opponent’s laddie, which goes to its dock.
lesson-stramash-fechter-2 = You are Red: charge from the dock at Blue near your entrance.
    .hint = Your castle begins at the red entrance. Who stands just before it?
    .next = First tap a laddie in your dock, then Blue near your entrance.
    .others = Keep the numbers for later: your Bonnie Fechter can do more.
    .wrong1 = A hit! But the other one stands just before your castle: there you save nearly a whole lap.
    .wrong2 = A fine charge. From the dock you would have gained even more ground.
    .wrong3 = A hit. But look who stands just before your castle.

lesson-stramash-win = Muckle Stoater
    .lesson = The number has to be exact. Whoever first has all five laddies in the castle is the Muckle Stoater, the great hero!
lesson-stramash-win-1 = Four of your five laddies are in the castle. One hole is left, right behind the entrance.
lesson-stramash-win-2 = You are Red: try to enter the castle with the four.
lesson-stramash-win-3 = That hole is taken, and there’s no passing inside.
lesson-stramash-win-4 = You are Red: bring your last laddie exactly into the castle.
    .hint = 2 holes to the entrance, 1 inside.
    .others = That doesn’t bring it in. Count up to the entrance and one more hole.
    .wrong1 = You ran past the entrance. Turning in is up to you.

lesson-stramash-nothing = Nothing can move
    .lesson = You may discard only if you can’t play any of your cards. If you can play one, you must.
lesson-stramash-nothing-1 = Your last laddie is in the dock, and none of your 6 cards opens it. If nothing can move, you discard a card and miss the turn.
lesson-stramash-nothing-2 = You are Red: discard a card you don’t need.
    .hint = Think ahead: once the laddie is out, two of the cards bring it quickly into the castle.
    .wrong1 = You’ll need that one: from your start hole it leads back past your castle entrance.
    .wrong2 = You’ll need that one: after the eight, the last free castle hole is 4 holes ahead.

lesson-stramash-pairs = A lift for your partner
    .lesson = In pairs, landing on your partner’s laddie brings it straight to its castle entrance.
lesson-stramash-pairs-1 = In pairs, Green, opposite you, is your partner. Land on one of your partner’s laddies and it goes straight to its own castle entrance.
lesson-stramash-pairs-2 = You are Red: land on the green laddie.
    .hint = 5 holes ahead.
    .others = Allowed. But it would help Green far more if you landed on the green laddie.

lesson-stramash-gate = Make way at the entrance
    .lesson = If you bring your partner’s laddie to its entrance, an opponent standing there goes back to its dock.
lesson-stramash-gate-1 = Blue stands at Green’s entrance. You can bring your partner there.
lesson-stramash-gate-2 = You are Red: land on the green laddie.
    .hint = 5 holes ahead.
    .others = Allowed. But landing on Green does two good things at once.

lesson-stramash-finished = Finished? Go on!
    .lesson = In pairs, once you’re finished, you play on for your partner, and you win together once all ten laddies are in your castles.
lesson-stramash-finished-1 = All five of your laddies are in the castle, but a pair only wins together. You go on with Green’s laddies.
lesson-stramash-finished-2 = You are Red: bring Green’s last laddie into its castle.
    .hint = 3 holes to the entrance, 1 inside.
    .others = Past the entrance, or too short. It’s 3 holes to the entrance and 1 inside.
