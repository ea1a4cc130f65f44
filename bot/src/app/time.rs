//! The clocks of a running game: reminders, more time, and what happens when time is over. Each
//! timer is a stored instant of one state, so a restart or a jump of the clock loses and doubles
//! none. Nobody loses a game by the clock: a stand-in plays until the player is back.

use rules::{Game, Seat};
use storage::{Act as StoreAct, Begun, Due, Millis, Status};

use super::lobby::{edit_lobby, lobby_table};
use super::outcome::Outcome;
use super::post::{Post, Turn};
use super::stop::{Fault, Refusal, Stop};
use super::table::{Progress, Settings, Table};
use super::{Answer, App, Started, actor};
use crate::access::{self, Act};
use crate::pace::{Clocks, DAY, Pace, Running};
use crate::platform::{Interaction, Invocation};
use crate::say;
use crate::text::Text;
use crate::token::Token;
use crate::view::{Page, tell::Teller, things};

/// The timer of the reminder at half time.
pub(super) const HALF: &str = "half";
/// The timer of the last reminder.
pub(super) const LAST: &str = "last";
/// The timer of the end of somebody's time.
pub(super) const OVER: &str = "over";
/// The timer after which a stand-in plays for somebody whose time is over.
pub(super) const RELIEF: &str = "relief";
/// How long the others have to say how it goes on before a stand-in does.
const PATIENCE: Millis = DAY;

/// The pace that a text names.
pub(super) fn pace(text: &str) -> Result<Pace, Refusal> {
    text.parse().map_err(|_| Refusal::NoPace(text.to_owned()))
}

/// The clocks once the game is in this state. Seats that play themselves have none.
pub(super) fn clocks(table: &Table, state: &Game, now: Millis) -> Clocks {
    let asked = || {
        let asked = state.decisions().iter().map(|decision| decision.seat);
        asked.filter(|seat| !table.plays_itself(*seat))
    };
    // Where several are asked the clock that runs stays with its seat.
    let running = table.progress.clocks.running.map(|running| running.seat);
    let asked = running.filter(|seat| asked().any(|other| other == *seat)).or(asked().next());
    let asked = asked.map(|seat| (seat, state.turn().number));
    let seats = state.setup().seats;
    table.progress.clocks.after(table.settings.pace, seats, asked, now)
}

/// Takes back the timers of the clock that ran and sets those of the one that runs.
async fn set(act: &mut StoreAct, table: &Table, clocks: &Clocks, ordinal: u32) -> Result<(), Stop> {
    let game = table.id();
    if let Some(old) = table.progress.clocks.running {
        for kind in [HALF, LAST, OVER, RELIEF] {
            act.unschedule(game, &named(kind, &old)).await?;
        }
    }
    let Some(running) = clocks.running else { return Ok(()) };
    let end = match running.over {
        true => (RELIEF, running.until + PATIENCE),
        false => (OVER, running.until),
    };
    let now = act.now();
    // A reminder that is past was given, or comes too late to be of use.
    let reminders = [HALF, LAST].into_iter().zip(running.reminders()).filter(|(_, at)| *at > now);
    for (kind, due_at) in reminders.chain([end]) {
        let kind = named(kind, &running);
        act.schedule(&Due { kind, game, ordinal, due_at }).await?;
    }
    Ok(())
}

/// Keeps what happens around the rules, and sets the timers of its clocks.
pub(super) async fn keep(
    act: &mut StoreAct,
    table: &Table,
    ordinal: u32,
    progress: Progress,
) -> Result<(), Stop> {
    set(act, table, &progress.clocks, ordinal).await?;
    let text = serde_json::to_string(&progress).map_err(Fault::from)?;
    act.save_progress(table.id(), &text).await?;
    Ok(())
}

/// A timer is handled once under its name; after more time was given it has another.
fn named(kind: &str, running: &Running) -> String {
    format!("{kind}.{}", running.extended)
}

/// The table of a timer, and its clock, if both are still as they were when it was set.
fn awaited(table: Option<Table>, due: &Due) -> Option<(Table, Running)> {
    let table = table
        .filter(|table| table.row.status == Status::Running && table.row.ordinal == due.ordinal)?;
    let running = table.progress.clocks.running?;
    due.kind.ends_with(&format!(".{}", running.extended)).then_some((table, running))
}

/// What a timer is for.
pub(super) fn kind(due: &Due) -> &str {
    due.kind.split('.').next().unwrap_or_default()
}

impl App {
    /// `/game pace`: how long the players may take from now on.
    pub(super) async fn change_pace(
        &self,
        of: &Interaction,
        typed: &Invocation,
    ) -> Result<Answer, Stop> {
        let pace = pace(typed.text("pace").unwrap_or_default())?;
        if let Started::New(mut act) = self.begin(of).await? {
            let table = lobby_table(&mut act, of, None, Act::Pace).await?;
            let settings = Settings { pace, ..table.settings.clone() };
            let text = serde_json::to_string(&settings).map_err(Fault::from)?;
            act.save_settings(table.id(), &text).await?;
            match &table.game {
                None => edit_lobby(&mut act, of, &table).await?,
                Some(game) => {
                    let progress = Progress { clocks: Clocks::default(), ..table.progress.clone() };
                    let fresh = Table { settings, progress, ..table.clone() };
                    let mut clocks = clocks(&fresh, game, act.now());
                    clocks.renew(&table.progress.clocks);
                    change(&mut act, &table, clocks).await?;
                    let words = things::pace(table.text(), pace);
                    self.note(&mut act, of, &table, words).await?;
                }
            }
            self.commit(act, &Outcome::Timed(table.id().0)).await?;
        }
        let text = Text::of(&of.locale);
        let words = things::pace(text, pace);
        Ok(Answer::private(Page::text(say!(text, "pace-done", pace = words))))
    }

    /// `/game wait` and its button: the player to move has a day more.
    pub(super) async fn give_time(
        &self,
        of: &Interaction,
        token: Option<&Token>,
    ) -> Result<Answer, Stop> {
        if let Started::New(mut act) = self.begin(of).await? {
            let table = clock_table(&mut act, of, token, Act::Wait).await?;
            let clocks = table.progress.clocks.with_more(DAY, act.now());
            let given = clocks.running.ok_or(access::Denied::NoClock)?;
            change(&mut act, &table, clocks).await?;
            let text = table.text();
            let people = table.people(text);
            let teller = Teller { text, people: &people, plain: false };
            let giver = table.seat_of(&actor(of)).ok_or(access::Denied::NotSeated)?;
            let (giver, who) = (teller.who(giver), teller.who(given.seat));
            let until = crate::view::time::until(text, given.until);
            let words = say!(text, "time-given", giver = giver, who = who, until = until);
            self.note(&mut act, of, &table, words).await?;
            self.commit(act, &Outcome::Timed(table.id().0)).await?;
        }
        Ok(Answer::private(Page::text(Text::of(&of.locale).say("time-given-done"))))
    }

    /// The button that calls a stand-in for somebody whose time is over.
    pub(super) async fn relieve(&self, of: &Interaction, token: &Token) -> Result<Answer, Stop> {
        if let Started::New(mut act) = self.begin(of).await? {
            let table = clock_table(&mut act, of, Some(token), Act::Relieve).await?;
            let late = table.progress.clocks.running.ok_or(access::Denied::NoClock)?;
            self.put_standin(&mut act, &table, late.seat).await?;
            self.commit(act, &Outcome::StandIn(table.id().0)).await?;
        }
        Ok(Answer::private(Page::text(Text::of(&of.locale).say("relieve-done"))))
    }

    /// A timer of a clock is due: a reminder, the end of somebody's time, or the end of the
    /// others' patience.
    pub(super) async fn clock_rang(&self, due: &Due) -> Result<(), Stop> {
        let Begun::New(mut act) = self.store().begin(&due.key(), self.now()).await? else {
            return Ok(());
        };
        let table = act.table(due.game).await?.map(Table::read).transpose()?;
        if let Some((table, running)) = awaited(table, due) {
            let turn = Turn { number: running.turn, seat: running.seat };
            match kind(due) {
                OVER => {
                    let mut clocks = table.progress.clocks.clone();
                    clocks.running = Some(Running { over: true, ..running });
                    change(&mut act, &table, clocks).await?;
                    say_of(&mut act, &table, &Post::TimeOver { turn }, &due.kind).await?;
                }
                RELIEF => self.put_standin(&mut act, &table, running.seat).await?,
                _ => {
                    let post = Post::Remind { turn, until: running.until };
                    say_of(&mut act, &table, &post, &due.kind).await?;
                }
            }
        }
        self.commit(act, &Outcome::Nothing).await
    }

    async fn put_standin(&self, act: &mut StoreAct, table: &Table, seat: Seat) -> Result<(), Stop> {
        let text = table.text();
        let people = table.people(text);
        let who = Teller { text, people: &people, plain: false }.who(seat);
        let mut relieved = table.clone();
        relieved.progress.standins.push(seat);
        let game = table.game()?;
        let ordinal = table.row.ordinal;
        self.go_on(act, &relieved, ordinal, game, relieved.progress.clone()).await?;
        let post = Post::Note { text: say!(text, "time-relieved", who = who) };
        say_of(act, table, &post, "relieved").await
    }

    async fn note(
        &self,
        act: &mut StoreAct,
        of: &Interaction,
        table: &Table,
        text: String,
    ) -> Result<(), Stop> {
        say_of(act, table, &Post::Note { text }, &of.id.to_string()).await
    }
}

async fn say_of(act: &mut StoreAct, table: &Table, post: &Post, once: &str) -> Result<(), Stop> {
    act.enqueue(&post.row(table.id(), table.row.ordinal, table.row.channel, once)?).await?;
    Ok(())
}

/// Other clocks for the same state.
async fn change(act: &mut StoreAct, table: &Table, clocks: Clocks) -> Result<(), Stop> {
    keep(act, table, table.row.ordinal, Progress { clocks, ..table.progress.clone() }).await
}

/// The table of an act about somebody's clock; a button of an earlier state does nothing.
async fn clock_table(
    act: &mut StoreAct,
    of: &Interaction,
    token: Option<&Token>,
    wanted: Act,
) -> Result<Table, Stop> {
    let table = lobby_table(act, of, token, wanted).await?;
    if token.is_some_and(|token| token.ordinal != table.row.ordinal) {
        return Err(Refusal::Stale.into());
    }
    Ok(table)
}
