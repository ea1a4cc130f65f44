//! Carcas: tests.
