//! Tokens of every kind: what is written is read again, and what nobody wrote is nothing.

use rules::{Dice, Seed};

use super::*;

/// A token of every kind, with numbers of all sizes.
fn tokens() -> Vec<ComponentToken> {
    let mut dice = Dice::new(Seed::from_number(7));
    let number = |dice: &mut Dice| [0, 1, 9, 10, 4711, u32::MAX][dice.below(6) as usize];
    let mut tokens = Vec::new();
    for _ in 0..40 {
        let (clock, digest) = (
            ClockRef { turn: number(&mut dice), seat: Seat(dice.below(256) as u8) },
            PlanDigest(number(&mut dice)),
        );
        let (at, step) = (number(&mut dice), number(&mut dice) as usize);
        let cell = Pos::new(dice.below(200) as i16 - 100, dice.below(200) as i16 - 100);
        let seat = Seat(dice.below(9) as u8);
        let user = UserId(u64::MAX >> dice.below(60));
        let turns = turns(digest, cell, step);
        let actions = others(clock, seat, user, at, step);
        let days = turns.iter().map(|step| DailyAction::Turn(*step).into());
        let all = turns.iter().map(|step| (*step).into()).chain(days).chain(actions);
        let game = GameId([1, 77, 1 << 59][dice.below(3) as usize]);
        tokens.extend(all.map(|action: ComponentAction| ComponentToken::new(action, game, at)));
    }
    tokens
}

fn turns(digest: PlanDigest, cell: Pos, step: usize) -> Vec<TurnAction> {
    let mut turns = vec![
        TurnAction::Open(None),
        TurnAction::Open(Some(FirstStep::Draw)),
        TurnAction::Draw(FirstStep::Draw),
        TurnAction::Cell(digest),
        TurnAction::Figure(digest),
        TurnAction::Spot(digest),
        TurnAction::Pass(digest),
        TurnAction::Choose(digest),
        TurnAction::Amount(digest, step),
        TurnAction::Page(step),
        TurnAction::Back(digest),
        TurnAction::Confirm(digest),
        TurnAction::Undo,
    ];
    turns.extend(Rotation::ALL.map(|to| TurnAction::Rotate(digest, cell, to)));
    turns
}

fn others(
    clock: ClockRef,
    seat: Seat,
    user: UserId,
    number: u32,
    step: usize,
) -> Vec<ComponentAction> {
    use LobbyAction as L;
    let mut actions: Vec<ComponentAction> = [
        L::Join,
        L::Leave,
        L::Start,
        L::Invite(None),
        L::Invite(Some(Switch::On)),
        L::Invite(Some(Switch::Off)),
        L::Colour,
        L::Seat,
        L::Admit,
        L::Private(Switch::On),
        L::End,
        L::Rematch,
        L::Resume,
    ]
    .map(Into::into)
    .to_vec();
    let setup = [SetupAction::Open(None), SetupAction::Open(Some(step)), SetupAction::Sets(step)];
    actions.extend(setup.map(ComponentAction::from));
    for plain in [None, Some(PlainRules::Plain)] {
        actions.push(SetupAction::Preset(plain).into());
    }
    actions.extend([SetupAction::Edition, SetupAction::System].map(ComponentAction::from));
    let keys = expansions::ALL.iter().map(|set| SetupAction::Rule(SetKey::of(*set)));
    actions.extend(keys.map(ComponentAction::from));
    let rules = expansions::options().map(|rule| SetupAction::Value(RuleKey::of(rule)));
    actions.extend(rules.map(ComponentAction::from));
    for leaf in Leaf::ALL {
        actions.push(QueryAction::Log(LogStep { step, leaf: *leaf }).into());
    }
    actions.extend([QueryAction::Film(number), QueryAction::History].map(ComponentAction::from));
    for answer in YesNo::ALL {
        actions.push(SeatAction::Accept(seat, *answer).into());
        actions.push(PollAction::Vote(number, *answer).into());
    }
    for how in Vacating::ALL {
        actions.push(SeatAction::Vacate(*how).into());
    }
    for what in [Motion::Open(seat), Motion::End(seat), Motion::Close] {
        actions.push(PollAction::Propose(what).into());
    }
    for action in [SeatAction::Wait(clock), SeatAction::Relieve(clock), SeatAction::Take(seat)] {
        actions.push(action.into());
    }
    actions.push(PersonalAction::Mute(clock).into());
    actions.extend([SeekAction::Answer(user), SeekAction::Withdraw].map(ComponentAction::from));
    actions.extend([LeagueAction::Join, LeagueAction::End].map(ComponentAction::from));
    actions
}

#[test]
fn every_token_reads_back_and_fits_into_a_custom_id() {
    for token in tokens() {
        let text = token.encode();
        assert!(text.len() <= TOKEN_CHARS, "{text}");
        assert_eq!(ComponentToken::decode(&text), Some(token), "{text}");
        assert_eq!(ComponentToken::word_in(&text), Some(token.action.word()), "{text}");
    }
}

#[test]
fn a_token_with_one_letter_changed_is_no_token() {
    for token in tokens().into_iter().step_by(17) {
        let text = token.encode();
        for at in 0..text.len() {
            for other in ["0", "z", "Z", ":", " ", ""] {
                let mut forged = text.clone();
                forged.replace_range(at..=at, other);
                assert!(forged == text || ComponentToken::decode(&forged).is_none(), "{forged}");
            }
        }
    }
}

#[test]
fn what_is_no_token_is_no_token() {
    let long = "c1:".repeat(2000);
    for text in ["", ":", "c1", "c1:::::", "c1:open:00001:0::", "@everyone", "\u{202E}", &long] {
        assert_eq!(ComponentToken::decode(text), None, "{text}");
    }
}

#[test]
fn what_does_not_belong_to_an_action_is_no_token() {
    let game = GameId(7).public();
    for (word, rest) in [
        ("join", "1"),
        ("open", "drawn"),
        ("draw", ""),
        ("cell", ""),
        ("cell", "abcdef0"),
        ("cell", "ABCDEF01"),
        ("rot", "abcdef01.M13.45"),
        ("rot", "abcdef01.M13"),
        ("log", "7"),
        ("log", "-1.next"),
        ("take", "256"),
        ("take", "+1"),
        ("vote", "01.yes"),
        ("vote", "1.maybe"),
        ("ask", "close.1"),
        ("ask", "open"),
        ("daily", ""),
        ("daily", "cell"),
        ("daily", "join"),
        ("value", "no-such-rule"),
        ("rule", "no-such-set"),
        ("seek", "18446744073709551616"),
    ] {
        let forged = sealed(&format!("c1:{word}:{game}:3:{rest}"));
        assert_eq!(ComponentToken::decode(&forged), None, "{forged}");
    }
}
