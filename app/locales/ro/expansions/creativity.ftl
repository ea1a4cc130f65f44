# Creativity.

set-creativity = Creativitate
about-creativity = Două cartonașe goale, pe care le descrie gazda
rule-creativity = Cele două cartonașe goale rămân în cutie sau le descrie gazda
action-accept-tiles = Joacă cu cartonașele gazdei
action-refuse-tiles = Joacă fără cartonașele gazdei
prompt-host_tiles = Gazda aduce cartonașe proprii; în imagine fiecare câmp poartă numerele orașelor pe care le hrănește. Joci cu ele?
told-tiles-accepted = Cartonașele gazdei intră în joc.
told-tiles-refused = Cartonașele gazdei rămân în afara jocului.
