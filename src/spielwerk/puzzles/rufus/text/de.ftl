### Was Rätsel von Rufus verlangen, auf Deutsch.
### `.title` steht in Listen, `.others` antwortet auf andere Versuche, `.done` steht am Ende.
### $you: der eigene Platz, wie ihn Lektionen nennen: eine Farbe oder ein Tier.

puzzle-rufus-catch = Du bist dran, { $you }: Fange Rufus in diesem Zug mit einem Stein.
    .title = Rufus fangen
    .others = { $how ->
        [fox] Steht Rufus dort, erreicht ihn kein Stein genau mit den Zugpunkten, die noch bleiben.
        [stone] Dieser Stein erreicht Rufus so nicht genau.
       *[none] Mit den Zugpunkten, die noch bleiben, erreicht kein Stein Rufus genau.
    }
    .done = Gefangen: Die Zugpunkte passen genau, und die Gewinnkarte gehört dir.

puzzle-rufus-lead = Du bist dran, { $you }: Führe Rufus zu einem fremden Stein.
    .title = Rufus führen
    .others = { $how ->
        [fox] So weit geführt, trifft Rufus auf keinen fremden Stein.
       *[none] Danach trifft Rufus in diesem Zug auf keinen fremden Stein mehr.
    }
    .done = Rufus trifft auf einen fremden Stein: Die Gewinnkarte gehört dir.

puzzle-rufus-prize = Du bist dran, { $you }: Gewinne in diesem Zug eine Gewinnkarte.
    .title = Eine Gewinnkarte
    .others = { $how ->
        [fox] Steht Rufus dort, ist in diesem Zug keine Gewinnkarte zu holen.
        [stone] Mit diesem Stein gewinnst du so keine Gewinnkarte.
       *[none] Danach gewinnst du in diesem Zug keine Gewinnkarte mehr.
    }
    .done = Geschafft: Die Gewinnkarte gehört dir.
    .known = Geschafft: Die Fährtenkarte war zu erschließen. Tippe auf die Punkte eines Platzes: Was ist schon aufgenommen?

puzzle-rufus-two_prizes = Du bist dran, { $you }: Gewinne in diesem Zug zwei Gewinnkarten.
    .title = Zwei Gewinnkarten
    .others = So gewinnst du in diesem Zug höchstens eine Gewinnkarte.
    .done = Zwei Gewinnkarten in einem Zug: Denke ihn ganz durch, bevor du anfängst.

puzzle-rufus-win = Du bist dran, { $you }: Beende die Partie und gewinne sie.
    .title = Der letzte Schritt
    .others = So gewinnst du die Partie in diesem Zug nicht.
    .done = Das war die letzte Gewinnkarte, und du hast die meisten Punkte.

## Was hinter der Antwort auf einen Versuch steht.

puzzle-rufus-used = { $used ->
    [same] Was du bewegst, ist richtig, nur das Feld noch nicht.
   *[other] Versuche es mit etwas anderem.
}
