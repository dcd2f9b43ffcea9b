#define _GNU_SOURCE
#define _DARWIN_C_SOURCE

#include "CPseudoTerminal.h"

#include <fcntl.h>
#include <spawn.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

int pseudo_terminal_open(char *path, size_t capacity) {
  int master = posix_openpt(O_RDWR | O_NOCTTY);
  if (master < 0) return -1;
  const char *name = grantpt(master) == 0 && unlockpt(master) == 0 ? ptsname(master) : NULL;
  if (name == NULL || strlen(name) >= capacity) {
    close(master);
    return -1;
  }
  strcpy(path, name);
  fcntl(master, F_SETFD, FD_CLOEXEC);
  return master;
}

short pseudo_terminal_new_session_flag(void) { return POSIX_SPAWN_SETSID; }
