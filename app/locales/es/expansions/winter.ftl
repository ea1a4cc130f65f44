# Winter Edition.

set-winter = Edición Invierno
about-winter = El juego base en invierno, con doce losetas más
