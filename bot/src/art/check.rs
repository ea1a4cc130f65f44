//! `carcas art check`: what is missing from a pack, what is wrong, what looks wrong, and a picture
//! of all tiles as the pack shows them.

use std::fs;
use std::path::Path;

use render::{ArtPack, OddEdge, PackColours, Theme, odd_edges};
use rules::{Edge, KindId, Side, catalog};

use super::read::PackFiles;
use super::{CONTACT_SHEET, PackFault, PackProblem, SHEET_COLUMNS, SHEET_PX, is_word};

/// Ids that are listed of a set from which only some pictures are missing.
const MAX_LISTED: usize = 12;

/// Says line by line how a pack is, and writes the picture of all tiles. Returns how many files are
/// wrong.
///
/// # Errors
/// [`PackFault`] if the pack's folder cannot be read or the picture cannot be written.
pub fn check(folder: &Path, word: &str, mut say: impl FnMut(&str)) -> Result<usize, PackFault> {
    if !is_word(word) {
        return Err(PackFault::new(word, PackProblem::Word));
    }
    let folder = folder.join(word);
    let pack = PackFiles::read(&folder)?;
    if let Ok(manifest) = &pack.manifest {
        let (name, author) = (&manifest.name.0, &manifest.author.0);
        say(&format!("{}: {name} by {author} ({})", folder.display(), manifest.licence.0));
    }
    let painted: Vec<KindId> = pack.tiles.iter().map(|(kind, _)| *kind).collect();
    let all = catalog().kinds().count();
    let verb = if painted.len() == 1 { "has" } else { "have" };
    let number = painted.len();
    say(&format!("{number} of {all} tiles {verb} a picture; Carcas draws the others"));
    for line in missing(&painted) {
        say(&format!("missing: {line}"));
    }
    let faults: Vec<&PackFault> =
        pack.manifest.as_ref().err().into_iter().chain(&pack.faults).collect();
    for fault in &faults {
        say(&format!("wrong: {fault}"));
    }
    for file in &pack.unknown {
        say(&format!("warning: {}: no tile has this id", file.display()));
    }
    for odd in odd_edges(&pack.tiles) {
        say(&format!("warning: {}", oddness(odd)));
    }
    let sheet = folder.join(CONTACT_SHEET);
    let picture = contact_sheet(&pack).map_err(|error| PackFault::new(&folder, error))?;
    fs::write(&sheet, picture).map_err(|error| PackFault::new(&sheet, error))?;
    say(&format!("{}: every tile; those without a picture are in brackets", sheet.display()));
    Ok(faults.len())
}

/// The tiles without a picture, a line for each set that lacks some.
fn missing(painted: &[KindId]) -> Vec<String> {
    let mut sets: Vec<(&str, usize, Vec<&str>)> = Vec::new();
    for kind in catalog().kinds() {
        let (set, id) = (kind.kind().set(), kind.kind().id);
        if sets.last().is_none_or(|(last, ..)| *last != set) {
            sets.push((set, 0, Vec::new()));
        }
        let Some((_, all, missing)) = sets.last_mut() else { continue };
        *all += 1;
        if !painted.contains(&kind) {
            missing.push(id);
        }
    }
    let lacking = sets.into_iter().filter(|(.., missing)| !missing.is_empty());
    let line = |(set, all, missing): (&str, usize, Vec<&str>)| {
        let number = missing.len();
        if number == all {
            return format!("{set}, all {all}");
        }
        let more = if number > MAX_LISTED { " and more" } else { "" };
        let listed = missing[..number.min(MAX_LISTED)].join(" ");
        format!("{set}, {number} of {all}: {listed}{more}")
    };
    lacking.map(line).collect()
}

fn oddness(OddEdge { tile, side, is, looks }: OddEdge) -> String {
    let side = match side {
        Side::N => "northern",
        Side::E => "eastern",
        Side::S => "southern",
        Side::W => "western",
    };
    let noun = |edge: Edge| match edge {
        Edge::Field => "field",
        Edge::Road => "road",
        Edge::City => "city",
        Edge::River => "river",
        Edge::Seam => "seam",
        Edge::Closing => "closed",
    };
    let (id, is, looks) = (tile.kind().id, noun(is), noun(looks));
    format!("{id}: the {side} edge is a {is}, but by its colours it looks like a {looks}")
}

/// Every tile as the pack shows it.
fn contact_sheet(pack: &PackFiles) -> Result<Vec<u8>, render::PackColoursError> {
    let colours: PackColours = pack.colours();
    let theme = Theme::of_pack(ArtPack::new("check", colours, pack.tiles.iter().cloned())?);
    let word = |kind: KindId| match pack.tiles.iter().any(|(painted, _)| *painted == kind) {
        true => kind.kind().id.to_owned(),
        false => format!("({})", kind.kind().id),
    };
    let words: Vec<(KindId, String)> = catalog().kinds().map(|kind| (kind, word(kind))).collect();
    let named = words.iter().map(|(kind, word)| (*kind, word.as_str()));
    Ok(render::sheet(theme, named, SHEET_PX, SHEET_COLUMNS).png)
}
