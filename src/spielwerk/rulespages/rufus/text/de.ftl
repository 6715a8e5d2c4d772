### Die Regelseite von Rufus. In jedem Text dürfen die Zahlen aus `counts` und die Hausregeln stehen.

rufus-rules-quick = Sammle die meisten Punkte. Pro Zug hast du 7 Zugpunkte; jedes Feld im Uhrzeigersinn kostet einen. Führe höchstens einmal Rufus, den Fuchs; lege höchstens eine Fährtenkarte aus (1 Zugpunkt); ziehe zuletzt einen deiner Steine. Nutze alle 7. Erreiche Rufus{ $exact_catch ->
        [off] , oder führe
       *[on] { " " }genau mit dem letzten Zugpunkt, oder führe
    } ihn auf einen Stein, auf ein Fuchsfeld oder darüber hinweg: Du bekommst eine Gewinnkarte. Ein Stein, der fängt oder gefangen wird, kommt zum anderen seiner Farbe; fängt Rufus deine beiden auf einem Feld, bist du raus. Lege Fährtenkarten hinter Rufus und vor den hintersten Stein der anderen. Wer zu einer fremden kommt, folgt ihr: gerade vor, ungerade zurück. Nach der letzten Gewinnkarte zählen deine Fährtenkarten auf der Hand{ $hard_count ->
        [on] { " " }und auf dem Weg
       *[off] { "" }
    }: ungerade für dich, gerade gegen dich.

## In der Schachtel

rufus-rules-box-board = ein Weg mit { $spaces } Feldern, zwei davon Fuchsfelder, { $half } Felder auseinander
rufus-rules-box-stones = { $stones } Steine, zwei für jeden Platz, und Rufus
rufus-rules-box-trail = { $trail } Fährtenkarten, acht für jeden Platz, mit den Zahlen 2 bis 9
rufus-rules-box-prizes = { $prizes } Gewinnkarten, die ungeraden Zahlen 1 bis 19, zusammen { $together } Punkte

## Kapitel

rufus-rules-chapter-aim = Wer am Ende die meisten Punkte hat, gewinnt.
    .title = Worum es geht
rufus-rules-chapter-path = Der Weg führt im Kreis; alle laufen im Uhrzeigersinn, Rufus voran.
    .title = Der Weg
rufus-rules-chapter-prizes = Jeder Fang bringt die oberste Gewinnkarte, ebenso jedes Fuchsfeld, das Rufus erreicht.
    .title = Die Gewinnkarten
rufus-rules-chapter-turn = Du hast 7 Zugpunkte: erst für Rufus und eine Karte, zuletzt für einen Stein.
    .title = Dein Zug
rufus-rules-chapter-rufus = Führe Rufus auf einen Stein, auf ein Fuchsfeld oder darüber hinweg, und du gewinnst eine Gewinnkarte.
    .title = Rufus führen
rufus-rules-chapter-stone = Erreicht dein Stein Rufus{ $exact_catch ->
        [off] , auch wenn Zugpunkte übrig sind,
       *[on] { " " }mit dem letzten Zugpunkt,
    } hast du ihn gefangen.
    .title = Einen Stein ziehen
rufus-rules-chapter-lay = Lege eine Fährtenkarte hinter Rufus und vor den hintersten Stein der anderen.
    .title = Eine Fährte legen
rufus-rules-chapter-trail = Wer zu einer fremden Karte kommt, folgt ihr: bei gerader Zahl vor, bei ungerader zurück.
    .title = Einer Fährte folgen
rufus-rules-chapter-out = Wer beide Steine auf einem Feld an Rufus verliert, scheidet aus.
    .title = Ausscheiden
rufus-rules-chapter-end = Mit der letzten Gewinnkarte ist die Partie vorbei.
    .title = Das Ende

## Was dazu gehört

rufus-rules-fact-points = Gewinnkarten zählen, was darauf steht. Von den Fährtenkarten auf deiner Hand{ $hard_count ->
        [on] { " " }und von deinen auf dem Weg
       *[off] { "" }
    } zählen die ungeraden für dich, die geraden gegen dich.
rufus-rules-fact-equal = Haben mehrere die meisten Punkte, gewinnen sie gemeinsam (unsere Regel).
rufus-rules-fact-clockwise = Gezogen und gespielt wird im Uhrzeigersinn (nur eine ungerade Fährtenkarte führt zurück). Mitspielen können zwei bis fünf.
rufus-rules-fact-share = Auf einem Feld dürfen beliebig viele Steine stehen.
rufus-rules-fact-ours-path = Dass der Weg { $spaces } Felder hat und die Startfelder 8 und 12 Felder hinter dem Fuchsfeld liegen, auf dem Rufus anfängt, ist unsere Lesart: Das Bild des Bretts fehlt uns.
rufus-rules-fact-lot = Wer anfängt, wird ausgelost; im Regelheft macht ihr es unter euch aus.
rufus-rules-fact-odd = Die Gewinnkarten tragen die zehn ungeraden Zahlen von 1 bis 19, zusammen { $together } Punkte.
rufus-rules-fact-known = Die Reihenfolge wird vorher gewählt und ist allen bekannt: steigend, fallend, abwechselnd oder nach eurer Wahl. Nur wenn gemischt wird, kennt sie niemand.
rufus-rules-fact-one = Ein Fang bringt eine Gewinnkarte, wie viele Steine auch auf dem Feld stehen.
rufus-rules-fact-strip = Rufus führen: 1 Zugpunkt je Feld, höchstens einmal. Karte auslegen: 1 Zugpunkt, höchstens einmal. Stein ziehen: 1 Zugpunkt je Feld, zuletzt.
rufus-rules-fact-all = Du musst alle 7 verbrauchen; Zugpunkte verfallen nur bei einer fremden Karte{ $exact_catch ->
        [off] , bei einem vorzeitigen Fang
       *[on] { "" }
    } oder (unsere Lesart) wenn sich nicht alle verbrauchen lassen.
rufus-rules-fact-undo = Solange dein Zug nicht vorbei ist, kannst du deine Schritte zurücknehmen. Sind die Gewinnkarten gemischt, gilt das nicht für einen Schritt, der eine aufgedeckt hat.
rufus-rules-fact-stops = Rufus überholt keinen Stein. Wo er einen trifft, bleibt er stehen (unsere Lesart).
rufus-rules-fact-back = Steine, die Rufus trifft, gehen auf das Feld des anderen Steins ihrer Farbe.
rufus-rules-fact-own-stones = Auch für deine eigenen Steine gibt es eine Gewinnkarte, und für einen Stein auf einem Fuchsfeld zwei.
rufus-rules-fact-exactly = Ein Stein fängt Rufus nur genau mit dem letzten Zugpunkt (unsere Lesart); geht es nicht auf, führe vorher Rufus oder lege eine Karte aus.
rufus-rules-fact-sets-back = Der Stein, der fängt, geht zurück zum anderen seiner Farbe.
rufus-rules-fact-no-way-past = An anderen Steinen kommt ein Stein vorbei, an Rufus nur auf einer Fährte.
rufus-rules-fact-hidden = Die Karte liegt verdeckt: Alle sehen, von wem sie ist, nur du kennst die Zahl.
rufus-rules-fact-where = Lege sie neben ein Feld ohne Karte, mindestens 1 Feld hinter Rufus und näher an ihm als der hinterste fremde Stein.
rufus-rules-fact-moves = Dieses Stück Weg wandert mit Rufus und dem hintersten fremden Stein.
rufus-rules-fact-standing = Steinen, die schon auf dem Feld neben der Karte stehen, tut sie nichts; deine eigenen Karten tun dir nie etwas.
rufus-rules-fact-no-fox = Für Rufus bedeuten Karten nichts.
rufus-rules-fact-even-odd = Gerade Zahlen führen so viele Felder vor, ungerade so viele zurück.
rufus-rules-fact-over-all = Unterwegs geht es über Steine, Karten und Rufus hinweg, und auch eine Karte, bei der der Stein ankommt, tut ihm nichts.
rufus-rules-fact-past-rufus = Führt die Fährte vorwärts zu Rufus oder an ihm vorbei, gewinnst du eine Gewinnkarte, und der Stein muss nicht zurück.
rufus-rules-fact-backwards = Führt die Fährte rückwärts zu Rufus oder an ihm vorbei, gewinnst du nichts.
rufus-rules-fact-only-prizes = Nur die Gewinnkarten zählen dann noch.
rufus-rules-fact-cards-stay = Ausgelegte Karten bleiben liegen und wirken weiter.
rufus-rules-fact-one-left = Ist nur noch eine Farbe im Spiel, endet die Partie (unsere Lesart){ $survivor_takes_rest ->
        [on] , und diese Farbe bekommt die übrigen Gewinnkarten.
       *[off] .
    }
rufus-rules-fact-last = Auf dem Feld, auf dem die letzte Gewinnkarte gewonnen wird, geschieht noch alles, was dort ansteht, und eine angefangene Fährte führt den Stein noch bis ans Ende.
rufus-rules-fact-guard = { $max_plies ->
        [0] An diesem Tisch gibt es keine Höchstzahl von Aktionen.
        [one] Damit keine Partie ewig dauert, endet sie nach 1 Aktion unentschieden (unsere Regel).
       *[other] Damit keine Partie ewig dauert, endet sie nach { $max_plies } Aktionen unentschieden (unsere Regel).
    }

## Beispiele

rufus-rules-example-count = Du hast die Gewinnkarten 7 und 13 und noch die Fährtenkarten 3, 8 und 9: 20 Punkte, dazu 3 und 9, weniger 8, das sind 24.
rufus-rules-example-five-behind = Dein Stein steht 5 Felder hinter Rufus. Führe Rufus 1 Feld weiter: Jetzt sind es 6, und 6 Zugpunkte sind übrig. Gefangen!
rufus-rules-example-four-behind = Dein Stein steht 4 Felder hinter Rufus. Rufus 1 Feld weiter, 1 Zugpunkt für eine Karte: 5 Felder, 5 Zugpunkte. Gefangen!

## Bilder

rufus-rules-figure-table = Ein Tisch mitten in der Partie.
    .spoken = Der ganze Weg windet sich durch den Wald. Rufus läuft voran, dahinter Steine von vier Tieren, neben dem Weg Fährtenkarten, in der Mitte der Stapel der Gewinnkarten.
rufus-rules-figure-chase = Rufus voraus, die Steine hinter ihm her.
    .spoken = Ein Stück des Wegs im Wald. Rufus läuft voran, dahinter zwei Fährtenkarten und vier Steine von zwei Tieren.
rufus-rules-figure-starts = Rufus auf seinem Fuchsfeld, die Steine 8 und 12 Felder dahinter.
    .spoken = Drei Ringe: um das Fuchsfeld mit Rufus und um die beiden Startfelder mit den Steinen.
rufus-rules-figure-lead = 3 Zugpunkte führen Rufus auf das Fuchsfeld: eine Gewinnkarte.
    .spoken = Rufus, 2 abgezählte Felder, dann das Fuchsfeld mit einem Kreis ringsum.
rufus-rules-figure-two = Fuchsfeld und Stein zugleich: zwei Gewinnkarten. Der Stein geht zum anderen seiner Farbe.
    .spoken = Rufus, 2 abgezählte Felder, dann auf dem Fuchsfeld ein Stein, von einem Kreis umgeben. Ein Pfeil führt von dort zurück zum anderen Stein.
rufus-rules-figure-catch = Genau 7 Felder: gefangen. Der Stein geht zurück zum anderen.
    .spoken = Ein Stein, 7 Felder weiter Rufus mit einem Kreis ringsum. Ein Pfeil führt von dort zum anderen Stein zurück.
rufus-rules-figure-stretch = Hier darfst du eine Karte auslegen: vor dem hintersten fremden Stein, hinter Rufus.
    .spoken = Ringe um alle Felder zwischen dem hintersten fremden Stein und Rufus.
rufus-rules-figure-meet = Nach 4 Feldern eine fremde 6: 6 vor, an Rufus vorbei, eine Gewinnkarte.
    .spoken = Ein Stein zieht 4 Felder zu einer fremden Karte. Ein Pfeil führt 6 Felder weiter, über Rufus hinweg.
rufus-rules-figure-both = Beide Steine auf einem Feld: Kommt Rufus dorthin, ist der Keiler raus.
    .spoken = Rufus, 3 abgezählte Felder, dann beide Steine des Keilers mit einem Kreis ringsum.

rufus-rules-label-fox = Fuchsfeld
rufus-rules-label-start = Startfelder

rufus-rules-table-cards = Fährtenkarten
    .title = Alle Fährtenkarten
rufus-rules-table-prizes = Reihenfolge
    .title = Welche Gewinnkarte wann oben liegt
