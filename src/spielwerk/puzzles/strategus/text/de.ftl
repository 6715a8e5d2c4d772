### Was Rätsel von Strategus verlangen, auf Deutsch.
### `.title` steht in Listen, `.others` antwortet auf andere Versuche, `.done` steht am Ende.
### $you: der eigene Platz, wie ihn Lektionen nennen: eine Farbe oder ein Tier.

puzzle-strategus-fight = Du bist dran, { $you }: Gewinne einen Kampf, was auch immer verdeckt liegt.
    .title = Ein sicherer Sieg
    .others = So ist kein Sieg im Kampf sicher.
    .done = Gewonnen, und zwar sicher: Zähle, was bekannt ist und was noch bleibt.

puzzle-strategus-escape = Du bist dran, { $you }: Verhindere, dass die Karte, die eben gewonnen hat, etwas schlägt.
    .title = Aus dem Weg
    .others = Dann kann diese Karte eine von deinen schlagen, oder dein Kampf ist nicht sicher gewonnen.
    .done = Im nächsten Zug schlägt diese Karte nichts: Merke dir, was aufgedeckt war.
