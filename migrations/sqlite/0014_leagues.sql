-- Leagues: what is settled and played in each is its text, in which members are numbers.

CREATE TABLE leagues (
    id         INTEGER PRIMARY KEY AUTOINCREMENT,
    guild      INTEGER NOT NULL,
    channel    INTEGER NOT NULL, -- where its rounds are announced
    name       TEXT    NOT NULL,
    organiser  INTEGER,          -- NULL once erased
    status     TEXT    NOT NULL, -- open | running | closed
    state      TEXT    NOT NULL,
    created_at INTEGER NOT NULL
) STRICT;
CREATE INDEX leagues_by_guild ON leagues (guild, id);
CREATE INDEX leagues_by_organiser ON leagues (organiser);

CREATE TABLE league_members (
    league  INTEGER NOT NULL REFERENCES leagues (id) ON DELETE CASCADE,
    number  INTEGER NOT NULL, -- counted from 1; never given again
    player  INTEGER,          -- NULL once erased
    joined  INTEGER NOT NULL, -- how many rounds had begun
    dropped INTEGER,          -- how many rounds had begun; NULL for whoever plays on
    PRIMARY KEY (league, number)
) STRICT;
CREATE UNIQUE INDEX one_membership ON league_members (league, player);
CREATE INDEX league_members_by_player ON league_members (player);
