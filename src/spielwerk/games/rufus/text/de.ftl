### The words of Rufus in German. The variables are explained in en.ftl.
### Players are addressed as "du". No word here is spelt otherwise in Switzerland (no ß).
###
### The hunted fox is called Rufus; the five animals are the seats', and so is "Fuchs".
### Seats, colours and pictures:
###   seat 0  Hirsch  rot
###   seat 1  Keiler  blau
###   seat 2  Dachs   hell und dunkel
###   seat 3  Fuchs   gelb
###   seat 4  Fasan   violett

## The game

rufus-name = Rufus
rufus-tagline = Eine Schnitzeljagd durch den Wald, und jeder ist Jäger und Fährtenleger
rufus-intro = Rufus, der Fuchs, läuft durch den Wald, und ihr seid alle hinter ihm her. Mit sieben Punkten im Zug führt ihr ihn weiter, legt den anderen falsche Fährten und jagt ihn selbst. Ob du ihn fängst oder er jemanden von euch: Dafür gibt es Gewinnkarten. Wer macht am meisten aus sieben Punkten?

## Seats. The sign is the animal’s picture.

rufus-seat-0 = Hirsch
    .sign = Hirschkopf
rufus-seat-1 = Keiler
    .sign = Keilerkopf
rufus-seat-2 = Dachs
    .sign = Dachskopf
rufus-seat-3 = Fuchs
    .sign = Fuchskopf
rufus-seat-4 = Fasan
    .sign = Fasanenkopf
rufus-fox = Rufus
    .help = Rufus gehört niemandem: Wer dran ist, darf ihn führen.

## Fields, and what is there, as it is read aloud. $kind: "field", "fox" or "start"; $number: its

## number. A start field is an ordinary field once the game is under way.

rufus-place = { $kind ->
        [fox] Fuchsfeld { $number }
       *[field] Feld { $number }
    }
rufus-field-stones = { $count ->
        [one] ein Stein von { $who }
       *[other] { $count } Steine von { $who }
    }
rufus-field-stones-own = { $count ->
        [one] dein Stein
       *[other] { $count } Steine von dir
    }
rufus-field-card = eine Karte von { $who }
rufus-field-card-seen = eine Karte von { $who }, { $value }
rufus-field-card-own = deine Karte, { $value }

## Trail cards and prizes

rufus-card = Fährtenkarte { $value }
    .one = die { $value }
rufus-card-leads = { $back ->
        [yes] führt { $value } Felder zurück
       *[no] führt { $value } Felder vor
    }
rufus-card-keeps = { $back ->
        [yes] am Ende auf der Hand: +{ $value }
       *[no] am Ende auf der Hand: −{ $value }
    }
rufus-cards-held = { $count ->
        [0] keine Karten
        [one] 1 Karte
       *[other] { $count } Karten
    }
rufus-points = { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
rufus-points-left = { $points ->
        [one] Noch 1 Punkt
       *[other] Noch { $points } Punkte
    }
rufus-prizes = { $count ->
        [0] Keine Gewinnkarten mehr
        [one] Die letzte Gewinnkarte
       *[other] Noch { $count } Gewinnkarten
    }
rufus-prize-next = Oben liegt die { $value }
rufus-prize-hidden = Verdeckt gemischt: Niemand kennt die nächste.
rufus-won = Gewonnen: { $cards }
rufus-won-none = Noch nichts gewonnen
rufus-out = Ausgeschieden

## Phases, and what is asked of whom

rufus-phase-over = Ende
rufus-prompt-play = { $left ->
        [all] { $points ->
            [one] Noch 1 Punkt: Rufus, Karte oder Stein?
           *[other] Noch { $points } Punkte: Rufus, Karte oder Stein?
        }
        [fox] { $points ->
            [one] Noch 1 Punkt: Rufus oder Stein?
           *[other] Noch { $points } Punkte: Rufus oder Stein?
        }
        [card] { $points ->
            [one] Noch 1 Punkt: Karte oder Stein?
           *[other] Noch { $points } Punkte: Karte oder Stein?
        }
       *[stone] { $points ->
            [one] Noch 1 Punkt: Zieh einen Stein.
           *[other] Noch { $points } Punkte: Zieh einen Stein.
        }
    }
rufus-prompt-play-wait = { $points ->
        [one] { $who } ist dran: noch 1 Punkt.
       *[other] { $who } ist dran: noch { $points } Punkte.
    }
rufus-prompt-fox = Wie weit läuft Rufus?
rufus-prompt-card = Neben welches Feld kommt { $card }?
rufus-prompt-stone = Wohin mit dem Stein?

## Events. "-hidden" is what the others are told.

rufus-event-first = { $you ->
        [yes] Du fängst an.
       *[no] { $who } fängt an.
    }
rufus-event-fox_moved = { $you ->
        [yes] { $count ->
            [one] Du führst Rufus 1 Feld weiter, auf { $to }.
           *[other] Du führst Rufus { $count } Felder weiter, auf { $to }.
        }
       *[no] { $count ->
            [one] { $who } führt Rufus 1 Feld weiter, auf { $to }.
           *[other] { $who } führt Rufus { $count } Felder weiter, auf { $to }.
        }
    }
rufus-event-laid = { $you ->
        [yes] Du legst deine { $value } neben { $at }.
       *[no] { $who } legt eine { $value } neben { $at }.
    }
rufus-event-laid-hidden = { $who } legt verdeckt eine Fährtenkarte neben { $at }.
rufus-event-stone_moved = { $you ->
        [yes] { $count ->
            [one] Du ziehst einen Stein 1 Feld, von { $from } auf { $to }.
           *[other] Du ziehst einen Stein { $count } Felder, von { $from } auf { $to }.
        }
       *[no] { $count ->
            [one] { $who } zieht einen Stein 1 Feld, von { $from } auf { $to }.
           *[other] { $who } zieht einen Stein { $count } Felder, von { $from } auf { $to }.
        }
    }
rufus-event-met = { $you ->
        [yes] Dort endet dein Zug: Neben { $at } liegt eine Fährtenkarte von { $owner }, eine { $value }.
       *[no] { $whose ->
            [you] Dort endet der Zug: Neben { $at } findet { $who } deine Fährtenkarte, eine { $value }.
           *[other] Dort endet der Zug: Neben { $at } findet { $who } eine Fährtenkarte von { $owner }, eine { $value }.
        }
    }
rufus-event-trailed = { $back ->
        [yes] Die Fährte führt { $count } Felder zurück, auf { $to }.
       *[no] Die Fährte führt { $count } Felder vor, auf { $to }.
    }
rufus-event-caught = { $by ->
        [fox] { $count ->
            [one] Rufus fängt einen Stein auf { $at }.
           *[other] Rufus fängt { $count } Steine auf { $at }.
        }
       *[stone] { $you ->
            [yes] Du hast Rufus auf { $at } gefangen!
           *[no] { $who } hat Rufus auf { $at } gefangen!
        }
    }
rufus-event-set_back = { $you ->
        [yes] Dein Stein muss zurück zu deinem anderen auf { $to }.
       *[no] Der Stein von { $who } muss zurück zum anderen auf { $to }.
    }
rufus-event-won = { $why ->
        [fox_field] { $you ->
            [yes] Rufus ist bei { $at } angekommen: Du gewinnst die { $value }.
           *[no] Rufus ist bei { $at } angekommen: { $who } gewinnt die { $value }.
        }
        [overtaken] { $you ->
            [yes] Die Fährte führt bis zu Rufus oder an ihm vorbei: Du gewinnst die { $value }.
           *[no] Die Fährte führt bis zu Rufus oder an ihm vorbei: { $who } gewinnt die { $value }.
        }
        [rest] { $you ->
            [yes] Für dich bleibt noch die { $value }.
           *[no] Für { $who } bleibt noch die { $value }.
        }
       *[caught] { $you ->
            [yes] Du gewinnst die { $value }.
           *[no] { $who } gewinnt die { $value }.
        }
    }
rufus-event-out = { $you ->
        [yes] Rufus hat deine beiden Steine gefangen: Du bist ausgeschieden und behältst, was du gewonnen hast.
       *[no] Rufus hat beide Steine von { $who } gefangen: { $who } scheidet aus und behält, was gewonnen ist.
    }
rufus-event-taken_back = { $you ->
        [yes] Du nimmst deinen letzten Schritt zurück.
       *[no] { $who } nimmt den letzten Schritt zurück.
    }
rufus-event-over = { $reason ->
        [guard] Das Spiel endet unentschieden: Es hat zu lange gedauert.
        [alone] Es ist niemand mehr da, der jagen könnte. { $count ->
            [one] { $you ->
                [yes] Du gewinnst mit { $score } Punkten!
               *[no] { $who } gewinnt mit { $score } Punkten.
            }
           *[other] Ihr teilt euch den Sieg mit je { $score } Punkten: { $who }.
        }
       *[prizes] Die letzte Gewinnkarte ist weg. { $count ->
            [one] { $you ->
                [yes] Du gewinnst mit { $score } Punkten!
               *[no] { $who } gewinnt mit { $score } Punkten.
            }
           *[other] Den Sieg teilen sich mit je { $score } Punkten: { $who }.
        }
    }

## Actions

rufus-action-fox = { $count ->
        [one] Führ Rufus 1 Feld weiter, auf { $to }
       *[other] Führ Rufus { $count } Felder weiter, auf { $to }
    }
rufus-action-lay = Leg { $card } neben { $at }
rufus-action-stone = Zieh den Stein von { $from } auf { $to }
rufus-action-take_back = Nimm den letzten Schritt zurück

## The score sheet at the end. Numbers have their sign where they may be negative.

rufus-score = So kamen die Punkte zusammen
    .won = Gewinn{ "\u00AD" }karten
    .hand = Auf der Hand
    .laid = Aus{ "\u00AD" }gelegt
    .total = Punkte
    .help = Von den Karten auf der Hand zählen ungerade für dich und gerade gegen dich.
rufus-score-sum = { $cards } = { $sum }
rufus-score-none = keine
rufus-score-out = ausgeschieden: Nur Gewinnkarten zählen

## Options

rufus-option-fields = Länge des Wegs
    .help = Wie viele Felder der Weg hat. Mehr Felder machen die Jagd länger.
rufus-option-prizes = Reihenfolge der Gewinnkarten
    .help = In welcher Reihenfolge die Gewinnkarten von 1 bis 19 liegen. Sind sie gemischt, kennt niemand die nächste: gut, wenn Kinder mitspielen.
rufus-option-prizes-ascending = Von 1 bis 19
rufus-option-prizes-descending = Von 19 bis 1
rufus-option-prizes-alternating = 1, 19, 3, 17 und so weiter
rufus-option-prizes-custom = Eigene Reihenfolge
rufus-option-prizes-shuffled = Gemischt
rufus-option-prize_order = Eure Reihenfolge
    .help = Alle zehn Gewinnkarten, die oberste zuerst, mit Leerzeichen dazwischen: 19 1 17 3 15 5 13 7 11 9
rufus-option-first = Wer anfängt
    .help = Wer den ersten Zug macht. Im Regelheft macht ihr das untereinander aus.
rufus-option-first-chance = Das Los
rufus-option-first-0 = Hirsch
rufus-option-fox_continues = Wenn Rufus auf einen Stein trifft
    .help = Ob Rufus dort anhält, oder ob er mit den Punkten, die noch da sind, weiterlaufen und mehr fangen darf.
rufus-option-fox_continues-off = Er hält an
rufus-option-fox_continues-on = Er darf weiter
rufus-option-exact_catch = Rufus fangen
    .help = Ob ein Stein Rufus genau mit dem letzten Punkt erreichen muss, oder ob er auf seinem Feld anhalten und den Rest verschenken darf.
rufus-option-exact_catch-on = Mit dem letzten Punkt
rufus-option-exact_catch-off = Auch mit Punkten übrig
rufus-option-hard_count = Ausgelegte Karten
    .help = Ob deine Karten, die niemand aufgenommen hat, am Ende zählen wie die auf deiner Hand.
rufus-option-hard_count-off = Zählen nicht
rufus-option-hard_count-on = Zählen mit
rufus-option-out_hand_counts = Wer ausgeschieden ist
    .help = Ob bei jemandem, der ausgeschieden ist, am Ende auch die Karten zählen oder nur das Gewonnene.
rufus-option-out_hand_counts-off = Nur Gewinnkarten zählen
rufus-option-out_hand_counts-on = Auch die Karten zählen
rufus-option-survivor_takes_rest = Wer als Letztes übrig ist
    .help = Ob man die restlichen Gewinnkarten bekommt, wenn man als Einziges noch im Spiel ist.
rufus-option-survivor_takes_rest-off = Lässt den Rest liegen
rufus-option-survivor_takes_rest-on = Bekommt den Rest
rufus-option-max_plies = Unentschieden nach
    .help = Nach so vielen Aktionen gilt ein endloses Spiel als unentschieden. 0 bedeutet nie.

## Refusals

rufus-reason-not_your_turn = Du bist nicht dran.
rufus-reason-fox_moved = Rufus ist in diesem Zug schon gelaufen.
rufus-reason-card_laid = In diesem Zug hast du schon eine Karte gelegt.
rufus-reason-too_few_points = { $points ->
        [one] Du hast nur noch einen Punkt: Das reicht nicht.
       *[other] Du hast nur noch { $points } Punkte: Das reicht nicht.
    }
rufus-reason-points_left_over = { $left ->
        [one] Ein Punkt bliebe übrig: Ein Stein zieht mit allen Punkten, die du noch hast.
       *[other] { $left } Punkte blieben übrig: Ein Stein zieht mit allen Punkten, die du noch hast.
    }
rufus-reason-points_lost = Danach blieben Punkte übrig, die du jetzt noch nutzen kannst.
rufus-reason-stone_in_fox_way = Rufus läuft an keinem Stein vorbei: Er hält an, wo der nächste steht.
rufus-reason-fox_no_step = Dort steht Rufus schon. Wenn er läuft, dann mindestens ein Feld.
rufus-reason-no_such_card = Diese Karte hast du nicht.
rufus-reason-card_there = Neben diesem Feld liegt schon eine Fährtenkarte.
rufus-reason-not_behind_fox = Neben Rufus selbst darf keine Karte liegen, nur hinter ihm.
rufus-reason-not_before_rearmost = Karten liegen nur hinter Rufus, bis vor den hintersten Stein der anderen.
rufus-reason-no_room = Kein Platz für eine Karte: Zwischen Rufus und dem hintersten fremden Stein ist nichts frei.
rufus-reason-fox_in_way = Rufus steht im Weg: An ihm zieht kein Stein vorbei.
rufus-reason-fox_needs_last_point = { $left ->
        [one] Rufus fängst du nur mit deinem letzten Punkt. Hier bliebe noch einer übrig.
       *[other] Rufus fängst du nur mit deinem letzten Punkt. Hier blieben noch { $left } übrig.
    }
rufus-reason-no_stone_there = Dort steht kein Stein.
rufus-reason-not_your_stone = Das ist nicht dein Stein.
rufus-reason-no_such_field = So ein Feld gibt es auf diesem Weg nicht.
rufus-reason-over = Das Spiel ist zu Ende.
rufus-reason-unknown_action = Das ist keine Aktion in diesem Spiel.
rufus-reason-nothing_to_take_back = Du hast nichts, was du zurücknehmen kannst.

## The rules, for players

rufus-help-sections = aim path turn fox card stone trail prizes out end
rufus-help-aim = Rufus, der Fuchs, läuft durch den Wald, und ihr jagt ihn. Es gibt zehn Gewinnkarten, von 1 bis 19. Ist die letzte weg, ist das Spiel zu Ende. Wer dann am meisten Punkte hat, aus Gewinnkarten und aus Fährtenkarten auf der Hand, gewinnt.
    .title = Worum es geht
rufus-help-path = Der Weg führt im Kreis, und alle gehen im Uhrzeigersinn. Jeder von euch hat zwei Steine und acht Fährtenkarten, von 2 bis 9. Rufus beginnt auf einem der beiden Fuchsfelder, eure Steine 8 und 12 Felder hinter ihm. Auf einem Feld dürfen beliebig viele Steine stehen.
    .title = Der Weg
rufus-help-turn = In jedem Zug hast du sieben Punkte. Du kannst einmal Rufus führen. Du kannst einmal eine Fährtenkarte legen, das kostet einen Punkt. Und du kannst einen deiner Steine ziehen, das kommt immer zuletzt. Alle sieben Punkte müssen weg: Wer einen Stein zieht, zieht ihn mit allen, die noch da sind. Geht das wirklich nicht, nutzt du so viele wie möglich. Bis dein Zug zu Ende ist, kannst du deine Schritte zurücknehmen.
    .title = Dein Zug
rufus-help-fox = Rufus läuft für jeden Punkt ein Feld. Er hält an, wo er auf einen Stein trifft, und läuft nie an einem vorbei. Was er trifft, ist gefangen: Du gewinnst eine Gewinnkarte, und jeder Stein auf diesem Feld muss zurück zum anderen seiner Farbe. Das kann auch deiner sein. Wie viel ein Fang bringt, entscheidet die oberste Gewinnkarte.
    .title = Rufus führen
rufus-help-card = Eine Fährtenkarte legst du verdeckt neben ein Feld, neben dem noch keine liegt: hinter Rufus und vor dem hintersten Stein der anderen. Ihre Zahl kennst nur du. Die anderen sehen, wem sie gehört.
    .title = Eine Fährte legen
    .card = Karte
    .leads = Wenn sie jemand findet
    .keeps = Wenn du sie behältst
rufus-help-stone = Ein Stein geht für jeden Punkt ein Feld, an anderen Steinen vorbei, aber nicht an Rufus. Erreicht er Rufus genau mit deinem letzten Punkt, hast du ihn gefangen: Du gewinnst eine Gewinnkarte, und der Stein muss zurück zu deinem anderen. Stehst du weniger als sieben Felder hinter ihm, gib vorher Punkte für Rufus oder für eine Karte aus, damit es aufgeht. Deine eigenen Karten stören ihn nicht.
    .title = Einen Stein ziehen
rufus-help-trail = Kommt ein Stein zu einer fremden Karte, endet sein Zug, und Punkte, die noch da sind, verfallen. Die Karte wird aufgedeckt: Eine gerade Zahl führt so viele Felder vor, eine ungerade so viele zurück. Dabei halten ihn weder Steine noch Karten noch Rufus auf, und liegt am Ende wieder eine Karte, bleibt sie liegen. Führt die Fährte vorwärts bis zu Rufus oder an ihm vorbei, gewinnst du eine Gewinnkarte, und dein Stein muss nicht zurück. Eine Karte, der jemand gefolgt ist, kommt weg.
    .title = Auf einer Fährte
rufus-help-prizes = Eine Gewinnkarte bekommst du für jeden Fang, ob dein Stein Rufus erreicht oder er einen Stein. Du bekommst auch eine, wenn du Rufus auf ein Fuchsfeld oder darüber hinweg führst: Das ist eine halbe Runde. Ein einziger Lauf kann dir zwei bringen.
    .title = Die Gewinnkarten
rufus-help-out = Fängt Rufus beide Steine einer Farbe auf demselben Feld, scheidet ihr Spieler aus. Was gewonnen ist, bleibt und zählt, die Karten auf der Hand zählen nicht mehr. Karten auf dem Weg wirken weiter. Ist nur noch einer von euch im Spiel, ist es zu Ende.
    .title = Ausscheiden
rufus-help-end = Mit der letzten Gewinnkarte ist Schluss. Zählt eure Gewinnkarten zusammen. Auch die Karten, die ihr noch auf der Hand habt, zählen: 3, 5, 7 und 9 für euch, 2, 4, 6 und 8 gegen euch. Bring also deine geraden Karten rechtzeitig unter die Leute.
    .title = Das Ende

## In the browser

rufus-prompt-nowhere = Damit geht gerade nichts. Schau ein Feld an: Dann siehst du, warum.
# While the last of a turn is still being shown.
rufus-prompt-wait = { $who } ist dran.
# What stands on a plate: values of cards that were met.
rufus-picked = Aufgenommene Karten: { $cards }
# On a button; rufus-action-take_back says it in full.
rufus-take-back = Zurücknehmen
# Where cards on the path count, too.
rufus-score-laid-help = Von den Karten auf der Hand und auf dem Weg zählen ungerade für dich und gerade gegen dich.
rufus-field-start = Startfeld
rufus-field-last = zuletzt gespielt
# What could get to a field. $ways: some of the three below.
rufus-ways = Hierher kann { $ways }
rufus-ways-none = In diesem Zug kommt nichts hierher. Wähl etwas aus, dann siehst du, warum.
rufus-way-fox = { $points ->
        [one] Rufus für 1 Punkt
       *[other] Rufus für { $points } Punkte
    }
rufus-way-stone = { $points ->
        [one] dein Stein von { $from } für 1 Punkt
       *[other] dein Stein von { $from } für { $points } Punkte
    }
rufus-way-card = eine deiner Karten für 1 Punkt

## Rulings: the options in groups, and what is no option but not said in the rulebook either

rufus-group-path = Bevor es losgeht
rufus-group-catches = Fangen
rufus-group-points = Was zählt
rufus-group-end = Damit es ein Ende nimmt
rufus-rulings = T1 T2 T3 T5 T7
rufus-ruling-T1 = Rufus läuft in einem Stück: nicht erst ein paar Felder, dann eine Karte, dann der Rest.
rufus-ruling-T2 = Lassen sich wirklich nicht alle sieben Punkte nutzen, nutzt du so viele wie möglich. Ein Stein darf auch dann mit allen Punkten losziehen, wenn ihn unterwegs eine fremde Karte aufhält, und sogar an Rufus vorbei zielen, wenn sie ihn vorher aufhält. Ist das Spiel mitten in deinem Zug aus, gelten alle Punkte als genutzt; ebenso, wenn du selbst ausscheidest.
rufus-ruling-T3 = Steine, die schon auf dem Feld stehen, von dem Rufus losläuft, hat er nicht gefangen, und aufhalten können sie ihn auch nicht.
rufus-ruling-T5 = Was hinter Rufus ist, zählt rund um den ganzen Weg. Ein Stein, der ihn überholt hat, ist darum der hinterste.
rufus-ruling-T7 = Auf einer Fährte zählen die Felder, zu denen sie führt, nicht das, auf dem sie beginnt.

## What the rules do, as it is counted over many games: labels in a table

rufus-happening-fox_led = Male, die Rufus geführt wird
rufus-happening-caught_by_fox = Fänge durch Rufus
rufus-happening-stones_set_back = Zurückgesetzte Steine anderer
rufus-happening-own_set_back = Zurückgesetzte eigene Steine
rufus-happening-fox_fields = Gewinnkarten für Fuchsfelder
rufus-happening-cards_laid = Gelegte Fährtenkarten
rufus-happening-fox_caught = Von einem Stein gefangener Rufus
rufus-happening-cards_met = Gefundene Fährtenkarten
rufus-happening-led_forward = Fährten nach vorn
rufus-happening-led_back = Fährten zurück
rufus-happening-overtaken = Gewinnkarten für Fährten bis zu Rufus oder an ihm vorbei
rufus-happening-ended_prizes = Spiele bis zur letzten Gewinnkarte
rufus-happening-ended_guard = Spiele ohne Ende (unentschieden)
rufus-happening-went_out = Ausgeschiedene
rufus-happening-rest_taken = Gewinnkarten für den, der übrig bleibt
rufus-happening-ended_alone = Spiele, bis nur noch einer jagt
