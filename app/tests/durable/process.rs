//! A bot as a process: this program once more, started as the bot, with pipes to talk to it.

use std::io::{BufRead as _, BufReader, Write as _};
use std::path::Path;
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::Sender;

use crate::bot::DATABASE;
use crate::wire::{Heard, Said};

/// The test that is the bot when it is asked to.
const ENTRY: &str = "a_bot_that_nobody_harms_plays_on";

/// What comes from a bot: its number, and what it said; nothing when it has ended.
pub type News = (usize, Option<Said>);

/// A bot that runs.
#[derive(Debug)]
pub struct Bot {
    /// Its number: no two lives have the same.
    pub life: usize,
    /// Whether it serves.
    pub serves: bool,
    /// Whether its end is no surprise.
    pub may_end: bool,
    child: Child,
    input: Option<ChildStdin>,
}

impl Bot {
    /// Starts one; with a recording what it does to files is written there.
    pub fn start(
        life: usize,
        database: &str,
        recording: Option<&Path>,
        tell: Sender<News>,
    ) -> Self {
        let program = std::env::current_exe().unwrap();
        let mut command = match recording {
            None => Command::new(program),
            Some(file) => {
                let mut strace = Command::new("strace");
                strace.args(["-f", "-qq", "-y", "-xx", "-s", "100000", "-e", "signal=none", "-e"]);
                strace.arg("trace=pwrite64,write,fsync,fdatasync,ftruncate,unlink,openat,rename");
                strace.arg("-o").arg(file).arg(program);
                strace
            }
        };
        command.args([ENTRY, "--exact", "--nocapture", "--test-threads=1"]);
        command.env(DATABASE, database);
        command.stdin(Stdio::piped()).stdout(Stdio::piped());
        let mut child = command.spawn().unwrap();
        let output = BufReader::new(child.stdout.take().unwrap());
        std::thread::spawn(move || {
            for line in output.lines().map_while(Result::ok) {
                // The runner of the tests has its own words, and the last line may be cut.
                if let Ok(said) = serde_json::from_str(&line)
                    && tell.send((life, Some(said))).is_err()
                {
                    return;
                }
            }
            let _ = tell.send((life, None));
        });
        let input = child.stdin.take();
        Self { life, serves: false, may_end: false, child, input }
    }

    /// Says something to it. It may have ended.
    pub fn tell(&mut self, heard: &Heard) {
        let line = format!("{}\n", serde_json::to_string(heard).unwrap());
        if let Some(input) = &mut self.input {
            let _ = input.write_all(line.as_bytes());
        }
    }

    /// Ends it with SIGKILL.
    pub fn kill(&mut self) {
        self.may_end = true;
        let _ = self.child.kill();
        let _ = self.child.wait();
    }

    /// Lets it end by itself.
    pub fn leave(mut self) {
        drop(self.input.take());
        let _ = self.child.wait();
    }
}

impl Drop for Bot {
    fn drop(&mut self) {
        self.kill();
    }
}
