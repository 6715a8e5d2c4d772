### Was Rätsel von Streifzug durch verlangen, auf Deutsch.
### `.title` steht in Listen, `.others` antwortet auf andere Versuche, `.done` steht am Ende.
### $you: der eigene Platz, wie ihn Lektionen nennen: eine Farbe oder ein Tier.

puzzle-streifzug-card = Du bist dran, { $you }: Fange in diesem Zug eine Karte.
    .title = Karte fangen
    .others = { $how ->
        [passed] Vorbei ist nicht gefangen: Die Figur muss genau auf dem Catchfeld landen.
       *[none] So ist in diesem Zug keine Karte zu fangen.
    }
    .done = Gefangen: Deine Figur ist genau auf einem Catchfeld gelandet.

puzzle-streifzug-two_cards = Du bist dran, { $you }: Fange in diesem Zug zwei Karten.
    .title = Zwei Karten
    .others = { $how ->
        [one] Eine Karte ist gefangen, eine zweite ist so nicht mehr zu fangen.
       *[none] So ist in diesem Zug höchstens eine Karte zu fangen.
    }
    .done = Zwei Karten: Jeder der beiden Würfel kann auf ein Catchfeld führen.

puzzle-streifzug-throw = Du bist dran, { $you }: Wirf eine gegnerische Figur heraus.
    .title = Herauswerfen
    .others = { $how ->
        [passed] Vorbei ist nicht herausgeworfen: Die Figur muss genau auf dem Feld der anderen landen.
       *[none] So wirfst du in diesem Zug niemanden heraus. Zähle in beide Richtungen, auch über Brücken.
    }
    .done = Herausgeworfen: Du bist genau dort gelandet, wo die Figur stand.

puzzle-streifzug-throw_and_card = Du bist dran, { $you }: Wirf eine Figur heraus und fange eine Karte.
    .title = Figur und Karte
    .others = { $how ->
        [throw] Eine Figur ist herausgeworfen, aber eine Karte fängst du so nicht mehr.
        [card] Eine Karte ist gefangen, aber so wirfst du niemanden mehr heraus.
        [either] So gelingt nur noch eines von beiden: jemanden herauswerfen oder eine Karte fangen.
        [may_throw] So kannst du noch jemanden herauswerfen, aber keine Karte mehr fangen.
        [may_card] So kannst du noch eine Karte fangen, aber niemanden mehr herauswerfen.
       *[none] So wirfst du niemanden heraus und fängst keine Karte.
    }
    .done = Beides in einem Zug: für jedes ein Würfel.

puzzle-streifzug-ring = Du bist dran, { $you }: Erreiche die Glocke und läute.
    .title = Läuten
    .others = { $how ->
        [circle] Die Figur hält im Kreis an. Zähle so, dass der letzte Schritt über eine Brücke zur Glocke führt.
       *[none] So erreichst du die Glocke nicht. Zu ihr führen nur die vier Brücken im dunkelgrünen Kreis.
    }
    .done = Es läutet: Die Zahl führt genau zur Glocke.

puzzle-streifzug-best = Du bist dran, { $you }: Finde heraus, was jetzt am besten ist.
    .title = Der beste Zug
    .done = Das ist jetzt das Beste.

## Was hinter der Antwort auf einen Versuch steht, und warum ein Zug der beste ist.

puzzle-streifzug-used = { $used ->
    [same] Die Würfel stimmen, nur die Figur oder das Feld noch nicht.
   *[other] Nutze die Würfel anders.
}
