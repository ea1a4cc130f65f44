//! The fleet on a server: rows that say who is alive and who has what. Each is changed by one statement
//! that also checks what it depends on, so no two processes can both believe that a shard is theirs.

use async_trait::async_trait;
use sqlx::Row as _;

use super::sql::session::{Statement, run};
use super::sql::sweep::release_leases;
use super::store::PostgresStore;
use super::{Conn, Row};
use crate::fleet::{
    Fleet, News, NewsRead, Peer, ProcessId, RefusalNews, Roll, ShardLease, Spacing,
};
use crate::limits::{ALIVE_MS, NEWS_KEPT_MS};
use crate::{ChannelId, Millis, StoreError};

/// How far the reading of news goes back behind what was seen: what was written before may become
/// visible later.
const OVERLAP: Millis = 5_000;

#[async_trait]
impl Fleet for PostgresStore {
    async fn beat(&self, leaving: bool) -> Result<Roll, StoreError> {
        let mut conn = self.talker().await?;
        let roll = look(&mut conn, self.process(), leaving).await;
        let mut roll = self.settle(roll)?;
        if roll.dead > 0 {
            // This process lives all the same, and whoever is not removed now is found dead again.
            let dead = bury(&mut conn).await.unwrap_or(0);
            roll.dead = u32::try_from(dead).unwrap_or(u32::MAX);
        }
        Ok(roll)
    }

    async fn take(&self, shard: u32, total: u32) -> Result<bool, StoreError> {
        const TAKE: &str = concat!(
            "INSERT INTO shards (shard, total, owner) VALUES ($1, $3, $2)
            ON CONFLICT (shard) DO UPDATE SET total = excluded.total, owner = excluded.owner, heir = NULL
            WHERE (shards.owner IS NULL OR shards.owner = $2 OR NOT ",
            lives!("shards.owner"),
            ") AND (shards.heir IS NULL OR shards.heir = $2 OR NOT ",
            lives!("shards.heir"),
            ")"
        );
        let take = sqlx::query(TAKE).bind(i64::from(shard)).bind(self.process());
        Ok(self.say(take.bind(i64::from(total))).await? == 1)
    }

    async fn bid(&self, shard: u32) -> Result<bool, StoreError> {
        const BID: &str = concat!(
            "UPDATE shards SET heir = $2 WHERE shard = $1 AND owner <> $2
            AND (heir IS NULL OR heir = $2 OR NOT ",
            lives!("heir"),
            ")"
        );
        let bid = sqlx::query(BID).bind(i64::from(shard)).bind(self.process());
        Ok(self.say(bid).await? == 1)
    }

    async fn succeed(&self, shard: u32) -> Result<bool, StoreError> {
        let sql = "UPDATE shards SET owner = $2, heir = NULL WHERE shard = $1 AND heir = $2";
        let succeed = sqlx::query(sql).bind(i64::from(shard)).bind(self.process());
        Ok(self.say(succeed).await? == 1)
    }

    async fn release(&self, shard: u32) -> Result<(), StoreError> {
        let sql = "UPDATE shards SET owner = NULLIF(owner, $2), heir = NULLIF(heir, $2)
            WHERE shard = $1 AND (owner = $2 OR heir = $2)";
        let release = sqlx::query(sql).bind(i64::from(shard)).bind(self.process());
        self.say(release).await.map(drop)
    }

    async fn reserve(&self, schedule: &str, spacing: Spacing) -> Result<Millis, StoreError> {
        const RESERVE: &str = concat!(
            "INSERT INTO schedules (name, at, blocked) VALUES ($1, ",
            now!(),
            " + $2, 0)
            ON CONFLICT (name) DO UPDATE SET at = GREATEST(schedules.at, ",
            now!(),
            ") + $2
            RETURNING GREATEST(at - $2 - $3, blocked) - ",
            now!()
        );
        let mut conn = self.talker().await?;
        let wait = sqlx::query_scalar(RESERVE)
            .bind(schedule)
            .bind(spacing.every)
            .bind(spacing.every * Millis::from(spacing.burst))
            .fetch_one(&mut *conn)
            .await;
        Ok(self.settle::<Millis>(wait)?.max(0))
    }

    async fn block(&self, schedule: &str, by: Millis) -> Result<(), StoreError> {
        const BLOCK: &str = concat!(
            "INSERT INTO schedules (name, at, blocked)
                SELECT $1, until, until FROM (SELECT ",
            now!(),
            " + $2 AS until) ends
            ON CONFLICT (name) DO UPDATE SET at = GREATEST(schedules.at, excluded.at),
                blocked = GREATEST(schedules.blocked, excluded.blocked)"
        );
        self.say(sqlx::query(BLOCK).bind(schedule).bind(by)).await.map(drop)
    }

    async fn tell_refusal(&self, news: &RefusalNews) -> Result<(), StoreError> {
        const TELL: &str = concat!(
            "INSERT INTO refusals (channel, route, cause, changed) VALUES ($1, $2, $3, ",
            now!(),
            ") ON CONFLICT (channel, route) DO UPDATE SET cause = excluded.cause,
                changed = GREATEST(excluded.changed, refusals.changed + 1)"
        );
        let tell = sqlx::query(TELL).bind(news.channel.stored()).bind(&news.route);
        self.say(tell.bind(news.cause.as_deref().unwrap_or_default())).await.map(drop)
    }

    async fn tell_invalid(&self, tenant: Option<u64>) -> Result<(), StoreError> {
        const TELL: &str = concat!(
            "INSERT INTO invalid_requests (process, tenant, at) VALUES ($1, $2, ",
            now!(),
            ")"
        );
        let tell = sqlx::query(TELL).bind(self.process());
        self.say(tell.bind(tenant.map(u64::cast_signed))).await.map(drop)
    }

    async fn news(&self, since: NewsRead) -> Result<News, StoreError> {
        let mut conn = self.talker().await?;
        let news = news(&mut conn, self.process(), since).await;
        self.settle(news)
    }
}

impl PostgresStore {
    /// Runs one statement for the other processes; returns the number of changed rows.
    async fn say(&self, query: Statement<'_>) -> Result<u64, StoreError> {
        let mut conn = self.talker().await?;
        self.settle(run(&mut conn, query).await)
    }
}

/// Says that this process is alive and reads the rest.
pub(super) async fn look(conn: &mut Conn, me: i64, leaving: bool) -> sqlx::Result<Roll> {
    const BEAT: &str = concat!(
        "INSERT INTO processes (process, since, until, leaving)
            VALUES ($1, ",
        now!(),
        ", ",
        now!(),
        " + $2, $3)
        ON CONFLICT (process) DO UPDATE SET until = excluded.until, leaving = excluded.leaving"
    );
    const PROCESSES: &str = concat!(
        "SELECT process, since, leaving, until > ",
        now!(),
        " AS lives FROM processes ORDER BY process"
    );
    const SHARDS: &str = concat!(
        "SELECT shard, total, CASE WHEN ",
        lives!("owner"),
        " THEN owner END AS owner, CASE WHEN ",
        lives!("heir"),
        " THEN heir END AS heir FROM shards ORDER BY shard"
    );
    let beat = sqlx::query(BEAT).bind(me).bind(ALIVE_MS).bind(i64::from(leaving));
    beat.execute(&mut *conn).await?;
    let peer = |row: &Row| {
        let leaving = row.try_get::<i64, _>("leaving")? != 0;
        let process = ProcessId(row.try_get("process")?);
        Ok::<_, sqlx::Error>(Peer { process, since: row.try_get("since")?, leaving })
    };
    let (mut alive, mut dead) = (Vec::new(), 0);
    for row in &sqlx::query(PROCESSES).fetch_all(&mut *conn).await? {
        match row.try_get("lives")? {
            true => alive.push(peer(row)?),
            false => dead += 1,
        }
    }
    let lease = |row: &Row| {
        Ok(ShardLease {
            shard: super::sql::columns::narrow(row, "shard")?,
            total: super::sql::columns::narrow(row, "total")?,
            owner: row.try_get::<Option<i64>, _>("owner")?.map(ProcessId),
            heir: row.try_get::<Option<i64>, _>("heir")?.map(ProcessId),
        })
    };
    let shards = sqlx::query(SHARDS).fetch_all(conn).await?;
    let shards = shards.iter().map(lease).collect::<sqlx::Result<_>>()?;
    Ok(Roll { me: ProcessId(me), alive, shards, dead })
}

/// Frees what the dead had claimed and removes them; returns how many there were. In this order nothing
/// stays claimed when it ends in between; a transaction that is given up as it begins would stay open.
async fn bury(conn: &mut Conn) -> sqlx::Result<u64> {
    const BURY: &str = concat!(
        "DELETE FROM processes WHERE process IN (SELECT process FROM processes WHERE until <= ",
        now!(),
        " FOR UPDATE SKIP LOCKED)"
    );
    release_leases(conn).await?;
    Ok(sqlx::query(BURY).execute(conn).await?.rows_affected())
}

/// A crash of the server empties the table of invalid requests, and its numbers begin again: then the
/// one that was seen last is missing. It is missing too when it was too old, and then so are all before it.
async fn news(conn: &mut Conn, me: i64, since: NewsRead) -> sqlx::Result<News> {
    const REFUSALS: &str =
        "SELECT channel, route, cause, changed FROM refusals WHERE changed > $1 ORDER BY changed";
    const INVALID: &str = concat!(
        "SELECT id, tenant, ",
        now!(),
        " - at AS ago FROM invalid_requests WHERE process <> $2 AND at > ",
        now!(),
        " - $3 AND (id > $1 OR NOT EXISTS (SELECT 1 FROM invalid_requests WHERE id = $1))
        ORDER BY id"
    );
    let mut news = News { seen: since, ..News::default() };
    let rows = sqlx::query(REFUSALS).bind(since.refusals - OVERLAP).fetch_all(&mut *conn).await?;
    for row in &rows {
        let cause: String = row.try_get("cause")?;
        news.seen.refusals = news.seen.refusals.max(row.try_get("changed")?);
        news.refusals.push(RefusalNews {
            channel: ChannelId::from_stored(row.try_get("channel")?),
            route: row.try_get("route")?,
            cause: (!cause.is_empty()).then_some(cause),
        });
    }
    let invalid = sqlx::query(INVALID).bind(since.invalid).bind(me).bind(NEWS_KEPT_MS);
    for row in &invalid.fetch_all(conn).await? {
        news.seen.invalid = row.try_get("id")?;
        let tenant = row.try_get::<Option<i64>, _>("tenant")?;
        news.invalid.push((tenant.map(i64::cast_unsigned), row.try_get("ago")?));
    }
    Ok(news)
}
