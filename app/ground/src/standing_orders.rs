//! `/standing`: answers that a player leaves in advance, for one game. Only that player sees them;
//! everybody is told when one was used.

use game::standing_orders::{self, Instruction};
use rules::{Game, Seat};
use table::error::Fault;
use table::mover::{Made, Mover};

/// Gives standing answers until none applies any more.
pub fn settle(standing: &[(Seat, Instruction)], game: &mut Game) -> Result<Vec<Made>, Fault> {
    let mut made = Vec::new();
    loop {
        let mut asked = game.decisions().iter();
        let next = asked
            .find_map(|asked| Some((asked.seat, standing_orders::answer(standing, game, asked)?)));
        let Some((seat, action)) = next else { return Ok(made) };
        let events = game.apply(seat, action)?;
        made.push(((seat, Mover::Standing), (action, events, game.hash().to_string())));
    }
}
