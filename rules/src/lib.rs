//! Carcas: rules.
