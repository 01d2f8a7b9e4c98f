/** Migrations of {@link EdgeState}. A migration that was released never changes. */
export const stateMigrations: readonly string[] = [
  `CREATE TABLE state (
     one INTEGER PRIMARY KEY CHECK (one = 1),
     name TEXT NOT NULL,
     epoch INTEGER NOT NULL,
     -- What a key begins with that was made in this epoch; empty in the first one.
     key_mark TEXT NOT NULL,
     -- Counts up while the edge runs. A counter, because a clock may go back.
     beats INTEGER NOT NULL,
     -- When a backup was restored, in milliseconds since 1970: outcomes before that may be lost.
     restored_at INTEGER,
     -- JSON: why the edge does not serve with this state.
     lock TEXT,
     -- The id of the last command that was followed.
     told TEXT
   ) STRICT`,
  // Whether no client repeats a write of before the restore any more. A batch may.
  'ALTER TABLE state ADD COLUMN settled INTEGER NOT NULL DEFAULT 0',
]
