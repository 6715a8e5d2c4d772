### Words of the command line's own. What belongs to a game is in the game's texts.

cli-kennel = Haus: { $men }
cli-pile = Stapel: { $count }
cli-last-card = Oben auf der Ablage: { $card }
cli-hand = Karten auf der Hand: { $cards }
cli-man = Stein { $at }
cli-prompt = Deine Wahl
cli-plain-seats = Du bist { $who }. Außerdem am Tisch: { $others }.
cli-plain-prompt = Du bist dran.
cli-help =
    Tippe die Nummer einer Möglichkeit oder einen Zug in Kurzform, etwa { $example }.
    b  zurück: eine Liste verlassen oder einen Teil deines Zugs zurücknehmen
    t  Tipp, mit der Gewinnchance
    h  diese Hilfe
    r  die Spielregeln
    q  aufhören
cli-hint = (h: Hilfe, q: aufhören)
cli-no-such-number = Diese Möglichkeit gibt es nicht: { $last ->
        [one] Tippe 1.
       *[other] Tippe eine Zahl von 1 bis { $last }.
    }
cli-not-understood = { $reason } Mit h bekommst du Hilfe.
cli-tip = Tipp: { $action } ({ $percent } % Gewinnchance)
cli-no-tip = Hier gibt es keinen Tipp.
cli-review-chances = Gewinnchance vom Anfang bis zum Ende
cli-review-luck = Glück
cli-review-lost = Verpasst
cli-review-seat = Platz { $seat }
cli-review-turning = Wendepunkte
cli-review-missed = Verpasste Gelegenheiten
cli-review-better = Schritt { $step }, Platz { $seat }: { $better } statt { $played } ({ $gain ->
    [one] 1 Prozentpunkt
   *[other] { $gain } Prozentpunkte
} mehr Gewinnchance)
cli-review-none = Niemand hat etwas verpasst, das der Rede wert wäre.
cli-verify-secret = Das Geheimnis passt zum Prüfcode in dieser Datei.
cli-verify-secret-wrong = FALSCH: Das Geheimnis passt nicht zum Prüfcode in dieser Datei.
cli-verify-seeds = { $count ->
    [0] Niemand hat eine Zufallszahl beigetragen: Das Geheimnis allein entscheidet, und wer den Server betreibt, könnte viele Geheimnisse erzeugt und eines davon ausgesucht haben.
    [one] 1 Platz hat eine Zufallszahl beigetragen.
   *[other] { $count } Plätze haben eine Zufallszahl beigetragen.
}
cli-verify-seed-withheld = Die Zufallszahl von Platz { $seat } war festgelegt, wurde aber nie gezeigt: Ausgelost wurde ohne sie.
cli-verify-own = Deine Zufallszahl ist dabei: Platz { $seat }.
cli-verify-own-missing = Deine Zufallszahl ist NICHT dabei.
cli-verify-seed-wrong = FALSCH: Die Zufallszahl von Platz { $seat } ist nicht die, die vorher festgelegt war.
cli-verify-drawn = Ziehung { $draw }: Nummer { $ticket } von { $of }; { $weight ->
    [one] 1 davon ergibt
   *[other] { $weight } davon ergeben
} dieses Ereignis
cli-verify-taken = aus einer anderen Partie, hier nicht geprüft
cli-verify-wrong = FALSCH: { $count ->
    [one] 1 Ergebnis stimmt nicht, das in Schritt { $step }.
   *[other] { $count } Ergebnisse stimmen nicht, das erste in Schritt { $step }.
}
cli-listed-all = und
cli-listed-any = oder
event-resigned = { $who } gibt auf.
event-agreed_draw = { $who } hat Unentschieden angeboten: abgemacht.
cli-verify-good = { $count ->
    [one] Das einzige Ergebnis ist richtig und folgt aus dem Geheimnis und dem, was an Zufallszahlen beigetragen wurde.
   *[other] Alle { $count } Ergebnisse sind richtig und folgen aus dem Geheimnis und dem, was an Zufallszahlen beigetragen wurde.
}
cli-verify-alone = { $count ->
    [one] Das einzige Ergebnis ist richtig und folgt aus dem Geheimnis. Niemand hat eine Zufallszahl beigetragen.
   *[other] Alle { $count } Ergebnisse sind richtig und folgen aus dem Geheimnis. Niemand hat eine Zufallszahl beigetragen.
}
cli-verify-without = In Ordnung, aber deine eigene Zufallszahl ist nicht dabei.
cli-verify-partly = { $count ->
    [one] 1 Ergebnis nachgerechnet: richtig.
   *[other] { $count } Ergebnisse nachgerechnet: alle richtig.
} NICHT GEPRÜFT: { $taken ->
    [one] der erste Schritt; er stammt aus einer anderen Partie.
   *[other] die ersten { $taken } Schritte; sie stammen aus einer anderen Partie.
}
cli-verify-nothing = { $count ->
    [0] In dieser Partie gab es keinen Zufall, also nichts zu prüfen.
   *[other] NICHTS GEPRÜFT: Alles, was gezogen wurde, gehört { $taken ->
        [one] zum ersten Schritt; der stammt aus einer anderen Partie.
       *[other] zu den ersten { $taken } Schritten; die stammen aus einer anderen Partie.
    }
}
cli-verify-limits = { $seeds ->
    [0] Was das nicht beweist: Geheimnisse könnten ausprobiert worden sein, bis eines passte, und Tische vor dem Anfang aufgegeben. Und ob verdeckte Karten angesehen wurden, kann niemand wissen.
   *[other] Was das nicht beweist: Wer den Server betreibt und selbst auf k Plätzen sitzt, kann deren Zufallszahlen zeigen oder zurückhalten, nachdem alle anderen gezeigt sind: eine Wahl zwischen 2^k Partien. Ein Tisch kann vor dem Anfang aufgegeben werden, und alle können gebeten werden, sich neu zu setzen. Und ob verdeckte Karten angesehen wurden, kann niemand wissen.
}
cli-verify-bad = Diese Prüfung ist fehlgeschlagen.
cli-refused = Das geht nicht (§{ $rule }). { $reason }
cli-legal = { $action } ist erlaubt.
cli-goodbye = Bis bald!
cli-saved = Gespeichert in { $file }.
cli-against = Dein Platz: { $who }. Gegen dich am Tisch: { $others }.
cli-dog-trio = Du bist { $who }. Deine Partner: { $partners }. Die anderen: { $others }.
cli-seats = Du bist { $who }. Dein Partner ist { $partner }. Die anderen: { $others }.
cli-options = Hausregeln
cli-rulebook = Im Regelheft: { $value }.
cli-only = Nur mit { $option }.
cli-ours = Unsere Lesart: { $value }.
cli-here = An diesem Tisch: { $value }.
cli-presets = Spielarten
cli-rulings = Unsere Lesart, wo das Regelheft schweigt oder unklar ist
cli-paragraphs = Die genauen Regeln, Paragraf für Paragraf: spielwerk rules { $game } --exact

## Strategus

cli-strategus-army = Deine Aufstellung: { $army }
cli-strategus-lost = Verloren: { $cards }
cli-strategus-left = Noch aufzustellen: { $cards }
cli-strategus-quiet = { $quiet ->
        [one] 1 Zug ohne Kampf
       *[other] { $quiet } Züge ohne Kampf
    }
cli-strategus-fights = Kämpfe: { $fights }
cli-strategus-piece = { $piece } auf { $at }
cli-strategus-help =
    Einen Zug kannst du als e4-e5, e4 e5 oder e4e5 tippen; e4 allein zeigt, was diese Karte kann.
    Auf dem Brett: deine Karten mit ihren Zeichen, fremde als Symbol; [ ] zeigt den letzten Zug.
    Mit der Gedächtnishilfe „Gezeigtes bleibt offen“ haben fremde Karten, die du gesehen hast, auch ein Zeichen; ! steht bei deinen, die dein Gegenüber gesehen hat.
    1 bis 9 sind die Tiere mit ihren Zahlen, M ist die Maus, T eine Falle, A der Apfel.
cli-strategus-setup-hint = Tippe die Nummer oder den Namen einer Aufstellung, oder stelle deine Karten einzeln auf: 9 { $one } { $two }. (h: Hilfe, q: aufhören)
cli-strategus-setup-left = { $left ->
        [0] Alle stehen: Tippe „fertig“, dann geht es los.
        [one] 1 Karte fehlt noch.
       *[other] { $left } Karten fehlen noch.
    }
cli-strategus-setup-help =
    1 bis 9 sind die Tiere mit ihren Zahlen, M ist die Maus, T eine Falle, A der Apfel.
    Nummer, Name     nimmt eine fertige Aufstellung aus der Liste
    9 { $one } { $two }          stellt Hasen auf { $one } und { $two }
    { $one }               nimmt die Karte von { $one } zurück
    { $one } { $behind }            tauscht die beiden Felder
    zufall           stellt den Rest zufällig auf
    spiegeln         tauscht links und rechts
    leeren           nimmt alle Karten zurück
    setup …          eine ganze Aufstellung, gilt sofort: vier Gruppen mit je zehn Zeichen, hinterste Reihe zuerst, - für ein leeres Feld
    fertig           los geht’s, wenn alle Karten stehen
    b                nimmt den letzten Schritt zurück
    h, r, q          diese Hilfe, die Regeln, aufhören
cli-strategus-do-random = zufall
cli-strategus-do-mirror = spiegeln
cli-strategus-do-clear = leeren
cli-strategus-do-ready = fertig
cli-strategus-unheard = Das gibt es hier nicht. Mit h bekommst du Hilfe.
cli-strategus-elsewhere = Das Feld { $square } liegt nicht in deinen vier Reihen.
cli-strategus-fixed = Felder, die vorher schon feststanden, bleiben, wie sie sind.

## Stramash

cli-dock = Dock: { $laddies }
cli-laddie = Laddie { $at }
cli-laddie-in-dock = Laddie im Dock
cli-discard = Eine Karte ablegen
cli-stramash-help =
    Einen Zug kannst du als 5 T20>T25 oder 5t20t25 tippen: die Karte, von wo, wohin.
    T20 ist ein Feld der Bahn, C0.2 das zweite im Castle von Platz 0, D das Dock.
    Jedes Mashie hat seine Zeilen; weiter geht es im nächsten, vom letzten wieder ins erste.
    Der Pfeil ist der Eingang ins Castle darunter; der Umriss des Symbols einer Farbe (oder ihr kleiner Buchstabe) ist auf der Bahn ihr Startfeld, im Castle ein freies Feld.

## Rufus

cli-rufus-legend = { $fox } Fuchsfeld   { $start } Startfeld   { $rufus } Rufus   { $card } verdeckte Fährtenkarte
cli-rufus-behind = Rufus steht auf { $at }. { $second ->
        [0] { $first ->
            [0] Deine Steine stehen beide auf seinem Feld.
            [one] Ein Stein von dir steht auf seinem Feld, der andere 1 Feld hinter ihm.
           *[other] Ein Stein von dir steht auf seinem Feld, der andere { $first } Felder hinter ihm.
        }
        [one] { $together ->
            [yes] Deine Steine stehen beide 1 Feld hinter ihm.
           *[no] Deine Steine stehen { $first } Felder und 1 Feld hinter ihm.
        }
       *[other] { $together ->
            [yes] Deine Steine stehen beide { $first } Felder hinter ihm.
           *[no] Deine Steine stehen { $first } und { $second } Felder hinter ihm.
        }
    }
cli-rufus-any-fox = Rufus führen
cli-rufus-any-lay = Eine Fährtenkarte auslegen
cli-rufus-lay = Als Fährtenkarte { $card } auslegen
cli-rufus-fields = Felder { $first } bis { $last }: { $card } danebenlegen
cli-rufus-prizes = { $count ->
        [one] bringt 1 Gewinnkarte
       *[other] bringt { $count } Gewinnkarten
    }
cli-rufus-catch = fängt Rufus
cli-rufus-meets = findet neben { $at } eine Fährtenkarte { $owner }
cli-rufus-help =
    fox 3, lay 5 @12 und stone 48>55 kannst du auch als f3, 5@12 und 48>55 tippen.
    fox, lay, lay 5 oder stone 48 allein zeigt alles, was so anfängt.
    Hinter der Nummer eines Feldes steht seine Fährtenkarte: Das Symbol sagt, von wem; ? heißt verdeckt.
    Alle ziehen von niedrigen zu hohen Nummern und vom letzten Feld weiter auf Feld 0.

## Streifzug durch

cli-streifzug-red = rot { $count }/5
cli-streifzug-blue = blau { $count }/5
cli-streifzug-rung = Glocke { $sign }
cli-streifzug-dice = Würfel: { $dice }
cli-streifzug-dice-left = noch zu ziehen: { $dice }
cli-streifzug-used = benutzt { $cards }
cli-streifzug-figure = Figur { $at }
cli-streifzug-with = Mit { $dice }
cli-streifzug-onto = { $dice }: { $there }
cli-streifzug-ring = { $ring ->
        [o] Auf den hellgrünen Ring
        [m] Auf den türkisen Ring
       *[i] In den dunkelgrünen Kreis
    }
cli-streifzug-throws = wirft { $owners } heraus
cli-streifzug-brings = bringt { $card }
cli-streifzug-against = Gegen { $owner }
cli-streifzug-to = Auslage { $number }
cli-streifzug-any-meld = Auslegen
cli-streifzug-any-add = Eine Karte anlegen
cli-streifzug-any-exchange = Einen Joker tauschen
cli-streifzug-any-mopser = Einen Mopser spielen
cli-streifzug-any-hopser = Einen Hopser spielen
cli-streifzug-help =
    Einen Zug kannst du als 5 o2>o7 oder 5o2o7 tippen: Würfel, von wo, wohin. 4+3 ist die Summe.
    o2 oder bell allein zeigt alles, was von dort weg oder dorthin führt; im erweiterten Spiel zeigt meld, add, mopser oder hopser alles dieser Art.
    o ist der hellgrüne Ring, m der türkise, i der dunkelgrüne Kreis, S der Start, Z das Ziel.
    Neben einem Catchfeld steht die oberste Karte seines Stapels und darunter, wie viele Karten er hat.
    R5 ist eine rote 5, BJ ein blauer Joker; P ist ein Patron, H ein Hopser, M ein Mopser.
