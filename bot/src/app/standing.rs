//! `/standing`: answers that a player leaves in advance, for one game. Only their player sees them;
//! that one was used is told to everybody.

use rules::{Game, Seat};

use super::commit::Made;
use super::lobby::lobby_table;
use super::outcome::Outcome;
use super::stop::{Fault, Refusal, Stop};
use super::table::Table;
use super::{Answer, App, Started, actor, time};
use crate::access::{self, Act};
use crate::platform::{Interaction, Invocation};
use crate::standing::{self, Instruction};
use crate::text::Text;
use crate::view;

/// Standing answers of one seat in one game.
const MOST: usize = 25;

/// Gives the answers that were left in advance, for as long as there is one.
pub(super) fn settle(
    standing: &[(Seat, Instruction)],
    game: &mut Game,
) -> Result<Vec<Made>, Fault> {
    let mut made = Vec::new();
    loop {
        let mut asked = game.decisions().iter();
        let next =
            asked.find_map(|asked| Some((asked.seat, standing::answer(standing, game, asked)?)));
        let Some((seat, action)) = next else { return Ok(made) };
        let events = game.apply(seat, action)?;
        made.push((seat, (action, events, game.hash().to_string())));
    }
}

impl App {
    /// `/standing list`.
    pub(super) async fn standing(&self, of: &Interaction) -> Result<Answer, Stop> {
        let table = self.table(of, None).await?;
        access::may(&actor(of), Act::Standing, table.as_ref().map(Table::target).as_ref())?;
        let table = table.ok_or(access::Denied::NoGame)?;
        Ok(Answer::private(shown(of, &table)?))
    }

    /// `/standing add`: it holds at once, for a question that is open too.
    pub(super) async fn add_standing(
        &self,
        of: &Interaction,
        typed: &Invocation,
    ) -> Result<Answer, Stop> {
        let instruction = named(typed)?;
        self.change_standing(of, |own| {
            own.retain(|other| !instruction.replaces(*other));
            if own.len() >= MOST {
                return Err(Refusal::TooManyStanding(MOST));
            }
            own.push(instruction);
            Ok(())
        })
        .await
    }

    /// `/standing remove`.
    pub(super) async fn remove_standing(
        &self,
        of: &Interaction,
        typed: &Invocation,
    ) -> Result<Answer, Stop> {
        let instruction = named(typed)?;
        self.change_standing(of, |own| {
            own.retain(|other| *other != instruction);
            Ok(())
        })
        .await
    }

    async fn change_standing(
        &self,
        of: &Interaction,
        change: impl FnOnce(&mut Vec<Instruction>) -> Result<(), Refusal>,
    ) -> Result<Answer, Stop> {
        if let Started::New(mut act) = self.begin(of).await? {
            let mut table = lobby_table(&mut act, of, None, Act::Standing).await?;
            let seat = table.seat_of(&actor(of)).ok_or(access::Denied::NotSeated)?;
            let mut own = table.standing_of(seat);
            change(&mut own)?;
            table.progress.standing.retain(|(other, _)| *other != seat);
            table.progress.standing.extend(own.into_iter().map(|what| (seat, what)));
            let game = table.game()?.clone();
            let (ordinal, id) = (table.row.ordinal, table.id());
            if settle(&table.progress.standing, &mut game.clone())?.is_empty() {
                time::keep(&mut act, &table, ordinal, table.progress.clone()).await?;
            } else {
                self.record(&mut act, &table, seat, game, Vec::new()).await?;
            }
            self.commit(act, &Outcome::Standing(id.0)).await?;
        }
        self.standing(of).await
    }
}

fn named(typed: &Invocation) -> Result<Instruction, Refusal> {
    let text = typed.text("answer").unwrap_or_default();
    text.parse().map_err(|_| Refusal::NoStanding(text.to_owned()))
}

fn shown(of: &Interaction, table: &Table) -> Result<view::Page, Stop> {
    let seat = table.seat_of(&actor(of)).ok_or(access::Denied::NotSeated)?;
    Ok(view::standing::page(Text::of(&of.locale), &table.standing_of(seat)))
}
