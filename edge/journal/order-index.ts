/**
 * The orders of one shard that the edge knows. An order is one row, and every news of it replaces the row. An index costs a
 * row more when its column changes: so there are indexes only of what most saves leave as it is. Pure SQL.
 */
import type { IndexedOrder, LastWrite, SeenOrder } from '../../shared/domain/order-index/order-index.ts'
import { lastExpiringDay, waitsIn } from '../../shared/domain/order-index/order-index.rules.ts'
import type { OrderView } from '../../shared/domain/order-index/order-views.enums.ts'
import { parseJson, stringifyJson } from '../../shared/domain/values/json.ts'
import { orderIndexLimits } from '../../shared/domain/values/limits.ts'
import { firstPlace, instantOf } from './place.ts'

/** The shards of the index, whatever number the journal has: its rows change, so an order must never move. */
export const INDEX_SHARDS = 16
/** Orders of a shard that a search counts, and looks at one by one. */
const MANY = 1000
const DAY_MS = 24 * 60 * 60 * 1000

/** What became known of an order: plain data, without a name of a person. Members that are absent stay as they are. */
export interface OrderNews extends Omit<IndexedOrder, 'number'> {
  /** What the merchant's backend told. */
  number?: string
  /** The order's own, at the provider. */
  merchantOrderId?: string
}

/** A row as the shard answers it. */
export interface OrderRow extends Record<string, SqlStorageValue> {
  /** Grows with each news: see `place.ts`. */
  place: number
  id: string
  number: string | null
  merchant_order_id: string | null
  credit_number: string | null
  /** JSON of {@link Facts}. */
  facts: string
}

/** Columns of indexes that have no number. */
interface IndexedColumns extends Record<string, SqlStorageValue> {
  waits: string | null
  expires_on: string | null
  trouble: string | null
  day: number
}

const NUMBERS = ['number', 'merchant_order_id', 'credit_number'] as const
const COLUMNS = `place, id, ${NUMBERS.join(', ')}, facts`

interface Facts {
  seen?: SeenOrder
  lastWrite?: LastWrite
}

/** What views depend on. */
export interface Viewer {
  /** The id of who asks; undefined for a server. */
  person?: string | undefined
  /** Changes since this instant are those of today, in milliseconds since 1970. */
  since: number
  now: number
}

export interface OrderFilter {
  /** Only orders before this place. */
  before: number
  /** The beginning of an id or a number, in any case. */
  query?: string | undefined
  view?: OrderView | undefined
  viewer: Viewer
}

export class OrderIndex {
  readonly #sql: SqlStorage
  /** The highest place in the table; undefined before the first look. */
  #newest: number | undefined

  constructor(sql: SqlStorage) {
    this.#sql = sql
  }

  learn(news: OrderNews, now: number): void {
    const id = String(news.id)
    const known = this.find(id)
    const { seen, lastWrite } = merged(factsOf(known), news)
    const facts = stringifyJson({ ...(seen && { seen }), ...(lastWrite && { lastWrite }) })
    const outcome = lastWrite?.outcome
    const indexed = {
      number: news.number ?? known?.number ?? null,
      merchant_order_id: news.merchantOrderId ?? known?.merchant_order_id ?? null,
      credit_number: news.creditOrderNumber ?? known?.credit_number ?? null,
      waits: (seen && waitsIn(seen)) ?? null,
      expires_on: seen?.expiresAt?.slice(0, 10) ?? null,
      trouble: outcome === 'unknown' || outcome === 'refused' ? outcome : null,
    }
    // A letter may come twice.
    if (facts === known?.facts && NUMBERS.every((column) => indexed[column] === known[column])) return
    const place = this.#nextPlace(now)
    // That of the place: a clock that is set back sets no place back, and orders are read by both.
    const columns = { ...indexed, day: dayOf(place) }
    const free = {
      place,
      changed_at: lastWrite ? Date.parse(lastWrite.at) : null,
      ...(outcome === 'done' && { done_at: Date.parse(lastWrite!.at), done_by: lastWrite!.who.id }),
      facts,
    }
    if (!known) return this.#insert({ id, ...columns, ...free })
    // A column of an index costs a row more, also if it stays as it is.
    const changed = Object.entries(columns).filter(([column, value]) => value !== known[column])
    this.#update(id, { ...Object.fromEntries(changed), ...free })
  }

  find(id: string): (OrderRow & IndexedColumns) | undefined {
    const query = `SELECT ${COLUMNS}, waits, expires_on, trouble, day FROM orders WHERE id = ?`
    return this.#sql.exec<OrderRow & IndexedColumns>(query, id).toArray()[0]
  }

  /** Those with the latest news first. */
  read(filter: OrderFilter, limit: number): OrderRow[] {
    const { query, before } = filter
    if (query !== undefined && this.#isCommon(query)) {
      const since = this.#recentDay(before)
      const rows = this.#rows(filter, limit, since)
      if (rows.length === limit || since === 0) return rows
    }
    return this.#rows(filter, limit)
  }

  /** @param since only orders of this day and later ones, until that of the place: they are looked at one by one */
  #rows({ before, query, view, viewer }: OrderFilter, limit: number, since?: number): OrderRow[] {
    const conditions = ['place < ?']
    const values: SqlStorageValue[] = [before]
    if (since !== undefined) {
      conditions.push('day BETWEEN ? AND ?')
      values.push(since, dayOf(before))
    }
    if (query !== undefined) {
      // The plus sign keeps SQLite from the index of the column: it takes that of the day then.
      const [matches, ranges] = beginningOf(query, since === undefined ? '' : '+')
      conditions.push(`(${matches.join(' OR ')})`)
      values.push(...ranges)
    }
    if (view !== undefined) {
      const { sql, values: more } = conditionOf(view, viewer)
      conditions.push(sql)
      values.push(...more)
    }
    return this.#sql
      .exec<OrderRow>(
        `SELECT ${COLUMNS} FROM orders WHERE ${conditions.join(' AND ')} ORDER BY day DESC, place DESC LIMIT ?`,
        ...values,
        limit,
      )
      .toArray()
  }

  /** Whether so many orders begin like this that a page of them is found sooner among the latest orders. */
  #isCommon(query: string): boolean {
    const [matches, values] = beginningOf(query)
    const each = matches.map((match) => `SELECT 1 FROM orders WHERE ${match}`)
    const counted = `SELECT count(*) AS count FROM (${each.join(' UNION ALL ')} LIMIT ?)`
    return this.#sql.exec<{ count: number }>(counted, ...values, MANY).one().count === MANY
  }

  /** The day since which there are {@link MANY} orders until that of the place; 0 if there are fewer in all. */
  #recentDay(before: number): number {
    const latest = 'SELECT day FROM orders WHERE day <= ? ORDER BY day DESC LIMIT 1 OFFSET ?'
    return this.#sql.exec<{ day: number }>(latest, dayOf(before), MANY).toArray()[0]?.day ?? 0
  }

  count(views: readonly OrderView[], viewer: Viewer): number[] {
    return views.map((view) => {
      const { sql, values } = conditionOf(view, viewer)
      const query = `SELECT count(*) AS count FROM orders WHERE ${sql}`
      return this.#sql.exec<{ count: number }>(query, ...values).one().count
    })
  }

  /** Forgets orders without news since a place. */
  forget(before: number): void {
    this.#sql.exec('DELETE FROM orders WHERE place < ?', before)
  }

  /** The lowest place; undefined if there is no order. */
  oldest(): number | undefined {
    return this.#extreme('min')
  }

  #insert(columns: Record<string, SqlStorageValue>): void {
    const [names, values] = [Object.keys(columns), Object.values(columns)]
    const places = names.map(() => '?').join(', ')
    this.#sql.exec(`INSERT INTO orders (${names.join(', ')}) VALUES (${places})`, ...values)
  }

  #update(id: string, columns: Record<string, SqlStorageValue>): void {
    const set = Object.keys(columns).map((column) => `${column} = ?`)
    this.#sql.exec(`UPDATE orders SET ${set.join(', ')} WHERE id = ?`, ...Object.values(columns), id)
  }

  #nextPlace(now: number): number {
    this.#newest = firstPlace(now, this.#newest ?? this.#extreme('max'))
    return this.#newest
  }

  #extreme(which: 'min' | 'max'): number | undefined {
    const query = `SELECT ${which}(place) AS place FROM orders`
    return this.#sql.exec<{ place: number | null }>(query).one().place ?? undefined
  }
}

/** The order as the edge answers it, but for the name of who wrote last. */
export function indexedOrderOf(row: OrderRow): IndexedOrder {
  const { id, credit_number, facts } = row
  // The merchant's backend knows better what the order is called.
  const number = row.number ?? row.merchant_order_id
  return {
    id: parseJson(id) as IndexedOrder['id'],
    ...(number !== null && { number }),
    ...(credit_number !== null && { creditOrderNumber: credit_number }),
    ...(parseJson(facts) as Facts),
  }
}

function factsOf(row: OrderRow | undefined): Facts {
  return row ? (parseJson(row.facts) as Facts) : {}
}

/** A letter may come late, after a later look at the order. */
function merged(known: Facts, news: Facts): Facts {
  const seen = later(known.seen, news.seen)
  const lastWrite = later(known.lastWrite, news.lastWrite)
  return { ...(seen && { seen }), ...(lastWrite && { lastWrite }) }
}

function later<Fact extends { at: string }>(
  one: Fact | undefined,
  other: Fact | undefined,
): Fact | undefined {
  if (!one || !other) return other ?? one
  return Date.parse(other.at) >= Date.parse(one.at) ? other : one
}

/** The day of an order's place: the latest that an order of a lower place may have. */
function dayOf(place: number): number {
  return Math.floor(instantOf(place) / DAY_MS)
}

/** The condition of each column of numbers, and the values of all. @param prefix stands before a column's name */
function beginningOf(query: string, prefix = ''): [matches: string[], values: string[]] {
  const columns = ['id', ...NUMBERS].map((column) => prefix + column)
  const matches = columns.map((column) => `(${column} >= ? AND ${column} < ?)`)
  // The last character that a text can have, so that all texts with this beginning are between the two.
  return [matches, columns.flatMap(() => [query, `${query}\u{10ffff}`])]
}

function conditionOf(
  view: OrderView,
  { person, since, now }: Viewer,
): { sql: string; values: SqlStorageValue[] } {
  switch (view) {
    case 'to-deliver':
    case 'partly-delivered':
    case 'pending':
      return { sql: 'waits = ?', values: [view] }
    case 'expiring':
      return { sql: 'waits IS NOT NULL AND expires_on <= ?', values: [lastExpiringDay(now)] }
    case 'unknown':
      return { sql: "trouble = 'unknown'", values: [] }
    case 'refused': {
      const earliest = now - orderIndexLimits.refusedDays * DAY_MS
      return { sql: "trouble = 'refused' AND changed_at >= ?", values: [earliest] }
    }
    case 'changed-by-me':
    case 'changed-by-others': {
      const by = view === 'changed-by-me' ? 'done_by = ?' : 'done_by IS NOT ?'
      const values = [Math.floor(since / DAY_MS), since, person ?? null]
      return { sql: `day >= ? AND done_at >= ? AND ${by}`, values }
    }
  }
}
