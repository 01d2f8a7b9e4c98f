/**
 * The names of a merchant's people. Entries have their ids alone, so a name is taken out in one place. Pure SQL.
 *
 * SQLite does not overwrite what it deletes or moves, but it overwrites a value of the same length where it stands, and
 * never moves an overflow page. So each name is at the end of a value of one length, which puts it on a page of its own,
 * and is overwritten before anything else of its row changes.
 */
const NAME_BYTES = 512
/** More than a page of 4096 bytes and less than two, with any id. */
const VALUE_BYTES = 4600
const DAY_MS = 24 * 60 * 60 * 1000

/** Instants are milliseconds since 1970. */
export interface KeptPerson {
  /** The name or the pseudonym; empty if it was taken out. */
  name: string
  isPseudonym: boolean
  erasedAt: number | null
}

interface Row extends Record<string, SqlStorageValue> {
  is_pseudonym: number
  erased_at: number | null
  seen_at: number
  name: ArrayBuffer
}

export class People {
  readonly #sql: SqlStorage

  constructor(sql: SqlStorage) {
    this.#sql = sql
  }

  /** Keeps the name under which a person acted: the latest one. A name that was taken out stays out. */
  learn(id: string, name: string, at: number): void {
    const known = this.#row(id)
    const day = at - (at % DAY_MS)
    if (!known) return this.#add(id, name, day)
    if (day < known.seen_at) return
    if (known.erased_at === null && textOf(known.name) !== name) this.#write(id, name)
    if (day > known.seen_at) this.#sql.exec('UPDATE people SET seen_at = ? WHERE id = ?', day, id)
  }

  find(id: string): KeptPerson | undefined {
    const row = this.#row(id)
    return row && { name: textOf(row.name), isPseudonym: row.is_pseudonym === 1, erasedAt: row.erased_at }
  }

  /** Takes the name out, or writes a pseudonym over it. */
  erase(id: string, pseudonym: string, now: number): void {
    if (this.#row(id)) this.#write(id, pseudonym)
    else this.#add(id, pseudonym, now - (now % DAY_MS))
    const update = 'UPDATE people SET is_pseudonym = ?, erased_at = ? WHERE id = ?'
    this.#sql.exec(update, pseudonym === '' ? 0 : 1, now, id)
  }

  /** Forgets people who last acted before this instant, in milliseconds since 1970. */
  forget(before: number): void {
    const gone = 'seen_at < ?1 AND ifnull(erased_at, 0) < ?1'
    this.#sql.exec(`UPDATE people SET name = ?2 WHERE ${gone}`, before, valueOf(''))
    this.#sql.exec(`DELETE FROM people WHERE ${gone}`, before)
  }

  isEmpty(): boolean {
    return this.#sql.exec('SELECT 1 FROM people LIMIT 1').toArray().length === 0
  }

  #add(id: string, name: string, seenAt: number): void {
    const insert = 'INSERT INTO people (id, is_pseudonym, seen_at, name) VALUES (?, 0, ?, ?)'
    this.#sql.exec(insert, id, seenAt, valueOf(name))
  }

  #write(id: string, name: string): void {
    this.#sql.exec('UPDATE people SET name = ? WHERE id = ?', valueOf(name), id)
  }

  #row(id: string): Row | undefined {
    const query = `SELECT is_pseudonym, erased_at, seen_at, substr(name, -${NAME_BYTES}) AS name
      FROM people WHERE id = ?`
    return this.#sql.exec<Row>(query, id).toArray()[0]
  }
}

function valueOf(name: string): ArrayBuffer {
  const value = new Uint8Array(VALUE_BYTES)
  const { read } = new TextEncoder().encodeInto(name, value.subarray(-NAME_BYTES))
  if (read < name.length) throw new RangeError('a name that is too long')
  return value.buffer
}

function textOf(value: ArrayBuffer): string {
  return new TextDecoder().decode(value).replace(/\0+$/, '')
}
