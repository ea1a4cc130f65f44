//! The whole matrix: every act, every kind of person, every stage of a game. The expected letter
//! is written down, not computed.

use super::*;

const HOME: (Option<GuildId>, ChannelId) = (Some(GuildId(1)), ChannelId(10));

/// Everybody who may turn up, by the columns of [`MATRIX`].
fn people() -> [(&'static str, Actor); 9] {
    let actor = |user: u64, guild: Option<u64>, channel: u64, admin: bool| Actor {
        user: UserId(user),
        guild: guild.map(GuildId),
        channel: ChannelId(channel),
        admin,
    };
    [
        ("seat to move, also host", actor(100, Some(1), 10, false)),
        ("seat that just moved", actor(101, Some(1), 10, false)),
        ("another seat", actor(102, Some(1), 10, false)),
        ("spectator", actor(200, Some(1), 10, false)),
        ("admin without a seat", actor(201, Some(1), 10, true)),
        ("the host from another channel", actor(100, Some(1), 11, true)),
        ("the host from another server", actor(100, Some(2), 10, true)),
        ("admin of another server", actor(300, Some(2), 20, true)),
        ("a player in direct messages", actor(100, None, 10, false)),
    ]
}

fn game(status: Status, full: bool) -> Target {
    Target {
        guild: HOME.0,
        channel: HOME.1,
        host: Some(UserId(100)),
        status,
        seats: [100, 101, 102].map(|user| Some(UserId(user))).to_vec(),
        most_seats: if full { 3 } else { 5 },
        to_move: (status == Status::Running).then_some(0).into_iter().collect(),
        undo: (status == Status::Running).then_some(1),
        standins: vec![2],
        clock: (status == Status::Running).then_some(0),
        late: false,
    }
}

fn letter(result: Result<(), Denied>) -> char {
    match result {
        Ok(()) => '+',
        Err(Denied::NoGame) => '-',
        Err(Denied::Running) => 'r',
        Err(Denied::NotBegun) => 'b',
        Err(Denied::Over) => 'o',
        Err(Denied::Seated) => 's',
        Err(Denied::NotSeated) => 'n',
        Err(Denied::Full) => 'f',
        Err(Denied::NotHost) => 'h',
        Err(Denied::NotYourTurn { .. }) => 't',
        Err(Denied::NothingToUndo) => 'u',
        Err(Denied::StoodIn) => 'i',
        Err(Denied::NotStoodIn) => 'j',
        Err(Denied::NoClock) => 'c',
        Err(Denied::OwnClock) => 'w',
        Err(Denied::NotLate) => 'l',
    }
}

/// For each act a letter for each person.
type Rows = [(Act, &'static str); 15];

/// One row an act, one column a person of [`people`].
const MATRIX: &[(&str, Status, bool, Rows)] = &[
    (
        "lobby with room",
        Status::Lobby,
        false,
        [
            (Act::Join, "sss++----"),
            (Act::Leave, "+++nn----"),
            (Act::Setup, "+hhh+----"),
            (Act::Start, "+hhh+----"),
            (Act::End, "+hhh+----"),
            (Act::Look, "+++++----"),
            (Act::Turn, "bbbbb----"),
            (Act::Undo, "bbbbb----"),
            (Act::Invite, "+hhh+----"),
            (Act::StandIn, "bbbbb----"),
            (Act::Return, "bbbbb----"),
            (Act::Pace, "+hhh+----"),
            (Act::Wait, "bbbbb----"),
            (Act::Relieve, "bbbbb----"),
            (Act::Standing, "bbbbb----"),
        ],
    ),
    (
        "full lobby",
        Status::Lobby,
        true,
        [
            (Act::Join, "sssff----"),
            (Act::Leave, "+++nn----"),
            (Act::Setup, "+hhh+----"),
            (Act::Start, "+hhh+----"),
            (Act::End, "+hhh+----"),
            (Act::Look, "+++++----"),
            (Act::Turn, "bbbbb----"),
            (Act::Undo, "bbbbb----"),
            (Act::Invite, "+hhh+----"),
            (Act::StandIn, "bbbbb----"),
            (Act::Return, "bbbbb----"),
            (Act::Pace, "+hhh+----"),
            (Act::Wait, "bbbbb----"),
            (Act::Relieve, "bbbbb----"),
            (Act::Standing, "bbbbb----"),
        ],
    ),
    (
        "running",
        Status::Running,
        false,
        [
            (Act::Join, "rrrrr----"),
            (Act::Leave, "rrrrr----"),
            (Act::Setup, "rrrrr----"),
            (Act::Start, "rrrrr----"),
            (Act::End, "+hhh+----"),
            (Act::Look, "+++++----"),
            (Act::Turn, "+ttnn----"),
            (Act::Undo, "u+unn----"),
            (Act::Invite, "rrrrr----"),
            (Act::StandIn, "++inn----"),
            (Act::Return, "jj+nn----"),
            (Act::Pace, "+hhh+----"),
            (Act::Wait, "w++nn----"),
            (Act::Relieve, "wllnn----"),
            (Act::Standing, "+++nn----"),
        ],
    ),
    (
        "ended",
        Status::Ended,
        false,
        [
            (Act::Join, "ooooo----"),
            (Act::Leave, "ooooo----"),
            (Act::Setup, "ooooo----"),
            (Act::Start, "ooooo----"),
            (Act::End, "ooooo----"),
            (Act::Look, "+++++----"),
            (Act::Turn, "ooooo----"),
            (Act::Undo, "ooooo----"),
            (Act::Invite, "ooooo----"),
            (Act::StandIn, "ooooo----"),
            (Act::Return, "ooooo----"),
            (Act::Pace, "ooooo----"),
            (Act::Wait, "ooooo----"),
            (Act::Relieve, "ooooo----"),
            (Act::Standing, "ooooo----"),
        ],
    ),
    (
        "aborted",
        Status::Aborted,
        false,
        [
            (Act::Join, "ooooo----"),
            (Act::Leave, "ooooo----"),
            (Act::Setup, "ooooo----"),
            (Act::Start, "ooooo----"),
            (Act::End, "ooooo----"),
            (Act::Look, "+++++----"),
            (Act::Turn, "ooooo----"),
            (Act::Undo, "ooooo----"),
            (Act::Invite, "ooooo----"),
            (Act::StandIn, "ooooo----"),
            (Act::Return, "ooooo----"),
            (Act::Pace, "ooooo----"),
            (Act::Wait, "ooooo----"),
            (Act::Relieve, "ooooo----"),
            (Act::Standing, "ooooo----"),
        ],
    ),
];

#[test]
fn everybody_may_exactly_what_the_matrix_says() {
    for (stage, status, full, rows) in MATRIX {
        let game = game(*status, *full);
        assert_eq!(rows.map(|(act, _)| act), Act::ALL, "{stage} lists every act");
        for (act, expected) in rows {
            let found: String =
                people().iter().map(|(_, actor)| letter(may(actor, *act, Some(&game)))).collect();
            assert_eq!(found, *expected, "{stage}, {act:?}, columns {:?}", people().map(|p| p.0));
        }
    }
}

#[test]
fn a_game_elsewhere_looks_like_no_game() {
    for (who, actor) in people() {
        for act in Act::ALL {
            assert_eq!(may(&actor, act, None), Err(Denied::NoGame), "{who} {act:?}");
        }
    }
}

#[test]
fn an_erased_player_owns_nothing() {
    let mut game = game(Status::Running, false);
    game.seats[0] = None;
    game.host = None;
    let [(_, actor), ..] = people();
    assert_eq!(may(&actor, Act::Turn, Some(&game)), Err(Denied::NotSeated));
    assert_eq!(may(&actor, Act::End, Some(&game)), Err(Denied::NotHost));
}

#[test]
fn nobody_moves_beside_the_stand_in_of_their_seat() {
    let mut game = game(Status::Running, false);
    game.standins = vec![0];
    let [(_, actor), ..] = people();
    assert_eq!(may(&actor, Act::Turn, Some(&game)), Err(Denied::StoodIn));
    assert_eq!(may(&actor, Act::Return, Some(&game)), Ok(()));
}

#[test]
fn a_stand_in_for_somebody_else_comes_only_when_their_time_is_over() {
    let mut game = game(Status::Running, false);
    let [(_, late), (_, other), ..] = people();
    game.late = true;
    assert_eq!(may(&other, Act::Relieve, Some(&game)), Ok(()));
    assert_eq!(may(&late, Act::Relieve, Some(&game)), Err(Denied::OwnClock));
    game.clock = None;
    assert_eq!(may(&other, Act::Relieve, Some(&game)), Err(Denied::NoClock));
    assert_eq!(may(&other, Act::Wait, Some(&game)), Err(Denied::NoClock));
}
