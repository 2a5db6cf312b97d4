#ifndef BUILD_COMMIT_H
#define BUILD_COMMIT_H

/// The commit that the package was built from, such as `3f2c1ab9d0e4` or `3f2c1ab9d0e4, changed`; empty
/// where the sources lie in no repository.
const char *build_commit(void);

#endif
