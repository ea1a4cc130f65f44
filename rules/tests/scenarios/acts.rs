//! What the people at a [`Table`] do besides laying a tile and deploying on it: dragon, fairy,
//! princess, portal, towers.

use rules::expansions::tower::Captive;
use rules::expansions::{dragon, tower};
use rules::{Action, At, Cause, Event, Figure, FigureKind, Prompt, Seat, Side, Token};
use serde_json::json;

use crate::table::{Table, figure_on, kind, position, scored, seat, stored};

impl Table {
    /// The figure of `B big thief W (1,0)` or `B tower (1,0)`, there or not yet.
    pub fn figure(&self, words: &str) -> Figure {
        let (letter, words) = words.split_once(' ').expect("a seat");
        let (seat, (kind, at)) = (seat(letter), self.stand(words));
        Figure { seat, kind, at }
    }

    fn stand(&self, words: &str) -> (FigureKind, At) {
        let mut words: Vec<&str> = words.split_whitespace().collect();
        let pos = position(words.pop().expect("a cell"));
        if words.last() == Some(&"tower") {
            let named = FigureKind::ALL.into_iter().find(|kind| kind.name() == words[0]);
            let kind = named.unwrap_or(FigureKind::Small);
            return (kind, At::Tower(pos));
        }
        let placed = *self.game.board().tile_at(pos).expect("a tile on the cell");
        let (kind, spot) = figure_on(&placed, &words);
        (kind, At::Segment(spot))
    }

    /// To deploy `big thief W (1,0)` or `tower (1,0)`.
    pub fn deploy(&self, words: &str) -> Action {
        let (figure, at) = self.stand(words);
        Action::Deploy { figure, at }
    }

    /// To move the fairy to `B thief W (1,0)`: beside it, or onto its tile.
    pub fn fairy(&self, words: &str) -> Action {
        let figure = self.figure(words);
        let mode = self.game.setup().house.dragon.fairy_mode;
        let bound = mode == dragon::FairyMode::NextToFollower;
        Action::Dragon(dragon::Action::MoveFairy {
            to: figure.at.pos().expect("a cell"),
            beside: bound.then_some(figure),
        })
    }

    /// To take `B thief W (1,0)` away.
    pub fn take(&self, words: &str, cause: Cause) -> Action {
        Action::Take { figure: self.figure(words), cause }
    }

    /// To put a piece on a tower.
    pub fn piece(&self, cell: &str) -> Action {
        Action::Tower(tower::Action::Raise { pos: position(cell) })
    }

    /// Whether an action is among the options.
    pub fn offers(&self, action: Action) -> bool {
        self.game.decision().is_some_and(|asked| asked.options.contains(&action))
    }

    /// Whom the table asks, and what.
    pub fn asked(&self) -> (Seat, Prompt) {
        let asked = self.game.decision().expect("a game that goes on");
        (asked.seat, asked.prompt)
    }

    /// Whoever is asked does this.
    pub fn does(mut self, action: Action) -> Self {
        self.apply(action);
        self
    }

    /// Whoever is asked passes.
    pub fn passes(self) -> Self {
        self.does(Action::Pass)
    }

    /// The dragon makes these steps: `N W`.
    pub fn walks(mut self, sides: &str) -> Self {
        for name in sides.split_whitespace() {
            let side = Side::ALL.into_iter().find(|side| format!("{side:?}") == name);
            let from = self.game.dragon().expect("a dragon");
            self.apply(Action::Dragon(dragon::Action::Step {
                to: from.step(side.expect("a side")),
            }));
        }
        self
    }

    /// The dragon goes on until its movement ends.
    pub fn walks_on(mut self) -> Self {
        while self.asks(Prompt::Dragon(dragon::Prompt::Step)) {
            let asked = self.game.decision().expect("it is asked");
            let step = asked.options[self.game.default_of(asked)];
            self.apply(step);
        }
        self
    }

    /// Puts the dragon on a cell without a turn.
    pub fn dragon_on(mut self, cell: &str) -> Self {
        self.edit(|state| state["states"]["lair"]["dragon"] = json!(position(cell)));
        self
    }

    /// Puts the fairy beside a follower without a turn, at a table where she stands like that.
    pub fn fairy_by(mut self, words: &str) -> Self {
        let beside = self.figure(words);
        let pos = beside.at.pos();
        self.edit(|state| {
            state["setup"]["house"]["fairy_mode"] = json!("next_to_follower");
            state["states"]["lair"]["fairy"] = json!({"pos": pos, "beside": beside});
        });
        self
    }

    /// Puts the fairy on a tile without a turn.
    pub fn fairy_on(mut self, cell: &str) -> Self {
        let fairy = json!({"pos": position(cell)});
        self.edit(|state| state["states"]["lair"]["fairy"] = fairy);
        self
    }

    /// Puts a tower of a height on a foundation without a turn; the pieces are a seat's.
    pub fn tower(mut self, letter: &str, cell: &str, height: u8) -> Self {
        let tower = json!({"pos": position(cell), "height": height});
        let index = seat(letter).index();
        let token = Token::TowerPiece as usize;
        self.edit(|state| {
            let towers = &mut state["states"]["keep"]["towers"];
            let mut all = towers.as_array().cloned().unwrap_or_default();
            all.push(tower);
            all.sort_by_key(|tower| (tower["pos"][1].as_i64(), tower["pos"][0].as_i64()));
            *towers = json!(all);
            let pieces = &mut state["tokens"][index][token];
            *pieces = json!(pieces.as_u64().expect("a number") - u64::from(height));
        });
        self
    }

    /// A seat holds a follower of another: `captive("A", FigureKind::Small, "B")`.
    pub fn captive(mut self, owner: &str, kind: FigureKind, captor: &str) -> Self {
        let captive = Captive { owner: seat(owner), kind, captor: seat(captor) };
        self.edit(|state| {
            let captives = &mut state["states"]["keep"]["captives"];
            let mut all = captives.as_array().cloned().unwrap_or_default();
            all.push(json!(captive));
            *captives = json!(all);
            let left = &mut state["supplies"][captive.owner.index()][stored(kind)];
            *left = json!(left.as_u64().expect("a number") - 1);
        });
        self
    }

    /// A seat has so many of a token: `holds("A", Token::Wine, 4)`.
    pub fn holds(mut self, letter: &str, token: Token, number: u8) -> Self {
        let index = seat(letter).index();
        self.edit(|state| {
            let tokens = state["tokens"][index].as_array_mut().expect("a list");
            // New kinds are stored only if there are any.
            tokens.resize(tokens.len().max(token as usize + 1), json!(0));
            tokens[token as usize] = json!(number);
        });
        self
    }

    /// A seat lays this tile instead of drawing: it bought it.
    pub fn keeps(mut self, letter: &str, tile: &str) -> Self {
        let kept = json!([[seat(letter), kind(tile)]]);
        self.edit(|state| state["bag"]["kept"] = kept);
        self
    }

    /// Whether a builder gave the turn a second part, and whose part it is.
    pub fn second_part(&self) -> Option<Seat> {
        let given =
            self.events.iter().any(|event| matches!(event, Event::DoubleTurn { lays: true, .. }));
        let turn = self.game.turn();
        assert_eq!(given, turn.part == 2, "it is told when it begins");
        given.then_some(turn.seat)
    }

    /// The tiles of the draw pile, the next one first.
    pub fn pile(mut self, tiles: &str) -> Self {
        let mut pile: Vec<_> = tiles.split_whitespace().map(kind).collect();
        pile.reverse();
        self.edit(|state| state["bag"] = json!({"pile": pile}));
        self.events.clear();
        self
    }

    /// What was scored since the last tile was drawn.
    pub fn scores(&self) -> Vec<String> {
        scored(&self.events)
    }

    /// Who went home since the last tile was drawn: `B small dragon`.
    pub fn gone(&self) -> Vec<String> {
        let gone = self.events.iter().filter_map(|event| match event {
            Event::Returned { figure, cause } => {
                let seat = char::from(b'A' + figure.seat.0);
                let cause = format!("{cause:?}").to_lowercase();
                Some(format!("{seat} {} {cause}", figure.kind.name()))
            }
            _ => None,
        });
        gone.collect()
    }
}
