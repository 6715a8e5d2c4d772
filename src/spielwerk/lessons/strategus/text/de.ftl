### The sentences of the lessons of Strategus in German.


lesson-strategus-move = Ein Feld weit
    .lesson = Die meisten Karten ziehen ein Feld vor, zurück oder zur Seite. Fallen und der Apfel bleiben, wo sie sind.
lesson-strategus-move-1 = Du bist Rot. Wer den Apfel der anderen Seite findet und nimmt, gewinnt. Deine Tiere siehst nur du, für Blau liegen sie verdeckt. Die meisten ziehen ein Feld weit: vor, zurück oder zur Seite.
lesson-strategus-move-2 = Du bist Rot: Probiere, mit dem Tiger schräg zu ziehen.
lesson-strategus-move-3 = Nur gerade, nie schräg. Und manche Karten ziehen gar nicht: Fallen und der Apfel.
lesson-strategus-move-4 = Du bist Rot: Ziehe den Tiger ein Feld vor.
    .hint = Tippe auf den Tiger, dann auf das Feld davor.
    .others = Das ist auch erlaubt. Ziehe hier den Tiger ein Feld vor.
lesson-strategus-move-6 = Eine blaue Karte zieht. Was für ein Tier das ist, siehst du nicht.

lesson-strategus-fight = Kampf!
    .lesson = Im Kampf gewinnt die kleinere Zahl. Wer angreift und gewinnt, rückt nach.
lesson-strategus-fight-1 = Je kleiner die Zahl, desto stärker das Tier: 1 ist der Elefant, 3 dein Nashorn, 9 ein Hase. Ziehe auf eine fremde Karte, um anzugreifen.
lesson-strategus-fight-2 = Du bist Rot: Greife mit dem Nashorn an.
    .hint = Tippe auf das Nashorn, dann auf die blaue Karte davor.
    .others = Das darfst du. Greife hier die Karte vor dem Nashorn an.
lesson-strategus-fight-3 = Ein Wolf, eine Sieben: 3 schlägt 7. Der Wolf ist weg, und dein Nashorn steht auf seinem Feld.

lesson-strategus-equal = Gleich stark
    .lesson = Sind im Kampf beide Tiere gleich stark, kommen beide vom Brett.
lesson-strategus-equal-1 = Du bist Rot: Greife mit dem Tiger an.
    .hint = Geradeaus.
    .others = Greife die Karte vor dem Tiger an.
lesson-strategus-equal-2 = Auch ein Tiger! Sind beide gleich stark, sind beide weg.

lesson-strategus-remember = Wieder verdeckt
    .lesson = Nach dem Kampf liegt alles wieder verdeckt: Merke dir, was du gesehen hast. Die Maus schlägt den Elefanten, wenn sie angreift.
lesson-strategus-remember-2 = Blau greift an, mit dem Elefanten: 1 schlägt 3, dein Nashorn ist weg. Jetzt liegt die Karte wieder verdeckt. Welche war es?
lesson-strategus-remember-3 = Du bist Rot: Greife den Elefanten mit der Maus an.
    .hint = Der Elefant kam von oben auf das Feld deines Nashorns.
    .others = Deine Maus kann den Elefanten erreichen. Welche Karte war es?
    .wrong1 = Das war der Wolf. Von allen Tieren schlägt die Maus nur den Elefanten.

lesson-strategus-hare = Der Hase
    .lesson = Ein Hase darf geradeaus laufen, so weit die Felder frei sind. Ihn zu verlieren kann sich lohnen.
lesson-strategus-hare-1 = Der Hase darf geradeaus laufen, so weit die Felder frei sind, und am Ende angreifen. Er ist schwach, aber er findet etwas heraus.
lesson-strategus-hare-2 = Du bist Rot: Lass den Hasen die Karte weit vorn angreifen.
    .hint = Tippe auf den Hasen, dann auf die verdeckte Karte weit vorn.
    .others = Das geht. Aber dein Hase kommt bis zur Karte und deckt sie auf.
lesson-strategus-hare-3 = Der Grizzly! Der Hase ist weg, aber jetzt weißt du es, solange du es dir merkst.

lesson-strategus-trap = Die Falle
    .lesson = Eine Falle schlägt alle Angreifer außer dem Fuchs und bleibt liegen. Was nie gezogen hat, kann eine sein.
lesson-strategus-trap-1 = Diese blaue Karte hat noch nie gezogen. Was ist sie wohl?
lesson-strategus-trap-2 = Du bist Rot: Greife mit dem Gorilla die Karte vor ihm an.
    .hint = Tippe auf den Gorilla, dann auf die blaue Karte davor.
    .others = Finde heraus, was vor dem Gorilla liegt: Greife mit ihm an.
    .also1 = Klug: Nur der Fuchs räumt Fallen weg.
lesson-strategus-trap-4 = Eine Falle! Alle Angreifer verlieren gegen sie, nur der Fuchs nicht: Er räumt sie weg.
lesson-strategus-trap-5 = Du bist dran, Rot: Räume die Falle mit dem Fuchs weg.
    .hint = Der Fuchs, eine Acht, steht daneben.
    .others = Der Fuchs steht gleich neben der Falle.

lesson-strategus-apple = Der Apfel
    .lesson = Jedes Tier kann den Apfel nehmen. Wer ihn nimmt, gewinnt sofort.
lesson-strategus-apple-1 = Hier liegt der Apfel von Blau in der hintersten Reihe. Er zieht nie, und oft bewachen ihn Fallen.
lesson-strategus-apple-2 = Du bist Rot: Greife mit dem Wolf die Karte vor ihm an.
    .hint = Tippe auf den Wolf, dann auf die blaue Karte davor.
    .others = Das geht. Aber die Karte vor dem Wolf versperrt den Weg zum Apfel: Greife sie an.
lesson-strategus-apple-4 = Du bist dran, Rot: Greife mit dem Wolf die nächste Karte an.
    .hint = Geradeaus.
    .others = Noch nicht: Geradeaus liegt, was du suchst.

lesson-strategus-setup = Stelle deine Armee auf
    .lesson = Stelle deine 40 Karten auf deine vier Reihen, wie du willst. Bewache den Apfel und führe die andere Seite in die Irre.
lesson-strategus-setup-1 = Vor der Partie stellt ihr je 40 Karten verdeckt auf eure vier Reihen. Deine stehen fast alle; der Apfel und zwei Fallen fehlen noch.
lesson-strategus-setup-2 = Du bist Rot: Stelle den Apfel in die Ecke.
    .hint = Wähle den Apfel, dann das Eckfeld.
    .wrong1 = In der Ecke bewacht eine Falle wenig. Dort ist der Apfel sicherer.
lesson-strategus-setup-3 = Du bist Rot: Stelle eine Falle neben den Apfel, auf b1.
    .hint = Wähle eine Falle, dann das Feld b1.
lesson-strategus-setup-4 = Du bist Rot: Stelle noch eine Falle auf, dann bist du fertig.
    .hint = Das letzte freie Feld.
lesson-strategus-setup-6 = Auch Blau ist fertig. Jetzt kann es losgehen.

lesson-strategus-mouse = Die Maus greift an
    .lesson = Die Maus schlägt den Elefanten nur, wenn sie angreift. Greift er an, verliert sie.
lesson-strategus-mouse-1 = Du weißt, dass dort der Elefant steht. Deine Maus schlägt ihn, aber nur, wenn sie angreift.
lesson-strategus-mouse-2 = Du bist Rot: Schütze die Maus vor einem Angriff des Elefanten.
    .hint = Wer sich neben das andere Tier stellt, kann angegriffen werden. Warte: Ziehe das Nashorn.
    .also1 = Auch sicher. Der Elefant muss näher kommen.
    .also2 = Auch sicher.
    .wrong1 = Jetzt kann der Elefant angreifen, und er gewinnt. Warte, bis er neben dir steht.
lesson-strategus-mouse-4 = Der Elefant ist zu nah gekommen!
lesson-strategus-mouse-5 = Du bist dran, Rot: Greife mit der Maus an.
    .hint = Geradeaus.
    .others = Jetzt ist der Moment: Greife mit der Maus an.

lesson-strategus-stuck = Nichts zieht mehr
    .lesson = Wer nicht mehr ziehen kann, hat verloren, auch wenn der Apfel sicher liegt.
lesson-strategus-stuck-1 = Blau hat nur noch ein Tier; Apfel und Fallen ziehen nicht.
lesson-strategus-stuck-2 = Du bist Rot: Greife das letzte blaue Tier an.
    .hint = Mit dem Nashorn.
    .others = Greife das letzte blaue Tier mit dem Nashorn an.
