// A bot on discord.js for the sandbox. drive.py starts it and presses what it registers.
//
// Each step is a line: `ok NAME`, or `FAIL NAME: why`. A step that Discord refuses names the code
// that it must be refused with.
'use strict';
const {
  ActionRowBuilder, AttachmentBuilder, ButtonBuilder, ButtonStyle, ChannelType, Client,
  EmbedBuilder, Events, GatewayIntentBits, MessageFlags, SlashCommandBuilder,
  StringSelectMenuBuilder,
} = require('discord.js');

// One pixel.
const PNG = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk'
  + 'YPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==', 'base64');

const client = new Client({
  intents: [GatewayIntentBits.Guilds, GatewayIntentBits.GuildMessages],
  rest: { api: process.env.API },
});

async function step(name, act, refusal) {
  try {
    const result = await act();
    console.log(refusal ? `FAIL ${name}: not refused` : `ok ${name}`);
    return result;
  } catch (error) {
    const expected = refusal !== undefined && error.code === refusal;
    console.log(expected ? `ok ${name}` : `FAIL ${name}: ${error.code} ${error.message}`);
    return undefined;
  }
}

const must = (holds, what) => {
  if (!holds) throw new Error(what);
};

async function start() {
  const own = client.application;
  await step('application', async () => {
    await own.fetch();
    must(own.owner && own.approximateGuildCount === 1, 'it has an owner and a server');
  });
  const probe = new SlashCommandBuilder().setName('probe').setDescription('Tries what there is')
    .addStringOption((what) => what.setName('what').setDescription('What').setRequired(true)
      .setAutocomplete(true));
  await step('set commands', () => own.commands.set([probe.toJSON()]));
  const other = await step('create command',
    () => own.commands.create({ name: 'other', description: 'Another' }));
  await step('edit command', () => own.commands.edit(other.id, { description: 'Changed' }));
  await step('fetch command', () => own.commands.fetch(other.id));
  await step('delete command', () => own.commands.delete(other.id));
  const emoji = await step('create emoji',
    () => own.emojis.create({ attachment: PNG, name: 'dot' }));
  await step('delete emoji', () => own.emojis.delete(emoji.id));
  await step('fetch servers', () => client.guilds.fetch());
  for (const guild of client.guilds.cache.values()) {
    await step('fetch server', () => client.guilds.fetch({ guild: guild.id, force: true }));
    await step('fetch myself', () => guild.members.fetchMe({ force: true }));
    await step('fetch channels', () => guild.channels.fetch());
    await step('fetch roles', () => guild.roles.fetch());
    await step('fetch active threads', () => guild.channels.fetchActiveThreads());
  }
  console.log('done start');
}

function rows() {
  const button = new ButtonBuilder().setCustomId('press').setLabel('Press')
    .setStyle(ButtonStyle.Primary).setEmoji('🎲');
  const menu = new StringSelectMenuBuilder().setCustomId('choose')
    .addOptions({ label: 'one', value: '1' }, { label: 'two', value: '2' });
  return [button, menu].map((part) => new ActionRowBuilder().addComponents(part));
}

async function answer(act) {
  const files = [new AttachmentBuilder(PNG, { name: 'dot.png', description: 'A dot' })];
  const embeds = [new EmbedBuilder().setTitle('A dot').setImage('attachment://dot.png')];
  const body = { content: 'hello', embeds, files, components: rows(), withResponse: true };
  await step('answer', async () => {
    const { message } = (await act.reply(body)).resource;
    must(message.attachments.first().width === 1, 'the picture has a width');
  });
  await step('fetch answer', () => act.fetchReply());
  await step('edit answer', async () => {
    const edited = await act.editReply({ content: 'edited' });
    must(edited.attachments.size === 1 && edited.components.length === 2, 'the rest is kept');
  });
  await step('follow up', () => act.followUp({ content: 'more', flags: MessageFlags.Ephemeral }));
  act.replied = false;
  await step('answer twice', () => act.reply('again'), 40060);
  act.replied = true;
  await messages(act.channel);
  await threads(act.channel);
  console.log('done answer');
}

async function messages(channel) {
  const body = { content: '  x ', nonce: '1', enforceNonce: true };
  const message = await step('send', () => channel.send(body));
  await step('send again', async () => {
    const again = await channel.send(body);
    must(again.id === message.id && again.content === 'x', 'it is the same message');
  });
  await step('reply', () => message.reply('y'));
  await step('react', () => message.react('👍'));
  await step('pin', () => message.pin());
  await step('type', () => channel.sendTyping());
  await step('read', async () => {
    must((await channel.messages.fetch({ limit: 2 })).size === 2, 'there are two');
  });
  await step('too long', () => channel.send('x'.repeat(2001)), 50035);
  await step('empty', () => channel.send({ content: ' ' }), 50006);
  await step('delete', () => message.delete());
  await step('delete twice', () => message.delete(), 10008);
}

async function threads(channel) {
  const thread = await step('thread',
    () => channel.threads.create({ name: 'aside', type: ChannelType.PublicThread }));
  await step('thread, archived', () => thread.setArchived(true));
  await step('thread, woken', () => thread.send('x'));
  await step('thread, deleted', () => thread.delete());
}

async function later(act) {
  await step('defer', () => act.deferReply({ withResponse: true }));
  const files = [new AttachmentBuilder(PNG)];
  await step('edit deferred', () => act.editReply({ content: 'done', files }));
  await step('delete answer', () => act.deleteReply());
  await step('delete answer twice', () => act.deleteReply('@original'), 10008);
  console.log('done later');
}

client.once(Events.ClientReady, start);
client.on(Events.Error, (error) => console.log(`FAIL client: ${error.message}`));
client.on(Events.InteractionCreate, async (act) => {
  if (act.isAutocomplete()) {
    await step('complete', () => act.respond([{ name: 'answer', value: 'answer' }]));
  } else if (act.isButton()) {
    await step('update', () => act.update({ content: 'pressed', attachments: [] }));
    console.log('done press');
  } else if (act.isStringSelectMenu()) {
    await step('defer update', () => act.deferUpdate());
    await step('edit after', () => act.editReply({ content: `chosen ${act.values[0]}` }));
    console.log('done choose');
  } else {
    await (act.options.getString('what') === 'answer' ? answer : later)(act);
  }
});
client.login('a.bots.token');
