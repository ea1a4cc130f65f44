//! `/game duplicate`.

use crate::commands::game::new::New;
use crate::commands::spec::{Language, command};
use crate::commands::{Focus, Run, completion};
use crate::port::Choice;
use crate::table::duplicate::TABLES;
use crate::table::error::AppError;
use crate::use_cases::{Answer, Request, duplicate};

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
        match (&self.tables, &self.code) {
            (_, Some(code)) => duplicate::open_another(request, code).await,
            (Some(tables), None) => {
                let Self { sets, options, pace, weekends, tiles, theme, language, .. } =
                    self.clone();
                let tables = (tables.as_str(), self.thread.unwrap_or(false));
                let new =
                    New { sets, options, pace, weekends, tiles, theme, language, ..New::BLANK };
                duplicate::open(request, new.settings(request).await?, tables).await
            }
            (None, None) => duplicate::show(request).await,
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
