//! Summer land on a light table.

use super::{Colours, Rgb, SEATS, SUMMER, TableColours};

pub(super) static COLOURS: Colours = Colours {
    land: SUMMER,
    seats: SEATS,
    table: TableColours {
        ground: Rgb(0xE9E1CF),
        cross: Rgb(0xCFC4AC),
        coordinate: Rgb(0x6B6254),
        edge: Rgb(0x2A241C),
        panel: Rgb(0xFBF7EE),
        chip: Rgb(0xEFE6D3),
        text: Rgb(0x2A241C),
        dim: Rgb(0x6B6254),
        accent: Rgb(0xE08A00),
        cell: Rgb(0xFFF3D6),
        cell_text: Rgb(0x6E4300),
        mark: Rgb(0xFFA914),
        white: Rgb(0xFFFFFF),
        dark: Rgb(0x14120E),
    },
};
