//! Views of a game: the board on request, the points including what is on the table, the tiles that
//! are left.

use game::narration::{self, Narrator};
use port::{File, Files, limits};
use render::{Claims, LastCount, Scene, ScoreSheet, TilesLeft, View};
use rules::{Game, KindId, Pos, ScoreLine, Seat, Source};
use storage::{Millis, Status};
use table::aids::projected;
use table::model::Table;
use text::{Name, Phrase, Text, say};

use crate::ending::{self, points_for};
use crate::time::Times;
use crate::{DescribedPicture, MessageDraft, PictureSpec, alt, vocabulary};

/// The file name of the list of all remaining tiles.
const TILES_FILE: &str = "tiles.txt";

/// Which part of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum BoardPart {
    /// All of it.
    #[default]
    Whole,
    /// Around the last move.
    Focus,
    /// All of it, with the owners of roads, cities and cloisters.
    Features,
    /// All of it, with the owners of fields.
    Fields,
    /// All of it, with the cells where nothing fits any more.
    Dead,
}

impl BoardPart {
    /// The part that the option `view` of `/board` names.
    pub fn named(word: &str) -> Self {
        match word {
            "focus" => Self::Focus,
            "features" => Self::Features,
            "fields" => Self::Fields,
            "dead" => Self::Dead,
            _ => Self::Whole,
        }
    }
}

/// What of the board is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct BoardView {
    /// Which part, and what is shown on it.
    pub part: BoardPart,
    /// The cell around which it is shown, in place of all of it.
    pub around: Option<Pos>,
}

/// The moment at which somebody looks.
#[derive(Clone, Copy, Debug)]
pub struct Seen<'a> {
    /// The cells filled since the reader last looked or placed a tile; these are marked.
    pub since: &'a [Pos],
    /// Now (unix milliseconds).
    pub now: Millis,
    /// What was counted at the end; nothing before it.
    pub count: &'a LastCount,
}

/// `/board`.
pub fn board(
    text: &'static Text,
    table: &Table,
    game: &Game,
    BoardView { part, around }: BoardView,
    seen: Seen<'_>,
) -> MessageDraft {
    let Seen { since, now, count } = seen;
    let people = table.people(text);
    let narrator = Narrator { text, people: &people, plain: false };
    let goes_on = table.row.status != Status::Aborted;
    let times = Some(Times::new(table, now)).filter(|_| table.row.status == Status::Running);
    let scene = crate::marked(crate::scene(game, &people), since);
    let scene = times.map_or(scene.clone(), |times| times.shown(text, scene));
    let scene: Scene = match part {
        BoardPart::Whole => ending::counted(scene, game, count).view(View::Whole),
        BoardPart::Focus => ending::counted(scene, game, count).view(View::Focus),
        BoardPart::Features => claimed(scene, game, count, Claims::Features),
        BoardPart::Fields => claimed(scene, game, count, Claims::Fields),
        BoardPart::Dead => scene.view(View::Whole).dead_cells(game),
    };
    let scene = around.map_or(scene.clone(), |cell| scene.view(View::Around(cell)));
    let plain = Narrator { text, people: &people, plain: true };
    let place = around.map(|cell| match scene.shows_part() {
        true => say!(text, "alt-around", cell = cell.name()),
        false => text.say("alt-whole"),
    });
    let about =
        about(&plain, game, &scene, part).filter(|_| part != BoardPart::Focus || around.is_none());
    let mut about: Vec<String> = place.into_iter().chain(about).collect();
    if matches!(part, BoardPart::Whole | BoardPart::Focus) {
        about.extend(ending::count_in_sentences(&plain, game, count));
    }
    let alt = alt::view(&plain, game, about, times, goes_on);
    let mut lines = vec![narrator.scores(game)];
    lines.extend(finished(text, table).or_else(|| whose(&narrator, game)));
    lines.extend(crate::since(text, "look-since", since));
    let mut page = MessageDraft::text(lines.join("\n"));
    page.picture = Some(DescribedPicture { spec: PictureSpec::board(scene), alt });
    page
}

/// Who owns what now; once a game is over, whom the last count paid for it.
fn claimed(scene: Scene, game: &Game, count: &LastCount, claims: Claims) -> Scene {
    let scene = scene.view(View::Whole);
    match game.result() {
        None => scene.owners(game, claims),
        Some(_) => ending::counted(scene, game, &count.only(claims)),
    }
}

/// Says that a game is over; nothing for a game in progress.
pub fn finished(text: &Text, table: &Table) -> Option<String> {
    match table.row.status {
        Status::Ended => Some(text.say("look-over")),
        Status::Aborted => Some(text.say("look-given-up")),
        Status::Lobby | Status::Running | Status::Parked => None,
    }
}

/// Describes a view of the board for readers who cannot see it.
fn about(narrator: &Narrator<'_>, game: &Game, scene: &Scene, part: BoardPart) -> Option<String> {
    let text = narrator.text;
    match part {
        BoardPart::Whole => None,
        BoardPart::Focus if scene.shows_part() => {
            scene.last.last().map(|cell| say!(text, "alt-focus", cell = cell.name()))
        }
        BoardPart::Focus => Some(text.say("alt-whole")),
        BoardPart::Features => Some(alt::claims(narrator, game, &scene.claims, false)),
        BoardPart::Fields => Some(alt::claims(narrator, game, &scene.claims, true)),
        BoardPart::Dead => Some(alt::dead(text, &scene.dead)),
    }
}

/// The picture of the sources of everybody's points.
pub fn points(
    text: &'static Text,
    people: &[Name],
    game: &Game,
    sheet: &[ScoreLine],
) -> DescribedPicture {
    let gave =
        |source: &&Source| sheet.iter().any(|line| line.source == **source && line.points != 0);
    let row = |source: &Source| {
        let points = game.seats().map(|seat| points_for(sheet, seat, *source)).collect();
        (text.named("part", source.name()).to_string(), points)
    };
    let sheet = ScoreSheet {
        theme: crate::scene(game, people).theme,
        players: crate::players(people),
        totals: game.scores().to_vec(),
        sources: Source::ALL.iter().filter(gave).map(row).collect(),
    };
    let narrator = Narrator { text, people, plain: true };
    let alt = alt::points(&narrator, game, &sheet.sources);
    DescribedPicture { spec: PictureSpec::Points(sheet), alt }
}

/// Who is to move, with which tile.
pub fn whose(narrator: &Narrator<'_>, game: &Game) -> Option<String> {
    let text = narrator.text;
    let who: Vec<String> = game.decisions().iter().map(|asked| narrator.who(asked.seat)).collect();
    let (number, asked) = (who.len(), text.list(&who));
    let hand = game.turn().hand.filter(|_| number == 1);
    (number > 0).then(|| match hand {
        Some(kind) => say!(text, "look-hand", who = asked, tile = vocabulary::tile(text, kind)),
        None => say!(text, "look-turn", number = number, who = asked),
    })
}

/// `/score`: the points, where they come from, and what the board is worth so far.
pub fn score(text: &'static Text, table: &Table, game: &Game, sheet: &[ScoreLine]) -> MessageDraft {
    let people = table.people(text);
    let narrator = Narrator { text, people: &people, plain: false };
    let over = game.result().is_some();
    // What the board is worth so far.
    let aloud = !over && table.counts_aloud();
    let projected = if aloud { projected(game) } else { Vec::new() };
    let line = |seat: Seat| {
        let points = game.scores()[seat.index()];
        let parts: Vec<String> = Source::ALL
            .iter()
            .map(|source| (source, points_for(sheet, seat, *source)))
            .filter(|(_, points)| *points != 0)
            .map(|(source, points)| vocabulary::part(text, *source, points))
            .collect();
        let mut line = say!(text, "score-line", who = narrator.seated(seat), points = points);
        if !parts.is_empty() {
            let parts = parts.join(&text.say("list-comma"));
            line = say!(text, "score-line-parts", line = line, parts = parts);
        }
        if aloud {
            let more: i32 =
                projected.iter().filter(|line| line.seat == seat).map(|line| line.points).sum();
            let (now, left) = (points + more, supply(text, game, seat));
            line = say!(text, "score-line-more", line = line, now = now, left = left);
        }
        line
    };
    let mut lines: Vec<String> = finished(text, table).into_iter().collect();
    lines.extend(game.seats().map(line));
    lines.extend(narrator.held(game));
    if aloud {
        lines.push(text.say("score-note"));
    }
    let mut page = MessageDraft::text(narration::lines(text, &lines));
    page.picture = Some(points(text, &people, game, sheet));
    page
}

/// The figures that a seat has left, in words.
pub(super) fn supply(text: &Text, game: &Game, seat: Seat) -> String {
    let supply = game.supply(seat);
    let kinds: Vec<String> = supply
        .kinds()
        .map(|kind| {
            let figure = vocabulary::figures(text, kind, supply.count(kind));
            say!(text, "supply-part", figure = figure)
        })
        .collect();
    if kinds.is_empty() { text.say("supply-none") } else { text.list(&kinds) }
}

/// `/tiles`: what can still be drawn, and what left the game.
pub fn tiles(text: &'static Text, game: &Game) -> MessageDraft {
    let remaining = game.bag().remaining();
    let total: usize = remaining.iter().map(|(_, count)| usize::from(*count)).sum();
    let counted = |tiles: &[(KindId, usize)]| {
        let mut named: Vec<(String, Phrase, usize)> = Vec::new();
        for (kind, count) in tiles {
            let tile = vocabulary::tile(text, *kind);
            let name = tile.to_string();
            match named.iter_mut().find(|(known, ..)| *known == name) {
                Some((.., sum)) => *sum += count,
                None => named.push((name, tile, *count)),
            }
        }
        named.sort_by(|a, b| b.2.cmp(&a.2).then_with(|| a.0.cmp(&b.0)));
        named
            .into_iter()
            .map(|(_, tile, count)| say!(text, "tiles-line", count = count, tile = tile))
            .collect::<Vec<_>>()
    };
    let remaining: Vec<(KindId, usize)> =
        remaining.into_iter().map(|(kind, count)| (kind, usize::from(count))).collect();
    // Each list with what leads to it.
    let (left, hidden) = (game.bag().len(), total.saturating_sub(game.bag().len()));
    let title = match hidden {
        0 => say!(text, "tiles-title", total = left),
        _ => say!(text, "tiles-title-hidden", left = left, hidden = hidden),
    };
    let mut lists = vec![(title, counted(&remaining))];
    let discarded: Vec<(KindId, usize)> = game.discarded().iter().map(|kind| (*kind, 1)).collect();
    if !discarded.is_empty() {
        lists.push((text.say("tiles-discarded"), counted(&discarded)));
    }
    let theme = crate::scene(game, &[]).theme;
    let semicolon = text.say("list-semicolon");
    // The head of a list and its first line belong together.
    let told = lists.iter().flat_map(|(head, list)| {
        let begin = list.first().map_or_else(|| head.clone(), |line| format!("{head} {line}"));
        std::iter::once(begin).chain(list.iter().skip(1).cloned())
    });
    let told: Vec<String> = told.collect();
    let alt = narration::joined(text, &told, limits::ALT_TEXT, |items| items.join(&semicolon));
    let lines = lists.into_iter().flat_map(|(head, list)| std::iter::once(head).chain(list));
    let lines: Vec<String> = lines.collect();
    let sheet = (total > 0)
        .then(|| DescribedPicture { spec: PictureSpec::Tiles(TilesLeft::of(game, theme)), alt });
    let words = lines.join("\n");
    if limits::length(&words) <= limits::CONTENT {
        let mut page = MessageDraft::text(words);
        page.picture = sheet;
        return page;
    }
    // More kinds of tiles than a message holds.
    let note = text.say("tiles-file");
    let room = limits::CONTENT - limits::length(&note) - 1;
    let shown = narration::lines_within(text, &lines, room);
    let mut page = MessageDraft::text(format!("{shown}\n{note}"));
    page.message.files = Files::Set(vec![File {
        name: TILES_FILE.to_owned(),
        bytes: words.into_bytes(),
        description: String::new(),
    }]);
    page.picture = sheet;
    page
}
