/**
 * Pages of a merchant's orders, newest first, for people who look for one. Every statement searches an index: it reads
 * the page, or what a search finds, and never the whole table.
 */
import type { Address } from '../../shared/domain/order/address.schema.ts'
import type { OrderStatus } from '../../shared/domain/order/enums.ts'
import type { PricedRow } from '../../shared/domain/money/money.ts'
import type { Long } from '../../shared/domain/values/long.ts'
import { parseLong } from '../../shared/domain/values/parse-long.ts'
import type { Database, Value } from './database.ts'
import type { OrderRecord } from './orders.ts'
import { rowMembers } from './order-rows.ts'

/** The migration that adds the indexes of the lists. */
export const listsMigration = `
  CREATE INDEX orders_by_creation ON orders (created_at);
  CREATE INDEX orders_by_status ON orders (order_status, created_at);
  -- The names of the customers, in any case of letters of ASCII.
  CREATE INDEX addresses_by_name ON addresses (full_name COLLATE NOCASE, order_id) WHERE kind = 'billing';
  CREATE INDEX credit_orders_by_customer ON credit_orders (customer_id);
`

/** What a page is asked by. */
export interface PageAsked {
  /** What is looked for: an id, or the beginning of a merchant's number or of a customer's name. */
  query?: string | undefined
  /** The last id of the page before; none for the first page. */
  after?: Long | undefined
  /** The most rows of the page. */
  limit: number
}

/** Follows every text that begins with another. */
const LAST_CHARACTER = '\u{10FFFF}'

/** The values of `column >= ? AND column < ?` for texts that begin with the prefix. */
export function rangeOf(prefix: string): [from: string, to: string] {
  return [prefix, prefix + LAST_CHARACTER]
}

/** The later of all instants and the greatest of all ids, from which the first page goes down. */
export const LARGEST = 9_223_372_036_854_775_807n

export type ListedOrder = Pick<
  OrderRecord,
  | 'Id'
  | 'MerchantOrderId'
  | 'PaymentType'
  | 'OrderStatus'
  | 'SystemStatus'
  | 'Currency'
  | 'CountryCode'
  | 'createdAt'
  | 'expiresAt'
> & {
  /** The billing address. */
  FullName: string | null
  Source: Address['Source'] | null
  rows: PricedRow[]
}

const FOUND = `(
  SELECT id FROM orders WHERE id = ?
  UNION SELECT id FROM orders WHERE merchant_order_id >= ? AND merchant_order_id < ?
  UNION SELECT order_id FROM addresses
    WHERE kind = 'billing' AND full_name COLLATE NOCASE >= ? AND full_name COLLATE NOCASE < ?
) AS found CROSS JOIN orders ON orders.id = found.id`

/**
 * A page of orders, newest first. The status is the stored one.
 * @returns undefined if there is no order with the id of `after`
 */
export function listOrders(
  db: Database,
  { query, status, after, limit }: PageAsked & { status?: OrderStatus | undefined },
): ListedOrder[] | undefined {
  const last = after === undefined ? { Id: LARGEST, createdAt: LARGEST } : placeOf(db, after)
  if (!last) return undefined
  const found: Value[] =
    query === undefined ? [] : [parseLong(query) ?? null, ...rangeOf(query), ...rangeOf(query)]
  return db.all<ListedOrder>(
    `SELECT json_object(
       'Id', orders.id, 'MerchantOrderId', merchant_order_id, 'PaymentType', payment_type,
       'OrderStatus', order_status, 'SystemStatus', system_status, 'Currency', currency,
       'CountryCode', orders.country_code, 'createdAt', created_at, 'expiresAt', expires_at,
       'FullName', full_name, 'Source', source,
       'rows', (SELECT json_group_array(json_object(${rowMembers.members})) FROM order_rows WHERE order_id = orders.id)
     ) AS json
     FROM ${query === undefined ? 'orders' : FOUND}
     LEFT JOIN addresses ON addresses.order_id = orders.id AND kind = 'billing'
     WHERE (created_at, orders.id) < (CAST(? AS INTEGER), CAST(? AS INTEGER))
       ${status === undefined ? '' : 'AND order_status = ?'}
     ORDER BY created_at DESC, orders.id DESC LIMIT ?`,
    ...found,
    last.createdAt,
    last.Id,
    ...(status === undefined ? [] : [status]),
    limit,
  )
}

function placeOf(db: Database, id: Long): { Id: Long; createdAt: Long } | undefined {
  return db.first(
    `SELECT json_object('Id', id, 'createdAt', created_at) AS json FROM orders WHERE id = ?`,
    id,
  )
}
