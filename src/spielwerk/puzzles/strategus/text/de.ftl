### Was Rätsel von Strategus verlangen, auf Deutsch.
### `.title` steht in Listen, `.others` antwortet auf andere Versuche, `.done` steht am Ende.
### $you: der eigene Platz, wie ihn Lektionen nennen: eine Farbe oder ein Tier.

puzzle-strategus-fight = Du bist dran, { $you }: Gewinne einen Kampf, was auch immer verdeckt liegt.
    .title = Ein sicherer Sieg
    .others = { $how ->
        [peaceful] So kämpfst du in diesem Zug gar nicht.
        [won] Hier geht es gut, aber sicher ist es nicht: Deine Karte schlägt nicht alles, was da liegen kann.
        [even] Es war sicher, dass beide Karten gleich sind: Dann verlassen beide das Brett.
        [hopeless] Diesen Kampf kann deine Karte nicht gewinnen, was auch immer da liegt.
       *[none] Dieser Kampf ist nicht sicher: Deine Karte schlägt nicht alles, was da liegen kann.
    }
    .done = Gewonnen, und zwar sicher: Zähle, was bekannt ist und was noch bleibt.
    .ran = Gewonnen, und zwar sicher: Die Karte war mehrere Felder gelaufen, das kann nur ein Hase.

puzzle-strategus-escape = Du bist dran, { $you }: Die Karte, die eben gewann, soll im nächsten Zug nichts schlagen.
    .title = Aus dem Weg
    .others = { $how ->
        [beaten] Diese Karte schlägt deine schon in diesem Kampf.
        [still] Dann kann diese Karte im nächsten Zug noch eine von deinen schlagen.
       *[none] Hier geht es gut, aber sicher ist es nicht: Es kommt darauf an, was verdeckt liegt.
    }
    .done = Im nächsten Zug schlägt diese Karte nichts: Merke dir, was aufgedeckt war.
    .gone = Diese Karte hat das Brett verlassen und schlägt nichts mehr.

## Was hinter der Antwort auf einen Versuch steht.

puzzle-strategus-used = { $used ->
    [same] Deine Karte ist richtig: Ziehe sie anders.
   *[other] Ziehe mit einer anderen Karte.
}
