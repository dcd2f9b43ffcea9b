#pragma once

#include <stddef.h>
#include <stdint.h>

/// Keeps a terminal usable whatever ends the program.
///
/// A fault (ILL TRAP SEGV BUS FPE ABRT) on any thread restores the terminal and dies by the same
/// signal. TERM HUP INT QUIT are noted first, so that the main loop can end cleanly; the second
/// one, or two seconds without an end, restores the terminal and dies by the signal. PIPE and XFSZ
/// do nothing, so that writes report errors instead. TSTP, CONT and WINCH are noted.
/// There is one terminal, so there is one guard; all of it may be called from the main thread only,
/// except `terminal_guard_prepare_thread`.

/// What has been noted since it was last taken, as bits.
enum {
  terminal_guard_event_end = 1,
  terminal_guard_event_stop = 2,
  terminal_guard_event_continue = 4,
  terminal_guard_event_resize = 8,
};

/// Remembers the terminal's settings and puts the handlers in place.
///
/// \param descriptor An open terminal; the guard opens it anew for itself, never blocking.
/// \returns 0, or the `errno` of what failed, with nothing changed.
int terminal_guard_install(int descriptor);

/// From now on a death restores the settings and writes these bytes (at most 1024) first.
void terminal_guard_arm(const char *reset, size_t length);

/// Restores the settings as remembered; from now on a death leaves the terminal alone.
void terminal_guard_disarm(void);

/// Puts back the handlers that were found, and closes what was opened.
void terminal_guard_uninstall(void);

/// One line that a fault prints to standard error after the terminal is restored (at most 255
/// bytes); the signal's name and a line end follow it.
void terminal_guard_set_fault_message(const char *message);

/// A descriptor that becomes readable when something was noted.
int terminal_guard_descriptor(void);

/// Returns what was noted and forgets it.
uint32_t terminal_guard_take_events(void);

/// The signal that asked for the end, or 0.
int terminal_guard_end_signal(void);

/// Stops the process group as Ctrl-Z does and returns when it is continued.
void terminal_guard_stop(void);

/// Dies by a signal, as the sender of the signal expects to see it; restores if armed.
_Noreturn void terminal_guard_die(int signal);

/// Gives the calling thread a stack for handlers, so that even an overflow of its own restores the
/// terminal; the main thread has one already. The stack is freed when the thread ends.
void terminal_guard_prepare_thread(void);
