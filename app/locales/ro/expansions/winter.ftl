# Winter Edition.

set-winter = Ediția de iarnă
about-winter = Jocul de bază iarna, cu douăsprezece cartonașe în plus
