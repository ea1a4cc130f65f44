//! Carcas.
