#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <unistd.h>

#include "CPictureDecoding.h"

#ifdef __APPLE__
#include <crt_externs.h>
#else
extern char **environ;
#endif

char *const *cpicture_environment(void) {
#ifdef __APPLE__
  return *_NSGetEnviron();
#else
  return environ;
#endif
}

int cpicture_open_channel(int ends[2]) {
#ifdef __APPLE__
  if (socketpair(AF_UNIX, SOCK_STREAM, 0, ends) != 0) return 0;
  for (int index = 0; index < 2; index++) fcntl(ends[index], F_SETFD, FD_CLOEXEC);
  const int yes = 1;
  setsockopt(ends[0], SOL_SOCKET, SO_NOSIGPIPE, &yes, sizeof yes);
#else
  if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends) != 0) return 0;
#endif
  fcntl(ends[0], F_SETFL, O_NONBLOCK);
  return 1;
}

ssize_t cpicture_send(int channel, const void *bytes, size_t length) {
#ifdef MSG_NOSIGNAL
  return send(channel, bytes, length, MSG_NOSIGNAL);
#else
  return send(channel, bytes, length, 0);
#endif
}

void cpicture_end_sending(int channel) { shutdown(channel, SHUT_WR); }

// What whoever started us allows is not ours to raise.
static rlim_t lesser(rlim_t wanted, rlim_t allowed) {
  return allowed != RLIM_INFINITY && allowed < wanted ? allowed : wanted;
}

static void limit(int resource, rlim_t most, rlim_t grace) {
  struct rlimit limits;
  if (getrlimit(resource, &limits) != 0) return;
  limits.rlim_cur = lesser(most, limits.rlim_cur);
  limits.rlim_max = lesser(most + grace, limits.rlim_max);
  setrlimit(resource, &limits);
}

void cpicture_limit_process(uint64_t processor_seconds, uint64_t address_bytes) {
  // With the grace it ends by SIGXCPU, which tells why, instead of SIGKILL.
  limit(RLIMIT_CPU, processor_seconds, 1);
  limit(RLIMIT_AS, address_bytes, 0);
  limit(RLIMIT_CORE, 0, 0);
  // librsvg draws filters on as many threads as there are processors, each of which takes addresses.
  setenv("RAYON_NUM_THREADS", "1", 1);
}
