# Edycja zimowa.

set-winter = Edycja zimowa
