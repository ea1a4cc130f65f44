//! `/tile`: the host of a table describes tiles before the game begins.

use rules::HostTile;

use crate::port::{Choice, Invocation};
use crate::say;
use crate::table::access::Act;
use crate::table::error::{Refusal, Stop};
use crate::table::host_tiles::{EXAMPLES, SETS};
use crate::table::model::Table;
use crate::use_cases::{Answer, Request, load, setup};
use crate::view::{self, vocabulary};

/// `/tile add`: the answer shows the described tile.
pub(crate) async fn add_tile(request: &Request<'_>, typed: &Invocation) -> Result<Answer, Stop> {
    let (set, text) = (typed.text("set"), typed.text("tile").unwrap_or_default());
    setup::settle(request, None, |table| table.settings.clone().with_host_tile(set, text)).await?;
    tiles_of_host(request).await
}

/// `/tile remove`.
pub(crate) async fn remove_tile(request: &Request<'_>, typed: &Invocation) -> Result<Answer, Stop> {
    let input = typed.text("number").unwrap_or_default();
    let number = input.trim().parse::<usize>().ok().and_then(|number| number.checked_sub(1));
    let change = |table: &Table| {
        let mut settings = table.settings.clone();
        let there = number.filter(|number| *number < settings.host_tiles.len());
        let number = there.ok_or_else(|| Refusal::NoHostTile(input.to_owned()))?;
        settings.host_tiles.remove(number);
        Ok(settings)
    };
    setup::settle(request, None, change).await?;
    tiles_of_host(request).await
}

/// `/tile list`.
pub(crate) async fn tiles_of_host(request: &Request<'_>) -> Result<Answer, Stop> {
    let table = load::table_to(request, None, Act::Look).await?;
    Ok(Answer::private(view::host::page(request.text(), &table).of(&table)))
}

/// The tiles that can be removed, by number.
pub(crate) async fn tile_numbers(request: &Request<'_>) -> Result<Vec<Choice>, Stop> {
    let table = request.table(None).await?;
    let tiles = table.map(|table| table.settings.host_tiles).unwrap_or_default();
    let text = request.text();
    let choice = |(number, tile): (usize, HostTile)| {
        let tile = vocabulary::printed(text, tile.kind());
        Choice::new(say!(text, "panel-spot", number = number, what = tile), number.to_string())
    };
    Ok((1..).zip(tiles).map(choice).collect())
}

/// The choices for a description: the typed text with the error in it, then examples.
pub(crate) async fn descriptions(
    request: &Request<'_>,
    typed: &Invocation,
) -> Result<Vec<Choice>, Stop> {
    let text = request.text();
    let so_far = typed.text("tile").unwrap_or_default().trim();
    let table = request.table(None).await?;
    let set = table.and_then(|table| table.settings.host_set(typed.text("set")).ok());
    let set = set.map_or(SETS[0].key, |set| set.key);
    // Offer the description together with what the drawing adds to it.
    let completed = HostTile::completed(set, so_far);
    let so_far = completed.as_deref().unwrap_or(so_far);
    let checked = HostTile::read(set, so_far).map(drop);
    let own = match &checked {
        Ok(()) => say!(text, "host-typed-good", input = so_far),
        Err(error) => {
            let why = crate::text::plain(&view::host::why(text, so_far, error));
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
