#pragma once

// ncurses as Swift can call it. Swift cannot import function-like macros, variadic functions,
// mutable globals (in Swift 6 mode) or unions of callbacks; each function below replaces one of
// those and says which.

#ifndef _XOPEN_SOURCE_EXTENDED
#define _XOPEN_SOURCE_EXTENDED 1
#endif
#ifndef NCURSES_WIDECHAR
#define NCURSES_WIDECHAR 1
#endif
#include <curses.h>
#include <langinfo.h>
#include <locale.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <term.h>
#include <termios.h>
#include <unistd.h>
#include <wchar.h>

/// `newterm` takes the globals stdout and stdin. Never `initscr`: it ends the process on failure.
static inline SCREEN *curses_open(const char *name) { return newterm(name, stdout, stdin); }

/// `stdscr` is a mutable global.
static inline WINDOW *curses_screen(void) { return stdscr; }

/// `LINES`, `COLS`, `COLORS` and `COLOR_PAIRS` are mutable globals.
static inline int curses_rows(void) { return LINES; }
static inline int curses_columns(void) { return COLS; }
static inline int curses_colors(void) { return COLORS; }
static inline int curses_color_pairs(void) { return COLOR_PAIRS; }

/// `curscr` is a mutable global; forgetting it makes the next update write the whole screen.
static inline void curses_forget_screen(void) { clearok(curscr, TRUE); }

/// `use_env` and `use_tioctl`: the window's real size counts, not LINES and COLUMNS.
static inline void curses_use_real_size(void) {
  use_env(FALSE);
#if defined(NCURSES_VERSION_PATCH) && NCURSES_VERSION_PATCH >= 20120101
  use_tioctl(TRUE);
#endif
}

/// `A_BOLD` and the like are function-like macros; the bits are those of `TextAttributes`.
static inline attr_t curses_attributes(unsigned bits) {
  attr_t result = A_NORMAL;
  if (bits & 1) result |= A_BOLD;
  if (bits & 2) result |= A_DIM;
#ifdef A_ITALIC
  if (bits & 4) result |= A_ITALIC;
#endif
  if (bits & 8) result |= A_UNDERLINE;
  if (bits & 16) result |= A_REVERSE;
  return result;
}

/// `cchar_t` differs between builds of ncurses, and extended pairs go through an untyped pointer.
/// At most five scalars; returns ERR and draws nothing when they do not make a cell.
static inline int curses_put(
    int row, int column, const uint32_t *scalars, int count, unsigned attributes, int pair) {
  wchar_t text[6] = {0};
  cchar_t cell;
  for (int index = 0; index < count && index < 5; index++) text[index] = (wchar_t)scalars[index];
  memset(&cell, 0, sizeof cell);
#ifdef NCURSES_EXT_COLORS
  if (setcchar(&cell, text, curses_attributes(attributes), 0, &pair) == ERR) return ERR;
#else
  if (setcchar(&cell, text, curses_attributes(attributes), (short)pair, NULL) == ERR) return ERR;
#endif
  return mvwadd_wch(stdscr, row, column, &cell);
}

/// As for `curses_put`: empties the screen with blanks of a pair, now and from now on.
static inline void curses_set_blank(int pair) {
  cchar_t cell;
  memset(&cell, 0, sizeof cell);
#ifdef NCURSES_EXT_COLORS
  if (setcchar(&cell, L" ", A_NORMAL, 0, &pair) == OK) wbkgrndset(stdscr, &cell);
#else
  if (setcchar(&cell, L" ", A_NORMAL, (short)pair, NULL) == OK) wbkgrndset(stdscr, &cell);
#endif
  werase(stdscr);
}

/// `init_extended_pair` is missing in old builds, where `init_pair` takes shorts.
static inline int curses_set_pair(int pair, int foreground, int background) {
#ifdef NCURSES_EXT_COLORS
  return init_extended_pair(pair, foreground, background);
#else
  return init_pair((short)pair, (short)foreground, (short)background);
#endif
}

/// The highest number of pairs that `curses_set_pair` and `curses_put` can address.
static inline int curses_pair_limit(void) {
#ifdef NCURSES_EXT_COLORS
  return COLOR_PAIRS;
#else
  return COLOR_PAIRS < 256 ? COLOR_PAIRS : 256;
#endif
}

/// `cur_term` is a mutable global. Loads a terminal's description without touching the terminal.
static inline int curses_load_description(const char *name) {
  int status = 0;
  return setupterm((char *)name, 1, &status) == OK ? 1 : 0;
}

/// Forgets what `curses_load_description` loaded.
static inline void curses_unload_description(void) {
  if (cur_term != NULL) del_curterm(cur_term);
}

/// `tigetstr` returns -1 as a pointer for what is not a string; here it is NULL.
static inline const char *curses_string(const char *name) {
  const char *value = tigetstr((char *)name);
  return value == (const char *)-1 ? NULL : value;
}

/// `tigetnum` and `tigetflag` take a non-constant pointer in old builds.
static inline int curses_number(const char *name) { return tigetnum((char *)name); }
static inline int curses_flag(const char *name) { return tigetflag((char *)name); }

/// `tiparm` is variadic. Tells the description's memory of colours that the terminal shows these.
static inline void curses_remember_colors(int foreground, int background) {
  const char *setting = curses_string("setaf");
  if (setting != NULL) tiparm(setting, foreground);
  setting = curses_string("setab");
  if (setting != NULL) tiparm(setting, background);
}

/// The arrays of capability names have no length that Swift could see; NULL is past the end.
static inline const char *curses_flag_name(int index) { return boolnames[index]; }
static inline const char *curses_number_name(int index) { return numnames[index]; }
static inline const char *curses_string_name(int index) { return strnames[index]; }

/// `ioctl` is variadic. Returns the size in cells and in pixels (0 where unknown), or zeros.
static inline struct winsize curses_window_size(int descriptor) {
  struct winsize size = {0};
  ioctl(descriptor, TIOCGWINSZ, &size);
  return size;
}

/// `ioctl` is variadic. Returns how many bytes wait to leave for the terminal; 0 when unknown.
static inline int curses_waiting_output(int descriptor) {
  int count = 0;
  return ioctl(descriptor, TIOCOUTQ, &count) == 0 ? count : 0;
}

/// `wcwidth` is hidden from modules that are compiled without `_XOPEN_SOURCE`.
extern int wcwidth(wchar_t);
static inline int curses_columns_of(uint32_t scalar) { return wcwidth((wchar_t)scalar); }

/// `nl_langinfo(CODESET)`: the name is a macro on some systems.
static inline const char *curses_codeset(void) { return nl_langinfo(CODESET); }

/// `setlocale(LC_CTYPE, …)`: the category is a macro. Returns whether the locale exists.
static inline int curses_set_locale(const char *name) { return setlocale(LC_CTYPE, name) != NULL; }

/// `environ` is a mutable global, and hidden from libraries on Darwin.
#if defined(__APPLE__)
#include <crt_externs.h>
static inline char *const *curses_environment(void) { return *_NSGetEnviron(); }
#else
extern char **environ;
static inline char *const *curses_environment(void) { return environ; }
#endif

/// `c_cc` is an array, which Swift sees as a tuple. Frees Ctrl-S, Ctrl-Q, Ctrl-V and Ctrl-O from
/// their meanings for the line discipline; Ctrl-C, Ctrl-\ and Ctrl-Z keep theirs.
static inline int curses_free_control_keys(int descriptor) {
  struct termios settings;
  if (tcgetattr(descriptor, &settings) != 0) return 0;
  settings.c_iflag &= ~(tcflag_t)(IXON | IXOFF);
  settings.c_cc[VLNEXT] = _POSIX_VDISABLE;
  settings.c_cc[VDISCARD] = _POSIX_VDISABLE;
#ifdef VDSUSP
  settings.c_cc[VDSUSP] = _POSIX_VDISABLE;
#endif
  return tcsetattr(descriptor, TCSANOW, &settings) == 0;
}
