//! The clocks of a running game: reminders, more time, and what happens when time is over. Each
//! timer is a stored instant of one state, so a restart or a jump of the clock loses and doubles
//! none. Nobody loses a game by the clock: a stand-in plays until the player is back.

use rules::{Game, Seat};
use storage::{Act as StoreAct, Begun, Due, Find, Millis, Status, UserId};

use super::lobby::{edit_lobby, lobby_table};
use super::outcome::Outcome;
use super::post::{Post, Turn};
use super::stop::{Fault, Refusal, Stop};
use super::table::{Progress, Settings, Table};
use super::{Answer, App, Started, actor};
use crate::access::{self, Act};
use crate::calendar::{Interval, Rest};
use crate::pace::{Clocks, DAY, HOUR, Pace, Running};
use crate::platform::{Interaction, Invocation};
use crate::prefs::Prefs;
use crate::say;
use crate::text::Text;
use crate::token::Token;
use crate::view::{Page, seats, things};

/// The timer of a reminder.
pub(super) const REMIND: &str = "remind";
/// The timer of the end of somebody's time.
pub(super) const OVER: &str = "over";
/// The timer after which a stand-in plays for somebody whose time is over.
pub(super) const RELIEF: &str = "relief";
/// How long the others have to say how it goes on before a stand-in does.
const PATIENCE: Millis = DAY;
/// How many days of vacation one clock takes by itself.
const STRETCHES: u8 = 3;
/// The most days of one holiday of a table.
const MOST_HOLIDAY: i64 = 30;
/// An outage shorter than this is not told in the channels.
const WORTH_TELLING: Millis = HOUR;
/// More running games than there are.
const ALL_GAMES: u32 = u32::MAX;

/// The pace that a text names.
pub(super) fn pace(text: &str) -> Result<Pace, Refusal> {
    text.parse().map_err(|_| Refusal::NoPace(text.to_owned()))
}

/// How the player in a seat likes to be reached; nobody there likes nothing in particular.
pub(super) async fn prefs(act: &mut StoreAct, table: &Table, seat: Seat) -> Result<Prefs, Stop> {
    match table.player(seat) {
        Some(player) => Ok(Prefs::read(&act.prefs(player).await?)),
        None => Ok(Prefs::default()),
    }
}

/// When the clock of a player stands still at a table.
fn rest(settings: &Settings, prefs: &Prefs) -> Rest {
    Rest {
        spans: settings.holidays.iter().chain(&prefs.away).copied().collect(),
        weekends: settings.weekends.then(|| prefs.zone.clone()),
    }
}

/// The clocks once the game is in this state. Seats that play themselves have none.
pub(super) async fn clocks(
    act: &mut StoreAct,
    table: &Table,
    state: &Game,
) -> Result<Clocks, Stop> {
    let asked = || {
        let asked = state.decisions().iter().map(|decision| decision.seat);
        asked.filter(|seat| !table.plays_itself(*seat))
    };
    // Where several are asked the clock that runs stays with its seat.
    let running = table.progress.clocks.running.map(|running| running.seat);
    let asked = running.filter(|seat| asked().any(|other| other == *seat)).or(asked().next());
    let asked = asked.map(|seat| (seat, state.turn().number));
    let mut rests = Vec::new();
    if table.settings.pace != Pace::Free {
        for seat in state.seats() {
            rests.push(rest(&table.settings, &prefs(act, table, seat).await?));
        }
    }
    Ok(table.progress.clocks.after(table.settings.pace, &rests, asked, act.now()))
}

/// Takes back the timers of the clock that ran and sets those of the one that runs.
async fn set(act: &mut StoreAct, table: &Table, clocks: &Clocks, ordinal: u32) -> Result<(), Stop> {
    let game = table.id();
    for kind in [REMIND, OVER, RELIEF] {
        act.unschedule(game, kind).await?;
    }
    let Some(running) = clocks.running else { return Ok(()) };
    let (end, at) = match running.over {
        true => (RELIEF, running.until + PATIENCE),
        false => (OVER, running.until),
    };
    let number = running.number;
    let due = |kind, due_at| Due { kind, game, ordinal, due_at };
    act.schedule(&due(format!("{end}.{number}"), at)).await?;
    if running.over || running.muted {
        return Ok(());
    }
    let prefs = prefs(act, table, running.seat).await?;
    let reminders = prefs.reminders(&running, &rest(&table.settings, &prefs));
    // What was given is not given again because the clock was moved by an outage or a holiday.
    for (nth, at) in reminders.into_iter().enumerate().skip(usize::from(running.given)) {
        // A reminder that is past was given, or comes too late to be of use.
        if at > act.now() {
            act.schedule(&due(format!("{REMIND}.{number}.{nth}"), at)).await?;
        }
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

/// The table of a timer, and its clock, if both are still as they were when it was set.
fn awaited(table: Option<Table>, due: &Due) -> Option<(Table, Running)> {
    let table = table
        .filter(|table| table.row.status == Status::Running && table.row.ordinal == due.ordinal)?;
    let running = table.progress.clocks.running?;
    let number = due.kind.split('.').nth(1)?;
    (number == running.number.to_string()).then_some((table, running))
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
        let weekends = typed.flag("weekends");
        let change = |settings: &mut Settings| {
            settings.pace = pace;
            settings.weekends = weekends.unwrap_or(settings.weekends);
        };
        let told = |text: &Text, settings: &Settings| things::pace_of(text, settings);
        self.change_settings(of, change, told).await?;
        let text = Text::of(&of.locale);
        let words = things::pace(text, pace);
        Ok(Answer::private(Page::text(say!(text, "pace-done", pace = words))))
    }

    /// `/game pause`: the clocks of the table stand still for so many days; 0 ends it.
    pub(super) async fn hold(&self, of: &Interaction, typed: &Invocation) -> Result<Answer, Stop> {
        let days = days(typed, MOST_HOLIDAY)?;
        let now = self.now();
        let change = |settings: &mut Settings| {
            settings.holidays.retain(|holiday| holiday.from < now);
            for holiday in &mut settings.holidays {
                holiday.until = holiday.until.min(now);
            }
            if days > 0 {
                settings.holidays.push(Interval { from: now, until: now + days * DAY });
            }
        };
        let told = |text: &Text, _: &Settings| match days {
            0 => text.say("pause-over"),
            _ => say!(text, "pause-until", date = crate::view::time::date(now + days * DAY)),
        };
        self.change_settings(of, change, told).await?;
        Ok(Answer::private(Page::text(Text::of(&of.locale).say("pause-done"))))
    }

    /// Other settings of the clocks, told to everybody; they hold at once.
    async fn change_settings(
        &self,
        of: &Interaction,
        change: impl FnOnce(&mut Settings),
        told: impl FnOnce(&Text, &Settings) -> String,
    ) -> Result<(), Stop> {
        let Started::New(mut act) = self.begin(of).await? else { return Ok(()) };
        let table = lobby_table(&mut act, of, None, Act::Pace).await?;
        let mut settings = table.settings.clone();
        change(&mut settings);
        let text = serde_json::to_string(&settings).map_err(Fault::from)?;
        act.save_settings(table.id(), &text).await?;
        match &table.game {
            None => edit_lobby(&mut act, of, &table).await?,
            Some(game) => {
                let new_pace = settings.pace != table.settings.pace;
                let mut other = Table { settings, ..table.clone() };
                if new_pace {
                    other.progress.clocks = other.progress.clocks.fresh();
                    other.progress.clocks = clocks(&mut act, &other, game).await?;
                } else if let Some(running) = other.progress.clocks.running {
                    let prefs = prefs(&mut act, &other, running.seat).await?;
                    let rest = rest(&other.settings, &prefs);
                    other.progress.clocks = other.progress.clocks.with_rest(&rest);
                }
                change_clocks(&mut act, &table, other.progress.clocks).await?;
                let words = told(table.text(), &other.settings);
                self.note(&mut act, of, &table, words).await?;
            }
        }
        self.commit(act, &Outcome::Timed(table.id().0)).await
    }

    /// `/game wait` and its button: the player to move has a day more.
    pub(super) async fn give_time(
        &self,
        of: &Interaction,
        token: Option<&Token>,
    ) -> Result<Answer, Stop> {
        if let Started::New(mut act) = self.begin(of).await? {
            let table = clock_table(&mut act, of, token, Act::Wait).await?;
            let running = table.progress.clocks.running.ok_or(access::Denied::NoClock)?;
            let rest = rest(&table.settings, &prefs(&mut act, &table, running.seat).await?);
            let clocks = table.progress.clocks.with_more(DAY, &rest, act.now());
            let given = clocks.running.ok_or(access::Denied::NoClock)?;
            change_clocks(&mut act, &table, clocks).await?;
            let text = table.text();
            let giver = table.seat_of(&actor(of)).ok_or(access::Denied::NotSeated)?;
            let (giver, who) =
                (seats::who(text, &table, giver), seats::who(text, &table, given.seat));
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

    /// The button under a reminder: no more of them in this turn.
    pub(super) async fn mute(&self, of: &Interaction, token: &Token) -> Result<Answer, Stop> {
        if let Started::New(mut act) = self.begin(of).await? {
            let table = clock_table(&mut act, of, Some(token), Act::Turn).await?;
            let clocks = table.progress.clocks.marked(false, true);
            change_clocks(&mut act, &table, clocks).await?;
            self.commit(act, &Outcome::Timed(table.id().0)).await?;
        }
        Ok(Answer::private(Page::text(Text::of(&of.locale).say("mute-done"))))
    }

    /// A timer of a clock is due: a reminder, the end of somebody's time, or the end of the
    /// others' patience.
    pub(super) async fn clock_rang(&self, due: &Due) -> Result<(), Stop> {
        let Begun::New(mut act) = self.store().begin(&due.key(), self.now()).await? else {
            return Ok(());
        };
        let table = act.table(due.game).await?.map(Table::read).transpose()?;
        if let Some((table, running)) = awaited(table, due) {
            match kind(due) {
                OVER => self.time_over(&mut act, &table, running, &due.kind).await?,
                RELIEF => self.put_standin(&mut act, &table, running.seat).await?,
                _ => self.remind(&mut act, &table, running, &due.kind).await?,
            }
        }
        self.commit(act, &Outcome::Nothing).await
    }

    /// Time is over, unless the player was away or has vacation left.
    async fn time_over(
        &self,
        act: &mut StoreAct,
        table: &Table,
        running: Running,
        once: &str,
    ) -> Result<(), Stop> {
        let turn = Turn { number: running.turn, seat: running.seat };
        let mut prefs = prefs(act, table, running.seat).await?;
        let rested = table.progress.clocks.with_rest(&rest(&table.settings, &prefs));
        if rested.running.is_some_and(|clock| clock.until > act.now()) {
            return change_clocks(act, table, rested).await;
        }
        let (player, now) = (table.player(running.seat), act.now());
        if let Some(player) = player.filter(|_| running.stretched < STRETCHES)
            && prefs.take_vacation(now, DAY, now)
        {
            act.save_prefs(player, &prefs.text().map_err(Fault::from)?).await?;
            let mut stretched = table.clone();
            stretched.progress.clocks = table.progress.clocks.stretched(now);
            change_clocks(act, table, stretched.progress.clocks).await?;
            self.rests_changed(act, player).await?;
            let text = table.text();
            let left = prefs.vacation_left(now) / DAY;
            let who = seats::who(text, table, running.seat);
            let until = crate::view::time::until(text, now + DAY);
            let words = say!(text, "time-stretched", who = who, left = left, until = until);
            return say_of(act, table, &Post::Note { text: words }, once).await;
        }
        change_clocks(act, table, table.progress.clocks.marked(true, false)).await?;
        say_of(act, table, &Post::TimeOver { turn }, once).await
    }

    async fn remind(
        &self,
        act: &mut StoreAct,
        table: &Table,
        running: Running,
        once: &str,
    ) -> Result<(), Stop> {
        let turn = Turn { number: running.turn, seat: running.seat };
        let prefs = prefs(act, table, running.seat).await?;
        let mut progress = table.progress.clone();
        progress.clocks.running = Some(Running { given: running.given + 1, ..running });
        let text = serde_json::to_string(&progress).map_err(Fault::from)?;
        act.save_progress(table.id(), &text).await?;
        if prefs.in_channel() {
            let post = Post::Remind { turn, until: running.until };
            say_of(act, table, &post, once).await?;
        }
        if prefs.directly()
            && let Some(player) = table.player(running.seat)
        {
            let post = Post::Call { user: player.0, turn, until: Some(running.until) };
            say_of(act, table, &post, once).await?;
        }
        Ok(())
    }

    /// When a player's clocks stand still has changed: all that run now follow it. Gives the
    /// tables that the player sits at.
    pub(super) async fn rests_changed(
        &self,
        act: &mut StoreAct,
        player: UserId,
    ) -> Result<Vec<Table>, Stop> {
        let mut tables = Vec::new();
        for game in act.games(Find::OpenOf(player), ALL_GAMES).await? {
            let Some(stored) = act.table(game.id).await? else { continue };
            let table = Table::read(stored)?;
            let own = table.progress.clocks.running;
            if let Some(own) = own.filter(|own| table.player(own.seat) == Some(player)) {
                let prefs = prefs(act, &table, own.seat).await?;
                let clocks = table.progress.clocks.with_rest(&rest(&table.settings, &prefs));
                change_clocks(act, &table, clocks).await?;
            }
            tables.push(table);
        }
        Ok(tables)
    }

    /// Nobody could be reached from `since` until now: every clock gets that back.
    pub(super) async fn give_back(&self, act: &mut StoreAct, gap: Millis) -> Result<(), Stop> {
        for game in act.games(Find::Running, ALL_GAMES).await? {
            let Some(stored) = act.table(game.id).await? else { continue };
            // A game that cannot be read is reported where somebody asks for it.
            let Ok(table) = Table::read(stored) else { continue };
            if table.progress.clocks.running.is_none() {
                continue;
            }
            let clocks = table.progress.clocks.after_outage(gap);
            let until = clocks.running.map_or(0, |running| running.until);
            change_clocks(act, &table, clocks).await?;
            if gap >= WORTH_TELLING {
                let text = table.text();
                let until = crate::view::time::until(text, until);
                let hours = gap / HOUR;
                let words = say!(text, "outage-told", hours = hours, until = until);
                let once = format!("outage.{}", act.now());
                say_of(act, &table, &Post::Note { text: words }, &once).await?;
            }
        }
        Ok(())
    }

    async fn put_standin(&self, act: &mut StoreAct, table: &Table, seat: Seat) -> Result<(), Stop> {
        let text = table.text();
        let who = seats::who(text, table, seat);
        let mut relieved = table.clone();
        relieved.progress.standins.push(seat);
        relieved.progress.poll = None;
        let game = table.game()?;
        let ordinal = table.row.ordinal;
        self.go_on(act, &relieved, ordinal, game, relieved.progress.clone()).await?;
        let post = Post::Note { text: say!(text, "time-relieved", who = who) };
        say_of(act, table, &post, "relieved").await
    }

    pub(super) async fn note(
        &self,
        act: &mut StoreAct,
        of: &Interaction,
        table: &Table,
        text: String,
    ) -> Result<(), Stop> {
        say_of(act, table, &Post::Note { text }, &of.id.to_string()).await
    }
}

/// The number of days that a text names.
pub(super) fn days(typed: &Invocation, most: i64) -> Result<i64, Refusal> {
    let input = typed.text("days").unwrap_or_default();
    let days = input.trim().parse().ok().filter(|days| (0..=most).contains(days));
    days.ok_or_else(|| Refusal::NoDays { input: input.to_owned(), most })
}

pub(super) async fn say_of(
    act: &mut StoreAct,
    table: &Table,
    post: &Post,
    once: &str,
) -> Result<(), Stop> {
    act.enqueue(&post.row(table.id(), table.row.ordinal, table.row.channel, once)?).await?;
    Ok(())
}

/// Other clocks for the same state.
pub(super) async fn change_clocks(
    act: &mut StoreAct,
    table: &Table,
    clocks: Clocks,
) -> Result<(), Stop> {
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
