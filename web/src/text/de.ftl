### Die Worte rund um die Spiele, geschrieben wie in docs/texts.md. Deutsch und Englisch haben
### dieselben Ids, Attribute und Variablen.

## Haus

welcome = Brettspiele für die Familie
welcome-note = Eröffne einen Tisch und schicke den anderen einen Link, oder spiele gegen Bots. Alles läuft im Browser, niemand braucht ein Konto.
choose-game = Spiel aussuchen
new-table = Tisch eröffnen
play-now = Jetzt spielen
learn = Lernen
recent = Deine Tische
recent-open = Läuft noch
recent-older = { $count ->
        [one] Noch ein Tisch
       *[other] Noch { $count } Tische
    }
recent-over = Zu Ende
stand-mine = Du bist dran
stand-mine-long = Du bist dran, und das { $waited }
stand-theirs = { $count ->
        [one] { $who } ist dran
       *[other] { $who } sind dran
    }
stand-theirs-long = { $count ->
        [one] { $who } ist dran, { $waited }
       *[other] { $who } sind dran, { $waited }
    }
stand-gathering = Noch sind nicht alle da
stand-gone = Gibt es nicht mehr
waited-minutes = { $count ->
        [one] seit einer Minute
       *[other] seit { $count } Minuten
    }
waited-hours = { $count ->
        [one] seit einer Stunde
       *[other] seit { $count } Stunden
    }
waited-days = { $count ->
        [one] seit einem Tag
       *[other] seit { $count } Tagen
    }
forget = Den Tisch mit { $name } aus der Liste entfernen (der Tisch bleibt)
forget-short = Aus der Liste entfernen (der Tisch bleibt)
unknown = Hier ist nichts
unknown-about = Diese Adresse führt zu keinem Tisch und zu keiner Seite. Vielleicht ist die Adresse nicht vollständig: Lass dir den Link noch einmal schicken.
opening = Einen Augenblick …
loading = Wird geladen …
table = Tisch
close = Schließen
copy = Kopieren
copied = Kopiert
go-home = Startseite

## Lektionen

lesson = Lektion
lesson-title = { $game } lernen
learn-more = Mehr lernen
lesson-about = Spiele kurze Szenen auf dem echten Brett: je eine Sache, je eine Minute, und nichts kann schiefgehen.
lesson-begin = Anfangen
lesson-go-on = Nächste Szene
lesson-more = Mehr entdecken
lesson-known = Geschafft
lesson-all = Alle Szenen
lesson-left = { $count ->
        [one] Noch eine Szene
       *[other] Noch { $count } Szenen
    }
lesson-first-game = Echte Partie spielen
lesson-at = Szene { $number } von { $count }
lesson-next = Weiter
lesson-instead = Die Szene geht mit einem anderen Zug weiter.
lesson-try-first = Das darfst du. Hier sollst du aber zuerst probieren, was gefragt ist.
lesson-show = Vormachen
lesson-back = Ein Stück zurück
lesson-before = Vorige Szene
lesson-skip = Szene überspringen
lesson-try = Versuchen
marked = Markiert: { $fields }.
note-only = Das ist das Einzige, was geht: Du musst es tun.
note-bright = Was hell ist, kannst du wählen: Tippe darauf, dann dorthin, wohin es soll.
note-read = Verstanden
note-off = Nicht mehr erklären

puzzle = Rätsel
puzzles = Rätsel
puzzles-of = Rätsel: { $game }
puzzles-all = Alle Rätsel
puzzle-before = Voriges Rätsel
puzzles-about = Stellungen aus Bot-Partien: Finde den gesuchten Zug. Du siehst nur, was von deinem Platz aus zu sehen ist. Falsche Versuche werden zurückgenommen.
puzzles-solved = { $count } von { $all } gelöst
puzzle-today = Rätsel des Tages: { $game }
puzzle-next = Nächstes Rätsel
puzzle-skip = Rätsel überspringen
puzzle-at = { $number } von { $count }
puzzle-label = { $number }: { $name }
puzzle-label-solved = { $number }: { $name }, gelöst
puzzle-grade-1 = Leicht
puzzle-grade-2 = Mittel
puzzle-grade-3 = Schwer
puzzle-judged = Gewinnchance: { $chance }, sonst höchstens { $others }. So schätzt es ein starker Bot, der { $searches }-mal überlegt hat, was verdeckt sein kann.
puzzle-worth = { $how ->
    [near] Knapp daneben: damit { $chance } Gewinnchance, mit dem besten Zug { $best }.
    [clearly] Deutlich schlechter: damit { $chance } Gewinnchance, mit dem besten Zug { $best }.
   *[worse] Es geht besser: damit { $chance } Gewinnchance, mit dem besten Zug { $best }.
}
puzzle-better = Sein Vorteil: { $reason }

## Einstellungen

preferences = Einstellungen
language = Sprache
language-de = Deutsch
language-en = English
theme = Darstellung
theme-auto = Automatisch
theme-light = Hell
theme-dark = Dunkel
speed = Spieltempo
speed-slow = Gemütlich
speed-normal = Normal
speed-fast = Schnell
speed-instant = Sofort
explain = Beim Spielen erklären
explain-new = Am Anfang
explain-always = Immer
explain-off = Nie
holding = Wenn ein Zug mich trifft
holding-hold = Anhalten
holding-brief = Kurz anhalten
holding-none = Weiterspielen
dice = Meine Würfel
dice-tap = Selbst würfeln
dice-self = Rollen von allein
lone = Zug beenden, wenn sonst nichts geht (nur Streifzug)
big-hands = Große Hände: Karten, Felder und Schrift groß
telling-own = Das gilt nur für dieses Gerät.
recap = Was zuletzt geschah
recap-none = Noch nichts passiert.
recap-all = Alles zeigen
go-on = Tippe, dann geht es weiter.
held-roll = Tippe zum Würfeln.
held-pause = Pause: Tippe, dann geht es weiter.
pause = Pause
to-my-turn = Vor bis zu meinem Zug
undo-part = Zurücknehmen
    .short = Zurück{"\u00AD"}nehmen
undo-turn = Zug zurücknehmen
    .short = Zug zurück
undo-this = Zurückgenommen wird, mit allem danach:
undo-alone = Bots sind sofort einverstanden.
undo-together = Alle am Tisch müssen zustimmen.
sound = Töne
switch-language = Switch to English
switch-light = Auf hell umschalten
switch-dark = Auf dunkel umschalten

## Einen Tisch eröffnen

who-plays = Wer spielt mit?
your-name = Dein Name
your-name-hint = So sehen dich die anderen
own-sign = Dein Zeichen
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
# Where something is somebody’s: a stone, a card.
name-of = von { $name }
sit-me = Ich
sit-link = Jemand per Link
bot-child = Bot: Kind
    .short = Kind
    .help = Kind: spielt fröhlich drauflos und denkt nicht an alles. Gut für den Anfang.
bot-casual = Bot: Nachbar
    .short = Nachbar
    .help = Nachbar: kennt das Spiel und sieht, was gerade gut ist.
bot-club = Bot: Stammgast
    .short = Stammgast
    .help = Stammgast: spielt jede Woche, merkt sich viel und schaut voraus.
bot-master = Bot: Meister
    .short = Meister
    .help = Meister: rechnet weit voraus und vergisst nichts. Nimm dir Zeit.
bot-greedy = Bot: gierig
    .short = gierig
    .help = Gierig: nimmt immer, was gerade am meisten bringt.
bot-forgetful = Bot: vergesslich
    .short = vergesslich
    .help = Vergesslich: will gewinnen, vergisst aber auch mal etwas.
bot-random = Bot: zufällig
    .short = zufällig
    .help = Zufällig: spielt irgendeinen möglichen Zug.
coach-allowed = Tipps erlauben
    .help = Bist du dran, kannst du dir Tipps holen: die besten Züge und wie gut sie sind. Ein Tipp beruht nur auf dem, was du selbst siehst.
teams-note = Es spielen zusammen: { $teams }. Partner sitzen nie nebeneinander.
house-rules = Hausregeln
presets = Spielart
presets-own = Eigene Regeln, unten gewählt.
rules-default = Standard
rules-own = eigene
rules-note = Markiert ist, was im Regelheft steht. Wo es nichts sagt, ist unsere Lesart markiert. Am Tisch könnt ihr nachsehen, was gilt.
rulebook = laut Regelheft
ours = unsere Lesart
more-settings = Weitere Einstellungen
create-table = Tisch eröffnen
table-ready = Dein Tisch steht bereit
to-table = Hinsetzen

## Links

invite = Leute einladen
invite-note = Jeder Platz hat einen eigenen Link: Schicke ihn nur an die Person, die dort sitzen soll.
invite-watch = Nur zuschauen

## Am Tisch

your-turn = Du bist dran
plate-turn = ist dran
plate-you = du
plate-partner = Partner
plate-mates = mit { $who }
play-as-seat = Weiter mit { $name }
plate-bot = Bot
plate-away = nicht da
plate-starter = fängt an
board-label = Spielbrett { $game }, mit den Pfeiltasten zu bedienen
hand-label = Deine Karten
welcome-seat = Schön, dass du da bist!
without-name = Ohne Namen mitspielen
watching = Du schaust zu. Was verdeckt ist, bleibt verdeckt.
missing = Noch nicht da: { $names }.
missing-links = Link schicken
line-waiting = Verbindung unterbrochen. Neuer Versuch …
confirm-field = Hierhin
step-back = Zurück
card-idle = Mit dieser Karte ist gerade kein Zug möglich.
card-idle-short = gerade nicht spielbar
field-empty = leer
field-offered = wählbar
man-yours = gehört dir
discard-open = { $count ->
        [0] Ablage: leer. Öffnen
        [one] Ablage: 1 Karte. Öffnen
       *[other] Ablage: { $count } Karten. Öffnen
    }
discard-title = Ablage
discard-note = { $pile ->
        [0] Der Stapel ist leer.
        [one] Im Stapel liegt noch 1 Karte.
       *[other] Im Stapel liegen noch { $pile } Karten.
    }
log-title = Spielverlauf
lines = Alle Zeilen
table-rules = An diesem Tisch gilt
barred = Dieser Tisch lässt sich nicht öffnen
try-again = Noch einmal versuchen

## Tipps

coach = Tipps
coach-off = aus
coach-ask = Tipp
    .long = Tipp holen
coach-title = Tipps
coach-number = Die Zahl bei jedem Tipp ist deine geschätzte Gewinnchance.
coach-equal = { $of ->
        [first] Die ersten beiden Tipps sind etwa gleich gut.
       *[all] Die Unterschiede sind klein.
    }
coach-thinks = Tipps werden gesucht …
coach-first = Beim ersten Mal dauert das etwas länger.
coach-none = Gerade gibt es keinen Tipp.
coach-once-more = Noch einmal suchen
coach-says = Tipps: { $actions }
coach-way = { $action }: { $chance } Gewinnchance
coach-note = Ein Tipp beruht nur auf dem, was du siehst. Gespielt wird erst, wenn du bestätigst.

## Das Ende

end-won = { $count ->
        [one] Gewonnen!
       *[other] Ihr habt gewonnen!
    }
end-lost = Verloren
decisive = Zum Schluss: { $turn }
decisive-show = Wendepunkt zeigen
say-thanks = Danke sagen
end-draw = Unentschieden
end-watched = Die Partie ist zu Ende
again = Revanche
again-rotated = Revanche, andere Plätze
to-next = Zur Revanche
see-board = Brett ansehen
see-end = Ergebnis
fair-title = Fairness-Prüfung
fair-good = Geprüft: Das Geheimnis hinter dem Zufall passt zum Prüfcode.
fair-bad = Achtung: Das Geheimnis hinter dem Zufall passt nicht zum Prüfcode.
fair-commitment = Prüfcode des Geheimnisses (SHA-256)
fair-secret = Geheimnis

back-to-table = Zurück zum Tisch
receipt = Fairness-Prüfung
receipt-about = Hier lässt sich nachrechnen, woher kam, was an diesem Tisch ausgelost wurde: aus einem Geheimnis und aus Zufallszahlen, falls Browser welche beigetragen haben. Dein Browser rechnet das selbst nach.
receipt-none = Zu dieser Datei gibt es keine Fairness-Prüfung: Nichts belegt, dass ehrlich ausgelost wurde.
receipt-checking = Wird geprüft …
receipt-good = Geprüft: Alles passt zusammen.
receipt-alone = In Ordnung, soweit es sich prüfen lässt: Kein Browser hat eine Zufallszahl beigetragen.
receipt-partly = In Ordnung ab Schritt { $step }. Was davor kam, stammt aus einer anderen Partie und wurde hier nicht geprüft.
receipt-without = In Ordnung, aber deine eigene Zufallszahl ist nicht dabei.
receipt-nothing = { $count ->
    [0] In dieser Partie gab es keinen Zufall, also nichts zu prüfen.
   *[other] Nichts geprüft: Alles, was gezogen wurde, stammt aus einer anderen Partie.
}
receipt-bad = Die Prüfung ist fehlgeschlagen!
receipt-secret-good = Das Geheimnis passt zum Prüfcode.
receipt-secret-bad = Das Geheimnis passt nicht zum Prüfcode!
receipt-seed-good = { $name }: Die Zufallszahl passt zu ihrem Prüfcode.
receipt-seed-bad = { $name }: Die Zufallszahl passt nicht zu ihrem Prüfcode!
receipt-seed-withheld = { $name }: Eine Zufallszahl war festgelegt, fehlt hier aber. Nachgerechnet wurde ohne sie.
receipt-no-seeds = Kein Browser hat eine Zufallszahl beigetragen: Nachgerechnet wird allein aus dem Geheimnis. Wer den Server betreibt, hätte so lange Geheimnisse ausprobieren können, bis eines passte.
receipt-misfit = Diese Prüfung gehört zu einer anderen Partie: anderer Tisch oder mehr Schritte, als es gibt!
receipt-own-in = Deine Zufallszahl ist dabei, und alles passt zu dem, was dieser Browser vorher erfahren hat.
receipt-own-contradicted = Diesem Browser wurde vorher etwas anderes gesagt! Das ist ein Grund nachzufragen.
receipt-own-left_out = Dieser Browser hat rechtzeitig eine Zufallszahl festgelegt, und sie fehlt hier! Das ist ein Grund nachzufragen.
receipt-own-late = Deine Zufallszahl war festgelegt, ist aber nicht dabei: Dass sie ankam, hat der Server diesem Browser nie gemeldet. Das kommt vor, wenn die Verbindung langsam ist.
receipt-own-replaced = Für deinen Platz wurde später eine andere Zufallszahl festgelegt. Hast du ein zweites Gerät benutzt, ist das kein Grund zur Sorge; sonst frage nach.
receipt-own-sealed = Der Server meldete diesem Browser, dass alle Zufallszahlen schon festgelegt waren. Deine ist also nicht dabei. Stimmt das, ist es kein Grund zur Sorge: Wer vorher da war, kann die eigene suchen.
receipt-own-begun = Der Server meldete diesem Browser, dass die Partie schon lief. Deine Zufallszahl ist also nicht dabei. Stimmt das, ist es kein Grund zur Sorge: Wer vorher da war, kann die eigene suchen.
receipt-own-none = Dieser Browser hat sich hier keine eigene Zufallszahl gemerkt und kennt den Prüfcode von vorher nicht. Wer eine beitrug, kann sie auf dem eigenen Gerät suchen.
receipt-taken-over = { $count ->
    [0] Bis Schritt { $steps } ist das eine andere Partie, in der bis dahin nichts ausgelost wurde.
    [one] Nicht geprüft: 1 Ziehung bis Schritt { $steps }; sie stammt aus einer anderen Partie.
   *[other] Nicht geprüft: { $count } Ziehungen bis Schritt { $steps }; sie stammen aus einer anderen Partie.
}
receipt-origin = Andere Partie prüfen
receipt-never-begun = { $count ->
    [one] Vor dieser Partie hatte dieser Browser seine Zufallszahl an einem anderen Tisch gezeigt und nie erfahren, dass dort eine Partie anfing. Wer den Server betreibt, hätte alle Zahlen sehen und den Tisch aufgeben können:
   *[other] Vor dieser Partie hatte dieser Browser seine Zufallszahl an { $count } anderen Tischen gezeigt und nie erfahren, dass dort eine Partie anfing. Wer den Server betreibt, hätte alle Zahlen sehen und die Tische aufgeben können:
}
receipt-drawn = { $count ->
    [one] 1 Ziehung nachgerechnet: richtig.
   *[other] { $count } Ziehungen nachgerechnet: richtig.
}
receipt-elsewhere = Auch diese Seite kommt von einem Server. Willst du ganz sicher sein, prüfe die gespeicherte Datei auf deinem eigenen Rechner:
receipt-experts = Für Fachleute
receipt-limits = Was das nicht beweist
receipt-limits-about = { $seeds ->
    [0] Wer den Server betreibt, könnte Geheimnisse ausprobiert haben, bis eines passte, oder Tische vor dem Anfang aufgegeben haben. Und ob verdeckte Karten angesehen wurden, kann niemand wissen.
   *[other] Wer den Server betreibt und selbst auf Plätzen sitzt, kann deren Zufallszahlen zeigen oder zurückhalten, nachdem alle anderen gezeigt sind: Ein Platz erlaubt die Wahl zwischen zwei Partien, jeder weitere verdoppelt ihre Zahl. Ein Tisch kann auch vor dem Anfang aufgegeben werden, damit sich alle neu setzen: Ein Browser, der seine Zahl dort schon gezeigt hatte, meldet das weiter oben. Und ob verdeckte Karten angesehen wurden, kann niemand wissen.
}
receipt-draws = Alle Ziehungen
receipt-draws-about = Vor jeder Ziehung stehen alle möglichen Ergebnisse nummeriert in einer Reihe, wahrscheinlichere öfter. Die gezogene Nummer entscheidet, welches kommt.
receipt-likely = Chance
receipt-likely-about = Alles, was ausgelost wurde, der Reihe nach, und wie wahrscheinlich es jeweils war.
receipt-raw = Die Rechnung dahinter
receipt-what = Ereignis
receipt-ticket = Nummer
receipt-of = { $ticket } von { $of }
receipt-right = Prüfung
receipt-correct = richtig
receipt-other = Falsch. Richtig wäre: { $brings }
receipt-taken = aus der anderen Partie, nicht geprüft
receipt-wrong = { $count ->
    [one] 1 Ergebnis stimmt nicht: bei Schritt { $step }.
   *[other] { $count } Ergebnisse stimmen nicht, zuerst bei Schritt { $step }.
}
receipt-all = Alle { $count } zeigen
receipt-numbers = Die Zahlen
receipt-seed = Zufallszahl: { $name }
luck = Wie wahrscheinlich war das?
luck-about = Wie oft etwas kam, und in Klammern, wie oft es zu erwarten war. Was viel öfter kam, ist unterstrichen.
luck-much = auffällig oft
luck-nobody = Diesmal betraf es niemanden.
luck-happened = Diesmal betraf es { $names }.
luck-all = Alle
luck-deal = Ausgeteilt
luck-draw = Gezogen
luck-roll = Gewürfelt
luck-reveal = Aus der Hand gezogen
luck-prize = Gewinnkarten
replay = Wiederholung
replay-at = Schritt { $number } von { $count }
replay-first = Zum Anfang
replay-last = Zum Ende
replay-play = Abspielen
replay-pause = Anhalten
replay-eyes = Ansicht
replay-eyes-open = Alle Karten offen
replay-eyes-of = Sicht: { $name }
replay-eyes-watch = Wie beim Zuschauen
replay-more = Mehr
replay-keys = Tasten: Pfeil links und rechts gehen einen Schritt, die Leertaste spielt ab und hält an. Bild auf und Bild ab gehen zehn Schritte, Pos 1 und Ende an den Anfang und ans Ende.
replay-share = Link zu dieser Stellung
replay-share-note = Mit diesem Link sehen andere diesen Augenblick und können von hier aus weitergehen.
replay-save = Als Datei speichern
replay-file = Partie aus Datei ansehen
replay-file-note = Wähle die Datei einer gespeicherten Partie.
replay-file-drop = Du kannst sie auch hierherziehen.
replay-file-wrong = Diese Datei ist keine Partie, die Spielwerk lesen kann.
what-if = Was wäre, wenn …
what-if-note = Die Partie geht von hier, { $steps ->
        [0] vor dem ersten Schritt
        [one] nach 1 Schritt
       *[other] nach { $steps } Schritten
    }, an einem eigenen Tisch mit dir und Bots weiter. Was der Zufall bringt, wird neu gezogen. Die gespielte Partie bleibt, wie sie war.
what-if-seat = Du spielst als
what-if-bot = Bots
what-if-go = Hier weiterspielen
what-if-table = { $steps ->
        [0] „Was wäre, wenn“: Dieser Tisch fängt eine andere Partie von vorn an.
       *[other] „Was wäre, wenn“: Dieser Tisch setzt eine andere Partie nach Schritt { $steps } fort.
    }
sent = Was wurde mir geschickt?
sent-short = Die Nachrichten des Servers an diesen Browser, Zeichen für Zeichen.
sent-about = Hier stehen alle Nachrichten des Servers zu diesem Tisch, die dieser Browser aufbewahrt hat, so wie sie kamen. Nur in deinem Browser liegen sie. Was dir verborgen ist, steht in keiner: Suche, wonach du willst.
sent-private = Einladungen und deine E-Mail-Adresse gehen nur dich an: In der gespeicherten Datei fehlen sie, damit du die Datei zeigen kannst.
sent-nothing = Zu diesem Tisch sind in diesem Browser keine Nachrichten aufbewahrt.
sent-watcher = Beim Zuschauen
sent-sum = { $count ->
    [one] 1 Nachricht, { $bytes } Bytes
   *[other] { $count } Nachrichten, { $bytes } Bytes
}
sent-bytes = { $bytes } Bytes
sent-search = Suchen
sent-found = { $count ->
    [0] In keiner davon.
    [one] In 1 Nachricht.
   *[other] In { $count } Nachrichten.
}
sent-unable = Dieser Browser speichert hier nichts. Ist dies ein privates Fenster, nimm ein gewöhnliches.

## Der Rückblick

story = Worauf es ankam
story-which = Momente
story-at = Moment { $number } von { $count }
story-show = Zeigen, was geschah
story-note = Bewertet vom Bot „Stammgast“, nur nach dem, was vom jeweiligen Platz aus zu sehen war. Auch Bots irren sich.
story-pending = Was hier möglich war, wird noch geprüft …
story-alone = Hier gab es nichts zu entscheiden.
story-best = Das war das Beste. Das Zweitbeste: { $better }. Das gewinnt { $then } statt { $now } von 100 solchen Partien.
story-equal = { $whose ->
        [own] Du hast gespielt: { $played }. Genauso gut: { $better }.
       *[other] Gespielt: { $played }. Genauso gut: { $better }.
    }
story-shade = { $whose ->
        [own] Du hast gespielt: { $played }. Eine Spur besser: { $better }.
       *[other] Gespielt: { $played }. Eine Spur besser: { $better }.
    }
story-better = { $whose ->
        [own] Du hast gespielt: { $played }. Besser: { $better }. Das gewinnt { $then } statt { $now } von 100 solchen Partien.
       *[other] Gespielt: { $played }. Besser: { $better }. Das gewinnt { $then } statt { $now } von 100 solchen Partien.
    }
story-swing-own = { $way ->
        [up] Von 100 solchen Partien gewinnst du danach etwa { $after }, vorher { $before ->
            [0] so gut wie keine
           *[other] etwa { $before }
        }.
        [down] Von 100 solchen Partien gewinnst du danach { $after ->
            [0] so gut wie keine
           *[other] nur noch etwa { $after }
        }, vorher etwa { $before }.
       *[same] Von 100 solchen Partien gewinnst du danach so viele wie vorher: { $after ->
            [0] so gut wie keine
           *[other] etwa { $after }
        }.
    }
story-swing = { $way ->
        [up] { $name } gewinnt danach etwa { $after } von 100 solchen Partien, vorher { $before ->
            [0] so gut wie keine
           *[other] etwa { $before }
        }.
        [down] { $name } gewinnt danach { $after ->
            [0] so gut wie keine
           *[other] nur noch etwa { $after }
        } von 100 solchen Partien, vorher etwa { $before }.
       *[same] { $name } gewinnt danach so viele wie vorher: { $after ->
            [0] so gut wie keine
           *[other] etwa { $after }
        } von 100 solchen Partien.
    }
review = Rückblick
review-loading = Die Partie wird durchgesehen, Zug für Zug …
review-patience = Das dauert ein bisschen. Du kannst das Fenster schließen und später wiederkommen.
review-about = Die Gewinnchancen nach jedem Schritt, geschätzt nur aus dem, was vom jeweiligen Platz aus zu sehen war.
review-curve = Die Gewinnchancen über { $count ->
        [one] 1 Schritt
       *[other] { $count } Schritte
    }. Am Anfang: { $begin }. Am Ende: { $end }.
review-side = { $who }: { $chance }
review-walk = Stelle in der Partie
review-at = Schritt { $number } von { $count }
review-begin = Bevor es losging
review-dealt = Zufall: Karten, Würfel oder wer anfängt
review-before = Einen Schritt zurück
review-next = Einen Schritt weiter
review-turns = Wendepunkte
review-turn = Wendepunkt { $number }
review-missed-own = Was du verpasst hast
review-missed-of = { $who }: was verpasst wurde
review-missed-nothing = Nichts verpasst!
    .help = Der Rückblick hat für dich keinen deutlich besseren Zug gefunden.
review-better = Besser
review-played = Gespielt
percentage-points = { $points ->
    [one] 1 Prozentpunkt
   *[other] { $points } Prozentpunkte
}
review-gain = { $gain } mehr Gewinnchance
review-look = Zeigen
review-others = { $watching ->
        [yes] Insgesamt
       *[no] Bei anderen
    }: { $count ->
        [one] eine verpasste Gelegenheit
       *[other] { $count } verpasste Gelegenheiten
    }
review-more = { $count ->
        [one] Noch 1 zeigen
       *[other] Noch { $count } zeigen
    }
review-luck = Glück und Können
review-luck-about = Glück: wie stark Karten, Würfel oder das Auslosen die Gewinnchance hoben oder senkten, zusammengezählt.
review-lost-about = Verpasst: wie viel Gewinnchance liegen blieb, weil es bessere Züge gab, alles zusammengezählt.
review-luck-short = Glück
review-lost-short = Verpasst
review-who = Wer
review-table = Alle Schritte als Tabelle
review-step = Schritt
review-happened = Ereignis
review-save = Als Datei speichern

## Hilfe

help = Spielregeln
rules-chapters = Kapitel der Regeln
rules-page = Die Regeln mit Bildern lesen
rules-pictures = Mit Bildern
    .of = { $section }: Mit Bildern
rules-paragraph = Paragraf { $rule } der Regeln
keys-title = Mit der Tastatur spielen
keys-cards = Die Karte an dieser Stelle der Hand wählen
    .key = 1 … 9
keys-arrows = Zum nächsten wählbaren Feld; mit der Umschalttaste Feld für Feld
    .key = Pfeiltasten
keys-setup-place = Beim Aufstellen: diese Karte auf das Feld stellen (M Maus, T Falle, A Apfel)
    .key = 1 … 9, M, T, A
keys-setup-take = Beim Aufstellen: die Karte vom Feld nehmen
    .key = Entf
keys-squares = Von Feld zu Feld; mit der Umschalttaste zum nächsten wählbaren
    .key = Pfeiltasten
keys-enter = Wählen
    .key = Eingabe
keys-escape = In der Auswahl einen Schritt zurück
    .key = Esc
keys-let-go = Die gewählte Karte wieder loslassen
    .key = Esc
keys-back = Den letzten Teil einer Sieben zurücknehmen
    .key = Rücktaste
keys-back-step = Den letzten Schritt zurücknehmen
    .key = Rücktaste
keys-trails = Die Fährtenkarte mit dieser Zahl wählen
    .key = 2 … 9
keys-fox = Rufus wählen
    .key = R
keys-tab = Zum nächsten Bereich
    .key = Tabulator

## Wo die Regelhefte schweigen

rulings = Wo das Regelheft schweigt
rulings-all = Wo die Regelhefte schweigen
rulings-about = Unsere Lesarten, für alle Spiele.
documentation = Dokumentation
documentation-about = Auf Englisch, für alle, die Programme schreiben oder forschen.
rulings-note = Kein Regelheft denkt an alles. Hier steht, was bei uns gilt, wo ein Regelheft nichts sagt oder zwei Lesarten zulässt, und was sich ändern lässt. Sprecht darüber, bevor ihr anfangt.
rulings-options = Das könnt ihr wählen
rulings-options-note = Beim Eröffnen des Tischs. Wählt ihr nichts, gilt der erste Wert.
rulings-fixed = So lesen wir es
rulings-fixed-note = Hier lässt sich nichts wählen. Wo im Regelheft etwas fehlt oder unklar ist, haben wir genommen, was am besten zum Übrigen passt.
rulings-rulebook = Im Regelheft: { $value }
rulings-ours = Unsere Lesart: { $value }
rulings-only = Nur mit { $conditions }
rulings-condition = „{ $option }: { $value }“
rulings-others = Auch möglich: { $values }
rulings-range = { $step ->
        [1] { $low } bis { $high }
       *[other] { $low } bis { $high } in Schritten von { $step }
    }

## Zusammen spielen

together = Zusammen spielen
listed = Offener Tisch: Alle dürfen mitspielen
    .help = Der Tisch steht auf der Startseite dieses Servers, solange jemand da und ein Platz frei ist. Ohne Häkchen können nur Leute mit Link mitspielen.
lobby = Offene Tische
lobby-free = { $count ->
        [one] 1 freier Platz
       *[other] { $count } freie Plätze
    }
along = Deine Tische auf ein anderes Gerät mitnehmen
    .help = Deine Tische sind in diesem Browser gespeichert. Speichere sie in einer Datei und öffne diese auf dem anderen Gerät. Gib die Datei nicht weiter: Damit können andere für dich spielen.
along-save = In Datei speichern
along-load = Datei öffnen
along-good = { $count ->
        [0] Keine neuen Tische in dieser Datei.
        [one] 1 Tisch übernommen.
       *[other] { $count } Tische übernommen.
    }
along-bad = Diese Datei enthält keine Tische.
share = Teilen …
qr-show = QR-Code zeigen
qr-label = QR-Code: { $name }
invite-sofa = Für den Fernseher
    .help = Öffne diesen Link auf einem Fernseher oder Laptop, den alle sehen. Dort ist nur das Brett, und alle spielen auf ihrem Handy.
invite-device = Auf anderem Gerät
    .help = Nur für dich: Wer diesen Link hat, kann für dich spielen.
sit-phone = Jemand am Handy
sofa-here = Dieser Bildschirm zeigt nur das Brett (für Fernseher)
    .help = Alle sehen hier das Brett und spielen auf ihrem Handy. Wer mitspielt, scannt den Code eines Platzes.
sofa-free = Frei: { $name }. Scanne den Code mit dem Handy.
sofa-read = Sucht euch Plätze aus und scannt ihren Code mit dem Handy.
sofa-full = Vollbild
hand-first = Nur meine Karten zeigen
hand-board = Brett hier zeigen
hand-look = Brett vergrößern
lens-again = Hier ist es eng: Tippe noch einmal.
lens-whole = Ganzes Brett
arrival-about = { $count ->
        [0] Eine Partie { $game }. Sonst ist noch niemand da.
       *[other] Eine Partie { $game } mit { $names }.
    }
arrival-seat = Wo möchtest du sitzen?
arrival-yours = Dein Platz: { $name }
arrival-free = frei
arrival-taken = besetzt
arrival-before = Zurück auf meinen Platz
partners = Im Team mit { $names }
gathering = Bevor es losgeht
gathering-here = ist da
gathering-away = kurz weg
gathering-open = noch frei
gathering-missing = noch nicht da
gathering-locked = gesperrt
gathering-note = Es geht los, wenn alle da sind. Noch ist nichts ausgelost.
gathering-seeds = { $count ->
        [0] Gleich geht es los.
       *[other] Gleich geht es los. Noch nicht bereit: { $names }.
    }
gathering-begin = Jetzt anfangen
    .help = Wer noch fehlt, kann später dazukommen. So lange spielt ein Bot.
host = Du bist Gastgeber
host-note = Ist jemand länger weg, kannst du den Platz neu vergeben. Bis jemand kommt, spielt ein Bot. Alle erfahren davon.
host-change = Ändern …
host-arrange = Platz verwalten: { $name }
host-invite = Jemand per Link
host-anew = Neuen Link erzeugen (der alte gilt dann nicht mehr)
host-free = Platz freigeben
host-fill = Bot spielen lassen
host-lock = Sperren
host-unlock = Entsperren
host-move = Platz tauschen mit { $name }

pace = Bedenkzeit
pace-none = Ohne Uhr
    .help = Lasst euch Zeit. Ist jemand länger weg, kann so lange ein Bot spielen.
pace-live = Mit Uhr
    .help = Reicht die Zeit pro Zug nicht, läuft deine Zeitreserve. Ist auch sie leer, spielt ein Bot weiter, bis du zurückkommst.
pace-days = Tage pro Zug
    .help = Für Partien über mehrere Tage: ab und zu ein Zug. Ist die Zeit um, spielt ein Bot weiter, bis du zurückkommst.
pace-move = Pro Zug
pace-bank = Zeitreserve
pace-seconds = { $move ->
        [one] 1 Sekunde
       *[other] { $move } Sekunden
    }
pace-minutes = { $bank ->
        [0] keine
        [one] 1 Minute
       *[other] { $bank } Minuten
    }
pace-days-count = { $days ->
        [one] 1 Tag
       *[other] { $days } Tage
    }
pace-live-is = { pace-seconds } pro Zug, { $bank ->
        [0] ohne Zeitreserve
        [one] 1 Minute Zeitreserve
       *[other] { $bank } Minuten Zeitreserve
    }
pace-days-is = { pace-days-count } pro Zug
clock = Restliche Zeit: { $left }{ $reserve ->
       *[yes] , Zeitreserve: { $bank }
        [no] { "" }
    }
clock-days-short = { $days } Tg.
clock-days = { $hours ->
    [0] { $days } Tg.
   *[other] { $days } Tg. { $hours } Std.
}
    .spoken = { $days ->
        [one] 1 Tag
       *[other] { $days } Tage
    }{ $hours ->
        [0] { "" }
        [one] { " " }und 1 Stunde
       *[other] { " " }und { $hours } Stunden
    }
stand-in = Wer springt ein?
stand-in-usual = Wie üblich: { $bot }
stand-in-is = Vertretung: ein Bot ({ $bot }).
patience = Ein Bot springt ein
patience-minutes = { $minutes ->
        [one] nach 1 Minute
       *[other] nach { $minutes } Minuten
    }
patience-ever = gar nicht

plate-kept = Vertretung
kept-away = Du warst weg. Ein Bot ({ $bot }) spielt für dich.
kept-time = Deine Zeit ist um. Ein Bot ({ $bot }) spielt für dich.
kept-asked = Ein Bot ({ $bot }) spielt für dich.
kept-host = Auf Wunsch des Gastgebers spielt ein Bot ({ $bot }) für dich.
come-back = Selbst weiterspielen
step-away = Kurz vertreten lassen
notice-kept-away = { $name } ist weg. Ein Bot springt ein.
notice-kept-time = { $name } hat die Zeit überschritten. Ein Bot springt ein.
notice-kept-asked = { $name } muss kurz weg. Ein Bot springt ein.
notice-kept-host = { $name } hat eine Vertretung: Der Gastgeber lässt einen Bot spielen.
notice-back = { $name } ist zurück.
notice-freed = { $name }: Der Platz ist wieder frei.

agree = Tischmenü
reach = E-Mail, wenn ich dran bin
reach-keep = Speichern
reach-push = Mitteilungen einschalten
reach-push-end = Mitteilungen ausschalten
reach-plain = Ohne https kann dieser Browser nicht melden, dass du dran bist.
reminder = Soll dieses Gerät melden, wenn du dran bist?
reach-none = Noch keine Adresse. Deine bleibt bei diesem Tisch und seinen Revanchen und wird niemandem gezeigt.
reach-is = E-Mails gehen an { $mail }, sobald du über den Link in unserer ersten E-Mail zugestimmt hast. Zum Abbestellen lösche die Adresse und speichere.

letters = E-Mails
letters-about = An einem Spieltisch wurde deine E-Mail-Adresse angegeben: Du sollst eine E-Mail bekommen, wenn du dran bist. Möchtest du diese E-Mails?
letters-yes = Ja, E-Mails erlauben
letters-no = Nein, keine E-Mails
letters-wanted = Gut. Bist du in einer Partie über mehrere Tage dran, aber nicht da, bekommst du eine E-Mail. Hier kannst du das jederzeit abbestellen.
letters-ended = Gut. An diese Adresse gehen keine E-Mails mehr. Falls du es dir anders überlegst, kannst du sie hier wieder erlauben.
letters-unknown = Dieser Link ist ungültig. Kopiere ihn ganz aus der E-Mail.

offer-undo = Zug zurücknehmen
offer-draw = Unentschieden anbieten
offer-resign = Aufgeben
offer-pace = Andere Bedenkzeit
offer-sure = Wirklich aufgeben?
offer-sure-team = Aufgeben vorschlagen?
offer-this = Vorschlagen
offer-yes = Ja
offer-no = Nein
offer-withdraw = Zurückziehen
offered-own = Dein Vorschlag: { $offer }. Noch ohne Antwort: { $names }.
offered-undo = { $name } möchte einen Zug zurücknehmen.
offered-draw = { $name } bietet Unentschieden an.
offered-resign = { $name } möchte für das ganze Team aufgeben.
offered-pace = { $name } möchte eine andere Bedenkzeit: „{ $pace }“.
event-resigned = { $who } gibt auf.
event-agreed_draw = { $who } hat Unentschieden angeboten: abgemacht.
notice-offer-undo = { offered-undo }
notice-offer-draw = { offered-draw }
notice-offer-resign = { offered-resign }
notice-offer-pace = { $name } schlägt eine andere Bedenkzeit vor.
notice-agreed-undo = Abgemacht: { $name } nimmt den eigenen letzten Zug zurück.
notice-agreed-draw = Abgemacht: unentschieden.
notice-agreed-resign = { $name } gibt auf.
notice-agreed-pace = Abgemacht: eine neue Bedenkzeit (siehe Tischmenü).
notice-declined-undo = { $name } ist gegen das Zurücknehmen.
notice-declined-draw = { $name } möchte kein Unentschieden.
notice-declined-resign = { $name } möchte nicht aufgeben.
notice-declined-pace = { $name } möchte keine andere Bedenkzeit.
notice-withdrew-undo = { $name } zieht die Anfrage zurück.
notice-withdrew-draw = { $name } zieht das Angebot zurück.
notice-withdrew-resign = { notice-withdrew-pace }
notice-withdrew-pace = { $name } zieht den Vorschlag zurück.

talk = Chat
talk-open = Alle lesen mit
talk-quiet = Partner lesen später
    .help = Partner lesen Nachrichten voneinander erst nach der Runde (in Dog) oder nach der Partie (in anderen Spielen).
talk-off = Kein Chat
    .help = An diesem Tisch gibt es keinen Chat.
talk-usual = Üblich in diesem Spiel
talk-button = { $unread ->
        [0] Chat
        [one] Chat, 1 neue Nachricht
       *[other] Chat, { $unread } neue Nachrichten
    }
talk-say = Nachricht schreiben
talk-send = Senden
talk-nothing = Noch hat niemand etwas geschrieben.
talk-removed = (vom Gastgeber entfernt)
talk-remove = Entfernen
    .spoken = Nachricht entfernen ({ $name }): { $line }
talk-mute = Stummschalten
emotes = Schnellnachrichten
emote-hello = Hallo!
emote-well_played = Gut gespielt!
emote-thanks = Danke!
emote-oops = Hoppla!
emote-wow = Oh!
emote-hurry = Weiter geht’s!
emote-moment = Moment …
emote-good_game = Schönes Spiel!

## Was schiefgeht

error-bad_key = Dieser Link öffnet keinen Platz. Vielleicht fehlt ein Stück: Frage nach einem neuen Link.
error-bad_message = Das hat nicht geklappt. Lade die Seite neu.
error-bad_link = Dieser Link stimmt nicht. Vielleicht fehlt ein Stück: Frage nach einem neuen Link.
error-bad_origin = Diese Adresse passt nicht zum Server. Öffne Spielwerk über den Link neu.
error-bad_option = Eine dieser Hausregeln geht hier so nicht. Lade die Seite neu.
error-bad_bot = Diesen Bot gibt es nicht. Wähle einen anderen.
error-bad_request = { error-bad_message }
error-bad_seed = Die Zufallszahl deines Browsers kam nicht richtig an. Lade die Seite neu.
error-bad_transcript = Diese Partie lässt sich nicht nachspielen.
error-begun = Die Partie hat schon angefangen.
error-not_begun = Die Partie hat noch nicht angefangen.
error-damaged = Der Spielstand ist beschädigt, hier geht es nicht weiter. Eröffne einen neuen Tisch.
error-full = Hier ist gerade zu viel los. Versuche es später noch einmal.
error-illegal = Das geht jetzt nicht.
error-internal = Auf dem Server ging etwas schief. Nichts ist verloren: Versuche es noch einmal.
error-no_coach = An diesem Tisch gibt es keine Tipps.
error-no_effect = Dieser Server probiert keine Hausregeln aus.
error-no_game = Dieses Spiel gibt es hier nicht.
error-no_review = Der Rückblick lässt sich gerade nicht öffnen. Versuche es in einer Minute noch einmal.
error-no_scene = Diese Lektion gibt es nicht. Wähle eine andere.
error-no_puzzle = Dieses Rätsel gibt es nicht. Wähle ein anderes.
error-no_seat = Das kann nur, wer am Tisch sitzt.
error-no_table = Diesen Tisch gibt es nicht oder nicht mehr. Lass dir einen neuen Link schicken.
error-not_found = Diese Seite gibt es nicht. Prüfe die Adresse.
error-not_over = Die Partie ist noch nicht zu Ende.
error-not_your_turn = Du bist nicht dran.
error-offline = Der Server ist nicht zu erreichen. Prüfe die Verbindung und versuche es noch einmal.
error-stale = In der Zwischenzeit ist etwas passiert. Wähle noch einmal.
error-storage = Der Server kann gerade nichts speichern oder laden. Versuche es gleich noch einmal.
error-timeout = Das hat zu lange gedauert. Lade die Seite neu.
error-too_fast = Zu viel auf einmal. Bitte warte einen Augenblick.
error-too_large = Der Text ist zu lang oder die Datei zu groß.
error-no_undo = Zurücknehmen geht nicht: Du hast noch nichts gespielt, oder der Zufall kam dazwischen.
error-absent = Ein Bot vertritt jemanden, der zustimmen müsste. Warte, bis die Vertretung endet.
error-bot_stays = An diesem Platz spielt von Anfang an ein Bot. Er spielt auch zu Ende.
error-bot_there = An diesem Platz spielt schon ein Bot.
error-no_draw = Auf einer Seite spielen nur Bots: Ein Unentschieden lässt sich nicht vereinbaren.
error-no_letters = Dieser Server verschickt keine E-Mails. Wähle einen anderen Weg.
error-no_push = Dieser Server kann deinen Browser nicht benachrichtigen. Wähle einen anderen Weg.
error-no_resign = Aufgeben kannst du nur in einer Partie mit zwei Seiten.
error-over = Die Partie ist zu Ende.
error-seats_fixed = Die Partie fängt an oder läuft schon: Die Plätze bleiben, wie sie sind.
error-locked = Der Gastgeber hat diesen Platz gesperrt.
error-no_host = Das kann nur der Gastgeber des Tischs.
error-present = Der Platz ist noch nicht lange genug leer. Versuche es später noch einmal.
error-no_offer = Zu spät: Das gilt nicht mehr.
error-removed = Der Gastgeber hat dir den Platz genommen. Du kannst aber zuschauen.
error-silent = { talk-off.help }
error-taken = Der Platz ist besetzt, oder der Link gilt nicht mehr. Frage nach einem neuen Link.

## Was Hausregeln ändern, ausprobiert

effect-ask = Was ändert das?
    .help = Bots spielen für dich sehr viele Partien, die Hälfte davon mit den Standardregeln. Das dauert einige Minuten; Zwischenstände siehst du laufend.
effect-waits = Wird vorbereitet …
effect-queue = Vorher werden andere Regeln ausprobiert …
effect-plays = Die Bots spielen …
effect-done = { $done } von { $of } Partien
effect-left = { $minutes ->
        [0] { $games }, noch höchstens eine Minute
        [1] { $games }, noch etwa eine Minute
       *[other] { $games }, noch etwa { $minutes } Minuten
    }
effect-leave = Du kannst die Seite verlassen: Die Bots spielen weiter, höchstens eine Viertelstunde, wenn niemand zusieht.
effect-tried = Ausprobierte Regeln
effect-seats = { $count ->
        [one] ein Platz
       *[other] { $count } Plätze
    }
effect-show = Ansehen
effect-forget = Entfernen
effect-stop = Abbrechen
effect-lost = Es gab kein Ergebnis, oder der Server hat es vergessen.
effect-so-far = Nach { $games } Partien sieht es so aus:
effect-found = { $changed ->
        [yes] Verglichen mit den Standardregeln, nach { $games } Partien:
       *[no] Nach { $games } Partien ist kein sicherer Unterschied zu sehen:
    }
effect-note = Gespielt von Bots, die alle gleich gut sind. Als Änderung gilt nur, was der Zufall allein kaum brächte.
effect-length-actions = { $way ->
        [more] Eine Partie dauert länger: { $chosen } statt { $usual } Aktionen, auf { $give } genau.
        [less] Eine Partie dauert kürzer: { $chosen } statt { $usual } Aktionen, auf { $give } genau.
       *[same] Eine Partie dauert so lange wie vorher: { $usual } Aktionen, auf { $give } genau.
    }
effect-length-turns = { $way ->
        [more] Eine Partie hat mehr Züge: { $chosen } statt { $usual }.
       *[less] Eine Partie hat weniger Züge: { $chosen } statt { $usual }.
    }
effect-choices = { $way ->
        [more] Die Auswahl wird größer: { $chosen } statt { $usual } Möglichkeiten.
       *[less] Die Auswahl wird kleiner: { $chosen } statt { $usual } Möglichkeiten.
    }
effect-waiting = { $way ->
        [more] Du wartest länger, bis du dran bist: { $chosen } statt { $usual } Aktionen der anderen.
       *[less] Du wartest kürzer, bis du dran bist: { $chosen } statt { $usual } Aktionen der anderen.
    }
effect-sides-begins = { $way ->
        [more] Wer anfängt, gewinnt öfter: { $chosen } statt { $usual }.
        [less] Wer anfängt, gewinnt seltener: { $chosen } statt { $usual }.
       *[same] Wer anfängt, gewinnt so oft wie sonst: { $usual }, auf { $give } genau.
    }
effect-side = Siege ({ $side }): { $chosen } statt { $usual }.
effect-ends-draw = { $way ->
        [more] Mehr Partien enden unentschieden: { $chosen } statt { $usual }.
       *[less] Weniger Partien enden unentschieden: { $chosen } statt { $usual }.
    }
effect-leads-changes = { $way ->
        [more] Die Führung wechselt öfter: { $chosen }-mal statt { $usual }-mal.
       *[less] Die Führung wechselt seltener: { $chosen }-mal statt { $usual }-mal.
    }
effect-leads-comeback = { $way ->
        [more] Öfter gewinnt, wer weit zurücklag: in { $chosen } statt { $usual } der Partien.
       *[less] Seltener gewinnt, wer weit zurücklag: in { $chosen } statt { $usual } der Partien.
    }
effect-leads-settled = { $way ->
        [more] Die Entscheidung fällt später: nach { $chosen } statt { $usual } der Partie.
       *[less] Die Entscheidung fällt früher: nach { $chosen } statt { $usual } der Partie.
    }
effect-happening = { $share ->
        [yes] { $what }: { $chosen } statt { $usual } von 100 Partien.
       *[no] { $what }: im Mittel { $chosen } statt { $usual } pro Partie.
    }
