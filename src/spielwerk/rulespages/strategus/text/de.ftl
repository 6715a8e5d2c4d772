### Die Regelseite von Strategus. In jedem Text dürfen die Zahlen aus `counts` und die Hausregeln stehen.

strategus-rules-quick = Finde den Apfel der anderen Seite und nimm ihn. Beide stellen je { $each } Karten verdeckt auf ihre vier Reihen. Wer dran ist, zieht eine Karte ein Feld weit, nie schräg; Hasen dürfen geradeaus laufen, so weit der Weg frei ist; Fallen und der Apfel bleiben liegen. Ziehst du auf eine fremde Karte, wird gekämpft: Beide werden gezeigt, die kleinere Zahl gewinnt, bei zwei gleichen gehen beide vom Brett. Eine Falle fängt jeden Angreifer außer dem Fuchs. Die Maus schlägt den Elefanten, wenn sie angreift. Den Apfel kann jedes Tier nehmen. { $memory_aid ->
        [marked] Was einen Kampf übersteht, bleibt offen liegen.
        [log] Nach dem Kampf ist alles wieder verdeckt, und er wird aufgeschrieben.
       *[other] Nach dem Kampf ist alles wieder verdeckt: Merke dir, was du siehst!
    } Wer nicht mehr ziehen kann, hat verloren.

## In der Schachtel

strategus-rules-box-board = ein Brett mit 10 mal 10 Feldern
strategus-rules-box-cards = { $both } Karten, { $each } für jede Seite, darunter { $traps ->
        [one] eine Falle
       *[other] { $traps } Fallen
    } und ein Apfel
strategus-rules-box-lakes = mit der Hausregel „Seen“ zwei Seen in der Mitte

## Kapitel

strategus-rules-chapter-aim = Wer den Apfel der anderen Seite nimmt, gewinnt sofort.
    .title = Worum es geht
strategus-rules-chapter-army = Die kleinere Zahl ist die stärkere.
    .title = Deine Armee
strategus-rules-chapter-setup = Stelle deine Karten auf deine vier Reihen, wie du willst.
    .title = Die Aufstellung
strategus-rules-chapter-move = Ziehe eine Karte ein Feld weit, waagrecht oder senkrecht.
    .title = Dein Zug
strategus-rules-chapter-hare = Ein Hase darf geradeaus laufen, so weit die Felder leer sind.
    .title = Der Hase
strategus-rules-chapter-fight = Ziehe auf eine fremde Karte, und die kleinere Zahl gewinnt.
    .title = Der Kampf
strategus-rules-chapter-trap = Eine Falle fängt jeden, der sie angreift, nur den Fuchs nicht.
    .title = Falle und Fuchs
strategus-rules-chapter-mouse = Die Maus schlägt den Elefanten, aber nur, wenn sie angreift.
    .title = Die Maus
strategus-rules-chapter-memory = { $memory_aid ->
        [marked] Was einen Kampf übersteht, bleibt offen liegen.
        [log] Nach dem Kampf ist alles wieder verdeckt, und er wird aufgeschrieben.
       *[off] Nach dem Kampf ist alles wieder verdeckt.
    }
    .title = Merken
strategus-rules-chapter-end = Wer nicht mehr ziehen kann, hat verloren, auch mit dem Apfel in Sicherheit.
    .title = Das Ende

## Was dazu gehört

strategus-rules-fact-every-animal = Jedes Tier kann den Apfel nehmen, auch die Maus.
strategus-rules-fact-no-move = Du gewinnst auch, wenn die andere Seite nicht mehr ziehen kann.
strategus-rules-fact-number = Die Zahl steht in der Ecke der Karte; Fallen und der Apfel haben keine.
strategus-rules-fact-same-time = Beide stellen gleichzeitig auf, und niemand sieht, was die andere Seite macht.
strategus-rules-fact-lot = Wer zuerst zieht, wird ausgelost (unsere Regel).
strategus-rules-fact-small = Mit einer kleinen Armee von 8 oder 10 Karten (unsere Regel) bleiben Felder leer; du bestimmst, welche.
strategus-rules-fact-straight = Vor, zurück oder zur Seite, nie schräg und nie auf eine eigene Karte.
strategus-rules-fact-must = Wer dran ist, muss ziehen.
strategus-rules-fact-never = Fallen und der Apfel ziehen nie.
strategus-rules-fact-no-lakes = Das Regelheft kennt keine Seen, anders als das übliche Brettspiel dieser Art.
strategus-rules-fact-lakes = Die zwei Seen in der Mitte (eine Hausregel) betritt niemand, und kein Hase läuft hindurch.
strategus-rules-fact-runs = Am Ende seines Laufs darf er angreifen (unsere Lesart).
strategus-rules-fact-lower = Beide Karten werden gezeigt; die größere Zahl kommt vom Brett.
strategus-rules-fact-equal = Sind beide gleich, gehen beide vom Brett.
strategus-rules-fact-moves-in = Ein Angreifer, der gewinnt, rückt nach; ein Verteidiger, der gewinnt, bleibt.
strategus-rules-fact-fox = Der Fuchs räumt die Falle weg und rückt nach.
strategus-rules-fact-stays = Eine Falle, die ein Tier gefangen hat, bleibt liegen (unsere Lesart).
strategus-rules-fact-attacks = Greift die Maus den Elefanten an, muss er vom Brett.
strategus-rules-fact-attacked = Greift der Elefant an, verliert die Maus; gegen die Tiere von 2 bis 9 verliert sie immer.
strategus-rules-fact-covered = { $memory_aid ->
        [log] Auch die Karte, die gewonnen hat, liegt wieder verdeckt; die Liste der Kämpfe sagt, welche Karten gekämpft haben.
       *[off] Auch die Karte, die gewonnen hat, liegt wieder verdeckt: Merke dir, welche es war.
    }
strategus-rules-fact-moved = Was gezogen hat, ist weder Falle noch Apfel.
strategus-rules-fact-blocked = Eine Seite kann nicht mehr ziehen, wenn ihre Tiere alle weg oder blockiert sind.
strategus-rules-fact-neither = Kann keine Seite mehr ziehen, endet die Partie unentschieden (unsere Lesart).
strategus-rules-fact-quiet = { $quiet ->
        [0] Züge ohne Kampf werden an diesem Tisch nicht gezählt.
        [one] Schon nach 1 Zug ohne Kampf endet die Partie unentschieden (unsere Regel).
       *[other] Nach { $quiet } Zügen ohne Kampf hintereinander, beide Seiten zusammengezählt, endet die Partie unentschieden (unsere Regel).
    }
strategus-rules-fact-tournament = { $two_squares ->
        [off] { $chase ->
            [on] Hausregel, wie bei Turnieren: Niemand darf eine Karte endlos jagen.
           *[off] Hausregeln, wie bei Turnieren, können endloses Hin und Her und endlose Jagden verbieten.
        }
       *[other] { $chase ->
            [on] Hausregeln
           *[off] Hausregel
        }, wie bei Turnieren: Eine Karte darf höchstens { $two_squares } Züge nacheinander über dieselbe Grenze zwischen zwei Feldern machen{ $chase ->
            [on] , und niemand darf eine Karte endlos jagen.
           *[off] .
        }
    }
strategus-rules-fact-guard = { $max_plies ->
        [0] An diesem Tisch gibt es keine Höchstzahl von Aktionen.
        [one] Damit keine Partie ewig dauert, endet sie nach 1 Aktion unentschieden (unsere Regel).
       *[other] Damit keine Partie ewig dauert, endet sie nach { $max_plies } Aktionen unentschieden (unsere Regel).
    }

## Beispiele

strategus-rules-example-betrays = Eine Karte läuft 3 Felder weit: Das kann nur ein Hase. Jetzt wisst ihr es beide.
strategus-rules-example-moved = Die Karte vor dir ist eben ein Feld weit gezogen. Eine Falle ist sie nicht: Hier brauchst du keinen Fuchs.

## Bilder

strategus-rules-figure-table = Ein Tisch mitten in der Partie, von Rot aus gesehen.
    .spoken = Das Brett aus der Sicht von Rot: die eigenen Karten offen, die blauen verdeckt.
strategus-rules-figure-small = { strategus-rules-figure-table }
    .spoken = { strategus-rules-figure-table.spoken }
strategus-rules-figure-rows = Eine Aufstellung: der Apfel in der Ecke, Fallen daneben, vorn Tiger, Wölfe und Löwen.
    .spoken = Vier Reihen mit 40 Karten. Unten links der Apfel, daneben und darüber Fallen.
strategus-rules-figure-move = Der Grizzly kann in vier Richtungen ziehen.
    .spoken = Vier Pfeile führen vom Grizzly je ein Feld vor, zurück, nach links und nach rechts.
strategus-rules-figure-hare = 6 Felder in einem Lauf, und am Ende ein Angriff.
    .spoken = Ein Pfeil führt vom Hasen über leere Felder auf eine verdeckte Karte.
strategus-rules-figure-fight = Grizzly 2 gegen Fuchs 8: Der Grizzly gewinnt und rückt nach.
    .spoken = Ein Pfeil führt vom Grizzly auf den aufgedeckten Fuchs.
strategus-rules-figure-trap = Der Grizzly würde verlieren; der Fuchs räumt die Falle weg.
    .spoken = Eine aufgedeckte Falle. Beim Grizzly davor steht ein Kreuz, vom Fuchs führt ein Pfeil auf die Falle.
strategus-rules-figure-mouse = Die Maus greift an: Der Elefant muss vom Brett.
    .spoken = Ein Pfeil führt von der Maus auf den aufgedeckten Elefanten.
strategus-rules-figure-mouse-attacked = Der Elefant greift an: Die Maus muss vom Brett.
    .spoken = Ein Pfeil führt vom aufgedeckten Elefanten auf die Maus.
strategus-rules-figure-covered = Diese Karte hat eben den Grizzly geschlagen. Jetzt liegt sie verdeckt: Es war der Elefant.
    .spoken = Eine verdeckte blaue Karte mit einem Kreis ringsum, davor die Maus.
strategus-rules-figure-apple = Noch ein Zug: Diese Karte ist der Apfel.
    .spoken = Ein Pfeil führt vom Fuchs auf die verdeckte Karte direkt vor ihm. Zwei weitere verdeckte Karten liegen in der Nähe.

strategus-rules-table-army = Armee
    .title = Was jede Seite hat
    .kind = Karte
    .number = Zahl
    .beaten = Wer sie schlägt
    .all = jedes Tier
strategus-rules-table-fights = Angreifer
    .title = Wer gewinnt: + der Angreifer, − der Verteidiger, = keiner
