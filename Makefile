# Papayoo reference. `make serve` builds the site and serves it, `make test` checks everything; `make help` lists the rest.
#
# Steps: virtual environment → catalogues → wheel → node packages → screens → the browser's Python → site.
# A step runs again when, and only when, the content of what it is made from has changed (build/inputs/ holds the check sums).

SHELL := bash
.SHELLFLAGS := -eu -o pipefail -c
.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
MAKEFLAGS += --no-builtin-rules --no-print-directory
.SUFFIXES:

PORT ?= 8000
BASE ?= /
SITE_URL ?= http://localhost:8000$(BASE)
OFFLINE ?= true
export OFFLINE
RECENT := import sys; sys.exit(sys.version_info < (3, 11))
ifndef PYTHON
PYTHON := $(shell for python in python3 python3.14 python3.13 python3.12 python3.11 python; do \
	$$python -c '$(RECENT)' >/dev/null 2>&1 && echo $$python && break; done)
endif

VENV := .venv/bin/python
RUNTIME_VENV := .venv-runtime/bin/python
PIP_INSTALL := -m pip install --disable-pip-version-check -qq --require-hashes
WEB := calculator/web
NODE_PACKAGES := $(WEB)/node_modules/.package-lock.json
VENV_DONE := .venv/site.done
TESTS_VENV_DONE := .venv/tests.done
RUNTIME_VENV_DONE := .venv-runtime/runtime.done
DONE := build/done
INPUTS := build/inputs

say = @printf '→ %s\n'
die = >&2 echo

# What was deleted by hand is built again.
$(shell [ -f site/index.html ] || rm -f $(DONE)/site; [ -f build/web/manifest.json ] || rm -f $(DONE)/web; \
  [ -f build/python/manifest.json ] || rm -f $(DONE)/python; ls build/wheel/*.whl >/dev/null 2>&1 || rm -f $(DONE)/wheel; \
  ls calculator/locale/*/LC_MESSAGES/*.mo >/dev/null 2>&1 || rm -f $(DONE)/catalogues)

.PHONY: help serve test build dev bench lint types clean lock FORCE
FORCE:

help: ## list what make can do
	@grep -hE '^[a-z]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z]+):.*## (.*)/  make \1\t\2/' | expand -t 16
	@echo '  PORT=8001 and BASE=/papayoo/ change the address of serve, SITE_URL=https://… that of the published site;'
	@echo '  OFFLINE=false leaves the service worker out and tells one that is installed to go.'

# --- what you run ---------------------------------------------------------------------------------------------------

serve: free-port $(DONE)/site ## build the site and serve it as it will be published
	@$(VENV) overrides/serve.py --port '$(PORT)' --base '$(BASE)'

build: $(DONE)/site ## build the site into site/

test: lint $(DONE)/site $(DONE)/browsers ## check and test everything
	$(say) 'tests'
	@$(VENV) -m pytest

bench: $(DONE)/site $(DONE)/browsers ## compare with stock Pyodide: bytes and times, ten minutes (README=yes writes the table into it)
	$(say) 'bench: leave the machine alone meanwhile'
	@PYTHONPATH=.:tests $(VENV) -m bench $(if $(README),--readme)

dev: free-port $(DONE)/pieces ## pages and looks with live reload (after a change to Python or TypeScript: start it again)
	$(say) 'live reload on http://localhost:$(PORT)/'
	@NO_MKDOCS_2_WARNING=1 SITE_URL='http://localhost:$(PORT)/' $(VENV) -m mkdocs serve --livereload --dev-addr 'localhost:$(PORT)'

lint: $(TESTS_VENV_DONE) ## style and types of the Python, and that the generated TypeScript types are fresh
	$(say) 'style and types'
	@$(VENV) -m ruff check --quiet
	@$(VENV) -m mypy --no-error-summary
	@$(VENV) -m calculator.typescript --check

types: $(VENV_DONE) ## write the TypeScript types that are generated from the Python ones
	@$(VENV) -m calculator.typescript

clean: ## remove what was built (the environments stay)
	rm -rf build site

# --- inputs: a list of check sums that changes with the content, not with the dates ------------------------------------

# $(1): name; $(2): arguments for find
define inputs
$(INPUTS)/$(1): FORCE
	@mkdir -p $(INPUTS) $(DONE)
	@find $(2) -type f -not -path '*/__pycache__/*' -print0 | LC_ALL=C sort -z | xargs -0 cksum > $$@.new
	@if cmp -s $$@ $$@.new; then rm $$@.new; else mv $$@.new $$@; fi
endef
$(eval $(call inputs,catalogues,calculator/locale calculator/catalogues.py -not -name '*.mo'))
$(eval $(call inputs,wheel,calculator pyproject.toml LICENSE -not -path '*/web/*' -not -path '*/runtime/*'))
$(eval $(call inputs,web,$(WEB) -not -path '*/node_modules/*'))
$(eval $(call inputs,runtime,calculator/runtime $(WEB)/src/instance.mjs tests/corpus tests/engine/cases))
$(eval $(call inputs,site,docs overrides mkdocs.yml))

$(INPUTS)/address: FORCE
	@mkdir -p $(INPUTS)
	@printf '%s\n' '$(SITE_URL) $(OFFLINE)' | cmp -s - $@ || printf '%s\n' '$(SITE_URL) $(OFFLINE)' > $@

# --- tools ------------------------------------------------------------------------------------------------------------

.PHONY: have-python have-node free-port
have-python:
	@[ -n '$(PYTHON)' ] || { $(die) 'Python 3.11 or newer is needed and was not found: install it, or name one: make PYTHON=/path/to/python3.'; exit 1; }
	@$(PYTHON) -c '$(RECENT)' 2>/dev/null || { $(die) '$(PYTHON) is not Python 3.11 or newer: name one that is: make PYTHON=/path/to/python3.'; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || { $(die) 'Python lacks its venv module: install it (on Debian and Ubuntu: apt install python3-venv).'; exit 1; }

have-node:
	@command -v node >/dev/null || { $(die) 'Node.js 20 or newer is needed and was not found: install it.'; exit 1; }
	@node -e 'process.exit(parseInt(process.versions.node) < 20 ? 1 : 0)' || { $(die) "Node.js 20 or newer is needed; this is $$(node --version)."; exit 1; }
	@command -v npm >/dev/null || { $(die) 'npm is needed and was not found: it comes with Node.js, or as the package npm.'; exit 1; }

free-port: have-python
	@$(PYTHON) overrides/serve.py --port '$(PORT)' --probe

$(VENV_DONE): requirements.txt | have-python
	$(say) 'Python packages for the site (a minute the first time)'
	@$(VENV) -c '$(RECENT)' 2>/dev/null || $(PYTHON) -m venv --clear .venv
	@$(VENV) $(PIP_INSTALL) -r requirements.txt
	@touch $@

$(TESTS_VENV_DONE): tests/requirements.txt $(VENV_DONE)
	$(say) 'Python packages for checks and tests (a minute the first time)'
	@$(VENV) $(PIP_INSTALL) -r tests/requirements.txt
	@touch $@

$(RUNTIME_VENV_DONE): calculator/runtime/requirements.txt | have-python
	$(say) 'pyodide-build, in an environment of its own (a minute the first time)'
	@$(RUNTIME_VENV) -c '$(RECENT)' 2>/dev/null || $(PYTHON) -m venv --clear .venv-runtime
	@$(RUNTIME_VENV) $(PIP_INSTALL) -r calculator/runtime/requirements.txt
	@touch $@

$(NODE_PACKAGES): $(WEB)/package.json $(WEB)/package-lock.json | have-node
	$(say) 'node packages'
	@cd $(WEB) && npm ci --no-audit --no-fund --loglevel=error >/dev/null
	@touch $@

$(DONE)/browsers: FORCE | $(TESTS_VENV_DONE)
	$(say) 'browsers for the tests'
	@$(VENV) tests/browsers.py

# --- the site, step by step ---------------------------------------------------------------------------------------------

$(DONE)/catalogues: $(INPUTS)/catalogues $(VENV_DONE)
	$(say) 'catalogues: the sentences in four languages'
	@$(VENV) -m calculator.catalogues compile
	@touch $@

# The wheel holds the compiled catalogues, so they are compiled before its inputs are looked at.
$(INPUTS)/wheel: $(DONE)/catalogues

$(DONE)/wheel: $(INPUTS)/wheel $(VENV_DONE)
	$(say) 'wheel: the engine and its command line'
	@rm -rf build/wheel
	@$(VENV) -m hatchling build -t wheel -d build/wheel >build/wheel.log 2>&1 || { cat build/wheel.log >&2; exit 1; }
	@touch $@

$(DONE)/web: $(INPUTS)/web $(NODE_PACKAGES)
	$(say) 'screens: types checked, TypeScript bundled'
	@cd $(WEB) && npm run --silent build
	@touch $@

$(DONE)/python: $(DONE)/wheel $(INPUTS)/runtime $(RUNTIME_VENV_DONE) $(NODE_PACKAGES)
	$(say) 'the Python of the browser: Pyodide compiles it, pyodide-build packs it (two minutes)'
	@$(RUNTIME_VENV) -m calculator.runtime.install
	@$(RUNTIME_VENV) -m calculator.runtime --wheel build/wheel --pyodide $(WEB)/node_modules/pyodide --tests tests --output build/python
	@touch $@

$(DONE)/pieces: $(DONE)/web $(DONE)/python
	@touch $@

$(DONE)/site: $(DONE)/pieces $(INPUTS)/site $(INPUTS)/address
	$(say) 'site: pages in four languages'
	@SOURCE_DATE_EPOCH="$${SOURCE_DATE_EPOCH:-$$(git log -1 --format=%ct 2>/dev/null || echo 1767225600)}" \
	  NO_MKDOCS_2_WARNING=1 SITE_URL='$(SITE_URL)' $(VENV) -m mkdocs build --strict 2>&1 | sed '/^INFO/d'
	@touch $@

# --- locks ----------------------------------------------------------------------------------------------------------------

# Hashes, but no addresses: a lock file must install from whichever index a machine is set up for.
PIP_COMPILE := -m piptools compile --quiet --no-config --generate-hashes --allow-unsafe --strip-extras \
  --no-emit-index-url --no-emit-find-links --output-file requirements.txt requirements.in

lock: have-python ## write the locked requirement files anew, with Python 3.11 (the oldest supported)
	$(say) 'resolving three requirement files (some minutes)'
	@[ -x .venv-lock/bin/python ] || $(PYTHON) -m venv .venv-lock
	@.venv-lock/bin/python -m pip install --disable-pip-version-check -qq pip-tools==7.6.2
	@for folder in . tests calculator/runtime; do \
	  (lock=$$PWD/.venv-lock/bin/python; cd $$folder && CUSTOM_COMPILE_COMMAND='make lock' $$lock $(PIP_COMPILE)); done
