//! strace, which kills at a system call, or lets it fail.

use std::path::PathBuf;
use std::process::{Command, Stdio};

use crate::points::{Harm, Point};

/// Where strace is, if it is there and may trace.
pub fn find() -> Option<PathBuf> {
    let folders = std::env::var_os("PATH")?;
    let path = std::env::split_paths(&folders).map(|f| f.join("strace")).find(|p| p.is_file())?;
    let inject = ["-f", "-qq", "-o", "/dev/null", "-e", "inject=fsync:signal=SIGKILL:when=1"];
    let tried = Command::new(&path)
        .args(inject)
        .args(["true"])
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status();
    tried.is_ok_and(|status| status.success()).then_some(path)
}

/// The arguments that run a program and harm it at a point.
pub fn arguments(point: Point, program: &str) -> Vec<String> {
    let calls = point.kind.calls();
    let harm = match point.harm {
        Harm::Kill => "signal=SIGKILL",
        Harm::Fail => "error=EIO",
    };
    let inject = format!("inject={calls}:{harm}:when={}", point.nth);
    let trace = format!("trace={calls}");
    let fixed = ["-f", "-qq", "-o", "/dev/null", "-e", "signal=none", "-e", &trace, "-e", &inject];
    fixed.into_iter().chain([program]).map(str::to_owned).collect()
}
