//! Themes: every colour of the picture, one table per file. A new theme is a new file here and a
//! line in [`BUILT_IN`]; no other code knows a colour. An art pack is a theme, too: its colours
//! follow from the three that it chooses.

mod dark;
mod light;
mod winter;

use std::fmt;
use std::sync::OnceLock;

use canvas::Palette;
pub use canvas::Rgb;
use rules::{KindId, Rotation};

use crate::art::{self, Artwork};
use crate::pack::ArtPack;

/// The colours of a figure's body and of the symbol on it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct SeatColours {
    pub body: Rgb,
    pub ink: Rgb,
}

/// Colours of everything on the tiles.
#[derive(Clone, Copy, Debug)]
pub(crate) struct LandColours {
    pub field: Rgb,
    pub field_dark: Rgb,
    pub field_light: Rgb,
    pub tuft: Rgb,
    pub tree: Rgb,
    pub tree_light: Rgb,
    pub tree_dark: Rgb,
    pub seam: Rgb,
    pub road: Rgb,
    pub road_casing: Rgb,
    pub river: Rgb,
    pub river_casing: Rgb,
    pub river_light: Rgb,
    pub city: Rgb,
    pub city_dark: Rgb,
    pub street: Rgb,
    /// The ground and the streets of a finished city.
    pub city_glow: Rgb,
    pub street_glow: Rgb,
    pub stone: Rgb,
    pub stone_light: Rgb,
    pub stone_dark: Rgb,
    pub house: Rgb,
    pub house_dark: Rgb,
    pub outline: Rgb,
    pub roofs: [Rgb; 3],
    pub roofs_dark: [Rgb; 3],
    pub church: Rgb,
    pub church_shade: Rgb,
    pub church_roof: Rgb,
    pub church_roof_dark: Rgb,
    pub mound: Rgb,
    pub mound_rim: Rgb,
    pub gold: Rgb,
    pub shield: Rgb,
    pub wood: Rgb,
    /// Snow on roofs and trees.
    pub snow: Option<Rgb>,
}

/// Colours that are the same in every season: goods, beasts, magic.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ThingColours {
    pub plum: Rgb,
    pub straw: Rgb,
    pub straw_dark: Rgb,
    pub linen: Rgb,
    pub plank: Rgb,
    pub plank_dark: Rgb,
    pub rock: Rgb,
    pub rock_dark: Rgb,
    pub lava: Rgb,
    pub glow: Rgb,
    pub magic: Rgb,
    pub magic_light: Rgb,
    pub scarlet: Rgb,
    pub maroon: Rgb,
    pub pink: Rgb,
    pub skin: Rgb,
    pub cream: Rgb,
    pub robe: Rgb,
    pub iron: Rgb,
}

/// Colours of everything around the tiles.
#[derive(Clone, Copy, Debug)]
pub(crate) struct TableColours {
    pub ground: Rgb,
    pub cross: Rgb,
    pub coordinate: Rgb,
    pub edge: Rgb,
    pub panel: Rgb,
    pub chip: Rgb,
    pub text: Rgb,
    pub dim: Rgb,
    pub accent: Rgb,
    pub cell: Rgb,
    pub cell_text: Rgb,
    pub mark: Rgb,
    pub white: Rgb,
    pub dark: Rgb,
}

/// All colours of a theme.
#[derive(Clone, Debug)]
pub(crate) struct Colours {
    pub land: LandColours,
    pub table: TableColours,
    pub seats: [SeatColours; 6],
}

/// Every built-in theme with its stable name, one per line.
static BUILT_IN: [(&str, &Colours); 3] =
    [("light", &light::COLOURS), ("dark", &dark::COLOURS), ("winter", &winter::COLOURS)];

/// Colours of a built-in theme's palette. An indexed PNG may have 256; with fewer shades at the
/// edges it is smaller, and the difference is invisible.
const PALETTE: usize = 144;

/// How a picture looks: a built-in theme, or an art pack.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Theme(ThemeSource);

#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum ThemeSource {
    BuiltIn(u8),
    Pack(&'static ArtPack),
}

impl Theme {
    /// Summer land on a light table.
    pub const LIGHT: Self = Self(ThemeSource::BuiltIn(0));
    /// Summer land on a dark table.
    pub const DARK: Self = Self(ThemeSource::BuiltIn(1));
    /// The Winter Edition's land, in snow, on a dark table.
    pub const WINTER: Self = Self(ThemeSource::BuiltIn(2));

    /// The tiles and colours of an art pack. Packs are loaded once, at the start of the program, so
    /// the pack is never freed: scenes that name it can be copied like any other.
    pub fn of_pack(pack: ArtPack) -> Self {
        Self(ThemeSource::Pack(Box::leak(Box::new(pack))))
    }

    /// All built-in themes.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..BUILT_IN.len() as u8).map(|number| Self(ThemeSource::BuiltIn(number)))
    }

    /// The built-in theme with this stable name.
    pub fn named(name: &str) -> Option<Self> {
        Self::all().find(|theme| theme.name() == name)
    }

    /// Stable name: `light`, `dark`, `winter`, or that of the pack.
    pub fn name(self) -> &'static str {
        match self.0 {
            ThemeSource::BuiltIn(number) => BUILT_IN[usize::from(number)].0,
            ThemeSource::Pack(pack) => pack.name(),
        }
    }

    /// Equal for themes that look the same, in every run of the same program.
    pub fn fingerprint(self) -> u128 {
        match self.0 {
            ThemeSource::BuiltIn(number) => number.into(),
            ThemeSource::Pack(pack) => pack.fingerprint(),
        }
    }

    /// A number that no other theme has in this run of the program.
    pub(crate) fn number(self) -> u32 {
        match self.0 {
            ThemeSource::BuiltIn(number) => number.into(),
            ThemeSource::Pack(pack) => BUILT_IN.len() as u32 + pack.number(),
        }
    }

    pub(crate) fn colours(self) -> &'static Colours {
        match self.0 {
            ThemeSource::BuiltIn(number) => BUILT_IN[usize::from(number)].1,
            ThemeSource::Pack(pack) => pack.colours(),
        }
    }

    /// Its palette; that of a built-in theme is made on first use.
    pub(crate) fn palette(self) -> &'static Palette {
        static PALETTES: [OnceLock<Palette>; BUILT_IN.len()] =
            [const { OnceLock::new() }; BUILT_IN.len()];
        match self.0 {
            ThemeSource::BuiltIn(number) => PALETTES[usize::from(number)].get_or_init(|| {
                let colours = self.colours();
                Palette::new(colours.all(), &art::samples(colours), PALETTE)
            }),
            ThemeSource::Pack(pack) => pack.palette(),
        }
    }

    /// Whether a tile is not drawn by us.
    pub(crate) fn is_painted(self, kind: KindId) -> bool {
        matches!(self.0, ThemeSource::Pack(pack) if pack.has(kind))
    }

    /// The picture of a tile that is not drawn by us.
    pub(crate) fn painted(self, kind: KindId, rotation: Rotation, px: u16) -> Option<Artwork> {
        match self.0 {
            ThemeSource::BuiltIn(_) => None,
            ThemeSource::Pack(pack) => pack.tile(kind, rotation, px),
        }
    }
}

impl fmt::Debug for Theme {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// The six colours of players, chosen so that even the worst pair can be told apart in normal,
/// protan, deutan and tritan vision (a test computes it). Symbols are white on red, blue and black.
pub(crate) const SEATS: [SeatColours; 6] = [
    seat(0xBE140E, 0xFFFFFF),
    seat(0x1232C8, 0xFFFFFF),
    seat(0xFFE640, 0x14120E),
    seat(0x4BAF90, 0x14120E),
    seat(0x26232A, 0xFFFFFF),
    seat(0xFA6AF4, 0x14120E),
];

const fn seat(body: u32, ink: u32) -> SeatColours {
    SeatColours { body: Rgb(body), ink: Rgb(ink) }
}

/// The land in summer, shared by both tables.
pub(crate) const SUMMER: LandColours = LandColours {
    field: Rgb(0x86B052),
    field_dark: Rgb(0x7CA64A),
    field_light: Rgb(0x90B95C),
    tuft: Rgb(0x6B953E),
    tree: Rgb(0x4E8A3C),
    tree_light: Rgb(0x74AC50),
    tree_dark: Rgb(0x2F5F2A),
    seam: Rgb(0x3F5A22),
    road: Rgb(0xFAF2E0),
    road_casing: Rgb(0x80693F),
    river: Rgb(0x5FA8D8),
    river_casing: Rgb(0x2F6E9E),
    river_light: Rgb(0xA9D6F0),
    city: Rgb(0xE2B58E),
    city_dark: Rgb(0xD2A078),
    street: Rgb(0xEDCBAB),
    city_glow: Rgb(0xFBE7B0),
    street_glow: Rgb(0xFFF8E4),
    stone: Rgb(0x9C978E),
    stone_light: Rgb(0xD2CEC6),
    stone_dark: Rgb(0x4B4640),
    house: Rgb(0xFDF0DA),
    house_dark: Rgb(0xDCC3A0),
    outline: Rgb(0x4A2A1C),
    roofs: [Rgb(0xCC4A36), Rgb(0xE0843A), Rgb(0xB25440)],
    roofs_dark: [Rgb(0x9C3022), Rgb(0xB8602A), Rgb(0x8A3B2C)],
    church: Rgb(0xFBF6EA),
    church_shade: Rgb(0xD9D0C0),
    church_roof: Rgb(0x6A80BE),
    church_roof_dark: Rgb(0x475A96),
    mound: Rgb(0xB9D488),
    mound_rim: Rgb(0x527F36),
    gold: Rgb(0xFFC83D),
    shield: Rgb(0x2F62B4),
    wood: Rgb(0x7A4B2A),
    snow: None,
};

/// The colours of goods, beasts and magic.
pub(crate) const THINGS: ThingColours = ThingColours {
    plum: Rgb(0x8E1F5A),
    straw: Rgb(0xF0BE3C),
    straw_dark: Rgb(0xB57F1C),
    linen: Rgb(0x22A6B8),
    plank: Rgb(0xC08A52),
    plank_dark: Rgb(0x6E4423),
    rock: Rgb(0x7D6A5C),
    rock_dark: Rgb(0x4F4038),
    lava: Rgb(0xE8431F),
    glow: Rgb(0xFFB02E),
    magic: Rgb(0x7A3FC0),
    magic_light: Rgb(0xD9B8FF),
    scarlet: Rgb(0xC8201E),
    maroon: Rgb(0x6E0F12),
    pink: Rgb(0xF07FB0),
    skin: Rgb(0xF7D3B2),
    cream: Rgb(0xFFF6B8),
    robe: Rgb(0x5B2A86),
    iron: Rgb(0x39404C),
};

impl ThingColours {
    fn all(&self) -> [Rgb; 19] {
        [
            self.plum,
            self.straw,
            self.straw_dark,
            self.linen,
            self.plank,
            self.plank_dark,
            self.rock,
            self.rock_dark,
            self.lava,
            self.glow,
            self.magic,
            self.magic_light,
            self.scarlet,
            self.maroon,
            self.pink,
            self.skin,
            self.cream,
            self.robe,
            self.iron,
        ]
    }
}

impl Colours {
    /// Every colour of the theme.
    pub(crate) fn all(&self) -> Vec<Rgb> {
        let (land, table) = (&self.land, &self.table);
        let mut all = vec![
            land.field,
            land.field_dark,
            land.field_light,
            land.tuft,
            land.tree,
            land.tree_light,
            land.tree_dark,
            land.road,
            land.road_casing,
            land.river,
            land.river_casing,
            land.river_light,
            land.city,
            land.city_dark,
            land.street,
            land.city_glow,
            land.street_glow,
            land.stone,
            land.stone_light,
            land.stone_dark,
            land.house,
            land.house_dark,
            land.outline,
            land.church,
            land.church_shade,
            land.church_roof,
            land.church_roof_dark,
            land.mound,
            land.mound_rim,
            land.gold,
            land.shield,
            land.wood,
            table.ground,
            table.cross,
            table.coordinate,
            table.edge,
            table.panel,
            table.chip,
            table.text,
            table.dim,
            table.accent,
            table.cell,
            table.cell_text,
            table.mark,
            table.white,
            table.dark,
        ];
        all.extend(land.snow);
        all.extend(THINGS.all());
        all.extend(land.roofs);
        all.extend(land.roofs_dark);
        all.extend(self.seats.iter().flat_map(|seat| [seat.body, seat.ink]));
        all
    }
}
