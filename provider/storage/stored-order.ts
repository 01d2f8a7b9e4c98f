/** Reads and writes an order with all its parts. */
import type { Address } from '../../shared/domain/order/address.schema.ts'
import type { Long } from '../../shared/domain/values/long.ts'
import type { BillingReference } from '../../shared/domain/order/order.schema.ts'
import type { Database } from './database.ts'
import {
  type CreditRecord,
  type CreditRowRecord,
  creditRowsOf,
  creditsOf,
  deliveriesOf,
  type DeliveryRecord,
  insertCredit,
  insertCreditRow,
  insertDelivery,
} from './deliveries.ts'
import { insertRows, type OrderRowRecord, rowsOf } from './order-rows.ts'
import {
  type AddressKind,
  type AddressRecord,
  addressesOf,
  billingReferencesOf,
  ensureCustomer,
  findOrder,
  insertAddress,
  insertBillingReference,
  insertOrder,
  type MetadataPair,
  metadataOf,
  type OrderRecord,
  setMetadata,
} from './orders.ts'

/** An order with all its parts. Parts refer to each other by id, as in the tables. */
export interface StoredOrder extends OrderRecord {
  addresses: { [Kind in AddressKind]?: Address }
  rows: OrderRowRecord[]
  deliveries: DeliveryRecord[]
  credits: CreditRecord[]
  creditRows: CreditRowRecord[]
  billingReferences: BillingReference[]
  metadata: MetadataPair[]
}

export function loadOrder(db: Database, id: Long): StoredOrder | undefined {
  const order = findOrder(db, id)
  if (!order) return undefined
  const addresses = addressesOf(db, id).map(({ kind, ...address }) => [kind, withoutNulls(address)])
  const deliveries = deliveriesOf(db, id)
  return {
    ...order,
    addresses: Object.fromEntries(addresses) as StoredOrder['addresses'],
    rows: rowsOf(db, id),
    deliveries,
    credits: deliveries.length ? creditsOf(db, id) : [],
    creditRows: deliveries.length ? creditRowsOf(db, id) : [],
    billingReferences: billingReferencesOf(db, id),
    metadata: metadataOf(db, id),
  }
}

/** Writes a new order with all its parts. Call it in a transaction. */
export function saveNewOrder(db: Database, order: StoredOrder): void {
  ensureCustomer(db, order)
  insertOrder(db, order)
  const { addresses } = order
  for (const kind of Object.keys(addresses) as AddressKind[]) {
    insertAddress(db, order.Id, kind, addresses[kind]!)
  }
  for (const delivery of order.deliveries) insertDelivery(db, order.Id, delivery)
  insertRows(db, order.Id, order.rows)
  for (const credit of order.credits) insertCredit(db, credit)
  for (const [position, row] of order.creditRows.entries()) insertCreditRow(db, position, row)
  for (const [position, reference] of order.billingReferences.entries()) {
    insertBillingReference(db, order.Id, position, reference)
  }
  for (const pair of order.metadata) setMetadata(db, order.Id, pair)
}

function withoutNulls(address: Omit<AddressRecord, 'kind'>): Address {
  return Object.fromEntries(Object.entries(address).filter(([, value]) => value !== null))
}
