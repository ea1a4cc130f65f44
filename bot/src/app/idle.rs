//! Idle games and outages. A game without a move for very long is warned and then parked: it is
//! kept, and `/game move` resumes it. After an outage every clock gets back the lost time.

use std::sync::atomic::Ordering;

use rules::Seat;
use storage::{Act as StoreAct, ActKey, Begun, Due, GameId, Millis, Status};

use super::outcome::Outcome;
use super::poll::Ending;
use super::post::Post;
use super::stop::{Fault, Stop};
use super::table::Table;
use super::time::{dated, kind, prefs, rest, say_of};
use super::{App, poll};
use crate::clock;
use crate::pace::DAY;

/// The timer after which a silent game is warned.
pub(super) const WARN: &str = "idle";
/// The timer after which a silent game is parked.
pub(super) const PARK: &str = "silence";
/// The timer after which a table that nobody starts is closed.
pub(super) const LOBBY: &str = "lobby";
/// How long a table may wait for its players.
const WAITING: Millis = 14 * DAY;
/// How long a game may be silent before it is warned.
const SILENT: Millis = 21 * DAY;
/// How long the players have after the warning.
const LAST_DAYS: Millis = 7 * DAY;
/// The stored key of the instant of the last contact with Discord.
const ALIVE: &str = "alive";
/// The stored key of the number of milliseconds by which Discord's clock is ahead of the system's.
pub const AHEAD: &str = "ahead";
/// How often that instant is saved.
const BEAT: Millis = 60_000;
/// A gap longer than this is an outage.
const OUTAGE: Millis = 10 * 60_000;

/// Restarts the idle timer of a game.
pub(super) async fn watch(act: &mut StoreAct, table: &Table, ordinal: u32) -> Result<(), Stop> {
    for kind in [WARN, PARK] {
        act.unschedule(table.id(), kind).await?;
    }
    set(act, table.id(), ordinal, (WARN, SILENT)).await
}

/// Sets one of the two timers. A parked game resumes in the same state, so the state alone does not
/// tell two idle periods apart.
async fn set(
    act: &mut StoreAct,
    game: GameId,
    ordinal: u32,
    (kind, after): (&str, Millis),
) -> Result<(), Stop> {
    let due_at = act.now() + after;
    act.schedule(&dated(kind, game, ordinal, due_at)).await?;
    Ok(())
}

/// Sets the timer of a table that is waiting for players.
pub(super) async fn await_start(act: &mut StoreAct, game: GameId) -> Result<(), Stop> {
    let due_at = act.now() + WAITING;
    act.schedule(&Due { kind: LOBBY.to_owned(), game, ordinal: 0, due_at }).await?;
    Ok(())
}

/// Until when nobody needs to move in a game: the end of the running clocks, of the table's pauses,
/// and of the vacations of the players who are asked.
async fn stands_still_until(act: &mut StoreAct, table: &Table) -> Result<Option<Millis>, Stop> {
    let clocks = table.progress.clocks.running().iter().filter(|clock| !clock.over);
    let mut ends: Vec<Millis> = clocks.map(|clock| clock.until).collect();
    let now = act.now();
    for seat in table.asked() {
        let rest = rest(&table.settings, &prefs(act, table, Seat(seat)).await?);
        ends.extend(rest.spans.iter().filter(|span| span.from <= now).map(|span| span.until));
    }
    Ok(ends.into_iter().max())
}

impl App {
    /// Closes a table that nobody has started for long.
    pub(super) async fn lobby_over(&self, due: &Due) -> Result<(), Stop> {
        let Begun::New(mut act) = self.store().begin(&due.key(), self.now()).await? else {
            return Ok(());
        };
        let table = act.table(due.game).await?.map(Table::read).transpose()?;
        if let Some(table) = table.filter(|table| table.row.status == Status::Lobby) {
            act.close_game(due.game, Status::Aborted).await?;
            say_of(&mut act, &table, &Post::EditLobby, &due.kind).await?;
            let text = table.text().say("lobby-expired");
            self.tell_end(&mut act, &table, &text).await?;
            say_of(&mut act, &table, &Post::Note { text }, &due.kind).await?;
        }
        self.commit(act, &Outcome::Nothing).await
    }

    /// Warns or parks a game that nobody has touched for long.
    pub(super) async fn idle_rang(&self, due: &Due) -> Result<(), Stop> {
        let Begun::New(mut act) = self.store().begin(&due.key(), self.now()).await? else {
            return Ok(());
        };
        let table = act.table(due.game).await?.map(Table::read).transpose()?;
        let table = table.filter(|table| {
            table.row.status == Status::Running && table.row.ordinal == due.ordinal
        });
        if let Some(table) = table {
            let text = table.text();
            let still = stands_still_until(&mut act, &table).await?;
            if let Some(until) = still.filter(|until| *until > act.now()) {
                // A game is not idle while its player still has time or while it is paused.
                let after = until - act.now() + LAST_DAYS;
                set(&mut act, due.game, due.ordinal, (kind(due), after)).await?;
            } else if kind(due) == WARN {
                set(&mut act, due.game, due.ordinal, (PARK, LAST_DAYS)).await?;
                let until = act.now() + LAST_DAYS;
                say_of(&mut act, &table, &Post::Idle { until }, &due.kind).await?;
            } else {
                self.park(&mut act, &table, &text.say("idle-parked")).await?;
            }
        }
        self.commit(act, &Outcome::Nothing).await
    }

    /// Parks a game, and says why in its channel.
    pub(super) async fn park(
        &self,
        act: &mut StoreAct,
        table: &Table,
        why: &str,
    ) -> Result<(), Stop> {
        let mut progress = table.progress.clone();
        progress.clocks = progress.clocks.stopped();
        table.end_poll(&mut progress, Ending::Overtaken, |_| true);
        super::time::keep(act, table, table.row.ordinal, progress).await?;
        act.park(table.id()).await?;
        self.refresh(act, table.row.guild).await?;
        let text = table.text();
        let id = table.id().public();
        let text = crate::say!(text, "parked-line", why = why, id = id);
        say_of(act, table, &Post::Said { text }, "parked").await
    }

    /// Records that Discord is reachable. After an outage, every clock gets the lost time back
    /// before any timer is checked.
    ///
    /// # Errors
    /// [`Fault`] of the storage; in that case no timer may be checked either.
    pub async fn alive(&self) -> Result<(), Fault> {
        let now = self.now();
        // If events arrive but answers cannot be sent, nobody was reached.
        if self.inner.online.is_silent() {
            return Ok(());
        }
        if (now - self.inner.beat.load(Ordering::Relaxed)).abs() < BEAT {
            return Ok(());
        }
        match self.store().instant(ALIVE).await? {
            Some(last) if now - last > OUTAGE => self.recover(last, now).await?,
            Some(last) if last - now > BEAT => {
                tracing::warn!(seconds = (last - now) / 1000, "the clock went back");
                self.store().clock_went_back(now, last - now).await?;
                self.store().keep_instant(ALIVE, now).await?;
            }
            _ => self.store().keep_instant(ALIVE, now).await?,
        }
        self.store().keep_instant(AHEAD, clock::ahead()).await?;
        self.inner.beat.store(now, Ordering::Relaxed);
        Ok(())
    }

    async fn recover(&self, last: Millis, now: Millis) -> Result<(), Fault> {
        let key = ActKey::timer(&format!("outage.{last}"), GameId(0), 0);
        let Begun::New(mut act) = self.store().begin(&key, now).await? else {
            return Ok(self.store().keep_instant(ALIVE, now).await?);
        };
        let gap = now - last;
        tracing::warn!(seconds = gap / 1000, "nobody could be reached; the clocks get it back");
        let given = async {
            self.give_back(&mut act, gap).await?;
            for kind in [poll::KIND, WARN, PARK, LOBBY] {
                act.postpone(kind, gap).await?;
            }
            act.keep_instant(ALIVE, now).await?;
            self.commit(act, &Outcome::Nothing).await
        };
        match given.await {
            Err(Stop::Fault(fault)) => Err(fault),
            Ok(()) | Err(Stop::Refused(_)) => Ok(()),
        }
    }
}
