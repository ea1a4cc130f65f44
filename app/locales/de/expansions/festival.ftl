# Das Fest.

set-festival = Das Fest
rule-festival-figures = Welche eigenen Figuren bei einem Fest nach Hause dürfen
tile-festival = ein Fest
    .bare = Fest
    .dat = einem Fest
action-festival = Nimm { FORM($whose, "acc") } zurück
