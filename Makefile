# Two commands: `make play` opens a table in the browser, `make test` checks everything.
UV := $(shell command -v uv 2>/dev/null || echo .tools/bin/uv)
RUN := $(UV) run --quiet
PEERS := UV_PROJECT_ENVIRONMENT=.tools/bench $(UV) run --quiet --no-dev --extra kernel --group bench
WORKERS ?= auto
HOST ?= 0.0.0.0
PYTHON := .venv/bin/python
COMPILER := $(shell command -v c++ || command -v g++ || command -v clang++)
export CHROMIUM ?= $(shell command -v chromium || command -v chromium-browser || echo /usr/bin/chromium)

.PHONY: play screenshots test test-all test-kernel check kernel bench bench-bots docs golden chromium client wheel

# The second start looks at nothing that is there already, and so takes no second. HOST=127.0.0.1 keeps the table here.
play: .venv/.installed            ## start the server on an embedded database and open the table, also to your network
	@$(PYTHON) web/clientbuild.py || echo "the client could not be built: the page says so"
	@$(if $(COMPILER),[ -e .venv/.kernel ] && [ -z "$$(find kernel -newer .venv/.kernel -type f)" ] || { \
	  echo "the kernel is being built meanwhile: the bots think harder with it"; \
	  (nice $(UV) sync --quiet --no-dev --inexact --extra kernel && touch .venv/.kernel) >/dev/null 2>&1 </dev/null & })
	@$(PYTHON) -m tafelrunde serve --open --host $(HOST)

.venv/.installed: pyproject.toml | $(UV)
	@python3 web/clientbuild.py >/dev/null 2>&1 & $(UV) sync --quiet --no-dev --inexact --compile-bytecode; s=$$?; wait; exit $$s
	@touch $@

test: kernel check client chromium       ## everything: lint, types, import contracts, unit, laws, property, browser
	$(RUN) pytest -q -n $(WORKERS) --dist loadgroup -m "not slow"

test-all: kernel check client chromium   ## whole matrices and long fuzzing as well
	$(RUN) pytest -q -n $(WORKERS) --dist loadgroup

test-kernel: kernel               ## the kernel built with sanitizers: its own tests and a fuzz run
	$(RUN) python kernel/tests/sanitized.py 60

check: $(UV)                      ## lint, types, import contracts; Biome and svelte-check for the client
	$(RUN) ruff check
	$(RUN) ruff format --check
	$(RUN) mypy
	$(RUN) lint-imports
	$(RUN) python web/clientbuild.py check

client: $(UV)                     ## the web client, built into the package
	$(RUN) python web/clientbuild.py

kernel: $(UV)                     ## the cover search and the atlas in C++, where there is a compiler
	@$(if $(COMPILER),$(UV) sync --quiet --no-dev --inexact --extra kernel && touch .venv/.kernel \
	  || echo "the kernel could not be built: the Python twin runs",echo "no C++ compiler: the Python twin runs")

wheel: client                     ## the wheel, with the client in it, in dist/
	$(UV) build --quiet --wheel

bench: $(UV)                      ## the figures of this machine
	$(RUN) python bench/rules.py
	$(RUN) python bench/client.py --lighthouse
	$(RUN) python bench/servers
	$(PEERS) python bench/atlas.py
	$(PEERS) python bench/solve.py
	$(PEERS) python bench/bots.py

bench-bots: kernel                ## how strong the bots are, into docs/arena.md: about an hour; with BLOCKS=8 only told
	$(RUN) python bench/strength.py $(if $(BLOCKS),--blocks $(BLOCKS),--write docs)

docs: $(UV)                       ## write the generated pages again
	$(RUN) tafelrunde rules --language en --write docs/rules
	$(RUN) python -m tafelrunde.storage.schema
	$(RUN) tafelrunde serve --settings > docs/reference/settings.md
	$(RUN) tafelrunde describe --write .
	$(RUN) python bench/deck.py docs/deck.svg > /dev/null

screenshots: client chromium      ## pictures of every page and moment, phone and desktop, light and dark, in screenshots/
	PYTHONPATH=tests $(RUN) python -m screens

golden: $(UV)                     ## write the golden playthroughs again; read the difference before you commit it
	PYTHONPATH=tests $(RUN) python -m playthroughs.golden

.tools/bin/uv:
	python3 -m venv .tools
	.tools/bin/pip -q --disable-pip-version-check install 'uv>=0.9'

chromium:
	@command -v "$(CHROMIUM)" >/dev/null || { \
	  echo "Chromium is missing: installing it (or set CHROMIUM=/path/to/chromium)"; \
	  apt-get -q update && DEBIAN_FRONTEND=noninteractive apt-get -q install -y --no-install-recommends chromium; } \
	  || { echo "make test needs Chromium: install it, or set CHROMIUM=/path/to/chromium" >&2; exit 1; }
