### Words of the laboratory's pages. What belongs to a game is in the game's texts.
###
### $mean, $low, $high, $by, $give and the like are numbers as they are written, never numbers to
### Fluent: the page rounds them.

lab-balance-title = { $game }: balance
lab-balance-games = { $count ->
        [one] One game
       *[other] { $games } games
    }
lab-balance-bots = played by { $bots }
lab-balance-seats = { $count } seats
lab-balance-rulebook = by the rulebook
lab-balance-options = house rules: { $options }
lab-balance-note = Bots have played all of this. They show what the rules bring about among players who play alike, and not what your family will do. A figure in brackets says between which bounds the true value lies in 95 of 100 such studies.

lab-bounds = ({ $low } to { $high })

lab-length = Length
lab-length-text = A game takes { $mean } actions{ $bounds }, in { $turns } turns. Of ten games, eight have between { $least } and { $most }.
lab-length-cpu = On this machine the bots took { $seconds } seconds of processor time for a game.
lab-length-axis = actions in a game
lab-games-axis = games

lab-seats = Seats
lab-seats-none = All games were drawn: nothing can be said about seats.
lab-begins = Who begins wins { $mean }{ $bounds }; a fair share is { $fair }.
lab-begins-yes = So it matters who begins.
lab-begins-no = So there is no sign that it matters who begins.
lab-draws = { $mean } of the games are drawn.
lab-seats-axis = games won by each side
lab-fair = a fair share
lab-together = { $first } and { $last }
lab-seat-number = Seat { $number }

lab-leads = Leads
lab-leads-text = The lead changes { $changes } times in a game. In { $comeback } of the games somebody wins who once had less than half of a fair chance. The winner leads for good after { $settled } of the game.
lab-leads-note = Who leads is told by the chances to win that the bots' learned value sees; it is no oracle.
lab-leads-axis = part of the game that is over
lab-leads-chance = chance of who leads

lab-skill = Luck and skill
lab-skill-text = { $stronger } against { $weaker }, on the same deals from all seats: { $stronger } is ahead in { $mean } ({ $low } to { $high }).
lab-skill-luck =
    With as much luck as this, the stronger is ahead after { $count ->
        [one] one game
       *[other] { $matches } games
    } in 95 of 100 cases.
lab-skill-none = So these games do not show that either is stronger.

lab-happenings = How often each rule is seen
lab-happening = What happens
lab-per-game = Per game
lab-in-share = In so many games
lab-never = Never seen: { $names }.

lab-waiting = Waiting and choosing
lab-waiting-text = Between two turns of one's own the others act { $mean } times. Whoever has to act has { $choices } possibilities on average.

lab-compare-title = { $game }: what does it change?
lab-compare-games =
    { $count ->
        [one] One game
       *[other] { $games } games
    } by either rules, on the same seeds.
lab-compare-usual = Before: { $options }
lab-compare-chosen = After: { $options }
lab-compare-found = What changes
lab-compare-nothing = Nothing that could be told from chance. If there is a change, it is smaller than the bounds below.
lab-compare-few = Of so few games nothing can be told.
lab-compare-note = { $questions } questions were asked at once; a change is named only if chance alone would bring it about in less than one of twenty such studies. The bars show bounds for each alone. Where only some pairs of games can be compared, such as who won where a game was drawn, it says how many.
lab-pairs = { $pairs } of { $deals } pairs
lab-compare-all = All that was compared
lab-compare-axis = change in %
lab-before-after = before → after
lab-difference = difference
lab-more = { $what }: more by { $by } ± { $give } ({ $usual } → { $chosen })
lab-length-more = A game is longer by { $by } ± { $give } actions ({ $usual } → { $chosen })
lab-length-less = A game is shorter by { $by } ± { $give } actions ({ $usual } → { $chosen })
lab-less = { $what }: fewer by { $by } ± { $give } ({ $usual } → { $chosen })

lab-measure-length-actions = Actions in a game
lab-measure-length-turns = Turns in a game
lab-measure-choices = Possibilities for whoever has to act
lab-measure-waiting = Actions of others between two turns of one's own
lab-measure-ends-draw = Games drawn
lab-measure-sides = Games won by { $side }
lab-measure-sides-begins = Games won by who begins
lab-measure-leads-changes = Changes of the lead
lab-measure-leads-comeback = Games won after having been far behind
lab-measure-leads-settled = Part of the game after which the winner leads for good

lab-made = Made by { $command } with version { $version } ({ $commit }); its seeds begin with “{ $seed }”.
