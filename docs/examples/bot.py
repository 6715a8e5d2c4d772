"""A program at a table: any legal action, whatever the game. `bot.py SERVER TABLE KEY`."""

import json
import random
import sys
from urllib.request import Request, urlopen


def ask(address, key, message=None):
    headers = {"authorization": f"Bearer {key}", "content-type": "application/json"}
    return urlopen(Request(address, message and json.dumps(message).encode(), headers))


def play(server, table, key):
    table, decided = f"{server.rstrip('/')}/api/tables/{table}", -1
    for line in ask(f"{table}/stream", key):
        told = json.loads(line) if line.strip() else {"type": "silence"}
        if told["type"] != "update":
            continue
        if told["over"]:
            break
        if told["legal"] and told["decision"] > decided:
            decided = told["decision"]
            action = random.choice(told["legal"])
            ask(f"{table}/messages", key, {"type": "play", "decision": decided, "action": action})
    return told["returns"]


if __name__ == "__main__":
    print(json.dumps(play(*sys.argv[1:])))
