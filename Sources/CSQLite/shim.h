#pragma once

#include <sqlite3.h>

// Swift cannot call variadic functions; these wrap the settings of sqlite3_db_config.

/// Sets a flag of a connection; returns SQLITE_OK, and SQLITE_MISUSE if the flag did not take.
static inline int csqlite_set_flag(sqlite3 *database, int flag, int value) {
  int now = -1;
  int code = sqlite3_db_config(database, flag, value, &now);
  if (code != SQLITE_OK) return code;
  return now == value ? SQLITE_OK : SQLITE_MISUSE;
}

/// Refuses what an ordinary program never does: changing the schema's text, or loading extensions;
/// and takes text in double quotes for a name only.
static inline int csqlite_harden(sqlite3 *database) {
  int code = csqlite_set_flag(database, SQLITE_DBCONFIG_DEFENSIVE, 1);
  if (code == SQLITE_OK) code = csqlite_set_flag(database, SQLITE_DBCONFIG_DQS_DML, 0);
  if (code == SQLITE_OK) code = csqlite_set_flag(database, SQLITE_DBCONFIG_DQS_DDL, 0);
  if (code == SQLITE_OK) {
    code = csqlite_set_flag(database, SQLITE_DBCONFIG_ENABLE_LOAD_EXTENSION, 0);
  }
  return code;
}

/// Binds bytes that SQLite copies: SQLITE_TRANSIENT is a cast that Swift does not import.
static inline int csqlite_bind_text(sqlite3_stmt *statement, int position, const char *text,
                                    sqlite3_uint64 length) {
  return sqlite3_bind_text64(statement, position, text, length, SQLITE_TRANSIENT, SQLITE_UTF8);
}
