"""The composition root: one module per command; the only package that knows all others."""


def main() -> None:
    raise SystemExit("not yet")
