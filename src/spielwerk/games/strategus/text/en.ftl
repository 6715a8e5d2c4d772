### The words of Strategus. English and German have the same ids, attributes and variables.
###
### Seats, colours and signs (colour is never the only sign):
###   seat 0  red   triangle  ▲
###   seat 1  blue  square    ■
###
### Variables:
###   $who            name of the seat that acts (over: the winner)
###   $you            "yes" if the reader is $who, else "no"
###   $owner, $whose  over: the loser's name, and "you" (the reader has lost) or "other"
###                   (a draw has none of them); $whose of a card: "you" (the reader's) or "other"
###   $attacker       fought: attribute .attacker of the attacking card
###   $defender       fought: attribute .defender of the other card
###   $fight          fought: "win" or "loss" of the attacker, "both" are removed; or, where the
###                   kinds make it special, "trap" (the attacker falls into one), "cleared" (a fox
###                   removes one), "mouse" (it beats the elephant), "apple" (it is taken); or
###                   "met" in a list of fights that does not tell who has won
###   $piece          placed: attribute .your of the card; lost-piece: its label; square: .mine of
###                   the reader's own ("own"), .full of another's ("other"), anything where none
###                   is to be seen
###   $from $to       names of squares, as $name and $square
###   $state          square: "empty", "lake", "hidden", "own" or "other"
###   $count          how many of a kind; $all: how many an army has of it
###   $aid            the option memory_aid
###   $left           cards still to be placed
###   $reason         over: "apple", "stuck", "both_stuck", "quiet" or "guard"
### Seats and counts are numbers, never strings.

## The game

strategus-name = Strategus
strategus-tagline = Two hidden armies, a good memory and an apple
strategus-intro = You each set up an army of face-down cards: animals, traps and an apple, your flag. You see your opponent’s cards only in a fight; then they’re face down again. Remember what you’ve seen, and take the other side’s apple!
# Beside the way to a first real game after the lessons.
strategus-first-game = The first game has small armies: ten cards each instead of forty, and the same rules.

## Seats

strategus-seat-0 = Red
    .sign = triangle
strategus-seat-1 = Blue
    .sign = square

## Cards. The value is a label, .full has the number as well. .defender stands after a verb
## (somebody's card, or the reader's); .your begins a sentence (.mine is the same elsewhere), as
## .attacker does, or else stands behind the name of its owner there.

strategus-piece-1 = Elephant
    .full = Elephant (1)
    .attacker = { $you ->
        [yes] Your elephant (1)
       *[no] elephant (1)
    }
    .defender = { $whose ->
        [you] your elephant (1)
       *[other] the elephant (1)
    }
    .your = Your elephant (1)
    .mine = your elephant (1)
    .help = The strongest animal. Fears nothing but the mouse and the traps.
strategus-piece-2 = Grizzly
    .full = Grizzly (2)
    .attacker = { $you ->
        [yes] Your grizzly (2)
       *[no] grizzly (2)
    }
    .defender = { $whose ->
        [you] your grizzly (2)
       *[other] the grizzly (2)
    }
    .your = Your grizzly (2)
    .mine = your grizzly (2)
    .help = Fears nothing but the elephant and the traps.
strategus-piece-3 = Rhino
    .full = Rhino (3)
    .attacker = { $you ->
        [yes] Your rhino (3)
       *[no] rhino (3)
    }
    .defender = { $whose ->
        [you] your rhino (3)
       *[other] a rhino (3)
    }
    .your = Your rhino (3)
    .mine = your rhino (3)
    .help = Beats all animals from the gorilla down.
strategus-piece-4 = Gorilla
    .full = Gorilla (4)
    .attacker = { $you ->
        [yes] Your gorilla (4)
       *[no] gorilla (4)
    }
    .defender = { $whose ->
        [you] your gorilla (4)
       *[other] a gorilla (4)
    }
    .your = Your gorilla (4)
    .mine = your gorilla (4)
    .help = Beats all animals from the lion down.
strategus-piece-5 = Lion
    .full = Lion (5)
    .attacker = { $you ->
        [yes] Your lion (5)
       *[no] lion (5)
    }
    .defender = { $whose ->
        [you] your lion (5)
       *[other] a lion (5)
    }
    .your = Your lion (5)
    .mine = your lion (5)
    .help = Beats all animals from the tiger down.
strategus-piece-6 = Tiger
    .full = Tiger (6)
    .attacker = { $you ->
        [yes] Your tiger (6)
       *[no] tiger (6)
    }
    .defender = { $whose ->
        [you] your tiger (6)
       *[other] a tiger (6)
    }
    .your = Your tiger (6)
    .mine = your tiger (6)
    .help = Beats wolf, fox, hare and mouse.
strategus-piece-7 = Wolf
    .full = Wolf (7)
    .attacker = { $you ->
        [yes] Your wolf (7)
       *[no] wolf (7)
    }
    .defender = { $whose ->
        [you] your wolf (7)
       *[other] a wolf (7)
    }
    .your = Your wolf (7)
    .mine = your wolf (7)
    .help = Beats fox, hare and mouse.
strategus-piece-8 = Fox
    .full = Fox (8)
    .attacker = { $you ->
        [yes] Your fox (8)
       *[no] fox (8)
    }
    .defender = { $whose ->
        [you] your fox (8)
       *[other] a fox (8)
    }
    .your = Your fox (8)
    .mine = your fox (8)
    .help = Beats hare and mouse, and is the only card that beats traps.
strategus-piece-9 = Hare
    .full = Hare (9)
    .attacker = { $you ->
        [yes] Your hare (9)
       *[no] hare (9)
    }
    .defender = { $whose ->
        [you] your hare (9)
       *[other] a hare (9)
    }
    .your = Your hare (9)
    .mine = your hare (9)
    .help = May run any distance in a straight line over empty squares. Beats the mouse.
strategus-piece-M = Mouse
    .full = Mouse (10)
    .attacker = { $you ->
        [yes] Your mouse (10)
       *[no] mouse (10)
    }
    .defender = { $whose ->
        [you] your mouse (10)
       *[other] the mouse (10)
    }
    .your = Your mouse (10)
    .mine = your mouse (10)
    .help = Beats the elephant, but only by attacking it.
strategus-piece-T = Trap
    .full = Trap
    .attacker = { $you ->
        [yes] Your trap
       *[no] trap
    }
    .defender = { $whose ->
        [you] your trap
       *[other] a trap
    }
    .your = Your trap
    .mine = your trap
    .help = Never moves. Catches everything that attacks it, except the fox.
strategus-piece-A = Apple
    .full = Apple
    .attacker = { $you ->
        [yes] Your apple
       *[no] apple
    }
    .defender = { $whose ->
        [you] your apple
       *[other] the apple
    }
    .your = Your apple
    .mine = your apple
    .help = What it’s all about: lose yours and you lose the game. Never moves.

## Squares, and what stands there, as it is read aloud

strategus-square = { $state ->
        [lake] { $name }, water
        [hidden] { $name }, { $who }’s face-down card
        [own] { $name }, { $piece }
        [other] { $name }: { $piece }, { $who }’s card
       *[empty] { $name }, empty
    }
strategus-square-seen = shown in a fight
strategus-square-last = last move
strategus-square-attack = attack

## Phases, and what is asked of whom

strategus-phase-setup = Set-up
strategus-phase-over = Game over
strategus-prompt-setup = { $left ->
        [0] All your cards are placed: press “Ready”.
        [one] Set up your cards: one left.
       *[other] Set up your cards: { $left } left.
    }
strategus-prompt-setup-wait = { $who } is still setting up.
strategus-prompt-play = Your turn: choose a card.
strategus-prompt-target = Choose a square.
strategus-prompt-fight = A fight on { $square }!
strategus-prompt-play-wait = { $who }’s turn.
strategus-status-setup = setting up
strategus-status-ready = ready
strategus-still = This card can’t move now.
strategus-shut = No square beside it is free: this card can’t move now.
strategus-covered = { $who }’s card, face down: you won’t see it before it fights. First choose one of your own cards.

## Events

strategus-event-placed = { $piece } is on { $to }.
strategus-event-ready = { $you ->
        [yes] Your set-up is ready.
       *[no] { $who } is ready.
    }
strategus-event-first = { $you ->
        [yes] The game starts: you move first.
       *[no] The game starts: { $who } moves first.
    }
strategus-event-moved = { $you ->
        [yes] You move from { $from } to { $to }.
       *[no] { $who } moves from { $from } to { $to }.
    }
strategus-event-fought = { $you ->
        [yes] { $attacker }
       *[no] { $who }’s { $attacker }
    } { $fight ->
        [loss] attacks { $defender } on { $to } and leaves the board.
        [met] fights { $defender } on { $to }.
        [both] fights { $defender } on { $to }: both leave the board.
        [trap] walks into { $defender } on { $to } and leaves the board.
        [cleared] clears { $defender } away on { $to }.
        [mouse] chases { $defender } from { $to } and off the board!
        [apple] takes { $defender } on { $to }!
       *[win] beats { $defender } on { $to } and takes the square.
    }
strategus-event-over = { $reason ->
        [apple] { $you ->
            [yes] You take the apple and win!
           *[no] { $who } takes the apple and wins.
        }
        [stuck] { $you ->
            [yes] { $owner } can’t move any more. You win!
           *[no] { $whose ->
                [you] You can’t move any more. { $who } wins.
               *[other] { $owner } can’t move any more. { $who } wins.
            }
        }
        [both_stuck] Nobody can move any more: the game ends in a draw.
        [quiet] The game ends in a draw: the moves allowed without a fight are used up.
       *[guard] The game ends in a draw: the action limit is reached.
    }

## Actions

strategus-action-move = Move to { $to }
strategus-action-fight = Attack { $to }
strategus-action-of = { $fight ->
        [yes] { $piece } on { $from }: attack { $to }
       *[no] { $piece } on { $from }: move to { $to }
    }
strategus-action-setup = Set up like this

## What there is to say of a move, from what its seat knows: $own as .defender, $piece as
## .full; $trap: "likely" or "maybe"; $count: foxes left

strategus-because-certain = The card on { $to } is known: { $piece }.
strategus-because-apple = The apple is probably on { $to }.
strategus-because-still = { $trap ->
        [likely] If the card on { $to } has never moved, it’s probably a trap.
       *[maybe] If the card on { $to } has never moved, it may be a trap.
    }
strategus-because-came = Probably on { $to }: { $piece }. It walked up to { $own } of its own accord.
strategus-because-likely = Probably on { $to }: { $piece }.
strategus-because-both = { $sure ->
        [yes] In this fight both cards leave the board.
       *[no] If so, both cards leave the board in this fight.
    }
strategus-because-beaten = { $sure ->
        [yes] But it beats { $own }.
       *[no] But if so, it beats { $own }.
    }
strategus-because-moved = The card on { $to } has moved, so it’s neither a trap nor the apple.
strategus-because-few = Few, if any, of the cards that may be on { $to } beat { $own }.
strategus-because-looks = The fight shows the card on { $to } and risks only { $own }.
strategus-because-flees = The card on { $at } is known: { $piece }. It beats { $own }.
strategus-because-guards = This way an animal is more likely to be back in time to guard the apple.
strategus-because-hunts = The card on { $at } is known: { $piece }. It can be beaten by { $own }.
strategus-because-leaves = While it’s unknown, the card on { $at } could beat { $own }.
strategus-because-beside = Beside { $at }: few, if any, of the cards that may be on { $at } beat { $own }.
strategus-because-scouts = This risks only { $own } and may show what lies ahead.
strategus-because-forward = Forward: few, if any, of the cards not yet known beat { $own }.
strategus-because-opens = This clears the way for { $own }.
strategus-because-nearer = This brings { $own } nearer to the other side’s cards.
strategus-because-home = This brings { $own } nearer to its own side’s apple.
strategus-because-quiet = This card has moved before; a new one would show that it’s neither a trap nor the apple.
strategus-because-fox = { $count ->
        [one] The last fox can’t be replaced: only foxes beat traps.
       *[other] The last foxes can’t be replaced: only they beat traps.
    }

## What is known

strategus-lost = { $who }’s losses
    .short = lost
strategus-lost-none = none yet
strategus-lost-piece = { $piece }: { $count }
strategus-lost-piece-of = { $piece }: { $count } of { $all }
strategus-log-note = { $aid ->
        [log] Strategus is a game of memory. Only the last move and, as you agreed, all the fights are listed here.
       *[off] Strategus is a game of memory. Only the last move is listed here.
    }

## Options

strategus-option-army = Army
    .help = In the rulebook each side has forty cards. With fewer, a game is shorter, and there’s more room on the board.
strategus-option-army-full = All forty
strategus-option-army-barrage = Eight cards each
strategus-option-army-duel = Ten cards each
strategus-option-lakes = Lakes
    .help = Two lakes in the middle (c5 to d6 and g5 to h6) that nobody can enter. The rulebook has none.
strategus-option-lakes-off = None
strategus-option-lakes-on = Two
strategus-option-hare_attack = The hare’s attack
    .help = The hare may attack at the end of a long run, or may attack only a card that it already stands next to.
strategus-option-hare_attack-ranged = After a run, too
strategus-option-hare_attack-adjacent = Only when adjacent
strategus-option-sprung_trap = Sprung trap
    .help = A trap that has caught an animal stays and goes on catching, or leaves the board with it.
strategus-option-sprung_trap-stays = Stays
strategus-option-sprung_trap-goes = Leaves the board, too
strategus-option-memory_aid = Memory aid
    .help = For beginners: all fights are written down, or cards that were shown in a fight stay face up.
strategus-option-memory_aid-off = None
strategus-option-memory_aid-log = List of fights
strategus-option-memory_aid-marked = Face up once shown
strategus-option-first = Who starts
    .help = The rulebook doesn’t say.
strategus-option-first-chance = At random
strategus-option-first-0 = Red
strategus-option-first-1 = Blue
strategus-option-quiet_plies = Moves allowed without a fight
    .help = After this many moves in a row without a fight, counting both sides, the game ends in a draw. 0 means never.
strategus-option-two_squares = Back and forth
    .help = How many moves in a row a card may make across the border between the same two squares. The rulebook says nothing about it.
strategus-option-two_squares-off = Any number
strategus-option-two_squares-3 = Three moves
strategus-option-two_squares-5 = Five moves
strategus-option-chase = Endless chase
    .help = Whether a card may chase another for ever, even if positions are repeated. The rulebook says nothing about it.
strategus-option-chase-off = Allowed
strategus-option-chase-on = Forbidden
strategus-option-max_plies = Action limit
    .help = After this many actions, the game ends in a draw: an emergency brake for games that would otherwise never end. 0 means no limit.
strategus-preset-none = As in the rulebook
    .help = What the rulebook says and, where it’s silent, our reading.
strategus-preset-tournament = Tournament
    .help = As in tournaments: no endless back and forth, no endless chase.
strategus-preset-classic = Classic
    .help = As in the usual board game of this kind: two lakes, no endless back and forth, no endless chase.

## Refusals

strategus-reason-none_left = You have no card of that kind left. Take another.
strategus-reason-needs_card = There’s no square to spare: this one needs a card.
strategus-reason-already_ready = Your set-up is already complete.
strategus-reason-not_setup = Cards are placed only before the first move.
strategus-reason-setup_first = Set up first. The game starts as soon as you’re both ready.
strategus-reason-not_next_square = The next free square comes first. A whole set-up needs empty rows.
strategus-reason-setup_unreadable = A set-up is four groups of ten characters, your back row first.
strategus-reason-not_your_turn = It’s not your turn.
strategus-reason-no_piece_there = There’s no card there.
strategus-reason-not_your_piece = That card isn’t yours.
strategus-reason-own_piece_there = One of your own cards is there.
strategus-reason-too_far = This card moves only one square.
strategus-reason-diagonal = Nothing moves diagonally. Move along the row or the column.
strategus-reason-off_board = There’s no such square on the board.
strategus-reason-lake = That’s a lake.
strategus-reason-way_blocked = Something is in the hare’s way.
strategus-reason-hare_not_straight = A hare runs only in a straight line.
strategus-reason-hare_attack_far = At this table a hare attacks only what it’s already next to.
strategus-reason-never_moves = Traps and the apple never move.
strategus-reason-fight_is_x = Your opponent has a card there: to attack, write x instead of the dash.
strategus-reason-nobody_to_fight = There’s nothing on this square that you can attack.
strategus-reason-two_squares = This card has gone back and forth here often enough. Make another move.
strategus-reason-chase = This chase repeats a position. Make another move.
strategus-reason-over = The game is over.
strategus-reason-unknown_action = That isn’t a possible move.
strategus-reason-nothing_to_take_back = There’s nothing to undo.

## Setting up, in the browser. $square: a name; $piece: .full, or .your where it begins a sentence.

strategus-ready = Ready
strategus-ready-first = Place all your cards first.
strategus-setup-begin = Choose a card, then a free square.
strategus-setup-chosen = { $piece }: choose a free square.
strategus-setup-astray = That’s not what the task asks for: read it again.
strategus-setup-sent = The game starts as soon as you’re both ready.
strategus-tray = Still to place
strategus-tray-piece = { $count ->
        [0] { $piece }, none left
       *[other] { $piece }, { $count } left
    }
strategus-setup-square = { $square }, empty
strategus-setup-square-own = { $square }, { $piece }
strategus-taken = { $piece } is off the board again.
strategus-swapped = { $piece } and the card on { $to } have swapped places.
strategus-tool-fill = Place the rest at random
    .short = Random
strategus-tool-mirror = Swap left and right
    .short = Mirror
strategus-tool-undo = Undo
    .short = Undo
strategus-tool-clear = Clear the board
    .short = Clear
strategus-tool-setups = Load and save set-ups
    .short = Set-ups
strategus-did-fill = The rest of your cards are placed.
strategus-did-mirror = Left and right swapped.
strategus-did-undo = Last step undone.
strategus-did-clear = { $held ->
        [yes] All cards not yet fixed are off the board again.
       *[no] All your cards are off the board again.
    }
strategus-did-load = Set up: { $name }.

## The dialog of set-ups: ready-made ones, one's own, and as text

strategus-setups = Set-ups
strategus-setups-which = Which ones?
strategus-setups-made = Ready-made
strategus-setups-own = Saved
    .note = The set-ups you save stay in this browser.
strategus-setups-none = None saved yet.
strategus-setups-text = Text
    .note = To keep or to pass on: four rows, the back row first.
strategus-setups-part = You can save and copy your set-up once all cards are placed.
strategus-setups-broken = The ready-made set-ups can’t be loaded. Try again later.
strategus-load = Set up “{ $name }”
strategus-save = Save
strategus-save-name = Name of the set-up
strategus-save-again = Replace “{ $name }”
strategus-saved = “{ $name }” saved.
strategus-save-failed = This browser can’t save anything just now. Copy the set-up under “Text” instead.
strategus-delete = Delete “{ $name }”
strategus-deleted = “{ $name }” deleted.
strategus-delete-undo = Keep it after all
strategus-copy = Your set-up as text
strategus-paste = Text of a set-up
strategus-import = Use this set-up
strategus-import-empty = Paste a set-up first.
strategus-import-code = “{ $code }” means nothing (row { $group }, square { $place }). Use { $codes }.
strategus-import-length = { $count ->
        [one] The text has 1 character, not { $wanted }.
       *[other] The text has { $count } characters, not { $wanted }.
    }
strategus-import-group = { $count ->
        [one] Row { $group } has 1 character, not { $wanted }.
       *[other] Row { $group } has { $count } characters, not { $wanted }.
    }
strategus-import-counts = The mix of cards is wrong. { $pieces }.
strategus-import-piece = { $piece }: { $count } instead of { $wanted }
strategus-import-held = Some of your cards are already fixed. Use a set-up that fits them.

## Ready-made set-ups, each with its character in a line

strategus-setup-balanced = Balanced
    .help = A bit of everything everywhere; the apple lies between traps.
strategus-setup-fortress = Fortress
    .help = The apple in the corner, behind five traps.
strategus-setup-heart = Heart
    .help = The apple in the middle, ringed by traps.
strategus-setup-wing = Wing
    .help = The strong animals all stand on the right and attack there.
strategus-setup-scouts = Scouts
    .help = All the hares stand in front, to find out who’s there.
strategus-setup-decoy = Decoy
    .help = Traps in a corner where there’s nothing to win. The apple is in the other corner.
strategus-setup-bluff = Bluff
    .help = The apple isn’t in the back row, where everybody looks for it.
strategus-setup-thorns = Thorns
    .help = Traps far forward, between the animals.
strategus-setup-ambush = Ambush
    .help = Hares in front as bait; elephant, grizzly and mouse right behind.
strategus-setup-hedgehog = Hedgehog
    .help = Two strong lines stay at home and let the other side come.
strategus-setup-foxes = Foxes
    .help = The foxes in front, to dig out traps early.
strategus-setup-pincer = Pincer
    .help = The strong animals stand on both wings.
strategus-setup-corner = Corner
    .help = The apple in the corner, with a guard on either side.
strategus-setup-middle = Middle
    .help = The apple in the middle, where help comes from both sides.
strategus-setup-apart = Apart
    .help = The apple here, a trap over there, so that nobody knows where to look.
strategus-setup-ahead = Ahead
    .help = Nothing stands in the back row. The apple has come along.

## Told when it first matters, to who is new to the game: rules and dangers, never advice

strategus-note-aim = Whoever takes the other side’s hidden apple wins.
strategus-note-bright = Cards with a yellow line below can move: tap one, then tap where it should go.
strategus-note-trap = A trap: it stays, and only a fox can remove it.
strategus-note-covered = After a fight everything is face down again: remember what you’ve seen.
strategus-note-setup = The apple never moves: lay it where other cards can guard it.
strategus-note-step = A card moves one square along its row or column; hares may run further.
strategus-note-fight = Move onto a card of the other side to fight it: the lower number usually wins.
strategus-note-moved = This card has moved: it’s neither a trap nor the apple.
strategus-note-quiet = If nobody fights, the game will soon end in a draw.

## The rules, for players

strategus-help-sections = aim setup pieces move hare fight special memory repeating end
strategus-help-aim = Among your opponent’s face-down cards lies an apple, the flag, and there’s one on your side, too. Whoever takes the other’s apple first wins. You also win if your opponent can’t move any more.
    .title = The aim
strategus-help-setup = You each have { $army ->
        [barrage] eight cards (our rule: in the rulebook it’s forty)
        [duel] ten cards (our rule: in the rulebook it’s forty)
       *[full] forty cards
    } and place them on the four rows nearest to you, any way you like.{ $army ->
        [full] { "" }
       *[other] { " " }The other squares stay empty.
    } You both do it at the same time, and nobody sees what the other does. As soon as you’re both ready, the game starts.
    .title = Setting up
strategus-help-pieces = The lower the number, the stronger the animal.
    .title = The cards
    .card = Card
    .count = Count
    .meaning = What it does
strategus-help-move = You take turns to move one card one square: forward, back or sideways, never diagonally. The square must be empty, or hold a card of the other side. When it’s your turn, you must move. Traps and the apple stay where they are.{ $lakes ->
        [on] { " " }At this table nobody enters the two lakes in the middle.
       *[off] { "" }
    }
    .title = Your turn
strategus-help-hare = A hare may run any distance in a straight line over empty squares. { $hare_attack ->
        [adjacent] At this table it attacks only a card that it stands next to already.
       *[ranged] Our reading (house rule “{ strategus-option-hare_attack }”): at the end of a run it may also attack.
    } But take care: a card that runs far gives itself away.
    .title = The hare
strategus-help-fight = If you move onto a card of the other side, there’s a fight. Both cards are turned face up{ $memory_aid ->
        [marked] .
       *[off] { " " }for a moment.
    } The lower number wins; the other card leaves the board. If they’re equal, both leave. An attacker that wins moves in.
    .title = The fight
strategus-help-special = Any animal but the fox leaves the board if it attacks a trap; the fox clears the trap away. { $sprung_trap ->
        [goes] At this table the trap leaves the board with its victim.
       *[stays] Our reading (house rule “{ strategus-option-sprung_trap }”): a trap that has caught an animal stays.
    } The mouse with its 10 is the weakest, but it beats the elephant by attacking it. Every animal can take the apple.
    .title = Trap, mouse and apple
strategus-help-memory = { $memory_aid ->
        [marked] At this table a card that was shown in a fight stays face up; in the rulebook everything is turned face down again.
        [log] After a fight everything is turned face down again, the winner too. At this table all fights are written down.
       *[off] After a fight everything is turned face down again, the winner too. You have to remember which card it was.
    } Keep in mind: anything that has moved is neither a trap nor the apple.
    .title = Remembering
strategus-help-repeating = { $two_squares ->
        [off] { $chase ->
            [on] No card may chase another for ever (our rule, as in tournaments): a chase must not return to a position that has already come up in it.
           *[off] The rulebook says nothing about moving back and forth or chasing a card for ever. Two house rules, as in tournaments, can forbid both.
        }
       *[other] Our rule, as in tournaments: a card may make at most { $two_squares } moves in a row across the border between the same two squares{ $chase ->
            [on] , and a chase must not return to a position that has already come up in it.
           *[off] .
        }
    }
    .title = Back and forth
strategus-help-end = When an apple is taken, the game is over at once. If only one of you can still move, that player wins. Our reading: it’s a draw if neither of you can{ $quiet_plies ->
        [0] .
        [200] , or if nobody fights for 200 moves, counting both sides; the number is a house rule.
        [one] , and at this table also after just 1 move without a fight.
       *[other] , and at this table also if nobody fights for { $quiet_plies } moves, counting both sides.
    } At the end all cards are turned face up.
    .title = The end

## Rulings: the options in groups, and what is no option but not said in the rulebook either

strategus-group-board = The board and the start
strategus-group-fights = Fighting and remembering
strategus-group-end = Ending the game
strategus-rulings = S2 M5 E4 E5
strategus-ruling-S2 = In the rulebook you place cards, take them back and click on “ready”; it’s the same here. Our reading: until then nobody else sees any of this, and once you press “Ready” it’s final.
strategus-ruling-M5 = If you load the page again in the middle of a game, or come back later, you’re told only what has happened since your own last move{ $memory_aid ->
        [log] , besides the list of fights.
        [marked] , besides the cards that stay face up.
       *[off] .
    } Anything more would be a secret memory aid.
strategus-ruling-E4 = If the game could end in two ways at once, a taken apple counts first, then a side that can’t move any more, and a draw last.
strategus-ruling-E5 = Only with the house rule “{ strategus-option-two_squares }” or “{ strategus-option-chase }”: if it’s your turn and you have only forbidden moves left, you lose. The moves that decide what’s forbidden are no secret from either of you; what the cards are isn’t told with them.

## What the rules do, as it is counted over many games: labels in a table

strategus-happening-hare_runs = long runs by hares
strategus-happening-hare_attacks = attacks by hares from afar
strategus-happening-fights = fights
strategus-happening-attackers_won = attacks won (traps not counted)
strategus-happening-defenders_won = attacks fended off (traps not counted)
strategus-happening-both_removed = fights in which both cards leave the board (traps not counted)
strategus-happening-traps_sprung = animals caught in traps
strategus-happening-traps_cleared = traps removed by foxes
strategus-happening-mouse_beats_elephant = elephants beaten by the mouse
strategus-happening-ended_apple = games won by taking the apple
strategus-happening-ended_stuck = games won because the other side can’t move
strategus-happening-ended_both_stuck = draws because neither side can move
strategus-happening-ended_quiet = draws because nobody fights
strategus-happening-ended_guard = games cut off (draw)
