"""How much the property tests try: less under the interpreter, which is about a hundred times slower."""

import os

from hypothesis import HealthCheck, settings

INTERPRETED = os.environ.get("PANTHEON_FORM") == "interpreted"

settings.register_profile(
    "pantheon",
    max_examples=15 if INTERPRETED else 60,
    deadline=None,  # never a timed test: the machines are shared
    derandomize=os.environ.get("CI") == "true",
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
settings.load_profile("pantheon")
