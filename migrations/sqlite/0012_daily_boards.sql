-- The daily board: one order of tiles a day for everybody, and how each person played it.

CREATE TABLE dailies (
    day  INTEGER PRIMARY KEY,  -- days since 1970-01-01, UTC
    seed TEXT    NOT NULL      -- what the order is drawn from: secret until the day is over
) STRICT;

CREATE TABLE daily_plays (
    day      INTEGER NOT NULL,
    number   INTEGER NOT NULL, -- counted from 1 each day
    player   INTEGER,          -- NULL once erased
    guilds   TEXT    NOT NULL, -- the servers it was played in: each id between commas
    snapshot TEXT    NOT NULL,
    ordinal  INTEGER NOT NULL, -- grows with every tile that is placed
    draft    TEXT    NOT NULL, -- what is laid out and not confirmed; empty if nothing is
    strip    TEXT    NOT NULL, -- a letter for each tile that was placed
    points   INTEGER NOT NULL,
    ended_at INTEGER,          -- NULL while it goes on
    PRIMARY KEY (day, number)
) STRICT;
CREATE UNIQUE INDEX one_play_a_day ON daily_plays (day, player);
CREATE INDEX daily_plays_by_player ON daily_plays (player, day);
