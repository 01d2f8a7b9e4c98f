import type { Address } from '../../shared/domain/order/address.schema.ts'
import type { BillingReference } from '../../shared/domain/order/order.schema.ts'
import type {
  OrderStatus,
  PaymentCreditStatus,
  PaymentType,
  SystemStatus,
} from '../../shared/domain/order/enums.ts'
import type { Long } from '../../shared/domain/values/long.ts'
import { columnsOf, insert } from './columns.ts'
import type { Database } from './database.ts'

/** A person or company, by country and national id. */
export interface CustomerRecord {
  CountryCode: string
  NationalId: string
  IsCompany: boolean
  /** Minor units: the highest amount of one order after an edit that raises it. */
  creditLimit: Long
}

/** An order's own columns with those of its customer. Null for missing values. */
export interface OrderRecord extends CustomerRecord {
  Id: Long
  Currency: string
  MerchantOrderId: string
  PaymentType: PaymentType
  /** The stored status; the order may have expired since. */
  OrderStatus: OrderStatus
  SystemStatus: SystemStatus
  SystemStatusMessage: string
  PaymentCreditStatus: PaymentCreditStatus | null
  EmailAddress: string | null
  BillingEmailAddress: string | null
  PhoneNumber: string | null
  CustomerReference: string | null
  PeppolId: string | null
  ProviderWillBuy: boolean | null
  /** Instants, in milliseconds since 1970. */
  createdAt: number
  expiresAt: number | null
}

const customers = columnsOf('customers', {
  CountryCode: 'country_code',
  NationalId: 'national_id',
  IsCompany: ['is_company', 'boolean'],
  creditLimit: 'credit_limit',
})
const orders = columnsOf('orders', {
  Id: 'id',
  CountryCode: 'country_code',
  NationalId: 'national_id',
  Currency: 'currency',
  MerchantOrderId: 'merchant_order_id',
  PaymentType: 'payment_type',
  OrderStatus: 'order_status',
  SystemStatus: 'system_status',
  SystemStatusMessage: 'system_status_message',
  PaymentCreditStatus: 'payment_credit_status',
  EmailAddress: 'email_address',
  BillingEmailAddress: 'billing_email_address',
  PhoneNumber: 'phone_number',
  CustomerReference: 'customer_reference',
  PeppolId: 'peppol_id',
  ProviderWillBuy: ['provider_will_buy', 'boolean'],
  createdAt: 'created_at',
  expiresAt: 'expires_at',
})

export function findOrder(db: Database, id: Long): OrderRecord | undefined {
  return db.first<OrderRecord>(
    `SELECT json_object(${customers.members}, ${orders.members}) AS json
     FROM orders JOIN customers USING (country_code, national_id)
     WHERE id = ?`,
    id,
  )
}

/** Inserts the order. Its customer must be stored already. */
export function insertOrder(db: Database, order: OrderRecord): void {
  insert(db, 'orders', orders.values(order))
}

/** Inserts the customer, unless it is stored already; then it does not change. */
export function ensureCustomer(db: Database, customer: CustomerRecord): void {
  insert(db, 'customers', customers.values(customer), 'ON CONFLICT DO NOTHING')
}

export type AddressKind = 'billing' | 'shipping'

/** An address's columns. Null for missing values. */
export type AddressRecord = { [Member in keyof Address]-?: Exclude<Address[Member], undefined> | null } & {
  kind: AddressKind
}

const addresses = columnsOf('addresses', {
  kind: 'kind',
  FullName: 'full_name',
  StreetAddress: 'street_address',
  CoAddress: 'co_address',
  PostalCode: 'postal_code',
  City: 'city',
  CountryCode: 'country_code',
  Source: 'source',
})
const billingReferences = columnsOf('billing_references', { Type: 'type', Value: 'value' })
const metadata = columnsOf('metadata', { Key: 'key', Value: 'value' })

export function addressesOf(db: Database, orderId: Long): AddressRecord[] {
  return db.all<AddressRecord>(`SELECT ${addresses.json} FROM addresses WHERE order_id = ?`, orderId)
}

export function insertAddress(db: Database, orderId: Long, kind: AddressKind, address: Address): void {
  insert(db, 'addresses', { order_id: orderId, ...addresses.values({ kind, ...address }) })
}

export function billingReferencesOf(db: Database, orderId: Long): BillingReference[] {
  return db.all<BillingReference>(
    `SELECT ${billingReferences.json} FROM billing_references WHERE order_id = ? ORDER BY position`,
    orderId,
  )
}

export function insertBillingReference(
  db: Database,
  orderId: Long,
  position: number,
  reference: BillingReference,
): void {
  const values = billingReferences.values(reference)
  insert(db, 'billing_references', { order_id: orderId, position, ...values })
}

export interface MetadataPair {
  Key: string
  Value: string
}

/** The order's metadata, in the sequence in which the keys were first set. */
export function metadataOf(db: Database, orderId: Long): MetadataPair[] {
  return db.all<MetadataPair>(
    `SELECT ${metadata.json} FROM metadata WHERE order_id = ? ORDER BY rowid`,
    orderId,
  )
}

/** Sets a key; an existing value is overwritten. */
export function setMetadata(db: Database, orderId: Long, pair: MetadataPair): void {
  const values = { order_id: orderId, ...metadata.values(pair) }
  insert(db, 'metadata', values, 'ON CONFLICT DO UPDATE SET value = excluded.value')
}
