//! `/help`.

use ground::{Answer, Request};
use port::Choice;
use table::access::{self, Act};
use table::error::{AppError, Refusal};
use table::model::Table;
use table::typo::Unknown;
use text::{Text, say};
use view::MessageDraft;

use crate::commands::completion::matching;
use crate::commands::spec::{Spec, command};
use crate::commands::{Focus, Run, paths};

command! {
    /// Says what the reader can do here and now, or explains one command.
    Help = "help" { command: Option<String> }
}

impl Run for Help {
    async fn run(self, request: &Request<'_>) -> Result<Answer, AppError> {
        if let Some(command) = self.command {
            return Ok(Answer::private(explained(request.text(), &command)?));
        }
        let table = request.table(None).await?;
        let may =
            access::may(&request.actor(), Act::Look, table.as_ref().map(Table::target).as_ref());
        let table = table.filter(|_| may.is_ok());
        let text = request.text();
        Ok(Answer::private(view::help::help(text, table.as_ref(), request.user())))
    }

    async fn complete(request: &Request<'_>, focus: &Focus<'_>) -> Result<Vec<Choice>, AppError> {
        let text = request.text();
        let choices = paths().map(|(path, spec)| {
            let about = text.say(&spec.key(path.group));
            let shown = say!(text, "help-choice", command = path.shown(text), about = about);
            Choice::new(shown, path.to_string())
        });
        Ok(matching(choices.collect(), focus.so_far))
    }
}

/// A command and its options, a line each.
fn explained(text: &Text, typed: &str) -> Result<MessageDraft, Refusal> {
    let named = paths().find(|(path, _)| path.is_typed(typed, text));
    let unknown = || {
        let names = paths().flat_map(|(path, _)| {
            [path.to_string(), path.shown(text)].map(|typed| (typed, path.shown(text)))
        });
        Refusal::NoSuchCommand(Unknown::among(typed, names))
    };
    let (path, spec) = named.ok_or_else(unknown)?;
    let Spec { options, .. } = spec;
    let about = text.say(&spec.key(path.group));
    let head = say!(text, "help-command", command = path.shown(text), about = about);
    let lines = options.iter().map(|option| {
        let key = format!("option-{}", option.name);
        let name = text.name_of(&key).unwrap_or_else(|| option.name.to_owned());
        say!(text, "help-option", option = name, about = text.say(&key))
    });
    Ok(MessageDraft::text(std::iter::once(head).chain(lines).collect::<Vec<_>>().join("\n")))
}
