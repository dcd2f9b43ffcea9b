# What can be made is listed by `make help`; every target installs what it needs first.

SWIFT ?= swift
PREFIX ?= /usr/local
ARGS ?=

# Debian's names, and Homebrew's after the colon.
BUILD_PACKAGES = libncurses-dev:ncurses libpango1.0-dev:pango libjpeg-dev:jpeg-turbo \
  libsqlite3-dev:sqlite pkg-config:pkgconf
TEST_PACKAGES = $(BUILD_PACKAGES) tmux:tmux
BENCH_PACKAGES = libchafa-dev:chafa

SYSTEM := $(shell uname -s)
ifeq ($(SYSTEM),Linux)
# One file that starts quickly and runs where no toolchain is.
STATIC = --static-swift-stdlib
# Large headlines need a font, and macOS has some.
BUILD_PACKAGES += fonts-dejavu-core librsvg2-2
endif

STRICT = --explicit-target-dependency-import-check error
RELEASE = $(SWIFT) build --configuration release --product recto $(STATIC)
BINARY = .build/release/recto

.PHONY: help run build test bench pictures install uninstall clean
.PHONY: packages test-packages bench-packages tests format-check source-checks

help: ## list what can be made
	@sed -n 's/^\([a-z-]*\):.*## /\1	/p' $(MAKEFILE_LIST) | \
	  while IFS='	' read -r name text; do printf '  make %-10s %s\n' "$$name" "$$text"; done

run: build ## install what is missing, build for release and start (ARGS="study FILE")
	@$(BINARY) $(ARGS)

build: packages ## install what is missing and build for release
	$(RELEASE)

test: test-packages tests format-check source-checks ## run every check
	@echo 'All checks passed.'

bench: build bench-packages ## measure against the budgets, and against libchafa
	$(SWIFT) run --package-path Benchmarks --configuration release CompareWithChafa
	$(BINARY) bench

pictures: build ## make the README's pictures
	.ci/make-pictures $(BINARY) Pictures

install: build ## install under PREFIX (/usr/local)
	install -d '$(DESTDIR)$(PREFIX)/bin' '$(DESTDIR)$(PREFIX)/share/recto/Decks'
	install -m 755 $(BINARY) '$(DESTDIR)$(PREFIX)/bin/recto'
	install -m 644 Decks/* '$(DESTDIR)$(PREFIX)/share/recto/Decks'

uninstall: ## remove what install has put under PREFIX
	rm -f '$(DESTDIR)$(PREFIX)/bin/recto'
	rm -rf '$(DESTDIR)$(PREFIX)/share/recto'

clean: ## remove what was built
	rm -rf .build

packages:
	@.ci/install-packages $(BUILD_PACKAGES)

test-packages:
	@.ci/install-packages $(TEST_PACKAGES)

bench-packages:
	@.ci/install-packages $(BENCH_PACKAGES)

# The import check makes the arrows between the modules binding.
tests: test-packages
	$(SWIFT) build --build-tests $(STRICT)
	$(SWIFT) test --skip-build $(STRICT)

format-check:
	$(SWIFT) format lint --strict --recursive Package.swift Sources Tests \
	  Benchmarks/Package.swift Benchmarks/Sources

source-checks:
	@.ci/check-sources
