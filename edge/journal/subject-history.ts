/** One subject's history, as the edge answers it. */
import { parseJson, stringifyJson } from '../../shared/domain/values/json.ts'
import { HISTORY_PAGE } from '../../shared/domain/values/limits.ts'
import { config } from '../config/configured.ts'
import type { Env } from '../config/env.ts'
import type { JournalRow } from './journal.ts'
import { journalOf } from './journal-of.ts'
import type { JournalRecord, Letter } from './letter.ts'
import { namesOf, shownName } from './names.ts'
import { shardsOf } from './shards.ts'

export interface StoredPage {
  /** JSON of each entry, newest first. */
  entries: string[]
  /** The `before` of the next page; absent if there is nothing older. */
  before?: number
}

interface Place {
  /** Only entries before this place. */
  before?: number | undefined
  /** Letters that the journal may lack, oldest first: the newest entries. */
  waiting?: readonly Letter[]
}

/** @throws ObjectFailure if the journal does not answer */
export async function historyPage(
  env: Env,
  { merchantId, subject }: { merchantId: string; subject: string },
  { before, waiting = [] }: Place = {},
): Promise<StoredPage> {
  const shards = shardsOf(subject, config.journalShards)
  const parts = await Promise.all(
    shards.map((shard) => journalOf(env, merchantId, shard).page(subject, before)),
  )
  // Where one shard has more, the others' rows may come after those.
  const all = parts.flatMap(({ rows }) => rows).toSorted((a, b) => b.place - a.place)
  const end = Math.max(0, ...parts.filter(({ isMore }) => isMore).map(({ rows }) => rows.at(-1)!.place))
  const rows = all.filter(({ place }) => place >= end).slice(0, HISTORY_PAGE)
  const isMore = rows.length < all.length || end > 0
  const stored = new Set(rows.map(({ id }) => id))
  const news = waiting
    .filter(({ id, to }) => !stored.has(id) && to.some((addressee) => addressee.subject === subject))
    .toReversed()
  const entries = await named(env, merchantId, [...(before === undefined ? news : []), ...rows])
  return isMore ? { entries, before: rows.at(-1)!.place } : { entries }
}

async function named(
  env: Env,
  merchantId: string,
  rows: readonly Pick<JournalRow, 'record'>[],
): Promise<string[]> {
  const records = rows.map(({ record }) => parseJson(record) as JournalRecord)
  const names = await namesOf(
    env,
    merchantId,
    records.map(({ who }) => who),
  )
  return records.map((record) => {
    const { who } = record
    return stringifyJson({ ...record, who: { ...who, name: shownName(who, names) } })
  })
}
