"""A bot on discord.py for the sandbox. drive.py starts it and presses what it registers.

Each step is a line: `ok NAME`, or `FAIL NAME: why`. A step that Discord refuses names the code that
it must be refused with.
"""
import base64
import io
import os
import traceback

import discord
import discord.gateway
import discord.http
import yarl
from discord import app_commands

API = os.environ["API"]
discord.http.Route.BASE = f"{API}/v10"
# One pixel.
PNG = base64.b64decode(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk"
    "YPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=="
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


def dot(name="dot.png"):
    return discord.File(io.BytesIO(PNG), name, description="A dot")


class Bot(discord.Client):
    def __init__(self):
        super().__init__(intents=discord.Intents(guilds=True, guild_messages=True))
        self.tree = app_commands.CommandTree(self)

    async def on_ready(self):
        await step("application", self.application_info())
        await step("set commands", self.tree.sync())
        await step("fetch commands", self.tree.fetch_commands())
        emoji = await step("create emoji", self.create_application_emoji(name="dot", image=PNG))
        await step("delete emoji", emoji.delete())
        await step("fetch servers", anext(self.fetch_guilds()))
        for guild in self.guilds:
            await step("fetch server", self.fetch_guild(guild.id))
            await step("fetch myself", guild.fetch_member(self.user.id))
            await step("fetch channels", guild.fetch_channels())
            await step("fetch roles", guild.fetch_roles())
            await step("fetch active threads", guild.active_threads())
        print("done start", flush=True)

    async def on_error(self, event, *_):
        print(f"FAIL {event}: {traceback.format_exc().splitlines()[-1]}", flush=True)


class Controls(discord.ui.View):
    @discord.ui.button(label="Press", custom_id="press", emoji="🎲")
    async def press(self, act, _):
        await step("update", act.response.edit_message(content="pressed", attachments=[]))
        print("done press", flush=True)

    @discord.ui.select(
        custom_id="choose",
        options=[
            discord.SelectOption(label="one", value="1"),
            discord.SelectOption(label="two", value="2"),
        ],
    )
    async def choose(self, act, menu):
        await step("defer update", act.response.defer())
        await step("edit after", act.edit_original_response(content=f"chosen {menu.values[0]}"))
        print("done choose", flush=True)

    async def on_error(self, _, error, item):
        print(f"FAIL {item}: {error!r}", flush=True)


bot = Bot()


@bot.tree.command(description="Tries what there is")
async def probe(act: discord.Interaction, what: str):
    await (answer if what == "answer" else later)(act)


@probe.autocomplete("what")
async def complete(_, typed):
    return [app_commands.Choice(name="answer", value="answer")]


async def answer(act):
    embed = discord.Embed(title="A dot").set_image(url="attachment://dot.png")
    send = act.response.send_message("hello", embed=embed, file=dot(), view=Controls(timeout=None))
    await step("answer", send)
    await step("fetch answer", act.original_response())
    await step("edit answer", act.edit_original_response(content="edited"))
    await step("follow up", act.followup.send("more", ephemeral=True, wait=True))
    channel = act.channel
    message = await step("send", channel.send("x", nonce="1"))
    await step("reply", message.reply("y"))
    await step("react", message.add_reaction("👍"))
    await step("pin", message.pin())
    await step("edit with a file", message.edit(content="z", attachments=[dot()]))
    await step("type", channel.typing().__aenter__())
    await step("read", anext(channel.history(limit=2)))
    await step("too long", channel.send("x" * 2001), refusal=50035)
    await step("empty", channel.send(" "), refusal=50006)
    await step("delete", message.delete())
    await step("delete twice", message.delete(), refusal=10008)
    kind = discord.ChannelType.public_thread
    thread = await step("thread", channel.create_thread(name="aside", type=kind))
    await step("thread, joined", thread.join())
    await step("thread, archived", thread.edit(archived=True))
    await step("thread, woken", thread.send("x"))
    await step("thread, deleted", thread.delete())
    print("done answer", flush=True)


async def later(act):
    await step("defer", act.response.defer(thinking=True, ephemeral=True))
    await step("fetch deferred", act.original_response())
    await step("edit deferred", act.edit_original_response(content="done", attachments=[dot()]))
    await step("delete answer", act.delete_original_response())
    await step("delete answer twice", act.delete_original_response(), refusal=10008)
    print("done later", flush=True)


gateway = yarl.URL(API.replace("http", "ws", 1)).with_path("/gateway")
discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = gateway
bot.run("a.bots.token", log_handler=None)
