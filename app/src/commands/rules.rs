//! `/rules`.

use ground::{Answer, Request};
use port::Choice;
use table::error::{AppError, Refusal};
use table::typo::Unknown;
use view::pages;

use crate::commands::spec::command;
use crate::commands::{Focus, Run};

command! {
    /// Shows the rules of a set, or the list of them.
    Rules = "rules" { topic: Option<String> }
}

impl Run for Rules {
    async fn run(self, request: &Request<'_>) -> Result<Answer, AppError> {
        let text = request.text();
        let Some(topic) = &self.topic else { return Ok(Answer::private(pages::list(text))) };
        let unknown = || Refusal::NoTopic(Unknown::among(topic, pages::names(text)));
        Ok(Answer::private(pages::page(text, topic).ok_or_else(unknown)?))
    }

    async fn complete(request: &Request<'_>, focus: &Focus<'_>) -> Result<Vec<Choice>, AppError> {
        Ok(pages::topics(request.text(), focus.so_far))
    }
}
