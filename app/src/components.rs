//! Buttons and menus. Their tokens are untrusted: a valid token only names an act, and everything
//! else is checked against the table again.

use rules::{Action, Pos, Prompt};

use crate::port::{self, Invocation};
use crate::table::error::{Refusal, Stop};
use crate::table::parameter;
use crate::table::token::{Press, Token};
use crate::use_cases::{
    Answer, Request, boxed, clocks, commit, lobby, lost, overtime, polls, privacy, queries,
    rematch, seats, setup, stand_in, turn,
    turn::{Turn, no_cell, rotation},
    tutorial,
};

/// Whether a button is part of a private panel, so that the answer replaces the panel.
pub(crate) const fn from_panel(press: Press) -> bool {
    matches!(
        press,
        Press::Cell
            | Press::Draw
            | Press::Rotate
            | Press::Figure
            | Press::Spot
            | Press::Pass
            | Press::Choose
            | Press::Amount
            | Press::Page
            | Press::Back
            | Press::Confirm
            | Press::Undo
            | Press::Log
            | Press::End
            | Press::Sets
            | Press::Preset
            | Press::System
            | Press::Rule
            | Press::Value
            | Press::Vacate
            | Press::Erase
    )
}

/// Handles a pressed button or a menu choice.
pub(crate) async fn press(request: &Request<'_>, press: &port::Press) -> Result<Answer, Stop> {
    let token = Token::decode(&press.custom_id).ok_or(Refusal::NoButton)?;
    let token = &token;
    boxed(|| lost::look_back(request, token)).await?;
    let value = press.values.first().map(String::as_str);
    match token.press {
        Press::Invite
        | Press::Return
        | Press::Wait
        | Press::Relieve
        | Press::Vacate
        | Press::Accept
        | Press::Take
        | Press::Propose
        | Press::Vote
        | Press::Rematch
        | Press::Mute => boxed(|| around(request, token)).await,
        Press::Join => boxed(|| lobby::join(request, Some(token))).await,
        Press::Leave => boxed(|| lobby::leave(request, Some(token))).await,
        Press::Start => boxed(|| lobby::start(request, Some(token))).await,
        Press::End => boxed(|| lobby::end(request, token)).await,
        Press::Setup => boxed(|| setup::show_setup(request, Some(token))).await,
        Press::Sets | Press::Preset | Press::System | Press::Rule | Press::Value => {
            boxed(|| setup::setup(request, token, &press.values)).await
        }
        Press::Erase => boxed(|| privacy::erase(request)).await,
        // These buttons only appear in direct messages.
        Press::Learn if request.interaction.guild.is_some() => Err(Refusal::NoButton.into()),
        Press::Learn => boxed(|| tutorial::learn(request)).await,
        Press::Solo if request.interaction.guild.is_some() => Err(Refusal::NoButton.into()),
        Press::Solo => {
            let plain = Invocation::default();
            boxed(|| lobby::new_table(request, &plain)).await
        }
        Press::Open | Press::Draw => boxed(|| turn::open_turn(request, Some(token))).await,
        Press::Confirm => boxed(|| commit::confirm(request, Some(token))).await,
        Press::Undo => boxed(|| commit::undo(request, Some(token))).await,
        Press::Log => boxed(|| queries::log(request, Some(token))).await,
        Press::Board => boxed(|| queries::board_of(request, token)).await,
        Press::Score => {
            let plain = Invocation::default();
            boxed(|| queries::score(request, Some(token), &plain)).await
        }
        Press::Tiles => boxed(|| queries::tiles(request, Some(token))).await,
        Press::Cell => {
            let cell = value.unwrap_or_default().to_owned();
            boxed(|| turn::stage(request, Some(token), |turn| chosen_cell(&turn, token, cell)))
                .await
        }
        Press::Rotate => {
            boxed(|| turn::stage(request, Some(token), |turn| turned(&turn, token))).await
        }
        Press::Figure => {
            let option = value.unwrap_or_default().to_owned();
            boxed(|| turn::stage(request, Some(token), |turn| figure(&turn, token, option))).await
        }
        Press::Spot | Press::Choose => {
            let option = value.unwrap_or_default().to_owned();
            boxed(|| turn::stage(request, Some(token), |turn| chosen(&turn, token, option))).await
        }
        Press::Amount => {
            let points = value.unwrap_or_default().to_owned();
            boxed(|| {
                turn::stage(request, Some(token), |turn| with_parameter(&turn, token, &points))
            })
            .await
        }
        Press::Pass => {
            let answer = |turn: Turn<'_>| {
                let index = question(&turn, &token.choice, None)?;
                Ok(turn.answer(index, Action::Pass))
            };
            boxed(|| turn::stage(request, Some(token), answer)).await
        }
        Press::Page => {
            let page = token.choice.parse().map_err(|_| Refusal::NoButton)?;
            let leaf = |turn: Turn<'_>| Ok(crate::table::plan::Plan { page, ..turn.plan });
            boxed(|| turn::stage(request, Some(token), leaf)).await
        }
        Press::Back => {
            let back = |turn: Turn<'_>| {
                if turn.plan.digest() != token.choice {
                    return Err(Refusal::OtherPlan);
                }
                let mut plan = turn.plan;
                plan.actions.pop();
                Ok(plan)
            };
            boxed(|| turn::stage(request, Some(token), back)).await
        }
    }
}

/// Handles the buttons for everything other than moves.
async fn around(request: &Request<'_>, token: &Token) -> Result<Answer, Stop> {
    match token.press {
        Press::Invite => boxed(|| stand_in::invite(request, Some(token))).await,
        Press::Return => boxed(|| stand_in::return_to(request, Some(token))).await,
        Press::Wait => boxed(|| overtime::give_time(request, Some(token))).await,
        Press::Relieve => boxed(|| overtime::relieve(request, token)).await,
        Press::Vacate => boxed(|| seats::vacate(request, token)).await,
        Press::Accept => boxed(|| seats::accept(request, token)).await,
        Press::Take => boxed(|| seats::take(request, Some(token))).await,
        Press::Propose => boxed(|| polls::propose(request, token)).await,
        Press::Vote => boxed(|| polls::vote(request, token)).await,
        Press::Rematch => boxed(|| rematch::rematch(request, Some(token))).await,
        Press::Mute => boxed(|| clocks::mute(request, token)).await,
        _ => Err(Refusal::NoButton.into()),
    }
}

/// The index of the question that a button names, if it has not changed since the button was made.
fn question(turn: &Turn<'_>, word: &str, prompt: Option<Prompt>) -> Result<usize, Refusal> {
    let fits = |prompt: &Prompt, wanted: Option<Prompt>| wanted.is_none_or(|w| w == *prompt);
    let mut questions = turn.questions.iter();
    questions
        .position(|q| q.word() == word && fits(&q.decision.prompt, prompt))
        .ok_or(Refusal::OtherPlan)
}

fn chosen_cell(
    turn: &Turn<'_>,
    token: &Token,
    cell: String,
) -> Result<crate::table::plan::Plan, Refusal> {
    let index = question(turn, &token.choice, Some(Prompt::Place))?;
    let pos = Pos::named(&cell).ok_or_else(|| no_cell(&cell, &turn.questions[index]))?;
    turn.lay(index, pos, None)
}

fn turned(turn: &Turn<'_>, token: &Token) -> Result<crate::table::plan::Plan, Refusal> {
    let mut parts = token.choice.split('.');
    let (Some(word), Some(cell), Some(degrees)) = (parts.next(), parts.next(), parts.next()) else {
        return Err(Refusal::NoButton);
    };
    let index = question(turn, word, Some(Prompt::Place))?;
    let pos = Pos::named(cell).ok_or(Refusal::NoButton)?;
    turn.lay(index, pos, Some(rotation(degrees)?))
}

/// The question that a menu belongs to, and the chosen answer.
fn option_of(turn: &Turn<'_>, token: &Token, option: String) -> Result<(usize, Action), Refusal> {
    let index = question(turn, &token.choice, None)?;
    let options = &turn.questions[index].decision.options;
    let action = option.parse::<usize>().ok().and_then(|at| options.get(at)).copied();
    Ok((index, action.ok_or(Refusal::NoChoice(option))?))
}

fn chosen(
    turn: &Turn<'_>,
    token: &Token,
    option: String,
) -> Result<crate::table::plan::Plan, Refusal> {
    let (index, action) = option_of(turn, token, option)?;
    // Use sensible default numbers until others are chosen.
    let game = &turn.questions[index].game;
    Ok(turn.answer(index, parameter::plain(game, action)))
}

/// Chooses another figure, in the same place if possible; otherwise shows its places.
fn figure(
    turn: &Turn<'_>,
    token: &Token,
    option: String,
) -> Result<crate::table::plan::Plan, Refusal> {
    let (index, thing) = option_of(turn, token, option)?;
    Ok(match turn.questions[index].instead(thing) {
        Some(answer) => turn.answer(index, answer),
        None => turn.plan.with_thing(index, thing),
    })
}

/// Sets another number in a planned answer; the button names the question and the parameter.
fn with_parameter(
    turn: &Turn<'_>,
    token: &Token,
    value: &str,
) -> Result<crate::table::plan::Plan, Refusal> {
    let (word, at) = token.choice.split_once('.').ok_or(Refusal::NoButton)?;
    let index = question(turn, word, None)?;
    let question = &turn.questions[index];
    let answer = question.answer.ok_or(Refusal::OtherPlan)?;
    let option = question.option().ok_or(Refusal::OtherPlan)?;
    let parameter = at.parse().ok().and_then(|at: usize| parameter::of(option).get(at).copied());
    let parameter = parameter.ok_or(Refusal::NoButton)?;
    Ok(turn.answer(index, parameter.set(&question.game, option, answer, value)?))
}
