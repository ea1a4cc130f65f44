//! Points as marks on the board: the last count, which shows every point where it was made and the
//! figures that made it, although the rules have sent them home; and the points of a single move.

use rules::{Event, FeatureId, Figure, Game, ScoreLine, Seat, Source};

use super::{Claim, Claims, Counted, Scene};

/// What was counted after the last tile.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LastCount {
    /// What gave points, in the order it was counted.
    pub lines: Vec<ScoreLine>,
    /// The figures that left the board during the count, and where they stood.
    pub gone: Vec<Figure>,
}

impl LastCount {
    /// Collects the last count from the events of a game.
    pub fn of(events: &[Event]) -> Self {
        let begins = events.iter().rposition(|event| *event == Event::FinalScoring);
        let mut count = Self::default();
        for event in &events[begins.unwrap_or(events.len())..] {
            match event {
                Event::Scored(line) if line.points != 0 => count.lines.push(line.clone()),
                Event::Returned { figure, .. } => count.gone.push(*figure),
                _ => {}
            }
        }
        count
    }

    /// The count of the fields alone, or of everything else.
    #[must_use]
    pub fn only(&self, claims: Claims) -> Self {
        let mut only = self.clone();
        only.lines.retain(|line| (line.source == Source::Field) == (claims == Claims::Fields));
        only
    }

    /// What it gave a seat.
    pub fn points(&self, seat: Seat) -> i32 {
        points(&self.lines, seat)
    }

    /// Its lines in the steps in which an animation shows them: a feature each, or whatever else
    /// gave points.
    pub(crate) fn steps(&self, game: &Game) -> Vec<Vec<ScoreLine>> {
        let place = |line: &ScoreLine| match feature(game, line) {
            None => (None, Some(line.source)),
            on_board => (on_board, None),
        };
        grouped(&self.lines, place)
    }
}

/// Lines with the same key together, in the order of the first ones.
fn grouped<K: PartialEq>(
    lines: &[ScoreLine],
    key: impl Fn(&ScoreLine) -> K,
) -> Vec<Vec<ScoreLine>> {
    let mut groups: Vec<(K, Vec<ScoreLine>)> = Vec::new();
    for line in lines {
        let key = key(line);
        match groups.iter_mut().find(|(known, _)| *known == key) {
            Some((_, group)) => group.push(line.clone()),
            None => groups.push((key, vec![line.clone()])),
        }
    }
    groups.into_iter().map(|(_, group)| group).collect()
}

fn points(lines: &[ScoreLine], seat: Seat) -> i32 {
    lines.iter().filter(|line| line.seat == seat).map(|line| line.points).sum()
}

fn feature(game: &Game, line: &ScoreLine) -> Option<FeatureId> {
    line.at.map(|at| game.board().feature_at(at))
}

impl Scene {
    /// The end of a game as it was before the last count: figures that scored still stand, and
    /// nobody has the points.
    pub fn before_count(self, count: &LastCount) -> Self {
        let mut scene = self.before_going_home(&count.gone);
        for (seat, panel) in (0..).map(Seat).zip(&mut scene.seats) {
            panel.score -= count.points(seat);
        }
        scene.winners.clear();
        scene
    }

    /// A scene before the last count with these lines of it counted: the points are at their
    /// features, which have the colours of their owners, and on the cards. With the last line the
    /// winners have their crowns.
    pub fn after_count(self, game: &Game, lines: &[ScoreLine]) -> Self {
        let mut scene = self.points(game, lines).paid(game, lines);
        let seats = (0..).map(Seat).zip(&mut scene.seats);
        let gains = seats.map(|(seat, panel)| {
            let gain = points(lines, seat);
            panel.score += gain;
            gain
        });
        scene.gains = gains.collect();
        if scene.seats.iter().map(|panel| panel.score).eq(game.scores().iter().copied()) {
            scene.winners = super::winners(game);
        }
        scene
    }

    /// Shows the points of these lines at their features: for each feature one number for each seat
    /// that got some.
    pub fn points(self, game: &Game, lines: &[ScoreLine]) -> Self {
        let lines: Vec<ScoreLine> = lines.iter().filter(|line| line.points != 0).cloned().collect();
        let groups = grouped(&lines, |line| (line.seat, feature(game, line)));
        let counted = groups.iter().filter_map(|group| {
            let ScoreLine { seat, at, .. } = *group.first()?;
            Some(Counted { at, seat, points: points(group, seat) })
        });
        Self { counted: counted.collect(), ..self }
    }

    /// Shows the features that these lines paid, in the colours of those who got the points.
    fn paid(self, game: &Game, lines: &[ScoreLine]) -> Self {
        let board = game.board();
        let lines = lines.iter().filter(|line| line.source.is_value() && line.points != 0);
        let lines: Vec<ScoreLine> = lines.cloned().collect();
        let mut claims = Vec::new();
        for group in grouped(&lines, |line| feature(game, line)) {
            let Some(paid) = group.first().and_then(|line| feature(game, line)) else { continue };
            let mut owners: Vec<Seat> = group.iter().map(|line| line.seat).collect();
            owners.sort_unstable();
            owners.dedup();
            let spots = board.nodes(paid).map(|node| board.spot(node));
            claims.extend(spots.map(|spot| Claim { spot, owners: owners.clone() }));
        }
        claims.sort_by_key(|claim: &Claim| claim.spot);
        Self { claims, ..self }
    }
}
