//! Which shards this process hears. The processes that serve from one database share them: each looks
//! around every moment, takes what nobody has, and takes over from whoever is leaving or has too much.
//!
//! A shard is handed over without a gap: the heir connects while the owner still listens, then becomes
//! the owner, and only then the old one closes. What both hear meanwhile is done once, because the inbox
//! has each interaction once. A process that cannot say that it lives falls silent before the others
//! take its shards for free.
//!
//! When Discord wants more shards than there are, whoever is told so takes its own again with the new
//! number, and the others follow what they see: the largest number in use is that of all. A session with
//! the old number goes on, as far as Discord lets it, until those with the new one stand.

use std::collections::{BTreeMap, BTreeSet};
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use port::Application;
use storage::StoreError;
use storage::fleet::{ProcessId, Roll, ShardLease};
use storage::limits::ALIVE_MS;
use tokio::task::JoinHandle;
use tokio::time::{Instant, timeout};
use tokio_util::sync::CancellationToken;

use super::beginning::until_answered;
use super::company::{Company, LOOK, LOOK_WITHIN};
use super::entrance::Entrances;
use super::gateway::GatewayError;
use super::listener::Listener;
use super::shard::{self, FAREWELL, HeardUntil, Line};
use crate::metrics::GatewayEvent;

/// How often to look around while leaving.
const LOOK_LEAVING: Duration = Duration::from_millis(100);
/// How long the last one may take, of a process that is told to stop.
pub(super) const LAST_LOOK: Duration = Duration::from_secs(1);
/// How long a process acts for its shards after it last said that it lives: a little less than the
/// others wait.
const SURE: Duration =
    Duration::from_millis(ALIVE_MS.unsigned_abs()).saturating_sub(FAREWELL).saturating_sub(LOOK);
/// A shard that nobody takes for so long is anybody's, whatever else they have.
const FREE: Duration = Duration::from_secs(5);
/// A shard that cannot be connected for so long is left to others.
const UNHEARD: Duration = Duration::from_secs(20);
/// How long it is left to them.
const SHUNNED: Duration = Duration::from_secs(60);
/// How long a leaving process waits for heirs: whoever is alive and can take over begins to by then.
const NO_HEIR: Duration = Duration::from_millis(ALIVE_MS.unsigned_abs());
/// How long it waits for each heir to connect: sessions are begun one after the other.
const EACH_HEIR: Duration = Duration::from_secs(6);

/// The shards of this process.
pub(super) struct Shards<A> {
    ears: Arc<Listener<A>>,
    entrances: Arc<Entrances>,
    /// The connections of this process, by shard.
    mine: BTreeMap<u32, Connection>,
    /// Connections that are closing.
    closing: Vec<Hearing>,
    /// Connections with a number of shards that is not in use any more.
    retired: Vec<Connection>,
    /// So many shards there must be, because Discord has refused fewer.
    least: u32,
    /// How many Discord wants now, while it is asked.
    growing: Option<JoinHandle<Result<u32, GatewayError>>>,
    /// Since when nobody has a shard.
    free: BTreeMap<u32, Instant>,
    /// Until when a shard is left to others.
    shunned: BTreeMap<u32, Instant>,
    company: Company<A>,
}

type Hearing = JoinHandle<Result<HeardUntil, GatewayError>>;

struct Connection {
    /// How many shards there were when it began.
    total: u32,
    stop: CancellationToken,
    /// Nobody counts on it any more.
    retired: CancellationToken,
    hearing: Hearing,
    /// Since when it has not been connected, or since when it is retired.
    unheard: Option<Instant>,
}

/// What is to be done about a shard.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum ShardStep {
    /// Become the owner of a free shard.
    Take(u32),
    /// Become the heir of a shard that somebody else has.
    Bid(u32),
    /// The connection stands: become the owner.
    Succeed(u32),
    /// It is somebody else's: close the connection.
    Close(u32),
}

/// A shard of this process in the eyes of [`steps`].
#[derive(Clone, Copy, Debug)]
struct Own {
    shard: u32,
    total: u32,
    connected: bool,
}

/// What to do now. `total` is how many shards there are, once it is known. `orphans` are shards that
/// have been free for long.
fn steps(roll: &Roll, own: &[Own], total: Option<u32>, orphans: &BTreeSet<u32>) -> Vec<ShardStep> {
    let me = Some(roll.me);
    let leases: BTreeMap<u32, _> = roll.shards.iter().map(|lease| (lease.shard, lease)).collect();
    let leaving = roll.alive.iter().any(|peer| peer.process == roll.me && peer.leaving);
    let mut steps = Vec::new();
    for &Own { shard, total: of, connected } in own {
        let is_old = total.is_some_and(|total| total != of);
        let owner = leases.get(&shard).and_then(|lease| lease.owner);
        let heir = leases.get(&shard).and_then(|lease| lease.heir);
        match (owner, heir) {
            (owner, _) if owner == me && is_old && !leaving => steps.push(ShardStep::Take(shard)),
            (owner, _) if owner == me => {}
            (Some(_), heir) if heir == me && is_old => steps.push(ShardStep::Close(shard)),
            (Some(_), heir) if heir == me && connected && !leaving => {
                steps.push(ShardStep::Succeed(shard))
            }
            (Some(_), heir) if heir == me && !leaving => {}
            (None, heir) if !leaving && (heir.is_none() || heir == me) => {
                steps.push(ShardStep::Take(shard));
            }
            _ => steps.push(ShardStep::Close(shard)),
        }
    }
    let Some(total) = total.filter(|_| !leaving) else { return steps };
    let staying = u32::try_from(roll.others().count()).unwrap_or(u32::MAX).saturating_add(1);
    let share = total.div_ceil(staying);
    let is_mine = |shard: u32| own.iter().any(|own| own.shard == shard);
    let silent = roll.shards.iter().filter(|lease| lease.owner == me && !is_mine(lease.shard));
    let mut have = u32::try_from(own.len() + silent.count()).unwrap_or(u32::MAX);
    let mut bids: BTreeMap<ProcessId, usize> = BTreeMap::new();
    for shard in (0..total).filter(|shard| !is_mine(*shard)) {
        let lease = leases.get(&shard);
        let (owner, heir) = (lease.and_then(|lease| lease.owner), lease.and_then(|l| l.heir));
        // It is this one's, which fell silent for a while.
        if owner == me {
            steps.push(ShardStep::Take(shard));
            continue;
        }
        let Some(owner) = owner else {
            if heir.is_none() && (have < share || orphans.contains(&shard)) {
                steps.push(ShardStep::Take(shard));
                have += 1;
            }
            continue;
        };
        let goes = roll.alive.iter().any(|peer| peer.process == owner && peer.leaving);
        let stays = |lease: &&ShardLease| lease.owner == Some(owner) && lease.heir.is_none();
        let theirs = roll.shards.iter().filter(stays).count() - bids.get(&owner).unwrap_or(&0);
        let more = theirs > have as usize + 1;
        if heir.is_none() && have < share && (goes || more) {
            steps.push(ShardStep::Bid(shard));
            *bids.entry(owner).or_default() += 1;
            have += 1;
        }
    }
    steps
}

/// How many shards there are: as many as are in use, by whoever is the furthest and at `least` so many, or
/// else as Discord wants.
fn total(roll: &Roll, least: u32, wanted: Option<u32>) -> Option<u32> {
    let in_use = roll.shards.iter().filter(|lease| lease.owner.is_some());
    let in_use = in_use.map(|lease| lease.total).chain([least]).max();
    in_use.filter(|total| *total > 0).or(wanted)
}

/// How many shards there are to be, if Discord refuses `before` as too few and asks for `told`. If that
/// is no more, each is divided in two.
const fn grown(before: u32, told: u32) -> u32 {
    if told > before { told } else { before.saturating_mul(2) }
}

/// Whether others have every shard, so that this process has nothing to hear until one is free.
fn others_have_all(roll: &Roll) -> bool {
    let theirs = |shard: u32| {
        let lease = roll.shards.iter().find(|lease| lease.shard == shard);
        lease.and_then(|lease| lease.owner).is_some_and(|owner| owner != roll.me)
    };
    total(roll, 0, None).is_some_and(|total| (0..total).all(theirs))
}

impl<A: Application> Shards<A> {
    pub(super) fn new(ears: Arc<Listener<A>>) -> Self {
        let company = Company::new(Arc::clone(&ears));
        Self {
            ears,
            entrances: Arc::default(),
            mine: BTreeMap::new(),
            closing: Vec::new(),
            retired: Vec::new(),
            least: 0,
            growing: None,
            free: BTreeMap::new(),
            shunned: BTreeMap::new(),
            company,
        }
    }

    /// Hears its share until `stop`; then hands it over to those who stay, if anybody does.
    ///
    /// # Errors
    /// [`GatewayError`] if Discord will never accept this program as it is.
    pub(super) async fn run(mut self, stop: &CancellationToken) -> Result<(), GatewayError> {
        let ended = self.share(stop).await;
        let had: Vec<u32> = self.mine.keys().copied().collect();
        self.close_all();
        let closed = async {
            for closing in self.closing {
                let _ = closing.await;
            }
        };
        // One after the other ends, but all of them were told at once.
        let _ = timeout(FAREWELL, closed).await;
        for shard in had.into_iter().filter(|_| self.company.stays()) {
            let released = timeout(LOOK_WITHIN, self.ears.fleet.release(shard)).await;
            if !matches!(released, Ok(Ok(()))) {
                break;
            }
        }
        ended
    }

    async fn share(&mut self, stop: &CancellationToken) -> Result<(), GatewayError> {
        let mut finding = pin!(find(Arc::clone(&self.ears), Arc::clone(&self.entrances)));
        let (mut wanted, mut leaving) = (None, None::<Leaving>);
        let mut sure = Instant::now() + SURE;
        loop {
            let asked = Instant::now();
            let within = match leaving.is_some() {
                true => LAST_LOOK,
                false => sure.saturating_duration_since(asked).clamp(LAST_LOOK, LOOK_WITHIN),
            };
            match timeout(within, self.ears.fleet.beat(leaving.is_some())).await {
                Ok(Ok(roll)) => {
                    sure = asked + SURE;
                    self.follow(&roll, wanted).await;
                    self.ears.online.stand_by(self.mine.is_empty() && others_have_all(&roll));
                    if leaving.as_mut().is_some_and(|leaving| leaving.is_over(&roll, &self.mine)) {
                        return Ok(());
                    }
                }
                lost => {
                    tracing::debug!(?lost, "this process could not say that it lives");
                    if leaving.is_some() {
                        return Ok(());
                    }
                    self.fall_silent(sure);
                }
            }
            self.check().await?;
            self.company.ask().await;
            let pause = match leaving {
                Some(_) => LOOK_LEAVING,
                None => self.company.pause(),
            };
            tokio::select! {
                () = stop.cancelled(), if leaving.is_none() => leaving = Some(Leaving::new()),
                found = &mut finding, if wanted.is_none() => wanted = Some(found?),
                () = self.ears.connected.notified() => {}
                () = tokio::time::sleep(pause) => {}
            }
        }
    }

    /// Does what follows from a look around.
    async fn follow(&mut self, roll: &Roll, wanted: Option<u32>) {
        self.company.meet(roll);
        // Until it is known how many shards there are to be, none is begun.
        if self.growing.is_some() {
            return;
        }
        // What is connected is in use, even if the rows that said so are lost.
        let least = self.mine.values().map(|own| own.total).chain([self.least]).max();
        let Some(total) = total(roll, least.unwrap_or(0), wanted) else { return };
        let now = Instant::now();
        let owned = |shard: &u32| {
            roll.shards.iter().any(|lease| lease.shard == *shard && lease.owner.is_some())
        };
        self.free.retain(|shard, _| !owned(shard));
        for shard in (0..total).filter(|shard| !owned(shard)) {
            self.free.entry(shard).or_insert(now);
        }
        self.shunned.retain(|_, until| *until > now);
        let orphans = self.free.iter().filter(|(_, since)| now - **since > FREE);
        let orphans = orphans.map(|(shard, _)| *shard).collect();
        let own = |(&shard, connection): (&u32, &Connection)| {
            let connected = self.ears.online.hears(shard);
            Own { shard, total: connection.total, connected }
        };
        let own: Vec<Own> = self.mine.iter().map(own).collect();
        for step in steps(roll, &own, Some(total), &orphans) {
            if let Err(error) = self.go(step, total).await {
                tracing::debug!(%error, ?step, "a step was not made");
            }
        }
        self.leave_unheard(total).await;
        self.close_retired(roll, total);
    }

    async fn go(&mut self, step: ShardStep, total: u32) -> Result<(), StoreError> {
        let fleet = Arc::clone(&self.ears.fleet);
        match step {
            ShardStep::Take(shard) if self.shunned.contains_key(&shard) => {}
            ShardStep::Take(shard) => {
                if fleet.take(shard, total).await? {
                    self.hear(shard, total);
                }
            }
            ShardStep::Bid(shard) => {
                if fleet.bid(shard).await? {
                    tracing::info!(shard, "this process is about to take a shard over");
                    self.hear(shard, total);
                }
            }
            ShardStep::Succeed(shard) => {
                if fleet.succeed(shard).await? {
                    tracing::info!(shard, "this process has taken a shard over");
                }
            }
            ShardStep::Close(shard) => {
                tracing::info!(shard, "another process has this shard now");
                self.close(shard);
                fleet.release(shard).await?;
            }
        }
        Ok(())
    }

    /// Begins to hear a shard, unless it does already.
    fn hear(&mut self, shard: u32, total: u32) {
        if self.mine.get(&shard).is_some_and(|known| known.total == total) {
            return;
        }
        if let Some(old) = self.mine.remove(&shard) {
            tracing::info!(shard, total, before = old.total, "a shard is begun with a new number");
            old.retired.cancel();
            self.ears.online.lost(shard);
            self.retired.push(Connection { unheard: Some(Instant::now()), ..old });
        }
        let (stop, retired) = (CancellationToken::new(), CancellationToken::new());
        let line = Line { ears: Arc::clone(&self.ears), shard, total, retired: retired.clone() };
        let hearing = shard::hear(line, Arc::clone(&self.entrances), stop.clone());
        let ears = Arc::clone(&self.ears);
        let hearing = tokio::spawn(async move {
            let ended = hearing.await;
            // It is time for another look.
            ears.connected.notify_one();
            ended
        });
        self.mine.insert(shard, Connection { total, stop, retired, hearing, unheard: None });
    }

    fn close(&mut self, shard: u32) {
        if let Some(connection) = self.mine.remove(&shard) {
            self.end(connection);
        }
    }

    fn end(&mut self, Connection { stop, hearing, .. }: Connection) {
        stop.cancel();
        self.closing.retain(|closing| !closing.is_finished());
        self.closing.push(hearing);
    }

    fn close_all(&mut self) {
        let mine: Vec<u32> = self.mine.keys().copied().collect();
        mine.into_iter().for_each(|shard| self.close(shard));
        for connection in std::mem::take(&mut self.retired) {
            self.end(connection);
        }
    }

    /// Closes what has been replaced, once everything that replaces it stands: here, and as far as that can
    /// be known elsewhere.
    fn close_retired(&mut self, roll: &Roll, total: u32) {
        let (now, elsewhere) = (Instant::now(), EACH_HEIR * total);
        self.retired.retain(|connection| !connection.hearing.is_finished());
        let stands = |shard: &u32| self.ears.online.hears(*shard);
        let of_all =
            roll.shards.iter().filter(|lease| lease.owner.is_some() && lease.total == total);
        if !self.mine.keys().all(stands) || of_all.count() < total as usize {
            return;
        }
        let stays = self.company.stays();
        for connection in std::mem::take(&mut self.retired) {
            let since = connection.unheard.unwrap_or(now);
            match stays && now - since < elsewhere {
                true => self.retired.push(connection),
                false => self.end(connection),
            }
        }
    }

    /// Closes everything before the others take it for free. If there are none, nobody does.
    fn fall_silent(&mut self, sure: Instant) {
        if self.company.stays() && !self.mine.is_empty() && Instant::now() >= sure {
            tracing::warn!("the database is away: the other processes are left to hear Discord");
            self.close_all();
        }
    }

    /// Leaves to others what cannot be connected here.
    async fn leave_unheard(&mut self, total: u32) {
        let (longest, now) = (UNHEARD + EACH_HEIR * total, Instant::now());
        let mut unheard = Vec::new();
        for (&shard, connection) in &mut self.mine {
            if self.ears.online.hears(shard) {
                connection.unheard = None;
            } else if now - *connection.unheard.get_or_insert(now) > longest && self.company.stays()
            {
                unheard.push(shard);
            }
        }
        for shard in unheard {
            tracing::warn!(shard, "a shard that cannot be connected is left to others");
            self.shunned.insert(shard, now + SHUNNED);
            self.close(shard);
            let _ = self.ears.fleet.release(shard).await;
        }
    }

    /// Looks whether a connection has ended for good.
    async fn check(&mut self) -> Result<(), GatewayError> {
        let ended = |(shard, connection): (&u32, &Connection)| {
            connection.hearing.is_finished().then_some(*shard)
        };
        let ended: Vec<u32> = self.mine.iter().filter_map(ended).collect();
        for shard in ended {
            if let Some(Connection { total, hearing, .. }) = self.mine.remove(&shard) {
                // One that has panicked is begun anew.
                if hearing.await.unwrap_or(Ok(HeardUntil::Stopped))? == HeardUntil::Outgrown {
                    self.grow(total).await;
                }
            }
        }
        if let Some(growing) = self.growing.take_if(|growing| growing.is_finished())
            && let Ok(total) = growing.await
        {
            self.least = self.least.max(total?);
        }
        Ok(())
    }

    /// Discord wants more shards than there were when a session was refused. It is asked how many.
    async fn grow(&mut self, before: u32) {
        if self.least > before || self.growing.is_some() {
            return;
        }
        self.entrances.forget().await;
        let (ears, entrances) = (Arc::clone(&self.ears), Arc::clone(&self.entrances));
        self.growing = Some(tokio::spawn(async move {
            let told = find(Arc::clone(&ears), entrances).await?;
            let total = grown(before, told);
            tracing::warn!(before, told, total, "Discord wants more shards (4011)");
            ears.connected.notify_one();
            Ok(total)
        }));
    }
}

/// Asks Discord how many shards it wants, until it answers.
async fn find<A: Application>(
    ears: Arc<Listener<A>>,
    entrances: Arc<Entrances>,
) -> Result<u32, GatewayError> {
    let found = until_answered(&ears.rest, || async {
        let found = entrances.find(&ears.rest).await;
        found.inspect_err(|_| ears.metrics().gateway(GatewayEvent::Unreachable))
    });
    Ok(found.await?.shards)
}

/// A process that was asked to stop, and waits until others have its shards.
struct Leaving {
    since: Instant,
    /// When somebody was last seen taking over.
    heir: Instant,
}

impl Leaving {
    fn new() -> Self {
        Self { since: Instant::now(), heir: Instant::now() }
    }

    fn is_over(&mut self, roll: &Roll, mine: &BTreeMap<u32, Connection>) -> bool {
        let (now, left) = (Instant::now(), u32::try_from(mine.len()).unwrap_or(u32::MAX));
        let heirs = roll.shards.iter().filter(|lease| lease.heir.is_some());
        if heirs.filter(|lease| mine.contains_key(&lease.shard)).count() > 0 {
            self.heir = now;
        }
        left == 0
            || roll.others().next().is_none()
            || now - self.heir > NO_HEIR
            || now - self.since > NO_HEIR + EACH_HEIR * left
    }
}

#[cfg(test)]
mod tests;
