### What the server itself says to people: in letters, as nobody is there.

call-subject = { $game }: your turn
call-body = Hello,

    it is your turn at a table of { $game }.
    { $link }

    Your time for this turn ends on { $until } (UTC). After that a bot plays on until you are back.

    No more letters? Say so here:
    { $end }

ask-subject = May letters be written to you?
ask-body = Hello,

    somebody wants to be told at this address when it is their turn at a game table.

    Was that you? Then open this page and say yes:
    { $link }

    If it was not you, there is nothing to do: without your yes nobody writes to you of any game.
    On the same page you can also say that no letter shall ever come again.
