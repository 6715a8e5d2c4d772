### Was Rätsel von Dog verlangen, auf Deutsch.
### `.title` steht in Listen, `.others` antwortet auf andere Versuche, `.done` steht am Ende.
### $you: der eigene Platz, wie ihn Lektionen nennen: eine Farbe oder ein Tier.

puzzle-dog-hit = Du bist dran, { $you }: Schicke einen Stein der Gegner heim.
    .title = Heimschicken
    .others = { $how ->
        [own] So muss ein Stein aus eurem Team heim, keiner der Gegner.
        [passed] Vorbei ist nicht getroffen: Der Stein muss genau auf dem Feld eines Gegners landen.
        [swap] Ein Tausch schickt niemanden heim: Beide Steine bleiben auf dem Brett.
       *[none] So muss in diesem Zug kein Stein der Gegner heim.
    }
    .done = Dieser Stein muss im Haus wieder von vorn anfangen.

puzzle-dog-two_home = Du bist dran, { $you }: Schicke mit einer Karte zwei Steine der Gegner heim.
    .title = Zwei auf einmal
    .others = { $how ->
        [one] Einer muss heim, ein zweiter so nicht mehr.
        [own] So muss ein Stein aus eurem Team heim.
       *[none] So muss höchstens ein Stein der Gegner heim.
    }
    .done = Zwei auf einmal: Eine Sieben schickt alle heim, die sie überholt oder trifft.

puzzle-dog-goal = Du bist dran, { $you }: Bringe einen Stein ins Ziel.
    .title = Ins Ziel
    .others = { $how ->
        [lap] Der Stein fährt an seinem Ziel vorbei und weiter ums Brett.
        [inside] Damit rückt ein Stein im Ziel auf, aber in diesem Zug kommt keiner mehr hinein.
       *[none] So kommt in diesem Zug kein Stein ins Ziel.
    }
    .done = Im Ziel kann den Stein niemand mehr heimschicken.

puzzle-dog-goal_and_hit = Du bist dran, { $you }: Komm mit einer Karte ins Ziel und schicke einen Gegner heim.
    .title = Ziel und Treffer
    .others = { $how ->
        [goal] Der Stein ist im Ziel, aber so muss kein Gegner mehr heim.
        [hit] Ein Gegner muss heim, aber ins Ziel kommt so kein Stein mehr.
       *[none] So gelingt höchstens eins von beiden.
    }
    .done = Beides mit einer Karte: Das kann nur eine Sieben oder ein Joker als Sieben.

puzzle-dog-win = Du bist dran, { $you }: Gewinne die Partie.
    .title = Der letzte Schritt
    .others = So geht die Partie weiter.
    .done = Alle Steine im Ziel: Euer Team hat gewonnen.

puzzle-dog-best = Du bist dran, { $you }: Finde den besten Zug.
    .title = Der beste Zug
    .done = Das ist der beste Zug.

## Was hinter der Antwort auf einen Versuch steht, und warum ein Zug der beste ist.

puzzle-dog-used = { $used ->
    [same] Die Karte ist richtig, setze sie anders ein.
   *[other] Versuche es mit einer anderen Karte.
}
