SWIFT ?= swift
DIR ?= Samples
SOURCES = Package.swift Sources Tests Scripts Benchmarks Plugins \
  Examples/App/Package.swift Examples/App/Sources \
  Examples/Server/Package.swift Examples/Server/Sources Examples/Server/Tests \
  Hosts/Pango/Package.swift Hosts/GTK/Package.swift Hosts/GTK/Sources Hosts/GTK/Tests

# With a trait everything is compiled anew, so that each has a folder of its own.
SIGNING = --traits Signing --scratch-path .build/signing
PANGO = --traits Pango --scratch-path .build/pango

# The plugins have a build of their own; with them all of the command is compiled twice.
export LAYOUTC_PLUGINLESS = 1

.DEFAULT_GOAL := help

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "%-17s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

demo: setup ## build, then take a sample all the way to a compiled program
	@SWIFT="$(SWIFT)" Scripts/demo

setup: ## install what a fresh machine lacks
	@Scripts/setup

test: setup ## run the tests, of the long ones a part
	$(SWIFT) test

test-all: setup ## run the tests, the long ones whole
	LAYOUTC_TESTS=all $(SWIFT) test

nightly: test-all test-address test-thread growth-check compile-sweep parity-corpus mutants relayouts plain-solvers format-laws sarif-check lsp-check jupyter-check editors-check cmake-check completions-check site-check size-check pango-check signing-check gtk-check tour-check platform-check ## run what a change does not wait for

test-release: setup ## hold the engine to its tests and to the referees, as it ships
	@SWIFT="$(SWIFT)" Scripts/test-build release -c release

test-address: setup ## the same under the address sanitizer
	@SWIFT="$(SWIFT)" Scripts/test-build address --sanitize=address

test-thread: setup ## the same under the thread sanitizer
	@SWIFT="$(SWIFT)" Scripts/test-build thread --sanitize=thread

update: setup ## rewrite snapshots and generated files, and show what changed
	LAYOUTC_UPDATE=1 $(SWIFT) test
	@git diff --stat

generate: setup ## write the files in Grammar/, Manual/ and Samples/Pictures/ and the pages of symbols and findings anew
	LAYOUTC_UPDATE=1 $(SWIFT) test --filter "GeneratedFilesTests|ManualTests|SamplePictureTests|SymbolTests|FindingPageTests"
	@git diff --stat -- Docs Grammar Manual Samples

grammar-check: setup ## hold the grammars to the table, with jing and libxml2
	@SWIFT="$(SWIFT)" Scripts/check-grammar

lsp-check: setup ## hold the language server to the protocol, with lsprotocol, in Neovim and in Emacs
	@SWIFT="$(SWIFT)" Scripts/check-lsp

lsp-bench: ## replay keystrokes to the language server of TOOL, in 500 documents; KEYS, and RATES a second
	@Scripts/lsp-bench "$(TOOL)" "$(KEYS)" $(RATES)

jupyter-check: setup ## work in a document in JupyterLab, in Chromium; TOOL is the command, PICTURES a folder, RECORDING a GIF
	@SWIFT="$(SWIFT)" Scripts/check-jupyter "$(TOOL)" "$(PICTURES)" "$(RECORDING)"

editors-check: ## test the extension for VS Code, its grammar and the settings of other editors, with node
	@Scripts/check-editors

sarif-check: setup ## hold SARIF to its published schema, with jsonschema
	@SWIFT="$(SWIFT)" Scripts/check-sarif

plugin-check: setup ## hold the plugins to what they promise, in a copy of the example
	@SWIFT="$(SWIFT)" Scripts/check-plugins

server-check: setup ## build and test the sample server of Examples/Server, and ask it for screens with curl
	@Scripts/setup server
	@SWIFT="$(SWIFT)" Scripts/check-server

install: setup ## install the command below PREFIX (/usr/local), in DESTDIR
	@SWIFT="$(SWIFT)" PREFIX="$(PREFIX)" DESTDIR="$(DESTDIR)" Scripts/install

uninstall: ## remove what was installed there
	@PREFIX="$(PREFIX)" DESTDIR="$(DESTDIR)" Scripts/install --remove

release: setup ## make the release VERSION: commit, tag and what people download; pushes nothing
	@SWIFT="$(SWIFT)" Scripts/release $(VERSION)

downloads: setup ## make in FOLDER what people download of the commit that is checked out
	@SWIFT="$(SWIFT)" TOOL="$(TOOL)" Scripts/downloads "$(or $(FOLDER),.build/downloads)"

release-check: ## hold the release script to what it refuses
	@Scripts/check-release

vsix: ## make the extension for VS Code, to be installed from a file
	@Scripts/vsix

completions-check: setup ## try the completions in bash, zsh and fish
	@SWIFT="$(SWIFT)" Scripts/check-completions

preview-check: setup ## try the page of previews in Chromium
	@SWIFT="$(SWIFT)" Scripts/check-preview

pango: ## build the command with Pango, for PNG and PDF and text measured by fonts
	@Scripts/setup pango
	$(SWIFT) build $(PANGO) --product layoutc

pango-check: ## hold pictures and measures by Pango to their tests
	@Scripts/setup pango
	LAYOUTC_PANGO_TESTS=1 $(SWIFT) test $(PANGO)

signing: setup ## build the command with signatures of packs, which macOS has without this
	$(SWIFT) build $(SIGNING) --product layoutc

signing-check: setup ## hold keys and signed packs to their tests
	LAYOUTC_SIGNING_TESTS=1 $(SWIFT) test $(SIGNING)

gtk-check: ## try the host for GTK in real windows, with pictures of them in the folder PICTURES
	@Scripts/setup
	@Scripts/setup gtk
	@env -u LAYOUTC_PLUGINLESS SWIFT="$(SWIFT)" Scripts/check-gtk

tour-check: ## do what Docs/Tour.md says, up to its window; PICTURE is a file for what that shows
	@Scripts/setup
	@Scripts/setup gtk
	@SWIFT="$(SWIFT)" TOOL="$(TOOL)" PICTURE="$(and $(PICTURE),$(abspath $(PICTURE)))" Scripts/check-tour

static: setup ## build a command that needs of Linux nothing but the C library
	@SWIFT="$(SWIFT)" Scripts/static-build

static-check: setup ## hold it to a build that needs the system's libraries, on all samples
	@SWIFT="$(SWIFT)" Scripts/check-static

size-check: setup ## measure what programs weigh with LayoutEngine and with LayoutRuntime
	@SWIFT="$(SWIFT)" Scripts/check-size

deb: setup ## make a Debian package of it
	@SWIFT="$(SWIFT)" Scripts/deb

install-check: setup ## install what FOLDER has to download in fresh systems, and build apps with it
	@SWIFT="$(SWIFT)" FOLDER="$(FOLDER)" Scripts/check-install

deb-check: setup ## try the Debian package in a fresh system
	@SWIFT="$(SWIFT)" Scripts/check-deb

bazel-check: setup ## hold the rules for Bazel to what they promise, with Bazel
	@SWIFT="$(SWIFT)" Scripts/check-bazel

cmake-check: setup ## hold what is documented for CMake, Ninja and Make to it, with newer ones
	@SWIFT="$(SWIFT)" Scripts/check-cmake

artifact-bundle: setup ## make the package with the plugins and a built command
	@SWIFT="$(SWIFT)" Scripts/artifact-bundle

apple-check: ## hold the hosts for UIKit, AppKit and SwiftUI to Apple's interfaces, and run them on stand-ins
	@SWIFT="$(SWIFT)" Scripts/check-apple

languages: ## write the formats of languages anew, from the data that PyPI's Babel has
	@[ -x .build/languages/bin/python ] || python3 -m venv .build/languages
	@.build/languages/bin/pip install --quiet Babel==2.19.0
	@.build/languages/bin/python Scripts/languages

platform-check: ## type-check the engine for the oldest macOS that is stated
	@Scripts/platforms

mutants: setup ## hold the checker to the grammar over thousands of mutants, with jing
	@SWIFT="$(SWIFT)" Scripts/check-mutants

mutants-engine: setup ## put faults into solvers, text and expressions, and tell which nobody notices
	@$(SWIFT) build --build-tests
	@LAYOUTC_MUTANTS_ENGINE=1 $(SWIFT) build --scratch-path .build/mutants-tool --product layout-mutants
	@.build/mutants-tool/debug/layout-mutants $(or $(COUNT),60) $(SEED)

parity: setup ## compare interpreter and generated code on all documents in DIR
	@$(SWIFT) build --product layout-parity
	@"$$($(SWIFT) build --show-bin-path)/layout-parity" $(DIR)

pack-parity: setup ## compare interpreter and packs on COUNT documents made at random
	@$(SWIFT) build -c release --product layout-parity
	@"$$($(SWIFT) build -c release --show-bin-path)/layout-parity" --packs $(or $(COUNT),10000) $(SEED)

parity-sweep: setup ## the same with every attribute bound on every element, or with those named NAME
	@$(SWIFT) build --product layout-parity
	@"$$($(SWIFT) build --show-bin-path)/layout-parity" --sweep $(NAME)

parity-corpus: setup ## the same on hundreds of documents and thousands of expressions made at random
	@$(SWIFT) build --product layout-parity
	@"$$($(SWIFT) build --show-bin-path)/layout-parity" --random $(or $(COUNT),300) $(SEED)

referees: setup ## hold interpreter and generated code to all frames of other implementations
	LAYOUTC_REFEREES=all $(SWIFT) test --filter RefereeTests

compile-sweep: setup ## compile every attribute, default and dangerous name that check passes
	@$(SWIFT) build --product layout-parity
	@for sweep in $(or $(SWEEP),attributes defaults names name-pairs names-together); do \
	  "$$($(SWIFT) build --show-bin-path)/layout-parity" --compile $$sweep $(or $(SHARE),1) $(SEED) \
	    || exit 1; done

relayouts: setup ## relayout trees made at random, and compare with new ones
	@$(SWIFT) build -c release --scratch-path .build/relayouts --product layout-relayouts
	@.build/relayouts/release/layout-relayouts $(or $(COUNT),100000) $(SEED)
	@.build/relayouts/release/layout-relayouts --lists $(or $(COUNT),100000) $(SEED)
	@# A debug build measures few levels on the stack, so that more of its trees meet that limit.
	@$(SWIFT) build -Xswiftc -O --scratch-path .build/relayouts --product layout-relayouts
	@.build/relayouts/debug/layout-relayouts --answers $$(($(or $(COUNT),100000) / 10)) $(SEED)

plain-solvers: setup ## hold box specs, fits and linear layouts to second, slow solvers, on COUNT random trees
	@$(SWIFT) build -c release --scratch-path .build/relayouts --product layout-plain-solvers
	@for kind in boxspecs fits linear; do \
	  .build/relayouts/release/layout-plain-solvers $$kind $(or $(COUNT),5000) $(SEED) || exit 1; done

growth-check: setup ## hold what the command costs to the size of what it is given; ALL=1, or shapes as NAMES
	@SWIFT="$(SWIFT)" ALL="$(ALL)" NAMES="$(NAMES)" Scripts/check-growth

format-laws: setup ## hold the formatter to its laws on COUNT random documents and all referees' ones
	LAYOUTC_FORMAT_COUNT=$(or $(COUNT),10000) LAYOUTC_REFEREES=all $(if $(SEED),LAYOUTC_SEED=$(SEED)) \
	  $(SWIFT) test --filter LawTests

fuzz: setup ## give TARGET, or each, what libFuzzer makes up, for so many SECONDS
	@SWIFT="$(SWIFT)" Scripts/fuzz $(or $(TARGET),all) $(or $(SECONDS),60)

fuzz-smoke: setup ## the same for three seconds each, and the referees, under the address sanitizer
	@SWIFT="$(SWIFT)" Scripts/fuzz smoke

speed-chart: ## draw the README's chart from the table in Docs/Performance.md
	@Scripts/speed-chart

bench: setup ## time the compiler against xmllint and aapt2, and the engine against Yoga and Taffy
	@LAYOUTC_BENCHMARKS=1 $(SWIFT) build -c release --scratch-path .build/bench
	.build/bench/release/layout-bench check --layoutc .build/bench/release/layoutc
	.build/bench/release/layout-bench build --layoutc .build/bench/release/layoutc \
	  --modules .build/bench/release/Modules
	.build/bench/release/layout-bench rules
	.build/bench/release/layout-bench program
	.build/bench/release/layout-bench imports --layoutc .build/bench/release/layoutc
	.build/bench/release/layout-bench engine
	.build/bench/release/layout-bench updates
	@Scripts/peers && .build/bench/release/layout-bench flex --python .build/peers/bin/python
	.build/bench/release/layout-bench grids --python .build/peers/bin/python

bench-check: setup ## hold what thirty scenarios cost to Benchmarks/instructions.txt; UPDATE=1 writes it, NAMES chooses
	@SWIFT="$(SWIFT)" UPDATE="$(UPDATE)" NAMES="$(NAMES)" Scripts/check-bench

bench-build: setup ## build the benchmarks, which the tests leave out
	@LAYOUTC_BENCHMARKS=1 $(SWIFT) build --product layout-bench

docs: ## make the documentation of the libraries with DocC, without a warning
	@SWIFT="$(SWIFT)" Scripts/docs

site: setup ## make the pages of the documentation as a site in SITE (.build/site), with pictures of the examples
	@SWIFT="$(SWIFT)" TOOL="$(TOOL)" SITE="$(SITE)" BASE="$(BASE)" REPOSITORY="$(REPOSITORY)" Scripts/site

site-check: setup ## try the site: links, anchors and HTML, and pages and the search in Chromium
	@SWIFT="$(SWIFT)" TOOL="$(TOOL)" PICTURES="$(PICTURES)" Scripts/check-site

api-check: ## compare the public API with that of the last release, or of TAG
	@SWIFT="$(SWIFT)" Scripts/api-check

format: ## format the sources
	$(SWIFT) format --in-place --recursive $(SOURCES)

hooks: ## hold the subjects of commits in this clone to what CONTRIBUTING.md asks
	git config core.hooksPath Scripts/hooks

lint: ## complain about sources that are not formatted
	$(SWIFT) format lint --strict --parallel --recursive $(SOURCES)

check: ## all that a change must pass
	@.ci/run

.PHONY: api-check apple-check artifact-bundle bazel-check bench bench-build bench-check check cmake-check compile-sweep completions-check deb deb-check demo docs downloads editors-check format format-laws fuzz fuzz-smoke generate grammar-check growth-check help hooks install install-check jupyter-check languages lint lsp-bench lsp-check mutants mutants-engine nightly pack-parity pango pango-check parity parity-corpus parity-sweep plain-solvers platform-check plugin-check preview-check referees relayouts release release-check sarif-check server-check setup site site-check size-check speed-chart static static-check test test-address test-all test-release test-thread tour-check uninstall update vsix
