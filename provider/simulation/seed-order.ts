/** Builds a stored order from a seed. */
import type { Address } from '../../shared/domain/order/address.schema.ts'
import type {
  OrderStatus,
  PaymentCreditStatus,
  PaymentType,
  SystemStatus,
} from '../../shared/domain/order/enums.ts'
import type { Long } from '../../shared/domain/values/long.ts'
import { rowAmount, sum } from '../../shared/domain/money/money.ts'
import type { OrderRowAdd } from '../../shared/domain/order/order-row.schema.ts'
import type { BillingReference } from '../../shared/domain/order/order.schema.ts'
import type { DeliveryRecord } from '../storage/deliveries.ts'
import { recordOf } from '../storage/order-rows.ts'
import type { MetadataPair } from '../storage/orders.ts'
import type { StoredOrder } from '../storage/stored-order.ts'
import type { TestCustomer } from './test-customers.ts'

/** A limit that no ordinary edit reaches: 100 million, in minor units. */
const DEFAULT_CREDIT_LIMIT = 10_000_000_000

/** A row; its default id is its place in the list. */
export interface SeedRow extends OrderRowAdd {
  OrderRowId?: Long
  IsCancelled?: boolean
  deliveryId?: Long
}

export interface SeedDelivery extends DeliveryRecord {
  credits?: { Id: Long; createdAt: number; rows: (OrderRowAdd & { OrderRowId: Long })[] }[]
}

export interface SeedOrder {
  customer: TestCustomer
  /** Minor units. */
  creditLimit?: Long | undefined
  Currency: string
  PaymentType: PaymentType
  OrderStatus?: OrderStatus | undefined
  SystemStatus?: SystemStatus | undefined
  SystemStatusMessage?: string | undefined
  PaymentCreditStatus?: PaymentCreditStatus | undefined
  CustomerReference?: string | undefined
  ProviderWillBuy?: boolean | undefined
  createdAt: number
  expiresAt: number | null
  /** By default the customer's own address, fetched from a directory. */
  billing?: Address | undefined
  shipping?: Address | undefined
  rows: SeedRow[]
  deliveries?: SeedDelivery[] | undefined
  billingReferences?: BillingReference[] | undefined
  metadata?: MetadataPair[] | undefined
}

/** The complete order. */
export function storedSeed(Id: Long, MerchantOrderId: string, seed: SeedOrder): StoredOrder {
  const { customer, deliveries = [] } = seed
  const credits = deliveries.flatMap((delivery) =>
    (delivery.credits ?? []).map((credit) => ({ ...credit, deliveryId: delivery.Id })),
  )
  return {
    Id,
    MerchantOrderId,
    CountryCode: customer.CountryCode,
    NationalId: customer.NationalId,
    IsCompany: customer.IsCompany,
    creditLimit: seed.creditLimit ?? DEFAULT_CREDIT_LIMIT,
    Currency: seed.Currency,
    PaymentType: seed.PaymentType,
    OrderStatus: seed.OrderStatus ?? 'Open',
    SystemStatus: seed.SystemStatus ?? 'Active',
    SystemStatusMessage: seed.SystemStatusMessage ?? 'SUCCESS',
    PaymentCreditStatus: seed.PaymentCreditStatus ?? null,
    EmailAddress: customer.EmailAddress,
    BillingEmailAddress: customer.EmailAddress,
    PhoneNumber: customer.PhoneNumber,
    CustomerReference: seed.CustomerReference ?? null,
    PeppolId: customer.PeppolId ?? null,
    ProviderWillBuy: seed.ProviderWillBuy ?? null,
    createdAt: seed.createdAt,
    expiresAt: seed.expiresAt,
    addresses: {
      billing: seed.billing ?? customer.address,
      shipping: seed.shipping ?? customer.address,
    },
    rows: seed.rows.map((row, index) => ({
      ...recordOf(row.OrderRowId ?? index + 1, row),
      IsCancelled: row.IsCancelled ?? false,
      deliveryId: row.deliveryId ?? null,
    })),
    deliveries,
    credits: credits.map(({ rows, ...credit }) => ({ ...credit, Amount: sum(rows.map(rowAmount)) })),
    creditRows: credits.flatMap(({ Id: creditId, rows }) =>
      rows.map((row) => ({ ...recordOf(row.OrderRowId, row), creditId })),
    ),
    billingReferences: seed.billingReferences ?? [],
    metadata: seed.metadata ?? [],
  }
}
