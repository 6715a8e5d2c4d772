### Words of the laboratory's pages in German. The variables are explained in en.ftl.

lab-balance-title = { $game }: Balance
lab-balance-games = { $count ->
        [one] 1 Partie
       *[other] { $games } Partien
    }
lab-balance-bots = gespielt von { $bots }
lab-balance-seats = { $count } Plätze
lab-balance-rulebook = Standardregeln
lab-balance-options = Regeln nach Wahl: { $options }
lab-balance-note = Das alles haben Bots gespielt. Es zeigt, was die Regeln bewirken, wenn diese Bots spielen, und nicht, was deine Familie tut. Die Zahlen in Klammern sagen, zwischen welchen Grenzen der wahre Wert in 95 von 100 solchen Untersuchungen liegt; wo keine Grenzen stehen, geht es nur um die Partien, die hier gespielt wurden.

lab-bounds = ({ $low } bis { $high })

lab-length = Länge
lab-length-text = Eine Partie dauert im Mittel { $mean } Aktionen{ $bounds } in { $turns } Zügen. Acht von zehn Partien dauern zwischen { $least } und { $most } Aktionen.
lab-length-cpu = Eine Partie zu spielen und auszuwerten kostete im Mittel { $seconds } Sekunden Rechenzeit.
lab-length-axis = Aktionen in einer Partie
lab-games-axis = Partien

lab-seats = Plätze
lab-seats-none = Alle Partien endeten unentschieden: Über die Plätze lässt sich nichts sagen.
lab-begins = Wer anfängt, gewinnt { $mean }{ $bounds } der Partien; gerecht wären { $fair }.
lab-begins-yes = Es kommt also darauf an, wer anfängt.
lab-begins-no = Nichts spricht also dafür, dass es darauf ankommt, wer anfängt.
lab-draws = { $mean }{ $bounds } der Partien enden unentschieden, mit demselben Ergebnis für alle Seiten; die Anteile der Siege gelten für die übrigen.
lab-seats-axis = Siege jeder Seite
lab-fair = gerecht
lab-together = { $first } und { $last }
lab-seat-number = Platz { $number }

lab-leads = Führung
lab-leads-changes = Die Führung wechselt { $mean }-mal{ $bounds } in einer Partie.
lab-leads-comeback = In { $mean }{ $bounds } der Partien gewinnt eine Seite, die irgendwann nicht einmal halb so gute Aussichten hatte wie bei gleichen Chancen für alle.
lab-leads-settled = Die Entscheidung fällt nach { $mean }{ $bounds } der Partie.
lab-leads-none = Keine Partie hatte genau eine Siegerseite: Darüber, wann die Entscheidung fällt, lässt sich nichts sagen.
lab-leads-note = Wer führt, sagen die Gewinnchancen nach der gelernten Bewertung der Bots. Gelernt ist sie aus Partien nach den Standardregeln, und unfehlbar ist sie nicht.
lab-leads-axis = Anteil der Partie, der vorbei ist
lab-leads-chance = Gewinnchance der führenden Seite

lab-skill = Glück und Können
lab-skill-text = { $stronger } gegen { $weaker }, beide auf jedem Platz mit demselben Zufall: Seite gegen Seite verglichen, liegt { $stronger } in { $mean } der Fälle vorn ({ $low } bis { $high }), Gleichstand halb gezählt.
lab-skill-luck =
    Bei so viel Glück liegt der stärkere Bot nach { $count ->
        [one] einer Partie
       *[other] { $matches } Partien
    } in 95 von 100 Fällen vorn.
lab-skill-none = Diese Partien zeigen also nicht, dass einer der Bots stärker ist.

lab-happenings = Wie oft jede Regel zu sehen ist
lab-happening = Was geschieht
lab-per-game = Pro Partie
lab-in-share = Anteil der Partien
lab-never = Nie gesehen: { $names }.

lab-waiting = Warten und wählen
lab-waiting-text = Zwischen zwei eigenen Zügen handeln die anderen { $mean }-mal. Wer dran ist, hat im Mittel { $choices } Möglichkeiten.

lab-compare-title = { $game }: Was ändern die Regeln?
lab-compare-games =
    Je { $count ->
        [one] eine Partie
       *[other] { $games } Partien
    } vorher und nachher, beide Male mit demselben Zufall.
lab-compare-usual = Vorher, mit { $options }
lab-compare-chosen = Nachher, mit { $options }
lab-compare-found = Was sich ändert
lab-compare-nothing = Kein sicherer Unterschied: Was anders war, kann Zufall sein.
lab-compare-few = Bei so wenigen Partien lässt sich nichts sagen.
lab-compare-note = { $questions } Fragen wurden zugleich gestellt; eine Änderung steht hier nur, wenn der Zufall allein sie in weniger als einer von zwanzig solchen Untersuchungen brächte. Grenzen, auch die Balken in Bildern, gelten für jede Frage allein. Wo sich nur manche Paare von Partien vergleichen lassen, weil etwa eine unentschiedene Partie keine Gewinner hat, steht dabei, wie viele.
lab-pairs = { $pairs } von { $deals } Paaren
lab-compare-all = Alles, was verglichen wurde
lab-compare-axis = Änderung in %
lab-before-after = vorher → nachher
lab-difference = Unterschied
lab-points = { $points } Prozentpunkte
lab-more = { $what }: { $chosen } statt { $usual }, also { $by } mehr, auf { $give } genau
lab-length-more = Eine Partie dauert länger: { $chosen } statt { $usual } Aktionen, also { $by } mehr, auf { $give } genau
lab-length-less = Eine Partie dauert kürzer: { $chosen } statt { $usual } Aktionen, also { $by } weniger, auf { $give } genau
lab-less = { $what }: { $chosen } statt { $usual }, also { $by } weniger, auf { $give } genau

lab-measure-length-actions = Aktionen in einer Partie
lab-measure-length-turns = Züge in einer Partie
lab-measure-choices = Möglichkeiten, wenn du dran bist
lab-measure-waiting = Aktionen der anderen zwischen zwei eigenen Zügen
lab-measure-ends-draw = Unentschiedene Partien
lab-measure-sides = Siege ({ $side })
lab-measure-sides-begins = Siege der Seite, die anfängt
lab-measure-leads-changes = Wechsel der Führung
lab-measure-leads-comeback = Nach großem Rückstand gewonnene Partien
lab-measure-leads-settled = Anteil der Partie, nach dem sie entschieden ist

lab-made = Erzeugt mit { $command } in Version { $version } ({ $commit }); die Startwerte fangen mit „{ $seed }“ an.
