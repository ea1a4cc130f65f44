//! The statements that the sources hold, and those that the driver has run: it logs each of them
//! at a level that the program never shows.

use std::collections::BTreeSet;
use std::path::Path;
use std::sync::{LazyLock, Mutex, Once};

use storage::schema::TABLES;
use tracing::field::{Field, Visit};
use tracing::{Event, Subscriber};
use tracing_subscriber::layer::{Context, Layer, SubscriberExt as _};
use tracing_subscriber::util::SubscriberInitExt as _;

/// Where the driver logs.
const TARGET: &str = "sqlx::query";
/// How a statement, or a part of one that is put together, begins.
const BEGINNINGS: [&str; 7] =
    ["SELECT ", "INSERT ", "UPDATE ", "DELETE ", "WITH ", "WHERE ", "JOIN "];
/// Whole rows of any table, for a copy: put together from names of columns.
const PUT_TOGETHER: &str = "rows.rs";

static HEARD: LazyLock<Mutex<BTreeSet<String>>> = LazyLock::new(Mutex::default);

/// Begins to listen. Whatever else is run in this process is heard, too.
pub(crate) fn listen() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| tracing_subscriber::registry().with(Listener).init());
}

/// The statements about our tables that were run since, each once.
pub(crate) fn heard() -> BTreeSet<String> {
    let heard = HEARD.lock().unwrap();
    heard.iter().filter(|statement| is_ours(statement)).cloned().collect()
}

fn is_ours(statement: &str) -> bool {
    let begins = BEGINNINGS[..5].iter().any(|word| statement.starts_with(word));
    let mut pairs = statement.split(' ').zip(statement.split(' ').skip(1));
    begins
        && pairs.any(|(before, word)| {
            ["FROM", "INTO", "UPDATE", "JOIN"].contains(&before)
                && TABLES.iter().any(|(table, _)| *table == word)
        })
}

/// The statements in the sources of the storage, and the parts of those that are put together.
pub(crate) fn written() -> BTreeSet<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/sql");
    let mut found = BTreeSet::new();
    for file in std::fs::read_dir(folder).unwrap() {
        let path = file.unwrap().path();
        if path.ends_with(PUT_TOGETHER) {
            continue;
        }
        let text = std::fs::read_to_string(&path).unwrap();
        let code = text.split("#[cfg(test)]").next().unwrap_or_default();
        let lines = code.lines().filter(|line| !line.trim_start().starts_with("//"));
        let code = lines.collect::<Vec<_>>().join("\n");
        let literals = code.split('"').skip(1).step_by(2).map(plain);
        found.extend(literals.filter(|text| {
            // What has a brace is filled in elsewhere.
            BEGINNINGS.iter().any(|word| text.starts_with(word)) && !text.contains('{')
        }));
    }
    found
}

/// A statement on one line.
fn plain(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

struct Listener;

impl<S: Subscriber> Layer<S> for Listener {
    fn on_event(&self, event: &Event<'_>, _: Context<'_, S>) {
        if event.metadata().target() == TARGET {
            let mut statement = Statement::default();
            event.record(&mut statement);
            let Statement { summary, whole } = statement;
            let text = plain(if whole.is_empty() { &summary } else { &whole });
            HEARD.lock().unwrap().insert(text);
        }
    }
}

/// What an event says: a short statement is its own summary.
#[derive(Default)]
struct Statement {
    summary: String,
    whole: String,
}

impl Visit for Statement {
    fn record_str(&mut self, field: &Field, value: &str) {
        match field.name() {
            "summary" => value.clone_into(&mut self.summary),
            "db.statement" => value.clone_into(&mut self.whole),
            _ => {}
        }
    }

    fn record_debug(&mut self, _: &Field, _: &dyn std::fmt::Debug) {}
}
