-- What is kept of games that were played to their end, so that people can look back: how each seat
-- did, ratings, and the bests of a server. All of it can be made again from the logs.

CREATE TABLE results (
    game     INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    seat     INTEGER NOT NULL,
    player   INTEGER,          -- NULL: nobody, erased, or somebody who wants no records
    guild    INTEGER NOT NULL, -- the server; 0 in direct messages
    ground   TEXT    NOT NULL, -- the ground set
    ended_at INTEGER NOT NULL, -- when it was recorded; later for each game
    place    INTEGER NOT NULL,
    points   INTEGER NOT NULL,
    rated    INTEGER NOT NULL, -- 1: it counted for ratings
    facts    TEXT    NOT NULL,
    PRIMARY KEY (game, seat)
) STRICT;
CREATE INDEX results_by_player ON results (player, ended_at);
CREATE INDEX results_by_time ON results (ended_at);

CREATE TABLE ratings (
    guild       INTEGER NOT NULL, -- 0: over all servers
    player      INTEGER NOT NULL,
    ground      TEXT    NOT NULL,
    rating      INTEGER NOT NULL, -- millionths
    uncertainty INTEGER NOT NULL, -- millionths
    games       INTEGER NOT NULL,
    standing    INTEGER NOT NULL, -- what the order of a list goes by, in millionths
    PRIMARY KEY (guild, player, ground)
) STRICT;
CREATE INDEX ratings_by_standing ON ratings (guild, ground, standing);
CREATE INDEX ratings_by_player ON ratings (player);

CREATE TABLE bests (
    guild INTEGER NOT NULL,
    kind  TEXT    NOT NULL,
    value INTEGER NOT NULL,
    game  INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    seat  INTEGER,             -- NULL: it is of the whole game
    PRIMARY KEY (guild, kind)
) STRICT;
CREATE INDEX bests_by_game ON bests (game);
