"""Which build of the engine runs: the compiled one or the same source interpreted."""

from beagle.core import state

SHARED_LIBRARIES = (".so", ".pyd", ".dll", ".dylib")


def engine_build() -> str:
    """``compiled`` or ``interpreted``."""
    return "compiled" if str(state.__file__).endswith(SHARED_LIBRARIES) else "interpreted"


if __name__ == "__main__":
    print(engine_build())
