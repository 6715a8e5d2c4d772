"""`legal`, `replay` and `review`: looking at positions and at matches that have been played."""

import json
from collections.abc import Sequence

import spielwerk
from spielwerk import IllegalAction, Match
from spielwerk.cli.commands.progress import progress
from spielwerk.cli.terminal.plain import voice_of
from spielwerk.cli.terminal.words import words_of
from spielwerk.core.documents import Written


def show_legal(match: Match, as_json: bool) -> None:
    """The legal actions of every seat that has to act, one a line."""
    legal = {seat: match.legal(seat) for seat in match.seats_to_act()}
    if as_json:
        print(json.dumps({"over": match.over, "legal": legal}, ensure_ascii=False))
        return
    for seat, actions in legal.items():
        for action in actions:
            print(f"{seat}: {action}")


def show_why(match: Match, action: str, language: str, as_json: bool) -> None:
    """Why every seat that has to act (after the end: every seat) cannot play an action."""
    voice = voice_of(match.game, words_of(match.game.name, language), None)
    seats = match.seats_to_act() or range(match.game.seats)
    reasons = {seat: match.why_not(seat, action) for seat in seats}
    if as_json:
        told = {seat: reason_of(reason) for seat, reason in reasons.items()}
        print(json.dumps({"over": match.over, "action": action, "why": told}, ensure_ascii=False))
        return
    for seat, reason in reasons.items():
        said = voice.refusal(reason) if reason else voice.say("cli-legal", action=action)
        print(f"{seat}: {said}")


def reason_of(reason: IllegalAction | None) -> Written:
    """Whether an action is legal, and if not, the paragraph and the name of the reason."""
    if reason is None:
        return {"legal": True}
    named = {"rule": reason.rule, "reason": reason.code, "args": reason.reason_args}
    return {"legal": False, **named, "text": str(reason)}


class Retelling:
    """What is said at each step of a match, to one seat or, with every action, to nobody."""

    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        self.steps: list[Written] = []
        self.told = 0

    def watch(self, match: Match) -> None:
        """Called before the first step and after every one."""
        events = match.events(self.seat, self.told)
        self.told += len(events)
        step: Written = {"events": events}
        if self.seat is None and match.steps:
            who, action = match.steps[-1]
            step = {"who": who, "action": action, "events": events}
        if events or "who" in step:
            self.steps.append(step)


def show_replay(document: Written, seat: int | None, language: str, as_json: bool) -> None:
    """A transcript, step by step."""
    retelling = Retelling(seat)
    match = spielwerk.replay(document, watch=retelling.watch)
    if as_json:
        frame = {"game": match.game.name, "seat": seat, "steps": retelling.steps}
        end = {"over": match.over, "returns": match.returns, "scores": match.scores}
        print(json.dumps(frame | end, ensure_ascii=False))
        return
    voice = voice_of(match.game, words_of(match.game.name, language), seat)
    number = 0
    for step in retelling.steps:
        if "who" in step:
            number += 1
            print(f"{number:>4}  {step['who']}: {step['action']}")
        for sentence in voice.told(step["events"]):
            print(f"{'':6}{sentence}")


MARKS = "▁▂▃▄▅▆▇█"
WIDTH = 60
TOLD = 10
"""So many missed chances are told of; `--json` has all."""


def show_review(document: Written, language: str, as_json: bool) -> None:
    """What there is to say about a match."""
    with progress(transient=True) as bar:
        task = bar.add_task("review", total=None)
        told = spielwerk.review(
            document, watch=lambda done, of: bar.update(task, completed=done, total=of)
        )
    if as_json:
        print(json.dumps(told, ensure_ascii=False))
        return
    say = words_of(told["game"], language).say
    print(say("cli-review-chances"))
    for seat in range(told["seats"]):
        luck, lost = (f"{100 * told[key][seat]:+.0f} %" for key in ("luck", "lost"))
        print(f"  {say('cli-review-seat', seat=seat)}  {curve([c[seat] for c in told['curve']])}")
        print(f"    {say('cli-review-luck')} {luck}  {say('cli-review-lost')} {lost.strip('+')}")
    print(say("cli-review-turning"))
    for number in told["turning_points"]:
        step = told["steps"][number]
        print(f"{number + 1:>6}  {step['who']}: {step['action']}")
    print(say("cli-review-missed" if told["missed"] else "cli-review-none"))
    for missed in told["missed"][:TOLD]:
        named = {key: missed[key] for key in ("seat", "better", "played")}
        gain = round(100 * missed["gain"])
        print("  " + say("cli-review-better", step=missed["step"] + 1, gain=gain, **named))


def curve(chances: Sequence[float]) -> str:
    """Chances as a line of bars, as many as fit."""
    shown = [chances[i * (len(chances) - 1) // (WIDTH - 1)] for i in range(WIDTH)]
    return "".join(MARKS[min(int(chance * len(MARKS)), len(MARKS) - 1)] for chance in shown)
