### The sentences of the lessons of Rufus in German.


lesson-rufus-walk = 7 Zugpunkte
    .lesson = Du hast in jedem Zug 7 Zugpunkte. Jedes Feld kostet einen, und du verbrauchst alle.
lesson-rufus-walk-1 = Alle jagen Rufus, den Fuchs: Ihn zu fangen bringt Gewinnkarten, und wer die meisten Punkte hat, gewinnt. Du hast zwei rote Steine und in jedem Zug 7 Zugpunkte: die Tatzen in der Mitte.
lesson-rufus-walk-2 = Du bist der Hirsch: Ziehe einen deiner Steine 7 Felder weiter.
    .hint = Tippe auf einen Stein, dann auf das helle Feld: Es liegt 7 Felder weiter.
    .others = Das darfst du auch, dazu später mehr. Ziehe hier nur einen Stein.

lesson-rufus-catch = Gefangen!
    .lesson = Erreichst du Rufus, bekommst du eine Gewinnkarte. Dein Stein kommt zu deinem anderen zurück.
lesson-rufus-catch-1 = Rufus ist genau 7 Felder vor deinem Stein. Wer Rufus erreicht, bekommt die oberste Gewinnkarte: 7 Punkte. Die kleine Zahl daneben sagt, wie viele Karten noch da sind.
lesson-rufus-catch-2 = Du bist der Hirsch: Fange Rufus mit deinem Stein.
    .hint = Nimm den Stein, der 7 Felder hinter ihm steht.
    .others = Sieh noch einmal hin: Ein Stein steht genau 7 Felder hinter Rufus.
lesson-rufus-catch-3 = Dein Stein kommt zu deinem anderen zurück. Halte also auch den anderen nah bei Rufus. Aber gib acht: Führt jemand Rufus auf ein Feld, auf dem beide stehen, scheidest du aus.

lesson-rufus-fit = Es muss aufgehen
    .lesson = Alle 7 Zugpunkte werden verbraucht. Führe Rufus so weit, dass dein Stein ihn genau mit dem letzten erreicht.
lesson-rufus-fit-1 = Rufus ist nur 5 Felder vor dir. Probiere, 7 Felder zu ziehen.
lesson-rufus-fit-2 = Mit Zugpunkten kommt kein Stein an Rufus vorbei. Aber du darfst auch Rufus führen: Jedes Feld kostet 1 Zugpunkt.
lesson-rufus-fit-3 = Du bist der Hirsch: Führe zuerst Rufus, dann fange ihn.
    .hint = 1 Zugpunkt für Rufus: Dann ist er 6 Felder weg, und dir bleiben 6 Zugpunkte.
    .others = Noch nicht. Steht Rufus 1 Feld weiter als am Anfang: Wie weit ist er dann weg, und wie viele Zugpunkte bleiben dir?

lesson-rufus-lead = Rufus führen
    .lesson = Wer Rufus auf ein Fuchsfeld führt, gewinnt eine Gewinnkarte. Den eigenen Stein ziehst du immer zuletzt.
lesson-rufus-lead-1 = Rufus zu führen lohnt sich auch so: Bringst du ihn auf ein Fuchsfeld oder darüber hinaus, gewinnst du eine Gewinnkarte.
lesson-rufus-lead-2 = Auch wer Rufus auf einen Stein führt, gewinnt eine Gewinnkarte. Der Stein kommt dann zum anderen seiner Farbe.
lesson-rufus-lead-3 = Du bist der Hirsch: Führe Rufus genau aufs Fuchsfeld.
    .hint = Ihm fehlen 3 Felder.
    .others = Das geht. Führe hier aber Rufus 3 Felder weiter: Auf dem Fuchsfeld gibt es eine Gewinnkarte.
    .also1 = Auch eine Gewinnkarte: Rufus darf über das Fuchsfeld hinaus.
    .also2 = Eine Gewinnkarte, aber für einen Stein bleibt kein Zugpunkt.
lesson-rufus-lead-4 = Du hast noch 4 Zugpunkte: Ziehe einen deiner Steine.
    .hint = Der Stein kommt zuletzt und beendet deinen Zug.
    .others = Das geht auch. Ziehe hier einen Stein mit allen 4 Zugpunkten.

lesson-rufus-lay = Falsche Fährte
    .lesson = Fährtenkarten mit gerader Zahl schicken die anderen vor, solche mit ungerader zurück. Eigene Karten tun dir nichts.
lesson-rufus-lay-1 = Für 1 Zugpunkt legst du verdeckt eine Fährtenkarte aus, irgendwo zwischen dem hintersten Stein der anderen und Rufus: eine in jedem Zug. Gerade Zahlen führen vor, ungerade zurück.
lesson-rufus-lay-2 = Du bist der Hirsch: Lege die 9 dem Keiler in den Weg.
    .hint = Die 9 ist ungerade: 9 Felder zurück. Lege sie dicht vor den vorderen Stein des Keilers.
    .others = Das geht auch. Stelle zuerst deine Falle: die 9, dicht vor dem vorderen Stein des Keilers.
    .wrong1 = Die 8 ist gerade und hilft dem Keiler weiter, vielleicht sogar an Rufus vorbei.
    .wrong2 = Gut versteckt, aber zu weit: Dahin kommt der Keiler in einem Zug nicht.
    .wrong3 = Da hält sie nur seinen hinteren Stein auf. Lege sie vor den vorderen: Der ist näher an Rufus.
lesson-rufus-lay-3 = Du hast noch 6 Zugpunkte: Ziehe einen deiner Steine.
    .hint = Ein Stein, 6 Felder.
    .others = Das geht auch. Ziehe hier aber einen Stein.
lesson-rufus-lay-5 = Der Keiler ist auf deine Karte geraten: 9 Felder zurück, und übrige Zugpunkte verfallen.

lesson-rufus-meet = Wem gehört die Karte?
    .lesson = Bei einer fremden Karte endet dein Zug, und du folgst ihrer Fährte: bei gerader Zahl vor, bei ungerader zurück.
lesson-rufus-meet-1 = Auf deinem Weg liegt eine fremde Fährtenkarte. Ist sie gerade oder ungerade? Das weiß nur der Keiler.
lesson-rufus-meet-2 = Du bist der Hirsch: Ziehe mit dem vorderen Stein trotzdem weiter.
    .hint = Tippe auf den vorderen Stein, dann auf das helle Feld.
    .others = Das darfst du. Sei hier mutig und nimm den vorderen Stein.
lesson-rufus-meet-3 = Eine 6: 6 Felder vor, an Rufus vorbei. Das bringt eine Gewinnkarte, und dein Stein muss nicht zurück.

lesson-rufus-count = Die letzte Gewinnkarte
    .lesson = Es gewinnt, wer die meisten Punkte hat: Gewinnkarten, dazu ungerade Karten auf der Hand, weniger die geraden. Lege Karten mit gerader Zahl rechtzeitig aus.
lesson-rufus-count-1 = Mit der letzten Gewinnkarte ist die Partie aus. Auf der Hand zählen dann Karten mit ungerader Zahl für dich, mit gerader gegen dich.
lesson-rufus-count-2 = Du bist der Hirsch: Lege eine Karte aus, fange Rufus und gewinne.
    .hint = Lege die 8 aus, die gerade Karte: Sonst zählt sie gegen dich.
    .others = Noch nicht gewonnen. 1 Zugpunkt ist für die Karte, die dich am Ende Punkte kosten würde, 6 sind für den Fang.
lesson-rufus-count-3 = Du gewinnst mit 53 zu 50: Bei den Gewinnkarten steht es 50 zu 50, und die 3 auf deiner Hand zählt für dich.

lesson-rufus-two = Zwei auf einmal
    .lesson = Rufus hält bei Steinen an und schickt jeden zum anderen seiner Farbe. Fuchsfeld und Stein zusammen bringen zwei Gewinnkarten.
lesson-rufus-two-1 = Auch Rufus kann fangen: Führst du ihn auf einen Stein, hält er an, du gewinnst eine Gewinnkarte, und der Stein kommt zum anderen seiner Farbe.
lesson-rufus-two-2 = Du bist der Hirsch: Gewinne mit Rufus zwei Gewinnkarten auf einmal.
    .hint = 5 Felder am Stück: über das Fuchsfeld hinaus bis zum Stein.
    .others = Das geht. Aber vor Rufus warten gleich zwei Gewinnkarten.
    .wrong1 = Eine Gewinnkarte, für das Fuchsfeld. 2 Felder weiter gäbe es noch eine.
    .wrong2 = Eine Gewinnkarte, und ein Feld zu wenig bis zum Stein.

lesson-rufus-leave = Was hinterlässt du?
    .lesson = Sieh nach, was du hinterlässt, bevor dein Zug endet: Ein Fuchsfeld höchstens 7 Felder vor Rufus ist ein Geschenk für andere.
lesson-rufus-leave-1 = Rufus ist 8 Felder vom Fuchsfeld entfernt. Ein Feld näher, und der Keiler führt ihn hin und gewinnt 5 Punkte.
lesson-rufus-leave-2 = Du bist der Hirsch: Nutze alle 7 Zugpunkte, ohne Rufus zu führen.
    .hint = Lass Rufus stehen und ziehe einen Stein.
    .others = Jetzt fehlen Rufus höchstens 7 Felder: Der Keiler führt ihn aufs Fuchsfeld und bekommt die Gewinnkarte.
lesson-rufus-leave-4 = Der Keiler kam an keine Gewinnkarte und zog nur einen Stein.

lesson-rufus-out = Raus aus der Jagd
    .lesson = Fängt Rufus deine beiden Steine auf einmal, bist du draußen, und nur deine Gewinnkarten zählen noch.
lesson-rufus-out-1 = Beide Steine des Keilers stehen zusammen, 4 Felder vor Rufus. Das ist gefährlich.
lesson-rufus-out-2 = Du bist der Hirsch: Führe Rufus zu den Steinen des Keilers.
    .hint = 4 Felder, 4 Zugpunkte.
    .others = Das geht. Sieh aber nach, wo Rufus nach 4 Feldern wäre.
lesson-rufus-out-3 = Du hast noch 3 Zugpunkte: Ziehe einen deiner Steine.
    .hint = Ziehe 3 Felder.
    .others = Das geht auch. Ziehe hier aber einen Stein.

lesson-rufus-own = Kein Weg vorbei
    .lesson = Rufus fängt auch deine eigenen Steine. Das kann sich lohnen: Auf einem Fuchsfeld bringt es zwei Gewinnkarten.
lesson-rufus-own-1 = Rufus ist 3 Felder vom Fuchsfeld entfernt. Dort steht aber dein eigener Stein.
lesson-rufus-own-2 = Du bist der Hirsch: Probiere, Rufus 5 Felder weiterzuführen.
lesson-rufus-own-3 = Rufus läuft nie an einem Stein vorbei, auch nicht an deinem.
lesson-rufus-own-4 = Du bist der Hirsch: Führe Rufus auf deinen Stein.
    .hint = 3 Felder.
    .others = Das geht. Führe Rufus hier 3 Felder weiter und sieh, was passiert.
