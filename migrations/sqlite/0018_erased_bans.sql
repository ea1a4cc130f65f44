-- Who was banned on a server and then erased: a hash of both ids under the key below, so that the ban
-- stays and the person is not named.
CREATE TABLE erased_bans (
    guild INTEGER NOT NULL,
    mark TEXT NOT NULL,
    PRIMARY KEY (guild, mark)
) STRICT, WITHOUT ROWID;

-- Random keys of this database, by what they are for.
CREATE TABLE secrets (
    name TEXT PRIMARY KEY,
    secret BLOB NOT NULL
) STRICT, WITHOUT ROWID;
