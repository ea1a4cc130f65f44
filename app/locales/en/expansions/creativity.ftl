# Creativity.

set-creativity = Creativity
about-creativity = Two blank tiles that the host describes
rule-creativity = The two blank tiles stay in the box, or the host describes them
action-accept-tiles = Play with the host's tiles
action-refuse-tiles = Play without the host's tiles
prompt-host_tiles = The host brings tiles of their own; in the picture every field bears the numbers of the cities that it feeds. Do you play with them?
told-tiles-accepted = The host's tiles are in the game.
told-tiles-refused = The host's tiles stay out of the game.
