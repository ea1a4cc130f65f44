//! `/tile remove`.

use ground::{Answer, Request};
use port::Choice;
use rules::HostTile;
use table::error::{AppError, Refusal};
use table::model::Table;
use text::say;
use use_cases::setup;
use view::vocabulary;

use crate::commands::spec::command;
use crate::commands::tile::list::List;
use crate::commands::{Focus, Run, completion};

command! {
    /// Removes a described tile.
    Remove = "remove" { number: String }
}

impl Run for Remove {
    async fn run(self, request: &Request<'_>) -> Result<Answer, AppError> {
        let input = self.number;
        let number = input.trim().parse::<usize>().ok().and_then(|number| number.checked_sub(1));
        let change = |table: &Table| {
            let mut settings = table.settings.clone();
            let there = number.filter(|number| *number < settings.host_tiles.len());
            let number = there.ok_or_else(|| Refusal::NoHostTile(input.clone()))?;
            settings.host_tiles.remove(number);
            Ok(settings)
        };
        setup::settle(request, None, change).await?;
        List {}.run(request).await
    }

    async fn complete(request: &Request<'_>, focus: &Focus<'_>) -> Result<Vec<Choice>, AppError> {
        Ok(completion::matching(tile_numbers(request).await?, focus.so_far))
    }
}

/// The tiles that can be removed, by number.
async fn tile_numbers(request: &Request<'_>) -> Result<Vec<Choice>, AppError> {
    let table = request.table(None).await?;
    let tiles = table.map(|table| table.settings.host_tiles).unwrap_or_default();
    let text = request.text();
    let choice = |(number, tile): (usize, HostTile)| {
        let tile = vocabulary::printed(text, tile.kind());
        Choice::new(say!(text, "panel-spot", number = number, what = tile), number.to_string())
    };
    Ok((1..).zip(tiles).map(choice).collect())
}
