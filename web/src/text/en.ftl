### The words around the games, written as docs/texts.md says. English and German have the same
### ids, attributes and variables.

## House

welcome = Board games for the family
welcome-note = Set up a table and send the others a link, or play against bots. Everything runs in the browser, and nobody needs an account.
choose-game = Choose a game
new-table = Set up a table
play-now = Play now
learn = Learn
recent = Your tables
recent-open = In progress
recent-older = { $count ->
        [one] One more table
       *[other] { $count } more tables
    }
recent-over = Over
stand-mine = Your turn
stand-mine-long = Your turn, { $waited } now
stand-theirs = { $count ->
        [one] { $who }’s turn
       *[other] Waiting for { $who }
    }
stand-theirs-long = { $count ->
        [one] { $who }’s turn, { $waited } now
       *[other] Waiting for { $who }, { $waited } now
    }
stand-gathering = Not everyone has arrived yet
stand-gone = This table no longer exists
waited-minutes = { $count ->
        [one] for a minute
       *[other] for { $count } minutes
    }
waited-hours = { $count ->
        [one] for an hour
       *[other] for { $count } hours
    }
waited-days = { $count ->
        [one] for a day
       *[other] for { $count } days
    }
forget = Remove the table with { $name } from the list (the table stays)
forget-short = Remove from the list (the table stays)
unknown = There’s nothing here
unknown-about = This address leads to no table and no page. Perhaps its end is missing: ask for the link again.
opening = One moment …
loading = Loading …
table = Table
close = Close
copy = Copy
copied = Copied
go-home = Home

## Lessons

lesson = Lesson
lesson-title = Learn { $game }
learn-more = Learn more
lesson-about = Play short scenes on the real board. One idea each, a minute each, and nothing can go wrong.
lesson-begin = Begin
lesson-go-on = Next scene
lesson-more = More to discover
lesson-known = Done
lesson-all = All scenes
lesson-left = { $count ->
        [one] One more scene
       *[other] { $count } more scenes
    }
lesson-first-game = Play a first real game
lesson-at = Scene { $number } of { $count }
lesson-next = Next
lesson-instead = The scene goes on with another move.
lesson-try-first = You may do that. But here, first try what you’re asked to.
lesson-show = Show me
lesson-back = Back a bit
lesson-before = Previous scene
lesson-skip = Skip this scene
lesson-try = Try it
marked = Marked: { $fields }.
note-only = This is the only thing you can do, so you have to do it.
note-bright = Anything bright can be chosen: tap it, then tap where it should go.
note-read = Got it
note-off = Stop explaining

puzzle = Puzzle
puzzles = Puzzles
puzzles-of = Puzzles: { $game }
puzzles-all = All puzzles
puzzle-before = Previous puzzle
puzzles-about = Positions from games between bots: find the move that’s wanted. You see only what can be seen from your seat. Wrong tries are taken back.
puzzles-solved = { $count } of { $all } solved
puzzle-today = Puzzle of the day: { $game }
puzzle-next = Next puzzle
puzzle-skip = Skip this puzzle
puzzle-at = { $number } of { $count }
puzzle-label = { $number }: { $name }
puzzle-label-solved = { $number }: { $name }, solved
puzzle-grade-1 = Easy
puzzle-grade-2 = Medium
puzzle-grade-3 = Hard
puzzle-judged = Chance of winning: { $chance }, otherwise { $others } at most. A strong bot’s estimate, after thinking { $searches } times about what may be hidden.
puzzle-worth = { $how ->
    [near] Not far off: { $chance } chance of winning with that, { $best } with the best move.
    [clearly] Clearly worse: { $chance } chance of winning with that, { $best } with the best move.
   *[worse] You can do better: { $chance } chance of winning with that, { $best } with the best move.
}
puzzle-better = What makes it better? { $reason }

## Settings

preferences = Settings
language = Language
language-de = Deutsch
language-en = English
theme = Appearance
theme-auto = Automatic
theme-light = Light
theme-dark = Dark
speed = Playing speed
speed-slow = Relaxed
speed-normal = Normal
speed-fast = Fast
speed-instant = Instant
explain = Explain while playing
explain-new = At first
explain-always = Always
explain-off = Never
holding = When a move affects me
holding-hold = Stop
holding-brief = Stop briefly
holding-none = Play on
dice = My dice
dice-tap = Roll by hand
dice-self = Roll by themselves
lone = End my turn when there’s nothing else to do (Streifzug only)
big-hands = Big hands: large cards, spaces and type
telling-own = This applies to this device only.
recap = What just happened
recap-none = Nothing has happened yet.
recap-all = Show everything
go-on = Tap to go on.
held-roll = Tap to roll.
held-pause = Paused: tap to go on.
pause = Pause
to-my-turn = Skip to my turn
undo-part = Undo
    .short = Undo
undo-turn = Take back a turn
    .short = Take back
undo-this = To be undone, with everything after it:
undo-alone = Bots agree at once.
undo-together = Everybody at the table has to agree.
sound = Sounds
switch-language = Auf Deutsch umschalten
switch-light = Switch to light
switch-dark = Switch to dark

## Opening a table

who-plays = Who’s playing?
your-name = Your name
your-name-hint = Shown to the others
own-sign = Your symbol
sign-none = None
sign-sun = Sun
sign-moon = Moon
sign-star = Star
sign-heart = Heart
sign-leaf = Leaf
sign-fir = Fir
sign-mushroom = Mushroom
sign-fish = Fish
sign-cat = Cat
sign-boat = Boat
sign-crown = Crown
how-many = How many seats?
seat-number = Seat { $number }
# Where something is somebody’s: a stone, a card.
name-of = { $name }’s
sit-me = Me
sit-link = A friend (by link)
bot-child = Bot: child
    .short = child
    .help = Child: plays cheerfully and doesn’t think of everything. Good to start with.
bot-casual = Bot: neighbour
    .short = neighbour
    .help = Neighbour: knows the game and sees what’s good right now.
bot-club = Bot: regular guest
    .short = regular
    .help = Regular guest: plays every week, remembers a lot and looks ahead.
bot-master = Bot: master
    .short = master
    .help = Master: thinks far ahead and forgets nothing. Take your time.
bot-greedy = Bot: greedy
    .short = greedy
    .help = Greedy: always takes what gains the most right now.
bot-forgetful = Bot: forgetful
    .short = forgetful
    .help = Forgetful: plays to win, but forgets things, as people do.
bot-random = Bot: random
    .short = random
    .help = Random: plays any possible move.
coach-allowed = Allow hints
    .help = On your turn you can ask for hints: the best moves, and how good they are. A hint uses only what you can see yourself.
teams-note = Playing together: { $teams }. Partners never sit next to each other.
house-rules = House rules
presets = Version
presets-own = Your own rules, chosen below.
rules-default = standard rules
rules-own = your own
rules-note = The rulebook’s choice is marked; where the rulebook is silent, ours is. At the table you can look up what applies.
rulebook = in the rulebook
ours = our reading
more-settings = More settings
create-table = Set up the table
table-ready = Your table is ready
to-table = Sit down

## Links

invite = Invite people
invite-note = Each seat has its own link: send it only to the person who will sit there.
invite-watch = Just watch

## At the table

your-turn = Your turn
plate-turn = playing
plate-you = you
plate-partner = partner
plate-mates = with { $who }
play-as-seat = Continue as { $name }
plate-bot = bot
plate-away = away
plate-starter = starts
board-label = { $game } board: use the arrow keys
hand-label = Your cards
welcome-seat = Welcome!
without-name = Join without a name
watching = You’re watching. Hidden cards stay hidden.
missing = Still waiting for { $names }.
missing-links = Send the link
line-waiting = Connection lost. Reconnecting …
confirm-field = Here
step-back = Back
card-idle = You can’t play this card right now.
card-idle-short = not playable now
field-empty = empty
field-offered = can be chosen
man-yours = yours
discard-open = { $count ->
        [0] Discard pile: empty. Open
        [one] Discard pile: 1 card. Open
       *[other] Discard pile: { $count } cards. Open
    }
discard-title = Discard pile
discard-note = { $pile ->
        [0] The draw pile is empty.
        [one] 1 card is left in the draw pile.
       *[other] { $pile } cards are left in the draw pile.
    }
log-title = Game log
lines = All lines
table-rules = Agreed at this table
barred = This table can’t be opened
try-again = Try again

## Hints

coach = Hints
coach-off = off
coach-ask = Hint
    .long = Ask for a hint
coach-title = Hints
coach-number = The number beside each hint is your estimated chance of winning.
coach-equal = { $of ->
        [first] The first two hints are about equally good.
       *[all] The differences are small.
    }
coach-thinks = Looking for hints …
coach-first = The first time takes a little longer.
coach-none = There’s no hint right now.
coach-once-more = Ask again
coach-says = Hints: { $actions }
coach-way = { $action }: { $chance } chance of winning
coach-note = A hint uses only what you can see. Nothing is played until you confirm.

## The end

end-won = { $count ->
        [one] You won!
       *[other] You’re the winners!
    }
end-lost = You lost
decisive = At the end: { $turn }
decisive-show = Show turning point
say-thanks = Say thanks
end-draw = A draw
end-watched = The game is over
again = Rematch
again-rotated = Rematch, swap seats
to-next = To the rematch
see-board = Look at the board
see-end = Result
fair-title = Fairness check
fair-good = Checked: the secret behind everything drawn matches the check code.
fair-bad = Warning: the secret behind everything drawn doesn’t match the check code.
fair-commitment = Check code of the secret (SHA-256)
fair-secret = Secret

back-to-table = Back to the table
receipt = Fairness check
receipt-about = Here you can check where everything that was drawn at this table came from: from one secret and from any random numbers that the players’ browsers added. Your browser works it all out again itself.
receipt-none = There’s no fairness check for this file: nothing proves that everything was drawn fairly.
receipt-checking = Checking …
receipt-good = Checked: everything fits together.
receipt-alone = All right as far as it can be checked: no browser added a random number.
receipt-partly = All right from step { $step } on. What came before is from another game and wasn’t checked here.
receipt-without = All right, but your own random number wasn’t used.
receipt-nothing = { $count ->
    [0] Chance played no part in this game, so there’s nothing to check.
   *[other] Nothing checked: everything that was drawn is from another game.
}
receipt-bad = The check has failed!
receipt-secret-good = The secret matches the check code.
receipt-secret-bad = The secret doesn’t match the check code!
receipt-seed-good = { $name }: the random number matches its check code.
receipt-seed-bad = { $name }: the random number doesn’t match its check code!
receipt-seed-withheld = { $name }: a random number was set, but is missing here. The check was made without it.
receipt-no-seeds = No browser added a random number: everything is worked out again from the secret alone. Whoever runs the server could have tried secrets until one suited them.
receipt-misfit = This check belongs to another game: it names another table, or more steps than there are!
receipt-own-in = Your random number was used, and everything matches what this browser was told beforehand.
receipt-own-contradicted = This browser was told something else beforehand! That’s a reason to ask.
receipt-own-left_out = This browser set a random number in time, and it’s missing here! That’s a reason to ask.
receipt-own-late = Your random number was set, but wasn’t used: the server never told this browser that it had arrived. That can happen when the connection is slow.
receipt-own-replaced = Another random number was set for your seat later. If you used a second device, there’s no need to worry; otherwise ask about it.
receipt-own-sealed = The server told this browser that all random numbers had already been set, so yours isn’t among them. If that’s so, there’s no need to worry: anyone who was there before can look for theirs.
receipt-own-begun = The server told this browser that the game had already started, so your random number wasn’t used. If that’s so, there’s no need to worry: anyone who was there before can look for theirs.
receipt-own-none = This browser has no random number of its own on record here, and doesn’t know the earlier check code. Anyone who added one can look for it on their own device.
receipt-taken-over = { $count ->
    [0] Up to step { $steps } this is another game, in which nothing had been drawn by then.
    [one] Not checked: 1 draw up to step { $steps }, which is from another game.
   *[other] Not checked: { $count } draws up to step { $steps }, which are from another game.
}
receipt-origin = Check the other game
receipt-never-begun = { $count ->
    [one] Before this game, this browser had shown its random number at another table, and never heard that a game started there. Whoever runs the server could have seen all the numbers and abandoned the table:
   *[other] Before this game, this browser had shown its random number at { $count } other tables, and never heard that a game started there. Whoever runs the server could have seen all the numbers and abandoned the tables:
}
receipt-drawn = { $count ->
    [one] 1 draw worked out again: correct.
   *[other] { $count } draws worked out again: correct.
}
receipt-elsewhere = This page, too, comes from a server. If you want to be sure, check the saved file on your own computer:
receipt-experts = For experts
receipt-limits = What this doesn’t prove
receipt-limits-about = { $seeds ->
    [0] Whoever runs the server could have tried secrets until one suited them, or abandoned tables before they started. And nobody can know whether hidden cards were looked at.
   *[other] Whoever runs the server and also sits in some of the seats can show or withhold the random numbers of those seats after seeing all the others: with one seat, that’s a choice of two games, and each further seat doubles it. A table can be abandoned before it starts, and everybody asked to sit down again: if your browser had already shown its number there, that’s reported above. And nobody can know whether hidden cards were looked at.
}
receipt-draws = All draws
receipt-draws-about = Before each draw all possible outcomes are lined up and numbered, likelier ones more often. The number drawn decides which one comes up.
receipt-likely = Chance
receipt-likely-about = Every draw in order, and how likely its outcome was.
receipt-raw = The sums behind it
receipt-what = Event
receipt-ticket = Number
receipt-of = { $ticket } of { $of }
receipt-right = Check
receipt-correct = correct
receipt-other = Wrong. It should have been: { $brings }
receipt-taken = from the other game, not checked
receipt-wrong = { $count ->
    [one] 1 outcome is wrong: at step { $step }.
   *[other] { $count } outcomes are wrong, the first at step { $step }.
}
receipt-all = Show all { $count }
receipt-numbers = The numbers
receipt-seed = Random number: { $name }
luck = How likely was that?
luck-about = How often each thing came up, and in brackets how often it was to be expected. What came up much more often is underlined.
luck-much = strikingly often
luck-nobody = This time it happened to nobody.
luck-happened = This time it happened to { $names }.
luck-all = Everyone
luck-deal = Dealt
luck-draw = Drawn
luck-roll = Rolled
luck-reveal = Drawn from a hand
luck-prize = Prize cards
replay = Replay
replay-at = Step { $number } of { $count }
replay-first = To the beginning
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-eyes = View
replay-eyes-open = All cards face up
replay-eyes-of = As { $name } saw it
replay-eyes-watch = As a spectator
replay-more = More
replay-keys = Keys: the left and right arrows take one step; the space bar plays and pauses. Page up and Page down take ten steps; Home and End go to the beginning and the end.
replay-share = Link to this position
replay-share-note = With this link, others see this moment and can go on from there.
replay-save = Save as a file
replay-file = Watch a saved game
replay-file-note = Choose the file of a saved game.
replay-file-drop = You can also drag it here.
replay-file-wrong = This file isn’t a game Spielwerk can read.
what-if = What if …
what-if-note = The game goes on from here, { $steps ->
        [0] before the first step
        [one] after 1 step
       *[other] after { $steps } steps
    }, at a table of its own with you and bots. Whatever chance brings is drawn again. The game that was played stays as it was.
what-if-seat = You play as
what-if-bot = Bots
what-if-go = Play on from here
what-if-table = { $steps ->
        [0] “What if”: this table starts another game again from the beginning.
       *[other] “What if”: this table goes on after step { $steps } of another game.
    }
sent = What was I sent?
sent-short = The server’s messages to this browser, character for character.
sent-about = Here are all the server’s messages about this table that this browser has kept, just as they came. They’re in your browser alone. What’s hidden from you isn’t in any of them: search for whatever you like.
sent-private = Invitations and your email address are for you alone: the saved file leaves them out, so that you can show the file to others.
sent-nothing = No messages about this table are kept in this browser.
sent-watcher = As a spectator
sent-sum = { $count ->
    [one] 1 message, { $bytes } bytes
   *[other] { $count } messages, { $bytes } bytes
}
sent-bytes = { $bytes } bytes
sent-search = Search
sent-found = { $count ->
    [0] In none of them.
    [one] In 1 message.
   *[other] In { $count } messages.
}
sent-unable = This browser can’t store anything here. If this is a private window, use an ordinary one.

## The review

story = What mattered
story-which = Moments
story-at = Moment { $number } of { $count }
story-show = Show what happened
story-note = Judged by the bot “regular guest”, only from what each seat could see. Bots are wrong now and then, too.
story-pending = What was possible here is still being looked at …
story-alone = There was nothing to decide here.
story-best = That was the best move. Second best: { $better }. It wins { $then } of 100 such games instead of { $now }.
story-equal = { $whose ->
        [own] You played: { $played }. Just as good: { $better }.
       *[other] Played: { $played }. Just as good: { $better }.
    }
story-shade = { $whose ->
        [own] You played: { $played }. A shade better: { $better }.
       *[other] Played: { $played }. A shade better: { $better }.
    }
story-better = { $whose ->
        [own] You played: { $played }. Better: { $better }. It wins { $then } of 100 such games instead of { $now }.
       *[other] Played: { $played }. Better: { $better }. It wins { $then } of 100 such games instead of { $now }.
    }
story-swing-own = { $way ->
        [up] Of 100 such games, you win about { $after } after this, up from { $before ->
            [0] almost none
           *[other] { $before }
        }.
        [down] Of 100 such games, you win { $after ->
            [0] almost none
           *[other] only about { $after }
        } after this, down from { $before }.
       *[same] Your chances stayed as they were: you win { $after ->
            [0] almost none
           *[other] about { $after }
        } of 100 such games.
    }
story-swing = { $way ->
        [up] Of 100 such games, { $name } wins about { $after } after this, up from { $before ->
            [0] almost none
           *[other] { $before }
        }.
        [down] Of 100 such games, { $name } wins { $after ->
            [0] almost none
           *[other] only about { $after }
        } after this, down from { $before }.
       *[same] { $name }’s chances stayed as they were: { $name } wins { $after ->
            [0] almost none
           *[other] about { $after }
        } of 100 such games.
    }
review = Review
review-loading = Looking through the game, move by move …
review-patience = This takes a little while. You can close this window and come back later.
review-about = Each side’s chance of winning after each step, judged only by what could be seen from each seat.
review-curve = Chances of winning over { $count ->
        [one] 1 step
       *[other] { $count } steps
    }. At the beginning: { $begin }. At the end: { $end }.
review-side = { $who }: { $chance }
review-walk = Position in the game
review-at = Step { $number } of { $count }
review-begin = Before it started
review-dealt = Chance: cards, dice or who starts
review-before = One step back
review-next = One step forward
review-turns = Turning points
review-turn = Turning point { $number }
review-missed-own = What you missed
review-missed-of = Missed by { $who }
review-missed-nothing = Nothing missed!
    .help = The review found no move that was clearly better for you.
review-better = Better
review-played = Played
percentage-points = { $points ->
    [one] 1 percentage point
   *[other] { $points } percentage points
}
review-gain = { $gain } more likely to win
review-look = Show
review-others = { $watching ->
        [yes] In all
       *[no] Others
    }: { $count ->
        [one] one missed opportunity
       *[other] { $count } missed opportunities
    }
review-more = { $count ->
        [one] Show one more
       *[other] Show { $count } more
    }
review-luck = Luck and skill
review-luck-about = Luck: how much cards, dice or the draw for who starts raised or lowered the chance of winning, added up.
review-lost-about = Missed: how much chance of winning was lost because better moves weren’t found, added up.
review-luck-short = Luck
review-lost-short = Missed
review-who = Who
review-table = All steps as a table
review-step = Step
review-happened = Event
review-save = Save as a file

## Help

help = Rules
rules-chapters = Chapters of the rules
rules-page = Read the rules with pictures
rules-pictures = With pictures
    .of = { $section }: With pictures
rules-paragraph = Paragraph { $rule } of the rules
keys-title = Playing by keyboard
keys-cards = Choose the card at that place in your hand
    .key = 1 … 9
keys-arrows = To the next place that can be chosen; with Shift, place by place
    .key = Arrow keys
keys-setup-place = While setting up: put this card on the square (M mouse, T trap, A apple)
    .key = 1 … 9, M, T, A
keys-setup-take = While setting up: take the card off the square
    .key = Delete
keys-squares = From square to square; with Shift, to the next that can be chosen
    .key = Arrow keys
keys-enter = Choose
    .key = Enter
keys-escape = One step back in your choice
    .key = Esc
keys-let-go = Let go of the chosen card
    .key = Esc
keys-back = Undo the last part of a seven
    .key = Backspace
keys-back-step = Undo the last step
    .key = Backspace
keys-trails = Choose the trail card with that number
    .key = 2 … 9
keys-fox = Choose Rufus
    .key = R
keys-tab = To the next area
    .key = Tab

## Where the rulebooks are silent

rulings = Where the rulebook is silent
rulings-all = Where the rulebooks are silent
rulings-about = Our readings, for every game.
documentation = Documentation
documentation-about = For those who write programs or do research.
rulings-note = No rulebook thinks of everything. Here is what applies where a rulebook says nothing or can be read in two ways, and what can be changed. Talk about it before you start.
rulings-options = What you can choose
rulings-options-note = When you set up a table. If you choose nothing, the first value applies.
rulings-fixed = How we read it
rulings-fixed-note = There’s nothing to choose here. Where something in the rulebook is missing or unclear, we took what fits the rest best.
rulings-rulebook = In the rulebook: { $value }
rulings-ours = Our reading: { $value }
rulings-only = Only with { $conditions }
rulings-condition = “{ $option }: { $value }”
rulings-others = Also possible: { $values }
rulings-range = { $step ->
        [1] { $low } to { $high }
       *[other] { $low } to { $high } in steps of { $step }
    }

## Playing together

together = Playing together
listed = Open table: anyone can join
    .help = The start page of this server lists the table while somebody is there and a seat is free. Without this, only people you send a link to can join.
lobby = Open tables
lobby-free = { $count ->
        [one] 1 free seat
       *[other] { $count } free seats
    }
along = Take your tables along to another device
    .help = Your tables are stored in this browser. Save them to a file and open it on the other device. Don’t pass the file on: others could use it to play for you.
along-save = Save to a file
along-load = Open a file
along-good = { $count ->
        [0] No new tables in this file.
        [one] 1 table added.
       *[other] { $count } tables added.
    }
along-bad = This file contains no tables.
share = Share …
qr-show = Show the QR code
qr-label = QR code: { $name }
invite-sofa = For the TV
    .help = Open this link on a TV or laptop that everyone can see. It shows only the board, and each player plays on their own phone.
invite-device = On another device
    .help = Only for you: whoever has this link can play for you.
sit-phone = A player with a phone
sofa-here = This screen shows only the board (for a TV)
    .help = Everyone sees the board here, and each player plays on their own phone. To sit down, scan the code of a seat.
sofa-free = { $name } is free: scan this with your phone.
sofa-read = Choose your seats and scan their codes with your phones.
sofa-full = Full screen
hand-first = Show only my cards
hand-board = Show the board here
hand-look = Enlarge the board
lens-again = It’s crowded here: tap again.
lens-whole = Whole board
arrival-about = { $count ->
        [0] A game of { $game }. Nobody else is here yet.
       *[other] A game of { $game } with { $names }.
    }
arrival-seat = Where would you like to sit?
arrival-yours = Your seat: { $name }
arrival-free = free
arrival-taken = taken
arrival-before = Back to my seat
partners = On a team with { $names }
gathering = Before it starts
gathering-here = is here
gathering-away = stepped out
gathering-open = free
gathering-missing = not here yet
gathering-locked = locked
gathering-note = The game starts when everybody is here. Nothing has been drawn yet.
gathering-seeds = { $count ->
        [0] Starting soon.
       *[other] Starting soon. Still waiting for { $names }.
    }
gathering-begin = Start now
    .help = Whoever is missing can join later. Until then a bot plays for them.
host = You’re the host
host-note = If somebody has been away for a while, you can give their seat to someone else. Until somebody comes, a bot plays. Everybody is told.
host-change = Change …
host-arrange = Manage { $name }’s seat
host-invite = A friend (by link)
host-anew = Make a new link (the old one stops working)
host-free = Free this seat
host-fill = Let a bot play
host-lock = Lock
host-unlock = Unlock
host-move = Swap seats with { $name }

pace = Time limit
pace-none = No clock
    .help = Take your time. If somebody is away for a while, a bot can play for them until they come back.
pace-live = With a clock
    .help = A set time for each turn. If you need longer, you use up your reserve time. When that runs out, a bot takes over until you come back.
pace-days = Days per turn
    .help = For a game played over several days: a turn now and then. When the time is up, a bot takes over until you come back.
pace-move = Per turn
pace-bank = Reserve time
pace-seconds = { $move ->
        [one] 1 second
       *[other] { $move } seconds
    }
pace-minutes = { $bank ->
        [0] none
        [one] 1 minute
       *[other] { $bank } minutes
    }
pace-days-count = { $days ->
        [one] 1 day
       *[other] { $days } days
    }
pace-live-is = { pace-seconds } per turn, { $bank ->
        [0] no reserve time
        [one] 1 minute of reserve time
       *[other] { $bank } minutes of reserve time
    }
pace-days-is = { pace-days-count } per turn
clock = Time left: { $left }{ $reserve ->
       *[yes] , reserve time: { $bank }
        [no] { "" }
    }
clock-days-short = { $days } d
clock-days = { $hours ->
    [0] { $days } d
   *[other] { $days } d { $hours } h
}
    .spoken = { $days ->
        [one] 1 day
       *[other] { $days } days
    }{ $hours ->
        [0] { "" }
        [one] { " " }and 1 hour
       *[other] { " " }and { $hours } hours
    }
stand-in = Who stands in?
stand-in-usual = As usual: { $bot }
stand-in-is = Stand-in: a bot ({ $bot }).
patience = A bot steps in
patience-minutes = { $minutes ->
        [one] after 1 minute
       *[other] after { $minutes } minutes
    }
patience-ever = never

plate-kept = stand-in
kept-away = You were away. A bot ({ $bot }) is playing for you.
kept-time = Your time is up. A bot ({ $bot }) is playing for you.
kept-asked = A bot ({ $bot }) is playing for you.
kept-host = The host has let a bot ({ $bot }) play for you.
come-back = Take over again
step-away = Let a bot stand in
notice-kept-away = { $name } is away. A bot takes over.
notice-kept-time = { $name } ran out of time. A bot takes over.
notice-kept-asked = { $name } has to leave for a bit. A bot takes over.
notice-kept-host = The host lets a bot play for { $name }.
notice-back = { $name } is back.
notice-freed = { $name }’s seat is free again.

agree = Table menu
reach = Email me when it’s my turn
reach-keep = Save
reach-push = Turn on notifications
reach-push-end = Turn off notifications
reach-plain = Without https, this browser can’t tell you that it’s your turn.
reminder = Should this device tell you when it’s your turn?
reach-none = No address yet. Yours stays with this table and its rematches and is shown to nobody.
reach-is = Emails go to { $mail } once you’ve agreed through the link in our first email. To unsubscribe, clear the address and save.

letters = Emails
letters-about = Somebody gave your email address at a game table: you’re to get an email when it’s your turn. Do you want these emails?
letters-yes = Yes, allow emails
letters-no = No emails, please
letters-wanted = Good. You’ll get an email when it’s your turn in a game played over several days and you’re not there. You can unsubscribe here at any time.
letters-ended = Good. No more emails will be sent to this address. If you change your mind, you can allow them here again.
letters-unknown = This link isn’t valid. Copy the whole link from the email.

offer-undo = Take back a turn
offer-draw = Offer a draw
offer-resign = Resign
offer-pace = Change the time limit
offer-sure = Really resign?
offer-sure-team = Suggest resigning?
offer-this = Suggest it
offer-yes = Yes
offer-no = No
offer-withdraw = Withdraw
offered-own = Your suggestion: { $offer }. No answer yet: { $names }.
offered-undo = { $name } would like to take back a turn.
offered-draw = { $name } offers a draw.
offered-resign = { $name } would like to resign for the whole team.
offered-pace = { $name } would like another time limit: “{ $pace }”.
event-resigned = { $who } resigns.
event-agreed_draw = { $who }’s offer of a draw is accepted.
notice-offer-undo = { offered-undo }
notice-offer-draw = { offered-draw }
notice-offer-resign = { offered-resign }
notice-offer-pace = { $name } suggests another time limit.
notice-agreed-undo = Agreed: { $name }’s last turn is taken back.
notice-agreed-draw = Agreed: a draw.
notice-agreed-resign = { $name } resigns.
notice-agreed-pace = Agreed: a new time limit (see the table menu).
notice-declined-undo = { $name } says no to taking back the turn.
notice-declined-draw = { $name } says no to a draw.
notice-declined-resign = { $name } says no to resigning.
notice-declined-pace = { $name } says no to another time limit.
notice-withdrew-undo = { $name } withdraws the request.
notice-withdrew-draw = { $name } withdraws the offer.
notice-withdrew-resign = { notice-withdrew-pace }
notice-withdrew-pace = { $name } withdraws the suggestion.

talk = Chat
talk-open = Everyone can read it
talk-quiet = Partners read it later
    .help = Partners read each other’s messages only after the round (in Dog) or after the game (in other games).
talk-off = No chat
    .help = There’s no chat at this table.
talk-usual = Usual for this game
talk-button = { $unread ->
        [0] Chat
        [one] Chat, 1 new message
       *[other] Chat, { $unread } new messages
    }
talk-say = Write a message
talk-send = Send
talk-nothing = Nobody has written anything yet.
talk-removed = (removed by the host)
talk-remove = Remove
    .spoken = Remove { $name }’s message: { $line }
talk-mute = Mute
emotes = Quick messages
emote-hello = Hello!
emote-well_played = Well played!
emote-thanks = Thank you!
emote-oops = Oops!
emote-wow = Wow!
emote-hurry = Let’s go!
emote-moment = One moment …
emote-good_game = Good game!

## What goes wrong

error-bad_key = This link doesn’t open a seat. Perhaps part of it is missing: ask for a new link.
error-bad_message = That didn’t work. Load the page again.
error-bad_link = Something is wrong with this link. Perhaps part of it is missing: ask for a new link.
error-bad_origin = This address doesn’t match the server. Use the link to open Spielwerk again.
error-bad_option = One of these house rules isn’t possible here. Load the page again.
error-bad_bot = There’s no such bot. Choose another one.
error-bad_request = { error-bad_message }
error-bad_seed = Your browser’s random number didn’t arrive properly. Load the page again.
error-bad_transcript = This game can’t be replayed.
error-begun = The game has already started.
error-not_begun = The game hasn’t started yet.
error-damaged = This table’s saved game is damaged, so you can’t play on. Set up a new table.
error-full = It’s too busy here right now. Try again later.
error-illegal = That isn’t possible now.
error-internal = Something went wrong on the server. Nothing is lost: try again.
error-no_coach = There are no hints at this table.
error-no_effect = This server doesn’t try out house rules.
error-no_game = There’s no such game here.
error-no_review = This game can’t be reviewed right now. Try again in a minute.
error-no_scene = This lesson doesn’t exist. Choose another one.
error-no_puzzle = This puzzle doesn’t exist. Choose another one.
error-no_seat = Only those seated at the table can do this.
error-no_table = There’s no such table, or no longer. Ask for a new link.
error-not_found = There’s no such page. Check the address.
error-not_over = The game isn’t over yet.
error-not_your_turn = It’s not your turn.
error-offline = The server can’t be reached. Check your connection and try again.
error-stale = Something has happened in the meantime. Choose again.
error-storage = The server can’t save or load anything right now. Try again in a moment.
error-timeout = That took too long. Load the page again.
error-too_fast = Too much at once. Wait a moment.
error-too_large = The text is too long, or the file is too large.
error-no_undo = There’s nothing to take back: you haven’t moved yet, or cards or dice have come up since.
error-absent = A bot is playing for somebody who’d have to agree. Wait until they’re back.
error-bot_stays = A bot has had this seat from the start. It plays on to the end.
error-bot_there = A bot is already playing in this seat.
error-no_draw = There’s a side with bots only: a draw can’t be agreed on.
error-no_letters = This server doesn’t send emails. Choose another way to be told.
error-no_push = This server can’t notify your browser. Choose another way to be told.
error-no_resign = You can only resign in a game with two sides.
error-over = The game is over.
error-seats_fixed = The game is starting or has started: the seats stay as they are.
error-locked = The host has locked this seat.
error-no_host = Only the host of the table can do this.
error-present = This seat hasn’t been empty for long enough. Try again later.
error-no_offer = Too late: this no longer stands.
error-removed = The host has removed you from your seat. You can still watch.
error-silent = { talk-off.help }
error-taken = That seat is taken, or the link is no longer valid. Ask for a new link.

## What house rules change, tried out. $way: "more", "less", or "same" where it may be chance; $give
## (give or take), $usual and $chosen are numbers as they are written; $what: a happening.

effect-ask = What does this change?
    .help = Bots play a great many games for you, half of them with the standard rules. That takes a few minutes; interim results appear as they play.
effect-waits = Getting ready …
effect-queue = Other rules are being tried first …
effect-plays = The bots are playing …
effect-done = { $done } of { $of } games
effect-left = { $minutes ->
        [0] { $games }, less than a minute left
        [1] { $games }, about a minute left
       *[other] { $games }, about { $minutes } minutes left
    }
effect-leave = You can leave this page: the bots play on, for up to a quarter of an hour if nobody is watching.
effect-tried = Rules tried out
effect-seats = { $count ->
        [one] one seat
       *[other] { $count } seats
    }
effect-show = Show
effect-forget = Remove
effect-stop = Cancel
effect-lost = There was no result, or the server has forgotten it.
effect-so-far = After { $games } games it looks like this:
effect-found = { $changed ->
        [yes] Compared with the standard rules, after { $games } games:
       *[no] After { $games } games there’s no clear difference:
    }
effect-note = Played by bots that are all equally good. Only what chance alone would hardly bring about counts as a change.
effect-length-actions = { $way ->
        [more] A game takes longer: { $chosen } actions instead of { $usual }, give or take { $give }.
        [less] A game is shorter: { $chosen } actions instead of { $usual }, give or take { $give }.
       *[same] A game takes as long as before: { $usual } actions, give or take { $give }.
    }
effect-length-turns = { $way ->
        [more] A game has more turns: { $chosen } instead of { $usual }.
       *[less] A game has fewer turns: { $chosen } instead of { $usual }.
    }
effect-choices = { $way ->
        [more] There’s more to choose from: { $chosen } possibilities instead of { $usual }.
       *[less] There’s less to choose from: { $chosen } possibilities instead of { $usual }.
    }
effect-waiting = { $way ->
        [more] You wait longer for your turn: { $chosen } actions by the others instead of { $usual }.
       *[less] You wait less for your turn: { $chosen } actions by the others instead of { $usual }.
    }
effect-sides-begins = { $way ->
        [more] The starting player wins more often: { $chosen } instead of { $usual }.
        [less] The starting player wins less often: { $chosen } instead of { $usual }.
       *[same] The starting player wins as often as before: { $usual }, give or take { $give }.
    }
effect-side = Wins for { $side }: { $chosen } instead of { $usual }.
effect-ends-draw = { $way ->
        [more] More games are drawn: { $chosen } instead of { $usual }.
       *[less] Fewer games are drawn: { $chosen } instead of { $usual }.
    }
effect-leads-changes = { $way ->
        [more] The lead changes more often: { $chosen } times instead of { $usual }.
       *[less] The lead changes less often: { $chosen } times instead of { $usual }.
    }
effect-leads-comeback = { $way ->
        [more] More games are won from far behind: { $chosen } instead of { $usual }.
       *[less] Fewer games are won from far behind: { $chosen } instead of { $usual }.
    }
effect-leads-settled = { $way ->
        [more] Games are decided later: after { $chosen } of the game instead of { $usual }.
       *[less] Games are decided sooner: after { $chosen } of the game instead of { $usual }.
    }
effect-happening = { $share ->
        [yes] Number of { $what }: { $chosen } in 100 games instead of { $usual }.
       *[no] Average number of { $what }: { $chosen } per game instead of { $usual }.
    }
