//! Draws the state of a recorded game:
//! `picture --trace FILE.jsonl.gz [--move N] [--theme light|dark] [--view whole|focus|panel]
//! --out X.png`.
//!
//! `--move N` is the state after decision N (default: the end of the game). In the panel view it
//! is the question of decision N itself, with its candidate cells or the spots for a figure.

mod trace;

use std::path::PathBuf;
use std::process::ExitCode;

use render::{Theme, View, render};

const USAGE: &str = "usage: picture --trace FILE.jsonl.gz [--move N] [--theme light|dark] \
                     [--view whole|focus|panel] --out X.png";

struct Wanted {
    trace: PathBuf,
    number: Option<usize>,
    theme: Theme,
    view: View,
    out: PathBuf,
}

fn main() -> ExitCode {
    let drawn = wanted(std::env::args().skip(1)).and_then(|wanted| draw(&wanted));
    match drawn {
        Ok(told) => {
            println!("{told}");
            ExitCode::SUCCESS
        }
        Err(problem) => {
            eprintln!("picture: {problem}");
            ExitCode::from(2)
        }
    }
}

fn wanted(mut arguments: impl Iterator<Item = String>) -> Result<Wanted, String> {
    let (mut trace, mut out, mut number) = (None, None, None);
    let (mut theme, mut view) = (Theme::LIGHT, View::Whole);
    while let Some(name) = arguments.next() {
        let known = ["--trace", "--move", "--theme", "--view", "--out"];
        if !known.contains(&name.as_str()) {
            return Err(format!("{name} is no option\n{USAGE}"));
        }
        let value = arguments.next().ok_or(format!("{name} needs a value\n{USAGE}"))?;
        match name.as_str() {
            "--trace" => trace = Some(PathBuf::from(value)),
            "--out" => out = Some(PathBuf::from(value)),
            "--move" => {
                let parsed = value.parse();
                number = Some(parsed.map_err(|_| format!("--move {value}: not a number"))?);
            }
            "--theme" => {
                let names: Vec<&str> = Theme::all().map(Theme::name).collect();
                let unknown = || format!("--theme {value}: one of {}", names.join(", "));
                theme = Theme::named(&value).ok_or_else(unknown)?;
            }
            _ => {
                view = match value.as_str() {
                    "whole" => View::Whole,
                    "focus" => View::Focus,
                    "panel" => View::Panel,
                    _ => return Err(format!("--view {value}: one of whole, focus, panel")),
                }
            }
        }
    }
    Ok(Wanted {
        trace: trace.ok_or(format!("--trace is missing\n{USAGE}"))?,
        out: out.ok_or(format!("--out is missing\n{USAGE}"))?,
        number,
        theme,
        view,
    })
}

fn draw(wanted: &Wanted) -> Result<String, String> {
    let file = wanted.trace.display();
    let game = trace::read(&wanted.trace).map_err(|problem| format!("{file}: {problem}"))?;
    let number = wanted.number.unwrap_or(game.moves.len());
    if number > game.moves.len() {
        let last = game.moves.len();
        return Err(format!("--move {number}: the game has decisions 1 to {last}"));
    }
    let scene =
        if wanted.view == View::Panel { game.question(number.max(1)) } else { game.after(number) };
    let scene = scene.map_err(|problem| format!("{file}: {problem}"))?;
    let picture = render(&scene.theme(wanted.theme).view(wanted.view));
    let picture = picture.map_err(|error| error.to_string())?;
    let out = wanted.out.display();
    std::fs::write(&wanted.out, &picture.png).map_err(|error| format!("{out}: {error}"))?;
    let (width, height, bytes) = (picture.width, picture.height, picture.png.len());
    Ok(format!("{out}: {width} x {height}, {bytes} bytes"))
}
