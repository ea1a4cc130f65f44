//! `/game invite`.

use brain::Level;

use crate::commands::Run;
use crate::commands::spec::{command, words};
use crate::table::error::AppError;
use crate::use_cases::{Answer, Request, stand_in};

words! {
    /// How strongly Carcas plays.
    Strength = &["gentle", "steady", "strong"]
}

command! {
    /// Asks Carcas to join the table, to play at another level, or to leave it.
    Invite = "invite" { level: Option<Strength> }
}

impl Run for Invite {
    async fn run(self, request: &Request<'_>) -> Result<Answer, AppError> {
        let level = self.level.and_then(|strength| Level::named(strength.0));
        stand_in::invite(request, None, level).await
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::commands::spec::Words;

    #[test]
    fn every_level_can_be_chosen() {
        assert_eq!(Strength::WORDS, Level::ALL.map(Level::name));
    }
}
