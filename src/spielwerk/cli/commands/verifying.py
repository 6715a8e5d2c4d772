"""`verify`: whether every card, draw and die of a match is the one that it had to be."""

import json

import spielwerk
from spielwerk.cli.terminal.words import words_of
from spielwerk.core.documents import Written
from spielwerk.text import Texts


def show_verified(document: Written, seed: str | None, language: str, as_json: bool) -> int:
    """Say where every outcome came from; 1 if anything is not as it has to be."""
    told = spielwerk.verify(document, seed)
    if as_json:
        print(json.dumps(told, ensure_ascii=False))
    else:
        say(told, words_of(document["game"], language))
    return 0 if told["good"] else 1


def say(told: Written, texts: Texts) -> None:
    """In words: the secret, the seeds, every outcome, and what all that comes to."""
    print(texts.say("cli-verify-secret" if told["committed"] else "cli-verify-secret-wrong"))
    print(texts.say("cli-verify-seeds", count=told["seeds"]))
    for seat in told["withheld"]:
        print(texts.say("cli-verify-seed-withheld", seat=seat))
    for seat in told["seats"]:
        print(texts.say("cli-verify-seed-wrong", seat=seat))
    for seat in told["own"] or []:
        print(texts.say("cli-verify-own", seat=seat))
    if told["own"] == []:
        print(texts.say("cli-verify-own-missing"))
    for step in told["steps"]:
        print(line(step, texts))
    print(texts.say("cli-verify-limits", seeds=told["seeds"]))
    print(verdict(told, texts))


def verdict(told: Written, texts: Texts) -> str:
    """What all that comes to; what was taken over from another match is named."""
    wrong = [step["step"] for step in told["steps"] if step["good"] is False]
    judged, taken = told["judged"], told["taken"]
    if wrong:
        return texts.say("cli-verify-wrong", step=wrong[0] + 1, count=len(wrong))
    if not told["committed"] or told["seats"]:
        return texts.say("cli-verify-bad")
    if judged == 0:
        return texts.say("cli-verify-nothing", count=len(told["steps"]), taken=taken)
    if taken:
        return texts.say("cli-verify-partly", count=judged, taken=taken)
    if told["own"] == []:
        return texts.say("cli-verify-without")
    return texts.say("cli-verify-good" if told["seeds"] else "cli-verify-alone", count=judged)


def line(step: Written, texts: Texts) -> str:
    """One outcome: which step, what, and from which ticket of how many, counted from 1."""
    told = f"{step['step'] + 1:>5}  {step['says']:<12} "
    if step["taken"]:
        return told + texts.say("cli-verify-taken")
    named = {key: step[key] for key in ("of", "weight", "draw")}
    told += texts.say("cli-verify-drawn", ticket=step["ticket"] + 1, **named)
    if not step["good"]:
        told += f" ≠ {step['brings']}"
    return told
