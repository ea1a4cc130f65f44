//! The daily board: the panel in which it is played, how it ended, a strip that spoils nothing, and
//! the list of a server.

use game::narration::{self, Narrator};
use port::{ActionRow, MessageTarget};
use render::View;
use rules::{Game, Seed};
use storage::{DailyPlay, GameId, ListedDaily, Millis};
use table::daily::{SEAT, TILES, TileMark, begins};
use table::laid::Laid;
use table::time_control::Clocks;
use table::token::{ComponentAction, ComponentToken, DailyAction};
use text::{Name, Text, say};

use crate::panel::Panel;
use crate::time::Times;
use crate::{DescribedPicture, MessageDraft, PictureSpec, alt, scene};

/// How many squares a line of the strip has.
const IN_LINE: usize = 12;

/// The panel in which the next tile is placed.
pub fn panel(
    text: &'static Text,
    play: &DailyPlay,
    (game, laid): (&Game, &Laid),
    name: &Name,
    note: Option<String>,
    now: Millis,
) -> MessageDraft {
    let placed = play.strip.len();
    let head = say!(
        text,
        "daily-head",
        tile = placed + 1,
        of = TILES,
        points = play.points,
        until = stamp(begins(play.day + 1))
    );
    let note = note.map_or(head.clone(), |note| format!("{note}\n{head}"));
    let people = [name.clone()];
    let clocks = Clocks::default();
    let panel = Panel {
        text,
        people: &people,
        id: GameId(i64::from(play.day)),
        ordinal: play.ordinal,
        game,
        seat: SEAT,
        laid,
        since: &[],
        aloud: true,
        times: Times { clocks: &clocks, now },
        note: Some(note),
    };
    of_the_day(panel.page())
}

/// The same page with buttons and menus that act on the board of the day.
fn of_the_day(mut page: MessageDraft) -> MessageDraft {
    let daily = |id: &mut String| {
        let Some(token) = ComponentToken::decode(id) else { return };
        if let ComponentAction::Turn(step) = token.action {
            let action = DailyAction::Turn(step).into();
            *id = ComponentToken { action, ..token }.encode();
        }
    };
    for row in &mut page.message.rows {
        match row {
            ActionRow::Select(menu) => daily(&mut menu.custom_id),
            ActionRow::Buttons(buttons) => {
                for button in buttons {
                    if let MessageTarget::Id(id) = &mut button.target {
                        daily(id);
                    }
                }
            }
        }
    }
    page
}

/// A board that is finished.
pub fn finished(
    text: &'static Text,
    play: &DailyPlay,
    game: &Game,
    name: &Name,
    note: Option<String>,
) -> MessageDraft {
    let next = stamp(begins(play.day + 1));
    let points = game.scores().first().copied().unwrap_or(play.points);
    let mut lines: Vec<String> = note.into_iter().collect();
    lines.push(say!(text, "daily-finished", points = points, next = next));
    lines.push(strip(&play.strip));
    let mut page = MessageDraft::text(narration::lines(text, &lines));
    let about = say!(text, "alt-daily", points = points);
    page.picture = Some(picture(text, game, name, about));
    page
}

fn picture(text: &'static Text, game: &Game, name: &Name, about: String) -> DescribedPicture {
    let people = [name.clone()];
    let narrator = Narrator { text, people: &people, plain: true };
    let spec = PictureSpec::board(scene(game, &people).view(View::Whole));
    DescribedPicture { spec, alt: alt::view(&narrator, game, vec![about], None, true) }
}

/// What each tile did, as squares: it does not say where, so it spoils nothing.
pub fn strip(letters: &str) -> String {
    let squares: Vec<char> = letters.chars().map(TileMark::square).collect();
    let lines = squares.chunks(IN_LINE).map(|line| line.iter().collect::<String>());
    lines.collect::<Vec<_>>().join("\n")
}

/// The public message about somebody's board.
pub fn shared(text: &'static Text, play: &DailyPlay, name: &Name) -> String {
    let date = date(play.day);
    let head = say!(text, "daily-shared", who = name.shown(), date = date, points = play.points);
    format!("{head}\n{}", strip(&play.strip))
}

/// The list of a server: today, and how yesterday ended.
#[derive(Debug)]
pub struct DailyBoard<'a> {
    /// The reader's language.
    pub text: &'static Text,
    /// Today.
    pub day: u32,
    /// What today's tiles are drawn from; `None` if nobody has played yet.
    pub seal: Option<String>,
    /// Today's finished boards, the best first.
    pub today: &'a [ListedDaily],
    /// Yesterday's.
    pub yesterday: &'a [ListedDaily],
    /// The best of them, as it ended.
    pub best: Option<&'a Game>,
    /// What yesterday's tiles were drawn from.
    pub key: Option<Seed>,
}

impl DailyBoard<'_> {
    /// The message.
    pub fn page(&self) -> MessageDraft {
        let text = self.text;
        let mut lines = vec![say!(text, "daily-today", date = date(self.day))];
        lines.extend(self.list(self.today));
        let next = stamp(begins(self.day + 1));
        lines.push(say!(text, "daily-next", next = next));
        lines.extend(self.seal.iter().map(|seal| say!(text, "daily-seal", seal = seal)));
        if !self.yesterday.is_empty() {
            lines.push(say!(text, "daily-yesterday", date = date(self.day.saturating_sub(1))));
            lines.extend(self.list(self.yesterday));
        }
        if let Some(key) = &self.key {
            let (key, seal) = (key.to_string(), key.commitment());
            lines.push(say!(text, "daily-key", key = key, seal = seal));
        }
        let mut page = MessageDraft::text(narration::lines(text, &lines));
        if let Some((game, best)) = self.best.zip(self.yesterday.first()) {
            let name = self.name(best);
            let about = say!(text, "alt-daily-best", who = name.plain(), points = best.play.points);
            page.picture = Some(picture(text, game, &name, about));
        }
        page
    }

    fn name(&self, listed: &ListedDaily) -> Name {
        let nobody = self.text.say("who-somebody");
        Name::new(listed.name.as_deref().unwrap_or_default(), &nobody)
    }

    fn list(&self, listed: &[ListedDaily]) -> Vec<String> {
        let text = self.text;
        if listed.is_empty() {
            return vec![text.say("daily-nobody")];
        }
        let line = |one: &ListedDaily| {
            let points = one.play.points;
            let place = 1 + listed.iter().filter(|other| other.play.points > points).count();
            say!(text, "daily-line", place = place, who = self.name(one).shown(), points = points)
        };
        listed.iter().map(line).collect()
    }
}

/// A day as every reader sees it the same: it is a day of UTC.
fn date(day: u32) -> String {
    let instant = jiff::Timestamp::from_millisecond(begins(day)).unwrap_or_default();
    instant.to_zoned(jiff::tz::TimeZone::UTC).date().to_string()
}

/// How long there is until an instant, as each reader's Discord says it.
fn stamp(at: Millis) -> String {
    format!("<t:{}:R>", at / 1000)
}

/// The day of the board that a button belongs to.
pub fn day(token: &ComponentToken) -> Option<u32> {
    u32::try_from(token.game.0).ok()
}
