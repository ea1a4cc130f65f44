# Edycja zimowa.

set-winter = Edycja zimowa
about-winter = Gra podstawowa zimą, z dwunastoma dodatkowymi płytkami
