//! Winter land on a dark table: the Winter Edition's own theme.

use super::{Colours, LandColours, Rgb, SEATS, SUMMER, dark};

pub(super) static COLOURS: Colours = Colours {
    land: LandColours {
        field: Rgb(0xE6EEF4),
        field_dark: Rgb(0xD8E4ED),
        field_light: Rgb(0xF3F8FB),
        tuft: Rgb(0xA9BFCE),
        tree: Rgb(0x3E7A5C),
        tree_light: Rgb(0xF6FAFC),
        tree_dark: Rgb(0x1F4A3A),
        seam: Rgb(0x5E7487),
        road: Rgb(0xD9BE8E),
        road_casing: Rgb(0x7A6342),
        river: Rgb(0x7FB9DC),
        river_casing: Rgb(0x3B6F96),
        river_light: Rgb(0xDDF0FA),
        city: Rgb(0xA9856B),
        city_dark: Rgb(0x94735B),
        street: Rgb(0xBC9A80),
        city_glow: Rgb(0xF0D08C),
        street_glow: Rgb(0xFAE6B8),
        stone: Rgb(0x8F9299),
        stone_light: Rgb(0xF2F6F9),
        stone_dark: Rgb(0x43474F),
        house: Rgb(0xFBEFD8),
        house_dark: Rgb(0xD8C3A3),
        outline: Rgb(0x3F2A20),
        mound: Rgb(0xF6FAFC),
        mound_rim: Rgb(0x5C8C78),
        snow: Some(Rgb(0xFCFEFF)),
        ..SUMMER
    },
    seats: SEATS,
    table: dark::COLOURS.table,
};
