### Words of the laboratory's pages in German. The variables are explained in en.ftl.

lab-balance-title = { $game }: Balance
lab-balance-games = { $count ->
        [one] Ein Spiel
       *[other] { $games } Spiele
    }
lab-balance-bots = gespielt von { $bots }
lab-balance-seats = { $count } Plätze
lab-balance-rulebook = nach dem Regelheft
lab-balance-options = Hausregeln: { $options }
lab-balance-note = Das alles haben Bots gespielt. Man sieht, was die Regeln bewirken, wenn alle gleich gut spielen, und nicht, was deine Familie tut. Die Zahlen in Klammern sagen, zwischen welchen Grenzen der wahre Wert in 95 von 100 solchen Untersuchungen liegt.

lab-bounds = ({ $low } bis { $high })

lab-length = Länge
lab-length-text = Ein Spiel dauert { $mean } Aktionen{ $bounds } in { $turns } Zügen. Acht von zehn Spielen haben zwischen { $least } und { $most }.
lab-length-cpu = Auf diesem Rechner brauchten die Bots { $seconds } Sekunden Rechenzeit für ein Spiel.
lab-length-axis = Aktionen in einem Spiel
lab-games-axis = Spiele

lab-seats = Plätze
lab-seats-none = Alle Spiele endeten unentschieden: Über die Plätze lässt sich nichts sagen.
lab-begins = Wer anfängt, gewinnt { $mean }{ $bounds }; gerecht wären { $fair }.
lab-begins-yes = Es kommt also darauf an, wer anfängt.
lab-begins-no = Nichts spricht also dafür, dass es darauf ankommt, wer anfängt.
lab-draws = { $mean } der Spiele enden unentschieden.
lab-seats-axis = Spiele, die jede Seite gewinnt
lab-fair = gerecht
lab-together = { $first } und { $last }
lab-seat-number = Platz { $number }

lab-leads = Führung
lab-leads-text = Die Führung wechselt { $changes }-mal im Spiel. In { $comeback } der Spiele gewinnt jemand, der einmal weniger als die halbe gerechte Chance hatte. Wer gewinnt, führt nach { $settled } des Spiels endgültig.
lab-leads-note = Wer führt, sagen die Gewinnchancen, die die gelernte Bewertung der Bots sieht; ein Orakel ist sie nicht.
lab-leads-axis = Anteil des Spiels, der vorbei ist
lab-leads-chance = Chance dessen, der führt

lab-skill = Glück und Können
lab-skill-text = { $stronger } gegen { $weaker }, mit denselben Karten und Würfeln von allen Plätzen: { $stronger } liegt in { $mean } vorn ({ $low } bis { $high }).
lab-skill-luck =
    Bei so viel Glück liegt der Stärkere nach { $count ->
        [one] einem Spiel
       *[other] { $matches } Spielen
    } in 95 von 100 Fällen vorn.
lab-skill-none = Diese Spiele zeigen also nicht, dass einer von beiden stärker ist.

lab-happenings = Wie oft man jede Regel sieht
lab-happening = Was geschieht
lab-per-game = Pro Spiel
lab-in-share = In so vielen Spielen
lab-never = Nie gesehen: { $names }.

lab-waiting = Warten und wählen
lab-waiting-text = Zwischen zwei eigenen Zügen handeln die anderen { $mean }-mal. Wer handeln muss, hat im Mittel { $choices } Möglichkeiten.

lab-compare-title = { $game }: Was ändert das?
lab-compare-games =
    Je { $count ->
        [one] ein Spiel
       *[other] { $games } Spiele
    } nach beiden Regeln, mit denselben Karten und Würfeln.
lab-compare-usual = Vorher: { $options }
lab-compare-chosen = Nachher: { $options }
lab-compare-found = Was sich ändert
lab-compare-nothing = Nichts, was sich vom Zufall unterscheiden liesse. Ändert sich doch etwas, ist es weniger als die Grenzen unten.
lab-compare-few = Bei so wenigen Spielen lässt sich nichts sagen.
lab-compare-note = { $questions } Fragen wurden zugleich gestellt; eine Änderung steht hier nur, wenn der Zufall allein sie in weniger als einer von zwanzig solchen Untersuchungen brächte. Die Balken zeigen Grenzen für jede allein. Wo sich nur manche Paare von Spielen vergleichen lassen, weil etwa ein unentschiedenes Spiel keinen Sieger hat, steht dabei, wie viele.
lab-pairs = { $pairs } von { $deals } Paaren
lab-compare-all = Alles, was verglichen wurde
lab-compare-axis = Änderung in %
lab-before-after = vorher → nachher
lab-difference = Unterschied
lab-more = { $what }: { $by } ± { $give } mehr ({ $usual } → { $chosen })
lab-length-more = Ein Spiel ist { $by } ± { $give } Aktionen länger ({ $usual } → { $chosen })
lab-length-less = Ein Spiel ist { $by } ± { $give } Aktionen kürzer ({ $usual } → { $chosen })
lab-less = { $what }: { $by } ± { $give } weniger ({ $usual } → { $chosen })

lab-measure-length-actions = Aktionen in einem Spiel
lab-measure-length-turns = Züge in einem Spiel
lab-measure-choices = Möglichkeiten, wenn man handeln muss
lab-measure-waiting = Aktionen der anderen zwischen zwei eigenen Zügen
lab-measure-ends-draw = Unentschiedene Spiele
lab-measure-sides = Spiele, die { $side } gewinnt
lab-measure-sides-begins = Spiele, die gewinnt, wer anfängt
lab-measure-leads-changes = Wechsel der Führung
lab-measure-leads-comeback = Nach grossem Rückstand gewonnene Spiele
lab-measure-leads-settled = Anteil des Spiels, nach dem der Sieger endgültig führt

lab-made = Gemacht mit { $command } in Version { $version } ({ $commit }); die Startwerte beginnen mit „{ $seed }“.
