//! The season of a league: rounds are drawn, their tables opened where there is room, results
//! collected, and the next round begun when the last table has ended or its time is over.
//!
//! Everything is in the store. A table that ends or is put aside sets a timer on its game, and one
//! timer more, on any game of the league, waits for the end of the round. Whichever fires looks at the
//! whole league, in an act that holds it.

use ground::messages::say_of;
use ground::{Context, channels, closing, overview};
use queues::outbox::notification::key::OutboxKey;
use queues::outbox::notification::{AboutGame as _, Effect, LOBBY, LeagueNews, Post, Standalone};
use rules::{MIN_SEATS, Seed};
use storage::{
    ChannelId, Delivery, GameId, League, LeagueMember, LeagueStatus, Outgoing, Status, UnitOfWork,
    UserId, league_slot,
};
use table::error::{AppError, Fault, Refusal};
use table::league::{self, LeagueRoom, LeagueRound, LeagueState, LeagueTable};
use table::model::{Settings, Table};
use table::preferences::Prefs;
use table::time_control::{DAY, HOUR};
use table::timer::{LASTING, TimerJob, TimerKind};
use text::Text;

use crate::lobby;

/// How long the message of a table waits for its players' eyes before the game begins: by then Discord
/// has given it the number from which the game is dealt.
const BEGINS_AFTER: storage::Millis = 60_000;
/// How long a table waits for its message. If that is not even queued after this time, it was given up:
/// with those of another game, because the channel is gone.
const UNSEEN: storage::Millis = DAY;

/// A league with everything about it, within an act.
#[derive(Debug)]
pub struct Season {
    pub league: League,
    pub state: LeagueState,
    pub members: Vec<LeagueMember>,
}

impl Season {
    /// Reads a league that the act holds from now on.
    pub async fn held(act: &mut dyn UnitOfWork, id: i64) -> Result<Option<Self>, Fault> {
        let Some(league) = act.league(id).await? else { return Ok(None) };
        let state = LeagueState::read(&league.state)?;
        let members = act.league_members(id).await?;
        Ok(Some(Self { league, state, members }))
    }

    /// Reads a league to be shown.
    pub async fn shown(context: &Context, league: League) -> Result<Self, Fault> {
        let state = LeagueState::read(&league.state)?;
        let members = context.store().league_members(league.id).await?;
        Ok(Self { league, state, members })
    }

    /// The language of its messages.
    pub fn text(&self) -> &'static Text {
        self.state.table.language()
    }

    /// Saves what has changed.
    pub async fn save(&self, act: &mut dyn UnitOfWork) -> Result<(), AppError> {
        let League { id, status, .. } = self.league;
        Ok(act.save_league(id, status, &self.state.text()?).await?)
    }

    /// Whether people can join: also during the season, but not in its last round.
    pub(crate) fn is_joinable(&self) -> bool {
        let last = |rounds: u8| self.state.played.len() >= usize::from(rounds);
        match self.league.status {
            LeagueStatus::Open => true,
            LeagueStatus::Running => !self.state.rounds.is_some_and(last),
            LeagueStatus::Closed => false,
        }
    }

    /// The member with this number who plays on.
    fn player(&self, number: u32) -> Option<UserId> {
        let own = self.members.iter().find(|member| member.number == number);
        own.filter(|member| member.dropped.is_none()).and_then(|member| member.player)
    }

    /// How many members play on.
    pub fn playing(&self) -> usize {
        self.members.iter().filter(|member| self.player(member.number).is_some()).count()
    }

    /// Whom the server has banned meanwhile has left the league, too.
    pub(crate) async fn drop_banned(&mut self, act: &mut dyn UnitOfWork) -> Result<(), AppError> {
        let League { id, guild, .. } = self.league;
        let rounds = u32::try_from(self.state.played.len()).unwrap_or(u32::MAX);
        for member in self.members.iter_mut().filter(|member| member.dropped.is_none()) {
            let Some(player) = member.player else { continue };
            if act.is_banned(guild, player).await? {
                act.drop_out(id, member.number, Some(rounds)).await?;
                member.dropped = Some(rounds);
            }
        }
        Ok(())
    }

    /// Queues a message about the league in its channel.
    pub async fn tell(&self, act: &mut dyn UnitOfWork, news: LeagueNews) -> Result<(), AppError> {
        let League { id, channel, .. } = self.league;
        let round = self.state.played.len();
        let told = Standalone::League { league: id, news };
        let row = told.row(channel, OutboxKey::League(id, news, round))?;
        let slot = (news == LeagueNews::Opened).then(|| league_slot(id));
        act.enqueue(&Outgoing { slot, ..row }).await?;
        for user in self.called(news) {
            if Prefs::read(&act.prefs(user).await?).in_channel() {
                continue;
            }
            let told = Standalone::LeagueTold { user: Some(user), league: id, news };
            let row = told.row(channel, OutboxKey::LeagueTold(id, news, round, user))?;
            act.enqueue(&Outgoing { in_order: false, ..row }).await?;
        }
        Ok(())
    }

    /// Whom news concerns in person: those who play the round, or who have played in the season.
    pub fn called(&self, news: LeagueNews) -> Vec<UserId> {
        let played = &self.state.played;
        let rounds: &[LeagueRound] = match news {
            LeagueNews::Opened | LeagueNews::Settled => &[],
            LeagueNews::Round => played.last().map(std::slice::from_ref).unwrap_or_default(),
            LeagueNews::Over => played,
        };
        let tables = rounds.iter().flat_map(|round| &round.tables);
        let plays = |member: &&LeagueMember| {
            tables.clone().any(|table| table.members.contains(&member.number))
        };
        self.members.iter().filter(plays).filter_map(|member| member.player).collect()
    }

    /// Notes how the tables that are over have ended. A table whose message could not be posted is
    /// opened again elsewhere.
    async fn collect(&mut self, context: &Context) -> Result<(), Fault> {
        let members = &self.members;
        let player = |number: u32| {
            let own = members.iter().find(|member| member.number == number);
            own.and_then(|member| member.player)
        };
        let LeagueState { played, rooms, .. } = &mut self.state;
        for table in played.iter_mut().flat_map(|round| &mut round.tables) {
            let Some(game) = table.game.filter(|_| table.result.is_none()) else { continue };
            let stored = context.store().table(GameId(game)).await?;
            let Some(read) = stored.map(Table::read).transpose()? else { continue };
            if read.row.status == Status::Aborted && read.game.is_none() {
                table.game = None;
                // Where nothing can be posted no table is opened again.
                if context.store().message(read.id(), LOBBY).await?.is_none() {
                    rooms.retain(|room| room.channel != read.row.channel.0);
                }
            }
            table.result = league::result(&read, &table.members, player);
        }
        Ok(())
    }

    /// Begins the next round, or ends the season.
    pub async fn go_on(&mut self, act: &mut dyn UnitOfWork) -> Result<(), AppError> {
        let round = self.state.played.len();
        let rounds = self.state.rounds_for(self.members.len());
        if round >= usize::from(rounds) {
            return self.close(act).await;
        }
        let seed = Seed::from_number(self.league.id.unsigned_abs());
        let seed = seed.mixed_with(&format!("round {}", round + 1));
        let drawn = self.state.draw(&self.members, seed);
        if drawn.groups.is_empty() {
            return self.close(act).await;
        }
        let table = |members| LeagueTable { members, game: None, channel: None, result: None };
        let tables = drawn.groups.into_iter().map(table).collect();
        let ends_at = act.now() + storage::Millis::from(self.state.days) * DAY;
        self.state.played.push(LeagueRound { tables, byes: drawn.byes, ends_at });
        self.league.status = LeagueStatus::Running;
        if !self.is_joinable() {
            self.tell(act, LeagueNews::Settled).await?;
        }
        self.tell(act, LeagueNews::Round).await
    }

    /// Ends the season. Tables that are still played do not count any more.
    pub async fn close(&mut self, act: &mut dyn UnitOfWork) -> Result<(), AppError> {
        if self.is_joinable() {
            self.tell(act, LeagueNews::Settled).await?;
        }
        self.league.status = LeagueStatus::Closed;
        self.tell(act, LeagueNews::Over).await
    }

    /// Opens the tables that wait, in rooms where no game is open. Returns the first game that was
    /// opened.
    pub(crate) async fn open_tables(
        &mut self,
        context: &Context,
        act: &mut dyn UnitOfWork,
    ) -> Result<Option<GameId>, AppError> {
        let mut free = Vec::new();
        for &room in &self.state.rooms {
            if context.store().table_in(ChannelId(room.channel)).await?.is_none() {
                free.push(room);
            }
        }
        free.reverse();
        let mut opened = None;
        for round in 0..self.state.played.len() {
            for at in 0..self.state.played[round].tables.len() {
                let table = &self.state.played[round].tables[at];
                if table.game.is_some() || table.result.is_some() {
                    continue;
                }
                let players: Vec<Option<UserId>> =
                    table.members.iter().map(|number| self.player(*number)).collect();
                if players.iter().flatten().count() < usize::from(MIN_SEATS) {
                    // Nobody is left to play with: whoever is there has beaten the others.
                    let result = players.iter().map(|player| player.map(|_| 0)).collect();
                    self.state.played[round].tables[at].result = Some(result);
                    continue;
                }
                let players: Vec<UserId> = players.into_iter().flatten().collect();
                let found = self.open_in_one(context, act, &mut free, &players).await?;
                let Some((room, game)) = found else { return Ok(opened) };
                let table = &mut self.state.played[round].tables[at];
                (table.game, table.channel) = (Some(game.0), Some(room.channel));
                opened = opened.or(Some(game));
            }
        }
        Ok(opened)
    }

    /// Opens a table in the last of these rooms that is still free.
    async fn open_in_one(
        &self,
        context: &Context,
        act: &mut dyn UnitOfWork,
        free: &mut Vec<LeagueRoom>,
        players: &[UserId],
    ) -> Result<Option<(LeagueRoom, GameId)>, AppError> {
        while let Some(room) = free.pop() {
            match self.open_table(context, act, room, players).await {
                Ok(game) => return Ok(Some((room, game))),
                // Another act has opened a game there since. Nothing was written, and the rest of
                // the league does not wait for that room.
                Err(AppError::Refused(Refusal::ChannelTaken)) => {}
                Err(error) => return Err(error),
            }
        }
        Ok(None)
    }

    async fn open_table(
        &self,
        context: &Context,
        act: &mut dyn UnitOfWork,
        room: LeagueRoom,
        players: &[UserId],
    ) -> Result<GameId, AppError> {
        let settings = Settings { league: Some(self.league.id), ..self.state.table.clone() };
        let (guild, channel) = (self.league.guild, ChannelId(room.channel));
        let place = (Some(guild), channel, players[0]);
        let game = lobby::found(context, act, place, &settings).await?;
        act.set_seats(game, players).await?;
        act.enqueue(&Post::Lobby.row(game, 0, channel, "league")?).await?;
        if room.thread {
            channels::settle(act, channel, (game, 0), "league").await?;
        }
        let begins_at = act.now() + BEGINS_AFTER;
        act.schedule(&TimerJob::dated(TimerJob::League, game, LASTING, begins_at)).await?;
        overview::refresh(act, Some(guild), &settings.locale).await?;
        Ok(game)
    }

    /// Sets the timer that looks at the league again: when the days of the round are over, sooner if tables
    /// wait for a room, and at once if the last ones lack people. It is on one game, and never on two.
    pub async fn set_timer(
        &mut self,
        act: &mut dyn UnitOfWork,
        on: GameId,
    ) -> Result<(), AppError> {
        if let Some(before) = self.state.timer_on.replace(on.0) {
            act.unschedule(GameId(before), TimerKind::Season.word()).await?;
        }
        let now = act.now();
        let Some(ends_at) = self.state.played.last().map(|round| round.ends_at) else {
            return Ok(());
        };
        let soon = match self.state.waiting() {
            _ if self.state.is_round_over() => now,
            0 => ends_at,
            _ => now + HOUR,
        };
        let due_at = ends_at.min(soon).max(now + 1000);
        act.schedule(&TimerJob::dated(TimerJob::Season, on, LASTING, due_at)).await?;
        Ok(())
    }
}

/// Something has happened in a league, or its time has come; `on` is the game whose timer tells.
pub async fn look(
    context: &Context,
    act: &mut dyn UnitOfWork,
    league: i64,
    on: GameId,
) -> Result<(), AppError> {
    let Some(mut season) = Season::held(act, league).await? else { return Ok(()) };
    if season.league.status != LeagueStatus::Running {
        return Ok(());
    }
    season.collect(context).await?;
    season.drop_banned(act).await?;
    let ends_at = season.state.played.last().map(|round| round.ends_at);
    if season.state.is_round_over() || ends_at.is_some_and(|ends_at| ends_at <= act.now()) {
        season.go_on(act).await?;
    }
    if season.league.status == LeagueStatus::Running {
        season.open_tables(context, act).await?;
        season.set_timer(act, on).await?;
    }
    season.save(act).await
}

/// Begins the game of a table whose message is posted. It is dealt from the number of that message:
/// Discord gave it after the key was sealed, and nobody can choose it.
pub async fn begin(
    context: &Context,
    act: &mut dyn UnitOfWork,
    table: &Table,
) -> Result<(), AppError> {
    // What is queued comes, however late: the program may have been away. Asked first, because it may be
    // posted meanwhile.
    let is_lost =
        act.now() - table.row.created_at > UNSEEN && !is_queued(context, table.id()).await?;
    let Some(sent) = context.store().message(table.id(), LOBBY).await? else {
        if is_lost {
            // The league opens it elsewhere.
            return closing::close(act, table, Status::Aborted).await;
        }
        let again = act.now() + BEGINS_AFTER;
        act.schedule(&TimerJob::dated(TimerJob::League, table.id(), LASTING, again)).await?;
        return Ok(());
    };
    if table.seat_count() < MIN_SEATS {
        // Somebody was erased meanwhile: the league sees who is left.
        closing::close(act, table, Status::Aborted).await?;
        return say_of(act, table, &Effect::EditLobby, "closed").await;
    }
    let league = table.settings.league.unwrap_or_default();
    let room = match act.league(league).await? {
        Some(league) => LeagueState::read(&league.state)?,
        None => return Ok(()),
    };
    let in_thread =
        room.rooms.iter().any(|room| room.channel == table.row.channel.0 && room.thread);
    lobby::begin_game(context, act, table.id(), (sent.message.0, in_thread)).await?;
    say_of(act, table, &Effect::EditLobby, "begun").await
}

/// Whether the message of a table is still to be posted.
async fn is_queued(context: &Context, game: GameId) -> Result<bool, Fault> {
    let is_own = |row: &Delivery| {
        row.outgoing.game == Some(game) && row.outgoing.slot.as_deref() == Some(LOBBY)
    };
    Ok(context.store().unsent(u32::MAX).await?.iter().any(is_own))
}
