//! Whether the bot is alive and can play, asked over HTTP, by `carcas health` and by systemd.

use std::os::unix::net::UnixDatagram;

use serde_json::json;
use tests::{Folder, PATIENCE, Process, numbers, run, until};

use crate::metrics::house;

fn setting(name: &str, value: &str) -> (String, String) {
    (name.to_owned(), value.to_owned())
}

#[test]
fn a_bot_is_ready_while_discord_is_there() {
    let house = house("doors-health");
    // At first it is away.
    house.discord.fault(&json!({"route": "/gateway/bot", "status": 503, "times": 3}));
    let bot = Process::start(house.folder.path(), house.settings(), &[]);
    let addr = numbers::address(&bot);
    until("it waits for Discord", || {
        let (status, said) = numbers::told(&addr, "/readyz")?;
        (status == 503 && said == "not ready: discord\n").then_some(())
    });
    assert_eq!(numbers::told(&addr, "/healthz"), Some((200, "alive\n".to_owned())));
    let ready = until("it is ready", || numbers::told(&addr, "/readyz").filter(|r| r.0 == 200));
    assert_eq!(ready.1, "ready\n");
    assert_eq!(numbers::told(&addr, "/other").map(|(status, _)| status), Some(404));
    // The same from the command line.
    let asks = [setting("CARCAS_METRICS_ADDR", &addr)];
    let folder = house.folder.path().to_path_buf();
    for arguments in [&["health"][..], &["health", "--ready"]] {
        let asked = run(&folder, &asks, arguments);
        assert_eq!(asked.code, Some(0), "{asked:?}");
    }
    assert_eq!(bot.stop().code(), Some(0));
    let asked = run(&folder, &asks, &["health"]);
    assert_eq!(asked.code, Some(1), "{asked:?}");
    assert!(crate::one_line(&asked).contains("does not answer"), "{asked:?}");
    let asked = run(&folder, &[], &["health"]);
    assert_eq!(asked.code, Some(2), "{asked:?}");
    assert!(crate::one_line(&asked).contains("CARCAS_METRICS_ADDR"), "{asked:?}");
}

#[test]
fn a_bot_without_discord_is_alive_and_not_ready_and_tells_systemd_how_it_is() {
    let folder = Folder::new();
    let manager = UnixDatagram::bind(folder.join("manager")).expect("the folder is ours");
    manager.set_read_timeout(Some(PATIENCE)).expect("it may wait");
    let socket = folder.join("manager").display().to_string();
    let settings = [
        setting("CARCAS_DISCORD_URL", "http://127.0.0.1:9"),
        setting("CARCAS_METRICS_ADDR", "127.0.0.1:0"),
        setting("NOTIFY_SOCKET", &socket),
        setting("WATCHDOG_USEC", "300000"),
    ];
    let bot = Process::start(folder.path(), &settings, &[]);
    let heard = || {
        let mut bytes = [0; 64];
        let length = manager.recv(&mut bytes).expect("the bot tells how it is");
        String::from_utf8_lossy(&bytes[..length]).into_owned()
    };
    assert_eq!(heard(), "READY=1");
    assert_eq!(heard(), "WATCHDOG=1");
    let addr = numbers::address(&bot);
    assert_eq!(numbers::told(&addr, "/healthz"), Some((200, "alive\n".to_owned())));
    let not_ready = Some((503, "not ready: discord\n".to_owned()));
    assert_eq!(numbers::told(&addr, "/readyz"), not_ready);
    let asked =
        run(folder.path(), &[setting("CARCAS_METRICS_ADDR", &addr)], &["health", "--ready"]);
    assert_eq!(asked.code, Some(1), "{asked:?}");
    assert!(crate::one_line(&asked).contains("not ready: discord"), "{asked:?}");
    let told = numbers::scrape(&addr);
    assert_eq!(told.sum("carcas_discord_up", &[]), 0.0);
    assert!(told.sum("carcas_gateway_events_total", &[("event", "unreachable")]) >= 1.0);
    assert_eq!(bot.stop().code(), Some(0));
    until("it tells that it stops", || (heard() == "STOPPING=1").then_some(()));
}

#[test]
fn an_address_that_is_taken_is_refused_in_one_line() {
    let folder = Folder::new();
    let taken = std::net::TcpListener::bind("127.0.0.1:0").expect("a port is free");
    let addr = taken.local_addr().expect("it listens").to_string();
    let settings = [
        setting("CARCAS_DISCORD_URL", "http://127.0.0.1:9"),
        setting("CARCAS_METRICS_ADDR", &addr),
        setting("CARCAS_LOG", "error"),
    ];
    let refused = run(folder.path(), &settings, &[]);
    assert_eq!(refused.code, Some(2), "{refused:?}");
    let line = crate::one_line(&refused);
    assert!(line.contains("CARCAS_METRICS_ADDR") && line.contains(&addr), "{line}");
}
