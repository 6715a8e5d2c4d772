### The words of Rufus in German. The variables are explained in en.ftl.
### Players are addressed as "du".
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
rufus-tagline = Schnitzeljagd im Wald: Alle jagen, alle legen Fährten
rufus-intro = Rufus, der Fuchs, läuft durch den Wald, und alle sind hinter ihm her. Pro Zug hast du 7 Zugpunkte: Führe Rufus, lege falsche Fährten und jage ihn selbst. Fängst du ihn oder fängt er jemanden, gibt es Gewinnkarten.

## Seats, as they begin a sentence (.nom) and own something (.of). The sign is the picture.

rufus-seat-0 = Hirsch
    .nom = Der Hirsch
    .of = vom Hirsch
    .sign = Hirschkopf
rufus-seat-1 = Keiler
    .nom = Der Keiler
    .of = vom Keiler
    .sign = Keilerkopf
rufus-seat-2 = Dachs
    .nom = Der Dachs
    .of = vom Dachs
    .sign = Dachskopf
rufus-seat-3 = Fuchs
    .nom = Der Fuchs
    .of = vom Fuchs
    .sign = Fuchskopf
rufus-seat-4 = Fasan
    .nom = Der Fasan
    .of = vom Fasan
    .sign = Fasanenkopf
rufus-fox = Rufus
    .help = Rufus gehört niemandem: Wer dran ist, darf ihn führen

## Fields, and what is there, as it is read aloud. $kind: "field", "fox" or "start"; $number: its
## number. A start field is an ordinary field once the game is under way.

rufus-place = { $kind ->
        [fox] Fuchsfeld { $number }
       *[field] Feld { $number }
    }
rufus-field-stones = { $count ->
        [one] ein Stein { $owner }
       *[other] { $count } Steine { $owner }
    }
rufus-field-stones-own = { $count ->
        [one] dein Stein
       *[other] { $count } Steine von dir
    }
rufus-field-card = eine Fährtenkarte { $owner }
rufus-field-card-seen = Fährtenkarte { $value } { $owner }
rufus-field-card-own = deine Fährtenkarte { $value }

## Trail cards and prizes

rufus-card = Fährtenkarte { $value }
    .one = die { $value }
rufus-card-leads = { $back ->
        [yes] führt einen fremden Stein { $value } Felder zurück
       *[no] führt einen fremden Stein { $value } Felder vor
    }
rufus-card-keeps = { $back ->
        [yes] am Ende auf der Hand: plus { $value }
       *[no] am Ende auf der Hand: minus { $value }
    }
rufus-cards-held = { $count ->
        [0] keine Karten
        [one] 1 Karte
       *[other] { $count } Karten
    }
rufus-points = { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
    .scored = { $score ->
        [one] { $score } Punkt
       *[other] { $score } Punkten
    }
rufus-move-points = { $points ->
        [one] 1 Zugpunkt
       *[other] { $points } Zugpunkte
    }
rufus-points-left = { $points ->
        [0] Keine Zugpunkte mehr
        [one] Noch 1 Zugpunkt
       *[other] Noch { $points } Zugpunkte
    }
rufus-prizes = { $count ->
        [0] Keine Gewinnkarten mehr
        [one] Noch 1 Gewinnkarte
       *[other] Noch { $count } Gewinnkarten
    }
rufus-prize-next = Oben liegt die { $value }
rufus-prize-hidden = Gemischt: Die oberste liegt verdeckt.
rufus-won = Gewinnkarten: { $cards }
rufus-won-none = Keine Gewinnkarten
rufus-out = Ausgeschieden

## Phases, and what is asked of whom

rufus-phase-over = Ende
rufus-prompt-play = { $left ->
        [all] { $points ->
            [one] Noch 1 Zugpunkt: Rufus, Karte oder Stein?
           *[other] Noch { $points } Zugpunkte: Rufus, Karte oder Stein?
        }
        [fox] { $points ->
            [one] Noch 1 Zugpunkt: Rufus oder Stein?
           *[other] Noch { $points } Zugpunkte: Rufus oder Stein?
        }
        [card] { $points ->
            [one] Noch 1 Zugpunkt: Karte oder Stein?
           *[other] Noch { $points } Zugpunkte: Karte oder Stein?
        }
       *[stone] { $points ->
            [one] Noch 1 Zugpunkt: Ziehe einen Stein.
           *[other] Noch { $points } Zugpunkte: Ziehe einen Stein.
        }
    }
rufus-prompt-play-wait = { $points ->
        [one] { $who } ist dran: noch 1 Zugpunkt.
       *[other] { $who } ist dran: noch { $points } Zugpunkte.
    }
rufus-prompt-fox = Wie weit läuft Rufus?
rufus-prompt-card = Neben welches Feld kommt { $card }?
rufus-prompt-stone = Wohin zieht der Stein?

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
            [one] Du ziehst einen Stein 1 Feld weiter, von { $from } auf { $to }.
           *[other] Du ziehst einen Stein { $count } Felder weiter, von { $from } auf { $to }.
        }
       *[no] { $count ->
            [one] { $who } zieht einen Stein 1 Feld weiter, von { $from } auf { $to }.
           *[other] { $who } zieht einen Stein { $count } Felder weiter, von { $from } auf { $to }.
        }
    }
rufus-event-met = { $you ->
        [yes] Neben { $at } liegt eine Fährtenkarte { $owner }, eine { $value }: Dein Zug ist zu Ende.
       *[no] { $whose ->
            [you] { $who } findet neben { $at } deine Fährtenkarte, eine { $value }: Der Zug ist zu Ende.
           *[other] { $who } findet neben { $at } eine Fährtenkarte { $owner }, eine { $value }.
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
            [yes] Du fängst Rufus auf { $at }!
           *[no] { $who } fängt Rufus auf { $at }!
        }
    }
rufus-event-set_back = { $you ->
        [yes] Dein Stein kommt zu deinem anderen auf { $to }.
       *[no] Der Stein { $owner } kommt zum anderen auf { $to }.
    }
rufus-event-won = { $why ->
        [fox_field] { $you ->
            [yes] Rufus erreicht { $at }: Du gewinnst die Gewinnkarte { $value }.
           *[no] Rufus erreicht { $at }: { $who } gewinnt die Gewinnkarte { $value }.
        }
        [overtaken] { $you ->
            [yes] Die Fährte führt zu Rufus oder an ihm vorbei: Du gewinnst die Gewinnkarte { $value }.
           *[no] Die Fährte führt zu Rufus oder an ihm vorbei: { $who } gewinnt die Gewinnkarte { $value }.
        }
        [rest] { $you ->
            [yes] Du bekommst zum Schluss auch die Gewinnkarte { $value }.
           *[no] { $who } bekommt zum Schluss auch die Gewinnkarte { $value }.
        }
       *[caught] { $you ->
            [yes] Du gewinnst die Gewinnkarte { $value }.
           *[no] { $who } gewinnt die Gewinnkarte { $value }.
        }
    }
rufus-event-out = { $you ->
        [yes] Rufus fängt deine beiden Steine: Du scheidest aus und behältst deine Gewinnkarten.
       *[no] { $who } scheidet aus und behält die Gewinnkarten: Rufus fängt beide Steine.
    }
rufus-event-taken_back = { $you ->
        [yes] Du nimmst deinen letzten Schritt zurück.
       *[no] { $who } nimmt den letzten Schritt zurück.
    }
rufus-event-over = { $reason ->
        [guard] Die Partie endet unentschieden: Die Höchstzahl der Aktionen ist erreicht.
        [alone] Zum Jagen sind zu wenige übrig. { $count ->
            [one] { $you ->
                [yes] Du gewinnst mit { rufus-points.scored }!
               *[no] { $who } gewinnt mit { rufus-points.scored }.
            }
           *[other] { $who } teilen sich den Sieg mit je { rufus-points.scored }.
        }
       *[prizes] Die letzte Gewinnkarte ist weg. { $count ->
            [one] { $you ->
                [yes] Du gewinnst mit { rufus-points.scored }!
               *[no] { $who } gewinnt mit { rufus-points.scored }.
            }
           *[other] { $who } teilen sich den Sieg mit je { rufus-points.scored }.
        }
    }

## Actions

rufus-action-fox = { $count ->
        [one] Rufus 1 Feld weiterführen, auf { $to }
       *[other] Rufus { $count } Felder weiterführen, auf { $to }
    }
rufus-action-lay = Fährtenkarte { $value } neben { $at } legen
rufus-action-stone = Stein von { $from } auf { $to } ziehen
rufus-action-stone-met = Von { $from } zur Karte { $owner } neben { $to } ziehen
rufus-action-take_back = Letzten Schritt zurücknehmen

## The score sheet at the end. Numbers have their sign where they may be negative.

rufus-score = So kamen die Punkte zusammen
    .won = Gewonnen
    .hand = Auf der Hand
    .laid = Ausgelegt
    .total = Punkte
    .help = Auf der Hand zählen Karten mit ungerader Zahl für dich, mit gerader gegen dich.
rufus-score-sum = { $cards } = { $sum }
rufus-score-none = keine
rufus-score-out = ausgeschieden: Nur Gewinnkarten zählen

## Options

rufus-option-fields = Länge des Wegs
    .help = Wie viele Felder der Weg hat. Im Regelheft steht es nicht; mehr Felder machen die Jagd länger.
rufus-option-prizes = Reihenfolge der Gewinnkarten
    .help = Wie die Gewinnkarten 1, 3, 5 und so weiter bis 19 liegen. Sind sie gemischt, kennt niemand die nächste: gut, wenn Kinder mitspielen.
rufus-option-prizes-ascending = Von 1 bis 19
rufus-option-prizes-descending = Von 19 bis 1
rufus-option-prizes-alternating = 1, 19, 3, 17 …
rufus-option-prizes-custom = Eigene Reihenfolge
rufus-option-prizes-shuffled = Gemischt
rufus-option-prize_order = Eure Reihenfolge
    .help = Alle zehn Gewinnkarten, die oberste zuerst, mit Leerzeichen dazwischen: 19 1 17 3 15 5 13 7 11 9
rufus-option-first = Wer anfängt
    .help = Laut Regelheft macht ihr das untereinander aus.
rufus-option-first-chance = Zufällig
rufus-option-first-0 = Hirsch
rufus-option-fox_continues = Rufus trifft einen Stein
    .help = Er hält dort an, denn überholen darf er nicht. Oder er darf mit den Zugpunkten, die noch da sind, weiterlaufen und mehr fangen.
rufus-option-fox_continues-off = Er hält an
rufus-option-fox_continues-on = Er darf weiter
rufus-option-exact_catch = Rufus fangen
    .help = Unsere Lesart: Dein Stein muss Rufus genau mit dem letzten Zugpunkt erreichen. Milder: Der Stein hält bei ihm an, und der Rest verfällt.
rufus-option-exact_catch-on = Mit letztem Zugpunkt
rufus-option-exact_catch-off = Auch mit Rest
rufus-option-hard_count = Ausgelegte Karten
    .help = Die härtere Zählung im Regelheft: Auch deine ausgelegten Karten, die niemand aufgenommen hat, zählen wie die auf deiner Hand.
rufus-option-hard_count-off = Zählen nicht
rufus-option-hard_count-on = Zählen mit
rufus-option-out_hand_counts = Wer ausgeschieden ist
    .help = Im Regelheft zählen für Ausgeschiedene nur die Gewinnkarten. Milder: Ihre Fährtenkarten zählen wie bei allen anderen.
rufus-option-out_hand_counts-off = Nur Gewinnkarten
rufus-option-out_hand_counts-on = Auch Fährtenkarten
rufus-option-survivor_takes_rest = Letzte Farbe im Spiel
    .help = Bekommst du die restlichen Gewinnkarten, wenn sonst niemand mehr im Spiel ist? Das Regelheft sagt nichts dazu.
rufus-option-survivor_takes_rest-off = Der Rest bleibt liegen
rufus-option-survivor_takes_rest-on = Bekommt den Rest
rufus-option-max_plies = Höchstzahl der Aktionen
    .help = Nach so vielen Aktionen endet die Partie unentschieden: eine Notbremse für Partien, die sonst nie enden. 0 heißt: keine Höchstzahl.

## Refusals

rufus-reason-not_your_turn = Du bist nicht dran.
rufus-reason-fox_moved = Rufus ist in diesem Zug schon gelaufen.
rufus-reason-card_laid = In diesem Zug hast du schon eine Karte ausgelegt.
rufus-reason-too_few_points = { $points ->
        [one] Mit noch 1 Zugpunkt ist das im Uhrzeigersinn zu weit: Wähle ein näheres Feld.
       *[other] Mit noch { $points } Zugpunkten ist das im Uhrzeigersinn zu weit: Wähle ein näheres Feld.
    }
rufus-reason-points_left_over = { $left ->
        [one] 1 Zugpunkt bliebe übrig: Ein Stein zieht mit allen, die du noch hast.
       *[other] { $left } Zugpunkte blieben übrig: Ein Stein zieht mit allen, die du noch hast.
    }
rufus-reason-points_lost = So blieben Zugpunkte ungenutzt. Es gibt einen Zug, der mehr davon nutzt.
rufus-reason-stone_in_fox_way = Rufus läuft an keinem Stein vorbei. Er hält an, wo der nächste steht.
rufus-reason-fox_no_step = Dort steht Rufus schon. Wenn er läuft, dann mindestens ein Feld.
rufus-reason-no_such_card = Diese Karte hast du nicht.
rufus-reason-card_there = Neben diesem Feld liegt schon eine Fährtenkarte.
rufus-reason-not_behind_fox = Neben Rufus selbst kannst du keine Karte auslegen, nur hinter ihm.
rufus-reason-not_before_rearmost = Lege Karten nur hinter Rufus und vor dem hintersten Stein der anderen aus.
rufus-reason-no_room = Kein Platz: Zwischen Rufus und dem hintersten fremden Stein ist kein Feld frei.
rufus-reason-fox_in_way = Rufus steht im Weg: Mit Zugpunkten kommt dein Stein nicht an ihm vorbei.
rufus-reason-fox_needs_last_point = { $left ->
        [one] Rufus fängst du nur mit dem letzten Zugpunkt. Hier bliebe noch 1 übrig.
       *[other] Rufus fängst du nur mit dem letzten Zugpunkt. Hier blieben noch { $left } übrig.
    }
rufus-reason-no_stone_there = Dort steht kein Stein.
rufus-reason-not_your_stone = Das ist nicht dein Stein.
rufus-reason-no_such_field = So ein Feld gibt es auf diesem Weg nicht.
rufus-reason-over = Die Partie ist zu Ende.
rufus-reason-unknown_action = So ein Zug ist hier nicht möglich.
rufus-reason-nothing_to_take_back = Du kannst gerade nichts zurücknehmen.

## Told when it first matters, to who is new to the game: rules and dangers, never advice

rufus-note-aim = Fange Rufus, den Fuchs: Das bringt Punkte. Wer die meisten hat, gewinnt.
rufus-note-points = Nutze alle 7 Zugpunkte. Ein Stein zieht immer zuletzt: Danach ist dein Zug vorbei.
rufus-note-together = Vorsicht: Fängt Rufus deine beiden Steine auf einem Feld, scheidest du aus.
rufus-note-catch = Erreicht dein Stein Rufus mit dem letzten Zugpunkt, gewinnst du eine Gewinnkarte.
rufus-note-lead = Führe Rufus auf ein Fuchsfeld oder zu einem Stein: Das bringt eine Gewinnkarte.
rufus-note-trail = Hier hält eine Fährtenkarte deinen Stein auf: Eine gerade Zahl führt vorwärts, eine ungerade zurück.
rufus-note-cards = Nur noch wenige Gewinnkarten: Auf der Hand zählen Karten mit gerader Zahl gegen dich.
rufus-note-lay = Eine Fährtenkarte kostet 1 Zugpunkt und lenkt nur die Steine der anderen um.

## The rules, for players

rufus-help-sections = aim path turn points fox card stone catch trail overtaking prizes out end
rufus-help-aim = Rufus, der Fuchs, läuft durch den Wald, und ihr jagt ihn. Es gibt zehn Gewinnkarten: 1, 3, 5 und so weiter bis 19. Mit der letzten endet die Partie. Wer dann die meisten Punkte hat, gewinnt.
    .title = Worum es geht
rufus-help-path = Der Weg ist ein Ring, alle ziehen im Uhrzeigersinn. Ihr habt je zwei Steine und die Fährtenkarten 2 bis 9. Rufus startet auf einem Fuchsfeld. { $fields ->
        [60] Unsere Lesart: Der Weg hat 60 Felder (Hausregel „{ rufus-option-fields }“), eure Steine starten 8 und 12 Felder hinter Rufus.
       *[other] An diesem Tisch hat der Weg { $fields } Felder; eure Steine starten 8 und 12 Felder hinter Rufus (unsere Lesart).
    } Ein Feld fasst beliebig viele Steine.
    .title = Der Weg
rufus-help-turn = In jedem Zug hast du 7 Zugpunkte. Du kannst einmal Rufus führen und einmal für 1 Zugpunkt eine Fährtenkarte auslegen, in beliebiger Reihenfolge. Zuletzt kannst du einen deiner Steine ziehen. Bis dein Zug endet, kannst du Schritte zurücknehmen{ $prizes ->
        [shuffled] , außer sie haben eine Gewinnkarte aufgedeckt.
       *[other] .
    }
    .title = Dein Zug
rufus-help-points = Alle 7 Zugpunkte müssen verbraucht werden: Wenn du einen Stein ziehst, dann mit allen, die noch da sind. Verfallen können sie nur bei einer fremden Fährtenkarte{ $exact_catch ->
        [off] { " " }und an diesem Tisch, wenn dein Stein Rufus vorzeitig erreicht.
       *[on] .
    } Unsere Lesart: Geht es wirklich nicht auf, nutzt du so viele wie möglich.
    .title = Die Zugpunkte
rufus-help-fox = Rufus läuft für jeden Zugpunkt ein Feld und überholt keinen Stein. Wo er Steine trifft, sind sie gefangen, auch deine: Du gewinnst eine Gewinnkarte, egal wie viele dort stehen, und jeder Stein kommt zum anderen seiner Farbe. { $fox_continues ->
        [on] An diesem Tisch darf Rufus danach weiterlaufen.
       *[off] Unsere Lesart (Hausregel „{ rufus-option-fox_continues }“): Rufus hält dort an.
    }
    .title = Rufus führen
rufus-help-card = Eine Fährtenkarte legst du verdeckt neben ein Feld, neben dem noch keine liegt: hinter Rufus und vor dem hintersten Stein der anderen. Auf Steine, die schon auf dem Feld stehen, wirkt sie nicht. Ihre Zahl kennst nur du. Die anderen sehen, wem sie gehört.
    .title = Eine Fährte legen
    .card = Karte
    .leads = Wenn du sie auslegst
    .keeps = Wenn du sie behältst
rufus-help-stone = Ein Stein zieht für jeden Zugpunkt ein Feld, an anderen Steinen vorbei, aber nicht an Rufus. Deine eigenen Karten stören den Stein nicht. Erreicht er Rufus, hast du ihn gefangen: Du gewinnst eine Gewinnkarte, und der Stein muss zurück zu deinem anderen.
    .title = Einen Stein ziehen
rufus-help-catch = { $exact_catch ->
        [off] An diesem Tisch darf dein Stein Rufus auch erreichen, wenn noch Zugpunkte übrig sind: Der Stein hält bei ihm an, und der Rest verfällt.
       *[on] Unsere Lesart (Hausregel „{ rufus-option-exact_catch }“): Dein Stein muss Rufus genau mit dem letzten Zugpunkt erreichen, denn alle 7 werden genutzt. Ist er weniger als 7 Felder hinter Rufus, gib vorher Zugpunkte für Rufus oder für eine Karte aus.
    }
    .title = Rufus fangen
rufus-help-trail = Kommt dein Stein zu einer fremden Karte, endet dein Zug, und übrige Zugpunkte verfallen. Die Karte wird aufgedeckt: Eine gerade Zahl führt so viele Felder vor, eine ungerade so viele zurück, an Steinen, Karten und Rufus vorbei. Liegt am Ende wieder eine Karte, wirkt sie nicht und bleibt liegen.
    .title = Einer Fährte folgen
rufus-help-overtaking = Führt eine Fährte vorwärts bis zu Rufus oder an ihm vorbei, gewinnst du eine Gewinnkarte, und dein Stein muss nicht zurück. Führt sie rückwärts zu ihm oder an ihm vorbei, gewinnst du nichts. Eine Karte, der jemand gefolgt ist, wird beiseitegelegt.
    .title = Mit einer Fährte zu Rufus
rufus-help-prizes = Eine Gewinnkarte gibt es für jeden Fang, ob dein Stein Rufus erreicht oder Rufus auf Steine trifft. Du bekommst auch eine, wenn du Rufus auf ein Fuchsfeld oder darüber hinweg führst. Ein Lauf kann dir mehr als eine bringen. { $prizes ->
        [ascending] Oben liegt die 1, unten die 19, der Reihe nach.
        [descending] An diesem Tisch liegt oben die 19, unten die 1.
        [alternating] An diesem Tisch liegen sie so: 1, 19, 3, 17, 5 und so weiter.
        [custom] An diesem Tisch liegen sie so: { $prize_order }.
       *[shuffled] An diesem Tisch sind sie gemischt: Niemand kennt die nächste.
    }
    .title = Die Gewinnkarten
rufus-help-out = Fängt Rufus beide Steine einer Farbe auf einem Feld, scheidet sie aus. { $out_hand_counts ->
        [on] An diesem Tisch zählen auch ihre Fährtenkarten, wie bei allen.
       *[off] Ihre Gewinnkarten zählen, ihre Fährtenkarten nicht mehr.
    } Karten auf dem Weg wirken weiter. Unsere Lesart: Ist nur noch eine Farbe im Spiel, endet die Partie{ $survivor_takes_rest ->
        [on] , und diese Farbe bekommt an diesem Tisch die übrigen Gewinnkarten.
       *[off] .
    }
    .title = Ausscheiden
rufus-help-end = Mit der letzten Gewinnkarte ist Schluss. Zählt eure Gewinnkarten zusammen. { $hard_count ->
        [on] An diesem Tisch zählen die Fährtenkarten auf eurer Hand und eure ausgelegten, die niemand aufgenommen hat: 3, 5, 7 und 9 für euch, 2, 4, 6 und 8 gegen euch.
       *[off] Auch die Fährtenkarten, die ihr noch auf der Hand habt, zählen: 3, 5, 7 und 9 für euch, 2, 4, 6 und 8 gegen euch. Legt eure geraden Karten also rechtzeitig aus.
    }
    .title = Das Ende

## In the browser

rufus-prompt-nowhere = Das geht nicht. Tippe ein Feld an, um zu sehen, warum.
# While the last of a turn is still being shown.
rufus-prompt-wait = { $who } ist dran.
# What stands on a plate: values of cards that were met.
rufus-picked = Von anderen aufgenommene Fährtenkarten: { $cards }
# On a button; rufus-action-take_back says it in full.
rufus-take-back = Zurücknehmen
# Where cards on the path count, too.
rufus-score-laid-help = Auf der Hand und auf dem Weg zählen Karten mit ungerader Zahl für dich, mit gerader gegen dich.
rufus-field-start = Startfeld
rufus-field-last = Teil des letzten Zugs
# What could get to a field. $ways: some of the three below.
rufus-ways = Hierher kommt: { $ways }
rufus-ways-none = Hierher kommt gerade nichts. Wähle zuerst, was du bewegen oder auslegen möchtest.
rufus-way-fox = { $points ->
        [one] Rufus für 1 Zugpunkt
       *[other] Rufus für { $points } Zugpunkte
    }
rufus-way-stone = { $points ->
        [one] dein Stein von { $from } für 1 Zugpunkt
       *[other] dein Stein von { $from } für { $points } Zugpunkte
    }
rufus-way-card = eine deiner Karten für 1 Zugpunkt
# Of a stone: whose card is on its way.
rufus-way-met = Auf { $at } hält die Karte { $owner } deinen Stein auf

## Rulings: the options in groups, and what is no option but not said in the rulebook either

rufus-group-path = Bevor es losgeht
rufus-group-catches = Fangen
rufus-group-points = Was zählt
rufus-group-end = Ende der Partie
rufus-rulings = B T1 T2 T3 T5 T7 E3
rufus-ruling-B = Wie viele Felder der Weg hat und wo die Startfelder liegen, zeigt nur das Brett, das uns fehlt. Unsere Lesart: Eure Steine starten 8 und 12 Felder hinter Rufus. Dass die Fuchsfelder eine halbe Runde auseinanderliegen, folgt aus dem Regelheft.
rufus-ruling-T1 = Rufus läuft in einem Zug nur einmal: nicht erst ein paar Felder und nach einer Karte noch einmal.
rufus-ruling-T2 = Gehen die 7 Zugpunkte nicht auf, nutzt du so viele wie möglich. Liegt eine fremde Karte 2 Felder vor deinem Stein, darf er mit allen 7 losziehen, auch wenn Rufus nur 5 Felder entfernt steht. Endet die Partie oder scheidest du aus, gelten alle als genutzt.
rufus-ruling-T3 = Steine, die schon auf dem Feld stehen, von dem Rufus losläuft, fängt er nicht, und sie halten ihn auch nicht auf.
rufus-ruling-T5 = „Hinter Rufus“ gilt rund um den ganzen Weg. Ein Stein, der ihn gerade überholt hat, ist also der hinterste.
rufus-ruling-T7 = Das Feld der Karte selbst gehört nicht zur Fährte. Steht Rufus dort, hat dein Stein ihn schon gefangen, und die Karte bleibt liegen.
rufus-ruling-E3 = Ist nur noch eine Farbe im Spiel, endet die Partie sofort. Das Regelheft sagt nur, dass für die anderen die Schnitzeljagd beendet ist.

## What the rules do, as it is counted over many games: labels in a table

rufus-happening-fox_led = Läufe von Rufus
rufus-happening-caught_by_fox = Fänge durch Rufus
rufus-happening-stones_set_back = Steine anderer, die Rufus fängt
rufus-happening-own_set_back = Eigene Steine, die Rufus fängt
rufus-happening-fox_fields = Gewinnkarten für Fuchsfelder
rufus-happening-cards_laid = Ausgelegte Fährtenkarten
rufus-happening-fox_caught = Fänge durch Steine
rufus-happening-cards_met = Aufgenommene Fährtenkarten
rufus-happening-led_forward = Fährten nach vorn
rufus-happening-led_back = Fährten nach hinten
rufus-happening-overtaken = Gewinnkarten für Fährten zu Rufus
rufus-happening-ended_prizes = Partien bis zur letzten Gewinnkarte
rufus-happening-ended_guard = Abgebrochene Partien (unentschieden)
rufus-happening-went_out = Ausgeschiedene Farben
rufus-happening-rest_taken = Restliche Gewinnkarten für die letzte Farbe
rufus-happening-ended_alone = Partien, die enden, weil höchstens eine Farbe im Spiel ist

# Was für eine Aktion spricht; $you: ob ihr Spieler es liest

rufus-because-runs_on = Aber danach läuft ein Stein in jedem Fall auf eine fremde Fährtenkarte.
rufus-because-gives = Gerade Karten auf der Hand kosten Punkte. Diese kann andere aber bis zu einer Gewinnkarte führen.
rufus-because-meets = Aber eine fremde Fährtenkarte hält den Stein auf und führt ihn dann vor oder zurück.
rufus-because-even = Gerade Karten auf der Hand kosten am Ende Punkte. Wer diese Karte findet, geht aber vor.
rufus-because-odd = Wer diese ungerade Karte findet, muss zurück. Auf der Hand brächte sie aber am Ende Punkte.
rufus-because-prize = Das bringt eine Gewinnkarte.
rufus-because-more = Danach ist eine Gewinnkarte noch in diesem Zug möglich.
rufus-because-others = Danach kommt niemand sonst so leicht an eine Gewinnkarte wie nach anderen Zügen.
rufus-because-safe =
    Danach sind { $you ->
        [yes] weniger deiner Steine
       *[no] weniger Steine dieses Platzes
    } in Reichweite von Rufus als nach anderen Zügen.
rufus-because-near = Damit kommt ein Stein näher an Rufus heran als mit anderen Zügen.
rufus-because-rear = Damit rückt der hintere Stein auf.
