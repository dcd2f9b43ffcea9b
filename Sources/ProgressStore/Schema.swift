/// The tables of the store, and how older stores become like them.
///
/// `review` is the log: the truth, to which rows are only added. `memory` is derived from it.
enum Schema {
  /// The mark in the file's header that tells a store from other databases: "Rcto".
  static let applicationID: Int64 = 0x5263_746F

  /// The version that this program writes.
  static var version: Int64 { Int64(migrations.count) }

  /// The statements that lead from each version to the next; the first makes version 1.
  static let migrations = [version1]

  private static let version1 = """
    CREATE TABLE review (
      number INTEGER PRIMARY KEY,
      -- A grading has an id; a row without takes the grading `undoes` back.
      id TEXT UNIQUE CHECK (length(id) BETWEEN 1 AND 64),
      undoes INTEGER REFERENCES review (number),
      milliseconds INTEGER NOT NULL,
      utc_offset INTEGER NOT NULL,
      study_day INTEGER NOT NULL,
      deck TEXT,
      card_id TEXT,
      front TEXT,
      back TEXT,
      grade INTEGER CHECK (grade BETWEEN 1 AND 4),
      answer_milliseconds INTEGER CHECK (answer_milliseconds BETWEEN 0 AND 60000),
      -- The grading whose state this one replaced.
      previous INTEGER REFERENCES review (number),
      \(MemoryColumns.definitions(prefix: "before_")),
      \(MemoryColumns.definitions(prefix: "after_")),
      CHECK ((id IS NULL) <> (undoes IS NULL)),
      CHECK (undoes IS NOT NULL OR (deck IS NOT NULL AND front IS NOT NULL AND back IS NOT NULL
        AND grade IS NOT NULL AND answer_milliseconds IS NOT NULL
        AND \(MemoryColumns.condition(prefix: "after_")))),
      CHECK (\(MemoryColumns.emptyCondition(prefix: "before_"))
        OR \(MemoryColumns.condition(prefix: "before_")))
    ) STRICT;
    CREATE UNIQUE INDEX review_undone_once ON review (undoes) WHERE undoes IS NOT NULL;
    CREATE INDEX review_by_day ON review (deck, study_day, milliseconds, utc_offset);
    CREATE TRIGGER review_keeps_rows BEFORE DELETE ON review
      BEGIN SELECT RAISE(ABORT, 'the log of reviews only grows'); END;
    CREATE TRIGGER review_keeps_values BEFORE UPDATE ON review
      BEGIN SELECT RAISE(ABORT, 'the log of reviews only grows'); END;
    CREATE TABLE memory (
      card INTEGER PRIMARY KEY,
      deck TEXT NOT NULL,
      card_id TEXT,
      front TEXT NOT NULL,
      back TEXT NOT NULL,
      -- The grading that led to this state; none when all that are logged were taken back.
      review INTEGER UNIQUE REFERENCES review (number),
      \(MemoryColumns.definitions()),
      CHECK \(MemoryColumns.condition())
    ) STRICT;
    CREATE UNIQUE INDEX memory_by_id ON memory (deck, card_id) WHERE card_id IS NOT NULL;
    CREATE INDEX memory_by_texts ON memory (deck, front, back);
    """
}
