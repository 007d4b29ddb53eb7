"""What the operator sees: tables, people, who is kept out, and a form for each thing that can be done.
HTML without a script; must not know who asks."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import UTC, datetime
from html import escape

from tafelrunde.core.game import Millis
from tafelrunde.platform.operating import HouseNow, PersonNow, TableNow

STYLE = """
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 70rem; margin: 0 auto; padding: 1rem; }
table { border-collapse: collapse; width: 100%; margin: .5rem 0 2rem; }
th, td { text-align: start; padding: .35rem .75rem .35rem 0; border-bottom: 1px solid #8884; vertical-align: top; }
th { font-weight: 600; }
form { display: inline; }
input { font: inherit; padding: .3rem .5rem; width: min(32rem, 100%); box-sizing: border-box; }
button { font: inherit; padding: .3rem .75rem; }
.note { padding: .5rem .75rem; border: 1px solid #8888; border-radius: .4rem; }
.none { opacity: .7; }
code { font-size: 1.05em; letter-spacing: .05em; }
"""


def page(now: HouseNow, clock_ms: Millis, note: str = "") -> str:
    """The whole page; `note` is what has just been done."""
    kept = ", ".join(f"{number} {name}" for name, number in now.kept.items())
    told = f'<p class="note" role="status">{escape(note)}</p>' if note else ""
    return f"""<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Tafelrunde: operator</title>
<link rel="stylesheet" href="/style.css">
<h1>Tafelrunde</h1>
{told}
<p>In the database: {escape(kept)}. <a href="/">Look again</a> · <a href="/metrics">Metrics</a></p>
<h2>Say something at every table</h2>
<form method="post" action="/announce"><label>Announcement
<input name="text" maxlength="300" required placeholder="The house closes for ten minutes at 20:00"></label>
<button>Announce</button></form>
<h2>Tables ({len(now.tables)})</h2>
{_listed(("code", "game", "open for", "state", "seats", "sockets", ""), (_row(one, clock_ms) for one in now.tables))}
<h2>People ({len({one.id for one in now.people})})</h2>
{_listed(("name", "table", "", ""), map(_person, now.people))}
<h2>Kept out ({len(now.banned)})</h2>
{_listed(("name", "since", ""), (_kept_out(one.person.id, one.person.name, one.since) for one in now.banned))}
</html>
"""


def _row(table: TableNow, clock_ms: Millis) -> list[str]:
    state = "paused" if table.paused else table.phase
    seats = ", ".join(name or "–" for name in table.names)
    minutes = (clock_ms - table.opened) // 60_000
    return [
        f"<code>{escape(table.code)}</code>",
        escape(table.game),
        f"{minutes // 60}:{minutes % 60:02} h",
        escape(f"{state}, {'public' if table.public else 'private'}"),
        escape(seats),
        str(table.sockets),
        "" if table.phase == "over" else _button("/close", "code", table.code, "Close"),
    ]


def _person(person: PersonNow) -> list[str]:
    where = "plays" if person.seated else "watches"
    return [
        escape(person.name),
        f"<code>{escape(person.code)}</code>",
        where,
        _button("/ban", "person", person.id, "Keep out"),
    ]


def _kept_out(person_id: str, name: str, since: Millis) -> list[str]:
    day = datetime.fromtimestamp(since / 1000, UTC).strftime("%Y-%m-%d %H:%M UTC")
    return [escape(name), day, _button("/pardon", "person", person_id, "Let in again")]


def _listed(heads: tuple[str, ...], rows: Iterable[list[str]]) -> str:
    lines = ["<tr>" + "".join(f"<td>{cell}</td>" for cell in row) + "</tr>" for row in rows]
    if not lines:
        return '<p class="none">None.</p>'
    head = "".join(f"<th>{head}</th>" for head in heads)
    return "<table><tr>" + head + "</tr>" + "".join(lines) + "</table>"


def _button(action: str, name: str, value: str, text: str) -> str:
    hidden = f'<input type="hidden" name="{name}" value="{escape(value)}">'
    return f'<form method="post" action="{action}">{hidden}<button>{text}</button></form>'
