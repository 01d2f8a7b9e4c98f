/**
 * The first history entries of new orders and payment plans. An entry is stored here together with the outcome of the
 * write, and then sent to the desk of the provider's number. If that desk cannot be reached, the alarm sends it.
 */
import { parseJson, stringifyJson } from '../../shared/domain/values/json.ts'
import type { Tables } from '../desk/tables.ts'
import type { Subject } from './credit-request.ts'

interface Letter {
  id: number
  merchantId: string
  subject: Subject
  /** JSON, as the history answers it. */
  entry: string
}

export class Outbox {
  readonly #tables: Tables

  constructor(tables: Tables) {
    this.#tables = tables
  }

  /** @param at milliseconds since 1970 */
  add(at: number, letter: Omit<Letter, 'id'>): void {
    this.#tables.made().exec('INSERT INTO outbox (at, letter) VALUES (?, ?)', at, stringifyJson(letter))
  }

  all(): Letter[] {
    const rows = this.#tables.sql?.exec<{ id: number; letter: string }>('SELECT id, letter FROM outbox')
    return (rows?.toArray() ?? []).map(({ id, letter }) => ({ ...(parseJson(letter) as Letter), id }))
  }

  /** When the letters were written. */
  times(): { at: number }[] {
    return this.#tables.sql?.exec<{ at: number }>('SELECT at FROM outbox').toArray() ?? []
  }

  remove({ id }: Pick<Letter, 'id'>): void {
    this.#tables.sql?.exec('DELETE FROM outbox WHERE id = ?', id)
  }
}
