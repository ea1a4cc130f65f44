//! Recording a game that is over: results, ratings and bests follow from what is remembered of the
//! game and from what was recorded before it. It happens in the act that ends the game, and again
//! when everything is counted anew.

use rules::{Game, Seat};
use storage::{
    Best, GameId, GuildId, Millis, Move, OVER_ALL, Rating, SeatResult, UnitOfWork, UserId,
};
use table::analysis::LeadAccount;
use table::error::Fault;
use table::model::Table;
use table::preferences::Prefs;
use table::rating::{self, Strength};
use table::record::{BestKind, GameRecord, RatingChange, SeatFacts, SeatRecord};

/// The number of wins of a title.
const FIVE: u32 = 5;

/// A game that is recorded.
pub struct RecordedGame<'a> {
    /// The game, as it is stored.
    pub table: &'a Table,
    /// Its last state.
    pub game: &'a Game,
    /// Its moves.
    pub log: &'a [Move],
    /// How its seats were recorded before; empty the first time.
    pub before: &'a [SeatResult],
    /// The bests that it held before; empty the first time.
    pub held: &'a [Best],
    /// When it was recorded.
    pub ended_at: Millis,
}

impl RecordedGame<'_> {
    /// How a seat was recorded before.
    fn before(&self, seat: Seat) -> Option<&SeatResult> {
        self.before.iter().find(|result| result.seat == seat.0)
    }

    /// What was recorded of a seat before.
    fn facts_before(&self, seat: Seat) -> Option<SeatFacts> {
        serde_json::from_str(&self.before(seat)?.facts).ok()
    }

    /// The person of a seat at the end. Somebody who was erased since counts as before.
    fn has_person(&self, seat: Seat) -> bool {
        let resigned = self.table.progress.resigned.contains(&seat);
        let erased = self.before(seat).is_some_and(|before| before.rated);
        !resigned && (self.table.is_taken(seat) || erased)
    }

    /// The person who is named in the records: nobody who wants none, then or now.
    async fn named(&self, act: &mut dyn UnitOfWork, seat: Seat) -> Result<Option<UserId>, Fault> {
        if let Some(before) = self.before(seat) {
            return Ok(before.player);
        }
        let player = self.table.player(seat).filter(|_| self.table.guest() != Some(seat));
        let Some(player) = player else { return Ok(None) };
        let prefs = Prefs::read(&act.prefs(player).await?);
        Ok(Some(player).filter(|_| !prefs.unrecorded))
    }

    /// The strength with which a seat without a name was recorded before.
    fn kept(&self, seat: Seat, over_all: bool) -> Option<Strength> {
        let facts = self.facts_before(seat)?;
        Some(if over_all { facts.all } else { facts.here }?.from)
    }

    fn ground(&self) -> &'static str {
        let ground = self.table.settings.systems.iter().find(|system| system.is_ground());
        ground.map_or("base", |system| system.key())
    }
}

/// Records a game in the act that ends it.
pub(crate) async fn record_end(
    act: &mut dyn UnitOfWork,
    table: &Table,
    game: &Game,
) -> Result<(), Fault> {
    if !table.settings.is_recorded() {
        return Ok(());
    }
    let log = act.moves(table.id()).await?;
    act.hold_records().await?;
    let last = act.last_recorded().await?.unwrap_or(Millis::MIN);
    let ended_at = act.now().max(last.saturating_add(1));
    record(act, &RecordedGame { table, game, log: &log, before: &[], held: &[], ended_at }).await
}

/// Records a game after all that ended before it.
pub async fn record(act: &mut dyn UnitOfWork, ended: &RecordedGame<'_>) -> Result<(), Fault> {
    let RecordedGame { table, game, log, ended_at, .. } = *ended;
    let counts = table.guest().is_none();
    let people: Vec<Seat> = game.seats().filter(|seat| ended.has_person(*seat)).collect();
    let GameRecord { mut seats, bests } = GameRecord::of(game, log, &people, counts)?;
    let mut named = Vec::new();
    for seat in &mut seats {
        named.push(ended.named(act, seat.seat).await?);
        seat.facts.luck = ended.facts_before(seat.seat).and_then(|facts| facts.luck);
    }
    let guild = table.row.guild.unwrap_or(OVER_ALL);
    rate(act, ended, &mut seats, &named, OVER_ALL).await?;
    if guild != OVER_ALL {
        rate(act, ended, &mut seats, &named, guild).await?;
    }
    let mut results = Vec::new();
    for (seat, player) in seats.iter().zip(&named) {
        results.push(SeatResult {
            game: table.id(),
            seat: seat.seat.0,
            player: *player,
            guild,
            ground: ended.ground().to_owned(),
            ended_at,
            place: seat.place,
            points: seat.points,
            rated: seat.rated,
            facts: serde_json::to_string(&seat.facts)?,
        });
    }
    act.save_results(&results).await?;
    if guild == OVER_ALL {
        return Ok(());
    }
    for (kind, value, seat) in bests {
        let player = seat.and_then(|seat| named.get(seat.index()).copied().flatten());
        let best = Best {
            kind: kind.word().to_owned(),
            value,
            game: table.id(),
            seat: seat.map(|seat| seat.0),
        };
        keep_best(act, ended, guild, (kind, best), player).await?;
    }
    Ok(())
}

/// Records what luck did in a game that was looked back at.
pub(crate) async fn record_luck(
    act: &mut dyn UnitOfWork,
    game: GameId,
    accounts: &[LeadAccount],
) -> Result<(), Fault> {
    act.hold_records().await?;
    let mut results = act.results(game).await?;
    for result in &mut results {
        let mut facts: SeatFacts = serde_json::from_str(&result.facts)?;
        facts.luck = accounts.get(usize::from(result.seat)).map(|account| account.luck);
        result.facts = serde_json::to_string(&facts)?;
    }
    Ok(act.save_results(&results).await?)
}

/// Changes the ratings on a server, or over all, by a game.
async fn rate(
    act: &mut dyn UnitOfWork,
    ended: &RecordedGame<'_>,
    seats: &mut [SeatRecord],
    named: &[Option<UserId>],
    guild: GuildId,
) -> Result<(), Fault> {
    let (ground, over_all) = (ended.ground(), guild == OVER_ALL);
    let mut entered = Vec::new();
    for (seat, player) in seats.iter().zip(named).filter(|(seat, _)| seat.rated) {
        let known = match player {
            Some(player) => act.rating(guild, *player, ground).await?,
            None => None,
        };
        let strength = match known {
            Some(Rating { rating, uncertainty, .. }) => Strength { rating, uncertainty },
            None if player.is_some() => Strength::UNKNOWN,
            None => ended.kept(seat.seat, over_all).unwrap_or(Strength::UNKNOWN),
        };
        entered.push((strength, seat.place, known.map_or(0, |known| known.games)));
    }
    let players: Vec<(Strength, u8)> =
        entered.iter().map(|(from, place, _)| (*from, *place)).collect();
    let rated = rating::after(&players);
    let seats = seats.iter_mut().zip(named).filter(|(seat, _)| seat.rated);
    for (((seat, player), (from, _, games)), to) in seats.zip(entered).zip(rated) {
        let change = Some(RatingChange { from, to });
        match over_all {
            true => seat.facts.all = change,
            false => seat.facts.here = change,
        }
        if let Some(player) = player {
            let Strength { rating, uncertainty } = to;
            let rating = Rating { rating, uncertainty, games: games + 1, standing: to.standing() };
            act.save_rating(guild, *player, ground, rating).await?;
        }
    }
    Ok(())
}

/// Keeps what is better than what was the best before; of equals the first stays.
async fn keep_best(
    act: &mut dyn UnitOfWork,
    ended: &RecordedGame<'_>,
    guild: GuildId,
    (kind, best): (BestKind, Best),
    player: Option<UserId>,
) -> Result<(), Fault> {
    if kind == BestKind::FirstFive {
        let wins = match player {
            Some(player) => act.wins(guild, player).await?,
            // Nobody can count the games of somebody who has no name any more.
            None if ended.held.contains(&best) => FIVE,
            None => 0,
        };
        if wins < FIVE {
            return Ok(());
        }
    }
    let held = act.best(guild, &best.kind).await?;
    if held.is_none_or(|held| kind.is_better(best.value, held.value)) {
        act.save_best(guild, &best).await?;
    }
    Ok(())
}
