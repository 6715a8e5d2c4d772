### Was Rätsel von Stramash verlangen, auf Deutsch.
### `.title` steht in Listen, `.others` antwortet auf andere Versuche, `.done` steht am Ende.
### $you: der eigene Platz, wie ihn Lektionen nennen: eine Farbe oder ein Tier.

puzzle-stramash-hit = Du bist dran, { $you }: Schlage einen gegnerischen Laddie.
    .title = Schlagen
    .others = { $how ->
        [passed] Vorbei ist nicht getroffen: Der Laddie muss genau auf dem Feld eines Gegners landen.
       *[none] So muss niemand ins Dock zurück.
    }
    .done = Zurück ins Dock: Der Laddie braucht wieder eine Karte, um herauszukommen.

puzzle-stramash-two_hit = Du bist dran, { $you }: Schlage mit einer Karte zwei gegnerische Laddies.
    .title = Zwei auf einmal
    .others = { $how ->
        [one] Einer muss ins Dock, ein zweiter so nicht mehr.
       *[none] So muss höchstens ein Laddie ins Dock zurück.
    }
    .done = Zwei mit einer Karte: Eine Sieben kannst du teilen.

puzzle-stramash-castle = Du bist dran, { $you }: Bringe einen Laddie ins Castle.
    .title = Ins Castle
    .others = So kommt in diesem Zug kein Laddie ins Castle.
    .done = Im Castle kann dem Laddie nichts mehr geschehen.

puzzle-stramash-castle_and_hit = Du bist dran, { $you }: Komm mit einer Karte ins Castle und schlage einen Gegner.
    .title = Castle und Treffer
    .others = { $how ->
        [castle] Der Laddie ist im Castle, aber so muss kein Gegner mehr ins Dock.
        [hit] Ein Gegner muss ins Dock, aber ins Castle kommt so kein Laddie mehr.
       *[none] So gelingt höchstens eins von beiden.
    }
    .done = Beides mit einer Karte: Eine Sieben kannst du teilen.

puzzle-stramash-win = Du bist dran, { $you }: Gewinne die Partie.
    .title = Der letzte Schritt
    .others = So geht die Partie weiter.
    .done = Alle Laddies im Castle: Du hast gewonnen.

puzzle-stramash-best = Du bist dran, { $you }: Finde den besten Zug.
    .title = Der beste Zug
    .done = Das ist der beste Zug.

## Was hinter der Antwort auf einen Versuch steht, und warum ein Zug der beste ist.

puzzle-stramash-used = { $used ->
    [same] Die Karte ist richtig, setze sie anders ein.
   *[other] Versuche es mit einer anderen Karte.
}
