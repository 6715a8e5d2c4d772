### The sentences of the lessons of Strategus in English.
### A number is the beat in scenes.json; `.hint`, `.others`, `.wrong1` … answer the learner there.


lesson-strategus-move = One square
    .lesson = Most cards move one square forward, back or sideways. Traps and the apple stay where they are.
lesson-strategus-move-1 = You are Red. Whoever finds and takes the other side’s apple wins. Only you see your animals; Blue sees them face down. Most move one square: forward, back or sideways.
lesson-strategus-move-2 = You are Red: try to move your tiger diagonally.
lesson-strategus-move-3 = Only straight, never diagonally. And some cards never move at all: traps and the apple.
lesson-strategus-move-4 = You are Red: move the tiger one square forward.
    .hint = Tap the tiger, then the square in front of it.
    .others = That’s allowed too. Here, move the tiger one square forward.
lesson-strategus-move-6 = Blue moves a card. You can’t see what it is.

lesson-strategus-fight = Fight!
    .lesson = In a fight the lower number wins. A winning attacker moves in.
lesson-strategus-fight-1 = The lower the number, the stronger the animal: 1 is the elephant, 3 your rhino, 9 a hare. Move onto a card of the other side to attack it.
lesson-strategus-fight-2 = You are Red: attack with your rhino.
    .hint = Tap the rhino, then the blue card in front of it.
    .others = You may do that. Here, attack the card in front of your rhino.
lesson-strategus-fight-3 = A wolf, a seven: 3 beats 7. The wolf is gone, and your rhino stands on its square.

lesson-strategus-equal = Equally strong
    .lesson = If the two animals in a fight are equally strong, both leave the board.
lesson-strategus-equal-1 = You are Red: attack with your tiger.
    .hint = Straight ahead.
    .others = Attack the card in front of your tiger.
lesson-strategus-equal-2 = A tiger too! If both are equally strong, both are gone.

lesson-strategus-remember = Face down again
    .lesson = After a fight all cards are face down again: remember what you saw. An attacking mouse beats the elephant.
lesson-strategus-remember-2 = Blue attacks with the elephant: 1 beats 3, and your rhino is gone. Now the card is face down again. Which one was it?
lesson-strategus-remember-3 = You are Red: attack the elephant with your mouse.
    .hint = The elephant came from above onto your rhino’s square.
    .others = Your mouse can reach the elephant. Which card was it?
    .wrong1 = That was the wolf. The only animal that the mouse beats is the elephant.

lesson-strategus-hare = The hare
    .lesson = A hare may run in a straight line as far as the squares are free. Losing it can be worth it.
lesson-strategus-hare-1 = The hare may run any distance in a straight line over empty squares, and attack at the end. It’s weak, but it finds things out.
lesson-strategus-hare-2 = You are Red: send your hare to attack the card far ahead.
    .hint = Tap the hare, then the face-down card far ahead.
    .others = That works. But your hare can get all the way to the card and turn it face up.
lesson-strategus-hare-3 = The grizzly! The hare is gone, but now you know, as long as you remember it.

lesson-strategus-trap = The trap
    .lesson = A trap beats every attacker but the fox, and stays. A card that has never moved may be one.
lesson-strategus-trap-1 = This blue card has never moved. What might it be?
lesson-strategus-trap-2 = You are Red: attack the card in front of your gorilla.
    .hint = Tap the gorilla, then the blue card in front of it.
    .others = Find out what’s in front of your gorilla: attack with it.
    .also1 = Clever: only the fox clears traps away.
lesson-strategus-trap-4 = A trap! Every attacker but the fox loses to it; the fox clears it away.
lesson-strategus-trap-5 = Your turn, Red: clear the trap away with your fox.
    .hint = The fox, an eight, stands beside it.
    .others = The fox stands right beside the trap.

lesson-strategus-apple = The apple
    .lesson = Every animal can take the apple. Whoever takes it wins at once.
lesson-strategus-apple-1 = Here the apple lies somewhere in Blue’s back row. It never moves, and traps often guard it.
lesson-strategus-apple-2 = You are Red: attack the card in front of your wolf.
    .hint = Tap the wolf, then the blue card in front of it.
    .others = That works. But the card in front of your wolf bars the way to the apple: attack it.
lesson-strategus-apple-4 = Your turn, Red: now attack the next card with your wolf.
    .hint = Straight ahead.
    .others = Not yet: what you’re looking for is straight ahead.

lesson-strategus-setup = Set up your army
    .lesson = Set up your 40 cards on your four rows as you like. Guard the apple, and mislead the other side.
lesson-strategus-setup-1 = Before the game each side sets up 40 cards face down on its four rows. Nearly all of yours are in place; the apple and two traps are left.
lesson-strategus-setup-2 = You are Red: put the apple in the corner.
    .hint = Choose the apple, then the corner square.
    .wrong1 = A trap in the corner guards little. The apple is safer there.
lesson-strategus-setup-3 = You are Red: put a trap on b1, beside the apple.
    .hint = Choose a trap, then the square b1.
lesson-strategus-setup-4 = You are Red: one more trap, and you’re ready.
    .hint = The last free square.
lesson-strategus-setup-6 = Blue is ready too. Now the game can start.

lesson-strategus-mouse = The mouse must attack
    .lesson = The mouse beats the elephant only by attacking. If the elephant attacks, the mouse loses.
lesson-strategus-mouse-1 = You know that this is the elephant. Your mouse beats it, but only by attacking.
lesson-strategus-mouse-2 = You are Red: move so that the elephant can’t attack your mouse.
    .hint = Whoever steps next to the other may be attacked. Wait: move your rhino.
    .also1 = Safe too. The elephant has to come closer.
    .also2 = Safe too.
    .wrong1 = Now the elephant can attack, and it wins. Wait until it stands next to you.
lesson-strategus-mouse-4 = The elephant has come too close!
lesson-strategus-mouse-5 = Your turn, Red: attack with your mouse.
    .hint = Straight ahead.
    .others = Now is the moment: attack with the mouse.

lesson-strategus-stuck = Nothing moves
    .lesson = Whoever can’t move any more has lost, even if the apple is safe.
lesson-strategus-stuck-1 = Blue has only one animal left; the apple and the traps don’t move.
lesson-strategus-stuck-2 = You are Red: attack Blue’s last animal.
    .hint = With the rhino.
    .others = Attack Blue’s last animal with your rhino.
