//! The end of a game: who won, what the last count gave and for what, everybody's points, and the
//! key of the seal. The board is shown as it was at the last count, with the points it gave.

use game::narration::{self, Narrator, cut};
use port::{ActionRow, Button, File, Files, Style, limits};
use render::{LastCount, Scene, View};
use rules::{Game, ScoreLine, Seat, Seed, Source};
use storage::{GameId, UserId};
use table::art::ArtPacks;
use table::model::Table;
use table::token::{ComponentAction, ComponentToken, LobbyAction, QueryAction};
use text::{Name, Signed, Text, say};

use crate::{
    DescribedPicture, MessageDraft, PictureSpec, alt, button, lobby, looks, scene, vocabulary,
};

/// The file name of a count that is too long for a message.
const COUNT_FILE: &str = "count.txt";
/// The sources of every game, listed even if they gave nothing.
const OF_THE_BASE_GAME: [Source; 4] = [Source::Road, Source::City, Source::Cloister, Source::Field];

/// The end of a game, with every point accounted for.
#[derive(Debug)]
pub struct EndMessage<'a> {
    /// The table's language.
    pub text: &'static Text,
    /// The names by seat.
    pub people: &'a [Name],
    /// The state at the end.
    pub game: &'a Game,
    /// The last move, in one line.
    pub line: &'a str,
    /// Every line of the score sheet.
    pub sheet: &'a [ScoreLine],
    /// The last count.
    pub count: &'a LastCount,
    /// The seats without a player, who cannot win (R-OV-34).
    pub absent: &'a [Seat],
    /// The game.
    pub id: GameId,
    /// The key of the seal that was shown when the table opened.
    pub key: Option<Seed>,
    /// What else is said below the count.
    pub more: &'a [String],
    /// Who to ping about the end.
    pub pings: &'a [UserId],
}

/// A game that ended without a winner, with the reason.
pub fn unfinished(text: &Text, id: GameId, line: String, pings: Vec<UserId>) -> MessageDraft {
    let thanks = thanks(text, &pings);
    let lines: Vec<String> = [line].into_iter().chain(thanks).collect();
    let mut page = MessageDraft::text(cut(&lines.join("\n"), limits::CONTENT));
    page.message.mentions = pings;
    page.row(afterwards(text, id))
}

fn sealed(text: &Text, key: &Seed) -> String {
    say!(text, "final-seed", seed = key.to_string(), seal = key.commitment())
}

/// The line that pings everybody who played.
fn thanks(text: &Text, pings: &[UserId]) -> Option<String> {
    let pings: Vec<String> = pings.iter().map(|user| format!("<@{user}>")).collect();
    (!pings.is_empty()).then(|| say!(text, "final-called", who = text.list(&pings)))
}

/// What can be done with a game that is over: play again, go through it, show it elsewhere.
fn afterwards(text: &Text, id: GameId) -> ActionRow {
    let own = |style, key, action: ComponentAction| -> Button {
        button(text, style, key, &ComponentToken::new(action, id, 0))
    };
    ActionRow::Buttons(vec![
        own(Style::Primary, "button-rematch", LobbyAction::Rematch.into()),
        own(Style::Secondary, "button-log", QueryAction::History.into()),
        own(Style::Secondary, "button-share", QueryAction::Share.into()),
    ])
}

/// The result in a few lines of plain text, to be posted anywhere: who won, everybody's points, with
/// what it was played.
pub fn result(text: &'static Text, table: &Table, game: &Game) -> String {
    let people = table.people(text);
    let narrator = Narrator { text, people: &people, plain: true };
    let mut lines: Vec<String> = title(&narrator, game, &table.absent()).into_iter().collect();
    let points = |seat: Seat| {
        let (who, points) = (narrator.who(seat), game.scores()[seat.index()]);
        say!(text, "share-result-line", who = who, points = points)
    };
    lines.extend(ranked(game).into_iter().map(points));
    // The sets, and that the game was short.
    let about = lobby::about(text, table, &ArtPacks::default()).into_iter();
    lines.extend(about.take(1 + usize::from(table.settings.tiles.is_some())));
    text::plain(&lines.join("\n"))
}

impl EndMessage<'_> {
    /// The message.
    pub fn page(&self) -> MessageDraft {
        let text = self.text;
        let narrator = Narrator { text, people: self.people, plain: false };
        let title = title(&narrator, self.game, self.absent);
        let mut lines: Vec<String> = title.into_iter().collect();
        lines.extend(thanks(text, self.pings));
        lines.push(self.line.to_owned());
        if self.game.result().is_some() {
            lines.extend(self.places(&narrator));
        }
        lines.retain(|line| !line.is_empty());
        let mut after: Vec<String> = self.key.iter().map(|key| sealed(text, key)).collect();
        after.push(text.say("final-again"));
        after.extend(self.more.iter().cloned());
        let mut count = count_in_words(&narrator, self.game, self.count);
        let mut files = Vec::new();
        let length =
            |lines: &[String]| -> usize { lines.iter().map(|line| limits::length(line) + 1).sum() };
        let used = length(&lines) + length(&after);
        if used + length(&count) > limits::CONTENT {
            // The file has all of it; the message has as much as fits.
            let plain = Narrator { plain: true, ..narrator };
            let bytes = count_in_words(&plain, self.game, self.count).join("\n").into_bytes();
            files.push(File { name: COUNT_FILE.to_owned(), bytes, description: String::new() });
            let note = text.say("final-count-file");
            let room = limits::CONTENT.saturating_sub(used + limits::length(&note) + 2);
            count = vec![narration::lines_within(text, &count, room), note];
        }
        let lines = [&lines[..], &count, &after].concat();
        let mut page = MessageDraft::text(cut(&lines.join("\n"), limits::CONTENT));
        page.message.mentions = self.pings.to_vec();
        page.message.files = Files::Set(files);
        page.picture = Some(self.board());
        page.sheet = Some(looks::points(text, self.people, self.game, self.sheet));
        page.row(afterwards(text, self.id))
    }

    /// The whole board with the figures that were counted on it, and the points they gave.
    fn board(&self) -> DescribedPicture {
        let (game, count) = (self.game, self.count);
        let scene = counted(scene(game, self.people), game, count);
        let narrator = Narrator { text: self.text, people: self.people, plain: true };
        let title = title(&narrator, self.game, self.absent);
        let mut about: Vec<String> = title.into_iter().collect();
        about.push(text::plain(self.line));
        about.extend(count_in_sentences(&narrator, game, count));
        DescribedPicture {
            spec: PictureSpec::board(scene.view(View::Whole)),
            alt: alt::view(&narrator, game, about, None, true),
        }
    }

    fn places(&self, narrator: &Narrator<'_>) -> Vec<String> {
        let scores = self.game.scores();
        let line = |seat: Seat| {
            let points = scores[seat.index()];
            let place = 1 + scores.iter().filter(|other| **other > points).count();
            let parts: Vec<String> = Source::ALL
                .iter()
                .map(|source| (*source, points_for(self.sheet, seat, *source)))
                .filter(|(source, points)| *points != 0 || OF_THE_BASE_GAME.contains(source))
                .map(|(source, points)| vocabulary::part(self.text, source, points))
                .collect();
            let parts = parts.join(&self.text.say("list-comma"));
            let who = narrator.seated(seat);
            say!(self.text, "final-line", place = place, who = who, points = points, parts = parts)
        };
        ranked(self.game).into_iter().map(line).collect()
    }
}

/// Who won, among the seats that have a player.
pub(super) fn title(narrator: &Narrator<'_>, game: &Game, absent: &[Seat]) -> Option<String> {
    let scores = &game.result()?.scores;
    let mut present: Vec<Seat> = game.seats().collect();
    present.retain(|seat| !absent.contains(seat));
    let points = present.iter().map(|seat| scores[seat.index()]).max().unwrap_or(0);
    let winners = present.iter().filter(|seat| scores[seat.index()] == points);
    let winners: Vec<String> = winners.map(|seat| narrator.who(*seat)).collect();
    let text = narrator.text;
    let who = text.list(&winners);
    Some(say!(text, "final-title", winners = winners.len(), who = who, points = points))
}

/// The seats, most points first.
fn ranked(game: &Game) -> Vec<Seat> {
    let scores = game.scores();
    let mut seats: Vec<Seat> = game.seats().collect();
    seats.sort_by_key(|seat| (-scores[seat.index()], *seat));
    seats
}

/// The end of a game with the figures that were counted still on it, and the points they gave.
pub fn counted(scene: Scene, game: &Game, count: &LastCount) -> Scene {
    scene.before_count(count).after_count(game, &count.lines)
}

/// What the last count gave, under a heading a line for each seat: for what, where, how many
/// points; highest first.
fn count_in_words(narrator: &Narrator<'_>, game: &Game, count: &LastCount) -> Vec<String> {
    let text = narrator.text;
    let item = |line: &ScoreLine| {
        let (what, points) = (vocabulary::source(text, line.source), line.points);
        match line.at {
            Some(at) => {
                let cell = at.pos.name();
                say!(text, "final-item-at", what = what, cell = cell, points = points)
            }
            None => say!(text, "final-item", what = what, points = points),
        }
    };
    let line = |seat: Seat| {
        let mut own: Vec<&ScoreLine> =
            count.lines.iter().filter(|line| line.seat == seat).collect();
        own.sort_by_key(|line| std::cmp::Reverse(line.points));
        let items: Vec<String> = own.into_iter().map(item).collect();
        let (who, points) = (narrator.who(seat), Signed(count.points(seat)));
        let items = items.join(&text.say("list-comma"));
        (!items.is_empty())
            .then(|| say!(text, "final-count-of", who = who, points = points, items = items))
    };
    let mut lines: Vec<String> = ranked(game).into_iter().filter_map(line).collect();
    if !lines.is_empty() {
        let key = if narrator.plain { "final-count-plain" } else { "final-count" };
        lines.insert(0, text.say(key));
    }
    lines
}

/// The same where all of it becomes one line.
pub fn count_in_sentences(narrator: &Narrator<'_>, game: &Game, count: &LastCount) -> Vec<String> {
    let mut lines = count_in_words(narrator, game, count);
    lines.iter_mut().skip(1).for_each(|line| line.push('.'));
    lines
}

/// The points a seat got from one source.
pub fn points_for(sheet: &[ScoreLine], seat: Seat, source: Source) -> i32 {
    let own = sheet.iter().filter(|line| line.seat == seat && line.source == source);
    own.map(|line| line.points).sum()
}

#[cfg(test)]
mod tests {
    use rules::{Dice, Event, Figure, Setup, Systems};

    use super::*;

    /// A game with this many seats, played at random, with all its events.
    fn played(seats: u8, systems: &[&str], seed: u64) -> (Game, Vec<Event>) {
        let seed = Seed::from_number(seed);
        let systems = Systems::named(systems.iter().copied()).expect("they exist");
        let (mut game, mut events) = Game::new(Setup::new(seats, systems, seed)).expect("a game");
        let mut dice = Dice::stream(seed, "ending");
        while let Some(asked) = game.decision() {
            let (seat, options) = (asked.seat, &asked.options);
            let action = options[dice.below(options.len() as u32) as usize];
            events.extend(game.apply(seat, action).expect("an offered answer"));
        }
        (game, events)
    }

    fn page(game: &Game, events: &[Event], people: &[Name], more: &[String]) -> MessageDraft {
        let sheet: Vec<ScoreLine> = events
            .iter()
            .filter_map(|event| match event {
                Event::Scored(line) => Some(line.clone()),
                _ => None,
            })
            .collect();
        let (text, count) = (Text::of("en"), LastCount::of(events));
        let pings = [UserId(11), UserId(12)];
        let (id, line, absent) = (GameId(1), "Ada laid the last tile.", &[][..]);
        let (sheet, count, pings) = (&sheet, &count, &pings);
        let key = Some(game.setup().seed);
        EndMessage { text, people, game, line, sheet, count, absent, id, key, more, pings }.page()
    }

    #[test]
    fn every_point_of_the_last_count_is_told_with_its_place_and_shown_with_its_figure() {
        let people: Vec<Name> = ["Ada", "花子", "অনিক"].map(|name| Name::new(name, "?")).to_vec();
        let (game, events) = played(3, &["base", "inns", "traders"], 8);
        let page = page(&game, &events, &people, &[]);
        page.message.check().expect("within Discord's limits");
        let content = &page.message.content;
        let count = LastCount::of(&events);
        assert!(count.lines.len() > 5 && !count.gone.is_empty(), "a count worth the name");
        let scene = match &page.picture.as_ref().expect("a board").spec {
            PictureSpec::Board(scene) => scene,
            other => panic!("{other:?}"),
        };
        assert_eq!(scene.view, View::Whole);
        let alt = page.picture.as_ref().map(|picture| picture.alt.as_str()).unwrap_or_default();
        assert_eq!(alt.matches("The game is over").count(), 1, "{alt}");
        for line in &count.lines {
            let Some(at) = line.at else { continue };
            let item = format!("at {} ({})", at.pos.name(), line.points);
            assert!(content.contains(&item), "{item}: {content}");
            let stands = |figure: &&Figure| figure.seat == line.seat && figure.at.spot().is_some();
            assert!(scene.figures.iter().any(|figure| stands(&figure)), "{line:?}");
            let feature = |spot| game.board().feature_at(spot);
            let here = |spot| feature(spot) == feature(at);
            let mut counted = scene.counted.iter().filter(|it| it.seat == line.seat);
            assert!(counted.any(|it| it.at.is_some_and(here)), "{line:?}");
        }
        for gone in &count.gone {
            assert!(scene.figures.contains(gone), "{gone:?} is still on the board");
        }
        let winner = game.seats().max_by_key(|seat| game.scores()[seat.index()]).expect("three");
        let first = content.lines().next().expect("a line");
        assert!(first.contains(people[winner.index()].plain()), "the winner first: {content}");
        assert_eq!(page.message.mentions, [UserId(11), UserId(12)]);
        assert!(content.contains("<@11>") && content.contains("<@12>"), "{content}");
        assert!(content.contains("অনিক** (#3)"), "who #3 of the picture is: {content}");
        assert!(content.contains("花子**") && !content.contains("花子** (#2)"), "{content}");
    }

    #[test]
    fn a_count_that_is_too_long_for_a_message_is_whole_in_a_file() {
        let people: Vec<Name> = ["Ada", "Ben", "Łucja"].map(|name| Name::new(name, "?")).to_vec();
        let (game, mut events) = played(3, &["base", "inns"], 8);
        let count = LastCount::of(&events);
        for _ in 0..20 {
            events.extend(count.lines.iter().cloned().map(Event::Scored));
        }
        let more = Text::of("en").say("duplicate-later");
        let page = page(&game, &events, &people, std::slice::from_ref(&more));
        page.message.check().expect("within Discord's limits");
        let content = &page.message.content;
        assert!(content.contains(&more), "{content}");
        assert!(content.contains("in the file") && content.contains("Its seal was"), "{content}");
        let [file] = page.message.files.sent() else { panic!("a file") };
        let whole = String::from_utf8(file.bytes.clone()).expect("text");
        for line in count.lines.iter().filter(|line| line.at.is_some()) {
            let cell = line.at.map(|at| at.pos.name()).unwrap_or_default();
            let item = format!("at {cell} ({})", line.points);
            assert!(whole.matches(&item).count() > 20, "{item}: {whole}");
        }
    }
}
