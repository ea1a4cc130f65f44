//! The art packs that whoever runs Carcas has installed. They are read and decoded elsewhere, once,
//! at the start.

use std::sync::Arc;

use render::Theme;

/// An art pack that tables can choose.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct InstalledPack {
    /// Its pictures and colours; the name of the theme is the word by which the pack is chosen.
    pub theme: Theme,
    /// What it is called.
    pub title: String,
    /// Who painted it.
    pub author: String,
    /// On what terms it may be used.
    pub licence: String,
}

impl InstalledPack {
    /// The word by which it is chosen.
    pub fn word(&self) -> &'static str {
        self.theme.name()
    }
}

/// All installed packs, by word. A copy shares them.
#[derive(Clone, Debug, Default)]
pub struct ArtPacks(Arc<[InstalledPack]>);

impl ArtPacks {
    /// These packs.
    pub fn new(packs: impl IntoIterator<Item = InstalledPack>) -> Self {
        let mut packs: Vec<InstalledPack> = packs.into_iter().collect();
        packs.sort_by_key(InstalledPack::word);
        Self(packs.into())
    }

    /// The pack with this word.
    pub fn named(&self, word: &str) -> Option<&InstalledPack> {
        self.iter().find(|pack| pack.word() == word)
    }

    /// All packs, by word.
    pub fn iter(&self) -> impl Iterator<Item = &InstalledPack> {
        self.0.iter()
    }
}
