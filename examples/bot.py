"""A program that plays a match against the bots: python examples/bot.py http://127.0.0.1:8000

It knows nothing of the game: it answers every question that waits for it with some open option.
Only the standard library is needed.
"""

import json
import random
import sys
import time
import urllib.error
import urllib.request


def call(address, token="", data=None):
    """One request; a refusal comes back as data too."""
    headers = {"Content-Type": "application/json", "Authorization": f"Bearer {token}"}
    body = None if data is None else json.dumps(data).encode()
    try:
        with urllib.request.urlopen(urllib.request.Request(address, body, headers), timeout=30) as answer:
            return json.load(answer)
    except urllib.error.HTTPError as error:
        return json.load(error)


def text_of(option):
    """An option as the table reads it: a list is written with commas."""
    if isinstance(option, list):
        return ",".join(map(text_of, option)) or "-"
    return str(option)


def play(server):
    """Lay a table with two bots of the server, play to the end, and return the result."""
    seat = call(f"{server}/api/tables", data={"players": 3, "bots": ["novice", "player"], "name": "Пример"})
    table, token = f"{server}/api/tables/{seat['code']}", seat["token"]
    call(f"{table}/start", token, {})
    heard = 0
    while True:
        view = call(f"{table}/view?after={heard}", token)
        for event in view["log"]:
            print(event)
        heard = view["heard"]
        if view["over"]:
            return view["over"]
        waiting = [one for one in view["questions"] if one["default"] is not None and one["options"]]
        if not waiting:
            time.sleep(0.2)  # or follow the stream at {table}/events
            continue
        question = random.choice(waiting)
        answer = {"question": question["id"], "text": text_of(random.choice(question["options"]))}
        said = call(f"{table}/answer", token, answer)
        if "refused" in said:
            print(said["text"])


if __name__ == "__main__":
    print(play(sys.argv[1] if len(sys.argv) > 1 else "http://127.0.0.1:8000"))
