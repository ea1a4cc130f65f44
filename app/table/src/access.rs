//! Who may do what: the only authority. All other code asks [`may`] and obeys.
//!
//! Only what Discord attests counts: the server, the channel, the person and their permissions.
//! Nothing relies on an id being secret, and a game that does not exist looks exactly like a game
//! that is not the person's business.

use storage::{ChannelId, GuildId, LeagueStatus, Status, UserId};

/// The person acting, as Discord attests them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Actor {
    /// The person.
    pub user: UserId,
    /// The server they act in; none in direct messages.
    pub guild: Option<GuildId>,
    /// The channel or thread they act in.
    pub channel: ChannelId,
    /// Whether they run that server.
    pub admin: bool,
    /// Whether the games of that server are closed to them.
    pub banned: bool,
    /// Whether they asked to be told about the game's progress.
    pub watches: bool,
    /// Whether those who run the server made them a referee.
    pub referee: bool,
}

/// What a person wants to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Act {
    /// Join a lobby.
    Join,
    /// Leave a lobby, or free one's seat for somebody else.
    Leave,
    /// Resign one's seat for good.
    Resign,
    /// Offer one's seat to somebody.
    HandOver,
    /// Accept or refuse the seat offered to one.
    Accept,
    /// Take a free seat.
    Take,
    /// Remove somebody from a lobby or a game without asking anybody.
    Remove,
    /// Put a proposal to the others.
    Propose,
    /// Vote on a proposal.
    Vote,
    /// Play again with the same people and settings.
    Rematch,
    /// Move a game to the channel the person is in.
    Move,
    /// Choose one's own colour and seat in a lobby.
    Choose,
    /// Choose a lobby's sets and house rules.
    Setup,
    /// Start a lobby's game.
    Start,
    /// End a game or close a lobby for everybody, without asking anybody.
    End,
    /// Look at the board, the scores, the log.
    Look,
    /// Show the channel what one is looking at.
    Share,
    /// Open one's turn, plan it, make the move.
    Turn,
    /// Undo one's last move.
    Undo,
    /// Ask Carcas to join a lobby, or to leave it.
    Invite,
    /// Invite somebody to a table, or take that back.
    Admit,
    /// Have a stand-in play one's seat.
    StandIn,
    /// Take one's own seat back from a stand-in.
    Return,
    /// Choose the players' time limits.
    Pace,
    /// Take the page of a game that has begun off the web.
    Hide,
    /// Stop the clocks of a table for some days.
    Pause,
    /// Take moves back without asking anybody.
    RollBack,
    /// Give somebody else more time.
    Wait,
    /// Have a stand-in play for somebody whose time has run out.
    Relieve,
    /// See and change one's own standing answers.
    Standing,
}

impl Act {
    /// Whether it brings somebody to a table, which people banned by the server may not do.
    pub const fn is_closed_to_banned(self) -> bool {
        matches!(self, Self::Join | Self::Accept | Self::Take | Self::Rematch | Self::Wait)
    }

    /// Whether a referee may do it, who has no other part in the game.
    pub const fn is_open_to_referees(self) -> bool {
        matches!(self, Self::Wait | Self::Pause | Self::Move | Self::RollBack)
    }

    /// Every act.
    pub const ALL: [Self; 30] = [
        Self::Join,
        Self::Leave,
        Self::Resign,
        Self::HandOver,
        Self::Accept,
        Self::Take,
        Self::Remove,
        Self::Propose,
        Self::Vote,
        Self::Rematch,
        Self::Move,
        Self::Choose,
        Self::Setup,
        Self::Start,
        Self::End,
        Self::Look,
        Self::Share,
        Self::Turn,
        Self::Undo,
        Self::Invite,
        Self::Admit,
        Self::StandIn,
        Self::Return,
        Self::Pace,
        Self::Hide,
        Self::Pause,
        Self::RollBack,
        Self::Wait,
        Self::Relieve,
        Self::Standing,
    ];
}

/// What access depends on in a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TargetGame {
    /// The server it is played in.
    pub guild: Option<GuildId>,
    /// The channel or thread it is played in.
    pub channel: ChannelId,
    /// Who opened it.
    pub host: Option<UserId>,
    /// Its status.
    pub status: Status,
    /// Who sits where; the seat of an erased player is empty.
    pub seats: Vec<Option<UserId>>,
    /// The most seats its sets allow.
    pub most_seats: u8,
    /// The seats that are asked; several where the rules let them answer in any order.
    pub to_move: Vec<u8>,
    /// The seat that may still undo its move.
    pub undo: Option<u8>,
    /// The seats played by people.
    pub players: Vec<u8>,
    /// The seats played by a stand-in.
    pub standins: Vec<u8>,
    /// The seats whose clocks are running.
    pub clocks: Vec<u8>,
    /// Those of them whose time has run out.
    pub late: Vec<u8>,
    /// Those of the late ones who are so without a limit: nobody has heard from their players for long.
    pub silent: Vec<u8>,
    /// The people who may sit down; `None` for everybody.
    pub invited: Option<Vec<UserId>>,
    /// Whether a league says who plays it and how.
    pub of_league: bool,
    /// The seats that anybody may take.
    pub open_seats: Vec<u8>,
    /// The people who were offered a seat.
    pub offered: Vec<UserId>,
    /// The seats that may vote on the open proposal; none if there is none.
    pub voters: Option<Vec<u8>>,
}

/// Why a person may not.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Denied {
    /// There is no such game here: it does not exist, or it is played elsewhere.
    NoGame,
    /// The game has already started.
    Running,
    /// The game has started, and the person plays in it.
    HasBegun,
    /// The game has not started.
    NotBegun,
    /// The game has not started, and nobody at the table starts it: it begins by itself.
    BeginsItself,
    /// The game is over.
    Over,
    /// The person already has a seat.
    Seated,
    /// The person has no seat.
    NotSeated,
    /// The table is private, and the person was not invited.
    NotInvited,
    /// All seats are taken.
    Full,
    /// Only the host may do this.
    NotHost,
    /// Others are playing this game and must agree.
    OthersPlay,
    /// Another seat is asked.
    NotYourTurn {
        /// The seat that is asked.
        seat: u8,
    },
    /// This seat has no move to undo.
    NothingToUndo,
    /// A stand-in plays this seat.
    StoodIn,
    /// No stand-in plays this seat.
    NotStoodIn,
    /// No clock is running.
    NoClock,
    /// The person is neither playing nor watching.
    NotAround,
    /// It is the person's own clock.
    OwnClock,
    /// There is time left.
    NotLate,
    /// The server has closed its games to the person.
    Banned,
    /// Only those who run the server may do this.
    NotAdmin,
    /// Only a referee may do this.
    NotReferee,
    /// The person was not offered a seat.
    NotOffered,
    /// No seat is free.
    NoOpenSeat,
    /// There is nothing open that the person may vote on.
    NoVote,
    /// The game is not over.
    NotOver,
    /// The game is paused.
    Parked,
    /// There is no such league here.
    NoLeague,
    /// Only the organiser of the league may do this.
    NotOrganiser,
    /// The season of the league is over.
    SeasonOver,
    /// The season of the league has begun.
    SeasonBegun,
    /// The person plays in the league.
    InLeague,
    /// The person does not play in the league.
    NotInLeague,
    /// The table belongs to a league.
    OfLeague,
}

/// Whether `actor` may do `act` in the game; `None` stands for a game that does not exist.
///
/// # Errors
/// [`Denied`], with the reason.
pub fn may(actor: &Actor, act: Act, target: Option<&TargetGame>) -> Result<(), Denied> {
    let here = |game: &&TargetGame| {
        let anywhere = matches!(act, Act::Move | Act::Hide);
        let channel = game.channel == actor.channel || anywhere;
        game.guild == actor.guild && channel
    };
    let game = target.filter(here).ok_or(Denied::NoGame)?;
    if game.of_league && is_said_by_league(actor, act, game) {
        return Err(Denied::OfLeague);
    }
    judged(actor, act, game).map_err(|denied| match denied {
        Denied::NotBegun => not_begun(game),
        // Nobody who plays is advised to take a seat.
        Denied::Running if seat(actor, game).is_ok() => match act {
            Act::Join => Denied::Seated,
            _ => Denied::HasBegun,
        },
        denied => denied,
    })
}

/// Why nobody does in this game what needs one that has begun.
pub const fn not_begun(game: &TargetGame) -> Denied {
    if game.of_league { Denied::BeginsItself } else { Denied::NotBegun }
}

/// What [`may`] says of a game that is played here, but for what depends on the reader.
fn judged(actor: &Actor, act: Act, game: &TargetGame) -> Result<(), Denied> {
    match act {
        Act::Look => Ok(()),
        // The channel belongs to the players and to those who run the server.
        Act::Share if actor.admin => Ok(()),
        Act::Share => seat(actor, game).map(drop),
        Act::Join => may_join(actor, game),
        Act::Leave => is_open(game).and_then(|()| seat(actor, game)).map(drop),
        Act::Resign | Act::HandOver | Act::Propose => seat_in_play(actor, game).map(drop),
        Act::Accept => {
            newcomer(actor, game)?;
            if game.offered.contains(&actor.user) { Ok(()) } else { Err(Denied::NotOffered) }
        }
        Act::Take => {
            newcomer(actor, game)?;
            invited(actor, game)?;
            if game.open_seats.is_empty() { Err(Denied::NoOpenSeat) } else { Ok(()) }
        }
        Act::Remove => match game.status {
            Status::Lobby => host(actor, game),
            _ if !actor.admin => Err(Denied::NotAdmin),
            _ => is_open(game),
        },
        Act::Vote => {
            let own = seat_in_play(actor, game)?;
            let asked = game.voters.as_ref().is_some_and(|voters| voters.contains(&own));
            if asked { Ok(()) } else { Err(Denied::NoVote) }
        }
        Act::Rematch => match game.status {
            Status::Ended | Status::Aborted if actor.banned => Err(Denied::Banned),
            Status::Ended | Status::Aborted => seat(actor, game).map(drop),
            Status::Parked => Err(Denied::Parked),
            Status::Lobby | Status::Running => Err(Denied::NotOver),
        },
        Act::Move => match game.status {
            Status::Lobby => Err(Denied::NotBegun),
            Status::Running | Status::Parked if actor.admin || actor.referee => Ok(()),
            Status::Running | Status::Parked => seat(actor, game).map(drop),
            Status::Ended | Status::Aborted => Err(Denied::Over),
        },
        Act::Choose => in_lobby(game).and_then(|()| seat(actor, game)).map(drop),
        Act::Setup | Act::Start => in_lobby(game).and_then(|()| host(actor, game)),
        Act::End => is_open(game).and_then(|()| may_end(actor, game)),
        Act::Invite => in_lobby(game).and_then(|()| host(actor, game)),
        Act::Admit => is_open(game).and_then(|()| host(actor, game)),
        Act::StandIn => {
            let own = seat_in_play(actor, game)?;
            if game.standins.contains(&own) { Err(Denied::StoodIn) } else { Ok(()) }
        }
        Act::Pace => is_open(game).and_then(|()| {
            let host_seat = (0..).zip(&game.seats).find(|(_, player)| **player == game.host);
            let is_silent = host_seat.is_some_and(|(seat, _)| game.silent.contains(&seat));
            match seat(actor, game) {
                // Nobody waits for ever for a host of whom nobody hears.
                Ok(_) if game.status == Status::Running && is_silent => Ok(()),
                _ => host(actor, game),
            }
        }),
        // Whatever has become of the game since.
        Act::Hide => match game.status {
            Status::Lobby => Err(Denied::NotBegun),
            _ => host(actor, game),
        },
        Act::Pause if actor.referee => is_open(game),
        Act::Pause => is_open(game).and_then(|()| host(actor, game)),
        // Whoever plays asks the others, whatever else they may do.
        Act::RollBack => {
            runs(game)?;
            match seat(actor, game) {
                Err(_) if actor.admin || actor.referee => Ok(()),
                _ => Err(Denied::NotReferee),
            }
        }
        Act::Wait => {
            runs(game)?;
            match seat(actor, game) {
                Err(_) if actor.banned => Err(Denied::Banned),
                Err(_) if !(actor.watches || actor.admin || actor.referee) => {
                    Err(Denied::NotAround)
                }
                own => others_clock(own.ok(), game),
            }
        }
        Act::Relieve => {
            let own = seat_in_play(actor, game)?;
            others_clock(Some(own), game)?;
            let late = game.late.iter().any(|seat| *seat != own);
            if late { Ok(()) } else { Err(Denied::NotLate) }
        }
        Act::Standing => seat_in_play(actor, game).map(drop),
        Act::Return => {
            let own = seat_in_play(actor, game)?;
            if game.standins.contains(&own) { Ok(()) } else { Err(Denied::NotStoodIn) }
        }
        Act::Turn => {
            let own = seat_in_play(actor, game)?;
            match game.to_move.first() {
                // The way back is shown no matter whose turn it is.
                Some(_) if game.standins.contains(&own) => Err(Denied::StoodIn),
                Some(_) if game.to_move.contains(&own) => Ok(()),
                Some(&seat) => Err(Denied::NotYourTurn { seat }),
                None => Err(Denied::Over),
            }
        }
        Act::Undo => {
            let own = seat_in_play(actor, game)?;
            if game.undo == Some(own) { Ok(()) } else { Err(Denied::NothingToUndo) }
        }
    }
}

/// Whether a league says that, and not the people at its table.
fn is_said_by_league(actor: &Actor, act: Act, game: &TargetGame) -> bool {
    match act {
        Act::Setup | Act::Start | Act::Invite | Act::Pace => true,
        Act::Join | Act::Leave | Act::Remove => game.status == Status::Lobby,
        Act::End => game.status == Status::Lobby && !actor.admin,
        Act::Pause => !(actor.admin || actor.referee),
        _ => false,
    }
}

/// What a person wants to do with a league.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LeagueAct {
    /// Look at its table.
    Look,
    /// Join it, or come back to it.
    Join,
    /// Drop out of it.
    Leave,
    /// Begin its season.
    Start,
    /// Name its rooms, take somebody out.
    Organise,
    /// End its season.
    End,
}

impl LeagueAct {
    /// Every act.
    pub const ALL: [Self; 6] =
        [Self::Look, Self::Join, Self::Leave, Self::Start, Self::Organise, Self::End];
}

/// What access depends on in a league.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TargetLeague {
    /// Its server.
    pub guild: GuildId,
    /// Who organises it.
    pub organiser: Option<UserId>,
    /// Its stage.
    pub status: LeagueStatus,
    /// Whether the person plays in it.
    pub plays: bool,
}

/// Whether `actor` may do `act` in the league; `None` stands for a league that does not exist.
///
/// # Errors
/// [`Denied`], with the reason.
pub fn may_in_league(
    actor: &Actor,
    act: LeagueAct,
    target: Option<&TargetLeague>,
) -> Result<(), Denied> {
    let here = |league: &&TargetLeague| actor.guild == Some(league.guild);
    let league = target.filter(here).ok_or(Denied::NoLeague)?;
    if act != LeagueAct::Look && league.status == LeagueStatus::Closed {
        return Err(Denied::SeasonOver);
    }
    let organises = actor.admin || league.organiser == Some(actor.user);
    match act {
        LeagueAct::Look => Ok(()),
        LeagueAct::Join if actor.banned => Err(Denied::Banned),
        LeagueAct::Join if league.plays => Err(Denied::InLeague),
        LeagueAct::Join => Ok(()),
        LeagueAct::Leave if !league.plays => Err(Denied::NotInLeague),
        LeagueAct::Leave => Ok(()),
        LeagueAct::Start | LeagueAct::Organise | LeagueAct::End if !organises => {
            Err(Denied::NotOrganiser)
        }
        LeagueAct::Start if league.status == LeagueStatus::Running => Err(Denied::SeasonBegun),
        LeagueAct::Start | LeagueAct::Organise | LeagueAct::End => Ok(()),
    }
}

/// Whether a person runs the server they act in.
///
/// # Errors
/// [`Denied::NotAdmin`].
pub fn may_run(actor: &Actor) -> Result<(), Denied> {
    if actor.guild.is_some() && actor.admin { Ok(()) } else { Err(Denied::NotAdmin) }
}

/// A person who could take a seat in a running game.
fn newcomer(actor: &Actor, game: &TargetGame) -> Result<(), Denied> {
    runs(game)?;
    match seat(actor, game) {
        Ok(_) => Err(Denied::Seated),
        Err(_) if actor.banned => Err(Denied::Banned),
        Err(_) => Ok(()),
    }
}

fn may_join(actor: &Actor, game: &TargetGame) -> Result<(), Denied> {
    in_lobby(game)?;
    if actor.banned {
        return Err(Denied::Banned);
    }
    if seat(actor, game).is_ok() {
        return Err(Denied::Seated);
    }
    invited(actor, game)?;
    if game.seats.len() >= usize::from(game.most_seats) {
        return Err(Denied::Full);
    }
    Ok(())
}

/// A private table is open to its host and to those who were invited.
fn invited(actor: &Actor, game: &TargetGame) -> Result<(), Denied> {
    let is_guest = |guests: &Vec<UserId>| guests.contains(&actor.user);
    match &game.invited {
        Some(guests) if game.host != Some(actor.user) && !is_guest(guests) => {
            Err(Denied::NotInvited)
        }
        _ => Ok(()),
    }
}

fn is_open(game: &TargetGame) -> Result<(), Denied> {
    match game.status {
        Status::Lobby | Status::Running => Ok(()),
        Status::Parked => Err(Denied::Parked),
        Status::Ended | Status::Aborted => Err(Denied::Over),
    }
}

fn in_lobby(game: &TargetGame) -> Result<(), Denied> {
    match game.status {
        Status::Lobby => Ok(()),
        Status::Running => Err(Denied::Running),
        Status::Parked => Err(Denied::Parked),
        Status::Ended | Status::Aborted => Err(Denied::Over),
    }
}

fn seat(actor: &Actor, game: &TargetGame) -> Result<u8, Denied> {
    let seats = (0..).zip(&game.seats);
    let mut own = seats.filter(|(_, player)| **player == Some(actor.user));
    own.next().map(|(seat, _)| seat).ok_or(Denied::NotSeated)
}

/// A game that has started belongs to all its players, not to its host.
fn may_end(actor: &Actor, game: &TargetGame) -> Result<(), Denied> {
    if game.status == Status::Lobby {
        return host(actor, game);
    }
    if actor.admin {
        return Ok(());
    }
    let own = seat(actor, game)?;
    let plays = |other: &u8| *other != own && !game.silent.contains(other);
    match game.players.iter().any(plays) {
        true => Err(Denied::OthersPlay),
        false => Ok(()),
    }
}

/// Whether somebody else's clock is running.
fn others_clock(own: Option<u8>, game: &TargetGame) -> Result<(), Denied> {
    match game.clocks[..] {
        [] => Err(Denied::NoClock),
        [seat] if own == Some(seat) => Err(Denied::OwnClock),
        _ => Ok(()),
    }
}

fn seat_in_play(actor: &Actor, game: &TargetGame) -> Result<u8, Denied> {
    runs(game)?;
    seat(actor, game)
}

fn runs(game: &TargetGame) -> Result<(), Denied> {
    match game.status {
        Status::Lobby => Err(Denied::NotBegun),
        Status::Running => Ok(()),
        Status::Parked => Err(Denied::Parked),
        Status::Ended | Status::Aborted => Err(Denied::Over),
    }
}

fn host(actor: &Actor, game: &TargetGame) -> Result<(), Denied> {
    if game.host == Some(actor.user) || actor.admin { Ok(()) } else { Err(Denied::NotHost) }
}

#[cfg(test)]
mod tests;
