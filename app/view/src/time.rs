//! The clocks in words: how much time there is, the reminder, and the question when time has run
//! out. Instants are Discord timestamps, which each reader sees in their own time zone.

use game::narration::Narrator;
use port::{ActionRow, Button, Style};
use render::Scene;
use rules::Seat;
use storage::{Millis, UserId};
use table::model::Table;
use table::time_control::{Clocks, DAY, HOUR, LAST_WORD, Running};
use table::token::{
    ComponentAction, ComponentToken, Motion, PersonalAction, PollAction, SeatAction, TurnAction,
};
use text::{Name, Text, say};

use crate::{MessageDraft, button};

/// The deadline of the player to move.
pub fn until(text: &Text, until: Millis) -> String {
    let (date, left) = stamps(until);
    say!(text, "time-until", date = date, left = left)
}

/// The deadlines of those who are asked: one line if it is the same for all.
pub fn ends(text: &Text, people: &[Name], clocks: &Clocks) -> Vec<String> {
    let running: Vec<&Running> = clocks.limits().collect();
    // Readers see nothing shorter than a minute.
    let minute = |clock: &Running| clock.until.div_euclid(60_000);
    match running.first() {
        None => Vec::new(),
        Some(first) if running.iter().all(|clock| minute(clock) == minute(first)) => {
            vec![until(text, first.until)]
        }
        Some(_) => {
            let line = |clock: &Running| {
                let who = people.get(clock.seat.index()).map(Name::shown).unwrap_or_default();
                let (date, left) = stamps(clock.until);
                say!(text, "time-until-of", who = who, date = date, left = left)
            };
            running.into_iter().map(line).collect()
        }
    }
}

/// The running clocks and the current time, for the time left in a picture. A picture cannot adapt
/// to a reader's time zone.
#[derive(Clone, Copy, Debug)]
pub struct Times<'a> {
    /// The clocks.
    pub clocks: &'a Clocks,
    /// Now (unix milliseconds).
    pub now: Millis,
}

/// Below this many full days, the hours are shown too.
const FEW_DAYS: Millis = 3;
/// The sentences for the time left, short and spoken: less than an hour, hours, days, both.
const SHORT: [&str; 4] = ["clock-soon", "clock-hours", "clock-days", "clock-both"];
const SPOKEN: [&str; 4] = ["left-soon", "left-hours", "left-days", "left-both"];

impl<'a> Times<'a> {
    /// The clocks of a table at the time `now`.
    pub fn new(table: &'a Table, now: Millis) -> Self {
        Self { clocks: &table.progress.clocks, now }
    }
}

impl Times<'_> {
    /// What each clock has left, in full days and hours, so that a picture stays the same for as
    /// long as that is useful.
    fn left(&self, text: &Text, [soon, some, full, both]: [&str; 4]) -> Vec<(Seat, String)> {
        let say = |clock: &Running| {
            let left = (clock.until - self.now).max(0);
            let (days, hours) = (left / DAY, left % DAY / HOUR);
            let hours = if days < FEW_DAYS { hours } else { 0 };
            let key = match (days, hours) {
                (0, 0) => soon,
                (0, _) => some,
                (_, 0) => full,
                _ => both,
            };
            (clock.seat, say!(text, key, days = days, hours = hours))
        };
        self.clocks.limits().map(say).collect()
    }

    /// The scene with the time left on each clock.
    pub fn shown(&self, text: &Text, scene: Scene) -> Scene {
        scene.clocks(self.left(text, SHORT))
    }

    /// The same in words, if a clock is running.
    pub fn said(&self, narrator: &Narrator<'_>) -> Option<String> {
        let left = self.left(narrator.text, SPOKEN).into_iter();
        let said: Vec<String> = left
            .map(|(seat, left)| {
                say!(narrator.text, "alt-clock", who = narrator.who(seat), left = left)
            })
            .collect();
        let all = narrator.text.list(&said);
        (!said.is_empty()).then(|| say!(narrator.text, "alt-clocks", clocks = all))
    }
}

fn stamps(at: Millis) -> (String, String) {
    let seconds = at.div_euclid(1000);
    (format!("<t:{seconds}:f>"), format!("<t:{seconds}:R>"))
}

/// A day and hour; each reader sees it in their own zone.
pub fn date(at: Millis) -> String {
    stamps(at).0
}

/// The button that opens one's turn.
pub fn open(table: &Table) -> Button {
    let open = ComponentToken::new(TurnAction::Open(None), table.id(), table.row.ordinal);
    button(table.text(), Style::Primary, "button-open", &open)
}

/// Nobody has moved for a long time: the game will be put aside.
pub fn idle(table: &Table, until: Millis, rung: Vec<UserId>) -> MessageDraft {
    let text = table.text();
    let calls: Vec<String> = rung.iter().map(|user| format!("<@{user}>")).collect();
    let words = say!(text, "idle-warning", date = date(until));
    let words = [text.list(&calls), words].into_iter().filter(|part| !part.is_empty());
    let mut page = MessageDraft::text(words.collect::<Vec<_>>().join(" "));
    page.message.mentions = rung;
    if table.asked().is_empty() { page } else { page.row(ActionRow::Buttons(vec![open(table)])) }
}

/// The reminder for the player to move, who is pinged.
pub fn remind(table: &Table, running: Running) -> MessageDraft {
    let (date, left) = stamps(running.until);
    let text = table.text();
    let page = to_late(table, table.pinged(running.seat), running, |who| match running.silence {
        true => say!(text, "silence-remind", who = who, date = self::date(running.since)),
        false => say!(text, "time-remind", who = who, date = date, left = left),
    });
    let mute = PersonalAction::Mute(running.named());
    let mute = ComponentToken::new(mute, table.id(), table.row.ordinal);
    let mute = button(text, Style::Secondary, "button-mute", &mute);
    page.row(ActionRow::Buttons(vec![open(table), mute]))
}

/// The player to move of a table without a pace, who is pinged, and everybody else learn when the others
/// need not wait any more.
pub fn last_word(table: &Table, running: Running, rung: Option<UserId>) -> MessageDraft {
    let (text, until) = (table.text(), date(running.until));
    let page = to_late(table, rung, running, |who| {
        say!(text, "silence-last", who = who, date = date(running.since), until = until)
    });
    page.row(ActionRow::Buttons(vec![open(table)]))
}

/// The same in a direct message, shortly before that.
pub fn last_word_directly(
    text: &Text,
    table: &Table,
    running: Running,
    now: Millis,
) -> Option<String> {
    let is_near = !running.over && running.until - now <= LAST_WORD;
    let awaited = is_near && table.played().any(|other| other != running.seat);
    awaited.then(|| say!(text, "silence-last-direct", until = date(running.until)))
}

/// What the others may do about a player of whom nobody has heard, or from when on they may; nothing if
/// they wait for nobody.
pub fn silence(text: &Text, table: &Table, reader: Option<Seat>) -> Option<String> {
    let mut others = table.progress.clocks.running().iter().filter(|clock| clock.silence);
    let awaited = others.find(|clock| Some(clock.seat) != reader)?;
    let who = crate::seats::who(text, table, awaited.seat);
    Some(match awaited.over {
        true => say!(text, "silence-over", who = who),
        false => say!(text, "silence-until", who = who, until = date(awaited.until)),
    })
}

/// Time has run out: the others decide what happens next. The late player may still move, and is
/// pinged if they are `rung` here.
pub fn over(table: &Table, running: Running, rung: Option<UserId>) -> MessageDraft {
    let text = table.text();
    let ask = |label: &str, action: ComponentAction| {
        let token = ComponentToken::new(action, table.id(), table.row.ordinal);
        button(text, Style::Secondary, label, &token)
    };
    let propose = |label: &str, what: Motion| ask(label, PollAction::Propose(what).into());
    let key = if running.silence { "silence-told" } else { "time-over" };
    let page = to_late(table, rung, running, |who| say!(text, key, who = who));
    page.row(ActionRow::Buttons(vec![
        open(table),
        ask("button-wait", SeatAction::Wait(running.named()).into()),
        ask("button-relieve", SeatAction::Relieve(running.named()).into()),
        propose("button-open-seat", Motion::Open(running.seat)),
        propose("button-end-late", Motion::End(running.seat)),
    ]))
}

fn to_late(
    table: &Table,
    rung: Option<UserId>,
    running: Running,
    line: impl FnOnce(String) -> String,
) -> MessageDraft {
    let who = match rung {
        Some(user) => format!("<@{user}>"),
        None => crate::seats::who(table.text(), table, running.seat),
    };
    let mut page = MessageDraft::text(line(who));
    page.message.mentions = rung.into_iter().collect();
    page
}

#[cfg(test)]
mod tests {
    use rules::{Game, Seed, Setup, Systems};
    use table::pause_schedule::PauseSchedule;
    use table::time_control::Pace;

    use super::*;
    use crate::turn_message::TurnMessage;
    use crate::{DescribedPicture, PictureSpec};

    /// The scene and the alternative text of a turn's message at an instant.
    fn told(pace: Pace, now: Millis) -> (String, String) {
        let setup = Setup::new(2, Systems::named(["base"]).expect("a set"), Seed::from_number(3));
        let (game, _) = Game::new(setup).expect("a game");
        let people: Vec<Name> = ["Ada", "Ben"].iter().map(|name| Name::new(name, "?")).collect();
        let seat = game.decision().expect("somebody is asked").seat;
        let rests = [PauseSchedule::default(), PauseSchedule::default()];
        let clocks = Clocks::default().after(pace, &rests, &[(seat, 1)], 0);
        let ring = TurnMessage {
            text: Text::of("en"),
            people: &people,
            id: storage::GameId(1),
            ordinal: 1,
            game: &game,
            line: "",
            more: &[],
            brief: false,
            pings: &[],
            free: &[],
            automatic: &[],
            figures: &[],
            aloud: true,
            times: Times { clocks: &clocks, now },
        };
        let Some(DescribedPicture { spec: PictureSpec::Board(scene), alt }) = ring.page().picture
        else {
            panic!("a board")
        };
        let shown = format!("{scene:?}");
        let line = shown.lines().find(|line| line.starts_with('*')).unwrap_or_default();
        (line.to_owned(), alt)
    }

    #[test]
    fn a_turns_picture_tells_the_time_that_is_left_and_nothing_of_it_without_a_pace() {
        let cases = [
            (0, "14 d", "14 days"),
            (11 * DAY - 1, "3 d", "3 days"),
            (11 * DAY + 1, "2 d 23 h", "2 days and 23 hours"),
            (13 * DAY, "1 d", "a day"),
            (14 * DAY - HOUR, "1 h", "an hour"),
            (14 * DAY - 1, "< 1 h", "less than an hour"),
            (15 * DAY, "< 1 h", "less than an hour"),
        ];
        for (now, short, long) in cases {
            let (line, alt) = told(Pace::Days(14), now);
            assert!(line.ends_with(&format!(" has {short:?}")), "{now}: {line}");
            assert!(alt.contains(&format!("Time left: Ada has {long}.")), "{now}: {alt}");
        }
        let (line, alt) = told(Pace::Free, 0);
        assert!(!line.contains(" has ") && !alt.contains("Time left"), "{line} {alt}");
    }
}
