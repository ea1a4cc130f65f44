# Winter-Edition.

set-winter = Winter-Edition
about-winter = Das Grundspiel im Winter, mit zwölf Karten mehr
