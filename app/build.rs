//! Lists the sentences of each language: every file below `locales/<language>`, so that an
//! expansion's words need no line in any list.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

/// The language that every other one falls back on.
const FALLBACK: &str = "en";

fn main() -> io::Result<()> {
    println!("cargo::rerun-if-changed=locales");
    let root = env::var("CARGO_MANIFEST_DIR").map_err(io::Error::other)?;
    let mut languages = entries(&Path::new(&root).join("locales"))?;
    languages.sort_by_key(|path| !path.ends_with(FALLBACK));
    let mut list = String::from("&[\n");
    for language in languages {
        let code = language.file_name().unwrap_or_default();
        writeln!(list, "    Locale {{ code: {code:?}, files: &[").map_err(io::Error::other)?;
        for file in files(&language)? {
            writeln!(list, "        include_str!({file:?}),").map_err(io::Error::other)?;
        }
        list.push_str("    ] },\n");
    }
    list.push_str("]\n");
    let out = env::var("OUT_DIR").map_err(io::Error::other)?;
    fs::write(Path::new(&out).join("locales.rs"), list)
}

/// What is in a folder, by name.
fn entries(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut entries: Vec<PathBuf> =
        fs::read_dir(folder)?.map(|entry| Ok(entry?.path())).collect::<io::Result<_>>()?;
    entries.sort();
    Ok(entries)
}

/// The Fluent files of a folder and of the folders in it.
fn files(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut files = Vec::new();
    for entry in entries(folder)? {
        if entry.is_dir() {
            files.extend(self::files(&entry)?);
        } else if entry.extension().is_some_and(|extension| extension == "ftl") {
            files.push(entry);
        }
    }
    Ok(files)
}
