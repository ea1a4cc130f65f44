//! Reads the file of a game: its frame, and whether every part is linked to the one before it.

use serde::Deserialize;
use serde::de::DeserializeOwned;
use table::error::{ExportPart, ExportRefusal};

use super::{Export, FRAME, Head, LINK, MAX_BYTES, MoveLine, VERSION, link};

/// Digits of a link.
const DIGITS: usize = 64;

/// Reads the text of a file.
///
/// # Errors
/// [`ExportRefusal`], which names the first part that is not as it was written.
pub fn read(bytes: &[u8]) -> Result<Export, ExportRefusal> {
    if bytes.len() > MAX_BYTES {
        return Err(ExportRefusal::Large);
    }
    // A byte that is no letter is found as a change of its line.
    let text = String::from_utf8_lossy(bytes);
    let mut lines = Lines { rest: &text, number: 0, link: String::new() };
    let head = lines.head().map_err(|fault| match fault {
        // `/export` gives one beside the one that is read here.
        ExportRefusal::Foreign if jcz::is_file(&text) => ExportRefusal::Jcz,
        fault => fault,
    })?;
    lines.exactly(FRAME.moves)?;
    let mut moves: Vec<MoveLine> = Vec::new();
    // Whether a comma says that another move follows; unknown before the first.
    let mut follows = None;
    let end = loop {
        let line = lines.next()?;
        let last = ExportPart::Move(moves.len() as u32);
        match (line.strip_prefix(FRAME.end), follows) {
            (Some(_), Some(true)) => return Err(ExportRefusal::Changed(last)),
            (Some(end), _) => {
                let end = end.strip_suffix(FRAME.last).ok_or(lines.changed())?;
                break lines.part(end, ExportPart::End)?;
            }
            (None, Some(false)) => return Err(lines.changed()),
            (None, _) => {}
        }
        let made = line.strip_suffix(',');
        follows = Some(made.is_some());
        let part = ExportPart::Move(moves.len() as u32 + 1);
        moves.push(lines.part(made.unwrap_or(line), part)?);
    };
    match lines.rest {
        "" => Ok(Export { head, moves, end }),
        _ => Err(ExportRefusal::Changed(ExportPart::Line(lines.number + 1))),
    }
}

/// What is left to read.
struct Lines<'a> {
    rest: &'a str,
    /// The number of the line that was read last.
    number: u32,
    /// The link of the part that was read last.
    link: String,
}

impl<'a> Lines<'a> {
    fn changed(&self) -> ExportRefusal {
        ExportRefusal::Changed(ExportPart::Line(self.number))
    }

    fn next(&mut self) -> Result<&'a str, ExportRefusal> {
        self.number += 1;
        let (line, rest) = self.rest.split_once('\n').ok_or(self.changed())?;
        self.rest = rest;
        Ok(line)
    }

    fn exactly(&mut self, text: &str) -> Result<(), ExportRefusal> {
        if self.next()? == text { Ok(()) } else { Err(self.changed()) }
    }

    /// The first line. Whether this is such a file at all, and of which format, is read from it
    /// before anything else, so that a newer file is not called a changed one.
    fn head(&mut self) -> Result<Head, ExportRefusal> {
        #[derive(Deserialize)]
        struct Version {
            version: u32,
        }
        let line = self.next().map_err(|_| ExportRefusal::Foreign)?;
        let head = line.strip_prefix(FRAME.head).ok_or(ExportRefusal::Foreign)?;
        let head = head.strip_suffix(',').ok_or(ExportRefusal::Changed(ExportPart::Head))?;
        let linked = self.linked(head, ExportPart::Head);
        if let Ok(Version { version }) = serde_json::from_str(head)
            && version > VERSION
        {
            return Err(ExportRefusal::Newer(version));
        }
        linked?;
        serde_json::from_str(head).map_err(|_| ExportRefusal::Unreadable(ExportPart::Head))
    }

    /// A part, if its link fits.
    fn part<T: DeserializeOwned>(
        &mut self,
        text: &str,
        part: ExportPart,
    ) -> Result<T, ExportRefusal> {
        self.linked(text, part)?;
        serde_json::from_str(text).map_err(|_| ExportRefusal::Unreadable(part))
    }

    fn linked(&mut self, text: &str, part: ExportPart) -> Result<(), ExportRefusal> {
        let changed = ExportRefusal::Changed(part);
        let (body, end) = text.rsplit_once(LINK).ok_or(changed)?;
        let own = end.strip_suffix("\"}").filter(|own| own.len() == DIGITS).ok_or(changed)?;
        if link(&self.link, body) != own {
            return Err(changed);
        }
        own.clone_into(&mut self.link);
        Ok(())
    }
}
