import type { Address } from '../../shared/domain/address.schema.ts'
import type { BillingReference } from '../../shared/domain/order.schema.ts'
import type {
  OrderStatus,
  PaymentCreditStatus,
  PaymentType,
  SystemStatus,
} from '../../shared/domain/enums.ts'
import type { Long } from '../../shared/domain/long.ts'
import type { CustomerRecord } from './customers.ts'
import type { Database } from './database.ts'

/** An order's own columns with its customer's; null is what the order has not got. */
export interface OrderRecord extends CustomerRecord {
  Id: Long
  Currency: string
  MerchantOrderId: string
  PaymentType: PaymentType
  /** As last stored: an expiry since then is not in it. */
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

export function findOrder(db: Database, id: Long): OrderRecord | undefined {
  return db.first<OrderRecord>(
    `SELECT json_object(
       'Id', id, 'CountryCode', country_code, 'NationalId', national_id,
       'IsCompany', json(iif(is_company, 'true', 'false')), 'creditLimit', credit_limit,
       'Currency', currency, 'MerchantOrderId', merchant_order_id, 'PaymentType', payment_type,
       'OrderStatus', order_status, 'SystemStatus', system_status,
       'SystemStatusMessage', system_status_message, 'PaymentCreditStatus', payment_credit_status,
       'EmailAddress', email_address, 'BillingEmailAddress', billing_email_address,
       'PhoneNumber', phone_number, 'CustomerReference', customer_reference, 'PeppolId', peppol_id,
       'ProviderWillBuy', json(CASE provider_will_buy WHEN 1 THEN 'true' WHEN 0 THEN 'false' ELSE 'null' END),
       'createdAt', created_at, 'expiresAt', expires_at
     ) AS json
     FROM orders JOIN customers USING (country_code, national_id)
     WHERE id = ?`,
    id,
  )
}

/** The customer must be there. */
export function insertOrder(db: Database, order: OrderRecord): void {
  db.run(
    `INSERT INTO orders (
       id, country_code, national_id, currency, merchant_order_id, payment_type, order_status,
       system_status, system_status_message, payment_credit_status, email_address, billing_email_address,
       phone_number, customer_reference, peppol_id, provider_will_buy, created_at, expires_at
     ) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    order.Id,
    order.CountryCode,
    order.NationalId,
    order.Currency,
    order.MerchantOrderId,
    order.PaymentType,
    order.OrderStatus,
    order.SystemStatus,
    order.SystemStatusMessage,
    order.PaymentCreditStatus,
    order.EmailAddress,
    order.BillingEmailAddress,
    order.PhoneNumber,
    order.CustomerReference,
    order.PeppolId,
    order.ProviderWillBuy,
    order.createdAt,
    order.expiresAt,
  )
}

export type AddressKind = 'billing' | 'shipping'

/** An address's columns; null is what it has not got. */
export type AddressRecord = { [Member in keyof Address]-?: Exclude<Address[Member], undefined> | null } & {
  kind: AddressKind
}

export function addressesOf(db: Database, orderId: Long): AddressRecord[] {
  return db.all<AddressRecord>(
    `SELECT json_object(
       'kind', kind, 'FullName', full_name, 'StreetAddress', street_address, 'CoAddress', co_address,
       'PostalCode', postal_code, 'City', city, 'CountryCode', country_code, 'Source', source
     ) AS json
     FROM addresses WHERE order_id = ?`,
    orderId,
  )
}

export function insertAddress(db: Database, orderId: Long, kind: AddressKind, address: Address): void {
  db.run(
    `INSERT INTO addresses (
       order_id, kind, full_name, street_address, co_address, postal_code, city, country_code, source
     ) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    orderId,
    kind,
    address.FullName ?? null,
    address.StreetAddress ?? null,
    address.CoAddress ?? null,
    address.PostalCode ?? null,
    address.City ?? null,
    address.CountryCode ?? null,
    address.Source ?? null,
  )
}

export function billingReferencesOf(db: Database, orderId: Long): BillingReference[] {
  return db.all<BillingReference>(
    `SELECT json_object('Type', type, 'Value', value) AS json
     FROM billing_references WHERE order_id = ? ORDER BY position`,
    orderId,
  )
}

export function insertBillingReference(
  db: Database,
  orderId: Long,
  position: number,
  { Type, Value }: BillingReference,
): void {
  db.run(
    'INSERT INTO billing_references (order_id, position, type, value) VALUES (?, ?, ?, ?)',
    orderId,
    position,
    Type,
    Value,
  )
}

export interface MetadataPair {
  Key: string
  Value: string
}

/** The order's metadata, in the order in which the keys were first set. */
export function metadataOf(db: Database, orderId: Long): MetadataPair[] {
  return db.all<MetadataPair>(
    `SELECT json_object('Key', key, 'Value', value) AS json
     FROM metadata WHERE order_id = ? ORDER BY rowid`,
    orderId,
  )
}

/** Sets a key; the value of one that is there is overwritten. */
export function setMetadata(db: Database, orderId: Long, { Key, Value }: MetadataPair): void {
  db.run(
    `INSERT INTO metadata (order_id, key, value) VALUES (?, ?, ?)
     ON CONFLICT DO UPDATE SET value = excluded.value`,
    orderId,
    Key,
    Value,
  )
}
