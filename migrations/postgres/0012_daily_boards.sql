-- The daily board: one order of tiles a day for everybody, and how each person played it.

CREATE TABLE dailies (
    day  BIGINT PRIMARY KEY,  -- days since 1970-01-01, UTC
    seed TEXT    NOT NULL      -- what the order is drawn from: secret until the day is over
);

CREATE TABLE daily_plays (
    day      BIGINT NOT NULL,
    number   BIGINT NOT NULL, -- counted from 1 each day
    player   BIGINT,          -- NULL once erased
    guilds   TEXT    NOT NULL, -- the servers it was played in: each id between commas
    snapshot TEXT    NOT NULL,
    ordinal  BIGINT NOT NULL, -- grows with every tile that is placed
    draft    TEXT    NOT NULL, -- what is laid out and not confirmed; empty if nothing is
    strip    TEXT    NOT NULL, -- a letter for each tile that was placed
    points   BIGINT NOT NULL,
    ended_at BIGINT,          -- NULL while it goes on
    PRIMARY KEY (day, number)
);
CREATE UNIQUE INDEX one_play_a_day ON daily_plays (day, player);
CREATE INDEX daily_plays_by_player ON daily_plays (player, day);
