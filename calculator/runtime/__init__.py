"""Bring the engine into the browser: build steps only, in the order in which they run.

1. ``unpack``: the wheel's files, dated and owned alike on every machine.
2. ``questions``, ``gate`` (``answer.mjs``): the published Pyodide answers the engine's whole test data; what it loads is noted.
3. ``reach``, ``trim`` (``compile.mjs``): what is needed of the standard library and the engine becomes byte code.
4. ``pack``: one stored zip of it, written by pyodide-build, named by its content.
5. ``split`` (``profile.mjs``): of the WebAssembly, what the engine calls comes first; the rest loads only when called for.
6. ``gate`` again: the slim runtime has to answer as the published one did, in each way a session can start.
7. ``manifest``: what lies there and how large it is, under one build id for all pieces.

Where a step fails, ``published`` gives the files of the npm package, unless the build runs in continuous integration.
``python -m calculator.runtime`` runs them. It needs pyodide-build (``requirements.txt`` here) and Node.
"""
