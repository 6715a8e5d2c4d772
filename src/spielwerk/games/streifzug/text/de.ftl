### The words of Streifzug durch in German. The variables are explained in en.ftl.
### Players are addressed as "du". No word here is spelt otherwise in Switzerland (no ß).
###
### Parties, by the quadrant in which they sit:
###   quadrant 0  rot      Dreieck  ▲
###   quadrant 1  gelb     Stern    ★
###   quadrant 2  schwarz  Quadrat  ■
###   quadrant 3  blau     Kreis    ●

## The game

streifzug-name = Streifzug durch
streifzug-tagline = Würfel, Karten und ein Wettlauf zur Glocke für zwei bis vier
streifzug-intro = Streif mit deinen zwei Figuren über die drei Ringe, fang Karten und sei da, wenn die Glocke läutet. Im Basismodus reichen fünf rote und fünf blaue Karten. Im erweiterten Modus sammelst du Folgen, Serien und Flushs, lässt deine Buchstabenkarten Streiche spielen und bringst beide Figuren im richtigen Moment heim.

## The game's own words, each with its explanation

streifzug-word-party = Partei
    .help = Die Farbe, mit der du spielst, und ihre zwei Figuren: Rot, Gelb, Schwarz oder Blau. In Teams kann einer auch zwei Parteien spielen.
streifzug-word-catch = Catchfeld
    .help = Eines von acht Feldern neben einem Kartenstapel. Wer dort landet, nimmt die oberste Karte, ist sicher und muss beim nächsten Wurf wieder weg.
streifzug-word-stack = Kartenstapel
    .help = Am Anfang sechs Karten. Die oberste siehst du; was darunter liegt, ist eine Überraschung.
streifzug-word-start = Startfeld S
    .help = Hier warten deine beiden Figuren am Anfang. Wer am hellgrünen Ring geworfen wird, kommt im erweiterten Modus hierher zurück.
streifzug-word-zone = Start-Ziel-Zone
    .help = Dein Stück des hellgrünen Rings: Einstiegsfeld 6, Folgefeld 4 und Öffnungsfeld 2. In einer fremden Zone darf niemand anhalten.
streifzug-word-entry = Einstiegsfeld 6
    .help = Hier kommt eine Figur ins Spiel, mit einem Würfel, der 6 zeigt.
streifzug-word-follow = Folgefeld 4
    .help = Das zweite Feld deiner Zone. Vom Einstiegsfeld kommst du mit einer 4 dorthin. Dahinter liegt dein Ziel.
streifzug-word-opening = Öffnungsfeld 2
    .help = Das dritte Feld deiner Zone. Vom Folgefeld kommst du mit einer 2 dorthin; ab hier läuft eine Figur, wie sie will.
streifzug-word-bell = Glocke
    .help = Das Feld ganz in der Mitte. Im Basismodus gewinnt, wer sie erreicht; im erweiterten Modus läutest du sie einmal, bevor du ins Ziel darfst.
streifzug-word-goal = Zielfeld Z
    .help = Liegt hinter deinem Folgefeld 4. Stehen beide Figuren dort, ist das Spiel aus (erweiterter Modus).
streifzug-word-stage = Etappe
    .help = Ein Würfel nach dem anderen mit derselben Figur, die auf beiden Feldern wirklich landet.
streifzug-word-throw = Werfen
    .help = Landest du auf einer Figur einer anderen Partei, muss sie zurück. Auf Catchfeldern und in den Zonen ist man sicher.
streifzug-word-run = Folge
    .help = Drei oder mehr Zahlen einer Farbe hintereinander, zum Beispiel rote 3, 4, 5.
streifzug-word-set = Serie
    .help = Drei oder vier Karten mit der gleichen Zahl, egal in welchen Farben. Zu vieren passt noch ein Joker.
streifzug-word-flush = Flush
    .help = Drei oder vier verschiedene Buchstabenkarten.
streifzug-word-letter = Buchstabenkarte
    .help = Eine Karte mit J, P, H oder M: Joker, Patron, Hopser oder Mopser. Von jedem gibt es vier. Im Basismodus zählt auch bei ihnen nur die Farbe.
streifzug-word-joker = Joker (J)
    .help = Ersetzt in einer Folge oder Serie eine Zahl oder verlängert eine Folge um eine Karte. Mitten in der Folge oder in der anderen Farbe kostet er Punkte. In einem Flush ist er einfach ein Buchstabe.
streifzug-word-patron = Patron (P)
    .help = Beschützt dich, wenn du geworfen wirst: Deine Figuren bleiben stehen, und wer dich werfen wollte, muss zurück auf sein Folgefeld 4.
streifzug-word-hopser = Hopser (H)
    .help = Lässt eine deiner Figuren auf ein beliebiges freies Catchfeld hüpfen, sogar direkt vom Start, und nimmt die Karte dort.
streifzug-word-mopser = Mopser (M)
    .help = Mopst einem Gegner eine Karte: blind eine aus der Hand oder eine benutzte Buchstabenkarte.
streifzug-word-used = Benutzte Buchstabenkarten
    .help = Hat eine Buchstabenkarte ihren Streich gespielt, liegt sie offen vor dir. Du kannst sie nicht mehr benutzen, aber andere können sie sich holen und neu ausspielen.
streifzug-word-team = Team
    .help = Rot und Schwarz oder Gelb und Blau. Partner werfen einander nicht, und am Ende zählen ihre Punkte zusammen.

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
        [catch] Catchfeld { $number }
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
        [catch] vom Catchfeld { $number }
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
        [middle] auf das türkise Feld { $number }
        [inner] auf das dunkelgrüne Feld { $number }
        [catch] auf das Catchfeld { $number }
        [bell] auf die Glocke
        [entry] auf das { $colour } Einstiegsfeld 6
        [follow] auf das { $colour } Folgefeld 4
        [opening] auf das { $colour } Öffnungsfeld 2
        [closed] in die geschlossene Zone
        [goal] auf das { $colour } Zielfeld
        [start] auf das { $colour } Startfeld
       *[outer] auf das hellgrüne Feld { $number }
    }
    .at = { $kind ->
        [middle] auf dem türkisen Feld { $number }
        [inner] auf dem dunkelgrünen Feld { $number }
        [catch] auf dem Catchfeld { $number }
        [bell] auf der Glocke
        [entry] auf dem { $colour } Einstiegsfeld 6
        [follow] auf dem { $colour } Folgefeld 4
        [opening] auf dem { $colour } Öffnungsfeld 2
        [closed] in der geschlossenen Zone
        [goal] auf dem { $colour } Zielfeld
        [start] auf dem { $colour } Startfeld
       *[outer] auf dem hellgrünen Feld { $number }
    }

## Cards. The value is a label; .one stands after a verb.

streifzug-card-R1 = Rote 1
    .one = eine rote 1
streifzug-card-R2 = Rote 2
    .one = eine rote 2
streifzug-card-R3 = Rote 3
    .one = eine rote 3
streifzug-card-R4 = Rote 4
    .one = eine rote 4
streifzug-card-R5 = Rote 5
    .one = eine rote 5
streifzug-card-R6 = Rote 6
    .one = eine rote 6
streifzug-card-R7 = Rote 7
    .one = eine rote 7
streifzug-card-R8 = Rote 8
    .one = eine rote 8
streifzug-card-RJ = Roter Joker
    .one = einen roten Joker
streifzug-card-RP = Roter Patron
    .one = einen roten Patron
streifzug-card-RH = Roter Hopser
    .one = einen roten Hopser
streifzug-card-RM = Roter Mopser
    .one = einen roten Mopser
streifzug-card-B1 = Blaue 1
    .one = eine blaue 1
streifzug-card-B2 = Blaue 2
    .one = eine blaue 2
streifzug-card-B3 = Blaue 3
    .one = eine blaue 3
streifzug-card-B4 = Blaue 4
    .one = eine blaue 4
streifzug-card-B5 = Blaue 5
    .one = eine blaue 5
streifzug-card-B6 = Blaue 6
    .one = eine blaue 6
streifzug-card-B7 = Blaue 7
    .one = eine blaue 7
streifzug-card-B8 = Blaue 8
    .one = eine blaue 8
streifzug-card-BJ = Blauer Joker
    .one = einen blauen Joker
streifzug-card-BP = Blauer Patron
    .one = einen blauen Patron
streifzug-card-BH = Blauer Hopser
    .one = einen blauen Hopser
streifzug-card-BM = Blauer Mopser
    .one = einen blauen Mopser
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
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
    .short = { $points } P.

## What is asked of whom

streifzug-prompt-roll = Du hast { $dice } gewürfelt.
streifzug-prompt-move = Wähl eine Figur, womit sie zieht und wohin.
streifzug-prompt-left = Noch zu ziehen: die { $dice }.
streifzug-prompt-cards = Leg aus, spiel Buchstabenkarten oder beende deinen Zug.
streifzug-prompt-end = Du kannst keine deiner Karten spielen. Beende deinen Zug.
streifzug-prompt-patron = { $owner } wirft dich { $at }! Spielst du einen Patron?
streifzug-prompt-rob = Du hast { $owner } geworfen: Welche Karte holst du dir?
streifzug-prompt-give = { $owner } hat dich geworfen. Welche Karte gibst du her?

## Events

streifzug-event-first = { $you ->
        [yes] Du fängst an.
       *[no] { $who } fängt an.
    }
streifzug-event-stacked = Die Karten liegen in acht Stapeln zu sechs. Obenauf: { $cards }.
streifzug-event-rolled = { $you ->
        [yes] Du würfelst { $dice }.
       *[no] { $who } würfelt { $dice }.
    }
streifzug-event-moved = { $you ->
        [yes] Du ziehst { $dice }, { $from } { $to }.
       *[no] { $who } zieht { $dice }, { $from } { $to }.
    }
streifzug-event-lapsed = { $you ->
        [yes] Mit diesem Wurf kannst du nicht ziehen.
       *[no] Mit diesem Wurf kann { $who } nicht ziehen.
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
        [you] { $who } wirft dich { $at }! Deine Figur muss zurück { $to }.
       *[other] { $you ->
            [yes] Du wirfst { $owner } { $at }! Die Figur muss zurück { $to }.
           *[no] { $who } wirft { $owner } { $at }! Die Figur muss zurück { $to }.
        }
    }
streifzug-event-asked = { $you ->
        [yes] Mit einem Patron kannst du dich schützen.
       *[no] Hat { $who } einen Patron?
    }
streifzug-event-patron = { $whose ->
        [you] { $who } spielt { $card } und bleibt stehen. Deine Figur muss { $to }.
       *[other] { $you ->
            [yes] Du spielst { $card } und bleibst stehen. { $owner } muss { $to }.
           *[no] { $who } spielt { $card } und bleibt stehen. { $owner } muss { $to }.
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
        [you] { $who } nimmt { $card } von dem, was vor dir liegt.
       *[other] { $you ->
            [yes] Du nimmst { $card } von dem, was vor { $owner } liegt.
           *[no] { $who } nimmt { $card } von dem, was vor { $owner } liegt.
        }
    }
streifzug-event-melds = { $you ->
        [yes] Vor dir liegt jetzt aus: { $melds }. Auf deiner Hand: { $count }.
       *[no] Vor { $who } liegt jetzt aus: { $melds }. Auf der Hand: { $count }.
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
        [yes] Du spielst { $card } und hüpfst { $from } { $to }.
       *[no] { $who } spielt { $card } und hüpft { $from } { $to }.
    }
streifzug-event-ended = { $you ->
        [yes] Du beendest deinen Zug.
       *[no] { $who } beendet den Zug.
    }
streifzug-event-turned = Keine oberste Karte nützt noch jemandem: Alle Stapel werden gedreht. Obenauf liegen jetzt: { $cards }.
streifzug-event-over = { $reason ->
        [bell] Die Glocke hat geläutet, das Spiel ist aus.
        [goal] Beide Figuren sind im Ziel, das Spiel ist aus.
        [stall] Lange ist nichts mehr passiert, also ist das Spiel aus.
       *[guard] Das Spiel endet unentschieden: Es hat zu lange gedauert.
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
streifzug-score-ending = Spiel beendet
streifzug-score-sum = Zusammen
streifzug-score-team = Team

## Actions

streifzug-action-move = { $dice }: { $from } { $to }
streifzug-action-meld = Leg { $meld ->
        [run] eine Folge
        [set] eine Serie
       *[flush] einen Flush
    } aus: { $cards }
streifzug-action-add = Leg { $card } an: { $cards }
    .front = Leg { $card } vorn an: { $cards }
    .back = Leg { $card } hinten an: { $cards }
streifzug-action-exchange = Tausch den Joker gegen { $card }: { $cards }
    .front = Tausch den Joker gegen { $card }, er kommt nach vorn: { $cards }
    .back = Tausch den Joker gegen { $card }, er kommt nach hinten: { $cards }
streifzug-action-mopser-hand = Mopser: Zieh blind eine Karte aus der Hand von { $owner }
streifzug-action-mopser-used = Mopser: Nimm { $card }, von { $owner } benutzt
streifzug-action-hopser = Hopser: Hüpf { $from } { $to }
streifzug-action-end = Beende deinen Zug
streifzug-action-patron = Spiel { $card } und bleib stehen
streifzug-action-let_go = Spiel keinen Patron
streifzug-action-draw = Zieh blind eine Karte aus der Hand von { $owner }
streifzug-action-take = Nimm { $card }, von { $owner } benutzt
streifzug-action-give = Gib { $card } aus deiner Hand
streifzug-action-give-used = Gib { $card } her, von dir benutzt
streifzug-action-give-meld = { $whose ->
        [you] Gib { $card } her, ausgelegt in { $cards }
       *[other] Nimm { $card }, ausgelegt in { $cards }
    }

## Options

streifzug-option-ext_cards = Hand und Auslegen
    .help = Gefangene Karten kommen auf die Hand; du legst Folgen, Serien und Flushs für Punkte aus, und Buchstabenkarten spielen Streiche. Ohne: Die Karten liegen offen, und fünf rote und fünf blaue reichen.
streifzug-option-ext_cards-off = Farben sammeln
streifzug-option-ext_cards-on = Für Punkte auslegen
streifzug-option-ext_throws = Werfen mit Folgen
    .help = Es kommt darauf an, wo du geworfen wirst: vom hellgrünen Ring zurück an den Start, vom türkisen auf das Einstiegsfeld, und beides kostet eine Karte; aus dem dunkelgrünen Kreis nur auf das Folgefeld. Ohne: immer auf dein Öffnungsfeld 2.
streifzug-option-ext_throws-off = Zurück auf Öffnungsfeld 2
streifzug-option-ext_throws-on = Je nach Ring, mit Karten
streifzug-option-ext_teams = Teams
    .help = Für vier Parteien: Rot und Schwarz spielen gegen Gelb und Blau, und ihre Punkte zählen zusammen. Einer allein kann auch beide Parteien eines Teams spielen.
streifzug-option-ext_teams-off = Jeder für sich
streifzug-option-ext_teams-on = Zwei Teams
streifzug-option-ext_finish = Glocke und Ziel
    .help = Erst läutest du die Glocke, dann bringst du beide Figuren auf dein Zielfeld: Damit ist das Spiel aus, und du bekommst 6 Punkte. Ohne: Die erste Figur auf der Glocke beendet das Spiel.
streifzug-option-ext_finish-off = Die Glocke beendet das Spiel
streifzug-option-ext_finish-on = Erst die Glocke, dann das Ziel
streifzug-option-first = Wer anfängt
    .help = Wer als Erster würfelt.
streifzug-option-first-chance = Das Los
streifzug-option-first-0 = Rot
streifzug-option-doubles = Ein Pasch
    .help = Ob du nach einem Pasch noch einmal an der Reihe bist.
streifzug-option-doubles-nothing = Bringt nichts extra
streifzug-option-doubles-again = Du bist noch einmal dran
streifzug-option-direction = Laufrichtung
    .help = Ob Figuren auf den Ringen in beide Richtungen laufen oder nur im Uhrzeigersinn.
streifzug-option-direction-free = Beide Richtungen
streifzug-option-direction-clockwise = Nur im Uhrzeigersinn
streifzug-option-zone_sum = Die Summe als 6, 4 oder 2
    .help = Ob beim Einsteigen auch die Summe beider Würfel als 6, 4 oder 2 gilt. Im Regelheft muss ein Würfel die Zahl zeigen.
streifzug-option-zone_sum-off = Ein Würfel muss sie zeigen
streifzug-option-zone_sum-on = Auch die Summe gilt
streifzug-option-full_colour = Wenn eine Farbe voll ist
    .help = Basismodus: Ob du auf einem Catchfeld landen darfst, dessen oberste Karte eine Farbe hat, von der du schon fünf hast.
streifzug-option-full_colour-land = Landen, aber nichts nehmen
streifzug-option-full_colour-forbidden = Nicht landen
streifzug-option-rotate = Nutzlose oberste Karten
    .help = Basismodus: Nützt keine oberste Karte mehr jemandem, kommt bei allen Stapeln die oberste nach unten, bis eine nützt.
streifzug-option-rotate-on = Die Stapel werden gedreht
streifzug-option-rotate-off = Alles bleibt, wie es ist
streifzug-option-max_jokers = Joker beim Auslegen
    .help = Wie viele Joker in einer Folge oder Serie liegen dürfen.
streifzug-option-max_jokers-1 = Einer
streifzug-option-max_jokers-2 = Zwei
streifzug-option-max_jokers-any = Beliebig viele
streifzug-option-patron_target = Wer vergeblich wirft
    .help = Wohin die Figur muss, die ein Patron abgewehrt hat. Im Regelheft steht „Öffnungsfeld 4“; das passt auf beide.
streifzug-option-patron_target-F4 = Zurück auf Folgefeld 4
streifzug-option-patron_target-O2 = Zurück auf Öffnungsfeld 2
streifzug-option-patron_ask = Wer nach einem Patron gefragt wird
    .help = Werden alle gefragt, die Karten auf der Hand haben, verrät die Frage nichts.
streifzug-option-patron_ask-all = Alle mit Handkarten
streifzug-option-patron_ask-holders = Nur wer einen Patron hat
streifzug-option-after_patron = Nach einem Patron
    .help = Wehrt ein Patron deine erste Etappe ab: ob du den anderen Würfel noch ziehen darfst, mit welcher Figur du willst.
streifzug-option-after_patron-goes_on = Der andere Würfel bleibt
streifzug-option-after_patron-lapses = Er verfällt
streifzug-option-flush_cards = Karten aus einem Flush
    .help = Wer geworfen wird und nichts auf der Hand hat, gibt Ausgelegtes her: ob Karten eines Flushs erst dran sind, wenn sonst nichts mehr daliegt (dann wählt das Opfer), oder wie alle anderen.
streifzug-option-flush_cards-last = Erst zuletzt
streifzug-option-flush_cards-with_others = Wie alle anderen
streifzug-option-stall_rounds = Stillstand
    .help = Nach so vielen Runden hintereinander, in denen niemand eine Karte fängt oder auslegt, wirft, läutet oder ins Ziel kommt, wird abgerechnet. 0 bedeutet nie.
streifzug-option-joker_penalty = Joker am falschen Platz
    .help = Ein Joker mitten in der Folge kostet 1 Punkt, einer in der anderen Farbe 2. Und wenn beides zutrifft?
streifzug-option-joker_penalty-add = Er kostet 3
streifzug-option-joker_penalty-max = Er kostet 2
streifzug-option-partner_landing = Auf dem Partner landen
    .help = Was gilt, wenn eine Figur dort landet, wo eine des Partners steht.
streifzug-option-partner_landing-share = Beide teilen sich das Feld
streifzug-option-partner_landing-forbid = Landen geht dort nicht
streifzug-option-partner_landing-throw = Der Partner wird geworfen
streifzug-option-mopser_partner = Mopser gegen den Partner
    .help = Ob ein Mopser auch dem Partner eine Karte mopsen darf.
streifzug-option-mopser_partner-off = Nur bei Gegnern
streifzug-option-mopser_partner-on = Auch beim Partner
streifzug-option-max_plies = Unentschieden nach
    .help = Nach so vielen Aktionen gilt ein endloses Spiel als unentschieden. 0 bedeutet nie.

streifzug-preset-basic = Basismodus
    .help = Fang fünf rote und fünf blaue Karten und sei dann zuerst auf der Glocke.
streifzug-preset-extended = Erweiterter Modus
    .help = Mit Handkarten, Auslegen, Buchstabenkarten, Würfen, die weh tun, Glocke und Ziel.
streifzug-preset-teams = Erweiterter Modus in Teams
    .help = Wie der erweiterte Modus, für vier Parteien in zwei Teams.
streifzug-teams-note = Wer mag, spielt beide Plätze eines Teams.

## Refusals

streifzug-reason-not_your_turn = Du bist nicht dran.
streifzug-reason-over = Das Spiel ist zu Ende.
streifzug-reason-unknown_action = Das ist keine Aktion in diesem Spiel.
streifzug-reason-nothing_to_take_back = Du hast nichts, was du zurücknehmen kannst.
streifzug-reason-dice_first = Zieh zuerst mit deinen Würfeln.
streifzug-reason-card_phase = Gezogen ist gezogen: Jetzt spielst du Karten oder beendest deinen Zug.
streifzug-reason-wait_for_victim = Zuerst muss jemand anders antworten.
streifzug-reason-answer_first = Sag zuerst, ob du einen Patron spielst.
streifzug-reason-no_patron = Diesen Patron hast du nicht.
streifzug-reason-choose_card = Wähl zuerst die Karte, die du für den Wurf bekommst: Zieh eine, oder nimm eine, die du nehmen darfst.
streifzug-reason-give_card = Du musst eine Karte hergeben: eine aus der Hand, wenn du welche hast, sonst eine, die vor dir liegt.
streifzug-reason-no_such_dice = Diese Würfel hast du nicht zu ziehen.
streifzug-reason-no_figure_there = Dort steht keine Figur von dir.
streifzug-reason-needs_6 = Vom Start kommt eine Figur nur mit einer 6 auf einem Würfel, und nur auf ihr Einstiegsfeld.
streifzug-reason-needs_4 = Vom Einstiegsfeld 6 geht es nur mit einer 4 auf einem Würfel weiter, und nur auf das Folgefeld.
streifzug-reason-needs_2 = Vom Folgefeld 4 geht es nur mit einer 2 auf einem Würfel weiter, und nur auf das Öffnungsfeld.
streifzug-reason-stays_in_goal = Eine Figur, die im Ziel ist, bleibt dort.
streifzug-reason-stays_on_bell = Die Figur auf der Glocke beendet das Spiel und bleibt dort.
streifzug-reason-zone = In einer Start-Ziel-Zone hält unterwegs niemand an.
streifzug-reason-began_there = Vom Catchfeld, auf dem die Figur diesen Zug begonnen hat, muss sie weg.
streifzug-reason-catch_taken = Auf diesem Catchfeld steht schon jemand, und Catchfelder teilt man nicht.
streifzug-reason-catch_taboo = Du hast alle deine Karten: Catchfelder sind für dich jetzt tabu.
streifzug-reason-colour_full = Von dieser Farbe hast du schon fünf Karten, und an diesem Tisch darfst du dann dort nicht landen.
streifzug-reason-bell_needs_cards = Zur Glocke darf nur, wer fünf rote und fünf blaue Karten hat.
streifzug-reason-bell_needs_meld = Bevor du die Glocke läutest, brauchst du eine ausgelegte Folge oder Serie.
streifzug-reason-rung_already = Du hast die Glocke schon geläutet.
streifzug-reason-no_goal = An diesem Tisch geht niemand ins Ziel.
streifzug-reason-goal_needs_bell = Erst läutest du die Glocke, dann darfst du ins Ziel.
streifzug-reason-goal_needs_meld = Um ins Ziel zu kommen, brauchst du eine ausgelegte Folge oder Serie.
streifzug-reason-partner_there = Dort steht dein Partner, und an diesem Tisch teilt ihr euch kein Feld.
streifzug-reason-not_reached = Mit genau so vielen Schritten führt ohne Umkehren kein Weg dorthin.
streifzug-reason-more_dice = Vom Wurf muss so viel wie möglich gezogen werden.
streifzug-reason-must_leave = Eine Figur, die den Zug auf einem Catchfeld begonnen hat, muss es verlassen, wenn sie kann.
streifzug-reason-no_such_card = Diese Karte hast du nicht.
streifzug-reason-no_meld = Diese Karten sind keine Folge, keine Serie und kein Flush.
streifzug-reason-too_many_jokers = Das ist ein Joker zu viel.
streifzug-reason-no_such_meld = So etwas hast du nicht ausgelegt.
streifzug-reason-does_not_fit = Diese Karte passt dort nicht.
streifzug-reason-nothing_to_exchange = Für diese Karte steht kein Joker, oder an dem Ende ist kein Platz.
streifzug-reason-no_hopser = Du hast keinen Hopser.
streifzug-reason-hop_to_catch = Ein Hopser führt auf ein Catchfeld.
streifzug-reason-no_mopser = Du hast keinen Mopser.
streifzug-reason-opponents_only = Ein Mopser mopst bei einer anderen Partei.
streifzug-reason-not_from_partner = An diesem Tisch lässt ein Mopser deinen Partner in Ruhe.
streifzug-reason-nothing_to_take = So eine Karte ist dort nicht zu holen.

## The rules, for players

streifzug-help-sections = aim words board turn coming catching throwing must collecting bell cards laying letters hurting finish score teams stall
streifzug-help-aim = Deine zwei Figuren streifen über die Ringe und fangen Karten. Im Basismodus brauchst du fünf rote und fünf blaue Karten; dann gewinnt, wer zuerst auf der Glocke steht. Im erweiterten Modus legst du Karten für Punkte aus, und wer am Ende die meisten hat, gewinnt.
    .title = Worum es geht
streifzug-help-words = Einige Wörter gehören zum Spiel. Das bedeuten sie.
    .title = Kleines Wörterbuch
    .word = Wort
    .meaning = Was es bedeutet
streifzug-help-board = Drei Ringe liegen ineinander: der hellgrüne mit 48 Feldern, der türkise mit 24, der dunkelgrüne mit 8 und in der Mitte die Glocke. Brücken führen von Ring zu Ring. Neben acht Catchfeldern liegt je ein Kartenstapel: vier am hellgrünen Ring, vier am türkisen. Deine Start-Ziel-Zone liegt auf dem hellgrünen Ring; an den Zonen der anderen läufst du nur vorbei.
    .title = Das Brett
streifzug-help-turn = Du wirfst zwei Würfel. Damit ziehst du eine Figur um die Summe, jede Figur um einen Würfel oder eine Figur in zwei Etappen um einen nach dem anderen; dann landet sie auf beiden Feldern wirklich. Richtung und Weg wählst du selbst, aber auf der Stelle kehrt eine Figur nie um. Überholen darfst du alle.
    .title = Dein Zug
streifzug-help-coming = Eine Figur kommt mit einer 6 ins Spiel, geht mit einer 4 weiter auf das Folgefeld und mit einer 2 auf das Öffnungsfeld. Ein Würfel muss die Zahl zeigen. Ab dem Öffnungsfeld läuft sie, wie sie will.
    .title = Einsteigen
streifzug-help-catching = Landest du auf einem Catchfeld, nimmst du die oberste Karte von seinem Stapel. Dort bist du sicher, und niemand sonst darf hin. Beim nächsten Wurf musst du wieder weg, und auf demselben darfst du in diesem Zug nicht noch einmal landen.
    .title = Fangen
streifzug-help-throwing = Landest du auf Figuren anderer Parteien, werden sie geworfen und müssen im Basismodus zurück auf ihr Öffnungsfeld 2. Auf Catchfeldern und in den Zonen sind alle sicher. Zwei eigene Figuren dürfen jedes andere Feld teilen.
    .title = Werfen
streifzug-help-must = Du musst von deinem Wurf so viel wie möglich ziehen: beide Würfel, wenn es geht, sonst einen. Eine Figur auf einem Catchfeld muss weg, wenn sie kann. Passt gar nichts, verfällt der Wurf.
    .title = Ziehen ist Pflicht
streifzug-help-collecting = Deine Karten liegen offen. Zahlen und Buchstaben sind egal, nur die Farben zählen. Von einer Farbe, von der du fünf hast, nimmst du keine mehr. Nützt keine oberste Karte mehr jemandem, werden die Stapel gedreht. Hast du fünf und fünf, darfst du auf keinem Catchfeld mehr landen.
    .title = Basismodus: sammeln
streifzug-help-bell = Mit fünf roten und fünf blauen Karten läufst du zur Glocke mitten im dunkelgrünen Kreis. Die Zahl muss genau passen. Wer zuerst dort ist, gewinnt sofort.
    .title = Basismodus: die Glocke
streifzug-help-cards = Gefangene Karten kommen auf die Hand; von da an siehst nur du sie. Nach dem Ziehen darfst du mit deinen Karten so viel machen, wie du willst: auslegen, anlegen, Buchstabenkarten spielen. Dann beendest du deinen Zug.
    .title = Erweiterter Modus: deine Hand
streifzug-help-laying = Auslegen kannst du ab drei Karten: eine Folge, eine Serie oder einen Flush. An das, was vor dir ausliegt, darfst du später einzelne Karten anlegen. Ein Joker darf dabei eine Zahl ersetzen; bekommst du diese Zahl, legst du sie dorthin, und der Joker rückt an ein Ende der Folge. Folgen und Serien brauchen mindestens zwei Zahlenkarten. Acht Zahlen und ein Joker sind eine Folge aus neun, vier gleiche Zahlen und ein Joker eine Serie aus fünf.
    .title = Auslegen
streifzug-help-letters = Drei der Buchstaben können Streiche spielen. Danach liegt die Karte offen vor dir, und nur andere können sie wieder ins Spiel bringen.
    .title = Die Buchstabenkarten
    .card = Karte
    .meaning = Was sie kann
streifzug-help-hurting = Auf dem hellgrünen Ring muss eine geworfene Figur zurück an den Start, und der Werfer zieht blind eine Karte des Opfers oder nimmt eine benutzte Buchstabenkarte. Auf dem türkisen Ring muss sie auf ihr Einstiegsfeld 6, und das Opfer gibt eine Karte seiner Wahl. Im dunkelgrünen Kreis und auf der Glocke muss sie nur auf ihr Folgefeld 4. Wer keine Karten auf der Hand hat, gibt von dem her, was vor ihm liegt: benutzte Buchstaben oder die erste oder letzte Karte einer Folge oder Serie. Was dadurch zu klein wird, kommt zurück auf die Hand.
    .title = Geworfen werden tut weh
streifzug-help-finish = Jede Partei darf die Glocke einmal läuten, mit genauer Zahl. Danach nimmt sie keine Karten mehr von den Stapeln, aber Mopser und Würfe bringen noch welche. Jetzt dürfen deine Figuren ins Ziel, wenn du eine Folge oder Serie ausgelegt hast: mit genauer Zahl über dein Folgefeld 4. Sind beide Figuren dort, spielst du noch deine Karten, dann ist das Spiel aus, und du bekommst 6 Punkte.
    .title = Glocke und Ziel
streifzug-help-score = Was du ausgelegt hast, bringt Punkte; jede Karte, die dir auf der Hand bleibt, kostet einen. Ein Joker am Rand einer Folge zählt wie eine Zahl. In der Mitte kostet er 1, in der anderen Farbe 2, und in einer Serie aus drei oder vier 1. In einer Folge aus neun und einer Serie aus fünf wird nichts abgezogen.
    .title = Punkte
    .meld = Ausgelegt
    .points = Punkte
streifzug-help-teams = Rot und Schwarz spielen zusammen, ebenso Gelb und Blau. Jede Partei hat ihre eigenen Karten und läutet für sich. Partner werfen einander nicht, nehmen einander keine Karten weg und dürfen reden. Am Ende zählen ihre Punkte zusammen.
    .title = Teams
streifzug-help-stall = Passiert lange nichts (üblich sind zwanzig Runden), ist das Spiel aus, und es wird abgerechnet.
    .title = Stillstand

## In the browser

streifzug-seat-1-of-2 = Schwarz
streifzug-figure = Figur von { $who }
streifzug-figure-own = deine Figur
streifzug-stack = Kartenstapel mit { $count }, obenauf: { $card }
streifzug-stack-empty = nichts
streifzug-last = Teil des letzten Zugs
streifzug-lying = Ausgelegt
streifzug-rung = Hat die Glocke geläutet
streifzug-collected = Rot: { $red }, blau: { $blue }
streifzug-doing = { $phase ->
        [give] gibt eine Karte
       *[patron] überlegt
    }
streifzug-with = mit { $dice }
streifzug-hint-several = Mehrere Züge führen dorthin: Wähl einen.
streifzug-hint-throws = { $ring ->
        [outer] Wirft { $owner } zurück an den Start{ $cards ->
            [yes] , und du holst dir eine Karte
           *[no] {""}
        }.
        [middle] Wirft { $owner } zurück auf das Einstiegsfeld{ $cards ->
            [yes] , und du bekommst eine Karte
           *[no] {""}
        }.
        [inner] Wirft { $owner } zurück auf das Folgefeld.
       *[any] Wirft { $owner } zurück auf das Öffnungsfeld.
    }
streifzug-hint-thrown = { $ring ->
        [outer] Ohne Patron musst du zurück an den Start{ $cards ->
            [yes] , und { $owner } holt sich eine Karte
           *[no] {""}
        }.
        [middle] Ohne Patron musst du zurück auf dein Einstiegsfeld{ $cards ->
            [yes] , und du gibst eine Karte her
           *[no] {""}
        }.
        [inner] Ohne Patron musst du zurück auf dein Folgefeld.
       *[any] Ohne Patron musst du zurück auf dein Öffnungsfeld.
    }
streifzug-prompt-to = Noch { $dice } zu ziehen. Wohin?
streifzug-prompt-hop = Hopser: Wähl eine Figur und ein freies Catchfeld.
streifzug-prompt-no-patron = { $owner } wirft dich { $at }, und du hast keinen Patron …
streifzug-prompt-wait = { $who } ist dran.
streifzug-phase-over = Das Spiel ist aus.
streifzug-short-end = Zug beenden
streifzug-short-blind = Hand von { $owner }
streifzug-short-exchange = { $side ->
        [front] Joker vorn
       *[back] Joker hinten
    }

## Rulings: the options in groups, and what is no option but not said in the rulebook either

streifzug-group-parts = Was zum Spiel gehört
streifzug-group-walking = Würfeln und Ziehen
streifzug-group-basic = Nur im Basismodus
streifzug-group-laying = Joker
streifzug-group-patron = Geworfen werden, Patron
streifzug-group-teams = Partner
streifzug-group-end = Damit es ein Ende nimmt
streifzug-rulings = board cards parts D2 D6 D7 C1 C4 L1 L3 T5 T6 F3 S M1
streifzug-ruling-board = Das Bild vom Spielplan fehlt uns. Unser Plan ist selbst entworfen und passt zu jedem Satz im Regelheft.
streifzug-ruling-cards = Welche Farbe die Buchstabenkarten haben, steht nirgends. Bei uns sind von jedem Buchstaben zwei rot und zwei blau.
streifzug-ruling-parts = Werfen mit Folgen, aber ohne Handkarten: Die Figuren gehen je nach Ring zurück, und niemand verliert eine Karte. Mit Handkarten, aber ohne diese Folgen: Alle gehen auf ihr Öffnungsfeld 2, und ein Patron schützt trotzdem.
streifzug-ruling-D2 = Führen mehrere Wege auf dasselbe Feld, reicht für die zweite Etappe einer, nach dem die Figur nicht umkehren müsste. Vom Folgefeld 4 kommt sie entlang des Rings aufs Öffnungsfeld 2. Schickt ein Patron sie zurück, kommt sie von nirgendwo: Kein Schritt ist ihr versperrt, weil er umkehren würde.
streifzug-ruling-D6 = Ein Zug, der das Spiel beendet, gilt als ganz gespielt, auch wenn ein Würfel übrig bleibt. Was sonst möglich ist, wird nach jedem Würfel neu angesehen, und als hätte niemand einen Patron.
streifzug-ruling-D7 = Kann eine Figur ihr Catchfeld beim besten Willen nicht räumen, darf sie bleiben. Stehen zwei auf Catchfeldern, müssen so viele weg, wie es geht.
streifzug-ruling-C1 = In jeder Folge und jeder Serie liegen mindestens zwei Zahlenkarten.
streifzug-ruling-C4 = Auch einen Joker am Rand einer Folge darfst du gegen die Zahl tauschen, für die er steht. Die neunte Karte steht für keine Zahl und bleibt.
streifzug-ruling-L1 = Ein Mopser nimmt nichts von dem, was ausgelegt ist, auch nichts aus einem Flush.
streifzug-ruling-L3 = Steht die Figur, die ein Patron beschützt, auf der Glocke, hast du trotzdem geläutet.
streifzug-ruling-T5 = Verliert eine Folge aus neun die Karte am einen Ende, rückt der Joker vom anderen dorthin.
streifzug-ruling-T6 = Wirfst du zwei Partner auf einmal, kommt eine Partei nach der anderen dran, von dir aus im Uhrzeigersinn: erst die Frage nach dem Patron, dann die Karten. Ein Patron schützt nur die eigenen Figuren; deine muss dann zurück, und die andere Partei wird trotzdem geworfen.
streifzug-ruling-F3 = Ohne das Ziel beendet die erste Figur auf der Glocke das Spiel, ohne Zusatzpunkte. Auch dafür musst du eine Folge oder Serie ausgelegt haben. Ein Hopser holt die Figur dort nicht mehr weg.
streifzug-ruling-S = Eine Zeile der Punktetafel ist beschädigt. Wir lesen sie als Flush aus vier Karten: 12 Punkte.
streifzug-ruling-M1 = Wer auf einem Catchfeld landet, nimmt die Karte, auch wenn der Partner sie lieber gehabt hätte.

## What the rules do, as it is counted over many games: labels in a table

streifzug-happening-stacks_turned = Gedrehte Stapel
streifzug-happening-lapsed = Würfe, mit denen nichts geht
streifzug-happening-throws = Geworfene Figuren der Gegner
streifzug-happening-cards_caught = Gefangene Karten
streifzug-happening-doubles = Pasche
streifzug-happening-laid_out = Ausgelegte Kombinationen
streifzug-happening-added = Angelegte Karten
streifzug-happening-jokers_exchanged = Getauschte Joker
streifzug-happening-mopsers = Mopser
streifzug-happening-hopsers = Hopser
streifzug-happening-patrons = Patrone
streifzug-happening-patrons_not_played = Würfe, auf die kein Patron folgt
streifzug-happening-cards_lost = Karten, die den Besitzer wechseln
streifzug-happening-edge_cards_lost = Karten, die aus Auslagen verloren gehen
streifzug-happening-rung = Geläutete Glocken
streifzug-happening-came_home = Figuren im Ziel
streifzug-happening-ended_bell = Spiele, die die Glocke beendet
streifzug-happening-ended_goal = Spiele, die im Ziel enden
streifzug-happening-ended_stall = Spiele, die im Stillstand enden
streifzug-happening-partners_thrown = Geworfene Figuren der Partner
streifzug-happening-ended_guard = Spiele ohne Ende (unentschieden)
