//! `/deploy`.

use std::collections::HashSet;

use ground::{Answer, Request};
use port::Choice;
use rules::{Action, FigureKind, Spot};
use table::error::{AppError, Refusal};
use table::parts;
use table::plan::Question;
use table::typo::{self, Unknown};
use text::{Name, Text, say};
use use_cases::turn::{self, Planning};
use view::vocabulary;

use crate::commands::spec::command;
use crate::commands::{Focus, Run, completion};

command! {
    /// Places a figure: answers the last question for one that has such a figure and place.
    Deploy = "deploy" { spot: String, figure: Option<String> }
}

impl Run for Deploy {
    const IN_TURN: bool = true;

    async fn run(self, request: &Request<'_>) -> Result<Answer, AppError> {
        let Self { spot, figure: kind } = self;
        turn::stage(request, None, move |turning| {
            let mut refused = None;
            for (index, question) in parts::deploying(turning.questions()) {
                let option = named(turning, question, kind.as_deref()).and_then(|figure| {
                    let option = deployment(turning, question, figure, &spot);
                    option.ok_or_else(|| Refusal::NoSpot(spot.clone()))
                });
                match option {
                    Ok(option) => return turning.answer(index, option),
                    Err(refusal) => refused = Some(refusal),
                }
            }
            Err(refused.unwrap_or_else(|| turn::wrong_question(turning)))
        })
        .await
    }

    async fn complete(request: &Request<'_>, focus: &Focus<'_>) -> Result<Vec<Choice>, AppError> {
        let questions = completion::questions(request).await?;
        let text = request.text();
        let mut asked = parts::deploying(&questions).map(|(_, question)| question);
        let found = match focus.option {
            "spot" => {
                let named = focus.typed.text("figure");
                let known = |question: &&Question| {
                    let figures = figures(text, question);
                    named.is_none_or(|named| figures.iter().any(|figure| figure.value == named))
                };
                let people = completion::people(request).await?;
                asked.find(known).map(|question| spots(text, &people, question)).unwrap_or_default()
            }
            _ => {
                let mut choices: Vec<Choice> =
                    asked.flat_map(|question| figures(text, question)).collect();
                let mut seen = HashSet::new();
                choices.retain(|choice| seen.insert(choice.value.clone()));
                choices
            }
        };
        Ok(completion::matching(found, focus.so_far))
    }
}

/// The figure that a text names; `None` without a text means any figure.
fn named(
    turning: &Planning<'_>,
    question: &Question,
    wanted: Option<&str>,
) -> Result<Option<FigureKind>, Refusal> {
    let Some(wanted) = wanted else { return Ok(None) };
    let named = |kind: &FigureKind| {
        typo::same(wanted, kind.name())
            || typo::same(wanted, &vocabulary::figure(turning.text, *kind).to_string())
    };
    let found = question.figures().into_iter().find(named);
    let known = || {
        let kinds = question.figures().into_iter();
        let names =
            kinds.map(|kind| (kind.name(), vocabulary::figure(turning.text, kind).to_string()));
        names.flat_map(|(key, name)| [(key.to_owned(), name.clone()), (name.clone(), name)])
    };
    let unknown = || Refusal::NoFigure(Unknown::among(wanted, known()));
    found.map(Some).ok_or_else(unknown)
}

/// The option that puts a figure on the named spot: by its number, its label, or a word that fits
/// only one spot ("city"). Without a figure, the first that can go there.
fn deployment(
    turning: &Planning<'_>,
    question: &Question,
    figure: Option<FigureKind>,
    wanted: &str,
) -> Option<Action> {
    let deployments: Vec<(Action, Spot)> = question
        .decision
        .options
        .iter()
        .filter_map(|option| match option {
            Action::Deploy { figure: kind, at } if figure.is_none_or(|wanted| wanted == *kind) => {
                Some((*option, at.spot()?))
            }
            _ => None,
        })
        .collect();
    if let Ok(number) = wanted.trim().parse::<usize>() {
        let spot = *question.spots().get(number.checked_sub(1)?)?;
        return deployments.iter().find(|(_, there)| *there == spot).map(|(option, _)| *option);
    }
    let labels = question.labels(turning.text, turning.people).all();
    let labelled = question.decision.options.iter().zip(labels);
    let by_label =
        labelled.filter(|(_, label)| typo::same(wanted, label)).map(|(option, _)| *option);
    if let Some(option) = by_label.into_iter().find(|o| deployments.iter().any(|(d, _)| d == o)) {
        return Some(option);
    }
    let mut named = deployments.iter().filter(|(_, spot)| {
        let segment = question.game.board().segment(*spot);
        segment.is_some_and(|segment| {
            let name = turning.text.named("source", segment.kind.name());
            typo::same(wanted, segment.kind.name()) || typo::same(wanted, &name.to_string())
        })
    });
    let &(option, spot) = named.next()?;
    named.all(|(_, other)| *other == spot).then_some(option)
}

/// The numbered spots on the picture where a figure can be placed, with the role it would have
/// there.
fn spots(text: &'static Text, people: &[Name], question: &Question) -> Vec<Choice> {
    let labels = question.labels(text, people).all();
    let mut choices: Vec<Choice> = Vec::new();
    for (option, label) in question.decision.options.iter().zip(labels) {
        let deploy = matches!(option, Action::Deploy { .. });
        let Some(number) = question.number(*option).filter(|_| deploy) else { continue };
        let value = number.to_string();
        if choices.iter().all(|choice| choice.value != value) {
            choices
                .push(Choice::new(say!(text, "panel-spot", number = number, what = label), value));
        }
    }
    choices
}

fn figures(text: &Text, question: &Question) -> Vec<Choice> {
    let figures = question.figures().into_iter();
    figures
        .map(|figure| Choice::new(vocabulary::figure(text, figure).to_string(), figure.name()))
        .collect()
}
