import * as z from 'zod/mini'
import { address } from './address.schema.ts'
import { delivery } from './delivery.schema.ts'
import {
  billingReferenceTypes,
  orderActions,
  orderStatuses,
  paymentCreditStatuses,
  systemStatuses,
  systemStatusMessages,
} from './enums.ts'
import { paymentTypes } from './payment.enums.ts'
import { localDateTime, long, open } from '../values/long.schema.ts'
import { orderRow } from './order-row.schema.ts'

/** A billing reference. The description lists its types; its shape is our decision. */
export const billingReference = z.object({ Type: open(billingReferenceTypes), Value: z.string() })
export type BillingReference = z.infer<typeof billingReference>

/**
 * The answer to GET of an order ("Resources B", the order's field table). Amounts are minor units of `Currency`.
 * "May be null" in the description is nullable here; members that only some orders have are optional. Missing texts
 * are null.
 */
export const order = z.object({
  /** Checkout order id. */
  Id: long,
  /** ISO 4217. */
  Currency: z.string(),
  /** The merchant's own order id: the clientOrderNumber given when the order was created. */
  MerchantOrderId: z.string(),
  OrderStatus: open(orderStatuses),
  SystemStatus: open(systemStatuses),
  SystemStatusMessage: open(systemStatusMessages),
  PaymentCreditStatus: z.nullable(open(paymentCreditStatuses)),
  EmailAddress: z.optional(z.nullable(z.string())),
  /** E-mail of the identified customer. */
  BillingEmailAddress: z.optional(z.nullable(z.string())),
  PhoneNumber: z.optional(z.nullable(z.string())),
  /** Invoice orders only. */
  CustomerReference: z.optional(z.nullable(z.string())),
  PeppolId: z.optional(z.nullable(z.string())),
  PaymentType: open(paymentTypes),
  CreationDate: localDateTime,
  /** Personal or organization number; masked for Finnish orders. */
  NationalId: z.optional(z.string()),
  /** True if NationalId is an organization number. */
  IsCompany: z.boolean(),
  CancelledAmount: long,
  OrderAmount: long,
  BillingAddress: z.optional(address),
  ShippingAddress: z.optional(address),
  Deliveries: z.array(delivery),
  OrderRows: z.array(orderRow),
  Actions: z.array(open(orderActions)),
  /** Invoice orders only: whether the provider buys the invoice. */
  ProviderWillBuy: z.optional(z.nullable(z.boolean())),
  ExpirationDate: z.nullable(localDateTime),
  BillingReferences: z.array(billingReference),
  /** Present only once metadata has been added. */
  OrderMetadata: z.optional(z.record(z.string(), z.string())),
})
export type Order = z.infer<typeof order>
