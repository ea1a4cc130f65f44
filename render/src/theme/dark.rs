//! Summer land on a dark table.

use super::{Colours, Rgb, SEATS, SUMMER, TableColours};

pub(super) static COLOURS: Colours = Colours {
    land: SUMMER,
    seats: SEATS,
    table: TableColours {
        ground: Rgb(0x1F2125),
        cross: Rgb(0x3D4048),
        coordinate: Rgb(0xA9ABB1),
        edge: Rgb(0x08090A),
        panel: Rgb(0x2B2D31),
        chip: Rgb(0x3A3D44),
        text: Rgb(0xF4F1EA),
        dim: Rgb(0xB4B6BC),
        accent: Rgb(0xFFC83D),
        cell: Rgb(0x4A4226),
        cell_text: Rgb(0xFFE9AE),
        mark: Rgb(0xFFA914),
        white: Rgb(0xFFFFFF),
        dark: Rgb(0x0C0D0F),
    },
};
