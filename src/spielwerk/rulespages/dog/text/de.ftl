### Die Regelseite von Dog. In jedem Text dürfen $seats, $cards, $copies, $jokers, $pieces, $spaces stehen.

dog-rules-quick = { $teams ->
        [alone] Alle spielen für sich: Bringe deine { $side } Steine vor allen anderen ins Ziel.
        [trios] Jeder zweite Platz gehört zu deinem Team: Bringt alle { $side } Steine ins Ziel.
       *[pairs] Du und dein Gegenüber seid ein Team: Bringt alle { $side } Steine ins Ziel.
    } In jeder Runde gibt es Karten, erst 6, dann 5, 4, 3, 2 und wieder 6{ $exchange ->
        [none] .
        [next] ; davon gibst du der nächsten Person eine, verdeckt.
       *[partner] ; davon gibst du { $teams ->
            [trios] deinem nächsten Partner
           *[other] deinem Partner
        } eine, verdeckt.
    } Bist du dran, spielst du eine Karte und fährst gegen den Uhrzeigersinn. Ass, König und Joker bringen einen Stein auf dein Startfeld; dort ist er frisch und versperrt den Weg, bis er fährt. Wer genau auf einem Stein landet, schickt ihn heim. Eine Vier darf auch zurück, ein Bube tauscht zwei Steine, und eine Sieben sind 7 Schritte zum Verteilen: Wer dabei im Weg steht, muss heim. Vom eigenen Startfeld geht es ins Ziel. Kannst du spielen, musst du.

## In der Schachtel

dog-rules-box-board = ein Brett mit einem Ring aus { $spaces } Feldern, darunter ein Startfeld für jeden Platz, dazu für jeden vier Zielfelder und ein Haus
dog-rules-box-pieces = { $pieces } Steine, vier für jeden Platz
dog-rules-box-cards = { $cards } Karten: { $copies } von jedem der dreizehn Werte und { $jokers } Joker
dog-rules-box-packs = zu fünft und zu sechst drei Päckchen Karten statt zwei (unsere Regel)

## Kapitel

dog-rules-chapter-aim = { $teams ->
        [alone] Wer zuerst alle vier Steine im Ziel hat, gewinnt.
       *[other] Das Team, das zuerst alle Steine im Ziel hat, gewinnt.
    }
    .title = Worum es geht
dog-rules-chapter-round = In jeder Runde gibt es eine Karte weniger, nach der Runde mit 2 Karten wieder 6.
    .title = Die Runden
dog-rules-chapter-exchange = { $exchange ->
        [next] Vor jeder Runde gibst du der nächsten Person eine Karte.
       *[other] Vor jeder Runde gibst du { $teams ->
            [trios] deinem nächsten Partner
           *[other] deinem Partner
        } eine Karte.
    }
    .title = Der Kartentausch
dog-rules-chapter-turn = Wer dran ist, spielt eine Karte und führt sie aus.
    .title = Dein Zug
dog-rules-chapter-out = Ass, König und Joker bringen einen Stein aus dem Haus auf dein Startfeld; dort ist er frisch, bis er fährt.
    .title = Herauskommen
dog-rules-chapter-hit = Wer genau auf einem Stein landet, schickt ihn heim.
    .title = Heimschicken
dog-rules-chapter-cards = Mit einer Zahl fährt ein Stein so viele Felder vor; einige Karten können mehr.
    .title = Die Karten
dog-rules-chapter-seven = Eine Sieben sind 7 einzelne Schritte, { $seven_men ->
        [two] für einen Stein oder verteilt auf zwei.
       *[any] verteilt, wie du willst (unsere Lesart).
    }
    .title = Die Sieben
dog-rules-chapter-jack = Ein Bube tauscht einen deiner Steine gegen einen fremden auf der Bahn.
    .title = Der Bube
dog-rules-chapter-joker = Ein Joker kann jede Karte sein; für welche er steht, wählst du beim Spielen.
    .title = Der Joker
dog-rules-chapter-goal = Vom eigenen Startfeld biegt ein Stein ins Ziel ab, und dort wird niemand übersprungen.
    .title = Das Ziel
dog-rules-chapter-partner = Wer fertig ist, spielt mit den Steinen { $teams ->
        [trios] des nächsten Partners weiter, der es noch nicht ist.
       *[other] des Partners weiter.
    }
    .title = Dem Partner helfen
dog-rules-chapter-end = { $teams ->
        [alone] Sobald jemand alle vier Steine im Ziel hat, ist die Partie gewonnen.
       *[other] Sobald ein Team alle Steine im Ziel hat, ist die Partie gewonnen.
    }
    .title = Das Ende
dog-rules-chapter-tables = Das Regelheft kennt nur zwei Zweierteams; an allen anderen Tischen gelten unsere Regeln.
    .title = Andere Tische

## Was dazu gehört

dog-rules-fact-side = Ihr gewinnt zusammen: Es zählt, wann der letzte Stein eures Teams im Ziel ist.
dog-rules-fact-at-once = Die Partie endet sofort, auch mitten in der Runde.
dog-rules-fact-talk = { $exchange ->
        [none] Über Karten redet niemand.
       *[other] Über Karten redet niemand, weder beim Tauschen noch danach.
    }
dog-rules-fact-guard = { $max_plies ->
        [0] An diesem Tisch gibt es keine Höchstzahl von Aktionen.
        [one] Damit keine Partie ewig dauert, endet sie nach 1 Aktion unentschieden (unsere Regel).
       *[other] Damit keine Partie ewig dauert, endet sie nach { $max_plies } Aktionen unentschieden (unsere Regel).
    }
dog-rules-fact-starter = In jeder Runde fängt die nächste Person an; wer in der ersten anfängt, wird ausgelost (unsere Regel).
dog-rules-fact-shuffled = { $shuffle ->
        [each_cycle] Die Ablage wird wieder eingemischt, wenn der Stapel leer ist, und auch vor jeder Runde mit 6 Karten.
       *[when_empty] Erst wenn der Stapel leer ist (unsere Lesart), wird die Ablage gemischt und bildet den neuen Stapel.
    }
dog-rules-fact-empty = Wenn niemand mehr eine Karte hat, ist die Runde vorbei.
dog-rules-fact-unseen = Was du bekommst, siehst du erst, wenn alle gewählt haben.
dog-rules-fact-no-talk = Überlege, was { $teams ->
        [trios] dein nächster Partner
       *[other] dein Partner
    } braucht: Fragen ist verboten.
dog-rules-fact-trios = Drei gegen drei: Du gibst dem nächsten Partner eine Karte und bekommst eine vom anderen.
dog-rules-fact-anticlockwise = Gefahren und gespielt wird gegen den Uhrzeigersinn (nur eine Vier darf auch zurück).
dog-rules-fact-must = { $teams ->
        [alone] Wer eine Karte spielen kann, muss, auch wenn es einen eigenen Stein trifft.
       *[other] Wer eine Karte spielen kann, muss, auch wenn es das eigene Team trifft.
    }
dog-rules-fact-fold = Wer keine Karte spielen kann, legt alle ab und wartet auf die nächste Runde.
dog-rules-fact-own-start = Kommt ein Stein heraus und steht auf deinem Startfeld einer, der nicht frisch ist, muss dieser heim (unsere Lesart: auch dein eigener).
dog-rules-fact-shield = Einen frischen Stein darf niemand überholen, heimschicken oder tauschen, auch du nicht.
dog-rules-fact-comes-back = Ein Stein, der von der Bahn auf sein Startfeld zurückkommt, ist nicht frisch.
dog-rules-fact-anybody = { $teams ->
        [alone] Das gilt für jeden Stein auf der Bahn, der nicht frisch ist, auch für deinen eigenen.
        [trios] Das gilt für jeden Stein auf der Bahn, der nicht frisch ist, auch für die deiner Partner und deine eigenen.
       *[pairs] Das gilt für jeden Stein auf der Bahn, der nicht frisch ist, auch für die deines Partners und deine eigenen.
    }
dog-rules-fact-passing = Überholen schadet niemandem, außer mit einer Sieben.
dog-rules-fact-suits = Herz, Karo, Pik und Kreuz bedeuten nichts.
dog-rules-fact-joker = { $joker_finish ->
        [not_last_man] Den letzten Stein bringt er nicht ins Ziel.
       *[allowed] Er bringt auch den letzten Stein ins Ziel.
    }
dog-rules-fact-single = Auch Steine im Ziel dürfen Schritte machen; jeder Stein kommt nur einmal dran und fährt dann seinen ganzen Teil.
dog-rules-fact-sweeps = Alle Steine, die du dabei überholst oder triffst, müssen heim, { $teams ->
        [alone] auch deine eigenen.
        [trios] auch deine eigenen und die deiner Partner.
       *[pairs] auch deine eigenen und die deines Partners.
    }
dog-rules-fact-used = Du musst alle 7 Schritte fahren{ $seven_win ->
        [ends] , außer die Partie ist vorher gewonnen.
       *[fits] .
    } Bis zum letzten Schritt kannst du die Teile zurücknehmen.
dog-rules-fact-wins = Auch beim Gewinnen darf kein Schritt übrig bleiben (unsere Lesart).
dog-rules-fact-two = Beide Steine müssen auf der Bahn stehen, keiner darf frisch sein, und einer muss jemand anderem gehören.
dog-rules-fact-bound = Ist der Bube deine einzige spielbare Karte, musst du tauschen.
dog-rules-fact-turn-in = Abbiegen ist freiwillig, geht nur vorwärts und nie mit einem frischen Stein.
dog-rules-fact-from-the-back = Im Regelheft werden die Zielfelder „von hinten nach vorne“ gefüllt. Unsere Lesart: Ein Stein darf auf jedem Zielfeld halten, das er ohne Überspringen erreicht, und später aufrücken.
dog-rules-fact-too-far = Ist die Zahl zu groß, führt sie am Ziel vorbei: noch eine Runde ums Brett.
dog-rules-fact-short-cut = Mit einer Vier vom Startfeld zurück geht es schneller: Danach darf der Stein ins Ziel (unsere Lesart).
dog-rules-fact-next-turn = Vom nächsten Zug an spielst du deine Karten für die Steine { $teams ->
        [trios] dieses Partners.
       *[other] deines Partners.
    }
dog-rules-fact-rest = Kommt dein letzter Stein mit einem Teil der Sieben ins Ziel, geht der ganze Rest (unsere Lesart) an { $teams ->
        [trios] den nächsten Partner, der noch nicht fertig ist; er muss
       *[other] deinen Partner; er muss
    } einen Stein auf der Bahn haben.
dog-rules-fact-ours = Alles in diesem Kapitel ist von uns.
dog-rules-fact-alone = { $teams ->
        [alone] Alle spielen gegen alle,
       *[other] Zu zweit, zu dritt und zu fünft spielen alle gegen alle,
    } { $exchange ->
        [next] ohne einander zu helfen.
       *[other] ohne Tausch und ohne einander zu helfen.
    } Wer zuerst alle vier Steine im Ziel hat, gewinnt.
dog-rules-fact-six = Zu sechst spielt ihr in drei Paaren, drei gegen drei oder alle gegen alle.

## Beispiele

dog-rules-example-nothing = Du hast Fünf, Neun und Dame, und alle deine Steine sind im Haus. Keine der Karten bringt einen heraus: Du legst alle drei ab.
dog-rules-example-own-partner = Du hast nur noch eine Sieben und nur einen Stein auf der Bahn; 2 Felder vor ihm steht ein Stein { $teams ->
        [trios] eines deiner Partner
       *[other] deines Partners
    }. Du musst fahren, und dieser Stein muss heim.
dog-rules-example-count = Noch 2 Schritte bis zum Startfeld und eine Fünf auf der Hand: 5 − 2 = 3, also das dritte Zielfeld. Mit einer ganzen Sieben wäre es das fünfte: zu weit.

## Bilder: was darunter steht, und was sie zeigen

dog-rules-figure-table = Ein Tisch mitten in der Partie.
    .spoken = Ein Ring mit vier Startfeldern und Steinen in vier Farben, hinter jedem Startfeld vier Zielfelder, außen die Häuser, innen Stapel und Ablage.
dog-rules-figure-two = Ein Tisch zu zweit.
    .spoken = Ein Ring mit nur zwei Startfeldern, einander gegenüber, hinter jedem vier Zielfelder, mit roten und blauen Steinen.
dog-rules-figure-three = Ein Tisch zu dritt.
    .spoken = Ein Brett mit sechs Armen, jeder zweite ohne Startfeld und Ziel, mit Steinen in drei Farben.
dog-rules-figure-five = Eine Partie zu fünft.
    .spoken = Ein Brett mit fünf Armen, mit Steinen in fünf Farben.
dog-rules-figure-give = Vier Karten, vier Pfeile: Alle geben dem Partner gegenüber eine.
    .spoken = Pfeile führen von Rot zu Gelb und zurück, von Blau zu Grün und zurück.
dog-rules-figure-fresh = Der blaue Stein ist frisch: Rot kommt bis vor ihn und keinen Schritt weiter.
    .spoken = Ein roter Stein, 3 abgezählte Felder, dann auf dem blauen Startfeld ein frischer Stein, von einem Kreis umgeben. Darauf steht ein Kreuz: Weiter geht es nicht.
dog-rules-figure-hit = Bis Blau sind es 11 Felder: Das Ass trifft genau, mit der Dame fährst du ein Feld zu weit.
    .spoken = Ein roter Stein, 10 abgezählte Felder, auf dem elften ein blauer Stein mit einem Kreis ringsum.
dog-rules-figure-seven = Eine Sieben, zwei Steine: 3 Schritte über Blau, 4 über Grün.
    .spoken = Ein roter Stein fährt 3 Schritte, auf dem zweiten Feld steht Blau. Ein anderer fährt 4, auf dem dritten Feld steht Grün. Blau und Grün müssen heim.
dog-rules-figure-jack-before = Vorher: Rot hat fast die ganze Bahn vor sich.
    .spoken = Das rote Startfeld: 4 Felder danach ein roter Stein, 3 Felder davor ein grüner. Zwei Pfeile zeigen den Tausch.
dog-rules-figure-jack-after = Nachher: Rot steht 3 Felder vor dem eigenen Startfeld.
    .spoken = Die beiden Steine haben die Plätze getauscht.
dog-rules-figure-lane = 2 Schritte bis zum Startfeld, 3 ins Ziel: eine Fünf.
    .spoken = Ein roter Stein 2 Felder vor dem Startfeld. Gezählt wird über das Startfeld ins Ziel, bis zum dritten Zielfeld. Auf dem vierten steht schon ein Stein.
dog-rules-figure-four = Eine Vier zurück: Das Ziel liegt gleich vor dem Stein.
    .spoken = Ein frischer Stein auf dem roten Startfeld. 4 Felder sind rückwärts abgezählt.
dog-rules-figure-last-seven = 2 Schritte bringen den letzten roten Stein ins Ziel, 5 gehen an Gelb: gewonnen.
    .spoken = Rot hat drei Steine im Ziel, der vierte fährt mit 2 Schritten hinein. Der letzte gelbe Stein fährt die übrigen 5 und ist auch im Ziel.
dog-rules-figure-six = Zu sechst hat das Brett sechs Arme.
    .spoken = Ein Brett mit sechs Armen zu je 16 Feldern, mit Steinen in sechs Farben.

dog-rules-label-start = Startfeld
dog-rules-label-goal = Ziel
dog-rules-label-kennel = Haus
dog-rules-label-fresh = frisch

dog-rules-table-deals = Karten je Platz
    .title = Was in jeder Runde ausgeteilt wird
    .round = Runde
dog-rules-table-cards = Karten
    .title = Alle Karten
