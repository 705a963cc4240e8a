"""What a reading page weighs: bytes and requests of a first visit until the page has loaded, and of the page after it."""

from typing import NamedTuple

from bench.link import UNTHROTTLED
from bench.phone import Phone

#: Milliseconds after the page's load event within which a script that does not wait for idleness would have asked for more.
AFTER_LOAD = 500


class Weight(NamedTuple):
    """Bytes over the line, headers included, and requests; ``failed`` counts answers that are errors."""

    bytes: int
    requests: int
    failed: int


def weigh(phone: Phone, first: str, following: str) -> tuple[Weight, Weight]:
    """The weight of a first page on a fresh profile and of a page opened after it."""
    traffic = phone.server.traffic
    weights = []
    with phone.awake() as page:
        for path in (first, following):
            traffic.clear(UNTHROTTLED)
            page.goto(phone.server.url + path, wait_until="load")
            page.wait_for_timeout(AFTER_LOAD)
            failed = sum(status >= 400 for _, status in traffic.requests)
            weights.append(Weight(traffic.bytes, len(traffic.requests), failed))
    return weights[0], weights[1]
