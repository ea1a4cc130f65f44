//! A private PostgreSQL server, for tests alone: made from the installed programs in a folder of its
//! own, on a socket in that folder and on no port. There is one for the process of the tests; it
//! ends with it, however it ends, and the folder goes with it.

use std::io::Write as _;
use std::os::unix::fs::{MetadataExt as _, chown};
use std::os::unix::process::CommandExt as _;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, OnceLock};

/// What the server is told.
const SETTINGS: [&str; 3] = ["listen_addresses=", "max_connections=200", "logging_collector=off"];
/// ... for tests: nothing has to survive a power cut, and acts that are in each other's way find out
/// soon.
const FLEETING: [&str; 5] = [
    "fsync=off",
    "full_page_writes=off",
    "autovacuum=off",
    "shared_buffers=16MB",
    "deadlock_timeout=50ms",
];
/// Who owns the server and its databases.
const OWNER: &str = "carcas";
/// Ends the server when the pipe ends that only the process of the tests holds.
const WATCH: &str = r#"cat > /dev/null; folder=$1; shift; "$@"; rm -rf "$folder""#;

/// A database on the private server; dropped at the end of its test.
#[derive(Debug)]
pub struct PrivateDatabase {
    server: Arc<PrivateServer>,
    name: String,
    url: String,
}

impl PrivateDatabase {
    /// A new one, empty. Where PostgreSQL is not installed there is none, and a line says so.
    ///
    /// # Panics
    /// When PostgreSQL is installed and does not start.
    #[must_use]
    pub fn new() -> Option<Self> {
        Self::with(&FLEETING)
    }

    /// The same on a server that is told this; without a word it keeps what it acknowledges. The first
    /// database in a process decides.
    ///
    /// # Panics
    /// When PostgreSQL is installed and does not start.
    #[must_use]
    pub fn with(settings: &[&str]) -> Option<Self> {
        static SERVER: OnceLock<Option<Arc<PrivateServer>>> = OnceLock::new();
        let start = || PrivateServer::start(settings).map(Arc::new);
        Some(Self::on(Arc::clone(SERVER.get_or_init(start).as_ref()?)))
    }

    /// One on a server of its own, which may be stopped and crash.
    ///
    /// # Panics
    /// When PostgreSQL is installed and does not start.
    #[must_use]
    pub fn alone() -> Option<Self> {
        Some(Self::on(Arc::new(PrivateServer::start(&FLEETING)?)))
    }

    fn on(server: Arc<PrivateServer>) -> Self {
        static NEXT: AtomicU32 = AtomicU32::new(1);
        let name = format!("test_{}", NEXT.fetch_add(1, Ordering::Relaxed));
        server.sql("postgres", &format!("CREATE DATABASE {name} TEMPLATE template0"));
        let folder = server.folder.display();
        let url = format!("postgres://{OWNER}@localhost/{name}?host={folder}");
        Self { server, name, url }
    }

    /// Its address.
    #[must_use]
    pub fn url(&self) -> &str {
        &self.url
    }

    /// Runs statements and returns what they print, a row a line.
    ///
    /// # Panics
    /// When the server refuses one.
    pub fn sql(&self, sql: &str) -> String {
        self.server.sql(&self.name, sql)
    }

    /// Ends its server at once, without a word to anybody, as a crash would.
    ///
    /// # Panics
    /// When it does not end.
    pub fn stop(&self) {
        let data = self.server.data();
        self.server.must("pg_ctl", &["-D", &data, "-m", "immediate", "-t", "300", "stop"]);
    }

    /// Starts its server again, which recovers from its log.
    ///
    /// # Panics
    /// When it does not start.
    pub fn start(&self) {
        self.server.launch();
    }

    /// Both, one after the other.
    ///
    /// # Panics
    /// When the server does not end or start.
    pub fn crash(&self) {
        self.stop();
        self.start();
    }
}

impl Drop for PrivateDatabase {
    fn drop(&mut self) {
        let sql = format!("DROP DATABASE {} WITH (FORCE)", self.name);
        let _ = self.server.run("psql", &["-d", "postgres", "-c", &sql]);
    }
}

/// The server of this process.
#[derive(Debug)]
struct PrivateServer {
    programs: PathBuf,
    folder: PathBuf,
    /// Whom the programs run as; PostgreSQL refuses to run as root.
    user: Option<(u32, u32)>,
    options: String,
    /// Holds the pipe that keeps the server alive.
    watch: Child,
}

impl Drop for PrivateServer {
    fn drop(&mut self) {
        drop(self.watch.stdin.take());
        let _ = self.watch.wait();
    }
}

impl PrivateServer {
    fn start(settings: &[&str]) -> Option<Self> {
        let Some(programs) = programs() else {
            let why = "PostgreSQL is not installed; what needs it was not tried";
            let _ = writeln!(std::io::stderr(), "SKIPPED: {why}");
            return None;
        };
        // A socket's path must be short.
        static NEXT: AtomicU32 = AtomicU32::new(1);
        let number = NEXT.fetch_add(1, Ordering::Relaxed);
        let folder = PathBuf::from(format!("/tmp/carcas-pg-{}-{number}", std::process::id()));
        let _ = std::fs::remove_dir_all(&folder);
        std::fs::create_dir(&folder).expect("the folder for temporary files can be written");
        let is_root = folder.metadata().expect("it was just made").uid() == 0;
        let user = is_root.then(other_user);
        if let Some((user, group)) = user {
            chown(&folder, Some(user), Some(group)).expect("root may give it away");
        }
        let data = folder.join("data");
        let data = data.to_string_lossy();
        let stop = command(&programs, user, "pg_ctl", &["-D", &data, "-m", "immediate", "stop"]);
        let mut watch = Command::new("sh");
        watch.args(["-c", WATCH, "sh"]).arg(&folder).arg(stop.get_program()).args(stop.get_args());
        watch.stdin(Stdio::piped()).stdout(Stdio::null()).stderr(Stdio::null());
        // A group of its own: what ends the tests from the keyboard must not end their guard.
        let watch = watch.process_group(0).spawn().expect("there is a shell");
        let mut options = format!("-k {}", folder.display());
        let settings = SETTINGS.iter().chain(settings);
        settings.for_each(|setting| options += &format!(" -c {setting}"));
        let server = Self { programs, folder: folder.clone(), user, options, watch };
        let made = ["-D", &data, "-U", OWNER, "-A", "trust", "-E", "UTF8", "--locale=C", "-N"];
        server.must("initdb", &made);
        server.launch();
        Some(server)
    }

    fn data(&self) -> String {
        self.folder.join("data").to_string_lossy().into_owned()
    }

    fn launch(&self) {
        let (data, log) = (self.data(), self.folder.join("log"));
        let log = log.to_string_lossy();
        let told = ["-D", &data, "-l", &log, "-o", &self.options, "-t", "300", "start"];
        self.must("pg_ctl", &told);
    }

    fn run(&self, program: &str, arguments: &[&str]) -> Output {
        let mut command = command(&self.programs, self.user, program, arguments);
        command.env("PGHOST", &self.folder).env("PGUSER", OWNER).env("LC_ALL", "C");
        // The server must not keep a pipe of ours open.
        let out = if program == "pg_ctl" { Stdio::null() } else { Stdio::piped() };
        command.current_dir("/").stdin(Stdio::null()).stdout(out).stderr(Stdio::piped());
        if program == "pg_ctl" {
            command.stderr(Stdio::null());
        }
        command.output().expect("the programs of PostgreSQL are there")
    }

    fn must(&self, program: &str, arguments: &[&str]) -> String {
        let output = self.run(program, arguments);
        let log = std::fs::read_to_string(self.folder.join("log")).unwrap_or_default();
        let said = String::from_utf8_lossy(&output.stderr);
        assert!(output.status.success(), "{program} {arguments:?}: {said}{log}");
        String::from_utf8_lossy(&output.stdout).into_owned()
    }

    fn sql(&self, database: &str, sql: &str) -> String {
        let quiet = ["-X", "-q", "-A", "-t", "-v", "ON_ERROR_STOP=1", "-d", database, "-c", sql];
        self.must("psql", &quiet)
    }
}

/// A program of PostgreSQL, to be run as somebody who may.
fn command(
    programs: &Path,
    user: Option<(u32, u32)>,
    program: &str,
    arguments: &[&str],
) -> Command {
    let path = programs.join(program);
    let mut command = match user {
        Some((user, group)) => {
            let mut command = Command::new("setpriv");
            command.args(["--reuid", &user.to_string(), "--regid", &group.to_string()]);
            command.arg("--clear-groups").arg(path);
            command
        }
        None => Command::new(path),
    };
    command.args(arguments);
    command
}

/// The folder of the programs of PostgreSQL: that of the first `initdb` that is found.
fn programs() -> Option<PathBuf> {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let mut folders: Vec<PathBuf> = std::env::split_paths(&path).collect();
    if let Ok(said) = Command::new("pg_config").arg("--bindir").output() {
        folders.push(String::from_utf8_lossy(&said.stdout).trim().into());
    }
    let versions = std::fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    folders.extend(versions.map(|version| version.path().join("bin")));
    folders.into_iter().find_map(|folder| {
        // What is found may be a link to where the others are.
        let found = folder.join("initdb").canonicalize().ok()?;
        let home = found.parent()?.to_path_buf();
        ["pg_ctl", "postgres", "psql"].iter().all(|name| home.join(name).exists()).then_some(home)
    })
}

/// Somebody who is not root: the user of the installed server, or nobody.
fn other_user() -> (u32, u32) {
    let number = |option: &str, user: &str| {
        let said = Command::new("id").args([option, user]).output().ok()?;
        String::from_utf8_lossy(&said.stdout).trim().parse::<u32>().ok()
    };
    let user = |name: &str| Some((number("-u", name)?, number("-g", name)?));
    user("postgres").or_else(|| user("nobody")).unwrap_or((65_534, 65_534))
}
