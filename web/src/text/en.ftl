### The words around the games. English and German have the same ids, attributes and variables.

## House

welcome = Board games for the family
welcome-note = Set up a table, send friends a link or sit down with the computer, and play in the browser. Nobody needs an account.
choose-game = What shall it be?
new-table = Set up a table
recent = Your tables
recent-open = under way
recent-older = { $count ->
        [one] One more table
       *[other] { $count } more tables
    }
recent-over = finished
as-seat = as { $name }
forget = Remove the table with { $name } from this list
forget-short = Remove from this list
opening = One moment …
table = Table
close = Close
copy = Copy
copied = Copied
go-home = To the start page

## Preferences

preferences = Preferences
language = Language
language-de = Deutsch
language-en = English
theme = Light
theme-auto = Like the device
theme-light = Day
theme-dark = Evening
speed = How fast the others play
speed-slow = Leisurely
speed-normal = Normal
speed-fast = Quick
speed-instant = At once
sound = Sounds of wood and cards
switch-language = DE: auf Deutsch umschalten
switch-light = Switch to daylight
switch-dark = Switch to evening light

## Setting up a table

who-plays = Who plays?
your-name = Your name
your-name-hint = How the others see you
own-sign = A sign beside your name
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
sit-me = I sit here
sit-link = A friend, by link
bot-child = Bot: child
    .short = child
    .help = Child: plays cheerfully and forgets things. Good for children from eight on.
bot-casual = Bot: neighbour
    .short = neighbour
    .help = Neighbour: knows the game and sees what is good right now.
bot-club = Bot: regular
    .short = regular
    .help = Regular: plays every week, remembers a lot and looks ahead.
bot-master = Bot: master
    .short = master
    .help = Master: reckons far ahead and forgets nothing. Take your time.
bot-greedy = Bot: plays to win
    .short = plays to win
    .help = The bot always takes what brings most right now.
bot-forgetful = Bot: forgets things, like people
    .short = forgetful
    .help = The bot plays to win, but forgets things, like people.
bot-random = Bot: plays anything
    .short = anything
    .help = The bot plays whatever comes to hand.
coach-allowed = The coach may help
    .help = Whoever is to move can ask for a hint: the best moves, and how good they are. The coach sees only what can be seen from that seat.
teams-note = Playing together: { $teams }. Partners sit opposite each other.
house-rules = House rules
presets = What do you play?
presets-own = A mixture of your own: see the house rules.
rules-default = as in the rulebook
rules-own = your own
rules-note = What the rulebook says is marked, and where it leaves something open, how we read it. Whoever sits at the table can look up what was agreed.
rulebook = rulebook
ours = our reading
create-table = To the table
table-ready = Your table is ready
to-table = Sit down

## Links

invite = Links to this table
invite-note = Each link opens one seat: send it only to the person who shall sit there.
invite-seat = { $name }
invite-watch = Watch only

## At the table

your-turn = Your turn
plate-turn = to move
plate-you = you
plate-partner = partner
play-as-seat = Go on as { $name }
plate-bot = bot
plate-away = not here
plate-starter = starts this round
board-label = The board
hand-label = Your cards
welcome-seat = How nice that you are here!
without-name = Without a name
watching = You are watching. What is hidden stays hidden.
missing = Not here yet: { $names }
missing-links = Send the link
line-waiting = The line to the table is cut. Trying again …
confirm-field = Go there
step-back = Back
card-idle = No legal move with this card now.
card-idle-short = not playable now
by-rule = §{ $rule }: { $words }
field-empty = empty
field-offered = can be chosen
man-yours = yours
discard-open = { $count ->
        [one] Played cards: one. Show which
       *[other] Played cards: { $count }. Show which
    }
discard-title = Played cards
discard-note = { $pile ->
        [one] One card is left in the pile.
       *[other] { $pile } cards are left in the pile.
    }
log-title = What has happened
table-rules = Agreed at this table
barred = No seat for you here

## The coach

coach = The coach
coach-off = keeps quiet
coach-ask = Hint
    .long = Ask the coach
coach-title = What the coach would do
coach-thinks = The coach is thinking …
coach-first = The first time takes a little longer.
coach-none = Right now the coach has no answer.
coach-once-more = Ask once more
coach-says = The coach: { $actions }
coach-way = { $action }: { $chance } chance to win
coach-note = It sees only what you see. You confirm as always before anything is played.

## The end

end-won = You win!
end-lost = You lose
end-draw = A draw
end-watched = The game is over
again = Play again
to-next = On to the next game
see-board = Look at the board
see-end = Result
fair-title = Was it fair?
fair-note = Before it began the table was bound to a secret by its fingerprint. Now that the game is over, the secret is shown. Every card that was dealt and every lot that was drawn follows from it.
fair-good = Checked in your browser: chance was settled before the game began.
fair-bad = Secret and fingerprint do not fit together!
fair-commitment = Fingerprint, known since the beginning (SHA-256)
fair-secret = Secret

back-to-table = To the table
receipt = Receipt
receipt-about = Every card, every draw and every die of this match follows from one secret and from the numbers that your browsers added. Your browser has just drawn again.
receipt-none = This file has no receipt: nothing proves where its cards came from.
receipt-checking = Drawing everything again …
receipt-good = It was fair: everything fits together.
receipt-alone = Everything fits together, but no browser added a number.
receipt-partly = From step { $step } on everything fits together. What came before was taken over from another match and is not judged.
receipt-without = Everything fits together, but your own number is not in it.
receipt-nothing = { $count ->
    [0] Nothing was drawn in this match: there was nothing to judge.
   *[other] Nothing was judged: all that was drawn was taken over from another match.
}
receipt-bad = This does not fit together!
receipt-secret-good = The secret is the one to which the table was bound before the first card.
receipt-secret-bad = The secret is not the one to which the table was bound before the first card!
receipt-seed-good = { $name }: the number is the one that was promised beforehand.
receipt-seed-bad = { $name }: the number is not the one that was promised beforehand!
receipt-seed-withheld = { $name }: a number was promised, but never shown. Chance went without it.
receipt-no-seeds = No browser added a number: the secret alone decided, and whoever served could have tried secrets until one pleased.
receipt-misfit = This receipt is not this match’s: it names another table, or more steps than there are!
receipt-own-in = Your own number is in it, and all this is what this browser was told before it showed that.
receipt-own-contradicted = This browser was told otherwise before!
receipt-own-left_out = This browser promised a number in time, and it is not here!
receipt-own-late = Your own number was promised but came too late: the match began without it.
receipt-own-replaced = Another number was promised for your seat after yours: by another of your devices, or else by the server.
receipt-own-sealed = Promises were closed already when this browser came, so the server said: your number is not in it. Whoever was there before finds theirs.
receipt-own-begun = The match had begun already when this browser came, so the server said: your number is not in it. Whoever was there before finds theirs.
receipt-own-none = This browser added no number here. Whoever did finds on their own device whether it is in it.
receipt-taken-over = { $count ->
    [one] Not judged: one outcome in the first { $steps } steps, which were taken over from another match.
   *[other] Not judged: { $count } outcomes in the first { $steps } steps, which were taken over from another match.
}
receipt-origin = Its receipt
receipt-never-begun = { $count ->
    [one] Before that this browser had shown its number at another table, and never heard that a match began there. Whoever served could have seen all numbers and let that table die:
   *[other] Before that this browser had shown its number at { $count } other tables, and never heard that a match began there. Whoever served could have seen all numbers and let those tables die:
}
receipt-drawn = { $count ->
    [one] One outcome was drawn again, and it is the right one.
   *[other] { $count } outcomes were drawn again, and they are the right ones.
}
receipt-elsewhere = This page comes from the server that dealt the cards. Whoever trusts nothing saves the file and has it checked by a program of their own, rules and all:
receipt-limits = What this does not prove
receipt-limits-about = { $seeds ->
    [0] That nobody tried secrets until one pleased, or let tables die before they began. And nobody can know whether hidden cards were looked at.
   *[other] Whoever serves, and also sits at some of the seats, can show or withhold their numbers after having seen all others: with one seat a choice between two matches, with k seats among 2 to the power of k. A table can be let die before it begins, and everybody be asked to sit down anew: browsers that had shown their numbers say so above. And nobody can know whether hidden cards were looked at.
}
receipt-draws = Where everything came from
receipt-draws-about = Before each draw all possible outcomes lie in a row, each as often as it is likely. One lot decides which one comes.
receipt-what = What
receipt-ticket = Lot
receipt-of = { $ticket } of { $of }
receipt-right = Right
receipt-other = Wrong: it should have been { $brings }
receipt-taken = from the other match, not judged
receipt-wrong = { $count ->
    [one] One outcome is not the one that was drawn: step { $step }.
   *[other] { $count } outcomes are not those that were drawn, the first at step { $step }.
}
receipt-all = Show all { $count }
receipt-numbers = The numbers
receipt-seed = Number of { $name }
luck = How likely was that?
luck-about = How often it came, and in brackets how often it was to be expected. What came much more often than usual is underlined.
luck-nobody = This time nobody.
luck-happened = This time: { $names }.
luck-all = All
luck-deal = Dealt
luck-draw = Drawn
luck-roll = Thrown
luck-reveal = Turned up
luck-prize = Prizes
replay = Watch again
replay-at = { $number } of { $count }, step { $steps }
replay-first = To the beginning
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-eyes = Through whose eyes
replay-eyes-open = All cards open
replay-eyes-of = As { $name } saw it
replay-eyes-watch = As a watcher saw it
replay-more = More
replay-keys = Keys: ← and → step, the space bar plays and pauses, Page up and Page down take ten steps, Home and End go to the ends.
replay-share = Link to this position
replay-share-note = Whoever has this link sees this moment, and can walk on from there.
replay-save = Save as a file
replay-file = Open a match
replay-file-note = Choose the file of a match that was saved here or in the terminal, or drag it here.
replay-file-wrong = This is no match that can be read.
what-if = What if …
what-if-note = The match goes on from here, after { $steps } steps, at a table of its own: you against bots, with new luck. The match that was played stays as it was.
what-if-seat = You play as
what-if-bot = The others
what-if-go = Play on from here
what-if-table = “What if”: goes on after step { $steps } of another match.
sent = What was I sent?
sent-short = Every message from the server to this browser, byte for byte.
sent-about = Here is every message that the server sent to this browser about this table, byte for byte as it came, kept by your browser alone. Hidden cards are not in it: search for whatever you like.
sent-private = Invitations and your mail address are for you alone: in the saved file they are blank, so that you can show it.
sent-nothing = Nothing about this table is kept in this browser.
sent-watcher = As a watcher
sent-sum = { $count ->
    [one] One message, { $bytes } bytes
   *[other] { $count } messages, { $bytes } bytes
}
sent-bytes = { $bytes } bytes
sent-search = Search
sent-found = { $count ->
    [0] In none of them.
    [one] In one message.
   *[other] In { $count } messages.
}
sent-save = Save as a file
sent-all = Show all { $count }
sent-unable = This browser keeps nothing here (a private window?).

## The look back

review = Look back
review-loading = Looking at the match again, move by move …
review-patience = This takes a little while. You may close this window and come back later.
review-again = Try again
review-about = How the chances to win stood: after each move as it could be judged from that very seat.
review-curve = The chances to win over { $count } steps. At the beginning: { $begin }. At the end: { $end }.
review-side = { $who } { $chance }
review-walk = Walk through the match
review-at = Step { $number } of { $count }
review-begin = Before it began
review-dealt = Cards or dice
review-before = One step back
review-next = One step on
review-turns = Turning points
review-turn = Turning point { $number }
review-missed-own = You could have …
review-missed-of = { $who } could have …
review-missed-nothing = Nothing given away!
    .help = In your place the bot “regular” would have done nothing clearly better.
review-better = Better
review-played = Played
review-gain = { $gain } chance to win
review-look = Look at it
review-others = The others: { $count ->
        [one] one missed chance
       *[other] { $count } missed chances
    }
review-more = { $count ->
        [one] Show one more
       *[other] Show { $count } more
    }
review-luck = Luck and skill
review-luck-about = Luck: what cards, dice and lots brought or took of the chance to win, all added up.
review-lost-about = Given away: how much chance to win was left lying because there were better moves, all added up.
review-luck-short = Luck
review-lost-short = Given away
review-who = Who
review-table = All steps as a table
review-step = Step
review-happened = What happened
review-save = Save as a file (JSON)

## Help

help = Rules and keys
keys-title = Playing by keyboard
keys-cards = Take the card at that place in your hand
    .key = 1 … 6
keys-arrows = To the next man or field that can be chosen; with Shift, field by field
    .key = Arrow keys
keys-setup-place = While setting up: put this card on the square
    .key = 1 … 9, M, T, A
keys-setup-take = While setting up: take the card off the square
    .key = Delete
keys-squares = From square to square; with Shift, to the next that can be chosen
    .key = Arrow keys
keys-enter = Choose
    .key = Enter
keys-escape = One step back
    .key = Escape
keys-let-go = Let go of the chosen card
    .key = Escape
keys-back = Take back the last part of a seven
    .key = Backspace
keys-back-step = Take back the last step
    .key = Backspace
keys-trails = Take the trail card with that number
    .key = 2 … 9
keys-fox = Take Rufus
    .key = R
keys-tab = From the board to what lies beside it, and on
    .key = Tab

## Where the rulebooks are silent

rulings = Where the rulebook is silent
rulings-all = Where the rulebooks are silent
rulings-about = What we have decided, for all games
rulings-note = No rulebook thinks of everything. This is what we play where one is silent or can be read in two ways, and what can be changed. Agree on it before you begin.
rulings-options = What you can choose
rulings-options-note = When you set up a table. If nobody chooses, what is named first holds.
rulings-fixed = What we have made clear
rulings-fixed-note = This is not in the rulebook either, or not clearly. Where something is missing we have added it; otherwise we took what fits the rest best. There is nothing to choose here.
rulings-rulebook = In the rulebook: { $value }
rulings-ours = Our reading: { $value }
rulings-only = Only with “{ $option }: { $value }”
rulings-others = Also possible: { $values }
rulings-range = { $step ->
        [1] { $low } to { $high }
       *[other] { $low } to { $high } in steps of { $step }
    }

## Playing together

together = Playing together
listed = Anybody may sit down
    .help = The table stands on the start page of this server until all seats are taken. Otherwise only those can sit down whom you send a link.
lobby = Tables where somebody waits
lobby-free = { $count ->
        [one] one free seat
       *[other] { $count } free seats
    }
along = Take your tables along to another device
    .help = This browser keeps the keys of your seats. Save them to a file and open it on the other device. Whoever has the file has your seats.
along-save = Save to a file
along-load = Open a file
along-good = { $count ->
        [one] One table is here now.
       *[other] { $count } tables are here now.
    }
along-bad = This is no file with tables.
share = Share …
qr-show = Show the QR code
qr-label = QR code: { $name }
invite-sofa = On the big screen
    .help = Open this on a television or a laptop in the middle of the room: it shows the board only, and everybody holds their hand on a telephone.
invite-device = Your own seat on another device
    .help = Only for you: whoever has this link can play for you.
sit-phone = Somebody with a phone
sofa-here = Play on the sofa
    .help = This screen shows the board to everybody, and each of you holds your hand on a phone. Who sits down reads the code of a seat.
sofa-free = { $name } is free: read this with your phone.
sofa-read = Choose a seat and read its code with your phone.
sofa-full = Fill the screen
hand-first = The board is on the big screen: mainly show my hand
hand-board = Show the board here as well
hand-look = Enlarge the board
arrival-about = { $count ->
        [0] A game of { $game }. Nobody else is here yet.
       *[other] A game of { $game } with { $names }.
    }
arrival-seat = Where would you like to sit?
arrival-free = free
arrival-taken = taken
arrival-before = To the seat that you have
gathering = Before it begins
gathering-here = is here
gathering-away = was here, is gone for a moment
gathering-open = is still to come
gathering-missing = not here yet
gathering-locked = locked
gathering-note = The game begins when everybody is here. Nothing has been dealt yet.
gathering-seeds = The cards are being mixed. Still waiting for: { $names }
gathering-begin = Begin without those who are missing
host = You are the host
host-note = You can give away the seat of somebody who has been gone for a while. A bot keeps it until somebody comes; everybody is told.
host-change = Change …
host-arrange = Change the seat of { $name }
host-invite = A friend, by link
host-anew = A new link
host-free = Ask to leave
host-fill = Let a bot play
host-lock = Lock
host-unlock = Unlock
host-move = Change places with { $name }
again-rotated = Again, one seat further on

pace = How fast?
pace-none = Without a clock
    .help = Take your time. Who is gone while the others wait is played for by a bot, until they come back.
pace-live = With a clock
    .help = So long for each turn; what it takes longer comes out of a store for the whole game. When that is used up a bot plays on until you come back.
pace-days = Days for each turn
    .help = For games that go on beside everyday life. When the time is up a bot plays on until you come back.
pace-move = For a turn
pace-bank = In store
pace-each = For a turn
pace-seconds = { $move } seconds
pace-minutes = { $bank ->
        [one] one minute
       *[other] { $bank } minutes
    }
pace-days-count = { $days ->
        [one] one day
       *[other] { $days } days
    }
pace-live-is = { $move } seconds for a turn and { $bank } minutes in store
pace-days-is = { $days ->
        [one] One day for a turn
       *[other] { $days } days for a turn
    }
clock = Time left: { $left }, in store: { $bank }
clock-days-short = { $days } d
clock-days = { $days } d { $hours } h
stand-in = Who stands in?
stand-in-usual = As usual: neighbour
stand-in-is = Whoever is missing is played for by a bot: { $bot }.
patience = For who is away, after
patience-minutes = { $minutes ->
        [one] one minute
       *[other] { $minutes } minutes
    }
patience-ever = never

plate-kept = a bot stands in
kept-away = You were away, and a bot has played for you: { $bot }.
kept-time = Your time was up. A bot plays for you: { $bot }.
kept-asked = A bot plays for you: { $bot }.
kept-host = The host has let a bot play for you: { $bot }.
come-back = Play on yourself
step-away = Let a bot play for me
notice-kept-away = { $name } is away. A bot plays on.
notice-kept-time = The time of { $name } was up. A bot plays on.
notice-kept-asked = { $name } has to go for a while. A bot plays on.
notice-kept-host = The host lets a bot play for { $name }.
notice-back = { $name } is back.
notice-freed = The host has opened this seat for somebody else: { $name }.

agree = Agree on something
reach = Write to me when it is my turn
reach-keep = Keep
reach-push = Tell this browser, even when it is closed
reach-push-end = No more word to the browser
reach-none = Nobody writes to you. The address stays with this table and is shown to nobody.
reach-is = You are written to at { $mail }. The first time a letter goes there in which you say yes; without that no other comes. Keep an empty address to end it.

letters = Letters
letters-about = Somebody gave this mail address at a game table, to be told when it is their turn. Shall such letters come?
letters-yes = Yes, write to me
letters-no = No, never again
letters-wanted = Good. A letter comes when it is your turn in a game of days and you are not there. You can end that here at any time.
letters-ended = Good. Nobody writes to this address any more. If you think again, you can say yes here.
letters-unknown = This link stands in no letter. Was all of it copied?

offer-undo = Undo my last turn
offer-draw = Offer a draw
offer-resign = Resign
offer-pace = Play at another pace
offer-sure = Really give up?
offer-this = Offer this to the others
offer-yes = Yes
offer-no = No
offer-withdraw = Take it back
offered-own = { $offer }: waiting for { $names }
offered-undo = { $name } would like to undo a turn.
offered-draw = { $name } offers a draw.
offered-resign = { $name } would like to give up, together with you.
offered-pace = { $name } would like to play like this: { $pace }.
event-resigned = { $who } has given up.
event-agreed_draw = A draw, as { $who } had offered.
notice-offer-undo = { $name } asks to undo a turn.
notice-offer-draw = { $name } offers a draw.
notice-offer-resign = { $name } wants to give up.
notice-offer-pace = { $name } proposes another pace.
notice-agreed-undo = Agreed: the last turn of { $name } is undone.
notice-agreed-draw = Agreed: a draw.
notice-agreed-resign = { $name } has given up.
notice-agreed-pace = Agreed: another pace.
notice-declined-undo = { $name } does not want to undo it.
notice-declined-draw = { $name } does not want a draw.
notice-declined-resign = { $name } does not want to give up.
notice-declined-pace = { $name } does not want another pace.
notice-withdrew-undo = { $name } takes the question back.
notice-withdrew-draw = { $name } takes the offer back.
notice-withdrew-resign = { $name } plays on.
notice-withdrew-pace = { $name } takes the proposal back.

talk = Talk
talk-open = Everybody hears everything
talk-quiet = Partners are silent while a round runs
    .help = While a round runs partners do not hear each other; when it is over they do.
talk-off = No talk
    .help = Nobody talks at this table.
talk-usual = As the rules have it
talk-button = { $unread ->
        [0] Talk
        [one] Talk, one new line
       *[other] Talk, { $unread } new lines
    }
talk-say = Say something
talk-send = Say
talk-nothing = Nobody has said anything yet.
talk-removed = (removed by the host)
talk-remove = remove
talk-mute = Whom I do not want to hear
emotes = Quick words
emote-hello = Hello!
emote-well_played = Well played!
emote-thanks = Thank you!
emote-oops = Oops!
emote-wow = Wow!
emote-hurry = Go on!
emote-moment = One moment …
emote-good_game = Good game!

## What goes wrong

error-bad_key = This link does not open a seat. Perhaps part of it got lost on the way.
error-bad_message = The table did not understand that. Please load the page again.
error-bad_origin = This page may not talk to that table.
error-bad_option = The table does not know one of these house rules.
error-bad_bot = There is no such bot.
error-bad_request = The server did not understand that.
error-bad_seed = The number that your browser added to chance did not arrive as promised. Please load the page again.
error-bad_transcript = This match cannot be replayed.
error-begun = The match has begun already.
error-not_begun = The match has not begun yet.
error-damaged = This table’s log is damaged. It cannot be played on.
error-full = The server has no room for more right now. Please try again later.
error-illegal = That is not possible now.
error-internal = Something went wrong in the server. Nothing has been lost; please try again.
error-no_coach = At this table the coach keeps quiet.
error-no_effect = This could not be tried out. Please try again later.
error-no_game = There is no such game here.
error-no_review = This match cannot be looked at right now. Try again in a minute.
error-no_seat = This seat does not exist.
error-no_table = There is no such table. It may be long gone.
error-not_found = There is nothing here.
error-not_over = The game is not over yet.
error-not_your_turn = It is not your turn.
error-offline = The server cannot be reached. Does it still run?
error-stale = The table was faster. Please look again and choose anew.
error-storage = The server cannot store anything at the moment, so nothing is played. It will go on as soon as it can.
error-timeout = That took too long. Please load the page again.
error-too_fast = Too much at once. Please wait a moment.
error-too_large = That was too large.
error-cannot_offer = This cannot be offered now.
error-locked = The host has locked this seat.
error-no_host = Only the host of the table can do this.
error-present = Somebody sits there who has not been away for long enough.
error-no_offer = This offer does not stand any more.
error-removed = The host has given your seat away. You can go on watching.
error-silent = Nobody talks at this table.
error-taken = Somebody has sat down here already. A link opens a seat once only; ask for a new one.

## What house rules change, simulated. $way: "more", "less", or "same" where it may be chance; $by and
## $give (give or take), $usual and $chosen are numbers as they are written; $what: a happening.

effect-ask = What does this change?
    .help = Bots play two thousand games for you, half of them by the rulebook. That takes some minutes; you see what is known so far.
effect-waits = Getting ready …
effect-plays = The bots are playing …
effect-stop = Stop
effect-so-far = After { $games } games it looks like this:
effect-found = { $changed ->
        [yes] Compared with the rulebook, after { $games } games:
       *[no] After { $games } games nothing can be told from chance:
    }
effect-note = Played by bots that are all equally good. Only what chance alone would hardly bring about is told as a change.
effect-length-actions = { $way ->
        [more] Games get longer, by { $by } ± { $give } actions ({ $usual } → { $chosen }).
        [less] Games get shorter, by { $by } ± { $give } actions ({ $usual } → { $chosen }).
       *[same] Games are as long as before, give or take { $give } actions ({ $usual } → { $chosen }).
    }
effect-length-turns = { $way ->
        [more] Games have more turns: { $usual } → { $chosen }.
       *[less] Games have fewer turns: { $usual } → { $chosen }.
    }
effect-choices = { $way ->
        [more] There is more to choose from: { $usual } → { $chosen } possibilities.
       *[less] There is less to choose from: { $usual } → { $chosen } possibilities.
    }
effect-waiting = { $way ->
        [more] You wait longer for your turn: { $usual } → { $chosen } actions of others.
       *[less] You wait less for your turn: { $usual } → { $chosen } actions of others.
    }
effect-sides-begins = { $way ->
        [more] Who begins wins more often: { $usual } → { $chosen }.
        [less] Who begins wins less often: { $usual } → { $chosen }.
       *[same] Who begins wins as often as before, give or take { $give } ({ $usual } → { $chosen }).
    }
effect-side = { $way ->
        [more] { $side }: wins more often ({ $usual } → { $chosen }).
       *[less] { $side }: wins less often ({ $usual } → { $chosen }).
    }
effect-ends-draw = { $way ->
        [more] More games are drawn: { $usual } → { $chosen }.
       *[less] Fewer games are drawn: { $usual } → { $chosen }.
    }
effect-leads-changes = { $way ->
        [more] The lead changes more often: { $usual } → { $chosen } times.
       *[less] The lead changes less often: { $usual } → { $chosen } times.
    }
effect-leads-comeback = { $way ->
        [more] Somebody far behind comes back more often: in { $usual } → { $chosen } of the games.
       *[less] Somebody far behind comes back less often: in { $usual } → { $chosen } of the games.
    }
effect-leads-settled = { $way ->
        [more] Games stay open longer: the winner leads for good after { $usual } → { $chosen } of them.
       *[less] Games are settled sooner: the winner leads for good after { $usual } → { $chosen } of them.
    }
effect-happening = { $way ->
        [more] More in a game: { $what } ({ $usual } → { $chosen }).
       *[less] Fewer in a game: { $what } ({ $usual } → { $chosen }).
    }
