//! `/leaderboard`.

use ground::{Answer, Request};
use port::Choice;
use rules::expansions;
use table::error::AppError;
use table::sets;
use use_cases::records;
use view::vocabulary;

use crate::commands::spec::command;
use crate::commands::{Focus, Run, completion};

command! {
    /// Lists the ratings of a server's players with a ground set, the base game if none is named.
    Leaderboard = "leaderboard" { ground: Option<String>, everywhere: Option<bool> }
}

impl Run for Leaderboard {
    async fn run(self, request: &Request<'_>) -> Result<Answer, AppError> {
        let ground = sets::ground(self.ground.as_deref().unwrap_or_default())?;
        records::leaderboard(request, ground, self.everywhere == Some(true)).await
    }

    async fn complete(request: &Request<'_>, focus: &Focus<'_>) -> Result<Vec<Choice>, AppError> {
        let grounds = expansions::ALL.iter().filter(|system| system.is_ground());
        let choice =
            |key: &'static str| Choice::new(vocabulary::set(request.text(), key).to_string(), key);
        let choices = grounds.map(|system| choice(system.key())).collect();
        Ok(completion::matching(choices, focus.so_far))
    }
}
