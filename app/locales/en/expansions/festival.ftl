# The Festival.

set-festival = The Festival
rule-festival-figures = Which own figures may come home at a festival
tile-festival = a festival
action-festival = Take back { $whose }
