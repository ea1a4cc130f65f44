//! Tiles described by a table's host, as pictures and in words, and the errors in a description.

use game::{host_tiles, narration};
use rules::{Flaw, HostTile, HostTileError, TilePart, TileSlip};
use table::model::Table;
use text::{Name, Text, say};

use crate::{MessageDraft, vocabulary};

/// The most characters of a description that are repeated in a message.
const ECHO: usize = 80;

/// The tiles the host brings, and what is missing.
pub fn page(text: &'static Text, table: &Table) -> MessageDraft {
    let brought = table.game.as_ref().map(host_tiles::of_game);
    let tiles = brought.unwrap_or_else(|| table.settings.host_tiles.clone());
    let missing = if table.game.is_none() { table.settings.missing() } else { Vec::new() };
    let mut lines = vec![text.say(if tiles.is_empty() { "host-none" } else { "host-title" })];
    lines.extend((1_usize..).zip(&tiles).map(|(number, tile)| line(text, number, tile)));
    lines.extend((!tiles.is_empty()).then(|| text.say("host-feeds")));
    lines.extend(missing.iter().map(|lack| lacking(text, *lack)));
    let mut page = MessageDraft::text(narration::lines(text, &lines));
    page.picture = host_tiles::picture(text, &tiles).map(Into::into);
    page
}

/// A tile in words, then the host's description.
fn line(text: &Text, number: usize, tile: &HostTile) -> String {
    let (set, described) = (vocabulary::set(text, tile.set()), tile.description());
    let tile = vocabulary::printed(text, tile.kind());
    say!(text, "host-line", number = number, tile = tile, set = set, described = described)
}

/// How many more tiles are needed.
pub fn lacking(text: &Text, (set, found, wanted): (&'static str, usize, usize)) -> String {
    say!(text, "host-missing", set = vocabulary::set(text, set), found = found, wanted = wanted)
}

/// What is wrong with a description, and in which part.
pub fn why(text: &Text, described: &str, error: &HostTileError) -> String {
    match error {
        HostTileError::Set(_) => text.say("refusal-no-host-set"),
        HostTileError::Syntax(slip) => {
            let word = echo(text, slip.word());
            say!(text, "host-syntax", problem = say!(text, slip_key(slip), word = word))
        }
        HostTileError::Flaw(flaw, part) => {
            let flaw = text.say(flaw_key(*flaw));
            match part_of(text, described, *part) {
                Some(part) => say!(text, "host-flaw-at", part = part, flaw = flaw),
                None => say!(text, "host-flaw", flaw = flaw),
            }
        }
    }
}

/// The part in question: a segment as it was typed, or a side.
fn part_of(text: &Text, described: &str, part: TilePart) -> Option<String> {
    match part {
        TilePart::Tile => None,
        TilePart::Side(side) => {
            let side = vocabulary::side(text, side);
            Some(say!(text, "host-side", side = side))
        }
        TilePart::Segment(number) => {
            let rest =
                described.trim().split_once(char::is_whitespace).map_or("", |(_, rest)| rest);
            let segments = rest.split(['~', '!']).next().unwrap_or(rest);
            let segment = segments.split(';').nth(number)?;
            Some(echo(text, segment.trim()))
        }
    }
}

fn echo(text: &Text, input: &str) -> String {
    let nothing = text.say("refusal-nothing");
    Name::within(input, &nothing, ECHO).shown()
}

const fn slip_key(slip: &TileSlip) -> &'static str {
    match slip {
        TileSlip::TooLong => "syntax-long",
        TileSlip::NoEdges => "syntax-no-edges",
        TileSlip::NotFourEdges(_) => "syntax-four-edges",
        TileSlip::Edge(_) => "syntax-edge",
        TileSlip::ManySegments => "syntax-many",
        TileSlip::Mark(_) => "syntax-mark",
        TileSlip::Number(_) => "syntax-number",
        TileSlip::Segment(_) => "syntax-segment",
        TileSlip::NoReach(_) => "syntax-no-reach",
        TileSlip::Reach(_) => "syntax-reach",
        TileSlip::Tag(_) => "syntax-tag",
        TileSlip::Name(_) => "syntax-name",
        TileSlip::Twice(_) => "syntax-twice",
        TileSlip::Mismatch(_) => "syntax-mismatch",
    }
}

const fn flaw_key(flaw: Flaw) -> &'static str {
    match flaw {
        Flaw::Edge => "flaw-edge",
        Flaw::Kind => "flaw-kind",
        Flaw::Tag => "flaw-tag",
        Flaw::Mark => "flaw-mark",
        Flaw::Inner => "flaw-inner",
        Flaw::Branches => "flaw-branches",
        Flaw::End => "flaw-end",
        Flaw::EndsNowhere => "flaw-ends-nowhere",
        Flaw::Cloisters => "flaw-cloisters",
        Flaw::SplitEdge => "flaw-split-edge",
        Flaw::Undivided => "flaw-undivided",
        Flaw::Untouched => "flaw-untouched",
        Flaw::Beyond => "flaw-beyond",
        Flaw::Unparted => "flaw-unparted",
        Flaw::Parted => "flaw-parted",
        Flaw::Unenclosed => "flaw-unenclosed",
        Flaw::Unnamed => "flaw-unnamed",
        Flaw::Crossing => "flaw-crossing",
        Flaw::Link => "flaw-link",
        Flaw::NoCity => "flaw-no-city",
    }
}
