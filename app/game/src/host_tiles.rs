//! The tiles that a host described, drawn and in words.

use port::limits;
use rules::{Game, Halves, HostTile, Segment, SegmentKind};
use text::{Text, say};

use crate::expansions::{DescribedRow, TileRow};
use crate::{narration, vocabulary};

/// The tiles of a game that were described by its host.
pub fn of_game(game: &Game) -> Vec<HostTile> {
    let kinds = game.setup().host_tiles.iter();
    kinds.filter_map(|kind| HostTile::named(kind.kind().id)).collect()
}

/// The tiles drawn in a row; none if there are no tiles.
pub fn picture(text: &Text, tiles: &[HostTile]) -> Option<DescribedRow> {
    let numbered = (1_usize..).zip(tiles);
    let said: Vec<String> = numbered
        .clone()
        .map(|(number, tile)| {
            let named = vocabulary::printed(text, tile.kind());
            let named = say!(text, "panel-spot", number = number, what = named);
            let farms = farms(text, tile);
            let all = std::iter::once(named).chain(farms).collect::<Vec<_>>();
            all.join(&text.say("list-comma"))
        })
        .collect();
    let drawn: Vec<(HostTile, String)> =
        numbered.map(|(number, tile)| (tile.clone(), number.to_string())).collect();
    let semicolon = text.say("list-semicolon");
    let alt = narration::joined(text, &said, limits::ALT_TEXT, |said| said.join(&semicolon));
    (!drawn.is_empty()).then_some((TileRow::Described(drawn), alt))
}

/// Which cities each field feeds, in words; cities have the same numbers as in the picture.
fn farms(text: &Text, tile: &HostTile) -> Vec<String> {
    let segments = &tile.kind().segments;
    let is_city = |index: &usize| segments[*index].kind == SegmentKind::City;
    let cities: Vec<usize> = (0..segments.len()).filter(is_city).collect();
    let fields = segments.iter().filter(|segment| segment.kind == SegmentKind::Field);
    let farm = |field: &Segment| {
        let halves: Vec<&str> = field.halves.iter().map(|half| Halves::NAMES[half]).collect();
        let halves = if halves.is_empty() { "-".to_owned() } else { halves.join(",") };
        let fed = (1_usize..).zip(&cities).filter(|(_, city)| field.touches & 1 << **city != 0);
        let fed: Vec<String> = fed.map(|(number, _)| number.to_string()).collect();
        let (count, cities) = (fed.len(), text.list(&fed));
        say!(text, "host-farm", field = halves, count = count, cities = cities)
    };
    fields.filter(|_| !cities.is_empty()).map(farm).collect()
}
