"""`python -m polyana` is the `polyana` command."""

from __future__ import annotations


def main() -> None:
    # Imported late: the bots' process loads this module too and needs nothing of it.
    from polyana.cli import main as command

    command()


if __name__ == "__main__":
    main()
