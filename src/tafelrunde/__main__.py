"""`python -m tafelrunde` is `tafelrunde`."""

from tafelrunde.cli import main

main()
