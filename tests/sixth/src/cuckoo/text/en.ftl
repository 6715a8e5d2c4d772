### The words of Cuckoo. English and German have the same ids, attributes and variables.
###
### Variables: $who (a name), $you ("yes" if the reader is $who), $other (a name), $card, $gave, $got

cuckoo-name = Cuckoo
cuckoo-tagline = One card each, and one chance to be rid of it
cuckoo-intro = Each has one card. Keep it, or swap it with your neighbour, who cannot refuse. The highest wins.
cuckoo-seat-0 = Ash
cuckoo-seat-1 = Birch
cuckoo-seat-2 = Cedar
cuckoo-help-sections = turn
cuckoo-help-turn = In turn each keeps a card or swaps it with the next seat, the last with the stock. Who is asked for the 9, the cuckoo, shows it and keeps it.
    .title = Your turn
cuckoo-event-dealt = { $who }: a { $card } is dealt.
cuckoo-event-dealt-hidden = { $who }: a card is dealt.
cuckoo-event-kept = { $you ->
        [yes] You keep your card.
       *[no] { $who } keeps the card.
    }
cuckoo-event-swapped = { $who } gives { $other } the { $gave } for the { $got }.
cuckoo-event-swapped-hidden = { $who } swaps with { $other }.
cuckoo-event-refused = Cuckoo! { $other } has the 9, and { $who } swaps nothing.
cuckoo-event-drew = { $who } swaps with the stock.
cuckoo-event-over = { $you ->
        [yes] You win with the { $card }.
       *[no] { $who } wins with the { $card }.
    }
cuckoo-action-keep = Keep the card
cuckoo-action-swap = Swap with { $other }
cuckoo-action-draw = Swap with the stock
cuckoo-group-cards = Cards
cuckoo-option-cuckoo = The cuckoo
    .help = Whether the 9 is shown and kept when somebody asks for it.
cuckoo-option-cuckoo-on = Refuses
cuckoo-option-cuckoo-off = Is a card like the others
cuckoo-reason-not_your_turn = It is not your turn.
cuckoo-reason-unknown_action = There is no such action.
cuckoo-reason-over = The game is over.
cuckoo-rulings = E
cuckoo-ruling-E = No two cards are alike, so one alone wins.
