### The sentences of the lessons of Streifzug durch in German.


lesson-streifzug-in = Sechs, Vier, Zwei
    .lesson = Mit einer Sechs aufs Einstiegsfeld 6, mit einer Vier aufs Folgefeld 4, mit einer Zwei aufs Öffnungsfeld 2: Von dort zieht die Figur frei.
lesson-streifzug-in-1 = Du bist Rot. Fange fünf rote und fünf blaue Karten und sei dann zuerst auf der Glocke in der Mitte: So gewinnst du. Erst muss eine deiner zwei Figuren herein: Du hast eine Sechs und eine Vier gewürfelt!
lesson-streifzug-in-2 = Du bist Rot: Ziehe mit der Sechs aufs Einstiegsfeld.
    .hint = Tippe auf eine Figur am Start.
lesson-streifzug-in-3 = Du bist Rot: Ziehe dieselbe Figur aufs Folgefeld 4.
    .hint = Dieselbe Figur, ein Feld weiter: Die Zahl darauf sagt, welcher Würfel nötig ist.
lesson-streifzug-in-5 = Schwarz hat keine Sechs und muss warten.
lesson-streifzug-in-7 = Du würfelst eine Zwei und eine Eins.
lesson-streifzug-in-8 = Du bist dran, Rot: Ziehe mit der Zwei aufs Öffnungsfeld 2.
    .hint = Mit einer Zwei kommt die Figur frei.
lesson-streifzug-in-9 = Jetzt läuft die Figur frei: Ziehe noch ein Feld weiter.
    .hint = Ein Feld weiter, weg vom Einstieg.

lesson-streifzug-catch = Gefangen!
    .lesson = Lande genau auf einem Catchfeld und nimm die oberste Karte. Dort bist du sicher bis zu deinem nächsten Wurf.
lesson-streifzug-catch-1 = Die acht Felder mit Kartenstapel sind Catchfelder. Landest du genau dort, nimmst du die oberste Karte.
lesson-streifzug-catch-2 = Figuren ziehen in beide Richtungen und über Brücken, aber nie gleich wieder zurück. Auf 6, 4 und 2 hält unterwegs niemand an, egal in welcher Farbe.
lesson-streifzug-catch-3 = Du bist Rot: Erreiche mit der Fünf ein Catchfeld.
    .hint = Zähle auf dem hellgrünen Ring.
    .others = Suche das Catchfeld, das auf dem hellgrünen Ring genau 5 Felder vor dir liegt.
    .also1 = Auch das ist ein Catchfeld, mit beiden Würfeln zusammen. Gut gesehen!
lesson-streifzug-catch-4 = Landet Schwarz genau auf deiner Figur, ist sie herausgeworfen und muss zurück. Auf einem Catchfeld kann das nicht passieren; beim nächsten Wurf muss sie aber weg, wenn sie kann.
lesson-streifzug-catch-5 = Du bist Rot: Spiele die Eins mit der anderen Figur.
    .hint = Nimm die Figur, die nicht auf dem Catchfeld steht.
    .wrong1 = Erlaubt. Aber auf dem Catchfeld hätte dich niemand herauswerfen können.

lesson-streifzug-sum = Zwei Würfel
    .lesson = Zwei Würfel, drei Arten: zusammen, einzeln mit je einer Figur oder nacheinander.
lesson-streifzug-sum-1 = Du spielst beide Würfel zusammen mit einer Figur, einen mit jeder Figur oder beide nacheinander mit derselben. Zusammen lassen sie die Figur nur am Ende landen, nacheinander zweimal.
lesson-streifzug-sum-2 = Du bist Rot: Erreiche das Catchfeld mit beiden Würfeln zusammen.
    .hint = Tippe auf deine Figur, dann auf das Catchfeld mit der roten 5.
    .others = Das ist nicht das Catchfeld. Vier und eins sind zusammen fünf.
    .wrong1 = Nacheinander landet deine Figur zweimal. Spiele hier beide Würfel zusammen: gleich aufs Catchfeld.

lesson-streifzug-stages = In zwei Etappen
    .lesson = In Etappen landest du zweimal. Im Grundspiel gehen herausgeworfene Figuren zurück auf ihr Öffnungsfeld 2.
lesson-streifzug-stages-1 = Mit einem Würfel nach dem anderen landet deine Figur zweimal: 5 Felder weiter bei einer Karte, noch 4 weiter auf Schwarz. Auch 9 Schritte führen über Brücken zur Karte, aber dann bleibt dir kein Würfel.
lesson-streifzug-stages-2 = Du bist Rot: Hole mit der Fünf zuerst die Karte.
    .hint = 5 Felder auf dem hellgrünen Ring.
    .others = Sieh nach vorn: 5 Felder weiter liegt eine Karte.
    .wrong1 = Schwarz ist herausgeworfen. Aber du bist an der Karte vorbei; in zwei Etappen hättest du beides.
    .wrong2 = Auch 9 Schritte führen dahin. Mit der Fünf allein bliebe dir die Vier, um Schwarz herauszuwerfen.
lesson-streifzug-stages-3 = Du bist Rot: Wirf jetzt Schwarz heraus.
    .hint = 4 Felder weiter.
    .others = 4 Felder weiter steht Schwarz.

lesson-streifzug-colours = Fünf rote, fünf blaue
    .lesson = Sammle fünf rote und fünf blaue Karten. Zahlen und Buchstaben bedeuten im Grundspiel nichts.
lesson-streifzug-colours-1 = Du brauchst fünf rote und fünf blaue Karten. Die roten hast du, eine blaue fehlt. Die obersten Karten liegen offen.
lesson-streifzug-colours-2 = Du bist Rot: Hole die letzte blaue Karte.
    .hint = Über die Brücke zum türkisen Ring: 3 Schritte.
    .others = Dort liegt keine Karte. Welches Catchfeld mit einer blauen Karte oben erreichst du?
    .wrong1 = Dort darfst du landen. Aber du hast fünf rote Karten, also bleibt diese liegen.

lesson-streifzug-bell = Die Glocke
    .lesson = Mit fünf roten und fünf blauen Karten gewinnt, wer zuerst genau auf der Glocke landet.
lesson-streifzug-bell-1 = Du hast fünf rote und fünf blaue Karten. Jetzt sind Catchfelder für dich zu, und der Weg zur Glocke ist frei: genau 3 Schritte.
lesson-streifzug-bell-2 = Du bist Rot: Lande genau auf der Glocke und läute.
    .hint = Beide Würfel zusammen: über die Brücke in den dunkelgrünen Kreis, dann in die Mitte.
    .others = Zur Glocke: über die Brücke, auf dem dunkelgrünen Kreis ein Feld weiter, dann hinein.

lesson-streifzug-leave = Weiter geht’s
    .lesson = Eine Figur auf einem Catchfeld muss es mit deinem nächsten Wurf verlassen, wenn sie kann.
lesson-streifzug-leave-1 = Deine Figur steht auf einem Catchfeld. Mit diesem Wurf muss sie es verlassen.
lesson-streifzug-leave-2 = Du bist Rot: Probiere, die andere Figur 5 Felder zu ziehen.
lesson-streifzug-leave-3 = Mindestens ein Würfel muss deine Figur vom Catchfeld bringen.
lesson-streifzug-leave-4 = Du bist Rot: Ziehe die Figur mit einem Würfel vom Catchfeld.
    .hint = Wähle die Figur auf dem Catchfeld.
    .others = So verlässt sie das Catchfeld mit beiden Würfeln. Hier genügt einer.
    .wrong1 = Erlaubt, aber den anderen Würfel braucht jetzt deine Figur auf dem Catchfeld.

lesson-streifzug-run = Auslegen
    .lesson = Eine Folge bringt 1 Punkt für jede Karte, ab sieben Karten mehr. Jede Karte auf deiner Hand kostet am Ende 1 Punkt.
lesson-streifzug-run-1 = Im erweiterten Spiel behältst du Karten auf der Hand. Sind die Würfel gespielt, darfst du auslegen: Drei oder mehr Zahlen einer Farbe hintereinander sind eine Folge.
lesson-streifzug-run-2 = Du bist Rot: Lege die längste Folge aus, die du hast.
    .hint = 3, 4, 5, 6 in Rot.
    .wrong1 = Karten auf der Hand kosten am Ende je 1 Punkt. Lege aus, was geht.
    .wrong2 = Gut; die 6 kann später dazu. Alle vier auf einmal gehen genauso leicht.
    .wrong3 = Gut; die 3 kann später dazu. Alle vier auf einmal gehen genauso leicht.
lesson-streifzug-run-3 = Du bist Rot: Beende deinen Zug.
    .hint = Der Knopf „Zug beenden“.

lesson-streifzug-set = Serien
    .lesson = Drei Karten mit derselben Zahl sind eine Serie für 6 Punkte, vier bringen 9.
lesson-streifzug-set-1 = Drei oder vier Karten mit derselben Zahl sind eine Serie, in welchen Farben auch immer.
lesson-streifzug-set-2 = Du bist Rot: Lege alle Karten mit der 4 als Serie aus.
    .hint = Tippe auf alle vier Karten, dann auf den Knopf.
    .wrong1 = Karten auf der Hand kosten am Ende je 1 Punkt. Lege die Serie aus.
    .wrong2 = Gut: 6 Punkte, und die vierte Karte kann später dazu. Alle vier bringen gleich 9.

lesson-streifzug-flush = Flushs
    .lesson = Drei verschiedene Buchstaben sind ein Flush für 8 Punkte, alle vier bringen 12.
lesson-streifzug-flush-1 = Auf manchen Karten steht ein Buchstabe: J, P, H oder M. Drei oder vier verschiedene Buchstaben sind ein Flush, in welchen Farben auch immer.
lesson-streifzug-flush-2 = Du bist Rot: Lege alle vier Buchstaben als Flush aus.
    .hint = Tippe auf alle vier Karten, dann auf den Knopf.
    .others = Erlaubt: Buchstabenkarten können noch mehr. Lege sie hier aber als Flush aus.
    .wrong1 = Karten auf der Hand kosten am Ende je 1 Punkt. Lege den Flush aus.
    .wrong2 = Gut: 8 Punkte, und der vierte Buchstabe kann später dazu. Alle vier bringen gleich 12.

lesson-streifzug-joker = Der Joker
    .lesson = Ein Joker in der Farbe der Folge zählt am Rand voll; in der Mitte kostet er 1 Punkt.
lesson-streifzug-joker-1 = Ein Joker vertritt eine Zahl. Hat er die Farbe der Folge, zählt er am Rand voll; zwischen zwei Zahlen kostet er 1 Punkt. Zu vier gleichen Zahlen passt er als fünfte Karte: 12 Punkte.
lesson-streifzug-joker-2 = Du bist Rot: Lege alle vier Karten als eine Folge aus.
    .hint = Der Joker vertritt die 5.
    .wrong1 = Jede Karte auf der Hand kostet am Ende 1 Punkt.
    .wrong2 = 3 Punkte, der Joker am Rand. Lege die 6 gleich mit aus.
    .wrong3 = 3 Punkte, der Joker am Rand. Aber die 6 passt nicht mehr dazu.
    .wrong4 = Der Joker in der Mitte kostet 1 Punkt. Lege die 3 gleich mit aus.
lesson-streifzug-joker-3 = Vier Karten sind 4 Punkte, 1 weniger für den Joker in der Mitte. Bekommst du die rote 5, darf sie dorthin, und der Joker rückt an den Rand.

lesson-streifzug-exchange = Befreie den Joker
    .lesson = Bekommst du die Zahl, die ein Joker in deiner Folge vertritt, lege sie an seinen Platz: Er rückt an den Rand.
lesson-streifzug-exchange-1 = Dein Joker vertritt die rote 4 und kostet dort 1 Punkt. Jetzt hast du die rote 4 selbst.
lesson-streifzug-exchange-2 = Du bist Rot: Lege die 4 an den Platz des Jokers.
    .hint = Tippe auf die 4, dann auf den Joker.
    .wrong1 = Befreie zuerst den Joker: Aus 3 Punkten werden 5.

lesson-streifzug-hopser = Der Hopser
    .lesson = Ein Hopser bringt deine Figur auf ein freies Catchfeld. Benutzte Buchstabenkarten liegen offen: Andere können sie dir mit einem Mopser oder Rauswurf nehmen.
lesson-streifzug-hopser-1 = Drei Arten von Buchstabenkarten können etwas Besonderes. Der Hopser stellt eine deiner Figuren auf ein freies Catchfeld, auch vom Start. Sieh dir die obersten Karten an!
lesson-streifzug-hopser-2 = Du bist Rot: Hole vom Start aus die fehlende Karte deiner Folge.
    .hint = Du hast die rote 3 und 4. Wo liegt die rote 5?
    .others = Eine Karte mehr, aber nicht die, die du brauchst: die rote 5.
    .also1 = Das ist die Karte. Aber deine andere Figur wartet noch am Start.
    .wrong1 = Der Hopser darf warten. Aber hier wartet eine Folge.
lesson-streifzug-hopser-3 = Du bist Rot: Lege deine Folge aus.
    .hint = 3, 4, 5.
    .wrong1 = Lege zuerst deine Folge aus: Karten auf der Hand kosten Punkte.

lesson-streifzug-mopser = Der Mopser
    .lesson = Ein Mopser nimmt eine verdeckte Karte aus einer fremden Hand oder eine benutzte Buchstabenkarte, die offen liegt.
lesson-streifzug-mopser-1 = Der Mopser stibitzt eine verdeckte Karte aus einer fremden Hand oder eine benutzte Buchstabenkarte, die offen liegt.
lesson-streifzug-mopser-2 = Du bist Rot: Stibitze Schwarz eine Karte aus der Hand.
    .hint = Tippe auf den Mopser, dann auf die Hand von Schwarz.
    .also1 = Ein sicherer Fang: Der Hopser gehört dir, so gut wie neu.
    .wrong1 = Der Mopser darf warten. Probiere ihn aber hier aus.
lesson-streifzug-mopser-4 = Glück gehabt: die rote 5!
lesson-streifzug-mopser-5 = Du bist Rot: Lege jetzt deine Folge aus.
    .hint = 3, 4, 5.
    .wrong1 = Lege zuerst deine Folge aus.

lesson-streifzug-throw = Herausgeworfen
    .lesson = Ein Rauswurf kostet eine Karte: Auf Hellgrün nimmt sie, wer herauswirft, auf Türkis wählt das Opfer sie aus; auf Dunkelgrün kostet er keine.
lesson-streifzug-throw-1 = Ein Rauswurf tut jetzt weh. Hellgrüner Ring: zurück zum Start, und du nimmst dem Opfer eine Karte. Türkiser Ring: zurück aufs Einstiegsfeld, und das Opfer wählt die Karte. Dagegen hilft nur die Karte P, ein Patron.
lesson-streifzug-throw-2 = Du bist Rot: Wirf Schwarz heraus, 4 Felder vor dir.
    .hint = 4 Felder auf dem hellgrünen Ring.
    .others = 4 Felder weiter auf dem hellgrünen Ring steht Schwarz.
lesson-streifzug-throw-4 = Du bist Rot: Nimm den offenen Hopser oder eine verdeckte Karte.
    .hint = Bei der offenen Karte weißt du, was du bekommst.
    .also1 = Auch das geht: ein Griff ins Ungewisse.
lesson-streifzug-throw-5 = Jetzt hast du den Hopser auf der Hand, und Schwarz hat keinen mehr.

lesson-streifzug-broken = Behalte eine Karte
    .lesson = Behalte eine Karte auf der Hand: Sonst nimmt dir ein Rauswurf eine von denen, die du ausgelegt hast.
lesson-streifzug-broken-1 = Schwarz hat alles ausgelegt und keine Karte mehr auf der Hand. Bei einem Rauswurf nimmst du dann die erste oder letzte Karte der ausgelegten Folge.
lesson-streifzug-broken-2 = Du bist Rot: Wirf Schwarz heraus.
    .hint = 4 Felder auf dem hellgrünen Ring.
    .others = 4 Felder weiter auf dem hellgrünen Ring steht Schwarz.
lesson-streifzug-broken-3 = Du bist Rot: Nimm die Karte, die zu deinen beiden passt.
    .hint = 3, 4 …
    .also1 = Die Folge von Schwarz ist trotzdem hin. Die 5 hätte zu deinen Karten gepasst.
lesson-streifzug-broken-4 = Zwei Karten sind keine Folge: Schwarz nimmt sie zurück auf die Hand. Eine Karte auf der Hand hätte die Folge gerettet.

lesson-streifzug-patron = Der Patron
    .lesson = Spielst du einen Patron, bleibt deine Figur stehen, und wer dich herauswerfen wollte, muss selbst zurück.
lesson-streifzug-patron-2 = Schwarz landet auf dir! Aber du hast einen Patron.
lesson-streifzug-patron-3 = Du bist Rot: Schütze deine Figur.
    .hint = Spiele den Patron.
    .wrong1 = Erlaubt. Aber deine Figur geht zum Start, und Schwarz nimmt eine Karte, vielleicht sogar den Patron.

lesson-streifzug-ring = Läute die Glocke
    .lesson = Läute die Glocke, wenn du genug Karten hast: Danach sind die Kartenstapel für dich zu.
lesson-streifzug-ring-1 = Bevor deine Figuren ins Ziel dürfen, musst du die Glocke läuten: Lande genau darauf. Danach nimmst du keine Karten mehr von den Stapeln.
lesson-streifzug-ring-2 = Du bist Rot: Läute die Glocke.
    .hint = 2 Schritte: auf dem dunkelgrünen Kreis weiter und hinein.
    .others = Von deiner Figur auf dem dunkelgrünen Kreis sind es 2 Schritte zur Glocke.
lesson-streifzug-ring-3 = Du bist Rot: Ziehe noch ein Feld weiter.
    .hint = Irgendeine Figur, ein Feld.

lesson-streifzug-goal = Ins Ziel und zählen
    .lesson = Läute die Glocke, dann bringe beide Figuren ins Ziel: Die Partie ist aus, und du bekommst 6 Punkte.
lesson-streifzug-goal-1 = Du hast geläutet und eine Folge ausgelegt, also dürfen deine Figuren über dein Folgefeld 4 ins Ziel. Eine ist schon dort.
lesson-streifzug-goal-2 = Du bist Rot: Bringe die andere Figur genau ins Ziel.
    .hint = Beide Würfel zusammen: 4 Schritte.
    .others = Das ist nicht das Ziel. Es ist genau 4 Schritte entfernt.
lesson-streifzug-goal-3 = Du bist Rot: Lege noch eine Karte an deine Folge an.
    .hint = Die rote 5 passt an deine Folge.
    .wrong1 = Die Partie ist aus, und die 5 kostet dich 1 Punkt, statt 1 zu bringen.
lesson-streifzug-goal-4 = Du bist Rot: Beende deinen Zug und die Partie.
    .hint = Der Knopf „Zug beenden“.
lesson-streifzug-goal-5 = Deine Folge bringt 4 Punkte, das Ziel 6, und die Karte auf deiner Hand kostet 1: Das macht 9 Punkte.

lesson-streifzug-team = Zwei Parteien, ein Team
    .lesson = Partner dürfen sich ein Feld teilen und werfen einander nie heraus. Am Ende werden ihre Punkte zusammengezählt.
lesson-streifzug-team-1 = In Teams spielen Rot und Schwarz zusammen gegen Gelb und Blau. Schwarz steht 4 Felder vor dir.
lesson-streifzug-team-2 = Du bist Rot: Ziehe auf das Feld von Schwarz.
    .hint = 4 Felder auf dem hellgrünen Ring.
    .others = Das geht. Lande hier aber auf deinem Partner, 4 Felder weiter.
