//! `/standing`: answers that a player leaves in advance, for one game. Only that player sees them;
//! everybody is told when one was used.

use rules::{Game, Seat};

use crate::port::{Interaction, Invocation};
use crate::table::access::{self, Act};
use crate::table::error::{Fault, Refusal, Stop};
use crate::table::model::Settings;
use crate::table::mover::By;
use crate::table::outcome::Outcome;
use crate::table::standing_orders::{self, Instruction};
use crate::text::Text;
use crate::use_cases::commit::Made;
use crate::use_cases::load::table_for;
use crate::use_cases::{Answer, App, Started, actor, clocks};
use crate::view;

/// The most standing answers of one seat in one game.
const MOST: usize = 25;

/// Gives standing answers until none applies any more.
pub(crate) fn settle(
    standing: &[(Seat, Instruction)],
    game: &mut Game,
) -> Result<Vec<Made>, Fault> {
    let mut made = Vec::new();
    loop {
        let mut asked = game.decisions().iter();
        let next = asked
            .find_map(|asked| Some((asked.seat, standing_orders::answer(standing, game, asked)?)));
        let Some((seat, action)) = next else { return Ok(made) };
        let events = game.apply(seat, action)?;
        made.push(((seat, By::Standing), (action, events, game.hash().to_string())));
    }
}

impl App {
    /// `/standing list`.
    pub(crate) async fn standing(&self, of: &Interaction) -> Result<Answer, Stop> {
        let table = self.table_to(of, None, Act::Standing).await?;
        let seat = table.seat_of(&actor(of)).ok_or(access::Denied::NotSeated)?;
        let own = table.standing_of(seat);
        Ok(Answer::private(view::standing::page(Text::of(&of.locale), &own)))
    }

    /// `/standing add` and `/standing remove`: takes effect at once, even for a question that is
    /// already open.
    pub(crate) async fn change_standing(
        &self,
        of: &Interaction,
        typed: &Invocation,
        add: bool,
    ) -> Result<Answer, Stop> {
        let text = typed.text("answer").unwrap_or_default();
        let refused = || Refusal::NoStanding(text.to_owned());
        let what: Instruction = text.parse().map_err(|_| refused())?;
        if let Started::New(mut act) = self.begin(of).await? {
            let mut table = table_for(&mut *act, of, None, Act::Standing).await?;
            let seat = table.seat_of(&actor(of)).ok_or(access::Denied::NotSeated)?;
            let Settings { systems, ref house, .. } = table.settings;
            if add && !what.makes_sense(systems, house) {
                return Err(refused().into());
            }
            let standing = &mut table.progress.standing;
            standing.retain(|(other, held)| *other != seat || !what.replaces(*held));
            if add {
                standing.push((seat, what));
            }
            if table.standing_of(seat).len() > MOST {
                return Err(Refusal::TooManyStanding(MOST).into());
            }
            let game = table.game()?.clone();
            let (ordinal, id) = (table.row.ordinal, table.id());
            if settle(&table.progress.standing, &mut game.clone())?.is_empty() {
                clocks::keep(&mut *act, &table, ordinal, table.progress.clone()).await?;
            } else {
                self.record(&mut *act, &table, (seat, By::Standing), game, Vec::new()).await?;
            }
            self.commit(act, &Outcome::Standing(id.0)).await?;
        }
        self.standing(of).await
    }
}
