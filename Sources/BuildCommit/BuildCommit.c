#include "BuildCommit.h"

// Package.swift defines it. In C, since a Swift target would be compiled anew with each commit, and all
// that imports it.
#ifndef BUILD_COMMIT
#define BUILD_COMMIT ""
#endif

const char *build_commit(void) { return BUILD_COMMIT; }
