//! Autocomplete: offers the values that are legal now for each option. If there is nothing to
//! choose the list is empty; it is never an error.

use rules::expansions;
use rules::{Action, Prompt};

use crate::port::{Choice, Invocation, limits};
use crate::say;
use crate::table::access::{self, Act};
use crate::table::error::Stop;
use crate::table::model::{Settings, Table};
use crate::table::mover::By;
use crate::table::parameter;
use crate::table::plan::{self, Question};
use crate::table::sets::{self, PRESETS};
use crate::table::standing_orders::Instruction;
use crate::table::time_control::Pace;
use crate::text::{Name, Text};
use crate::use_cases::{Request, channels, commit, drafts, host_tiles};
use crate::view::{self, pages, vocabulary};

/// The choices for one option.
pub(crate) async fn complete(
    request: &Request<'_>,
    typed: &Invocation,
    focused: &str,
) -> Result<Vec<Choice>, Stop> {
    let text = request.text();
    let so_far = typed.text(focused).unwrap_or_default();
    let path: Vec<&str> = typed.path.iter().map(String::as_str).collect();
    let choices = match (&path[..], focused) {
        (["game", "new" | "options"], "sets") => sets(text, so_far),
        (["game", "new"], "options") => options(so_far, typed.text("sets").unwrap_or_default()),
        (["game", "options"], "options") => {
            let chosen = match typed.text("sets") {
                Some(sets) => sets.to_owned(),
                None => chosen(request).await?,
            };
            options(so_far, &chosen)
        }
        (["tile", "add"], "tile") => host_tiles::descriptions(request, typed).await?,
        (["tile", "remove"], "number") => {
            matching(host_tiles::tile_numbers(request).await?, so_far)
        }
        (["place"], "cell") => {
            let questions = questions(request).await?;
            matching(questions.iter().rev().find_map(cells).unwrap_or_default(), so_far)
        }
        (["place"], "rotation") => {
            let questions = questions(request).await?;
            let cell = typed.text("cell").and_then(rules::Pos::named);
            matching(
                questions.iter().rev().find_map(|q| turns(q, cell)).unwrap_or_default(),
                so_far,
            )
        }
        (["rotate"], "rotation") => {
            let questions = questions(request).await?;
            matching(
                questions.iter().rev().find_map(|q| turns(q, None)).unwrap_or_default(),
                so_far,
            )
        }
        (["deploy"], "spot") => {
            let questions = questions(request).await?;
            let people = people(request).await?;
            let spots = wood(&questions).map(|q| spots(text, &people, q));
            matching(spots.unwrap_or_default(), so_far)
        }
        (["deploy"], "figure") => {
            let questions = questions(request).await?;
            matching(wood(&questions).map(|q| figures(text, q)).unwrap_or_default(), so_far)
        }
        (["game", "new" | "pace"], "pace") => matching(paces(text), so_far),
        (["standing", verb @ ("add" | "remove")], "answer") => {
            matching(standing_answers(request, *verb == "add").await?, so_far)
        }
        (["my", "settings"], "zone") => zones(so_far),
        (["my", "settings"], "quiet") => matching(hours(), so_far),
        (["my", "vacation"] | ["game", "pause"], "days") => matching(day_numbers(), so_far),
        (["game", "move"], "game") => matching(channels::movable(request).await?, so_far),
        (["game", "new"], "tiles") => matching(short_games(), so_far),
        (["rules"], "topic") => pages::topics(text, so_far),
        (["choose"], "option") => {
            let questions = questions(request).await?;
            let people = people(request).await?;
            let answers = questions.last().map(|q| answers(text, &people, q));
            matching(answers.unwrap_or_default(), so_far)
        }
        (["choose"], "amount") => {
            let questions = questions(request).await?;
            let chosen = typed.text("option").and_then(|option| option.trim().parse().ok());
            let people = people(request).await?;
            let question = questions.last();
            let amounts = question.map(|q| amounts(text, &people, q, chosen, so_far));
            matching(amounts.unwrap_or_default(), so_far)
        }
        _ => Vec::new(),
    };
    Ok(limits::fitting(choices))
}

/// The sets of the channel's table, as they are typed.
async fn chosen(request: &Request<'_>) -> Result<String, Stop> {
    let keys = request.table(None).await?.map(|table| table.settings.systems);
    Ok(keys.map(Vec::<String>::from).unwrap_or_default().join(","))
}

/// The standing answers that the person can leave in the channel's game, or has left.
async fn standing_answers(request: &Request<'_>, new: bool) -> Result<Vec<Choice>, Stop> {
    let table = request.table(None).await?;
    let seat = table.as_ref().and_then(|table| table.seat_of(&request.actor()));
    let Some((table, seat)) = table.as_ref().zip(seat) else { return Ok(Vec::new()) };
    let own = table.standing_of(seat);
    let listed = match new {
        true => {
            let open = table.game.as_ref().and_then(|game| game.asked(seat));
            let Settings { systems, ref house, .. } = table.settings;
            Instruction::offered(systems, house, open.map(|asked| asked.prompt))
        }
        false => own.clone(),
    };
    let text = request.text();
    let listed = listed.into_iter().filter(|what| !new || !own.contains(what));
    let choice = |what| Choice::new(view::standing::instruction(text, what), what.to_string());
    Ok(listed.map(choice).collect())
}

/// The names of the players at the channel's table.
async fn people(request: &Request<'_>) -> Result<Vec<Name>, Stop> {
    let table = request.table(None).await?;
    Ok(table.map(|table| table.people(request.text())).unwrap_or_default())
}

/// The questions of the person's turn. Typing a move counts as looking at the tile, so the
/// tile is drawn.
async fn questions(request: &Request<'_>) -> Result<Vec<Question>, Stop> {
    let actor = request.actor();
    let mut table = request.table(None).await?;
    let target = table.as_ref().map(Table::target);
    if access::may(&actor, Act::Turn, target.as_ref()).is_err() {
        return Ok(Vec::new());
    }
    if let Some(waiting) = &table
        && waiting.prompt() == Some(Prompt::Draw)
    {
        commit::draw(request.context, waiting.id(), waiting.row.ordinal, By::Rules).await?;
        table = request.table(None).await?;
    }
    let Some(table) = table else { return Ok(Vec::new()) };
    let target = table.target();
    let Some(seat) = table.seat_of(&actor) else { return Ok(Vec::new()) };
    if access::may(&actor, Act::Turn, Some(&target)).is_err() {
        return Ok(Vec::new());
    }
    let game = table.game()?;
    let stored = request.context.store().draft(table.id(), seat.0).await?;
    let plan = drafts::read_plan(stored, &table, game, seat)?;
    Ok(plan.questions(game, seat).unwrap_or_default())
}

/// The choices that start with the typed text, followed by those that contain it.
fn paces(text: &Text) -> Vec<Choice> {
    let choice = |pace: &Pace| Choice::new(vocabulary::pace(text, *pace), pace.to_string());
    Pace::OFFERED.iter().map(choice).collect()
}

/// The time zones whose name contains the typed text.
fn zones(so_far: &str) -> Vec<Choice> {
    let zones = crate::table::pause_schedule::zones().into_iter();
    matching(zones.map(|zone| Choice::new(zone.clone(), zone)).collect(), so_far)
}

/// Common quiet hours; others can be typed.
fn hours() -> Vec<Choice> {
    ["21-8", "22-7", "23-7", "23-9", "0-8", "off"].map(|hours| Choice::new(hours, hours)).to_vec()
}

fn short_games() -> Vec<Choice> {
    [10, 20, 24, 30, 36, 48]
        .map(|tiles: u16| Choice::new(tiles.to_string(), tiles.to_string()))
        .to_vec()
}

fn day_numbers() -> Vec<Choice> {
    [0, 1, 2, 3, 5, 7, 10, 14, 21, 30]
        .map(|days| Choice::new(days.to_string(), days.to_string()))
        .to_vec()
}

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

/// Splits a list into its finished part and the last, unfinished word.
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

/// Presets first, then single sets.
fn sets(text: &Text, so_far: &str) -> Vec<Choice> {
    let (begun, word) = unfinished(so_far);
    let (word, whole) = (word.to_lowercase(), so_far.trim().to_lowercase());
    let mut choices = Vec::new();
    for preset in PRESETS {
        let name = text.say(&format!("preset-{}", preset.word));
        if preset.word.starts_with(&whole) || name.to_lowercase().contains(&whole) {
            let names = names(preset.keys().into_iter());
            let line = say!(text, "preset-line", name = name, sets = text.list(&names));
            choices.push(Choice::new(line, preset.word));
        }
    }
    let chosen: Vec<&str> = begun.split(',').map(str::trim).collect();
    for system in expansions::ALL {
        let fits = system.key().starts_with(&word) || system.name().to_lowercase().contains(&word);
        if fits && !chosen.contains(&system.key()) {
            let value = format!("{begun}{}", system.key());
            choices.push(Choice::new(names(value.split(',')).join(", "), value));
        }
    }
    choices
}

/// The names of sets and presets.
fn names<'a>(keys: impl Iterator<Item = &'a str>) -> Vec<&'a str> {
    keys.map(str::trim)
        .filter(|key| !key.is_empty())
        .map(|key| expansions::named(key).map_or(key, |system| system.name()))
        .collect()
}

fn options(so_far: &str, chosen: &str) -> Vec<Choice> {
    let Ok(systems) = sets::systems(chosen) else { return Vec::new() };
    let (begun, word) = unfinished(so_far);
    let word = word.to_lowercase();
    let mut choices = Vec::new();
    for choice in systems.options() {
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

/// The rotations that fit on the given cell, or else on the planned one; without a cell, all four.
fn turns(question: &Question, cell: Option<rules::Pos>) -> Option<Vec<Choice>> {
    if question.decision.prompt != Prompt::Place {
        return None;
    }
    let laid = match question.answer {
        Some(Action::Place { pos, .. }) => Some(pos),
        _ => None,
    };
    let turns = match cell.or(laid) {
        Some(cell) => question.ways(cell),
        None => rules::Rotation::ALL.to_vec(),
    };
    let choice = |turn: rules::Rotation| {
        let degrees = turn.degrees();
        Choice::new(format!("{degrees}°"), degrees.to_string())
    };
    Some(turns.into_iter().map(choice).collect())
}

fn wood(questions: &[Question]) -> Option<&Question> {
    questions.iter().rfind(|question| question.decision.prompt == Prompt::Wood)
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
    figures.map(|figure| Choice::new(vocabulary::figure(text, figure), figure.name())).collect()
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

#[cfg(test)]
mod tests {
    use super::*;

    fn values(choices: Vec<Choice>) -> Vec<String> {
        choices.into_iter().map(|choice| choice.value).collect()
    }

    #[test]
    fn a_list_of_sets_is_completed_word_by_word() {
        let text = Text::of("en");
        assert_eq!(values(sets(text, ""))[0], "classic");
        assert_eq!(values(sets(text, "ba"))[0], "base");
        assert_eq!(values(sets(text, "big b"))[0], "big-box");
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
