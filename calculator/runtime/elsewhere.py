"""Runs inside Pyodide, never here: calls on much of Python that the engine does not use, and comes to one text."""

import array
import csv
import datetime
import decimal
import io
import itertools
import math
import pickle
import struct
import unicodedata
import xml.etree.ElementTree
import zlib

rows = list(csv.reader(io.StringIO('a;"b;c"\r\n1;2', newline=""), delimiter=";"))
tree = xml.etree.ElementTree.fromstring("<a><b c='1'>d</b></a>")
moment = datetime.datetime(2026, 11, 30, 20, 15, tzinfo=datetime.UTC)
facts = [
    decimal.Decimal("2").sqrt(),
    unicodedata.normalize("NFD", "Zoé").encode(),
    zlib.crc32(zlib.compress(b"Payoo" * 99)),
    array.array("d", [0.5, 1.5]).tobytes().hex(),
    struct.unpack("<hf", struct.pack("<hf", -7, 2.5)),
    moment.isoformat(),
    (moment + datetime.timedelta(days=93)).strftime("%A %d %B %Y"),
    pickle.loads(pickle.dumps({"a": {1, 2}, "b": rows, "c": moment})),
    tree[0].attrib | {"text": tree[0].text},
    [math.gamma(5), math.erf(0.5), cmp := complex(1, 2) ** 3, cmp.conjugate()],
    list(itertools.permutations("abc", 2))[:3],
    "{:>+12,.3e}|{!r:^9}".format(12345.678, "x"),
    compile("async def f():\n  async with a as b: yield await b", "f", "exec").co_names,
]
"\n".join(map(repr, facts))
