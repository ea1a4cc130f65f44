# Winter Edition.

set-winter = Édition Hiver
about-winter = Le jeu de base en hiver, avec douze tuiles de plus
