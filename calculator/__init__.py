"""The calculator: rules, sums and sentences of the games, in pure Python.

``calculator.service`` is the one door that the browser, the build, the command line and the tests use.
"""

__version__ = "1.0.0"
