### Words of the command line's own. What belongs to a game is in the game's texts.

cli-kennel = Zwinger: { $men }
cli-pile = Stapel: { $count }
cli-last-card = Zuletzt: { $card }
cli-hand = Deine Hand: { $cards }
cli-man = Stein { $at }
cli-prompt = Deine Wahl
cli-help =
    Tippe die Nummer einer Möglichkeit oder eine Aktion in der Notation des Spiels, etwa { $example }.
    b  einen Schritt zurück: aus einer Liste, oder einen Teil deines Zuges zurücknehmen
    h  diese Hilfe
    r  die Regeln
    q  das Spiel verlassen
cli-hint = (h: Hilfe, q: aufhören)
cli-no-such-number = Diese Möglichkeit gibt es nicht: Tippe eine Zahl von 1 bis { $last }.
cli-not-understood = { $reason } Mit h bekommst du Hilfe.
cli-refused = Das geht nicht (§{ $rule }). { $reason }
cli-goodbye = Du verlässt das Spiel. Auf Wiedersehen!
cli-saved = Das Spiel steht in { $file }.
cli-seats = Du bist { $who }. Dein Partner ist { $partner }. Die anderen sind { $others }.
cli-options = Optionen
cli-paragraphs = Die genauen Regeln, Paragraph für Paragraph (auf Englisch): spielwerk rules { $game } --exact
