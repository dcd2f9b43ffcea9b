#pragma once

#include <stddef.h>

/// Opens a pseudo terminal's near end and writes the far end's path; returns -1 on failure.
int pseudo_terminal_open(char *path, size_t capacity);

/// The flag of `posix_spawn` that starts a session, hidden from Swift by feature macros.
short pseudo_terminal_new_session_flag(void);
