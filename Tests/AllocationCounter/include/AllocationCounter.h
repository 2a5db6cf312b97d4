#pragma once

/// The number of allocations that the calling thread has made so far.
///
/// Always 0 where they cannot be counted.
long allocation_count(void);

/// Whether allocations can be counted here: with glibc, where the program's own `malloc` wins.
int counts_allocations(void);
