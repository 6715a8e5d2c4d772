### Words of the command line's own. What belongs to a game is in the game's texts.

cli-kennel = Kennel: { $men }
cli-pile = Pile: { $count }
cli-last-card = Last: { $card }
cli-hand = Your hand: { $cards }
cli-man = Man { $at }
cli-prompt = Your choice
cli-help =
    Type the number of a choice, or an action in the game’s notation, such as { $example }.
    b  one step back: out of a list, or taking back a part of your turn
    h  this help
    r  the rules
    q  leave the game
cli-hint = (h for help, q to leave)
cli-no-such-number = There is no such choice: type a number from 1 to { $last }.
cli-not-understood = { $reason } Type h for help.
cli-refused = That is not possible (§{ $rule }). { $reason }
cli-goodbye = You leave the game. Goodbye!
cli-saved = The game is written to { $file }.
cli-seats = You are { $who }. Your partner is { $partner }. The others are { $others }.
cli-options = Options
cli-paragraphs = The exact rules, paragraph by paragraph: spielwerk rules { $game } --exact
