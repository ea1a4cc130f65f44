//! `/place`.

use ground::{Answer, Request};
use port::Choice;
use rules::{Pos, Prompt};
use table::error::AppError;
use table::plan::{self, Question};
use use_cases::turn;

use crate::commands::spec::command;
use crate::commands::{Focus, Run, completion};

command! {
    /// Lays the drawn tile on a cell.
    Place = "place" { cell: String, rotation: Option<String> }
}

impl Run for Place {
    const IN_TURN: bool = true;

    async fn run(self, request: &Request<'_>) -> Result<Answer, AppError> {
        let Self { cell, rotation } = self;
        turn::stage(request, None, move |turning| {
            let Some((index, question)) = turning.find(Prompt::Place) else {
                return Err(turn::wrong_question(turning));
            };
            let pos = Pos::named(&cell)
                .ok_or_else(|| plan::no_cell(&cell, &plan::cells(&question.decision)))?;
            turning.lay(index, pos, rotation.as_deref().map(turn::rotation).transpose()?)
        })
        .await
    }

    async fn complete(request: &Request<'_>, focus: &Focus<'_>) -> Result<Vec<Choice>, AppError> {
        let questions = completion::questions(request).await?;
        let found = match focus.option {
            "cell" => questions.iter().rev().find_map(cells),
            _ => {
                let cell = focus.typed.text("cell").and_then(Pos::named);
                questions.iter().rev().find_map(|question| completion::turns(question, cell))
            }
        };
        Ok(completion::matching(found.unwrap_or_default(), focus.so_far))
    }
}

fn cells(question: &Question) -> Option<Vec<Choice>> {
    (question.decision.prompt == Prompt::Place).then(|| {
        let cells = plan::cells(&question.decision).into_iter();
        cells.map(|cell| Choice::new(cell.name(), cell.name())).collect()
    })
}
