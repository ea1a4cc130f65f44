//! The stored form of actions, events and prompts. Databases hold them, so every name here must be
//! read and written for ever as it is.

use rules::expansions::dragon::FairyMode;
use rules::{Action, Edit, Event, Game, Prompt, Seed, Setup, Systems};
use serde::{Serialize, de::DeserializeOwned};

#[rustfmt::skip]
/// One action of each kind.
const ACTIONS: [&str; 38] = [
    r#""accept""#,
    r#"{"bid":{"lot":{"index":2,"kind":"cult/03"},"bid":{"least":1,"most":999}}}"#,
    r#"{"bridge":{"pos":[5,1],"axis":"north_south"}}"#,
    r#""buy""#,
    r#"{"castle":{"lord":{"seat":2,"kind":"wagon","at":{"segment":[[3,-3],0]}}}}"#,
    r#"{"copy":{"castle":[[9,0],1],"feature":[[8,-1],0]}}"#,
    r#"{"crop_circle":{"mode":"add","role":"city"}}"#,
    r#"{"deploy":{"figure":"small","at":{"segment":[[3,-1],1]}}}"#,
    r#""draw""#,
    r#"{"exchange":{"kind":"small","captor":1}}"#,
    r#"{"fairy":{"to":[3,-1],"beside":{"seat":0,"kind":"big","at":{"segment":[[3,-1],3]}}}}"#,
    r#"{"fire":{"missile":"knock_out"}}"#,
    r#"{"flee":{"figure":{"seat":1,"kind":"small","at":{"segment":[[2,-5],4]}},"to":[[0,-5],2]}}"#,
    r#"{"gingerbread":{"to":[[2,-3],0]}}"#,
    r#"{"give_up":{"kind":"small"}}"#,
    r#"{"hands":{"reach":{"least":1000,"most":2500},"side":{"least":-600,"most":600}}}"#,
    r#"{"lesson":{"feature":[[3,-1],1],"seat":2}}"#,
    r#"{"magic":{"who":"mage","to":[[2,-3],0]}}"#,
    r#"{"magic_off":{"who":"witch"}}"#,
    r#"{"move":{"figure":{"seat":0,"kind":"wagon","at":{"segment":[[4,7],0]}},"to":{"segment":[[5,5],1]}}}"#,
    r#"{"move_count":{"to":"market"}}"#,
    r#"{"offer":{"lot":{"index":0,"kind":"catapult/02"},"bid":{"least":0,"most":999}}}"#,
    r#""pass""#,
    r#"{"pick":{"lot":{"index":1,"kind":"cult/03"}}}"#,
    r#"{"place":{"pos":[3,-1],"rotation":0}}"#,
    r#"{"pyramid":{"at":[[1,-2],2]}}"#,
    r#"{"ransom":{"kind":"small","captor":2}}"#,
    r#""refuse""#,
    r#"{"seduce":{"figure":{"seat":0,"kind":"small","at":{"segment":[[-3,1],0]}},"with":"small","from":null}}"#,
    r#""sell""#,
    r#"{"spread":{"from":null,"to":[0,-6]}}"#,
    r#"{"step":{"to":[6,4]}}"#,
    r#"{"swap":{"own":{"seat":0,"kind":"small","at":{"segment":[[-3,-3],3]}},"wanted":{"seat":1,"kind":"small","at":{"segment":[[-2,3],2]}}}}"#,
    r#"{"take":{"figure":{"seat":0,"kind":"small","at":{"segment":[[5,-2],3]}},"cause":"tower"}}"#,
    r#"{"throw":{"site":"N","aim":[[-8000,-4000],[9000,8000]],"force":0}}"#,
    r#"{"toss":{"force":{"least":1,"most":100},"side":{"least":-600,"most":600}}}"#,
    r#"{"tower":{"pos":[5,0]}}"#,
    r#"{"tunnel":{"pair":"tunnel_a","at":[[-3,-3],1]}}"#,
];

#[rustfmt::skip]
/// One event of each kind.
const EVENTS: [&str; 45] = [
    r#"{"animal":{"pos":[0,-2],"points":4}}"#,
    r#"{"answered":{"seat":1}}"#,
    r#"{"averted":{"pos":[0,-7],"number":1}}"#,
    r#"{"bazaar":{"seat":0}}"#,
    r#"{"big_top":{"to":[3,1]}}"#,
    r#"{"bridge":{"seat":1,"pos":[5,1],"axis":"north_south"}}"#,
    r#"{"captured":{"figure":{"seat":0,"kind":"small","at":{"segment":[[-6,0],1]}},"captor":2}}"#,
    r#"{"castle":{"lord":{"seat":0,"kind":"mayor","at":{"segment":[[9,0],1]}}}}"#,
    r#"{"catapult":{"seat":2,"fair":[-6,-1],"missile":"seduction"}}"#,
    r#"{"count_moved":{"to":"castle"}}"#,
    r#"{"deployed":{"seat":0,"kind":"big","at":{"segment":[[3,-1],3]}}}"#,
    r#"{"discarded":{"seat":2,"kind":"bcb/01"}}"#,
    r#"{"double_turn":{"seat":1,"lays":true}}"#,
    r#"{"dragon_moved":{"to":[1,6]}}"#,
    r#"{"drew":{"seat":0,"kind":"river2/02"}}"#,
    r#"{"duel":{"thrower":1,"catcher":2,"force":60,"side":0,"reach":1500,"hands":0,"long":1449,"lateral":-223,"outcome":"caught"}}"#,
    r#""ended""#,
    r#"{"exchanged":{"seat":2,"kind":"small","with":1,"other":"small"}}"#,
    r#"{"fairy_moved":{"to":[4,-1],"beside":{"seat":1,"kind":"big","at":{"segment":[[4,-1],0]}}}}"#,
    r#""final_scoring""#,
    r#"{"flea":{"seat":2,"from":null,"to":[0,-6]}}"#,
    r#"{"gingerbread_moved":{"to":[[5,-2],0]}}"#,
    r#"{"host_tiles":{"accepted":true}}"#,
    r#"{"lost":{"seat":2,"kind":"small","from":{"segment":[[7,3],3]}}}"#,
    r#"{"magic_moved":{"who":"witch","to":null}}"#,
    r#"{"moved":{"figure":{"seat":2,"kind":"big","at":{"segment":[[6,1],0]}},"to":{"segment":[[-3,1],0]}}}"#,
    r#"{"offered":{"own":{"seat":0,"kind":"big","at":{"segment":[[3,-1],3]}},"wanted":{"seat":2,"kind":"small","at":{"segment":[[-6,-5],0]}}}}"#,
    r#"{"outbreak":{"pos":[0,-7],"number":1}}"#,
    r#"{"placed":{"seat":0,"kind":"river2/02","pos":[3,-1],"rotation":2}}"#,
    r#"{"put_back":{"tiles":2}}"#,
    r#"{"ransomed":{"seat":0,"kind":"small","captor":2}}"#,
    r#"{"record":{"seat":1,"token":"robber","size":1}}"#,
    r#"{"returned":{"figure":{"seat":2,"kind":"small","at":{"segment":[[3,5],2]}},"cause":"dragon"}}"#,
    r#"{"scored":{"seat":0,"points":1,"source":"fairy","at":[[3,-1],3],"complete":false,"terms":[{"figures":1}]}}"#,
    r#"{"seduced":{"seat":2,"figure":{"seat":0,"kind":"small","at":{"segment":[[-3,1],0]}},"with":"big","from":{"segment":[[6,1],0]}}}"#,
    r#"{"set_aside":{"seat":1,"kind":"pd/06"}}"#,
    r#"{"sold":{"kind":"cult/03","by":1,"to":0,"points":2,"bidder":0}}"#,
    r#"{"swapped":{"own":{"seat":0,"kind":"small","at":{"segment":[[-2,0],0]}},"wanted":{"seat":1,"kind":"small","at":{"segment":[[2,-7],0]}}}}"#,
    r#"{"teacher_moved":{"to":{"with":1}}}"#,
    r#"{"thrown":{"seat":2,"missile":"seduction","site":"NW","from":[-8000,-4000],"aim":[500,2000],"force":50,"landing":[3736,2869],"rest":[4475,3390],"hit":[],"apart":null}}"#,
    r#"{"token":{"seat":1,"token":"bridge","change":-1}}"#,
    r#"{"tower_raised":{"pos":[5,0],"height":1}}"#,
    r#"{"tunnel":{"seat":1,"pair":"tunnel_b","at":[[-3,-3],2],"linked":null}}"#,
    r#"{"turn_started":{"seat":0}}"#,
    r#"{"wheel_turned":{"steps":1,"to":"taxes"}}"#,
];

#[rustfmt::skip]
/// Every prompt.
const PROMPTS: [&str; 39] = [
    r#""abbey""#,
    r#""bazaar_bid""#,
    r#""bazaar_offer""#,
    r#""bazaar_pick""#,
    r#""bazaar_settle""#,
    r#""capture""#,
    r#""castle""#,
    r#""catapult""#,
    r#""copy""#,
    r#""councillors""#,
    r#""count""#,
    r#""crop_add""#,
    r#""crop_circle""#,
    r#""crop_remove""#,
    r#""dragon""#,
    r#""draw""#,
    r#""escape""#,
    r#""exchange""#,
    r#""gingerbread""#,
    r#""hands""#,
    r#""host_tiles""#,
    r#""last_abbey""#,
    r#""last_councillors""#,
    r#""lesson""#,
    r#""magic_move""#,
    r#""magic_remove""#,
    r#""place""#,
    r#""porxada""#,
    r#""porxada_answer""#,
    r#""porxada_victim""#,
    r#""reward""#,
    r#""seduction""#,
    r#""spread""#,
    r#""throw""#,
    r#""toss""#,
    r#""tunnel""#,
    r#""wagon""#,
    r#""wheel_plague""#,
    r#""wood""#,
];

/// Reads each text, and expects the same text when the value is written.
fn read<T: DeserializeOwned + Serialize>(texts: &[&str]) -> Vec<T> {
    let read = |text: &&str| {
        let value: T = serde_json::from_str(text).unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!(serde_json::to_string(&value).expect("plain data"), *text);
        value
    };
    texts.iter().map(read).collect()
}

/// One edit of each kind.
const EDITS: [&str; 4] = [
    r#"{"bridge":[[5,1],"north_south"]}"#,
    r#"{"castle":[[9,0],1]}"#,
    r#"{"ferry":[[[1,0],0],[[1,0],2]]}"#,
    r#"{"link":[[[-3,-3],1],[[4,2],0]]}"#,
];

#[test]
fn edits_of_the_board_keep_their_stored_form() {
    read::<Edit>(&EDITS);
}

#[test]
fn actions_keep_their_stored_form() {
    read::<Action>(&ACTIONS);
}

#[test]
fn events_keep_their_stored_form() {
    read::<Event>(&EVENTS);
}

#[test]
fn prompts_are_stored_under_their_names() {
    for prompt in read::<Prompt>(&PROMPTS) {
        let text = serde_json::to_string(&prompt).expect("plain data");
        assert_eq!(text, format!("{:?}", prompt.name()));
    }
}

/// The default of `fairy_mode` changed. A game that was stored before does not name it.
#[test]
fn a_stored_game_keeps_the_rule_that_was_the_default_then() {
    let text = include_str!("corpus/snapshots/dragon.json");
    assert!(!text.contains("fairy_mode"));
    let game = Game::restore(text).expect("a game that was stored");
    assert_eq!(game.setup().house.dragon.fairy_mode, FairyMode::NextToFollower);
    assert_eq!(game.snapshot(), text, "its hash is the same");

    let setup = |keys: &[&str]| {
        let systems = Systems::named(keys.iter().copied()).expect("systems that exist");
        Setup::new(2, systems, Seed::from_number(1))
    };
    let new = setup(&["base", "dragon"]);
    assert_eq!(new.house.dragon.fairy_mode, FairyMode::OnTile);
    let text = serde_json::to_value(&new).expect("plain data");
    assert_eq!(text["house"], serde_json::json!({ "fairy_mode": "on_tile" }));
    let mut old = text.clone();
    old.as_object_mut().expect("an object").remove("house");
    let old: Setup = serde_json::from_value(old).expect("a table that was stored");
    assert_eq!(old.house.dragon.fairy_mode, FairyMode::NextToFollower);
    for setup in [new, old, setup(&["base"])] {
        let text = serde_json::to_string(&setup).expect("plain data");
        assert_eq!(serde_json::from_str::<Setup>(&text).expect("its own text"), setup);
    }
    let plain = serde_json::to_value(setup(&["base"])).expect("plain data");
    assert_eq!(plain.get("house"), None);
}

#[test]
fn what_nobody_wrote_is_not_read() {
    for text in [r#""unheard_of""#, r#"{"tower":{}}"#, r#"{"place":{"pos":[0,0]}}"#, "{}", "7"] {
        assert!(serde_json::from_str::<Action>(text).is_err(), "{text}");
        assert!(serde_json::from_str::<Event>(text).is_err(), "{text}");
    }
}
