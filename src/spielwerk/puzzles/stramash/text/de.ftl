### Was Rätsel von Stramash verlangen, auf Deutsch.
### `.title` steht in Listen, `.others` antwortet auf andere Versuche, `.done` steht am Ende.
### $you: der eigene Platz, wie ihn Lektionen nennen: eine Farbe oder ein Tier.

puzzle-stramash-hit = Du bist dran, { $you }: Schlage einen gegnerischen Laddie.
    .title = Schlagen
    .others = So muss niemand zurück ins Dock.
    .done = Zurück ins Dock: Der Laddie braucht wieder eine Karte, um herauszukommen.

puzzle-stramash-two_hit = Du bist dran, { $you }: Schlage mit einer Karte zwei gegnerische Laddies.
    .title = Zwei auf einmal
    .others = So muss höchstens ein Laddie ins Dock.
    .done = Zwei mit einer Karte: Eine Sieben kannst du teilen.

puzzle-stramash-castle = Du bist dran, { $you }: Bringe einen Laddie ins Castle.
    .title = Ins Castle
    .others = So kommt in diesem Zug kein Laddie ins Castle.
    .done = Im Castle kann dem Laddie nichts mehr geschehen.

puzzle-stramash-castle_and_hit = Du bist dran, { $you }: Bringe einen Laddie ins Castle und schlage einen gegnerischen.
    .title = Castle und Treffer
    .others = So gelingt nur eines von beiden oder keins.
    .done = Beides mit einer Karte: Eine Sieben kannst du teilen.

puzzle-stramash-win = Du bist dran, { $you }: Gewinne die Partie.
    .title = Der letzte Schritt
    .others = So geht die Partie weiter.
    .done = Alle Laddies im Castle: Du hast gewonnen.

puzzle-stramash-best = Du bist dran, { $you }: Finde den besten Zug.
    .title = Der beste Zug
    .others = Das geht, bringt im Mittel aber weniger.
    .done = Das ist der beste Zug, im Mittel über alles, was verdeckt sein kann.
