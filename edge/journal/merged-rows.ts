/** Reads what a merchant's shards have, the newest first. */

/** The place of a row among all shards: of two with one place, that of the lower shard comes first. */
export interface Position {
  place: number
  shard: number
}

/** Rows of one shard, the newest first. */
export interface Part<Row> {
  rows: readonly Row[]
  /** Whether there may be more. */
  isMore: boolean
}

/** A shard that did not answer. */
export class PartFailure extends Error {
  readonly shard: number

  constructor(shard: number, cause: unknown) {
    super('a part of the journal does not answer', { cause })
    this.shard = shard
  }
}

interface Source<Row> extends Part<Row> {
  shard: number
  /** The index of the next row. */
  next: number
}

/**
 * Yields the rows in groups of any size.
 * @param read asks a shard for its newest rows before a place
 * @param before only rows before this place
 * @param after only rows behind this position
 * @throws PartFailure if a shard does not answer
 */
export async function* mergedRows<Row extends { place: number }>(
  shards: readonly number[],
  read: (shard: number, before: number) => Promise<Part<Row>>,
  { before, after }: { before: number; after?: Position | undefined },
): AsyncGenerator<(Row & Position)[]> {
  const ask = (shard: number, until: number) =>
    fromPart(shard, async (): Promise<Source<Row>> => ({ shard, ...(await read(shard, until)), next: 0 }))
  const start = (shard: number) =>
    after === undefined ? before : Math.min(before, after.place + (shard > after.shard ? 1 : 0))
  let sources = await Promise.all(shards.map((shard) => ask(shard, start(shard))))
  for (;;) {
    const rows: (Row & Position)[] = []
    let empty: Source<Row> | undefined
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
    const more = await ask(empty.shard, empty.rows.at(-1)!.place)
    sources = sources.map((source) => (source === empty ? more : source))
  }
}

/** The first rows of groups, and whether there are more. */
export async function firstRows<Row>(
  groups: AsyncIterable<readonly Row[]>,
  limit: number,
): Promise<{ rows: Row[]; isMore: boolean }> {
  const rows: Row[] = []
  for await (const group of groups) {
    rows.push(...group)
    if (rows.length > limit) return { rows: rows.slice(0, limit), isMore: true }
  }
  return { rows, isMore: false }
}

/** Rows that each shard is asked for at once: twice its part of those that are wanted, which is mostly enough. */
export function chunkFor(wanted: number, shards: number): number {
  return Math.min(wanted, Math.ceil((2 * wanted) / shards) + 8)
}

/** @throws PartFailure if the work at a shard fails */
export async function fromPart<Value>(shard: number, work: () => Promise<Value>): Promise<Value> {
  try {
    return await work()
  } catch (error) {
    throw new PartFailure(shard, error)
  }
}

/** The source with the newest row; undefined if none has one. */
function newest<Row extends { place: number }>(sources: readonly Source<Row>[]): Source<Row> | undefined {
  let best: Source<Row> | undefined
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
