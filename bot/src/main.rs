//! The binary `carcas`: the command line, and nothing else.

use clap::Parser as _;

fn main() -> std::process::ExitCode {
    bot::cli::run(bot::cli::Cli::parse())
}
