"""The learned baseline says how it was taught."""

import spielwerk
from spielwerk.envs.baseline import Course, report


def test_its_report_tells_how_many_steps_it_has_seen_and_how_many_a_lesson_has() -> None:
    course = Course(tables=4, steps=8, units=4)
    _, told = report(spielwerk.load("stramash"), 0.0, 8, course, lambda _: None)
    assert told["lessons"] == 1
    assert (told["steps"], told["tables"]) == (8, 4)
    assert told["seen"] == 8 * 4
    assert told["against_anything"]["matches"] == 8
