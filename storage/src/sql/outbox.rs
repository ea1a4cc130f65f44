//! The outbox: rows, lanes of a channel, leases.

use sqlx::Row as _;

use super::Row;
use super::columns::{narrow, narrow_option, plain};
use super::session::{SqlResult, SqlSession, all, first, run};
use crate::limits::{ASIDE, NONCE_CHARS};
use crate::outbox::{CALL, LEAGUE, OVERVIEW};
use crate::{
    ChannelId, DeadLetter, Delivery, GameId, GuildId, InteractionId, MessageId, MessageRef, Millis,
    Outgoing,
};

/// The columns of a [`Delivery`], by name: another version of the program may add some while this one
/// runs.
macro_rules! delivery_columns {
    () => {
        "id, dedupe, nonce, kind, game, ordinal, channel, in_order, slot, payload, not_before,
        lease_until, attempts, created_at"
    };
}

/// Reading.
impl SqlSession {
    pub(super) async fn next_delivery(&mut self) -> SqlResult<Option<Millis>> {
        Ok(sqlx::query_scalar(NEXT).bind(i64::from(ASIDE)).fetch_one(self.conn()).await?)
    }

    pub(super) async fn unsent(&mut self, limit: u32) -> SqlResult<Vec<Delivery>> {
        // The sign keeps SQLite from reading all rows in their order rather than sorting those few.
        let found = sqlx::query(concat!(
            "SELECT ",
            delivery_columns!(),
            " FROM outbox WHERE state = 'waiting' ORDER BY +id LIMIT $1"
        ));
        all(self.conn(), found.bind(i64::from(limit)), delivery).await
    }

    pub(super) async fn dead_letters(&mut self, limit: u32) -> SqlResult<Vec<DeadLetter>> {
        let found = sqlx::query(concat!(
            "SELECT reason, ",
            delivery_columns!(),
            " FROM outbox WHERE state = 'buried' ORDER BY id DESC LIMIT $1"
        ));
        all(self.conn(), found.bind(i64::from(limit)), |row| {
            Ok(DeadLetter { delivery: delivery(row)?, reason: row.try_get("reason")? })
        })
        .await
    }

    pub(super) async fn overview(&mut self, guild: GuildId) -> SqlResult<Option<MessageRef>> {
        let found = sqlx::query("SELECT channel, message FROM overviews WHERE guild = $1");
        first(self.conn(), found.bind(guild.stored()), of_no_game).await
    }

    pub(super) async fn message(
        &mut self,
        game: GameId,
        slot: &str,
    ) -> SqlResult<Option<MessageRef>> {
        let sql = "SELECT channel, message, ordinal FROM messages WHERE game = $1 AND slot = $2";
        first(self.conn(), sqlx::query(sql).bind(game.0).bind(slot), |row| {
            Ok(MessageRef { ordinal: narrow(row, "ordinal")?, ..of_no_game(row)? })
        })
        .await
    }
}

/// What the worker writes.
impl SqlSession {
    pub(super) async fn claim(
        &mut self,
        holder: i64,
        lease_ms: Millis,
        limit: u32,
    ) -> SqlResult<Vec<Delivery>> {
        let claimed = sqlx::query(CLAIM)
            .bind(self.now)
            .bind(self.now + lease_ms)
            .bind(i64::from(limit))
            .bind(i64::from(ASIDE))
            .bind(holder);
        let mut claimed = all(self.conn(), claimed, delivery).await?;
        claimed.sort_by_key(|delivery| delivery.id);
        Ok(claimed)
    }

    pub(super) async fn sent(
        &mut self,
        delivery: &Delivery,
        message: Option<MessageId>,
    ) -> SqlResult<()> {
        let settled = sqlx::query(
            "UPDATE outbox SET state = 'sent', message = $2, settled_at = $3, payload = '',
                lease_until = 0 WHERE id = $1 AND state <> 'sent'",
        )
        .bind(delivery.id)
        .bind(message.map(MessageId::stored))
        .bind(self.now);
        run(self.conn(), settled).await?;
        let Outgoing { game, slot, channel, ordinal, .. } = &delivery.outgoing;
        let (Some(slot), Some(message)) = (slot, message) else { return Ok(()) };
        let sent = MessageRef { channel: *channel, message, ordinal: ordinal.unwrap_or(0) };
        match game {
            Some(game) => self.remember(*game, slot, sent).await,
            None => self.remember_elsewhere(slot, sent).await,
        }
    }

    /// Remembers a message that belongs to no game.
    async fn remember_elsewhere(&mut self, slot: &str, sent: MessageRef) -> SqlResult<()> {
        let (channel, message) = (sent.channel.stored(), sent.message.stored());
        let remembered = if let Some(guild) = numbered::<GuildId>(slot, OVERVIEW) {
            sqlx::query(
                "INSERT INTO overviews (guild, channel, message) VALUES ($1, $2, $3)
                    ON CONFLICT (guild) DO UPDATE SET channel = excluded.channel,
                        message = excluded.message",
            )
            .bind(guild.stored())
            .bind(channel)
            .bind(message)
        } else if let Some(call) = numbered::<InteractionId>(slot, CALL) {
            sqlx::query(
                "INSERT INTO calls (number, channel, message, sent_at) VALUES ($1, $2, $3, $4)
                    ON CONFLICT DO NOTHING",
            )
            .bind(call.stored())
            .bind(channel)
            .bind(message)
            .bind(self.now)
        } else if let Some(league) = numbered::<i64>(slot, LEAGUE) {
            let sql = "UPDATE leagues SET message = $2 WHERE id = $1";
            sqlx::query(sql).bind(league).bind(message)
        } else {
            return Ok(());
        };
        run(self.conn(), remembered).await.map(drop)
    }

    pub(super) async fn retry(&mut self, delivery: &Delivery, at: Millis) -> SqlResult<()> {
        let sql = "UPDATE outbox SET not_before = $3, lease_until = 0
            WHERE id = $1 AND lease_until = $2";
        let again = sqlx::query(sql).bind(delivery.id).bind(delivery.lease_until).bind(at);
        run(self.conn(), again).await.map(drop)
    }

    /// As [`Self::dead_letter`], by the worker that has the row.
    pub(super) async fn dead_letter_claimed(
        &mut self,
        delivery: &Delivery,
        reason: &str,
    ) -> SqlResult<()> {
        let sql = "UPDATE outbox SET state = 'buried', reason = $3, settled_at = $4, payload = '',
            lease_until = 0 WHERE id = $1 AND lease_until = $2";
        let buried = sqlx::query(sql)
            .bind(delivery.id)
            .bind(delivery.lease_until)
            .bind(plain(reason))
            .bind(self.now);
        run(self.conn(), buried).await.map(drop)
    }
}

/// What an act writes.
impl SqlSession {
    pub(super) async fn enqueue(&mut self, outgoing: &Outgoing) -> SqlResult<bool> {
        let inserted = sqlx::query(
            "INSERT INTO outbox (dedupe, nonce, kind, game, ordinal, channel, in_order, slot,
                    payload, not_before, state, created_at)
                VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, 'waiting', $11)
                ON CONFLICT (dedupe) DO NOTHING",
        )
        .bind(&outgoing.dedupe)
        .bind(nonce(&outgoing.dedupe, self.now))
        .bind(&outgoing.kind)
        .bind(outgoing.game.map(|game| game.0))
        .bind(outgoing.ordinal.map(i64::from))
        .bind(outgoing.channel.stored())
        .bind(i64::from(outgoing.in_order))
        .bind(outgoing.slot.as_deref())
        .bind(&outgoing.payload)
        .bind(outgoing.not_before)
        .bind(self.now);
        Ok(run(self.conn(), inserted).await? == 1)
    }

    pub(super) async fn remember(
        &mut self,
        game: GameId,
        slot: &str,
        sent: MessageRef,
    ) -> SqlResult<()> {
        let remembered = sqlx::query(
            "INSERT INTO messages (game, slot, channel, message, ordinal)
                VALUES ($1, $2, $3, $4, $5)
                ON CONFLICT (game, slot) DO UPDATE SET channel = excluded.channel,
                    message = excluded.message, ordinal = excluded.ordinal
                WHERE excluded.ordinal >= messages.ordinal",
        )
        .bind(game.0)
        .bind(slot)
        .bind(sent.channel.stored())
        .bind(sent.message.stored())
        .bind(i64::from(sent.ordinal));
        run(self.conn(), remembered).await.map(drop)
    }

    pub(super) async fn forget(&mut self, game: GameId, slot: &str) -> SqlResult<()> {
        let forgotten = sqlx::query("DELETE FROM messages WHERE game = $1 AND slot = $2");
        run(self.conn(), forgotten.bind(game.0).bind(slot)).await.map(drop)
    }

    pub(super) async fn forget_overview(&mut self, guild: GuildId) -> SqlResult<()> {
        let forgotten = sqlx::query("DELETE FROM overviews WHERE guild = $1");
        run(self.conn(), forgotten.bind(guild.stored())).await.map(drop)
    }

    pub(super) async fn dead_letter(&mut self, delivery: &Delivery, reason: &str) -> SqlResult<()> {
        let sql = "UPDATE outbox SET state = 'buried', reason = $2, settled_at = $3, payload = '',
            lease_until = 0 WHERE id = $1 AND state <> 'sent'";
        let buried = sqlx::query(sql).bind(delivery.id).bind(plain(reason)).bind(self.now);
        run(self.conn(), buried).await.map(drop)
    }

    pub(super) async fn dead_letter_channel(
        &mut self,
        channel: ChannelId,
        reason: &str,
    ) -> SqlResult<u64> {
        let sql = "UPDATE outbox SET state = 'buried', reason = $2, settled_at = $3, payload = ''
            WHERE channel = $1 AND in_order = 1 AND state = 'waiting'";
        let buried = sqlx::query(sql).bind(channel.stored()).bind(plain(reason)).bind(self.now);
        run(self.conn(), buried).await
    }
}

/// A lane is a channel's ordered rows, or its unordered ones. Both conditions on open rows match
/// the index `outbox_open` word for word; the index alone answers the inner query. What is said of
/// the row itself is said twice, because another claim may have taken it since the lanes were read.
pub(crate) const CLAIM: &str = concat!(
    "WITH free AS MATERIALIZED (
        SELECT o.id FROM outbox o JOIN (
            SELECT in_order, MIN(CASE WHEN lease_until <= $1 THEN id END) AS head,
                SUM(CASE WHEN lease_until > $1 THEN 1 ELSE 0 END) AS away
            FROM outbox
            WHERE (state = 'waiting' OR lease_until > 0)
                AND (state = 'waiting' OR lease_until > $1)
                AND (in_order = 1 OR not_before <= $1 OR lease_until > $1)
            GROUP BY channel, in_order) lane ON o.id = lane.head
        WHERE o.state = 'waiting' AND o.lease_until <= $1 AND o.not_before <= $1
            AND lane.away < CASE WHEN lane.in_order = 1 THEN 1 ELSE $4 END
        ORDER BY o.id LIMIT $3",
    unless_taken!(" OF o"),
    ") UPDATE outbox SET lease_until = $2, holder = $5, attempts = attempts + 1
        WHERE id IN (SELECT id FROM free)
    RETURNING ",
    delivery_columns!()
);

/// The same lanes, with the time at which the first row of each may be sent: whoever looks here first
/// claims only what is due, so a row whose lease is over counts, too.
pub(crate) const NEXT: &str = "SELECT MIN(CASE
        WHEN lane.in_order = 0 AND lane.away < $1 AND lane.free IS NOT NULL
            AND (lane.ends IS NULL OR lane.free <= lane.ends) THEN lane.free
        WHEN lane.away > 0 THEN lane.ends
        ELSE head.not_before END)
    FROM (SELECT in_order, MIN(CASE WHEN state = 'waiting' THEN id END) AS head,
            SUM(CASE WHEN lease_until > 0 THEN 1 ELSE 0 END) AS away,
            MIN(CASE WHEN lease_until = 0 THEN not_before END) AS free,
            MIN(CASE WHEN lease_until > 0 THEN lease_until END) AS ends
        FROM outbox WHERE state = 'waiting' OR lease_until > 0
        GROUP BY channel, in_order) lane
    LEFT JOIN outbox head ON head.id = lane.head";

/// FNV-1a over 128 bits, as letters and digits: the same for the same row, different for a row with
/// the same key in another database or at another time.
fn nonce(dedupe: &str, now: Millis) -> String {
    const OFFSET: u128 = 0x6C62_272E_07BB_0142_62B8_2175_6295_C58D;
    const PRIME: u128 = 0x0000_0000_0100_0000_0000_0000_0000_013B;
    let bytes = dedupe.bytes().chain(now.to_le_bytes());
    let mut rest = bytes.fold(OFFSET, |hash, byte| (hash ^ u128::from(byte)).wrapping_mul(PRIME));
    let mut digits = String::with_capacity(NONCE_CHARS);
    while rest > 0 {
        digits.push(char::from(b"0123456789abcdefghijklmnopqrstuvwxyz"[(rest % 36) as usize]));
        rest /= 36;
    }
    digits
}

/// The number behind the prefix of a slot.
fn numbered<T: std::str::FromStr>(slot: &str, prefix: &str) -> Option<T> {
    slot.strip_prefix(prefix)?.parse().ok()
}

/// Where a message is that belongs to no game.
pub(super) fn of_no_game(row: &Row) -> sqlx::Result<MessageRef> {
    Ok(MessageRef {
        channel: ChannelId::from_stored(row.try_get("channel")?),
        message: MessageId::from_stored(row.try_get("message")?),
        ordinal: 0,
    })
}

fn delivery(row: &Row) -> sqlx::Result<Delivery> {
    Ok(Delivery {
        id: row.try_get("id")?,
        outgoing: Outgoing {
            dedupe: row.try_get("dedupe")?,
            kind: row.try_get("kind")?,
            game: row.try_get::<Option<i64>, _>("game")?.map(GameId),
            ordinal: narrow_option(row, "ordinal")?,
            channel: ChannelId::from_stored(row.try_get("channel")?),
            in_order: row.try_get::<i64, _>("in_order")? != 0,
            slot: row.try_get("slot")?,
            payload: row.try_get("payload")?,
            not_before: row.try_get("not_before")?,
        },
        nonce: row.try_get("nonce")?,
        attempts: narrow(row, "attempts")?,
        lease_until: row.try_get("lease_until")?,
        created_at: row.try_get("created_at")?,
    })
}
