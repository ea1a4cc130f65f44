//! Looking at a game: nothing here changes anything. What is hidden (the order of the tiles, the
//! seed) is shown by no view before the end.

use rules::{Action, Event, Seat};
use storage::{Find, GameId};

use super::stop::{Fault, Stop};
use super::table::Table;
use super::{Answer, App, actor};
use crate::access::{self, Act, Denied};
use crate::platform::{File, Files, Interaction, Invocation, limits};
use crate::text::Text;
use crate::token::Token;
use crate::view::log::Entry;
use crate::view::looks::Part;
use crate::view::tell::{Teller, is_open};
use crate::view::{self, Page, board_text, looks};

/// The most games of a person that are listed.
pub(super) const MOST_LISTED: u32 = 25;
/// The name of a position's file.
const POSITION_FILE: &str = "board.txt";

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
        let part = match typed.text("view") {
            Some("focus") => Part::Focus,
            _ => Part::Whole,
        };
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
    let words = board_text::position(&Teller { text, people: &people, plain: false }, game);
    if limits::length(&words) <= limits::CONTENT {
        return Ok(Page::text(words));
    }
    let plain = board_text::position(&Teller { text, people: &people, plain: true }, game);
    let mut page = Page::text(text.say("look-text-file"));
    page.message.files = Files::Set(vec![File {
        name: POSITION_FILE.to_owned(),
        bytes: plain.into_bytes(),
        description: String::new(),
    }]);
    Ok(page)
}
