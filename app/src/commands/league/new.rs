//! `/league new`.

use ground::{Answer, Request};
use port::Choice;
use table::error::AppError;
use table::league::{LeagueFormat, LeagueState};
use use_cases::league;

use crate::commands::game::new::New as NewTable;
use crate::commands::spec::{Language, command, words};
use crate::commands::{Focus, Run};

/// How long a move may take, unless something else is typed: a season does not wait for ever.
const PACE: &str = "1d";
/// How long a round lasts, unless something else is typed.
const DAYS: u16 = 14;

words! {
    /// How groups are drawn.
    ChosenFormat = &["swiss", "roundrobin"]
}

words! {
    /// How many people play at a table.
    ChosenSize = &["3", "4"]
}

command! {
    /// Opens a league.
    New = "new" {
        name: String,
        format: Option<ChosenFormat>,
        size: Option<ChosenSize>,
        rounds: Option<String>,
        days: Option<String>,
        pace: Option<String>,
        weekends: Option<bool>,
        sets: Option<String>,
        options: Option<String>,
        tiles: Option<String>,
        theme: Option<String>,
        language: Option<Language>,
    }
}

impl Run for New {
    async fn run(self, request: &Request<'_>) -> Result<Answer, AppError> {
        let Self { name, format, size, rounds, days, pace, .. } = self;
        let Self { weekends, sets, options, tiles, theme, language, .. } = self;
        let pace = Some(pace.unwrap_or_else(|| PACE.to_owned()));
        let table =
            NewTable { sets, options, pace, weekends, tiles, theme, language, ..NewTable::BLANK };
        let state = LeagueState {
            format: format.map_or(LeagueFormat::Swiss.word(), |format| format.0).to_owned(),
            size: if size.is_some_and(|size| size.0 == "3") { 3 } else { 4 },
            rounds: rounds.as_deref().map(league::rounds).transpose()?,
            days: days.as_deref().map_or(Ok(DAYS), league::days)?,
            table: table.settings(request).await?,
            rooms: Vec::new(),
            played: Vec::new(),
            timer_on: None,
        };
        league::open(request, &name, &state).await
    }

    async fn complete(request: &Request<'_>, focus: &Focus<'_>) -> Result<Vec<Choice>, AppError> {
        match focus.option {
            "rounds" => Ok(numbers(3..=8, focus.so_far)),
            "days" => Ok(numbers([7, 10, 14, 21, 28], focus.so_far)),
            _ => NewTable::complete(request, focus).await,
        }
    }
}

fn numbers(offered: impl IntoIterator<Item = u16>, so_far: &str) -> Vec<Choice> {
    let choice = |number: u16| Choice::new(number.to_string(), number.to_string());
    crate::commands::completion::matching(offered.into_iter().map(choice).collect(), so_far)
}
