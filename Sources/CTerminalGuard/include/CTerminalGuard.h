#pragma once

/// Remembers the terminal's settings, so that they can be restored when the process dies.
int terminal_guard_remember(int descriptor);
