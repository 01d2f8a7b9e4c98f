/** The bodies of the sandbox's endpoints, and their answers. No other module needs them. */
import * as z from 'zod/mini'
import { address } from '../../shared/domain/order/address.schema.ts'
import {
  deliveryStatuses,
  paymentCreditStatuses,
  systemStatuses,
  systemStatusMessages,
} from '../../shared/domain/order/enums.ts'
import { paymentTypes } from '../../shared/domain/order/payment.enums.ts'
import { isDate } from '../../shared/domain/order/expiry.rules.ts'
import { rowListLimits } from '../../shared/domain/values/limits.ts'
import type { Long } from '../../shared/domain/values/long.ts'
import { limited, long } from '../../shared/domain/values/long.schema.ts'
import { checkMetadata } from '../../shared/domain/order/metadata.rules.ts'
import { orderRowAdd } from '../../shared/domain/order/order-row.schema.ts'
import { billingReference } from '../../shared/domain/order/order.schema.ts'
import { ruled, ruledMember } from '../../shared/domain/values/ruled.schema.ts'
import { listReason, textReason } from '../../shared/domain/values/text.rules.ts'
import { testCustomers } from './test-customers.ts'

function within(minimum: number, maximum: number) {
  return limited({ minimum, maximum })
}

const text = z.string().check(
  z.minLength(1),
  ruledMember((value) => textReason(value, {})),
)
const date = z.string().check(ruledMember((day) => (isDate(day) ? undefined : { code: 'date-invalid' })))

const customer = z.strictObject({
  CountryCode: z.string().check(z.regex(/^[A-Z]{2}$/, 'two capital letters, such as SE')),
  NationalId: text,
  IsCompany: z.optional(z.boolean()),
  EmailAddress: z.optional(z.string()),
  PhoneNumber: z.optional(z.string()),
  PeppolId: z.optional(z.string()),
  Address: z.optional(address),
})

/** A new order. A customer that the merchant already knows keeps its credit limit. */
export const newOrder = z
  .strictObject({
    /** Any unused id; by default the next one. */
    Id: z.optional(long),
    MerchantOrderId: z.optional(text),
    PaymentType: z.optional(z.enum(paymentTypes)),
    Currency: z.optional(z.string().check(z.regex(/^[A-Z]{3}$/, 'three capital letters, such as SEK'))),
    TestCustomer: z.optional(z.enum(Object.keys(testCustomers) as (keyof typeof testCustomers)[])),
    Customer: z.optional(customer),
    CreditLimit: z.optional(long),
    OrderRows: z.array(orderRowAdd).check(ruledMember((rows) => listReason(rows.length, rowListLimits))),
    ShippingAddress: z.optional(address),
    CustomerReference: z.optional(z.string()),
    ProviderWillBuy: z.optional(z.boolean()),
    BillingReferences: z.optional(z.array(billingReference)),
    Metadata: z.optional(z.array(z.strictObject({ Key: z.string(), Value: z.string() }))),
    /** The last day, as in "extend order". */
    ExpirationDate: z.optional(date),
    /** An open order or a failed payment. Commands lead to the other states. */
    OrderStatus: z.optional(z.enum(['Open', 'Failed'])),
    SystemStatus: z.optional(z.enum(systemStatuses)),
    SystemStatusMessage: z.optional(z.enum(systemStatusMessages)),
    PaymentCreditStatus: z.optional(z.enum(paymentCreditStatuses)),
  })
  .check(ruled(({ Metadata }) => (Metadata ? checkMetadata(Metadata) : [])))
export const madeOrder = z.object({ Id: long })
export type NewOrder = z.infer<typeof newOrder>

export const newDeliveryStatus = z.strictObject({ Status: z.enum(deliveryStatuses) })

/** How a pending order ends its wait: released, or its payment failed. */
export const newSystemStatus = z.strictObject({ SystemStatus: z.enum(['Active', 'FAILED']) })
export type NewSystemStatus = z.infer<typeof newSystemStatus>

/** How far to move the clock, or the instant to set it to. */
export const clockMove = z.strictObject({
  advanceSeconds: z.optional(within(0, 10_000_000_000)),
  now: z.optional(z.string()),
})
export const clockState = z.object({
  now: z.string(),
  /** How far it runs ahead of the system's clock. */
  offsetSeconds: z.int(),
})
export interface ClockMove {
  advanceSeconds?: Long | undefined
  now?: string | undefined
}

const MAX_GENERATED = 10_000
export const generation = z.strictObject({ orders: within(1, MAX_GENERATED) })
/** Their ids are consecutive. */
export const generatedOrders = z.object({ firstId: long, orders: z.int() })

/** See {@link file://./faults.ts}. */
export const newFault = z.strictObject({
  path: text,
  method: z.optional(text),
  phase: z._default(z.enum(['before', 'after']), 'before'),
  times: z._default(within(1, 1_000_000), 1),
  /** Percent of the matching requests that it affects. */
  probability: z.optional(within(1, 100)),
  /** Which of them: the same ones for the same seed. */
  seed: z.optional(within(0, 4_294_967_295)),
  /** Seconds after which it ends. */
  seconds: z.optional(within(1, 86_400)),
  latencyMs: z.optional(within(0, 60_000)),
  status: z.optional(within(400, 599)),
  reset: z.optional(z.boolean()),
  truncateAfterBytes: z.optional(within(0, 1_000_000)),
  garbage: z.optional(z.boolean()),
})

export const waitingFaults = z.object({ faults: z.array(newFault) })

/** Which faults to remove: all, or those of one path. */
export const faultsToClear = z.strictObject({ path: z.optional(text) })

/** When tasks finish. See {@link file://./task-timing.ts}. */
export const taskTiming = z.strictObject({
  delaySeconds: z._default(within(0, 86_400), 5),
  order: z._default(z.enum(['asked', 'reversed']), 'asked'),
  /** How many of the next tasks fail. */
  fail: z._default(within(0, 1_000_000), 0),
})

export const tasksState = z.object({
  timing: z.nullable(taskTiming),
  /** The unfinished ones, as they were asked for. */
  pending: z.array(z.object({ Id: long, operation: z.string(), CheckoutOrderId: long, due: z.string() })),
})
