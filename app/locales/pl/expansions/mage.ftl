# Mag i czarownica.

set-mage = Mag i czarownica
about-mage = Dwa niczyje pionki: jeden podnosi wartość traktów i miast, drugi obniża
rule-mw-unscored_return = Mag i czarownica schodzą też z tego, czego nikt nie podlicza
tile-magic = magiczny znak
    .with = z magicznym znakiem
action-mage-city = Mag idzie do miasta na { $cell }
action-mage-road = Mag idzie na trakt na { $cell }
action-mage-off = Mag schodzi z planszy
action-witch-city = Czarownica idzie do miasta na { $cell }
action-witch-road = Czarownica idzie na trakt na { $cell }
action-witch-off = Czarownica schodzi z planszy
prompt-magic_move = Dokąd idzie mag albo czarownica?
prompt-magic_remove = Kto schodzi z planszy, mag czy czarownica?
told-mage-city = Mag jest teraz w mieście na { $cell }.
told-mage-road = Mag jest teraz na trakcie na { $cell }.
told-mage-off = Mag schodzi z planszy.
told-witch-city = Czarownica jest teraz w mieście na { $cell }.
told-witch-road = Czarownica jest teraz na trakcie na { $cell }.
told-witch-off = Czarownica schodzi z planszy.
alt-mage-city = Mag jest w mieście na { $cell }.
alt-mage-road = Mag jest na trakcie na { $cell }.
alt-witch-city = Czarownica jest w mieście na { $cell }.
alt-witch-road = Czarownica jest na trakcie na { $cell }.
