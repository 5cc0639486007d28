"""`python -m polyana` is the `polyana` command."""

from polyana.cli import main

if __name__ == "__main__":
    main()
