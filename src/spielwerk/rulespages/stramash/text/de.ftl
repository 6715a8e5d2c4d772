### Die Regelseite von Stramash. In jedem Text dürfen die Zahlen aus `counts` und die Hausregeln stehen.

stramash-rules-quick = { $pairs ->
        [on] Bringt zu zweit vor allen anderen eure zehn Laddies aus dem Dock im Uhrzeigersinn ums Brett in eure Castles.
       *[off] Bringe vor allen anderen deine fünf Laddies aus dem Dock im Uhrzeigersinn ums Brett in dein Castle.
    } Ziehe eine Karte und spiele eine von 6. Ass, Bube, Dame und König bringen einen Laddie heraus oder 10 Felder voran (das Ass 1), mit Zahlen rückt er vor, mit der Acht zurück, und eine Sieben dürfen sich zwei Laddies teilen. Wer genau auf einem gegnerischen Laddie landet, schickt ihn ins Dock{ $start_safe ->
        [on] ; auf dem Startfeld seiner Farbe ist der sicher.
       *[off] .
    } Gegnerische darfst du überholen, eigene nie. Ein Bonnie Fechter setzt deinen Laddie dorthin, wo auf der Bahn ein gegnerischer steht. Fürs Castle muss die Zahl genau passen, und drinnen wird niemand überholt. { $fechter_forced ->
        [off] Geht ein Zug ohne Bonnie Fechter, musst du; sonst darfst du ablegen.
       *[on] Geht ein Zug, musst du; sonst legst du ab.
    }{ $pairs ->
        [on] { " " }Landest du auf einem Laddie des Partners, rückt er vor sein Castle. Partner gewinnen zusammen.
       *[off] { "" }
    }

## In der Schachtel

stramash-rules-box-board = { $mashies } Mashies, eines für jeden Platz (nur zu zweit vier), mit je { $holes } Feldern, zusammen { $holes_in_all }
stramash-rules-box-laddies = { $laddies } Laddies, fünf für jeden Platz
stramash-rules-box-cards = { $packs } Päckchen, zusammen { $cards } Karten: { $copies } von jedem der dreizehn Werte und { $fechters } Bonnie Fechter (zwei je Päckchen: unsere Lesart)
stramash-rules-box-three = zu fünft und zu sechst drei Päckchen

## Kapitel

stramash-rules-chapter-aim = { $pairs ->
        [on] Das Paar, das zuerst alle zehn Laddies in seinen Castles hat, gewinnt.
       *[off] Wer zuerst alle fünf Laddies im Castle hat, gewinnt und ist der Muckle Stoater, der große Held.
    }
    .title = Worum es geht
stramash-rules-chapter-board = Jeder Platz hat ein Mashie mit Eingang, Startfeld, Castle und Dock.
    .title = Das Brett
stramash-rules-chapter-turn = Ziehe eine Karte, spiele eine von 6 und führe sie aus.
    .title = Dein Zug
stramash-rules-chapter-cards = Mit einer Zahl rückt ein Laddie so viele Felder vor, nur mit der Acht zurück.
    .title = Die Karten
stramash-rules-chapter-out = Ass, Bube, Dame und König bringen einen Laddie auf dein Startfeld.
    .title = Herauskommen
stramash-rules-chapter-hit = Wer genau auf einem gegnerischen Laddie landet, schlägt ihn, und der muss zurück ins Dock.
    .title = Schlagen und überholen
stramash-rules-chapter-eight = Mit der Acht geht es 8 zurück, und vom Startfeld aus ist das eine Abkürzung.
    .title = Die Acht
stramash-rules-chapter-seven = Mit einer Sieben rückt ein Laddie 7 vor, oder zwei von deinen teilen sie sich.
    .title = Die Sieben
stramash-rules-chapter-castle = Vom Eingang biegt ein Laddie ins Castle ab; die Zahl muss genau passen.
    .title = Das Castle
stramash-rules-chapter-fechter = Mit einem Bonnie Fechter nimmt dein Laddie den Platz eines gegnerischen ein, und der muss ins Dock.
    .title = Der Bonnie Fechter
stramash-rules-chapter-pairs = In Paaren rückt ein Laddie des Partners vor sein Castle, wenn du auf ihm landest.
    .title = In Paaren

## Was dazu gehört

stramash-rules-fact-at-once = Die Partie endet sofort.
stramash-rules-fact-guard = { $max_plies ->
        [0] An diesem Tisch gibt es keine Höchstzahl von Aktionen.
        [one] Damit keine Partie ewig dauert, endet sie nach 1 Aktion unentschieden (unsere Regel).
       *[other] Damit keine Partie ewig dauert, endet sie nach { $max_plies } Aktionen unentschieden (unsere Regel).
    }
stramash-rules-fact-offsets = Vom ersten Feld eines Mashies sind es 3 Felder bis zum Eingang und 8 bis zum Startfeld (unsere Lesart).
stramash-rules-fact-clockwise = Gerückt und gespielt wird im Uhrzeigersinn (nur mit der Acht geht es zurück).
stramash-rules-fact-numbers = Auf dem Brett stehen keine Zahlen; im Spielverlauf werden die Felder vom Anfang des Mashies von Rot an gezählt, das erste als 0.
stramash-rules-fact-ours-holes = Wie viele Felder ein Mashie hat, sagt das Regelheft nicht: { $holes } ist unsere Lesart.
stramash-rules-fact-lot = Wer anfängt, wird ausgelost (unsere Regel); dann geht es reihum.
stramash-rules-fact-shuffled = Ist der Stapel leer, werden alle gespielten Karten außer der letzten neu gemischt (unsere Lesart).
stramash-rules-fact-must = Ist mit einer deiner Karten ein Zug möglich, musst du einen machen, auch wenn es wehtut{ $fechter_forced ->
        [off] ; ein Bonnie Fechter allein zwingt dich nicht.
       *[on] .
    }
stramash-rules-fact-nothing = Ist gar kein Zug möglich, legst du eine Karte ab und setzt aus (unsere Lesart).
stramash-rules-fact-suits = Herz, Karo, Pik und Kreuz bedeuten nichts.
stramash-rules-fact-whole-turn = Herauskommen ist der ganze Zug.
stramash-rules-fact-own-start = Steht auf deinem Startfeld schon ein eigener Laddie, bringt keine dieser Karten einen zweiten heraus.
stramash-rules-fact-pass = Gegner darfst du überholen; eigene Laddies sind immer im Weg.
stramash-rules-fact-unsafe = Auch auf einem Startfeld ist niemand sicher (unsere Lesart).
stramash-rules-fact-only-back = Vorwärts geht es mit einer Acht nie, und ins Castle geht es nie rückwärts.
stramash-rules-fact-two-at-most = Höchstens zwei Laddies teilen sich eine Sieben, und zusammen rücken sie alle 7 Schritte.
stramash-rules-fact-on-track = Zwei Laddies, die sich eine Sieben teilen, müssen beide vorher auf der Bahn stehen.
stramash-rules-fact-turn-in = Hinein muss niemand: Ein Laddie darf noch eine Runde laufen (unsere Lesart).
stramash-rules-fact-safe = Im Castle ist ein Laddie sicher, darf aufrücken und überholt niemanden.
stramash-rules-fact-no-lap = Eine ganze Runde ist nicht nötig: Auch nach einer Acht zurück darf ein Laddie ins Castle (unsere Lesart).
stramash-rules-fact-target = Laddies im Castle sind sicher, und auf ein leeres Feld geht es mit einem Bonnie Fechter nicht.
stramash-rules-fact-dock = Dein Laddie darf auch aus dem Dock kommen (unsere Lesart).
stramash-rules-fact-opposite = Zu viert und zu sechst: Partner sitzen einander gegenüber, alle anderen sind Gegner.
stramash-rules-fact-lifted = Landest du auf einem Laddie des Partners, rückt er auf den Eingang vor seinem Castle.
stramash-rules-fact-three-cases = Steht auf diesem Eingang ein Gegner, muss er ins Dock; steht dort dein Laddie, rückt er auf deinen Eingang, wenn der frei ist{ $entrance_full ->
        [to_dock] { " " }(unsere Lesart). Steht dort schon ein anderer Laddie des Partners, muss der, auf dem du landest, ins Dock (Hausregel).
       *[illegal] ; steht dort schon ein anderer Laddie des Partners, geht der Zug nicht (unsere Lesart).
    }
stramash-rules-fact-play-on = Sind deine fünf im Castle, spielst du mit den Laddies des Partners weiter.
stramash-rules-fact-talk = Partner reden nicht über das Spiel (unsere Regel; das Regelheft überlässt es euch).

## Beispiele

stramash-rules-example-nothing = Alle deine Laddies sind im Dock, und du hast Zwei, Vier, Fünf, Sechs, Acht und Neun: Nichts geht, also legst du eine davon ab.
stramash-rules-example-eight-six = Vom Startfeld aus spielst du die Acht: Danach steht der Laddie 3 Felder vor dem Eingang. Mit einer Sechs ist er im Castle, auf dem dritten Feld.
stramash-rules-example-order = Dein hinterer Laddie steht 2 Felder hinter dem vorderen. Eine Sieben als 4 und 3 geht nur, wenn der vordere zuerst rückt.

## Bilder

stramash-rules-figure-table = Ein Tisch mitten in der Partie.
    .spoken = Das ganze Brett mit Laddies in vier Farben: Vier Mashies bilden einen Ring, an jedem ein Dock, nach innen ein Castle, in der Mitte Stapel und Ablage.
stramash-rules-figure-two = Ein Tisch zu zweit: vier Mashies.
    .spoken = Ein Ring aus vier Mashies mit Laddies in zwei Farben, in der Mitte Stapel und Ablage.
stramash-rules-figure-three = Ein Tisch zu dritt: drei Mashies.
    .spoken = Ein Ring aus drei Mashies mit Laddies in drei Farben, in der Mitte Stapel und Ablage.
stramash-rules-figure-five = Ein Tisch zu fünft: fünf Mashies.
    .spoken = Ein Ring aus fünf Mashies mit Laddies in fünf Farben, in der Mitte Stapel und Ablage.
stramash-rules-figure-six = Ein Tisch zu sechst: sechs Mashies.
    .spoken = Ein Ring aus sechs Mashies mit Laddies in sechs Farben, in der Mitte Stapel und Ablage.
stramash-rules-figure-castle = Noch ein Laddie: Die Drei passt genau.
    .spoken = Vier rote Laddies im Castle, ein fünfter 2 Felder vor dem Eingang. 3 gezählte Schritte führen hinein.
stramash-rules-figure-mashie = Ein Mashie und alles, was dazugehört.
    .spoken = Das Mashie von Rot: der Eingang, dahinter das Castle, weiter im Uhrzeigersinn das Startfeld, noch weiter, am Rand des Bretts, das Dock.
stramash-rules-figure-hit = Die Sechs überholt Grün und trifft Blau genau.
    .spoken = Ein roter Laddie, 6 Felder weiter ein blauer mit einem Kreis ringsum, dazwischen ein grüner, den Rot überholt.
stramash-rules-figure-own = Der eigene Laddie ist im Weg: Mit Vier, Fünf oder Sechs kann der hintere nicht rücken.
    .spoken = Zwei rote Laddies, 4 Felder auseinander. Der hintere kommt höchstens bis auf das Feld hinter dem vorderen.
stramash-rules-figure-eight = Eine Acht zurück, und bis zum Eingang sind es nur noch 3 Felder.
    .spoken = Ein Laddie auf dem roten Startfeld. 8 Felder sind rückwärts abgezählt, am Eingang vorbei.
stramash-rules-figure-seven = 2 Schritte mit dem einen, 5 mit dem anderen: Jeder schlägt einen blauen Laddie.
    .spoken = Ein roter Laddie rückt 2 Felder, ein anderer 5. Jeder landet auf einem anderen blauen Laddie mit Kreis.
stramash-rules-figure-exact = Die Sechs passt genau; bei einer Sieben stünde ein Laddie im Weg.
    .spoken = Ein roter Laddie 3 Felder vor dem Eingang. 6 Schritte führen auf das dritte Feld im Castle; auf dem vierten steht schon einer.
stramash-rules-figure-fechter = Aus dem Dock genau dorthin, wo Blau steht.
    .spoken = Ein Pfeil führt vom roten Dock quer über das Brett zu einem blauen Laddie mit einem Kreis ringsum.
stramash-rules-figure-lift = Rot landet auf seinem Partner: Grün rückt auf seinen Eingang.
    .spoken = Ein roter Laddie, 5 Felder weiter ein grüner mit einem Kreis ringsum. Ein Pfeil führt von dort zum grünen Eingangsfeld, auch mit Kreis.
stramash-rules-figure-gate = Auf dem grünen Eingangsfeld steht Blau: Blau muss ins Dock.
    .spoken = Ein Pfeil führt vom grünen Laddie zum grünen Eingangsfeld, auf dem ein blauer mit einem Kreis ringsum steht, ein anderer von dort ins blaue Dock.

stramash-rules-label-entrance = Eingang
stramash-rules-label-start = Startfeld
stramash-rules-label-castle = Castle
stramash-rules-label-dock = Dock

stramash-rules-table-cards = Karten
    .title = Alle Karten
stramash-rules-table-words = Wörter
    .title = Die schottischen Wörter
