### Was auf jeder Regelseite steht.

rules-title = Die Regeln von { $name }
rules-description = { $name }: Schnellstart, Bilder, Beispiele und die genauen Regeln.
rules-home = Alle Spiele
rules-now = Jetzt spielen
rules-learn = Lernen
rules-play = Tisch eröffnen
rules-other-language = English
    .tag = en
rules-quick = In einer Minute
rules-box = In der Schachtel
rules-contents = Kapitel
rules-exactly = Die genauen Regeln
    .of = Die genaue Regel: { $rule }
rules-example = Zum Beispiel
rules-how-many = Wie viele
rules-try = Ausprobieren
    .how = Tippe an, was sich bewegen soll, und dann, wohin.
    .piece = { $number } von { $count } zum Ausprobieren
    .open = Dorthin geht es.
rules-here = Das sind die Regeln für einen Tisch mit { $seats } Plätzen.
    .none = keine
rules-house = Hausregeln
    .note = Was ihr an eurem Tisch anders entscheiden könnt. Zuerst steht, was gilt, wenn ihr nichts wählt.
rules-house-mark = Hausregel an diesem Tisch
rules-book = Im Regelheft: { $value }
rules-ours = Unsere Lesart: { $value }
rules-others = Auch möglich: { $values }
rules-range = { $step ->
        [1] { $low } bis { $high }
       *[other] { $low } bis { $high } in Schritten von { $step }
    }
rules-silent = Wo das Regelheft schweigt
    .note = Was wir entschieden haben, wo das Regelheft nichts sagt oder sich auf zwei Arten lesen lässt.
rules-filter = Für einen bestimmten Tisch
    .chosen = Für einen Tisch mit { $seats } Plätzen
    .decided = { $decided ->
        [one] eine Hausregel
       *[other] { $decided } Hausregeln
    }
    .show = Zeigen
    .more = Weitere Hausregeln
    .seats = Plätze
    .mode = Spielart
    .filtered = Das ist die Seite für eine bestimmte Art von Tisch. Was dort nicht gilt, fehlt hier.
    .everything = Alles zeigen
rules-wrong = So einen Tisch gibt es nicht: „{ $rule }“ lässt sich so nicht wählen.
    .seats = So einen Tisch gibt es nicht: Mit so vielen Plätzen gibt es das Spiel nicht.
    .unknown = So einen Tisch gibt es nicht: Die Adresse nennt etwas, das dieses Spiel nicht kennt.
rules-front = Brett, Plätze und Karten
