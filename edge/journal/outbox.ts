import type { Letter, LetterBox } from './letter.ts'

/** The table of an {@link Outbox}: a migration of the object that has one. It never changes. */
export const outboxTable = `CREATE TABLE letters (
     id INTEGER PRIMARY KEY,
     -- JSON of the letter.
     letter TEXT NOT NULL
   ) STRICT;`

/** Letters of an object that has no write log. Add one in the transaction of what it tells. Pure SQL. */
export class Outbox implements LetterBox {
  readonly #sql: () => SqlStorage | undefined

  /** @param sql undefined while there are no tables */
  constructor(sql: () => SqlStorage | undefined) {
    this.#sql = sql
  }

  add(letter: Letter): void {
    this.#sql()?.exec('INSERT INTO letters (letter) VALUES (?)', JSON.stringify(letter))
  }

  pending(): Letter[] {
    const rows =
      this.#sql()?.exec<{ letter: string }>('SELECT letter FROM letters ORDER BY id').toArray() ?? []
    return rows.map(({ letter }) => JSON.parse(letter) as Letter)
  }

  taken(ids: ReadonlySet<string>): void {
    const list = JSON.stringify([...ids])
    this.#sql()?.exec("DELETE FROM letters WHERE letter ->> '$.id' IN (SELECT value FROM json_each(?))", list)
  }
}
