/** Reads a merchant's journal over its shards, newest first. */
import type { Env } from '../config/env.ts'
import type { JournalFilter, JournalRow } from '../journal/journal.ts'
import { journalOf } from '../journal/journal-of.ts'

/** The place of an entry among all shards: of two with one place, that of the lower shard comes first. */
export interface Position {
  place: number
  shard: number
}

export type PlacedRow = JournalRow & Position

/** A shard that did not answer. */
export class PartFailure extends Error {
  readonly shard: number

  constructor(shard: number, cause: unknown) {
    super('a part of the journal does not answer', { cause })
    this.shard = shard
  }
}

interface Source {
  shard: number
  rows: readonly JournalRow[]
  /** The index of the next row. */
  next: number
  isMore: boolean
}

/**
 * Yields the rows in groups of any size.
 * @param after only rows behind this position
 * @param chunk rows that are asked for at once of each shard
 * @throws PartFailure if a shard does not answer
 */
export async function* mergedRows(
  env: Pick<Env, 'JOURNAL'>,
  merchantId: string,
  shards: readonly number[],
  { before, ...filter }: JournalFilter,
  { after, chunk }: { after?: Position | undefined; chunk: number },
): AsyncGenerator<PlacedRow[]> {
  const read = async (shard: number, until: number): Promise<Source> => {
    try {
      const part = await journalOf(env, merchantId, shard).read({ ...filter, before: until }, chunk)
      return { shard, ...part, next: 0 }
    } catch (error) {
      throw new PartFailure(shard, error)
    }
  }
  const start = (shard: number) =>
    after === undefined ? before : Math.min(before, after.place + (shard > after.shard ? 1 : 0))
  let sources = await Promise.all(shards.map((shard) => read(shard, start(shard))))
  for (;;) {
    const rows: PlacedRow[] = []
    let empty: Source | undefined
    do {
      const first = newest(sources)
      if (!first) break
      rows.push({ ...first.rows[first.next]!, shard: first.shard })
      first.next += 1
      // What comes next is known only with the rest of this shard.
      if (first.next === first.rows.length && first.isMore) empty = first
    } while (!empty)
    if (rows.length > 0) yield rows
    if (!empty) return
    const more = await read(empty.shard, empty.rows.at(-1)!.place)
    sources = sources.map((source) => (source === empty ? more : source))
  }
}

/** The source with the newest row; undefined if none has one. */
function newest(sources: readonly Source[]): Source | undefined {
  let best: Source | undefined
  let place = -1
  for (const source of sources) {
    const row = source.rows[source.next]
    if (row && row.place > place) {
      best = source
      place = row.place
    }
  }
  return best
}
