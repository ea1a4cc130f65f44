//! Slash commands: their tree, their completions, and which use case answers each.

pub mod autocomplete;
pub mod tree;

use crate::port::{Interaction, Invocation};
use crate::table::error::{Refusal, Stop};
use crate::table::typo::Unknown;
use crate::text::Text;
use crate::use_cases::{Answer, App, boxed};
use crate::view;

impl App {
    /// Leads a command to its use case.
    pub(crate) async fn command(
        &self,
        of: &Interaction,
        typed: &Invocation,
    ) -> Result<Answer, Stop> {
        if tree::at(&typed.path).is_none() {
            return Err(Refusal::NoCommand.into());
        }
        let path: Vec<&str> = typed.path.iter().map(String::as_str).collect();
        match path[..] {
            ["game", "new"] => boxed(|| self.open_table(of, typed)).await,
            ["game", "join"] => boxed(|| self.join(of, None)).await,
            ["game", "leave"] => boxed(|| self.leave(of, None)).await,
            ["tile", "add"] => boxed(|| self.add_tile(of, typed)).await,
            ["tile", "list"] => boxed(|| self.tiles_of_host(of)).await,
            ["tile", "remove"] => boxed(|| self.remove_tile(of, typed)).await,
            ["game", "options"] => boxed(|| self.options(of, typed)).await,
            ["game", "start"] => boxed(|| self.start(of, None)).await,
            ["game", "info"] => boxed(|| self.info(of)).await,
            ["game", "end"] => boxed(|| self.ask_end(of)).await,
            ["game", "invite"] => boxed(|| self.invite(of, None)).await,
            ["game", "substitute"] => boxed(|| self.substitute(of)).await,
            ["game", "return"] => boxed(|| self.return_to(of, None)).await,
            ["game", "pace"] => boxed(|| self.change_pace(of, typed)).await,
            ["game", "wait"] => boxed(|| self.give_time(of, None)).await,
            ["game", "pause"] => boxed(|| self.hold(of, typed)).await,
            ["game", "move"] => boxed(|| self.move_here(of, typed)).await,
            ["game", "watch"] => boxed(|| self.watch(of, typed)).await,
            ["game", "resign"] => boxed(|| self.resign(of)).await,
            ["game", "handover"] => boxed(|| self.hand_over(of, typed)).await,
            ["game", "take"] => boxed(|| self.take(of, None)).await,
            ["game", "kick"] => boxed(|| self.kick(of, typed)).await,
            ["game", "rematch"] => boxed(|| self.rematch(of, None)).await,
            ["server", "ban"] => boxed(|| self.ban(of, typed, true)).await,
            ["server", "unban"] => boxed(|| self.ban(of, typed, false)).await,
            ["my", "settings"] => boxed(|| self.my_settings(of, typed)).await,
            ["my", "vacation"] => boxed(|| self.my_vacation(of, typed)).await,
            ["turn"] => boxed(|| self.open_turn(of, None)).await,
            ["place"] => boxed(|| self.place(of, typed)).await,
            ["rotate"] => boxed(|| self.rotate(of, typed)).await,
            ["deploy"] => boxed(|| self.deploy(of, typed)).await,
            ["pass"] => boxed(|| self.pass(of)).await,
            ["choose"] => boxed(|| self.choose(of, typed)).await,
            ["confirm"] => boxed(|| self.confirm(of, None)).await,
            ["undo"] => boxed(|| self.undo(of, None)).await,
            ["board"] => boxed(|| self.board(of, typed)).await,
            ["score"] => boxed(|| self.score(of, None, typed)).await,
            ["tiles"] => boxed(|| self.tiles(of, None)).await,
            ["log"] => boxed(|| self.log(of, None)).await,
            ["replay"] => boxed(|| self.replay(of, typed)).await,
            ["since"] => boxed(|| self.since(of)).await,
            ["my", "games"] => boxed(|| self.my_games(of)).await,
            ["standing", "list"] => boxed(|| self.standing(of)).await,
            ["standing", "add"] => boxed(|| self.change_standing(of, typed, true)).await,
            ["standing", "remove"] => boxed(|| self.change_standing(of, typed, false)).await,
            ["privacy", "export"] => boxed(|| self.export(of)).await,
            ["privacy", "erase"] => Ok(Self::ask_erase(of)),
            ["learn"] => boxed(|| self.learn(of)).await,
            ["server", "overview"] => boxed(|| self.overview(of)).await,
            ["rules"] => Ok(rules_page(of, typed)?),
            ["help"] => boxed(|| self.help(of)).await,
            _ => Err(Refusal::NoCommand.into()),
        }
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
