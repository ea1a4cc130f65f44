//! What must hold of clocks and reminders, kept apart from the program's own books: when somebody
//! was really asked, how often they were reminded, and when their time was taken to be over.

use std::collections::BTreeSet;
use std::sync::{Arc, Mutex};

use app::App;
use app::timers::worker::TimerHandler;
use port::UserId;
use rules::Seat;
use storage::{GameId, Status, Store, Timer};
use table::model::Table;
use table::time_control::Running;

use crate::discord::Discord;
use crate::hours;
use crate::log::note;
use crate::people::HOUR;

/// The most reminders that anybody is promised for one clock.
const MAX_REMINDERS: usize = 3;
/// A jump of the clock that is shorter than an outage takes this from somebody at most, each time.
const SMALL_JUMPS: i64 = HOUR;

/// Somebody is asked.
#[derive(Clone, Copy, Debug)]
struct Question {
    turn: u32,
    seat: Seat,
    player: UserId,
    /// When they were really asked.
    since: i64,
    reminded: usize,
    overs: usize,
    /// Whether somebody else was asked first, and may have had the reminders.
    heir: bool,
}

/// The books.
#[derive(Debug, Default)]
struct Books {
    questions: Vec<Question>,
    done: BTreeSet<(String, u32)>,
    reminders: usize,
    overs: usize,
}

/// The application as the timers see it, with somebody who looks on.
#[derive(Debug)]
pub struct Watch {
    pub app: Arc<App>,
    pub store: Arc<dyn Store>,
    discord: Arc<Discord>,
    game: Mutex<GameId>,
    /// When nobody could be reached.
    pub outages: Vec<(i64, i64)>,
    /// What each question has at least, in milliseconds; 0 where that differs.
    pub pace: i64,
    /// Whether nothing fails at this table.
    pub calm: bool,
    books: Mutex<Books>,
}

impl Watch {
    pub fn new(
        app: Arc<App>,
        discord: Arc<Discord>,
        outages: Vec<(i64, i64)>,
        pace: i64,
        calm: bool,
    ) -> Self {
        Self {
            app,
            store: Arc::clone(&discord.store),
            discord,
            game: Mutex::new(GameId(1)),
            outages,
            pace,
            calm,
            books: Mutex::default(),
        }
    }

    /// Another game is played from now on, or the same one again.
    pub fn begins(&self, game: GameId) {
        *self.game.lock().unwrap() = game;
        let mut books = self.books.lock().unwrap();
        books.questions.clear();
        books.done.clear();
    }

    fn game(&self) -> GameId {
        *self.game.lock().unwrap()
    }

    /// The game as it is.
    pub async fn table(&self) -> Table {
        Table::read(self.store.table(self.game()).await.unwrap().unwrap()).unwrap()
    }

    /// How many reminders there were, and how often somebody's time was over.
    pub fn counts(&self) -> (usize, usize) {
        let books = self.books.lock().unwrap();
        (books.reminders, books.overs)
    }

    /// Notes who is asked now.
    pub fn observe(&self, table: &Table) {
        let mut books = self.books.lock().unwrap();
        let turn = table.game.as_ref().map_or(0, |game| game.turn().number);
        let asked = table.asked().into_iter().map(Seat);
        let asked: Vec<(Seat, UserId)> =
            asked.filter_map(|seat| Some((seat, table.pinged(seat)?))).collect();
        books.questions.retain(|q| q.turn == turn && asked.iter().any(|(seat, _)| *seat == q.seat));
        for (seat, player) in asked {
            let since = hours::really();
            let new = Question { turn, seat, player, since, reminded: 0, overs: 0, heir: false };
            match books.questions.iter_mut().find(|q| q.seat == seat) {
                None => books.questions.push(new),
                // The clock of a seat goes over with it.
                Some(q) if q.player != player => *q = Question { heir: true, player, ..*q },
                Some(_) => {}
            }
        }
    }

    /// Somebody was reminded of their turn.
    pub fn reminded(&self, table: &Table, player: UserId) {
        let mut books = self.books.lock().unwrap();
        books.reminders += 1;
        let found = books.questions.iter_mut().find(|q| q.player == player);
        let question = found.unwrap_or_else(|| panic!("{player} is reminded of nothing"));
        question.reminded += 1;
        // To the channel, to direct messages, or to both; and anew with more time.
        let most = 2 * MAX_REMINDERS * (1 + gifts(table, question));
        assert!(question.reminded <= most, "too many: {question:?}");
    }

    /// Nobody's time is over, and nobody's vacation is spent, for a call that did not arrive; and whoever was
    /// called late has all of their time from then on.
    fn was_called(&self, table: &Table, clock: Running) {
        let question =
            self.books.lock().unwrap().questions.iter().copied().find(|q| q.seat == clock.seat);
        let Some(question) = question.filter(|q| q.turn == clock.turn && !q.heir) else { return };
        let Some(called) = self.discord.called_late(question.player, question.since) else {
            return;
        };
        let called = called.unwrap_or_else(|refused| {
            panic!("not called since {refused}, and the time is over: {question:?} {clock:?}")
        });
        // Until a direct message was refused, nobody knew.
        if self.discord.closed.contains(&question.player.0) && table.pinged(clock.seat).is_some() {
            let had = hours::really() - called - self.lost_since(called);
            let pace = self.pace;
            assert!(had + SMALL_JUMPS >= pace, "{had} ms of {pace} since the call: {question:?}");
        }
    }

    /// How much of the time since an instant nobody could be reached.
    fn lost_since(&self, since: i64) -> i64 {
        let now = hours::really();
        let gone = |(from, to): &(i64, i64)| (now.min(*to) - since.max(*from)).max(0);
        self.outages.iter().map(gone).sum()
    }

    /// Somebody's time is over.
    fn over(&self, table: &Table, clock: Running) {
        let (seat, turn) = (clock.seat, clock.turn);
        let mut books = self.books.lock().unwrap();
        books.overs += 1;
        let found = books.questions.iter_mut().find(|q| (q.seat, q.turn) == (seat, turn));
        let question = found.unwrap_or_else(|| panic!("{seat:?} is asked nothing in turn {turn}"));
        question.overs += 1;
        assert!(question.overs <= 1 + gifts(table, question), "over twice: {question:?}");
        let had = hours::really() - question.since - self.lost_since(question.since);
        assert!(had + SMALL_JUMPS >= self.pace, "{had} ms of {}: {question:?}", self.pace);
        // Whoever muted the turn below another one's reminder wants none of their own.
        let promised = self.calm && self.pace > 0 && !question.heir && !clock.muted;
        assert!(!promised || question.reminded > 0, "never reminded: {question:?}");
    }
}

fn gifts(table: &Table, question: &Question) -> usize {
    let given = table.progress.extensions.iter();
    given.filter(|gift| (gift.seat, gift.turn) == (question.seat, question.turn)).count()
}

impl TimerHandler for Watch {
    async fn alive(&self) -> Result<(), String> {
        TimerHandler::alive(&*self.app).await
    }

    async fn fire(&self, due: Timer) -> Result<(), String> {
        note(&format!("timer {}", due.kind));
        assert!(due.due_at <= hours::shown(), "before its time: {due:?}");
        let number = due.kind.strip_prefix("over.").and_then(|number| number.parse().ok());
        let row = self.store.game(self.game()).await.unwrap();
        let before = match number {
            Some(_) => Some(self.table().await),
            None => None,
        };
        self.app.fire(due.clone()).await?;
        if self.store.game(self.game()).await.unwrap() == row {
            return Ok(());
        }
        let first = self.books.lock().unwrap().done.insert((due.kind.clone(), due.ordinal));
        assert!(first, "done twice: {due:?}");
        let (Some(number), Some(before)) = (number, before) else { return Ok(()) };
        let clock = before.progress.clocks.numbered(number);
        if let Some(clock) = clock.filter(|_| before.row.status == Status::Running) {
            let after = self.table().await.progress.clocks;
            let now = after.of(clock.seat).filter(|now| now.turn == clock.turn);
            if now.is_none_or(|now| now.until <= clock.until || now.stretched > clock.stretched) {
                self.was_called(&before, clock);
            }
            // Vacation helped out, or it has become known that the player was away.
            if now.is_none_or(|now| now.until <= clock.until) {
                self.over(&before, clock);
            }
        }
        Ok(())
    }
}
