//! The command line: its subcommands and exit codes. Codes: 0 done, 1 failed, 2 a setting or the
//! database cannot be used.

use std::io::Write as _;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Duration;

use app::commands;
use clap::{Parser, Subcommand};
use ground::archive::export;
use ground::archive::picture::{self, PictureError};
use ground::archive::recount::{self, Recount, RecountError};
use ground::archive::replay::{self, ReplayError};
use port::clock::{Clock as _, SystemClock};
use storage::copy::{self, CopiedTable, CopyError};
use storage::sqlite::SqliteStore;
use storage::{Address, Database, OpenMode, StoreError, WrongAddress};
use tokio::signal::unix::{SignalKind, signal};
use tokio_util::sync::CancellationToken;
use tracing::level_filters::LevelFilter;

use crate::art::{self, PackFault};
use crate::config::{self, ART, BadSetting, Config, DATABASE, LogFormat, METRICS_ADDR};
use crate::counted::counted;
use crate::metrics::ask::ask;
use crate::metrics::probes::{ALIVE, READY};
use crate::serve::{self, PROMISES, ServeError};
use crate::{doctor, logs};

/// Beside one for each core: a moving picture, and something short that waits for the disk.
const SPARE_THREADS: usize = 2;

/// How long a bot may take to say how it is.
const HEALTH_WITHIN: Duration = Duration::from_secs(5);
/// How long a task that does not finish may delay the exit.
const LEAVE: Duration = Duration::from_millis(500);
// Whoever stops the program is promised that it takes no longer than ten seconds.
const _: () = assert!(serve::LONGEST_STOP.saturating_add(LEAVE).as_millis() <= 10_000);

/// Carcas, a Discord bot for slow games of Carcassonne.
#[derive(Debug, Parser)]
#[command(
    name = "carcas",
    version,
    after_help = "Settings come from the environment or a file .env; .env.example lists them all.\n\
                  Exit codes: 0 done, 1 failed, 2 a setting or the database cannot be used."
)]
pub struct Cli {
    #[command(subcommand)]
    command: Option<Subcommand_>,
}

#[derive(Debug, Subcommand)]
enum Subcommand_ {
    /// Run the bot (this is what happens without a subcommand)
    Run,
    /// Run the sandbox alone, a small Discord on this machine
    Sandbox {
        /// Post interactions to this endpoint of a bot; more than one take turns, as behind a load
        /// balancer. Without it: over the gateway
        #[arg(long = "http-interactions", value_name = "URL")]
        urls: Vec<String>,
    },
    /// Create the database or bring it to the newest version
    Migrate {
        /// Make the folder of a SQLite file, too, if it is not there
        #[arg(long)]
        make_folders: bool,
    },
    /// Let the application that comes next, or the sandbox, have the games of the database, while the
    /// bot is stopped. It cannot reach the channels of the one before
    HandOver,
    /// Copy a SQLite database to a new file while the bot may be running
    Backup {
        /// The file to write; it must not exist
        file: PathBuf,
    },
    /// Put a backup in the place of the database, while the bot is stopped; the old one is kept
    Restore {
        /// The backup; it is not changed
        file: PathBuf,
    },
    /// Copy everything from one database to another, a SQLite file or a PostgreSQL server
    Copy {
        /// The database to copy; the bot must not be running on it
        #[arg(long, value_name = "DATABASE")]
        from: String,
        /// An empty database, or an earlier copy that was not used since
        #[arg(long, value_name = "DATABASE")]
        to: String,
        /// Copy nothing; only say whether both hold the same
        #[arg(long)]
        check: bool,
    },
    /// Pack what is history now, and give what is free in the database back to the system, while the
    /// bot is stopped
    Compact,
    /// Print the command tree as the JSON that is registered with Discord
    Commands,
    /// Check settings, database, clock, permissions and commands, and say what to do; changes nothing
    Doctor,
    /// Ask the bot at CARCAS_METRICS_ADDR whether it is alive
    Health {
        /// ... and whether it can play
        #[arg(long)]
        ready: bool,
    },
    /// Print every system of the rules: its key, its name, its number of tiles
    Sets,
    /// Print a stored game move by move and check the hash of every state
    Replay {
        /// The game's id as the bot shows it
        game: String,
    },
    /// Count results, ratings and bests anew from the logs, while the bot is stopped, and say how many
    /// were wrong
    Recount,
    /// Check the file of a game: every move, every hash, the key and the deal
    Verify {
        /// The file, as /export gave it
        file: PathBuf,
    },
    /// Draw the board of a stored game as a PNG, WebP or JPEG file
    Picture {
        /// The game's id as the bot shows it
        game: String,
        /// After which move; 0 is the start. Without it: as the board is now
        #[arg(long = "move", value_name = "N")]
        after: Option<usize>,
        /// The file to write; its ending (.png, .webp, .jpg) says what it becomes
        #[arg(long, value_name = "FILE")]
        out: PathBuf,
    },
    /// Make or check an art pack in the folder that CARCAS_ART names
    Art {
        #[command(subcommand)]
        act: ArtAct,
    },
}

#[derive(Debug, Subcommand)]
enum ArtAct {
    /// Write a pack to paint over: every tile, a picture of all of them, and how to go on
    New {
        /// Its name as players type it: small letters, digits, hyphens
        name: String,
    },
    /// Say what is missing from a pack and what is wrong, and draw all tiles as it shows them
    Check {
        /// The pack's name
        name: String,
    },
}

/// Why the program exits with a code other than 0.
#[derive(Debug, thiserror::Error)]
enum Stop {
    #[error(transparent)]
    Setting(#[from] BadSetting),
    #[error(transparent)]
    Store(#[from] StoreError),
    #[error("{0}: {1}")]
    Address(&'static str, WrongAddress),
    #[error(
        "{name}: {server} is no file; back it up and restore it with pg_dump and pg_restore",
        name = DATABASE.name
    )]
    NoFile { server: Address },
    #[error(transparent)]
    Copy(#[from] CopyError),
    #[error(transparent)]
    Serve(#[from] ServeError),
    #[error(transparent)]
    Replay(#[from] ReplayError),
    #[error("{}: {why}", file.display())]
    Export { file: PathBuf, why: String },
    #[error(transparent)]
    Recount(#[from] RecountError),
    #[error(transparent)]
    Picture(#[from] PictureError),
    #[error(transparent)]
    Art(#[from] PackFault),
    #[error("{name}: the pack is not used; wrong files: {faults}")]
    WrongPack { name: String, faults: usize },
    #[error("{} found something wrong", counted(*checks, "check has", "checks have"))]
    Unwell { checks: usize },
    #[error("the bot at {addr} {said}")]
    Ill { addr: SocketAddr, said: String },
    #[error("{0}")]
    System(#[from] std::io::Error),
}

impl Stop {
    fn code(&self) -> u8 {
        match self {
            Self::Setting(_)
            | Self::Store(_)
            | Self::Address(..)
            | Self::NoFile { .. }
            | Self::Copy(CopyError::Same(_) | CopyError::From(_) | CopyError::To(_))
            | Self::Copy(CopyError::NotEmpty { .. })
            | Self::Serve(_)
            | Self::Replay(ReplayError::Store(_))
            | Self::Recount(RecountError::Store(_))
            | Self::Picture(PictureError::Replay(ReplayError::Store(_))) => 2,
            Self::Replay(_)
            | Self::Recount(RecountError::Game { .. })
            | Self::Copy(CopyError::Differs { .. })
            | Self::Picture(_)
            | Self::Export { .. }
            | Self::Art(_)
            | Self::WrongPack { .. }
            | Self::Unwell { .. }
            | Self::Ill { .. }
            | Self::System(_) => 1,
        }
    }
}

/// Runs the command line and returns the exit code. An error is one line on standard error.
pub fn run(cli: Cli) -> ExitCode {
    let runtime = match runtime() {
        Ok(runtime) => runtime,
        Err(error) => return fail(&Stop::System(error)),
    };
    let done = runtime.block_on(obey(cli.command.unwrap_or(Subcommand_::Run)));
    runtime.shutdown_timeout(LEAVE);
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(stop) => fail(&stop),
    }
}

/// A runtime with few threads for work that blocks. The C library gives each thread a heap of its own,
/// which stays as large as that thread ever needed; with as many threads as tokio allows, pictures
/// are drawn on all of them and memory grows for days (docs/performance.md).
fn runtime() -> std::io::Result<tokio::runtime::Runtime> {
    let cores = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
    let mut threads = tokio::runtime::Builder::new_multi_thread();
    threads.enable_all().max_blocking_threads(cores.max(2) + SPARE_THREADS).build()
}

fn fail(stop: &Stop) -> ExitCode {
    logs::end(&stop.to_string(), stop.code());
    ExitCode::from(stop.code())
}

/// Prints a line for the user. It is not a failure if nobody is reading any more.
fn say(line: &str) {
    let _ = writeln!(std::io::stdout(), "{line}");
}

/// The settings; what they say about the log holds from now on.
fn settings() -> Result<Config, BadSetting> {
    let config = Config::read().inspect_err(|_| {
        // That one of them cannot be used is told in the form that the log was to have.
        if let Some(format) = config::log_format() {
            logs::begin(LevelFilter::ERROR, format);
        }
    })?;
    logs::begin(config.log, config.log_format);
    Ok(config)
}

/// The same for a process that runs: names that no setting has are told.
fn settings_to_run() -> Result<Config, BadSetting> {
    let config = settings()?;
    for unknown in config::unknown() {
        tracing::warn!("{unknown}");
    }
    Ok(config)
}

async fn obey(command: Subcommand_) -> Result<(), Stop> {
    match command {
        Subcommand_::Run => Ok(serve::serve(settings_to_run()?, asked_to_end()?, say).await?),
        Subcommand_::Sandbox { urls } => {
            let config = settings_to_run()?;
            let stop = asked_to_end()?.cancelled_owned();
            Ok(serve::serve_sandbox(config.sandbox, &urls, stop, say).await?)
        }
        Subcommand_::Migrate { make_folders } => migrate(&settings()?, make_folders).await,
        Subcommand_::HandOver => hand_over(&settings()?).await,
        Subcommand_::Backup { file } => backup(&settings()?, &file).await,
        Subcommand_::Restore { file } => restore(&settings()?, &file).await,
        Subcommand_::Copy { from, to, check } => {
            // It needs no setting but those of the log.
            settings()?;
            copy(&from, &to, check).await
        }
        Subcommand_::Compact => compact(&settings()?).await,
        Subcommand_::Commands => {
            say(&format!("{:#}", commands::registration()));
            Ok(())
        }
        // It reads the settings itself, because it tells everything that is wrong with them.
        Subcommand_::Doctor => doctor().await,
        Subcommand_::Health { ready } => health(&settings()?, ready).await,
        Subcommand_::Sets => {
            sets();
            Ok(())
        }
        Subcommand_::Replay { game } => replay(&settings()?, &game).await,
        Subcommand_::Recount => recount(&settings()?).await,
        Subcommand_::Verify { file } => verify(&file),
        Subcommand_::Picture { game, after, out } => {
            picture(&settings()?, &game, after, &out).await
        }
        Subcommand_::Art { act } => art(&settings()?, act),
    }
}

async fn backup(config: &Config, file: &Path) -> Result<(), Stop> {
    let store = SqliteStore::open(own_file(config)?, OpenMode::Read).await?;
    store.backup(file).await?;
    say(&format!("{}: a copy of {}", file.display(), store.path().display()));
    Ok(())
}

async fn restore(config: &Config, file: &Path) -> Result<(), Stop> {
    let restored = SqliteStore::restore(own_file(config)?, file).await?;
    let (path, file) = (&config.database, file.display());
    say(&format!("{path}: restored from {file}; every table is told at the next start"));
    if let Some(old) = restored.old {
        say(&format!("{}: the database of before", old.display()));
    }
    if !restored.kept_owner {
        say(&format!("{path}: belongs to you now, and not to whoever had it or has its folder"));
    }
    Ok(())
}

async fn replay(config: &Config, game: &str) -> Result<(), Stop> {
    let store = open(config, OpenMode::Read).await?;
    let moves = replay::replay(&*store, game, |line| say(&line)).await?;
    let moves = counted(moves, "move", "moves");
    say(&format!("{moves}, and every state has its hash"));
    Ok(())
}

async fn picture(
    config: &Config,
    game: &str,
    after: Option<usize>,
    out: &Path,
) -> Result<(), Stop> {
    // A bad file name is reported before the database is opened.
    picture::format(out)?;
    let store = open(config, OpenMode::Read).await?;
    let shown = picture::picture(&*store, game, after, out).await?;
    let shown = counted(shown, "move", "moves");
    say(&format!("{}: game {game} after {shown}", out.display()));
    Ok(())
}

fn art(config: &Config, act: ArtAct) -> Result<(), Stop> {
    let folder = config.art.as_deref().ok_or(BadSetting::Value(ART))?;
    match act {
        ArtAct::New { name } => {
            let (pack, tiles) = art::create(folder, &name)?;
            say(&format!("{}: {tiles} tiles to paint over", pack.display()));
            Ok(())
        }
        ArtAct::Check { name } => match art::check(folder, &name, say)? {
            0 => Ok(()),
            faults => Err(Stop::WrongPack { name, faults }),
        },
    }
}

/// Checks the file of a game. It needs no settings and no database.
fn verify(file: &Path) -> Result<(), Stop> {
    let wrong = |why: String| Stop::Export { file: file.to_owned(), why };
    let bytes = std::fs::read(file).map_err(|error| wrong(error.to_string()))?;
    let told = export::verify(&bytes).map_err(wrong)?;
    say(&format!("{}: {told}", file.display()));
    Ok(())
}

async fn doctor() -> Result<(), Stop> {
    // What it finds it says itself.
    logs::begin(LevelFilter::OFF, LogFormat::Text);
    match doctor::examine(say).await {
        0 => Ok(()),
        checks => Err(Stop::Unwell { checks }),
    }
}

async fn health(config: &Config, ready: bool) -> Result<(), Stop> {
    let addr = config.metrics.ok_or(BadSetting::Value(METRICS_ADDR))?;
    let (path, well) = if ready { ("/readyz", READY) } else { ("/healthz", ALIVE) };
    let ill = |said: String| Stop::Ill { addr, said };
    match ask(addr, path, HEALTH_WITHIN).await {
        Ok((200, said)) if said == well => {
            say(said.trim());
            Ok(())
        }
        Ok((_, said)) => Err(ill(format!("says: {}", said.trim()))),
        Err(_) => Err(ill("does not answer".to_owned())),
    }
}

/// Cancelled by SIGTERM or SIGINT.
fn asked_to_end() -> Result<CancellationToken, Stop> {
    let (mut term, mut int) = (signal(SignalKind::terminate())?, signal(SignalKind::interrupt())?);
    let stop = CancellationToken::new();
    let asked = stop.clone();
    tokio::spawn(async move {
        tokio::select! {
            _ = term.recv() => {}
            _ = int.recv() => {}
        }
        tracing::info!("asked to end");
        asked.cancel();
    });
    Ok(stop)
}

/// The database of the settings.
async fn open(config: &Config, mode: OpenMode) -> Result<Database, StoreError> {
    Database::open(&config.database, Path::new(PROMISES), mode).await
}

/// The database of the settings, for what can be done with a file alone.
fn own_file(config: &Config) -> Result<&Path, Stop> {
    match &config.database {
        Address::File(path) => Ok(path),
        server @ Address::Server(_) => Err(Stop::NoFile { server: server.clone() }),
    }
}

async fn copy(from: &str, to: &str, check: bool) -> Result<(), Stop> {
    let address = |option, text| Address::parse(text).map_err(|wrong| Stop::Address(option, wrong));
    let (from, to) = (address("--from", from)?, address("--to", to)?);
    let same = match check {
        true => copy::compare(&from, &to).await?,
        false => copy::copy(&from, &to).await?,
    };
    let width = same.iter().map(|copied| copied.table.len()).max().unwrap_or(0);
    for CopiedTable { table, rows, hash } in &same {
        let noun = if *rows == 1 { "row," } else { "rows," };
        say(&format!("{table:width$} {rows:>9} {noun:5} hash {hash}"));
    }
    let rows = counted(same.iter().map(|copied| copied.rows).sum::<u64>(), "row", "rows");
    let tables = counted(same.len(), "table", "tables");
    say(&format!("{to}: holds what {from} holds, {rows} in {tables}"));
    Ok(())
}

async fn migrate(config: &Config, make_folders: bool) -> Result<(), Stop> {
    if let Address::File(path) = &config.database
        && let Some(folder) = path.parent().filter(|_| make_folders)
    {
        let wrong = |source| StoreError::File { path: folder.to_owned(), source };
        std::fs::create_dir_all(folder).map_err(wrong)?;
    }
    let store = open(config, OpenMode::Serve).await?;
    let migration = store.migration().clone();
    let (path, to) = (store.name(), migration.to);
    match (migration.from, migration.backup) {
        (None, _) => {
            let place = serve::place(&config.database);
            say(&format!("{path}: created with schema version {to} ({place})"));
        }
        (Some(from), _) if from == to => {
            say(&format!("{path}: has schema version {to} already"));
        }
        (Some(from), Some(copy)) => say(&format!(
            "{path}: from schema version {from} to {to}; the old one is in {}",
            copy.display()
        )),
        (Some(from), None) => say(&format!("{path}: from schema version {from} to {to}")),
    }
    store.close().await;
    Ok(())
}

async fn hand_over(config: &Config) -> Result<(), Stop> {
    // Nobody may serve from it meanwhile, and nothing is to be made.
    if let Address::File(path) = &config.database
        && !path.is_file()
    {
        return Err(StoreError::Missing(path.as_path().into()).into());
    }
    let store = open(config, OpenMode::CopyTo).await?;
    store.hand_over().await?;
    say(&format!("{}: whoever starts on it next may have it", store.name()));
    store.close().await;
    Ok(())
}

async fn compact(config: &Config) -> Result<(), Stop> {
    let store = open(config, OpenMode::Serve).await?;
    let swept = store.sweep(SystemClock.now()).await?;
    store.compact().await?;
    let games = counted(swept.archived, "game", "games");
    say(&format!("{}: packed the moves of {games}", store.name()));
    store.close().await;
    Ok(())
}

async fn recount(config: &Config) -> Result<(), Stop> {
    let store = open(config, OpenMode::Serve).await?;
    let Recount { games, differ } = recount::recount(&*store, SystemClock.now()).await?;
    store.close().await;
    match differ {
        0 => {
            let games = counted(games, "game gives", "games give");
            say(&format!("{games} the numbers that were stored"));
        }
        _ => {
            let games = counted(games, "game", "games");
            say(&format!("{games}; corrected results, ratings and bests: {differ}"));
        }
    }
    Ok(())
}

fn sets() {
    let all = rules::expansions::ALL;
    let width = |text: fn(&dyn rules::Expansion) -> &'static str| {
        all.iter().map(|system| text(*system).chars().count()).max().unwrap_or(0)
    };
    let (keys, names) = (width(|system| system.key()), width(|system| system.name()));
    for system in all {
        let tiles = rules::expansions::tiles(*system);
        let (key, name) = (system.key(), system.name());
        let noun = if tiles == 1 { "tile" } else { "tiles" };
        say(&format!("{key:keys$}  {name:names$}  {tiles:>3} {noun}"));
    }
}

#[cfg(test)]
mod tests {
    use clap::CommandFactory as _;

    use super::*;

    #[test]
    fn the_command_line_is_well_formed_and_every_subcommand_is_explained() {
        let command = Cli::command();
        command.clone().debug_assert();
        let named: Vec<&str> = command.get_subcommands().map(|sub| sub.get_name()).collect();
        let expected = [
            "run",
            "sandbox",
            "migrate",
            "hand-over",
            "backup",
            "restore",
            "copy",
            "compact",
            "commands",
            "doctor",
            "health",
            "sets",
            "replay",
            "recount",
            "verify",
            "picture",
            "art",
        ];
        assert_eq!(named, expected);
        assert!(command.get_subcommands().all(|sub| sub.get_about().is_some()));
    }
}
