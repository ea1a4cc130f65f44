-- The log of a game that is over is history: all its moves, taken back or not, become one
-- compressed value, and their rows go. `archived` says that this was done.

CREATE TABLE archives (
    game INTEGER PRIMARY KEY REFERENCES games (id) ON DELETE CASCADE,
    log  BLOB    NOT NULL
) STRICT;

ALTER TABLE games ADD COLUMN archived INTEGER NOT NULL DEFAULT 0;
CREATE INDEX games_to_archive ON games (status, changed_at) WHERE archived = 0;
