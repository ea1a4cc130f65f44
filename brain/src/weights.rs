//! What the fast evaluation holds for worth how much, in points. The numbers were found by letting
//! players with different ones play each other.

/// How a player values what is not scored yet. Chances are of being completed.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Weights {
    /// The tiles left at which half of all hopes are gone.
    pub half: f32,
    /// The chance of a city with one open edge, early in the game.
    pub city: f32,
    /// What each further open edge leaves of it.
    pub city_edge: f32,
    /// The points by which an incomplete city grows for each open edge.
    pub city_growth: f32,
    /// The chance of a road with one open end.
    pub road: f32,
    /// What a second open end leaves of it.
    pub road_edge: f32,
    /// The points by which an incomplete road grows for each open end.
    pub road_growth: f32,
    /// How much of the empty cells around a cloister will be filled.
    pub cloister: f32,
    /// How much a city that is hoped for counts on a field.
    pub field_hope: f32,
    /// The last follower in hand.
    pub hand: f32,
    /// What each further follower in hand is worth of the one before.
    pub hand_more: f32,
    /// The turns left for each seat below which followers in hand lose worth.
    pub hand_turns: f32,
    /// How much of a follower's worth is in one that may come home.
    pub home: f32,
}

impl Weights {
    /// The numbers that did best.
    pub const BEST: Self = Self {
        half: 9.75,
        city: 0.85,
        city_edge: 0.6,
        city_growth: 0.5,
        road: 0.68,
        road_edge: 0.7,
        road_growth: 0.42,
        cloister: 0.9,
        field_hope: 0.5,
        hand: 4.75,
        hand_more: 0.93,
        hand_turns: 6.0,
        home: 0.83,
    };

    /// Changes one of them, by its name.
    ///
    /// # Errors
    /// If there is no such weight.
    pub fn set(&mut self, name: &str, value: f32) -> Result<(), String> {
        let weight = match name {
            "half" => &mut self.half,
            "city" => &mut self.city,
            "city_edge" => &mut self.city_edge,
            "city_growth" => &mut self.city_growth,
            "road" => &mut self.road,
            "road_edge" => &mut self.road_edge,
            "road_growth" => &mut self.road_growth,
            "cloister" => &mut self.cloister,
            "field_hope" => &mut self.field_hope,
            "hand" => &mut self.hand,
            "hand_more" => &mut self.hand_more,
            "hand_turns" => &mut self.hand_turns,
            "home" => &mut self.home,
            _ => return Err(format!("{name} is no weight")),
        };
        *weight = value;
        Ok(())
    }
}
