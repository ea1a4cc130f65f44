//! `carcas doctor`: looks at everything that the bot needs and says, line by line, what is well, what
//! could be better and what is wrong, and what to do about it. It changes nothing, neither here nor
//! at Discord, and it may be asked while the bot runs. Nothing that it says is a secret.

mod application;
mod database;
mod machine;
mod permissions;
mod settings;

use std::fmt;
use std::sync::Arc;

use settings::CheckedSettings;
use storage::alone::Alone;
use storage::{Owner, Served};

use crate::config::{
    self, DATABASE, DISCORD_URL, Discord, HTTP_ADDR, Http, PLAIN_HTTP, PUBLIC_KEY, SANDBOX, TOKEN,
};
use crate::discord::RestPlatform;

/// How a check ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Diagnosis {
    /// All is well.
    Fine,
    /// It works, but something could be better or soon will not work.
    Warning,
    /// Something does not work.
    Wrong,
}

/// What a check found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finding {
    /// What was looked at, in a word.
    pub check: &'static str,
    /// How it ended.
    pub diagnosis: Diagnosis,
    /// What was found.
    pub found: String,
    /// What to do about it; empty if nothing is to be done.
    pub advice: String,
}

impl Finding {
    fn fine(check: &'static str, found: impl Into<String>) -> Self {
        Self { check, diagnosis: Diagnosis::Fine, found: found.into(), advice: String::new() }
    }

    fn warning(check: &'static str, found: impl Into<String>, advice: impl Into<String>) -> Self {
        let (found, advice) = (found.into(), advice.into());
        Self { check, diagnosis: Diagnosis::Warning, found, advice }
    }

    fn wrong(check: &'static str, found: impl Into<String>, advice: impl Into<String>) -> Self {
        let (found, advice) = (found.into(), advice.into());
        Self { check, diagnosis: Diagnosis::Wrong, found, advice }
    }
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let word = match self.diagnosis {
            Diagnosis::Fine => "ok",
            Diagnosis::Warning => "warning",
            Diagnosis::Wrong => "WRONG",
        };
        let line = |text: &str| text.replace(['\n', '\r'], " ");
        write!(f, "{word:<7}  {:<12}  {}", self.check, line(&self.found))?;
        match self.advice.as_str() {
            "" => Ok(()),
            advice => write!(f, ". {}", line(advice)),
        }
    }
}

/// Checks everything and tells each finding as soon as it is known. Returns how many are wrong.
pub async fn examine(mut say: impl FnMut(&str)) -> usize {
    let mut wrong = 0;
    let mut tell = |findings: Vec<Finding>| {
        for finding in findings {
            wrong += usize::from(finding.diagnosis == Diagnosis::Wrong);
            say(&finding.to_string());
        }
    };
    let CheckedSettings { config, refused, findings } = settings::check();
    tell(findings);
    let usable = |settings: &[config::Setting]| !settings.iter().any(|s| refused.contains(s));
    tell(machine::check(&config).await);
    let (mut places, mut owner) = (Vec::new(), Owner::Nobody);
    if usable(&[DATABASE]) {
        let (findings, found, whose) = database::check(&config.served_database).await;
        tell(findings);
        (places, owner) = (found, whose);
    }
    if usable(&[TOKEN, DISCORD_URL, PLAIN_HTTP, HTTP_ADDR, PUBLIC_KEY]) {
        // It takes no part in what the processes that serve share: its requests are few.
        let fleet = Arc::new(Alone::default());
        let rest = match &config.discord {
            Discord::Real(token) => RestPlatform::new(token, None, fleet),
            Discord::At(origin, token) => RestPlatform::new(token, Some(origin), fleet),
            Discord::Sandbox => {
                tell(database::whose(&config.served_database, owner, Served::Sandbox));
                let found = "there is no DISCORD_TOKEN: Carcas opens a sandbox of its own";
                tell(vec![match config.may_sandbox {
                    true => Finding::fine("discord", found),
                    false => Finding::wrong(
                        "discord",
                        format!("there is no DISCORD_TOKEN, and {}=no", SANDBOX.name),
                        "Set DISCORD_TOKEN or DISCORD_TOKEN_FILE",
                    ),
                }]);
                return wrong;
            }
        };
        match rest {
            Err(error) => tell(vec![Finding::wrong(
                "discord",
                error.to_string(),
                "Install OpenSSL and the certificates of the system",
            )]),
            Ok(rest) => {
                let key = |http: &Http| http.key.map_or_else(String::new, |key| key.to_string());
                let over_http = config.http.as_ref().map(key);
                let (findings, me) = application::check(&rest, over_http.as_deref()).await;
                tell(findings);
                if let Some(me) = me {
                    tell(database::whose(
                        &config.served_database,
                        owner,
                        Served::Application(me.0),
                    ));
                    tell(permissions::check(&rest, me, &places).await);
                }
            }
        }
    }
    wrong
}
