### The sentences of the lessons of Dog in German.


lesson-dog-out = Raus aus dem Haus
    .lesson = Ass, König und Joker bringen einen Stein heraus. Mit einer Zahl fährt er so viele Felder, wie die Karte zeigt.
lesson-dog-out-1 = Du bist Rot. Deine vier Steine warten im Haus und sollen einmal ums Brett ins Ziel. Gelb, gegenüber, ist dein Partner: Ihr gewinnt nur zusammen.
lesson-dog-out-2 = Du bist dran, Rot: Spiele dein Ass und bringe einen Stein heraus.
    .hint = Hell sind nur die Karten, die du spielen kannst. Tippe auf das Ass.
    .next = Tippe jetzt auf das helle Feld.
lesson-dog-out-5 = Grün hat kein Ass, keinen König und keinen Joker. Also lässt sich keine Karte spielen: Grün legt alle ab und setzt bis zum nächsten Austeilen aus.
lesson-dog-out-6 = Du bist wieder dran, Rot: Fahre mit der Fünf oder der Neun.
    .hint = Tippe auf eine Karte, dann auf das helle Feld. Mit der Neun fährst du 9 Felder.

lesson-dog-hit = Erwischt!
    .lesson = Wer genau auf einem Stein landet, schickt ihn heim, egal wem er gehört. Überholen tut niemandem weh, außer mit einer Sieben.
lesson-dog-hit-1 = Ein König zählt 13 Felder, eine Dame 12, ein Ass 1 oder 11. Blau steht 11 Felder vor dir.
lesson-dog-hit-2 = Du bist Rot: Lande genau auf dem blauen Stein.
    .hint = Mit welcher deiner Karten kannst du 11 Felder fahren?
    .next = Tippe jetzt auf deinen Stein auf der Bahn, dann auf Blau.
    .wrong1 = Eine Dame zählt 12: Du hast Blau überholt. Überholen tut niemandem weh.
    .wrong2 = Ein Ass zählt 1 oder 11. Das war die 1.
    .wrong3 = Das darfst du. Aber Blau entkommt. Mit dem Ass kannst du auch 11 fahren.
    .wrong4 = 3 Felder reichen nicht. Zähle bis zum blauen Stein.
lesson-dog-hit-4 = Blau muss von vorn anfangen. Mit einem König kommt gleich wieder ein Stein heraus.

lesson-dog-seven = Die Sieben
    .lesson = Eine Sieben sind 7 Schritte, frei verteilt. Du musst alle fahren, und wer auf deinem Weg steht, muss heim.
lesson-dog-seven-1 = Die Sieben räumt ab: 7 einzelne Schritte, auf deine Steine verteilt, wie du willst. Wer dabei auf deinem Weg steht, muss heim, auch wenn du nur vorbeifährst.
lesson-dog-seven-2 = Du bist Rot: Verteile die Sieben so, dass Blau und Grün heimmüssen.
    .hint = 3 Schritte mit dem einen Stein, 4 mit dem anderen.
    .others = Da steht noch jemand. Blau ist 2 Schritte weg, Grün 3: Verteile die Sieben so, dass beide heimmüssen.

lesson-dog-four = Vier zurück
    .lesson = Mit einer Vier fährst du vor oder zurück. Vom Startfeld aus ist sie rückwärts eine Abkürzung ins Ziel.
lesson-dog-four-1 = Ins Ziel geht es von deinem Startfeld aus, normalerweise erst nach einer Runde ums Brett. Mit einer Vier darfst du aber auch zurück.
lesson-dog-four-2 = Du bist Rot: Spiele die Vier rückwärts.
    .hint = Für die Vier sind zwei Felder hell. Vorwärts geht es gegen den Uhrzeigersinn: Wähle das Feld in der anderen Richtung.
    .wrong1 = Vorwärts geht es auch, aber dann liegt die ganze Bahn vor dir. Versuche es rückwärts.
    .wrong2 = Hebe die Acht auf: Du brauchst sie gleich.
lesson-dog-four-6 = Glück gehabt: Mit einer Zehn hätte Grün dich erwischt.
lesson-dog-four-7 = Du bist dran, Rot: Bringe den Stein mit der Acht ins Ziel.
    .hint = 4 Schritte zum Startfeld, 4 ins Ziel. Wähle das hinterste Zielfeld.
    .wrong1 = Du bist am Ziel vorbeigefahren. Abbiegen musst du selbst: Wähle das Zielfeld.

lesson-dog-joker = Der Joker
    .lesson = Ein Joker kann jede Karte sein.
lesson-dog-joker-1 = Ein Joker kann jede Karte sein. Tippe auf ihn, auf einen Stein und auf das Feld, auf das der Stein soll: Der Joker wird zur Karte, die passt.
lesson-dog-joker-2 = Du bist Rot: Bringe deinen Stein mit dem Joker aufs hinterste Zielfeld.
    .hint = 6 Schritte zum Startfeld, 4 ins Ziel: Tippe auf das Zielfeld, und der Joker wird zur Zehn.
    .others = Das geht auch. Aber hier führen genau 10 Schritte aufs hinterste Zielfeld.
    .wrong1 = Dafür ist ein Joker oft am besten. Hier kann aber ein Stein ins Ziel.
    .wrong2 = Im Ziel, aber im Weg: Dort wird niemand übersprungen. Fahre ganz nach hinten, dann bleibt der Weg frei.

lesson-dog-give = Eine Karte für den Partner
    .lesson = Vor jeder Runde geben du und dein Partner einander eine Karte. Überlege, was ihm fehlt.
lesson-dog-give-1 = Vor jeder Runde gibst du deinem Partner verdeckt eine Karte und bekommst eine. Reden ist nicht erlaubt. Sieh hin: Gelb hat keinen Stein auf der Bahn.
lesson-dog-give-2 = Du bist Rot: Gib Gelb eine Karte, die hilft.
    .hint = Was brauchst du, wenn alle Steine im Haus sind?
    .also1 = Genauso gut: Auch ein Ass bringt einen Stein heraus.
    .wrong1 = Mit einer Sechs kommt kein Stein heraus: Hat Gelb nicht selbst ein Ass oder Ähnliches, müssen alle Karten weg.
lesson-dog-give-7 = Gelb hat einen Stein draußen, dank dir. Ohne deine Karte hätte Gelb alle Karten ablegen müssen.

lesson-dog-win = Alle acht im Ziel
    .lesson = Ihr gewinnt, sobald alle acht Steine eures Teams im Ziel sind. Die Zahl muss passen.
lesson-dog-win-1 = Sieben Steine eures Teams sind im Ziel. Dieser ist der letzte.
lesson-dog-win-2 = Du bist Rot: Bringe deinen letzten Stein ins Ziel.
    .hint = 2 Schritte zum Startfeld, noch 1 ins Ziel.
    .wrong1 = Zu weit: Das dritte Zielfeld ist besetzt, also müsste der Stein noch eine Runde ums Brett fahren.
    .wrong2 = Du bist am Ziel vorbeigefahren. Abbiegen musst du selbst.

lesson-dog-fresh = Der frische Stein
    .lesson = Ein frischer Stein versperrt sein Startfeld für alle. Sobald er gefahren ist, ist er ein Stein wie jeder andere.
lesson-dog-fresh-1 = Blau ist gerade herausgekommen. So ein Stein ist frisch, bis er fährt: Niemand darf ihn heimschicken, tauschen oder überholen.
lesson-dog-fresh-2 = Du bist Rot: Probiere, mit der Sechs vorbeizufahren.
lesson-dog-fresh-3 = Der frische Stein von Blau versperrt den Weg, für Freund und Feind.
lesson-dog-fresh-4 = Du bist Rot: Spiele stattdessen eine andere Karte.
    .hint = Mit einer kleineren Karte hältst du vor dem blauen Stein an.

lesson-dog-return = Nicht mehr frisch
    .lesson = Ein Stein aus dem Haus ist frisch, bis er vom Startfeld wegfährt. Kommt er von der Bahn dorthin zurück, ist er wie jeder andere.
lesson-dog-return-1 = Blau steht wieder auf seinem Startfeld. Aber der Stein kam von der Bahn zurück: Er ist nicht frisch und versperrt nichts.
lesson-dog-return-2 = Du bist Rot: Schicke den blauen Stein heim.
    .hint = Er steht 4 Felder vor dir.
    .wrong1 = Du hast ihn einfach überholt: Er versperrt nichts. Du hättest ihn heimschicken können.
    .wrong2 = Das waren 4 zurück. Vorwärts hättest du ihn erwischt.

lesson-dog-jack = Der Bube
    .lesson = Ein Bube tauscht deinen Stein gegen einen fremden. Frische Steine und Steine im Ziel bleiben, wo sie sind.
lesson-dog-jack-1 = Ein Bube tauscht einen deiner Steine gegen einen fremden. Dein Stein hat fast die ganze Bahn vor sich. Wer steht, wo du gern wärst?
lesson-dog-jack-2 = Du bist Rot: Tausche dich bis kurz vor dein Ziel.
    .hint = Grün steht 3 Felder vor deinem Startfeld.
    .wrong1 = 16 Felder gewonnen. Es gibt noch einen besseren Tausch.
    .wrong2 = Du darfst auch mit deinem Partner tauschen: Hier bringt das euch beide 32 Felder weiter. Kurz vor deinem Ziel bist du aber noch nicht.
    .wrong3 = 3 Schritte. Der Bube kann dir 57 schenken.

lesson-dog-lane = Im Ziel wird nicht gesprungen
    .lesson = Im Ziel wird niemand übersprungen: Fülle es von hinten. Steine darin dürfen noch aufrücken.
lesson-dog-lane-1 = Ein Stein steht schon in deinem Ziel, aber nicht ganz hinten.
lesson-dog-lane-2 = Du bist Rot: Probiere, mit der Sechs aufs hinterste Zielfeld zu kommen.
lesson-dog-lane-3 = Im Ziel wird niemand übersprungen.
lesson-dog-lane-4 = Du bist Rot: Mache zuerst Platz, mit dem Stein im Ziel.
    .hint = 2 Schritte führen aufs hinterste Zielfeld.
    .others = Mache zuerst Platz: Spiele die Zwei mit dem Stein, der schon im Ziel steht.
lesson-dog-lane-6 = Du bist dran, Rot: Bringe auch den zweiten Stein ins Ziel.
    .hint = 2 Schritte zum Startfeld, 3 ins Ziel.
    .others = Das führt am Ziel vorbei. 5 Schritte führen genau vor deinen ersten Stein.

lesson-dog-must = Auch wenn es wehtut
    .lesson = Wer eine Karte spielen kann, muss, auch wenn es den Partner trifft. Plane voraus.
lesson-dog-must-1 = Du hast nur noch eine Acht. 8 Felder vor dir steht dein eigener Partner.
lesson-dog-must-2 = Du bist Rot: Spiele die Acht. Du musst.
    .hint = Es gibt keine Wahl: Wer spielen kann, muss.

lesson-dog-help = Fertig? Hilf!
    .lesson = Sind deine vier Steine im Ziel, spielst du mit denen deines Partners weiter.
lesson-dog-help-1 = Deine vier Steine sind im Ziel. Jetzt spielst du deine Karten für die gelben Steine.
lesson-dog-help-2 = Du bist Rot: Bringe den gelben Stein in sein Ziel.
    .hint = 2 Schritte zum gelben Startfeld, 3 ins gelbe Ziel.
    .wrong1 = Für Gelb ist das noch eine ganze Runde ums Brett. Biege ins Ziel ab.
    .wrong2 = Auch gut: Ein gelber Stein kommt heraus. Aber ein anderer kann ins Ziel.
    .wrong3 = Am Ziel vorbei: noch eine Runde ums Brett.

lesson-dog-last-seven = Eine Sieben für zwei
    .lesson = Kommt dein letzter Stein mit einem Teil der Sieben ins Ziel, fahren die Steine deines Partners den Rest.
lesson-dog-last-seven-1 = Euch fehlen noch zwei Steine im Ziel: Deiner braucht 2 Schritte, der gelbe 5.
lesson-dog-last-seven-2 = Du bist Rot: Bringe mit der Sieben zuerst deinen Stein ins Ziel.
    .hint = Wähle die Sieben, deinen Stein und das freie Zielfeld.
    .others = So kommt dein Stein nicht ins Ziel. 2 Schritte der Sieben bringen ihn hinein.
lesson-dog-last-seven-3 = Die anderen 5 Schritte sind für Gelb: Bringe Gelb ins Ziel.
    .hint = Biege ins gelbe Ziel ab.
    .wrong1 = Am gelben Ziel vorbei. 5 Schritte führen genau hinein.
