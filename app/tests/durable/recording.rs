//! What a bot did to the files of its database, in order, and what it said in between: as strace
//! has written it down.

use std::collections::HashMap;
use std::path::Path;
use std::process::{Command, Stdio};

use crate::wire::Said;

/// The files that matter, by what follows the name of the database. What is shared between
/// connections (`-shm`) is made anew by whoever opens the database first.
pub const FILES: [&str; 3] = ["", "-wal", "-journal"];

/// One step.
#[derive(Debug)]
pub enum Step {
    /// Bytes were written to a file.
    Write { file: usize, at: usize, bytes: Vec<u8> },
    /// A file was cut, or extended, to a length.
    Cut { file: usize, length: usize },
    /// The disk has confirmed everything of a file.
    Sync { file: usize },
    /// A file was made.
    Made { file: usize },
    /// A file was removed.
    Gone { file: usize },
    /// The disk has confirmed which files there are.
    FolderSync,
    /// The bot has said something.
    Said(Box<Said>),
}

/// Whether strace is there and may trace.
pub fn is_possible() -> bool {
    let mut strace = Command::new("strace");
    strace.args(["-f", "-qq", "-o", "/dev/null", "true"]);
    let tried = strace.stdout(Stdio::null()).stderr(Stdio::null()).status();
    tried.is_ok_and(|status| status.success())
}

/// Reads a recording of what happened to a database.
pub fn read(recording: &Path, database: &Path) -> Vec<Step> {
    let text = std::fs::read_to_string(recording).unwrap();
    let reader = Reader { database: database.to_str().unwrap() };
    let mut begun: HashMap<&str, &str> = HashMap::new();
    let mut steps = Vec::new();
    for line in text.lines() {
        let Some((thread, call)) = line.split_once(' ') else { continue };
        let call = call.trim_start();
        // A call of one thread may be interrupted by calls of others: it counts when it has ended.
        if let Some(begins) = call.strip_suffix(" <unfinished ...>") {
            begun.insert(thread, begins);
        } else if call.starts_with("<... ") {
            let (begins, end) = (begun.remove(thread), call.split_once("resumed>"));
            if let (Some(begins), Some((_, end))) = (begins, end) {
                steps.extend(reader.step(&format!("{begins}{end}")));
            }
        } else {
            steps.extend(reader.step(call));
        }
    }
    steps
}

struct Reader<'a> {
    database: &'a str,
}

impl Reader<'_> {
    /// The step of a call that has ended; none if it does not matter, or has failed.
    fn step(&self, call: &str) -> Option<Step> {
        let (call, result) = call.rsplit_once(" = ")?;
        if result.starts_with('-') {
            return None;
        }
        let (name, rest) = call.split_once('(')?;
        let rest = rest.trim_end().strip_suffix(')')?;
        match name {
            "pwrite64" => {
                let (file, bytes, at) = (self.file(rest)?, bytes_in(rest)?, number_at_end(rest)?);
                Some(Step::Write { file, at, bytes })
            }
            "ftruncate" => Some(Step::Cut { file: self.file(rest)?, length: number_at_end(rest)? }),
            "fsync" | "fdatasync" => match self.file(rest) {
                Some(file) => Some(Step::Sync { file }),
                None => {
                    let folder = Path::new(self.database).parent()?;
                    (Path::new(&path_of(rest)?) == folder).then_some(Step::FolderSync)
                }
            },
            "openat" => {
                let made = rest.contains("O_CREAT");
                let file = self.named(&String::from_utf8(bytes_in(rest)?).ok()?)?;
                made.then_some(Step::Made { file })
            }
            "unlink" => {
                let file = self.named(&String::from_utf8(bytes_in(rest)?).ok()?)?;
                Some(Step::Gone { file })
            }
            "write" if rest.starts_with("1<") => {
                let said = String::from_utf8(bytes_in(rest)?).ok()?;
                let said = serde_json::from_str(said.trim()).ok()?;
                Some(Step::Said(Box::new(said)))
            }
            // Nothing else may happen to the files of a database.
            _ => {
                assert!(self.file(rest).is_none(), "{name} of a database");
                None
            }
        }
    }

    /// The number of the file that the handle at the beginning leads to.
    fn file(&self, rest: &str) -> Option<usize> {
        self.named(&path_of(rest)?)
    }

    fn named(&self, path: &str) -> Option<usize> {
        let ending = path.strip_prefix(self.database)?;
        FILES.iter().position(|file| *file == ending)
    }
}

/// The path of a handle: `4<\x2f..>, ...`.
fn path_of(rest: &str) -> Option<String> {
    let (_, path) = rest.split_once('<')?;
    let (path, _) = path.split_once('>')?;
    String::from_utf8(unescaped(path)?).ok()
}

/// What stands in the first quotes.
fn bytes_in(rest: &str) -> Option<Vec<u8>> {
    let (_, text) = rest.split_once('"')?;
    let (text, after) = text.split_once('"')?;
    assert!(!after.starts_with("..."), "strace has cut something short");
    unescaped(text)
}

fn number_at_end(rest: &str) -> Option<usize> {
    rest.rsplit_once(", ")?.1.trim().parse().ok()
}

/// Bytes that are written as `\x2f`.
fn unescaped(text: &str) -> Option<Vec<u8>> {
    let digit = |byte: u8| char::from(byte).to_digit(16).map(|digit| digit as u8);
    let byte = |four: &[u8]| Some(digit(*four.get(2)?)? << 4 | digit(*four.get(3)?)?);
    text.as_bytes().chunks(4).map(byte).collect()
}
