# The Festival.

set-festival = The Festival
about-festival = Festivals, where a figure of yours may come home
rule-festival-figures = Which own figures may come home at a festival
tile-festival = a festival
action-festival = Take back { $whose }
