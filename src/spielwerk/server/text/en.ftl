### What the server itself says to people: in letters, as nobody is there.

call-subject = { $game }: your turn
call-body = Hello { $name },

    it is your turn at a table of { $game }.
    { $link }

    Your time for this turn ends on { $until } (UTC). After that a bot plays on until you are back.

    You get these letters because somebody gave this address at the table. Take it out there, under
    “Agree on something”, and none will come any more.
call-nobody = there
