#pragma once

/// The number of allocations this process has made so far, on any thread.
long allocation_count(void);
