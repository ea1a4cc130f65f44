//! `/privacy erase`.

use crate::commands::Run;
use crate::commands::spec::command;
use crate::port::{ActionRow, Style};
use crate::table::error::AppError;
use crate::table::token::{ComponentToken, NO_GAME, PersonalAction};
use crate::use_cases::{Answer, Request};
use crate::view::{MessageDraft, button};

command! {
    /// Forgets everything about the person, after a question.
    Erase = "erase" {}
}

impl Run for Erase {
    async fn run(self, request: &Request<'_>) -> Result<Answer, AppError> {
        let text = request.text();
        let yes = ComponentToken::new(PersonalAction::Erase, NO_GAME, 0);
        let yes = button(text, Style::Danger, "button-erase", &yes);
        Ok(Answer::private(
            MessageDraft::text(text.say("privacy-ask")).row(ActionRow::Buttons(vec![yes])),
        ))
    }
}
