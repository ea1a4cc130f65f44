//! The Catapult.

mod numbers;

use render::Scene;
use rules::expansions::catapult::{
    Action, Area, Duel, Event, Missile, Point, Prompt, Site, Target, ThrowOutcome, Thrown,
};
use rules::{At, Cause, Decision, Figure, FigureKind, Game, HouseRules, Mark, Seat, Slot, Spot};
use serde::Deserialize;
use serde_json::Value;
use text::{Phrase, Text, phrase, say};

use self::numbers::Number;
use crate::expansions::{AnswerPlace, PrintedThing, Profile};
use crate::labels::Labels;
use crate::narration::Narrator;
use crate::offered_set::OfferedSet;
use crate::standing_orders::{Instruction, OrderKind, PASS, Policy, USUAL, offered};
use crate::trace::Trace;
use crate::vocabulary;

const SYSTEMS: &[&str] = &["catapult"];

/// Throw a token at the default target, from the nearest place.
const NEAR: Policy = Policy::giving("near", near);

/// Throw this token whenever it can be chosen.
macro_rules! fire {
    ($missile:ident) => {
        Policy::giving(Missile::$missile.name(), |_, asked| {
            let fire = rules::Action::Catapult(Action::Fire { missile: Missile::$missile });
            offered(asked, |option| option == fire)
        })
    };
}

fn throws(house: &HouseRules) -> bool {
    house.catapult.adapted
}

const ORDERS: &[OrderKind] = &[
    OrderKind::of(
        Slot::Catapult,
        rules::Prompt::Catapult(Prompt::Fire),
        SYSTEMS,
        &[fire!(KnockOut), fire!(Seduction), fire!(Target), fire!(Catch)],
    )
    .only(throws),
    OrderKind::of(Slot::Catapult, rules::Prompt::Catapult(Prompt::Throw), SYSTEMS, &[NEAR, PASS])
        .only(throws),
    OrderKind::of(Slot::Catapult, rules::Prompt::Catapult(Prompt::Seduce), SYSTEMS, &[PASS])
        .only(throws),
    OrderKind::of(Slot::Catapult, rules::Prompt::Catapult(Prompt::Toss), SYSTEMS, &[USUAL])
        .only(throws),
    OrderKind::of(Slot::Catapult, rules::Prompt::Catapult(Prompt::Hands), SYSTEMS, &[USUAL])
        .only(throws),
];

pub(super) const PROFILE: Profile = Profile {
    sets: &[OfferedSet::of("catapult").large()],
    orders: ORDERS,
    parameters: &[&Number::Aim, &Number::Force, &Number::Reach, &Number::Side],
    place,
    is_revealing,
    prints: &[(PrintedThing::Mark(Mark::Fair), "tile-fair")],
    hint,
    trace: Some(&Throws),
    paint,
    label,
    origin,
    policy,
    pass: &[(rules::Prompt::Catapult(Prompt::Seduce), "action-pass-seduction")],
    narrate,
    returned: &[(Cause::Catapult, "told-knocked")],
    implies,
    ..Profile::NONE
};

fn place(action: rules::Action) -> Option<AnswerPlace> {
    let rules::Action::Catapult(Action::Throw { site, .. }) = action else { return None };
    let index = Site::ALL.iter().position(|other| *other == site)?;
    Some(AnswerPlace::Number(index + 1))
}

fn is_revealing(event: &rules::Event) -> bool {
    let rules::Event::Catapult(event) = event else { return false };
    matches!(event, Event::Thrown(_) | Event::Duel(_) | Event::Seduced { .. })
}

fn hint(text: &Text, _: &Game, decision: &Decision) -> Option<String> {
    let rules::Prompt::Catapult(prompt) = decision.prompt else { return None };
    match prompt {
        Prompt::Throw => Some(text.say("panel-throw")),
        Prompt::Toss | Prompt::Hands => Some(text.say("panel-catch")),
        Prompt::Fire | Prompt::Seduce => None,
    }
}

/// Where the token is thrown from, and at what.
fn paint(scene: Scene, game: &Game, asked: rules::Prompt, answer: Option<rules::Action>) -> Scene {
    match (asked, answer) {
        (_, Some(rules::Action::Catapult(Action::Throw { site, aim, force }))) => {
            scene.aiming(game, aim.point().map(|aim| (site, aim, force)))
        }
        (rules::Prompt::Catapult(Prompt::Throw), None) => scene.aiming(game, None),
        _ => scene,
    }
}

fn label(labels: &Labels<'_>, action: rules::Action) -> Option<String> {
    let rules::Action::Catapult(action) = action else { return None };
    let text = labels.text;
    Some(match action {
        Action::Fire { missile } => {
            text.say(&format!("action-fire-{}", missile.name().replace('_', "-")))
        }
        Action::Throw { site, aim, force } => {
            let site = named(text, site);
            match aim.point().filter(|_| force > 0) {
                None => say!(text, "action-throw", site = site),
                Some(aim) => {
                    let aim = target(labels, aim);
                    say!(text, "action-throw-at", site = site, aim = aim, force = force)
                }
            }
        }
        Action::Seduce { figure, with, from } => seduce(labels, figure, with, from),
        Action::Toss { force, side } => {
            let (seats, own) = (labels.game.setup().seats, labels.decision.seat.0);
            let who = labels.name(Seat((own + 1) % seats));
            match force.number().zip(side.number()) {
                None => say!(text, "action-toss", who = who),
                Some((force, side)) => {
                    say!(text, "action-toss-with", who = who, force = force, side = side)
                }
            }
        }
        Action::Hands { reach, side } => match reach.number().zip(side.number()) {
            None => text.say("action-hands"),
            Some((reach, side)) => say!(text, "action-hands-at", reach = reach, side = side),
        },
    })
}

fn origin(action: rules::Action) -> Option<Spot> {
    let rules::Action::Catapult(Action::Seduce { from, .. }) = action else { return None };
    from.and_then(At::spot)
}

fn narrate(narrator: &Narrator<'_>, game: &Game, event: &rules::Event) -> Option<String> {
    let rules::Event::Catapult(event) = event else { return None };
    let text = narrator.text;
    Some(match event {
        Event::Round { seat, fair, missile } => {
            let (who, what) = (narrator.who(*seat), text.named("missile", missile.name()));
            say!(text, "told-catapult", who = who, cell = fair.name(), what = what)
        }
        Event::Thrown(thrown) => threw(narrator, game, thrown),
        Event::Seduced { seat, figure, with, from } => {
            let (who, whose) = (narrator.who(*seat), stands(narrator, game, *figure));
            match from {
                None => {
                    let with = vocabulary::figure(text, *with);
                    say!(text, "told-seduced", who = who, whose = whose, with = with)
                }
                Some(at) => {
                    let from = Figure { seat: *seat, kind: *with, at: *at };
                    let from = stands(narrator, game, from);
                    say!(text, "told-seduced-from", who = who, whose = whose, from = from)
                }
            }
        }
        Event::Duel(duel) => told_duel(narrator, duel),
    })
}

/// Figures that return because of a throw, and a figure that replaces another.
fn implies(event: &rules::Event) -> Vec<rules::Event> {
    let rules::Event::Catapult(event) = event else { return Vec::new() };
    let home = |figure| rules::Event::Returned { figure, cause: Cause::Catapult };
    match *event {
        Event::Thrown(ref thrown) if thrown.missile == Missile::KnockOut => {
            thrown.hit.iter().flatten().copied().map(home).collect()
        }
        Event::Seduced { seat, figure, with, from } => {
            let coming = Figure { seat, kind: with, at: figure.at };
            let comes = match from {
                Some(at) => rules::Event::Moved { figure: Figure { at, ..coming }, to: figure.at },
                None => rules::Event::Deployed(coming),
            };
            vec![home(figure), comes]
        }
        Event::Round { .. } | Event::Thrown(_) | Event::Duel(_) => Vec::new(),
    }
}

fn policy(text: &Text, what: Instruction) -> Option<String> {
    let missile = || Missile::ALL.into_iter().find(|missile| missile.name() == what.policy());
    match what.policy() {
        "near" => Some(text.say("standing-near")),
        _ => missile().map(|missile| text.named("missile", missile.name()).to_string()),
    }
}

/// The throw from the nearest place that is not too close to the target (R-CT-15).
fn near(game: &Game, asked: &Decision) -> Option<rules::Action> {
    let target = game.plain_aim();
    let throws = asked.options.iter().filter_map(|option| match *option {
        rules::Action::Catapult(Action::Throw { site, aim, .. }) if aim.may_aim(site, target) => {
            let aimed = Area::of(target);
            let force = aim.force_for(site, target);
            let throw = rules::Action::Catapult(Action::Throw { site, aim: aimed, force });
            Some((aim.site(site).distance_to(target), throw))
        }
        _ => None,
    });
    throws.min_by_key(|(distance, _)| *distance).map(|(_, throw)| throw)
}

/// The throws since the last picture.
#[derive(Debug)]
struct Throws;

impl Trace for Throws {
    fn name(&self) -> &'static str {
        "throws"
    }

    fn of(&self, events: &[rules::Event]) -> Result<Option<Value>, serde_json::Error> {
        let throws = events.iter().filter_map(|event| match event {
            rules::Event::Catapult(Event::Thrown(thrown)) => Some(thrown),
            _ => None,
        });
        let throws: Vec<&Thrown> = throws.collect();
        (!throws.is_empty()).then(|| serde_json::to_value(throws)).transpose()
    }

    fn paint(&self, scene: Scene, left: &Value) -> Result<Scene, serde_json::Error> {
        Ok(scene.thrown(&Vec::<Thrown>::deserialize(left)?))
    }
}

/// A side or corner of the board from which the catapult throws: "the north".
fn named(text: &Text, site: Site) -> Phrase {
    phrase!(text, format!("site-{}", site.name().to_lowercase()))
}

/// The target of a throw: what stands there, or else the point as it is typed.
fn target(labels: &Labels<'_>, aim: Point) -> Phrase {
    let (text, game) = (labels.text, labels.game);
    let round = game.catapult();
    if let Some(round) = round.filter(|round| Point::middle(round.fair) == aim) {
        return phrase!(text, "aim-fair", cell = round.fair.name());
    }
    let there = |target: &Target| target.point == aim;
    let there: Vec<Phrase> = game
        .targets()
        .into_iter()
        .filter(there)
        .map(|target| {
            let (whose, cell) = (labels.whose(target.figure), numbers::cell_of(aim).name());
            phrase!(text, "aim-figure", whose = whose, cell = cell)
        })
        .collect();
    match there.is_empty() {
        true if aim == game.fairground().middle() => {
            phrase!(text, "aim-middle", aim = numbers::name_of(aim))
        }
        true => Phrase::plain(numbers::name_of(aim)),
        false => Phrase::list(text, there),
    }
}

fn seduce(labels: &Labels<'_>, figure: Figure, with: FigureKind, from: Option<At>) -> String {
    let (text, game) = (labels.text, labels.game);
    let whose = match figure.at.pos() {
        Some(pos) => phrase!(text, "whose-at", whose = labels.whose(figure), cell = pos.name()),
        None => labels.whose(figure),
    };
    let with = match (from, from.and_then(At::pos)) {
        (None, _) => vocabulary::figure(text, with),
        (Some(at), None) => vocabulary::noun(text, game, with, at),
        (Some(at), Some(pos)) => {
            let noun = vocabulary::noun(text, game, with, at);
            phrase!(text, "whose-at", whose = noun, cell = pos.name())
        }
    };
    say!(text, "action-seduce", whose = whose, with = with)
}

/// A figure's owner and place: "Łucja's knight at N13".
fn stands(narrator: &Narrator<'_>, game: &Game, figure: Figure) -> Phrase {
    let whose = narrator.whose(game, figure);
    match figure.at.pos() {
        Some(pos) => phrase!(narrator.text, "whose-at", whose = whose, cell = pos.name()),
        None => whose,
    }
}

/// A token: who threw it, from where, where it landed, and who it hit.
fn threw(narrator: &Narrator<'_>, game: &Game, thrown: &Thrown) -> String {
    let text = narrator.text;
    let (who, site) = (narrator.who(thrown.seat), named(text, thrown.site));
    let cell = numbers::cell_of(thrown.rest).name();
    if let Some(apart) = thrown.apart {
        let apart = text.decimal(apart.isqrt() as f64 / 1000.0);
        let key = "told-thrown-apart";
        return say!(text, key, who = who, site = site, cell = cell, apart = apart);
    }
    let met = thrown.hit.iter().flatten();
    let met: Vec<Phrase> = met.map(|figure| stands(narrator, game, *figure)).collect();
    let key = match thrown.missile {
        _ if met.is_empty() => "told-thrown",
        Missile::KnockOut => "told-thrown-hits",
        _ => "told-thrown-closest",
    };
    let (count, whose) = (met.len(), Phrase::list(text, met));
    say!(text, key, who = who, site = site, cell = cell, whose = whose, count = count)
}

/// A throw to the neighbour: how it was thrown, how it flew, where the hands were.
fn told_duel(narrator: &Narrator<'_>, duel: &Duel) -> String {
    let key = match duel.outcome {
        ThrowOutcome::Wild => "told-duel-wild",
        ThrowOutcome::Caught => "told-duel-caught",
        ThrowOutcome::Touched => "told-duel-touched",
        ThrowOutcome::Missed => "told-duel-missed",
    };
    let (who, other) = (narrator.who(duel.thrower), narrator.who(duel.catcher));
    let (force, long, lateral) = (duel.force, duel.long, duel.lateral);
    let (reach, hands) = (duel.reach, duel.hands);
    say!(
        narrator.text,
        key,
        who = who,
        other = other,
        force = force,
        long = long,
        lateral = lateral,
        reach = reach,
        hands = hands,
    )
}
