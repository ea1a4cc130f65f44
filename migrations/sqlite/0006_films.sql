-- The moving picture of a game that is over: drawn once. Names are in it, so it goes when one of its
-- players is forgotten.

CREATE TABLE films (
    game    INTEGER PRIMARY KEY REFERENCES games (id) ON DELETE CASCADE,
    look    TEXT    NOT NULL,  -- of what it was drawn: of something else it is drawn again
    film    BLOB    NOT NULL,
    made_at INTEGER NOT NULL
) STRICT;
