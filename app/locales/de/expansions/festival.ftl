# Das Fest.

set-festival = Das Fest
about-festival = Feste, bei denen eine eigene Figur nach Hause darf
rule-festival-figures = Welche eigenen Figuren bei einem Fest nach Hause dürfen
tile-festival = ein Fest
    .bare = Fest
    .dat = einem Fest
action-festival = Nimm { FORM($whose, "acc") } zurück
