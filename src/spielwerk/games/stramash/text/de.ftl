### The words of Stramash in German. The variables are explained in en.ftl.
### Players are addressed as "du". No word here is spelt otherwise in Switzerland (no ß).
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
stramash-intro = Stramash ist schottisch für Tumult, und genau so geht es zu. Bring deine fünf Laddies rund ums Brett in dein Castle, schick die anderen zurück ins Dock und behalte einen Bonnie Fechter im Ärmel. Zu viert oder zu sechst könnt ihr auch in Paaren spielen.

## The Scottish words, each with its explanation

stramash-word-mashie = Mashie
    .help = Ein Stück des Spielbretts. Je mehr ihr seid, desto mehr Mashies werden zusammengesetzt.
stramash-word-laddie = Laddie
    .help = Schottisch für „Junge“: eine deiner fünf Kugeln.
stramash-word-dock = Dock
    .help = Der Platz am Rand, wo deine Laddies auf ihren Start warten und wohin sie zurückmüssen, wenn sie geschlagen werden.
stramash-word-castle = Castle
    .help = Das Schloss, dein Ziel: die fünf Felder, die auf deinem Mashie nach innen führen. Wer drin ist, ist sicher.
stramash-word-fechter = Bonnie Fechter
    .help = Schottisch für „tapferer Kämpfer“: die Karte, die deinen Laddie genau dorthin setzt, wo ein anderer steht.
stramash-word-stoater = Muckle Stoater
    .help = Schottisch für „toller Held“: wer das Spiel gewinnt.

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
        [castle] vom { $colour } Castle-Feld { $number }
        [dock] aus dem Dock
       *[track] von Feld { $number }
    }
    .to = { $kind ->
        [start] auf das { $colour } Startfeld
        [entrance] auf das { $colour } Eingangsfeld
        [castle] auf das { $colour } Castle-Feld { $number }
        [dock] ins { $colour } Dock
       *[track] auf Feld { $number }
    }
    .at = { $kind ->
        [start] auf dem { $colour } Startfeld
        [entrance] auf dem { $colour } Eingangsfeld
        [castle] auf dem { $colour } Castle-Feld { $number }
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
stramash-card-X-help = Deinen Laddie genau dorthin setzen, wo ein anderer steht; der muss ins Dock

## Phases, and what is asked of whom

stramash-phase-over = Ende
stramash-prompt-play = Du bist dran: Wähle eine Karte.
stramash-prompt-play-wait = { $who } ist dran.
stramash-prompt-laddie = Wähle einen Laddie.
stramash-prompt-field = Wähle ein Feld.
stramash-prompt-fechter = Wen schlägt dein Bonnie Fechter?
stramash-prompt-seven = { $left ->
        [one] Noch ein Schritt für einen anderen Laddie.
       *[other] Noch { $left } Schritte für einen anderen Laddie.
    }
stramash-prompt-seven-wait = { $left ->
        [one] { $who } hat von der Sieben noch einen Schritt übrig.
       *[other] { $who } hat von der Sieben noch { $left } Schritte übrig.
    }
stramash-prompt-discard = Kein Zug möglich: Leg eine Karte ab.
stramash-prompt-partner = Du ziehst jetzt mit den Laddies von { $owner }.
stramash-cards-held = { $count ->
        [0] keine Karten
        [one] 1 Karte
       *[other] { $count } Karten
    }
stramash-laddies-home = { $count } im Castle

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
        [yes] Du ziehst vom Stapel { $card }.
       *[no] { $who } zieht vom Stapel { $card }.
    }
stramash-event-reshuffled = { $cards ->
        [one] Der Stapel ist leer. Eine gespielte Karte wird zum neuen Stapel.
       *[other] Der Stapel ist leer. Die { $cards } gespielten Karten werden gemischt und bilden den neuen Stapel.
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
            [yes] { $who } rückt mit deinem Laddie { $count } zurück, { $from } { $to }.
           *[no] { $who } rückt mit deinem Laddie { $count } vor, { $from } { $to }.
        }
       *[other] { $you ->
            [yes] { $back ->
                [yes] Du rückst mit einem Laddie von { $owner } { $count } zurück, { $from } { $to }.
               *[no] Du rückst mit einem Laddie von { $owner } { $count } vor, { $from } { $to }.
            }
           *[no] { $back ->
                [yes] { $who } rückt mit einem Laddie von { $owner } { $count } zurück, { $from } { $to }.
               *[no] { $who } rückt mit einem Laddie von { $owner } { $count } vor, { $from } { $to }.
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
            [yes] Du stürmst mit einem Laddie von { $owner } { $from } { $to }!
           *[no] { $who } stürmt mit einem Laddie von { $owner } { $from } { $to }!
        }
    }
stramash-event-docked = { $whose ->
        [self] { $you ->
            [yes] Dein eigener Laddie { $at } muss zurück ins Dock.
           *[no] Ein eigener Laddie von { $who } { $at } muss zurück ins Dock.
        }
        [you] { $who } schickt deinen Laddie { $at } zurück ins Dock.
       *[other] { $you ->
            [yes] Du schickst den Laddie von { $owner } { $at } zurück ins Dock.
           *[no] { $who } schickt den Laddie von { $owner } { $at } zurück ins Dock.
        }
    }
stramash-event-promoted = { $whose ->
        [self] { $you ->
            [yes] Dein eigener Laddie { $at } darf gleich { $to }.
           *[no] Ein eigener Laddie von { $who } { $at } darf gleich { $to }.
        }
        [you] { $who } hilft dir: Dein Laddie { $at } darf gleich { $to }.
       *[other] { $you ->
            [yes] Du hilfst { $owner }: Der Laddie { $at } darf gleich { $to }.
           *[no] { $who } hilft { $owner }: Der Laddie { $at } darf gleich { $to }.
        }
    }
stramash-event-taken_back = { $you ->
        [yes] Du nimmst den ersten Teil der Sieben zurück.
       *[no] { $who } nimmt den ersten Teil der Sieben zurück.
    }
stramash-event-home = { $you ->
        [yes] Alle deine fünf Laddies sind im Castle!
       *[no] Alle fünf Laddies von { $who } sind im Castle!
    }
stramash-event-over = { $reason ->
        [guard] Das Spiel endet unentschieden: Es hat zu lange gedauert.
       *[castle] { $pair ->
            [yes] { $you ->
                [yes] Du und { $owner } habt alle zehn Laddies im Castle. Ihr habt gewonnen und seid die Muckle Stoaters!
               *[no] { $who } und { $owner } haben alle zehn Laddies im Castle. Die beiden gewinnen und sind die Muckle Stoaters!
            }
           *[no] { $you ->
                [yes] Du hast gewonnen: Du bist der Muckle Stoater, der Held des Tages!
               *[no] { $who } gewinnt und ist der Muckle Stoater, der Held des Tages!
            }
        }
    }

## Actions. With its card in front: stramash-action-card.

stramash-action-out = Setz einen Laddie heraus
stramash-action-move = Rück { $from } { $to }
stramash-action-charge = Stürm { $from } { $to }
stramash-action-discard = Leg { $card } ab
stramash-action-take_back = Nimm den ersten Teil zurück
stramash-action-card = { $name }: { $action }

## Options

stramash-option-holes = Felder pro Mashie
    .help = Wie lang der Weg ist, den jedes Mashie zum Brett beiträgt.
stramash-option-start_safe = Auf dem eigenen Startfeld
    .help = Ob ein Laddie auf dem Startfeld seiner Farbe vor den Gegnern sicher ist, auch vor dem Bonnie Fechter.
stramash-option-start_safe-off = Nicht geschützt
stramash-option-start_safe-on = Geschützt
stramash-option-first = Wer anfängt
    .help = Wer als Erster zieht.
stramash-option-first-chance = Das Los
stramash-option-first-0 = Rot
stramash-option-fechter_forced = Muss man den Bonnie Fechter spielen?
    .help = Im Regelheft musst du jeden möglichen Zug machen. Milder: Könntest du nur mit dem Bonnie Fechter ziehen, darfst du stattdessen eine Karte ablegen.
stramash-option-fechter_forced-on = Ja, wenn sonst nichts geht
stramash-option-fechter_forced-off = Nein, du darfst ablegen
stramash-option-castle_seven = Sieben im Castle
    .help = Ob ein Laddie, der schon im Castle steht, beim Teilen einer Sieben mitmachen darf.
stramash-option-castle_seven-off = Nur Laddies auf der Bahn
stramash-option-castle_seven-on = Auch im Castle
stramash-option-fechter_from_dock = Bonnie Fechter aus dem Dock
    .help = Ob der Bonnie Fechter einen Laddie direkt aus dem Dock holen darf oder nur einen, der schon unterwegs ist.
stramash-option-fechter_from_dock-on = Auch aus dem Dock
stramash-option-fechter_from_dock-off = Nur von der Bahn
stramash-option-fechter_on_partner = Bonnie Fechter auf den Partner
    .help = Ob du mit dem Bonnie Fechter auch auf einem Laddie deines Partners landen und ihn so auf sein Eingangsfeld bringen darfst.
stramash-option-fechter_on_partner-off = Nur auf Gegner
stramash-option-fechter_on_partner-on = Auch auf den Partner
stramash-option-pairs = In Paaren spielen
    .help = Zu viert oder zu sechst: Partner sitzen einander gegenüber, helfen sich und gewinnen zusammen.
stramash-option-pairs-off = Jeder für sich
stramash-option-pairs-on = In Paaren
stramash-option-entrance_full = Wenn der Eingang besetzt ist
    .help = Was gilt, wenn du auf einem Laddie deines Partners landest und auf dessen Eingangsfeld schon ein anderer der gleichen Farbe steht.
stramash-option-entrance_full-illegal = Der Zug geht nicht
stramash-option-entrance_full-to_dock = Der Laddie muss ins Dock
stramash-option-seven_rest = Rest einer Sieben
    .help = Wenn dein letzter Laddie mit einem Teil einer Sieben ins Castle kommt: Rückt ein Laddie deines Partners den Rest, oder darf nichts übrig bleiben?
stramash-option-seven_rest-none = Nichts darf übrig bleiben
stramash-option-seven_rest-partner = Geht an den Partner
stramash-option-partner_talk = Reden unter Partnern
    .help = Ob Partner während des Spiels über ihre Karten und Pläne reden dürfen.
stramash-option-partner_talk-off = Nicht über das Spiel
stramash-option-partner_talk-on = Erlaubt
stramash-option-max_plies = Unentschieden nach
    .help = Nach so vielen Aktionen gilt ein endloses Spiel als unentschieden. 0 bedeutet nie.

## Refusals

stramash-reason-not_your_turn = Du bist nicht dran.
stramash-reason-over = Das Spiel ist zu Ende.
stramash-reason-unknown_action = Das ist keine Aktion in diesem Spiel.
stramash-reason-nothing_to_take_back = Du hast nichts, was du zurücknehmen kannst.
stramash-reason-no_such_card = Diese Karte hast du nicht.
stramash-reason-no_laddie_there = Dort steht kein Laddie.
stramash-reason-not_your_laddie = Mit diesem Laddie darfst du nicht ziehen.
stramash-reason-must_play = Mit einer deiner Karten kannst du ziehen, also musst du.
stramash-reason-wrong_steps = Dorthin führt diese Karte nicht.
stramash-reason-only_back = Eine Acht geht 8 zurück und sonst nichts.
stramash-reason-no_way_out = Heraus kommt ein Laddie nur mit Ass, Bube, Dame oder König.
stramash-reason-start_only = Aus dem Dock kommt ein Laddie nur auf sein Startfeld.
stramash-reason-none_in_dock = Im Dock ist kein Laddie mehr.
stramash-reason-own_on_start = Auf dem Startfeld steht schon einer der gleichen Farbe: Da kommt keiner heraus.
stramash-reason-seven_under_way = Mach zuerst deine Sieben fertig.
stramash-reason-seven_same_laddie = Dieser Laddie hatte seinen Teil der Sieben schon. Den Rest macht ein anderer.
stramash-reason-seven_steps = Eine Sieben macht ein Laddie ganz, oder ein zweiter macht genau den Rest.
stramash-reason-seven_unfinished = Danach könnte kein anderer Laddie den Rest der Sieben machen.
stramash-reason-seven_in_castle = An diesem Tisch macht ein Laddie im Castle bei einer geteilten Sieben nicht mit.
stramash-reason-own_in_way = Ein Laddie der gleichen Farbe ist im Weg, und die überholen einander nicht.
stramash-reason-start_safe = Auf seinem eigenen Startfeld ist ein Laddie an diesem Tisch sicher.
stramash-reason-own_there = Dort steht schon ein Laddie der gleichen Farbe.
stramash-reason-castle_back = Rückwärts geht es weder ins Castle noch im Castle.
stramash-reason-castle_too_far = Ins Castle muss die Zahl genau passen: Auf dieses Feld führt die Karte nicht.
stramash-reason-castle_taken = Im Castle wird niemand überholt, und kein Feld ist doppelt besetzt.
stramash-reason-foreign_castle = In ein Castle dürfen nur Laddies der eigenen Farbe.
stramash-reason-fechter_nobody = Der Bonnie Fechter braucht einen Laddie zum Schlagen: Dort steht keiner.
stramash-reason-fechter_own = Der Bonnie Fechter schlägt keinen Laddie der eigenen Farbe.
stramash-reason-fechter_partner = An diesem Tisch lässt der Bonnie Fechter die Laddies deines Partners in Ruhe.
stramash-reason-fechter_castle = Wer im Castle steht, ist vor dem Bonnie Fechter sicher und bleibt auch dort.
stramash-reason-fechter_dock = An diesem Tisch holt der Bonnie Fechter keinen Laddie aus dem Dock.
stramash-reason-entrance_taken = Das Eingangsfeld, auf das dieser Laddie käme, ist schon besetzt.
stramash-reason-own_entrance_taken = Dein Laddie auf seinem Eingang müsste weiter auf deinen, und der ist besetzt.
stramash-reason-partner_on_entrance = Dieser Laddie steht schon vor seinem Castle: Weiter kannst du ihm nicht helfen.
stramash-reason-partner_only = Deine Laddies sind alle im Castle: Du ziehst jetzt mit denen deines Partners.

## The rules, for players

stramash-help-sections = aim words board turn must cards out landing own eight seven fechter castle pairs helping finished end
stramash-help-aim = Du hast fünf Laddies. Bring sie alle aus dem Dock rund ums Brett in dein Castle, bevor es jemand anderem gelingt. Dann bist du der Muckle Stoater, der Held des Tages.
    .title = Worum es geht
stramash-help-words = Ein paar Wörter bleiben schottisch, weil sie so schön klingen.
    .title = Kleines Wörterbuch
    .word = Wort
    .meaning = Was es bedeutet
stramash-help-board = Das Brett wird aus Mashies zusammengesetzt: zu zweit sind es vier, sonst hat jeder eines. Alle Laddies laufen im Uhrzeigersinn. Auf deinem Mashie liegen dein Startfeld und, fünf Felder davor, der Eingang zu deinem Castle. Ein Laddie muss also fast ganz herum.
    .title = Das Brett
stramash-help-turn = Du hast fünf Karten auf der Hand. Bist du dran, ziehst du eine sechste, spielst eine aus und machst, was sie sagt. Fünf bleiben dir. Die Kartenfarben zählen nicht. Ist der Stapel leer, werden die gespielten Karten neu gemischt.
    .title = Dein Zug
stramash-help-must = Kannst du mit einer deiner Karten ziehen, dann musst du ziehen, auch wenn es weh tut. Geht es mit keiner, dann wirfst du irgendeine ab, und dein Zug ist vorbei.
    .title = Ziehen ist Pflicht
stramash-help-cards = Eine Zahl geht so viele Felder vor, wie auf der Karte steht. Einige Karten können etwas anderes.
    .title = Die Karten
    .card = Karte
    .meaning = Was sie kann
stramash-help-out = Mit Ass, Bube, Dame oder König setzt du einen Laddie aus dem Dock auf dein Startfeld. Das ist dein ganzer Zug; loslaufen darf er ab dem nächsten.
    .title = Herauskommen
stramash-help-landing = Landet dein Laddie genau dort, wo ein gegnerischer steht, muss der zurück in sein Dock. Überholen darfst du Gegner ohne Weiteres. Auf der Bahn ist niemand sicher, auch nicht auf dem Startfeld.
    .title = Schlagen
stramash-help-own = Deine eigenen Laddies überholst du nicht, und du landest auch nicht auf ihnen: nicht vorwärts, nicht rückwärts, nicht beim Herauskommen und nicht im Castle. Überleg dir also, wer zuerst läuft.
    .title = Die eigenen sind im Weg
stramash-help-eight = Eine Acht geht 8 zurück und sonst nichts. Das kann sehr gut sein: Wer gerade herausgekommen ist, steht dann vor dem Eingang und ist bald daheim. Rückwärts ins Castle geht es aber nicht.
    .title = Die Acht
stramash-help-seven = Mit einer Sieben rückt ein Laddie 7 vor, oder zwei von deinen teilen sie: 1 und 6, 2 und 5, 3 und 4. Wer zuerst läuft, bestimmst du, aber alle sieben Schritte müssen sein. Den ersten Teil kannst du zurücknehmen, bis der zweite gespielt ist.
    .title = Die Sieben
stramash-help-fechter = Mit dem Bonnie Fechter setzt du einen deiner Laddies, von der Bahn oder aus dem Dock, genau dorthin, wo ein gegnerischer steht. Der muss in sein Dock. Wer im Castle ist, hat nichts zu fürchten.
    .title = Der Bonnie Fechter
stramash-help-castle = Vom Eingangsfeld geht es vorwärts in dein Castle. Die Zahl muss genau passen, und überholt wird dort niemand. Drinnen ist ein Laddie sicher und darf noch weiter nach innen rücken. Passt die Karte nicht oder willst du nicht hinein, kann der Laddie noch eine Runde laufen.
    .title = Das Castle
stramash-help-pairs = Zu viert oder zu sechst könnt ihr in Paaren spielen; Partner sitzen einander gegenüber. Ihr gewinnt nur gemeinsam, wenn alle zehn Laddies im Castle sind. Macht vorher aus, ob ihr über das Spiel reden dürft.
    .title = In Paaren
stramash-help-helping = Landest du genau auf einem Laddie deines Partners, tust du ihm einen Gefallen: Er darf gleich auf das Eingangsfeld vor seinem eigenen Castle. Steht dort ein Gegner, muss der ins Dock. Steht dort schon ein Laddie der gleichen Farbe, geht der Zug nicht.
    .title = Dem Partner helfen
stramash-help-finished = Sind deine eigenen fünf im Castle, geht es weiter: Ab deinem nächsten Zug spielst du deine Karten mit den Laddies deines Partners.
    .title = Zuerst daheim
stramash-help-end = Das Spiel ist aus, sobald jemand alle fünf Laddies im Castle hat; in Paaren, sobald es beide Partner geschafft haben.
    .title = Das Ende

## In the browser

# Said of the card of the own hand that was drawn last.
stramash-card-drawn = gerade gezogen

## Rulings: the options in groups, and what is no option but not said in the rulebook either

stramash-group-board = Das Brett und der Anfang
stramash-group-fechter = Der Bonnie Fechter
stramash-group-seven = Die Sieben
stramash-group-pairs = In Paaren
stramash-group-end = Damit es ein Ende nimmt
stramash-rulings = board T1 T2 M5 P2
stramash-ruling-board = Wo auf einem Mashie Eingang und Startfeld liegen, zeigt nur ein Bild, das uns fehlt. Bei uns liegt das Startfeld fünf Felder hinter dem Eingang.
stramash-ruling-T1 = Eine abgelegte Karte liegt bei den gespielten. Ist der Stapel leer und muss jemand ziehen, werden alle diese Karten bis auf die letzte neu gemischt.
stramash-ruling-T2 = Das Regelheft spricht vom Ablegen, wenn niemand herauskommen kann. Wir lesen: Du legst ab, wenn du gar keinen Zug hast.
stramash-ruling-M5 = Ob ein Laddie ins Castle abbiegt, entscheidest du; er darf immer noch eine Runde laufen. Eine ganze Runde muss er vorher nicht gelaufen sein: Mit einer Acht geht er vom Startfeld zurück vor den Eingang und darf hinein.
stramash-ruling-P2 = Du hilfst einem Laddie deines Partners, und auf seinem Eingangsfeld steht schon jemand: Ein Gegner muss ins Dock. Einer von dir darf auf sein eigenes Eingangsfeld, wenn dort niemand steht. Und wer schon auf seinem eigenen Eingangsfeld steht, dem ist nicht mehr zu helfen; auf ihm landet der Partner nicht.

## What the rules do, as it is counted over many games: labels in a table

stramash-happening-reshuffled = Neu gemischte Stapel
stramash-happening-discarded = Züge, in denen nichts ging
stramash-happening-eights_back = Achten rückwärts
stramash-happening-laddies_out = Laddies ins Spiel gebracht
stramash-happening-sevens = Siebenen
stramash-happening-sevens_shared = Auf zwei Laddies geteilte Siebenen
stramash-happening-docked = Ins Dock geschickte Laddies
stramash-happening-laddies_in = Laddies, die ins Castle einbiegen
stramash-happening-charged = Stürme mit einem Bonnie Fechter
stramash-happening-charged_from_dock = Davon gleich aus dem Dock
stramash-happening-promoted = Vorgerückte Laddies der Partner
stramash-happening-own_promoted = Vorgerückte eigene Laddies
stramash-happening-partner_served = Züge mit einem Laddie des Partners
stramash-happening-ended_guard = Spiele ohne Ende (unentschieden)
