//! A disk that loses its power: what it has confirmed is there, and of everything since then any
//! sectors may be there and any may not, in whatever order they were written.

use std::path::Path;

use crate::people::Chance;
use crate::recording::{FILES, Step};

/// What a disk writes wholly or not at all, in bytes.
const SECTOR: usize = 512;

/// What has happened to a file since the disk last confirmed it.
#[derive(Clone, Copy, Debug)]
enum Change<'a> {
    Write { at: usize, bytes: &'a [u8] },
    Cut { length: usize },
}

#[derive(Debug, Default)]
struct File<'a> {
    confirmed: Vec<u8>,
    since: Vec<Change<'a>>,
    is_there: bool,
    is_confirmed: bool,
}

/// The disk.
#[derive(Debug, Default)]
pub struct Disk<'a> {
    files: [File<'a>; FILES.len()],
}

impl<'a> Disk<'a> {
    /// Takes the next step.
    pub fn take(&mut self, step: &'a Step) {
        match step {
            Step::Write { file, at, bytes } => {
                self.files[*file].since.push(Change::Write { at: *at, bytes });
            }
            Step::Cut { file, length } => {
                self.files[*file].since.push(Change::Cut { length: *length });
            }
            Step::Sync { file } => {
                let file = &mut self.files[*file];
                for change in file.since.drain(..) {
                    change.happens(&mut file.confirmed, |_| true);
                }
            }
            Step::Made { file } => {
                let file = &mut self.files[*file];
                if !file.is_there {
                    *file =
                        File { is_there: true, is_confirmed: file.is_confirmed, ..File::default() };
                }
            }
            Step::Gone { file } => self.files[*file].is_there = false,
            Step::FolderSync => {
                self.files.iter_mut().for_each(|file| file.is_confirmed = file.is_there);
            }
            Step::Said(_) => {}
        }
    }

    /// Writes down what may be found after the power was lost now.
    pub fn lose_power(&self, database: &Path, chance: &mut Chance) {
        // All of it, nothing of it, or some.
        let often = *chance.of(&[0, 10, 50, 50, 90, 100]);
        for (file, ending) in self.files.iter().zip(FILES) {
            let mut path = database.as_os_str().to_owned();
            path.push(ending);
            let _ = std::fs::remove_file(&path);
            let known = file.is_there == file.is_confirmed;
            let there = if known { file.is_there } else { chance.below(2) == 0 };
            if !there {
                continue;
            }
            let mut found = file.confirmed.clone();
            for change in &file.since {
                change.happens(&mut found, |_| chance.below(100) < often);
            }
            std::fs::write(&path, found).unwrap();
        }
    }
}

impl Change<'_> {
    /// Does it to a file, sector by sector as far as each is kept.
    fn happens(self, file: &mut Vec<u8>, mut kept: impl FnMut(usize) -> bool) {
        match self {
            Self::Cut { length } => {
                if kept(length) {
                    file.resize(length, 0);
                }
            }
            Self::Write { at, bytes } => {
                let mut done = 0;
                while done < bytes.len() {
                    let from = at + done;
                    let to = ((from / SECTOR + 1) * SECTOR).min(at + bytes.len());
                    if kept(from) {
                        if file.len() < to {
                            file.resize(to, 0);
                        }
                        file[from..to].copy_from_slice(&bytes[done..done + to - from]);
                    }
                    done += to - from;
                }
            }
        }
    }
}
