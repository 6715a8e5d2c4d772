### The words of Dog in German. The variables are explained in en.ftl.
### Players are addressed as "du". No word here is spelt otherwise in Switzerland (no ß).
###
### Seats, colours and signs:
###   seat 0  rot   Dreieck  ▲
###   seat 1  blau  Quadrat  ■
###   seat 2  gelb  Stern    ★
###   seat 3  grün  Kreuz    ✚
###   seat 4  violett  Halbmond  ☾  (bei fünf und sechs)
###   seat 5  silbern  Ring      ◉  (bei sechs)

## The game

dog-name = Dog
dog-tagline = Zwei Teams, acht Steine und eine Sieben, die alles abräumt
dog-intro = Dog spielst du zu viert in zwei Teams. Dein Partner sitzt dir gegenüber; in jeder Runde tauscht ihr eine Karte und bringt eure Steine einmal rund ums Brett ins Ziel. Sei schnell, sei frech, aber denk an deinen Partner: Ihr gewinnt zusammen oder gar nicht. Mit unseren eigenen Regeln dazu geht es auch zu zweit, zu dritt, zu fünft und zu sechst.

## Seats

dog-seat-0 = Rot
    .sign = Dreieck
dog-seat-1 = Blau
    .sign = Quadrat
dog-seat-2 = Gelb
    .sign = Stern
dog-seat-3 = Grün
    .sign = Kreuz
dog-seat-4 = Violett
    .sign = Halbmond
dog-seat-5 = Silber
    .sign = Ring

## Cards. The value is a label; .one stands after a verb, .as after "als".

dog-cards = A 2 3 4 5 6 7 8 9 10 J Q K X
dog-card-A = Ass
    .one = ein Ass
    .as = Ass
dog-card-2 = Zwei
    .one = eine Zwei
    .as = Zwei
dog-card-3 = Drei
    .one = eine Drei
    .as = Drei
dog-card-4 = Vier
    .one = eine Vier
    .as = Vier
dog-card-5 = Fünf
    .one = eine Fünf
    .as = Fünf
dog-card-6 = Sechs
    .one = eine Sechs
    .as = Sechs
dog-card-7 = Sieben
    .one = eine Sieben
    .as = Sieben
dog-card-8 = Acht
    .one = eine Acht
    .as = Acht
dog-card-9 = Neun
    .one = eine Neun
    .as = Neun
dog-card-10 = Zehn
    .one = eine Zehn
    .as = Zehn
dog-card-J = Bube
    .one = einen Buben
    .as = Bube
dog-card-Q = Dame
    .one = eine Dame
    .as = Dame
dog-card-K = König
    .one = einen König
    .as = König
dog-card-X = Joker
    .one = einen Joker
    .as = Joker

dog-card-A-help = Einen Stein heraussetzen oder 1 oder 11 vor
dog-card-2-help = 2 vor
dog-card-3-help = 3 vor
dog-card-4-help = 4 vor oder 4 zurück
dog-card-5-help = 5 vor
dog-card-6-help = 6 vor
dog-card-7-help = 7 einzelne Schritte vor, beliebig auf deine Steine verteilt; wer im Weg steht, muss heim
dog-card-8-help = 8 vor
dog-card-9-help = 9 vor
dog-card-10-help = 10 vor
dog-card-J-help = Einen deiner Steine mit einem fremden Stein tauschen
dog-card-Q-help = 12 vor
dog-card-K-help = Einen Stein heraussetzen oder 13 vor
dog-card-X-help = Jede Karte, die du willst

## Places. $kind: "track", "start", "goal" or "kennel". $seat: whose start, goal or kennel.
## $number: the field of the track, or the depth in the goal (4 is the deepest).

dog-place = { $kind ->
        [start] { $seat ->
            [0] rotes Startfeld
            [1] blaues Startfeld
            [2] gelbes Startfeld
            [3] grünes Startfeld
            [4] violettes Startfeld
           *[5] silbernes Startfeld
        }
        [goal] { $seat ->
            [0] rotes Zielfeld { $number }
            [1] blaues Zielfeld { $number }
            [2] gelbes Zielfeld { $number }
            [3] grünes Zielfeld { $number }
            [4] violettes Zielfeld { $number }
           *[5] silbernes Zielfeld { $number }
        }
        [kennel] { $seat ->
            [0] roter Zwinger
            [1] blauer Zwinger
            [2] gelber Zwinger
            [3] grüner Zwinger
            [4] violetter Zwinger
           *[5] silberner Zwinger
        }
       *[track] Feld { $number }
    }
    .from = { $kind ->
        [start] { $seat ->
            [0] vom roten Startfeld
            [1] vom blauen Startfeld
            [2] vom gelben Startfeld
            [3] vom grünen Startfeld
            [4] vom violetten Startfeld
           *[5] vom silbernen Startfeld
        }
        [goal] { $seat ->
            [0] vom roten Zielfeld { $number }
            [1] vom blauen Zielfeld { $number }
            [2] vom gelben Zielfeld { $number }
            [3] vom grünen Zielfeld { $number }
            [4] vom violetten Zielfeld { $number }
           *[5] vom silbernen Zielfeld { $number }
        }
        [kennel] { $seat ->
            [0] aus dem roten Zwinger
            [1] aus dem blauen Zwinger
            [2] aus dem gelben Zwinger
            [3] aus dem grünen Zwinger
            [4] aus dem violetten Zwinger
           *[5] aus dem silbernen Zwinger
        }
       *[track] von Feld { $number }
    }
    .to = { $kind ->
        [start] { $seat ->
            [0] auf das rote Startfeld
            [1] auf das blaue Startfeld
            [2] auf das gelbe Startfeld
            [3] auf das grüne Startfeld
            [4] auf das violette Startfeld
           *[5] auf das silberne Startfeld
        }
        [goal] { $seat ->
            [0] auf das rote Zielfeld { $number }
            [1] auf das blaue Zielfeld { $number }
            [2] auf das gelbe Zielfeld { $number }
            [3] auf das grüne Zielfeld { $number }
            [4] auf das violette Zielfeld { $number }
           *[5] auf das silberne Zielfeld { $number }
        }
        [kennel] { $seat ->
            [0] in den roten Zwinger
            [1] in den blauen Zwinger
            [2] in den gelben Zwinger
            [3] in den grünen Zwinger
            [4] in den violetten Zwinger
           *[5] in den silbernen Zwinger
        }
       *[track] auf Feld { $number }
    }
    .at = { $kind ->
        [start] { $seat ->
            [0] auf dem roten Startfeld
            [1] auf dem blauen Startfeld
            [2] auf dem gelben Startfeld
            [3] auf dem grünen Startfeld
            [4] auf dem violetten Startfeld
           *[5] auf dem silbernen Startfeld
        }
        [goal] { $seat ->
            [0] auf dem roten Zielfeld { $number }
            [1] auf dem blauen Zielfeld { $number }
            [2] auf dem gelben Zielfeld { $number }
            [3] auf dem grünen Zielfeld { $number }
            [4] auf dem violetten Zielfeld { $number }
           *[5] auf dem silbernen Zielfeld { $number }
        }
        [kennel] { $seat ->
            [0] im roten Zwinger
            [1] im blauen Zwinger
            [2] im gelben Zwinger
            [3] im grünen Zwinger
            [4] im violetten Zwinger
           *[5] im silbernen Zwinger
        }
       *[track] auf Feld { $number }
    }

## A man on the board, as it is read aloud. $fresh: "yes" or "no".

dog-man = { $seat ->
        [0] Roter Stein
        [1] Blauer Stein
        [2] Gelber Stein
        [3] Grüner Stein
        [4] Violetter Stein
       *[5] Silberner Stein
    } { $at }{ $fresh ->
        [yes] , frisch
       *[no] { "" }
    }

## Phases, and what is asked of whom

dog-phase-exchange = Kartentausch
dog-phase-over = Ende
dog-round = Runde mit { $hand_size } Karten
dog-prompt-exchange = Wähle eine Karte, die du weitergibst.
dog-prompt-exchange-wait = Die anderen wählen noch ihre Karte.
dog-prompt-play = Du bist dran: Wähle eine Karte.
dog-prompt-play-wait = { $who } ist dran.
dog-prompt-man = Wähle einen Stein.
dog-prompt-field = Wähle ein Feld.
dog-prompt-swap = Wähle den Stein, mit dem du tauschst.
dog-prompt-joker = Wähle, für welche Karte dein Joker steht.
dog-prompt-seven = { $left ->
        [one] Von deiner Sieben ist noch ein Schritt übrig.
       *[other] Von deiner Sieben sind noch { $left } Schritte übrig.
    }
dog-prompt-seven-wait = { $left ->
        [one] { $who } hat von der Sieben noch einen Schritt übrig.
       *[other] { $who } hat von der Sieben noch { $left } Schritte übrig.
    }
dog-prompt-fold = Du kannst keine Karte spielen: Wähle eine zum Ablegen.
dog-cards-held = { $count ->
        [0] keine Karten
        [one] 1 Karte
       *[other] { $count } Karten
    }

## Events. "-hidden" is what the others are told.

dog-event-starter = { $you ->
        [yes] Du fängst an.
       *[no] { $who } fängt an.
    }
dog-event-round = { $you ->
        [yes] Neue Runde mit { $hand_size } Karten. Du fängst an.
       *[no] Neue Runde mit { $hand_size } Karten. { $who } fängt an.
    }
dog-event-reshuffled = { $cards ->
        [one] Die gespielte Karte kommt zurück in den Stapel.
       *[other] Die { $cards } gespielten Karten kommen zurück in den Stapel und werden gemischt.
    }
dog-event-dealt = { $you ->
        [yes] Deine Karten: { $cards }.
       *[no] { $who } bekommt: { $cards }.
    }
dog-event-gave = { $you ->
        [yes] Du gibst { $owner } { $card }.
       *[no] { $who } gibt { $owner } { $card }.
    }
dog-event-gave-hidden = { $who } hat eine Karte für { $owner } gewählt.
dog-event-exchanged = Die Karten werden getauscht.
dog-event-received = { $you ->
        [yes] { $who } gibt dir { $card }.
       *[no] { $who } gibt { $owner } { $card }.
    }
dog-event-played = { $joker ->
        [yes] { $you ->
            [yes] Du spielst einen Joker als { $as }.
           *[no] { $who } spielt einen Joker als { $as }.
        }
       *[no] { $you ->
            [yes] Du spielst { $card }.
           *[no] { $who } spielt { $card }.
        }
    }
dog-event-came_out = { $whose ->
        [self] { $you ->
            [yes] Du setzt einen Stein { $to }.
           *[no] { $who } setzt einen Stein { $to }.
        }
        [you] { $who } setzt einen deiner Steine { $to }.
       *[other] { $you ->
            [yes] Du setzt für { $owner } einen Stein { $to }.
           *[no] { $who } setzt für { $owner } einen Stein { $to }.
        }
    }
dog-event-moved = { $whose ->
        [self] { $you ->
            [yes] { $back ->
                [yes] Du fährst { $count } zurück, { $from } { $to }.
               *[no] Du fährst { $count } vor, { $from } { $to }.
            }
           *[no] { $back ->
                [yes] { $who } fährt { $count } zurück, { $from } { $to }.
               *[no] { $who } fährt { $count } vor, { $from } { $to }.
            }
        }
        [you] { $back ->
            [yes] { $who } fährt mit deinem Stein { $count } zurück, { $from } { $to }.
           *[no] { $who } fährt mit deinem Stein { $count } vor, { $from } { $to }.
        }
       *[other] { $you ->
            [yes] { $back ->
                [yes] Du fährst mit einem Stein von { $owner } { $count } zurück, { $from } { $to }.
               *[no] Du fährst mit einem Stein von { $owner } { $count } vor, { $from } { $to }.
            }
           *[no] { $back ->
                [yes] { $who } fährt mit einem Stein von { $owner } { $count } zurück, { $from } { $to }.
               *[no] { $who } fährt mit einem Stein von { $owner } { $count } vor, { $from } { $to }.
            }
        }
    }
dog-event-swapped = { $you ->
        [yes] Du tauschst
       *[no] { $who } tauscht
    } { $whose ->
        [self] { $you ->
            [yes] deinen Stein { $at }
           *[no] den eigenen Stein { $at }
        }
        [you] deinen Stein { $at }
       *[other] den Stein von { $owner } { $at }
    } mit { $others ->
        [you] deinem { $there }
       *[other] dem von { $other } { $there }
    }.
dog-event-sent_home = { $you ->
        [yes] { $whose ->
            [self] Du schickst { $at } deinen eigenen Stein heim.
           *[other] Du schickst { $at } einen Stein von { $owner } heim.
        }
       *[no] { $whose ->
            [self] { $who } schickt { $at } einen eigenen Stein heim.
            [you] { $who } schickt { $at } einen deiner Steine heim.
           *[other] { $who } schickt { $at } einen Stein von { $owner } heim.
        }
    }
dog-event-taken_back = { $you ->
        [yes] Du nimmst den letzten Teil der Sieben zurück.
       *[no] { $who } nimmt den letzten Teil der Sieben zurück.
    }
dog-event-folded = { $you ->
        [yes] Du kannst nichts spielen und legst ab: { $cards }.
       *[no] { $who } kann nichts spielen und legt ab: { $cards }.
    }
dog-event-home = { $you ->
        [yes] Alle deine vier Steine sind im Ziel!
       *[no] Alle vier Steine von { $who } sind im Ziel!
    }
dog-event-over = { $reason ->
        [guard] Das Spiel endet unentschieden: Es hat zu lange gedauert.
       *[goal] { $you ->
            [yes] Du und { $owner } habt alle acht Steine im Ziel. Ihr habt gewonnen!
           *[no] { $who } und { $owner } haben alle acht Steine im Ziel und gewinnen.
        }
    }

dog-event-over-alone = { $you ->
        [yes] Du hast alle vier Steine im Ziel. Du hast gewonnen!
       *[no] { $who } hat alle vier Steine im Ziel und gewinnt.
    }
dog-event-over-side = { $you ->
        [yes] { $who }: Ihr habt alle { $men } Steine im Ziel. Ihr habt gewonnen!
       *[no] { $who } haben alle { $men } Steine im Ziel und gewinnen.
    }

## Actions. With its card in front: dog-action-card, dog-action-joker.

dog-action-give = Gib { $card } weiter
dog-action-out = Setz einen Stein heraus
dog-action-move = Fahr { $from } { $to }
dog-action-swap = Tausch den Stein { $at } mit dem { $there }
dog-action-fold = Leg { $card } ab
dog-action-take_back = Nimm den letzten Teil zurück
dog-action-card = { $name }: { $action }
dog-action-joker = Joker als { $as }: { $action }

## Options

dog-option-teams = Seiten
    .help = Wer zusammenspielt: zwei, die sich gegenübersitzen, jeder Zweite rund um den Tisch, oder niemand. Zu zweit, zu dritt und zu fünft spielt jeder für sich; zu dritt gegen drei geht es nur zu sechst.
dog-option-teams-pairs = Paare
dog-option-teams-trios = Drei gegen drei
dog-option-teams-alone = Jeder für sich
dog-option-exchange = Kartentausch
    .help = Wem du vor jeder Runde eine Karte gibst: deinem Partner, dem Nächsten in der Spielrichtung, oder niemandem. Unsere Lesart, wenn jeder für sich spielt: Es wird nicht getauscht.
dog-option-exchange-partner = Mit dem Partner
dog-option-exchange-next = An den Nächsten
dog-option-exchange-none = Kein Tausch

dog-option-first = Wer die erste Runde beginnt
    .help = Wer die erste Runde beginnt. Danach beginnt jede Runde der Nächste.
dog-option-first-chance = Das Los
dog-option-first-0 = Rot
dog-option-fold = Wenn du nichts spielen kannst
    .help = Im Regelheft musst du alle Karten ablegen und auf die nächste Runde warten. Milder: Du legst in jedem Zug nur eine Karte deiner Wahl ab.
dog-option-fold-whole_hand = Alle Karten ablegen
dog-option-fold-one_card = Eine Karte ablegen
dog-option-shuffle = Mischen
    .help = Wann die gespielten Karten wieder unter die anderen kommen: erst wenn der Stapel leer ist, oder auch jedes Mal, bevor es wieder sechs Karten gibt.
dog-option-shuffle-when_empty = Wenn der Stapel leer ist
dog-option-shuffle-each_cycle = Vor jeden sechs Karten
dog-option-own_on_start = Dein eigener Stein auf dem Startfeld
    .help = Ein Stein von dir steht auf deinem Startfeld und ist nicht mehr frisch: ob ein anderer trotzdem herauskommt und ihn heimschickt, oder ob er warten muss. Steine der anderen gehen immer heim.
dog-option-own_on_start-goes_home = Wird heimgeschickt
dog-option-own_on_start-bars = Versperrt den Start
dog-option-seven_men = Steine in einer Sieben
    .help = Auf wie viele Steine du die Schritte einer Sieben verteilen darfst.
dog-option-seven_men-any = Beliebig viele
dog-option-seven_men-two = Höchstens zwei
dog-option-seven_win = Mit einer Sieben gewinnen
    .help = Bringt eine Sieben den letzten Stein eures Teams ins Ziel: ob sie ganz aufgehen muss, oder ob übrige Schritte verfallen.
dog-option-seven_win-fits = Nur, wenn sie aufgeht
dog-option-seven_win-ends = Der Rest verfällt
dog-option-strict_fill = Ziel füllen
    .help = Ob ein Stein auf jedem Zielfeld stehen bleiben darf, das er erreicht, oder nur auf dem tiefsten freien.
dog-option-strict_fill-off = Jedes erreichbare Feld
dog-option-strict_fill-on = Streng von hinten
dog-option-joker_finish = Joker für den letzten Stein
    .help = Ob ein Joker den letzten der vier Steine ins Ziel bringen darf.
dog-option-joker_finish-allowed = Erlaubt
dog-option-joker_finish-not_last_man = Nicht erlaubt
dog-option-seven_rest = Rest einer Sieben
    .help = Wenn dein letzter Stein mit einem Teil einer Sieben ins Ziel kommt: Fährt dein Partner mit dem Rest, oder darf nichts übrig bleiben?
dog-option-seven_rest-partner = Geht an den Partner
dog-option-seven_rest-none = Nichts darf übrig bleiben
dog-option-seven_partner = Steine des Partners in einer Sieben
    .help = Wann die Steine deiner Partner bei einer Sieben mitfahren: erst mit dem Rest, wenn dein letzter Stein im Ziel ist, oder immer, in jedem Teil und in jeder Reihenfolge.
dog-option-seven_partner-last = Erst nach deinem letzten
dog-option-seven_partner-always = Immer
dog-option-max_plies = Unentschieden nach
    .help = Nach so vielen Aktionen gilt ein endloses Spiel als unentschieden. 0 bedeutet nie.

## Refusals

dog-reason-not_your_turn = Du bist nicht dran.
dog-reason-over = Das Spiel ist zu Ende.
dog-reason-unknown_action = Das ist keine Aktion in diesem Spiel.
dog-reason-no_such_card = Diese Karte hast du nicht.
dog-reason-not_exchange = Getauscht wird nur, bevor die Runde gespielt wird.
dog-reason-no_exchange = An diesem Tisch werden keine Karten getauscht.
dog-reason-exchange_only = Zuerst gebt ihr alle eine Karte weiter.
dog-reason-already_given = Du hast schon eine Karte weggegeben.
dog-reason-no_man_there = Dort steht kein Stein.
dog-reason-not_your_man = Mit diesem Stein darfst du nicht fahren.
dog-reason-not_in_kennel = Im Zwinger ist kein Stein mehr.
dog-reason-own_on_start = Auf deinem Startfeld steht noch ein eigener Stein. Nach der Regel an diesem Tisch kommt so lange kein anderer heraus.
dog-reason-start_blocked = Auf dem Startfeld steht ein frischer Stein, da kann keiner heraus.
dog-reason-start_only = Aus dem Zwinger kommt ein Stein auf das eigene Startfeld, sonst nirgendwohin.
dog-reason-no_way_out = Nur Ass, König und Joker bringen einen Stein heraus.
dog-reason-blocked_by_fresh = Ein frischer Stein versperrt den Weg.
dog-reason-wrong_distance = Dorthin führt diese Karte nicht.
dog-reason-lane_jump = Im Ziel wird niemand übersprungen.
dog-reason-lane_backwards = Ins Ziel und im Ziel geht es nur vorwärts.
dog-reason-lane_fresh = Ein frischer Stein darf nicht ins Ziel: Er muss zuerst herum.
dog-reason-lane_too_far = So viele Schritte hat das Ziel nicht.
dog-reason-leaves_lane = Wer im Ziel ist, bleibt im Ziel.
dog-reason-strict_fill = Das Ziel wird von hinten gefüllt: Ein tieferes Feld ist noch frei.
dog-reason-seven_rest_impossible = Danach könntest du den Rest der Sieben nicht mehr fahren.
dog-reason-seven_moved_already = Dieser Stein hatte seinen Teil der Sieben schon.
dog-reason-seven_under_way = Fahr zuerst deine Sieben zu Ende.
dog-reason-seven_not_home = Die Steine deines Partners kommen erst dran, wenn dein letzter im Ziel ist.
dog-reason-seven_two_men = An diesem Tisch teilen sich höchstens zwei Steine eine Sieben.
dog-reason-joker_finish = An diesem Tisch bringt der Joker den letzten Stein nicht ins Ziel.
dog-reason-swap_fresh = Ein frischer Stein wird nicht getauscht.
dog-reason-swap_own = Der Bube tauscht nur mit einem fremden Stein.
dog-reason-swap_not_on_track = Der Bube tauscht nur Steine auf der Bahn.
dog-reason-must_play = Du kannst eine Karte spielen, also musst du.
dog-reason-fold_not_allowed = Einzelne Karten legt man an diesem Tisch nicht ab.
dog-reason-nothing_to_take_back = Du hast nichts, was du zurücknehmen kannst.

## The rules, for players

dog-help-sections = aim board round exchange play out fresh hitting cards seven goal jack joker partner end tables
dog-help-aim = Du und dein Gegenüber seid ein Team. Jeder von euch hat vier Steine. Bringt alle acht rund ums Brett in eure Ziele, bevor es das andere Team schafft.
    .title = Worum es geht
dog-help-board = Die Steine warten im Zwinger, kommen auf dem Startfeld ihrer Farbe heraus und fahren gegen den Uhrzeigersinn. Die Bahn hat 64 Felder (zu fünft 80, zu dritt und zu sechst 96). Hinter jedem Startfeld führen vier Zielfelder nach innen.
    .title = Das Brett
dog-help-round = In der ersten Runde bekommt ihr je sechs Karten, dann fünf, vier, drei und zwei, danach wieder sechs. In jeder Runde fängt jemand anderes an. Hat niemand mehr eine Karte, beginnt die nächste Runde.
    .title = Die Runden
dog-help-exchange = Vor dem Spielen gibst du deinem Partner verdeckt eine Karte. Was du bekommst, siehst du erst, wenn alle gewählt haben. Absprachen gibt es nicht: Überleg dir, was dein Partner braucht.
    .title = Der Kartentausch
dog-help-play = Wenn du dran bist, spielst du eine Karte und fährst. Kannst du spielen, dann musst du, auch wenn es weh tut. Kannst du gar nichts spielen, legst du alle Karten ab und wartest auf die nächste Runde.
    .title = Dein Zug
dog-help-out = Mit einem Ass, einem König oder einem Joker setzt du einen Stein aus dem Zwinger auf dein Startfeld. Steht dort ein anderer Stein, muss er heim. Steht dort noch dein eigener frischer Stein, kann keiner heraus.
    .title = Herauskommen
dog-help-fresh = Ein Stein, der gerade herausgekommen ist, bleibt frisch, bis er zum ersten Mal fährt. Niemand darf ihn heimschicken, tauschen oder überholen, auch ihr selbst nicht. So ist er Schutz und manchmal auch Sperre für alle.
    .title = Frische Steine
dog-help-hitting = Bleibt ein Stein genau dort stehen, wo schon einer ist, muss der andere heim in den Zwinger. Das gilt auch unter Freunden. Überholen tut niemandem weh. Nur bei einer Sieben ist das anders.
    .title = Heimschicken
dog-help-cards = Die Kartenfarben zählen nicht. Eine Zahl fährt so viele Felder vor, wie auf der Karte steht; einige Karten können etwas anderes.
    .title = Die Karten
    .card = Karte
    .meaning = Was sie kann
dog-help-seven = Eine Sieben sind sieben einzelne Schritte, die du beliebig auf deine Steine verteilst. Du musst alle sieben fahren. Jeder Stein, auf den du dabei trittst, muss heim, auch deine eigenen und die deines Partners. Bis zum letzten Schritt kannst du die Teile wieder zurücknehmen.
    .title = Die Sieben
dog-help-goal = Von seinem Startfeld aus kann ein Stein ins Ziel abbiegen, aber nur vorwärts und nie, solange er frisch ist. Im Ziel wird niemand übersprungen, und niemand kommt wieder heraus; dafür ist man dort sicher. Die Zielfelder füllen sich von hinten nach vorne. Unsere Lesart: Ein Stein darf auf jedem Zielfeld stehen bleiben, das er ohne zu springen erreicht, und mit späteren Karten weiter nach hinten aufrücken; wer jedes Ziel streng von hinten füllen will, wählt das unter „Ziel füllen“. Ist die Zahl für das Ziel zu hoch, kommt der Stein mit ihr nicht hinein: Fährst du sie, geht es am Ziel vorbei, und er muss noch eine Runde laufen.
    .title = Das Ziel
dog-help-jack = Mit einem Buben tauschst du einen deiner Steine mit einem fremden, auch mit einem deines Partners. Beide müssen auf der Bahn stehen, und keiner darf frisch sein. Kannst du nur den Buben spielen, dann musst du tauschen.
    .title = Der Bube
dog-help-joker = Ein Joker ist jede Karte, die du willst. Du sagst beim Spielen, welche. Auch dein letzter Stein darf mit ihm ins Ziel.
    .title = Der Joker
dog-help-partner = Sind deine vier Steine im Ziel, fährst du ab deinem nächsten Zug mit den Steinen deines Partners. Kommt dein letzter Stein mit einem Teil einer Sieben ins Ziel, fahren die Steine deines Partners den Rest. Dafür muss dein Partner einen Stein auf der Bahn haben.
    .title = Dem Partner helfen
dog-help-end = Das Team, das alle acht Steine im Ziel hat, gewinnt sofort. Die letzte Karte muss passen: Mit einer Sieben gewinnst du nur, wenn kein Schritt übrig bleibt.
    .title = Das Ende
dog-help-tables = Das Regelheft kennt nur den Tisch zu viert; alles Weitere sind unsere Regeln. Zu zweit, zu dritt und zu fünft spielt jeder für sich: Niemand tauscht Karten, niemand hilft, und wer seine vier Steine im Ziel hat, gewinnt. Zu sechst sitzen sich drei Paare gegenüber, oder ihr spielt drei gegen drei: Dann gibst du deine Karte dem nächsten Partner, und wer fertig ist, fährt mit den Steinen des ersten Partners, der es noch nicht ist. Zu fünft und zu sechst wird mit drei Päckchen gespielt, 165 Karten. Eine Seite gewinnt, sobald alle ihre Steine im Ziel sind.
    .title = Andere Tische

## Rulings: the options in groups, and what is no option but not said in the rulebook either

dog-group-table = Andere Tische
dog-group-round = Die Runde
dog-group-start = Das Herauskommen
dog-group-seven = Die Sieben
dog-group-goal = Das Ziel
dog-group-end = Damit es ein Ende nimmt
dog-rulings = cards M6 M7 S1 S2 S5 S6
dog-ruling-cards = Das Regelheft nennt Ass, König und Joker zum Herauskommen und sagt, was eine Vier und eine Sieben tun. Was die anderen Karten können und dass es 110 sind, halten wir so, wie es bei Dog üblich ist.
dog-ruling-M6 = Das Regelheft will, dass ein Stein zweimal am Start vorbeikommt. Das Herauskommen zählt als erstes Mal. Wer also nach dem Herauskommen mit einer Vier zurück über sein Startfeld geht, darf danach schon ins Ziel; so zeigt es auch das Beispiel im Regelheft.
dog-ruling-M7 = Fährst du für deinen Partner, tauscht ein Bube einen seiner Steine mit einem fremden.
dog-ruling-S1 = Unsere Regel: Das Brett hat für jeden Platz einen Arm mit 16 Feldern, zu zweit vier Arme und zu dritt sechs. Ein Arm, an dem niemand sitzt, hat weder Start noch Ziel; alle seine Felder sind gewöhnliche.
dog-ruling-S2 = Unsere Regel: Zu fünft und zu sechst sind es drei Päckchen, also 165 Karten.
dog-ruling-S5 = Unsere Regel: Wer fertig ist, fährt mit den Steinen des ersten Partners, der es noch nicht ist. Wer allein spielt, hat dann gewonnen.
dog-ruling-S6 = Unsere Lesart: Bringt ein Teil einer Sieben den letzten der Steine ins Ziel, mit denen du gerade fährst, geht der Rest an den nächsten Partner, der noch nicht fertig ist. Er muss einen Stein auf der Bahn haben. Gibt es keinen solchen Partner, muss die Sieben aufgehen.

dog-odds-no-start-card = aller ersten Blätter enthalten keine Startkarte (Ass, König, Joker).
dog-odds-somebody-without = aller Partien beginnen damit, dass mindestens einer keine hat.

## What the rules do, as it is counted over many games: labels in a table

dog-happening-reshuffled = Neu gemischte Stapel
dog-happening-fours_back = Vieren rückwärts
dog-happening-folded = Züge ohne spielbare Karte
dog-happening-cards_folded = Abgelegte Karten
dog-happening-men_out = Steine ins Spiel gebracht
dog-happening-men_sent_home = Heimgeschickte Steine der Gegner
dog-happening-own_sent_home = Heimgeschickte Steine der eigenen Seite
dog-happening-sevens = Siebenen
dog-happening-sevens_shared = Geteilte Siebenen
dog-happening-swept_by_sevens = Von Siebenen heimgeschickte Steine
dog-happening-men_in = Steine, die ins Ziel einbiegen
dog-happening-swaps = Tausche mit Buben
dog-happening-jokers = Joker
dog-happening-partner_served = Züge mit einem Stein des Partners
dog-happening-ended_guard = Spiele ohne Ende (unentschieden)
