/**
 * The history that earlier releases kept at the desk itself, with the names of people. It moves to the journal when the
 * desk is next used: its entries become letters in one transaction.
 */
import { parseJson, stringifyJson } from '../../shared/domain/values/json.ts'
import { config } from '../config/configured.ts'
import type { Env } from '../config/env.ts'
import type { JournalRecord, Letter } from '../journal/letter.ts'
import { tellName } from '../journal/names.ts'
import type { Tables } from '../storage/tables.ts'

/** Letters of one row of the write log: a value of the platform has at most 2 MB. */
const LETTERS_PER_ROW = 100

/** Whose history the desk keeps. */
export interface Home {
  merchantId: string
  /** The key of the desk's history. */
  subject: string
  /** See {@link Letter.number}. */
  number?: string | undefined
}

/** An entry of an earlier release, which names its author. */
export type OldEntry = JournalRecord & { who: JournalRecord['who'] & { name: string } }

/** Whose histories get an entry, and the number of a credit subject. */
export type Addressed = Pick<Letter, 'to' | 'number'>

interface OldRow {
  id: string
  merchantId: string
  entry: OldEntry
  /** Whether it waited for its way to another desk: this one has it in a row of its own, or is no subject. */
  isForOthers: boolean
}

export class OldHistory {
  readonly #tables: Tables

  constructor(tables: Tables) {
    this.#tables = tables
  }

  /** Whether there is anything to move. */
  get isLeft(): boolean {
    const isIn = (table: 'history' | 'outbox') => this.#rows(table, 'SELECT 1 FROM', 'LIMIT 1').length > 0
    return isIn('history') || isIn('outbox')
  }

  /** The merchant, if an entry on its way to another desk says it. */
  get merchantId(): string | undefined {
    return this.#outbox()[0]?.merchantId
  }

  /** When the oldest entry was written. */
  oldest(): number | undefined {
    const [row] = this.#rows('history', 'SELECT min(at) AS at FROM')
    return (row?.['at'] as number | null | undefined) ?? undefined
  }

  /** Deletes entries up to this instant, in milliseconds since 1970. */
  forget(upTo: number): void {
    this.#rows('history', 'DELETE FROM', `WHERE at <= ${upTo}`)
  }

  /** The entries as letters, oldest first. Tells the names of their authors. @param address whose they are */
  async letters(
    env: Env,
    home: Home,
    address: (entry: OldEntry, home: Home) => Promise<Addressed>,
  ): Promise<Letter[]> {
    const letters: Letter[] = []
    for (const { id, merchantId, entry, isForOthers } of [...this.#history(home), ...this.#outbox()]) {
      const { who, ...old } = entry
      const { kind, id: user } = who
      await tellName(env, { merchantId, requester: { kind, user: who } }, Date.parse(old.at))
      const record = stringifyJson({ ...old, who: { kind, id: user } })
      const { to, number } = await address(entry, { ...home, merchantId })
      const own = to.filter(({ subject }) => (subject !== home.subject) === isForOthers)
      const { journalShards: shards } = config
      letters.push({
        id: `${home.subject}/${id}`,
        merchantId,
        at: Date.now(),
        record,
        to: own,
        number,
        shards,
      })
    }
    return letters
  }

  /**
   * Stores the letters in place of the entries. Call it within a transaction.
   * @param keepFirst stores letters before all others
   */
  replace(letters: readonly Letter[], keepFirst: (letters: readonly Letter[]) => void): void {
    for (let end = letters.length; end > 0; end -= LETTERS_PER_ROW) {
      keepFirst(letters.slice(Math.max(0, end - LETTERS_PER_ROW), end))
    }
    this.#rows('history', 'DELETE FROM')
    this.#rows('outbox', 'DELETE FROM')
  }

  #history({ merchantId }: Home): OldRow[] {
    return this.#rows('history', 'SELECT seq, entry FROM', 'ORDER BY seq').map(({ seq, entry }) => ({
      id: String(seq),
      merchantId,
      entry: parseJson(entry as string) as OldEntry,
      isForOthers: false,
    }))
  }

  #outbox(): OldRow[] {
    return this.#rows('outbox', 'SELECT id, letter FROM', 'ORDER BY id').map(({ id, letter }) => {
      const { merchantId, entry } = parseJson(letter as string) as { merchantId: string; entry: string }
      return {
        id: `outbox/${String(id)}`,
        merchantId,
        entry: parseJson(entry) as OldEntry,
        isForOthers: true,
      }
    })
  }

  /** No rows if there is no such table: an order's desk never had an outbox, and a new desk has neither. */
  #rows(table: 'history' | 'outbox', select: string, rest = ''): Record<string, SqlStorageValue>[] {
    const { sql, isFresh } = this.#tables
    if (!sql || isFresh) return []
    const known = sql.exec('SELECT 1 FROM sqlite_master WHERE name = ?', table).toArray()
    return known.length === 0 ? [] : sql.exec(`${select} ${table} ${rest}`).toArray()
  }
}
