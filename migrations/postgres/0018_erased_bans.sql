-- Who was banned on a server and then erased: a hash of both ids under the key below, so that the ban
-- stays and the person is not named.
CREATE TABLE erased_bans (
    guild BIGINT NOT NULL,
    mark TEXT COLLATE "C" NOT NULL,
    PRIMARY KEY (guild, mark)
);

-- Random keys of this database, by what they are for.
CREATE TABLE secrets (
    name TEXT COLLATE "C" PRIMARY KEY,
    secret BYTEA NOT NULL
);
