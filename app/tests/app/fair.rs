//! The proof that nobody chose the order of the tiles, checked as somebody would who does not trust
//! Carcas: with the program of docs/fairness.md.

use std::path::Path;
use std::process::Command;

use port::{Files, Message};

use crate::common::Table;

/// The program of the page.
fn program() -> String {
    let page = std::fs::read_to_string("../docs/fairness.md").unwrap();
    let (_, code) = page.split_once("```python\n").unwrap();
    code.split_once("```").unwrap().0.to_owned()
}

/// What the program says to a file: whether it is content, and its words.
fn checked(dir: &Path, file: &str) -> (bool, String) {
    std::fs::write(dir.join("fair.py"), program()).unwrap();
    std::fs::write(dir.join("fair.json"), file).unwrap();
    let out = Command::new("python3").args(["fair.py", "fair.json"]).current_dir(dir).output();
    let out = out.unwrap();
    (out.status.success(), String::from_utf8_lossy(&[out.stdout, out.stderr].concat()).into())
}

fn proof(message: &Message) -> Option<String> {
    let Files::Set(files) = &message.files else { return None };
    files.first().map(|file| String::from_utf8(file.bytes.clone()).unwrap())
}

/// The texts in back quotes.
fn quoted(text: &str) -> Vec<String> {
    text.split('`').skip(1).step_by(2).map(str::to_owned).collect()
}

fn has_python() -> bool {
    let found = Command::new("python3").arg("--version").output().is_ok();
    if !found {
        eprintln!("SKIPPED: there is no python3, so the program of docs/fairness.md was not run");
    }
    found
}

#[tokio::test]
async fn the_key_is_sealed_before_the_start_and_shown_after_the_end() {
    let mut table = Table::open("fair-shown").await;
    table.run(1, "game new").await;
    table.deliver().await;
    let seal = quoted(&table.public[0].content).last().unwrap().clone();
    let before = table.run(1, "fair").await;
    assert_eq!(quoted(&before.content).join(" "), seal, "{}", before.content);
    assert!(!before.content.contains("gave the order"), "nothing is dealt yet: {}", before.content);
    table.run(2, "game join").await;
    table.run(1, "game start").await;
    let during = table.run(3, "fair").await;
    let [shown, start] = &quoted(&during.content)[..] else { panic!("{}", during.content) };
    assert_eq!(*shown, seal);
    assert!(proof(&during).is_none());
    table.end_game().await;
    let after = table.run(2, "fair").await;
    let said = quoted(&after.content);
    assert_eq!(said[..2], [seal.clone(), start.clone()]);
    assert!(after.content.contains("✅"), "{}", after.content);
    let file: serde_json::Value = serde_json::from_str(&proof(&after).unwrap()).unwrap();
    assert_eq!((&file["seal"], &file["start"]), (&seal.into(), &start.clone().into()));
    assert_eq!(file["key"], said[2]);
}

#[tokio::test]
async fn the_order_depends_on_the_number_of_the_start() {
    // Both tables have the same key.
    let mut dealt = Vec::new();
    for waits in [0, 1] {
        let mut table = Table::open(&format!("fair-start-{waits}")).await;
        table.run(1, "game new").await;
        table.run(2, "game join").await;
        for _ in 0..waits {
            table.run(3, "fair").await;
        }
        table.run(1, "game start").await;
        dealt.push(table.game().await.setup().shuffles());
    }
    assert_eq!(dealt[0][0].before, dealt[1][0].before);
    assert_ne!(dealt[0][0].after, dealt[1][0].after);
}

#[tokio::test]
async fn the_program_of_the_page_finds_games_fair_and_every_lie_out() {
    if !has_python() {
        return;
    }
    for sets in ["base", "base,river1", "base,river2,plague,inns"] {
        let mut table = Table::started("fair-program", &format!("sets:{sets}"), &[1, 2]).await;
        table.end_game().await;
        let after = table.run(1, "fair").await;
        let file = proof(&after).unwrap();
        assert_eq!(checked(&table.dir, &file), (true, "The deal was fair.\n".to_owned()));
        let told: serde_json::Value = serde_json::from_str(&file).unwrap();
        let mut swapped = told.clone();
        let order = swapped["shuffles"][0]["after"].as_array_mut().unwrap();
        let other = order.iter().position(|tile| *tile != order[0]).unwrap();
        order.swap(0, other);
        let lie = |name: &str, value: &str| {
            let mut lie = told.clone();
            lie[name] = value.into();
            lie
        };
        let key = told["key"].as_str().unwrap();
        let other_key = format!("{}{}", &key[2..], &key[..2]);
        for lie in [swapped, lie("start", "12345"), lie("key", &other_key)] {
            let (fair, said) = checked(&table.dir, &lie.to_string());
            assert!(!fair && said.contains("Assertion"), "{said}");
        }
    }
}

#[test]
fn the_program_of_the_page_is_short_enough_to_be_read() {
    let lines = program().lines().filter(|line| !line.trim().is_empty()).count();
    assert!(lines <= 40, "{lines} lines");
}
