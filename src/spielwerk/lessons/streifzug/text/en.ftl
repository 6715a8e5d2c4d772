### The sentences of the lessons of Streifzug durch in English.
### A number is the beat in scenes.json; `.hint`, `.others`, `.wrong1` … answer the learner there.


lesson-streifzug-in = Six, four, two
    .lesson = With a six to entry space 6, a four to next space 4, a two to opening space 2: from there a pawn moves freely.
lesson-streifzug-in-1 = You are Red. Catch five red and five blue cards, then be the first on the bell in the middle: that’s how you win. But one of your two pawns has to come in first: you’ve rolled a six and a four!
lesson-streifzug-in-2 = You are Red: move to the entry space with the six.
    .hint = Tap a pawn at the start.
lesson-streifzug-in-3 = You are Red: move the same pawn to next space 4.
    .hint = The same pawn, one space on: the number on it is the die it takes.
lesson-streifzug-in-5 = Black has no six and has to wait.
lesson-streifzug-in-7 = You roll a two and a one.
lesson-streifzug-in-8 = Your turn, Red: move to opening space 2 with the two.
    .hint = With a two the pawn is free.
lesson-streifzug-in-9 = Now the pawn moves freely: go one space further.
    .hint = One space on, away from where you came in.

lesson-streifzug-catch = Catch!
    .lesson = Land exactly on a catch space and take the top card. You’re safe there until your next roll.
lesson-streifzug-catch-1 = The eight spaces with card stacks are catch spaces: land exactly there and you take the top card.
lesson-streifzug-catch-2 = Pawns move either way round and over bridges, but never straight back. On the way, no pawn stops on a 6, 4 or 2, whatever the colour.
lesson-streifzug-catch-3 = You are Red: reach a catch space with the five.
    .hint = Count along the light green ring.
    .others = Look for the catch space exactly 5 spaces ahead of you on the light green ring.
    .also1 = That’s a catch space too, with both dice together. Well spotted!
lesson-streifzug-catch-4 = If Black lands exactly on your pawn, it’s knocked out and has to go back. On a catch space that can’t happen, but with your next roll it has to leave if it can.
lesson-streifzug-catch-5 = You are Red: move your other pawn 1 space.
    .hint = Take the pawn that isn’t on the catch space.
    .wrong1 = Allowed. But on the catch space nobody could have knocked you out.

lesson-streifzug-sum = Two dice
    .lesson = Two dice, three ways: together, one for each pawn, or one after the other.
lesson-streifzug-sum-1 = You play both dice together with one pawn, one die with each pawn, or one after the other with the same pawn. Played together, they let it land only at the end; played one after the other, twice.
lesson-streifzug-sum-2 = You are Red: reach the catch space with both dice together.
    .hint = Tap your pawn, then the catch space with the red 5.
    .others = That isn’t the catch space. Four and one together make five.
    .wrong1 = Played one after the other, the dice let your pawn land twice. Play both together here, straight to the catch space.

lesson-streifzug-stages = In two legs
    .lesson = In legs you land twice. In the basic game, pawns that are knocked out go back to their own opening space 2.
lesson-streifzug-stages-1 = Played one after the other, the dice let your pawn land twice: on a catch space 5 spaces ahead and, 4 further on, on Black. 9 steps over bridges reach the catch space too, but then no die is left.
lesson-streifzug-stages-2 = You are Red: fetch the card first, with the five.
    .hint = 5 spaces along the light green ring.
    .others = Look ahead: there’s a card 5 spaces on.
    .wrong1 = Black is knocked out. But you passed the card; in two legs you would have had both.
    .wrong2 = A move of 9 steps gets there too. But with the five alone you’d have the four left to knock out Black.
lesson-streifzug-stages-3 = You are Red: now knock out Black.
    .hint = 4 spaces further on.
    .others = Black stands 4 spaces further on.

lesson-streifzug-colours = Five red, five blue
    .lesson = Collect five red and five blue cards. Whatever else is on them means nothing in the basic game.
lesson-streifzug-colours-1 = You need five red and five blue cards. You have the red ones; one blue card is missing. The top cards lie face up.
lesson-streifzug-colours-2 = You are Red: fetch the last blue card.
    .hint = Over the bridge to the turquoise ring: 3 steps.
    .others = No card there. Which stack within reach has a blue card on top?
    .wrong1 = You may land there. But you have five red cards, so this one stays where it is.

lesson-streifzug-bell = The bell
    .lesson = With five red and five blue cards, the first to land exactly on the bell wins.
lesson-streifzug-bell-1 = You have five red and five blue cards. Now catch spaces are closed to you, and the way to the bell is open: exactly 3 steps.
lesson-streifzug-bell-2 = You are Red: land exactly on the bell to ring it.
    .hint = Both dice together: over the bridge into the dark green circle, then to the middle.
    .others = To the bell: over the bridge, one space round the dark green circle, then in.

lesson-streifzug-leave = Off you go
    .lesson = A pawn on a catch space has to leave it with your next roll, if it can.
lesson-streifzug-leave-1 = Your pawn stands on a catch space. With this roll it has to leave it.
lesson-streifzug-leave-2 = You are Red: try to move the other pawn 5 spaces.
lesson-streifzug-leave-3 = At least one die has to take your pawn off the catch space.
lesson-streifzug-leave-4 = You are Red: use one die to leave the catch space.
    .hint = Choose the pawn on the catch space.
    .others = That takes your pawn off the catch space with both dice. Here, one is enough.
    .wrong1 = Allowed, but now your pawn on the catch space needs the other die.

lesson-streifzug-run = Laying out
    .lesson = A run scores 1 point per card, more from seven on. Every card left in hand costs 1 point at the end.
lesson-streifzug-run-1 = In the extended game you keep cards in hand. After playing the dice you may lay cards out: three or more numbers of one colour in a row are a run.
lesson-streifzug-run-2 = You are Red: lay out the longest run you can.
    .hint = 3, 4, 5 and 6 in red.
    .wrong1 = Cards in hand cost 1 point each at the end. Lay out what you can.
    .wrong2 = Good; the 6 can join later. All four at once is just as easy.
    .wrong3 = Good; the 3 can join later. All four at once is just as easy.
lesson-streifzug-run-3 = You are Red: end your turn.
    .hint = The “End turn” button.

lesson-streifzug-set = Sets
    .lesson = Three cards of the same number are a set worth 6 points; four are worth 9.
lesson-streifzug-set-1 = Three or four cards of the same number are a set, whatever their colours.
lesson-streifzug-set-2 = You are Red: lay out all four 4s as one set.
    .hint = Tap all four cards, then the button.
    .wrong1 = Cards in hand cost 1 point each at the end. Lay out the set.
    .wrong2 = Good: 6 points, and the fourth card can join later. All four score 9 at once.

lesson-streifzug-flush = Flushes
    .lesson = Three different letter cards are a flush worth 8 points; all four are worth 12.
lesson-streifzug-flush-1 = Letter cards show J, P, H or M. Three or four different ones are a flush, whatever their colours.
lesson-streifzug-flush-2 = You are Red: lay out all four cards as a flush.
    .hint = Tap all four cards, then the button.
    .others = Allowed: letter cards can do more. But here, lay them out as a flush.
    .wrong1 = Cards in hand cost 1 point each at the end. Lay out the flush.
    .wrong2 = Good: 8 points, and the fourth letter card can join later. All four score 12 at once.

lesson-streifzug-joker = The Joker
    .lesson = A Joker of the run’s colour counts in full at an end; in the middle it costs 1 point.
lesson-streifzug-joker-1 = A Joker stands in for a number. If it has the run’s colour, it counts in full at an end; between two numbers it costs 1 point. It can also join four of the same number as the fifth card: 12 points.
lesson-streifzug-joker-2 = You are Red: lay out all four cards as one run.
    .hint = The Joker stands in for the 5.
    .wrong1 = Each card in hand costs 1 point at the end.
    .wrong2 = 3 points, the Joker at the end. Lay out the 6 as well.
    .wrong3 = 3 points, the Joker at the front. But the 6 no longer fits.
    .wrong4 = The Joker in between costs 1 point. Lay out the 3 as well.
lesson-streifzug-joker-3 = Four cards are 4 points, less 1 for the Joker in the middle. If you get the red 5, you may put it there, and the Joker moves to an end.

lesson-streifzug-exchange = Free the Joker
    .lesson = Once you get the number that a Joker in your run stands in for, put it there: the Joker moves to an end.
lesson-streifzug-exchange-1 = Your Joker stands in for the red 4 and costs 1 point there. Now you hold the red 4 itself.
lesson-streifzug-exchange-2 = You are Red: put the 4 in the Joker’s place.
    .hint = Tap the 4, then the Joker.
    .wrong1 = Free the Joker first: 3 points become 5.

lesson-streifzug-hopser = The Hopper
    .lesson = A Hopper takes your pawn to any free catch space. Used letter cards lie face up: a Magpie or a knock-out can take them.
lesson-streifzug-hopser-1 = Three kinds of letter card do something special. The Hopper puts one of your pawns on any free catch space, even from the start. Look at the top cards!
lesson-streifzug-hopser-2 = You are Red: hop from your start to your run’s missing card.
    .hint = You hold the red 3 and 4. Where is the red 5?
    .others = That wins a card, but not the one you need, the red 5.
    .also1 = That’s the card. But your other pawn is still waiting at the start.
    .wrong1 = The Hopper can wait, but a run is waiting too.
lesson-streifzug-hopser-3 = You are Red: lay out your run.
    .hint = 3, 4, 5.
    .wrong1 = First lay out your run: cards in hand cost points.

lesson-streifzug-mopser = The Magpie
    .lesson = A Magpie takes an unseen card from somebody’s hand, or a used letter card that lies face up.
lesson-streifzug-mopser-1 = The Magpie pinches a card: unseen from somebody’s hand, or a used letter card that lies face up.
lesson-streifzug-mopser-2 = You are Red: pinch a card from Black’s hand.
    .hint = Tap the Magpie, then Black’s hand.
    .also1 = A sure catch: that Hopper is yours, as good as new.
    .wrong1 = The Magpie can wait, but try it out here.
lesson-streifzug-mopser-4 = What luck: the red 5!
lesson-streifzug-mopser-5 = You are Red: lay out your run now.
    .hint = 3, 4, 5.
    .wrong1 = First lay out your run.

lesson-streifzug-throw = Knocked out
    .lesson = A knock-out costs the victim a card: on light green the attacker takes one, on turquoise the victim chooses; on dark green none is lost.
lesson-streifzug-throw-1 = Now a knock-out hurts. Light green ring: back to the start, and you take one of the victim’s cards. Turquoise ring: back to the entry space, and the victim chooses the card. Only a P card, a Protector, saves the victim.
lesson-streifzug-throw-2 = You are Red: knock out Black, 4 spaces ahead.
    .hint = 4 spaces along the light green ring.
    .others = Black stands 4 spaces along the light green ring.
lesson-streifzug-throw-4 = You are Red: take the face-up Hopper, or draw a card unseen.
    .hint = With the face-up card you know what you get.
    .also1 = That works too: a lucky dip.
lesson-streifzug-throw-5 = Now the Hopper is in your hand, and Black no longer has one.

lesson-streifzug-broken = Keep a card in hand
    .lesson = Keep a card in hand: without one, a knock-out takes one of those you’ve laid out.
lesson-streifzug-broken-1 = Black has laid everything out and holds no card. A knock-out then lets you take the first or last card of the run on the table.
lesson-streifzug-broken-2 = You are Red: knock out Black.
    .hint = 4 spaces along the light green ring.
    .others = Black stands 4 spaces along the light green ring.
lesson-streifzug-broken-3 = You are Red: take the card that fits your hand.
    .hint = 3, 4 …
    .also1 = Black’s run is broken all the same. The 5 would have fitted your hand.
lesson-streifzug-broken-4 = Two cards aren’t a run: they go back to Black’s hand. A card kept in hand would have saved the run.

lesson-streifzug-patron = The Protector
    .lesson = A Protector keeps your pawn where it is, and the attacker has to go back instead.
lesson-streifzug-patron-2 = Black lands on you! But you hold a Protector.
lesson-streifzug-patron-3 = You are Red: protect your pawn.
    .hint = Play the Protector.
    .wrong1 = Allowed. But your pawn goes back to the start, and Black takes a card, perhaps even the Protector.

lesson-streifzug-ring = Ring the bell
    .lesson = Ring the bell once you have enough cards: afterwards the stacks are closed to you.
lesson-streifzug-ring-1 = Before your pawns may go to the goal, you have to ring the bell: land exactly on it. Afterwards you take no more cards from the stacks.
lesson-streifzug-ring-2 = You are Red: ring the bell.
    .hint = 2 steps: round the dark green circle and in.
    .others = The bell is 2 steps from your pawn on the dark green circle.
lesson-streifzug-ring-3 = You are Red: move one space further.
    .hint = Any pawn, one space.

lesson-streifzug-goal = To the goal, then count
    .lesson = Ring the bell, then bring both pawns to the goal: the game ends, with 6 points for you.
lesson-streifzug-goal-1 = You’ve rung the bell and laid out a run, so your pawns may go to the goal by way of your next space 4. One of them is in the goal already.
lesson-streifzug-goal-2 = You are Red: bring the other pawn exactly into the goal.
    .hint = Both dice together: 4 steps.
    .others = That isn’t the goal. It’s exactly 4 steps away.
lesson-streifzug-goal-3 = You are Red: add one more card to your run.
    .hint = The red 5 fits your run.
    .wrong1 = The game is over, and the 5 costs you 1 point instead of scoring 1.
lesson-streifzug-goal-4 = You are Red: end your turn, and the game.
    .hint = The “End turn” button.
lesson-streifzug-goal-5 = Your run scores 4 points and the goal 6, and the card in your hand costs 1: that makes 9 points.

lesson-streifzug-team = Two sides, one team
    .lesson = Partners may share a space and never knock each other out. At the end their points are added together.
lesson-streifzug-team-1 = In teams, Red and Black play together, against Yellow and Blue. Black stands 4 spaces ahead.
lesson-streifzug-team-2 = You are Red: move onto Black’s space.
    .hint = 4 spaces along the light green ring.
    .others = That works. Here, land on your partner, 4 spaces ahead.
