//! Two processes that take interactions over HTTP, behind one address: what a load balancer hands
//! to one is gone on with by the other, and whoever leaves or dies is not missed.

use std::collections::BTreeMap;
use std::io::{ErrorKind, copy};
use std::net::{Shutdown, TcpListener, TcpStream};
use std::sync::{Arc, Mutex};

use serde_json::json;
use tests::round::{How, Moment, Round};
use tests::server::PrivateDatabase;
use tests::{Discord, House, Process, Way, endpoint, until};

/// One address in front of several: each connection goes to the next of them that takes it.
struct Balancer {
    url: String,
    state: Arc<Mutex<State>>,
}

#[derive(Default)]
struct State {
    behind: Vec<String>,
    next: usize,
    /// How many connections each has taken.
    taken: BTreeMap<String, usize>,
}

impl Balancer {
    fn start() -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").expect("a port is free");
        let address = listener.local_addr().expect("it listens");
        let state: Arc<Mutex<State>> = Arc::default();
        let shared = Arc::clone(&state);
        std::thread::spawn(move || {
            for client in listener.incoming().map_while(Result::ok) {
                let server = shared.lock().expect("nobody panics").connect();
                if let Some(server) = server {
                    join(client, server).expect("both can be cloned");
                }
            }
        });
        Self { url: format!("http://{address}/interactions"), state }
    }

    /// Puts this process behind the address, too.
    fn add(&self, process: &Process) {
        let url = until("a process says where it receives", || endpoint(process));
        let (_, rest) = url.split_once("://").expect("a URL");
        let (address, _) = rest.split_once('/').expect("a path");
        self.state.lock().expect("nobody panics").behind.push(address.to_owned());
    }

    /// How many connections each process has taken.
    fn taken(&self) -> BTreeMap<String, usize> {
        self.state.lock().expect("nobody panics").taken.clone()
    }
}

impl State {
    /// A connection to whoever is next; those who take none are left out.
    fn connect(&mut self) -> Option<TcpStream> {
        for _ in 0..self.behind.len() {
            self.next = (self.next + 1) % self.behind.len();
            let address = &self.behind[self.next];
            match TcpStream::connect(address) {
                Ok(server) => {
                    *self.taken.entry(address.clone()).or_default() += 1;
                    return Some(server);
                }
                Err(error) => assert_eq!(error.kind(), ErrorKind::ConnectionRefused),
            }
        }
        None
    }
}

/// Carries what each says to the other.
fn join(client: TcpStream, server: TcpStream) -> std::io::Result<()> {
    for (mut from, mut to) in [(client.try_clone()?, server.try_clone()?), (server, client)] {
        std::thread::spawn(move || {
            let _ = copy(&mut from, &mut to);
            let _ = to.shutdown(Shutdown::Write);
        });
    }
    Ok(())
}

#[test]
fn two_processes_behind_one_address_play_one_game_and_one_alone_goes_on_with_it() {
    let Some(database) = PrivateDatabase::new() else { return };
    let mut house = House::around(Discord::with_shards("fleet-balanced", 1), Way::Http);
    house.set("CARCAS_DATABASE", database.url());
    house.start();
    house.start_another();
    let balancer = Balancer::start();
    let first = house.take_bot();
    balancer.add(&first);
    house.put_bot(first);
    let second = house.succeed();
    balancer.add(house.bot());
    until("Discord saves the address", || {
        // A connection that a process has closed because it took too long is tried again.
        let urls = json!({ "urls": [balancer.url, balancer.url, balancer.url] });
        let saved = house.discord.post("/user/endpoint", &urls);
        (saved.0 == 200).then_some(())
    });
    // The copies of an interaction go to different processes.
    house.discord.deliver_twice();
    let mut round = Round::open(&house, "table", &["Ada", "Ben"], "base", How::Buttons);
    for _ in 0..2 {
        assert!(round.turn(&mut house, &mut |_, _| ()));
    }
    let taken = balancer.taken();
    assert!(taken.len() == 2 && taken.values().all(|taken| *taken > 10), "{taken:?}");

    let mut second = Some(second);
    let mut leave = |_: &mut House, moment| {
        if moment == Moment::LaidOut
            && let Some(second) = second.take()
        {
            assert_eq!(second.stop().code(), Some(0));
        }
    };
    assert!(round.turn(&mut house, &mut leave));
    assert!(round.turn(&mut house, &mut |_, _| ()));
    let entry = round.entry(&house);
    assert_eq!(entry.cells().len(), 4, "nothing was lost, and nothing done twice");
    entry.replay().expect("the log is a game");
}
