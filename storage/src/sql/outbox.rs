//! The outbox: rows, lanes of a channel, leases.

use async_trait::async_trait;
use sqlx::Row as _;

use super::columns::{narrow, narrow_option, plain};
use super::unit_of_work::SqlUnitOfWork;
use super::{Conn, Row, SqlStore};
use crate::limits::{ASIDE, NONCE_CHARS};
use crate::outbox::{CALL, LEAGUE, OVERVIEW};
use crate::{
    ChannelId, DeadLetter, Delivery, GameId, GuildId, InteractionId, MessageId, MessageRef, Millis,
    Outbox, OutboxWork, Outgoing, StoreError,
};

/// The columns of a [`Delivery`], by name: another version of the program may add some while this one
/// runs.
macro_rules! delivery_columns {
    () => {
        "id, dedupe, nonce, kind, game, ordinal, channel, in_order, slot, payload, not_before,
        lease_until, attempts, created_at"
    };
}

#[async_trait]
impl Outbox for SqlStore {
    async fn claim(
        &self,
        now: Millis,
        lease_ms: Millis,
        limit: u32,
    ) -> Result<Vec<Delivery>, StoreError> {
        let mut tx = self.write().await?;
        let claimed = claim(&mut tx, self.process(), (now, lease_ms), limit).await;
        let claimed = claimed.map_err(|error| self.fault(error))?;
        self.commit(tx).await?;
        Ok(claimed)
    }

    async fn next_delivery(&self) -> Result<Option<Millis>, StoreError> {
        let mut conn = self.reader().await?;
        sqlx::query_scalar(NEXT)
            .bind(i64::from(ASIDE))
            .fetch_one(&mut *conn)
            .await
            .map_err(|error| self.fault(error))
    }

    async fn sent(
        &self,
        delivery: &Delivery,
        message: Option<MessageId>,
        now: Millis,
    ) -> Result<(), StoreError> {
        let mut tx = self.write().await?;
        sent(&mut tx, delivery, message, now).await.map_err(|error| self.fault(error))?;
        self.commit(tx).await
    }

    async fn retry(&self, delivery: &Delivery, at: Millis) -> Result<(), StoreError> {
        let sql = "UPDATE outbox SET not_before = $3, lease_until = 0
            WHERE id = $1 AND lease_until = $2";
        let query = sqlx::query(sql).bind(delivery.id).bind(delivery.lease_until).bind(at);
        self.change(query).await.map(drop)
    }

    async fn dead_letter(
        &self,
        delivery: &Delivery,
        reason: &str,
        now: Millis,
    ) -> Result<(), StoreError> {
        let sql = "UPDATE outbox SET state = 'buried', reason = $3, settled_at = $4, payload = '',
            lease_until = 0 WHERE id = $1 AND lease_until = $2";
        let query = sqlx::query(sql).bind(delivery.id).bind(delivery.lease_until);
        self.change(query.bind(plain(reason)).bind(now)).await.map(drop)
    }

    async fn dead_letter_channel(
        &self,
        channel: ChannelId,
        reason: &str,
        now: Millis,
    ) -> Result<u64, StoreError> {
        self.change(
            sqlx::query(DEAD_LETTER_CHANNEL).bind(channel.stored()).bind(plain(reason)).bind(now),
        )
        .await
    }

    async fn unsent(&self, limit: u32) -> Result<Vec<Delivery>, StoreError> {
        let mut conn = self.reader().await?;
        // The sign keeps SQLite from reading all rows in their order rather than sorting those few.
        let sql = concat!(
            "SELECT ",
            delivery_columns!(),
            " FROM outbox WHERE state = 'waiting' ORDER BY +id LIMIT $1"
        );
        let rows = sqlx::query(sql)
            .bind(i64::from(limit))
            .fetch_all(&mut *conn)
            .await
            .map_err(|error| self.fault(error))?;
        rows.iter().map(delivery).collect::<Result<_, _>>().map_err(|error| self.fault(error))
    }

    async fn dead_letters(&self, limit: u32) -> Result<Vec<DeadLetter>, StoreError> {
        let mut conn = self.reader().await?;
        let sql = concat!(
            "SELECT reason, ",
            delivery_columns!(),
            " FROM outbox WHERE state = 'buried' ORDER BY id DESC LIMIT $1"
        );
        let rows = sqlx::query(sql)
            .bind(i64::from(limit))
            .fetch_all(&mut *conn)
            .await
            .map_err(|error| self.fault(error))?;
        let dead_letter =
            |row: &Row| Ok(DeadLetter { delivery: delivery(row)?, reason: row.try_get("reason")? });
        rows.iter().map(dead_letter).collect::<Result<_, _>>().map_err(|error| self.fault(error))
    }

    async fn overview(&self, guild: GuildId) -> Result<Option<MessageRef>, StoreError> {
        let mut conn = self.reader().await?;
        overview(&mut conn, guild).await.map_err(|error| self.fault(error))
    }

    async fn message(&self, game: GameId, slot: &str) -> Result<Option<MessageRef>, StoreError> {
        let mut conn = self.reader().await?;
        message(&mut conn, game, slot).await.map_err(|error| self.fault(error))
    }
}

#[async_trait]
impl OutboxWork for SqlUnitOfWork {
    async fn enqueue(&mut self, outgoing: &Outgoing) -> Result<bool, StoreError> {
        let now = self.now();
        let done = insert(self.conn()?, outgoing, now).await;
        self.seal(done)
    }

    async fn remember(
        &mut self,
        game: GameId,
        slot: &str,
        sent: MessageRef,
    ) -> Result<(), StoreError> {
        let done = remember(self.conn()?, game, slot, sent).await;
        self.seal(done)
    }

    async fn message(
        &mut self,
        game: GameId,
        slot: &str,
    ) -> Result<Option<MessageRef>, StoreError> {
        let found = message(self.conn()?, game, slot).await;
        self.seal(found)
    }

    async fn overview(
        &mut self,
        guild: GuildId,
    ) -> Result<Option<(ChannelId, MessageId)>, StoreError> {
        let found = overview(self.conn()?, guild).await;
        Ok(self.seal(found)?.map(|found| (found.channel, found.message)))
    }

    async fn forget_overview(&mut self, guild: GuildId) -> Result<(), StoreError> {
        let query = sqlx::query("DELETE FROM overviews WHERE guild = $1").bind(guild.stored());
        let done = query.execute(self.conn()?).await;
        self.seal(done).map(drop)
    }

    async fn dead_letter(&mut self, delivery: &Delivery, reason: &str) -> Result<(), StoreError> {
        let sql = "UPDATE outbox SET state = 'buried', reason = $2, settled_at = $3, payload = '',
            lease_until = 0 WHERE id = $1 AND state <> 'sent'";
        let query = sqlx::query(sql).bind(delivery.id).bind(plain(reason)).bind(self.now());
        let done = query.execute(self.conn()?).await;
        self.seal(done).map(drop)
    }

    async fn dead_letter_channel(
        &mut self,
        channel: ChannelId,
        reason: &str,
    ) -> Result<(), StoreError> {
        let query = sqlx::query(DEAD_LETTER_CHANNEL).bind(channel.stored()).bind(plain(reason));
        let query = query.bind(self.now());
        let done = query.execute(self.conn()?).await;
        self.seal(done).map(drop)
    }

    async fn forget(&mut self, game: GameId, slot: &str) -> Result<(), StoreError> {
        let done = sqlx::query("DELETE FROM messages WHERE game = $1 AND slot = $2")
            .bind(game.0)
            .bind(slot)
            .execute(self.conn()?)
            .await;
        self.seal(done).map(drop)
    }
}

/// A lane is a channel's ordered rows, or its unordered ones. Both conditions on open rows match
/// the index `outbox_open` word for word; the index alone answers the inner query. What is said of
/// the row itself is said twice, because another claim may have taken it since the lanes were read.
pub(super) const CLAIM: &str = concat!(
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
pub(super) const NEXT: &str = "SELECT MIN(CASE
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

const DEAD_LETTER_CHANNEL: &str =
    "UPDATE outbox SET state = 'buried', reason = $2, settled_at = $3, payload = ''
        WHERE channel = $1 AND in_order = 1 AND state = 'waiting'";

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

async fn insert(conn: &mut Conn, outgoing: &Outgoing, now: Millis) -> sqlx::Result<bool> {
    let inserted = sqlx::query(
        "INSERT INTO outbox (dedupe, nonce, kind, game, ordinal, channel, in_order, slot, payload,
                not_before, state, created_at)
            VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, 'waiting', $11)
            ON CONFLICT (dedupe) DO NOTHING",
    )
    .bind(&outgoing.dedupe)
    .bind(nonce(&outgoing.dedupe, now))
    .bind(&outgoing.kind)
    .bind(outgoing.game.map(|game| game.0))
    .bind(outgoing.ordinal.map(i64::from))
    .bind(outgoing.channel.stored())
    .bind(i64::from(outgoing.in_order))
    .bind(outgoing.slot.as_deref())
    .bind(&outgoing.payload)
    .bind(outgoing.not_before)
    .bind(now)
    .execute(conn)
    .await?;
    Ok(inserted.rows_affected() == 1)
}

async fn claim(
    conn: &mut Conn,
    holder: i64,
    (now, lease_ms): (Millis, Millis),
    limit: u32,
) -> sqlx::Result<Vec<Delivery>> {
    let rows = sqlx::query(CLAIM)
        .bind(now)
        .bind(now + lease_ms)
        .bind(i64::from(limit))
        .bind(i64::from(ASIDE))
        .bind(holder)
        .fetch_all(conn)
        .await?;
    let mut claimed = rows.iter().map(delivery).collect::<sqlx::Result<Vec<_>>>()?;
    claimed.sort_by_key(|delivery| delivery.id);
    Ok(claimed)
}

async fn sent(
    conn: &mut Conn,
    delivery: &Delivery,
    sent: Option<MessageId>,
    now: Millis,
) -> sqlx::Result<()> {
    sqlx::query(
        "UPDATE outbox SET state = 'sent', message = $2, settled_at = $3, payload = '',
            lease_until = 0 WHERE id = $1 AND state <> 'sent'",
    )
    .bind(delivery.id)
    .bind(sent.map(MessageId::stored))
    .bind(now)
    .execute(&mut *conn)
    .await?;
    let Outgoing { game, slot, channel, ordinal, .. } = &delivery.outgoing;
    if let (Some(game), Some(slot), Some(message)) = (game, slot, sent) {
        let sent = MessageRef { channel: *channel, message, ordinal: ordinal.unwrap_or(0) };
        remember(conn, *game, slot, sent).await?;
    } else if let (None, Some(slot), Some(message)) = (game, slot, sent) {
        if let Some(guild) = slot.strip_prefix(OVERVIEW).and_then(|guild| guild.parse().ok()) {
            remember_overview(conn, guild, *channel, message).await?;
        } else if let Some(call) = slot.strip_prefix(CALL).and_then(|call| call.parse().ok()) {
            remember_call(conn, call, (*channel, message), now).await?;
        } else if let Some(league) = slot.strip_prefix(LEAGUE).and_then(|id| id.parse().ok()) {
            remember_league(conn, league, message).await?;
        }
    }
    Ok(())
}

async fn remember_league(conn: &mut Conn, league: i64, message: MessageId) -> sqlx::Result<()> {
    let query = sqlx::query("UPDATE leagues SET message = $2 WHERE id = $1").bind(league);
    query.bind(message.stored()).execute(conn).await?;
    Ok(())
}

async fn remember_call(
    conn: &mut Conn,
    call: InteractionId,
    (channel, message): (ChannelId, MessageId),
    now: Millis,
) -> sqlx::Result<()> {
    let sql = "INSERT INTO calls (number, channel, message, sent_at) VALUES ($1, $2, $3, $4)
        ON CONFLICT DO NOTHING";
    let query = sqlx::query(sql).bind(call.stored()).bind(channel.stored());
    query.bind(message.stored()).bind(now).execute(conn).await?;
    Ok(())
}

async fn remember_overview(
    conn: &mut Conn,
    guild: GuildId,
    channel: ChannelId,
    message: MessageId,
) -> sqlx::Result<()> {
    let sql = "INSERT INTO overviews (guild, channel, message) VALUES ($1, $2, $3)
        ON CONFLICT (guild) DO UPDATE SET channel = excluded.channel, message = excluded.message";
    let query = sqlx::query(sql).bind(guild.stored()).bind(channel.stored());
    query.bind(message.stored()).execute(conn).await?;
    Ok(())
}

async fn overview(conn: &mut Conn, guild: GuildId) -> sqlx::Result<Option<MessageRef>> {
    let row = sqlx::query("SELECT channel, message FROM overviews WHERE guild = $1")
        .bind(guild.stored())
        .fetch_optional(conn)
        .await?;
    row.as_ref().map(of_no_game).transpose()
}

/// Where a message is that belongs to no game.
pub(super) fn of_no_game(row: &Row) -> sqlx::Result<MessageRef> {
    Ok(MessageRef {
        channel: ChannelId::from_stored(row.try_get("channel")?),
        message: MessageId::from_stored(row.try_get("message")?),
        ordinal: 0,
    })
}

async fn remember(conn: &mut Conn, game: GameId, slot: &str, sent: MessageRef) -> sqlx::Result<()> {
    sqlx::query(
        "INSERT INTO messages (game, slot, channel, message, ordinal) VALUES ($1, $2, $3, $4, $5)
            ON CONFLICT (game, slot) DO UPDATE SET channel = excluded.channel,
                message = excluded.message, ordinal = excluded.ordinal
            WHERE excluded.ordinal >= messages.ordinal",
    )
    .bind(game.0)
    .bind(slot)
    .bind(sent.channel.stored())
    .bind(sent.message.stored())
    .bind(i64::from(sent.ordinal))
    .execute(conn)
    .await?;
    Ok(())
}

async fn message(conn: &mut Conn, game: GameId, slot: &str) -> sqlx::Result<Option<MessageRef>> {
    let row =
        sqlx::query("SELECT channel, message, ordinal FROM messages WHERE game = $1 AND slot = $2")
            .bind(game.0)
            .bind(slot)
            .fetch_optional(conn)
            .await?;
    let found = |row: Row| {
        Ok(MessageRef {
            channel: ChannelId::from_stored(row.try_get("channel")?),
            message: MessageId::from_stored(row.try_get("message")?),
            ordinal: narrow(&row, "ordinal")?,
        })
    };
    row.map(found).transpose()
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
