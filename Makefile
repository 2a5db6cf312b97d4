SWIFT ?= swift

.DEFAULT_GOAL := help

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "%-12s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

setup: ## install what a fresh machine lacks
	@Scripts/setup

test: setup ## run the tests
	$(SWIFT) test

generate: setup ## write the files in Grammar/ anew
	LAYOUTC_UPDATE=1 $(SWIFT) test --filter GeneratedFilesTests
	@git diff --stat -- Grammar

grammar-check: setup ## hold the grammars to the table, with jing and libxml2
	@SWIFT="$(SWIFT)" Scripts/check-grammar

.PHONY: generate grammar-check help setup test
