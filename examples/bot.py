"""A bot that plays through the public API. Usage: bot.py SERVER TOKEN [TABLE...]

It plays every turn of its person at the given tables, or at all of them, until they are finished.
Replace `pick` by something cleverer: `view` is all that the seat may know (docs/api.md).
"""

import json
import random
import sys
import urllib.request


def call(server, token, path, body=None):
    headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}
    data = json.dumps(body).encode() if body is not None else None
    return urllib.request.urlopen(urllib.request.Request(server + path, data, headers))


def pick(view, options):
    return random.choice(options)


def play(server, token, tables):
    left = set(tables)
    for line in call(server, token, "/api/v1/stream"):
        news = json.loads(line)
        table = news.get("table")
        if news["type"] == "ping" or (tables and table not in tables):
            continue
        if news["type"] == "table" and news["status"] in ("finished", "abandoned"):
            left.discard(table)
            if tables and not left:
                return
        while news["type"] == "turn":
            path = f"/api/v1/tables/{table}"
            position = json.load(call(server, token, f"{path}/position?seat={news['seat']}"))
            if not position["options"]:
                break
            option = pick(position["view"], position["options"])
            choice = {"seat": news["seat"], "option": option, "version": position["version"]}
            answer = json.load(call(server, token, f"{path}/choose", choice))
            print(table, option, answer["result"], flush=True)


if __name__ == "__main__":
    play(sys.argv[1], sys.argv[2], sys.argv[3:])
