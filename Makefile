# The two commands: `make play` and `make test`. Both set up all they need in .venv and are quick the second time.

PYTHON ?= python3
BIN := .venv/bin
SOURCES := $(shell find src -name '*.py' -o -name '*.ftl' -o -name py.typed) setup.py pyproject.toml

.PHONY: play test lint check-compiled check-pure pure-games pure-others soak playthroughs training mutants lock clean

play: .venv/built
	@$(BIN)/roost play

test: .venv/peers lint check-compiled check-pure

# Style, types and the arrows between the parts.
lint: .venv/built
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	PYTHONPATH=src $(BIN)/lint-imports --no-cache

# The suite on the wheel as it is shipped, compiled ...
check-compiled: .venv/built
	$(BIN)/python -m pytest -n 2

# ... and on the same source, interpreted, where every branch of the rules must be reached. In two halves, one for each core.
check-pure: .venv/built
	rm -f .coverage .coverage.*
	$(MAKE) -j 2 pure-games pure-others
	$(BIN)/coverage combine -q
	$(BIN)/coverage report

pure-games:
	PYTHONPATH=src ROOST_PURE=1 $(BIN)/coverage run -m pytest -q tests/games

pure-others:
	PYTHONPATH=src ROOST_PURE=1 $(BIN)/coverage run -m pytest -q --ignore tests/games

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
	uv pip compile pyproject.toml --group dev --extra arena --extra cluster --universal --python-version 3.11 \
		--generate-hashes --upgrade --no-header --no-annotate -q -o requirements.lock
	echo "open_spiel>=2.0" | uv pip compile - --no-deps --universal --python-version 3.11 --generate-hashes --upgrade \
		--no-header --no-annotate -q -o requirements-peers.lock

clean:
	rm -rf .venv build .mypy_cache .ruff_cache .pytest_cache .hypothesis .coverage* mutants

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

# Built in build/ and installed from there: a compiled file beside its source would hide the source.
.venv/built: .venv/tools $(SOURCES)
	@echo "Compiling the engine ..."
	@rm -rf build/wheel build/lib* build/bdist* build/temp*
	@$(BIN)/python -m pip wheel -q --disable-pip-version-check --no-deps --no-build-isolation -w build/wheel .
	@$(BIN)/python -m pip install -q --disable-pip-version-check --no-deps --force-reinstall --no-index build/wheel/*.whl
	@$(BIN)/python -c 'import roost.core.playout as rules; rules.__file__.endswith(".py") and print( \
		"Not compiled: no C compiler worked here. All works as plain Python, but the bots think a hundred times slower.")'
	@touch $@
