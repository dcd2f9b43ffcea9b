#include "CTerminalGuard.h"

#include <termios.h>

static struct termios remembered;

int terminal_guard_remember(int descriptor) { return tcgetattr(descriptor, &remembered); }
