//! Queries of what is remembered: somebody's games, the ratings and the hall of a server. Others see
//! of a person only what belongs to the server that they share.

use ground::{Answer, Request, load, queries};
use port::User;
use rules::{ScoreLine, expansions};
use storage::{GuildId, HeldBest, OVER_ALL, Rating, SeatResult, UserId};
use table::error::{AppError, Fault, Refusal};
use table::model::Table;
use table::record::{BestKind, SeatFacts};
use text::{Name, Text};
use view::MessageDraft;
use view::records::{Leaderboard, Stats, best_page, hall as hall_page};

/// The most games that are counted of somebody; whoever has more is told so.
const GAMES: u32 = 1000;
/// The length of a list of ratings.
const LISTED: u32 = 15;

/// `/stats`.
pub async fn stats(request: &Request<'_>, of: Option<&User>) -> Result<Answer, AppError> {
    let store = request.context.store();
    let guild = request.interaction.guild;
    let own = of.is_none_or(|user| user.id == request.user());
    let Some(place) = guild.or(own.then_some(OVER_ALL)) else {
        return Err(Refusal::OnServer.into());
    };
    let user = of.unwrap_or(&request.interaction.user);
    let over_all = guild.is_none();
    let mut results = Vec::new();
    // One more tells whether these are all.
    for result in store.results_of(user.id, guild, GAMES + 1).await? {
        let facts: SeatFacts = serde_json::from_str(&result.facts).map_err(Fault::from)?;
        results.push((result, facts));
    }
    let more = results.len() > GAMES as usize;
    results.truncate(GAMES as usize);
    let ratings = store.ratings_of(user.id).await?;
    let ratings = by_ground(&ratings, (!over_all).then_some(place), own);
    let titles: Vec<BestKind> = match over_all {
        true => Vec::new(),
        false => titles(&store.bests(place).await?, user.id),
    };
    let text = request.text();
    let who = Name::new(&user.display_name, &text.say("who-somebody"));
    let (results, ratings, titles) = (&results[..], &ratings[..], &titles[..]);
    let stats = Stats { text, who: &who, over_all, results, more, ratings, titles };
    Ok(Answer::private(stats.page()))
}

/// The ratings by ground set, on a server and over all; what is over all only its owner sees.
fn by_ground(
    ratings: &[(GuildId, String, Rating)],
    guild: Option<GuildId>,
    own: bool,
) -> Vec<(String, Option<Rating>, Option<Rating>)> {
    let find = |guild: GuildId, ground: &str| {
        let mut all = ratings.iter();
        all.find(|it| it.0 == guild && it.1 == ground).map(|it| it.2)
    };
    let grounds = expansions::ALL.iter().filter(|system| system.is_ground());
    let both = grounds.map(|system| {
        let ground = system.key();
        let here = guild.and_then(|guild| find(guild, ground));
        (ground.to_owned(), here, find(OVER_ALL, ground).filter(|_| own))
    });
    both.filter(|(_, here, all)| here.is_some() || all.is_some()).collect()
}

fn titles(bests: &[HeldBest], user: UserId) -> Vec<BestKind> {
    let own = |kind: &&BestKind| {
        let held = |best: &HeldBest| best.player == Some(user) && best.best.kind == kind.word();
        kind.is_title() && bests.iter().any(held)
    };
    BestKind::ALL.iter().filter(own).copied().collect()
}

/// `/leaderboard`.
pub async fn leaderboard(
    request: &Request<'_>,
    ground: &str,
    over_all: bool,
) -> Result<Answer, AppError> {
    let guild = request.interaction.guild.ok_or(Refusal::OnServer)?;
    let ranked = request.context.store().ranked(guild, ground, over_all, LISTED).await?;
    let text = request.text();
    Ok(Answer::private(Leaderboard { text, ground, over_all, ranked: &ranked }.page()))
}

/// `/hall`: all of it in words, or one best with its board.
pub async fn hall(request: &Request<'_>, wanted: Option<BestKind>) -> Result<Answer, AppError> {
    let guild = request.interaction.guild.ok_or(Refusal::OnServer)?;
    let (store, text) = (request.context.store(), request.text());
    let bests = store.bests(guild).await?;
    let Some(kind) = wanted else { return Ok(Answer::private(hall_page(text, &bests))) };
    let held = bests.iter().find(|held| held.best.kind == kind.word());
    let table = match held {
        Some(held) => store.table(held.best.game).await?.map(Table::read).transpose()?,
        None => None,
    };
    let Some((held, table)) = held.zip(table) else {
        return Ok(Answer::private(MessageDraft::text(text.say("hall-not-yet"))));
    };
    let people = named(text, &table, &store.results(table.id()).await?);
    let sheet: Vec<ScoreLine> = load::sheet(request.context, &table).await?;
    let count = queries::last_count(request.context, &table).await?;
    let page = best_page(text, (kind, held), &table, table.game()?, &people, &sheet, &count);
    Ok(Answer::private(page.shown(text, &table, request.context.art())))
}

/// The names of a table's seats, without those who are not in the records.
fn named(text: &'static Text, table: &Table, results: &[SeatResult]) -> Vec<Name> {
    let name = |(seat, name): (u8, Name)| {
        let is_named = results.iter().any(|it| it.seat == seat && it.player.is_some());
        let nobody = text::say!(text, "who-seat", number = seat + 1);
        if is_named { name } else { Name::new("", &nobody) }
    };
    (0..).zip(table.names(text)).map(name).collect()
}
