### Die Regelseite von Streifzug. In jedem Text dürfen die Zahlen aus `counts` und die Hausregeln stehen.
### Ohne einen bestimmten Tisch sind die Teile des erweiterten Spiels aus: Was nur mit einem Teil gilt,
### sagt dort, wo er aus ist, was alle zusammen bewirken.

streifzug-rules-quick = { $ext_cards ->
        [on] { $ext_teams ->
            [on] Rot und Schwarz spielen gegen Gelb und Blau um die meisten Punkte. Gefangene Karten kommen auf die Hand; nach den Würfeln legst du Folgen, Serien und Flushs aus.
           *[off] Gefangene Karten kommen auf die Hand; nach den Würfeln legst du Folgen, Serien und Flushs für Punkte aus; die meisten Punkte gewinnen.
        } Herein mit einer 6, weiter mit einer 4, frei mit einer 2; genau auf einem Catchfeld nimmst du die oberste Karte. Buchstabenkarten: Der Hopser setzt eine Figur auf ein Catchfeld, der Mopser stibitzt eine Karte, der Patron verhindert einen Rauswurf, der Joker vertritt eine Zahl. { $ext_throws ->
                [on] Ein Rauswurf führt außen zum Start, im mittleren Ring auf die 6 (beides kostet eine Karte), innen auf die 4.
               *[off] Wer genau auf einer gegnerischen Figur landet, schickt sie auf ihr Öffnungsfeld 2.
            } { $ext_finish ->
                [on] Erst läuten, dann mit einer Folge oder Serie beide Figuren ins Ziel: { $ending } Punkte, und die Partie endet.
               *[off] Hast du eine Folge oder Serie ausgelegt, beendet deine Figur auf der Glocke die Partie.
            } Karten auf der Hand kosten je 1 Punkt.
       *[off] { $ext_teams ->
            [on] Rot und Schwarz gegen Gelb und Blau: Sei
           *[off] Sei
        } mit fünf roten und fünf blauen Karten zuerst auf der Glocke. Würfle mit zwei Würfeln: beide zusammen für eine Figur, jeder für eine oder beide nacheinander für dieselbe. Herein geht es mit einer 6, weiter mit einer 4, und mit einer 2 bist du frei; dann läufst du{ $direction ->
        [clockwise] { " " }weiter, auf den Ringen nur im Uhrzeigersinn.
       *[free] , wohin du willst, nur nicht gleich wieder zurück.
    } Lande genau auf einem Catchfeld und nimm die oberste Karte; dort bist du sicher, und mit dem nächsten Wurf musst du weiter. Landest du auf einer gegnerischen Figur, geht sie { $ext_throws ->
        [on] zurück; wie weit, sagt der Ring.
       *[off] auf ihr Öffnungsfeld.
    } Hast du fünf einer Farbe, nimmst du davon keine mehr. Mit fünf und fünf sind die Catchfelder zu und die Glocke offen: Triffst du sie genau, hast du gewonnen.
    }

## In der Schachtel

streifzug-rules-box-board = ein Brett mit drei Ringen, einer Glocke und { $stacks } Catchfeldern
streifzug-rules-box-pawns = { $pawns } Figuren, zwei für jede Partei
streifzug-rules-box-cards = { $cards } Karten: 1 bis 8, je { $copies }-mal in Rot und { $copies }-mal in Blau, und { $letters } Buchstabenkarten; alle liegen in { $stacks } Stapeln zu { $stacked }, die oberste Karte offen
streifzug-rules-box-letters = Joker, Patron, Hopser und Mopser, je zwei rote und zwei blaue (unsere Lesart)
streifzug-rules-box-dice = zwei Würfel

## Kapitel

streifzug-rules-chapter-aim = Im Grundspiel gewinnt, wer mit fünf roten und fünf blauen Karten zuerst auf der Glocke ist.
    .title = Worum es geht
streifzug-rules-chapter-board = Drei Ringe, in der Mitte die Glocke, an acht Catchfeldern Kartenstapel.
    .title = Das Brett
streifzug-rules-chapter-in = Herein mit einer 6, weiter mit einer 4, frei mit einer 2.
    .title = Einsteigen
streifzug-rules-chapter-dice = Zwei Würfel, drei Arten, sie zu spielen.
    .title = Würfeln und laufen
streifzug-rules-chapter-catch = Lande genau auf einem Catchfeld und nimm die oberste Karte.
    .title = Fangen
streifzug-rules-chapter-throw = Lande genau auf einer gegnerischen Figur, und du wirfst sie heraus.
    .title = Herauswerfen
streifzug-rules-chapter-collect = Nur die Farben zählen, und von jeder nimmst du höchstens fünf Karten.
    .title = Sammeln im Grundspiel
streifzug-rules-chapter-hand = Erst die Würfel, dann die Karten auf deiner Hand.
    .title = Das erweiterte Spiel
streifzug-rules-chapter-laying = Drei oder mehr passende Karten legst du aus, und sie bringen Punkte.
    .title = Auslegen und Punkte
streifzug-rules-chapter-letters = Patron, Hopser und Mopser kannst du spielen, den Joker nur auslegen.
    .title = Die Buchstabenkarten
streifzug-rules-chapter-paying = Wie weh ein Rauswurf tut, hängt vom Ring ab.
    .title = Was ein Rauswurf kostet
streifzug-rules-chapter-finish = { $ext_finish ->
        [on] Erst läuten, dann beide Figuren ins Ziel: Das beendet die Partie.
       *[off] { $ext_cards ->
            [on] Hast du eine Folge oder Serie ausgelegt, beendet deine Figur auf der Glocke die Partie.
           *[off] Erst läuten, dann beide Figuren ins Ziel: Das beendet die Partie.
        }
    }
    .title = { $ext_finish ->
        [on] Glocke und Ziel
       *[off] { $ext_cards ->
            [on] Die Glocke
           *[off] Glocke und Ziel
        }
    }
streifzug-rules-chapter-teams = Rot und Schwarz spielen gegen Gelb und Blau.
    .title = Teams
streifzug-rules-chapter-end = { $ext_finish ->
        [on] Fast immer endet eine Partie im Ziel.
       *[off] { $ext_cards ->
            [on] Fast immer endet eine Partie auf der Glocke.
           *[off] Fast immer endet eine Partie auf der Glocke, im erweiterten Spiel im Ziel.
        }
    }
    .title = Wenn die Partie nicht endet

## Was dazu gehört

streifzug-rules-fact-basic-aim = Die gewürfelte Zahl muss genau zur Glocke führen (unsere Lesart).
streifzug-rules-fact-at-once = Die Partie ist dann sofort vorbei.
streifzug-rules-fact-rings = Außen der hellgrüne Ring, dann der türkise, innen der dunkelgrüne Kreis; die Glocke gehört zum Kreis (unsere Lesart).
streifzug-rules-fact-open-stacks = Von jedem Stapel liegt die oberste Karte offen.
streifzug-rules-fact-ours-board = Das Bild im Regelheft fehlt uns: Wo die Felder liegen, ist unsere Lesart.
streifzug-rules-fact-one-die = Ein Würfel allein muss die Zahl zeigen (unsere Lesart).
streifzug-rules-fact-free = Mit beiden Würfeln kannst du zwei dieser Schritte auf einmal machen, oder du machst einen und ziehst mit dem anderen Würfel eine Figur, die schon frei ist.
streifzug-rules-fact-lot = Wer anfängt, wird ausgelost (unsere Regel); dann geht es reihum im Uhrzeigersinn.
streifzug-rules-fact-three-ways = Beide Würfel zusammen mit einer Figur, einen mit jeder Figur oder beide nacheinander mit derselben: in Etappen.
streifzug-rules-fact-any-way = Wohin du läufst, wählst du; nur gleich wieder zurück geht es nicht (unsere Lesart).
streifzug-rules-fact-legs = In Etappen landest du zweimal, und die zweite { $stages ->
        [no_turning] kehrt nicht sofort um.
       *[one_way] geht nicht über Felder der ersten (unsere Lesart).
    }
streifzug-rules-fact-pass = An Figuren läufst du frei vorbei; auf 6, 4 und 2 hältst du nur beim Einsteigen an.
streifzug-rules-fact-much = Vom Wurf muss so viel wie möglich gespielt werden.
streifzug-rules-fact-safe = Auf dem Catchfeld bist du sicher, und niemand sonst darf dorthin.
streifzug-rules-fact-leave = Mit dem nächsten Wurf musst du es verlassen, wenn du kannst.
streifzug-rules-fact-share = Jedes Feld außer einem Catchfeld dürfen sich deine beiden Figuren teilen.
streifzug-rules-fact-basic-back = { $ext_cards ->
        [on] Die Figur geht auf ihr Öffnungsfeld 2.
       *[off] Im Grundspiel geht die Figur auf ihr Öffnungsfeld 2.
    }
streifzug-rules-fact-all-of-them = Stehen mehrere gegnerische Figuren auf dem Feld, müssen alle zurück.
streifzug-rules-fact-safe-zones = Sicher ist, wer auf einem Catchfeld, am Start{ $ext_finish ->
        [on] , auf 6, 4 oder 2 oder im Ziel steht.
       *[off] { " " }oder auf 6, 4 oder 2 steht.
    }
streifzug-rules-fact-full = Wo eine Farbe oben liegt, von der du fünf hast, darfst du landen, nimmst aber nichts (unsere Lesart).
streifzug-rules-fact-five-five = Mit fünf roten und fünf blauen Karten darfst du auf kein Catchfeld mehr.
streifzug-rules-fact-useless = Nützen die obersten Karten niemandem mehr, wohl aber eine weiter unten, wandern alle nach unten (unsere Lesart).
streifzug-rules-fact-dice-first = Nach den Würfeln spielst du so viele Karten, wie du willst, dann beendest du den Zug.
streifzug-rules-fact-hidden = Deine Hand siehst nur du, und du darfst beliebig viele Karten haben.
streifzug-rules-fact-three-kinds = Folge: Zahlen hintereinander in einer Farbe. Serie: dieselbe Zahl. Flush: verschiedene Buchstaben.
streifzug-rules-fact-add = Später darfst du einzelne Karten anlegen, aber nur an deine eigenen Auslagen (unsere Lesart).
streifzug-rules-fact-joker-costs = Am Rand einer Folge zählt ein Joker wie eine Zahl. Mitten in einer Folge oder in einer Serie aus drei oder vier kostet er 1 Punkt, in einer Folge der anderen Farbe 2, dort in der Mitte 3 (die 3 ist unsere Lesart). In einer Folge aus neun kostet er nichts.
streifzug-rules-fact-hand-costs = Jede Karte auf der Hand kostet am Ende 1 Punkt.
streifzug-rules-fact-exchange = Bekommst du die Zahl, für die dein Joker in einer Folge steht, kannst du sie an seine Stelle legen: Der Joker rückt an den Rand.
streifzug-rules-fact-equal = Haben mehrere die meisten Punkte, gewinnen sie gemeinsam (unsere Regel).
streifzug-rules-fact-used = Eine gespielte Buchstabenkarte liegt danach offen vor dir; nur andere können sie sich holen und neu benutzen.
streifzug-rules-fact-colours = Von jedem Buchstaben gibt es zwei rote und zwei blaue Karten (unsere Lesart).
streifzug-rules-fact-outer = Äußerer Ring: zurück zum Start{ $ext_cards ->
        [on] , und wer dich herauswirft, zieht blind eine Karte aus deiner Hand oder nimmt eine deiner benutzten Buchstabenkarten.
       *[off] { $ext_throws ->
            [on] .
           *[off] , und wer dich herauswirft, zieht blind eine Karte aus deiner Hand oder nimmt eine deiner benutzten Buchstabenkarten.
        }
    }
streifzug-rules-fact-middle = Mittlerer Ring: zurück auf die 6{ $ext_cards ->
        [on] , und du gibst eine Karte deiner Wahl her.
       *[off] { $ext_throws ->
            [on] .
           *[off] , und du gibst eine Karte deiner Wahl her.
        }
    }
streifzug-rules-fact-inner = Innerer Kreis und (unsere Lesart) Glocke: zurück auf die 4{ $ext_cards ->
        [on] , und keine Karte geht verloren.
       *[off] { $ext_throws ->
            [on] .
           *[off] , und keine Karte geht verloren.
        }
    }
streifzug-rules-fact-from-the-table = Ohne Karten auf der Hand gibst du eine benutzte Buchstabenkarte oder die erste oder letzte Karte einer Folge oder Serie{ $flush_cards ->
        [with_others] ; aus einem Flush kann es jede sein.
       *[last] ; ein Flush kommt zuletzt (unsere Lesart).
    }
streifzug-rules-fact-broken = Eine Auslage, die durch einen Rauswurf zu klein wird, kommt auf die Hand zurück.
streifzug-rules-fact-ring-once = Jede Partei darf einmal läuten; danach bringen ihr nur noch Mopser { $ext_throws ->
        [on] und Rauswürfe Karten.
       *[off] { $ext_finish ->
            [on] Karten.
           *[off] und Rauswürfe Karten.
        }
    }
streifzug-rules-fact-goal-way = Ins Ziel geht es über dein Folgefeld 4, mit genauer Zahl (unsere Lesart), wenn du geläutet und eine Folge oder Serie ausgelegt hast.
streifzug-rules-fact-ends = Sind beide Figuren im Ziel, darfst du noch Karten spielen; dann bekommst du { $ending } Punkte, und die Partie ist vorbei.
streifzug-rules-fact-stall = { $stall_rounds ->
        [0] Die Partie geht weiter, auch wenn lange niemand etwas erreicht.
       *[other] Vorbei ist es auch nach { $stall_rounds ->
            [one] 1 Runde, in der
           *[other] { $stall_rounds } Runden, in denen
        } niemand fängt, auslegt, anlegt{ $ext_cards ->
            [on] { $ext_finish ->
                [on] , herauswirft, einen Joker tauscht, läutet oder ins Ziel kommt
               *[off] , herauswirft oder einen Joker tauscht
            }
           *[off] , herauswirft, einen Joker tauscht, läutet oder ins Ziel kommt
        } (unsere Regel).
    }
streifzug-rules-fact-sides = { $ext_cards ->
        [on] Jede Partei behält ihre Hand und ihre Auslagen{ $ext_finish ->
            [on] { " " }und läutet selbst
           *[off] { "" }
        }; reden dürft ihr.
       *[off] Jede Partei behält ihre Karten; reden dürft ihr, und ihr gewinnt zusammen.
    }
streifzug-rules-fact-no-harm = Partner werfen einander nicht heraus; sie teilen sich das Feld und nehmen einander keine Karten weg (unsere Lesart).
streifzug-rules-fact-added = Am Ende werden eure Punkte zusammengezählt.
streifzug-rules-fact-guard = { $max_plies ->
        [0] An diesem Tisch gibt es keine Höchstzahl von Aktionen.
        [one] Damit keine Partie ewig dauert, endet sie nach 1 Aktion unentschieden (unsere Regel).
       *[other] Damit keine Partie ewig dauert, endet sie nach { $max_plies } Aktionen unentschieden (unsere Regel).
    }

## Beispiele

streifzug-rules-example-joker = Rote 3, roter Joker, rote 5 und 6: eine Folge aus vier, 4 Punkte; der Joker dazwischen kostet 1, bleiben 3. Bekommst du eine rote 4, darfst du sie an seinen Platz legen: Er rückt an den Rand, und es sind fünf Karten und 5 Punkte.
streifzug-rules-example-set-of-five = Vier Karten mit der 7 und ein Joker sind eine Serie aus fünf: 12 Punkte, und nichts wird abgezogen.

## Bilder

streifzug-rules-figure-table = Ein Tisch mitten in der Partie.
    .spoken = Das ganze Brett: drei Ringe um eine Glocke, an acht Catchfeldern offene Stapel, Figuren in vier Farben, zwei Würfel.
streifzug-rules-figure-two = Ein Tisch zu zweit.
    .spoken = Das ganze Brett: drei Ringe um eine Glocke, an acht Catchfeldern offene Stapel, Figuren in zwei Farben, zwei Würfel.
streifzug-rules-figure-three = Ein Tisch zu dritt.
    .spoken = Das ganze Brett: drei Ringe um eine Glocke, an acht Catchfeldern offene Stapel, Figuren in drei Farben, zwei Würfel.
streifzug-rules-figure-extended = Ein Tisch mitten in der Partie, darunter die Auslagen und die Hand von Rot.
    .spoken = Das Brett mit Figuren in vier Farben. Darunter liegen aus: rote 4, 5 und 6; zweimal 7 mit Joker. Auf der Hand: rote 8, blaue 2, Hopser.
streifzug-rules-figure-extended-two = Ein Tisch zu zweit, darunter die Auslagen und die Hand von Rot.
    .spoken = Das Brett mit Figuren in zwei Farben. Darunter liegen aus: rote 4, 5 und 6; zweimal 7 mit Joker. Auf der Hand: rote 8, blaue 2, Hopser.
streifzug-rules-figure-extended-three = Ein Tisch zu dritt, darunter die Auslagen und die Hand von Rot.
    .spoken = Das Brett mit Figuren in drei Farben. Darunter liegen aus: rote 4, 5 und 6; zweimal 7 mit Joker. Auf der Hand: rote 8, blaue 2, Hopser.
streifzug-rules-figure-melds = Eine Folge, eine Serie, ein Flush und ein Joker, der in einer Folge für die 4 steht.
    .spoken = Vier Auslagen: rote 3, 4, 5 und 6; eine rote und zwei blaue 7; Patron, Hopser und Mopser; blaue 3, blauer Joker, blaue 5 und 6.
streifzug-rules-figure-quadrant = Ein Viertel des Bretts und wie alles heißt.
    .spoken = Ein Viertel des Bretts: die Felder 6, 4 und 2 am Rand, daneben der Start, dann Catchfelder mit ihren Stapeln und in der Mitte des ganzen Bretts die Glocke.
streifzug-rules-figure-colours = Noch eine blaue Karte: 3 Schritte bis zum Catchfeld.
    .spoken = Eine rote Figur, 2 abgezählte Felder, dann ein Catchfeld mit einem Kreis ringsum.
streifzug-rules-figure-bell = 3 Schritte bis zur Glocke: gewonnen.
    .spoken = Eine rote Figur, 2 abgezählte Felder durch den inneren Kreis, dann die Glocke mit einem Kreis ringsum.
streifzug-rules-figure-six-four-two = 6, 4, 2: drei Schritte, drei Zahlen.
    .spoken = Pfeile führen vom Start auf das Feld 6, von dort auf das Feld 4 und weiter auf das Feld 2.
streifzug-rules-figure-sum = 4 und 1 zusammen: 5 Schritte aufs Catchfeld.
    .spoken = Eine rote Figur, 4 abgezählte Felder, dann ein Catchfeld mit einem Kreis ringsum.
streifzug-rules-figure-stages = Erst die 5, dann die 4: eine Karte und ein Rauswurf.
    .spoken = Von einer roten Figur führen 5 Schritte auf ein Catchfeld mit einem Kreis ringsum, 4 weitere auf eine fremde Figur, auch mit Kreis.
streifzug-rules-figure-catch = Eine 5 trifft das Catchfeld genau.
    .spoken = Eine rote Figur, 4 abgezählte Felder, dann ein Catchfeld mit einem Kreis ringsum.
streifzug-rules-figure-throw = 4 Schritte, und Gelb muss auf sein Öffnungsfeld.
    .spoken = Eine rote Figur, 4 Felder weiter eine gelbe mit einem Kreis ringsum. Ein Pfeil führt von dort auf das gelbe Feld 2.
streifzug-rules-figure-throw-two = 4 Schritte, und Schwarz muss auf sein Öffnungsfeld.
    .spoken = Eine rote Figur, 4 Felder weiter eine schwarze mit einem Kreis ringsum. Ein Pfeil führt von dort auf das schwarze Feld 2.
streifzug-rules-figure-hopper = Der Hopser setzt eine Figur vom Start aufs Catchfeld.
    .spoken = Ein Pfeil führt vom roten Start auf ein Catchfeld mit einem Kreis ringsum.
streifzug-rules-figure-outer = Äußerer Ring: zurück zum Start.
    .spoken = Auf dem äußeren Ring eine rote Figur, 4 Felder weiter eine gelbe mit einem Kreis ringsum. Ein Pfeil führt von dort zum gelben Start.
streifzug-rules-figure-outer-two = Äußerer Ring: zurück zum Start.
    .spoken = Auf dem äußeren Ring eine rote Figur, 4 Felder weiter eine schwarze mit einem Kreis ringsum. Ein Pfeil führt von dort zum schwarzen Start.
streifzug-rules-figure-middle = Mittlerer Ring: zurück auf die 6.
    .spoken = Auf dem mittleren Ring eine rote Figur, 4 Felder weiter eine gelbe mit einem Kreis ringsum. Ein Pfeil führt von dort auf das gelbe Feld 6.
streifzug-rules-figure-middle-two = Mittlerer Ring: zurück auf die 6.
    .spoken = Auf dem mittleren Ring eine rote Figur, 4 Felder weiter eine schwarze mit einem Kreis ringsum. Ein Pfeil führt von dort auf das schwarze Feld 6.
streifzug-rules-figure-inner = Innerer Kreis: zurück auf die 4.
    .spoken = Im inneren Kreis eine rote Figur, 2 Felder weiter eine gelbe mit einem Kreis ringsum. Ein Pfeil führt von dort auf das gelbe Feld 4.
streifzug-rules-figure-inner-two = Innerer Kreis: zurück auf die 4.
    .spoken = Im inneren Kreis eine rote Figur, 2 Felder weiter eine schwarze mit einem Kreis ringsum. Ein Pfeil führt von dort auf das schwarze Feld 4.
streifzug-rules-figure-ring = 2 Schritte, und Rot läutet.
    .spoken = Eine rote Figur im inneren Kreis, 1 abgezähltes Feld, dann die Glocke mit einem Kreis ringsum.
streifzug-rules-figure-goal = Mit 4 Schritten über das Feld 4 ins Ziel.
    .spoken = Eine rote Figur, 4 abgezählte Felder: das Feld vor der 6, das Feld 6, das Feld 4 und das Ziel.
streifzug-rules-figure-team = Rot landet auf seinem Partner: Beide bleiben.
    .spoken = Eine rote Figur, 4 Felder weiter die schwarze des Partners mit einem Kreis ringsum.

streifzug-rules-label-run = Folge
streifzug-rules-label-set = Serie
streifzug-rules-label-flush = Flush
streifzug-rules-label-joker = Folge mit Joker
streifzug-rules-label-hand = Hand
streifzug-rules-label-start = Start
streifzug-rules-label-catch = Catchfeld
streifzug-rules-label-bell = Glocke
streifzug-rules-label-stack = Stapel

streifzug-rules-table-points = Karten
    .title = Punkte, nach der Zahl der Karten
    .run = Folge
    .set = Serie
    .flush = Flush
streifzug-rules-table-letters = Buchstabenkarten
    .title = Was die Buchstabenkarten können
streifzug-rules-table-words = Wörter
    .title = Die Wörter des Spiels
