//! The binary `carcas`: only the command line.

use clap::Parser as _;

fn main() -> std::process::ExitCode {
    bot::cli::run(bot::cli::Cli::parse())
}
