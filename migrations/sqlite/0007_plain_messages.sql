-- Every message of the outbox goes to its channel. What would have sent one as the answer to an
-- interaction, or with a picture named in the row, was never used; nor were settings of servers.
-- A row that still waits with a token is sent like all others. No release has read these columns.

ALTER TABLE outbox DROP COLUMN picture;
ALTER TABLE outbox DROP COLUMN interaction;
ALTER TABLE outbox DROP COLUMN application;
ALTER TABLE outbox DROP COLUMN token;
ALTER TABLE outbox DROP COLUMN token_until;

DROP TABLE guilds;
