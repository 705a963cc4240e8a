"""Settings of the property tests: their examples are not timed, since two machines (or two runs) differ too much."""

from hypothesis import settings

settings.register_profile("engine", deadline=None)
settings.load_profile("engine")
