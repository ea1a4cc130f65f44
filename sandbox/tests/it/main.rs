//! The sandbox seen from outside: a real serenity client on one side, plain HTTP on the other.
//! Nothing here reaches an address outside loopback.

mod answers;
mod components;
mod connection;
mod faults;
mod harness;
mod limits;
mod messages;
mod people;
mod places;
