### Was der Server selbst den Leuten sagt: in E-Mails und Benachrichtigungen.

call-subject = { $game }: Du bist dran
call-body = Hallo,

    bei eurer Partie { $game } bist du dran.
    { $link }

    Du hast noch { $days ->
        [0] { $hours ->
            [0] höchstens eine Stunde
            [one] etwa 1 Stunde
           *[other] etwa { $hours } Stunden
        }
        [one] etwa 1 Tag
       *[other] etwa { $days } Tage
    } für diesen Zug. Danach spielt ein Bot weiter, bis du zurückkommst.

    Keine E-Mails mehr? Hier abbestellen:
    { $end }

ask-subject = Spielwerk: E-Mails erlauben?
ask-body = Hallo,

    jemand hat an einem Spieltisch diese Adresse angegeben, um eine E-Mail zu bekommen, wenn ein Zug fällig ist.

    Warst du das? Dann öffne diese Seite und bestätige:
    { $link }

    Warst du es nicht, brauchst du nichts zu tun: Ohne deine Zustimmung schicken wir keine solchen E-Mails.
    Auf derselben Seite kannst du sie auch für immer ablehnen.
