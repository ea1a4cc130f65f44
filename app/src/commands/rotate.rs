//! `/rotate`.

use ground::{Answer, Request};
use port::Choice;
use rules::{Action, Prompt};
use table::error::{AppError, Refusal};
use use_cases::turn;

use crate::commands::spec::command;
use crate::commands::{Focus, Run, completion};

command! {
    /// Turns the tile on its cell: to the given rotation, or to the next one that fits.
    Rotate = "rotate" { rotation: Option<String> }
}

impl Run for Rotate {
    const IN_TURN: bool = true;

    async fn run(self, request: &Request<'_>) -> Result<Answer, AppError> {
        let to = self.rotation;
        turn::stage(request, None, move |turning| {
            let (index, question) = turning.find(Prompt::Place).ok_or(Refusal::NoTileNow)?;
            let Some(Action::Place { pos, .. }) = question.answer else {
                return Err(Refusal::NothingToTurn);
            };
            let next = question.turn();
            let to = match to.as_deref().map(turn::rotation).transpose()? {
                Some(to) => to,
                None => next.ok_or_else(|| Refusal::OneWay { cell: pos.name() })?.next,
            };
            turning.lay(index, pos, Some(to))
        })
        .await
    }

    async fn complete(request: &Request<'_>, focus: &Focus<'_>) -> Result<Vec<Choice>, AppError> {
        let questions = completion::questions(request).await?;
        let found = questions.iter().rev().find_map(|question| completion::turns(question, None));
        Ok(completion::matching(found.unwrap_or_default(), focus.so_far))
    }
}
