"""The pages of the rules as the server sends them: to anybody, in their language."""

import asyncio
import re
import threading
from html import unescape

import pytest

import spielwerk
from spielwerk import rulespages
from spielwerk.server.matches.refusals import Refusal
from spielwerk.server.transport.pages import Page
from spielwerk.server.transport.rules import WAITING, Making
from tests.server.serving import Serving


@pytest.mark.parametrize("game", spielwerk.games())
def test_a_page_of_rules_comes_in_the_language_that_is_asked_for(
    serving: Serving, game: str
) -> None:
    german = serving.ask(
        f"/rules/{game}", headers={"accept-language": "fr, de-AT;q=0.8, en;q=0.5"}
    )
    assert german.status == 200
    assert '<html lang="de">' in german.body.decode()
    assert "accept-language" in german.headers["vary"]
    assert german.body == serving.ask(f"/rules/de/{game}").body
    assert '<html lang="en">' in serving.ask(f"/rules/{game}").body.decode()
    assert f'href="/rules/de/{game}"' in serving.ask(f"/rules/en/{game}").body.decode()


def test_a_page_is_for_the_table_that_is_asked_for(serving: Serving) -> None:
    everything = serving.ask("/rules/en/dog").body.decode()
    pair = serving.ask("/rules/en/dog?seats=2&fold=").body.decode()
    assert 'id="M9"' in everything
    assert 'id="M9"' not in pair
    assert 'href="/rules/de/dog?seats=2"' in pair


def test_a_figure_can_be_tried_in_the_language_of_its_page(serving: Serving) -> None:
    german = serving.ask("/rules/de/dog/figures/fresh")
    assert german.status == 200
    assert "Ein frischer Stein versperrt den Weg." in german.body.decode()
    for path in ("de/dog/figures/nothing", "de/chess/figures/fresh", "fr/dog/figures/fresh"):
        assert serving.ask(f"/rules/{path}").status == 404


def test_what_cannot_be_is_said_and_the_whole_page_shown(serving: Serving) -> None:
    for query in ("seats=9", "fold=perhaps", "colour=red", "teams=trios", "seats=x"):
        answer = serving.ask(f"/rules/en/dog?{query}")
        assert answer.status == 400
        assert 'role="alert"' in answer.body.decode()
        assert 'id="M9"' in answer.body.decode()


@pytest.mark.parametrize(
    ("query", "why"),
    [
        ("seats=9", "Mit so vielen Plätzen gibt es das Spiel nicht."),
        ("fold=perhaps", "„{dog-option-fold}“ lässt sich so nicht wählen."),
        ("seats=2&teams=trios", "„{dog-option-teams}“ lässt sich so nicht wählen."),
        ("colour=red", "Die Adresse nennt etwas, das dieses Spiel nicht kennt."),
        ("preset=none", "Die Adresse nennt etwas, das dieses Spiel nicht kennt."),
    ],
)
def test_why_it_cannot_be_is_said_in_the_language_of_the_page(
    serving: Serving, query: str, why: str
) -> None:
    told = unescape(serving.ask(f"/rules/de/dog?{query}").body.decode())
    alert = re.search(r'role="alert">([^<]*)<', told)
    assert alert is not None
    texts = rulespages.Page(spielwerk.load("dog"), "de")
    expected = re.sub(r"{(.+)}", lambda name: texts.say(name[1]), why)
    assert alert[1] == f"So einen Tisch gibt es nicht: {expected}"


def test_names_in_figures_are_in_the_language_of_the_page(serving: Serving) -> None:
    for language, word in (("de", "Folge mit Joker"), ("en", "run with a Joker")):
        page = serving.ask(f"/rules/{language}/streifzug?preset=extended").body.decode()
        assert "⟦" not in page
        assert f">{word}</text>" in page


def test_there_are_no_rules_of_other_games_or_in_other_languages(serving: Serving) -> None:
    for path in ("/rules/chess", "/rules/fr/dog", "/rules/en/chess"):
        assert serving.ask(path).status == 404


def test_what_is_asked_for_is_text_and_never_a_part_of_the_page(serving: Serving) -> None:
    answer = serving.ask("/rules/en/dog?fold=%3Cscript%3Ealert(1)%3C/script%3E")
    assert answer.status == 400
    assert "<script>" not in answer.body.decode()


def test_pages_are_made_one_after_another_and_only_so_many_wait() -> None:
    free, at_once = threading.Event(), [0]

    def make() -> tuple[int, Page]:
        at_once[0] += 1
        free.wait(60)
        at_once[0] -= 1
        return at_once[0], Page.of("page.html", b"", "")

    async def ask() -> list[int]:
        making = Making()
        waiting = [asyncio.create_task(making.made(page, make)) for page in range(1 + WAITING)]
        await asyncio.sleep(0)
        with pytest.raises(Refusal, match="come again"):
            await making.made("another", make)
        free.set()
        made = await asyncio.gather(*waiting)
        free.clear()
        assert await making.made(WAITING, make) == made[WAITING], "what is kept is not made again"
        return [still for still, _ in made]

    assert asyncio.run(ask()) == [0] * (1 + WAITING)
