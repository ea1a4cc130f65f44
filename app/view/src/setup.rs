//! The host's private panel before the game starts: a menu of sets, then the house rules of one
//! set, then the values of one house rule.

use game::narration::{self, cut};
use game::offered_set::Family;
use port::{ActionRow, Button, Select, SelectOption, Style, limits};
use rules::expansions::{self, Expansion, Systems};
use rules::{Edition, RuleOption};
use table::art::ArtPacks;
use table::extent::Extent;
use table::model::Table;
use table::presets::{PRESETS, Preset};
use table::token::{ComponentToken, PlainRules, RuleKey, SetKey, SetupAction};
use text::{Text, say};

use crate::lobby::about;
use crate::{MessageDraft, button, vocabulary};

/// Which part of the panel is open.
#[derive(Clone, Copy, Default)]
pub struct OpenPanel {
    /// The page of the menu of sets: a family each.
    pub page: usize,
    /// The set whose house rules are listed.
    pub system: Option<&'static dyn Expansion>,
    /// The house rule whose values are listed.
    pub rule: Option<&'static RuleOption>,
}

impl OpenPanel {
    /// The panel with this set open, on its family's page.
    pub fn with(system: Option<&'static dyn Expansion>) -> Self {
        let is_its = |family: &Family| system.is_some_and(|system| Family::of(system) == *family);
        let page = Family::ALL.iter().position(is_its).unwrap_or(0);
        Self { page, system, rule: None }
    }

    /// The panel with this house rule and its set open.
    pub fn at(key: &str) -> Self {
        let rule = expansions::options().find(|choice| choice.key == key);
        let of = |system: &&&dyn Expansion| system.options().any(|c| c.key == key);
        Self { rule, ..Self::with(expansions::ALL.iter().find(of).copied()) }
    }

    /// The same at a set that is played: several may share a house rule.
    fn among(self, systems: Systems) -> Self {
        let Some(rule) = self.rule else { return self };
        let has = |system: &&dyn Expansion| system.options().any(|c| c.key == rule.key);
        match systems.iter().find(has) {
            Some(system) => Self { rule: self.rule, ..Self::with(Some(system)) },
            None => self,
        }
    }
}

/// The family of sets on one page of their menu.
pub fn family(page: usize) -> Family {
    Family::ALL[page % Family::ALL.len()]
}

/// The panel.
pub fn page(
    text: &'static Text,
    (table, packs): (&Table, &ArtPacks),
    open: OpenPanel,
    note: Option<String>,
) -> MessageDraft {
    let open = open.among(table.settings.systems);
    let mut lines: Vec<String> = note.into_iter().collect();
    lines.push(text.say("setup-title"));
    lines.extend(about(text, table, packs));
    if let Some(rule) = open.rule {
        let value = table.settings.house.value(rule);
        lines.push(say!(
            text,
            "setup-rule",
            key = rule.key,
            about = vocabulary::rule(text, rule),
            value = value
        ));
    }
    let token = |action: SetupAction| ComponentToken::new(action, table.id(), 0);
    // There is room for five rows: whoever is at a set or a house rule has chosen what comes before.
    let mut rows = Vec::new();
    rows.extend(open.rule.is_none().then(|| ActionRow::Select(editions(text, table))));
    rows.extend(open.system.is_none().then(|| ActionRow::Select(presets(text, table))));
    rows.push(ActionRow::Select(sets(text, table, open)));
    rows.extend(systems(text, table, open).map(ActionRow::Select));
    rows.extend(
        open.system.and_then(|system| rules(text, table, open, system)).map(ActionRow::Select),
    );
    rows.extend(open.rule.map(|rule| ActionRow::Select(values(text, table, rule))));
    let plain = token(SetupAction::Preset(Some(PlainRules::Plain)));
    let is_standard = table.settings.edition == Edition::Standard;
    let changed = !is_standard || table.settings.house.changed().next().is_some();
    let plain = button(text, Style::Secondary, "button-rules-off", &plain).disabled(!changed);
    let to = |page: usize, label: String| {
        let token = token(SetupAction::Open(Some(page % Family::ALL.len())));
        Button::new(Style::Secondary, cut(&label, limits::LABEL), token.encode())
    };
    let name = |page: usize| family(page).name(text);
    let (last, next) = (open.page + Family::ALL.len() - 1, open.page + 1);
    let back = to(last, say!(text, "button-sets-back", family = name(last)));
    let next = to(next, say!(text, "button-more-sets", family = name(next)));
    rows.push(ActionRow::Buttons(vec![plain, back, next]));
    let mut page = MessageDraft::text(narration::lines(text, &lines));
    page.message.rows = rows;
    page
}

/// The rulebooks whose house rules one word sets.
fn editions(text: &Text, table: &Table) -> Select {
    let option = |edition: Edition| SelectOption {
        description: Some(cut(&vocabulary::about_edition(text, edition), limits::OPTION_TEXT)),
        default: table.settings.edition == edition,
        ..SelectOption::new(vocabulary::edition(text, edition), edition.word())
    };
    let token = ComponentToken::new(SetupAction::Edition, table.id(), 0);
    let mut select = Select::new(token.encode(), Edition::ALL.map(option).to_vec());
    select.placeholder = text.say("setup-editions");
    select
}

/// Boxes as people know them, and how long a game with each is.
fn presets(text: &Text, table: &Table) -> Select {
    let option = |preset: &Preset| SelectOption {
        description: Some(cut(&about_preset(text, preset), limits::OPTION_TEXT)),
        default: preset.systems() == table.settings.systems,
        ..SelectOption::new(preset.name(text), preset.word)
    };
    let options = PRESETS.iter().map(option).collect();
    let token = ComponentToken::new(SetupAction::Preset(None), table.id(), 0);
    let mut select = Select::new(token.encode(), options);
    select.placeholder = text.say("setup-presets");
    select
}

/// How long a game with a preset is, and its sets.
pub fn about_preset(text: &Text, preset: &Preset) -> String {
    let extent = preset.extent();
    let sets: Vec<String> =
        preset.keys().iter().map(|key| vocabulary::set(text, key).to_string()).collect();
    say!(text, "preset-about", tiles = extent.tiles, turns = extent.turns, sets = text.list(&sets))
}

fn sets(text: &Text, table: &Table, open: OpenPanel) -> Select {
    let family = family(open.page);
    let option = |system: &'static dyn Expansion| SelectOption {
        description: Some(cut(&told(text, system), limits::OPTION_TEXT)),
        default: table.settings.systems.has(system.key()),
        ..SelectOption::new(vocabulary::set(text, system.key()).to_string(), system.key())
    };
    let options: Vec<SelectOption> = family.sets().map(option).collect();
    let token = ComponentToken::new(SetupAction::Sets(open.page), table.id(), 0);
    let all = u8::try_from(options.len()).unwrap_or(u8::MAX);
    let mut select = Select::new(token.encode(), options);
    // A table has one ground set.
    (select.min, select.max) = if family == Family::Ground { (1, 1) } else { (0, all) };
    select.placeholder = say!(text, "setup-sets", family = family.name(text));
    select
}

/// What a set does, how many tiles it adds, and how much longer it makes a base game.
fn told(text: &Text, system: &dyn Expansion) -> String {
    let about = text.say(&format!("about-{}", system.key()));
    let with = Extent::with(system);
    if system.is_ground() {
        return say!(text, "setup-ground", about = about, tiles = with.tiles);
    }
    let ground = expansions::named("base").map(Extent::with).unwrap_or_default();
    let tiles = with.tiles.saturating_sub(ground.tiles);
    let turns = with.turns.saturating_sub(ground.turns);
    if tiles == 0 && turns == 0 {
        return say!(text, "setup-same-length", about = about);
    }
    let percent = (100 * turns + ground.turns / 2) / ground.turns.max(1);
    say!(text, "setup-longer", about = about, tiles = tiles, percent = percent)
}

/// The sets of the page that have house rules.
fn systems(text: &Text, table: &Table, open: OpenPanel) -> Option<Select> {
    let family = family(open.page);
    let is_shown = |system: &&dyn Expansion| {
        Family::of(*system) == family && system.options().next().is_some()
    };
    let own = table.settings.systems.iter().filter(is_shown);
    let option = |system: &'static dyn Expansion| {
        let changed = system.options().filter(|rule| is_changed(table, rule)).count();
        SelectOption {
            description: Some(say!(
                text,
                "setup-rules-of",
                rules = system.options().count(),
                changed = changed
            )),
            default: open.system.is_some_and(|other| other.key() == system.key()),
            ..SelectOption::new(vocabulary::set(text, system.key()).to_string(), system.key())
        }
    };
    let options: Vec<SelectOption> = own.map(option).take(limits::SELECT_OPTIONS).collect();
    if options.is_empty() {
        return None;
    }
    let mut select =
        Select::new(ComponentToken::new(SetupAction::System, table.id(), 0).encode(), options);
    select.placeholder = text.say("setup-systems");
    Some(select)
}

fn is_changed(table: &Table, rule: &RuleOption) -> bool {
    table.settings.house.value(rule) != table.settings.edition.value(rule)
}

fn rules(
    text: &Text,
    table: &Table,
    open: OpenPanel,
    system: &'static dyn Expansion,
) -> Option<Select> {
    if !table.settings.systems.has(system.key()) {
        return None;
    }
    let option = |rule: &'static RuleOption| {
        let value = table.settings.house.value(rule);
        let label = say!(text, "setup-rule-line", key = rule.key, value = value);
        SelectOption {
            description: Some(cut(&vocabulary::rule(text, rule), limits::OPTION_TEXT)),
            default: open.rule.is_some_and(|other| other.key == rule.key),
            ..SelectOption::new(cut(&label, limits::OPTION_TEXT), rule.key)
        }
    };
    let options: Vec<SelectOption> =
        system.options().map(option).take(limits::SELECT_OPTIONS).collect();
    let token = ComponentToken::new(SetupAction::Rule(SetKey::of(system)), table.id(), 0);
    let mut select = Select::new(token.encode(), options);
    select.placeholder = text.say("setup-rules");
    Some(select)
}

fn values(text: &Text, table: &Table, rule: &'static RuleOption) -> Select {
    let now = table.settings.house.value(rule);
    let usual = table.settings.edition.value(rule);
    let option = |value: &&'static str| SelectOption {
        description: (*value == usual).then(|| text.say("setup-default")),
        default: *value == now,
        ..SelectOption::new(*value, *value)
    };
    let options = rule.values.iter().map(option).take(limits::SELECT_OPTIONS);
    let token = ComponentToken::new(SetupAction::Value(RuleKey::of(rule)), table.id(), 0);
    let mut select = Select::new(token.encode(), options.collect());
    select.placeholder = say!(text, "setup-values", key = rule.key);
    select
}
