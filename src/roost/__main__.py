"""The program `roost`, also as `python -m roost`."""

import sys

_INTERRUPTED = 130
"""What shells expect of a program that was ended with Ctrl-C."""


def main() -> int:
    """Run a command. All else is imported in here, so that Ctrl-C is answered from the first moment on."""
    try:
        from roost.cli import main as run

        return run()
    except KeyboardInterrupt:
        return _INTERRUPTED


if __name__ == "__main__":
    sys.exit(main())
