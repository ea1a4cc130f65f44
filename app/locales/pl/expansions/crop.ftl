# Kręgi w zbożu.

set-crop = Kręgi w zbożu
about-crop = Wszyscy dostawiają podwładnego albo wszyscy go zabierają
set-crop2 = Kręgi w zbożu II
about-crop2 = Sześć kolejnych kręgów w zbożu
rule-crop-add_place = Krąg w zbożu: dostawia się obok swojego pionka albo gdziekolwiek na jego obszarze
rule-crop-add = Krąg w zbożu: kto może dostawić pionek, ten może albo musi to zrobić
rule-crop-parallel = Krąg w zbożu: nikt nie widzi, co robią inni, dopóki nie wybiorą wszyscy
standing-add = pionki się dostawia
standing-remove = pionki się zabiera
tile-crop-shield = krąg w zbożu (tarcza)
    .with = z kręgiem w zbożu (tarcza)
tile-crop-club = krąg w zbożu (maczuga)
    .with = z kręgiem w zbożu (maczuga)
tile-crop-pitchfork = krąg w zbożu (widły)
    .with = z kręgiem w zbożu (widły)
action-crop-add-road = Każdy może dostawić podwładnego do zbójcy
action-crop-add-city = Każdy może dostawić podwładnego do rycerza
action-crop-add-field = Każdy może dostawić podwładnego do chłopa
action-crop-remove-road = Każdy musi zabrać zbójcę
action-crop-remove-city = Każdy musi zabrać rycerza
action-crop-remove-field = Każdy musi zabrać chłopa
action-pass-crop-add = Nikogo nie dostawiaj
prompt-crop_circle = Co robi krąg w zbożu?
prompt-crop_add = Który pionek dostawiasz?
prompt-crop_remove = Który pionek zabierasz?
told-crop = { $who } decyduje przy kręgu w zbożu: { $what }.
