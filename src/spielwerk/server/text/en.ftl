### What the server itself says to people: in emails and notifications.
###
### $days and $hours are what is left of the turn, $hours in all where it is less than a day.

call-subject = { $game }: Your turn
call-body = Hello,

    It’s your turn in your game of { $game }.
    { $link }

    You have { $days ->
        [0] { $hours ->
            [0] less than an hour
            [one] about 1 hour
           *[other] about { $hours } hours
        }
        [one] about 1 day
       *[other] about { $days } days
    } left for this turn. After that a bot takes over until you come back.

    Don’t want these emails any more? Unsubscribe here:
    { $end }

ask-subject = Spielwerk: Allow emails?
ask-body = Hello,

    Somebody gave this address at a game table, to get an email when it’s their turn.

    Was that you? Then open this page and confirm:
    { $link }

    If it wasn’t you, there’s nothing you need to do: without your consent we send no such emails.
    On the same page you can also refuse them for good.
