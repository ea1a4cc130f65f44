"""Starts a sandbox and a client in it, presses what the client registers, and judges what it says:

    drive.py CARCAS NAME COMMAND...

CARCAS is the program, COMMAND starts the client. The client says `done` after each part. The answer
is 0 if all parts came to their end and no step failed.
"""
import json
import os
import queue
import subprocess
import sys
import threading
import time
import urllib.request

PATIENCE = 90


class Told:
    """The lines of a process, as they come."""

    def __init__(self, command, **more):
        pipes = {"stdout": subprocess.PIPE, "stderr": subprocess.STDOUT, "text": True}
        self.process = subprocess.Popen(command, **pipes, **more)
        self.lines, self.said = queue.Queue(), []
        threading.Thread(target=self.listen, daemon=True).start()

    def listen(self):
        for line in self.process.stdout:
            self.lines.put(line.rstrip())
        self.lines.put(None)

    def until(self, is_it):
        """The first new line for which this holds."""
        end = time.monotonic() + PATIENCE
        while True:
            try:
                line = self.lines.get(timeout=max(0, end - time.monotonic()))
            except queue.Empty:
                line = None
            if line is None:
                raise SystemExit("\n".join([*self.said[-30:], "it says no more"]))
            self.said.append(line)
            if is_it(line):
                return line

    def end(self):
        self.process.terminate()
        self.process.wait()


class People:
    """The user side of the sandbox."""

    def __init__(self, url):
        self.url = url

    def call(self, path, body=None):
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.url + path, data)
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
            return json.load(answer)

    def command(self, channel, what):
        body = {"user": "Ada", "channel": channel, "command": "probe", "options": {"what": what}}
        return self.settled(self.call("/user/command", body))

    def settled(self, sent):
        state = {"state": "pending"}
        end = time.monotonic() + PATIENCE
        while state["state"] not in ("answered", "failed") and time.monotonic() < end:
            state = self.call(f"/user/interaction/{sent['interaction']}?wait=1000")
        if state["state"] != "answered":
            raise SystemExit(f"an interaction is {state['state']}")
        return state

    def press(self, message, custom_id, values=None):
        body = {"user": "Ben", "message": message, "custom_id": custom_id, "values": values}
        return self.settled(self.call("/user/component", body))


def talk(people, client):
    def done(part):
        client.until(lambda line: line == f"done {part}")

    done("start")
    body = {"user": "Ada", "channel": "general", "command": "probe", "focused": "what"}
    choices = people.call("/user/autocomplete", body)["choices"]
    if choices != [{"name": "answer", "value": "answer"}]:
        raise SystemExit("the choices are wrong")
    answer = people.command("general", "answer")["messages"][0]
    done("answer")
    people.press(answer, "choose", ["2"])
    done("choose")
    people.press(answer, "press")
    done("press")
    for channel in ("general", "@me"):
        people.command(channel, "later")
        done("later")


def main():
    carcas, name, *command = sys.argv[1:]
    alone = {**os.environ, "CARCAS_SANDBOX_ADDR": "127.0.0.1:0"}
    sandbox = Told([carcas, "sandbox"], env=alone)
    client = None
    try:
        url = sandbox.until(lambda line: line.startswith("Open ")).split()[1].rstrip("/")
        people = People(url)
        # There is a server before the client looks for one.
        people.call("/user/messages?channel=general")
        client = Told(command, env={**os.environ, "API": f"{url}/api"})
        talk(people, client)
    finally:
        for process in filter(None, (client, sandbox)):
            process.end()
    failed = [line for line in client.said if line.startswith("FAIL")]
    count = sum(line.startswith("ok ") for line in client.said)
    print("\n".join([f"{name}: {count} steps, {len(failed)} failed", *failed]))
    sys.exit(1 if failed else 0)


main()
