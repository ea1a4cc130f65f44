//! The small Discord that the bot talks to, in this process but behind a real socket, and the calls
//! of its user side. When it is dropped, every request that the bot made is written to a log under
//! the target folder, where CI holds it against Discord's own description.

use std::fs;
use std::net::SocketAddr;
use std::thread::JoinHandle;
use std::time::Duration;

use sandbox::Sandbox;
use serde_json::{Value, json};
use tokio::sync::oneshot;

use crate::Person;
use crate::wait::PATIENCE;

/// A running sandbox.
#[derive(Debug)]
pub struct Discord {
    name: String,
    addr: SocketAddr,
    agent: ureq::Agent,
    stop: Option<oneshot::Sender<()>>,
    thread: Option<JoinHandle<()>>,
}

impl Discord {
    /// Starts one on a free port. The name says whose requests are in the log.
    ///
    /// # Panics
    /// When no port of loopback can be had.
    #[must_use]
    pub fn start(name: &str) -> Self {
        Self::begin(name, |sandbox| sandbox)
    }

    /// The same with several shards, whose sessions may all begin at the same time.
    #[must_use]
    pub fn with_shards(name: &str, shards: u32) -> Self {
        Self::begin(name, move |sandbox| sandbox.with_shards(shards, shards, Duration::ZERO))
    }

    /// The same for long runs: it forgets what is old, and keeps no log of requests.
    #[must_use]
    pub fn start_for_long(name: &str, shards: u32) -> Self {
        Self::begin(name, move |sandbox| {
            sandbox.with_short_memory().with_shards(shards, shards, Duration::ZERO)
        })
    }

    fn begin(name: &str, with: impl FnOnce(Sandbox) -> Sandbox + Send + 'static) -> Self {
        let (stop, stopped) = oneshot::channel();
        let (tell, told) = std::sync::mpsc::channel();
        let serve = move || {
            let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
            runtime.expect("a runtime needs nothing that is missing here").block_on(async {
                let any_port = SocketAddr::from(([127, 0, 0, 1], 0));
                let sandbox = Sandbox::bind(any_port).await.expect("a port is free");
                // Discord's three seconds are for a bot on a machine of its own, its rates for people
                // who think before they move.
                let sandbox = with(sandbox.with_answers_within(PATIENCE).with_wide_limits());
                tell.send(sandbox.addr()).expect("the test waits for it");
                let stopped = async { drop(stopped.await) };
                sandbox.run(stopped).await.expect("the sandbox serves until it is stopped");
            });
        };
        let thread = std::thread::spawn(serve);
        let addr = told.recv_timeout(PATIENCE).expect("the sandbox starts");
        let agent = ureq::Agent::config_builder()
            .http_status_as_error(false)
            .timeout_global(Some(PATIENCE + Duration::from_secs(5)))
            .build()
            .new_agent();
        Self { name: name.to_owned(), addr, agent, stop: Some(stop), thread: Some(thread) }
    }

    /// Its address as a URL without a path.
    #[must_use]
    pub fn url(&self) -> String {
        format!("http://{}", self.addr)
    }

    /// Somebody in a channel of the server `home`.
    #[must_use]
    pub fn person<'a>(&'a self, name: &'a str, channel: &'a str) -> Person<'a> {
        Person::new(self, name, channel)
    }

    /// What a path answers, with its status.
    ///
    /// # Panics
    /// When the sandbox does not answer with JSON.
    #[must_use]
    pub fn get(&self, path: &str, query: &[(&str, &str)]) -> (u16, Value) {
        let mut request = self.agent.get(format!("{}{path}", self.url()));
        for (name, value) in query {
            request = request.query(name, value);
        }
        let mut response = request.call().expect("the sandbox answers");
        let status = response.status().as_u16();
        (status, response.body_mut().read_json().expect("the sandbox answers with JSON"))
    }

    /// The bytes under a URL of the sandbox.
    ///
    /// # Panics
    /// When there is nothing.
    #[must_use]
    pub fn bytes(&self, url: &str) -> Vec<u8> {
        let mut response = self.agent.get(url).call().expect("the sandbox answers");
        assert_eq!(response.status().as_u16(), 200, "{url}");
        let body = response.body_mut().with_config().limit(64 << 20);
        body.read_to_vec().expect("the body is complete")
    }

    /// What a call answers, with its status.
    ///
    /// # Panics
    /// When the sandbox does not answer with JSON.
    pub fn post(&self, path: &str, body: &Value) -> (u16, Value) {
        let request = self.agent.post(format!("{}{path}", self.url()));
        let mut response = request.send_json(body).expect("the sandbox answers");
        let status = response.status().as_u16();
        (status, response.body_mut().read_json().expect("the sandbox answers with JSON"))
    }

    /// Moves the clock and gives the new time, in unix milliseconds.
    ///
    /// # Panics
    /// When the sandbox does not answer with the time.
    pub fn advance(&self, seconds: u64) -> i64 {
        let (status, answer) = self.post("/clock", &json!({ "advance_s": seconds }));
        assert_eq!(status, 200, "{answer}");
        answer["unix_ms"].as_i64().expect("the sandbox says what time it is")
    }

    /// Asks for a fault to come.
    ///
    /// # Panics
    /// When the sandbox does not know such a fault.
    pub fn fault(&self, fault: &Value) {
        let (status, answer) = self.post("/faults", fault);
        assert_eq!(status, 200, "{fault}: {answer}");
    }

    /// Ends all faults.
    ///
    /// # Panics
    /// When the sandbox does not answer.
    pub fn end_faults(&self) {
        let ended = self.agent.delete(format!("{}/faults", self.url())).call();
        assert_eq!(ended.expect("the sandbox answers").status().as_u16(), 200);
    }

    /// From now on every interaction is delivered twice.
    pub fn deliver_twice(&self) {
        self.fault(&json!({"deliver": "twice", "times": u32::MAX}));
    }

    /// Whether a bot is connected.
    #[must_use]
    pub fn has_bot(&self) -> bool {
        self.get("/user/places", &[]).1["bot"]["connected"] == true
    }

    /// How many sessions hear each shard now, by shard.
    ///
    /// # Panics
    /// When the sandbox does not list them.
    #[must_use]
    pub fn sessions(&self) -> Vec<usize> {
        let (_, sessions) = self.get("/user/sessions", &[]);
        let sessions = sessions["sessions"].as_array().expect("a list").clone();
        let mut hearing = Vec::new();
        for session in sessions.iter().filter(|session| session["connected"] == json!(true)) {
            let part = |index: usize| session["shard"][index].as_u64().unwrap_or_default() as usize;
            hearing.resize(part(1).max(hearing.len()), 0);
            hearing[part(0)] += 1;
        }
        hearing
    }

    /// The commands that the bot has registered.
    #[must_use]
    pub fn commands(&self) -> Vec<Value> {
        let (_, commands) = self.get("/user/commands", &[]);
        commands.as_array().cloned().unwrap_or_default()
    }

    /// Every request of the bot so far, one JSON object a line.
    #[must_use]
    pub fn requests(&self) -> Vec<Value> {
        let text = self.bytes(&format!("{}/requests.jsonl", self.url()));
        let text = String::from_utf8(text).expect("the log is text");
        text.lines().map(|line| serde_json::from_str(line).expect("a line is JSON")).collect()
    }

    /// Keeps the requests where CI looks for them: `<target>/requests/<name>.jsonl`.
    fn keep_requests(&self) -> anyhow::Result<()> {
        let test = std::env::current_exe()?;
        let target = test.ancestors().nth(3).ok_or_else(|| anyhow::anyhow!("no target folder"))?;
        let folder = target.join("requests");
        fs::create_dir_all(&folder)?;
        let lines: Vec<String> = self.requests().iter().map(Value::to_string).collect();
        if !lines.is_empty() {
            fs::write(folder.join(format!("{}.jsonl", self.name)), lines.join("\n") + "\n")?;
        }
        Ok(())
    }
}

impl Drop for Discord {
    fn drop(&mut self) {
        // A failing test says why it failed; its log is no evidence.
        if !std::thread::panicking() {
            self.keep_requests().expect("the log of requests is kept");
        }
        if let Some(stop) = self.stop.take() {
            // If the sandbox is gone already, joining its thread says so.
            let _ = stop.send(());
        }
        let joined = self.thread.take().map(JoinHandle::join);
        if !std::thread::panicking() {
            joined.transpose().expect("the sandbox served to the end");
        }
    }
}
