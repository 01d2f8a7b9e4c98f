import type { CreditOrderType } from '../../../shared/domain/credit.enums.ts'
import type { Long } from '../../../shared/domain/long.ts'
import type { Database } from '../database.ts'
import type { CreditCustomer } from './customers.ts'

/** A credit order; null is what it has not got. Instants are milliseconds since 1970, amounts minor units. */
export interface CreditOrder {
  Id: Long
  ClientOrderNr: string | null
  OrderType: CreditOrderType
  customer: CreditCustomer
  AddressSelector: string
  CustomerReference: string | null
  Currency: string
  AuthorizeId: Long
  /** What may be invoiced in all, what has been invoiced included. */
  authorizedAmount: Long
  /** What has been invoiced; credit invoices do not lower it. */
  invoicedAmount: Long
  pendingReasons: string[]
  createdAt: number
  /** When the present authorization was given. */
  authorizedAt: number
  expiresAt: number
  closedAt: number | null
}

export type NewCreditOrder = Omit<
  CreditOrder,
  'Id' | 'AuthorizeId' | 'customer' | 'invoicedAmount' | 'closedAt'
> & {
  customerId: Long
}

const FIRST_ORDER_ID = 1_000_001
const FIRST_AUTHORIZE_ID = 7_000_001
const NEXT_AUTHORIZE_ID = `(SELECT coalesce(max(authorize_id), ${FIRST_AUTHORIZE_ID - 1}) + 1 FROM credit_orders)`

const INVOICED = `(SELECT coalesce(sum(amount), 0) FROM credit_invoices
  WHERE order_id = credit_orders.id AND credits_id IS NULL)`
const ORDER = `json_object(
  'Id', credit_orders.id, 'ClientOrderNr', client_order_nr, 'OrderType', order_type,
  'customer', json_object('Id', customer_id, 'CountryCode', country_code, 'NationalId', national_id),
  'AddressSelector', address_selector, 'CustomerReference', customer_reference, 'Currency', currency,
  'AuthorizeId', authorize_id, 'authorizedAmount', authorized_amount, 'invoicedAmount', ${INVOICED},
  'pendingReasons', json(pending_reasons), 'createdAt', created_at,
  'authorizedAt', authorized_at, 'expiresAt', expires_at, 'closedAt', closed_at)`
const ORDERS = 'credit_orders JOIN credit_customers ON credit_customers.id = customer_id'

/** Stores the order under the next number. */
export function insertCreditOrder(db: Database, order: NewCreditOrder): CreditOrder {
  db.run(
    `INSERT INTO credit_orders (
       id, client_order_nr, order_type, customer_id, address_selector, customer_reference, currency,
       authorize_id, authorized_amount, pending_reasons, created_at, authorized_at, expires_at
     ) VALUES (
       (SELECT coalesce(max(id), ${FIRST_ORDER_ID - 1}) + 1 FROM credit_orders),
       ?, ?, ?, ?, ?, ?, ${NEXT_AUTHORIZE_ID}, ?, ?, ?, ?, ?)`,
    order.ClientOrderNr,
    order.OrderType,
    order.customerId,
    order.AddressSelector,
    order.CustomerReference,
    order.Currency,
    order.authorizedAmount,
    JSON.stringify(order.pendingReasons),
    order.createdAt,
    order.authorizedAt,
    order.expiresAt,
  )
  return db.first<CreditOrder>(
    `SELECT ${ORDER} AS json FROM ${ORDERS} ORDER BY credit_orders.id DESC LIMIT 1`,
  )!
}

export function findCreditOrder(db: Database, id: Long): CreditOrder | undefined {
  return db.first<CreditOrder>(`SELECT ${ORDER} AS json FROM ${ORDERS} WHERE credit_orders.id = ?`, id)
}

/** The orders with these numbers: either, or both at once. Oldest first. */
export function findCreditOrders(
  db: Database,
  numbers: { Id?: Long; ClientOrderNr?: string },
): CreditOrder[] {
  const conditions: [string, Long | string | undefined][] = [
    ['credit_orders.id = ?', numbers.Id],
    ['client_order_nr = ?', numbers.ClientOrderNr],
  ]
  const given = conditions.filter(([, value]) => value !== undefined)
  return db.all<CreditOrder>(
    `SELECT ${ORDER} AS json FROM ${ORDERS}
     WHERE ${given.map(([condition]) => condition).join(' AND ')} ORDER BY credit_orders.id`,
    ...given.map(([, value]) => value!),
  )
}

/** What the merchant's open orders of a currency have left to invoice. */
export function openAmount(db: Database, currency: string, now: number): Long {
  return db.first<{ amount: Long }>(
    `SELECT json_object('amount', coalesce(sum(authorized_amount - ${INVOICED}), 0)) AS json
     FROM credit_orders
     WHERE currency = ? AND closed_at IS NULL AND expires_at > CAST(? AS INTEGER)`,
    currency,
    now,
  )!.amount
}

/** A new authorization of an order: its amount, what it waits for, and how long it lasts. */
export function reauthorize(
  db: Database,
  id: Long,
  order: Pick<
    CreditOrder,
    'authorizedAmount' | 'pendingReasons' | 'authorizedAt' | 'expiresAt' | 'AddressSelector'
  >,
): CreditOrder {
  db.run(
    `UPDATE credit_orders SET authorize_id = ${NEXT_AUTHORIZE_ID}, authorized_amount = ?,
       pending_reasons = ?, authorized_at = ?, expires_at = ?, address_selector = ? WHERE id = ?`,
    order.authorizedAmount,
    JSON.stringify(order.pendingReasons),
    order.authorizedAt,
    order.expiresAt,
    order.AddressSelector,
    id,
  )
  return findCreditOrder(db, id)!
}

export function setAuthorizedAmount(db: Database, id: Long, amount: Long): void {
  db.run('UPDATE credit_orders SET authorized_amount = ? WHERE id = ?', amount, id)
}

export function setClosed(db: Database, id: Long, at: number): void {
  db.run('UPDATE credit_orders SET closed_at = ? WHERE id = ?', at, id)
}

export function setClientOrderNr(db: Database, id: Long, ClientOrderNr: string | null): void {
  db.run('UPDATE credit_orders SET client_order_nr = ? WHERE id = ?', ClientOrderNr, id)
}

export function setCustomerReference(db: Database, id: Long, CustomerReference: string | null): void {
  db.run('UPDATE credit_orders SET customer_reference = ? WHERE id = ?', CustomerReference, id)
}
