### The words of Strategus in German. The variables are explained in en.ftl.
### Players are addressed as "du".
###
### Seats, colours and signs:
###   seat 0  rot   Dreieck  ▲
###   seat 1  blau  Quadrat  ■

## The game

strategus-name = Strategus
strategus-tagline = Zwei verdeckte Armeen, ein gutes Gedächtnis und ein Apfel
strategus-intro = Ihr stellt je eine Armee verdeckt auf: Tiere, Fallen und einen Apfel, eure Flagge. Die fremden Karten seht ihr nur im Kampf, danach liegen sie wieder verdeckt. Merke dir, was du siehst, und hole dir den fremden Apfel!
strategus-first-game = Die erste Partie hat kleine Armeen: je zehn Karten statt vierzig, und dieselben Regeln.

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
    .help = Schlägt alle Tiere vom Gorilla an abwärts.
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
    .help = Schlägt alle Tiere vom Löwen an abwärts.
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
    .help = Schlägt alle Tiere vom Tiger an abwärts.
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
    .help = Schlägt Hase und Maus und als einzige Karte auch Fallen.
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
    .help = Darf beliebig weit geradeaus laufen, solange der Weg frei ist. Schlägt die Maus.
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
    .help = Schlägt den Elefanten, aber nur, wenn sie selbst angreift.
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
    .help = Um ihn geht es: Wer den eigenen Apfel verliert, verliert die Partie. Bewegt sich nie.

## Squares, and what stands there, as it is read aloud

strategus-square = { $state ->
        [lake] { $name }, Wasser
        [hidden] { $name }, verdeckte Karte von { $who }
        [own] { $name }, { $piece }
        [other] { $name }, { $piece } von { $who }
       *[empty] { $name }, leer
    }
strategus-square-seen = im Kampf gezeigt
strategus-square-last = letzter Zug
strategus-square-attack = Angriff

## Phases, and what is asked of whom

strategus-phase-setup = Aufstellung
strategus-phase-over = Ende
strategus-prompt-setup = { $left ->
        [0] Alle Karten stehen: Tippe auf „Fertig“.
        [one] Stelle deine Karten auf: noch eine.
       *[other] Stelle deine Karten auf: noch { $left }.
    }
strategus-prompt-setup-wait = { $who } stellt noch auf.
strategus-prompt-play = Du bist dran: Wähle eine Karte.
strategus-prompt-target = Wähle ein Feld.
strategus-prompt-fight = Kampf auf { $square }!
strategus-prompt-play-wait = { $who } ist dran.
strategus-status-setup = stellt auf
strategus-status-ready = bereit
strategus-still = Diese Karte kann jetzt nicht ziehen.
strategus-shut = Kein Feld daneben ist frei: Diese Karte kann jetzt nicht ziehen.
strategus-covered = Verdeckte Karte von { $who }: Du siehst sie erst im Kampf. Wähle zuerst eine eigene Karte.

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
        [loss] greift auf { $to } { $defender } an und geht vom Brett.
        [met] kämpft auf { $to } gegen { $defender }.
        [both] kämpft auf { $to } gegen { $defender }: Beide sind weg.
        [trap] tappt auf { $to } in { $defender } und geht vom Brett.
        [cleared] räumt auf { $to } { $defender } weg.
        [mouse] jagt auf { $to } { $defender } vom Brett!
        [apple] holt sich auf { $to } { $defender }!
       *[win] schlägt auf { $to } { $defender } vom Brett.
    }
strategus-event-over = { $reason ->
        [apple] { $you ->
            [yes] Du eroberst den Apfel und gewinnst!
           *[no] { $who } erobert den Apfel und gewinnt.
        }
        [stuck] { $you ->
            [yes] { $owner } kann nicht mehr ziehen. Du gewinnst!
           *[no] { $whose ->
                [you] Du kannst nicht mehr ziehen. { $who } gewinnt.
               *[other] { $owner } kann nicht mehr ziehen. { $who } gewinnt.
            }
        }
        [both_stuck] Niemand kann mehr ziehen: Die Partie endet unentschieden.
        [quiet] Die Partie endet unentschieden: Die erlaubten Züge ohne Kampf sind aufgebraucht.
       *[guard] Die Partie endet unentschieden: Die Höchstzahl der Aktionen ist erreicht.
    }

## Actions

strategus-action-move = Nach { $to } ziehen
strategus-action-fight = { $to } angreifen
strategus-action-of = { $fight ->
        [yes] { $piece } auf { $from }: { $to } angreifen
       *[no] { $piece } auf { $from }: nach { $to } ziehen
    }
strategus-action-setup = So aufstellen

## What there is to say of a move, from what its seat knows: $own as .defender, $piece as
## .full; $trap: "likely" or "maybe"; $count: foxes left

strategus-because-certain = Die Karte auf { $to } ist bekannt: { $piece }.
strategus-because-apple = Auf { $to } liegt wahrscheinlich der Apfel.
strategus-because-still = { $trap ->
        [likely] Hat sich die Karte auf { $to } nie bewegt, ist das wahrscheinlich eine Falle.
       *[maybe] Hat sich die Karte auf { $to } nie bewegt, kann das eine Falle sein.
    }
strategus-because-came = Wahrscheinlich auf { $to }: { $piece }. Die Karte zog von sich aus neben { $own }.
strategus-because-likely = Wahrscheinlich auf { $to }: { $piece }.
strategus-because-both = { $sure ->
        [yes] Bei diesem Kampf kommen beide Karten vom Brett.
       *[no] Dann kommen bei diesem Kampf beide Karten vom Brett.
    }
strategus-because-beaten = { $sure ->
        [yes] Aber sie schlägt { $own }.
       *[no] Aber dann schlägt die Karte { $own }.
    }
strategus-because-moved = Die Karte auf { $to } hat sich schon bewegt: keine Falle, nicht der Apfel.
strategus-because-few = Von den Karten, die auf { $to } liegen können, schlagen höchstens wenige { $own }.
strategus-because-looks = Der Kampf zeigt die Karte auf { $to } und setzt nur { $own } aufs Spiel.
strategus-because-flees = Die Karte auf { $at } ist bekannt: { $piece }. Diese Karte schlägt { $own }.
strategus-because-guards = So ist eher rechtzeitig ein Tier beim eigenen Apfel.
strategus-because-hunts = Die Karte auf { $at } ist bekannt: { $piece }, ein Ziel für { $own }.
strategus-because-leaves = Solange die Karte auf { $at } unbekannt ist, könnte sie { $own } schlagen.
strategus-because-beside = Neben { $at }: Von den Karten, die auf { $at } liegen können, schlagen höchstens wenige { $own }.
strategus-because-scouts = Das setzt nur { $own } aufs Spiel und kann zeigen, was vorn liegt.
strategus-because-forward = Nach vorn: Von den unbekannten Karten schlagen höchstens wenige { $own }.
strategus-because-opens = So wird der Weg frei für { $own }.
strategus-because-nearer = Das bringt { $own } näher an fremde Karten.
strategus-because-home = Das bringt { $own } näher an den eigenen Apfel.
strategus-because-quiet = Diese Karte hat sich schon bewegt; eine neue verriete, dass sie weder Falle noch Apfel ist.
strategus-because-fox = { $count ->
        [one] Der letzte Fuchs ist nicht zu ersetzen: Nur Füchse schlagen Fallen.
       *[other] Die letzten Füchse sind nicht zu ersetzen: Nur sie schlagen Fallen.
    }

## What is known

strategus-lost = Verluste von { $who }
    .short = verloren
strategus-lost-none = noch keine
strategus-lost-piece = { $piece }: { $count }
strategus-lost-piece-of = { $piece }: { $count } von { $all }
strategus-log-note = { $aid ->
        [log] Strategus ist ein Gedächtnisspiel: Hier stehen nur der letzte Zug und, wie vereinbart, alle Kämpfe.
       *[off] Strategus ist ein Gedächtnisspiel: Hier steht nur der letzte Zug.
    }

## Options

strategus-option-army = Armee
    .help = Im Regelheft sind es je vierzig Karten. Mit weniger ist eine Partie kürzer, und auf dem Brett ist mehr Platz.
strategus-option-army-full = Alle vierzig
strategus-option-army-barrage = Je acht Karten
strategus-option-army-duel = Je zehn Karten
strategus-option-lakes = Seen
    .help = Zwei Seen in der Mitte (c5 bis d6 und g5 bis h6), die niemand betreten kann. Im Regelheft gibt es keine.
strategus-option-lakes-off = Keine
strategus-option-lakes-on = Zwei
strategus-option-hare_attack = Angriff des Hasen
    .help = Der Hase darf am Ende eines langen Laufs angreifen, oder er greift nur Karten an, neben denen er schon steht.
strategus-option-hare_attack-ranged = Auch nach einem Lauf
strategus-option-hare_attack-adjacent = Nur von nebenan
strategus-option-sprung_trap = Zugeschnappte Falle
    .help = Eine Falle, die ein Tier gefangen hat, bleibt liegen und fängt weiter, oder sie kommt mit ihm vom Brett.
strategus-option-sprung_trap-stays = Bleibt liegen
strategus-option-sprung_trap-goes = Kommt mit vom Brett
strategus-option-memory_aid = Gedächtnishilfe
    .help = Für den Einstieg: Alle Kämpfe werden aufgeschrieben, oder Karten, die im Kampf zu sehen waren, bleiben offen.
strategus-option-memory_aid-off = Keine
strategus-option-memory_aid-log = Liste der Kämpfe
strategus-option-memory_aid-marked = Gezeigtes bleibt offen
strategus-option-first = Wer anfängt
    .help = Im Regelheft steht dazu nichts.
strategus-option-first-chance = Zufällig
strategus-option-first-0 = Rot
strategus-option-first-1 = Blau
strategus-option-quiet_plies = Erlaubte Züge ohne Kampf
    .help = Nach so vielen Zügen ohne Kampf hintereinander, beide Seiten zusammengezählt, endet die Partie unentschieden. 0 heißt: nie.
strategus-option-two_squares = Hin und her
    .help = Wie viele Züge nacheinander eine Karte über dieselbe Grenze zwischen zwei Feldern machen darf. Im Regelheft steht dazu nichts.
strategus-option-two_squares-off = Beliebig viele
strategus-option-two_squares-3 = Drei Züge
strategus-option-two_squares-5 = Fünf Züge
strategus-option-chase = Endlose Jagd
    .help = Ob eine Karte eine andere immer weiter jagen darf, auch wenn sich die Stellung wiederholt. Im Regelheft steht dazu nichts.
strategus-option-chase-off = Erlaubt
strategus-option-chase-on = Verboten
strategus-option-max_plies = Höchstzahl der Aktionen
    .help = Nach so vielen Aktionen endet die Partie unentschieden: eine Notbremse für Partien, die sonst nie enden. 0 heißt: keine Höchstzahl.
strategus-preset-none = Wie im Regelheft
    .help = Wie es im Regelheft steht; wo es schweigt, gilt unsere Lesart.
strategus-preset-tournament = Turnier
    .help = Wie bei Turnieren: kein endloses Hin und Her, keine endlose Jagd.
strategus-preset-classic = Klassisch
    .help = Wie im üblichen Brettspiel dieser Art: zwei Seen, kein endloses Hin und Her, keine endlose Jagd.

## Refusals

strategus-reason-none_left = Davon hast du keine Karte mehr. Nimm eine andere.
strategus-reason-needs_card = Leer bleiben darf hier nichts mehr: Deine Karten brauchen alle freien Felder.
strategus-reason-already_ready = Deine Aufstellung steht schon.
strategus-reason-not_setup = Aufgestellt wird nur vor dem ersten Zug.
strategus-reason-setup_first = Stellt zuerst auf. Es geht los, sobald ihr beide bereit seid.
strategus-reason-not_next_square = Das nächste freie Feld ist dran. Eine ganze Aufstellung geht nur auf leeren Reihen.
strategus-reason-setup_unreadable = Eine Aufstellung hat vier Gruppen mit je zehn Zeichen, die hinterste Reihe zuerst.
strategus-reason-not_your_turn = Du bist nicht dran.
strategus-reason-no_piece_there = Dort steht keine Karte.
strategus-reason-not_your_piece = Diese Karte gehört dir nicht.
strategus-reason-own_piece_there = Dort steht schon eine Karte von dir.
strategus-reason-too_far = Diese Karte zieht nur ein Feld weit.
strategus-reason-diagonal = Schräg zieht niemand. Ziehe waagrecht oder senkrecht.
strategus-reason-off_board = Dieses Feld gibt es auf dem Brett nicht.
strategus-reason-lake = Dort ist ein See.
strategus-reason-way_blocked = Dem Hasen steht etwas im Weg.
strategus-reason-hare_not_straight = Der Hase läuft nur geradeaus.
strategus-reason-hare_attack_far = An diesem Tisch greift der Hase nur an, was schon neben ihm steht.
strategus-reason-never_moves = Falle und Apfel bewegen sich nie.
strategus-reason-fight_is_x = Dort steht eine fremde Karte: Für einen Angriff schreibe x statt des Strichs.
strategus-reason-nobody_to_fight = Auf diesem Feld steht nichts, was du angreifen kannst.
strategus-reason-two_squares = Diese Karte ist hier oft genug hin- und hergezogen. Ziehe anders.
strategus-reason-chase = Diese Jagd wiederholt eine Stellung. Ziehe anders.
strategus-reason-over = Die Partie ist zu Ende.
strategus-reason-unknown_action = So ein Zug ist hier nicht möglich.
strategus-reason-nothing_to_take_back = Du kannst gerade nichts zurücknehmen.

## Setting up, in the browser

strategus-ready = Fertig
strategus-ready-first = Stelle zuerst alle Karten auf.
strategus-setup-begin = Wähle eine Karte, dann ein freies Feld.
strategus-setup-chosen = { $piece }: Wähle ein freies Feld.
strategus-setup-astray = Danach ist hier nicht gefragt: Lies die Aufgabe noch einmal.
strategus-setup-sent = Es geht los, sobald ihr beide bereit seid.
strategus-tray = Noch aufzustellen
strategus-tray-piece = { $count ->
        [0] { $piece }, aufgestellt
       *[other] { $piece }, noch { $count }
    }
strategus-setup-square = { $square }, leer
strategus-setup-square-own = { $square }, { $piece }
strategus-taken = { $piece } steht nicht mehr auf dem Brett.
strategus-swapped = { $piece } und die Karte auf { $to } haben die Plätze getauscht.
strategus-tool-fill = Den Rest zufällig aufstellen
    .short = Zufall
strategus-tool-mirror = Links und rechts tauschen
    .short = Spiegeln
strategus-tool-undo = Letzten Schritt zurücknehmen
    .short = Zurücknehmen
strategus-tool-clear = Alles abräumen
    .short = Leeren
strategus-tool-setups = Aufstellungen laden und speichern
    .short = Vorlagen
strategus-did-fill = Der Rest steht.
strategus-did-mirror = Links und rechts getauscht.
strategus-did-undo = Letzter Schritt zurückgenommen.
strategus-did-clear = { $held ->
        [yes] Alles abgeräumt, was noch nicht feststeht.
       *[no] Alles abgeräumt.
    }
strategus-did-load = Aufgestellt: { $name }.

## The dialog of set-ups: ready-made ones, one's own, and as text

strategus-setups = Aufstellungen
strategus-setups-which = Welche?
strategus-setups-made = Vorlagen
strategus-setups-own = Eigene
    .note = Deine gespeicherten Aufstellungen bleiben in diesem Browser.
strategus-setups-none = Noch keine gespeichert.
strategus-setups-text = Text
    .note = Zum Aufheben oder Weitergeben: vier Reihen, die hinterste zuerst.
strategus-setups-part = Speichern und kopieren kannst du, sobald alle Karten stehen.
strategus-setups-broken = Die Vorlagen ließen sich nicht laden. Versuche es später noch einmal.
strategus-load = „{ $name }“ aufstellen
strategus-save = Speichern
strategus-save-name = Name der Aufstellung
strategus-save-again = „{ $name }“ ersetzen
strategus-saved = „{ $name }“ gespeichert.
strategus-save-failed = Dieser Browser kann gerade nichts speichern. Kopiere die Aufstellung unter „Text“.
strategus-delete = „{ $name }“ löschen
strategus-deleted = „{ $name }“ gelöscht.
strategus-delete-undo = Doch behalten
strategus-copy = Deine Aufstellung als Text
strategus-paste = Text einer Aufstellung
strategus-import = Übernehmen
strategus-import-empty = Füge zuerst eine Aufstellung ein.
strategus-import-code = „{ $code }“ gibt es nicht (Reihe { $group }, Feld { $place }). Es gibt { $codes }.
strategus-import-length = { $count ->
        [one] Der Text hat 1 Zeichen statt { $wanted }.
       *[other] Der Text hat { $count } Zeichen statt { $wanted }.
    }
strategus-import-group = Reihe { $group } hat { $count } Zeichen statt { $wanted }.
strategus-import-counts = Die Anzahl stimmt nicht. { $pieces }.
strategus-import-piece = { $piece }: { $count } statt { $wanted }
strategus-import-held = Ein Teil deiner Karten steht schon fest. Nimm eine Aufstellung, die dazu passt.

## Ready-made set-ups, each with its character in a line

strategus-setup-balanced = Ausgewogen
    .help = Von allem überall etwas; der Apfel liegt zwischen Fallen.
strategus-setup-fortress = Festung
    .help = Der Apfel in der Ecke, hinter fünf Fallen.
strategus-setup-heart = Herz
    .help = Der Apfel in der Mitte, von Fallen umringt.
strategus-setup-wing = Flügel
    .help = Alles Starke steht rechts und greift dort an.
strategus-setup-scouts = Kundschafter
    .help = Alle Hasen stehen vorn und sehen nach, wer da ist.
strategus-setup-decoy = Köder
    .help = Fallen in einer Ecke, in der nichts zu holen ist. Der Apfel liegt in der anderen.
strategus-setup-bluff = Finte
    .help = Der Apfel liegt nicht in der hintersten Reihe, wo ihn alle suchen.
strategus-setup-thorns = Dornen
    .help = Fallen weit vorn zwischen den Tieren.
strategus-setup-ambush = Hinterhalt
    .help = Vorn Hasen als Lockvögel, gleich dahinter Elefant, Grizzly und Maus.
strategus-setup-hedgehog = Igel
    .help = Zwei starke Linien bleiben zu Hause und lassen die andere Seite kommen.
strategus-setup-foxes = Fuchsbau
    .help = Die Füchse vorn, um früh Fallen auszugraben.
strategus-setup-pincer = Zange
    .help = Die Starken stehen auf beiden Flügeln.
strategus-setup-corner = Ecke
    .help = Der Apfel in der Ecke, auf beiden Seiten bewacht.
strategus-setup-middle = Mitte
    .help = Der Apfel in der Mitte, wohin von beiden Seiten Hilfe kommt.
strategus-setup-apart = Getrennt
    .help = Der Apfel hier, eine Falle dort: Niemand weiß, wo zu suchen ist.
strategus-setup-ahead = Voraus
    .help = In der hintersten Reihe steht nichts. Der Apfel ist mitgekommen.

## Told when it first matters, to who is new to the game: rules and dangers, never advice

strategus-note-aim = Wer den verdeckten Apfel der anderen Seite nimmt, gewinnt.
strategus-note-bright = Karten mit gelbem Strich können ziehen: Tippe eine an, dann das Feld, auf das sie soll.
strategus-note-trap = Eine Falle bleibt liegen; nur ein Fuchs räumt sie weg.
strategus-note-covered = Nach dem Kampf ist alles wieder verdeckt: Merke dir, was du gesehen hast.
strategus-note-setup = Der Apfel zieht nie: Lege ihn dorthin, wo andere Karten ihn bewachen.
strategus-note-step = Eine Karte zieht ein Feld waagrecht oder senkrecht; Hasen dürfen weiter laufen.
strategus-note-fight = Ziehst du auf eine fremde Karte, wird gekämpft: Meist gewinnt die kleinere Zahl.
strategus-note-moved = Was sich bewegt hat, ist weder Falle noch Apfel.
strategus-note-quiet = Kämpft niemand, endet die Partie bald unentschieden.

## The rules, for players

strategus-help-sections = aim setup pieces move hare fight special memory repeating end
strategus-help-aim = Zwischen den verdeckten Karten deines Gegenübers liegt ein Apfel, die Flagge, und bei dir auch. Wer zuerst den fremden Apfel holt, gewinnt. Du gewinnst auch, wenn dein Gegenüber nicht mehr ziehen kann.
    .title = Worum es geht
strategus-help-setup = Ihr habt je { $army ->
        [barrage] acht Karten (unsere Regel: Im Regelheft sind es vierzig)
        [duel] zehn Karten (unsere Regel: Im Regelheft sind es vierzig)
       *[full] vierzig Karten
    } und stellt sie auf die vier Reihen vor euch, ganz wie ihr mögt.{ $army ->
        [full] { "" }
       *[other] { " " }Die anderen Felder bleiben leer.
    } Ihr stellt gleichzeitig auf, und niemand sieht, was drüben geschieht. Sobald ihr beide fertig seid, geht es los.
    .title = Die Aufstellung
strategus-help-pieces = Je kleiner die Zahl, desto stärker das Tier.
    .title = Die Karten
    .card = Karte
    .count = Anzahl
    .meaning = Was sie kann
strategus-help-move = Ihr zieht abwechselnd eine Karte ein Feld weit: vor, zurück oder zur Seite, nie schräg. Das Feld muss leer sein, oder es steht eine fremde Karte darauf. Wer dran ist, muss ziehen. Fallen und Apfel bleiben, wo sie sind.{ $lakes ->
        [on] { " " }An diesem Tisch betritt niemand die zwei Seen in der Mitte.
       *[off] { "" }
    }
    .title = Dein Zug
strategus-help-hare = Der Hase darf beliebig weit geradeaus laufen, solange der Weg frei ist. { $hare_attack ->
        [adjacent] An diesem Tisch greift er nur eine Karte an, neben der er schon steht.
       *[ranged] Unsere Lesart (Hausregel „{ strategus-option-hare_attack }“): Am Ende eines Laufs darf er auch angreifen.
    } Aber Vorsicht: Ein langer Lauf verrät den Hasen.
    .title = Der Hase
strategus-help-fight = Ziehst du auf eine fremde Karte, wird gekämpft. Beide Karten werden { $memory_aid ->
        [marked] aufgedeckt.
       *[off] kurz aufgedeckt.
    } Die kleinere Zahl gewinnt, die andere Karte kommt vom Brett. Bei zwei gleichen gehen beide. Gewinnt die Karte, die angreift, rückt sie auf das Feld.
    .title = Der Kampf
strategus-help-special = Greift ein Tier eine Falle an, kommt es vom Brett; nur der Fuchs räumt sie weg. { $sprung_trap ->
        [goes] An diesem Tisch kommt die Falle mit vom Brett.
       *[stays] Unsere Lesart (Hausregel „{ strategus-option-sprung_trap }“): Eine zugeschnappte Falle bleibt liegen.
    } Die Maus mit der 10 ist am schwächsten, schlägt aber den Elefanten, wenn sie ihn angreift. Den Apfel kann jedes Tier erobern.
    .title = Falle, Maus und Apfel
strategus-help-memory = { $memory_aid ->
        [marked] An diesem Tisch bleibt eine Karte offen, die in einem Kampf zu sehen war; im Regelheft wird alles wieder verdeckt.
        [log] Nach dem Kampf wird alles wieder verdeckt, auch die Karte, die gewonnen hat. An diesem Tisch werden alle Kämpfe aufgeschrieben.
       *[off] Nach dem Kampf wird alles wieder verdeckt, auch die Karte, die gewonnen hat. Welche es war, musst du dir selbst merken.
    } Denke daran: Was sich einmal bewegt hat, ist keine Falle und kein Apfel.
    .title = Merken
strategus-help-repeating = { $two_squares ->
        [off] { $chase ->
            [on] Niemand darf eine fremde Karte endlos jagen (unsere Regel, wie bei Turnieren): Eine Jagd darf nicht in eine Stellung führen, die es in dieser Jagd schon gab.
           *[off] Über endloses Hin und Her und endlose Jagden sagt das Regelheft nichts. Zwei Hausregeln können beides verbieten, wie bei Turnieren.
        }
       *[other] Unsere Regel, wie bei Turnieren: Eine Karte darf höchstens { $two_squares } Züge nacheinander über dieselbe Grenze zwischen zwei Feldern machen{ $chase ->
            [on] , und eine Jagd darf nicht in eine Stellung führen, die es in dieser Jagd schon gab.
           *[off] .
        }
    }
    .title = Hin und her
strategus-help-end = Ist ein Apfel erobert, endet die Partie sofort. Kann nur noch eine Seite ziehen, gewinnt sie. Unsere Lesart: Unentschieden ist es, wenn ihr beide nicht mehr ziehen könnt{ $quiet_plies ->
        [0] .
        [200] { " " }oder 200 Züge lang, beide Seiten zusammengezählt, nicht gekämpft wird. Die Zahl ist eine Hausregel.
        [one] , an diesem Tisch auch schon nach 1 Zug ohne Kampf.
       *[other] , an diesem Tisch auch, wenn { $quiet_plies } Züge lang, beide Seiten zusammengezählt, nicht gekämpft wird.
    } Am Ende wird alles aufgedeckt.
    .title = Das Ende

## Rulings: the options in groups, and what is no option but not said in the rulebook either

strategus-group-board = Brett und Anfang
strategus-group-fights = Kämpfen und Merken
strategus-group-end = Ende der Partie
strategus-rulings = S2 M5 E4 E5
strategus-ruling-S2 = Im Regelheft setzt du Karten, nimmst sie zurück und klickst auf „fertig“; so ist es auch hier. Unsere Lesart: Bis dahin erfährt niemand sonst etwas davon, und sobald du auf „Fertig“ tippst, steht alles fest.
strategus-ruling-M5 = Wer mitten in der Partie die Seite neu lädt oder später wiederkommt, erfährt nur, was seit dem eigenen letzten Zug geschah{ $memory_aid ->
        [log] , und sieht die Liste der Kämpfe.
        [marked] , und sieht die Karten, die offen bleiben.
       *[off] .
    } Mehr wäre eine heimliche Gedächtnishilfe.
strategus-ruling-E4 = Wenn zwei Gründe zugleich die Partie beenden, gilt zuerst der eroberte Apfel, dann, dass jemand nicht mehr ziehen kann, zuletzt das Unentschieden.
strategus-ruling-E5 = Nur mit der Hausregel „{ strategus-option-two_squares }“ oder „{ strategus-option-chase }“: Wer dran ist und nur noch verbotene Züge hätte, hat verloren. Die Züge, die entscheiden, was verboten ist, sind für euch beide kein Geheimnis; welche Karten es waren, wird dabei nicht verraten.

## What the rules do, as it is counted over many games: labels in a table

strategus-happening-hare_runs = Lange Läufe der Hasen
strategus-happening-hare_attacks = Angriffe der Hasen aus der Ferne
strategus-happening-fights = Kämpfe
strategus-happening-attackers_won = Gewonnene Angriffe (ohne Fallen)
strategus-happening-defenders_won = Abgewehrte Angriffe (ohne Fallen)
strategus-happening-both_removed = Kämpfe, in denen beide Karten ausscheiden (ohne Fallen)
strategus-happening-traps_sprung = Tiere in Fallen
strategus-happening-traps_cleared = Von Füchsen geräumte Fallen
strategus-happening-mouse_beats_elephant = Von der Maus geschlagene Elefanten
strategus-happening-ended_apple = Partien, die der Apfel entscheidet
strategus-happening-ended_stuck = Partien, in denen eine Seite nicht mehr ziehen kann
strategus-happening-ended_both_stuck = Unentschieden, weil niemand ziehen kann
strategus-happening-ended_quiet = Unentschieden, weil niemand mehr kämpft
strategus-happening-ended_guard = Abgebrochene Partien (unentschieden)
