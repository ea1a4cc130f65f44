//! Lists what is written in each language: every file below `locales/<language>`, so that an
//! expansion's words need no line in any list.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

fn main() -> io::Result<()> {
    let root = PathBuf::from(env::var("CARGO_MANIFEST_DIR").map_err(io::Error::other)?);
    let out = PathBuf::from(env::var("OUT_DIR").map_err(io::Error::other)?);
    let (locales, pages) = (root.join("../locales"), root.join("../../docs/rules"));
    println!("cargo::rerun-if-changed={}", locales.display());
    println!("cargo::rerun-if-changed={}", pages.display());
    fs::write(out.join("locales.rs"), sentences(&locales)?)?;
    fs::write(out.join("pages.rs"), rules_pages(&pages)?)
}

/// The Fluent files by language.
fn sentences(locales: &Path) -> io::Result<String> {
    let mut list = String::from("&[\n");
    for language in entries(locales)? {
        let code = language.file_name().unwrap_or_default();
        writeln!(list, "    ({code:?}, &[").map_err(io::Error::other)?;
        for file in files(&language, "ftl")? {
            writeln!(list, "        include_str!({file:?}),").map_err(io::Error::other)?;
        }
        list.push_str("    ]),\n");
    }
    list.push_str("]\n");
    Ok(list)
}

/// The pages of the rules by language and system: the English ones, and below them a folder for each
/// other language.
fn rules_pages(pages: &Path) -> io::Result<String> {
    let mut list = String::from("&[\n");
    for file in files(pages, "md")? {
        let folder = file.parent().filter(|folder| *folder != pages).and_then(Path::file_name);
        let (code, key) = (folder.unwrap_or("en".as_ref()), file.file_stem().unwrap_or_default());
        writeln!(list, "    ({code:?}, {key:?}, include_str!({file:?})),")
            .map_err(io::Error::other)?;
    }
    list.push_str("]\n");
    Ok(list)
}

/// What is in a folder, by name.
fn entries(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut entries: Vec<PathBuf> =
        fs::read_dir(folder)?.map(|entry| Ok(entry?.path())).collect::<io::Result<_>>()?;
    entries.sort();
    Ok(entries)
}

/// The files with this ending in a folder and in the folders in it.
fn files(folder: &Path, ending: &str) -> io::Result<Vec<PathBuf>> {
    let mut files = Vec::new();
    for entry in entries(folder)? {
        if entry.is_dir() {
            files.extend(self::files(&entry, ending)?);
        } else if entry.extension().is_some_and(|extension| extension == ending) {
            files.push(entry);
        }
    }
    Ok(files)
}
