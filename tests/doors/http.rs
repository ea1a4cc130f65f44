//! The bot without a gateway: interactions are posted to it, signed.

use serde_json::{Value, json};
use tests::round::{How, Round};
use tests::{Folder, Hold, House, Process, Way, books, endpoint, run, until};

fn setting(name: &str, value: &str) -> (String, String) {
    (name.to_owned(), value.to_owned())
}

/// A house whose Discord posts interactions.
fn house(name: &str) -> House {
    let mut house = House::closed_at(name, Way::Http);
    house.start();
    house
}

/// What an endpoint answers to a request that Discord has not signed.
fn knock(url: &str, headers: &[(&str, &str)], body: &str) -> u16 {
    let agent = ureq::Agent::config_builder().http_status_as_error(false).build().new_agent();
    let mut request = agent.post(url);
    for (name, value) in headers {
        request = request.header(*name, *value);
    }
    request.send(body).expect("it answers").status().as_u16()
}

#[test]
fn a_game_goes_on_over_http_through_a_kill_a_stop_and_what_comes_twice() {
    let mut house = house("doors-http");
    let mut round = Round::open(&house, "table", &["Ada", "Ben"], "base", How::Buttons);
    round.turn(&mut house, &mut |_, _| ());
    house.discord.deliver_twice();
    round.turn(&mut house, &mut |_, _| ());
    house.kill();
    house.start();
    round.turn(&mut house, &mut |_, _| ());
    let before = books::read(house.address()).expect("the database can be read");
    assert_eq!(house.take_bot().stop().code(), Some(0));
    until("Discord notices", || (!house.discord.has_bot()).then_some(()));
    assert_eq!(books::read(house.address()).expect("the database can be read"), before);
    house.start();
    round.turn(&mut house, &mut |_, _| ());
    round.entry(&house).replay().expect("what was played is a game");
    let asked = house.discord.requests();
    let asks_for = |path: &str| asked.iter().any(|request| request["path"] == path);
    assert!(asks_for("/api/v10/applications/@me"));
    assert!(!asks_for("/api/v10/gateway/bot"), "the two ways exclude each other");
}

#[test]
fn what_is_not_signed_is_refused_while_nobody_can_use_the_database_and_fills_no_log() {
    let mut house = house("doors-forged");
    let url = endpoint(house.bot()).expect("it was found before");
    let before = books::read(house.address()).expect("the database can be read");
    let Some(held) = Hold::take(&house.database()) else {
        tests::skipped("sqlite3 is missing; nobody has held the database");
        return;
    };
    let lines = house.bot().says().lines().count();
    let signature = "1".repeat(128);
    let signed = [("x-signature-ed25519", &*signature), ("x-signature-timestamp", "1764000000")];
    let ping = json!({ "type": 1 }).to_string();
    let command = json!({ "type": 2, "id": "1", "data": { "name": "game" } }).to_string();
    for body in ["", "{", &ping, &command] {
        for _ in 0..50 {
            assert_eq!(knock(&url, &signed, body), 401);
            assert_eq!(knock(&url, &[], body), 401);
        }
    }
    assert_eq!(knock(&url.replace("/interactions", "/"), &signed, &ping), 404);
    let said = house.bot().says();
    let refusals = said.lines().skip(lines).filter(|line| line.contains("requests were refused"));
    assert!(refusals.count() <= 10, "a line a minute: {said}");
    drop(held);
    assert_eq!(books::read(house.address()).expect("the database can be read"), before);
}

#[test]
fn without_a_token_its_own_sandbox_posts_to_it() {
    let folder = Folder::new();
    let settings =
        [setting("CARCAS_SANDBOX_ADDR", "127.0.0.1:0"), setting("CARCAS_HTTP_ADDR", "127.0.0.1:0")];
    let process = Process::start(folder.path(), &settings, &[]);
    let url = until("it says where the sandbox is", || {
        let said = process.says();
        let (_, rest) = said.split_once("Open http://")?;
        rest.split_once("/ in a browser").map(|(addr, _)| format!("http://{addr}"))
    });
    let get = |path: &str| -> Option<Value> {
        ureq::get(format!("{url}{path}")).call().ok()?.body_mut().read_json().ok()
    };
    until("the bot is in the sandbox", || {
        let registered = get("/user/commands")?.as_array().is_some_and(|all| !all.is_empty());
        (registered && get("/user/places")?["bot"]["connected"] == true).then_some(())
    });
    let typed = json!({ "user": "Ada", "channel": "general", "command": "help" });
    let mut sent = ureq::post(format!("{url}/user/command")).send_json(&typed).expect("it is sent");
    let sent: Value = sent.body_mut().read_json().expect("the sandbox answers");
    let id = sent["interaction"].as_str().expect("an interaction").to_owned();
    until("somebody is helped", || {
        (get(&format!("/user/interaction/{id}?wait=1000"))?["state"] == "answered").then_some(())
    });
    assert_eq!(process.stop().code(), Some(0));
}

#[test]
fn a_sandbox_alone_posts_to_a_bot_that_comes_later_and_shows_its_key() {
    let folder = Folder::new();
    // The port of a bot that has ended, and is most likely still free.
    let addr = {
        let socket = std::net::TcpListener::bind("127.0.0.1:0").expect("a port is free");
        socket.local_addr().expect("it has an address").to_string()
    };
    let url = format!("http://{addr}/interactions");
    let settings = [setting("CARCAS_SANDBOX_ADDR", "127.0.0.1:0")];
    let arguments = ["sandbox", "--http-interactions", &url];
    let sandbox = Process::start(folder.path(), &settings, &arguments);
    let (discord, key) = until("it says where it is, and its key", || {
        let said = sandbox.says();
        let (_, rest) = said.split_once("CARCAS_DISCORD_URL=")?;
        let (discord, rest) = rest.split_once('\n')?;
        let (_, rest) = rest.split_once("DISCORD_PUBLIC_KEY=")?;
        Some((discord.to_owned(), rest.split_once('\n')?.0.to_owned()))
    });
    let bot = |key: &str| {
        [
            setting("CARCAS_DISCORD_URL", &discord),
            setting("CARCAS_HTTP_ADDR", &addr),
            setting("DISCORD_PUBLIC_KEY", key),
        ]
    };
    // The key of RFC 8032 is somebody else's.
    let foreign = "3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c";
    let other = Folder::new();
    let refused = run(other.path(), &bot(foreign), &[]);
    assert_eq!(refused.code, Some(2), "{refused:?}");
    assert!(refused.err.contains("DISCORD_PUBLIC_KEY") && refused.err.contains(&key));
    let process = Process::start(other.path(), &bot(&key), &[]);
    until("the bot is in the sandbox", || {
        let mut answer = ureq::get(format!("{discord}/user/places")).call().ok()?;
        let places: Value = answer.body_mut().read_json().ok()?;
        (places["bot"]["connected"] == true).then_some(())
    });
    assert_eq!(process.stop().code(), Some(0));
    assert_eq!(sandbox.stop().code(), Some(0));

    let far = url.replace("127.0.0.1", "10.0.0.7");
    let far = run(folder.path(), &settings, &["sandbox", "--http-interactions", &far]);
    assert_eq!(far.code, Some(2), "{far:?}");
    assert!(crate::one_line(&far).contains("loopback"), "{far:?}");
}

#[test]
fn an_address_that_is_taken_is_refused_in_one_line_and_touches_nothing() {
    let folder = Folder::new();
    let held = std::net::TcpListener::bind("127.0.0.1:0").expect("a port is free");
    let taken = held.local_addr().expect("it has an address").to_string();
    let settings =
        [setting("CARCAS_DISCORD_URL", "http://127.0.0.1:9"), setting("CARCAS_HTTP_ADDR", &taken)];
    let finished = run(folder.path(), &settings, &[]);
    drop(held);
    assert_eq!(finished.code, Some(2), "{finished:?}");
    let line = crate::one_line(&finished);
    assert!(line.contains("CARCAS_HTTP_ADDR") && line.contains(&taken), "{line}");
    let left: Vec<_> = std::fs::read_dir(folder.path()).expect("it is there").collect();
    assert!(left.is_empty(), "{left:?}");
}
