# Everything is set up on demand and only once; `make clean` removes it all.
#   ARGS=...     more arguments for `play` and `bench`
#   PYTHON=...   another interpreter, which gets a virtual environment of its own

SHELL := bash
.SHELLFLAGS := -eu -o pipefail -c
.DEFAULT_GOAL := help
.NOTPARALLEL:
.DELETE_ON_ERROR:

VENV := .venv$(if $(PYTHON),-$(notdir $(PYTHON)))
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check -qq
# Slow tests lie together: who has nothing left to do takes over from the others.
PYTEST := $(BIN)/python -m pytest -n auto --dist worksteal --durations=10 --durations-min=1

# A stamp carries a checksum of what it stands for: a mere `touch` or `git checkout` reinstalls nothing.
checksum = $(firstword $(shell cksum <<< "$(1)"))
contents = $(call checksum,$(shell cat $(1) | cksum))
HOT := $(sort $(shell find src -name '*.pxd'))
HOT += $(wildcard $(HOT:.pxd=.py))

STAMPS := $(VENV)/stamps
VENV_MADE := $(STAMPS)/venv-$(call checksum,$(CURDIR))
CORE := $(STAMPS)/core-$(call contents,requirements/core.txt requirements/server.txt requirements/build.txt pyproject.toml)
DEV := $(STAMPS)/dev-$(call contents,requirements/dev.txt)
BENCH := $(STAMPS)/bench-$(call contents,requirements/bench.txt)
COMPILED := $(STAMPS)/compiled-$(call checksum,$(HOT))
SANITIZED := $(STAMPS)/sanitized-$(call checksum,$(HOT))
WEB_FILES := $(sort $(shell find web -type f -not -path '*/node_modules/*') $(wildcard src/pantheon/locales/*/*.ftl))
NPM := $(STAMPS)/npm-$(call contents,web/package-lock.json)
WEB := $(STAMPS)/web-$(call checksum,$(shell cat $(WEB_FILES) | cksum))
PEER_FILES := $(addprefix bench/peers/boardgame_io/,package.json package-lock.json .npmrc server.js)
PEER := $(STAMPS)/peer-$(call contents,$(PEER_FILES))

.PHONY: help play test test-all lint build wheel bench lock clean

help: ## show this list
	@sed -nE 's/^([a-z]+):.*## (.*)/make \1\t\2/p' Makefile | expand -t 14

play: build ## the server on this machine, and a browser where there is one
	@mkdir -p build
	@$(BIN)/pantheon serve --database build/tables.db --browse $(ARGS) || [ $$? = 130 ]

test: build lint browser in-ci ## lint, types, and the tests: all in the compiled form, some in every form
	@$(call in_form,interpreted) -m "forms and not extended"
	@$(call in_form,sanitized) -m "forms and not extended"
	@$(call in_form,compiled) -m "not extended"

test-all: build lint browser in-ci ## the same, and all that takes longer: whole matrices, every form, soak
	@export PANTHEON_TESTS=all; $(call in_form,interpreted) $(addprefix --ignore=tests/,$(ONLY_ONCE))
	@export PANTHEON_TESTS=all; $(call in_form,sanitized) $(wildcard tests/engine tests/examples tests/games tests/bots)
	@export PANTHEON_TESTS=all; $(call in_form,compiled)

# Last comes the form that everybody uses, so that its summary is the last line.
in_form = [ $(1) = interpreted ] || [ -e $(COMPILED) ] || exit 0; \
	  [ $(1) != sanitized ] || $(MAKE) --no-print-directory $(SANITIZED); \
	  echo "tests, $(1)"; PANTHEON_FORM=$(1) $(PYTEST)

# What does not depend on the form of the rules, and takes its time, runs with the form that everybody uses.
ONLY_ONCE := server client browser packaging cli/test_serve.py cli/test_join.py

# Where tests are the judge nothing may be left out.
.PHONY: in-ci
in-ci: build
ifeq ($(CI),true)
	@[ -e $(COMPILED) ] || { echo "CI needs a C compiler: half of the tests would not run" >&2; exit 1; }
	@[ -e $(WEB) ] || { echo "CI needs npm: the pages could not be built" >&2; exit 1; }
endif

lint: $(DEV) $(WEB) ## style and types
	@$(BIN)/ruff check -q
	@$(BIN)/ruff format -q --check
	@$(BIN)/mypy
	@[ ! -e $(WEB) ] || npm run --prefix web --silent check
	@[ ! -e $(WEB) ] || npm run --prefix web --silent workflows
	@[ ! -e $(WEB) ] || npm run --prefix web --silent test

build: $(COMPILED) $(WEB) ## set up and compile
	@:

wheel: build ## what others can install, into dist/: an sdist, a wheel for each Python here, one for any
	@$(BIN)/python -m tools.wheel

bench: build $(BENCH) $(PEER) ## speed, beside other engines in the same run
	@$(BIN)/python -m bench $(ARGS)

clean: ## remove everything that was made
	rm -rf .venv* build dist web/node_modules src/pantheon/server/static .hypothesis .mypy_cache .pytest_cache .ruff_cache .coverage .coverage.* htmlcov src/*.egg-info
	find src -name '*.so' -delete
	find . -name __pycache__ -prune -exec rm -rf {} +

# --- set-up -------------------------------------------------------------------------------------------------

# Stamps of older lock files must go: they would be taken for fresh if somebody went back to them.
stamp = mkdir -p $(STAMPS) && rm -f $(STAMPS)/$(firstword $(subst -, ,$(@F)))-* && touch $@

$(VENV_MADE):
	@echo "setting up the virtual environment ..."
	@for python in $(or $(PYTHON),python3 python3.14 python3.13 python3.12 python3.11); do \
	  if "$$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2> /dev/null; then found=$$python; break; fi; \
	done; \
	[ "$${found-}" ] || { echo "needs python 3.11 or newer; set PYTHON=... if it has another name" >&2; exit 1; }; \
	rm -rf $(VENV); \
	"$$found" -m venv $(VENV) || { echo "$$found cannot make virtual environments; is python3-venv missing?" >&2; exit 1; }
	@$(stamp)

$(CORE): $(VENV_MADE)
	@echo "installing the dependencies ..."
	@$(PIP) install --require-hashes -r requirements/core.txt -r requirements/server.txt -r requirements/build.txt
	@PANTHEON_COMPILE=0 $(PIP) install --no-deps --no-build-isolation --editable .
	@$(stamp)

$(DEV): $(CORE)
	@echo "installing the tools for tests ..."
	@$(PIP) install --require-hashes -r requirements/dev.txt
	@$(stamp)

$(BENCH): $(CORE)
	@echo "installing the engines to compare with ..."
	@$(PIP) install --require-hashes -r requirements/bench.txt
	@$(stamp)

# Without npm there are no stamps, so that the warning comes each time: all but the pages works. The lock file pins
# versions and hashes; `npm ci` would also demand packages for every other system, which not every registry has.
$(NPM): $(VENV_MADE)
	@echo "installing what the pages are made with ..."
	@if npm install --no-save --prefix web --loglevel=error --no-audit --no-fund > /dev/null; then $(stamp); \
	else rm -rf web/node_modules; echo "without npm there are no pages, and nothing to see in a browser" >&2; fi

$(WEB): $(NPM)
	@[ ! -e $(NPM) ] || { echo "building the pages ..."; npm run --prefix web --silent build > /dev/null && $(stamp); }

# The tests need a browser; Debian's is taken, and fetched where that is possible. Its headless shell spares them a third
# of the work; where it is not to be had the whole browser does.
CHROMIUM := chromium chromium-headless-shell
.PHONY: browser
browser:
	@for package in $(CHROMIUM); do \
	  if ! command -v $$package > /dev/null && [ "$$(id -u)" = 0 ] && command -v apt-get > /dev/null; then \
	    echo "installing $$package for the tests ..."; \
	    { apt-get -qq update; DEBIAN_FRONTEND=noninteractive apt-get -qq install -y $$package; } > /dev/null || true; \
	  fi; \
	done
	@command -v chromium > /dev/null || echo "there is no chromium: tests in a browser will be skipped, or fail in CI" >&2

# Without npm there is no stamp: what needs it is not measured, and says so.
$(PEER): $(VENV_MADE)
	@echo "installing the server to compare with ..."
	@rm -rf build/peers/boardgame_io && mkdir -p build/peers/boardgame_io && cp $(PEER_FILES) build/peers/boardgame_io
	@if npm ci --prefix build/peers/boardgame_io --loglevel=error --no-audit --no-fund > /dev/null; then \
	  $(stamp); \
	else \
	  rm -rf build/peers/boardgame_io/node_modules; echo "boardgame.io needs npm: it will not be measured" >&2; \
	fi

# Without a compiler there is no stamp, so that the warning comes each time and a compiler is noticed.
compile = $(BIN)/python setup.py -q build_ext --strict

$(COMPILED): $(CORE) $(HOT) setup.py
	@echo "compiling the hot modules ..."
	@rm -f $@; $(compile) --inplace && $(stamp) || [ $$? = 3 ]

$(SANITIZED): $(COMPILED)
	@echo "compiling them with the sanitizer ..."
	@$(compile) --sanitize --build-lib build/sanitized --build-temp build/sanitized-objects
	@$(stamp)

# --- lock files ---------------------------------------------------------------------------------------------

UV := build/lock/bin/uv pip compile -q --universal --python-version 3.11 --generate-hashes \
      --no-config --no-header --no-annotate --no-emit-index-url --no-emit-find-links

# One resolution of everything first: it binds the others, so that all of them fit together.
# Extras stay in: to pip a pin of `a` is none of `a[b]`.
lock: | $(VENV_MADE) ## pin the newest versions of all dependencies
	@rm -rf build/lock && $(BIN)/python -m venv build/lock
	@build/lock/bin/python -m pip -qq install --require-hashes -r requirements/lock.txt
	@$(UV) pyproject.toml --all-extras $(addprefix --group ,bench build dev lock) -o build/lock/all.txt > /dev/null
	@pin() { rm -f requirements/$$1.txt; $(UV) --no-strip-extras -c build/lock/all.txt -o requirements/$$1.txt "$${@:2}" > /dev/null; }; \
	pin core pyproject.toml; \
	pin server pyproject.toml --extra server; \
	for group in bench dev; do pin $$group pyproject.toml --group $$group; done; \
	for group in build lock; do pin $$group --group $$group; done
