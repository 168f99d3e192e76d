"""A balance report as one HTML page that needs nothing else: style and pictures are inside."""

from __future__ import annotations

from html import escape

from speciate.arena.balance import FEWEST, Report, Row

STYLE = """
body { font: 15px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 60rem; padding: 0 1rem;
  color: #1d2b24; background: #fbfaf6; }
table { border-collapse: collapse; width: 100%; margin-bottom: 1.5rem; }
th, td { text-align: left; padding: .15rem .6rem; border-bottom: 1px solid #ddd9cc; }
td.number { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }
td.strong { color: #8a3b12; font-weight: 600; } td.weak { color: #1f5c8a; font-weight: 600; }
svg { display: block; } h3 { margin-bottom: .3rem; } .small { color: #5d675f; font-size: .9em; }
@media (prefers-color-scheme: dark) { body { background: #16201b; color: #e3e6de; }
  th, td { border-color: #3a463f; } td.strong { color: #f0a070; } td.weak { color: #84c0ee; } }
"""
WIDTH, HEIGHT = 260, 14
EXPLAINED = (
    "The bar is the part of all occurrences that belongs to the winner, the line its 95 % Wilson "
    "interval, the dotted line what is usual for things of this kind. Occurrences within one game "
    "hang together, so the intervals are somewhat too narrow: a verdict is a reason to look, not a "
    f"proof. Things with fewer than {FEWEST} occurrences get none."
)


def bar(row: Row, top: float) -> str:
    """The share as a bar with its interval, drawn on a scale that ends at `top`."""

    def x(value: float) -> float:
        return round(WIDTH * min(1.0, value / top), 1)

    label = f"{100 * row.share:.1f} %, {100 * row.low:.1f} to {100 * row.high:.1f}"
    return (
        f'<svg width="{WIDTH}" height="{HEIGHT}" role="img" aria-label="{label}">'
        f'<rect x="0" y="2" width="{x(row.share)}" height="10" fill="#6f9c6c"/>'
        f'<line x1="{x(row.low)}" x2="{x(row.high)}" y1="7" y2="7" stroke="#444" '
        f'stroke-width="2"/><line x1="{x(row.usual)}" x2="{x(row.usual)}" y1="0" y2="{HEIGHT}" '
        'stroke="#b23a3a" stroke-dasharray="2 2"/></svg>'
    )


def table(title: str, rows: list[Row]) -> str:
    top = max(max(row.high for row in rows if row.count), rows[0].usual)
    lines = [f"<h3>{escape(title)}</h3><table><tr><th></th><th>times</th><th>winner's part</th>"]
    lines.append("<th>95 %</th><th></th><th></th></tr>")
    for row in rows:
        lines.append(
            f'<tr><td>{escape(row.name)}</td><td class="number">{row.count}</td>'
            f'<td class="number">{100 * row.share:.1f} %</td>'
            f'<td class="number">{100 * row.low:.1f} to {100 * row.high:.1f}</td>'
            f"<td>{bar(row, top)}</td>"
            f'<td class="{row.verdict}">{row.verdict}</td></tr>'
        )
    return "\n".join([*lines, "</table>"])


def figures(title: str, values: dict[str, float]) -> str:
    cells = "".join(f"<th>{escape(name)}</th>" for name in values)
    numbers = "".join(f'<td class="number">{value:.1f}</td>' for value in values.values())
    return f"<h3>{escape(title)}</h3><table><tr>{cells}</tr><tr>{numbers}</tr></table>"


def chapter(report: Report) -> str:
    parts = [
        f"<h2>{report.players} players</h2>",
        f"<p>{report.games} games between copies of <b>{escape(report.bot)}</b>; a fair share is "
        f"{100 * report.fair:.1f} %; {100 * report.ties:.1f} % of the games were tied.</p>",
        figures("Scores", report.scores),
        figures("Length in decisions", report.decisions),
    ]
    notable = report.out_of_line()
    listed = "".join(
        f"<li>{escape(title)} <b>{escape(row.name)}</b>: {row.verdict}, "
        f"{100 * row.share:.1f} % against {100 * row.usual:.1f} %</li>"
        for title, row in notable
    )
    parts.append(f"<h3>Out of line</h3><ul>{listed or '<li>nothing</li>'}</ul>")
    parts += [table(title, rows) for title, rows in report.tables.items()]
    return "\n".join(parts)


def page(name: str, reports: list[Report]) -> str:
    chapters = "\n".join(chapter(report) for report in reports)
    return (
        '<!doctype html><html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width">'
        f"<title>Balance of {escape(name)}</title><style>{STYLE}</style></head><body>"
        f'<h1>Balance of {escape(name)}</h1><p class="small">{EXPLAINED}</p>{chapters}'
        "</body></html>\n"
    )
