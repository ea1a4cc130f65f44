//! Completions: for every option what is legal now. Where there is nothing to choose the list is
//! empty; it is never an error.

use rules::expansions;
use rules::{Action, Prompt};

use super::plan::{self, Question};
use super::stop::Stop;
use super::{App, actor, commit, lobby};
use crate::access::{self, Act};
use crate::platform::{Choice, Interaction, Invocation, limits};
use crate::say;
use crate::text::Text;
use crate::view::things;

impl App {
    /// The completions of one option.
    pub(super) async fn complete(
        &self,
        of: &Interaction,
        typed: &Invocation,
        focused: &str,
    ) -> Result<Vec<Choice>, Stop> {
        let text = Text::of(&of.locale);
        let so_far = typed.text(focused).unwrap_or_default();
        let path: Vec<&str> = typed.path.iter().map(String::as_str).collect();
        let choices = match (&path[..], focused) {
            (["game", "new"], "sets") => sets(text, so_far),
            (["game", "new"], "options") => options(so_far, typed.text("sets").unwrap_or_default()),
            (["place"], "cell") => {
                let questions = self.questions(of).await?;
                matching(questions.iter().find_map(cells).unwrap_or_default(), so_far)
            }
            (["place"], "rotation") => {
                let questions = self.questions(of).await?;
                let cell = typed.text("cell").and_then(rules::Pos::named);
                matching(questions.iter().find_map(|q| turns(q, cell)).unwrap_or_default(), so_far)
            }
            (["rotate"], "rotation") => {
                let questions = self.questions(of).await?;
                matching(questions.iter().find_map(|q| turns(q, None)).unwrap_or_default(), so_far)
            }
            (["deploy"], "spot") => {
                let questions = self.questions(of).await?;
                matching(wood(&questions).map(|q| spots(text, q)).unwrap_or_default(), so_far)
            }
            (["deploy"], "figure") => {
                let questions = self.questions(of).await?;
                matching(wood(&questions).map(|q| figures(text, q)).unwrap_or_default(), so_far)
            }
            (["choose"], "option") => {
                let questions = self.questions(of).await?;
                matching(questions.last().map(|q| answers(text, q)).unwrap_or_default(), so_far)
            }
            _ => Vec::new(),
        };
        Ok(limits::fitting(choices))
    }

    /// The questions of the person's turn. Whoever begins to type a move looks at the tile, so it
    /// is turned up.
    async fn questions(&self, of: &Interaction) -> Result<Vec<Question>, Stop> {
        let actor = actor(of);
        let mut table = self.table(of, None).await?;
        let target = table.as_ref().map(super::Table::target);
        if access::may(&actor, Act::Turn, target.as_ref()).is_err() {
            return Ok(Vec::new());
        }
        if let Some(waiting) = &table
            && waiting.prompt() == Some(Prompt::Draw)
        {
            self.draw(waiting.id(), waiting.row.ordinal).await?;
            table = self.table(of, None).await?;
        }
        let Some(table) = table else { return Ok(Vec::new()) };
        let target = table.target();
        let Some(seat) = table.seat_of(&actor) else { return Ok(Vec::new()) };
        if access::may(&actor, Act::Turn, Some(&target)).is_err() {
            return Ok(Vec::new());
        }
        let game = table.game()?;
        let stored = self.store().draft(table.id(), seat.0).await?;
        let plan = commit::read_plan(stored, &table, game, seat)?;
        Ok(plan.questions(game, seat).unwrap_or_default())
    }
}

/// Those that begin with what was typed, then those that have it somewhere.
fn matching(choices: Vec<Choice>, so_far: &str) -> Vec<Choice> {
    let typed = so_far.trim().to_lowercase();
    let rank = |choice: &Choice| {
        let name = choice.name.to_lowercase();
        if name.starts_with(&typed) || choice.value.to_lowercase() == typed {
            Some(0)
        } else {
            name.contains(&typed).then_some(1)
        }
    };
    let mut ranked: Vec<(u8, Choice)> =
        choices.into_iter().filter_map(|choice| Some((rank(&choice)?, choice))).collect();
    ranked.sort_by_key(|(rank, _)| *rank);
    ranked.into_iter().map(|(_, choice)| choice).collect()
}

/// The list so far and its last, unfinished word.
fn unfinished(so_far: &str) -> (String, &str) {
    match so_far.rfind([',', ';', ' ']) {
        Some(at) => {
            let begun = so_far[..at].trim_end_matches([',', ';', ' ']);
            let begun = if begun.is_empty() { String::new() } else { format!("{begun},") };
            (begun, so_far[at + 1..].trim())
        }
        None => (String::new(), so_far.trim()),
    }
}

fn sets(text: &Text, so_far: &str) -> Vec<Choice> {
    let mut choices = Vec::new();
    if so_far.trim().is_empty() {
        let everything: Vec<&str> = expansions::ALL.iter().map(|system| system.key()).collect();
        let presets = [
            ("preset-base", "base".to_owned()),
            ("preset-river", "base,river1".to_owned()),
            ("preset-inns", "base,inns".to_owned()),
            ("preset-everything", everything.join(",")),
        ];
        choices.extend(presets.map(|(key, value)| Choice::new(text.say(key), value)));
        return choices;
    }
    let (begun, word) = unfinished(so_far);
    let word = word.to_lowercase();
    let chosen: Vec<&str> = begun.split(',').map(str::trim).collect();
    for system in expansions::ALL {
        let fits = system.key().starts_with(&word) || system.name().to_lowercase().contains(&word);
        if fits && !chosen.contains(&system.key()) {
            let value = format!("{begun}{}", system.key());
            let names: Vec<&str> = value
                .split(',')
                .filter_map(|key| expansions::named(key.trim()).map(|system| system.name()))
                .collect();
            choices.push(Choice::new(names.join(", "), value));
        }
    }
    choices
}

fn options(so_far: &str, sets: &str) -> Vec<Choice> {
    let Ok(systems) = lobby::systems(sets) else { return Vec::new() };
    let (begun, word) = unfinished(so_far);
    let word = word.to_lowercase();
    let mut choices = Vec::new();
    for choice in systems.iter().flat_map(|system| system.choices().iter().copied()) {
        if begun.contains(&format!("{}=", choice.key)) {
            continue;
        }
        for value in &choice.values[1..] {
            let pair = format!("{}={value}", choice.key);
            if pair.contains(&word) || choice.about.to_lowercase().contains(&word) {
                let name = format!("{pair}: {}", choice.about);
                choices.push(Choice::new(name, format!("{begun}{pair}")));
            }
        }
    }
    choices
}

fn cells(question: &Question) -> Option<Vec<Choice>> {
    (question.decision.prompt == Prompt::Place).then(|| {
        let cells = plan::cells(&question.decision).into_iter();
        cells.map(|cell| Choice::new(cell.name(), cell.name())).collect()
    })
}

/// The rotations that fit on a cell; without one, on the cell that is laid out, else anywhere.
fn turns(question: &Question, cell: Option<rules::Pos>) -> Option<Vec<Choice>> {
    if question.decision.prompt != Prompt::Place {
        return None;
    }
    let laid = match question.answer {
        Some(Action::Place { pos, .. }) => Some(pos),
        _ => None,
    };
    let turns = match cell.or(laid) {
        Some(cell) => plan::rotations(&question.decision, cell),
        None => rules::Rotation::ALL.to_vec(),
    };
    let choice = |turn: rules::Rotation| {
        let degrees = turn.degrees();
        Choice::new(format!("{degrees}°"), degrees.to_string())
    };
    Some(turns.into_iter().map(choice).collect())
}

fn wood(questions: &[Question]) -> Option<&Question> {
    questions.iter().find(|question| question.decision.prompt == Prompt::Wood)
}

fn spots(text: &Text, question: &Question) -> Vec<Choice> {
    let figure = question.figures().first().copied();
    let Some(figure) = figure else { return Vec::new() };
    let spots = question.spots().into_iter().zip(1_usize..);
    spots
        .map(|(spot, number)| {
            let deploy = Action::Deploy { figure, at: rules::At::Segment(spot) };
            let what = things::action(text, &question.game, deploy);
            let name = say!(text, "panel-spot", number = number, what = what);
            Choice::new(name, number.to_string())
        })
        .collect()
}

fn figures(text: &Text, question: &Question) -> Vec<Choice> {
    let figures = question.figures().into_iter();
    figures.map(|figure| Choice::new(things::figure(text, figure), figure.name())).collect()
}

fn answers(text: &Text, question: &Question) -> Vec<Choice> {
    let options = question.decision.options.iter().zip(1_usize..);
    options
        .map(|(option, number)| {
            let name = things::action(text, &question.game, *option);
            Choice::new(name, number.to_string())
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn values(choices: Vec<Choice>) -> Vec<String> {
        choices.into_iter().map(|choice| choice.value).collect()
    }

    #[test]
    fn a_list_of_sets_is_completed_word_by_word() {
        let text = Text::of("en");
        assert_eq!(values(sets(text, ""))[0], "base");
        assert_eq!(values(sets(text, "ba"))[0], "base");
        let added = values(sets(text, "base,"));
        assert_eq!(added.len(), expansions::ALL.len() - 1);
        assert!(added.contains(&"base,inns".to_owned()), "{added:?}");
        assert!(values(sets(text, "base, cathedrals")).contains(&"base,inns".to_owned()));
        assert!(sets(text, "@everyone").is_empty());
    }

    #[test]
    fn house_rules_are_those_of_the_chosen_sets() {
        let base = values(options("", ""));
        assert!(base.contains(&"tiny_city=2".to_owned()), "{base:?}");
        assert!(!base.iter().any(|value| value.starts_with("inn_")));
        let more = values(options("tiny_city=2,", "base,inns"));
        assert!(more.iter().all(|value| value.starts_with("tiny_city=2,")));
        assert!(more.contains(&"tiny_city=2,inn_cathedral_unfinished_zero=off".to_owned()));
        assert!(options("", "nonsense").is_empty());
    }
}
