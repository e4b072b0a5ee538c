# Needs python3 (3.11 or newer, with venv and pip), or uv. Everything else is set up in .venv on first use.

PYTHON ?= python3
PYTEST_ARGS ?=
GAME ?= patrician
ARGS ?=

BIN := .venv/bin
UV := $(shell command -v uv 2>/dev/null)

# A stamp is written only after its install succeeded; without one, .venv is made afresh.
DEV := .venv/.stamp-dev
PLAY := .venv/.stamp-play
MUTANTS := .venv/.stamp-mutants

ifdef UV
VENV = test -e $(PLAY) && $(BIN)/python -c '' 2>/dev/null || uv venv --quiet --clear .venv
INSTALL = uv pip install --quiet --python $(BIN)/python --constraint constraints.txt
else
VENV = test -e $(PLAY) && $(BIN)/python -c 'import pip' 2>/dev/null || { \
	$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || { \
		echo "Signoria needs Python 3.11 or newer and $(PYTHON) is not: name one, as in make play PYTHON=python3.12, or install uv." >&2; \
		exit 1; }; \
	$(PYTHON) -m venv --clear .venv; }
INSTALL = $(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt
endif

.PHONY: help play test lint format soak mutants bench clean
.DEFAULT_GOAL := help

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "make %-9s%s\n", $$1, $$2 }' Makefile

play: $(PLAY) ## play in the terminal: GAME=patrician, or another; more with ARGS="..."
	@$(BIN)/signoria play $(GAME) $(ARGS)

test: lint ## lint, then run the tests in two processes; more with PYTEST_ARGS="..."
	$(BIN)/python scripts/warm
	$(BIN)/python -m pytest -n 2 $(PYTEST_ARGS)

lint: $(DEV) ## check format, style and types
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy

format: $(DEV) ## format, and mend what ruff can mend
	$(BIN)/ruff check --fix-only .
	$(BIN)/ruff format .

soak: $(DEV) ## run the long tests
	$(BIN)/python -m pytest -m slow $(PYTEST_ARGS)

mutants: $(MUTANTS) ## change the rules on purpose and see whether a test notices
	$(BIN)/python scripts/mutants.py $(ARGS)

bench: $(PLAY) ## measure speed
	@$(BIN)/signoria bench $(ARGS)

clean: ## remove the environment and all caches
	rm -rf .venv .hypothesis .mypy_cache .pytest_cache .ruff_cache build dist
	find src tests scripts -name __pycache__ -type d -prune -exec rm -rf {} +

$(PLAY): pyproject.toml constraints.txt
	@echo "Setting up .venv, once."
	@$(VENV)
	@$(INSTALL) --editable .
	@touch $@

$(DEV): pyproject.toml constraints.txt
	@echo "Setting up .venv with the development tools, once."
	@$(VENV)
	@$(INSTALL) --editable '.[dev]'
	@touch $(PLAY) $@

$(MUTANTS): $(DEV)
	@$(INSTALL) --editable '.[dev,mutants]'
	@touch $@
