//! The names of things: tiles, cells, spots, figures. A tile is named by what is printed on it, so
//! that a new set has names from its first day.

use rules::{
    Action, At, FigureKind, Game, KindId, Prompt, RoadEnd, Segment, SegmentKind, Side, Sides,
    Source, Spot, Tag, Token,
};

use crate::say;
use crate::text::Text;

/// What is printed on a tile: "a city edge with a curve".
pub fn tile(text: &Text, kind: KindId) -> String {
    let mut parts: Vec<String> = tile_parts(kind).iter().map(|key| text.say(key)).collect();
    if parts.is_empty() {
        parts.push(text.say("tile-meadow"));
    }
    let first = parts.remove(0);
    if parts.is_empty() {
        return first;
    }
    say!(text, "tile-with", first = first, rest = text.list(&parts))
}

/// The keys of the parts of a tile's name, the most striking first.
pub fn tile_parts(kind: KindId) -> Vec<&'static str> {
    let segments = &kind.kind().segments;
    let of = |wanted: SegmentKind| segments.iter().filter(move |s| s.kind == wanted);
    let has = |tag: Tag| segments.iter().any(|segment| segment.tags.has(tag));
    let mut parts = Vec::new();
    parts.extend(of(SegmentKind::Cloister).next().map(|_| "tile-cloister"));
    parts.extend(cities(&of(SegmentKind::City).collect::<Vec<_>>()));
    parts.extend(roads(&of(SegmentKind::Road).collect::<Vec<_>>()));
    parts.extend(river(&of(SegmentKind::River).collect::<Vec<_>>()));
    match of(SegmentKind::City).map(|city| city.pennants).sum::<u8>() {
        0 => {}
        1 => parts.push("tile-pennant"),
        _ => parts.push("tile-pennants"),
    }
    parts.extend(has(Tag::Cathedral).then_some("tile-cathedral"));
    parts.extend(has(Tag::Inn).then_some("tile-inn"));
    parts
}

fn is_straight(sides: Sides) -> bool {
    sides.len() == 2 && sides.contains(Side::N) == sides.contains(Side::S)
}

fn cities(cities: &[&Segment]) -> Option<&'static str> {
    Some(match cities {
        [] => return None,
        [city] => match city.sides.len() {
            0 | 1 => "tile-city-edge",
            2 if is_straight(city.sides) => "tile-city-passage",
            2 => "tile-city-corner",
            3 => "tile-city-three",
            _ => "tile-city-full",
        },
        [_, _] if cities.iter().all(|city| city.sides.len() == 1) => "tile-city-two",
        [_, _, _] => "tile-city-separate-three",
        [_, _, _, _] => "tile-city-separate-four",
        _ => "tile-city-several",
    })
}

fn roads(roads: &[&Segment]) -> Option<&'static str> {
    let meet = roads.iter().any(|road| road.end == Some(RoadEnd::Junction));
    Some(match roads {
        [] => return None,
        [road] => match road.sides.len() {
            0 | 1 => "tile-road-end",
            2 if is_straight(road.sides) => "tile-road-straight",
            2 => "tile-road-curve",
            _ => "tile-road-several",
        },
        [_, _, _] if meet => "tile-road-junction",
        [_, _, _, _] if meet => "tile-road-crossing",
        _ => "tile-road-several",
    })
}

fn river(rivers: &[&Segment]) -> Option<&'static str> {
    let river = rivers.first()?;
    Some(if river.tags.has(Tag::Spring) {
        "tile-river-spring"
    } else if river.tags.has(Tag::Lake) {
        "tile-river-lake"
    } else if is_straight(river.sides) {
        "tile-river-straight"
    } else {
        "tile-river-bend"
    })
}

/// The word of a kind of segment, as part of keys.
pub const fn segment_word(kind: SegmentKind) -> &'static str {
    match kind {
        SegmentKind::City => "city",
        SegmentKind::Road => "road",
        SegmentKind::Cloister => "cloister",
        SegmentKind::Field => "field",
        SegmentKind::River => "river",
        SegmentKind::Castle => "castle",
    }
}

/// A figure where it stands: "a knight in the city", "a farmer in the field".
pub fn role(text: &Text, game: &Game, figure: FigureKind, at: At) -> String {
    let word = match at {
        At::Segment(spot) => {
            let segment = game.board().segment(spot);
            segment.map_or("place", |segment| segment_word(segment.kind))
        }
        At::Corner(_) => "corner",
        At::Tower(_) => "tower",
        At::Quarter(_) => "quarter",
    };
    if figure == FigureKind::Small {
        return text.say(&format!("role-{word}"));
    }
    let place = text.say(&format!("where-{word}"));
    say!(text, "role-figure", figure = self::figure(text, figure), place = place)
}

/// A figure: "meeple", "big meeple".
pub fn figure(text: &Text, figure: FigureKind) -> String {
    text.named("figure", figure.name())
}

/// Points for one source on the score sheet: "roads 12".
pub fn part(text: &Text, source: Source, points: i32) -> String {
    say!(text, "score-part", what = text.named("part", source.name()), points = points)
}

/// A thing that a seat holds: "a barrel of wine".
pub fn token(text: &Text, token: Token) -> String {
    text.named("token", token.name())
}

/// What is scored: "the road".
pub fn source(text: &Text, source: Source) -> String {
    text.named("source", source.name())
}

/// Where on its tile a segment lies: "north and east", or nothing where it reaches no side.
pub fn whereabouts(text: &Text, game: &Game, spot: Spot) -> String {
    let Some(placed) = game.board().tile_at(spot.pos) else { return String::new() };
    let Some(segment) = game.board().segment(spot) else { return String::new() };
    let touched = |side: Side| {
        let home = side.unturned(placed.rotation);
        segment.sides.contains(home) || {
            let field = segment.kind == SegmentKind::Field;
            let own = |half| placed.tile().field_at(half, placed.rotation) == Some(spot.segment);
            field && (own(2 * side.index()) || own(2 * side.index() + 1))
        }
    };
    let sides: Vec<Side> = Side::ALL.into_iter().filter(|&side| touched(side)).collect();
    if sides.len() == Side::ALL.len() {
        return text.say("side-all");
    }
    let sides: Vec<String> = sides.into_iter().map(|side| self::side(text, side)).collect();
    text.list(&sides)
}

/// A side of the board.
pub fn side(text: &Text, side: Side) -> String {
    text.say(match side {
        Side::N => "side-n",
        Side::E => "side-e",
        Side::S => "side-s",
        Side::W => "side-w",
    })
}

/// A question in words.
pub fn prompt(text: &Text, prompt: Prompt) -> String {
    text.named("prompt", prompt.name())
}

/// Any action in words, for menus and completions of every kind of question.
pub fn action(text: &Text, game: &Game, action: Action) -> String {
    let cell = |at: At| at.pos().map(|pos| pos.name()).unwrap_or_default();
    match action {
        Action::Place { pos, rotation } => {
            say!(text, "action-place", cell = pos.name(), degrees = rotation.degrees())
        }
        Action::Deploy { figure, at } => {
            let role = role(text, game, figure, at);
            let sides = at.spot().map(|spot| whereabouts(text, game, spot));
            match sides.filter(|sides| !sides.is_empty()) {
                Some(sides) => say!(text, "action-deploy", role = role, sides = sides),
                None => role,
            }
        }
        Action::Move { figure, to } => {
            let from = role(text, game, figure.kind, figure.at);
            let to_role = role(text, game, figure.kind, to);
            say!(text, "action-move", from = from, role = to_role, cell = cell(to))
        }
        Action::Take { figure, .. } => {
            let role = role(text, game, figure.kind, figure.at);
            say!(text, "action-take", role = role, cell = cell(figure.at))
        }
        Action::Pass => text.say("action-pass"),
        // The rules grow; what they add can be read at once.
        other => rarer(text, &serde_json::to_value(other).unwrap_or_default()),
    }
}

/// An action that only some systems know: its sentence if there is one, `action-` with its name;
/// else its own words.
fn rarer(text: &Text, action: &serde_json::Value) -> String {
    use serde_json::Value as Json;
    let (name, fields) = match action {
        Json::String(name) => (name.as_str(), &Json::Null),
        Json::Object(named) => match named.iter().next() {
            Some((name, fields)) => (name.as_str(), fields),
            None => return String::new(),
        },
        _ => return spelled(action),
    };
    let key = format!("action-{name}");
    if !text.has(&key) {
        return spelled(action);
    }
    let cell = first_cell(fields).map(|pos| pos.name()).unwrap_or_default();
    say!(text, &key, cell = cell, detail = spelled(fields))
}

fn first_cell(value: &serde_json::Value) -> Option<rules::Pos> {
    use serde_json::Value as Json;
    match value {
        Json::Array(items) => match &items[..] {
            [Json::Number(x), Json::Number(y)] => {
                let number = |n: &serde_json::Number| i16::try_from(n.as_i64()?).ok();
                Some(rules::Pos::new(number(x)?, number(y)?))
            }
            items => items.iter().find_map(first_cell),
        },
        Json::Object(fields) => fields.values().find_map(first_cell),
        _ => None,
    }
}

/// An action that has no sentence yet, spelled from its own words: names, numbers, cells.
fn spelled(value: &serde_json::Value) -> String {
    use serde_json::Value as Json;
    match value {
        Json::Null => String::new(),
        Json::Bool(flag) => flag.to_string(),
        Json::Number(number) => number.to_string(),
        Json::String(word) => word.replace('_', " "),
        Json::Array(items) => match &items[..] {
            [Json::Number(_), Json::Number(_)] => {
                first_cell(value).map(|pos| pos.name()).unwrap_or_default()
            }
            items => items.iter().map(spelled).collect::<Vec<_>>().join(" "),
        },
        Json::Object(fields) => {
            let field = |(key, value): (&String, &Json)| match value {
                Json::Null => String::new(),
                value => format!("{} {}", key.replace('_', " "), spelled(value)),
            };
            fields.iter().map(field).collect::<Vec<_>>().join(" ")
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_tile_of_every_set_has_a_name_made_of_sentences_that_exist() {
        let text = Text::of("en");
        for kind in rules::catalog().kinds() {
            for key in tile_parts(kind) {
                assert!(text.has(key), "{key} for {kind:?}");
            }
            assert!(tile(text, kind).len() > 3, "{kind:?}");
        }
    }

    #[test]
    fn an_action_without_a_sentence_is_spelled_from_its_own_words() {
        let action = serde_json::json!({ "dragon_step": { "to": [0, -1], "kind": "big" } });
        assert_eq!(spelled(&action), "dragon step kind big to M12");
        let text = Text::of("en");
        assert_eq!(rarer(text, &action), "dragon step kind big to M12");
        let step = serde_json::json!({ "step": { "to": [0, -1] } });
        assert_eq!(rarer(text, &step), "The dragon to M12");
    }

    #[test]
    fn a_tile_is_named_by_what_is_printed_on_it() {
        let text = Text::of("en");
        let name = |id: &str| tile(text, KindId::named(id).unwrap());
        assert_eq!(name("base/B"), "a cloister");
        assert_eq!(name("base/A"), "a cloister with a road end");
        assert_eq!(name("base/V"), "a curve");
        assert_eq!(name("base/O"), "a city corner with a curve and a pennant");
        assert_eq!(name("base/X"), "a crossroads");
        assert_eq!(name("base/F"), "a city passage with a pennant");
    }
}
