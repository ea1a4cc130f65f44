//! `pack.toml`: what a pack is called, who painted it, on what terms, and its three colours.

use render::{PackColours, Rgb};
use serde::Deserialize;

/// The most bytes of the file.
pub(super) const MAX_BYTES: usize = 64 << 10;
/// The most characters of a text in it.
const MAX_CHARACTERS: usize = 40;

/// The contents of `pack.toml`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Manifest {
    /// What the pack is called.
    pub name: PlainText,
    /// Who painted it.
    pub author: PlainText,
    /// On what terms it may be used.
    pub licence: PlainText,
    /// The colours around the tiles; without them, those of summer.
    #[serde(default)]
    colours: Option<ManifestColours>,
}

#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
struct ManifestColours {
    table: HexColour,
    text: HexColour,
    grid: HexColour,
}

/// A short text in one line.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(try_from = "String")]
pub(super) struct PlainText(pub String);

impl TryFrom<String> for PlainText {
    type Error = String;

    fn try_from(text: String) -> Result<Self, String> {
        let text = text.trim();
        let sound = !text.is_empty()
            && text.chars().count() <= MAX_CHARACTERS
            && !text.chars().any(char::is_control);
        let needs = || format!("needs one line of 1 to {MAX_CHARACTERS} characters");
        sound.then(|| Self(text.to_owned())).ok_or_else(needs)
    }
}

/// A colour as `#RRGGBB`.
#[derive(Clone, Copy, Debug, PartialEq, Deserialize)]
#[serde(try_from = "String")]
struct HexColour(Rgb);

impl TryFrom<String> for HexColour {
    type Error = String;

    fn try_from(text: String) -> Result<Self, String> {
        let digits = text.strip_prefix('#').filter(|digits| {
            digits.len() == 6 && digits.bytes().all(|digit| digit.is_ascii_hexdigit())
        });
        let number = digits.and_then(|digits| u32::from_str_radix(digits, 16).ok());
        number
            .map(|number| Self(Rgb(number)))
            .ok_or_else(|| "needs a colour like #E9E1CF".to_owned())
    }
}

impl Manifest {
    /// Reads the text of the file.
    ///
    /// # Errors
    /// What is wrong, in one line with the number of the line.
    pub(super) fn read(text: &str) -> Result<Self, String> {
        toml::from_str(text).map_err(|error| {
            let reason = error.message().replace('\n', " ");
            match error.span() {
                Some(span) => {
                    let line = text.get(..span.start).unwrap_or_default().matches('\n').count() + 1;
                    format!("line {line}: {reason}")
                }
                None => reason,
            }
        })
    }

    /// The colours around the tiles.
    pub(super) fn colours(&self) -> PackColours {
        self.colours.as_ref().map_or_else(PackColours::plain, |chosen| PackColours {
            table: chosen.table.0,
            text: chosen.text.0,
            grid: chosen.grid.0,
        })
    }
}
