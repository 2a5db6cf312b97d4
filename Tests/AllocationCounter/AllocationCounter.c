#include "AllocationCounter.h"

long allocation_count(void) { return 0; }
