"""Whoever has had a letter says on a page of ours whether more are wanted."""

from playwright.sync_api import expect

from tests.server.serving import Serving
from tests.server.test_letters import PostOffice, reach, strategus, token_in, with_letters
from tests.server.test_letters import office as office  # noqa: PLC0414 - a fixture here, too
from tests.web.conftest import Visits
from tests.web.pages import Pages
from tests.web.visitor import PHONE


def test_a_letter_s_link_leads_to_yes_and_to_no(
    own_serving: Serving, office: PostOffice, visit: Visits
) -> None:
    with_letters(own_serving, office)
    _, (_, ben) = strategus(own_serving)
    reach(ben, "ben@example.org")
    reader = Pages(visit(PHONE, "de", url=own_serving.url))
    reader.visitor.go(f"letters#mail={token_in(office.letter())}")
    said = reader.page.get_by_role("status")
    expect(said).to_have_text(reader.word("letters-about"))
    reader.hands.button(reader.named("button", "letters-yes"))
    expect(said).to_have_text(reader.word("letters-wanted"))
    ben.close()
    assert office.letter()["Subject"] == "Strategus: Du bist dran"
    reader.hands.button(reader.named("button", "letters-no"))
    expect(said).to_have_text(reader.word("letters-ended"))
    expect(reader.named("button", "letters-yes")).to_be_visible()


def test_a_link_of_no_letter_says_so(visit: Visits) -> None:
    reader = Pages(visit(language="en"))
    reader.visitor.go("letters#mail=nonsense")
    reader.hands.button(reader.named("button", "letters-yes"))
    expect(reader.page.get_by_role("alert")).to_have_text(reader.word("letters-unknown"))
    reader.visitor.forgive("404|Failed to load")
