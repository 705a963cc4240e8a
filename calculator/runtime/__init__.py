"""Bring the engine into the browser: build steps only, in the order in which they run.

1. ``unpack``: the wheel's files, dated and owned alike on every machine.
2. ``pack``: one stored zip of them, written by pyodide-build, named by its content.
3. ``pieces``: the published files of the pinned Pyodide beside it.
4. ``manifest``: what lies there and how large it is, under one build id for all pieces.

``python -m calculator.runtime`` runs them. It needs pyodide-build (``requirements.txt`` here), nothing else.
"""
