# Needs python3 (3.11 or newer, with venv and pip), or uv. Everything else is set up in .venv on first use.

PYTHON ?= python3
PYTEST_ARGS ?=
SHOTS ?= shots
STUDIES ?= docs/studies
GAME ?= patrician
PART ?= all
PLATFORM ?= manylinux2014_x86_64 manylinux2014_aarch64 macosx_11_0_x86_64 macosx_11_0_arm64 win_amd64
# eslint knows types, so a change can make a file wrong that did not change: make check trusts what it has seen, make test not.
LINT ?= lint
# A game that lies elsewhere, laid out as this repository is: make play WITH=examples/bottega.
WITH ?=
ARGS ?=

BIN := .venv/bin

ifneq ($(WITH),)
export SIGNORIA_GAMES := $(abspath $(WITH))/src/signoria/games
export SIGNORIA_BOARDS := $(abspath $(WITH))/web/src/games
endif

# What make check and make test leave out, and what make full does.
USUAL := not full and not slow and not gpu
ALL := not slow and not gpu
MARKED_rules := and not browser
MARKED_page := and browser
TESTS_rules := tests/games tests/core $(wildcard tests/test_*.py)
TESTS_tools := tests/adapters tests/arena tests/bench tests/bots tests/cli tests/transport
TESTS_server := tests/server
TESTS_page := tests/browser tests/games
UV := $(shell command -v uv 2>/dev/null)

# Rules are built by the machine's own C++ compiler; where there is none, by one from PyPI.
COMPILER := $(shell command -v $${CXX:-c++} || command -v g++ || command -v clang++ || command -v clang)
WITH_COMPILER := $(if $(COMPILER),,,compiler)

# A stamp is written only after its install succeeded; without one, .venv is made afresh.
DEV := .venv/.stamp-dev
PLAY := .venv/.stamp-play
MUTANTS := .venv/.stamp-mutants

ifdef UV
VENV = test -e $(PLAY) && $(BIN)/python -c '' 2>/dev/null || uv venv --quiet --clear .venv
INSTALL = uv pip install --quiet --python $(BIN)/python $(PACKAGES)
else
VENV = test -e $(PLAY) && $(BIN)/python -c 'import pip' 2>/dev/null || { \
	$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || { \
		echo "Signoria needs Python 3.11 or newer and $(PYTHON) is not: name one, as in make play PYTHON=python3.12, or install uv." >&2; \
		exit 1; }; \
	$(PYTHON) -m venv --clear .venv; }
# uv is twice as fast as pip even if it must be fetched first. It does not read pip's settings: where it fails, pip tries.
PIP = $(BIN)/python -m pip install --quiet --disable-pip-version-check
INSTALL = { test -x $(BIN)/uv || $(PIP) uv; } && $(BIN)/uv pip install --quiet --python $(BIN)/python $(PACKAGES) \
	|| $(PIP) $(PACKAGES)
endif
PACKAGES = --constraint constraints.txt --editable '.[$(EXTRA)$(WITH_COMPILER)]'
# Tests start Python hundreds of times: what was compiled once is kept, whatever the environment says. Empty means unset.
check test full soak warm: export PYTHONDONTWRITEBYTECODE =
# An install would build the page, too; make builds it apart, since it does so after every change of web/. Libraries
# are for wheels.
$(PLAY) $(DEV) $(MUTANTS): export SIGNORIA_SKIP_WEB = 1
$(PLAY) $(DEV) $(MUTANTS): export SIGNORIA_SKIP_LIBRARIES = 1
BUILD_PAGE = $(BIN)/python scripts/build_web.py

.PHONY: help play terminal check test full test-page lint lint-python lint-page browser warm format page \
	shots figures soak load move-cost bad-inputs mutants bench peers wheel wheels ladder studies clean
.DEFAULT_GOAL := help

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "make %-9s%s\n", $$1, $$2 }' Makefile

play: page ## open the house in the browser; more with ARGS="..."
	@env -u PYTHONDONTWRITEBYTECODE $(BIN)/signoria serve --open $(ARGS)

terminal: $(PLAY) ## play in the terminal: GAME=patrician, or another; more with ARGS="..."
	@$(BIN)/signoria play $(GAME) $(ARGS)

check: $(DEV) ## format, lint, types and the rules, before every commit: no browser, no server, nothing compiled
	@$(MAKE) --no-print-directory --jobs=2 lint-python lint-page LINT=lint:changed
	$(BIN)/python -m pytest -n 2 --one-setting -m "$(USUAL) and not compiles and not browser" \
		$(wildcard tests/games/[a-z]*/) tests/games/test_contract.py tests/core/text/test_words.py tests/test_clauses.py tests/test_layers.py \
		$(PYTEST_ARGS)

test: $(DEV) ## lint, then run the tests in four processes; more with PYTEST_ARGS="..."
	@$(MAKE) --no-print-directory --jobs=3 lint-python test-page browser warm
	$(BIN)/python -m pytest -n 4 $(PYTEST_ARGS)

full: $(DEV) ## all tests but the longest: everything, or PART=rules, tools, server or page; more with PYTEST_ARGS="..."
	@$(MAKE) --no-print-directory --jobs=3 lint-python test-page browser warm LINT=lint:all
	$(BIN)/python -m pytest -n 4 --every-step -m "$(ALL) $(MARKED_$(PART))" $(TESTS_$(PART)) $(PYTEST_ARGS)

test-page: lint-page
	$(BUILD_PAGE)
	scripts/npm run test

lint: lint-python lint-page ## check format, style and types

lint-python: $(DEV)
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy

lint-page: $(DEV)
	scripts/npm run $(LINT)
	scripts/npm run check

browser: $(DEV)
	scripts/ensure-browser

# What the processes of a test run would each do: compile the rules, and rewrite the asserts of all tests.
warm: $(DEV)
	$(BIN)/python scripts/warm
	@$(BIN)/python -m pytest --collect-only -qq > /dev/null || true

format: $(DEV) ## format, and mend what the linters can mend
	$(BIN)/ruff check --fix-only .
	$(BIN)/ruff format .
	scripts/npm run format

page: $(PLAY) ## build the page, if it is not that of web/
	@$(BUILD_PAGE)

soak: browser ## run the long tests
	$(BIN)/python scripts/warm --checked
	$(BUILD_PAGE)
	$(BIN)/python -m pytest --every-step -m "slow and not gpu" $(PYTEST_ARGS)

shots: browser page ## take pictures of every screen, into SHOTS=shots
	$(BIN)/python -m tests.browser.shots $(SHOTS)
	@echo "The pictures are in $(SHOTS)."

figures: browser page ## measure the page in a browser
	$(BIN)/python -m tests.browser.figures

load: $(DEV) ## put a running house under load; more with ARGS="..."
	$(BIN)/python scripts/load $(ARGS)

move-cost: $(DEV) ## what a move costs the server, by game; where the time goes with ARGS=--parts
	$(BIN)/python scripts/move-cost $(ARGS)

bad-inputs: $(DEV) ## 100,000 bad inputs for a running house; more with ARGS="..."
	$(BIN)/python -m tests.server.bad_inputs $(ARGS)

mutants: $(MUTANTS) ## change the rules on purpose and see whether a test notices
	$(BIN)/python scripts/mutants.py $(ARGS)

bench: $(PLAY) ## measure speed
	@$(BIN)/signoria bench $(ARGS)

peers: $(DEV) ## measure other libraries and us in one run, and write bench/peers/results.md; more with ARGS="..."
	bench/peers/run $(ARGS)

wheel: $(DEV) ## build the wheel, install it into an empty environment and try everything there
	$(BIN)/python -m pytest -m slow tests/test_wheel.py $(PYTEST_ARGS)

wheels: $(DEV) ## build the wheels of all platforms, or of PLATFORM=..., into dist
	@$(BUILD_PAGE)
	for platform in $(PLATFORM); do \
		SIGNORIA_PLATFORM=$$platform $(or $(UV),$(BIN)/uv) build --wheel --quiet --out-dir dist || exit 1; done

ladder: $(DEV) ## measure how strong the bots are and write docs/strength.md; takes hours, and goes on where it was
	$(BIN)/python scripts/ladder $(ARGS)

STUDY ?= $(BIN)/signoria study --lang en -n 100000 --close 5000 --seed 1655

studies: $(PLAY) ## study editions and expansions, 100,000 games each, into STUDIES=docs/studies; goes on where it was
	$(STUDY) il-principe --vary edition=first,second --out build/studies/il-principe-editions
	$(STUDY) patrician --vary ambassadors=off,on --vary messengers=off,on --out build/studies/patrician-expansions
	mkdir -p $(STUDIES)
	for name in il-principe-editions patrician-expansions; do \
		cp build/studies/$$name/report.html $(STUDIES)/$$name.html && \
		cp build/studies/$$name/summary.md $(STUDIES)/$$name.md || exit 1; done

clean: ## remove the environment and all caches
	rm -rf .venv .hypothesis .mypy_cache .pytest_cache .ruff_cache build dist web/node_modules src/signoria/server/static
	find src tests scripts -name __pycache__ -type d -prune -exec rm -rf {} +

$(PLAY): EXTRA = web
$(PLAY): pyproject.toml constraints.txt
	@echo "Setting up .venv, once."
	@$(VENV)
	@$(INSTALL)
	@touch $@

$(DEV): EXTRA = dev
$(DEV): pyproject.toml constraints.txt
	@echo "Setting up .venv with the development tools, once."
	@$(VENV)
	@$(INSTALL)
	@touch $(PLAY) $@

$(MUTANTS): EXTRA = mutants
$(MUTANTS): $(DEV)
	@$(INSTALL)
	@touch $@
