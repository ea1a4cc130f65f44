//! `/game options`.

use crate::commands::game::new::Theme;
use crate::commands::spec::command;
use crate::commands::{Focus, Run, completion};
use crate::port::Choice;
use crate::say;
use crate::table::error::AppError;
use crate::table::model::{Settings, Table, TableTheme};
use crate::table::sets;
use crate::text::Text;
use crate::use_cases::{Answer, Request, clocks, setup};
use crate::view::MessageDraft;
use crate::view::setup::OpenPanel;
use storage::Status;

command! {
    /// Changes the sets and house rules of an open table, and the colours of any.
    Options = "options" { sets: Option<String>, options: Option<String>, theme: Option<Theme> }
}

impl Run for Options {
    async fn run(self, request: &Request<'_>) -> Result<Answer, AppError> {
        let (named, rules) = (self.sets.as_deref(), self.options.as_deref());
        let look = self.theme.map(|theme| sets::look(theme.0)).transpose()?;
        if named.is_none() && rules.is_none() && look.is_none() {
            return setup::show_setup(request, None).await;
        }
        if let (None, None, Some(look)) = (named, rules, look)
            && let Some(table) = request.table(None).await?
            && table.row.status == Status::Running
        {
            return redraw(request, look).await;
        }
        let change = |table: &Table| {
            let mut settings = table.settings.clone();
            if let Some(named) = named {
                settings = settings.with_sets(sets::systems(named)?);
            }
            if let Some(rules) = rules {
                settings.house = sets::house(rules, settings.systems)?;
            }
            settings.look = look.unwrap_or(settings.look);
            Ok(settings)
        };
        let game = setup::settle(request, None, change).await?;
        setup::setup_page(request, game, OpenPanel::default(), None).await
    }

    async fn complete(request: &Request<'_>, focus: &Focus<'_>) -> Result<Vec<Choice>, AppError> {
        Ok(match focus.option {
            "sets" => completion::sets(request.text(), focus.so_far),
            "options" => {
                let chosen = match focus.typed.text("sets") {
                    Some(sets) => sets.to_owned(),
                    None => chosen(request).await?,
                };
                completion::options(focus.so_far, &chosen)
            }
            _ => Vec::new(),
        })
    }
}

/// The sets of the channel's table, as they are typed.
async fn chosen(request: &Request<'_>) -> Result<String, AppError> {
    let keys = request.table(None).await?.map(|table| table.settings.systems);
    Ok(keys.map(Vec::<String>::from).unwrap_or_default().join(","))
}

/// Changes the colours of a running game; this affects no rule.
async fn redraw(request: &Request<'_>, look: Option<TableTheme>) -> Result<Answer, AppError> {
    let told = |text: &Text, settings: &Settings| {
        let look = TableTheme::ALL.iter().find(|(_, look)| Some(*look) == settings.look);
        let word = look.map_or(sets::AS_SETS, |(word, _)| word);
        say!(text, "theme-told", theme = text.say(&format!("option-theme-{word}")))
    };
    clocks::change_settings(request, |settings| settings.look = look, told).await?;
    Ok(Answer::private(MessageDraft::text(request.text().say("theme-done"))))
}
