//! Carcas: render.
