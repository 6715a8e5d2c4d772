### The words of Strategus in German. The variables are explained in en.ftl.
### Players are addressed as "du". No word here is spelt otherwise in Switzerland (no ß).
###
### Seats, colours and signs:
###   seat 0  rot   Dreieck  ▲
###   seat 1  blau  Quadrat  ■

## The game

strategus-name = Strategus
strategus-tagline = Zwei verdeckte Armeen, ein gutes Gedächtnis und ein Apfel
strategus-intro = Strategus spielst du zu zweit. Ihr stellt je vierzig Karten verdeckt auf: Tiere, Fallen und einen Apfel. Was dein Gegenüber wo stehen hat, zeigt sich erst im Kampf, und gleich danach sind die Karten wieder verdeckt. Merk dir, was du gesehen hast, und hol dir den Apfel!

## Seats

strategus-seat-0 = Rot
    .sign = Dreieck
strategus-seat-1 = Blau
    .sign = Quadrat

## Cards. The value is a label, .full has the number as well. .defender stands after a verb
## (somebody's card, or the reader's), .attacker and .your at the beginning of a sentence, .mine
## in the nominative elsewhere.

strategus-piece-1 = Elefant
    .full = Elefant (1)
    .attacker = { $you ->
        [yes] Dein Elefant (1)
       *[no] Der Elefant (1)
    }
    .defender = { $whose ->
        [you] deinen Elefanten (1)
       *[other] den Elefanten (1)
    }
    .your = Dein Elefant (1)
    .mine = dein Elefant (1)
    .help = Das stärkste Tier. Fürchtet nur die Maus und die Fallen.
strategus-piece-2 = Grizzly
    .full = Grizzly (2)
    .attacker = { $you ->
        [yes] Dein Grizzly (2)
       *[no] Der Grizzly (2)
    }
    .defender = { $whose ->
        [you] deinen Grizzly (2)
       *[other] den Grizzly (2)
    }
    .your = Dein Grizzly (2)
    .mine = dein Grizzly (2)
    .help = Fürchtet nur den Elefanten und die Fallen.
strategus-piece-3 = Nashorn
    .full = Nashorn (3)
    .attacker = { $you ->
        [yes] Dein Nashorn (3)
       *[no] Ein Nashorn (3)
    }
    .defender = { $whose ->
        [you] dein Nashorn (3)
       *[other] ein Nashorn (3)
    }
    .your = Dein Nashorn (3)
    .mine = dein Nashorn (3)
    .help = Stark genug für fast alles.
strategus-piece-4 = Gorilla
    .full = Gorilla (4)
    .attacker = { $you ->
        [yes] Dein Gorilla (4)
       *[no] Ein Gorilla (4)
    }
    .defender = { $whose ->
        [you] deinen Gorilla (4)
       *[other] einen Gorilla (4)
    }
    .your = Dein Gorilla (4)
    .mine = dein Gorilla (4)
    .help = Schlägt alles vom Löwen an abwärts.
strategus-piece-5 = Löwe
    .full = Löwe (5)
    .attacker = { $you ->
        [yes] Dein Löwe (5)
       *[no] Ein Löwe (5)
    }
    .defender = { $whose ->
        [you] deinen Löwen (5)
       *[other] einen Löwen (5)
    }
    .your = Dein Löwe (5)
    .mine = dein Löwe (5)
    .help = Schlägt alles vom Tiger an abwärts.
strategus-piece-6 = Tiger
    .full = Tiger (6)
    .attacker = { $you ->
        [yes] Dein Tiger (6)
       *[no] Ein Tiger (6)
    }
    .defender = { $whose ->
        [you] deinen Tiger (6)
       *[other] einen Tiger (6)
    }
    .your = Dein Tiger (6)
    .mine = dein Tiger (6)
    .help = Schlägt Wolf, Fuchs, Hase und Maus.
strategus-piece-7 = Wolf
    .full = Wolf (7)
    .attacker = { $you ->
        [yes] Dein Wolf (7)
       *[no] Ein Wolf (7)
    }
    .defender = { $whose ->
        [you] deinen Wolf (7)
       *[other] einen Wolf (7)
    }
    .your = Dein Wolf (7)
    .mine = dein Wolf (7)
    .help = Schlägt Fuchs, Hase und Maus.
strategus-piece-8 = Fuchs
    .full = Fuchs (8)
    .attacker = { $you ->
        [yes] Dein Fuchs (8)
       *[no] Ein Fuchs (8)
    }
    .defender = { $whose ->
        [you] deinen Fuchs (8)
       *[other] einen Fuchs (8)
    }
    .your = Dein Fuchs (8)
    .mine = dein Fuchs (8)
    .help = Räumt als Einziger Fallen weg. Schlägt Hase und Maus.
strategus-piece-9 = Hase
    .full = Hase (9)
    .attacker = { $you ->
        [yes] Dein Hase (9)
       *[no] Ein Hase (9)
    }
    .defender = { $whose ->
        [you] deinen Hasen (9)
       *[other] einen Hasen (9)
    }
    .your = Dein Hase (9)
    .mine = dein Hase (9)
    .help = Läuft geradeaus, so weit der Weg frei ist. Schlägt die Maus.
strategus-piece-M = Maus
    .full = Maus (10)
    .attacker = { $you ->
        [yes] Deine Maus (10)
       *[no] Die Maus (10)
    }
    .defender = { $whose ->
        [you] deine Maus (10)
       *[other] die Maus (10)
    }
    .your = Deine Maus (10)
    .mine = deine Maus (10)
    .help = Besiegt den Elefanten, aber nur, wenn sie selbst angreift.
strategus-piece-T = Falle
    .full = Falle
    .attacker = { $you ->
        [yes] Deine Falle
       *[no] Eine Falle
    }
    .defender = { $whose ->
        [you] deine Falle
       *[other] eine Falle
    }
    .your = Deine Falle
    .mine = deine Falle
    .help = Bewegt sich nie. Fängt jeden Angreifer, nur nicht den Fuchs.
strategus-piece-A = Apfel
    .full = Apfel
    .attacker = { $you ->
        [yes] Dein Apfel
       *[no] Der Apfel
    }
    .defender = { $whose ->
        [you] deinen Apfel
       *[other] den Apfel
    }
    .your = Dein Apfel
    .mine = dein Apfel
    .help = Bewegt sich nie. Wer ihn verliert, verliert das Spiel.

## Squares, and what stands there, as it is read aloud

strategus-square = { $state ->
        [lake] { $name }, Wasser
        [hidden] { $name }, verdeckte Karte von { $who }
        [own] { $name }, { $piece }
        [other] { $name }, { $piece } von { $who }
       *[empty] { $name }, leer
    }
strategus-square-seen = schon gezeigt
strategus-square-last = letzter Zug
strategus-square-attack = Angriff

## Phases, and what is asked of whom

strategus-phase-setup = Aufstellung
strategus-phase-over = Ende
strategus-prompt-setup = { $left ->
        [0] Alle vierzig stehen.
        [one] Noch eine Karte.
       *[other] Stell deine Karten auf: noch { $left }.
    }
strategus-prompt-setup-wait = { $who } stellt noch auf.
strategus-prompt-play = Du bist dran: Wähle eine Karte.
strategus-prompt-target = Wähle ein Feld.
strategus-prompt-fight = Kampf auf { $square }!
strategus-prompt-play-wait = { $who } ist dran.
strategus-status-setup = stellt auf
strategus-status-ready = bereit
strategus-still = Diese Karte kann jetzt nicht ziehen.

## Events

strategus-event-placed = { $piece } steht jetzt auf { $to }.
strategus-event-ready = { $you ->
        [yes] Deine Aufstellung steht.
       *[no] { $who } ist mit der Aufstellung fertig.
    }
strategus-event-first = { $you ->
        [yes] Es geht los: Du machst den ersten Zug.
       *[no] Es geht los: { $who } macht den ersten Zug.
    }
strategus-event-moved = { $you ->
        [yes] Du ziehst von { $from } nach { $to }.
       *[no] { $who } zieht von { $from } nach { $to }.
    }
strategus-event-fought = { $you ->
        [yes] { $attacker }
       *[no] { $attacker } von { $who }
    } { $fight ->
        [loss] greift auf { $to } { $defender } an und verliert.
        [met] kämpft auf { $to } gegen { $defender }.
        [both] kämpft auf { $to } gegen { $defender }: Beide gehen vom Brett.
        [trap] tappt auf { $to } in { $defender }.
        [cleared] räumt auf { $to } { $defender } weg.
        [mouse] jagt auf { $to } { $defender } davon!
        [apple] holt sich auf { $to } { $defender }!
       *[win] schlägt auf { $to } { $defender }.
    }
strategus-event-over = { $reason ->
        [apple] { $you ->
            [yes] Du hast den Apfel erobert und gewinnst!
           *[no] { $who } hat den Apfel erobert und gewinnt.
        }
        [stuck] { $you ->
            [yes] { $owner } kann nicht mehr ziehen. Du gewinnst!
           *[no] { $whose ->
                [you] Du kannst nicht mehr ziehen. { $who } gewinnt.
               *[other] { $owner } kann nicht mehr ziehen. { $who } gewinnt.
            }
        }
        [both_stuck] Niemand kann mehr ziehen: Das Spiel endet unentschieden.
        [quiet] Es wird nicht mehr gekämpft: Das Spiel endet unentschieden.
       *[guard] Das Spiel endet unentschieden: Es hat zu lange gedauert.
    }

## Actions

strategus-action-move = Nach { $to } ziehen
strategus-action-fight = { $to } angreifen
strategus-action-of = { $fight ->
        [yes] { $piece } auf { $from }: { $to } angreifen
       *[no] { $piece } auf { $from }: nach { $to } ziehen
    }
strategus-action-setup = So aufstellen

## What is known

strategus-lost = Verloren von { $who }
strategus-lost-none = noch nichts
strategus-lost-piece = { $piece }: { $count }
strategus-lost-piece-of = { $piece }: { $count } von { $all }
strategus-log-note = { $aid ->
        [log] Strategus ist ein Gedächtnisspiel: Hier stehen nur der letzte Zug und, weil ihr es so vereinbart habt, alle Kämpfe.
       *[off] Strategus ist ein Gedächtnisspiel: Hier steht nur der letzte Zug.
    }

## Options

strategus-option-lakes = Seen
    .help = Mit Seen liegen in der Mitte zwei Gewässer, c5 bis d6 und g5 bis h6, die niemand betreten kann.
strategus-option-lakes-off = Keine
strategus-option-lakes-on = Zwei
strategus-option-hare_attack = Angriff des Hasen
    .help = Ob der Hase am Ende eines langen Laufs angreifen darf oder nur, wenn er schon vor dem Zug neben der fremden Karte steht.
strategus-option-hare_attack-ranged = Auch nach einem Lauf
strategus-option-hare_attack-adjacent = Nur von nebenan
strategus-option-sprung_trap = Eine Falle, die zugeschnappt hat
    .help = Ob eine Falle liegen bleibt und weiter fängt, wenn sie jemanden gefangen hat, oder mit ihm vom Brett kommt.
strategus-option-sprung_trap-stays = Bleibt liegen
strategus-option-sprung_trap-goes = Kommt mit vom Brett
strategus-option-memory_aid = Gedächtnishilfe
    .help = Für den Anfang: Die Kämpfe werden aufgeschrieben, oder Karten, die im Kampf zu sehen waren, bleiben offen.
strategus-option-memory_aid-off = Keine
strategus-option-memory_aid-log = Liste der Kämpfe
strategus-option-memory_aid-marked = Gesehenes bleibt sichtbar
strategus-option-first = Wer anfängt
    .help = Wer den ersten Zug macht.
strategus-option-first-chance = Das Los
strategus-option-first-0 = Rot
strategus-option-first-1 = Blau
strategus-option-quiet_plies = Unentschieden ohne Kampf nach
    .help = So viele Züge ohne Kampf, von beiden zusammen, und das Spiel ist unentschieden. 0 bedeutet nie.
strategus-option-two_squares = Hin und her
    .help = Wie viele Züge nacheinander eine Karte zwischen denselben zwei Feldern machen darf.
strategus-option-two_squares-off = Beliebig viele
strategus-option-two_squares-3 = Drei Züge
strategus-option-two_squares-5 = Fünf Züge
strategus-option-chase = Endlose Jagd
    .help = Ob du eine fliehende Karte immer weiter jagen darfst, auch wenn sich dabei die Stellung wiederholt.
strategus-option-chase-off = Erlaubt
strategus-option-chase-on = Verboten
strategus-option-max_plies = Unentschieden nach
    .help = Nach so vielen Zügen gilt ein endloses Spiel als unentschieden. 0 bedeutet nie.
strategus-preset-none = Wie im Regelheft
    .help = Alles so, wie es im Regelheft steht.
strategus-preset-tournament = Turnier
    .help = Wie bei Turnieren: kein endloses Hin und Her, keine endlose Jagd.

## Refusals

strategus-reason-none_left = Davon hast du keine Karte mehr.
strategus-reason-already_ready = Deine Aufstellung steht schon.
strategus-reason-not_setup = Aufgestellt wird nur vor dem ersten Zug.
strategus-reason-setup_first = Zuerst wird aufgestellt. Es geht los, wenn ihr beide bereit seid.
strategus-reason-not_next_square = Jetzt ist das nächste freie Feld an der Reihe. Eine ganze Aufstellung geht nur, solange noch nichts steht.
strategus-reason-setup_unreadable = Eine ganze Aufstellung besteht aus vier Gruppen mit je zehn Zeichen, die hinterste Reihe zuerst.
strategus-reason-not_your_turn = Du bist nicht dran.
strategus-reason-no_piece_there = Dort steht keine Karte.
strategus-reason-not_your_piece = Diese Karte gehört dir nicht.
strategus-reason-own_piece_there = Dort steht schon eine Karte von dir.
strategus-reason-too_far = Gezogen wird nur ein Feld weit.
strategus-reason-diagonal = Schräg zieht niemand, nur waagrecht oder senkrecht.
strategus-reason-off_board = Dieses Feld gibt es auf dem Brett nicht.
strategus-reason-lake = Dort ist ein See.
strategus-reason-way_blocked = Dem Hasen steht etwas im Weg.
strategus-reason-hare_not_straight = Der Hase läuft nur geradeaus.
strategus-reason-hare_attack_far = An diesem Tisch greift der Hase nur an, was schon neben ihm steht.
strategus-reason-never_moves = Falle und Apfel bewegen sich nie.
strategus-reason-fight_is_x = Dort steht eine fremde Karte, das ist ein Angriff: Schreib x statt des Strichs.
strategus-reason-nobody_to_fight = Auf diesem Feld steht niemand, den du angreifen kannst.
strategus-reason-two_squares = Diese Karte ist schon oft genug zwischen diesen zwei Feldern hin und her gezogen.
strategus-reason-chase = Diese Jagd führt zu einer Stellung, die es dabei schon gab. Zieh etwas anderes.
strategus-reason-over = Das Spiel ist zu Ende.
strategus-reason-unknown_action = Das ist keine Aktion in diesem Spiel.
strategus-reason-nothing_to_take_back = Du hast nichts, was du zurücknehmen kannst.

## Setting up, in the browser

strategus-ready = Fertig
strategus-ready-first = Fertig geht erst, wenn alle vierzig stehen.
strategus-setup-begin = Wähle eine Karte, dann ein freies Feld.
strategus-setup-chosen = { $piece }: Wähle ein freies Feld.
strategus-setup-sent = Es geht los, sobald ihr beide bereit seid.
strategus-tray = Noch aufzustellen
strategus-tray-piece = { $count ->
        [0] { $piece }, alle stehen
       *[other] { $piece }, noch { $count }
    }
strategus-setup-square = { $square }, leer
strategus-setup-square-own = { $square }, { $piece }
strategus-taken = { $piece } liegt wieder im Vorrat.
strategus-swapped = { $piece } steht jetzt auf { $to }, getauscht mit der Karte dort.
strategus-tool-fill = Den Rest zufällig aufstellen
    .short = Zufall
strategus-tool-mirror = Links und rechts tauschen
    .short = Spiegeln
strategus-tool-undo = Rückgängig machen
    .short = Zurück
strategus-tool-clear = Alles abräumen
    .short = Leeren
strategus-tool-setups = Aufstellungen laden und speichern
    .short = Aufstellungen
strategus-did-fill = Der Rest ist aufgestellt.
strategus-did-mirror = Links und rechts sind getauscht.
strategus-did-undo = Der letzte Schritt ist rückgängig gemacht.
strategus-did-clear = Alle Karten liegen wieder im Vorrat.
strategus-did-load = { $name } ist aufgestellt.

## The dialog of set-ups: ready-made ones, one's own, and as text

strategus-setups = Aufstellungen
strategus-setups-which = Welche?
strategus-setups-made = Fertige
strategus-setups-own = Eigene
    .note = Gespeichert werden sie nur in diesem Browser.
strategus-setups-none = Noch keine gespeichert.
strategus-setups-text = Text
    .note = Zum Aufheben oder Weitergeben: vier Reihen, die hinterste zuerst.
strategus-setups-part = Speichern und Kopieren geht, sobald alle vierzig stehen.
strategus-setups-broken = Die fertigen Aufstellungen konnten nicht geladen werden.
strategus-load = { $name } aufstellen
strategus-save = Speichern
strategus-save-name = Name der Aufstellung
strategus-save-again = „{ $name }“ ersetzen
strategus-saved = „{ $name }“ ist gespeichert.
strategus-save-failed = Dieser Browser kann gerade nichts speichern.
strategus-delete = „{ $name }“ löschen
strategus-deleted = „{ $name }“ ist gelöscht.
strategus-delete-undo = Doch behalten
strategus-copy = Deine Aufstellung als Text
strategus-paste = Text einer Aufstellung
strategus-import = Übernehmen
strategus-import-empty = Da steht noch nichts.
strategus-import-code = „{ $code }“ gibt es nicht (Gruppe { $group }, Stelle { $place }). Es gibt { $codes }.
strategus-import-length = Es sind { $count } Zeichen statt { $wanted }.
strategus-import-group = Gruppe { $group } hat { $count } Zeichen statt { $wanted }.
strategus-import-counts = Die Anzahl stimmt nicht: { $pieces }.
strategus-import-piece = { $piece } { $count } statt { $wanted }
strategus-import-held = Ein Teil deiner Karten steht schon fest, auf anderen Feldern.

## Ready-made set-ups, each with its character in a line

strategus-setup-balanced = Ausgewogen
    .help = Von allem überall etwas; der Apfel liegt zwischen Fallen.
strategus-setup-fortress = Festung
    .help = Der Apfel in der Ecke, hinter vier Fallen.
strategus-setup-heart = Herz
    .help = Der Apfel in der Mitte, von Fallen umringt.
strategus-setup-wing = Flügel
    .help = Alles Starke steht rechts und greift dort an.
strategus-setup-scouts = Kundschafter
    .help = Alle Hasen stehen vorn und sehen nach, wer da ist.
strategus-setup-decoy = Köder
    .help = Fallen um eine Ecke, in der nichts ist. Der Apfel liegt in der anderen.
strategus-setup-bluff = Finte
    .help = Der Apfel liegt nicht in der hintersten Reihe, wo ihn alle suchen.
strategus-setup-thorns = Dornen
    .help = Fallen weit vorn zwischen den Tieren.
strategus-setup-ambush = Hinterhalt
    .help = Vorn die Schwachen als Lockvögel, gleich dahinter Elefant, Grizzly und Maus.
strategus-setup-hedgehog = Igel
    .help = Zwei starke Linien bleiben zu Hause und lassen die anderen kommen.
strategus-setup-foxes = Fuchsbau
    .help = Die Füchse vorn, um früh Fallen auszugraben.
strategus-setup-pincer = Zange
    .help = Die Starken stehen auf beiden Flügeln.

## The rules, for players

strategus-help-sections = aim setup pieces move hare fight special memory end
strategus-help-aim = Zwischen den verdeckten Karten deines Gegenübers liegt ein Apfel, und bei dir liegt auch einer. Wer zuerst den fremden Apfel holt, gewinnt. Du gewinnst auch, wenn dein Gegenüber nicht mehr ziehen kann.
    .title = Worum es geht
strategus-help-setup = Ihr habt je vierzig Karten und stellt sie auf die vier Reihen vor euch, ganz wie ihr mögt. Beide stellen gleichzeitig auf, und keiner sieht, was drüben geschieht. Sobald ihr beide fertig seid, geht es los.
    .title = Die Aufstellung
strategus-help-pieces = Je kleiner die Zahl, desto stärker das Tier.
    .title = Die Karten
    .card = Karte
    .count = Anzahl
    .meaning = Was sie kann
strategus-help-move = Ihr zieht abwechselnd eine Karte ein Feld weit: vor, zurück oder zur Seite, nie schräg. Das Feld muss leer sein, oder es steht eine fremde Karte darauf. Wer an der Reihe ist, muss ziehen. Fallen und Apfel bleiben, wo sie sind.
    .title = Dein Zug
strategus-help-hare = Der Hase läuft geradeaus, so weit der Weg frei ist, und darf am Ende seines Laufs auch angreifen. Aber Vorsicht: Wer weit läuft, verrät, dass er ein Hase ist.
    .title = Der Hase
strategus-help-fight = Ziehst du auf eine fremde Karte, wird gekämpft. Beide Karten werden kurz aufgedeckt. Die kleinere Zahl gewinnt, die andere Karte kommt vom Brett. Bei zwei gleichen gehen beide. Gewinnt der Angreifer, rückt er auf das Feld vor.
    .title = Der Kampf
strategus-help-special = Wer eine Falle angreift, kommt vom Brett, und die Falle bleibt liegen. Nur der Fuchs räumt sie weg. Die Maus ist mit ihrer 10 die Schwächste, aber sie besiegt den Elefanten, wenn sie ihn angreift. Den Apfel kann jedes Tier erobern.
    .title = Falle, Maus und Apfel
strategus-help-memory = Nach dem Kampf wird alles wieder zugedeckt, auch der Sieger. Welche Karte es war, musst du dir selbst merken. Denk auch daran: Was sich einmal bewegt hat, ist keine Falle und kein Apfel.
    .title = Gut merken
strategus-help-end = Ist der Apfel erobert, ist das Spiel sofort zu Ende. Kann nur noch einer von euch ziehen, gewinnt er. Könnt ihr beide nicht mehr ziehen, oder wird lange nicht gekämpft, endet das Spiel unentschieden. Am Ende werden alle Karten aufgedeckt.
    .title = Das Ende

## Rulings: the options in groups, and what is no option but not said in the rulebook either

strategus-group-board = Das Brett und der Anfang
strategus-group-fights = Kämpfen und Merken
strategus-group-end = Damit es ein Ende nimmt
strategus-rulings = S2 M5 E4 E5
strategus-ruling-S2 = Solange du aufstellst, kannst du umstellen, so oft du magst. Sobald du fertig bist, steht alles fest.
strategus-ruling-M5 = Wer mitten im Spiel die Seite neu lädt oder später wiederkommt, bekommt nur erzählt, was seit seinem letzten Zug geschah. Sonst wäre das ein bequemes Gedächtnis.
strategus-ruling-E4 = Träfen zwei Enden zugleich zu, gilt zuerst der eroberte Apfel, dann, dass jemand nicht mehr ziehen kann, zuletzt das Unentschieden.
strategus-ruling-E5 = Nur mit den Regeln gegen Hin und Her und endlose Jagd: Wer am Zug ist und nur noch verbotene Züge hätte, hat verloren. Damit jeder weiß, was verboten ist, sind die Züge, auf die es ankommt, allen bekannt, höchstens die letzten 1024; die Karten bleiben verdeckt.

## What the rules do, as it is counted over many games: labels in a table

strategus-happening-hare_runs = Lange Läufe der Hasen
strategus-happening-hare_attacks = Angriffe der Hasen aus der Ferne
strategus-happening-fights = Kämpfe
strategus-happening-attackers_won = Gewonnene Angriffe
strategus-happening-defenders_won = An Tieren gescheiterte Angriffe
strategus-happening-both_removed = Kämpfe, nach denen beide fehlen
strategus-happening-traps_sprung = Tiere in Fallen
strategus-happening-traps_cleared = Von Füchsen geräumte Fallen
strategus-happening-mouse_beats_elephant = Von der Maus geschlagene Elefanten
strategus-happening-ended_apple = Spiele, die der Apfel entscheidet
strategus-happening-ended_stuck = Spiele, in denen einer nicht mehr ziehen kann
strategus-happening-ended_both_stuck = Unentschieden, weil niemand ziehen kann
strategus-happening-ended_quiet = Unentschieden, weil niemand mehr kämpft
strategus-happening-ended_guard = Spiele ohne Ende (unentschieden)
