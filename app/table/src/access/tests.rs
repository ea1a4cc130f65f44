//! The whole matrix: every act, every kind of person, every stage of a game. The expected letters
//! are written down, not computed.

use super::*;

const HOME: (Option<GuildId>, ChannelId) = (Some(GuildId(1)), ChannelId(10));

/// Every kind of person, by the columns of [`MATRIX`].
fn people() -> [(&'static str, Actor); 12] {
    let actor = |user: u64, guild: Option<u64>, channel: u64, admin: bool| Actor {
        user: UserId(user),
        guild: guild.map(GuildId),
        channel: ChannelId(channel),
        admin,
        banned: user == 202,
        watches: user == 200,
        referee: user == 204,
    };
    [
        ("seat to move, also host", actor(100, Some(1), 10, false)),
        ("seat that just moved", actor(101, Some(1), 10, false)),
        ("another seat", actor(102, Some(1), 10, false)),
        ("spectator, who watches", actor(200, Some(1), 10, false)),
        ("admin without a seat", actor(201, Some(1), 10, true)),
        ("somebody who was offered a seat", actor(203, Some(1), 10, false)),
        ("somebody banned, who was offered one too", actor(202, Some(1), 10, false)),
        ("the host from another channel", actor(100, Some(1), 11, true)),
        ("the host from another server", actor(100, Some(2), 10, true)),
        ("admin of another server", actor(300, Some(2), 20, true)),
        ("a player in direct messages", actor(100, None, 10, false)),
        ("a referee without a seat", actor(204, Some(1), 10, false)),
    ]
}

fn game(status: Status, full: bool) -> TargetGame {
    let seats = if full || status == Status::Lobby { 3 } else { 4 };
    TargetGame {
        guild: HOME.0,
        channel: HOME.1,
        host: Some(UserId(100)),
        status,
        seats: [Some(100), Some(101), Some(102), None].map(|user| user.map(UserId))[..seats]
            .to_vec(),
        most_seats: if full { 3 } else { 5 },
        to_move: (status == Status::Running).then_some(0).into_iter().collect(),
        undo: (status == Status::Running).then_some(1),
        players: vec![0, 1],
        standins: vec![2],
        clocks: (status == Status::Running).then_some(0).into_iter().collect(),
        late: Vec::new(),
        silent: Vec::new(),
        invited: None,
        of_league: false,
        open_seats: if full { Vec::new() } else { vec![3] },
        offered: vec![UserId(203), UserId(202)],
        voters: Some(vec![0, 2]),
    }
}

fn letter(result: Result<(), Denied>) -> char {
    match result {
        Ok(()) => '+',
        Err(Denied::NoGame | Denied::NoLeague) => '-',
        Err(Denied::Running | Denied::SeasonBegun) => 'r',
        Err(Denied::HasBegun) => 'R',
        Err(Denied::NotBegun) => 'b',
        Err(Denied::BeginsItself) => 'B',
        Err(Denied::Over | Denied::SeasonOver) => 'o',
        Err(Denied::Seated | Denied::InLeague) => 's',
        Err(Denied::NotSeated | Denied::NotInLeague) => 'n',
        Err(Denied::NotInvited) => 'z',
        Err(Denied::Full) => 'f',
        Err(Denied::NotHost | Denied::NotOrganiser) => 'h',
        Err(Denied::OthersPlay) => 'y',
        Err(Denied::NotYourTurn { .. }) => 't',
        Err(Denied::NothingToUndo) => 'u',
        Err(Denied::StoodIn) => 'i',
        Err(Denied::NotStoodIn) => 'j',
        Err(Denied::NoClock) => 'c',
        Err(Denied::OwnClock) => 'w',
        Err(Denied::NotAround) => 'k',
        Err(Denied::NotLate) => 'l',
        Err(Denied::Banned) => 'x',
        Err(Denied::NotAdmin) => 'a',
        Err(Denied::NotReferee) => 'q',
        Err(Denied::NotOffered) => 'd',
        Err(Denied::OfLeague) => 'm',
        Err(Denied::NoOpenSeat) => 'e',
        Err(Denied::NoVote) => 'v',
        Err(Denied::NotOver) => 'g',
        Err(Denied::Parked) => 'p',
    }
}

/// For each act, one letter per person.
type Rows = [(Act, &'static str); 30];

/// One row per act, one column per person of [`people`].
const MATRIX: &[(&str, &[Status], bool, Rows)] = &[
    (
        "lobby with room",
        &[Status::Lobby],
        false,
        [
            (Act::Join, "sss+++x----+"),
            (Act::Leave, "+++nnnn----n"),
            (Act::Resign, "bbbbbbb----b"),
            (Act::HandOver, "bbbbbbb----b"),
            (Act::Accept, "bbbbbbb----b"),
            (Act::Take, "bbbbbbb----b"),
            (Act::Remove, "+hhh+hh----h"),
            (Act::Propose, "bbbbbbb----b"),
            (Act::Vote, "bbbbbbb----b"),
            (Act::Rematch, "ggggggg----g"),
            (Act::Move, "bbbbbbbb---b"),
            (Act::Choose, "+++nnnn----n"),
            (Act::Setup, "+hhh+hh----h"),
            (Act::Start, "+hhh+hh----h"),
            (Act::End, "+hhh+hh----h"),
            (Act::Look, "+++++++----+"),
            (Act::Share, "+++n+nn----n"),
            (Act::Turn, "bbbbbbb----b"),
            (Act::Undo, "bbbbbbb----b"),
            (Act::Invite, "+hhh+hh----h"),
            (Act::Admit, "+hhh+hh----h"),
            (Act::StandIn, "bbbbbbb----b"),
            (Act::Return, "bbbbbbb----b"),
            (Act::Pace, "+hhh+hh----h"),
            (Act::Hide, "bbbbbbbb---b"),
            (Act::Pause, "+hhh+hh----+"),
            (Act::RollBack, "bbbbbbb----b"),
            (Act::Wait, "bbbbbbb----b"),
            (Act::Relieve, "bbbbbbb----b"),
            (Act::Standing, "bbbbbbb----b"),
        ],
    ),
    (
        "full lobby",
        &[Status::Lobby],
        true,
        [
            (Act::Join, "sssfffx----f"),
            (Act::Leave, "+++nnnn----n"),
            (Act::Resign, "bbbbbbb----b"),
            (Act::HandOver, "bbbbbbb----b"),
            (Act::Accept, "bbbbbbb----b"),
            (Act::Take, "bbbbbbb----b"),
            (Act::Remove, "+hhh+hh----h"),
            (Act::Propose, "bbbbbbb----b"),
            (Act::Vote, "bbbbbbb----b"),
            (Act::Rematch, "ggggggg----g"),
            (Act::Move, "bbbbbbbb---b"),
            (Act::Choose, "+++nnnn----n"),
            (Act::Setup, "+hhh+hh----h"),
            (Act::Start, "+hhh+hh----h"),
            (Act::End, "+hhh+hh----h"),
            (Act::Look, "+++++++----+"),
            (Act::Share, "+++n+nn----n"),
            (Act::Turn, "bbbbbbb----b"),
            (Act::Undo, "bbbbbbb----b"),
            (Act::Invite, "+hhh+hh----h"),
            (Act::Admit, "+hhh+hh----h"),
            (Act::StandIn, "bbbbbbb----b"),
            (Act::Return, "bbbbbbb----b"),
            (Act::Pace, "+hhh+hh----h"),
            (Act::Hide, "bbbbbbbb---b"),
            (Act::Pause, "+hhh+hh----+"),
            (Act::RollBack, "bbbbbbb----b"),
            (Act::Wait, "bbbbbbb----b"),
            (Act::Relieve, "bbbbbbb----b"),
            (Act::Standing, "bbbbbbb----b"),
        ],
    ),
    (
        "running",
        &[Status::Running],
        false,
        [
            (Act::Join, "sssrrrr----r"),
            (Act::Leave, "+++nnnn----n"),
            (Act::Resign, "+++nnnn----n"),
            (Act::HandOver, "+++nnnn----n"),
            (Act::Accept, "sssdd+x----d"),
            (Act::Take, "sss+++x----+"),
            (Act::Remove, "aaaa+aa----a"),
            (Act::Propose, "+++nnnn----n"),
            (Act::Vote, "+v+nnnn----n"),
            (Act::Rematch, "ggggggg----g"),
            (Act::Move, "+++n+nn+---+"),
            (Act::Choose, "RRRrrrr----r"),
            (Act::Setup, "RRRrrrr----r"),
            (Act::Start, "RRRrrrr----r"),
            (Act::End, "yyyn+nn----n"),
            (Act::Look, "+++++++----+"),
            (Act::Share, "+++n+nn----n"),
            (Act::Turn, "+tinnnn----n"),
            (Act::Undo, "u+unnnn----n"),
            (Act::Invite, "RRRrrrr----r"),
            (Act::Admit, "+hhh+hh----h"),
            (Act::StandIn, "++innnn----n"),
            (Act::Return, "jj+nnnn----n"),
            (Act::Pace, "+hhh+hh----h"),
            (Act::Hide, "+hhh+hh+---h"),
            (Act::Pause, "+hhh+hh----+"),
            (Act::RollBack, "qqqq+qq----+"),
            (Act::Wait, "w++++kx----+"),
            (Act::Relieve, "wllnnnn----n"),
            (Act::Standing, "+++nnnn----n"),
        ],
    ),
    (
        "parked",
        &[Status::Parked],
        false,
        [
            (Act::Join, "ppppppp----p"),
            (Act::Leave, "ppppppp----p"),
            (Act::Resign, "ppppppp----p"),
            (Act::HandOver, "ppppppp----p"),
            (Act::Accept, "ppppppp----p"),
            (Act::Take, "ppppppp----p"),
            (Act::Remove, "aaaapaa----a"),
            (Act::Propose, "ppppppp----p"),
            (Act::Vote, "ppppppp----p"),
            (Act::Rematch, "ppppppp----p"),
            (Act::Move, "+++n+nn+---+"),
            (Act::Choose, "ppppppp----p"),
            (Act::Setup, "ppppppp----p"),
            (Act::Start, "ppppppp----p"),
            (Act::End, "ppppppp----p"),
            (Act::Look, "+++++++----+"),
            (Act::Share, "+++n+nn----n"),
            (Act::Turn, "ppppppp----p"),
            (Act::Undo, "ppppppp----p"),
            (Act::Invite, "ppppppp----p"),
            (Act::Admit, "ppppppp----p"),
            (Act::StandIn, "ppppppp----p"),
            (Act::Return, "ppppppp----p"),
            (Act::Pace, "ppppppp----p"),
            (Act::Hide, "+hhh+hh+---h"),
            (Act::Pause, "ppppppp----p"),
            (Act::RollBack, "ppppppp----p"),
            (Act::Wait, "ppppppp----p"),
            (Act::Relieve, "ppppppp----p"),
            (Act::Standing, "ppppppp----p"),
        ],
    ),
    (
        "over",
        &[Status::Ended, Status::Aborted],
        false,
        [
            (Act::Join, "ooooooo----o"),
            (Act::Leave, "ooooooo----o"),
            (Act::Resign, "ooooooo----o"),
            (Act::HandOver, "ooooooo----o"),
            (Act::Accept, "ooooooo----o"),
            (Act::Take, "ooooooo----o"),
            (Act::Remove, "aaaaoaa----a"),
            (Act::Propose, "ooooooo----o"),
            (Act::Vote, "ooooooo----o"),
            (Act::Rematch, "+++nnnx----n"),
            (Act::Move, "oooooooo---o"),
            (Act::Choose, "ooooooo----o"),
            (Act::Setup, "ooooooo----o"),
            (Act::Start, "ooooooo----o"),
            (Act::End, "ooooooo----o"),
            (Act::Look, "+++++++----+"),
            (Act::Share, "+++n+nn----n"),
            (Act::Turn, "ooooooo----o"),
            (Act::Undo, "ooooooo----o"),
            (Act::Invite, "ooooooo----o"),
            (Act::Admit, "ooooooo----o"),
            (Act::StandIn, "ooooooo----o"),
            (Act::Return, "ooooooo----o"),
            (Act::Pace, "ooooooo----o"),
            (Act::Hide, "+hhh+hh+---h"),
            (Act::Pause, "ooooooo----o"),
            (Act::RollBack, "ooooooo----o"),
            (Act::Wait, "ooooooo----o"),
            (Act::Relieve, "ooooooo----o"),
            (Act::Standing, "ooooooo----o"),
        ],
    ),
];

#[test]
fn everybody_may_exactly_what_the_matrix_says() {
    let stages = MATRIX.iter().flat_map(|(stage, statuses, full, rows)| {
        statuses.iter().map(move |status| (stage, game(*status, *full), rows))
    });
    for (stage, game, rows) in stages {
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
    assert_eq!(may(&actor, Act::End, Some(&game)), Err(Denied::NotSeated));
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
    game.late = vec![0];
    assert_eq!(may(&other, Act::Relieve, Some(&game)), Ok(()));
    assert_eq!(may(&late, Act::Relieve, Some(&game)), Err(Denied::OwnClock));
    game.clocks = vec![0, 1];
    assert_eq!(may(&late, Act::Wait, Some(&game)), Ok(()), "the other one is asked too");
    assert_eq!(may(&late, Act::Relieve, Some(&game)), Err(Denied::NotLate));
    (game.clocks, game.late) = (Vec::new(), Vec::new());
    assert_eq!(may(&other, Act::Relieve, Some(&game)), Err(Denied::NoClock));
    assert_eq!(may(&other, Act::Wait, Some(&game)), Err(Denied::NoClock));
}

#[test]
fn nobody_waits_for_whoever_is_silent_to_end_a_game_or_for_a_silent_host_to_set_a_pace() {
    let mut game = game(Status::Running, false);
    let [(_, host), (_, other), (_, third), (_, spectator), ..] = people();
    assert_eq!(may(&other, Act::Pace, Some(&game)), Err(Denied::NotHost));
    game.silent = vec![0];
    for act in [Act::End, Act::Pace] {
        assert_eq!(may(&other, act, Some(&game)), Ok(()), "{act:?}");
    }
    assert_eq!(may(&host, Act::End, Some(&game)), Err(Denied::OthersPlay), "others still play");
    assert_eq!(may(&spectator, Act::End, Some(&game)), Err(Denied::NotSeated));
    assert_eq!(may(&spectator, Act::Pace, Some(&game)), Err(Denied::NotHost));
    game.players = vec![0, 1, 2];
    assert_eq!(may(&other, Act::End, Some(&game)), Err(Denied::OthersPlay), "a third one plays");
    (game.silent, game.standins) = (vec![1], Vec::new());
    assert_eq!(may(&third, Act::Pace, Some(&game)), Err(Denied::NotHost), "the host is there");
    game.of_league = true;
    game.silent = vec![0];
    assert_eq!(may(&other, Act::Pace, Some(&game)), Err(Denied::OfLeague));
}

#[test]
fn a_game_is_ended_alone_only_by_whoever_plays_it_alone() {
    let mut game = game(Status::Running, false);
    let [(_, host), (_, other), ..] = people();
    for players in [vec![0, 1], vec![1], vec![0, 1, 2]] {
        game.players = players;
        assert_eq!(
            may(&host, Act::End, Some(&game)),
            Err(Denied::OthersPlay),
            "{:?}",
            game.players
        );
    }
    for players in [vec![0], vec![]] {
        game.players = players;
        assert_eq!(may(&host, Act::End, Some(&game)), Ok(()), "{:?}", game.players);
    }
    assert_eq!(may(&other, Act::End, Some(&game)), Ok(()), "nobody plays but stand-ins");
}

#[test]
fn only_the_host_and_the_invited_sit_down_at_a_private_table() {
    for (status, act) in [(Status::Lobby, Act::Join), (Status::Running, Act::Take)] {
        let guests = Some(vec![UserId(200), UserId(202)]);
        let game = TargetGame { invited: guests, ..game(status, false) };
        let letters: String =
            people().iter().map(|(_, actor)| letter(may(actor, act, Some(&game)))).collect();
        assert_eq!(letters, "sss+zzx----z", "{act:?}");
        let left = TargetGame { seats: vec![None, Some(UserId(101))], ..game };
        let (_, host) = people()[0];
        assert_eq!(may(&host, act, Some(&left)), Ok(()), "the host comes back");
    }
}

/// What the people of the matrix may do at a table of a league that they could change otherwise.
#[test]
fn a_league_says_who_plays_at_its_tables_and_how() {
    let rows = [
        (Status::Lobby, Act::Join, "mmmmmmm----m"),
        (Status::Lobby, Act::Leave, "mmmmmmm----m"),
        (Status::Lobby, Act::Remove, "mmmmmmm----m"),
        (Status::Lobby, Act::Setup, "mmmmmmm----m"),
        (Status::Lobby, Act::Start, "mmmmmmm----m"),
        (Status::Lobby, Act::Invite, "mmmmmmm----m"),
        (Status::Lobby, Act::End, "mmmm+mm----m"),
        (Status::Lobby, Act::Look, "+++++++----+"),
        (Status::Lobby, Act::Turn, "BBBBBBB----B"),
        (Status::Lobby, Act::Move, "BBBBBBBB---B"),
        (Status::Lobby, Act::RollBack, "BBBBBBB----B"),
        (Status::Running, Act::Join, "sssrrrr----r"),
        (Status::Running, Act::Pace, "mmmmmmm----m"),
        (Status::Running, Act::Hide, "+hhh+hh+---h"),
        (Status::Running, Act::Pause, "mmmm+mm----+"),
        (Status::Running, Act::Leave, "+++nnnn----n"),
        (Status::Running, Act::Turn, "+tinnnn----n"),
        (Status::Running, Act::Look, "+++++++----+"),
    ];
    for (status, act, wanted) in rows {
        let game = TargetGame { of_league: true, ..game(status, false) };
        let found: String =
            people().iter().map(|(_, actor)| letter(may(actor, act, Some(&game)))).collect();
        assert_eq!(found, wanted, "{act:?}, {status:?}");
    }
}

/// For each act in a league, one letter per person.
const LEAGUE: [(LeagueStatus, [(LeagueAct, &str); 6]); 3] = [
    (
        LeagueStatus::Open,
        [
            (LeagueAct::Look, "+++++--"),
            (LeagueAct::Join, "+s++x--"),
            (LeagueAct::Leave, "n+nnn--"),
            (LeagueAct::Start, "+hh+h--"),
            (LeagueAct::Organise, "+hh+h--"),
            (LeagueAct::End, "+hh+h--"),
        ],
    ),
    (
        LeagueStatus::Running,
        [
            (LeagueAct::Look, "+++++--"),
            (LeagueAct::Join, "+s++x--"),
            (LeagueAct::Leave, "n+nnn--"),
            (LeagueAct::Start, "rhhrh--"),
            (LeagueAct::Organise, "+hh+h--"),
            (LeagueAct::End, "+hh+h--"),
        ],
    ),
    (
        LeagueStatus::Closed,
        [
            (LeagueAct::Look, "+++++--"),
            (LeagueAct::Join, "ooooo--"),
            (LeagueAct::Leave, "ooooo--"),
            (LeagueAct::Start, "ooooo--"),
            (LeagueAct::Organise, "ooooo--"),
            (LeagueAct::End, "ooooo--"),
        ],
    ),
];

/// The organiser, a member, a stranger, an admin, somebody banned; the organiser elsewhere and in
/// direct messages.
#[test]
fn everybody_may_in_a_league_exactly_what_the_matrix_says() {
    let somebody = Actor { user: UserId(100), admin: false, banned: false, ..people()[0].1 };
    let people = [
        (somebody, false),
        (Actor { user: UserId(101), ..somebody }, true),
        (Actor { user: UserId(102), ..somebody }, false),
        (Actor { user: UserId(103), admin: true, ..somebody }, false),
        (Actor { user: UserId(104), banned: true, ..somebody }, false),
        (Actor { guild: Some(GuildId(2)), admin: true, ..somebody }, false),
        (Actor { guild: None, ..somebody }, false),
    ];
    for (status, rows) in LEAGUE {
        assert_eq!(rows.map(|(act, _)| act), LeagueAct::ALL);
        for (act, wanted) in rows {
            let found = people.map(|(actor, plays)| {
                let organiser = Some(UserId(100));
                let league = TargetLeague { guild: GuildId(1), organiser, status, plays };
                letter(may_in_league(&actor, act, Some(&league)))
            });
            assert_eq!(String::from_iter(found), wanted, "{act:?}, {status:?}");
            assert_eq!(may_in_league(&people[0].0, act, None), Err(Denied::NoLeague));
        }
    }
    // Nobody organises the league of somebody erased, but those who run the server.
    let target = TargetLeague {
        guild: GuildId(1),
        organiser: None,
        status: LeagueStatus::Open,
        plays: false,
    };
    assert_eq!(
        may_in_league(&somebody, LeagueAct::Start, Some(&target)),
        Err(Denied::NotOrganiser)
    );
}
