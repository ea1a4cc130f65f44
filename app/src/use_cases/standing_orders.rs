//! `/standing`: answers that a player leaves in advance, for one game. Only that player sees them;
//! everybody is told when one was used.

use rules::{Game, Seat};

use crate::port::Invocation;
use crate::table::access::{self, Act};
use crate::table::error::{Fault, Refusal, Stop};
use crate::table::model::Settings;
use crate::table::mover::By;
use crate::table::outcome::Outcome;
use crate::table::standing_orders::{self, Instruction};
use crate::use_cases::{
    Answer, Request, Started, clocks, commit, commit::Made, finish, load, load::table_for,
};
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

/// `/standing list`.
pub(crate) async fn standing(request: &Request<'_>) -> Result<Answer, Stop> {
    let table = load::table_to(request, None, Act::Standing).await?;
    let seat = table.seat_of(&request.actor()).ok_or(access::Denied::NotSeated)?;
    let own = table.standing_of(seat);
    Ok(Answer::private(view::standing::page(request.text(), &own)))
}

/// `/standing add` and `/standing remove`: takes effect at once, even for a question that is
/// already open.
pub(crate) async fn change_standing(
    request: &Request<'_>,
    typed: &Invocation,
    add: bool,
) -> Result<Answer, Stop> {
    let text = typed.text("answer").unwrap_or_default();
    let refused = || Refusal::NoStanding(text.to_owned());
    let what: Instruction = text.parse().map_err(|_| refused())?;
    if let Started::New(mut act) = request.begin().await? {
        let mut table = table_for(&mut *act, request.interaction, None, Act::Standing).await?;
        let seat = table.seat_of(&request.actor()).ok_or(access::Denied::NotSeated)?;
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
            commit::record(
                request.context,
                &mut *act,
                &table,
                (seat, By::Standing),
                game,
                Vec::new(),
            )
            .await?;
        }
        finish(act, &Outcome::Standing(id.0)).await?;
    }
    standing(request).await
}
