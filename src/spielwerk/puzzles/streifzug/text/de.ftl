### Was Rätsel von Streifzug durch verlangen, auf Deutsch.
### `.title` steht in Listen, `.others` antwortet auf andere Versuche, `.done` steht am Ende.
### $you: der eigene Platz, wie ihn Lektionen nennen: eine Farbe oder ein Tier.

puzzle-streifzug-card = Du bist dran, { $you }: Fange in diesem Zug eine Karte.
    .title = Karte fangen
    .others = So ist in diesem Zug keine Karte zu fangen.
    .done = Gefangen: Deine Figur ist genau auf einem Catchfeld gelandet.

puzzle-streifzug-two_cards = Du bist dran, { $you }: Fange in diesem Zug zwei Karten.
    .title = Zwei Karten
    .others = So ist in diesem Zug höchstens eine Karte zu fangen.
    .done = Zwei Karten: Jeder der beiden Würfel kann auf ein Catchfeld führen.

puzzle-streifzug-throw = Du bist dran, { $you }: Wirf eine gegnerische Figur heraus.
    .title = Herauswerfen
    .others = So wirfst du in diesem Zug niemanden heraus.
    .done = Herausgeworfen: Du bist genau dort gelandet, wo die Figur stand.

puzzle-streifzug-throw_and_card = Du bist dran, { $you }: Wirf eine Figur heraus und fange eine Karte.
    .title = Figur und Karte
    .others = So gelingt nur eines von beiden oder keins.
    .done = Beides in einem Zug: für jedes ein Würfel.

puzzle-streifzug-ring = Du bist dran, { $you }: Erreiche die Glocke und läute.
    .title = Läuten
    .others = So erreichst du die Glocke in diesem Zug nicht.
    .done = Es läutet: Die Zahl führt genau zur Glocke.

puzzle-streifzug-best = Du bist dran, { $you }: Finde heraus, was jetzt am besten ist.
    .title = Der beste Zug
    .others = Das geht, bringt im Mittel aber weniger.
    .done = Das ist jetzt das Beste, im Mittel über alles, was verdeckt sein kann.
