import { outboxTable } from '../../journal/outbox.ts'

/** The tables of a merchant's closings. A migration's number is its place in the list; a deployed one never changes. */
export const closingMigrations = [
  `CREATE TABLE closings (
     seq INTEGER PRIMARY KEY AUTOINCREMENT,
     -- The day that was closed, YYYY-MM-DD.
     date TEXT NOT NULL,
     -- The client's idempotency key, where it sent one, and the body that it stands for.
     key TEXT UNIQUE,
     content TEXT NOT NULL,
     -- JSON of the closing as it is answered.
     closing TEXT NOT NULL
   ) STRICT;
   CREATE INDEX closings_date ON closings (date);
   CREATE TRIGGER closings_are_append_only BEFORE UPDATE ON closings
   BEGIN SELECT RAISE(ABORT, 'closings are append-only'); END;`,
  `CREATE TRIGGER closings_are_never_deleted BEFORE DELETE ON closings
   BEGIN SELECT RAISE(ABORT, 'closings are append-only'); END;`,
  // 1 if the edge has read the report itself. Earlier releases kept what the client sent.
  'ALTER TABLE closings ADD COLUMN checked INTEGER;',
  outboxTable,
] as const

/** Allows the one change of a closing: {@link withoutName}. */
export const allowUpdate = 'DROP TRIGGER closings_are_append_only;'
export const refuseUpdate = `CREATE TRIGGER closings_are_append_only BEFORE UPDATE ON closings
   BEGIN SELECT RAISE(ABORT, 'closings are append-only'); END;`

/**
 * The JSON of a closing of an earlier release with blanks in place of the name of who closed it: SQLite overwrites a value
 * of the same length, and only such a one. Undefined if it has no name.
 */
export function withoutName(closing: string): string | undefined {
  const { who } = JSON.parse(closing) as { who: { name?: string } }
  if (who.name === undefined || who.name.trim() === '') return undefined
  const name = JSON.stringify(who.name)
  const blanks = ' '.repeat(new TextEncoder().encode(name).length - '""'.length)
  return closing.replace(`"name":${name}`, () => `"name":"${blanks}"`)
}
