### Was der Server selbst den Leuten sagt: in Briefen, denn es ist niemand da.

call-subject = { $game }: du bist am Zug
call-body = Hallo,

    an einem Tisch { $game } bist du am Zug.
    { $link }

    Deine Zeit für diesen Zug geht bis { $until } (UTC). Danach spielt ein Bot weiter, bis du zurück bist.

    Keine Briefe mehr? Hier lässt es sich sagen:
    { $end }

ask-subject = Dürfen dir Briefe geschrieben werden?
ask-body = Hallo,

    jemand möchte unter dieser Adresse Bescheid bekommen, sobald er an einem Spieltisch am Zug ist.

    Warst du das? Dann öffne diese Seite und sag ja:
    { $link }

    Warst du es nicht, brauchst du nichts zu tun: Ohne dein Ja wird dir von keinem Spiel geschrieben.
    Auf derselben Seite kannst du auch sagen, dass nie wieder ein Brief kommen soll.
