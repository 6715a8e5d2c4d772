### What every page of rules says.

rules-title = The rules of { $name }
rules-description = { $name }: a quick start, pictures, examples and the exact rules.
rules-home = All games
rules-now = Play now
rules-learn = Learn
rules-play = Set up a table
rules-other-language = Deutsch
    .tag = de
rules-quick = In one minute
rules-box = In the box
rules-contents = Chapters
rules-exactly = The exact rules
    .of = The exact rule: { $rule }
rules-example = For example
rules-how-many = How many
rules-try = Try it out
    .how = Tap what you want to move, then where it should go.
    .piece = { $number } of { $count } to try out
    .open = It can go there.
rules-here = These are the rules for a table with { $seats } seats.
    .none = none
rules-house = House rules
    .note = What you can decide differently at your table. What applies if you choose nothing is listed first.
rules-house-mark = House rule at this table
rules-book = In the rulebook: { $value }
rules-ours = Our reading: { $value }
rules-others = Also possible: { $values }
rules-range = { $step ->
        [1] { $low } to { $high }
       *[other] { $low } to { $high } in steps of { $step }
    }
rules-silent = Where the rulebook is silent
    .note = What we’ve decided where the rulebook says nothing, or can be read in two ways.
rules-filter = For a certain kind of table
    .chosen = For a table with { $seats } seats
    .decided = { $decided ->
        [one] one house rule
       *[other] { $decided } house rules
    }
    .show = Show
    .more = More house rules
    .seats = Seats
    .mode = Version
    .filtered = This is the page for one kind of table. What doesn’t apply there is left out.
    .everything = Show everything
rules-wrong = There’s no such table: “{ $rule }” can’t be chosen like that.
    .seats = There’s no such table: the game isn’t played with that many seats.
    .unknown = There’s no such table: the address names something this game doesn’t know.
rules-front = Board, seats and cards
