//! Completions that several commands share: what can be typed now.

use ground::{Request, drafts, recording};
use port::{Choice, limits};
use rules::{Action, Edition, Prompt, expansions};
use storage::GameId;
use table::access::{self, Act};
use table::art::ArtPacks;
use table::error::AppError;
use table::model::{TableTheme, name_of};
use table::mover::Mover;
use table::names::{self, LONGEST_NAME, SEPARATORS};
use table::plan::Question;
use table::presets::{PRESETS, Preset};
use table::sets::{self as tables, AS_SETS};
use table::time_control::Pace;
use table::typo::{self, Likeness, ranked};
use text::{Name, Text, say};
use view::setup::about_preset;
use view::{art, vocabulary};

/// The most games, the newest first, that are looked through for those that can be meant.
pub(super) const LOOKED_THROUGH: u32 = 100;

/// The choices that start with the typed text, followed by those that contain it, or else those that
/// nearly do.
pub(super) fn matching(choices: Vec<Choice>, so_far: &str) -> Vec<Choice> {
    let likeness = |choice: &Choice| match typo::same(so_far, &choice.value) {
        true => Some(Likeness::Begins),
        false => Likeness::of(so_far, &choice.name),
    };
    ranked(choices.into_iter().filter_map(|choice| Some((likeness(&choice)?, choice))))
}

/// The choices from the typed number on, which they are counted by from 1, or all of them; those that match
/// what else was typed. If there are more than can be offered, the last one says from which number on, and
/// how many there are.
pub(super) fn page(
    choices: Vec<Choice>,
    so_far: &str,
    more: impl Fn(usize, usize) -> Choice,
) -> Vec<Choice> {
    let typed = so_far.trim();
    let digits = typed.len() - typed.trim_start_matches(|c: char| c.is_ascii_digit()).len();
    let first = match typed[..digits].parse::<usize>() {
        Ok(number) => number.clamp(1, choices.len().max(1)) - 1,
        Err(_) if typed.is_empty() => 0,
        Err(_) => return matching(choices, so_far),
    };
    let all = choices.len();
    let mut page: Vec<Choice> = choices.into_iter().skip(first).collect();
    if page.len() > limits::CHOICES {
        page.truncate(limits::CHOICES - 1);
        page.push(more(first + limits::CHOICES, all));
    }
    page
}

/// The games that answer to what was typed, each given with the key of its line. As long as nothing was
/// typed, no more of them are looked up than can be offered.
pub(super) async fn games(
    request: &Request<'_>,
    games: Vec<(&'static str, GameId)>,
    so_far: &str,
) -> Result<Vec<Choice>, AppError> {
    let most = if so_far.trim().is_empty() { limits::CHOICES } else { games.len() };
    let mut choices = Vec::new();
    for (key, id) in games.into_iter().take(most) {
        choices.push(game(request, key, id).await?);
    }
    Ok(matching(choices, so_far))
}

/// A game as a choice: its word and its people, which tell games apart. They come last, for a long line
/// is cut.
async fn game(request: &Request<'_>, key: &str, id: GameId) -> Result<Choice, AppError> {
    let (text, word) = (request.text(), id.public());
    let seats = request.context.store().seats(id).await?;
    let people: Vec<String> =
        seats.iter().map(|seated| name_of(seated, text).plain().to_owned()).collect();
    let people = people.join(&text.say("list-comma"));
    Ok(Choice::new(say!(text, key, id = word.clone(), people = people), word))
}

/// The names of the players at the channel's table.
pub(super) async fn people(request: &Request<'_>) -> Result<Vec<Name>, AppError> {
    let table = request.known_table(None).await?;
    Ok(table.map(|table| table.people(request.text())).unwrap_or_default())
}

/// The questions of the person's turn. Typing a move counts as looking at the tile, so the
/// tile is drawn.
pub(super) async fn questions(request: &Request<'_>) -> Result<Vec<Question>, AppError> {
    let actor = request.actor();
    let Some(mut table) = request.table(None).await? else { return Ok(Vec::new()) };
    if access::may(&actor, Act::Turn, Some(&table.target())).is_err() {
        return Ok(Vec::new());
    }
    if table.prompt() == Some(Prompt::Draw) {
        let drawn =
            recording::draw_for(request, table.id(), table.row.ordinal, Mover::Rules).await?;
        // Somebody may have been faster; the next letter completes.
        let Some(drawn) = drawn else { return Ok(Vec::new()) };
        table = drawn;
    }
    let Some(seat) = table.seat_of(&actor) else { return Ok(Vec::new()) };
    let stored = request.context.store().draft(table.id(), seat.0).await?;
    Ok(drafts::lay_plan(stored, &table, table.game()?, seat)?.questions)
}

/// The rotations that fit on the given cell, or else on the planned one; without a cell, all four.
pub(super) fn turns(question: &Question, cell: Option<rules::Pos>) -> Option<Vec<Choice>> {
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

/// The paces that are offered; others can be typed.
pub(super) fn paces(text: &Text) -> Vec<Choice> {
    let choice = |pace: &Pace| Choice::new(vocabulary::pace(text, *pace), pace.to_string());
    Pace::OFFERED.iter().map(choice).collect()
}

/// The themes: that of the sets, the built-in ones, and the installed art packs; with their words,
/// where several are called the same, because Discord refuses choices of which two have one name.
pub(super) fn themes(text: &Text, packs: &ArtPacks, so_far: &str) -> Vec<Choice> {
    let built_in = TableTheme::BUILT_IN.iter().map(|(word, look)| (*word, Some(look)));
    let built_in = [(AS_SETS, None)].into_iter().chain(built_in);
    let built_in = built_in.map(|(word, look)| Choice::new(art::name(text, look, packs), word));
    let titles: Vec<String> = packs.iter().map(|pack| art::titled(text, pack)).collect();
    let packs = packs.iter().zip(&titles).map(|(pack, title)| {
        let is_alone = titles.iter().filter(|other| *other == title).count() == 1;
        let name = if is_alone { title.clone() } else { format!("{title} ({})", pack.word()) };
        Choice::new(name, pack.word())
    });
    matching(built_in.chain(packs).collect(), so_far)
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

/// The ways to divide a list of sets into those that are finished and the name that is being typed, the
/// longest name first: what divides sets is also within names.
fn divided(so_far: &str) -> impl Iterator<Item = (Vec<&'static str>, &str)> {
    let divides = |letter: char| letter == ' ' || SEPARATORS.contains(&letter);
    let ends = so_far.match_indices(divides).map(|(at, _)| at + 1);
    let mut begins: Vec<usize> = std::iter::once(0).chain(ends).collect();
    begins.drain(..begins.len().saturating_sub(LONGEST_NAME));
    begins.into_iter().filter_map(|at| {
        let (finished, name) = so_far.split_at(at);
        if name.trim_end().ends_with(SEPARATORS) {
            return None;
        }
        Some((names::listed(finished).ok()?, name.trim()))
    })
}

/// How something with this key answers to an [`unjoined`](typo::unjoined) text: people type the names they
/// know, in whatever language.
fn likeness(typed: &str, key: &str) -> Option<Likeness> {
    names::called(key).iter().filter_map(|name| Likeness::between(typed, name)).min()
}

/// Presets first, then single sets.
pub(super) fn sets(text: &Text, so_far: &str) -> Vec<Choice> {
    let typed = typo::unjoined(so_far);
    let preset = |preset: &Preset| {
        let name = preset.name(text);
        let abroad = || likeness(&typed, preset.word).filter(|found| *found == Likeness::Begins);
        let likeness = answers(so_far, preset.word, &name).or_else(abroad)?;
        let line = say!(text, "preset-line", name = name, about = about_preset(text, preset));
        // All presets come first, whether they begin so or contain it.
        Some((likeness.max(Likeness::Contains), Choice::new(line, preset.word)))
    };
    let presets: Vec<_> = PRESETS.iter().filter_map(preset).collect();
    let singles = divided(so_far).filter_map(|(chosen, word)| {
        let found = one_more(text, &chosen, word);
        let best = found.iter().map(|(likeness, _)| *likeness).min()?;
        // The words of one name, in whatever order; a comma rather begins another name.
        let is_name = best == Likeness::Words && !word.contains(SEPARATORS);
        Some((if is_name { Likeness::Contains } else { best }, found))
    });
    // The first of those that answer best: a list that is divided wrongly is only nearly a name.
    let singles = singles.min_by_key(|(best, _)| *best).map(|(_, found)| found).unwrap_or_default();
    let mut found = ranked(presets.into_iter().chain(singles));
    if let Some(whole) = whole_list(text, so_far) {
        found.retain(|one| one.value != whole.value);
        found.insert(0, whole);
    }
    found
}

/// What is typed, if it names several sets as it stands: "River 1 and 2".
fn whole_list(text: &Text, so_far: &str) -> Option<Choice> {
    if so_far.ends_with(|letter: char| letter == ' ' || SEPARATORS.contains(&letter)) {
        return None;
    }
    let mut keys = names::listed(so_far).ok()?;
    keys.dedup();
    let shown: Vec<String> = keys.iter().map(|key| vocabulary::set_or_preset(text, key)).collect();
    (keys.len() > 1).then(|| Choice::new(shown.join(&text.say("list-comma")), keys.join(",")))
}

/// The chosen sets with each further one that answers to a word. Where they do not fit, the further one is
/// shown whole: nothing else tells the choices apart.
fn one_more(text: &Text, chosen: &[&str], word: &str) -> Vec<(Likeness, Choice)> {
    let (mut found, word) = (Vec::new(), typo::unjoined(word));
    let boxes = chosen.iter().filter_map(|word| Preset::named(word));
    let boxed: Vec<&str> = boxes.flat_map(Preset::keys).collect();
    let comma = text.say("list-comma");
    let before: Vec<String> =
        chosen.iter().map(|key| vocabulary::set_or_preset(text, key)).collect();
    let before = before.join(&comma);
    let is_new = |key| !chosen.contains(&key) && !boxed.contains(&key);
    for system in expansions::ALL.iter().filter(|system| is_new(system.key())) {
        let Some(likeness) = likeness(&word, system.key()) else { continue };
        let keys: Vec<&str> = chosen.iter().copied().chain([system.key()]).collect();
        let own = vocabulary::set(text, system.key());
        let shown = match before.is_empty() {
            true => own.to_string(),
            false => {
                let own = format!("{comma}{own}");
                let room = limits::CHOICE_TEXT.saturating_sub(limits::length(&own));
                limits::clip(&before, room) + &own
            }
        };
        found.push((likeness.max(Likeness::Contains), Choice::new(shown, keys.join(","))));
    }
    let (room, chosen) = (limits::CHOICE_TEXT, chosen.join(","));
    if found.iter().any(|(_, choice)| limits::length(&choice.value) > room) && chosen.len() <= room
    {
        found.push((Likeness::Contains, Choice::new(text.say("sets-full"), chosen)));
    }
    found
}

/// How something with a key and a name answers to what was typed.
fn answers(typed: &str, key: &str, name: &str) -> Option<Likeness> {
    Likeness::of(typed, key).into_iter().chain(Likeness::of(typed, name)).min()
}

/// The editions, then the house rules of the chosen sets, each with its values other than the usual one.
pub(super) fn options(text: &Text, so_far: &str, chosen: &str) -> Vec<Choice> {
    let Ok(systems) = tables::systems(chosen) else { return Vec::new() };
    let (begun, word) = unfinished(so_far);
    let mut found = Vec::new();
    let is_typed = begun.contains(&format!("{}=", Edition::KEY));
    for edition in Edition::ALL.into_iter().filter(|_| !is_typed) {
        let (name, about) =
            (vocabulary::edition(text, edition), vocabulary::about_edition(text, edition));
        let pair = format!("{}={}", Edition::KEY, edition.word());
        if edition != Edition::Standard
            && let Some(likeness) = answers(word, &pair, &name)
        {
            let (key, value) = (Edition::KEY, edition.word());
            let name = say!(text, "setup-choice", key = key, value = value, about = about);
            let choice = Choice::new(name, format!("{begun}{pair}"));
            found.push((likeness.max(Likeness::Contains), choice));
        }
    }
    for choice in systems.options() {
        if begun.contains(&format!("{}=", choice.key)) {
            continue;
        }
        for value in &choice.values[1..] {
            let pair = format!("{}={value}", choice.key);
            let about = vocabulary::rule(text, choice);
            if let Some(likeness) = answers(word, &pair, &about) {
                let name =
                    say!(text, "setup-choice", key = choice.key, value = *value, about = about);
                let choice = Choice::new(name, format!("{begun}{pair}"));
                found.push((likeness.max(Likeness::Contains), choice));
            }
        }
    }
    ranked(found)
}

#[cfg(test)]
mod tests {
    use render::{ArtPack, PackColours, Theme};
    use table::art::InstalledPack;

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
        for (typed, offered) in [
            ("inns+hil", "inns,hills"),
            ("sheep & hills", "hills"),
            ("hills she", "hills"),
            ("special abb", "monasteries"),
            ("Zirkus", "bigtop"),
            ("crop circles 2", "crop2"),
            ("base, circles crop 2", "base,crop2"),
            ("crop circles 1/2", "crop,crop2"),
            ("base, River 1 and 2", "base,river1,river2"),
            ("i & c", "inns"),
        ] {
            let found = values(sets(text, typed));
            assert_eq!(found.first().map(String::as_str), Some(offered), "{typed}: {found:?}");
        }
        // A list that no choice can hold.
        let mut long = String::new();
        for key in expansions::ALL.iter().map(|system| system.key()) {
            if long.len() + key.len() < limits::CHOICE_TEXT {
                long = format!("{long}{key},");
            }
        }
        let offered = limits::fitting(sets(text, &long));
        assert_eq!(offered.last().map(|choice| &*choice.name), Some(&*text.say("sets-full")));
    }

    #[test]
    fn however_many_sets_are_chosen_each_further_one_is_told_from_the_others() {
        for text in Text::languages() {
            let mut chosen = String::new();
            for system in expansions::ALL {
                chosen = format!("{chosen}{},", system.key());
                let offered = sets(text, &chosen).into_iter();
                let cut = offered.map(|choice| limits::clip(&choice.name, limits::CHOICE_TEXT));
                let mut names: Vec<String> = cut.collect();
                let all = names.len();
                names.sort();
                names.dedup();
                assert_eq!(names.len(), all, "{chosen}");
            }
        }
    }

    #[test]
    fn a_preset_in_a_list_has_its_name_and_its_sets_are_not_offered_again() {
        let text = Text::of("de");
        let offered = sets(text, "big-box, ");
        assert!(offered.iter().all(|choice| !choice.name.contains("big-box")), "{offered:?}");
        let values = values(offered);
        assert!(values.contains(&"big-box,hills".to_owned()), "{values:?}");
        assert!(!values.contains(&"big-box,inns".to_owned()), "{values:?}");
    }

    #[test]
    fn every_name_is_completed_word_by_word_in_whatever_language() {
        let text = Text::of("de");
        for system in expansions::ALL.iter().filter(|system| system.key() != "base2") {
            for name in ["en", "de", "pl"]
                .map(|code| vocabulary::set(Text::of(code), system.key()).to_string())
            {
                for end in name.match_indices(' ').map(|(at, _)| at).chain([name.len()]) {
                    let typed = format!("base2, {}", &name[..end]);
                    let values = values(sets(text, &typed));
                    assert!(!values.is_empty(), "{typed}");
                    for value in &values {
                        assert!(names::listed(value).is_ok(), "{typed} offers {value}");
                    }
                    let is_there = values.contains(&format!("base2,{}", system.key()));
                    assert!(end < name.len() || is_there, "{typed} offers {values:?}");
                }
            }
        }
    }

    #[test]
    fn packs_of_one_name_are_told_apart_by_their_words() {
        let pack = |word: &str, title: &str| InstalledPack {
            theme: Theme::of_pack(ArtPack::new(word, PackColours::plain(), []).expect("legible")),
            title: title.to_owned(),
            author: "Ada".to_owned(),
            licence: "CC0".to_owned(),
        };
        let packs = [pack("elms", "Trees"), pack("oaks", "Trees"), pack("walls", "Walls")];
        let offered = themes(Text::of("en"), &ArtPacks::new(packs), "");
        let names: Vec<&str> = offered.iter().map(|choice| &*choice.name).collect();
        let last = ["Trees by Ada (elms)", "Trees by Ada (oaks)", "Walls by Ada"];
        assert!(names.ends_with(&last), "{names:?}");
    }

    #[test]
    fn house_rules_are_those_of_the_chosen_sets() {
        let text = Text::of("en");
        let base = values(options(text, "", ""));
        assert!(base.contains(&"tiny_city=2".to_owned()), "{base:?}");
        assert!(!base.iter().any(|value| value.starts_with("inn_")));
        let more = values(options(text, "tiny_city=2,", "base,inns"));
        assert!(more.iter().all(|value| value.starts_with("tiny_city=2,")));
        assert!(more.contains(&"tiny_city=2,inn_cathedral_unfinished_zero=off".to_owned()));
        assert!(options(text, "", "nonsense").is_empty());
    }

    #[test]
    fn editions_are_offered_before_all_house_rules_and_once() {
        for text in Text::languages() {
            let offered = values(options(text, "", "base,dragon"));
            let editions = ["edition=compendium", "edition=collection", "edition=recorded"];
            assert_eq!(offered[..3], editions, "{}", text.code());
            let more = values(options(text, "edition=compendium,", "base"));
            assert!(more.contains(&"edition=compendium,tiny_city=2".to_owned()), "{more:?}");
            assert!(!more.iter().any(|value| value.matches("edition=").count() > 1), "{more:?}");
            let after = values(options(text, "tiny_city=2, ed", "base"));
            assert_eq!(after[0], "tiny_city=2,edition=compendium", "{}", text.code());
        }
    }
}
