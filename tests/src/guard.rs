//! No process outlives the test that started it, whoever ends the test and however: from the
//! keyboard, by killing it, or by killing its cargo.

use std::os::unix::process::{CommandExt as _, parent_id};
use std::process::{Child, Command, Stdio};
use std::sync::Once;
use std::time::Duration;

/// The head of a group of processes, which end when the test that started them is gone, however it
/// went: interrupted from the keyboard or killed, it has no time to drop anything. A shell waits for
/// the end of a pipe that only the test holds, and then kills the group and itself. It is there
/// before the first process, so that none is ever unguarded.
#[derive(Debug)]
pub struct Guard(Child);

impl Guard {
    /// A group that is still empty.
    ///
    /// # Panics
    /// When there is no shell: without one nothing is started.
    #[must_use]
    pub fn new() -> Self {
        end_without_cargo();
        let mut shell = Command::new("sh");
        shell.args(["-c", "cat; kill -s KILL 0"]);
        shell.stdin(Stdio::piped()).stdout(Stdio::null()).stderr(Stdio::null());
        // A group of its own: what ends the test from the keyboard must not end its guard.
        Self(shell.process_group(0).spawn().expect("there is a shell"))
    }

    /// Starts a process in the group.
    ///
    /// # Errors
    /// Those of the system.
    pub fn spawn(&self, command: &mut Command) -> std::io::Result<Child> {
        let group = self.0.id().try_into().expect("the system gives no larger number");
        command.process_group(group).spawn()
    }

    /// Kills the whole group at once. The group keeps its number until the guard is dropped, so it
    /// is nobody else's.
    pub fn kill(&self) {
        let group = format!("-{}", self.0.id());
        let _ = Command::new("kill").args(["-KILL", "--", &group]).stderr(Stdio::null()).status();
    }
}

impl Default for Guard {
    fn default() -> Self {
        Self::new()
    }
}

impl Drop for Guard {
    fn drop(&mut self) {
        self.kill();
        let _ = self.0.wait();
    }
}

/// Ends this process soon after the cargo that started it was killed: nobody would read what comes
/// of the tests. Whoever runs a test without cargo may leave it alone.
fn end_without_cargo() {
    static WATCHING: Once = Once::new();
    const LOOK: Duration = Duration::from_secs(1);
    let watch = |cargo: u32| {
        std::thread::spawn(move || {
            while parent_id() == cargo {
                std::thread::sleep(LOOK);
            }
            std::process::exit(1);
        })
    };
    if std::env::var_os("CARGO").is_some() {
        WATCHING.call_once(|| drop(watch(parent_id())));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_test_started_ends_with_it_although_nothing_is_dropped() {
        let mut guard = Guard::new();
        let mut sleeper = guard.spawn(Command::new("sleep").arg("600")).expect("sleep");
        assert!(sleeper.try_wait().expect("our child").is_none());
        // This is all that a killed test leaves: the end of its pipes.
        drop(guard.0.stdin.take());
        let ended = crate::until("it ends", || sleeper.try_wait().expect("our child"));
        assert!(!ended.success());
    }
}
