# Winter Edition.

set-winter = Edizione invernale
about-winter = Il gioco base d’inverno, con dodici tessere in più
