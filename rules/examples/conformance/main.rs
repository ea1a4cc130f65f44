//! Replays recorded games of another engine and reports every difference: at each decision the
//! complete set of options, after it scores, figures, supplies and events, at the end the
//! breakdown.
//!
//! ```text
//! cargo run --release -p rules --example conformance -- [--first N] PATH...
//! ```
//!
//! A path is a `.jsonl.gz` file or a folder of them. Exit status: 0 all agree, 1 differences, 2 a
//! file cannot be read.

mod board_text;
mod defects;
mod draws;
mod names;
mod replay;
mod trace;

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use replay::{Outcome, Tally};

fn main() -> ExitCode {
    match run(std::env::args().skip(1)) {
        Ok(differences) => ExitCode::from(u8::from(differences > 0)),
        Err(problem) => {
            eprintln!("conformance: {problem}");
            ExitCode::from(2)
        }
    }
}

fn run(mut args: impl Iterator<Item = String>) -> Result<u64, String> {
    let mut files = Vec::new();
    let mut shown = 0;
    while let Some(arg) = args.next() {
        if arg == "--first" {
            let number = args.next().ok_or("--first needs a number")?;
            shown = number.parse().map_err(|_| format!("--first {number} is no number"))?;
        } else {
            collect(Path::new(&arg), &mut files)?;
        }
    }
    if files.is_empty() {
        return Err("give files or folders of recorded games".to_owned());
    }
    files.sort();
    let mut systems: BTreeMap<String, Tally> = BTreeMap::new();
    let mut unsupported = 0;
    for file in &files {
        let mut game = trace::read(file)?;
        let system = game.setup.system.clone();
        match replay::replay(&mut game) {
            Outcome::Unsupported => unsupported += 1,
            Outcome::Played(tally) => {
                for difference in tally.shown.iter().take(shown) {
                    println!("{}: {difference}", file.display());
                }
                shown -= tally.shown.len().min(shown);
                systems.entry(system).or_default().add(&tally);
            }
        }
    }
    println!("system games decisions options differences");
    let mut total = Tally::default();
    for (system, tally) in &systems {
        let Tally { games, decisions, options, differences, .. } = tally;
        println!("{system} {games} {decisions} {options} {differences}");
        total.add(tally);
    }
    println!(
        "total games={} decisions={} options={} differences={} unsupported={unsupported} defects={}",
        total.games,
        total.decisions,
        total.options,
        total.differences,
        total.defects.total()
    );
    total.defects.lines().for_each(|line| println!("{line}"));
    Ok(total.differences)
}

fn collect(path: &Path, files: &mut Vec<PathBuf>) -> Result<(), String> {
    let problem = |error: std::io::Error| format!("{}: {error}", path.display());
    if !path.is_dir() {
        if !path.exists() {
            return Err(format!("{} does not exist", path.display()));
        }
        files.push(path.to_owned());
        return Ok(());
    }
    for entry in std::fs::read_dir(path).map_err(problem)? {
        let entry = entry.map_err(problem)?.path();
        if entry.is_dir() || entry.to_string_lossy().ends_with(".jsonl.gz") {
            collect(&entry, files)?;
        }
    }
    Ok(())
}
