//! The plague, its fleas and those who flee from it in words.

use rules::expansions::plague::{Action, Event, Prompt};
use rules::{At, Cause, Figure, FigureKind, Game, Mark, Pos};
use text::{Text, say};

use crate::expansions::{PrintedThing, Rank, RulesPage, Slice, page};
use crate::labels::Labels;
use crate::narration::Narrator;
use crate::vocabulary;

/// The Plague.
pub(super) struct Plague;

impl Slice for Plague {
    fn pages(&self) -> &'static [RulesPage] {
        &[page!("plague")]
    }

    fn prints(&self) -> &'static [(PrintedThing, &'static str)] {
        &[(PrintedThing::Mark(Mark::Plague), "tile-plague")]
    }

    fn label(&self, labels: &Labels<'_>, action: rules::Action) -> Option<String> {
        let rules::Action::Plague(action) = action else { return None };
        let text = labels.text;
        Some(match action {
            Action::Spread { from: None, to } => say!(text, "action-flea", cell = to.name()),
            Action::Spread { from: Some(from), to } => {
                say!(text, "action-flea-moves", from = from.name(), cell = to.name())
            }
            Action::Flee { figure, to } => say!(
                text,
                "action-flee",
                whose = labels.whose(figure),
                from = figure.at.pos().map(|pos| pos.name()).unwrap_or_default(),
                place = vocabulary::place(text, labels.game, At::Segment(to)),
                cell = to.pos.name(),
            ),
        })
    }

    fn thing(&self, action: rules::Action) -> Option<&'static str> {
        let rules::Action::Plague(action) = action else { return None };
        Some(match action {
            Action::Spread { .. } => "thing-flea",
            Action::Flee { .. } => "thing-flee",
        })
    }

    fn pass(&self, prompt: rules::Prompt) -> Option<&'static str> {
        (prompt == rules::Prompt::Plague(Prompt::Spread)).then_some("action-pass-spread")
    }

    fn told(&self, narrator: &Narrator<'_>, game: &Game, event: &rules::Event) -> Option<String> {
        match event {
            rules::Event::Plague(event) => Some(happened(narrator, event)),
            // Whoever ends up elsewhere than on a segment was taken by something else.
            rules::Event::Moved { figure, to: to @ At::Segment(_) } if flees(game, *figure) => {
                Some(narrator.moved(game, "told-flees", *figure, *to))
            }
            _ => None,
        }
    }

    /// Each outbreak with the tiles it has reached, then the inactive fleas.
    fn pieces(&self, narrator: &Narrator<'_>, game: &Game) -> Vec<(Rank, String)> {
        let text = narrator.text;
        let regions = game.plague_regions();
        let outbreaks = regions.iter().filter_map(|region| {
            let (number, cells) = (region.outbreak?, names(text, &region.cells));
            Some(say!(text, "alt-outbreak", number = number, cells = cells))
        });
        let dormant = regions.iter().filter(|region| region.outbreak.is_none());
        let dormant: Vec<Pos> = dormant.flat_map(|region| region.cells.iter().copied()).collect();
        let dormant =
            (!dormant.is_empty()).then(|| say!(text, "alt-fleas", cells = names(text, &dormant)));
        outbreaks.chain(dormant).map(|said| (Rank::Threat, said)).collect()
    }

    /// What was averted, and how many fleas are left.
    fn beside(&self, text: &Text, game: &Game) -> Vec<String> {
        let averted = game.outbreaks().iter().filter(|outbreak| !outbreak.active);
        let averted: Vec<String> = averted
            .map(|outbreak| {
                let (number, cell) = (outbreak.number, outbreak.pos.name());
                say!(text, "position-outbreak", number = number, cell = cell)
            })
            .collect();
        let left = game.fleas_left().map(|left| say!(text, "position-fleas", left = left));
        let averted = (!averted.is_empty())
            .then(|| say!(text, "position-averted", outbreaks = text.list(&averted)));
        averted.into_iter().chain(left).collect()
    }

    fn returned(&self, cause: Cause) -> Option<&'static str> {
        (cause == Cause::Flea).then_some("told-flea-bites")
    }
}

fn happened(narrator: &Narrator<'_>, event: &Event) -> String {
    let text = narrator.text;
    match event {
        Event::Outbreak { pos, number } => {
            say!(text, "told-outbreak", cell = pos.name(), number = *number)
        }
        Event::Averted { pos, number } => {
            say!(text, "told-averted", cell = pos.name(), number = *number)
        }
        Event::Flea { seat, from: None, to } => {
            say!(text, "told-flea", who = narrator.who(*seat), cell = to.name())
        }
        Event::Flea { seat, from: Some(from), to } => {
            let (who, from) = (narrator.who(*seat), from.name());
            say!(text, "told-flea-moves", who = who, from = from, cell = to.name())
        }
    }
}

/// Whether a figure that moves from segment to segment is fleeing. Only a wagon does so for another
/// reason: because its feature was completed.
fn flees(game: &Game, figure: Figure) -> bool {
    let open = |spot| game.board().feature(game.board().feature_at(spot)).open > 0;
    figure.at.spot().is_some_and(|spot| figure.kind != FigureKind::Wagon || open(spot))
}

/// Cells by name.
fn names(text: &Text, cells: &[Pos]) -> String {
    text.list(&cells.iter().map(|cell| cell.name()).collect::<Vec<String>>())
}
