### Was Rätsel von Dog verlangen, auf Deutsch.
### `.title` steht in Listen, `.others` antwortet auf andere Versuche, `.done` steht am Ende.
### $you: der eigene Platz, wie ihn Lektionen nennen: eine Farbe oder ein Tier.

puzzle-dog-hit = Du bist dran, { $you }: Schicke einen Stein der Gegner heim.
    .title = Heimschicken
    .others = So muss in diesem Zug kein Stein der Gegner heim.
    .done = Dieser Stein muss im Haus wieder von vorn anfangen.

puzzle-dog-two_home = Du bist dran, { $you }: Schicke mit einer Karte zwei Steine der Gegner heim.
    .title = Zwei auf einmal
    .others = So muss höchstens ein Stein der Gegner heim.
    .done = Zwei auf einmal: Eine Sieben schickt alle heim, die sie überholt oder trifft.

puzzle-dog-goal = Du bist dran, { $you }: Bringe einen Stein ins Ziel.
    .title = Ins Ziel
    .others = So kommt in diesem Zug kein Stein ins Ziel.
    .done = Im Ziel kann den Stein niemand mehr heimschicken.

puzzle-dog-goal_and_hit = Du bist dran, { $you }: Komm mit einer Karte ins Ziel und schicke einen Gegner heim.
    .title = Ziel und Treffer
    .others = So gelingt höchstens eins von beiden.
    .done = Beides mit einer Karte: Das kann nur eine Sieben.

puzzle-dog-win = Du bist dran, { $you }: Gewinne die Partie.
    .title = Der letzte Schritt
    .others = So geht die Partie weiter.
    .done = Alle Steine im Ziel: Euer Team hat gewonnen.

puzzle-dog-best = Du bist dran, { $you }: Finde den besten Zug.
    .title = Der beste Zug
    .others = Das geht, bringt im Mittel aber weniger.
    .done = Das ist der beste Zug, im Mittel über alles, was verdeckt sein kann.
