### The sentences of the lessons of Stramash in German.


lesson-stramash-out = Raus aus dem Dock
    .lesson = Ass, Bube, Dame und König bringen einen Laddie heraus. Mit Zahlen rückst du, mit Bube, Dame und König um 10.
lesson-stramash-out-1 = Du bist Rot. Fünf Laddies warten in deinem Dock und wollen einmal ums Brett in dein Castle. Du hast eine sechste Karte gezogen; nun spielst du eine.
lesson-stramash-out-2 = Du bist dran, Rot: Spiele den König und bringe einen Laddie heraus.
    .hint = Ass, Bube, Dame und König öffnen das Dock.
    .next = Tippe jetzt auf das helle Feld.
lesson-stramash-out-5 = Auch Blau kommt heraus.
lesson-stramash-out-7 = Du hast wieder gezogen, Rot: Rücke mit irgendeiner Zahl.
    .hint = Tippe auf eine Karte, dann auf das helle Feld.

lesson-stramash-hit = Geschlagen!
    .lesson = Wer genau auf einem fremden Laddie landet, schickt ihn zurück ins Dock. Fremde darfst du überholen.
lesson-stramash-hit-1 = Der blaue Laddie steht 6 Felder vor dir. Auf der Bahn ist niemand sicher.
lesson-stramash-hit-2 = Du bist Rot: Lande genau auf dem blauen Laddie.
    .hint = Zähle: 6 Felder.
    .others = Zu kurz. Zähle die Felder bis zu Blau.
    .wrong1 = Du hast Blau überholt. Das ist erlaubt, tut aber niemandem weh.
    .wrong2 = Mit einem Buben rückst du 10 Felder oder bringst einen Laddie heraus. Blau ist 6 Felder weg.
    .wrong3 = Ein guter Zug, aber Blau entkommt.
lesson-stramash-hit-5 = Blau kann niemanden herausbringen, also legt Blau eine Karte ab und setzt aus.

lesson-stramash-seven = Die Sieben teilen
    .lesson = Ein Laddie rückt die ganzen 7 Felder, oder zwei teilen sich die Sieben. Kein Schritt darf übrig bleiben.
lesson-stramash-seven-1 = Mit einer Sieben rückt ein Laddie 7 Felder, oder zwei teilen sie sich: 1 und 6, 2 und 5 oder 3 und 4.
lesson-stramash-seven-2 = Du bist Rot: Teile die Sieben und schlage beide blauen Laddies.
    .hint = 2 für den einen, 5 für den anderen.
    .others = Noch nicht beide. Überholen reicht nicht: Teile die Sieben so, dass jeder deiner Laddies genau auf einem blauen landet.

lesson-stramash-eight = Acht zurück
    .lesson = Mit einer Acht rückst du zurück. Vom Startfeld bringt sie dich vor den Eingang deines Castles: eine Abkürzung.
lesson-stramash-eight-1 = Mit einer Acht rückst du 8 Felder zurück, mehr kann sie nicht. Schade? Sieh nach, wo dein Castle anfängt: Sein Eingang liegt 5 Felder zurück.
lesson-stramash-eight-2 = Du bist Rot: Spiele die Acht.
    .hint = 8 Felder zurück, am Eingang vorbei.
    .others = Das ist der lange Weg. Versuche die Acht: Damit geht es zurück.
lesson-stramash-eight-6 = Du bist dran, Rot: Rücke so tief ins Castle wie möglich.
    .hint = Mit einer Sechs: 3 bis zum Eingang, 3 hinein.
    .others = So kommt der Laddie nicht hinein. Biege ab: Die Sechs passt am besten.
    .also1 = Sicher. Aber drinnen überholt niemand, also steht dieser Laddie deinen anderen im Weg.
    .also2 = Sicher, aber gleich hinter dem Eingang. Drinnen überholt niemand.

lesson-stramash-own = Die eigenen im Weg
    .lesson = Deine eigenen Laddies darfst du weder überholen noch schlagen. Achte auf die Reihenfolge.
lesson-stramash-own-1 = Du bist Rot: Probiere, mit dem hinteren Laddie 6 Felder zu rücken.
lesson-stramash-own-2 = Dein eigener Laddie ist im Weg. Fremde darfst du überholen, eigene nie.
lesson-stramash-own-3 = Und jetzt 4 Felder, genau auf den vorderen Laddie?
lesson-stramash-own-4 = Auch auf ihm landen darfst du nicht.
lesson-stramash-own-5 = Du bist Rot: Rücke zuerst mit dem vorderen Laddie 10 Felder.
    .hint = Der vordere Laddie hat freie Bahn.
    .others = Erlaubt. Hier soll der vordere Laddie Platz machen, mit der Zehn.

lesson-stramash-fechter = Bonnie Fechter
    .lesson = Mit dem Bonnie Fechter nimmt dein Laddie den Platz eines fremden auf der Bahn ein. Im Castle sind alle sicher.
lesson-stramash-fechter-1 = Mit dem Bonnie Fechter nimmt ein Laddie von dir, auch einer aus dem Dock, das Feld eines fremden ein, und der muss ins Dock.
lesson-stramash-fechter-2 = Du bist Rot: Stürme aus dem Dock auf Blau vor deinem Eingang.
    .hint = Dein Castle fängt am roten Eingangsfeld an. Wer steht kurz davor?
    .next = Tippe zuerst auf einen Laddie im Dock, dann auf Blau vor deinem Eingang.
    .others = Hebe die Zahlen für später auf: Dein Bonnie Fechter kann mehr.
    .wrong1 = Getroffen! Aber der andere steht kurz vor deinem Castle: Dort sparst du fast eine ganze Runde.
    .wrong2 = Ein guter Angriff. Mit einem Laddie aus dem Dock hättest du noch mehr Weg gewonnen.
    .wrong3 = Getroffen. Aber sieh, wer kurz vor deinem Castle steht.

lesson-stramash-win = Muckle Stoater
    .lesson = Die Zahl muss genau passen. Wer zuerst alle fünf Laddies im Castle hat, ist der Muckle Stoater, der große Held!
lesson-stramash-win-1 = Vier deiner fünf Laddies sind im Castle. Ein Feld ist frei, gleich hinter dem Eingang.
lesson-stramash-win-2 = Du bist Rot: Probiere, mit der Vier ins Castle zu rücken.
lesson-stramash-win-3 = Dieses Feld ist schon besetzt, und drinnen überholt niemand.
lesson-stramash-win-4 = Du bist Rot: Bringe deinen letzten Laddie genau ins Castle.
    .hint = 2 Felder bis zum Eingang, 1 hinein.
    .others = So kommt er nicht hinein. Zähle bis zum Eingang und noch ein Feld.
    .wrong1 = Du bist am Eingang vorbei. Abbiegen musst du selbst.

lesson-stramash-nothing = Nichts geht
    .lesson = Ablegen darfst du nur, wenn du keine deiner Karten spielen kannst. Kannst du eine spielen, musst du.
lesson-stramash-nothing-1 = Dein letzter Laddie ist im Dock, und keine deiner 6 Karten öffnet es. Geht nichts, legst du eine Karte ab und setzt aus.
lesson-stramash-nothing-2 = Du bist Rot: Lege eine Karte ab, die du nicht brauchst.
    .hint = Denke voraus: Ist der Laddie draußen, bringen ihn zwei der Karten schnell ins Castle.
    .wrong1 = Die brauchst du: Vom Startfeld führt sie zurück bis vor dein Castle.
    .wrong2 = Die brauchst du: Nach der Acht sind es 4 Felder bis aufs letzte freie Feld im Castle.

lesson-stramash-pairs = Hilf deinem Partner
    .lesson = Landest du in Paaren auf einem Laddie deines Partners, kommt er sofort auf seinen Eingang.
lesson-stramash-pairs-1 = In Paaren ist Grün, dir gegenüber, dein Partner. Landest du auf einem Laddie deines Partners, kommt er sofort auf seinen Eingang.
lesson-stramash-pairs-2 = Du bist Rot: Lande auf dem grünen Laddie.
    .hint = 5 Felder weiter.
    .others = Erlaubt. Aber Grün hat viel mehr davon, wenn du auf seinem Laddie landest.

lesson-stramash-gate = Platz am Eingang
    .lesson = Bringst du einen Laddie deines Partners auf dessen Eingang, muss ein Gegner, der dort steht, ins Dock.
lesson-stramash-gate-1 = Blau steht am Eingang von Grün. Dahin kannst du deinen Partner bringen.
lesson-stramash-gate-2 = Du bist Rot: Lande auf dem grünen Laddie.
    .hint = 5 Felder weiter.
    .others = Erlaubt. Landest du aber auf Grün, passieren zwei gute Dinge auf einmal.

lesson-stramash-finished = Fertig? Weiter!
    .lesson = Bist du fertig, spielst du in Paaren für deinen Partner weiter. Ihr gewinnt, wenn alle zehn Laddies in euren Castles sind.
lesson-stramash-finished-1 = Deine fünf Laddies sind alle im Castle, aber ein Paar gewinnt nur zusammen. Du rückst nun mit den grünen Laddies.
lesson-stramash-finished-2 = Du bist Rot: Bringe den letzten grünen Laddie ins Castle.
    .hint = 3 Felder bis zum Eingang, 1 hinein.
    .others = Am Eingang vorbei oder zu kurz. Es sind 3 Felder bis zum Eingang und 1 hinein.
