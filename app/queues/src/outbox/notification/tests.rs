//! What tables stored is read, and written as it was.

use rules::Event;
use rules::expansions::catapult::{self, Missile, Point, Site, Thrown};
use serde_json::{Value, json};

use super::*;

/// A row as a table stored it, read and written again.
fn again(row: &Value) -> Notification {
    let notification: Notification =
        serde_json::from_value(row.clone()).unwrap_or_else(|no| panic!("{row}: {no}"));
    assert_eq!(serde_json::to_value(&notification).expect("it is plain"), *row);
    notification
}

fn thrown() -> Thrown {
    let (from, aim, rest) = (Point::new(0, -2000), Point::new(0, 0), Point::new(0, 120));
    Thrown {
        seat: Seat(0),
        missile: Missile::KnockOut,
        site: Site::N,
        from,
        aim,
        force: 40,
        landing: aim,
        rest,
        hit: Vec::new(),
        apart: None,
    }
}

#[test]
fn a_row_with_throws_is_read_and_written_as_it_always_was() {
    let traces = |notification: Notification| match notification {
        Notification::Post(Post::Turn { traces, .. } | Post::Final { traces, .. }) => traces,
        other => panic!("{other:?}"),
    };
    let left =
        Traces::of(&[Event::Catapult(catapult::Event::Thrown(thrown()))]).expect("it is plain");
    assert_ne!(left, Traces::default());
    let turn = json!({ "number": 7, "seat": 1 });
    let plain = json!({ "ring": { "line": "", "turn": turn, "ping": true, "but": null } });
    assert_eq!(traces(again(&plain)), Traces::default());
    let ring = json!({ "ring": {
        "line": "", "turn": turn, "ping": true, "but": 0, "throws": [thrown()], "brief": true,
    } });
    assert!(matches!(again(&ring), Notification::Post(Post::Turn { brief: true, .. })));
    assert_eq!(traces(again(&ring)), left);
    let last = json!({ "final": { "line": "", "throws": [thrown()] } });
    assert_eq!(traces(again(&last)), left);
}

#[test]
fn a_bulletin_is_read_and_written_under_its_own_name() {
    let said = json!({ "lots": [{ "index": 0, "kind": "base/01" }], "sold": [[1, "base/02"]] });
    let post = |row: &Value| match again(row) {
        Notification::Post(post) => post,
        other => panic!("{other:?}"),
    };
    let new = post(&json!({ "bazaar": said }));
    assert_eq!((new.kind().as_ref(), new.slot().as_deref()), ("bazaar", Some("bazaar")));
    let edit = post(&json!({ "edit_bazaar": said }));
    assert_eq!((edit.kind().as_ref(), edit.slot()), ("edit_bazaar", None));
    let [new, edit] = [new, edit].map(Notification::Post);
    assert!(new.is_public() && edit.is_public());
    assert!(new.is_posted() && !edit.is_posted());
}

#[test]
fn a_row_of_an_unknown_kind_is_refused() {
    for row in [json!({ "fair": {} }), json!({ "bazaar": {}, "ring": {} }), json!("bazaar")] {
        assert!(serde_json::from_value::<Notification>(row.clone()).is_err(), "{row}");
    }
}
