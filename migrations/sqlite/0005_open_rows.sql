-- What waits or is under way is found without a look at all that was sent on the same day.

CREATE INDEX outbox_open ON outbox (channel, in_order, id, state, not_before, lease_until)
    WHERE state = 'waiting' OR lease_until > 0;
