-- What was left of the seats' time in a state, so that clocks go back with the game; and who may
-- help at the tables of a server without running it.

ALTER TABLE snapshots ADD COLUMN clocks TEXT NOT NULL DEFAULT '';

CREATE TABLE referees (
    guild  BIGINT NOT NULL,
    player BIGINT NOT NULL,
    PRIMARY KEY (guild, player)
);
CREATE INDEX referees_by_player ON referees (player);
