"""Make a picture of few colours small: PNG with a palette, from the full-colour one that a browser writes."""

import struct
import zlib
from collections import Counter

SIGNATURE = b"\x89PNG\r\n\x1a\n"
MOST_COLOURS = 256

Colour = tuple[int, int, int]


def with_palette(png: bytes) -> bytes:
    """The same picture with at most 256 colours; a rare one becomes the nearest of the frequent ones."""
    width, height, pixels = _decoded(png)
    colours = [(pixels[place], pixels[place + 1], pixels[place + 2]) for place in range(0, len(pixels), 3)]
    palette = [colour for colour, _ in Counter(colours).most_common(MOST_COLOURS)]
    index: dict[Colour, int] = {colour: number for number, colour in enumerate(palette)}
    for colour in set(colours) - set(index):
        index[colour] = min(range(len(palette)), key=lambda number: _distance(palette[number], colour))
    rows = bytearray()
    for start in range(0, len(colours), width):
        rows.append(0)  # no filter: palette numbers have no neighbours to differ from
        rows += bytes(index[colour] for colour in colours[start : start + width])
    header = struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)
    table = bytes(part for colour in palette for part in colour)
    chunks = [(b"IHDR", header), (b"PLTE", table), (b"IDAT", zlib.compress(bytes(rows), 9)), (b"IEND", b"")]
    return SIGNATURE + b"".join(_chunk(kind, data) for kind, data in chunks)


def _distance(one: Colour, other: Colour) -> int:
    return sum((a - b) ** 2 for a, b in zip(one, other, strict=True))


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def size(png: bytes) -> tuple[int, int]:
    """Width and height in pixels."""
    width, height = struct.unpack(">II", png[16:24])
    return width, height


def _decoded(png: bytes) -> tuple[int, int, bytes]:
    """Width, height and the pixels, three bytes each, of a PNG with 8 bits a colour, with or without transparency."""
    assert png.startswith(SIGNATURE)
    width, height, depth, kind = struct.unpack(">IIBB", png[16:26])
    assert depth == 8
    assert kind in (2, 6)
    samples = 3 if kind == 2 else 4
    packed, place = b"", len(SIGNATURE)
    while place < len(png):
        (length,) = struct.unpack(">I", png[place : place + 4])
        if png[place + 4 : place + 8] == b"IDAT":
            packed += png[place + 8 : place + 8 + length]
        place += 12 + length
    raw, stride = zlib.decompress(packed), width * samples
    before, pixels = bytearray(stride), bytearray()
    for row in range(height):
        start = row * (stride + 1)
        before = _unfiltered(raw[start], bytearray(raw[start + 1 : start + 1 + stride]), before, samples)
        for place in range(0, stride, samples):
            pixels += before[place : place + 3]
    return width, height, bytes(pixels)


def _unfiltered(method: int, line: bytearray, above: bytearray, samples: int) -> bytearray:
    """A row as it was before PNG wrote only what differs from its neighbours."""
    for place in range(len(line)):
        left = line[place - samples] if place >= samples else 0
        corner = above[place - samples] if place >= samples else 0
        up = above[place]
        if method == 4:
            guess = left + up - corner
            near = min((abs(guess - left), 0, left), (abs(guess - up), 1, up), (abs(guess - corner), 2, corner))
            add = near[2]
        else:
            add = (0, left, up, (left + up) // 2)[method]
        line[place] = (line[place] + add) & 255
    return line
