// Handlers call async-signal-safe functions only. In particular not ncurses' endwin, which
// allocates, and not the handlers found, because the Swift runtime's would wait for a key on a
// terminal that no longer delivers it.

#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif

#include "CTerminalGuard.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <termios.h>
#include <unistd.h>

enum { handler_stack_size = 64 * 1024, grace_seconds = 2, reset_capacity = 1024 };

static const int fault_signals[] = {SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT};
static const int end_signals[] = {SIGTERM, SIGHUP, SIGINT, SIGQUIT};
static const int quiet_signals[] = {SIGPIPE, SIGXFSZ};
// Nobody sends these to a program on a screen, but each of them would end it.
static const int stray_signals[] = {
    SIGUSR1, SIGUSR2, SIGXCPU, SIGVTALRM, SIGPROF, SIGSYS,
#ifdef SIGIO
    SIGIO,
#endif
#ifdef SIGPWR
    SIGPWR,
#endif
#ifdef SIGSTKFLT
    SIGSTKFLT,
#endif
};
static const int noted_signals[] = {SIGTSTP, SIGCONT, SIGWINCH};

static char handler_stack[handler_stack_size];
static struct sigaction found[NSIG];
static char is_replaced[NSIG];
static struct termios remembered;
static int terminal = -1;
static int wake_read = -1;
static int wake_write = -1;
static char reset_bytes[reset_capacity];
static size_t reset_length;
static char fault_message[256];
static atomic_int is_armed;
static atomic_int end_signal;
static atomic_uint events;

static void restore(void) {
  if (!atomic_load(&is_armed)) return;
  // In the background the terminal is someone else's by now.
  pid_t foreground = tcgetpgrp(terminal);
  if (foreground > 0 && foreground != getpgrp()) return;
  sigset_t output_stop;
  sigset_t previous;
  sigemptyset(&output_stop);
  sigaddset(&output_stop, SIGTTOU);
  pthread_sigmask(SIG_BLOCK, &output_stop, &previous);
  ssize_t ignored = write(terminal, reset_bytes, reset_length);
  (void)ignored;
  tcsetattr(terminal, TCSANOW, &remembered);
  pthread_sigmask(SIG_SETMASK, &previous, NULL);
}

static const char *fault_name(int number) {
  switch (number) {
    case SIGILL: return "SIGILL";
    case SIGTRAP: return "SIGTRAP";
    case SIGSEGV: return "SIGSEGV";
    case SIGBUS: return "SIGBUS";
    case SIGFPE: return "SIGFPE";
    default: return "SIGABRT";
  }
}

static void say(const char *text) {
  size_t length = 0;
  while (text[length] != 0) length++;
  ssize_t ignored = write(STDERR_FILENO, text, length);
  (void)ignored;
}

_Noreturn static void die_by(int number) {
  struct sigaction fallback;
  memset(&fallback, 0, sizeof fallback);
  fallback.sa_handler = SIG_DFL;
  sigaction(number, &fallback, NULL);
  sigset_t only;
  sigemptyset(&only);
  sigaddset(&only, number);
  pthread_sigmask(SIG_UNBLOCK, &only, NULL);
  raise(number);
  _exit(128 + number);
}

static void note(unsigned event) {
  int kept = errno;
  atomic_fetch_or(&events, event);
  ssize_t ignored = write(wake_write, "", 1);
  (void)ignored;
  errno = kept;
}

static void on_fault(int number) {
  int was_armed = atomic_load(&is_armed);
  restore();
  if (was_armed && fault_message[0] != 0) {
    say(fault_message);
    say(fault_name(number));
    say("\n");
  }
  die_by(number);
}

static void on_stray(int number) {
  restore();
  die_by(number);
}

static void on_end(int number) {
  int none = 0;
  if (atomic_compare_exchange_strong(&end_signal, &none, number)) {
    note(terminal_guard_event_end);
    alarm(grace_seconds);
  } else if (number != SIGHUP) {
    // A hang-up comes twice by nature: from the kernel and from the shell.
    restore();
    die_by(number);
  }
}

static void on_alarm(int number) {
  int cause = atomic_load(&end_signal);
  if (cause == 0) return;
  (void)number;
  restore();
  die_by(cause);
}

static void on_noted(int number) {
  if (number == SIGTSTP) note(terminal_guard_event_stop);
  if (number == SIGCONT) note(terminal_guard_event_continue);
  if (number == SIGWINCH) note(terminal_guard_event_resize);
}

/// Does nothing; unlike SIG_IGN it is not passed on to programs that are started.
static void on_quiet(int number) { (void)number; }

static void replace(int number, void (*handler)(int), int keeps_ignored) {
  if (sigaction(number, NULL, &found[number]) != 0) return;
  if (keeps_ignored && found[number].sa_handler == SIG_IGN) return;
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_handler = handler;
  action.sa_flags = SA_ONSTACK | SA_RESTART;
  sigemptyset(&action.sa_mask);
  is_replaced[number] = sigaction(number, &action, NULL) == 0;
  // Whoever started us may have blocked it.
  sigset_t only;
  sigemptyset(&only);
  sigaddset(&only, number);
  pthread_sigmask(SIG_UNBLOCK, &only, NULL);
}

#define REPLACE_ALL(signals, handler, keeps_ignored)                             \
  for (size_t index = 0; index < sizeof(signals) / sizeof(signals[0]); index++) \
  replace(signals[index], handler, keeps_ignored)

/// Opens the terminal anew, so that not blocking is ours alone; else shares what there is.
static int open_privately(int descriptor) {
  char path[PATH_MAX];
  int flags = O_RDWR | O_NOCTTY | O_NONBLOCK | O_CLOEXEC;
  int opened = ttyname_r(descriptor, path, sizeof path) == 0 ? open(path, flags) : -1;
  if (opened < 0) opened = open("/dev/tty", flags);
  if (opened < 0) opened = fcntl(descriptor, F_DUPFD_CLOEXEC, 3);
  return opened;
}

static int open_wake_pipe(void) {
  int ends[2];
  if (pipe(ends) != 0) return errno;
  for (int index = 0; index < 2; index++) {
    fcntl(ends[index], F_SETFD, FD_CLOEXEC);
    fcntl(ends[index], F_SETFL, O_NONBLOCK);
  }
  wake_read = ends[0];
  wake_write = ends[1];
  return 0;
}

int terminal_guard_install(int descriptor) {
  if (terminal >= 0) return EBUSY;
  if (tcgetattr(descriptor, &remembered) != 0) return errno;
  int failure = open_wake_pipe();
  if (failure != 0) return failure;
  terminal = open_privately(descriptor);
  if (terminal < 0) {
    failure = errno;
    terminal_guard_uninstall();
    return failure;
  }
  stack_t stack = {.ss_sp = handler_stack, .ss_size = sizeof handler_stack};
  sigaltstack(&stack, NULL);
  atomic_store(&end_signal, 0);
  atomic_store(&events, 0);
  REPLACE_ALL(fault_signals, on_fault, 0);
  REPLACE_ALL(end_signals, on_end, 1);
  REPLACE_ALL(quiet_signals, on_quiet, 1);
  REPLACE_ALL(stray_signals, on_stray, 1);
#ifdef SIGRTMIN
  for (int number = SIGRTMIN; number <= SIGRTMAX; number++) replace(number, on_stray, 1);
#endif
  REPLACE_ALL(noted_signals, on_noted, 0);
  replace(SIGALRM, on_alarm, 0);
  return 0;
}

void terminal_guard_arm(const char *reset, size_t length) {
  if (terminal < 0) return;
  atomic_store(&is_armed, 0);
  reset_length = length < reset_capacity ? length : reset_capacity;
  memcpy(reset_bytes, reset, reset_length);
  atomic_store(&is_armed, 1);
}

void terminal_guard_disarm(void) {
  if (!atomic_exchange(&is_armed, 0)) return;
  tcsetattr(terminal, TCSANOW, &remembered);
}

void terminal_guard_uninstall(void) {
  atomic_store(&is_armed, 0);
  if (atomic_load(&end_signal) != 0) alarm(0);
  for (int number = 1; number < NSIG; number++) {
    if (is_replaced[number]) sigaction(number, &found[number], NULL);
    is_replaced[number] = 0;
  }
  if (wake_read >= 0) close(wake_read);
  if (wake_write >= 0) close(wake_write);
  if (terminal >= 0) close(terminal);
  wake_read = wake_write = terminal = -1;
}

void terminal_guard_set_fault_message(const char *message) {
  fault_message[0] = 0;
  strncat(fault_message, message, sizeof fault_message - 1);
}

int terminal_guard_descriptor(void) { return wake_read; }

uint32_t terminal_guard_take_events(void) {
  char bytes[64];
  while (wake_read >= 0 && read(wake_read, bytes, sizeof bytes) > 0) continue;
  return atomic_exchange(&events, 0);
}

int terminal_guard_end_signal(void) { return atomic_load(&end_signal); }

void terminal_guard_stop(void) {
  struct sigaction fallback;
  struct sigaction ours;
  memset(&fallback, 0, sizeof fallback);
  fallback.sa_handler = SIG_DFL;
  sigaction(SIGTSTP, &fallback, &ours);
  // The whole group: whoever started us must stop too, or its shell never gets the terminal.
  kill(0, SIGTSTP);
  sigaction(SIGTSTP, &ours, NULL);
}

_Noreturn void terminal_guard_die(int number) {
  restore();
  die_by(number);
}

static pthread_key_t thread_stack;
static pthread_once_t thread_stack_once = PTHREAD_ONCE_INIT;

static void free_thread_stack(void *memory) {
  stack_t none = {.ss_flags = SS_DISABLE, .ss_size = handler_stack_size};
  sigaltstack(&none, NULL);
  munmap(memory, handler_stack_size);
}

static void make_thread_stack_key(void) { pthread_key_create(&thread_stack, free_thread_stack); }

void terminal_guard_prepare_thread(void) {
  pthread_once(&thread_stack_once, make_thread_stack_key);
  if (pthread_getspecific(thread_stack) != NULL) return;
  void *memory = mmap(
    NULL, handler_stack_size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANON, -1, 0);
  if (memory == MAP_FAILED) return;
  stack_t stack = {.ss_sp = memory, .ss_size = handler_stack_size};
  if (sigaltstack(&stack, NULL) != 0 || pthread_setspecific(thread_stack, memory) != 0) {
    munmap(memory, handler_stack_size);
  }
}
