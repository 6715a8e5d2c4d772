### Words of the laboratory's pages. What belongs to a game is in the game's texts.
###
### $mean, $low, $high, $by, $give and the like are numbers as they are written, never numbers to
### Fluent: the page rounds them.

lab-balance-title = { $game }: balance
lab-balance-games = { $count ->
        [one] 1 game
       *[other] { $games } games
    }
lab-balance-bots = played by { $bots }
lab-balance-seats = { $count } seats
lab-balance-rulebook = standard rules
lab-balance-options = chosen rules: { $options }
lab-balance-note = Bots have played all of this. It shows what the rules do when these bots play, and not what your family will do. The figures in brackets are the bounds between which the true value lies in 95 of 100 such studies; a figure without them describes only the games played here.

lab-bounds = ({ $low } to { $high })

lab-length = Length
lab-length-text = On average a game takes { $mean } actions{ $bounds }, in { $turns } turns. Eight games in ten take between { $least } and { $most } actions.
lab-length-cpu = Playing a game and measuring it took { $seconds } seconds of processor time on average.
lab-length-axis = actions in a game
lab-games-axis = games

lab-seats = Seats
lab-seats-none = All games were drawn: nothing can be said about seats.
lab-begins = The starting player wins { $mean }{ $bounds } of games; a fair share is { $fair }.
lab-begins-yes = So it matters who starts.
lab-begins-no = So there’s no sign that it matters who starts.
lab-draws = { $mean }{ $bounds } of games are drawn, meaning that all sides have the same result; the shares of wins count only the other games.
lab-seats-axis = games won by each side
lab-fair = a fair share
lab-together = { $first } and { $last }
lab-seat-number = Seat { $number }

lab-leads = Leads
lab-leads-changes = The lead changes { $mean } times{ $bounds } in a game.
lab-leads-comeback = In { $mean }{ $bounds } of games the winning side had at some point less than half its fair share of the chances.
lab-leads-settled = A game is decided when { $mean }{ $bounds } of it is over.
lab-leads-none = No game had a single winning side: nothing can be said about when it’s decided.
lab-leads-note = Who leads depends on the chances of winning, as estimated by the bots’ learned evaluation. It was learned from games under the standard rules and isn’t infallible.
lab-leads-axis = part of the game that’s over
lab-leads-chance = leading side’s chance of winning

lab-skill = Luck and skill
lab-skill-text = { $stronger } against { $weaker }, each playing every seat with the same luck: comparing side with side, { $stronger } is ahead in { $mean } of cases ({ $low } to { $high }), a tie counting half.
lab-skill-luck =
    With as much luck as this, it takes { $count ->
        [one] one game
       *[other] { $matches } games
    } for the stronger bot to be ahead in 95 of 100 cases.
lab-skill-none = So these games don’t show that either bot is stronger.

lab-happenings = How often each rule is seen
lab-happening = What happens
lab-per-game = Per game
lab-in-share = Share of games
lab-never = Never seen: { $names }.

lab-waiting = Waiting and choosing
lab-waiting-text = Between two turns of your own, the others act { $mean } times. On your turn you have { $choices } possibilities on average.

lab-compare-title = { $game }: what do the rules change?
lab-compare-games =
    { $count ->
        [one] One game
       *[other] { $games } games
    } with each set of rules, and with the same luck both times.
lab-compare-usual = Before, with { $options }
lab-compare-chosen = After, with { $options }
lab-compare-found = What changes
lab-compare-nothing = No clear difference: whatever was different may be chance.
lab-compare-few = Too few games to say anything.
lab-compare-note = { $questions } questions were asked at once; a change is named only if chance alone would bring it about in fewer than one in twenty such studies. Bounds, including the bars in pictures, hold for each question on its own. Where only some pairs of games can be compared (a drawn game has no winner, for example), their number is given.
lab-pairs = { $pairs } of { $deals } pairs
lab-compare-all = Everything that was compared
lab-compare-axis = change in %
lab-before-after = before → after
lab-difference = difference
lab-points = { $points } percentage points
lab-more = { $what }: { $chosen } instead of { $usual }, so { $by } more, give or take { $give }
lab-length-more = A game takes longer: { $chosen } actions instead of { $usual }, so { $by } more, give or take { $give }
lab-length-less = A game is shorter: { $chosen } actions instead of { $usual }, so { $by } fewer, give or take { $give }
lab-less = { $what }: { $chosen } instead of { $usual }, so { $by } less, give or take { $give }

lab-measure-length-actions = Actions in a game
lab-measure-length-turns = Turns in a game
lab-measure-choices = Possibilities on your turn
lab-measure-waiting = Actions of others between two turns of your own
lab-measure-ends-draw = Games drawn
lab-measure-sides = Games won by { $side }
lab-measure-sides-begins = Games won by the side that starts
lab-measure-leads-changes = Lead changes
lab-measure-leads-comeback = Games won after having been far behind
lab-measure-leads-settled = Part of the game after which it’s decided

lab-made = Made by { $command } with version { $version } ({ $commit }); the seeds begin with “{ $seed }”.
