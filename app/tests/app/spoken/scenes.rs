//! What few tables come to, said in every language: votes, seats that change hands, time that runs
//! out, an auction, a tie. No picture is drawn: its words stand in the message.

use std::collections::BTreeSet;
use std::sync::OnceLock;

use app::App;
use game::narration::Narrator;
use port::{ActionRow, GuildId, Interaction, InteractionKind, Message, Permissions};
use rules::expansions::bazaars;
use rules::{Dice, Event, Game, Prompt, Seat, Seed, Setup, Source};
use storage::Find;
use table::time_control::{DAY, HOUR};
use text::{Text, pseudo};

use super::{
    each_plays_all, foreign_in, ids, not_odd, people, read_end, said_by, spoken, with_ground,
};
use crate::common::{Table, button, command, now, options, pass_until, press};
use crate::time::{wait, wait_for_all};

/// A table at which everybody and the server speak one language, and all that was said there.
struct Hall {
    table: Table,
    text: &'static Text,
    said: Vec<String>,
}

impl Hall {
    /// A game of the first people that has begun, opened with `/game new LINE`.
    async fn started(name: &str, text: &'static Text, line: &str, people: u64) -> Self {
        let mut table = Table::open(&format!("{name}-{}", text.code())).await;
        table.app = App::new(table.store.clone(), ground::Options { drawers: 0, ..options() });
        let mut hall = Self { table, text, said: Vec::new() };
        hall.run(1, &format!("game new {line}")).await;
        for user in 2..=people {
            hall.run(user, "game join").await;
        }
        hall.run(1, "game start").await;
        hall
    }

    async fn hear(&mut self, interaction: Interaction) -> Message {
        let message = self.table.hear(interaction).await;
        self.said.extend(said_by(&message));
        message
    }

    async fn run(&mut self, user: u64, line: &str) -> Message {
        self.hear(spoken(user, self.text.code(), command(line))).await
    }

    /// What somebody who runs the server types.
    async fn command_of_admin(&mut self, line: &str) -> Message {
        let asked = spoken(1, self.text.code(), command(line));
        self.hear(Interaction { member_permissions: Permissions::MANAGE_GUILD, ..asked }).await
    }

    /// Presses the button with these words.
    async fn press(&mut self, user: u64, message: &Message, key: &str) -> Message {
        let label = self.text.say(key);
        let id = button(message, &label).unwrap_or_else(|| panic!("no {label}: {message:?}"));
        self.hear(spoken(user, self.text.code(), press(&id, &[]))).await
    }

    /// The last public message.
    fn last(&self) -> Message {
        self.table.public.last().expect("something is public").clone()
    }

    /// Whoever is to move opens the turn, takes the first answer there is, and confirms.
    async fn turn(&mut self) {
        let mover = self.table.mover().await.expect("somebody moves");
        let panel = self.run(mover, "turn").await;
        let select = panel.rows.into_iter().find_map(|row| match row {
            ActionRow::Select(select) => Some(select),
            ActionRow::Buttons(_) => None,
        });
        if let Some(select) = select {
            let kind: InteractionKind = press(&select.custom_id, &[&select.options[0].value]);
            self.hear(spoken(mover, self.text.code(), kind)).await;
        }
        self.run(mover, "confirm").await;
    }

    /// What is asked now.
    async fn asked(&self) -> Prompt {
        self.table.game().await.decision().expect("the game goes on").prompt
    }

    /// The players in the order of their turns, from whoever is to move.
    async fn by_turns(&self) -> Vec<u64> {
        let seats = self.table.store.seats(self.table.id().await).await.unwrap();
        let players = seats.iter().filter_map(|seated| seated.player);
        let mut order: Vec<u64> = players.map(|user| user.0).collect();
        let mover = self.table.mover().await.expect("somebody moves");
        let first = order.iter().position(|user| *user == mover).expect("it is a player");
        order.rotate_left(first);
        order
    }

    /// Waits until the time of whoever is to move is over: the message that says so.
    async fn is_late(&mut self) -> Message {
        let more = self.text.say("button-wait");
        for _ in 0..20 {
            wait(&mut self.table, DAY / 2).await;
            if button(&self.last(), &more).is_some() {
                return self.last();
            }
        }
        panic!("there is still time: {:?}", self.last());
    }

    /// Lets happen what happens by itself within this time.
    async fn rest(&mut self, after: i64) {
        wait_for_all(&mut self.table, after).await;
    }

    /// All that was said; what a game is called is no word of any language.
    async fn over(self) -> Vec<String> {
        let Table { public, edited, direct, store, .. } = &self.table;
        let sent = public.iter().chain(edited).chain(direct.iter().map(|(_, message)| message));
        let mut said = self.said.clone();
        said.extend(sent.flat_map(said_by));
        let games = store.games(Find::AllIn(GuildId(5)), 9).await.unwrap();
        for game in games {
            let id = game.id.public();
            said.iter_mut().for_each(|said| *said = said.replace(&id, ""));
        }
        said
    }
}

/// Seats: votes, an offer, a stand-in, people who leave, give up and come back.
async fn seats(text: &'static Text) -> Vec<String> {
    let mut hall = Hall::started("spoken-seats", text, "sets:base", 4).await;
    hall.run(1, "game kick user:4").await;
    let asked = hall.last();
    for user in [2, 3] {
        hall.press(user, &asked, "button-no").await;
    }
    hall.run(2, "game kick user:4").await;
    let asked = hall.last();
    for (user, answer) in [(3, "button-no"), (1, "button-yes"), (3, "button-yes")] {
        hall.press(user, &asked, answer).await;
    }
    hall.run(4, "game take").await;
    hall.run(5, "game take").await;
    for answer in ["button-decline", "button-accept"] {
        hall.run(1, "game handover user:4").await;
        let offer = hall.last();
        hall.press(4, &offer, answer).await;
    }
    hall.run(2, "game substitute").await;
    hall.run(2, "turn").await;
    hall.run(2, "help").await;
    hall.rest(HOUR).await;
    hall.run(2, "since").await;
    hall.run(2, "game return").await;
    let ask = hall.run(3, "game leave").await;
    hall.press(3, &ask, "button-vacate").await;
    hall.run(1, "server ban user:1").await;
    hall.command_of_admin("server ban user:3").await;
    hall.run(3, "game take").await;
    hall.command_of_admin("server unban user:3").await;
    hall.run(3, "game take").await;
    let ask = hall.run(5, "game resign").await;
    hall.press(5, &ask, "button-resign").await;
    hall.rest(HOUR).await;
    hall.turn().await;
    hall.command_of_admin("game kick user:2").await;
    for look in ["log", "score", "board", "game info"] {
        hall.run(4, look).await;
    }
    let ask = hall.run(4, "game end").await;
    hall.press(4, &ask, "button-ask-others").await;
    let asked = hall.last();
    hall.press(3, &asked, "button-yes").await;
    hall.run(4, "game rematch").await;
    hall.over().await
}

/// Moves taken back when the next tile was seen: not everybody agrees, then everybody does.
async fn undone(text: &'static Text) -> Vec<String> {
    let mut hall = Hall::started("spoken-undone", text, "sets:base", 3).await;
    for answers in [["button-yes", "button-no"], ["button-yes", "button-yes"]] {
        let mover = hall.table.mover().await.expect("somebody moves");
        hall.turn().await;
        let next = hall.table.mover().await.expect("somebody moves");
        hall.run(next, "turn").await;
        hall.run(mover, "undo").await;
        let asked = hall.last();
        let others: Vec<u64> = (1..=3).filter(|user| *user != mover).collect();
        for (user, answer) in others.into_iter().zip(answers) {
            hall.press(user, &asked, answer).await;
        }
    }
    // A question that nobody answers; then two give up, and the third has won.
    hall.run(1, "game kick user:2").await;
    hall.rest(DAY + HOUR).await;
    hall.run(1, "log").await;
    for user in [2, 3] {
        let ask = hall.run(user, "game resign").await;
        hall.press(user, &ask, "button-resign").await;
    }
    hall.over().await
}

/// Time: reminders, rests, time that is over, and what the others make of it.
async fn late(text: &'static Text) -> Vec<String> {
    let mut hall = Hall::started("spoken-late", text, "sets:base pace:2d", 4).await;
    for (user, how) in [(0, "end"), (3, "move"), (5, "daily")] {
        hall.run(user, &format!("game watch how:{how}")).await;
    }
    for line in ["my vacation days:3", "my vacation days:0", "game pause days:5"] {
        hall.run(1, line).await;
    }
    for line in ["game pause days:0", "game pace pace:5d+12h", "game pace pace:2d"] {
        hall.run(1, line).await;
    }
    pass_until(now() + 3 * HOUR);
    hall.table.app.alive().await.unwrap();
    // What is left of the vacation makes it longer; then the others are asked.
    let mut over = hall.is_late().await;
    hall.table.without_vacation(&[1, 2, 3, 4]).await;
    hall.run(2, "my settings pings:both next:true").await;
    let order = hall.by_turns().await;
    let [late, other, third, fourth] = order[..] else { panic!("four play: {order:?}") };
    for propose in ["button-open-seat", "button-end-late"] {
        hall.press(other, &over, propose).await;
        let asked = hall.last();
        for user in [third, fourth] {
            hall.press(user, &asked, "button-no").await;
        }
        hall.press(other, &over, "button-wait").await;
        over = hall.is_late().await;
    }
    hall.press(other, &over, "button-open-seat").await;
    let asked = hall.last();
    hall.press(third, &asked, "button-yes").await;
    hall.run(late, "my games").await;
    // The next one is late, and comes back.
    over = hall.is_late().await;
    hall.press(third, &over, "button-relieve").await;
    hall.run(other, "game return").await;
    hall.turn().await;
    // Of the one after that nobody says anything for a day.
    hall.is_late().await;
    wait(&mut hall.table, 2 * DAY).await;
    over = hall.is_late().await;
    hall.press(other, &over, "button-end-late").await;
    hall.over().await
}

/// A table that nobody starts, and a game that nobody plays and that goes on elsewhere.
async fn silent(text: &'static Text) -> Vec<String> {
    let mut hall = Hall::started("spoken-silent", text, "sets:base tiles:10", 1).await;
    hall.rest(15 * DAY).await;
    hall.run(1, "game new sets:base tiles:10").await;
    for line in ["game join", "my settings pings:direct"] {
        hall.run(2, line).await;
    }
    hall.run(1, "game start").await;
    let id = hall.table.id().await.public();
    hall.rest(22 * DAY).await;
    hall.rest(8 * DAY).await;
    hall.run(1, "my games").await;
    hall.run(2, &format!("game move game:{id}")).await;
    hall.table.closed = vec![2];
    for _ in 0..2 {
        hall.turn().await;
    }
    let ask = hall.run(1, "privacy erase").await;
    hall.press(1, &ask, "button-erase").await;
    for user in [2] {
        let ask = hall.run(user, "game leave").await;
        hall.press(user, &ask, "button-vacate").await;
    }
    hall.over().await
}

/// An auction, in which somebody's time runs out.
async fn auction(text: &'static Text) -> Vec<String> {
    let mut hall = Hall::started("spoken-auction", text, "sets:base,bazaars pace:2d", 3).await;
    hall.table.without_vacation(&[1, 2, 3]).await;
    hall.run(3, "standing add answer:bids-2.bazaar_bid").await;
    while hall.asked().await != Prompt::Bazaars(bazaars::Prompt::Offer) {
        hall.turn().await;
    }
    let mut bids = 0;
    while !hall.table.game().await.lots().is_empty() {
        let mover = hall.table.mover().await.expect("somebody is asked");
        let asked = hall.asked().await;
        hall.run(mover, "turn").await;
        if asked == Prompt::Bazaars(bazaars::Prompt::Bid) && bids == 0 {
            bids += 1;
            hall.run(mover, "choose option:1 amount:70000").await;
            wait(&mut hall.table, 3 * DAY).await;
            continue;
        }
        hall.run(mover, "choose option:1").await;
        hall.run(mover, "confirm").await;
    }
    hall.run(1, "log").await;
    hall.over().await
}

/// A game of two at the end of which both have equally many farmers in a field, and share the
/// victory: with everything that happened in its last turn, and all that was ever scored.
struct Tie {
    game: Game,
    last: Vec<Event>,
    events: Vec<Event>,
}

fn played(number: u64) -> Tie {
    let seed = Seed::from_number(number);
    let mut dice = Dice::stream(seed, "tie");
    let (mut game, mut events) = Game::new(Setup::new(2, with_ground("base"), seed)).unwrap();
    let mut last = Vec::new();
    while let Some(asked) = game.decision() {
        let (seat, options) = (asked.seat, &asked.options);
        let action = options[dice.below(options.len() as u32) as usize];
        last = game.apply(seat, action).unwrap();
        events.extend(last.iter().cloned());
    }
    Tie { game, last, events }
}

impl Tie {
    /// The field that gave both the same at the end: the points, and each player's place in it.
    fn field(&self) -> Option<i32> {
        let end = self.events.iter().position(|event| *event == Event::FinalScoring)?;
        let of = |seat: Seat| {
            self.events[end..].iter().filter_map(move |event| match event {
                Event::Scored(line) if (line.seat, line.source) == (seat, Source::Field) => {
                    Some((line.points, self.game.board().feature_at(line.at?)))
                }
                _ => None,
            })
        };
        let shared = of(Seat(0)).find(|one| of(Seat(1)).any(|other| other == *one));
        shared.map(|(points, _)| points).filter(|points| *points > 0)
    }

    fn is_wanted(&self) -> bool {
        let scores = self.game.scores();
        self.field().is_some() && scores[0] == scores[1]
    }
}

/// Where the search for that game begins: the first that is found is this one.
const FIRST: u64 = 0;

fn tie() -> &'static Tie {
    static TIE: OnceLock<Tie> = OnceLock::new();
    TIE.get_or_init(|| (FIRST..).map(played).find(Tie::is_wanted).expect("there are many"))
}

/// The end of that game, with its winners, and with nobody left to win.
fn tied(text: &'static Text) -> Vec<String> {
    let (tie, people) = (tie(), people(2));
    let narrator = Narrator { text, people: &people, plain: false };
    let line = narrator.line(&tie.game, &tie.last);
    let mut said = Vec::new();
    for absent in [&[][..], &[Seat(0)], &[Seat(0), Seat(1)]] {
        said.extend(read_end(text, &people, (&tie.game, &tie.events), &line, absent));
    }
    said.push(line);
    said
}

#[test]
fn a_tie_in_a_field_gives_both_its_points_and_both_are_named() {
    let points = tie().field().expect("a tie in a field");
    let item = "field at ";
    let said = tied(Text::of("en"));
    let count = said[0].split("**The final count**").nth(1).expect("a count");
    let lines = count.lines().filter(|line| line.contains(item));
    let tied = lines.filter(|line| {
        line.split(", ").any(|part| part.contains(item) && part.ends_with(&format!(" ({points})")))
    });
    assert_eq!(tied.count(), 2, "{count}");
    assert!(said[0].contains("share the victory"), "{}", said[0]);
}

/// What is said in the scenes of a part, of three.
async fn part(text: &'static Text, nth: usize) -> Vec<String> {
    match nth {
        0 => [seats(text).await, tied(text)].concat(),
        1 => late(text).await,
        _ => [undone(text).await, silent(text).await, auction(text).await].concat(),
    }
}

#[tokio::test]
async fn what_few_tables_come_to_is_said_in_the_odd_language() {
    let (text, ids) = (Text::of(pseudo::CODE), ids());
    let mut wrong = BTreeSet::new();
    for nth in 0..3 {
        for said in Box::pin(part(text, nth)).await {
            let plain = not_odd(&said).into_iter().filter(|word| !ids.contains(word.as_str()));
            wrong.extend(plain.map(|word| format!("{word} in {said}")));
        }
    }
    let wrong: Vec<String> = wrong.into_iter().collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[tokio::test]
async fn what_few_tables_come_to_is_said_in_no_other_language_in_english() {
    let languages = Text::languages().filter(|text| text.code() != text::FALLBACK);
    for (language, text) in languages.enumerate() {
        // The languages share the scenes, unless each is to play all of them.
        for nth in (0..3).filter(|nth| *nth == language % 3 || each_plays_all()) {
            for said in Box::pin(part(text, nth)).await {
                let foreign = foreign_in(&said);
                assert!(foreign.is_empty(), "{}: {foreign:?} in {said}", text.code());
            }
        }
    }
}
