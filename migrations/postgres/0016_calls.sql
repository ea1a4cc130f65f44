-- The messages that call for players, so that they can say how it went. A call has the number of the
-- interaction that made it.
CREATE TABLE calls (
    number  BIGINT PRIMARY KEY,
    channel BIGINT NOT NULL,
    message BIGINT NOT NULL,
    sent_at BIGINT NOT NULL
);
CREATE INDEX calls_by_time ON calls (sent_at);
