//! What is said and shown of a table's theme: its name, who painted an art pack, and that a pack is
//! no longer installed.

use table::art::{ArtPacks, InstalledPack};
use table::model::TableTheme;
use text::{Text, escaped, say};

/// The theme in which pictures are drawn; `None` for that of the sets. A pack that is not installed
/// counts as none.
pub fn theme(look: Option<&TableTheme>, packs: &ArtPacks) -> Option<render::Theme> {
    match look? {
        TableTheme::Summer => Some(render::Theme::LIGHT),
        TableTheme::Dark => Some(render::Theme::DARK),
        TableTheme::Winter => Some(render::Theme::WINTER),
        TableTheme::Pack(word) => packs.named(word).map(|pack| pack.theme),
    }
}

/// What a theme is called in a list.
pub fn name(text: &Text, look: Option<&TableTheme>, packs: &ArtPacks) -> String {
    match look {
        None => text.say("option-theme-sets"),
        Some(TableTheme::Summer) => text.say("option-theme-summer"),
        Some(TableTheme::Dark) => text.say("option-theme-dark"),
        Some(TableTheme::Winter) => text.say("option-theme-winter"),
        Some(TableTheme::Pack(word)) => match packs.named(word) {
            Some(pack) => titled(text, pack),
            None => word.clone(),
        },
    }
}

/// What an installed pack is called in a list.
pub fn titled(text: &Text, pack: &InstalledPack) -> String {
    say!(text, "option-theme-pack", title = pack.title.as_str(), author = pack.author.as_str())
}

/// The line of a table's settings; `None` for the theme of the sets.
pub fn line(text: &Text, look: Option<&TableTheme>, packs: &ArtPacks) -> Option<String> {
    Some(match look? {
        TableTheme::Summer => text.say("lobby-look-summer"),
        TableTheme::Dark => text.say("lobby-look-dark"),
        TableTheme::Winter => text.say("lobby-look-winter"),
        TableTheme::Pack(word) => match packs.named(word) {
            Some(pack) => say!(
                text,
                "lobby-look-pack",
                title = escaped(&pack.title),
                author = escaped(&pack.author),
                licence = escaped(&pack.licence),
            ),
            None => missing(text, look, packs)?,
        },
    })
}

/// What a reader is told if the table's pack is not installed.
pub fn missing(text: &Text, look: Option<&TableTheme>, packs: &ArtPacks) -> Option<String> {
    match look? {
        TableTheme::Pack(word) if packs.named(word).is_none() => {
            Some(say!(text, "art-missing", name = escaped(word)))
        }
        _ => None,
    }
}
