//! Replays recorded games of JCloisterZone and reports every difference: at each decision the
//! complete set of options, after it scores, figures, supplies and events, at the end the
//! breakdown.
//!
//! ```text
//! cargo run --release -p jcz --example conformance -- [--first N] PATH...
//! ```
//!
//! A path is a `.jsonl.gz` file or a folder of them. Games with sets or elements that are not played
//! here are left out; each of these has a line with the number of its games. Exit status: 0 all
//! that were played agree, 1 differences, 2 a file cannot be read or its game not be set up.

mod board_text;
mod cuts;
mod defects;
mod draws;
mod names;
mod replay;
mod setup;
mod state;
mod trace;

#[cfg(test)]
mod record;
#[cfg(test)]
mod tests;

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use replay::Tally;
use setup::Refused;

fn main() -> ExitCode {
    match run(std::env::args().skip(1)) {
        Ok(status) => ExitCode::from(status),
        Err(problem) => {
            eprintln!("conformance: {problem}");
            ExitCode::from(2)
        }
    }
}

fn run(mut args: impl Iterator<Item = String>) -> Result<u8, String> {
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
    let mut unsupported: BTreeMap<String, u64> = BTreeMap::new();
    let (mut left_out, mut errors) = (0, 0);
    for file in &files {
        let played = trace::read(file).map_err(Refused::Broken).and_then(|mut game| {
            let tally = replay::replay(&mut game)?;
            Ok((game.setup.system, tally))
        });
        match played {
            Ok((system, tally)) => {
                for difference in tally.shown.iter().take(shown) {
                    println!("{}: {difference}", file.display());
                }
                shown -= tally.shown.len().min(shown);
                systems.entry(system).or_default().add(&tally);
            }
            Err(Refused::Unsupported(names)) => {
                left_out += 1;
                names.into_iter().for_each(|name| *unsupported.entry(name).or_default() += 1);
            }
            Err(Refused::Broken(problem)) => {
                errors += 1;
                eprintln!("conformance: {}: {problem}", file.display());
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
        "total games={} decisions={} options={} differences={} unsupported={left_out} errors={errors} \
         defects={}",
        total.games,
        total.decisions,
        total.options,
        total.differences,
        total.defects.total()
    );
    total.defects.lines().for_each(|line| println!("{line}"));
    unsupported.iter().for_each(|(name, games)| println!("unsupported {name} {games}"));
    Ok(if errors > 0 { 2 } else { u8::from(total.differences > 0) })
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
