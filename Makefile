# Two commands for everybody: `make run` and `make test`. The rest is for those who work on it.
.DEFAULT_GOAL := help
SHELL := /bin/bash
BIN := .venv/bin
MATCHES ?= 500
# Tests start dozens of processes: what they import is compiled once for all of them.
unexport PYTHONDONTWRITEBYTECODE

help:  ## this list
	@grep -hE '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:[^#]*##/\t/' | expand -t 12

run:  ## set everything up, lay the table and open it in the browser
	@scripts/setup.sh run
	@$(BIN)/polyana serve --browser

test: lint  ## set everything up, check style, types and layers, run all tests
	@scripts/chromium.sh
	@$(BIN)/pytest

lint:  ## ruff, mypy --strict, import-linter; Biome and tsc for the page
	@scripts/setup.sh dev
	@$(BIN)/ruff check . && $(BIN)/ruff format --check . && $(BIN)/mypy && $(BIN)/lint-imports --no-cache
	@scripts/page_code.sh

soak:  ## long random runs: MATCHES=500 per game and table, kills, load
	@scripts/setup.sh dev
	@seed=$${SEED:-$$SRANDOM}; echo "the same run again: make soak MATCHES=$(MATCHES) SEED=$$seed"; \
	POLYANA_SOAK=$(MATCHES) POLYANA_SEED=$$seed $(BIN)/pytest -m "kit or soak" -o faulthandler_timeout=0

bench:  ## measure ourselves beside our peers; writes bench/results.md
	@scripts/setup.sh bench
	@$(BIN)/python -m bench

screenshots:  ## take the pictures of the README and docs/gallery.md anew
	@scripts/setup.sh dev && scripts/chromium.sh
	@PYTHONPATH=tests $(BIN)/python -m browser.screenshots

lexicon:  ## build the word list anew from its sources
	@scripts/setup.sh lexicon
	@$(BIN)/python -m scripts.lexicon

lock:  ## write the lock files anew from pyproject.toml
	@scripts/setup.sh dev
	@scripts/lock.sh

release:  ## check version and changelog, build wheel, sdist and checksums into dist/
	@scripts/setup.sh dev
	@$(BIN)/python -m scripts.release

clean:  ## remove the virtual environment and all caches
	rm -rf .venv node_modules .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis

.PHONY: help run test lint soak bench screenshots lexicon lock release clean
