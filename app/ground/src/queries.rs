//! Queries: nothing here changes a game except the record that a player has looked. No view shows
//! hidden information (the order of the tiles, the seed) before the end.

use game::narration::{self, Narrator, is_open};
use port::{File, Files, limits};
use queues::outbox::notification::SharedView;
use queues::pictures::Viewer;
use render::{AnimationFrame, LastCount, Recorder};
use rules::{Action, Event, Game, Pos, Seat};
use storage::{Move, Status};
use table::access::{self, Act, Denied};
use table::error::{AppError, Fault, Refusal};
use table::model::{Progress, Table};
use table::mover::Mover;
use table::outcome::Outcome;
use table::plan;
use table::token::ComponentToken;
use text::{Name, Signed, Text, say};
use view::log::made_by;
use view::looks::{self, BoardView};
use view::{DescribedPicture, FILM, MessageDraft, PictureSpec, alt, board_text};

use crate::picture::{server_of, server_of_guild};
use crate::{Answer, Context, Request, Started, clocks, finish, load, share};

/// How many moves back to search for a player's own last tile.
const MAX_MARKED: u32 = 200;
/// The file name of a position in words.
const POSITION_FILE: &str = "board.txt";

/// Part of a game, move by move.
#[derive(Default)]
pub struct Replayed {
    /// One board per tile, then the last count.
    frames: Vec<AnimationFrame>,
    /// The moves in words.
    lines: Vec<String>,
    /// The number of tiles placed.
    pub laid: usize,
    /// The scores before them.
    pub scores: Vec<i32>,
}

impl Replayed {
    /// The few moves and steps of the count that made the most.
    pub fn highlights(&self) -> Option<PictureSpec> {
        PictureSpec::highlights(&self.frames)
    }

    pub fn film(&self) -> Option<PictureSpec> {
        (!self.frames.is_empty()).then(|| PictureSpec::moving(self.frames.clone()))
    }

    /// Replays a game.
    fn played(
        start: &str,
        moves: &[Move],
        text: &'static Text,
        people: &[Name],
        from: u32,
    ) -> Result<Self, Fault> {
        let mut game = Game::restore(start)?;
        let narrator = Narrator { text, people, plain: false };
        // The moves of one transaction read as one line.
        let (mut act, mut acts, mut happened) = ((0, Mover::Player), Vec::new(), Vec::new());
        let mut recorder = Recorder::new(view::players(people));
        let mut seen = Self { scores: game.scores().to_vec(), ..Self::default() };
        for made in moves {
            let action: Action = serde_json::from_str(&made.action)?;
            let events = game.apply(Seat(made.seat), action)?;
            if made.ordinal <= from {
                seen.scores = game.scores().to_vec();
                continue;
            }
            let this = (made.moved_at, Mover::of(&made.made_by));
            if act != this {
                let acts = std::mem::take(&mut acts);
                let told = narrator.told(&game, acts, &std::mem::take(&mut happened));
                seen.lines.push(made_by(text, act.1, told.join(" ")));
                act = this;
            }
            if is_open(&events) {
                acts.push((Seat(made.seat), action));
            }
            let laid = events.iter().any(|event| matches!(event, Event::Placed { .. }));
            seen.laid += usize::from(laid);
            recorder.add(&game, &events);
            happened.extend(events);
        }
        seen.lines.push(made_by(text, act.1, narrator.told(&game, acts, &happened).join(" ")));
        seen.lines.retain(|line| !line.is_empty());
        seen.frames = recorder.finish(&game);
        Ok(seen)
    }

    /// The same animation, with what each seat gained over it.
    fn film_with(&self, gains: &[i32]) -> Option<PictureSpec> {
        let mut frames = self.frames.clone();
        frames.iter_mut().for_each(|frame| frame.scene.gains = gains.to_vec());
        (!frames.is_empty()).then(|| PictureSpec::moving(frames))
    }
}

/// Loads the game that somebody looks at, which must have begun. If no game is running there,
/// even if a table is waiting for players, it is the last one played there.
pub async fn seen(
    request: &Request<'_>,
    token: Option<&ComponentToken>,
) -> Result<Table, AppError> {
    let mut table = request.table(token).await?;
    let runs = |table: &Table| table.row.status == Status::Running;
    if !table.as_ref().is_some_and(runs) && token.is_none() {
        table = played_last(request).await?.or(table);
    }
    access::may(&request.actor(), Act::Look, table.as_ref().map(Table::target).as_ref())?;
    let table = table.ok_or(Denied::NoGame)?;
    if table.game.is_none() {
        return Err(access::not_begun(&table.target()).into());
    }
    Ok(table)
}

/// The last game played where the request was made.
pub async fn played_last(request: &Request<'_>) -> Result<Option<Table>, AppError> {
    let last = request.context.store().played_last_in(request.interaction.channel).await?;
    request.read(last)
}

/// The button that shows the board.
pub async fn board_of(request: &Request<'_>, token: &ComponentToken) -> Result<Answer, AppError> {
    let table = seen(request, Some(token)).await?;
    let text = request.text();
    let since = since_looked(request, &table).await?;
    let count = last_count(request.context, &table).await?;
    let seen = looks::Seen { since: &since, now: request.context.now(), count: &count };
    let page = looks::board(text, &table, table.game()?, BoardView::default(), seen);
    Ok(Answer::private(page.shown(text, &table, request.context.art())))
}

/// The cell that a text names, which may be beside the board and no farther.
pub fn around(game: &Game, typed: &str) -> Result<Pos, Refusal> {
    let [from, to] = game.board().corners();
    let cells = || game.board().tiles().iter().map(|tile| tile.pos).collect::<Vec<_>>();
    let cell = Pos::named(typed).ok_or_else(|| plan::no_cell(typed, &cells()))?;
    let near = |at: i16, from: i16, to: i16| (from - 1..=to + 1).contains(&at);
    if near(cell.x, from.x, to.x) && near(cell.y, from.y, to.y) {
        return Ok(cell);
    }
    Err(Refusal::OffBoard { cell: cell.name(), from: from.name(), to: to.name() })
}

/// What the end of a game counted; nothing while it goes on.
pub async fn last_count(context: &Context, table: &Table) -> Result<LastCount, Fault> {
    match table.game()?.result() {
        Some(_) => Ok(LastCount::of(&load::events(context, table.id()).await?)),
        None => Ok(LastCount::default()),
    }
}

/// The cells of the tiles that others placed since the player last looked at the board or
/// placed a tile; marks them as seen.
pub async fn since_looked(request: &Request<'_>, table: &Table) -> Result<Vec<Pos>, AppError> {
    let Some(seat) = table.seat_of(&request.actor()) else { return Ok(Vec::new()) };
    let looked = looks(request, table, seat).await?;
    Ok(since_own_tile(request.context, table, seat, looked).await?)
}

/// Records that the player of a seat has seen this state; returns the ordinal of the state seen
/// before it.
async fn looks(request: &Request<'_>, table: &Table, seat: Seat) -> Result<u32, AppError> {
    let seen = table.progress.looked(seat);
    if table.row.status != Status::Running {
        return Ok(seen);
    }
    match request.begin().await? {
        // A repeated request shows the same as the first.
        Started::Again(Outcome::Looked(before)) => Ok(before),
        Started::Again(_) => Ok(seen),
        Started::New(mut act) => {
            // Somebody may have moved in the meantime: record only what is shown.
            let now = act.table(table.id()).await?.ok_or(Denied::NoGame)?;
            let mut progress = Progress::read(&now.game)?;
            progress.looks(seat, table.row.ordinal);
            clocks::save(&mut *act, table, &progress).await?;
            finish(act, &Outcome::Looked(seen)).await?;
            Ok(seen)
        }
    }
}

/// The cells of the tiles that others placed after an ordinal and after the seat's own last
/// tile, the latest last.
pub async fn since_own_tile(
    context: &Context,
    table: &Table,
    seat: Seat,
    after: u32,
) -> Result<Vec<Pos>, Fault> {
    let mut cells = Vec::new();
    for made in context.store().latest_moves(table.id(), MAX_MARKED).await? {
        let events: Vec<Event> = serde_json::from_str(&made.events)?;
        let laid = events.iter().find_map(|event| match event {
            Event::Placed { pos, .. } => Some(*pos),
            _ => None,
        });
        if made.ordinal <= after || laid.is_some() && is_own(&made, seat) {
            break;
        }
        cells.extend(laid);
    }
    cells.reverse();
    Ok(cells)
}

/// `/score` and its button.
pub async fn score(
    request: &Request<'_>,
    token: Option<&ComponentToken>,
    shared: bool,
) -> Result<Answer, AppError> {
    let table = seen(request, token).await?;
    if shared {
        return share::share(request, &table, SharedView::Score).await;
    }
    let sheet = load::sheet(request.context, &table).await?;
    let text = request.text();
    let page = looks::score(text, &table, table.game()?, &sheet);
    Ok(Answer::private(page.shown(text, &table, request.context.art())))
}

/// `/tiles` and its button.
pub async fn tiles(
    request: &Request<'_>,
    token: Option<&ComponentToken>,
) -> Result<Answer, AppError> {
    let table = seen(request, token).await?;
    if !table.counts_aloud() {
        return Err(Refusal::NoAids.into());
    }
    let text = request.text();
    let page = looks::tiles(text, table.game()?);
    Ok(Answer::private(page.shown(text, &table, request.context.art())))
}

/// The animation of the whole game. That of a finished game is made once and kept.
pub async fn whole_game(
    context: &Context,
    table: &Table,
    text: &'static Text,
) -> Result<MessageDraft, Fault> {
    let events = load::events(context, table.id()).await?;
    let laid = events.iter().filter(|event| matches!(event, Event::Placed { .. })).count();
    if laid == 0 {
        return Ok(MessageDraft::text(text.say("replay-none")));
    }
    let game = table.game()?;
    let people = table.people(text);
    let numbered = Narrator { text, people: &people, plain: false }.numbered(game);
    let title = say!(text, "replay-title", moves = laid);
    let title = [Some(title), numbered].into_iter().flatten().collect::<Vec<_>>().join("\n");
    let mut page = MessageDraft::text(after_end(text, table, title));
    let gains = gained(game, &first_scores(context, table).await?);
    let alt = moving(text, table, laid, &gains)?;
    if looks::finished(text, table).is_some() {
        let look = film_look(context, table, text);
        if let Some(bytes) = context.store().film(table.id(), &look).await? {
            let file = File { name: FILM.to_owned(), bytes, description: alt };
            page.message.files = Files::Set(vec![file]);
            return Ok(page);
        }
        page.keep = Some((table.id(), look));
    }
    let seen = boards(context, table, text, 0).await?;
    page.picture = seen.film().map(|spec| DescribedPicture { spec, alt });
    Ok(page)
}

/// `/since`: what happened since the person's last move, in words and as an animation; the
/// person's own changes first.
pub async fn since(request: &Request<'_>) -> Result<Answer, AppError> {
    let table = seen(request, None).await?;
    let text = request.text();
    let seat = table.seat_of(&request.actor()).ok_or(Denied::NotSeated)?;
    looks(request, &table, seat).await?;
    let moves = request.context.store().moves(table.id()).await?.into_iter().rev();
    // Drawing a tile does not count as the player's last move.
    let own = |made: &Move| {
        let act: Option<Action> = serde_json::from_str(&made.action).ok();
        is_own(made, seat) && act != Some(Action::Draw)
    };
    let last = moves.into_iter().find(own).map_or(0, |made| made.ordinal);
    let seen = boards(request.context, &table, text, last).await.map_err(busy)?;
    let game = table.game()?;
    let people = table.people(text);
    let narrator = Narrator { text, people: &people, plain: false };
    let gain = |seat: Seat| game.scores()[seat.index()] - seen.scores[seat.index()];
    let mut order: Vec<Seat> = game.seats().collect();
    order.sort_by_key(|other| *other != seat);
    let gains = order.into_iter().map(|seat| {
        let points = game.scores()[seat.index()];
        let gain = Signed(gain(seat));
        say!(text, "since-points", who = narrator.seated(seat), points = points, gain = gain)
    });
    let mut lines = vec![gains.collect::<Vec<_>>().join(&text.say("list-dot"))];
    lines.extend(seen.lines.iter().cloned());
    if seen.lines.is_empty() {
        lines.push(text.say("since-nothing"));
    }
    let mut page = MessageDraft::text(narration::lines(text, &lines));
    let gains = gained(game, &seen.scores);
    let alt = moving(text, &table, seen.laid, &gains)?;
    page.picture = seen.film_with(&gains).map(|spec| DescribedPicture { spec, alt });
    Ok(Answer::private(page.shown(text, &table, request.context.art())))
}

/// The boards after each tile placed after the ordinal `from`, and the moves in words.
pub async fn boards(
    context: &Context,
    table: &Table,
    text: &'static Text,
    from: u32,
) -> Result<Replayed, Fault> {
    let start = context.store().start_state(table.id()).await?;
    let start = start.ok_or(Fault::Damaged("a game has no beginning"))?;
    let moves = context.store().moves(table.id()).await?;
    let people = table.people(text);
    // Replaying hundreds of moves here would block an async thread.
    let play = move || Replayed::played(&start.snapshot, &moves, text, &people, from);
    context.studio.work(Viewer::Member, server_of(table), play).await?
}

/// Runs work as heavy as a moving picture for the person who waits for the answer.
pub async fn heavy<T: Send + 'static>(
    request: &Request<'_>,
    work: impl FnOnce() -> T + Send + 'static,
) -> Result<T, AppError> {
    let server = server_of_guild(request.interaction.guild, request.interaction.channel);
    let done = request.context.studio.work(Viewer::Member, server, work).await;
    done.map_err(|undrawn| busy(undrawn.into()))
}

/// Turns a full animation queue into a refusal.
pub fn busy(fault: Fault) -> AppError {
    match fault {
        Fault::QueueFull => Refusal::Busy.into(),
        fault => fault.into(),
    }
}

/// Text about a game, preceded by a note if the game is over.
pub(crate) fn after_end(text: &Text, table: &Table, words: String) -> String {
    let parts = looks::finished(text, table).into_iter().chain([words]);
    parts.collect::<Vec<String>>().join("\n")
}

/// A hash of everything that an animation depends on: equal hashes mean equal animations.
fn film_look(context: &Context, table: &Table, text: &Text) -> String {
    let hash = table.game.as_ref().map(|game| game.hash().to_string());
    let names: Vec<String> =
        table.people(text).iter().map(|name| name.plain().to_owned()).collect();
    let theme = view::art::theme(table.settings.look.as_ref(), context.art());
    let theme = theme.map(|theme| theme.fingerprint().to_string());
    let all = (env!("CARGO_PKG_VERSION"), hash, names, theme);
    let all = serde_json::to_vec(&all).expect("words and names are plain values");
    blake3::hash(&all).to_hex().to_string()
}

/// Whether the player of a seat made the move personally.
fn is_own(made: &Move, seat: Seat) -> bool {
    made.seat == seat.0 && Mover::of(&made.made_by) == Mover::Player
}

/// The points with which a game began: what was begun elsewhere has those that it had there.
pub async fn first_scores(context: &Context, table: &Table) -> Result<Vec<i32>, Fault> {
    let start = context.store().start_state(table.id()).await?;
    let start = start.ok_or(Fault::Damaged("a game has no beginning"))?;
    Ok(Game::restore(&start.snapshot)?.scores().to_vec())
}

/// What each seat gained since it had the points `before`.
pub fn gained(game: &Game, before: &[i32]) -> Vec<i32> {
    game.scores().iter().zip(before).map(|(now, before)| now - before).collect()
}

/// The alternative text of an animation of part of a game.
pub fn moving(
    text: &'static Text,
    table: &Table,
    laid: usize,
    gains: &[i32],
) -> Result<String, Fault> {
    let people = table.people(text);
    let (narrator, game) = (Narrator { text, people: &people, plain: true }, table.game()?);
    let about = alt::moving(&narrator, game, laid, gains);
    Ok(alt::view(&narrator, game, about, None, table.row.status != Status::Aborted))
}

/// The position in words; if it is too long, as a file.
pub fn position(text: &'static Text, table: &Table) -> Result<MessageDraft, Fault> {
    let people = table.people(text);
    let game = table.game()?;
    // Below the words, add the notation in one line; it can be read back into the same board.
    let notation = render::notation(&view::scene(game, &people));
    let words = board_text::position(&Narrator { text, people: &people, plain: false }, game);
    let words = after_end(text, table, format!("{words}\n`{notation}`"));
    if limits::length(&words) <= limits::CONTENT {
        return Ok(MessageDraft::text(words));
    }
    let plain = board_text::position(&Narrator { text, people: &people, plain: true }, game);
    let mut page = MessageDraft::text(after_end(text, table, text.say("look-text-file")));
    page.message.files = Files::Set(vec![File {
        name: POSITION_FILE.to_owned(),
        bytes: format!("{plain}\n{notation}\n").into_bytes(),
        description: String::new(),
    }]);
    Ok(page)
}
