//! Reading packs: which files belong to one, within bounds of their size and number. A pack with
//! anything wrong in it is not used.

use std::collections::BTreeMap;
use std::fs::{self, File};
use std::io::{self, Read as _};
use std::path::{Path, PathBuf};

use render::{ArtPack, MAX_FILE_BYTES, PackColours, Theme, TilePicture};
use rules::{KindId, catalog};
use table::art::{ArtPacks, InstalledPack};

use super::manifest::{self, Manifest};
use super::{CONTACT_SHEET, MANIFEST, PackFault, PackProblem, is_word};

/// The most packs that are used.
const MAX_PACKS: usize = 64;
/// The most files and folders that are looked at in a pack.
const MAX_ENTRIES: usize = 4096;
/// The most bytes of the decoded pictures of all packs.
const MAX_MEMORY: usize = 256 << 20;
/// The endings of pictures.
const ENDINGS: [&str; 4] = ["png", "webp", "jpg", "jpeg"];

/// The packs of a folder.
#[derive(Debug, Default)]
pub struct Gallery {
    /// Those that tables can choose.
    pub packs: ArtPacks,
    /// The others: the first fault of each.
    pub refused: Vec<PackFault>,
}

/// Reads and decodes every pack of a folder. Files beside the packs, and folders whose names begin
/// with a dot, are left alone.
///
/// # Errors
/// The system's error, if the folder cannot be read.
pub fn load(folder: &Path) -> io::Result<Gallery> {
    let mut folders: Vec<PathBuf> = Vec::new();
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let hidden = entry.file_name().to_string_lossy().starts_with('.');
        if !hidden && entry.path().is_dir() {
            folders.push(entry.path());
        }
    }
    folders.sort_unstable();
    let (mut packs, mut refused, mut bytes) = (Vec::new(), Vec::new(), 0);
    for folder in folders {
        if packs.len() == MAX_PACKS {
            refused.push(PackFault::new(folder, PackProblem::TooManyPacks(MAX_PACKS)));
            continue;
        }
        match installed(&folder, &mut bytes) {
            Ok(pack) => packs.push(pack),
            Err(fault) => refused.push(fault),
        }
    }
    Ok(Gallery { packs: ArtPacks::new(packs), refused })
}

/// The pack of a folder; `bytes` counts the memory of all packs.
fn installed(folder: &Path, bytes: &mut usize) -> Result<InstalledPack, PackFault> {
    let PackFiles { manifest, tiles, faults, .. } = PackFiles::read(folder)?;
    let manifest = manifest?;
    if let Some(fault) = faults.into_iter().next() {
        return Err(fault);
    }
    let word = folder.file_name().unwrap_or_default().to_string_lossy();
    let pack = ArtPack::new(word, manifest.colours(), tiles)
        .map_err(|error| PackFault::new(folder.join(MANIFEST), error))?;
    if *bytes + pack.bytes() > MAX_MEMORY {
        return Err(PackFault::new(folder, PackProblem::TooMuchMemory(MAX_MEMORY >> 20)));
    }
    *bytes += pack.bytes();
    let (title, author) = (manifest.name.0, manifest.author.0);
    Ok(InstalledPack { theme: Theme::of_pack(pack), title, author, licence: manifest.licence.0 })
}

/// What is in the folder of a pack.
#[derive(Debug)]
pub(super) struct PackFiles {
    /// The description, or what is wrong with it.
    pub manifest: Result<Manifest, PackFault>,
    /// The pictures that are sound.
    pub tiles: Vec<(KindId, TilePicture)>,
    /// What is wrong with the others.
    pub faults: Vec<PackFault>,
    /// Pictures whose names are no ids of tiles.
    pub unknown: Vec<PathBuf>,
}

impl PackFiles {
    /// Reads a pack.
    ///
    /// # Errors
    /// [`PackFault`] if the folder itself cannot be used. What is wrong with its files is listed.
    pub(super) fn read(folder: &Path) -> Result<Self, PackFault> {
        let word = folder.file_name().unwrap_or_default().to_string_lossy();
        if !is_word(&word) {
            return Err(PackFault::new(folder, PackProblem::Word));
        }
        let pictures = pictures(folder).map_err(|problem| PackFault::new(folder, problem))?;
        let manifest = read_manifest(&folder.join(MANIFEST));
        let mut pack =
            Self { manifest, tiles: Vec::new(), faults: Vec::new(), unknown: Vec::new() };
        let mut seen: BTreeMap<String, PathBuf> = BTreeMap::new();
        for (id, file) in pictures {
            let Some(kind) = catalog().kinds().find(|kind| kind.kind().id == id) else {
                pack.unknown.push(file);
                continue;
            };
            if let Some(other) = seen.insert(id, file.clone()) {
                pack.faults.push(PackFault::new(file, PackProblem::Twice(other)));
                continue;
            }
            match picture(&file) {
                Ok(tile) => pack.tiles.push((kind, tile)),
                Err(problem) => pack.faults.push(PackFault::new(file, problem)),
            }
        }
        Ok(pack)
    }

    /// The colours around the tiles; those of a pack that chooses none while they are not sound.
    pub(super) fn colours(&self) -> PackColours {
        self.manifest.as_ref().map_or_else(|_| PackColours::plain(), Manifest::colours)
    }
}

fn read_manifest(file: &Path) -> Result<Manifest, PackFault> {
    let read = || -> Result<Manifest, PackProblem> {
        let bytes = bytes(file, manifest::MAX_BYTES)?;
        if bytes.len() > manifest::MAX_BYTES {
            let problem = format!("it has more than {} bytes", manifest::MAX_BYTES);
            return Err(PackProblem::Manifest(problem));
        }
        let text = String::from_utf8(bytes);
        let text = text.map_err(|_| PackProblem::Manifest("it is not UTF-8".to_owned()))?;
        let manifest = Manifest::read(&text).map_err(PackProblem::Manifest)?;
        manifest.colours().check()?;
        Ok(manifest)
    };
    read().map_err(|problem| PackFault::new(file, problem))
}

fn picture(file: &Path) -> Result<TilePicture, PackProblem> {
    Ok(TilePicture::decode(&bytes(file, MAX_FILE_BYTES)?)?)
}

/// The bytes of a file; of one that is too large, one more than allowed.
fn bytes(file: &Path, most: usize) -> io::Result<Vec<u8>> {
    // A pipe that nobody writes into cannot even be opened, and a device never ends.
    if !fs::metadata(file)?.is_file() {
        return Err(io::Error::other("not a file"));
    }
    let mut bytes = Vec::new();
    File::open(file)?.take(most as u64 + 1).read_to_end(&mut bytes)?;
    Ok(bytes)
}

/// The pictures of a pack by id: a file `base/D.png` is the picture of `base/D`.
fn pictures(folder: &Path) -> Result<Vec<(String, PathBuf)>, PackProblem> {
    let (mut entries, mut found) = (0, Vec::new());
    for set in sorted(folder, &mut entries)? {
        if !set.is_dir() {
            found.extend(
                picture_name(&set)
                    .filter(|_| !set.ends_with(CONTACT_SHEET))
                    .map(|name| (name, set)),
            );
            continue;
        }
        let set_name = set.file_name().unwrap_or_default().to_string_lossy().into_owned();
        for file in sorted(&set, &mut entries)? {
            let id = picture_name(&file).map(|name| format!("{set_name}/{name}"));
            found.extend(id.map(|id| (id, file)));
        }
    }
    Ok(found)
}

/// The name of a picture without its ending; `None` for other files.
fn picture_name(file: &Path) -> Option<String> {
    let ending = file.extension()?.to_string_lossy().to_lowercase();
    let is_picture = ENDINGS.contains(&ending.as_str());
    is_picture.then(|| file.file_stem().unwrap_or_default().to_string_lossy().into_owned())
}

/// What is in a folder and not hidden, in order; counted.
fn sorted(folder: &Path, entries: &mut usize) -> Result<Vec<PathBuf>, PackProblem> {
    let mut paths = Vec::new();
    for entry in fs::read_dir(folder)? {
        *entries += 1;
        if *entries > MAX_ENTRIES {
            return Err(PackProblem::TooManyFiles(MAX_ENTRIES));
        }
        let entry = entry?;
        if !entry.file_name().to_string_lossy().starts_with('.') {
            paths.push(entry.path());
        }
    }
    paths.sort_unstable();
    Ok(paths)
}
