//! `/choose`.

use game::parameter;
use ground::{Answer, Request};
use port::Choice;
use rules::Action;
use table::error::{AppError, Refusal};
use table::plan::Question;
use table::typo;
use text::{Name, Text, say};
use use_cases::turn::{self, Planning};

use crate::commands::spec::command;
use crate::commands::{Focus, Run, completion};

command! {
    /// Answers any question, by the number or the label of an option.
    Choose = "choose" { option: String, amount: Option<String> }
}

impl Run for Choose {
    const IN_TURN: bool = true;

    async fn run(self, request: &Request<'_>) -> Result<Answer, AppError> {
        let Self { option: wanted, amount } = self;
        turn::stage(request, None, move |turning| {
            let last = turning.questions().len().checked_sub(1).ok_or(Refusal::NothingToChoose)?;
            let question = &turning.questions()[last];
            let option = choice(turning, question, &wanted, amount.as_deref())?;
            turning.answer(last, option)
        })
        .await
    }

    async fn complete(request: &Request<'_>, focus: &Focus<'_>) -> Result<Vec<Choice>, AppError> {
        let questions = completion::questions(request).await?;
        let Some(question) = questions.last() else { return Ok(Vec::new()) };
        let (text, people) = (request.text(), completion::people(request).await?);
        let found = match focus.option {
            "option" => answers(text, &people, question),
            _ => {
                let typed = focus.typed.text("option");
                let chosen = typed.and_then(|option| option.trim().parse().ok());
                amounts(text, &people, question, chosen, focus.so_far)
            }
        };
        Ok(completion::matching(found, focus.so_far))
    }
}

/// The answer that a text names: by its number from 1 or by its label, with the typed numbers for
/// its parameters, or default ones.
fn choice(
    turning: &Planning<'_>,
    question: &Question,
    wanted: &str,
    amount: Option<&str>,
) -> Result<Action, Refusal> {
    let options = &question.decision.options;
    let unknown = || Refusal::NoChoice(wanted.to_owned());
    let index = match wanted.trim().parse::<usize>() {
        Ok(number) => number.checked_sub(1),
        Err(_) => {
            let labels = question.labels(turning.text, turning.people).all();
            labels.iter().position(|label| typo::same(wanted, label))
        }
    };
    let option = index.and_then(|index| options.get(index)).copied().ok_or_else(unknown)?;
    let parameters = parameter::of(option);
    let amount = amount.unwrap_or_default().trim();
    if parameters.is_empty() && !amount.is_empty() {
        return Err(Refusal::NothingToBid(amount.to_owned()));
    }
    let (game, typed) = (&question.game, parameters.iter().zip(amount.split_whitespace()));
    typed.into_iter().try_fold(parameter::plain(game, option), |answer, (parameter, typed)| {
        parameter.set(game, option, answer, typed).map_err(Refusal::from)
    })
}

fn answers(text: &'static Text, people: &[Name], question: &Question) -> Vec<Choice> {
    let labels = question.labels(text, people).all().into_iter().zip(1_usize..);
    labels.map(|(label, number)| Choice::new(label, number.to_string())).collect()
}

/// The numbers that can be typed, one after another, for the answer with this number, or for the
/// first answer that takes any.
fn amounts(
    text: &'static Text,
    people: &[Name],
    question: &Question,
    chosen: Option<usize>,
    so_far: &str,
) -> Vec<Choice> {
    let options = &question.decision.options;
    let chosen = chosen.and_then(|number| options.get(number.checked_sub(1)?)).copied();
    let open = |option: &Action| !parameter::of(*option).is_empty();
    let option = chosen.filter(open).or_else(|| options.iter().copied().find(open));
    let Some(option) = option else { return Vec::new() };
    let begun: Vec<&str> = so_far.split_whitespace().collect();
    let done = if so_far.ends_with(' ') { begun.len() } else { begun.len().saturating_sub(1) };
    let parameters = parameter::of(option);
    let Some(parameter) = parameters.get(done) else { return Vec::new() };
    let (game, seat) = (&question.game, question.decision.seat);
    let before = begun[..done].iter().zip(&parameters);
    let answer =
        before.into_iter().fold(parameter::plain(game, option), |answer, (typed, parameter)| {
            parameter.set(game, option, answer, typed).unwrap_or(answer)
        });
    let begun = begun[..done].iter().map(|word| format!("{word} ")).collect::<String>();
    let labels = question.labels(text, people);
    let values = parameter.choices(game, seat, option, answer).into_iter();
    let choice = |value: String| {
        let typed = format!("{begun}{value}");
        // A target is named by what stands there.
        let what = parameter.is_place().then(|| labels.parameter(*parameter, &value));
        let name = what.filter(|what| *what != value);
        let name = name.map(|what| say!(text, "aim-typed", typed = &typed, what = what));
        Choice::new(name.unwrap_or_else(|| typed.clone()), typed)
    };
    values.map(choice).collect()
}
