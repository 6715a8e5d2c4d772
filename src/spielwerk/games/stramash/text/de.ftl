### The words of Stramash in German. The variables are explained in en.ftl.
### Players are addressed as "du".
###
### Seats, colours and signs:
###   seat 0  rot      Dreieck  ▲
###   seat 1  blau     Quadrat  ■
###   seat 2  grün     Kreuz    ✚
###   seat 3  gelb     Stern    ★
###   seat 4  violett  Halbmond
###   seat 5  silbern  Ring

## The game

stramash-name = Stramash
stramash-tagline = Schottisches Gedränge für zwei bis sechs, Schubsen erwünscht
stramash-intro = Stramash ist schottisch für Tumult, und genau so geht es zu. Bringe deine fünf Laddies rund ums Brett ins Castle und schicke die der anderen zurück ins Dock. Zu viert oder zu sechst könnt ihr auch in Paaren spielen.
stramash-first-game = Die erste Partie ist zu zweit: Da braucht sie nicht halb so viele Züge wie zu viert.

## The Scottish words, each with its explanation

stramash-word-mashie = Mashie
    .help = Ein Stück des Spielbretts. Zu zweit setzt ihr vier Mashies zusammen, sonst so viele, wie ihr seid.
stramash-word-laddie = Laddie
    .help = Schottisch für „Junge“: eine deiner fünf Kugeln.
stramash-word-dock = Dock
    .help = Der Platz am Rand des Spielbretts, an dem deine Laddies auf ihren Start warten und an den sie zurückmüssen, wenn sie geschlagen werden.
stramash-word-castle = Castle
    .help = Das Schloss, dein Ziel: die fünf Felder, die auf deinem Mashie nach innen führen. Wer drin ist, ist sicher.
stramash-word-fechter = Bonnie Fechter
    .help = Schottisch für „streitbarer Kämpfer“: die Karte, die deinen Laddie genau dorthin setzt, wo ein gegnerischer steht.
stramash-word-stoater = Muckle Stoater
    .help = Schottisch für „großer Held“: wer die Partie gewinnt.

## Seats

stramash-seat-0 = Rot
    .sign = Dreieck
stramash-seat-1 = Blau
    .sign = Quadrat
stramash-seat-2 = Grün
    .sign = Kreuz
stramash-seat-3 = Gelb
    .sign = Stern
stramash-seat-4 = Violett
    .sign = Halbmond
stramash-seat-5 = Silber
    .sign = Ring

## Colours as they stand before a place, in each of its forms; .laddie: a laddie of this colour.

stramash-colour-0 = rotes
    .from = roten
    .to = rote
    .at = roten
    .laddie = Roter Laddie
stramash-colour-1 = blaues
    .from = blauen
    .to = blaue
    .at = blauen
    .laddie = Blauer Laddie
stramash-colour-2 = grünes
    .from = grünen
    .to = grüne
    .at = grünen
    .laddie = Grüner Laddie
stramash-colour-3 = gelbes
    .from = gelben
    .to = gelbe
    .at = gelben
    .laddie = Gelber Laddie
stramash-colour-4 = violettes
    .from = violetten
    .to = violette
    .at = violetten
    .laddie = Violetter Laddie
stramash-colour-5 = silbernes
    .from = silbernen
    .to = silberne
    .at = silbernen
    .laddie = Silberner Laddie

## Places. $kind: "track", "entrance", "start", "castle" or "dock". $colour: stramash-colour-… of the
## seat that the place belongs to, in the same form (on the track: anything). $number: the hole of
## the track, or the depth in the castle (5 is the innermost).

stramash-place = { $kind ->
        [start] { $colour } Startfeld
        [entrance] { $colour } Eingangsfeld
        [castle] { $colour } Castle-Feld { $number }
        [dock] { $colour } Dock
       *[track] Feld { $number }
    }
    .from = { $kind ->
        [start] vom { $colour } Startfeld
        [entrance] vom { $colour } Eingangsfeld
        [castle] von Castle-Feld { $number }
        [dock] aus dem Dock
       *[track] von Feld { $number }
    }
    .to = { $kind ->
        [start] aufs { $colour } Startfeld
        [entrance] aufs { $colour } Eingangsfeld
        [castle] auf Castle-Feld { $number }
        [dock] ins { $colour } Dock
       *[track] auf Feld { $number }
    }
    .at = { $kind ->
        [start] auf dem { $colour } Startfeld
        [entrance] auf dem { $colour } Eingangsfeld
        [castle] auf Castle-Feld { $number }
        [dock] im { $colour } Dock
       *[track] auf Feld { $number }
    }

## A laddie on the board, as it is read aloud. $laddie: attribute .laddie of its colour.

stramash-laddie = { $laddie } { $at }

## Cards. The value is a label; .one stands after a verb.

stramash-cards = A 2 3 4 5 6 7 8 9 10 J Q K X
stramash-card-A = Ass
    .one = ein Ass
stramash-card-2 = Zwei
    .one = eine Zwei
stramash-card-3 = Drei
    .one = eine Drei
stramash-card-4 = Vier
    .one = eine Vier
stramash-card-5 = Fünf
    .one = eine Fünf
stramash-card-6 = Sechs
    .one = eine Sechs
stramash-card-7 = Sieben
    .one = eine Sieben
stramash-card-8 = Acht
    .one = eine Acht
stramash-card-9 = Neun
    .one = eine Neun
stramash-card-10 = Zehn
    .one = eine Zehn
stramash-card-J = Bube
    .one = einen Buben
stramash-card-Q = Dame
    .one = eine Dame
stramash-card-K = König
    .one = einen König
stramash-card-X = Bonnie Fechter
    .one = einen Bonnie Fechter

stramash-card-A-help = Einen Laddie heraussetzen oder 1 vor
stramash-card-2-help = 2 vor
stramash-card-3-help = 3 vor
stramash-card-4-help = 4 vor
stramash-card-5-help = 5 vor
stramash-card-6-help = 6 vor
stramash-card-7-help = 7 vor mit einem Laddie oder auf zwei verteilt
stramash-card-8-help = 8 zurück, nie vor
stramash-card-9-help = 9 vor
stramash-card-10-help = 10 vor
stramash-card-J-help = Einen Laddie heraussetzen oder 10 vor
stramash-card-Q-help = Einen Laddie heraussetzen oder 10 vor
stramash-card-K-help = Einen Laddie heraussetzen oder 10 vor
stramash-card-X-help = Deinen Laddie genau dorthin setzen, wo ein gegnerischer steht; der muss ins Dock

## Phases, and what is asked of whom

stramash-phase-over = Ende
stramash-prompt-play = Du bist dran: Wähle eine Karte.
stramash-prompt-play-wait = { $who } ist dran.
stramash-prompt-laddie = Wähle einen Laddie.
stramash-prompt-man-first = Tippe zuerst den Laddie an, der dorthin soll.
stramash-prompt-field = Wähle ein Feld.
stramash-prompt-fechter = Bonnie Fechter: Wähle den Laddie, auf dem du landest.
stramash-prompt-seven = { $left ->
        [one] Sieben: Rücke mit einem anderen Laddie noch 1 Schritt.
       *[other] Sieben: Rücke mit einem anderen Laddie noch { $left } Schritte.
    }
stramash-prompt-seven-wait = { $left ->
        [one] { $who } hat von der Sieben noch 1 Schritt übrig.
       *[other] { $who } hat von der Sieben noch { $left } Schritte übrig.
    }
stramash-prompt-discard = Kein Zug möglich: Lege eine Karte ab.
stramash-prompt-partner = Du rückst jetzt mit den Laddies von { $owner }.
stramash-cards-held = { $count ->
        [0] keine Karten
        [one] 1 Karte
       *[other] { $count } Karten
    }
stramash-laddies-home = { $count ->
        [0] Kein Laddie im Castle
        [one] 1 Laddie im Castle
       *[other] { $count } Laddies im Castle
    }

## Events. What others draw or are dealt is not told.

stramash-event-first = { $you ->
        [yes] Du fängst an.
       *[no] { $who } fängt an.
    }
stramash-event-dealt = { $you ->
        [yes] Deine Karten: { $cards }.
       *[no] { $who } bekommt: { $cards }.
    }
stramash-event-drew = { $you ->
        [yes] Du ziehst { $card } vom Stapel.
       *[no] { $who } zieht { $card } vom Stapel.
    }
stramash-event-reshuffled = { $cards ->
        [one] Der Stapel ist leer. Eine Karte der Ablage wird zum neuen Stapel.
       *[other] Der Stapel ist leer. { $cards } Karten der Ablage werden neu gemischt.
    }
stramash-event-played = { $you ->
        [yes] Du spielst { $card }.
       *[no] { $who } spielt { $card }.
    }
stramash-event-discarded = { $you ->
        [yes] Du legst { $card } ab und setzt aus.
       *[no] { $who } legt { $card } ab und setzt aus.
    }
stramash-event-came_out = { $whose ->
        [self] { $you ->
            [yes] Du setzt einen Laddie { $to }.
           *[no] { $who } setzt einen Laddie { $to }.
        }
        [you] { $who } setzt einen deiner Laddies { $to }.
       *[other] { $you ->
            [yes] Du setzt für { $owner } einen Laddie { $to }.
           *[no] { $who } setzt für { $owner } einen Laddie { $to }.
        }
    }
stramash-event-moved = { $whose ->
        [self] { $you ->
            [yes] { $back ->
                [yes] Du rückst { $count } zurück, { $from } { $to }.
               *[no] Du rückst { $count } vor, { $from } { $to }.
            }
           *[no] { $back ->
                [yes] { $who } rückt { $count } zurück, { $from } { $to }.
               *[no] { $who } rückt { $count } vor, { $from } { $to }.
            }
        }
        [you] { $back ->
            [yes] { $who } rückt für dich { $count } zurück, { $from } { $to }.
           *[no] { $who } rückt für dich { $count } vor, { $from } { $to }.
        }
       *[other] { $you ->
            [yes] { $back ->
                [yes] Du rückst für { $owner } { $count } zurück, { $from } { $to }.
               *[no] Du rückst für { $owner } { $count } vor, { $from } { $to }.
            }
           *[no] { $back ->
                [yes] { $who } rückt für { $owner } { $count } zurück, { $from } { $to }.
               *[no] { $who } rückt für { $owner } { $count } vor, { $from } { $to }.
            }
        }
    }
stramash-event-charged = { $whose ->
        [self] { $you ->
            [yes] Du stürmst { $from } { $to }!
           *[no] { $who } stürmt { $from } { $to }!
        }
        [you] { $who } stürmt mit deinem Laddie { $from } { $to }!
       *[other] { $you ->
            [yes] Du stürmst für { $owner } { $from } { $to }!
           *[no] { $who } stürmt für { $owner } { $from } { $to }!
        }
    }
stramash-event-docked = { $whose ->
        [self] { $you ->
            [yes] Du schickst deinen eigenen Laddie { $at } ins Dock.
           *[no] { $who } schickt den eigenen Laddie { $at } ins Dock.
        }
        [you] { $who } schickt deinen Laddie, der { $at } steht, ins Dock.
       *[other] Der Laddie von { $owner } { $at } muss ins Dock.
    }
stramash-event-promoted = { $whose ->
        [self] { $you ->
            [yes] Dein eigener Laddie rückt direkt { $from } { $to }.
           *[no] Der Laddie von { $who } rückt direkt { $from } { $to }.
        }
        [you] { $who } hilft deinem Laddie { $from } { $to }.
       *[other] { $you ->
            [yes] Du hilfst dem Laddie von { $owner } { $from } { $to }.
           *[no] { $who } hilft dem Laddie von { $owner } { $from } { $to }.
        }
    }
stramash-event-taken_back = { $you ->
        [yes] Du nimmst den ersten Teil der Sieben zurück.
       *[no] { $who } nimmt den ersten Teil der Sieben zurück.
    }
stramash-event-home = { $you ->
        [yes] Deine fünf Laddies sind alle im Castle!
       *[no] Die fünf Laddies von { $who } sind alle im Castle!
    }
stramash-event-over = { $reason ->
        [guard] Die Partie endet unentschieden: Die Höchstzahl der Aktionen ist erreicht.
       *[castle] { $pair ->
            [yes] { $you ->
                [yes] Du und { $owner } habt alle zehn Laddies in euren Castles und seid Muckle Stoater!
               *[no] { $who } und { $owner } haben alle zehn Laddies in ihren Castles und sind Muckle Stoater!
            }
           *[no] { $you ->
                [yes] Du gewinnst und bist Muckle Stoater, der große Held!
               *[no] { $who } gewinnt und ist Muckle Stoater, der große Held!
            }
        }
    }

## Actions. With its card in front: stramash-action-card.

stramash-action-out = Laddie heraussetzen
stramash-action-move = { $from } { $to } rücken
stramash-action-charge = { $from } { $to } stürmen
stramash-action-discard = Ablegen: { $card }
stramash-action-take_back = Ersten Teil zurücknehmen
stramash-action-card = { $name }: { $action }

## Options

stramash-option-holes = Felder pro Mashie
    .help = Wie viele Felder jedes Mashie hat. Im Regelheft steht es nicht.
stramash-option-start_safe = Auf dem eigenen Startfeld
    .help = Geschützt: Auf dem Startfeld der eigenen Farbe kann ein Laddie nicht geschlagen werden, auch nicht vom Bonnie Fechter. Das Regelheft sagt nichts dazu.
stramash-option-start_safe-off = Nicht geschützt
stramash-option-start_safe-on = Geschützt
stramash-option-first = Wer anfängt
    .help = Danach geht es im Uhrzeigersinn weiter. Wer anfängt, steht nicht im Regelheft.
stramash-option-first-chance = Zufällig
stramash-option-first-0 = Rot
stramash-option-fechter_forced = Bonnie Fechter spielen müssen
    .help = Im Regelheft musst du einen Zug machen, wenn einer möglich ist. Milder: Geht nur der Bonnie Fechter, darfst du stattdessen eine Karte ablegen.
stramash-option-fechter_forced-on = Wenn nur er geht
stramash-option-fechter_forced-off = Nie, du darfst ablegen
stramash-option-castle_seven = Sieben im Castle
    .help = Im Regelheft teilen sich nur Laddies auf der Bahn eine Sieben. Milder: Auch Laddies, die schon im Castle stehen, dürfen mitmachen.
stramash-option-castle_seven-off = Nur auf der Bahn
stramash-option-castle_seven-on = Auch im Castle
stramash-option-fechter_from_dock = Bonnie Fechter aus dem Dock
    .help = Kommt der Laddie, den du mit dem Bonnie Fechter setzt, nur von der Bahn oder auch direkt aus dem Dock? Das Regelheft sagt es nicht.
stramash-option-fechter_from_dock-on = Auch aus dem Dock
stramash-option-fechter_from_dock-off = Nur von der Bahn
stramash-option-fechter_on_partner = Bonnie Fechter auf den Partner
    .help = Im Regelheft trifft die Karte nur Gegner. Milder: Du darfst auch auf einem Laddie deines Partners landen und ihn so auf seinen Eingang bringen.
stramash-option-fechter_on_partner-off = Nur auf Gegner
stramash-option-fechter_on_partner-on = Auch auf den Partner
stramash-option-pairs = In Paaren spielen
    .help = Zu viert oder zu sechst: Partner sitzen einander gegenüber, helfen sich und gewinnen zusammen. Auch das Spiel in Paaren steht im Regelheft.
stramash-option-pairs-off = Alle gegen alle
stramash-option-pairs-on = In Paaren
stramash-option-entrance_full = Wenn der Eingang besetzt ist
    .help = Auf dem Eingang deines Partners steht schon einer seiner Laddies, und du landest auf einem zweiten. Was gilt dann? Das Regelheft sagt es nicht.
stramash-option-entrance_full-illegal = Der Zug geht nicht
stramash-option-entrance_full-to_dock = Der zweite ins Dock
stramash-option-seven_rest = Rest einer Sieben
    .help = Darf dein letzter Laddie mit dem ersten Teil einer Sieben ins Castle, wenn ein Laddie deines Partners den Rest rückt? Das Regelheft sagt nichts dazu.
stramash-option-seven_rest-none = Nicht erlaubt
stramash-option-seven_rest-partner = Geht an den Partner
stramash-option-partner_talk = Reden unter Partnern
    .help = Dürfen Partner über ihre Karten und Pläne reden? Das Regelheft lässt es euch entscheiden.
stramash-option-partner_talk-off = Nicht über das Spiel
stramash-option-partner_talk-on = Erlaubt
stramash-option-max_plies = Höchstzahl der Aktionen
    .help = Nach so vielen Aktionen endet die Partie unentschieden: eine Notbremse für Partien, die sonst nie enden. 0 heißt: keine Höchstzahl.

## Refusals

stramash-reason-not_your_turn = Du bist nicht dran.
stramash-reason-over = Die Partie ist zu Ende.
stramash-reason-unknown_action = So ein Zug ist hier nicht möglich.
stramash-reason-nothing_to_take_back = Du kannst gerade nichts zurücknehmen.
stramash-reason-no_such_card = Diese Karte hast du nicht.
stramash-reason-no_laddie_there = Dort steht kein Laddie.
stramash-reason-not_your_laddie = Mit diesem Laddie darfst du nicht rücken.
stramash-reason-must_play = Mit deinen Karten ist ein Zug möglich, also musst du einen machen.
stramash-reason-wrong_steps = Dorthin führt diese Karte nicht.
stramash-reason-only_back = Mit einer Acht geht es nur zurück, um 8 Felder.
stramash-reason-no_way_out = Diese Karte bringt keinen Laddie aus dem Dock. Ass, Bube, Dame und König können es.
stramash-reason-start_only = Mit dieser Karte kommt ein Laddie aus dem Dock nur auf sein Startfeld.
stramash-reason-none_in_dock = Im Dock ist kein Laddie mehr.
stramash-reason-own_on_start = Auf dem Startfeld steht schon ein Laddie der gleichen Farbe: Erst muss er weiterrücken.
stramash-reason-seven_under_way = Rücke zuerst den Rest deiner Sieben.
stramash-reason-seven_same_laddie = Dieser Laddie hatte seinen Teil der Sieben schon. Den Rest rückt ein anderer.
stramash-reason-seven_steps = Der zweite Laddie rückt genau den Rest der Sieben.
stramash-reason-seven_unfinished = Danach könnte kein anderer Laddie den Rest der Sieben rücken.
stramash-reason-seven_in_castle = Ein Laddie im Castle rückt keinen Teil einer Sieben.
stramash-reason-own_in_way = Ein Laddie der gleichen Farbe ist im Weg. Eigene Laddies überholen einander nicht.
stramash-reason-start_safe = Auf seinem eigenen Startfeld ist ein Laddie an diesem Tisch sicher.
stramash-reason-own_there = Dort steht schon ein Laddie der gleichen Farbe.
stramash-reason-castle_back = Rückwärts kommst du nicht ins Castle, und im Castle geht es nur vorwärts.
stramash-reason-castle_too_far = Fürs Castle muss die Zahl genau passen: Auf dieses Feld führt die Karte nicht.
stramash-reason-castle_taken = Im Castle wird niemand überholt, und auf einem Feld steht nur ein Laddie.
stramash-reason-foreign_castle = In ein Castle dürfen nur Laddies derselben Farbe.
stramash-reason-fechter_no_target = Gerade gibt es keinen Laddie, auf dem der Bonnie Fechter landen könnte.
stramash-reason-fechter_nobody = Der Bonnie Fechter braucht einen Laddie als Ziel: Dort steht keiner.
stramash-reason-fechter_own = Auch mit dem Bonnie Fechter schlägt kein Laddie einen der eigenen Farbe.
stramash-reason-fechter_partner = Der Bonnie Fechter lässt die Laddies deines Partners in Ruhe.
stramash-reason-fechter_castle = Mit dem Bonnie Fechter kommt kein Laddie in ein Castle und keiner aus einem heraus.
stramash-reason-fechter_dock = An diesem Tisch holt der Bonnie Fechter keinen Laddie aus dem Dock.
stramash-reason-entrance_taken = Der Eingang, auf den der Laddie deines Partners käme, ist schon besetzt.
stramash-reason-own_entrance_taken = Auf dem Eingang deines Partners steht dein Laddie, und dein eigener Eingang ist besetzt.
stramash-reason-partner_on_entrance = Dieser Laddie steht schon vor seinem Castle. Weiter kannst du ihm nicht helfen.
stramash-reason-partner_only = Deine Laddies sind alle im Castle. Du rückst jetzt mit denen deines Partners.

## Told when it first matters, to who is new to the game: rules and dangers, never advice

stramash-note-aim = { $pairs ->
        [on] Das Paar, das zuerst alle seine Laddies in seinen Castles hat, gewinnt.
       *[off] Wer zuerst alle Laddies rund ums Brett ins Castle bringt, gewinnt.
    }
stramash-note-nothing = Keine deiner Karten lässt sich spielen: Lege eine ab und setze aus.
stramash-note-castle = Eine deiner Karten passt genau: Damit kann ein Laddie ins Castle.
stramash-note-lift = Landest du auf einem Laddie deines Partners, rückt er auf seinen Eingang, wenn dort keiner seiner Farbe steht.
stramash-note-out = Ass, Bube, Dame und König bringen einen Laddie aus dem Dock.
stramash-note-hit = Landest du genau auf einem gegnerischen Laddie, muss er zurück in sein Dock.
stramash-note-fechter = Ein Bonnie Fechter setzt deinen Laddie dorthin, wo ein gegnerischer steht.
stramash-note-eight = Mit einer Acht geht es nur zurück: Vom Startfeld aus ist das eine Abkürzung.
stramash-note-seven = Eine Sieben dürfen sich zwei deiner Laddies teilen.
stramash-note-helping = Deine Laddies sind alle im Castle: Jetzt spielst du mit denen deines Partners.

## The rules, for players

stramash-help-sections = aim words board turn must cards out landing own eight seven fechter castle pairs helping finished end
stramash-help-aim = { $pairs ->
        [on] Du und dein Partner gegenüber habt je fünf Laddies. Bringt alle zehn aus dem Dock rund ums Brett in eure Castles, bevor es ein anderes Paar schafft. Dann seid ihr Muckle Stoater, die großen Helden.
       *[off] Du hast fünf Laddies. Bringe sie alle aus dem Dock rund ums Brett in dein Castle, bevor es jemand anderem gelingt. Dann bist du Muckle Stoater, der große Held.
    }
    .title = Worum es geht
stramash-help-words = Ein paar Wörter bleiben schottisch, weil sie so schön klingen.
    .title = Kleines Wörterbuch
    .word = Wort
    .meaning = Was es bedeutet
stramash-help-board = Das Brett wird aus { $seats ->
        [3] drei
        [5] fünf
        [6] sechs
       *[other] vier
    } Mashies zusammengesetzt. Alle Laddies laufen im Uhrzeigersinn. { $holes ->
        [18] Unsere Lesart: Jedes Mashie hat 18 Felder (Hausregel „{ stramash-option-holes }“), und dein Startfeld liegt 5 Felder nach dem Eingang zu deinem Castle.
       *[other] An diesem Tisch hat jedes Mashie { $holes } Felder. Unsere Lesart: Dein Startfeld liegt 5 Felder nach dem Eingang zu deinem Castle.
    }
    .title = Das Brett
stramash-help-turn = Du hast 5 Karten auf der Hand. Bist du dran, ziehst du eine dazu, spielst eine von den 6 und machst, was sie sagt. So behältst du immer 5. Die Kartenfarben zählen nicht. Ist der Stapel leer, wird die Ablage neu gemischt (unsere Lesart).
    .title = Dein Zug
stramash-help-must = Ist mit einer deiner Karten ein Zug möglich, musst du einen machen, auch wenn es wehtut{ $fechter_forced ->
        [off] ; geht nur der Bonnie Fechter, darfst du an diesem Tisch stattdessen ablegen.
       *[on] .
    } Ist gar kein Zug möglich, legst du eine beliebige Karte ab und setzt aus (unsere Lesart).
    .title = Ein Zug ist Pflicht
stramash-help-cards = Ihr spielt mit { $seats ->
        [5] drei
        [6] drei
       *[other] zwei
    } Päckchen Karten. Jedes hat vier Karten von jedem Wert und (unsere Lesart) zwei Bonnie Fechter. Mit einer Zahl rückt ein Laddie so viele Felder vor. Einige Karten können etwas anderes.
    .title = Die Karten
    .card = Karte
    .meaning = Was sie kann
stramash-help-out = Mit Ass, Bube, Dame oder König setzt du einen Laddie aus dem Dock auf dein Startfeld. Das ist dein ganzer Zug; rücken darf der Laddie ab dem nächsten.
    .title = Herauskommen
stramash-help-landing = Landet dein Laddie genau dort, wo ein gegnerischer steht, wird der geschlagen und muss zurück in sein Dock. Überholen darfst du Gegner. { $start_safe ->
        [on] An diesem Tisch ist ein Laddie auf dem Startfeld seiner eigenen Farbe sicher.
       *[off] Unsere Lesart (Hausregel „{ stramash-option-start_safe }“): Auf der Bahn ist niemand sicher, auch nicht auf dem Startfeld.
    }
    .title = Schlagen
stramash-help-own = Deine eigenen Laddies überholst du nicht, und du landest auch nicht auf ihnen: nicht vorwärts, nicht rückwärts, nicht beim Herauskommen und nicht im Castle. Überlege dir also, wer zuerst rückt.
    .title = Die eigenen sind im Weg
stramash-help-eight = Mit einer Acht rückt ein Laddie 8 zurück, nie vor und nie rückwärts ins Castle. Unsere Lesart: Bevor ein Laddie ins Castle darf, muss er keine ganze Runde gelaufen sein. Wer gerade herausgekommen ist, steht nach einer Acht also vor dem Eingang und kann bald im Castle sein.
    .title = Die Acht
stramash-help-seven = Mit einer Sieben rückt ein Laddie 7 vor, oder zwei von deinen { $castle_seven ->
        [on] (an diesem Tisch auch im Castle)
       *[off] auf der Bahn
    } teilen sie sich: 1 und 6, 2 und 5 oder 3 und 4. Wer zuerst rückt, bestimmst du, aber alle 7 Schritte müssen sein. Den ersten Teil kannst du zurücknehmen, bis der zweite gespielt ist.
    .title = Die Sieben
stramash-help-fechter = Mit dem Bonnie Fechter setzt du einen deiner Laddies genau dorthin, wo auf der Bahn ein gegnerischer steht. Der muss in sein Dock. Im Castle wird niemand geschlagen. { $fechter_from_dock ->
        [off] An diesem Tisch muss deiner von der Bahn kommen.
       *[on] Unsere Lesart (Hausregel „{ stramash-option-fechter_from_dock }“): Deiner darf auch aus dem Dock kommen.
    }
    .title = Der Bonnie Fechter
stramash-help-castle = Vom Eingang geht es vorwärts in dein Castle. Die Zahl muss genau passen, und überholt wird dort niemand. Passt keine Karte, kann ein Laddie noch eine Runde laufen. Unsere Lesart: Das darf er auch, wenn er hineinkönnte. Drinnen ist er sicher und kann weiter nach innen rücken.
    .title = Das Castle
stramash-help-pairs = Ihr spielt in Paaren; Partner sitzen einander gegenüber. Als Paar gewinnt ihr nur gemeinsam, wenn alle zehn Laddies in euren Castles sind. Ob Partner über das Spiel reden dürfen, lässt euch das Regelheft entscheiden: An diesem Tisch dürfen sie es{ $partner_talk ->
        [on] .
       *[off] { " " }nicht.
    }
    .title = In Paaren
stramash-help-helping = Landest du{ $fechter_on_partner ->
        [on] , hier auch mit dem Bonnie Fechter,
       *[off] { "" }
    } auf einem Laddie deines Partners, rückt er auf seinen Eingang. Unsere Lesart, wenn dort jemand steht: Ein Gegner muss ins Dock, dein Laddie auf deinen Eingang, wenn der frei ist. { $entrance_full ->
        [to_dock] Hausregel: Bei einem zweiten deines Partners muss der getroffene ins Dock.
       *[illegal] Ist es ein zweiter deines Partners, geht der Zug nicht.
    }
    .title = Dem Partner helfen
stramash-help-finished = Sind deine eigenen fünf im Castle, geht es weiter: Ab deinem nächsten Zug spielst du mit den Laddies deines Partners. { $seven_rest ->
        [partner] An diesem Tisch darf dein letzter Laddie mit dem ersten Teil einer Sieben ins Castle; ein Laddie deines Partners rückt dann den Rest.
       *[none] Unsere Lesart (Hausregel „{ stramash-option-seven_rest }“): Dein letzter Laddie kommt nicht mit dem ersten Teil einer Sieben ins Castle.
    }
    .title = Fertig – und nun?
stramash-help-end = Die Partie ist aus, sobald { $pairs ->
        [on] ein Paar alle zehn Laddies in seinen Castles hat.
       *[off] jemand alle fünf Laddies im Castle hat.
    }
    .title = Das Ende

## In the browser

# Said of the card of the own hand that was drawn last.
stramash-card-new = gerade gezogen

## Rulings: the options in groups, and what is no option but not said in the rulebook either

stramash-group-board = Das Brett und der Anfang
stramash-group-fechter = Der Bonnie Fechter
stramash-group-seven = Die Sieben
stramash-group-pairs = In Paaren
stramash-group-end = Ende der Partie
stramash-rulings = board cards T1 T2 M5 P2
stramash-ruling-board = Wo auf einem Mashie Eingang und Startfeld liegen, zeigt im Regelheft nur ein Bild, das uns fehlt. Unsere Lesart: Das Startfeld liegt auf der Bahn 5 Felder nach dem Eingang.
stramash-ruling-cards = Das Regelheft verlangt in jedem Päckchen Bonnie Fechter, sagt aber nicht, wie viele. Unsere Lesart: zwei in jedem. Mit zwei Päckchen sind das 108 Karten, vier davon Bonnie Fechter; mit dreien 162, davon sechs.
stramash-ruling-T1 = Eine abgelegte Karte kommt auf die Ablage. Ist der Stapel leer und muss jemand ziehen, werden alle Karten der Ablage bis auf die letzte neu gemischt.
stramash-ruling-T2 = Das Regelheft spricht vom Ablegen und Aussetzen, wenn kein Laddie an den Start kommt. Unsere Lesart: Du legst ab, wenn gar kein Zug möglich ist{ $fechter_forced ->
        [off] ; an diesem Tisch darfst du es auch, wenn nur der Bonnie Fechter geht.
       *[on] .
    }
stramash-ruling-M5 = Ob ein Laddie ins Castle abbiegt, entscheidest du; er darf stattdessen noch eine Runde laufen. Eine ganze Runde muss er vorher nicht gelaufen sein: Mit einer Acht rückt er vom Startfeld zurück auf ein Feld vor dem Eingang und darf dann hinein.
stramash-ruling-P2 = Du hilfst einem Laddie deines Partners, und auf seinem Eingang steht schon jemand: Ein Gegner muss ins Dock, dein Laddie auf deinen Eingang (ist der besetzt, geht der Zug nicht). Steht ein Laddie schon auf dem eigenen Eingang, kann ihm der Partner nicht weiterhelfen und darf nicht auf ihm landen.

## What the rules do, as it is counted over many games: labels in a table

stramash-happening-reshuffled = Neu gemischte Stapel
stramash-happening-discarded = Züge, in denen jemand ablegt und aussetzt
stramash-happening-eights_back = Gespielte Achten
stramash-happening-laddies_out = Aufs Startfeld herausgesetzte Laddies
stramash-happening-sevens = Siebenen
stramash-happening-sevens_shared = Von zwei Laddies geteilte Siebenen
stramash-happening-docked = Ins Dock geschickte Laddies
stramash-happening-laddies_in = Laddies, die ins Castle abbiegen
stramash-happening-charged = Gespielte Bonnie Fechter
stramash-happening-charged_from_dock = Bonnie Fechter direkt aus dem Dock
stramash-happening-promoted = Auf den Eingang gebrachte Laddies der Partner
stramash-happening-own_promoted = Auf den Eingang gebrachte eigene Laddies
stramash-happening-partner_served = Aktionen mit einem Laddie des Partners
stramash-happening-ended_guard = Abgebrochene Partien (unentschieden)

# Was für eine Aktion spricht; $you: ob ihr Spieler es liest

stramash-because-far = Damit wird ein Laddie geschlagen, der höchstens noch den halben Weg vor sich hat.
stramash-because-hit = Damit muss ein gegnerischer Laddie zurück ins Dock.
stramash-because-castle = Damit kommt ein Laddie ins Castle, wo ihm nichts mehr geschieht.
stramash-because-moved_up = Damit rückt ein Laddie im Castle auf.
stramash-because-then_hit = Der Rest der Sieben kann einen Gegner schlagen.
stramash-because-then_castle = Der Rest der Sieben kann einen Laddie ins Castle bringen.
stramash-because-deep = So bleibt im Castle Platz für die nächsten Laddies.
stramash-because-rest = Von der Sieben bleibt ein Rest für einen anderen Laddie.
stramash-because-out = Damit kommt ein neuer Laddie ins Spiel.
stramash-because-ready = Danach könnte eine Karte auf der Hand einen Laddie ins Castle bringen.
stramash-because-reach =
    Danach sind { $you ->
        [yes] { $pairs ->
            [on] eure
           *[off] deine
        } Laddies
       *[no] die Laddies dieses { $pairs ->
            [on] Paars
           *[off] Platzes
        }
    } weniger bedroht als nach anderen Zügen.
stramash-because-fechter = Auf der Hand bleibt ein Bonnie Fechter.
stramash-because-way_out = Auf der Hand bleibt eine Karte, die einen Laddie aus dem Dock holt.
stramash-because-seven = Auf der Hand bleibt eine Sieben.
stramash-because-threat = Danach könnte eine Karte auf der Hand einen Gegner schlagen.
stramash-because-steps =
    Damit kommen { $you ->
        [yes] { $pairs ->
            [on] eure
           *[off] deine
        } Laddies
       *[no] die Laddies dieses { $pairs ->
            [on] Paars
           *[off] Platzes
        }
    } weiter als mit anderen Zügen.
