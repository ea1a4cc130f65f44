//! The numbers that the bot tells, read as a scraper would read them (OpenMetrics 1.0), and its
//! answers about its health.

use std::collections::BTreeMap;

use crate::{Process, until};

/// What every sample line of a kind of metric may end with.
const ENDINGS: [(&str, &[&str]); 3] =
    [("counter", &["_total"]), ("gauge", &[""]), ("histogram", &["_bucket", "_sum", "_count"])];

/// Everything that was told at one time.
#[derive(Clone, Debug, Default)]
pub struct Numbers {
    /// The kinds by the names of the families.
    pub kinds: BTreeMap<String, String>,
    /// The samples: name, labels, value.
    pub samples: Vec<(String, BTreeMap<String, String>, f64)>,
}

impl Numbers {
    /// Reads what was told.
    ///
    /// # Panics
    /// When it is not in the format.
    #[must_use]
    pub fn read(text: &str) -> Self {
        let mut numbers = Self::default();
        let body = text.strip_suffix("# EOF\n").expect("the end is marked");
        for line in body.lines() {
            if let Some(rest) = line.strip_prefix("# ") {
                let (word, rest) = rest.split_once(' ').expect("a word and what it is about");
                assert!(["HELP", "TYPE", "UNIT"].contains(&word), "{line}");
                let (name, told) = rest.split_once(' ').expect("a name and what is said of it");
                assert!(!told.is_empty(), "{line}");
                if word == "TYPE" {
                    let before = numbers.kinds.insert(name.to_owned(), told.to_owned());
                    assert_eq!(before, None, "declared once: {line}");
                }
                continue;
            }
            let (series, value) = line.rsplit_once(' ').expect("a series and its value");
            let (name, labels) = match series.split_once('{') {
                Some((name, labels)) => (name, read_labels(labels)),
                None => (series, BTreeMap::new()),
            };
            let value: f64 = value.parse().unwrap_or_else(|_| panic!("no number: {line}"));
            assert!(numbers.has(name), "not declared: {line}");
            numbers.samples.push((name.to_owned(), labels, value));
        }
        numbers.check();
        numbers
    }

    /// Whether there is a family that a sample of this name may belong to.
    #[must_use]
    pub fn has(&self, name: &str) -> bool {
        self.kinds.iter().any(|(family, kind)| {
            let known = ENDINGS.iter().find(|(known, _)| known == kind);
            let (_, endings) = known.unwrap_or_else(|| panic!("an unknown kind: {kind}"));
            endings.iter().any(|ending| name.strip_suffix(ending) == Some(family.as_str()))
        })
    }

    /// The sum of all samples of a name with these labels.
    #[must_use]
    pub fn sum(&self, name: &str, labels: &[(&str, &str)]) -> f64 {
        let fits = |found: &BTreeMap<String, String>| {
            labels.iter().all(|(key, value)| found.get(*key).is_some_and(|found| found == value))
        };
        let samples = self.samples.iter().filter(|(known, found, _)| known == name && fits(found));
        samples.map(|(.., value)| value).sum()
    }

    /// Whether there is a sample of this name.
    #[must_use]
    pub fn tells(&self, name: &str) -> bool {
        self.samples.iter().any(|(known, ..)| known == name)
    }

    /// Nothing is told twice, buckets grow, counts are not negative, and no label has the number of
    /// anybody or anything at Discord in it.
    fn check(&self) {
        let mut seen = std::collections::BTreeSet::new();
        let mut last: Option<(String, f64)> = None;
        for (name, labels, value) in &self.samples {
            assert!(seen.insert((name, labels)), "told twice: {name} {labels:?}");
            assert!(name.ends_with("_seconds") || *value >= 0.0, "{name} {labels:?}: {value}");
            for value in labels.values() {
                let digits = value.chars().filter(char::is_ascii_digit).count();
                assert!(digits < 15, "a number of Discord's is in {name} {labels:?}");
            }
            if name.ends_with("_bucket") {
                let mut rest = labels.clone();
                let end = rest.remove("le").expect("a bucket has an end");
                let series = format!("{name}{rest:?}");
                if let Some((before, count)) = last.filter(|(before, _)| *before == series) {
                    assert!(*value >= count, "{before} falls at {end}");
                }
                last = Some((series, *value));
            }
        }
    }
}

fn read_labels(text: &str) -> BTreeMap<String, String> {
    let text = text.strip_suffix('}').expect("labels end with a brace");
    let pairs = text.split("\",").filter(|pair| !pair.is_empty());
    let pair = |pair: &str| {
        let (name, value) = pair.split_once("=\"").expect("a label has a value in quotes");
        (name.to_owned(), value.trim_end_matches('"').to_owned())
    };
    pairs.map(pair).collect()
}

/// Where a bot tells its numbers that was started with `CARCAS_METRICS_ADDR=127.0.0.1:0`: its log
/// says so.
///
/// # Panics
/// When it does not say it.
#[must_use]
pub fn address(bot: &Process) -> String {
    until("the bot says where it tells its numbers", || {
        let said = bot.said();
        let line = said.lines().rfind(|line| line.contains("numbers and health are told"))?;
        let (_, addr) = line.split_once("addr=")?;
        addr.split_whitespace().next().map(str::to_owned)
    })
}

/// The status and the text under a path of the bot; nothing if it does not listen.
#[must_use]
pub fn told(addr: &str, path: &str) -> Option<(u16, String)> {
    let agent = ureq::Agent::config_builder().http_status_as_error(false).build().new_agent();
    let mut answer = agent.get(format!("http://{addr}{path}")).call().ok()?;
    let text = answer.body_mut().read_to_string().ok()?;
    Some((answer.status().as_u16(), text))
}

/// The numbers that the bot tells now.
///
/// # Panics
/// When it does not tell any.
#[must_use]
pub fn scrape(addr: &str) -> Numbers {
    let (status, text) = told(addr, "/metrics").expect("the bot listens");
    assert_eq!(status, 200, "{text}");
    Numbers::read(&text)
}
