//! Looking at a game: nothing here changes anything. What is hidden (the order of the tiles, the
//! seed) is shown by no view before the end.

use render::Scene;
use rules::{Action, Event, Game, Seat};
use storage::{Find, GameId};

use super::stop::{Fault, Stop};
use super::table::Table;
use super::{Answer, App, actor};
use crate::access::{self, Act, Denied};
use crate::platform::{File, Files, Interaction, Invocation, limits};
use crate::say;
use crate::text::Text;
use crate::token::Token;
use crate::view::log::Entry;
use crate::view::looks::Part;
use crate::view::tell::{self, Teller, is_open};
use crate::view::{self, Page, Picture, Sight, board_text, looks, ring};

/// The most games of a person that are listed.
pub(super) const MOST_LISTED: u32 = 25;
/// The name of a position's file.
const POSITION_FILE: &str = "board.txt";

/// Part of a game, move by move.
#[derive(Default)]
struct Seen {
    /// A board a tile.
    scenes: Vec<Scene>,
    /// The moves in words.
    lines: Vec<String>,
    /// The tiles that were laid.
    laid: usize,
    /// The points before them.
    scores: Vec<i32>,
}

impl Seen {
    fn film(&self) -> Option<Sight> {
        (!self.scenes.is_empty()).then(|| Sight::Moving(self.scenes.clone()))
    }

    /// The same, with what each seat gained meanwhile.
    fn film_with(&self, gains: &[i32]) -> Option<Sight> {
        let with = |scene: &Scene| Scene { gains: gains.to_vec(), ..scene.clone() };
        let scenes: Vec<Scene> = self.scenes.iter().map(with).collect();
        (!scenes.is_empty()).then_some(Sight::Moving(scenes))
    }
}

impl App {
    /// The game that somebody looks at; it has begun.
    async fn seen(&self, of: &Interaction, token: Option<&Token>) -> Result<Table, Stop> {
        let table = self.table(of, token).await?;
        access::may(&actor(of), Act::Look, table.as_ref().map(Table::target).as_ref())?;
        let table = table.ok_or(Denied::NoGame)?;
        if table.game.is_none() {
            return Err(Denied::NotBegun.into());
        }
        Ok(table)
    }

    /// `/board`.
    pub(super) async fn board(&self, of: &Interaction, typed: &Invocation) -> Result<Answer, Stop> {
        let table = self.seen(of, None).await?;
        let text = Text::of(&of.locale);
        let game = table.game()?;
        if typed.flag("text") == Some(true) {
            return Ok(Answer::private(position(text, &table)?));
        }
        let part = Part::named(typed.text("view").unwrap_or_default());
        Ok(Answer::private(looks::board(text, &table, game, part)))
    }

    /// The board by a button.
    pub(super) async fn board_of(&self, of: &Interaction, token: &Token) -> Result<Answer, Stop> {
        let table = self.seen(of, Some(token)).await?;
        let text = Text::of(&of.locale);
        Ok(Answer::private(looks::board(text, &table, table.game()?, Part::Whole)))
    }

    /// `/score`.
    pub(super) async fn score(&self, of: &Interaction) -> Result<Answer, Stop> {
        let table = self.seen(of, None).await?;
        let sheet = self.sheet(table.id()).await?;
        let text = Text::of(&of.locale);
        Ok(Answer::private(looks::score(text, &table, table.game()?, &sheet)))
    }

    /// `/tiles`.
    pub(super) async fn tiles(&self, of: &Interaction) -> Result<Answer, Stop> {
        let table = self.seen(of, None).await?;
        Ok(Answer::private(looks::tiles(Text::of(&of.locale), table.game()?)))
    }

    /// `/replay`: the whole game as a moving picture.
    pub(super) async fn replay(&self, of: &Interaction) -> Result<Answer, Stop> {
        let table = self.seen(of, None).await?;
        let text = Text::of(&of.locale);
        let seen = self.boards(&table, text, 0).await?;
        let Some(sight) = seen.film().filter(|_| seen.laid > 0) else {
            return Ok(Answer::private(Page::text(text.say("replay-none"))));
        };
        let mut page = Page::text(say!(text, "replay-title", moves = seen.laid));
        let alt = ring::board(text, &table.people(text), table.game()?, "").alt;
        page.picture = Some(Picture { sight, alt });
        Ok(Answer::private(page))
    }

    /// `/since`: what happened since the person's last move, in words and as a moving picture; what
    /// changed for the person first.
    pub(super) async fn since(&self, of: &Interaction) -> Result<Answer, Stop> {
        let table = self.seen(of, None).await?;
        let text = Text::of(&of.locale);
        let seat = table.seat_of(&actor(of)).ok_or(Denied::NotSeated)?;
        let own = self.store().moves(table.id()).await?.into_iter().rev();
        let last = own.into_iter().find(|made| made.seat == seat.0).map_or(0, |made| made.ordinal);
        let seen = self.boards(&table, text, last).await?;
        let game = table.game()?;
        let people = table.people(text);
        let teller = Teller { text, people: &people, plain: false };
        let gain = |seat: Seat| game.scores()[seat.index()] - seen.scores[seat.index()];
        let mut order: Vec<Seat> = game.seats().collect();
        order.sort_by_key(|other| *other != seat);
        let gains = order.into_iter().map(|seat| {
            let points = game.scores()[seat.index()];
            say!(text, "since-points", who = teller.who(seat), points = points, gain = gain(seat))
        });
        let mut lines = vec![gains.collect::<Vec<_>>().join(&text.say("list-dot"))];
        lines.extend(seen.lines.iter().cloned());
        if seen.lines.is_empty() {
            lines.push(text.say("since-nothing"));
        }
        let mut page = Page::text(tell::cut(&lines.join("\n"), limits::CONTENT));
        let gains: Vec<i32> = game.seats().map(gain).collect();
        page.picture = seen.film_with(&gains).map(|sight| {
            let alt = ring::board(text, &people, game, "").alt;
            Picture { sight, alt }
        });
        Ok(Answer::private(page))
    }

    /// The boards after each tile that was laid after the ordinal `from`, and the moves in words.
    async fn boards(&self, table: &Table, text: &'static Text, from: u32) -> Result<Seen, Stop> {
        let start = self.store().start_state(table.id()).await?;
        let start = start.ok_or(Fault::Damaged("a game has no beginning"))?;
        let mut game = Game::restore(&start.snapshot).map_err(Fault::from)?;
        let people = table.people(text);
        let teller = Teller { text, people: &people, plain: false };
        // What one act did reads as one line.
        let (mut at, mut happened) = (0, Vec::new());
        let mut seen = Seen { scores: game.scores().to_vec(), ..Seen::default() };
        for made in self.store().moves(table.id()).await? {
            let action: Action = serde_json::from_str(&made.action).map_err(Fault::from)?;
            let events = game.apply(Seat(made.seat), action).map_err(Fault::from)?;
            if made.ordinal <= from {
                seen.scores = game.scores().to_vec();
                continue;
            }
            let acts = Some(action).filter(|_| is_open(&events));
            if at != made.moved_at {
                seen.lines.push(teller.line(&game, &std::mem::take(&mut happened)));
                at = made.moved_at;
            }
            seen.lines.extend(acts.and_then(|action| teller.act(Seat(made.seat), action)));
            let laid = events.iter().any(|event| matches!(event, Event::Placed { .. }));
            seen.laid += usize::from(laid);
            match seen.scenes.last_mut() {
                // What comes of a tile belongs to its picture.
                Some(scene) if !laid => *scene = view::scene(&game, &people),
                _ => seen.scenes.push(view::scene(&game, &people)),
            }
            happened.extend(events);
        }
        seen.lines.push(teller.line(&game, &happened));
        seen.lines.retain(|line| !line.is_empty());
        Ok(seen)
    }

    /// `/log` and its buttons.
    pub(super) async fn log(
        &self,
        of: &Interaction,
        token: Option<&Token>,
    ) -> Result<Answer, Stop> {
        let table = self.seen(of, token).await?;
        let text = Text::of(&of.locale);
        let page = token.and_then(|token| token.choice.parse().ok()).unwrap_or(0);
        let entries = self.entries(table.id()).await?;
        let people = table.people(text);
        let page = view::log::log(text, &people, table.id(), table.game()?, &entries, page);
        Ok(Answer::update(page))
    }

    /// The moves that stand and those that were taken back, as they happened.
    async fn entries(&self, game: GameId) -> Result<Vec<Entry>, Fault> {
        let mut moves = Vec::new();
        for (made, undone) in
            [(self.store().moves(game).await?, false), (self.store().undone(game).await?, true)]
        {
            moves.extend(made.into_iter().map(|made| (made, undone)));
        }
        moves.sort_by_key(|(made, _)| made.ordinal);
        let mut entries: Vec<Entry> = Vec::new();
        for (made, undone) in moves {
            let events: Vec<Event> = serde_json::from_str(&made.events)?;
            let act = (Seat(made.seat), serde_json::from_str::<Action>(&made.action)?);
            let act = Some(act).filter(|_| is_open(&events));
            match entries.last_mut() {
                // What one act did reads as one line.
                Some(last) if last.at == made.moved_at && last.undone == undone => {
                    last.acts.extend(act);
                    last.events.extend(events);
                }
                _ => {
                    let acts = act.into_iter().collect();
                    entries.push(Entry { at: made.moved_at, acts, events, undone });
                }
            }
        }
        Ok(entries)
    }

    /// `/my games`: all that the person sits in, wherever they are played. Nobody else sees it.
    pub(super) async fn my_games(&self, of: &Interaction) -> Result<Answer, Stop> {
        let mut tables = Vec::new();
        for find in [Find::OpenOf(of.user.id), Find::ParkedOf(of.user.id)] {
            for game in self.store().games(find, MOST_LISTED).await? {
                let stored = self.store().table(game.id).await?;
                tables.extend(stored.map(Table::read).transpose()?);
            }
        }
        let text = Text::of(&of.locale);
        Ok(Answer::private(view::my::games(text, &tables, of.user.id)))
    }

    /// `/help`.
    pub(super) async fn help(&self, of: &Interaction) -> Result<Answer, Stop> {
        let table = self.table(of, None).await?;
        let may = access::may(&actor(of), Act::Look, table.as_ref().map(Table::target).as_ref());
        let table = table.filter(|_| may.is_ok());
        let text = Text::of(&of.locale);
        Ok(Answer::private(view::help::help(text, table.as_ref(), of.user.id)))
    }
}

/// The position in words; a long one as a file.
fn position(text: &'static Text, table: &Table) -> Result<Page, Stop> {
    let people = table.people(text);
    let game = table.game()?;
    // Below the words the position in one line, which can be read back to the same board.
    let notation = render::notation(&view::scene(game, &people));
    let words = board_text::position(&Teller { text, people: &people, plain: false }, game);
    let words = format!("{words}\n`{notation}`");
    if limits::length(&words) <= limits::CONTENT {
        return Ok(Page::text(words));
    }
    let plain = board_text::position(&Teller { text, people: &people, plain: true }, game);
    let mut page = Page::text(text.say("look-text-file"));
    page.message.files = Files::Set(vec![File {
        name: POSITION_FILE.to_owned(),
        bytes: format!("{plain}\n{notation}\n").into_bytes(),
        description: String::new(),
    }]);
    Ok(page)
}
