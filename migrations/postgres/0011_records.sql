-- What is kept of games that were played to their end, so that people can look back: how each seat
-- did, ratings, and the bests of a server. All of it can be made again from the logs.

CREATE TABLE results (
    game     BIGINT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    seat     BIGINT NOT NULL,
    player   BIGINT,          -- NULL: nobody, erased, or somebody who wants no records
    guild    BIGINT NOT NULL, -- the server; 0 in direct messages
    ground   TEXT COLLATE "C" NOT NULL, -- the ground set
    ended_at BIGINT NOT NULL, -- when it was recorded; later for each game
    place    BIGINT NOT NULL,
    points   BIGINT NOT NULL,
    rated    BIGINT NOT NULL, -- 1: it counted for ratings
    facts    TEXT    NOT NULL,
    PRIMARY KEY (game, seat)
);
CREATE INDEX results_by_player ON results (player, ended_at);
CREATE INDEX results_by_time ON results (ended_at);

CREATE TABLE ratings (
    guild       BIGINT NOT NULL, -- 0: over all servers
    player      BIGINT NOT NULL,
    ground      TEXT COLLATE "C" NOT NULL,
    rating      BIGINT NOT NULL, -- millionths
    uncertainty BIGINT NOT NULL, -- millionths
    games       BIGINT NOT NULL,
    standing    BIGINT NOT NULL, -- what the order of a list goes by, in millionths
    PRIMARY KEY (guild, player, ground)
);
CREATE INDEX ratings_by_standing ON ratings (guild, ground, standing);
CREATE INDEX ratings_by_player ON ratings (player);

CREATE TABLE bests (
    guild BIGINT NOT NULL,
    kind  TEXT COLLATE "C" NOT NULL,
    value BIGINT NOT NULL,
    game  BIGINT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    seat  BIGINT,             -- NULL: it is of the whole game
    PRIMARY KEY (guild, kind)
);
CREATE INDEX bests_by_game ON bests (game);
