/** Pages of a merchant's credit orders, invoices and payment plans, newest first, which is the greatest number first. */
import type { Long } from '../../../shared/domain/values/long.ts'
import { parseLong } from '../../../shared/domain/values/parse-long.ts'
import type { Database } from '../database.ts'
import { LARGEST, type PageAsked, rangeOf } from '../lists.ts'
import { type CreditInvoice, invoices } from './invoices.ts'
import { type CreditOrder, readCreditOrders } from './orders.ts'
import { type PlanRecord, plans } from './plans.ts'

/** A customer's key in the directory of customers. */
export interface CustomerKey {
  CountryCode: string
  NationalId: string
}

/** The orders of the customers, by the index of each. */
const OF_CUSTOMERS = `SELECT credit_orders.id FROM json_each(?) AS keys
  CROSS JOIN credit_customers ON country_code = keys.value ->> 'CountryCode' AND national_id = keys.value ->> 'NationalId'
  CROSS JOIN credit_orders ON customer_id = credit_customers.id`

/** @param customers those whose orders a search finds too */
export function listCreditOrders(
  db: Database,
  { query, after, limit }: PageAsked,
  customers: readonly CustomerKey[],
): CreditOrder[] {
  const last = after ?? LARGEST
  if (query === undefined) {
    return readCreditOrders(db, 'credit_orders.id < ? ORDER BY credit_orders.id DESC LIMIT ?', last, limit)
  }
  return readCreditOrders(
    db,
    `credit_orders.id IN (
       SELECT id FROM credit_orders WHERE id = ?
       UNION SELECT id FROM credit_orders WHERE client_order_nr >= ? AND client_order_nr < ?
       UNION ${OF_CUSTOMERS}
     ) AND credit_orders.id < ? ORDER BY credit_orders.id DESC LIMIT ?`,
    parseLong(query) ?? null,
    ...rangeOf(query),
    JSON.stringify(customers),
    last,
    limit,
  )
}

/** A search finds the invoice with the number, or those of the credit order with it. */
export function listInvoices(db: Database, { query, after, limit }: PageAsked): CreditInvoice[] {
  const found =
    'SELECT id FROM credit_invoices WHERE id = ? UNION SELECT id FROM credit_invoices WHERE order_id = ?'
  return db.all<CreditInvoice>(
    `SELECT ${invoices.json} FROM credit_invoices
     WHERE ${query === undefined ? '' : `id IN (${found}) AND`} id < ? ORDER BY id DESC LIMIT ?`,
    ...(query === undefined ? [] : numberTwice(query)),
    after ?? LARGEST,
    limit,
  )
}

/** A search finds the plan with the number, that of the contract, or those whose merchant's number begins so. */
export function listPlans(db: Database, { query, after, limit }: PageAsked): PlanRecord[] {
  const found = `SELECT number FROM payment_plans WHERE number = ?
    UNION SELECT number FROM payment_plans WHERE contract_number = ?
    UNION SELECT number FROM payment_plans WHERE client_number >= ? AND client_number < ?`
  return db.all<PlanRecord>(
    `SELECT ${plans.json} FROM payment_plans
     WHERE ${query === undefined ? '' : `number IN (${found}) AND`} number < ? ORDER BY number DESC LIMIT ?`,
    ...(query === undefined ? [] : [...numberTwice(query), ...rangeOf(query)]),
    after ?? LARGEST,
    limit,
  )
}

function numberTwice(query: string): [Long | null, Long | null] {
  const number = parseLong(query) ?? null
  return [number, number]
}
