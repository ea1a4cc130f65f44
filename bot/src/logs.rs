//! Logs on standard error: what the program did, by ids. They contain no user text and no tokens at
//! any level. Our own lines are written that way; the libraries, whose debug output shows requests
//! and events in full, are logged only from error up, and the Discord library not at all. A panic
//! is logged with its location; its text is withheld unless it is a constant in the program.

use std::future::Future;
use std::io::{IsTerminal as _, Write as _};
use std::panic::PanicHookInfo;
use std::sync::OnceLock;

use port::InteractionId;
use tracing::level_filters::LevelFilter;
use tracing_subscriber::filter::Targets;
use tracing_subscriber::layer::SubscriberExt as _;
use tracing_subscriber::util::SubscriberInitExt as _;

use crate::config::LogFormat;

/// The crates whose log lines are written by this project.
const OURS: [&str; 12] = [
    "app",
    "bot",
    "ground",
    "port",
    "queues",
    "render",
    "rules",
    "storage",
    "table",
    "text",
    "use_cases",
    "view",
];
/// At more verbose levels than this, the sandbox logs requests in full.
const SANDBOX: (&str, LevelFilter) = ("sandbox", LevelFilter::INFO);
/// The crates whose errors, too, could reveal secrets.
const MUTE: [&str; 3] = ["serenity", "tokio_tungstenite", "tungstenite"];

tokio::task_local! {
    /// The interaction that a task works on.
    static INTERACTION: InteractionId;
}

/// The form of the log, once it has begun.
static FORMAT: OnceLock<LogFormat> = OnceLock::new();

/// Why the program ends, as the last line of the log: for people with the program's name, for
/// collectors as all lines before it.
pub fn end(line: &str, code: u8) {
    let line = line.replace(['\n', '\r'], " ");
    match FORMAT.get() {
        Some(LogFormat::Json) => tracing::error!(target: "bot", code, "{line}"),
        // Nobody may be reading any more.
        _ => drop(writeln!(std::io::stderr(), "carcas: {line}")),
    }
}

/// Sets up logging, including panics. Once per process.
pub fn begin(level: LevelFilter, format: LogFormat) {
    let _ = FORMAT.set(format);
    let registry = tracing_subscriber::registry().with(filter(level));
    let lines = tracing_subscriber::fmt::layer()
        .with_ansi(std::io::stderr().is_terminal())
        .with_writer(std::io::stderr);
    // Only a test would start it twice in one process; the first start stays in effect.
    let _ = match format {
        LogFormat::Text => registry.with(lines).try_init(),
        LogFormat::Json => registry.with(lines.json()).try_init(),
    };
    std::panic::set_hook(Box::new(tell));
}

fn filter(level: LevelFilter) -> Targets {
    let ours = OURS.map(|target| (target, level));
    let mute = MUTE.map(|target| (target, LevelFilter::OFF));
    let others = LevelFilter::ERROR.min(level);
    let (sandbox, most) = SANDBOX;
    let filter = Targets::new().with_default(others).with_targets(ours).with_targets(mute);
    filter.with_target(sandbox, most.min(level))
}

/// Wraps the work on an interaction, so that its panic names the interaction.
pub fn within<F: Future>(id: InteractionId, work: F) -> impl Future<Output = F::Output> {
    INTERACTION.scope(id, work)
}

fn tell(panic: &PanicHookInfo<'_>) {
    let place = panic.location().map(ToString::to_string).unwrap_or_default();
    let interaction = INTERACTION.try_with(ToString::to_string).unwrap_or_default();
    tracing::error!(target: "bot", place, interaction, "panic: {}", fixed_text(panic));
}

/// The text of a panic if it is a constant of the program; a formatted one may contain anything.
fn fixed_text(panic: &PanicHookInfo<'_>) -> &'static str {
    match panic.payload().downcast_ref::<&'static str>() {
        Some(text) => text,
        None => "(text withheld)",
    }
}

#[cfg(test)]
mod tests {
    use tracing::Level;

    use super::*;

    #[test]
    fn libraries_that_could_show_secrets_are_not_heard_at_any_level() {
        let filter = filter(LevelFilter::TRACE);
        assert!(filter.would_enable("bot::discord::rest", &Level::TRACE));
        assert!(filter.would_enable("queues::outbox::worker", &Level::TRACE));
        assert!(filter.would_enable("storage", &Level::DEBUG));
        assert!(!filter.would_enable("serenity::gateway::ws", &Level::ERROR));
        assert!(!filter.would_enable("sandbox::rest", &Level::DEBUG));
        assert!(!filter.would_enable("reqwest::connect", &Level::WARN));
        assert!(!filter.would_enable("hyper_util::client", &Level::DEBUG));
        assert!(filter.would_enable("sqlx", &Level::ERROR));
    }
}
