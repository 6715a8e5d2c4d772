### Die Regelseite von Dog. In jedem Text dürfen $seats, $cards, $copies, $jokers, $pieces, $spaces stehen.

dog-rules-quick = { $teams ->
        [alone] Alle spielen für sich: Bringe deine { $side } Steine ins Ziel.
        [trios] Jeder zweite Platz gehört zu deinem Team: Bringt alle { $side } Steine ins Ziel.
       *[pairs] Ihr sitzt euch gegenüber und seid ein Team: Bringt alle { $side } Steine ins Ziel.
    } Jede Runde gibt es Karten, erst 6, dann 5, 4, 3, 2 und wieder 6{ $exchange ->
        [none] .
        [next] ; davon gibst du dem nächsten Platz eine, verdeckt.
       *[partner] ; davon schenkst du deinem Partner eine, verdeckt.
    } Wer dran ist, spielt eine Karte und fährt, gegen den Uhrzeigersinn. Ass, König oder Joker bringen einen Stein heraus; dort ist er frisch und versperrt den Weg, bis er fährt. Wer genau auf einem Stein landet, schickt ihn heim. Die Vier darf zurück, der Bube tauscht zwei Steine, die Sieben sind sieben Schritte zum Verteilen, und jeder im Weg muss heim. Vom eigenen Startfeld geht es ins Ziel. Wer spielen kann, muss.

## In der Schachtel

dog-rules-box-board = ein Brett mit { $spaces } Feldern im Ring, dazu für jeden Platz ein Startfeld, vier Zielfelder und ein Haus
dog-rules-box-pieces = { $pieces } Steine, vier für jeden Platz
dog-rules-box-cards = { $cards } Karten: { $copies } von jedem der dreizehn Werte und { $jokers } Joker
dog-rules-box-packs = zu fünft und zu sechst ein drittes Kartenspiel (unsere Regel)

## Kapitel

dog-rules-chapter-aim = { $teams ->
        [alone] Wer zuerst seine vier Steine im Ziel hat, gewinnt.
       *[other] Das Team, das zuerst alle Steine im Ziel hat, gewinnt.
    }
    .title = Worum es geht
dog-rules-chapter-round = In jeder Runde gibt es eine Karte weniger, und nach den Zweien wieder sechs.
    .title = Die Runden
dog-rules-chapter-exchange = { $exchange ->
        [next] Vor jeder Runde gibst du dem nächsten Platz eine Karte.
       *[other] Vor jeder Runde schenkst du deinem Partner eine Karte.
    }
    .title = Der Tausch
dog-rules-chapter-turn = Wer dran ist, spielt eine Karte und führt sie aus.
    .title = Dein Zug
dog-rules-chapter-out = Ass, König und Joker bringen einen Stein heraus, und der ist frisch, bis er fährt.
    .title = Herauskommen
dog-rules-chapter-hit = Wer genau auf einem Stein landet, schickt ihn heim.
    .title = Heimschicken
dog-rules-chapter-cards = Eine Zahl führt so viele Felder vor; einige Karten können mehr.
    .title = Die Karten
dog-rules-chapter-seven = Eine Sieben sind sieben einzelne Schritte, { $seven_men ->
        [two] für einen Stein oder verteilt auf zwei.
       *[any] verteilt, wie du willst.
    }
    .title = Die Sieben
dog-rules-chapter-jack = Ein Bube tauscht einen deiner Steine mit einem anderen auf der Bahn.
    .title = Der Bube
dog-rules-chapter-goal = Vom eigenen Startfeld biegt ein Stein ins Ziel ab, und dort überspringt niemand.
    .title = Das Ziel
dog-rules-chapter-partner = Wer fertig ist, spielt mit den Steinen des Partners weiter.
    .title = Dem Partner helfen
dog-rules-chapter-tables = Das Regelheft kennt nur den Tisch zu viert; für alle anderen gelten unsere Regeln.
    .title = Andere Tische

## Was dazu gehört

dog-rules-fact-side = Ihr gewinnt zusammen: Es zählt, wann der letzte Stein der ganzen Seite im Ziel ist.
dog-rules-fact-at-once = Die Partie endet sofort, auch mitten in der Runde.
dog-rules-fact-talk = Über Karten redet niemand, weder beim Tauschen noch danach.
dog-rules-fact-guard = { $max_plies ->
        [0] An diesem Tisch gibt es keine Höchstzahl von Zügen.
       *[other] Damit keine Partie ewig dauert, endet sie nach { $max_plies } Zügen unentschieden (unsere Regel).
    }
dog-rules-fact-starter = In jeder Runde fängt der nächste Platz an; wer in der ersten anfängt, wird gelost (unsere Regel).
dog-rules-fact-shuffled = Ist der Stapel leer, { $shuffle ->
        [each_cycle] und vor jeder Runde mit sechs Karten,
       *[when_empty] und nicht vorher (unsere Lesart),
    } werden alle gespielten Karten gemischt und liegen wieder bereit.
dog-rules-fact-empty = Wenn niemand mehr eine Karte hat, ist die Runde vorbei.
dog-rules-fact-unseen = Was du bekommst, siehst du erst, wenn alle gewählt haben.
dog-rules-fact-no-talk = Überlege, was dein Partner braucht: Fragen ist verboten.
dog-rules-fact-trios = Drei gegen drei: Du schenkst dem nächsten Partner eine Karte und bekommst eine vom anderen.
dog-rules-fact-anticlockwise = Gefahren und gespielt wird gegen den Uhrzeigersinn.
dog-rules-fact-must = { $teams ->
        [alone] Wer eine Karte spielen kann, muss, auch wenn es den eigenen Stein trifft.
       *[other] Wer eine Karte spielen kann, muss, auch wenn es den eigenen Partner trifft.
    }
dog-rules-fact-fold = Wer keine spielen kann, legt alle ab und wartet auf die nächste Runde.
dog-rules-fact-own-start = Steht dort ein Stein, der nicht frisch ist, muss er heim, auch dein eigener (unsere Lesart).
dog-rules-fact-shield = Einen frischen Stein darf niemand überholen, heimschicken oder tauschen, auch du nicht.
dog-rules-fact-comes-back = Ein Stein, der später wieder auf sein Startfeld kommt, ist nicht mehr frisch.
dog-rules-fact-anybody = { $teams ->
        [alone] Das kann jeder Stein sein, auch dein eigener.
       *[other] Das kann jeder Stein sein, auch der deines Partners oder dein eigener.
    }
dog-rules-fact-passing = Überholen schadet niemandem, außer mit einer Sieben.
dog-rules-fact-suits = Herz, Karo, Pik und Kreuz bedeuten nichts.
dog-rules-fact-joker = Ein Joker ist jede Karte, die du nennst{ $joker_finish ->
        [not_last_man] ; den letzten Stein bringt er nicht ins Ziel.
       *[allowed] , und bringt auch den letzten Stein ins Ziel.
    }
dog-rules-fact-single = Auch Steine im Ziel dürfen Schritte nehmen; jeder Stein geht seinen Teil am Stück.
dog-rules-fact-sweeps = Jeder Stein, über den ein Schritt führt, geht heim, { $teams ->
        [alone] deine eigenen auch.
       *[other] eigene und die des Partners auch.
    }
dog-rules-fact-used = Alle sieben Schritte müssen aufgehen; bis zum letzten kannst du zurücknehmen.
dog-rules-fact-wins = Auch beim Gewinnen darf kein Schritt übrig bleiben (unsere Lesart).
dog-rules-fact-two = Beide Steine stehen auf der Bahn, keiner davon ist frisch, und einer gehört jemand anderem.
dog-rules-fact-bound = Ist der Bube deine einzige spielbare Karte, musst du tauschen.
dog-rules-fact-turn-in = Abbiegen ist freiwillig, geht nur vorwärts und nie mit einem frischen Stein.
dog-rules-fact-from-the-back = „Von hinten nach vorne“ heißt hier: Niemand überspringt jemanden, und wer vorn steht, rückt später auf (unsere Lesart).
dog-rules-fact-too-far = Ist die Zahl zu groß, führt sie am Ziel vorbei: noch eine Runde.
dog-rules-fact-short-cut = Vier zurück vom Startfeld ist eine Abkürzung: Danach darf der Stein ins Ziel (unsere Lesart).
dog-rules-fact-next-turn = Vom nächsten Zug an gehören deine Karten den Steinen deines Partners.
dog-rules-fact-rest = Kommt dein letzter Stein mit einem Teil der Sieben ins Ziel, geht der Rest an den Partner (unsere Lesart).
dog-rules-fact-ours = Alles in diesem Kapitel ist von uns.
dog-rules-fact-alone = Zu zweit, zu dritt und zu fünft spielen alle allein: { $exchange ->
        [next] keine Hilfe, und vier Steine gewinnen.
       *[other] kein Tausch, keine Hilfe, und vier Steine gewinnen.
    }
dog-rules-fact-six = Zu sechst sitzen drei Paare, oder es spielen drei gegen drei.

## Beispiele

dog-rules-example-nothing = Du hast Fünf, Neun und Dame, und alle Steine sind im Haus. Nichts davon bringt einen heraus: Du legst alle drei ab.
dog-rules-example-own-partner = Der Stein deines Partners steht zwei Felder vor deinem, und nur mit deinem kannst du die Sieben fahren. Du musst, und der Stein deines Partners geht heim.
dog-rules-example-count = Noch 2 Schritte bis zum Startfeld und eine Fünf auf der Hand: 5 − 2 = 3, also das dritte Zielfeld. Mit einer Sieben wäre es das fünfte: zu weit.
    .spoken = Noch 2 Schritte bis zum Startfeld und eine Fünf auf der Hand: fünf weniger zwei ist drei, also das dritte Zielfeld. Mit einer Sieben wäre es das fünfte: zu weit.

## Bilder: was darunter steht, und was sie zeigen

dog-rules-figure-table = Ein Tisch mitten im Spiel.
    .spoken = Das ganze Brett: ein Ring von Feldern, vier Startfelder, hinter jedem vier Zielfelder, am Rand die Häuser, in der Mitte Stapel und Ablage.
dog-rules-figure-two = Ein Tisch zu zweit.
    .spoken = Das Brett mit vier Armen, zwei davon ohne Start und Ziel, mit roten und blauen Steinen.
dog-rules-figure-three = Ein Tisch zu dritt.
    .spoken = Ein Brett mit sechs Armen, jeder zweite ohne Start und Ziel, mit Steinen in drei Farben.
dog-rules-figure-five = Ein Tisch zu fünft.
    .spoken = Ein Brett mit fünf Armen, mit Steinen in fünf Farben.
dog-rules-figure-give = Vier Karten, vier Pfeile: Alle geben dem Partner gegenüber eine.
    .spoken = Pfeile führen von Rot zu Gelb und zurück, von Blau zu Grün und zurück.
dog-rules-figure-fresh = Der blaue Stein ist frisch: Rot kommt bis vor ihn, und keinen Schritt weiter.
    .spoken = Ein roter Stein, drei gezählte Felder, dann das blaue Startfeld mit einem frischen Stein im Ring. Dort ist Schluss.
dog-rules-figure-hit = Elf Felder bis Blau: Das Ass trifft genau, die Dame liefe vorbei.
    .spoken = Ein roter Stein, zehn gezählte Felder, auf dem elften ein blauer Stein im Ring.
dog-rules-figure-seven = Eine Sieben, zwei Steine: drei Schritte über Blau, vier über Grün.
    .spoken = Ein roter Stein geht drei Schritte, auf dem zweiten steht Blau. Ein anderer geht vier, auf dem dritten steht Grün. Beide gehen heim.
dog-rules-figure-jack-before = Vorher: Rot hat fast die ganze Bahn vor sich.
    .spoken = Ein roter Stein vier Felder nach seinem Startfeld, ein grüner drei Felder davor. Zwei Pfeile tauschen sie.
dog-rules-figure-jack-after = Nachher: Rot steht drei Felder vor dem eigenen Startfeld.
    .spoken = Die beiden Steine haben die Plätze getauscht.
dog-rules-figure-lane = Zwei Schritte zum Startfeld, drei ins Ziel: eine Fünf.
    .spoken = Ein roter Stein zwei Felder vor dem Startfeld. Gezählt wird über das Startfeld ins Ziel, bis zum dritten Zielfeld. Auf dem vierten steht schon ein Stein.
dog-rules-figure-four = Vier zurück: Das Ziel liegt gleich vor dem Stein.
    .spoken = Ein frischer Stein auf dem roten Startfeld. Vier gezählte Felder führen zurück.
dog-rules-figure-last-seven = Zwei Schritte bringen den letzten roten Stein ins Ziel, fünf gehen an Gelb: gewonnen.
    .spoken = Rot hat drei Steine im Ziel, der vierte geht zwei Schritte hinein. Der letzte gelbe Stein geht die übrigen fünf und ist auch im Ziel.
dog-rules-figure-six = Zu sechst hat das Brett sechs Arme.
    .spoken = Ein Brett mit sechs Armen zu je sechzehn Feldern, mit Steinen in sechs Farben.

dog-rules-label-start = Startfeld
dog-rules-label-goal = Ziel
dog-rules-label-kennel = Haus
dog-rules-label-fresh = frisch

dog-rules-table-deals = Karten für alle
    .title = Was jede Runde ausgeteilt wird
    .round = Runde
dog-rules-table-cards = Karten
    .title = Alle Karten
