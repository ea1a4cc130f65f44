//! `/game join`.

use ground::{Answer, Request};
use port::Choice;
use table::error::AppError;
use table::model::Table;
use table::wishes::{LOT, Pick};
use text::say;
use use_cases::{lobby, wishes};
use view::wishes::open_seat;

use crate::commands::spec::{command, words};
use crate::commands::{Focus, Run, completion};

words! {
    /// The colour of somebody's figures.
    ChosenColour = &["any", "red", "blue", "yellow", "green", "black", "pink"]
}

command! {
    /// Takes a seat at the table of this channel; whoever has one chooses a colour and a seat in the
    /// playing order.
    Join = "join" { colour: Option<ChosenColour>, seat: Option<String> }
}

impl Run for Join {
    async fn run(self, request: &Request<'_>) -> Result<Answer, AppError> {
        let table = request.table(None).await?;
        let most = table.as_ref().map_or(rules::MAX_SEATS, |table| table.settings.most_seats());
        let colour = Pick::colour(self.colour.map(|word| word.0))?;
        let chosen = (colour, Pick::seat(self.seat.as_deref(), most)?);
        let sits = table.is_some_and(|table| table.seat_of(&request.actor()).is_some());
        if sits && chosen != (Pick::Keep, Pick::Keep) {
            return wishes::choose(request, None, chosen).await;
        }
        lobby::join(request, None, chosen).await
    }

    async fn complete(request: &Request<'_>, focus: &Focus<'_>) -> Result<Vec<Choice>, AppError> {
        let table = request.known_table(None).await?;
        Ok(completion::matching(seats(request, table.as_ref()), focus.so_far))
    }
}

/// The seats that nobody else has chosen.
fn seats(request: &Request<'_>, table: Option<&Table>) -> Vec<Choice> {
    let text = request.text();
    let most = table.map_or(rules::MAX_SEATS, |table| table.settings.most_seats());
    let taken: Vec<u8> = table.map(|table| table.taken_seats(request.user())).unwrap_or_default();
    let numbers = (0..most).filter(|seat| !taken.contains(seat)).map(|seat| {
        let number = seat + 1;
        Choice::new(say!(text, "seat-number", number = number), number.to_string())
    });
    std::iter::once(Choice::new(open_seat(text, table), LOT)).chain(numbers).collect()
}

#[cfg(test)]
mod tests {
    use table::wishes::{ANY, COLOURS};

    use super::*;
    use crate::commands::spec::Words;

    #[test]
    fn every_colour_can_be_chosen() {
        assert_eq!(ChosenColour::WORDS[0], ANY);
        assert_eq!(ChosenColour::WORDS[1..], COLOURS);
    }
}
