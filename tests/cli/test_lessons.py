"""`spielwerk lessons`: for whoever writes scenes, or house rules."""

import json

from tests.cli.process import refused, spielwerk


def test_the_scenes_of_a_game_hold() -> None:
    done = spielwerk("lessons", "dog")
    assert done.returncode == 0
    lines = done.stdout.splitlines()
    assert lines[0] == "out          first  2 asked  holds"
    assert lines[-1].startswith("dog: 14 of 14 scenes hold; the first game takes ")


def test_what_a_house_rule_changes_is_said_and_the_exit_code_is_1() -> None:
    done = spielwerk("lessons", "strategus", "-o", "hare_attack=adjacent", "--json")
    assert done.returncode == 1
    faults = [one for one in json.loads(done.stdout)["scenes"] if one["fault"]]
    assert [one["scene"] for one in faults] == ["hare"]
    assert "§M2" in faults[0]["fault"]


def test_nonsense_is_refused() -> None:
    assert "unknown game 'chess'" in refused(["lessons", "chess"])
    assert "fold" in refused(["lessons", "dog", "-o", "fold=twice"])
    assert refused(["lessons", "-o", "fold=one_card"]).endswith("a game is needed that has them")
