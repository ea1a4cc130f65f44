"""A bot on hikari for the sandbox. drive.py starts it and presses what it registers.

Each step is a line: `ok NAME`, or `FAIL NAME: why`. A step that Discord refuses names the code that
it must be refused with.
"""
import base64
import os

import hikari

# One pixel.
PNG = base64.b64decode(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk"
    "YPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=="
)
# This library reads the bot's id out of the token.
TOKEN = base64.b64encode(b"1").decode() + ".bots.token"
bot = hikari.GatewayBot(
    TOKEN, rest_url=os.environ["API"] + "/v10", banner=None, intents=hikari.Intents.GUILDS
)


async def step(name, act, refusal=None):
    try:
        result = await act
    except Exception as error:
        expected = refusal is not None and getattr(error, "code", None) == refusal
        print(f"ok {name}" if expected else f"FAIL {name}: {error!r}", flush=True)
        return None
    print(f"FAIL {name}: not refused" if refusal else f"ok {name}", flush=True)
    return result


@bot.listen(hikari.StartedEvent)
async def start(_):
    application = await step("application", bot.rest.fetch_application())
    option = hikari.CommandOption(
        type=hikari.OptionType.STRING,
        name="what",
        description="What",
        is_required=True,
        autocomplete=True,
    )
    probe = bot.rest.slash_command_builder("probe", "Tries what there is").add_option(option)
    await step("set commands", bot.rest.set_application_commands(application.id, [probe]))
    await step("fetch myself", bot.rest.fetch_my_user())
    await step("fetch servers", bot.rest.fetch_my_guilds().count())
    for guild in bot.cache.get_guilds_view():
        await step("fetch server", bot.rest.fetch_guild(guild))
        await step("fetch channels", bot.rest.fetch_guild_channels(guild))
        await step("fetch roles", bot.rest.fetch_roles(guild))
    print("done start", flush=True)


@bot.listen(hikari.ExceptionEvent)
async def failed(event):
    print(f"FAIL {event.failed_event}: {event.exception!r}", flush=True)


@bot.listen(hikari.InteractionCreateEvent)
async def hear(event):
    act = event.interaction
    if isinstance(act, hikari.AutocompleteInteraction):
        choice = hikari.impl.AutocompleteChoiceBuilder("answer", "answer")
        await step("complete", act.create_response([choice]))
    elif isinstance(act, hikari.ComponentInteraction):
        await (press if act.custom_id == "press" else choose)(act)
    else:
        await (answer if act.options[0].value == "answer" else later)(act)


async def press(act):
    kind = hikari.ResponseType.MESSAGE_UPDATE
    await step("update", act.create_initial_response(kind, "pressed", attachments=None))
    print("done press", flush=True)


async def choose(act):
    kind = hikari.ResponseType.DEFERRED_MESSAGE_UPDATE
    await step("defer update", act.create_initial_response(kind))
    await step("edit after", act.edit_initial_response(f"chosen {act.values[0]}"))
    print("done choose", flush=True)


def rows():
    buttons = bot.rest.build_message_action_row()
    buttons.add_interactive_button(hikari.ButtonStyle.PRIMARY, "press", label="Press", emoji="🎲")
    menu = bot.rest.build_message_action_row()
    menu.add_text_menu("choose").add_option("one", "1").add_option("two", "2")
    return [buttons, menu]


async def answer(act):
    kind = hikari.ResponseType.MESSAGE_CREATE
    picture = hikari.Bytes(PNG, "dot.png")
    more = {"attachment": picture, "components": rows()}
    await step("answer", act.create_initial_response(kind, "hello", **more))
    await step("fetch answer", act.fetch_initial_response())
    await step("edit answer", act.edit_initial_response("edited"))
    await step("follow up", act.execute("more", flags=hikari.MessageFlag.EPHEMERAL))
    await step("answer twice", act.create_initial_response(kind, "again"), refusal=40060)
    channel = act.channel_id
    message = await step("send", bot.rest.create_message(channel, "x"))
    await step("reply", bot.rest.create_message(channel, "y", reply=message))
    await step("react", message.add_reaction("👍"))
    await step("pin", bot.rest.pin_message(channel, message))
    await step("type", bot.rest.trigger_typing(channel))
    await step("read", bot.rest.fetch_messages(channel).limit(2).count())
    await step("too long", bot.rest.create_message(channel, "x" * 2001), refusal=50035)
    await step("empty", bot.rest.create_message(channel, " "), refusal=50006)
    await step("delete", message.delete())
    await step("delete twice", message.delete(), refusal=10008)
    kind = hikari.ChannelType.GUILD_PUBLIC_THREAD
    thread = await step("thread", bot.rest.create_thread(channel, kind, "aside"))
    await step("thread, archived", bot.rest.edit_channel(thread, archived=True))
    await step("thread, woken", bot.rest.create_message(thread, "x"))
    await step("thread, deleted", bot.rest.delete_channel(thread))
    print("done answer", flush=True)


async def later(act):
    kind = hikari.ResponseType.DEFERRED_MESSAGE_CREATE
    await step("defer", act.create_initial_response(kind, flags=hikari.MessageFlag.EPHEMERAL))
    picture = hikari.Bytes(PNG, "dot.png")
    await step("edit deferred", act.edit_initial_response("done", attachment=picture))
    await step("delete answer", act.delete_initial_response())
    await step("delete answer twice", act.delete_initial_response(), refusal=10008)
    print("done later", flush=True)


bot.run(check_for_updates=False)
