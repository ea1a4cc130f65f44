//! What is remembered of games that are over: how somebody did, a list of ratings, the hall of a
//! server.

use game::narration::{self, Narrator};
use render::{RatingGraph, RatingPoint, Scene, Theme, View};
use rules::{Game, ScoreLine, Source};
use storage::{HeldBest, Millis, RankedPlayer, Rating, SeatResult};
use table::model::Table;
use table::rating::Strength;
use table::record::{BestKind, RatingChange, SeatFacts, median};
use text::{Name, Text, say};

use crate::{DescribedPicture, MessageDraft, PictureSpec, alt, ending, vocabulary};

/// The most games that a graph shows.
const MAX_GAMES: usize = 100;
/// The places that are counted one by one.
const PLACES: u8 = 6;
const MINUTE: Millis = 60_000;
const HOUR: Millis = 60 * MINUTE;
const DAY: Millis = 24 * HOUR;

/// Somebody's games.
#[derive(Debug)]
pub struct Stats<'a> {
    /// The reader's language.
    pub text: &'static Text,
    /// The person.
    pub who: &'a Name,
    /// Whether this is about all servers and not about one.
    pub over_all: bool,
    /// The results, the last game first.
    pub results: &'a [(SeatResult, SeatFacts)],
    /// Whether there are earlier ones, which are not counted.
    pub more: bool,
    /// The ratings here and over all, each with its ground set.
    pub ratings: &'a [(String, Option<Rating>, Option<Rating>)],
    /// What the person was the first to do on the server.
    pub titles: &'a [BestKind],
}

impl Stats<'_> {
    /// The message.
    pub fn page(&self) -> MessageDraft {
        let (text, who) = (self.text, self.who.shown());
        if self.results.is_empty() {
            return MessageDraft::text(say!(text, "stats-none", who = who));
        }
        let key = if self.over_all { "stats-title-all" } else { "stats-title" };
        let mut lines = vec![say!(text, key, who = who), self.games()];
        let last = self.more.then(|| say!(text, "stats-last", games = self.results.len()));
        lines.extend(last);
        lines.extend(self.ratings.iter().flat_map(|it| self.rating(it)));
        lines.push(say!(text, "stats-parts", parts = self.parts()));
        lines.extend(self.habits());
        if !self.titles.is_empty() {
            let titles: Vec<String> = self.titles.iter().map(|kind| title(text, *kind)).collect();
            lines.push(say!(text, "stats-titles", titles = text.list(&titles)));
        }
        let mut page = MessageDraft::text(narration::lines(text, &lines));
        page.picture = self.graph();
        page
    }

    fn games(&self) -> String {
        let text = self.text;
        let rated = || self.results.iter().filter(|(result, _)| result.rated);
        let times = |place: u8| rated().filter(|(result, _)| result.place == place).count();
        let places =
            (1..=PLACES).map(|place| (place, times(place))).filter(|(_, times)| *times > 0);
        let places: Vec<String> = places
            .map(|(place, times)| say!(text, "stats-place", place = place, times = times))
            .collect();
        let (games, rated) = (self.results.len(), rated().count());
        let line = say!(text, "stats-games", games = games, rated = rated);
        match places.is_empty() {
            true => line,
            false => {
                let places = places.join(&text.say("list-comma"));
                format!("{line} {}", say!(text, "stats-places", places = places))
            }
        }
    }

    fn rating(
        &self,
        (ground, here, all): &(String, Option<Rating>, Option<Rating>),
    ) -> Vec<String> {
        let text = self.text;
        let line = |key: &str, rating: &Rating| {
            let set = vocabulary::set(text, ground);
            let (value, give) = (decimal(text, rating.rating), decimal(text, rating.uncertainty));
            say!(text, key, set = set, rating = value, uncertainty = give, games = rating.games)
        };
        let here = here.iter().map(|rating| line("stats-rating", rating));
        here.chain(all.iter().map(|rating| line("stats-rating-all", rating))).collect()
    }

    /// The points by what gave them, on average over the games.
    fn parts(&self) -> String {
        let text = self.text;
        let games = self.results.len() as f64;
        let sum = |source: Source| -> i32 {
            let parts = self.results.iter().flat_map(|(_, facts)| &facts.parts);
            parts.filter(|(other, _)| *other == source).map(|(_, points)| points).sum()
        };
        let part = |source: &Source| {
            let points = sum(*source);
            let what = text.named("part", source.name()).to_string();
            let average = text.decimal(f64::from(points) / games);
            (points != 0).then(|| say!(text, "stats-part", what = what, points = average))
        };
        let parts: Vec<String> = Source::ALL.iter().filter_map(part).collect();
        match parts.is_empty() {
            true => text.say("stats-no-points"),
            false => parts.join(&text.say("list-comma")),
        }
    }

    /// How fast and how reliably the person plays.
    fn habits(&self) -> Vec<String> {
        let text = self.text;
        let pace = median(self.results.iter().filter_map(|(_, facts)| facts.pace).collect());
        let pace = pace.map(|pace| say!(text, "stats-pace", time = span(text, pace)));
        let sum = |count: fn(&SeatFacts) -> u32| -> u64 {
            self.results.iter().map(|(_, facts)| u64::from(count(facts))).sum()
        };
        let (turns, own) = (sum(|facts| facts.turns), sum(|facts| facts.own));
        let share = (turns > 0).then(|| i64::try_from(own * 100 / turns).unwrap_or(0));
        let share = share.map(|percent| say!(text, "stats-reliable", percent = percent));
        pace.into_iter().chain(share).chain(self.luck()).collect()
    }

    /// What the draws did, on average over the games that were looked back at.
    fn luck(&self) -> Option<String> {
        let known = || self.results.iter().filter_map(|(_, facts)| facts.luck);
        let (games, sum) = (known().count(), known().map(f64::from).sum::<f64>());
        let luck = self.text.signed(sum / games.max(1) as f64);
        (games > 0).then(|| say!(self.text, "stats-luck", luck = luck, games = games))
    }

    /// How the rating went with the ground set that was played most.
    fn graph(&self) -> Option<DescribedPicture> {
        let rated = |ground: &str| {
            let own =
                self.results.iter().filter(|(result, _)| result.rated && result.ground == ground);
            own.count()
        };
        let (ground, ..) = self.ratings.iter().max_by_key(|(ground, ..)| rated(ground))?;
        let own = self.results.iter().filter(|(result, _)| result.ground == *ground);
        let change = |facts: &SeatFacts| if self.over_all { facts.all } else { facts.here };
        let mut changes: Vec<RatingChange> = own.filter_map(|(_, facts)| change(facts)).collect();
        changes.truncate(MAX_GAMES);
        changes.reverse();
        let (first, last) = (changes.first()?, changes.last()?);
        let point = |it: Strength| RatingPoint { rating: it.rating, uncertainty: it.uncertainty };
        let points = std::iter::once(first.from).chain(changes.iter().map(|change| change.to));
        let text = self.text;
        let alt = say!(
            text,
            "alt-rating",
            who = self.who.plain(),
            games = changes.len(),
            from = decimal(text, first.from.rating),
            to = decimal(text, last.to.rating),
            uncertainty = decimal(text, last.to.uncertainty)
        );
        let graph = RatingGraph { theme: Theme::LIGHT, points: points.map(point).collect() };
        Some(DescribedPicture { spec: PictureSpec::Rating(graph), alt })
    }
}

/// A rating in words; it is kept in millionths.
fn decimal(text: &Text, millionths: i64) -> String {
    let minus = if millionths < 0 { "−" } else { "" };
    format!("{minus}{}", text.decimal(millionths.unsigned_abs() as f64 / 1e6))
}

/// A duration, in the two largest units.
pub fn span(text: &Text, span: Millis) -> String {
    let (days, hours, minutes) = (span / DAY, span % DAY / HOUR, span % HOUR / MINUTE);
    match (days, hours) {
        (0, 0) if minutes == 0 => text.say("span-moment"),
        (0, 0) => say!(text, "span-minutes", minutes = minutes),
        (0, _) => say!(text, "span-hours", hours = hours, minutes = minutes),
        _ => say!(text, "span-days", days = days, hours = hours),
    }
}

/// What somebody was the first to do.
fn title(text: &Text, kind: BestKind) -> String {
    text.say(&format!("title-{}", kind.word()))
}

/// A list of ratings.
#[derive(Debug)]
pub struct Leaderboard<'a> {
    /// The reader's language.
    pub text: &'static Text,
    /// The ground set.
    pub ground: &'a str,
    /// Whether the ratings are over all servers.
    pub over_all: bool,
    /// The players, the best first.
    pub ranked: &'a [RankedPlayer],
}

impl Leaderboard<'_> {
    /// The message.
    pub fn page(&self) -> MessageDraft {
        let text = self.text;
        let set = || vocabulary::set(text, self.ground);
        if self.ranked.is_empty() {
            return MessageDraft::text(say!(text, "leaderboard-none", set = set()));
        }
        let key = if self.over_all { "leaderboard-title-all" } else { "leaderboard-title" };
        let nobody = text.say("who-somebody");
        let line = |(place, ranked): (usize, &RankedPlayer)| {
            let name = Name::new(ranked.name.as_deref().unwrap_or_default(), &nobody);
            let Rating { rating, uncertainty, games, .. } = ranked.rating;
            say!(
                text,
                "leaderboard-line",
                place = place,
                who = name.shown(),
                rating = decimal(text, rating),
                uncertainty = decimal(text, uncertainty),
                games = games
            )
        };
        let mut lines = vec![say!(text, key, set = set())];
        lines.extend((1..).zip(self.ranked).map(line));
        lines.push(text.say("leaderboard-note"));
        MessageDraft::text(narration::lines(text, &lines))
    }
}

/// The hall of a server in words: what is best of its kind, and who was first.
pub fn hall(text: &'static Text, bests: &[HeldBest]) -> MessageDraft {
    let found = |kind: &BestKind| {
        bests.iter().find(|held| held.best.kind == kind.word()).map(|held| (*kind, held))
    };
    let mut lines: Vec<String> = BestKind::HALL
        .iter()
        .filter_map(found)
        .map(|(kind, held)| best(text, kind, held))
        .collect();
    if lines.is_empty() {
        return MessageDraft::text(text.say("hall-none"));
    }
    lines.insert(0, text.say("hall-title"));
    let titles = BestKind::ALL.iter().filter(|kind| kind.is_title());
    for (kind, held) in titles.filter_map(found) {
        let who = holder(text, held);
        lines.push(say!(text, "hall-first", who = who, title = title(text, kind)));
    }
    lines.push(text.say("hall-note"));
    MessageDraft::text(narration::lines(text, &lines))
}

fn holder(text: &Text, held: &HeldBest) -> String {
    Name::new(held.name.as_deref().unwrap_or_default(), &text.say("who-somebody")).shown()
}

/// One best in words.
fn best(text: &Text, kind: BestKind, held: &HeldBest) -> String {
    let key = format!("hall-{}", kind.word());
    match kind {
        BestKind::Longest => say!(text, &key, time = span(text, held.best.value)),
        BestKind::Closest => say!(text, &key, points = held.best.value),
        _ => say!(text, &key, number = held.best.value, who = holder(text, held)),
    }
}

/// The board on which a best was set, with what set it.
pub fn best_page(
    text: &'static Text,
    (kind, held): (BestKind, &HeldBest),
    table: &Table,
    game: &Game,
    people: &[Name],
    sheet: &[ScoreLine],
    count: &render::LastCount,
) -> MessageDraft {
    let line = best(text, kind, held);
    let scene = crate::scene(game, people);
    let own = |line: &&ScoreLine| {
        Some(line.seat.0) == held.best.seat && kind.is_line(line, held.best.value)
    };
    let set = sheet.iter().find(own);
    let scene: Scene = match set {
        Some(line) => scene.points(game, std::slice::from_ref(line)),
        None => ending::counted(scene, game, count),
    };
    let narrator = Narrator { text, people, plain: true };
    let mut about = vec![format!("{}.", text::plain(&line))];
    let cell = set.and_then(|line| line.at).map(|spot| spot.pos.name());
    about.extend(cell.map(|cell| say!(text, "alt-hall-cell", cell = cell)));
    let alt = alt::view(&narrator, game, about, None, true);
    let when = held.ended_at.unwrap_or(table.row.changed_at) / 1000;
    let ended = say!(text, "hall-when", when = format!("<t:{when}:D>"));
    let mut page = MessageDraft::text(format!("{line}\n{ended}"));
    page.picture =
        Some(DescribedPicture { spec: PictureSpec::board(scene.view(View::Whole)), alt });
    page
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_span_is_told_as_exactly_as_anybody_needs() {
        let text = Text::of("en");
        assert_eq!(span(text, MINUTE - 1), "less than a minute");
        assert_eq!(span(text, MINUTE), "1 min");
        assert_eq!(span(text, 2 * HOUR + MINUTE), "2 h 1 min");
        assert_eq!(span(text, 3 * DAY + HOUR + MINUTE), "3 d 1 h");
    }
}
