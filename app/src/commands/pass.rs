//! `/pass`.

use ground::{Answer, Request};
use rules::Action;
use table::error::{AppError, Refusal};
use use_cases::turn;

use crate::commands::Run;
use crate::commands::spec::command;

command! {
    /// Answers the last question that can be passed with "no".
    Pass = "pass" {}
}

impl Run for Pass {
    const IN_TURN: bool = true;

    async fn run(self, request: &Request<'_>) -> Result<Answer, AppError> {
        turn::stage(request, None, |turning| {
            let questions = turning.questions().iter().enumerate().rev();
            let mut passable = questions.filter(|(_, question)| question.decision.may_pass());
            let (index, _) = passable.next().ok_or(match turning.is_to_place() {
                true => Refusal::NothingLaid,
                false => Refusal::NoPass,
            })?;
            turning.answer(index, Action::Pass)
        })
        .await
    }
}
