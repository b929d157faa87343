# Every verb of the project. Needs python3 3.11 or later and make; with a C compiler the engine is compiled.

PYTHON ?= python3
BIN := .venv/bin
FILES := $(sort $(shell find src -name __pycache__ -prune -o -name '*.egg-info' -prune -o -path src/beagle/server/static -prune -o -type f -print))
WEB := src/beagle/server/static/index.html
WEB_FILES := $(sort $(shell find web -name node_modules -prune -o -type f -print) $(filter %.ftl,$(FILES)))
PYTEST := $(BIN)/python -m pytest -n auto --dist worksteal

# The packages that a part of pyproject.toml asks for, one a line.
NEEDS := $(BIN)/python -c "import sys, tomllib; p = tomllib.load(open('pyproject.toml', 'rb')); \
	parts = {**p['project']['optional-dependencies'], 'build': p['build-system']['requires'], 'run': p['project']['dependencies']}; \
	print(*[need for part in sys.argv[1:] for need in parts[part]], sep='\n')"

.PHONY: help setup play test test-compiled test-browser test-interpreted screens lighthouse lint format bench clean FORCE
.DELETE_ON_ERROR:

help: ## say what each verb does
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/make \1|\2/p' Makefile | awk -F'|' '{ printf "%-22s %s\n", $$1, $$2 }'

setup: .venv/installed ## create .venv and install Beagle there, compiled where there is a C compiler

play: setup ## set up and open the app in the browser
	@$(BIN)/beagle serve --open

test: lint ## lint, then test the web app alone, the compiled engine, the app in a browser, the interpreted engine
	$(BIN)/python web/build.py test
	@if [ "$$($(BIN)/python -P -m beagle.build_info)" = compiled ]; then $(MAKE) --no-print-directory test-compiled; \
	else echo "The engine is not compiled here, so it is tested interpreted only."; fi
	@$(MAKE) --no-print-directory test-browser
	@$(MAKE) --no-print-directory test-interpreted

test-compiled: setup ## run the tests on the installed, compiled engine
	BEAGLE_EXPECT_BUILD=compiled $(PYTEST) --ignore=tests/browser

test-browser: setup ## play the games in a real Chromium, which is installed if there is none
	@PYTHON=$(BIN)/python scripts/browser.sh
	$(PYTEST) tests/browser

screens: setup ## assert that every table fits every screen: all sizes, languages, players and phases (some of it is in test)
	@PYTHON=$(BIN)/python scripts/browser.sh
	BEAGLE_SCREENS=all $(PYTEST) tests/browser/test_geometry.py

lighthouse: setup ## ask Lighthouse about the home page and the tables
	@PYTHON=$(BIN)/python scripts/browser.sh
	$(BIN)/python scripts/lighthouse.py

# The server is never compiled and knows no game: its tests say the same on both builds, so they run once.
test-interpreted: setup ## run the tests on the source as it stands, without those of the server
	BEAGLE_EXPECT_BUILD=interpreted PYTHONPATH=src $(PYTEST) --ignore=tests/server --ignore=tests/browser

lint: setup ## check style and types
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/python web/build.py check

format: setup ## put the code into its usual shape
	$(BIN)/ruff check --fix
	$(BIN)/ruff format
	$(BIN)/python web/build.py format

bench: setup ## measure the engine's speed beside OpenSpiel's, and the environments beside PettingZoo's
	$(BIN)/beagle bench --check
	$(BIN)/beagle bench --environments --check

clean: ## remove all that make made
	rm -rf .venv build dist src/*.egg-info .mypy_cache .pytest_cache .ruff_cache .hypothesis
	rm -rf web/node_modules src/beagle/server/static
	find src tests examples scripts -name __pycache__ -type d -prune -exec rm -rf {} +

.venv/tools: pyproject.toml
	@$(PYTHON) -c "import sys; sys.exit(sys.version_info < (3, 11) and 'Beagle needs python3 3.11 or later, this is ' + sys.version.split()[0])"
	@test -x $(BIN)/python || $(PYTHON) -m venv .venv
	@echo "Installing the tools (the first time this takes a minute) ..."
	@$(NEEDS) build run server bench dataset examples openspiel pettingzoo ray report dev > .venv/needs.txt
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check -r .venv/needs.txt
	@touch $@

# Without build isolation the compiled objects of the last build stay valid.
.venv/installed: .venv/tools .venv/files $(WEB) setup.py README.md $(FILES)
	@echo "Installing Beagle ..."
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-build-isolation --no-deps --force-reinstall .
	@echo "The engine is $$($(BIN)/python -P -m beagle.build_info)."
	@touch $@

$(WEB): $(WEB_FILES) | .venv/tools
	@echo "Building the web app ..."
	@needs="$$($(BIN)/python web/build.py --needs)"; test -z "$$needs" || $(BIN)/python -m pip install --quiet --disable-pip-version-check $$needs
	@$(BIN)/python web/build.py
	@touch $@

# Changes only when a file comes or goes: a deleted module has to leave .venv too.
.venv/files: FORCE | .venv/tools
	@echo '$(FILES)' | cmp -s - $@ || echo '$(FILES)' > $@
