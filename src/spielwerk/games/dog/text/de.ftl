### The words of Dog in German. The variables are explained in en.ftl.
### Players are addressed as "du".
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
dog-tagline = Heraus, rundherum, hinein – und eine Sieben, die abräumt
dog-intro = Dog spielt ihr zu viert in zwei Teams: Partner sitzen sich gegenüber, tauschen jede Runde eine Karte, bringen ihre Steine ums Brett ins Ziel und gewinnen nur zusammen. Es geht auch zu zweit, dritt, fünft oder sechst.

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

dog-card-A-help = Stein heraussetzen, 1 vor oder 11 vor
dog-card-2-help = 2 vor
dog-card-3-help = 3 vor
dog-card-4-help = 4 vor oder 4 zurück
dog-card-5-help = 5 vor
dog-card-6-help = 6 vor
dog-card-7-help = 7 einzelne Schritte vor, zum Aufteilen; wer überholt oder getroffen wird, muss heim
dog-card-8-help = 8 vor
dog-card-9-help = 9 vor
dog-card-10-help = 10 vor
dog-card-J-help = Einen deiner Steine gegen einen fremden Stein tauschen
dog-card-Q-help = 12 vor
dog-card-K-help = Stein heraussetzen oder 13 vor
dog-card-X-help = Jede Karte, die du willst
# Said of the card of the own hand that was given last.
dog-card-new = gerade bekommen

## Places. $kind: "track", "start", "goal" or "kennel". $seat: whose start, goal or kennel.
## $number: the space of the track, or the depth in the goal (4 is the deepest); of a kennel which of
## its four, or 0 if it is not asked which.

# The colour of a seat as it stands before a place, in each of its forms.
dog-colour = { $seat ->
        [0] rotes
        [1] blaues
        [2] gelbes
        [3] grünes
        [4] violettes
       *[5] silbernes
    }
    .weak = { $seat ->
        [0] rote
        [1] blaue
        [2] gelbe
        [3] grüne
        [4] violette
       *[5] silberne
    }
    .dative = { $seat ->
        [0] roten
        [1] blauen
        [2] gelben
        [3] grünen
        [4] violetten
       *[5] silbernen
    }
    .piece = { $seat ->
        [0] Roter Stein
        [1] Blauer Stein
        [2] Gelber Stein
        [3] Grüner Stein
        [4] Violetter Stein
       *[5] Silberner Stein
    }

# Which of the four places of a kennel.
dog-kennel-place = { $number ->
        [0] { "" }
       *[other] , Feld { $number } von 4
    }

dog-place = { $kind ->
        [start] { dog-colour } Startfeld
        [goal] { dog-colour } Zielfeld { $number }
        [kennel] { dog-colour } Haus{ dog-kennel-place }
       *[track] Feld { $number }
    }
    .from = { $kind ->
        [start] vom { dog-colour.dative } Startfeld
        [goal] von Zielfeld { $number }
        [kennel] aus dem { dog-colour.dative } Haus{ dog-kennel-place }
       *[track] von Feld { $number }
    }
    .to = { $kind ->
        [start] aufs { dog-colour.weak } Startfeld
        [goal] auf Zielfeld { $number }
        [kennel] ins { dog-colour.weak } Haus{ dog-kennel-place }
       *[track] auf Feld { $number }
    }
    .at = { $kind ->
        [start] auf dem { dog-colour.dative } Startfeld
        [goal] auf Zielfeld { $number }
        [kennel] im { dog-colour.dative } Haus{ dog-kennel-place }
       *[track] auf Feld { $number }
    }

## A piece on the board, as it is read aloud. $fresh: "yes" or "no".

dog-man = { dog-colour.piece } { $at }{ $fresh ->
        [yes] , frisch
       *[no] { "" }
    }

## Phases, and what is asked of whom

dog-phase-exchange = Kartentausch
dog-phase-over = Ende
dog-round = Runde: { $hand_size } Karten
dog-prompt-exchange = Wähle eine Karte, die du weitergibst.
dog-prompt-exchange-for = Wähle eine Karte für { $who }.
dog-prompt-exchange-partner = Wähle eine Karte für { $who } aus deinem Team.
dog-prompt-exchange-wait = Noch haben nicht alle eine Karte gewählt.
dog-prompt-play = Du bist dran: Wähle eine Karte.
dog-prompt-play-wait = { $who } ist dran.
dog-prompt-man = Wähle einen Stein.
dog-prompt-man-first = Tippe zuerst den Stein an, der dorthin soll.
dog-prompt-field = Wähle ein Feld.
dog-prompt-swap = Wähle den Stein, gegen den du tauschst.
dog-swap = Tauschen
dog-prompt-joker = Wähle, für welche Karte dein Joker steht.
dog-prompt-seven = { $left ->
        [one] Von deiner Sieben ist noch 1 Schritt übrig.
       *[other] Von deiner Sieben sind noch { $left } Schritte übrig.
    }
dog-prompt-seven-wait = { $left ->
        [one] { $who } hat von der Sieben noch 1 Schritt übrig.
       *[other] { $who } hat von der Sieben noch { $left } Schritte übrig.
    }
dog-prompt-fold = Du kannst keine Karte spielen: Lege eine ab.
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
        [one] Die eine Karte der Ablage wird wieder eingemischt.
       *[other] Die { $cards } Karten der Ablage werden wieder eingemischt.
    }
dog-event-dealt = { $you ->
        [yes] Deine Karten: { $cards }.
       *[no] { $who } bekommt: { $cards }.
    }
dog-event-gave = { $you ->
        [yes] Du wählst { $card } für { $owner }.
       *[no] { $who } wählt { $card } für { $owner }.
    }
dog-event-gave-hidden = { $whose ->
        [you] { $who } wählt eine Karte für dich.
       *[other] { $who } wählt eine Karte für { $owner }.
    }
dog-event-exchanged = Die Karten werden getauscht.
dog-event-received = { $you ->
        [yes] { $who } gibt dir { $card }.
       *[no] { $who } gibt { $owner } { $card }.
    }
dog-event-played = { $joker ->
        [yes] { $you ->
            [yes] Du spielst einen Joker: Er gilt als { $as }.
           *[no] { $who } spielt einen Joker: Er gilt als { $as }.
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
            [yes] { $who } fährt für dich { $count } zurück, { $from } { $to }.
           *[no] { $who } fährt für dich { $count } vor, { $from } { $to }.
        }
       *[other] { $you ->
            [yes] { $back ->
                [yes] Du fährst für { $owner } { $count } zurück, { $from } { $to }.
               *[no] Du fährst für { $owner } { $count } vor, { $from } { $to }.
            }
           *[no] { $back ->
                [yes] { $who } fährt für { $owner } { $count } zurück, { $from } { $to }.
               *[no] { $who } fährt für { $owner } { $count } vor, { $from } { $to }.
            }
        }
    }
dog-event-swapped = { $you ->
        [yes] Du tauschst
       *[no] { $who } tauscht
    }{ $whose ->
        [self] { "" }
        [you] { " " }für dich
       *[other] { " " }für { $owner }
    } mit { $others ->
        [you] dir
       *[other] { $other }
    }: { $here } und { $there }.
dog-event-sent_home = { $you ->
        [yes] { $whose ->
            [self] Dein eigener Stein { $at } muss heim.
           *[other] Der Stein von { $owner } { $at } muss heim.
        }
       *[no] { $whose ->
            [self] { $who } schickt den eigenen Stein { $at } heim.
            [you] Dein Stein { $at } muss heim.
           *[other] Der Stein von { $owner } { $at } muss heim.
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
        [yes] Deine vier Steine sind alle im Ziel!
       *[no] Die vier Steine von { $who } sind alle im Ziel!
    }
dog-event-over = { $reason ->
        [guard] Die Partie endet unentschieden: Die Höchstzahl der Aktionen ist erreicht.
       *[goal] { $you ->
            [yes] Du und { $owner } habt alle acht Steine im Ziel und gewinnt!
           *[no] { $who } und { $owner } haben alle acht Steine im Ziel und gewinnen.
        }
    }

dog-event-over-alone = { $you ->
        [yes] Du hast alle vier Steine im Ziel und gewinnst!
       *[no] { $who } hat alle vier Steine im Ziel und gewinnt.
    }
dog-event-over-side = { $you ->
        [yes] Ihr gewinnt: Alle { $men } Steine eures Teams sind im Ziel!
       *[no] { $who } haben alle { $men } Steine im Ziel und gewinnen.
    }

## Actions. With its card in front: dog-action-card, dog-action-joker.

dog-action-give = Weitergeben: { $card }
dog-action-out = Stein heraussetzen
dog-action-move = { $from } { $to } fahren
dog-action-swap = Steine tauschen ({ $here } und { $there })
dog-action-fold = Ablegen: { $card }
dog-action-take_back = Zurücknehmen
dog-action-card = { $name }: { $action }
dog-action-joker = Joker als { $as }: { $action }

## Options

dog-option-teams = Wer zusammenspielt
    .help = Als Paar sitzt ihr euch gegenüber. Drei gegen drei geht nur zu sechst, abwechselnd gesetzt. Zu zweit, zu dritt und zu fünft spielen alle gegen alle.
dog-option-teams-pairs = Paare
dog-option-teams-trios = Drei gegen drei
dog-option-teams-alone = Alle gegen alle
dog-option-exchange = Kartentausch
    .help = Wem gibst du vor jeder Runde eine Karte? Im Regelheft bekommt sie dein Partner. Spielen alle gegen alle, wird gewöhnlich nicht getauscht.
dog-option-exchange-partner = An den Partner
dog-option-exchange-next = An die nächste Person
dog-option-exchange-none = Kein Tausch

dog-option-first = Wer anfängt
    .help = In jeder Runde fängt die nächste Person in der Spielrichtung an. Wer die erste Runde anfängt, steht nicht im Regelheft.
dog-option-first-chance = Zufällig
dog-option-first-0 = Rot
dog-option-fold = Wenn du nichts spielen kannst
    .help = Im Regelheft legst du alle Karten ab und wartest auf die nächste Runde. Milder: Du legst in jedem Zug nur eine Karte deiner Wahl ab.
dog-option-fold-whole_hand = Alle Karten ablegen
dog-option-fold-one_card = Eine Karte ablegen
dog-option-shuffle = Mischen
    .help = Wird die Ablage nur bei leerem Stapel wieder eingemischt oder auch vor jeder Runde mit 6 Karten? Das Regelheft sagt es nicht.
dog-option-shuffle-when_empty = Bei leerem Stapel
dog-option-shuffle-each_cycle = Vor 6-Karten-Runden
dog-option-own_on_start = Eigener Stein auf dem Startfeld
    .help = Ein zweiter Stein will heraus, und der erste ist nicht mehr frisch: Muss dieser heim, oder versperrt er das Startfeld? Das Regelheft sagt es nicht.
dog-option-own_on_start-goes_home = Wird heimgeschickt
dog-option-own_on_start-bars = Sperrt das Startfeld
dog-option-seven_men = Steine in einer Sieben
    .help = Auf wie viele Steine darfst du die Schritte einer Sieben verteilen? Das Regelheft sagt es nicht.
dog-option-seven_men-any = Beliebig viele
dog-option-seven_men-two = Höchstens zwei
dog-option-seven_win = Mit einer Sieben gewinnen
    .help = Der Stein, der zum Sieg fehlt, kommt mit einer Sieben ins Ziel: Musst du alle Schritte fahren, oder verfällt der Rest? Das Regelheft sagt es nicht.
dog-option-seven_win-fits = Nur wenn sie aufgeht
dog-option-seven_win-ends = Der Rest verfällt
dog-option-strict_fill = Ziel füllen
    .help = Im Regelheft „von hinten nach vorne“. Unsere Lesart: jedes Feld, das ohne Überspringen erreichbar ist. Streng: nur das hinterste freie.
dog-option-strict_fill-off = Jedes erreichbare Feld
dog-option-strict_fill-on = Streng von hinten
dog-option-joker_finish = Joker für den letzten Stein
    .help = Im Regelheft darf ein Joker auch deinen letzten Stein ins Ziel bringen. Strenger: Dafür brauchst du die richtige Karte.
dog-option-joker_finish-allowed = Erlaubt
dog-option-joker_finish-not_last_man = Nicht erlaubt
dog-option-seven_rest = Rest einer Sieben
    .help = Dein letzter Stein kommt ins Ziel, und Schritte bleiben übrig: Fahren die Steine deines Partners den ganzen Rest, oder muss die Sieben aufgehen?
dog-option-seven_rest-partner = Geht an den Partner
dog-option-seven_rest-none = Nicht erlaubt
dog-option-seven_partner = Steine von Partnern in einer Sieben
    .help = Fahren sie nur den Rest, sobald dein letzter Stein im Ziel ist, oder immer, in jedem Teil und in jeder Reihenfolge?
dog-option-seven_partner-last = Nur für den Rest
dog-option-seven_partner-always = Immer
dog-option-max_plies = Höchstzahl der Aktionen
    .help = Nach so vielen Aktionen endet die Partie unentschieden: eine Notbremse für Partien, die sonst nie enden. 0 heißt: keine Höchstzahl.

## Refusals

dog-reason-not_your_turn = Du bist nicht dran.
dog-reason-over = Die Partie ist zu Ende.
dog-reason-unknown_action = So ein Zug ist hier nicht möglich.
dog-reason-no_such_card = Diese Karte hast du nicht.
dog-reason-not_exchange = Karten werden nur getauscht, bevor die Runde gespielt wird.
dog-reason-no_exchange = An diesem Tisch werden keine Karten getauscht.
dog-reason-exchange_only = Zuerst gebt ihr alle eine Karte weiter.
dog-reason-already_given = Du hast schon eine Karte weitergegeben.
dog-reason-no_man_there = Dort steht kein Stein.
dog-reason-not_your_man = Mit diesem Stein darfst du nicht fahren.
dog-reason-not_in_kennel = Im Haus ist kein Stein mehr.
dog-reason-own_on_start = Ein Stein derselben Farbe versperrt das Startfeld: So lange kommt kein anderer heraus.
dog-reason-start_blocked = Auf dem Startfeld steht ein frischer Stein: So lange kommt kein anderer heraus.
dog-reason-start_only = Ein Stein kommt immer auf seinem eigenen Startfeld heraus.
dog-reason-no_way_out = Nur Ass, König und Joker bringen einen Stein heraus.
dog-reason-blocked_by_fresh = Ein frischer Stein versperrt den Weg.
dog-reason-wrong_distance = Dorthin führt diese Karte nicht.
dog-reason-lane_jump = Im Ziel kannst du keinen Stein überspringen und auf keinem landen.
dog-reason-lane_backwards = Ins Ziel und im Ziel geht es nur vorwärts.
dog-reason-lane_fresh = Ein frischer Stein darf nicht ins Ziel: Fahre erst mit ihm vom Startfeld weg.
dog-reason-lane_too_far = Diese Zahl ist zu hoch für das Ziel. Nimm eine kleinere.
dog-reason-leaves_lane = Ein Stein, der im Ziel ist, bleibt im Ziel.
dog-reason-strict_fill = An diesem Tisch wird das Ziel von hinten gefüllt: Weiter hinten ist noch ein Feld frei.
dog-reason-seven_rest_impossible = Danach könntest du den Rest der Sieben nicht mehr fahren.
dog-reason-seven_moved_already = Dieser Stein hatte seinen Teil der Sieben schon.
dog-reason-seven_under_way = Fahre zuerst den Rest deiner Sieben.
dog-reason-seven_not_home = Steine von Partnern dürfen erst fahren, wenn dein letzter Stein im Ziel ist.
dog-reason-seven_two_men = An diesem Tisch teilen sich höchstens zwei Steine eine Sieben.
dog-reason-joker_finish = An diesem Tisch bringt der Joker den letzten Stein nicht ins Ziel.
dog-reason-swap_fresh = Ein frischer Stein wird nicht getauscht.
dog-reason-swap_nobody = Gerade gibt es keinen fremden Stein, gegen den du tauschen kannst.
dog-reason-swap_own = Mit dem Buben tauschst du nie zwei Steine derselben Farbe.
dog-reason-swap_not_on_track = Der Bube tauscht nur Steine auf der Bahn.
dog-reason-must_play = Du kannst eine Karte spielen, also musst du.
dog-reason-fold_not_allowed = An diesem Tisch legst du immer alle Karten auf einmal ab.
dog-reason-nothing_to_take_back = Du kannst gerade nichts zurücknehmen.

## Told when it first matters, to who is new to the game: rules and dangers, never advice

dog-note-aim = { $teams ->
        [alone] Wer zuerst alle Steine rund ums Brett ins Ziel bringt, gewinnt.
       *[other] { $exchange ->
            [partner] Dein Team gewinnt, wenn es zuerst alle Steine ins Ziel bringt. Vor jeder Runde helft ihr euch mit einer Karte.
           *[other] Das Team, das zuerst alle Steine rund ums Brett ins Ziel bringt, gewinnt.
        }
    }
dog-note-folded_kennel = Ohne Ass, König oder Joker kommt kein Stein heraus: Du legst alles ab und wartest auf die nächste Runde.
dog-note-folded = Keine deiner Karten ließ sich spielen: Alle sind abgelegt, und du wartest auf die nächste Runde.
dog-note-partner_out = { $teams ->
        [trios] Der Partner, der deine Karte bekommt,
       *[other] Dein Partner
    } hat keinen Stein auf der Bahn: Ein Ass, König oder Joker würde helfen.
dog-note-exchange = Gib ohne Absprache verdeckt eine Karte weiter. Nur Ass, König und Joker bringen einen Stein heraus.
dog-note-sweep = Vorsicht: Eine Sieben schickt alle Steine heim, die sie überholt oder trifft, nicht nur die der Gegner.
dog-note-goal = Eine deiner Karten passt: Damit kann ein Stein ins Ziel.
dog-note-out = Ass, König und Joker bringen einen Stein aus dem Haus.
dog-note-hit = Landest du genau auf einem gegnerischen Stein, muss er heim in sein Haus.
dog-note-fresh = Ein frischer Stein: Niemand kann ihn überholen, heimschicken oder tauschen, bis er fährt.
dog-note-jack = Gerade kannst du nur tauschen, also musst du es auch tun.
dog-note-joker = Ein Joker kann jede Karte sein, die du willst.
dog-note-back = Mit einer Vier geht es auch zurück: Vom eigenen Startfeld aus ist das für einen Stein eine Abkürzung ins Ziel.
dog-note-seven = Eine Sieben sind 7 einzelne Schritte: Ein Stein fährt sie alle, oder du teilst sie auf.
dog-note-helping = Deine Steine sind alle im Ziel: Jetzt spielst du mit denen { $teams ->
        [trios] des nächsten Partners, der noch nicht fertig ist.
       *[other] deines Partners.
    }

## The rules, for players

dog-help-sections = aim board round exchange play out fresh hitting cards seven goal lane jack joker partner rest end
dog-help-aim = { $teams ->
        [alone] Alle spielen gegen alle. Ihr habt je vier Steine. Bringe deine rund ums Brett in dein Ziel, bevor es jemand anderem gelingt. Das Regelheft kennt nur zwei Zweierteams; das hier ist unsere Regel.
        [trios] Ihr spielt drei gegen drei: Jeder zweite Platz gehört zu deinem Team. Ihr habt je vier Steine. Bringt alle zwölf eures Teams in eure Ziele, bevor es die anderen schaffen. Das Regelheft kennt nur zwei Zweierteams; das hier ist unsere Regel.
       *[pairs] Du und dein Partner gegenüber seid ein Team. Ihr habt je vier Steine. Bringt alle acht rund ums Brett in eure Ziele, bevor es { $seats ->
            [6] ein anderes
           *[other] das andere
        } Team schafft.{ $seats ->
            [6] { " " }Das Regelheft kennt nur zwei Teams; das dritte ist unsere Regel.
           *[other] { "" }
        }
    }
    .title = Worum es geht
dog-help-board = Die Steine warten im Haus, kommen auf dem Startfeld ihrer Farbe heraus und fahren gegen den Uhrzeigersinn. Die Bahn hat { $seats ->
        [3] 96
        [5] 80
        [6] 96
       *[other] 64
    } Felder. An jedem Startfeld führen vier Zielfelder nach innen.{ $seats ->
        [2] { " " }Zwei Abschnitte der Bahn gehören niemandem (unsere Regel): Dort gibt es nur gewöhnliche Felder.
        [3] { " " }Drei Abschnitte der Bahn gehören niemandem (unsere Regel): Dort gibt es nur gewöhnliche Felder.
       *[other] { "" }
    }
    .title = Das Brett
dog-help-round = Zuerst bekommt ihr je 6 Karten, dann 5, 4, 3 und 2, danach wieder 6. Gespielt wird gegen den Uhrzeigersinn, und in jeder Runde fängt die nächste Person an. Ist der Stapel leer, wird die Ablage neu gemischt{ $shuffle ->
        [each_cycle] , an diesem Tisch auch vor jeder Runde mit 6 Karten.
       *[when_empty] { " " }(unsere Lesart: nicht vorher).
    }
    .title = Die Runden
dog-help-exchange = { $exchange ->
        [next] Vor jeder Runde gibst du der nächsten Person verdeckt eine Karte{ $teams ->
            [alone] { "" }
           *[other] . Die nächste Person gehört nie zu deinem Team
        }. Was du bekommst, siehst du erst, wenn alle gewählt haben. Das ist unsere Regel.
       *[other] Vor jeder Runde gibst du { $teams ->
            [trios] der nächsten Person deines Teams verdeckt eine Karte und bekommst eine von der anderen (unsere Regel)
           *[other] deinem Partner verdeckt eine Karte
        }. Was du bekommst, siehst du erst, wenn alle gewählt haben. Absprachen gibt es nicht: Überlege dir, was { $teams ->
            [trios] die nächste Person deines Teams
           *[other] dein Partner
        } braucht.
    }
    .title = Der Kartentausch
dog-help-play = Wenn du dran bist, spielst du eine Karte und fährst. Kannst du spielen, dann musst du, auch wenn es wehtut. Kannst du gar nichts spielen, { $fold ->
        [one_card] legst du an diesem Tisch eine Karte deiner Wahl ab und bleibst in der Runde.
       *[whole_hand] legst du alle Karten ab und wartest auf die nächste Runde.
    }
    .title = Dein Zug
dog-help-out = Mit einem Ass, einem König oder einem Joker setzt du einen Stein aus dem Haus auf dein Startfeld. Steht dort ein fremder Stein, muss er heim. { $own_on_start ->
        [bars] An diesem Tisch bleibt dein eigener Stein dort stehen, frisch oder nicht, und so lange kommt kein anderer heraus.
       *[goes_home] Steht dort noch dein eigener frischer Stein, kommt keiner heraus. Unsere Lesart: Auch ein eigener, der nicht mehr frisch ist, muss heim.
    }
    .title = Herauskommen
dog-help-fresh = Ein Stein, der gerade herausgekommen ist, bleibt frisch, bis er zum ersten Mal fährt. Niemand darf ihn heimschicken, tauschen oder überholen, auch du nicht. So schützt er sein Feld und sperrt die Bahn für alle.
    .title = Frische Steine
dog-help-hitting = Landet ein Stein genau dort, wo schon ein anderer steht, muss dieser heim in sein Haus. Das gilt auch für eigene Steine{ $teams ->
        [alone] .
        [trios] { " " }und die deiner Partner.
       *[pairs] { " " }und die deines Partners.
    } Überholen schadet niemandem, außer mit einer Sieben.
    .title = Heimschicken
dog-help-cards = Ihr spielt mit { $seats ->
        [5] 165 Karten: jeder Wert zwölfmal, dazu neun Joker (unsere Regel)
        [6] 165 Karten: jeder Wert zwölfmal, dazu neun Joker (unsere Regel)
       *[other] 110 Karten: jeder Wert achtmal, dazu sechs Joker
    }. Die Kartenfarben zählen nicht. Mit einer Zahl fährt ein Stein so viele Felder vor; einige Karten können etwas anderes.
    .title = Die Karten
    .card = Karte
    .meaning = Was sie kann
dog-help-seven = Eine Sieben sind 7 Schritte, die du auf { $seven_men ->
        [two] höchstens zwei
       *[any] beliebig viele
    } { $seven_partner ->
        [always] Steine deines Teams (an diesem Tisch)
       *[last] deiner Steine { $seven_men ->
            [two] (an diesem Tisch)
           *[any] (unsere Lesart)
        }
    } verteilst. Du musst alle 7 fahren{ $seven_win ->
        [ends] , außer du gewinnst vorher.
       *[fits] .
    } Alle, die du dabei überholst oder triffst, müssen heim, auch eigene{ $teams ->
        [alone] { "" }
        [trios] { " " }und die deiner Partner
       *[pairs] { " " }und die deines Partners
    }. Bis zum letzten Schritt darfst du Teile zurücknehmen.
    .title = Die Sieben
dog-help-goal = Von seinem Startfeld aus darf ein Stein vorwärts ins Ziel abbiegen, aber nie, solange er frisch ist. Im Ziel wird niemand übersprungen. Niemand kommt wieder heraus, und alle sind dort sicher. Ist die Zahl für das Ziel zu hoch, fährst du vorbei und noch eine Runde ums Brett.
    .title = Das Ziel
dog-help-lane = Im Regelheft werden die Zielfelder „von hinten nach vorne“ gefüllt. { $strict_fill ->
        [on] An diesem Tisch gilt das streng: Ein Stein darf nur auf dem hintersten freien Zielfeld stehen bleiben.
       *[off] Unsere Lesart: Ein Stein darf auf jedem Zielfeld stehen bleiben, das er ohne Überspringen erreicht, und später aufrücken. Wollt ihr es streng, wählt die Hausregel „{ dog-option-strict_fill }“.
    }
    .title = Von hinten nach vorne
dog-help-jack = Mit einem Buben tauschst du einen deiner Steine gegen einen fremden{ $teams ->
        [alone] .
        [trios] , auch gegen einen Stein deiner Partner.
       *[pairs] , auch gegen einen deines Partners.
    } Beide müssen auf der Bahn stehen, und keiner darf frisch sein. Kannst du nur den Buben spielen, musst du tauschen.
    .title = Der Bube
dog-help-joker = Ein Joker kann jede Karte sein; für welche er steht, wählst du beim Spielen. { $joker_finish ->
        [not_last_man] An diesem Tisch darf dein letzter Stein nicht mit ihm ins Ziel: Dafür brauchst du die richtige Karte.
       *[allowed] Auch dein letzter Stein darf mit ihm ins Ziel.
    }
    .title = Der Joker
dog-help-partner = Sind deine vier Steine im Ziel, fährst du ab deinem nächsten Zug mit den Steinen { $teams ->
        [trios] der nächsten Person deines Teams, die noch nicht fertig ist (unsere Regel),
       *[other] deines Partners,
    } aber weiter mit deinen Karten.
    .title = Dem Partner helfen
dog-help-rest = { $seven_rest ->
        [none] Bringt ein Teil einer Sieben deinen letzten Stein ins Ziel, darf an diesem Tisch kein Schritt übrig bleiben{ $seven_win ->
            [ends] , außer die Partie ist damit gewonnen.
           *[fits] .
        } Sonst geht dieser Teil nicht.
       *[partner] Kommt dein letzter Stein mit einem Teil einer Sieben ins Ziel, kannst du sie mit { $teams ->
            [trios] der nächsten Person deines Teams teilen, die noch nicht fertig ist; sie muss einen Stein auf der Bahn haben. Unsere Lesart (Hausregel „{ dog-option-seven_rest }“): Ihre Steine fahren dann den ganzen Rest.
           *[other] deinem Partner teilen, wenn er einen Stein auf der Bahn hat. Unsere Lesart (Hausregel „{ dog-option-seven_rest }“): Seine Steine fahren dann den ganzen Rest.
        }
    }
    .title = Rest einer Sieben
dog-help-end = { $teams ->
        [alone] Wer alle vier Steine im Ziel hat, gewinnt sofort.
        [trios] Das Team, das alle zwölf Steine im Ziel hat, gewinnt sofort.
       *[pairs] Das Team, das alle acht Steine im Ziel hat, gewinnt sofort.
    } { $seven_win ->
        [ends] An diesem Tisch verfällt dann der Rest einer Sieben.
       *[fits] Unsere Lesart: Eine Sieben gewinnt nur, wenn kein Schritt übrig bleibt.
    }
    .title = Das Ende

## Rulings: the options in groups, and what is no option but not said in the rulebook either

dog-group-table = Teams und Kartentausch
dog-group-round = Die Runde
dog-group-start = Herauskommen
dog-group-seven = Die Sieben
dog-group-goal = Das Ziel
dog-group-end = Ende der Partie
dog-rulings = cards M6 M7 S1 S2 S5 S6
dog-ruling-cards = Das Regelheft nennt Ass, König und Joker zum Herauskommen und sagt, was eine Vier und eine Sieben tun. Was die anderen Karten können und wie viele es sind, richtet sich nach den üblichen Dog-Regeln: jeder Wert viermal und drei Joker, 55 Karten in einem Päckchen. Bis zu viert sind es zwei Päckchen.
dog-ruling-M6 = Im Regelheft muss ein Stein mindestens zweimal an seinem Startfeld vorbei. Unsere Lesart: Das Herauskommen zählt als erstes Mal. Fährt er danach mit einer Vier vom Startfeld oder darüber hinweg zurück, darf er also gleich mit der nächsten Karte ins Ziel.
dog-ruling-M7 = Unsere Lesart: Spielst du mit den Steinen deines Partners, tauschst du mit einem Buben einen von ihnen gegen einen fremden Stein.
dog-ruling-S1 = Unsere Regel: Die Bahn hat für jeden Platz einen Abschnitt mit 16 Feldern, zu zweit aber vier Abschnitte und zu dritt sechs. Ein Abschnitt, an dem niemand sitzt, hat weder Startfeld noch Ziel; dort gibt es nur gewöhnliche Felder.
dog-ruling-S2 = Unsere Regel: Zu fünft und zu sechst sind es drei Päckchen, also 165 Karten.
dog-ruling-S5 = Unsere Regel: Wer fertig ist, fährt mit den Steinen des nächsten Partners, der es noch nicht ist. Ohne Partner hat gewonnen, wer fertig ist.
dog-ruling-S6 = { $teams ->
        [alone] Unsere Regel: Den Rest einer Sieben übernimmt niemand. Bringt sie deinen letzten Stein ins Ziel, { $seven_win ->
            [ends] verfällt an diesem Tisch der Rest.
           *[fits] muss sie aufgehen.
        }
       *[other] { $seven_partner ->
            [always] An diesem Tisch dürfen alle Steine deines Teams Schritte einer Sieben fahren, egal wer von euch fertig ist.
           *[last] { $seven_rest ->
                [none] Bringt ein Teil einer Sieben den letzten der Steine ins Ziel, mit denen du fährst, muss sie an diesem Tisch aufgehen{ $seven_win ->
                    [ends] , außer die Partie ist damit gewonnen.
                   *[fits] .
                }
               *[partner] Unsere Lesart: Bringt ein Teil einer Sieben den letzten der Steine ins Ziel, mit denen du fährst, geht der Rest an den nächsten Partner, der noch nicht fertig ist; er muss einen Stein auf der Bahn haben. { $seven_win ->
                    [ends] Seid ihr damit alle fertig, habt ihr an diesem Tisch gewonnen, und der Rest verfällt.
                   *[fits] Gibt es keinen solchen Partner, muss die Sieben aufgehen.
                }
            }
        }
    }

# $share: how many of all, in per cent.
dog-odds-no-start-card = Von allen Händen am Anfang haben { $share } keine Startkarte (Ass, König, Joker).
dog-odds-somebody-without = In { $share } aller Partien bekommt mindestens ein Platz am Anfang keine Startkarte.

## What the rules do, as it is counted over many games: labels in a table

dog-happening-reshuffled = Neu gemischte Stapel
dog-happening-fours_back = Vieren rückwärts
dog-happening-folded = Züge ohne spielbare Karte
dog-happening-cards_folded = Abgelegte Karten
dog-happening-men_out = Herausgesetzte Steine
dog-happening-men_sent_home = Heimgeschickte Steine der Gegner
dog-happening-own_sent_home = Heimgeschickte Steine der eigenen Seite
dog-happening-sevens = Siebenen
dog-happening-sevens_shared = Geteilte Siebenen
dog-happening-swept_by_sevens = Von Siebenen heimgeschickte Steine
dog-happening-men_in = Steine, die ins Ziel abbiegen
dog-happening-swaps = Züge, in denen ein Bube Steine tauscht
dog-happening-jokers = Joker
dog-happening-partner_served = Aktionen mit einem Stein des Partners
dog-happening-ended_guard = Abgebrochene Partien (unentschieden)

# Was für eine Aktion spricht; $you: ob ihr Spieler es liest

dog-because-hit = Damit muss ein gegnerischer Stein heim.
dog-because-goal = Damit kommt ein Stein ins Ziel, wo ihn niemand mehr heimschickt.
dog-because-spares =
    Damit muss { $teams ->
        [alone] { $you ->
            [yes] keiner deiner Steine
           *[no] kein Stein dieses Platzes
        }
       *[other] { $you ->
            [yes] kein Stein eures Teams
           *[no] kein Stein dieses Teams
        }
    } heim, bei anderen Zügen schon.
dog-because-no_lap = So muss kein Stein am Ziel vorbei und noch einmal ums Brett.
dog-because-moved_up = Damit rückt ein Stein im Ziel auf.
dog-because-then_hit = Der Rest der Sieben kann einen Gegner heimschicken.
dog-because-then_goal = Der Rest der Sieben kann einen Stein ins Ziel bringen.
dog-because-deep = So bleibt im Ziel Platz für die nächsten Steine.
dog-because-rest = Von der Sieben bleibt noch ein Rest.
dog-because-out = Damit kommt ein neuer Stein ins Spiel.
dog-because-ready = Danach könnte eine Karte auf der Hand einen Stein ins Ziel bringen.
dog-because-reach =
    Danach sind { $teams ->
        [alone] { $you ->
            [yes] deine Steine
           *[no] die Steine dieses Platzes
        }
       *[other] { $you ->
            [yes] eure Steine
           *[no] die Steine dieses Teams
        }
    } weniger bedroht als nach anderen Zügen.
dog-because-joker = Auf der Hand bleibt ein Joker.
dog-because-way_out = Auf der Hand bleibt eine Karte, die einen Stein herausbringt.
dog-because-seven = Auf der Hand bleibt eine Sieben.
dog-because-fresh = Der frische Stein bleibt stehen: An ihm kommt niemand vorbei.
dog-because-threat = Danach könnte eine Karte auf der Hand einen Gegner heimschicken.
dog-because-playable = Danach sind mehr verschiedene Karten spielbar als nach anderen Zügen.
dog-because-steps =
    Damit { $teams ->
        [alone] { $you ->
            [yes] kommst du
           *[no] kommen die Steine dieses Platzes
        }
       *[other] { $you ->
            [yes] kommt ihr
           *[no] kommt dieses Team
        }
    } weiter als mit anderen Zügen.
