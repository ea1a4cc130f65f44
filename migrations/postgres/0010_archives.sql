-- The log of a game that is over is history: all its moves, taken back or not, become one
-- compressed value, and their rows go. `archived` says that this was done.

CREATE TABLE archives (
    game BIGINT PRIMARY KEY REFERENCES games (id) ON DELETE CASCADE,
    log  BYTEA  NOT NULL
);
-- It is compressed already.
ALTER TABLE archives ALTER COLUMN log SET STORAGE EXTERNAL;

ALTER TABLE games ADD COLUMN archived BIGINT NOT NULL DEFAULT 0;
CREATE INDEX games_to_archive ON games (status, changed_at) WHERE archived = 0;
