//! `/game invite`.

use brain::Level;
use ground::{Answer, Request};
use port::User;
use table::error::{AppError, Refusal};
use use_cases::invitations::{self, Invitation};
use use_cases::stand_in;

use crate::commands::Run;
use crate::commands::spec::{command, words};

words! {
    /// How strongly Carcas plays.
    Strength = &["gentle", "steady", "strong"]
}

command! {
    /// Invites somebody to the table, or takes that back; without a person, asks Carcas to join the
    /// table, to play at another level, or to leave it.
    Invite = "invite" { user: Option<User>, withdraw: Option<bool>, level: Option<Strength> }
}

impl Run for Invite {
    async fn run(self, request: &Request<'_>) -> Result<Answer, AppError> {
        let invitation = match self.withdraw {
            Some(true) => Invitation::Withdrawn,
            _ => Invitation::Given,
        };
        match (self.user, invitation) {
            (Some(user), _) => invitations::invite(request, None, user.id, invitation).await,
            (None, Invitation::Withdrawn) => Err(Refusal::NoPerson.into()),
            (None, _) => {
                let level = self.level.and_then(|strength| Level::named(strength.0));
                stand_in::invite(request, None, level, None).await
            }
        }
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
