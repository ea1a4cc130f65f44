//! The sandbox seen from outside: a real serenity client on one side, plain HTTP on the other.
//! Nothing here reaches an address outside loopback.

#![expect(clippy::unwrap_used, reason = "a test fails where it unwraps nothing")]

mod answers;
mod circles;
mod components;
mod connection;
mod endpoint;
mod faults;
mod gateway;
mod harness;
mod limits;
mod locks;
mod messages;
mod people;
mod places;
mod rates;
mod rooms;
mod routes;
