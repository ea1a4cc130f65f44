//! Slash commands: their tree, their completions, and which use case answers each.

pub mod autocomplete;
pub mod tree;

use crate::port::{Interaction, Invocation};
use crate::table::error::{Refusal, Stop};
use crate::table::typo::Unknown;
use crate::text::Text;
use crate::use_cases::{
    Answer, Request, boxed, channels, clocks, commit, host_tiles, lobby, overtime, overview,
    preferences, privacy, queries, rematch, seats, setup, stand_in, standing_orders, turn,
    tutorial, watch,
};
use crate::view;

/// Leads a command to its use case.
pub(crate) async fn command(request: &Request<'_>, typed: &Invocation) -> Result<Answer, Stop> {
    if tree::at(&typed.path).is_none() {
        return Err(Refusal::NoCommand.into());
    }
    let path: Vec<&str> = typed.path.iter().map(String::as_str).collect();
    match path[..] {
        ["game", "new"] => boxed(|| lobby::open_table(request, typed)).await,
        ["game", "join"] => boxed(|| lobby::join(request, None)).await,
        ["game", "leave"] => boxed(|| lobby::leave(request, None)).await,
        ["tile", "add"] => boxed(|| host_tiles::add_tile(request, typed)).await,
        ["tile", "list"] => boxed(|| host_tiles::tiles_of_host(request)).await,
        ["tile", "remove"] => boxed(|| host_tiles::remove_tile(request, typed)).await,
        ["game", "options"] => boxed(|| setup::options(request, typed)).await,
        ["game", "start"] => boxed(|| lobby::start(request, None)).await,
        ["game", "info"] => boxed(|| lobby::info(request)).await,
        ["game", "end"] => boxed(|| lobby::ask_end(request)).await,
        ["game", "invite"] => boxed(|| stand_in::invite(request, None)).await,
        ["game", "substitute"] => boxed(|| stand_in::substitute(request)).await,
        ["game", "return"] => boxed(|| stand_in::return_to(request, None)).await,
        ["game", "pace"] => boxed(|| clocks::change_pace(request, typed)).await,
        ["game", "wait"] => boxed(|| overtime::give_time(request, None)).await,
        ["game", "pause"] => boxed(|| clocks::hold(request, typed)).await,
        ["game", "move"] => boxed(|| channels::move_here(request, typed)).await,
        ["game", "watch"] => boxed(|| watch::watch(request, typed)).await,
        ["game", "resign"] => boxed(|| seats::resign(request)).await,
        ["game", "handover"] => boxed(|| seats::hand_over(request, typed)).await,
        ["game", "take"] => boxed(|| seats::take(request, None)).await,
        ["game", "kick"] => boxed(|| seats::kick(request, typed)).await,
        ["game", "rematch"] => boxed(|| rematch::rematch(request, None)).await,
        ["server", "ban"] => boxed(|| seats::ban(request, typed, true)).await,
        ["server", "unban"] => boxed(|| seats::ban(request, typed, false)).await,
        ["my", "settings"] => boxed(|| preferences::my_settings(request, typed)).await,
        ["my", "vacation"] => boxed(|| preferences::my_vacation(request, typed)).await,
        ["turn"] => boxed(|| turn::open_turn(request, None)).await,
        ["place"] => boxed(|| turn::place(request, typed)).await,
        ["rotate"] => boxed(|| turn::rotate(request, typed)).await,
        ["deploy"] => boxed(|| turn::deploy(request, typed)).await,
        ["pass"] => boxed(|| turn::pass(request)).await,
        ["choose"] => boxed(|| turn::choose(request, typed)).await,
        ["confirm"] => boxed(|| commit::confirm(request, None)).await,
        ["undo"] => boxed(|| commit::undo(request, None)).await,
        ["board"] => boxed(|| queries::board(request, typed)).await,
        ["score"] => boxed(|| queries::score(request, None, typed)).await,
        ["tiles"] => boxed(|| queries::tiles(request, None)).await,
        ["log"] => boxed(|| queries::log(request, None)).await,
        ["replay"] => boxed(|| queries::replay(request, typed)).await,
        ["since"] => boxed(|| queries::since(request)).await,
        ["my", "games"] => boxed(|| queries::my_games(request)).await,
        ["standing", "list"] => boxed(|| standing_orders::standing(request)).await,
        ["standing", "add"] => {
            boxed(|| standing_orders::change_standing(request, typed, true)).await
        }
        ["standing", "remove"] => {
            boxed(|| standing_orders::change_standing(request, typed, false)).await
        }
        ["privacy", "export"] => boxed(|| privacy::export(request)).await,
        ["privacy", "erase"] => Ok(privacy::ask_erase(request.interaction)),
        ["learn"] => boxed(|| tutorial::learn(request)).await,
        ["server", "overview"] => boxed(|| overview::overview(request)).await,
        ["rules"] => Ok(rules_page(request.interaction, typed)?),
        ["help"] => boxed(|| queries::help(request)).await,
        _ => Err(Refusal::NoCommand.into()),
    }
}

/// `/rules`.
fn rules_page(of: &Interaction, typed: &Invocation) -> Result<Answer, Refusal> {
    let text = Text::of(&of.locale);
    let Some(topic) = typed.text("topic") else {
        return Ok(Answer::private(view::pages::list(text)));
    };
    let page = view::pages::page(text, topic);
    page.map(Answer::private)
        .ok_or_else(|| Refusal::NoTopic(Unknown::among(topic, view::pages::names(text))))
}
