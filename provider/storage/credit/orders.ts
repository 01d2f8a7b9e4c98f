import type { CreditOrderType } from '../../../shared/domain/credit/credit.enums.ts'
import type { Long } from '../../../shared/domain/values/long.ts'
import type { Database, Value } from '../database.ts'
import { columnsOf, insert, nextNumber, update } from '../columns.ts'
import { type CreditCustomer, customers } from './customers.ts'
import type { Campaign, PlanCustomer } from './plans.ts'

/** A credit order. Null for missing values. Instants are milliseconds since 1970, amounts minor units. */
export interface CreditOrder {
  Id: Long
  ClientOrderNr: string | null
  OrderType: CreditOrderType
  customer: CreditCustomer
  AddressSelector: string
  CustomerReference: string | null
  Currency: string
  AuthorizeId: Long
  /** The amount that may be delivered in total, including past deliveries. */
  authorizedAmount: Long
  /** The delivered amount: invoices, payment plans and account credits. Credit invoices do not lower it. */
  deliveredAmount: Long
  pendingReasons: string[]
  createdAt: number
  /** When the current authorization was given. */
  authorizedAt: number
  expiresAt: number
  /** Whether it was found to be expired. An order that is due is expired before that. */
  isExpired: boolean
  closedAt: number | null
  /** The terms of the order's later payment plan; null if there are none. */
  planTerms: OrderPlanTerms | null
}

export interface OrderPlanTerms {
  /** The campaign at the order's creation. */
  campaign: Campaign
  coApplicant: PlanCustomer | null
  SendAutomaticGiropaymentForm: boolean
}

export type NewCreditOrder = Omit<
  CreditOrder,
  'Id' | 'AuthorizeId' | 'customer' | 'deliveredAmount' | 'isExpired' | 'closedAt'
> & {
  customerId: Long
}

const FIRST_ORDER_ID = 1_000_001
const FIRST_AUTHORIZE_ID = 7_000_001

const DELIVERED = `(SELECT coalesce(sum(amount), 0) FROM (
  SELECT amount FROM credit_invoices WHERE order_id = credit_orders.id AND credits_id IS NULL
  UNION ALL SELECT amount FROM payment_plans WHERE order_id = credit_orders.id
  UNION ALL SELECT amount FROM account_credits WHERE order_id = credit_orders.id))`
const orders = columnsOf('credit_orders', {
  Id: 'id',
  ClientOrderNr: 'client_order_nr',
  OrderType: 'order_type',
  AddressSelector: 'address_selector',
  CustomerReference: 'customer_reference',
  Currency: 'currency',
  AuthorizeId: 'authorize_id',
  authorizedAmount: 'authorized_amount',
  pendingReasons: ['pending_reasons', 'json'],
  createdAt: 'created_at',
  authorizedAt: 'authorized_at',
  expiresAt: 'expires_at',
  isExpired: ['is_expired', 'boolean'],
  closedAt: 'closed_at',
  planTerms: ['plan_terms', 'json'],
})
const authorization = columnsOf('credit_orders', {
  authorizedAmount: 'authorized_amount',
  pendingReasons: ['pending_reasons', 'json'],
  authorizedAt: 'authorized_at',
  expiresAt: 'expires_at',
  AddressSelector: 'address_selector',
  CustomerReference: 'customer_reference',
})
const ORDER = `json_object(${orders.members}, 'deliveredAmount', ${DELIVERED}, 'customer', json_object(${customers.members}))`
const ORDERS = 'credit_orders JOIN credit_customers ON credit_customers.id = customer_id'

/** Stores the order under the next number. */
export function insertCreditOrder(db: Database, { customerId, ...order }: NewCreditOrder): CreditOrder {
  const Id = nextNumber(db, 'credit_orders', 'id', FIRST_ORDER_ID)
  const values = orders.values({ ...order, Id, AuthorizeId: nextAuthorizeId(db), isExpired: false })
  insert(db, 'credit_orders', { ...values, customer_id: customerId })
  return findCreditOrder(db, Id)!
}

export function findCreditOrder(db: Database, id: Long): CreditOrder | undefined {
  return readCreditOrders(db, 'credit_orders.id = ?', id)[0]
}

/** The orders of a condition, which is SQL and may end with a sequence and a limit. */
export function readCreditOrders(db: Database, condition: string, ...values: Value[]): CreditOrder[] {
  return db.all<CreditOrder>(`SELECT ${ORDER} AS json FROM ${ORDERS} WHERE ${condition}`, ...values)
}

/** The orders with one of these numbers or, if both are given, with both. Oldest first. */
export function findCreditOrders(
  db: Database,
  numbers: { Id?: Long; ClientOrderNr?: string },
): CreditOrder[] {
  const conditions: [string, Long | string | undefined][] = [
    ['credit_orders.id = ?', numbers.Id],
    ['client_order_nr = ?', numbers.ClientOrderNr],
  ]
  const given = conditions.filter(([, value]) => value !== undefined)
  return readCreditOrders(
    db,
    `${given.map(([condition]) => condition).join(' AND ')} ORDER BY credit_orders.id`,
    ...given.map(([, value]) => value!),
  )
}

/** The amount left to deliver on the merchant's open orders of a currency, in minor units. */
export function openAmount(db: Database, currency: string, now: number): Long {
  return db.first<{ amount: Long }>(
    `SELECT json_object('amount', coalesce(sum(authorized_amount - ${DELIVERED}), 0)) AS json
     FROM credit_orders
     WHERE currency = ? AND closed_at IS NULL AND is_expired = 0 AND expires_at > CAST(? AS INTEGER)`,
    currency,
    now,
  )!.amount
}

/** Authorizes an order again, with a new amount, pending reasons and expiry. */
export function reauthorize(
  db: Database,
  id: Long,
  order: Pick<
    CreditOrder,
    | 'authorizedAmount'
    | 'pendingReasons'
    | 'authorizedAt'
    | 'expiresAt'
    | 'AddressSelector'
    | 'CustomerReference'
  >,
): CreditOrder {
  const values = { ...authorization.values(order), authorize_id: nextAuthorizeId(db) }
  update(db, 'credit_orders', values, { id })
  return findCreditOrder(db, id)!
}

export function setAuthorizedAmount(db: Database, id: Long, amount: Long): void {
  update(db, 'credit_orders', { authorized_amount: amount }, { id })
}

export function setClosed(db: Database, id: Long, at: number): void {
  update(db, 'credit_orders', { closed_at: at }, { id })
}

/** Takes away why an order is pending. */
export function clearPending(db: Database, id: Long): void {
  update(db, 'credit_orders', { pending_reasons: '[]' }, { id })
}

export function setClientOrderNr(db: Database, id: Long, ClientOrderNr: string | null): void {
  update(db, 'credit_orders', { client_order_nr: ClientOrderNr }, { id })
}

export function setCustomerReference(db: Database, id: Long, CustomerReference: string | null): void {
  update(db, 'credit_orders', { customer_reference: CustomerReference }, { id })
}

function nextAuthorizeId(db: Database): number {
  return nextNumber(db, 'credit_orders', 'authorize_id', FIRST_AUTHORIZE_ID)
}
