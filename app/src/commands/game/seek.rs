//! `/game seek`.

use ground::{Answer, Request, clocks};
use port::Choice;
use table::error::AppError;
use table::seek::{Wants, players};
use table::sets;
use use_cases::seek;

use crate::commands::spec::command;
use crate::commands::{Focus, Run, completion};

command! {
    /// Looks for players on this server, and opens a table once there are enough; once more, takes
    /// that back.
    Seek = "seek" { sets: Option<String>, pace: Option<String>, players: Option<String> }
}

impl Run for Seek {
    async fn run(self, request: &Request<'_>) -> Result<Answer, AppError> {
        let wants = Wants {
            systems: self.sets.as_deref().map(sets::systems).transpose()?,
            pace: self.pace.as_deref().map(clocks::pace).transpose()?,
            players: self.players.as_deref().map(players).transpose()?,
        };
        match wants.is_open() && seek::seeks(request).await? {
            true => seek::withdraw(request).await,
            false => seek::seek(request, &wants).await,
        }
    }

    async fn complete(request: &Request<'_>, focus: &Focus<'_>) -> Result<Vec<Choice>, AppError> {
        let text = request.text();
        Ok(match focus.option {
            "sets" => completion::sets(text, focus.so_far),
            "pace" => completion::matching(completion::paces(text), focus.so_far),
            "players" => {
                let numbers = rules::MIN_SEATS..=rules::MAX_SEATS;
                let choice = |number: u8| Choice::new(number.to_string(), number.to_string());
                completion::matching(numbers.map(choice).collect(), focus.so_far)
            }
            _ => Vec::new(),
        })
    }
}
