### The words of Streifzug durch in German. The variables are explained in en.ftl.
### Players are addressed as "du".
###
### Parties, by the quadrant in which they sit:
###   quadrant 0  rot      Dreieck  ▲
###   quadrant 1  gelb     Stern    ★
###   quadrant 2  schwarz  Quadrat  ■
###   quadrant 3  blau     Kreis    ●

## The game

streifzug-name = Streifzug
streifzug-tagline = Würfel, Karten und ein Wettlauf zur Glocke
streifzug-intro = Ziehe deine zwei Figuren über die drei Ringe und fange Karten. Im Grundspiel sammelst du fünf rote und fünf blaue und musst dann zuerst auf der Glocke sein. Im erweiterten Spiel legst du Karten für Punkte aus.
streifzug-first-game = Die erste Partie ist ein Grundspiel zu zweit; was Karten im erweiterten Spiel können, lernst du danach.

## The game's own words, each with its explanation

streifzug-word-party = Partei
    .help = Rot, Gelb, Schwarz oder Blau, jede mit zwei Figuren. Mit den roten und blauen Karten hat das nichts zu tun.
streifzug-word-catch = Catchfeld
    .help = Eines der acht Felder mit Kartenstapel. Beim Landen nimmst du meist die oberste Karte und bist sicher; beim nächsten Wurf musst du weg, wenn es geht.
streifzug-word-stack = Kartenstapel
    .help = Am Anfang sechs Karten. Die oberste siehst du; was darunter liegt, ist eine Überraschung.
streifzug-word-start = Start
    .help = Hier warten deine beiden Figuren am Anfang.{ $ext_throws ->
            [on] { " " }Werden sie auf dem hellgrünen Ring herausgeworfen, kommen sie hierher zurück.
           *[off] { "" }
        }
streifzug-word-zone = Start-Ziel-Zone
    .help = Dein Stück des hellgrünen Rings: Einstiegsfeld 6, Folgefeld 4 und Öffnungsfeld 2. Anhalten darf in einer Zone nur, wer einsteigt.
streifzug-word-entry = Einstiegsfeld 6
    .help = Hier kommt eine Figur ins Spiel, mit einer gewürfelten 6.
streifzug-word-follow = Folgefeld 4
    .help = Das zweite Feld deiner Zone. Vom Einstiegsfeld kommst du mit einer 4 dorthin.{ $ext_finish ->
            [on] { " " }Dahinter liegt dein Ziel.
           *[off] { "" }
        }
streifzug-word-opening = Öffnungsfeld 2
    .help = Das dritte Feld deiner Zone. Vom Folgefeld kommst du mit einer 2 dorthin; ab dort zieht eine Figur frei.
streifzug-word-bell = Glocke
    .help = Das Feld ganz in der Mitte. { $ext_finish ->
            [on] Du musst läuten, bevor du ins Ziel darfst.
           *[off] { $ext_cards ->
                [on] Die erste Figur darauf beendet die Partie.
               *[off] Im Grundspiel gewinnt, wer zuerst darauf steht.
            }
        }
streifzug-word-goal = Ziel
    .help = Liegt hinter deinem Folgefeld 4. Stehen deine beiden Figuren im Ziel, endet die Partie.
streifzug-word-stage = Etappe
    .help = Ziehst du dieselbe Figur erst mit dem einen, dann mit dem anderen Würfel, sind das zwei Etappen. Auch auf dem Feld dazwischen landest du.
streifzug-word-throw = Rauswurf
    .help = Landest du auf einer gegnerischen Figur, wirfst du sie heraus, und sie muss zurück{ $ext_cards ->
            [on] , wenn kein Patron sie schützt.
           *[off] .
        } Catchfelder und Zonen sind sicher.
streifzug-word-run = Folge
    .help = Drei oder mehr Zahlen einer Farbe hintereinander, zum Beispiel rote 3, 4 und 5.
streifzug-word-set = Serie
    .help = Drei oder vier Karten mit der gleichen Zahl, egal in welchen Farben. Zu vier gleichen passt noch ein Joker.
streifzug-word-flush = Flush
    .help = Drei oder vier verschiedene Buchstabenkarten, von jedem Buchstaben höchstens eine.
streifzug-word-letter = Buchstabenkarte
    .help = Eine Karte mit J, P, H oder M: Joker, Patron, Hopser oder Mopser. Von jedem gibt es vier.{ $ext_cards ->
            [off] { " " }Im Grundspiel zählt nur ihre Farbe.
           *[on] { "" }
        }
streifzug-word-joker = Joker (J)
    .help = Ersetzt eine Zahl oder verlängert eine Folge. Kostet Punkte in Serien bis vier Karten und, in Folgen bis acht, zwischen Zahlen oder bei anderer Farbe.
streifzug-word-patron = Patron (P)
    .help = Verhindert einen Rauswurf: Deine Figuren bleiben stehen, und die Figur, die dich herauswerfen wollte, muss zurück in ihre Zone.
streifzug-word-hopser = Hopser (H)
    .help = Lässt eine deiner Figuren auf ein freies Catchfeld hüpfen, sogar vom Start. Solange du nicht geläutet hast, nimmst du die Karte dort.
streifzug-word-mopser = Mopser (M)
    .help = Nimmt jemandem eine Karte weg: blind eine aus der Hand (unsere Lesart) oder eine benutzte Buchstabenkarte.
streifzug-word-used = Benutzte Buchstabenkarten
    .help = Eine Buchstabenkarte, die du benutzt hast, liegt offen vor dir. Du kannst sie nicht mehr spielen, aber andere können sie sich holen.
streifzug-word-team = Team
    .help = Rot und Schwarz oder Gelb und Blau. Partner { $ext_cards ->
            [on] zählen am Ende ihre Punkte zusammen
           *[off] gewinnen zusammen
        }{ $partner_landing ->
            [throw] , werfen einander an diesem Tisch aber heraus.
           *[share] { " " }und werfen einander nicht heraus.
        }

## Parties, by quadrant

streifzug-seat-0 = Rot
    .sign = Dreieck
streifzug-seat-1 = Gelb
    .sign = Stern
streifzug-seat-2 = Schwarz
    .sign = Quadrat
streifzug-seat-3 = Blau
    .sign = Kreis

## Colours as they stand before a place, in each of its forms; .figure: a figure of this colour.

streifzug-colour-0 = rotes
    .from = roten
    .to = rote
    .at = roten
    .figure = Rote Figur
streifzug-colour-1 = gelbes
    .from = gelben
    .to = gelbe
    .at = gelben
    .figure = Gelbe Figur
streifzug-colour-2 = schwarzes
    .from = schwarzen
    .to = schwarze
    .at = schwarzen
    .figure = Schwarze Figur
streifzug-colour-3 = blaues
    .from = blauen
    .to = blaue
    .at = blauen
    .figure = Blaue Figur

## Places

streifzug-place = { $kind ->
        [middle] türkises Feld { $number }
        [inner] dunkelgrünes Feld { $number }
        [catch] { $ring ->
            [outer] hellgrünes
           *[middle] türkises
        } Catchfeld { $number }
        [bell] Glocke
        [entry] { $colour } Einstiegsfeld 6
        [follow] { $colour } Folgefeld 4
        [opening] { $colour } Öffnungsfeld 2
        [closed] geschlossene Zone
        [goal] { $colour } Zielfeld
        [start] { $colour } Startfeld
       *[outer] hellgrünes Feld { $number }
    }
    .from = { $kind ->
        [middle] vom türkisen Feld { $number }
        [inner] vom dunkelgrünen Feld { $number }
        [catch] vom { $ring ->
            [outer] hellgrünen
           *[middle] türkisen
        } Catchfeld { $number }
        [bell] von der Glocke
        [entry] vom { $colour } Einstiegsfeld 6
        [follow] vom { $colour } Folgefeld 4
        [opening] vom { $colour } Öffnungsfeld 2
        [closed] aus der geschlossenen Zone
        [goal] vom { $colour } Zielfeld
        [start] vom { $colour } Startfeld
       *[outer] vom hellgrünen Feld { $number }
    }
    .to = { $kind ->
        [middle] aufs türkise Feld { $number }
        [inner] aufs dunkelgrüne Feld { $number }
        [catch] aufs { $ring ->
            [outer] hellgrüne
           *[middle] türkise
        } Catchfeld { $number }
        [bell] auf die Glocke
        [entry] aufs { $colour } Einstiegsfeld 6
        [follow] aufs { $colour } Folgefeld 4
        [opening] aufs { $colour } Öffnungsfeld 2
        [closed] in die geschlossene Zone
        [goal] aufs { $colour } Zielfeld
        [start] aufs { $colour } Startfeld
       *[outer] aufs hellgrüne Feld { $number }
    }
    .at = { $kind ->
        [middle] auf dem türkisen Feld { $number }
        [inner] auf dem dunkelgrünen Feld { $number }
        [catch] auf dem { $ring ->
            [outer] hellgrünen
           *[middle] türkisen
        } Catchfeld { $number }
        [bell] auf der Glocke
        [entry] auf dem { $colour } Einstiegsfeld 6
        [follow] auf dem { $colour } Folgefeld 4
        [opening] auf dem { $colour } Öffnungsfeld 2
        [closed] in der geschlossenen Zone
        [goal] auf dem { $colour } Zielfeld
        [start] auf dem { $colour } Startfeld
       *[outer] auf dem hellgrünen Feld { $number }
    }
    .off = { $kind ->
        [middle] von Türkis { $number }
        [inner] von Dunkelgrün { $number }
        [catch] von { $ring ->
            [outer] Hellgrün
           *[middle] Türkis
        } { $number }
        [bell] von der Glocke
        [entry] vom Einstiegsfeld 6
        [follow] vom Folgefeld 4
        [opening] vom Öffnungsfeld 2
        [closed] aus der Zone
        [goal] vom Ziel
        [start] vom Start
       *[outer] von Hellgrün { $number }
    }

## Cards. The value is a label; .one stands after a verb, .bare without article begins a sentence.

streifzug-card-R1 = Rote 1
    .one = eine rote 1
    .bare = Rote 1
streifzug-card-R2 = Rote 2
    .one = eine rote 2
    .bare = Rote 2
streifzug-card-R3 = Rote 3
    .one = eine rote 3
    .bare = Rote 3
streifzug-card-R4 = Rote 4
    .one = eine rote 4
    .bare = Rote 4
streifzug-card-R5 = Rote 5
    .one = eine rote 5
    .bare = Rote 5
streifzug-card-R6 = Rote 6
    .one = eine rote 6
    .bare = Rote 6
streifzug-card-R7 = Rote 7
    .one = eine rote 7
    .bare = Rote 7
streifzug-card-R8 = Rote 8
    .one = eine rote 8
    .bare = Rote 8
streifzug-card-RJ = Roter Joker
    .one = einen roten Joker
    .bare = Roten Joker
streifzug-card-RP = Roter Patron
    .one = einen roten Patron
    .bare = Roten Patron
streifzug-card-RH = Roter Hopser
    .one = einen roten Hopser
    .bare = Roten Hopser
    .small = roter Hopser
streifzug-card-RM = Roter Mopser
    .one = einen roten Mopser
    .bare = Roten Mopser
streifzug-card-B1 = Blaue 1
    .one = eine blaue 1
    .bare = Blaue 1
streifzug-card-B2 = Blaue 2
    .one = eine blaue 2
    .bare = Blaue 2
streifzug-card-B3 = Blaue 3
    .one = eine blaue 3
    .bare = Blaue 3
streifzug-card-B4 = Blaue 4
    .one = eine blaue 4
    .bare = Blaue 4
streifzug-card-B5 = Blaue 5
    .one = eine blaue 5
    .bare = Blaue 5
streifzug-card-B6 = Blaue 6
    .one = eine blaue 6
    .bare = Blaue 6
streifzug-card-B7 = Blaue 7
    .one = eine blaue 7
    .bare = Blaue 7
streifzug-card-B8 = Blaue 8
    .one = eine blaue 8
    .bare = Blaue 8
streifzug-card-BJ = Blauer Joker
    .one = einen blauen Joker
    .bare = Blauen Joker
streifzug-card-BP = Blauer Patron
    .one = einen blauen Patron
    .bare = Blauen Patron
streifzug-card-BH = Blauer Hopser
    .one = einen blauen Hopser
    .bare = Blauen Hopser
    .small = blauer Hopser
streifzug-card-BM = Blauer Mopser
    .one = einen blauen Mopser
    .bare = Blauen Mopser
streifzug-cards-held = { $count ->
        [0] keine Karten
        [one] 1 Karte
       *[other] { $count } Karten
    }

## Melds and points

streifzug-meld = { $meld ->
        [run] Folge
        [set] Serie
       *[flush] Flush
    }
    .one = { $meld ->
        [run] eine Folge
        [set] eine Serie
       *[flush] einen Flush
    }
streifzug-points = { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
    .short = { $points } Pkt.

## What is asked of whom

streifzug-prompt-roll = Du hast { $dice } gewürfelt.
streifzug-prompt-move = Wähle eine Figur, dann ein Feld.
streifzug-prompt-left = Noch zu ziehen: { $dice }.
streifzug-prompt-one_die = Ein Würfel ist schon gespielt. Dir bleibt die { $die }.
streifzug-prompt-cards = Spiele Karten oder beende deinen Zug.
streifzug-prompt-end = Du kannst keine Karte spielen. Beende deinen Zug.
streifzug-prompt-over = Mehr geht nicht. Beende deinen Zug.
streifzug-prompt-lapsed = Du hättest { $dice } gebraucht. Beende deinen Zug.
streifzug-die = eine { $die }
streifzug-prompt-patron = { $owner } wirft dich heraus ({ $hit }): Patron?
streifzug-prompt-rob = Du wirfst { $owner } heraus: Welche Karte holst du dir?
streifzug-prompt-give = { $owner } wirft dich heraus: Welche Karte gibst du her?

## Events

streifzug-event-first = { $you ->
        [yes] Du fängst an.
       *[no] { $who } fängt an.
    }
streifzug-event-stacked = Die Karten liegen in acht Stapeln zu sechs. Oben liegen: { $cards }.
streifzug-event-rolled = { $you ->
        [yes] Du würfelst { $dice }.
       *[no] { $who } würfelt { $dice }.
    }
streifzug-event-moved = { $you ->
        [yes] Du ziehst mit { $dice } { $from } { $to }.
       *[no] { $who } zieht mit { $dice } { $from } { $to }.
    }
streifzug-event-lapsed = { $you ->
        [yes] Du kannst mit diesem Wurf nicht ziehen.
       *[no] { $who } kann mit diesem Wurf nicht ziehen.
    }
streifzug-event-lapsed-why = Nichts geht: Du brauchst { $needs }.
streifzug-lapsed-need = { $from ->
        [start] am Start eine 6
        [entry] auf dem Einstiegsfeld eine 4
       *[follow] auf dem Folgefeld eine 2
    }
streifzug-event-caught = { $you ->
        [yes] Du fängst { $card }.
       *[no] { $who } fängt { $card }.
    }
streifzug-event-rang = { $you ->
        [yes] Ding! Du läutest die Glocke.
       *[no] Ding! { $who } läutet die Glocke.
    }
streifzug-event-thrown = { $whose ->
        [you] { $who } wirft dich heraus: { $hit }, zurück { $to }.
       *[other] { $you ->
            [yes] Du wirfst { $owner } heraus: { $hit }, zurück { $to }.
           *[no] { $who } wirft { $owner } heraus: { $hit }, zurück { $to }.
        }
    }
streifzug-event-asked = { $you ->
        [yes] Du wirst nach einem Patron gefragt.
       *[no] { $who } wird nach einem Patron gefragt.
    }
streifzug-event-patron = { $whose ->
        [you] { $who } spielt { $card }: Du musst { $to }.
       *[other] { $you ->
            [yes] Du spielst { $card }: { $owner } muss { $to }.
           *[no] { $who } spielt { $card }: { $owner } muss { $to }.
        }
    }
streifzug-event-let_go = { $you ->
        [yes] Du spielst keinen Patron.
       *[no] { $who } spielt keinen Patron.
    }
streifzug-event-draws = { $whose ->
        [you] { $who } zieht blind eine Karte aus deiner Hand.
       *[other] { $you ->
            [yes] Du ziehst blind eine Karte aus der Hand von { $owner }.
           *[no] { $who } zieht blind eine Karte aus der Hand von { $owner }.
        }
    }
streifzug-event-robbed = { $whose ->
        [you] { $who } bekommt { $card } aus deiner Hand.
       *[other] { $you ->
            [yes] Du bekommst { $card } aus der Hand von { $owner }.
           *[no] { $who } bekommt { $card } aus der Hand von { $owner }.
        }
    }
streifzug-event-robbed-hidden = { $who } bekommt eine Karte aus der Hand von { $owner }.
streifzug-event-took = { $whose ->
        [you] { $who } bekommt { $card } von den offenen Karten vor dir.
       *[other] { $you ->
            [yes] Du bekommst { $card } von den offenen Karten vor { $owner }.
           *[no] { $who } bekommt { $card } von den offenen Karten vor { $owner }.
        }
    }
streifzug-event-melds = { $you ->
        [yes] Du hast jetzt ausliegen: { $melds }. Auf der Hand: { $count }.
       *[no] { $who } hat jetzt ausliegen: { $melds }. Auf der Hand: { $count }.
    }
streifzug-melds-none = nichts
streifzug-melds = { $melds }; { $next }
streifzug-meld-lying = { $meld } ({ $cards })
streifzug-event-laid_out = { $you ->
        [yes] Du legst { $meld } aus: { $cards } ({ $points }).
       *[no] { $who } legt { $meld } aus: { $cards } ({ $points }).
    }
streifzug-event-added = { $you ->
        [yes] Du legst { $card } an: { $cards } ({ $points }).
       *[no] { $who } legt { $card } an: { $cards } ({ $points }).
    }
streifzug-event-exchanged = { $you ->
        [yes] Du tauschst den Joker gegen { $card }: { $cards } ({ $points }).
       *[no] { $who } tauscht den Joker gegen { $card }: { $cards } ({ $points }).
    }
streifzug-event-mopser = { $whose ->
        [you] { $who } spielt { $card } gegen dich.
       *[other] { $you ->
            [yes] Du spielst { $card } gegen { $owner }.
           *[no] { $who } spielt { $card } gegen { $owner }.
        }
    }
streifzug-event-hopped = { $you ->
        [yes] Du hüpfst { $from } { $to } ({ $card }).
       *[no] { $who } hüpft { $from } { $to } ({ $card }).
    }
streifzug-event-ended = { $you ->
        [yes] Du beendest deinen Zug.
       *[no] { $who } beendet den Zug.
    }
streifzug-event-turned = Die obersten Karten nützen niemandem mehr und wandern nach unten. Jetzt oben: { $cards }.
streifzug-event-over = { $reason ->
        [bell] Die Glocke hat geläutet: Die Partie ist zu Ende.
        [goal] Beide Figuren sind im Ziel: Die Partie ist zu Ende.
        [stall] Die Partie kommt nicht mehr voran: Jetzt wird abgerechnet.
       *[guard] Die Partie endet unentschieden: Die Höchstzahl der Aktionen ist erreicht.
    }

## The end as a headline

streifzug-end = { $count ->
        [0] Unentschieden.
        [one] { $you ->
            [yes] Du hast gewonnen!
           *[no] { $who } gewinnt!
        }
       *[other] { $you ->
            [yes] Ihr habt gewonnen: { $who }!
           *[no] { $who } gewinnen!
        }
    }

## The score sheet, line by line

streifzug-score = Punkte
streifzug-score-meld = { $meld ->
        [run] Folge aus { $count }
        [set] Serie aus { $count }
       *[flush] Flush aus { $count }
    }
streifzug-score-hand = { $count ->
        [0] Keine Karten auf der Hand
        [one] 1 Karte auf der Hand
       *[other] { $count } Karten auf der Hand
    }
streifzug-score-ending = Bonus fürs Beenden
streifzug-score-sum = Summe
streifzug-score-team = Team

## Actions

streifzug-action-move = { $dice }: { $here } – { $there }
streifzug-action-meld = { $meld ->
        [run] Folge
        [set] Serie
       *[flush] Flush
    } auslegen: { $cards }
streifzug-action-add = { $card } anlegen: { $cards }
    .front = { $card } vorn anlegen: { $cards }
    .back = { $card } hinten anlegen: { $cards }
streifzug-action-exchange = Joker gegen { $card } tauschen: { $cards }
    .front = Joker gegen { $card } tauschen und nach vorn legen: { $cards }
    .back = Joker gegen { $card } tauschen und nach hinten legen: { $cards }
streifzug-action-mopser-hand = Mopser: blind eine Karte von { $owner } ziehen
streifzug-action-mopser-used = Mopser: { $card } von { $owner } nehmen (benutzt)
streifzug-action-hopser = Hopser: { $here } – { $there }
streifzug-action-end = Zug beenden
streifzug-action-patron = { $card } spielen und stehen bleiben
streifzug-action-let_go = Keinen Patron spielen
streifzug-action-draw = Blind eine Karte von { $owner } ziehen
streifzug-action-take = { $card } von { $owner } nehmen (benutzt)
streifzug-action-give = { $card } aus der Hand hergeben
streifzug-action-give-used = { $card } hergeben (benutzt)
streifzug-action-give-meld = { $whose ->
        [you] { $card } aus der Auslage hergeben: { $cards }
       *[other] { $card } aus der Auslage nehmen: { $cards }
    }

## Options

streifzug-option-ext_cards = Hand und Auslegen
    .help = Gefangene Karten kommen auf die Hand, und du legst sie für Punkte aus. Sonst liegen sie offen, und du sammelst fünf rote und fünf blaue.
streifzug-option-ext_cards-off = Farben sammeln
streifzug-option-ext_cards-on = Für Punkte auslegen
streifzug-option-ext_throws = Nach einem Rauswurf
    .help = Je nach Ring geht es zurück an den Start, auf Einstiegsfeld 6 oder Folgefeld 4, und es kann Karten kosten. Sonst immer auf Öffnungsfeld 2.
streifzug-option-ext_throws-off = Auf Öffnungsfeld 2
streifzug-option-ext_throws-on = Zurück je nach Ring
streifzug-option-ext_teams = Teams
    .help = Für vier Parteien: Rot und Schwarz gegen Gelb und Blau. Partner gewinnen zusammen. Du kannst auch beide Parteien eines Teams spielen.
streifzug-option-ext_teams-off = Alle gegen alle
streifzug-option-ext_teams-on = Zwei Teams
streifzug-option-ext_finish = Glocke und Ziel
    .help = Erst läuten, dann beide Figuren ins Ziel: 6 Punkte. Sonst: Hast du eine Folge oder Serie ausgelegt, beendet deine Figur auf der Glocke die Partie.
streifzug-option-ext_finish-off = Ende auf der Glocke
streifzug-option-ext_finish-on = Glocke, dann Ziel
streifzug-option-first = Wer anfängt
    .help = Im Regelheft steht dazu nichts.
streifzug-option-first-chance = Zufällig
streifzug-option-first-0 = Rot
streifzug-option-doubles = Pasch
    .help = Ein Pasch zählt wie jeder andere Wurf, oder du bist danach noch einmal dran. Im Regelheft steht dazu nichts.
streifzug-option-doubles-nothing = Bringt nichts extra
streifzug-option-doubles-again = Noch einmal dran
streifzug-option-direction = Laufrichtung
    .help = Auf den Ringen ziehen die Figuren in beide Richtungen oder nur im Uhrzeigersinn.
streifzug-option-direction-free = Beide Richtungen
streifzug-option-direction-clockwise = Nur im Uhrzeigersinn
streifzug-option-zone_sum = Summe beim Einsteigen
    .help = Gilt auch die Summe beider Würfel als 6, 4 oder 2? Das Regelheft sagt „mit einer 6“ und „mit einer gewürfelten 4“; von der Summe spricht es nicht.
streifzug-option-zone_sum-off = Die Summe gilt nicht
streifzug-option-zone_sum-on = Auch die Summe gilt
streifzug-option-full_colour = Wenn du fünf Karten einer Farbe hast
    .help = Grundspiel: Darfst du auf einem Catchfeld landen, wenn dort eine Farbe oben liegt, von der du schon fünf hast?
streifzug-option-full_colour-land = Landen, nichts nehmen
streifzug-option-full_colour-forbidden = Nicht landen
streifzug-option-stages = Die zweite Etappe
    .help = Etappen gehen in eine Richtung: Die zweite führt über kein Feld der ersten oder darf nur nicht sofort umkehren. Das Regelheft lässt es offen.
streifzug-option-stages-one_way = Nur über neue Felder
streifzug-option-stages-no_turning = Nicht sofort zurück
streifzug-option-hopser_from_goal = Hopser aus dem Ziel
    .help = Darf ein Hopser auch eine Figur aus dem Ziel holen? Sind beide Figuren dort, bleiben sie auf jeden Fall.
streifzug-option-hopser_from_goal-on = Wenn nur eine dort ist
streifzug-option-hopser_from_goal-off = Nie
streifzug-option-rotate = Nutzlose oberste Karten
    .help = Grundspiel: Nützen die obersten Karten niemandem mehr, bleiben sie liegen, oder alle wandern nach unten, bis eine nützt. Das Regelheft sagt es nicht.
streifzug-option-rotate-on = Wandern nach unten
streifzug-option-rotate-off = Bleiben liegen
streifzug-option-max_jokers = Joker beim Auslegen
    .help = So viele Joker dürfen in einer Folge oder Serie liegen. Im Regelheft steht dazu nichts.
streifzug-option-max_jokers-1 = Einer
streifzug-option-max_jokers-2 = Zwei
streifzug-option-max_jokers-any = Beliebig viele
streifzug-option-patron_target = Abgewehrter Rauswurf
    .help = Dorthin muss die Figur, die ein Patron abgewehrt hat. Im Regelheft steht „Öffnungsfeld 4“; dieses Feld gibt es nicht.
streifzug-option-patron_target-F4 = Auf Folgefeld 4
streifzug-option-patron_target-O2 = Auf Öffnungsfeld 2
streifzug-option-patron_ask = Frage nach dem Patron
    .help = Werden alle gefragt, die herausgeworfen werden und Karten auf der Hand haben, verrät die Frage nichts.
streifzug-option-patron_ask-all = Alle mit Karten
streifzug-option-patron_ask-holders = Nur wer einen hat
streifzug-option-after_patron = Nach einem Patron
    .help = Ein Patron wehrt dich nach dem ersten Würfel ab: Darfst du den anderen noch mit einer beliebigen Figur spielen, oder verfällt er?
streifzug-option-after_patron-goes_on = Der Würfel bleibt
streifzug-option-after_patron-lapses = Der Würfel verfällt
streifzug-option-flush_cards = Karten aus einem Flush
    .help = Musst du ohne Karten auf der Hand eine hergeben, ist es eine, die vor dir liegt. Ein Flush kommt zuletzt (dann wählst du) oder wie alles andere.
streifzug-option-flush_cards-last = Ganz zuletzt
streifzug-option-flush_cards-with_others = Wie alles andere
streifzug-option-stall_rounds = Ende bei Stillstand
    .help = Nach so vielen Runden, in denen niemand fängt, auslegt, anlegt, herauswirft, Joker tauscht, läutet oder ins Ziel kommt, wird abgerechnet. 0: nie.
streifzug-option-joker_penalty = Joker am falschen Platz
    .help = In Folgen bis acht kostet ein Joker in der Mitte 1 Punkt, einer in der anderen Farbe 2. Hier geht es um einen, für den beides gilt.
streifzug-option-joker_penalty-add = Er kostet 3
streifzug-option-joker_penalty-max = Er kostet 2
streifzug-option-partner_landing = Auf dem Partner landen
    .help = Du landest auf einer Figur des Partners: Teilt ihr euch das Feld, wirfst du sie heraus, oder ist der Zug nicht erlaubt?
streifzug-option-partner_landing-share = Beide bleiben stehen
streifzug-option-partner_landing-forbid = Nicht erlaubt
streifzug-option-partner_landing-throw = Du wirfst ihn heraus
streifzug-option-mopser_partner = Mopser gegen den Partner
    .help = Darf ein Mopser nur Gegnern eine Karte wegnehmen oder auch dem Partner?
streifzug-option-mopser_partner-off = Nur bei Gegnern
streifzug-option-mopser_partner-on = Auch beim Partner
streifzug-option-max_plies = Höchstzahl der Aktionen
    .help = Nach so vielen Aktionen endet die Partie unentschieden: eine Notbremse für Partien, die sonst nie enden. 0 heißt: keine Höchstzahl.

streifzug-preset-basic = Grundspiel
    .help = Fange fünf rote und fünf blaue Karten und sei dann zuerst auf der Glocke.
streifzug-preset-extended = Erweitertes Spiel
    .help = Mit Karten auf der Hand, Auslegen, Buchstabenkarten, Glocke, Ziel und Rauswürfen, die Karten kosten.
streifzug-preset-teams = Erweitert, in Teams
    .help = Wie das erweiterte Spiel, für vier Parteien in zwei Teams.
streifzug-teams-note = Wer mag, spielt beide Plätze eines Teams.

## Refusals

streifzug-reason-not_your_turn = Du bist nicht dran.
streifzug-reason-over = Die Partie ist zu Ende.
streifzug-reason-unknown_action = So ein Zug ist hier nicht möglich.
streifzug-reason-nothing_to_take_back = Du kannst gerade nichts zurücknehmen.
streifzug-reason-dice_first = Ziehe zuerst mit deinen Würfeln.
streifzug-reason-card_phase = Mit den Würfeln bist du fertig. Jetzt spielst du Karten oder beendest deinen Zug.
streifzug-reason-wait_for_victim = Zuerst muss jemand anders antworten.
streifzug-reason-answer_first = Sage zuerst, ob du einen Patron spielst.
streifzug-reason-no_patron = Diesen Patron hast du nicht.
streifzug-reason-choose_card = Hole dir zuerst die Karte für den Rauswurf: blind aus der fremden Hand oder eine offene.
streifzug-reason-give_card = Gib zuerst eine Karte her: eine aus der Hand, sonst eine, die vor dir liegt.
streifzug-reason-no_such_dice = Mit dieser Zahl kannst du jetzt nicht ziehen.
streifzug-reason-no_figure_there = Dort steht keine Figur von dir.
streifzug-reason-needs_6 = Mit den Würfeln geht es vom Start nur bei einer 6 los, und nur auf das Einstiegsfeld.
streifzug-reason-needs_4 = Mit den Würfeln geht es vom Einstiegsfeld 6 nur bei einer 4 weiter, auf das Folgefeld.
streifzug-reason-needs_2 = Mit den Würfeln geht es vom Folgefeld 4 nur bei einer 2 weiter, auf das Öffnungsfeld.
streifzug-reason-stays_in_goal = Mit den Würfeln kommt keine Figur mehr aus dem Ziel.
streifzug-reason-stays_on_bell = Die Figur auf der Glocke beendet die Partie und bleibt dort.
streifzug-reason-zone = In einer Start-Ziel-Zone hält keine Figur an, außer beim Einsteigen.
streifzug-reason-began_there = Auf diesem Catchfeld stand die Figur schon vor diesem Wurf. Ziehe woandershin.
streifzug-reason-catch_taken = Auf diesem Catchfeld steht schon eine Figur, und Catchfelder lassen sich nicht teilen.
streifzug-reason-catch_taboo = Du hast alle Karten, die du brauchst: Catchfelder sind für dich jetzt tabu.
streifzug-reason-colour_full = Von der Farbe, die oben liegt, hast du schon fünf: An diesem Tisch ist das Feld dann tabu.
streifzug-reason-bell_needs_cards = Zur Glocke darf nur, wer fünf rote und fünf blaue Karten hat.
streifzug-reason-bell_needs_meld = Lege eine Folge oder Serie aus, bevor du die Glocke läutest.
streifzug-reason-rung_already = Du hast die Glocke schon geläutet.
streifzug-reason-no_goal = An diesem Tisch geht niemand ins Ziel.
streifzug-reason-goal_needs_bell = Läute die Glocke, bevor du ins Ziel ziehst.
streifzug-reason-goal_needs_meld = Lege eine Folge oder Serie aus, bevor du ins Ziel ziehst.
streifzug-reason-partner_there = Dort steht dein Partner, und an diesem Tisch teilt ihr euch kein Feld.
streifzug-reason-not_reached = Die Augenzahl führt die Figur nicht genau dorthin (umkehren darf sie nicht).
streifzug-reason-more_dice = So bliebe ein Würfel übrig. Spiele beide, wenn es geht.
streifzug-reason-must_leave = Eine Figur auf einem Catchfeld muss weg, wenn sie kann. Behalte einen Würfel dafür.
streifzug-reason-no_such_card = Diese Karte hast du nicht.
streifzug-reason-no_meld = Diese Karten sind keine Folge, keine Serie und kein Flush.
streifzug-reason-too_many_jokers = Das sind zu viele Joker.
streifzug-reason-no_such_meld = So etwas hast du nicht ausgelegt.
streifzug-reason-does_not_fit = Diese Karte passt dort nicht hin.
streifzug-reason-nothing_to_exchange = Für diese Karte steht kein Joker, oder an diesem Ende ist kein Platz.
streifzug-reason-no_hopser = Du hast keinen Hopser.
streifzug-reason-hop_to_catch = Ein Hopser führt nur auf ein Catchfeld. Wähle eines.
streifzug-reason-no_mopser = Du hast keinen Mopser.
streifzug-reason-opponents_only = Ein Mopser nimmt nur anderen Parteien etwas weg.
streifzug-reason-not_from_partner = An diesem Tisch lässt ein Mopser deinen Partner in Ruhe.
streifzug-reason-one_way = Die zweite Etappe darf über kein Feld der ersten führen.
streifzug-reason-both_in_goal = Deine Figuren sind beide im Ziel und bleiben dort.
streifzug-reason-not_from_goal = An diesem Tisch holt ein Hopser keine Figur aus dem Ziel.
streifzug-reason-nothing_to_take = So eine Karte gibt es bei dieser Partei nicht zu holen.

## Told when it first matters, to who is new to the game: rules and dangers, never advice

streifzug-note-aim = { $ext_cards ->
        [on] { $ext_teams ->
            [on] Fange Karten und lege sie aus: Deine Punkte und die von { $partner } zählen zusammen.
           *[off] Fange Karten und lege sie aus: Wer die meisten Punkte hat, gewinnt.
        }
       *[off] { $ext_teams ->
            [on] Fange je fünf rote und blaue Karten, dann zur Glocke: Bist du oder ist { $partner } zuerst dort, gewinnt ihr.
           *[off] Fange je fünf rote und blaue Karten, dann sei zuerst auf der Glocke.
        }
    }
streifzug-note-protector = Ein Patron wehrt den Rauswurf ab: Die Figur, die dich herauswirft, muss zurück.
streifzug-note-pay = Du wurdest herausgeworfen und gibst eine Karte her: Du wählst, welche.
streifzug-note-bell = Dein Wurf führt genau zur Glocke, und du hast fünf rote und fünf blaue Karten: Dort gewinnst du.
streifzug-note-ring = Du kannst läuten: Danach darfst du mit ausgelegter Folge oder Serie ins Ziel, fängst aber keine Karten mehr.
streifzug-note-goal = Dein Wurf passt genau: Eine deiner Figuren kann ins Ziel.
streifzug-note-meld = Du hast Karten, die zusammenpassen: Ausgelegtes bringt Punkte.
streifzug-note-enter = Herein kommst du mit einer 6, weiter mit einer 4 und einer 2; passt nichts, verfällt der Wurf.
streifzug-note-catch = Landest du genau auf einem Catchfeld, fängst du die offene Karte.
streifzug-note-knock = Um eine gegnerische Figur herauszuwerfen, lande genau auf ihr.
streifzug-note-dice = Ziehe mit einer Figur die Summe oder spiele jeden Würfel für sich.
streifzug-note-full = Fünf Karten einer Farbe sind genug: Von ihr nimmst du keine mehr.
streifzug-note-hopper = Ein Hopser setzt eine deiner Figuren auf ein freies Catchfeld.
streifzug-note-magpie = Ein Mopser nimmt jemandem blind eine Karte aus der Hand oder eine benutzte Buchstabenkarte.
streifzug-note-joker = Ein Joker ersetzt beim Auslegen eine Zahl.

## The rules, for players

streifzug-help-sections = aim words board turn coming catching throwing must collecting bell cards deck laying joker letters hurting paying finish home score teams stall
streifzug-help-aim = Mit vollem Namen heißt das Spiel „Streifzug durch“. { $ext_cards ->
        [on] Du fängst Karten und legst sie aus; { $ext_teams ->
            [on] das Team mit den meisten Punkten gewinnt.
           *[off] wer die meisten Punkte hat, gewinnt.
        }
       *[off] Du fängst fünf rote und fünf blaue Karten; dann gewinnt{ $ext_teams ->
            [on] { " " }gemeinsam mit dem Partner, wer zuerst auf der Glocke steht.
           *[off] , wer zuerst auf der Glocke steht.
        }
    }
    .title = Worum es geht
streifzug-help-words = Das Spiel hat einige eigene Wörter. Das bedeuten sie.
    .title = Kleines Wörterbuch
    .word = Wort
    .meaning = Was es bedeutet
streifzug-help-board = Drei Ringe liegen ineinander: der hellgrüne, der türkise und der dunkelgrüne, in der Mitte die Glocke. Unsere Lesart: Die Ringe haben 48, 24 und 8 Felder, Brücken verbinden sie, und auf dem hellgrünen und dem türkisen liegen je vier Catchfelder. In Start-Ziel-Zonen hält nur an, wer einsteigt.
    .title = Das Brett
streifzug-help-turn = Ziehe eine Figur um die Summe deiner Würfel, jede um einen oder eine um beide nacheinander (zwei Etappen). Überhole, wen du willst. { $direction ->
        [clockwise] Auf den Ringen geht es hier nur im Uhrzeigersinn, nie sofort zurück.
       *[free] Unsere Lesart: Du wählst den Weg, kehrst aber nie sofort um.
    } { $stages ->
        [no_turning] Die zweite Etappe darf hier Felder der ersten nutzen.
       *[one_way] Unsere Lesart: Die zweite Etappe betritt kein Feld der ersten.
    }{ $doubles ->
        [again] { " " }Ein Pasch gibt hier noch einen Zug.
       *[nothing] { "" }
    }
    .title = Dein Zug
streifzug-help-coming = Mit einer 6 kommt eine Figur ins Spiel, mit einer 4 geht sie auf das Folgefeld, mit einer 2 auf das Öffnungsfeld. Ab dort zieht sie frei. 4 und 2 in einem Wurf bringen sie vom Einstiegsfeld bis dorthin. { $zone_sum ->
        [on] An diesem Tisch gilt auch die Summe beider Würfel.
       *[off] Unsere Lesart: Ein einzelner Würfel muss die Zahl zeigen (Hausregel „{ streifzug-option-zone_sum }“).
    }
    .title = Einsteigen
streifzug-help-catching = Landest du auf einem Catchfeld, nimmst du die oberste Karte von seinem Stapel. Dort bist du sicher, und keine andere Figur darf hin, auch deine zweite nicht. Beim nächsten Wurf musst du wieder weg, wenn es geht, und darfst mit diesem Wurf nicht noch einmal dort landen.
    .title = Fangen
streifzug-help-throwing = Landest du auf gegnerischen Figuren, wirfst du sie heraus. { $ext_throws ->
        [on] Wohin sie zurückmüssen, hängt vom Ring ab.
       *[off] Zurück geht es auf ihr Öffnungsfeld 2.
    } Auf Catchfeldern und in den Zonen sind alle sicher. Zwei eigene Figuren dürfen sich jedes Feld außer einem Catchfeld teilen.
    .title = Herauswerfen
streifzug-help-must = Du musst von deinem Wurf so viel wie möglich ziehen: beide Würfel, wenn es geht, sonst einen. Eine Figur, die schon auf einem Catchfeld stand, muss weg, wenn sie kann. Passt gar nichts, verfällt der Wurf.
    .title = Ziehen ist Pflicht
streifzug-help-collecting = Deine Karten liegen offen, nur Farben zählen. Ab fünf einer Farbe nimmst du davon keine mehr{ $full_colour ->
        [forbidden] {" "}und landest an diesem Tisch nicht, wo sie oben liegt.
       *[land] .
    } Mit fünf und fünf lässt du Catchfelder aus.{ $rotate ->
        [on] { " " }Unsere Lesart: Sind alle obersten Karten nutzlos, gehen sie nach unten (Hausregel „{ streifzug-option-rotate }“).
       *[off] { "" }
    }
    .title = Sammeln
streifzug-help-bell = { $ext_cards ->
        [on] Unsere Lesart: Hast du eine Folge oder Serie ausgelegt, darfst du mit genau passender Zahl zur Glocke mitten im dunkelgrünen Kreis ziehen; wer zuerst dort ist, darf noch Karten spielen, dann ist die Partie zu Ende.
       *[off] Mit fünf roten und fünf blauen Karten darfst du zur Glocke mitten im dunkelgrünen Kreis ziehen. Wer zuerst dort ist, gewinnt sofort. Unsere Lesart: Die Zahl muss genau passen.
    }
    .title = Die Glocke
streifzug-help-cards = Gefangene Karten kommen auf die Hand; von da an siehst nur du sie. Ist dein Wurf gespielt oder verfallen, darfst du mit deinen Karten so viel machen, wie du willst: auslegen, anlegen, Buchstabenkarten spielen. Dann beendest du deinen Zug.
    .title = Deine Hand
streifzug-help-deck = Es sind 48 Karten: die Zahlen 1 bis 8, jede zweimal in Rot und zweimal in Blau, und je vier Joker, Patrone, Hopser und Mopser. Unsere Lesart: Von jedem Buchstaben sind zwei rot und zwei blau.
    .title = Die Karten
streifzug-help-laying = Ab drei Karten legst du eine Folge, eine Serie oder einen Flush aus; später darfst du daran einzelne Karten anlegen. Eine Folge hat höchstens acht Zahlen und kann einen Joker als neunte Karte haben. Unsere Lesart: Eine Folge hat nur eine Farbe, und nach der 8 kommt keine 1.
    .title = Auslegen
streifzug-help-joker = Ein Joker ersetzt eine Zahl. Bekommst du diese Zahl, kannst du sie in einer Folge an seine Stelle legen; der Joker rückt an ein Ende. Unsere Lesart: In einer Folge oder Serie liegen mindestens zwei Zahlen{ $max_jokers ->
        [any] ; an diesem Tisch dürfen beliebig viele Joker dabei sein.
       *[other] ; die Hausregel „{ streifzug-option-max_jokers }“ erlaubt darin { $max_jokers } Joker.
    }
    .title = Joker in Folgen und Serien
streifzug-help-letters = Patron, Hopser und Mopser kannst du spielen, den Joker nur auslegen. Eine gespielte Karte liegt danach offen vor dir, und nur andere können sie wieder ins Spiel bringen.
    .title = Die Buchstabenkarten
    .card = Karte
    .meaning = Was sie kann
# Told to whoever has no table, the parts of the extended game are off: there it says what all of them do.
streifzug-help-hurting = Auf dem hellgrünen Ring muss die Figur an den Start{ $ext_cards ->
        [on] ; wer herauswirft, zieht dir blind eine Karte aus der Hand oder nimmt eine benutzte Buchstabenkarte.
       *[off] { $ext_throws ->
            [on] .
           *[off] ; wer herauswirft, zieht dir blind eine Karte aus der Hand oder nimmt eine benutzte Buchstabenkarte.
        }
    } Auf dem türkisen muss sie auf ihr Einstiegsfeld 6{ $ext_cards ->
        [on] , und du gibst eine Karte deiner Wahl her.
       *[off] { $ext_throws ->
            [on] .
           *[off] , und du gibst eine Karte deiner Wahl her.
        }
    } Im dunkelgrünen Kreis muss sie nur auf ihr Folgefeld 4.
    .title = Was ein Rauswurf kostet
streifzug-help-paying = Musst du ohne Karten auf der Hand eine hergeben, ist es eine offene: eine benutzte oder eine vom Rand einer Folge oder Serie. Auf dem hellgrünen Ring wählt die andere Partei. Zu kleine Auslagen kommen auf deine Hand. { $flush_cards ->
        [with_others] An diesem Tisch kommt ein Flush dran wie alles andere.
       *[last] Unsere Lesart: Flush zuletzt, du wählst (Hausregel „{ streifzug-option-flush_cards }“).
    }
    .title = Ohne Karten auf der Hand
streifzug-help-finish = Jede Partei darf die Glocke einmal läuten. Danach nimmt diese Partei keine Karten mehr von den Stapeln; Mopser { $ext_throws ->
        [on] und Rauswürfe bringen noch welche.
       *[off] { $ext_finish ->
            [on] bringen noch welche.
           *[off] und Rauswürfe bringen noch welche.
        }
    } Hast du geläutet und eine Folge oder Serie ausgelegt, dürfen deine Figuren ins Ziel. Unsere Lesart: Für Glocke und Ziel muss die Zahl genau passen.
    .title = Glocke und Ziel
streifzug-help-home = Ins Ziel geht es über dein Folgefeld 4. Auf 6, 4 und 2 hält unterwegs niemand an{ $ext_throws ->
        [on] , damit klar bleibt, wer herausgeworfen wurde und die Schritte der Zone noch einmal machen muss.
       *[off] .
    } Sind beide Figuren im Ziel, darfst du noch Karten spielen; dann bekommst du 6 Punkte, und die Partie ist zu Ende.
    .title = Der Weg ins Ziel
streifzug-help-score = Ausgelegtes bringt Punkte, jede Karte auf der Hand kostet 1. Ein Joker am Rand einer Folge zählt wie eine Zahl. Mitten darin kostet er 1, in einer Folge der anderen Farbe 2 (beides: { $joker_penalty ->
        [max] 2 an diesem Tisch
       *[add] 3, unsere Lesart
    }), in einer Serie aus drei oder vier 1, in einer Folge aus neun oder Serie aus fünf nichts.
    .title = Punkte
    .meld = Ausgelegt
    .points = Punkte
streifzug-help-teams = Rot und Schwarz spielen zusammen, ebenso Gelb und Blau. Jede Partei hat ihre Karten{ $ext_finish ->
        [on] { " " }und läutet selbst
       *[off] { "" }
    }; Partner dürfen reden. { $partner_landing ->
        [throw] An diesem Tisch werfen Partner einander heraus.
        [forbid] An diesem Tisch landet niemand auf einer Figur des Partners.
       *[share] Partner werfen einander nicht heraus (sie teilen sich das Feld: unsere Lesart).
    }{ $ext_cards ->
        [on] { " " }Ein Mopser { $mopser_partner ->
            [on] darf hier auch dem Partner etwas nehmen.
           *[off] nimmt dem Partner nichts weg (unsere Lesart).
        } Partner zählen ihre Punkte zusammen.
       *[off] { " " }Partner gewinnen zusammen.
    }
    .title = Teams
streifzug-help-stall = { $stall_rounds ->
        [0] An diesem Tisch geht die Partie weiter, auch wenn lange niemand fängt, auslegt, anlegt{ $ext_cards ->
            [on] { $ext_finish ->
                [on] , herauswirft, einen Joker tauscht, läutet oder ins Ziel kommt
               *[off] , herauswirft oder einen Joker tauscht
            }
           *[off] , herauswirft, einen Joker tauscht, läutet oder ins Ziel kommt
        }.
        [20] Unsere Lesart (Hausregel „{ streifzug-option-stall_rounds }“): Wenn 20 Runden lang niemand fängt, auslegt, anlegt{ $ext_cards ->
            [on] { $ext_finish ->
                [on] , herauswirft, einen Joker tauscht, läutet oder ins Ziel kommt
               *[off] , herauswirft oder einen Joker tauscht
            }
           *[off] , herauswirft, einen Joker tauscht, läutet oder ins Ziel kommt
        }, ist die Partie zu Ende, und es wird abgerechnet.
       *[other] Wenn an diesem Tisch { $stall_rounds ->
            [one] 1 Runde
           *[other] { $stall_rounds } Runden
        } lang niemand fängt, auslegt, anlegt{ $ext_cards ->
            [on] { $ext_finish ->
                [on] , herauswirft, einen Joker tauscht, läutet oder ins Ziel kommt
               *[off] , herauswirft oder einen Joker tauscht
            }
           *[off] , herauswirft, einen Joker tauscht, läutet oder ins Ziel kommt
        }, ist die Partie zu Ende, und es wird abgerechnet.
    }
    .title = Stillstand

## In the browser

streifzug-seat-1-of-2 = Schwarz
streifzug-figure = Figur von { $who }
streifzug-figure-own = deine Figur
streifzug-stack = { $count ->
        [0] leerer Kartenstapel
        [one] Kartenstapel mit 1 Karte: { $card }
       *[other] Kartenstapel mit { $count } Karten, oben: { $card }
    }
streifzug-last = Teil des letzten Zugs
streifzug-lying = Offen liegende Karten
streifzug-rung = Glocke geläutet
streifzug-collected = Rote Karten: { $red }, blaue: { $blue }
streifzug-laid = { $melds ->
    [one] 1 Auslage
   *[other] { $melds } Auslagen
}, { $points }
streifzug-doing = { $phase ->
        [give] gibt eine Karte
       *[patron] überlegt
    }
streifzug-with = mit { $dice }
streifzug-hint-several = Mehrere Züge führen dorthin: Wähle einen.
streifzug-hint-throws = { $ring ->
        [outer] Wirft { $owner } heraus, zurück an den Start{ $cards ->
            [0] {""}
            [one] ; ohne Patron bekommst du eine Karte
           *[other] ; ohne Patron bekommst du { $cards } Karten
        }.
        [middle] Wirft { $owner } heraus, zurück auf das Einstiegsfeld{ $cards ->
            [0] {""}
            [one] ; ohne Patron bekommst du eine Karte
           *[other] ; ohne Patron bekommst du { $cards } Karten
        }.
        [inner] Wirft { $owner } heraus, zurück auf das Folgefeld.
       *[any] Wirft { $owner } heraus, zurück auf das Öffnungsfeld.
    }
streifzug-hint-thrown = { $ring ->
        [outer] Ohne Patron musst du zurück an den Start{ $cards ->
            [yes] , und { $owner } holt sich für jede herausgeworfene Figur eine Karte
           *[no] {""}
        }.
        [middle] Ohne Patron musst du zurück auf dein Einstiegsfeld{ $cards ->
            [yes] , und du gibst für jede herausgeworfene Figur eine Karte
           *[no] {""}
        }.
        [inner] Ohne Patron musst du zurück auf dein Folgefeld.
       *[any] Ohne Patron musst du zurück auf dein Öffnungsfeld.
    }
streifzug-prompt-to = Noch { $dice } zu ziehen. Wohin?
streifzug-prompt-hop = Hopser: Wähle eine Figur und ein freies Catchfeld.
streifzug-prompt-no-patron = { $owner } wirft dich heraus ({ $hit }) …
streifzug-prompt-wait = { $who } ist dran.
streifzug-phase-over = Ende
streifzug-short-end = Zug beenden
streifzug-short-blind = Hand von { $owner }
streifzug-short-exchange = { $side ->
        [front] Joker vorn
       *[back] Joker hinten
    }

## Rulings: the options in groups, and what is no option but not said in the rulebook either

streifzug-group-parts = Was zum Spiel gehört
streifzug-group-walking = Würfeln und Ziehen
streifzug-group-basic = Nur im Grundspiel
streifzug-group-laying = Joker
streifzug-group-patron = Rauswurf und Patron
streifzug-group-teams = Partner
streifzug-group-end = Ende der Partie
streifzug-rulings = board cards seats parts D2 D4 D5 D6 D7 D10 B5 C1 C2 C4 L1 L2 L3 T3 T5 T6 F2 F3 S M1 M2
streifzug-ruling-board = Das Bild des Bretts im Regelheft fehlt uns: Wo die Felder liegen, ist unsere Lesart. „Öffnungsfeld 4“ und „Übergangsfeld 2“, von denen das Regelheft je einmal spricht, lesen wir als Folgefeld 4 und Öffnungsfeld 2.
streifzug-ruling-cards = Welche Farbe die Buchstabenkarten haben, steht im Regelheft nicht. Bei uns sind von jedem Buchstaben zwei rot und zwei blau.
streifzug-ruling-seats = Bei zwei Parteien spielen Rot und Schwarz, bei dreien Rot, Gelb und Schwarz. Welche Farben dann fehlen, sagt das Regelheft nicht.
streifzug-ruling-parts = Gilt „{ streifzug-option-ext_throws-on }“ ohne „{ streifzug-option-ext_cards }“, gehen herausgeworfene Figuren je nach Ring zurück, und niemand verliert eine Karte. Gilt „{ streifzug-option-ext_cards }“ ohne „{ streifzug-option-ext_throws-on }“, gehen sie auf ihr Öffnungsfeld 2, und ein Patron schützt trotzdem.
streifzug-ruling-D2 = Sofort umkehren darf eine Figur in einem Zug nie. Gibt es zwei Wege auf dasselbe Feld, darf die zweite Etappe so weitergehen, als wäre die Figur den günstigeren gekommen. Vom Folgefeld 4 kommt sie immer entlang des Rings. Nach einem Patron (im erweiterten Spiel) zählt nicht mehr, woher sie kam.
streifzug-ruling-D4 = In der eigenen Start-Ziel-Zone landet eine Figur nur beim Einsteigen{ $ext_finish ->
        [on] , danach nur noch im Ziel.
       *[off] .
    } Zonen, an denen niemand sitzt, sind geschlossen wie fremde.
streifzug-ruling-D5 = Das Regelheft lässt eine Figur „beim nächsten Würfeln“ mit einer 2 weiterziehen, in seinem Beispiel aber mit 4 und 2 aus einem Wurf. Bei uns geht beides. { $zone_sum ->
        [on] An diesem Tisch gilt auch die Summe beider Würfel (Hausregel „{ streifzug-option-zone_sum }“).
       *[off] Ein einzelner Würfel muss die Zahl zeigen (Hausregel „{ streifzug-option-zone_sum }“).
    }
streifzug-ruling-D6 = Ein Zug, der die Partie beendet, gilt als ganz gespielt, auch wenn ein Würfel übrig bleibt. Was sonst noch geht, wird nach jedem Würfel neu geprüft (im erweiterten Spiel so, als hätte niemand einen Patron).
streifzug-ruling-D7 = Kann eine Figur nicht von ihrem Catchfeld weg, darf sie bleiben. Stehen zwei auf Catchfeldern, müssen so viele weg wie möglich.
streifzug-ruling-D10 = Landest du auf einem Catchfeld und darfst seine Karte nehmen, musst du es auch.
streifzug-ruling-B5 = Für die Glocke (und fürs Ziel, wo es eines gibt) muss die Zahl genau passen. Das Regelheft sagt es nicht.
streifzug-ruling-C1 = Eine Folge hat nur eine Farbe und geht nach der 8 nicht mit der 1 weiter. In jeder Folge und jeder Serie liegen mindestens zwei Zahlenkarten.
streifzug-ruling-C2 = Anlegen darfst du nur an das, was du selbst ausgelegt hast.
streifzug-ruling-C4 = Joker tauschst du nur in deinen eigenen Folgen. Auch einen Joker am Rand einer Folge darfst du gegen die Zahl tauschen, für die er steht. Ein Joker als neunte Karte steht für keine Zahl und bleibt.
streifzug-ruling-L1 = Das Regelheft nennt „Karten der Mitspieler, abgelegte Buchstabenkarten und auf der Hand befindliche Karten“. Bei uns zieht ein Mopser blind aus einer Hand oder nimmt eine benutzte Buchstabenkarte; aus Auslagen nimmt er nichts, auch nicht aus einem Flush.
streifzug-ruling-L2 = Sind beide Figuren einer Partei im Ziel, holt sie kein Hopser mehr heraus. { $hopser_from_goal ->
        [off] An diesem Tisch holt ein Hopser auch keine heraus, die allein dort steht.
       *[on] Eine, die allein dort steht, darf ein Hopser holen: Dem Regelheft ist es egal, wo die Figur steht.
    }
streifzug-ruling-L3 = Ein Patron schützt alle deine Figuren auf demselben Feld. Die Figur, die dort landete, muss auf ihr { $patron_target ->
        [O2] Öffnungsfeld 2 (Hausregel)
       *[F4] Folgefeld 4
    }; der andere Würfel { $after_patron ->
        [lapses] verfällt an diesem Tisch.
       *[goes_on] wird noch gespielt.
    } Gefragt wird, wer herausgeworfen wird und { $patron_ask ->
        [holders] einen Patron hat (Hausregel).
       *[all] Karten auf der Hand hat.
    } Auf der Glocke hat die andere Partei trotzdem geläutet.
streifzug-ruling-T3 = Die Glocke gehört zum dunkelgrünen Kreis.
streifzug-ruling-T5 = Verliert eine Folge aus neun die Karte am einen Ende, rückt der Joker vom anderen dorthin.
streifzug-ruling-T6 = Wirfst du beide Partner eines Teams auf einmal heraus, geht es nacheinander, von dir aus im Uhrzeigersinn: bei jedem erst die Frage nach dem Patron, dann die Karten. Ein Patron schützt nur die eigenen Figuren; deine muss dann zurück, und die andere Partei wird ohne eigenen Patron herausgeworfen.
streifzug-ruling-F2 = Eine Folge oder Serie muss auch dann noch vor dir liegen, wenn eine Figur ins Ziel geht.
streifzug-ruling-F3 = Im erweiterten Spiel ohne Ziel beendet die erste Figur auf der Glocke die Partie, ohne Bonus. Dafür musst du eine Folge oder Serie ausgelegt haben. Ein Hopser holt die Figur dort nicht mehr weg.
streifzug-ruling-S = In der Punktetafel steht unter dem Flush: „3er, unterschiedliche Farben, mit Joker, 12“. Für uns ist das der Flush aus vier Karten, zu dem ein Joker gehört: 12 Punkte. Haben mehrere die meisten Punkte, gewinnen sie gemeinsam; auch das steht nicht im Regelheft.
streifzug-ruling-M1 = Wer auf einem Catchfeld landet und die Karte nehmen darf, muss das auch, selbst wenn der Partner sie lieber gehabt hätte.
streifzug-ruling-M2 = Den Bonus fürs Beenden (6 Punkte) bekommt ein Team nur einmal.

## What the rules do, as it is counted over many games: labels in a table

streifzug-happening-stacks_turned = Züge, nach denen die obersten Karten nach unten wandern
streifzug-happening-lapsed = Verfallene Würfe
streifzug-happening-throws = Herausgeworfene Figuren der Gegner
streifzug-happening-cards_caught = Gefangene Karten
streifzug-happening-doubles = Pasche
streifzug-happening-laid_out = Neue Auslagen
streifzug-happening-added = Angelegte Karten
streifzug-happening-jokers_exchanged = Getauschte Joker
streifzug-happening-mopsers = Mopser
streifzug-happening-hopsers = Hopser
streifzug-happening-patrons = Patrone
streifzug-happening-patrons_not_played = Fragen nach einem Patron, auf die hin keiner gespielt wird
streifzug-happening-cards_lost = Karten, die den Besitzer wechseln
streifzug-happening-edge_cards_lost = Karten, die aus Auslagen verloren gehen
streifzug-happening-rung = Züge, in denen jemand die Glocke läutet
streifzug-happening-came_home = Figuren, die ins Ziel kommen
streifzug-happening-ended_bell = Partien, die die Glocke beendet
streifzug-happening-ended_goal = Partien, die im Ziel enden
streifzug-happening-ended_stall = Partien, die im Stillstand enden
streifzug-happening-partners_thrown = Herausgeworfene Figuren der Partner
streifzug-happening-ended_guard = Abgebrochene Partien (unentschieden)

# Was für eine Aktion spricht; $you: ob ihr Spieler es liest

streifzug-because-card = Damit ist eine Karte gefangen.
streifzug-because-throw = Damit ist eine Figur herausgeworfen.
streifzug-because-laid = Damit sind Karten ausgelegt.
streifzug-because-points = Das bringt mehr Punkte als andere Züge.
streifzug-because-ring = Damit ist die Glocke erreicht.
streifzug-because-then_card = Danach lässt sich noch in diesem Zug eine Karte fangen.
streifzug-because-then_throw = Danach lässt sich noch in diesem Zug eine Figur herauswerfen.
streifzug-because-fits =
    Die Karte passt zu Zahlen auf { $you ->
        [yes] deiner
       *[no] der
    } Hand.
streifzug-because-needed =
    Von der Farbe dieser Karte { $you ->
        [yes] hattest du
       *[no] hatte dieser Platz
    } noch keine fünf.
streifzug-because-safe =
    Danach sind { $you ->
        [yes] deine Figuren
       *[no] die Figuren dieses Platzes
    } weniger bedroht als nach anderen Zügen.
streifzug-because-next_card =
    Danach bietet { $you ->
        [yes] dein nächster Wurf
       *[no] der nächste Wurf dieses Platzes
    } mehr Gelegenheiten zum Fangen als nach anderen Zügen.
streifzug-because-hunts =
    Danach bietet { $you ->
        [yes] dein nächster Wurf
       *[no] der nächste Wurf dieses Platzes
    } mehr Gelegenheiten zum Herauswerfen als nach anderen Zügen.
streifzug-because-bell =
    Danach bietet { $you ->
        [yes] dein nächster Wurf
       *[no] der nächste Wurf dieses Platzes
    } mehr Gelegenheiten für die Glocke als nach anderen Zügen.
streifzug-because-in = Damit kommt eine Figur ins Spiel.
