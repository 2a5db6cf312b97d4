#ifndef CLIBFUZZER_H
#define CLIBFUZZER_H

#include <stddef.h>
#include <stdint.h>

/// Runs libFuzzer with a program's arguments; it ends the program.
int LLVMFuzzerRunDriver(
    int *count, char ***arguments, int (*callback)(const uint8_t *bytes, size_t size));

#endif
