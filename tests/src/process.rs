//! The binary as a process: started with a clean environment, watched, killed, and finally asked
//! what it said.

use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitStatus, Stdio};

use crate::{Guard, carcas, until};

/// What the environment of the binary keeps of the test's.
const KEPT: [&str; 4] = ["PATH", "HOME", "TMPDIR", "SSL_CERT_FILE"];
/// How many lines of what a process said are shown when a test fails.
const TAIL: usize = 40;

/// A running `carcas`. Dropping kills it.
#[derive(Debug)]
pub struct Process {
    child: Child,
    said: PathBuf,
    /// How much those before it had said.
    before: usize,
    guard: Guard,
}

/// A `carcas` that has ended.
#[derive(Debug)]
pub struct Finished {
    /// The exit code; none when a signal ended it.
    pub code: Option<i32>,
    /// Standard output.
    pub out: String,
    /// Standard error.
    pub err: String,
}

/// A command that starts the program with nothing in its environment but these settings, in a
/// folder of its own, so that no `.env` of the developer is found.
fn command(program: &Path, folder: &Path, settings: &[(String, String)]) -> Command {
    let mut command = Command::new(program);
    command.current_dir(folder).stdin(Stdio::null()).env_clear();
    command.envs(KEPT.iter().filter_map(|name| Some((name, std::env::var_os(name)?))));
    command.envs(settings.iter().map(|(name, value)| (name, value)));
    command
}

/// Runs `carcas` with these arguments to its end.
///
/// # Panics
/// When it does not end in time, or says something that is no text.
#[must_use]
pub fn run(folder: &Path, settings: &[(String, String)], arguments: &[&str]) -> Finished {
    let mut command = command(carcas(), folder, settings);
    command.args(arguments).stdout(Stdio::piped()).stderr(Stdio::piped());
    let guard = Guard::new();
    let mut child = guard.spawn(&mut command).expect("the binary starts");
    // The pipes are read at the end: no subcommand says as much as a pipe holds, except `commands`
    // and `replay`, which are read while they run.
    let read = |pipe: Option<Box<dyn std::io::Read + Send>>| {
        std::thread::spawn(move || {
            let mut text = String::new();
            pipe.map(|mut pipe| pipe.read_to_string(&mut text)).transpose().map(|_| text)
        })
    };
    let out = read(child.stdout.take().map(|pipe| Box::new(pipe) as _));
    let err = read(child.stderr.take().map(|pipe| Box::new(pipe) as _));
    let status = ended(&mut child);
    let text = |reader: std::thread::JoinHandle<std::io::Result<String>>| {
        reader.join().expect("the reader does not panic").expect("the process says text")
    };
    Finished { code: status.code(), out: text(out), err: text(err) }
}

fn ended(child: &mut Child) -> ExitStatus {
    until("the process ends", || child.try_wait().expect("it is our child"))
}

impl Process {
    /// Starts `carcas` with these arguments in the background. What it says goes to a file in the
    /// folder.
    #[must_use]
    pub fn start(folder: &Path, settings: &[(String, String)], arguments: &[&str]) -> Self {
        Self::start_program(carcas(), folder, settings, arguments)
    }

    /// Starts another program that in turn runs `carcas`.
    ///
    /// # Panics
    /// When the program cannot be started.
    #[must_use]
    pub fn start_program(
        program: &Path,
        folder: &Path,
        settings: &[(String, String)],
        arguments: &[&str],
    ) -> Self {
        let said = folder.join("carcas.log");
        let before = fs::read(&said).map_or(0, |said| said.len());
        let append = || File::options().create(true).append(true).open(&said);
        let (out, err) = (append().expect("writable"), append().expect("writable"));
        let mut command = command(program, folder, settings);
        command.args(arguments).stdout(out).stderr(err);
        let guard = Guard::new();
        let child = guard.spawn(&mut command).expect("the binary starts");
        Self { child, said, before, guard }
    }

    /// What the process, and those before it in the same folder, have said.
    #[must_use]
    pub fn said(&self) -> String {
        String::from_utf8_lossy(&fs::read(&self.said).unwrap_or_default()).into_owned()
    }

    /// What the process itself has said.
    #[must_use]
    pub fn says(&self) -> String {
        let said = fs::read(&self.said).unwrap_or_default();
        String::from_utf8_lossy(said.get(self.before..).unwrap_or_default()).into_owned()
    }

    /// Its number.
    #[must_use]
    pub fn id(&self) -> u32 {
        self.child.id()
    }

    /// Whether it still runs.
    pub fn is_running(&mut self) -> bool {
        matches!(self.child.try_wait(), Ok(None))
    }

    /// How it ended; none while it still runs.
    pub fn ended(&mut self) -> Option<ExitStatus> {
        self.child.try_wait().ok().flatten()
    }

    /// Ends it with SIGKILL: it has no chance to do anything more.
    pub fn kill(mut self) {
        self.end();
    }

    /// Asks it to end with SIGTERM and waits until it has.
    ///
    /// # Panics
    /// When it does not end in time.
    pub fn stop(mut self) -> ExitStatus {
        let id = self.child.id().to_string();
        let asked = Command::new("kill").args(["-TERM", &id]).status();
        assert!(asked.is_ok_and(|status| status.success()), "kill -TERM {id}");
        ended(&mut self.child)
    }

    /// Waits until it ends by itself.
    pub fn wait(mut self) -> ExitStatus {
        ended(&mut self.child)
    }

    /// Kills it and whatever it has started. All of it may have ended by itself.
    fn end(&mut self) {
        self.guard.kill();
        let _ = self.child.wait();
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        self.end();
        if std::thread::panicking() {
            let said = self.said();
            let lines: Vec<&str> = said.lines().collect();
            let tail = &lines[lines.len().saturating_sub(TAIL)..];
            eprintln!("-- the last that carcas said:\n{}\n--", tail.join("\n"));
        }
    }
}
