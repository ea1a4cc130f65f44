//! This machine: the memory that is left, the art packs, and whether a bot answers here.

use std::path::Path;
use std::time::Duration;

use super::Finding;
use crate::art;
use crate::config::{ART, Config, METRICS_ADDR};
use crate::metrics::ask::ask;
use crate::metrics::probes::STANDING_BY;

/// With less memory than this the system may end the program.
const SCARCE_KB: u64 = 256 * 1024;
/// How long a bot on this machine may take to answer.
const WITHIN: Duration = Duration::from_secs(5);

pub(super) async fn check(config: &Config) -> Vec<Finding> {
    let mut findings = Vec::new();
    findings.extend(memory());
    findings.extend(packs(config).await);
    findings.extend(bot(config).await);
    findings
}

/// The memory that this program can still have, where the system tells it.
fn memory() -> Option<Finding> {
    const CHECK: &str = "memory";
    let told = std::fs::read_to_string("/proc/meminfo").ok()?;
    let line = told.lines().find_map(|line| line.strip_prefix("MemAvailable:"))?;
    let free: u64 = line.split_whitespace().next()?.parse().ok()?;
    let free = free.min(limit().unwrap_or(u64::MAX));
    let found = format!("{} MiB can be had", free / 1024);
    Some(match free < SCARCE_KB {
        true => Finding::warning(CHECK, found, "The bot needs about 256 MiB: end something else"),
        false => Finding::fine(CHECK, found),
    })
}

/// What a container may have at most, in KiB, where one is set: the two versions of control groups.
fn limit() -> Option<u64> {
    let files = ["memory.max", "memory/memory.limit_in_bytes"];
    let read = |file| std::fs::read_to_string(Path::new("/sys/fs/cgroup").join(file)).ok();
    let bytes: u64 = files.into_iter().find_map(read)?.trim().parse().ok()?;
    Some(bytes / 1024)
}

async fn packs(config: &Config) -> Vec<Finding> {
    const CHECK: &str = "art packs";
    let Some(folder) = config.art.clone() else { return Vec::new() };
    let shown = folder.display().to_string();
    let read = tokio::task::spawn_blocking(move || art::load(&folder)).await;
    match read {
        Ok(Ok(gallery)) if gallery.refused.is_empty() => {
            let number = gallery.packs.iter().count();
            vec![Finding::fine(CHECK, format!("{shown}: {number} can be used"))]
        }
        Ok(Ok(gallery)) => gallery
            .refused
            .iter()
            .map(|fault| {
                let advice = "Tables do without the pack; `carcas art check NAME` lists everything";
                Finding::warning(CHECK, fault.to_string(), advice)
            })
            .collect(),
        Ok(Err(error)) => {
            let advice = format!("Correct {} or the rights of the folder", ART.name);
            vec![Finding::wrong(CHECK, format!("{shown}: {error}"), advice)]
        }
        Err(_) => vec![Finding::wrong(CHECK, format!("{shown}: reading it panicked"), "Report it")],
    }
}

/// Whether a bot with these settings runs and can play.
async fn bot(config: &Config) -> Option<Finding> {
    const CHECK: &str = "bot";
    let addr = config.metrics?;
    Some(match ask(addr, "/readyz", WITHIN).await {
        Ok((200, _)) => Finding::fine(CHECK, format!("one runs and is ready ({addr})")),
        Ok((_, said)) if said.trim_end().ends_with(STANDING_BY) => {
            let found = "one runs and stands by: other processes have all connections to Discord";
            Finding::fine(CHECK, format!("{found} ({addr})"))
        }
        Ok((_, said)) => {
            let found = format!("one runs at {addr} and says: {}", said.trim());
            Finding::warning(CHECK, found, "Its log and the checks below say more")
        }
        Err(_) => {
            let advice =
                format!("If one should run here, look at its log and at {}", METRICS_ADDR.name);
            Finding::warning(CHECK, format!("none answers at {addr}"), advice)
        }
    })
}
