//! Commands as players type them. Sentences and pages mention a command by its English name in back
//! quotes (`/game new`); here they get the names that players of their language see.

use crate::Text;

/// What every mention of a command begins with.
const MENTION: &str = "`/";

impl Text {
    /// A text with the commands and options that it mentions under their names in this language.
    pub fn with_commands(&self, text: &str) -> String {
        let mut rest = text;
        let mut named = String::with_capacity(text.len());
        while let Some(start) = rest.find(MENTION) {
            let (before, mention) = rest.split_at(start + MENTION.len());
            let end = mention.find(['`', '\n']).unwrap_or(mention.len());
            named.push_str(before);
            named.push_str(&self.typed(&mention[..end]));
            rest = &mention[end..];
        }
        named.push_str(rest);
        named
    }

    /// One command with what follows it, in words without the slash: the command, perhaps one of a
    /// group, options.
    pub fn typed(&self, mention: &str) -> String {
        let mut words: Vec<String> = mention.split(' ').map(str::to_owned).collect();
        let (mut key, mut known) = ("command".to_owned(), 0);
        for word in &mut words {
            key = format!("{key}-{word}");
            let Some(name) = self.name_of(&key) else { break };
            (*word, known) = (name, known + 1);
        }
        for word in words.iter_mut().skip(known.max(1)) {
            if let Some((option, value)) = word.split_once(':') {
                let name = self.name_of(&format!("option-{option}"));
                *word = format!("{}:{value}", name.as_deref().unwrap_or(option));
            }
        }
        words.join(" ")
    }
}
