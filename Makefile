SWIFT ?= swift

.DEFAULT_GOAL := help

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "%-12s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

setup: ## install what a fresh machine lacks
	@Scripts/setup

test: setup ## run the tests
	$(SWIFT) test

.PHONY: help setup test
