//! `/game duplicate`.

use ground::{Answer, Request};
use port::Choice;
use table::duplicate::TABLES;
use table::error::{AppError, DuplicateRefusal};
use use_cases::duplicate;

use crate::commands::game::new::New;
use crate::commands::spec::{Language, command};
use crate::commands::{Focus, Run, completion};

command! {
    /// Opens the first of several tables that play the same tiles, or another one of them; or shows
    /// how they stand.
    Duplicate = "duplicate" {
        tables: Option<String>,
        code: Option<String>,
        sets: Option<String>,
        options: Option<String>,
        pace: Option<String>,
        weekends: Option<bool>,
        tiles: Option<String>,
        theme: Option<String>,
        language: Option<Language>,
        thread: Option<bool>,
    }
}

impl Run for Duplicate {
    async fn run(self, request: &Request<'_>) -> Result<Answer, AppError> {
        let Self { tables, code, sets, options, pace, weekends, tiles, theme, language, thread } =
            self;
        let in_threads = thread.unwrap_or(false);
        let new = New { sets, options, pace, weekends, tiles, theme, language, ..New::BLANK };
        match (tables, code) {
            (None, Some(code)) if new == New::BLANK => {
                duplicate::open_another(request, &code, in_threads).await
            }
            (_, Some(_)) => Err(DuplicateRefusal::CodeAlone.into()),
            (Some(tables), None) => {
                let settings = new.settings(request).await?;
                duplicate::open(request, settings, (&tables, in_threads)).await
            }
            (None, None) if new == New::BLANK && thread.is_none() => duplicate::show(request).await,
            (None, None) => Err(DuplicateRefusal::Tables(String::new()).into()),
        }
    }

    async fn complete(request: &Request<'_>, focus: &Focus<'_>) -> Result<Vec<Choice>, AppError> {
        match focus.option {
            "tables" => Ok(completion::matching(counts(), focus.so_far)),
            "code" => Ok(completion::matching(duplicate::codes(request).await?, focus.so_far)),
            _ => New::complete(request, focus).await,
        }
    }
}

fn counts() -> Vec<Choice> {
    TABLES.map(|tables| Choice::new(tables.to_string(), tables.to_string())).collect()
}
