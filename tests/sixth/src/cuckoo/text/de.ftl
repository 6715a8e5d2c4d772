### Die Wörter von Kuckuck. Englisch und Deutsch haben dieselben Namen und Variablen.
###
### Variablen: $who (ein Name), $you ("yes", wenn $who liest), $other (ein Name), $card, $gave, $got

cuckoo-name = Kuckuck
cuckoo-tagline = Jeder eine Karte, und eine Gelegenheit, sie loszuwerden
cuckoo-intro = Jeder hat eine Karte. Behalte sie, oder tausche sie mit deinem Nachbarn, der sich nicht weigern kann. Die höchste gewinnt.
cuckoo-seat-0 = Esche
cuckoo-seat-1 = Birke
cuckoo-seat-2 = Zeder
cuckoo-help-sections = turn
cuckoo-help-turn = Reihum behält jeder seine Karte oder tauscht sie mit dem Nächsten, der Letzte mit dem Stapel. Wer um die 9, den Kuckuck, gebeten wird, zeigt und behält sie.
    .title = Dein Zug
cuckoo-event-dealt = { $who }: eine { $card } wird ausgeteilt.
cuckoo-event-dealt-hidden = { $who }: eine Karte wird ausgeteilt.
cuckoo-event-kept = { $you ->
        [yes] Du behältst deine Karte.
       *[no] { $who } behält die Karte.
    }
cuckoo-event-swapped = { $who } gibt { $other } die { $gave } für die { $got }.
cuckoo-event-swapped-hidden = { $who } tauscht mit { $other }.
cuckoo-event-refused = Kuckuck! { $other } hat die 9, und { $who } tauscht nichts.
cuckoo-event-drew = { $who } tauscht mit dem Stapel.
cuckoo-event-over = { $you ->
        [yes] Du gewinnst mit der { $card }.
       *[no] { $who } gewinnt mit der { $card }.
    }
cuckoo-action-keep = Die Karte behalten
cuckoo-action-swap = Mit { $other } tauschen
cuckoo-action-draw = Mit dem Stapel tauschen
cuckoo-group-cards = Karten
cuckoo-option-cuckoo = Der Kuckuck
    .help = Ob die 9 gezeigt und behalten wird, wenn jemand um sie bittet.
cuckoo-option-cuckoo-on = Weigert sich
cuckoo-option-cuckoo-off = Ist eine Karte wie andere
cuckoo-reason-not_your_turn = Du bist nicht am Zug.
cuckoo-reason-unknown_action = Diese Aktion gibt es nicht.
cuckoo-reason-over = Das Spiel ist vorbei.
cuckoo-rulings = E
cuckoo-ruling-E = Keine zwei Karten sind gleich, also gewinnt einer allein.
