//! `/privacy erase`.

use ground::{Answer, Request};
use port::{ActionRow, Style};
use table::error::AppError;
use table::token::{ComponentToken, NO_GAME, PersonalAction};
use view::{MessageDraft, button};

use crate::commands::Run;
use crate::commands::spec::command;

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
