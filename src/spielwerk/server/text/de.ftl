### Was der Server selbst den Leuten sagt: in Briefen, denn es ist niemand da.

call-subject = { $game }: du bist am Zug
call-body = Hallo { $name },

    an einem Tisch { $game } bist du am Zug.
    { $link }

    Deine Zeit für diesen Zug geht bis { $until } (UTC). Danach spielt ein Bot weiter, bis du zurück bist.

    Diese Briefe kommen, weil jemand am Tisch diese Adresse angegeben hat. Nimm sie dort unter
    „Etwas ausmachen“ heraus, dann kommt keiner mehr.
call-nobody = du
