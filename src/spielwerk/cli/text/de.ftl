### Words of the command line's own. What belongs to a game is in the game's texts.

cli-kennel = Zwinger: { $men }
cli-pile = Stapel: { $count }
cli-last-card = Zuletzt: { $card }
cli-hand = Deine Hand: { $cards }
cli-man = Stein { $at }
cli-prompt = Deine Wahl
cli-plain-seats = Du bist { $who }. Mit dir sitzen { $others } am Tisch.
cli-plain-prompt = Du bist am Zug.
cli-help =
    Tippe die Nummer einer Möglichkeit oder eine Aktion in der Notation des Spiels, etwa { $example }.
    b  einen Schritt zurück: aus einer Liste, oder einen Teil deines Zuges zurücknehmen
    t  ein Tipp: was jemand Starkes täte, mit der Gewinnchance
    h  diese Hilfe
    r  die Regeln
    q  das Spiel verlassen
cli-hint = (h: Hilfe, q: aufhören)
cli-no-such-number = Diese Möglichkeit gibt es nicht: Tippe eine Zahl von 1 bis { $last }.
cli-not-understood = { $reason } Mit h bekommst du Hilfe.
cli-tip = Tipp: { $action } (Gewinnchance { $percent } %)
cli-no-tip = Dazu gibt es keinen Tipp.
cli-review-chances = Gewinnchance vom Anfang bis zum Ende
cli-review-luck = Glück
cli-review-lost = Verschenkt
cli-review-seat = Platz { $seat }
cli-review-turning = Wendepunkte
cli-review-missed = Besser wäre gewesen …
cli-review-better = Schritt { $step }, Platz { $seat }: { $better } statt { $played } ({ $gain } % mehr)
cli-review-none = Niemand hat etwas verpasst, das der Rede wert wäre.
cli-verify-secret = Das Geheimnis ist jenes, das vor der ersten Karte festgelegt wurde.
cli-verify-secret-wrong = FALSCH: Das Geheimnis ist nicht jenes, das vor der ersten Karte festgelegt wurde.
cli-verify-seeds = { $count ->
    [0] Niemand hat eine Zahl beigetragen: Das Geheimnis allein entscheidet, und wer den Tisch bereitstellt, könnte viele gemacht haben.
    [one] Ein Platz hat eine Zahl beigetragen.
   *[other] { $count } Plätze haben eine Zahl beigetragen.
}
cli-verify-seed-withheld = Platz { $seat } hat eine Zahl versprochen und nie gezeigt: Der Zufall kam ohne sie aus.
cli-verify-own = Deine eigene Zahl ist dabei: Platz { $seat }.
cli-verify-own-missing = Deine eigene Zahl ist NICHT dabei.
cli-verify-seed-wrong = FALSCH: Die Zahl von Platz { $seat } ist nicht die versprochene.
cli-verify-drawn = Ziehung { $draw }: Los { $ticket } von { $of }, davon bringen { $weight } dies
cli-verify-taken = aus einer anderen Partie übernommen, wird hier nicht beurteilt
cli-verify-wrong = FALSCH ab Schritt { $step }: { $count ->
    [one] Ein Ergebnis ist nicht das gezogene.
   *[other] { $count } Ergebnisse sind nicht die gezogenen.
}
cli-listed-all = und
cli-listed-any = oder
event-resigned = { $who } hat aufgegeben.
event-agreed_draw = Unentschieden, wie { $who } es angeboten hat.
cli-verify-good = { $count ->
    [one] Das einzige Ergebnis ist jenes, das Geheimnis und Zahlen bringen.
   *[other] Alle { $count } Ergebnisse sind jene, die Geheimnis und Zahlen bringen.
}
cli-verify-alone = { $count ->
    [one] Das einzige Ergebnis ist jenes, das das Geheimnis bringt; niemand hat eine Zahl beigetragen.
   *[other] Alle { $count } Ergebnisse sind jene, die das Geheimnis bringt; niemand hat eine Zahl beigetragen.
}
cli-verify-without = Alles passt zusammen, aber deine eigene Zahl ist nicht dabei.
cli-verify-partly = { $count ->
    [one] Ein Ergebnis ist jenes, das Geheimnis und Zahlen bringen.
   *[other] { $count } Ergebnisse sind jene, die Geheimnis und Zahlen bringen.
} NICHT BEURTEILT: was die ersten { $taken } Schritte brachten, die aus einer anderen Partie übernommen sind.
cli-verify-nothing = { $count ->
    [0] In dieser Partie wurde nichts gezogen: Es gab nichts zu beurteilen.
   *[other] NICHTS WURDE BEURTEILT: Alles, was gezogen wurde, gehört zu den ersten { $taken } Schritten, die aus einer anderen Partie übernommen sind.
}
cli-verify-limits = { $seeds ->
    [0] Was das nicht beweist: dass nicht Geheimnisse probiert wurden, bis eines gefiel, oder Tische vor dem Beginn aufgegeben, und dass niemand verdeckte Karten angesehen hat.
   *[other] Was das nicht beweist: Wer den Tisch bereitstellt und selbst auf k Plätzen sitzt, kann deren Zahlen zeigen oder zurückhalten, nachdem alle anderen gezeigt sind: eine Wahl unter 2^k. Ein Tisch kann vor dem Beginn aufgegeben und alle gebeten werden, sich neu zu setzen. Und ob verdeckte Karten angesehen wurden, kann niemand wissen.
}
cli-verify-bad = Dieser Beleg beweist nichts.
cli-refused = Das geht nicht (§{ $rule }). { $reason }
cli-legal = { $action } ist erlaubt.
cli-goodbye = Du verlässt das Spiel. Auf Wiedersehen!
cli-saved = Das Spiel steht in { $file }.
cli-seats = Du bist { $who }. Dein Partner ist { $partner }. Die anderen sind { $others }.
cli-options = Optionen
cli-rulebook = Im Regelheft: { $value }.
cli-only = Nur mit { $option }.
cli-ours = Unsere Lesart: { $value }.
cli-presets = Vorlagen
cli-rulings = Was wir klargestellt haben, wo das Regelheft schweigt
cli-paragraphs = Die genauen Regeln, Paragraph für Paragraph (auf Englisch): spielwerk rules { $game } --exact

## Strategus

cli-strategus-seats = Du bist { $who }. Gegen dich spielt { $other }.
cli-strategus-army = Deine Aufstellung: { $army }
cli-strategus-lost = Verloren: { $cards }
cli-strategus-left = Noch aufzustellen: { $cards }
cli-strategus-quiet = { $quiet ->
        [one] 1 Zug ohne Kampf
       *[other] { $quiet } Züge ohne Kampf
    }
cli-strategus-fights = Kämpfe: { $fights }
cli-strategus-move = { $piece } von { $from } nach { $to }
cli-strategus-attack = { $piece } von { $from } greift { $to } an
cli-strategus-piece = { $piece } auf { $at }
cli-strategus-help =
    Einen Zug kannst du als e4-e5, e4 e5 oder e4e5 tippen; e4 allein zeigt, was diese Karte kann.
    Auf dem Brett: deine Karten mit ihren Zeichen, fremde Karten als Symbol, [ ] der letzte Zug.
    ! ist eine deiner Karten, die dein Gegenüber kennt, falls die Gedächtnishilfe an ist.
    1 bis 9 sind die Tiere mit ihren Zahlen, M ist die Maus, T eine Falle, A der Apfel.
cli-strategus-setup-hint = Tippe die Nummer oder den Namen einer Aufstellung, oder stell deine Karten einzeln auf: T a1 b1. (h: Hilfe, q: aufhören)
cli-strategus-setup-left = { $left ->
        [0] Alle vierzig stehen. Tippe fertig, dann geht es los.
        [one] Eine Karte fehlt noch.
       *[other] { $left } Karten fehlen noch.
    }
cli-strategus-setup-help =
    1 bis 9 sind die Tiere mit ihren Zahlen, M ist die Maus, T eine Falle, A der Apfel.
    2 oder festung   eine fertige Aufstellung, mit Nummer oder Namen
    T a1 b1          stellt Fallen auf a1 und b1
    a1               nimmt die Karte von a1 zurück
    a1 b2            tauscht die beiden Felder
    zufall           stellt den Rest zufällig auf
    spiegeln         tauscht links und rechts
    leeren           nimmt alle Karten zurück
    setup …          eine ganze Aufstellung: vier Gruppen mit zehn Zeichen, hinterste Reihe zuerst
    fertig           los geht’s, wenn alle vierzig stehen
    b                nimmt den letzten Schritt zurück
    h, r, q          diese Hilfe, die Regeln, das Spiel verlassen
cli-strategus-do-random = zufall
cli-strategus-do-mirror = spiegeln
cli-strategus-do-clear = leeren
cli-strategus-do-ready = fertig
cli-strategus-unheard = Das habe ich nicht verstanden. Mit h bekommst du Hilfe.
cli-strategus-elsewhere = Das Feld { $square } liegt nicht in deinen vier Reihen.
cli-strategus-fixed = Was schon auf dem Tisch steht, bleibt, wo es ist.

## Stramash

cli-stramash-seats = Du bist { $who }. { $count ->
        [one] Gegen dich spielt { $others }.
       *[other] Gegen dich spielen { $others }.
    }
cli-dock = Dock: { $laddies }
cli-laddie = Laddie { $at }
cli-laddie-in-dock = Laddie im Dock
cli-discard = Eine Karte ablegen
cli-stramash-help =
    Eine Aktion kannst du als 5 T20>T25 oder 5t20t25 tippen: die Karte, von wo, wohin.
    T20 ist ein Feld der Bahn, C0.2 das zweite in deinem Castle, D das Dock.
    Jedes Mashie hat seine Zeilen; weiter geht es im nächsten, vom letzten wieder ins erste.
    Der Pfeil ist der Eingang ins Castle darunter; das leere Zeichen einer Farbe ist ihr Startfeld.

## Rufus

cli-rufus-seats = Du bist { $who }. Du spielst gegen { $others }.
cli-rufus-legend = { $fox } Fuchsfeld   { $start } Startfeld   { $rufus } Rufus   { $card } verdeckte Fährtenkarte
cli-rufus-behind = Rufus steht auf { $at }. Deine Steine sind { $first } und { $second } Felder hinter ihm.
cli-rufus-any-fox = Führ Rufus
cli-rufus-any-lay = Leg eine Fährtenkarte
cli-rufus-lay = Leg { $card }
cli-rufus-fields = Leg { $card } neben ein Feld von { $first } bis { $last }
cli-rufus-prizes = { $count ->
        [one] bringt eine Gewinnkarte
       *[other] bringt { $count } Gewinnkarten
    }
cli-rufus-catch = fängt Rufus
cli-rufus-meets = kommt auf { $at } zu einer Karte von { $who }
cli-rufus-help =
    fox 3, lay 5 @12 und stone 48>55 kannst du auch als f3, 5@12 und 48>55 tippen.
    fox, lay, lay 5 oder stone 48 allein zeigt alles, was so beginnt.
    Hinter der Nummer eines Feldes steht seine Fährtenkarte: Das Symbol sagt, von wem, ? ist verdeckt.
    Alle gehen von kleineren zu höheren Nummern, und vom letzten Feld weiter auf 0.

## Streifzug durch

cli-streifzug-seats = Du bist { $who }. { $count ->
        [one] Gegen dich spielt { $others }.
       *[other] Gegen dich spielen { $others }.
    }
cli-streifzug-red = rot { $count }/5
cli-streifzug-blue = blau { $count }/5
cli-streifzug-rung = Glocke { $sign }
cli-streifzug-dice = Würfel: { $dice }
cli-streifzug-dice-left = noch zu ziehen: { $dice }
cli-streifzug-used = benutzt { $cards }
cli-streifzug-figure = Figur { $at }
cli-streifzug-with = Mit { $dice }
cli-streifzug-onto = { $dice }: { $to }
cli-streifzug-ring = { $ring ->
        [o] Auf den hellgrünen Ring
        [m] Auf den türkisen Ring
       *[i] In den dunkelgrünen Kreis
    }
cli-streifzug-throws = wirft { $owners }
cli-streifzug-brings = bringt { $card }
cli-streifzug-against = Gegen { $owner }
cli-streifzug-to = Auslage { $number }
cli-streifzug-any-meld = Auslegen
cli-streifzug-any-add = Eine Karte anlegen
cli-streifzug-any-exchange = Einen Joker tauschen
cli-streifzug-any-mopser = Einen Mopser spielen
cli-streifzug-any-hopser = Einen Hopser spielen
cli-streifzug-help =
    Eine Aktion kannst du als 5 o2>o7 oder 5o2o7 tippen: Würfel, von wo, wohin. 4+3 ist die Summe.
    o2 oder bell allein zeigt alles, was von dort oder dorthin führt; meld, add, mopser, hopser alles davon.
    o ist der hellgrüne Ring, m der türkise, i der dunkelgrüne Kreis, S der Start, Z das Ziel.
    Neben einem Catchfeld steht die oberste Karte seines Stapels und wie viele es sind.
    R5 ist eine rote 5, BJ ein blauer Joker; P ist ein Patron, H ein Hopser, M ein Mopser.
