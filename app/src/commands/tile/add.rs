//! `/tile add`.

use ground::{Answer, Request};
use port::Choice;
use rules::HostTile;
use table::error::AppError;
use table::host_tiles::{EXAMPLES, KEYS, SETS};
use text::say;
use use_cases::setup;

use crate::commands::spec::{command, words};
use crate::commands::tile::list::List;
use crate::commands::{Focus, Run};

words! {
    /// The set that a tile belongs to.
    Set = KEYS
}

command! {
    /// Describes a tile of the host's own; the answer shows it.
    Add = "add" { tile: String, set: Option<Set> }
}

impl Run for Add {
    async fn run(self, request: &Request<'_>) -> Result<Answer, AppError> {
        let set = self.set.map(|set| set.0);
        setup::settle(request, None, |table| {
            table.settings.clone().with_host_tile(set, &self.tile)
        })
        .await?;
        List {}.run(request).await
    }

    async fn complete(request: &Request<'_>, focus: &Focus<'_>) -> Result<Vec<Choice>, AppError> {
        descriptions(request, focus).await
    }
}

/// The choices for a description: the typed text with the error in it, then examples.
async fn descriptions(request: &Request<'_>, focus: &Focus<'_>) -> Result<Vec<Choice>, AppError> {
    let text = request.text();
    let so_far = focus.so_far.trim();
    let table = request.table(None).await?;
    let set = table.and_then(|table| table.settings.host_set(focus.typed.text("set")).ok());
    let set = set.map_or(SETS[0].key, |set| set.key);
    // Offer the description together with what the drawing adds to it.
    let completed = HostTile::completed(set, so_far);
    let so_far = completed.as_deref().unwrap_or(so_far);
    let checked = HostTile::read(set, so_far).map(drop);
    let own = match &checked {
        Ok(()) => say!(text, "host-typed-good", input = so_far),
        Err(error) => {
            let why = text::plain(&view::host::why(text, so_far, error));
            say!(text, "host-typed-bad", why = why)
        }
    };
    let own = (!so_far.is_empty()).then(|| Choice::new(own, so_far));
    let fits = |tile: &str| HostTile::read(set, tile).is_ok();
    let examples = EXAMPLES.iter().filter(|(_, tile)| fits(tile)).map(|(key, tile)| {
        let name = say!(text, "host-example", what = text.say(key), tile = *tile);
        Choice::new(name, *tile)
    });
    Ok(own.into_iter().chain(examples).collect())
}
