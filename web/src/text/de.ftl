### Die Worte rund um die Spiele. Deutsch und Englisch haben dieselben Ids, Attribute und Variablen.

## Haus

welcome = Brettspiele für die Familie
welcome-note = Tisch aufstellen, Freunden einen Link schicken oder sich zum Computer setzen, und im Browser spielen. Niemand braucht ein Konto.
choose-game = Was soll es sein?
new-table = Tisch aufstellen
recent = Deine Tische
recent-open = läuft noch
recent-older = { $count ->
        [one] Noch ein Tisch
       *[other] Noch { $count } Tische
    }
recent-over = zu Ende
as-seat = als { $name }
forget = Den Tisch mit { $name } aus dieser Liste nehmen
forget-short = Aus dieser Liste nehmen
opening = Einen Augenblick …
table = Tisch
close = Schließen
copy = Kopieren
copied = Kopiert
go-home = Zur Startseite

## Einstellungen

preferences = Einstellungen
language = Sprache
language-de = Deutsch
language-en = English
theme = Licht
theme-auto = Wie das Gerät
theme-light = Tag
theme-dark = Abend
speed = Wie schnell die anderen spielen
speed-slow = Gemütlich
speed-normal = Normal
speed-fast = Flott
speed-instant = Sofort
sound = Klänge von Holz und Karten
switch-language = EN: switch to English
switch-light = Tageslicht einschalten
switch-dark = Abendlicht einschalten

## Einen Tisch aufstellen

who-plays = Wer spielt mit?
your-name = Dein Name
your-name-hint = So sehen dich die anderen
own-sign = Ein Zeichen neben deinem Namen
sign-none = Keines
sign-sun = Sonne
sign-moon = Mond
sign-star = Stern
sign-heart = Herz
sign-leaf = Blatt
sign-fir = Tanne
sign-mushroom = Pilz
sign-fish = Fisch
sign-cat = Katze
sign-boat = Boot
sign-crown = Krone
how-many = Wie viele Plätze?
seat-number = Platz { $number }
sit-me = Hier sitze ich
sit-link = Jemand mit Link
bot-child = Bot: Kind
    .short = Kind
    .help = Kind: spielt fröhlich drauflos und vergisst manches. Gut für Kinder ab acht.
bot-casual = Bot: Nachbar
    .short = Nachbar
    .help = Nachbar: kennt das Spiel und sieht, was gerade gut ist.
bot-club = Bot: Stammgast
    .short = Stammgast
    .help = Stammgast: spielt jede Woche, merkt sich viel und schaut voraus.
bot-master = Bot: Meister
    .short = Meister
    .help = Meister: rechnet weit voraus und vergisst nichts. Nimm dir Zeit.
bot-greedy = Bot: will gewinnen
    .short = will gewinnen
    .help = Der Bot nimmt immer, was gerade am meisten bringt.
bot-forgetful = Bot: vergisst auch mal etwas
    .short = vergesslich
    .help = Der Bot will gewinnen, vergisst aber auch mal etwas.
bot-random = Bot: spielt irgendwas
    .short = irgendwas
    .help = Der Bot spielt, was ihm gerade in die Finger kommt.
coach-allowed = Der Ratgeber darf helfen
    .help = Wer am Zug ist, kann sich Rat holen: die besten Züge und wie gut sie sind. Der Ratgeber sieht dabei nur, was an diesem Platz zu sehen ist.
teams-note = Zusammen spielen: { $teams }. Partner sitzen einander gegenüber.
house-rules = Hausregeln
presets = Was spielt ihr?
presets-own = Eine eigene Mischung: siehe Hausregeln.
rules-default = wie im Regelheft
rules-own = eigene
rules-note = Bezeichnet ist, was das Regelheft sagt, und wo es etwas offen lässt, wie wir es lesen. Wer am Tisch sitzt, kann nachsehen, was gilt.
rulebook = Regelheft
ours = unsere Lesart
create-table = An den Tisch
table-ready = Dein Tisch steht bereit
to-table = Hinsetzen

## Links

invite = Links zu diesem Tisch
invite-note = Jeder Link öffnet einen Platz: schick ihn nur an den Menschen, der dort sitzen soll.
invite-seat = { $name }
invite-watch = Nur zuschauen

## Am Tisch

your-turn = Du bist am Zug
plate-turn = am Zug
plate-you = du
plate-partner = Partner
play-as-seat = Als { $name } weiterspielen
plate-bot = Bot
plate-away = nicht da
plate-starter = beginnt diese Runde
board-label = Das Brett
hand-label = Deine Karten
welcome-seat = Schön, dass du da bist!
without-name = Ohne Namen
watching = Du schaust zu. Was verdeckt ist, bleibt verdeckt.
missing = Noch nicht da: { $names }
missing-links = Link schicken
line-waiting = Die Verbindung zum Tisch ist unterbrochen. Neuer Versuch …
confirm-field = Hierhin
step-back = Zurück
card-idle = Mit dieser Karte ist gerade kein Zug möglich.
card-idle-short = gerade nicht spielbar
by-rule = §{ $rule }: { $words }
field-empty = leer
field-offered = wählbar
man-yours = deine
discard-open = { $count ->
        [one] Gespielte Karten: eine. Zeigen, welche
       *[other] Gespielte Karten: { $count }. Zeigen, welche
    }
discard-title = Gespielte Karten
discard-note = { $pile ->
        [one] Im Stapel liegt noch eine Karte.
       *[other] Im Stapel liegen noch { $pile } Karten.
    }
log-title = Was geschah
table-rules = An diesem Tisch gilt
barred = Hier ist kein Platz für dich

## Der Ratgeber

coach = Ratgeber
coach-off = schweigt
coach-ask = Rat
    .long = Den Ratgeber fragen
coach-title = Was der Ratgeber täte
coach-thinks = Der Ratgeber überlegt …
coach-first = Beim ersten Mal braucht er etwas länger.
coach-none = Gerade weiß der Ratgeber keine Antwort.
coach-once-more = Noch einmal fragen
coach-says = Der Ratgeber: { $actions }
coach-way = { $action }: { $chance } Gewinnchance
coach-note = Er sieht nur, was du siehst. Zum Spielen bestätigst du wie immer.

## Das Ende

end-won = Gewonnen!
end-lost = Verloren
end-draw = Unentschieden
end-watched = Das Spiel ist aus
again = Noch einmal
to-next = Zum nächsten Spiel
see-board = Das Brett ansehen
see-end = Ergebnis
fair-title = Ging es ehrlich zu?
fair-note = Bevor es losging, wurde der Tisch durch einen Fingerabdruck an ein Geheimnis gebunden. Jetzt, am Ende, wird es gezeigt. Jede Karte, die gegeben wurde, und jedes Los folgt daraus.
fair-good = In deinem Browser geprüft: Der Zufall stand vor dem Spiel fest.
fair-bad = Geheimnis und Fingerabdruck passen nicht zusammen!
fair-commitment = Fingerabdruck, von Anfang an bekannt (SHA-256)
fair-secret = Geheimnis

back-to-table = Zum Tisch
receipt = Beleg
receipt-about = Jede Karte, jedes Los und jeder Würfel dieser Partie folgt aus einem Geheimnis und aus den Zahlen, die eure Browser dazugegeben haben. Dein Browser hat gerade noch einmal gezogen.
receipt-none = Diese Datei hat keinen Beleg: Nichts beweist, woher ihre Karten kamen.
receipt-checking = Alles wird noch einmal gezogen …
receipt-good = Es ging ehrlich zu: Alles passt zusammen.
receipt-alone = Alles passt zusammen, aber kein Browser hat eine Zahl dazugegeben.
receipt-partly = Ab Schritt { $step } passt alles zusammen. Was davor kam, ist aus einer anderen Partie übernommen und wird nicht beurteilt.
receipt-without = Alles passt zusammen, aber deine eigene Zahl ist nicht dabei.
receipt-nothing = { $count ->
    [0] In dieser Partie wurde nichts gezogen: Es gab nichts zu beurteilen.
   *[other] Nichts wurde beurteilt: Alles, was gezogen wurde, ist aus einer anderen Partie übernommen.
}
receipt-bad = Das passt nicht zusammen!
receipt-secret-good = Das Geheimnis ist jenes, an das der Tisch vor der ersten Karte gebunden war.
receipt-secret-bad = Das Geheimnis ist nicht jenes, an das der Tisch vor der ersten Karte gebunden war!
receipt-seed-good = { $name }: Die Zahl ist die vorher versprochene.
receipt-seed-bad = { $name }: Die Zahl ist nicht die vorher versprochene!
receipt-seed-withheld = { $name }: Eine Zahl war versprochen, wurde aber nie gezeigt. Der Zufall kam ohne sie aus.
receipt-no-seeds = Kein Browser hat eine Zahl dazugegeben: Das Geheimnis allein hat entschieden, und wer den Tisch bereitstellt, hätte Geheimnisse probieren können, bis eines gefällt.
receipt-misfit = Dieser Beleg gehört nicht zu dieser Partie: Er nennt einen anderen Tisch, oder mehr Schritte, als es gibt!
receipt-own-in = Deine eigene Zahl ist dabei, und all das ist, was dieser Browser erfahren hatte, bevor er sie zeigte.
receipt-own-contradicted = Diesem Browser war vorher etwas anderes gesagt worden!
receipt-own-left_out = Dieser Browser hat rechtzeitig eine Zahl versprochen, und sie fehlt hier!
receipt-own-late = Deine eigene Zahl war versprochen, kam aber zu spät: Die Partie begann ohne sie.
receipt-own-replaced = Für deinen Platz wurde nach deiner eine andere Zahl versprochen: von einem anderen deiner Geräte, sonst vom Server.
receipt-own-sealed = Als dieser Browser kam, war schon alles versprochen, so sagte es der Server: Deine Zahl ist nicht dabei. Wer vorher da war, findet die eigene.
receipt-own-begun = Als dieser Browser kam, hatte die Partie schon begonnen, so sagte es der Server: Deine Zahl ist nicht dabei. Wer vorher da war, findet die eigene.
receipt-own-none = Dieser Browser hat hier keine Zahl dazugegeben. Wer eine gab, sieht auf dem eigenen Gerät, ob sie dabei ist.
receipt-taken-over = { $count ->
    [one] Nicht beurteilt: ein Ergebnis in den ersten { $steps } Schritten, die aus einer anderen Partie übernommen sind.
   *[other] Nicht beurteilt: { $count } Ergebnisse in den ersten { $steps } Schritten, die aus einer anderen Partie übernommen sind.
}
receipt-origin = Deren Beleg
receipt-never-begun = { $count ->
    [one] Davor hatte dieser Browser seine Zahl an einem anderen Tisch gezeigt und nie erfahren, dass dort eine Partie begann. Wer ihn bereitstellte, hätte alle Zahlen sehen und den Tisch aufgeben können:
   *[other] Davor hatte dieser Browser seine Zahl an { $count } anderen Tischen gezeigt und nie erfahren, dass dort eine Partie begann. Wer sie bereitstellte, hätte alle Zahlen sehen und die Tische aufgeben können:
}
receipt-drawn = { $count ->
    [one] Ein Ergebnis wurde noch einmal gezogen, und es ist das richtige.
   *[other] { $count } Ergebnisse wurden noch einmal gezogen, und es sind die richtigen.
}
receipt-elsewhere = Diese Seite kommt von dem Server, der die Karten gegeben hat. Wer niemandem traut, sichert die Datei und lässt sie von einem eigenen Programm prüfen, samt den Regeln:
receipt-limits = Was das nicht beweist
receipt-limits-about = { $seeds ->
    [0] Dass nicht Geheimnisse probiert wurden, bis eines gefiel, oder Tische vor dem Beginn aufgegeben. Und ob verdeckte Karten angesehen wurden, kann niemand wissen.
   *[other] Wer den Tisch bereitstellt und selbst auf Plätzen sitzt, kann deren Zahlen zeigen oder zurückhalten, nachdem alle anderen gezeigt sind: mit einem Platz eine Wahl zwischen zwei Partien, mit k Plätzen unter 2 hoch k. Ein Tisch kann vor dem Beginn aufgegeben werden, und alle können gebeten werden, sich neu zu setzen: Browser, die ihre Zahl gezeigt hatten, sagen das oben. Und ob verdeckte Karten angesehen wurden, kann niemand wissen.
}
receipt-draws = Woher alles kam
receipt-draws-about = Vor jeder Ziehung liegen alle möglichen Ergebnisse in einer Reihe, jedes so oft, wie es wahrscheinlich ist. Ein Los entscheidet, welches kommt.
receipt-what = Was
receipt-ticket = Los
receipt-of = { $ticket } von { $of }
receipt-right = Richtig
receipt-other = Falsch: Es hätte { $brings } sein müssen
receipt-taken = aus der anderen Partie, nicht beurteilt
receipt-wrong = { $count ->
    [one] Ein Ergebnis ist nicht das gezogene: Schritt { $step }.
   *[other] { $count } Ergebnisse sind nicht die gezogenen, das erste bei Schritt { $step }.
}
receipt-all = Alle { $count } zeigen
receipt-numbers = Die Zahlen
receipt-seed = Zahl von { $name }
luck = Wie wahrscheinlich war das?
luck-about = Wie oft es kam, und in Klammern, wie oft es zu erwarten war. Was viel öfter kam als üblich, ist unterstrichen.
luck-nobody = Diesmal niemand.
luck-happened = Diesmal: { $names }.
luck-all = Alle
luck-deal = Gegeben
luck-draw = Gezogen
luck-roll = Gewürfelt
luck-reveal = Aufgedeckt
luck-prize = Preise
replay = Noch einmal ansehen
replay-at = { $number } von { $count }, Schritt { $steps }
replay-first = Zum Anfang
replay-last = Zum Ende
replay-play = Abspielen
replay-pause = Anhalten
replay-eyes = Durch wessen Augen
replay-eyes-open = Alle Karten offen
replay-eyes-of = Wie { $name } es sah
replay-eyes-watch = Wie man es beim Zuschauen sah
replay-more = Mehr
replay-keys = Tasten: ← und → gehen einen Schritt, die Leertaste spielt ab und hält an, Bild auf und Bild ab gehen zehn Schritte, Pos 1 und Ende gehen an die Enden.
replay-share = Link zu dieser Stellung
replay-share-note = Wer diesen Link hat, sieht diesen Augenblick und kann von dort aus weitergehen.
replay-save = Als Datei sichern
replay-file = Eine Partie öffnen
replay-file-note = Wähl die Datei einer Partie, die hier oder im Terminal gesichert wurde, oder zieh sie hierher.
replay-file-wrong = Das ist keine Partie, die sich lesen lässt.
what-if = Was wäre, wenn …
what-if-note = Die Partie geht von hier, nach { $steps } Schritten, an einem eigenen Tisch weiter: du gegen Bots, mit neuem Glück. Die gespielte Partie bleibt, wie sie war.
what-if-seat = Du spielst als
what-if-bot = Die anderen
what-if-go = Von hier weiterspielen
what-if-table = „Was wäre, wenn“: geht nach Schritt { $steps } einer anderen Partie weiter.
sent = Was wurde mir geschickt?
sent-short = Jede Nachricht des Servers an diesen Browser, Byte für Byte.
sent-about = Hier ist jede Nachricht, die der Server diesem Browser zu diesem Tisch geschickt hat, Byte für Byte, wie sie kam, und nur in deinem Browser aufbewahrt. Verdeckte Karten sind nicht darin: Such, wonach du willst.
sent-private = Einladungen und deine Mailadresse gehen nur dich an: In der gesicherten Datei sind sie leer, damit du sie herzeigen kannst.
sent-nothing = Zu diesem Tisch ist in diesem Browser nichts aufbewahrt.
sent-watcher = Als Zuschauer
sent-sum = { $count ->
    [one] Eine Nachricht, { $bytes } Bytes
   *[other] { $count } Nachrichten, { $bytes } Bytes
}
sent-bytes = { $bytes } Bytes
sent-search = Suchen
sent-found = { $count ->
    [0] In keiner davon.
    [one] In einer Nachricht.
   *[other] In { $count } Nachrichten.
}
sent-save = Als Datei sichern
sent-all = Alle { $count } zeigen
sent-unable = Dieser Browser bewahrt hier nichts auf (ein privates Fenster?).

## Der Rückblick

review = Rückblick
review-loading = Ich sehe mir die Partie noch einmal an, Zug für Zug …
review-patience = Das dauert ein bisschen. Du kannst das Fenster schließen und später wiederkommen.
review-again = Noch einmal versuchen
review-about = Wie die Gewinnchancen standen: nach jedem Zug so geschätzt, wie man es an dem Platz selbst sehen konnte.
review-curve = Die Gewinnchancen über { $count } Schritte. Am Anfang: { $begin }. Am Ende: { $end }.
review-side = { $who } { $chance }
review-walk = Durch die Partie gehen
review-at = Schritt { $number } von { $count }
review-begin = Bevor es losging
review-dealt = Karten oder Würfel
review-before = Einen Schritt zurück
review-next = Einen Schritt weiter
review-turns = Wendepunkte
review-turn = Wendepunkt { $number }
review-missed-own = Du hättest …
review-missed-of = { $who } hätte …
review-missed-nothing = Nichts verschenkt!
    .help = Der Bot „Stammgast“ hätte an deinem Platz nichts deutlich besser gemacht.
review-better = Besser
review-played = Gespielt
review-gain = { $gain } Gewinnchance
review-look = Ansehen
review-others = Die anderen: { $count ->
        [one] eine verpasste Gelegenheit
       *[other] { $count } verpasste Gelegenheiten
    }
review-more = { $count ->
        [one] Noch eine zeigen
       *[other] Noch { $count } zeigen
    }
review-luck = Glück und Können
review-luck-about = Glück: was Karten, Würfel und Lose an Gewinnchance gebracht oder genommen haben, alles zusammengezählt.
review-lost-about = Verschenkt: wie viel Gewinnchance liegen blieb, weil es bessere Züge gab, alles zusammengezählt.
review-luck-short = Glück
review-lost-short = Verschenkt
review-who = Wer
review-table = Alle Schritte als Tabelle
review-step = Schritt
review-happened = Was geschah
review-save = Als Datei sichern (JSON)

## Hilfe

help = Regeln und Tasten
keys-title = Mit der Tastatur spielen
keys-cards = Die Karte an dieser Stelle der Hand nehmen
    .key = 1 … 6
keys-arrows = Zum nächsten Stein oder zum nächsten Feld, das wählbar ist; mit Umschalt Feld für Feld
    .key = Pfeiltasten
keys-setup-place = Beim Aufstellen: diese Karte auf das Feld stellen
    .key = 1 … 9, M, T, A
keys-setup-take = Beim Aufstellen: die Karte vom Feld nehmen
    .key = Entf
keys-squares = Von Feld zu Feld; mit Umschalt zum nächsten, das wählbar ist
    .key = Pfeiltasten
keys-enter = Wählen
    .key = Eingabe
keys-escape = Einen Schritt zurück
    .key = Escape
keys-let-go = Die gewählte Karte wieder loslassen
    .key = Escape
keys-back = Den letzten Teil einer Sieben zurücknehmen
    .key = Rücktaste
keys-back-step = Den letzten Schritt zurücknehmen
    .key = Rücktaste
keys-trails = Die Fährtenkarte mit dieser Zahl nehmen
    .key = 2 … 9
keys-fox = Rufus nehmen
    .key = R
keys-tab = Vom Brett zu dem, was daneben liegt, und weiter
    .key = Tabulator

## Wo die Regelhefte schweigen

rulings = Wo das Regelheft schweigt
rulings-all = Wo die Regelhefte schweigen
rulings-about = Was wir entschieden haben, für alle Spiele
rulings-note = Kein Regelheft denkt an alles. Hier steht, was bei uns gilt, wo eines schweigt oder sich verschieden lesen lässt, und was sich ändern lässt. Macht es miteinander aus, bevor ihr anfangt.
rulings-options = Das könnt ihr wählen
rulings-options-note = Beim Aufstellen des Tischs. Wählt niemand, gilt, was zuerst genannt ist.
rulings-fixed = Was wir klargestellt haben
rulings-fixed-note = Auch das steht nicht oder nicht deutlich im Regelheft. Wo etwas fehlt, haben wir es ergänzt, sonst gilt, was am besten zum Übrigen passt. Zu wählen ist hier nichts.
rulings-rulebook = Im Regelheft: { $value }
rulings-ours = Unsere Lesart: { $value }
rulings-only = Nur mit „{ $option }: { $value }“
rulings-others = Auch möglich: { $values }
rulings-range = { $step ->
        [1] { $low } bis { $high }
       *[other] { $low } bis { $high } in Schritten von { $step }
    }

## Zusammen spielen

together = Zusammen spielen
listed = Jeder darf sich dazusetzen
    .help = Der Tisch steht auf der Startseite dieses Servers, bis alle Plätze besetzt sind. Sonst kann nur mitspielen, wem du einen Link schickst.
lobby = Tische, an denen jemand wartet
lobby-free = { $count ->
        [one] ein freier Platz
       *[other] { $count } freie Plätze
    }
along = Deine Tische auf ein anderes Gerät mitnehmen
    .help = Dieser Browser bewahrt die Schlüssel deiner Plätze auf. Speichere sie in eine Datei und öffne sie auf dem anderen Gerät. Wer die Datei hat, hat deine Plätze.
along-save = In eine Datei speichern
along-load = Eine Datei öffnen
along-good = { $count ->
        [one] Ein Tisch ist jetzt hier.
       *[other] { $count } Tische sind jetzt hier.
    }
along-bad = In dieser Datei stehen keine Tische.
share = Teilen …
qr-show = QR-Code zeigen
qr-label = QR-Code: { $name }
invite-sofa = Auf dem großen Bildschirm
    .help = Öffne das auf einem Fernseher oder Laptop mitten im Zimmer: Dort ist nur das Brett zu sehen, und jeder hat seine Hand auf dem Telefon.
invite-device = Dein eigener Platz auf einem anderen Gerät
    .help = Nur für dich: Wer diesen Link hat, kann für dich spielen.
sit-phone = Jemand mit Telefon
sofa-here = Auf dem Sofa spielen
    .help = Dieser Bildschirm zeigt allen das Brett, und jeder hält seine Hand auf dem Telefon. Wer sich setzt, liest das Bild eines Platzes ein.
sofa-free = { $name } ist frei: lies das mit dem Telefon ein.
sofa-read = Sucht euch einen Platz aus und lest sein Bild mit dem Telefon ein.
sofa-full = Ganzer Bildschirm
hand-first = Das Brett ist auf dem großen Bildschirm: vor allem meine Hand zeigen
hand-board = Das Brett auch hier zeigen
hand-look = Brett vergrößern
arrival-about = { $count ->
        [0] Eine Partie { $game }. Sonst ist noch niemand da.
       *[other] Eine Partie { $game } mit { $names }.
    }
arrival-seat = Wo möchtest du sitzen?
arrival-free = frei
arrival-taken = besetzt
arrival-before = Zu dem Platz, den du hast
gathering = Bevor es losgeht
gathering-here = ist da
gathering-away = war da, ist gerade weg
gathering-open = kommt noch
gathering-missing = noch nicht da
gathering-locked = gesperrt
gathering-note = Es geht los, wenn alle da sind. Noch ist nichts ausgeteilt.
gathering-seeds = Es wird gemischt. Es fehlt noch: { $names }
gathering-begin = Ohne die anfangen, die fehlen
host = Du bist Gastgeber
host-note = Ist jemand länger weg, kannst du den Platz vergeben. Ein Bot hält ihn frei, bis jemand kommt; alle erfahren davon.
host-change = Ändern …
host-arrange = Den Platz von { $name } ändern
host-invite = Jemand mit Link
host-anew = Ein neuer Link
host-free = Bitten zu gehen
host-fill = Einen Bot spielen lassen
host-lock = Sperren
host-unlock = Freigeben
host-move = Platz tauschen mit { $name }
again-rotated = Noch einmal, einen Platz weiter

pace = Wie schnell?
pace-none = Ohne Uhr
    .help = Lasst euch Zeit. Wer weg ist, während die anderen warten, für den spielt ein Bot, bis er wiederkommt.
pace-live = Mit Uhr
    .help = So lange für jeden Zug; was länger dauert, geht von einem Vorrat für die ganze Partie ab. Ist der aufgebraucht, spielt ein Bot weiter, bis du zurückkommst.
pace-days = Tage für jeden Zug
    .help = Für Partien neben dem Alltag. Ist die Zeit um, spielt ein Bot weiter, bis du zurückkommst.
pace-move = Für einen Zug
pace-bank = Im Vorrat
pace-each = Für einen Zug
pace-seconds = { $move } Sekunden
pace-minutes = { $bank ->
        [one] eine Minute
       *[other] { $bank } Minuten
    }
pace-days-count = { $days ->
        [one] ein Tag
       *[other] { $days } Tage
    }
pace-live-is = { $move } Sekunden für einen Zug und { $bank } Minuten im Vorrat
pace-days-is = { $days ->
        [one] Ein Tag für einen Zug
       *[other] { $days } Tage für einen Zug
    }
clock = Restliche Zeit: { $left }, im Vorrat: { $bank }
clock-days-short = { $days } T
clock-days = { $days } T { $hours } h
stand-in = Wer springt ein?
stand-in-usual = Wie üblich: Nachbar
stand-in-is = Wer fehlt, für den spielt ein Bot: { $bot }.
patience = Für wen weg ist, nach
patience-minutes = { $minutes ->
        [one] einer Minute
       *[other] { $minutes } Minuten
    }
patience-ever = nie

plate-kept = ein Bot springt ein
kept-away = Du warst weg, und ein Bot hat für dich gespielt: { $bot }.
kept-time = Deine Zeit war um. Ein Bot spielt für dich: { $bot }.
kept-asked = Ein Bot spielt für dich: { $bot }.
kept-host = Der Gastgeber lässt einen Bot für dich spielen: { $bot }.
come-back = Selbst weiterspielen
step-away = Einen Bot für mich spielen lassen
notice-kept-away = { $name } ist weg. Ein Bot spielt weiter.
notice-kept-time = Die Zeit von { $name } war um. Ein Bot spielt weiter.
notice-kept-asked = { $name } muss kurz weg. Ein Bot spielt weiter.
notice-kept-host = Der Gastgeber lässt einen Bot für { $name } spielen.
notice-back = { $name } ist zurück.
notice-freed = Der Gastgeber hat diesen Platz für jemand anderen freigegeben: { $name }.

agree = Etwas ausmachen
reach = Schreib mir, wenn ich am Zug bin
reach-keep = Merken
reach-push = Diesem Browser Bescheid sagen, auch wenn er zu ist
reach-push-end = Dem Browser nicht mehr Bescheid sagen
reach-none = Dir schreibt niemand. Die Adresse bleibt bei diesem Tisch und wird niemandem gezeigt.
reach-is = Dir wird an { $mail } geschrieben. Beim ersten Mal geht ein Brief dorthin, in dem du ja sagst; ohne das kommt kein anderer. Merke eine leere Adresse, um es zu beenden.

letters = Briefe
letters-about = Jemand hat diese Mailadresse an einem Spieltisch angegeben, um Bescheid zu bekommen, sobald er am Zug ist. Sollen solche Briefe kommen?
letters-yes = Ja, schreibt mir
letters-no = Nein, nie mehr
letters-wanted = Gut. Ein Brief kommt, sobald du bei einem Spiel über Tage am Zug bist und nicht da bist. Hier kannst du das jederzeit beenden.
letters-ended = Gut. An diese Adresse wird nicht mehr geschrieben. Falls du es dir anders überlegst, kannst du hier wieder ja sagen.
letters-unknown = Dieser Link steht in keinem Brief. Ist er ganz übernommen?

offer-undo = Meinen letzten Zug zurücknehmen
offer-draw = Unentschieden anbieten
offer-resign = Aufgeben
offer-pace = In anderem Tempo spielen
offer-sure = Wirklich aufgeben?
offer-this = Den anderen vorschlagen
offer-yes = Ja
offer-no = Nein
offer-withdraw = Zurückziehen
offered-own = { $offer }: warten auf { $names }
offered-undo = { $name } möchte einen Zug zurücknehmen.
offered-draw = { $name } bietet Unentschieden an.
offered-resign = { $name } möchte mit dir zusammen aufgeben.
offered-pace = { $name } möchte so spielen: { $pace }.
event-resigned = { $who } hat aufgegeben.
event-agreed_draw = Unentschieden, wie { $who } es angeboten hat.
notice-offer-undo = { $name } möchte einen Zug zurücknehmen.
notice-offer-draw = { $name } bietet Unentschieden an.
notice-offer-resign = { $name } möchte aufgeben.
notice-offer-pace = { $name } schlägt ein anderes Tempo vor.
notice-agreed-undo = Ausgemacht: Der letzte Zug von { $name } gilt nicht.
notice-agreed-draw = Ausgemacht: unentschieden.
notice-agreed-resign = { $name } hat aufgegeben.
notice-agreed-pace = Ausgemacht: ein anderes Tempo.
notice-declined-undo = { $name } will ihn nicht zurücknehmen lassen.
notice-declined-draw = { $name } will kein Unentschieden.
notice-declined-resign = { $name } will nicht aufgeben.
notice-declined-pace = { $name } will kein anderes Tempo.
notice-withdrew-undo = { $name } zieht die Frage zurück.
notice-withdrew-draw = { $name } zieht das Angebot zurück.
notice-withdrew-resign = { $name } spielt weiter.
notice-withdrew-pace = { $name } zieht den Vorschlag zurück.

talk = Gespräch
talk-open = Alle hören alles
talk-quiet = Partner schweigen, solange eine Runde läuft
    .help = Solange eine Runde läuft, hören Partner einander nicht; danach schon.
talk-off = Kein Gespräch
    .help = An diesem Tisch wird nicht gesprochen.
talk-usual = Wie die Regeln es wollen
talk-button = { $unread ->
        [0] Gespräch
        [one] Gespräch, eine neue Zeile
       *[other] Gespräch, { $unread } neue Zeilen
    }
talk-say = Etwas sagen
talk-send = Sagen
talk-nothing = Noch hat niemand etwas gesagt.
talk-removed = (vom Gastgeber entfernt)
talk-remove = entfernen
talk-mute = Wen ich nicht hören will
emotes = Kurze Worte
emote-hello = Hallo!
emote-well_played = Gut gespielt!
emote-thanks = Danke!
emote-oops = Hoppla!
emote-wow = Oh!
emote-hurry = Weiter geht’s!
emote-moment = Moment …
emote-good_game = Schönes Spiel!

## Was schiefgeht

error-bad_key = Dieser Link öffnet keinen Platz. Vielleicht ist unterwegs ein Stück verloren gegangen.
error-bad_message = Der Tisch hat das nicht verstanden. Bitte lade die Seite neu.
error-bad_origin = Diese Seite darf nicht mit jenem Tisch sprechen.
error-bad_option = Der Tisch kennt eine dieser Hausregeln nicht.
error-bad_bot = Diesen Bot gibt es nicht.
error-bad_request = Der Server hat das nicht verstanden.
error-bad_seed = Die Zahl, die dein Browser zum Zufall dazugibt, kam nicht an wie versprochen. Bitte lade die Seite neu.
error-bad_transcript = Diese Partie lässt sich nicht nachspielen.
error-begun = Die Partie hat schon begonnen.
error-not_begun = Die Partie hat noch nicht begonnen.
error-damaged = Das Protokoll dieses Tisches ist beschädigt. Es kann nicht weitergespielt werden.
error-full = Der Server hat gerade keinen Platz mehr. Bitte versuch es später noch einmal.
error-illegal = Das geht jetzt nicht.
error-internal = Im Server ist etwas schiefgegangen. Es ist nichts verloren; bitte versuch es noch einmal.
error-no_coach = An diesem Tisch schweigt der Ratgeber.
error-no_effect = Das liess sich nicht ausprobieren. Versuch es später noch einmal.
error-no_game = Dieses Spiel gibt es hier nicht.
error-no_review = Diese Partie lässt sich gerade nicht ansehen. Versuch es in einer Minute noch einmal.
error-no_seat = Diesen Platz gibt es nicht.
error-no_table = Diesen Tisch gibt es nicht. Vielleicht ist er längst abgeräumt.
error-not_found = Hier ist nichts.
error-not_over = Das Spiel ist noch nicht zu Ende.
error-not_your_turn = Du bist nicht am Zug.
error-offline = Der Server ist nicht zu erreichen. Läuft er noch?
error-stale = Der Tisch war schneller. Bitte sieh noch einmal hin und wähle neu.
error-storage = Der Server kann im Augenblick nichts speichern, darum wird nicht gespielt. Sobald es geht, geht es weiter.
error-timeout = Das hat zu lange gedauert. Bitte lade die Seite neu.
error-too_fast = Zu viel auf einmal. Bitte wart einen Augenblick.
error-too_large = Das war zu groß.
error-cannot_offer = Das lässt sich gerade nicht anbieten.
error-locked = Der Gastgeber hat diesen Platz gesperrt.
error-no_host = Das kann nur der Gastgeber des Tisches.
error-present = Dort sitzt jemand, der nicht lange genug weg ist.
error-no_offer = Dieses Angebot steht nicht mehr.
error-removed = Der Gastgeber hat deinen Platz vergeben. Du kannst weiter zusehen.
error-silent = An diesem Tisch wird nicht gesprochen.
error-taken = Hier hat sich schon jemand hingesetzt. Ein Link öffnet einen Platz nur einmal; bitte um einen neuen.

## What house rules change, simulated.

effect-ask = Was ändert das?
    .help = Bots spielen für dich zweitausend Spiele, die Hälfte nach dem Regelheft. Das dauert einige Minuten; was man schon weiss, siehst du gleich.
effect-waits = Wird vorbereitet …
effect-plays = Die Bots spielen …
effect-stop = Aufhören
effect-so-far = Nach { $games } Spielen sieht es so aus:
effect-found = { $changed ->
        [yes] Verglichen mit dem Regelheft, nach { $games } Spielen:
       *[no] Nach { $games } Spielen lässt sich nichts vom Zufall unterscheiden:
    }
effect-note = Gespielt von Bots, die alle gleich gut sind. Als Änderung gilt nur, was der Zufall allein kaum brächte.
effect-length-actions = { $way ->
        [more] Spiele werden länger, um { $by } ± { $give } Aktionen ({ $usual } → { $chosen }).
        [less] Spiele werden kürzer, um { $by } ± { $give } Aktionen ({ $usual } → { $chosen }).
       *[same] Spiele dauern so lange wie vorher, auf { $give } Aktionen genau ({ $usual } → { $chosen }).
    }
effect-length-turns = { $way ->
        [more] Spiele haben mehr Züge: { $usual } → { $chosen }.
       *[less] Spiele haben weniger Züge: { $usual } → { $chosen }.
    }
effect-choices = { $way ->
        [more] Die Auswahl wird grösser: { $usual } → { $chosen } Möglichkeiten.
       *[less] Die Auswahl wird kleiner: { $usual } → { $chosen } Möglichkeiten.
    }
effect-waiting = { $way ->
        [more] Man wartet länger, bis man dran ist: { $usual } → { $chosen } Aktionen der anderen.
       *[less] Man wartet weniger lang, bis man dran ist: { $usual } → { $chosen } Aktionen der anderen.
    }
effect-sides-begins = { $way ->
        [more] Wer anfängt, gewinnt öfter: { $usual } → { $chosen }.
        [less] Wer anfängt, gewinnt seltener: { $usual } → { $chosen }.
       *[same] Wer anfängt, gewinnt so oft wie vorher, auf { $give } genau ({ $usual } → { $chosen }).
    }
effect-side = { $way ->
        [more] { $side }: gewinnt öfter ({ $usual } → { $chosen }).
       *[less] { $side }: gewinnt seltener ({ $usual } → { $chosen }).
    }
effect-ends-draw = { $way ->
        [more] Mehr Spiele enden unentschieden: { $usual } → { $chosen }.
       *[less] Weniger Spiele enden unentschieden: { $usual } → { $chosen }.
    }
effect-leads-changes = { $way ->
        [more] Die Führung wechselt öfter: { $usual } → { $chosen }-mal.
       *[less] Die Führung wechselt seltener: { $usual } → { $chosen }-mal.
    }
effect-leads-comeback = { $way ->
        [more] Öfter holt jemand einen grossen Rückstand auf: in { $usual } → { $chosen } der Spiele.
       *[less] Seltener holt jemand einen grossen Rückstand auf: in { $usual } → { $chosen } der Spiele.
    }
effect-leads-settled = { $way ->
        [more] Spiele bleiben länger offen: Wer gewinnt, führt nach { $usual } → { $chosen } davon endgültig.
       *[less] Spiele sind früher entschieden: Wer gewinnt, führt nach { $usual } → { $chosen } davon endgültig.
    }
effect-happening = { $way ->
        [more] Mehr in einem Spiel: { $what } ({ $usual } → { $chosen }).
       *[less] Weniger in einem Spiel: { $what } ({ $usual } → { $chosen }).
    }
