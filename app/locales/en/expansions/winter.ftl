# Winter Edition.

set-winter = Winter Edition
about-winter = The base game in winter, with twelve more tiles
