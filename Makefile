# Needs python3 (3.11 or newer) and make; each target sets up what it uses.  Another Python: make PYTHON=python3.13 ...
PYTHON ?= python3
BIN := $(if $(filter Windows_NT,$(OS)),.venv/Scripts,.venv/bin)
ARGS ?=
N ?= 15

.DEFAULT_GOAL := help
.PHONY: help play play-terminal test test-all flaky coverage check fast wheel audit docs pictures ladder bench mutants places lock clean

help: ## this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-13s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: ## play in the browser (ARGS="--lan" for friends on your network too)
	@$(PYTHON) scripts/venv.py run
	@$(BIN)/python scripts/web.py
	@PYTHONPATH="$$($(PYTHON) scripts/fast.py --background --path)" $(BIN)/amulette serve --open $(ARGS)

play-terminal: ## play Gargon in the terminal (ARGS="--lang fr" for French)
	@$(PYTHON) scripts/venv.py run
	@PYTHONPATH="$$($(PYTHON) scripts/fast.py --background --path)" $(BIN)/amulette play gargon $(ARGS)

test: ## run the tests, interpreted and compiled (ARGS="-k name" for some)
	@$(PYTHON) scripts/venv.py dev
	@$(BIN)/python scripts/test.py $(ARGS)

test-all: ## run the slow tests too, and the mutants
	@$(PYTHON) scripts/venv.py dev
	@$(BIN)/python scripts/test.py --slow $(ARGS)
	@$(MAKE) mutants

flaky: ## run the tests N=15 times in other orders, to find those that fail now and then (ARGS="--busy 2" under load)
	@$(PYTHON) scripts/venv.py dev
	@$(BIN)/python scripts/flaky.py $(N) $(ARGS)

coverage: ## every line and branch of kernel and games is tested
	@$(PYTHON) scripts/venv.py dev
	@PYTHONPATH=src HYPOTHESIS_PROFILE=once $(BIN)/pytest -q -n 2 tests/kernel tests/games tests/records tests/laws tests/files -m "not slow" --cov $(ARGS)

check: ## lint, format, types (of the browser client too), and who may import whom
	@$(PYTHON) scripts/venv.py dev
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/python scripts/web.py check

fast: ## compile the rules and the bots
	@$(PYTHON) scripts/fast.py

wheel: ## build dist/*.whl, the browser client in it (ARGS=--pure for one that fits every system)
	@$(PYTHON) scripts/venv.py fast
	@$(BIN)/python scripts/wheel.py $(ARGS)

audit: ## look up every locked package in the databases of known vulnerabilities
	@$(PYTHON) scripts/venv.py dev
	@$(BIN)/python scripts/audit.py

docs: ## build the documentation as a site, in dist/docs
	@$(PYTHON) scripts/docs.py

pictures: ## take the pictures of the README anew, from the real pages
	@$(PYTHON) scripts/venv.py dev
	@$(BIN)/python scripts/web.py
	@PYTHONPATH=src $(BIN)/python -m tests.browser.portraits $(ARGS)

ladder: ## play the standing ladder of the bots and write docs/ladder.md: about an hour (ARGS=--quick for a try)
	@$(PYTHON) scripts/venv.py run
	@$(PYTHON) scripts/fast.py
	@PYTHONPATH="$$($(PYTHON) scripts/fast.py --path)" $(BIN)/amulette ladder --jobs 2 $(ARGS)

bench: ## measure speed, side by side with peers
	@$(PYTHON) scripts/venv.py bench
	@$(BIN)/python bench/compare.py $(ARGS)

mutants: ## break the rules on purpose: the tests must notice
	@$(PYTHON) scripts/venv.py dev
	@$(BIN)/python scripts/mutants.py $(ARGS)

places: ## run the tests as people do: as root and not, in odd folders and environments (ARGS=--quick for some)
	@$(PYTHON) scripts/places.py $(ARGS)

lock: ## write the lock files anew (ARGS=--upgrade for the newest versions)
	@$(PYTHON) scripts/lock.py $(ARGS)

clean: ## remove all that the other targets have made
	rm -rf .venv .venv-tools .fast build dist src/*.egg-info
	rm -rf web/node_modules web/src/wire/protocol.ts web/src/wire/editions src/amulette/server/client tests/browser/pictures
	rm -rf .coverage .flaky .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find scripts src tests bench -name __pycache__ -prune -exec rm -rf {} + 2>/dev/null || true
