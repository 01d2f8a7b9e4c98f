import { addressSources } from '../../shared/domain/order/enums.ts'
import { expiryReason } from '../../shared/domain/order/expiry.rules.ts'
import { lookUp } from '../../shared/domain/values/lookup.ts'
import type { Long } from '../../shared/domain/values/long.ts'
import { ok, refuse, type Result } from '../../shared/domain/values/result.ts'
import { DAY, endOfDay, localDateTimeOf } from '../clock.ts'
import { passesCreditCheck } from '../domain/credit-check.ts'
import { boughtAmount, isInvoiceLike } from '../domain/order-state.ts'
import type { RestContext } from '../operations/handler.ts'
import { raiseCreated } from './raise-created.ts'
import { amountsFit } from '../operations/edit-order.ts'
import type { Refused } from '../refused.ts'
import { storedSeed } from './seed-order.ts'
import { type TestCustomer, testCustomers } from './test-customers.ts'
import { findOrder } from '../storage/orders.ts'
import { nextOrderId } from '../storage/owners.ts'
import { saveCheckoutOrder } from './save-checkout-order.ts'
import type { NewOrder } from './inputs.ts'

/** Days until an order expires by default. */
const LIFETIME = 30
const CURRENCIES: Record<string, string> = { SE: 'SEK', NO: 'NOK', DK: 'DKK' }

/**
 * Creates an order as a checkout does. Its id is registered before, so no other merchant has it; in a world it is the
 * next one without an id.
 */
export function createOrder(
  context: RestContext,
  { Id: given, ...asked }: NewOrder,
): Result<{ Id: Long }, Refused> {
  const { db, now } = context
  const Id = given ?? nextOrderId(db, 1)
  if (Id === undefined || findOrder(db, Id)) return refuse({ code: 'order-id-taken' })
  const { PaymentType = 'Invoice', ExpirationDate } = asked
  const reason = ExpirationDate && expiryReason(ExpirationDate, localDateTimeOf(now).slice(0, 10))
  if (reason) {
    return refuse({ code: 'request-invalid', refusals: [{ pointer: '/ExpirationDate', ...reason }] })
  }
  const customer = customerOf(asked)
  const lifetime = isInvoiceLike({ PaymentType }) ? now + LIFETIME * DAY : null
  const order = storedSeed(Id, asked.MerchantOrderId ?? `sandbox-${Id}`, {
    customer,
    creditLimit: asked.CreditLimit,
    Currency: asked.Currency ?? lookUp(CURRENCIES, customer.CountryCode) ?? 'EUR',
    PaymentType,
    OrderStatus: asked.OrderStatus,
    SystemStatus: asked.SystemStatus ?? (asked.OrderStatus === 'Failed' ? 'FAILED' : undefined),
    SystemStatusMessage: asked.SystemStatusMessage,
    PaymentCreditStatus: asked.PaymentCreditStatus,
    CustomerReference: asked.CustomerReference,
    ProviderWillBuy: asked.ProviderWillBuy ?? (PaymentType === 'Invoice' || undefined),
    createdAt: now,
    expiresAt: ExpirationDate ? endOfDay(ExpirationDate) : lifetime,
    shipping: asked.ShippingAddress,
    rows: asked.OrderRows,
    billingReferences: asked.BillingReferences,
    metadata: asked.Metadata,
  })
  if (!amountsFit(order.rows)) return refuse({ code: 'order-amount-too-large' })
  saveCheckoutOrder(context, order)
  const { creditLimit } = findOrder(db, Id)!
  if (!passesCreditCheck(0, boughtAmount(order.rows), creditLimit)) return refuse({ code: 'credit-refused' })
  raiseCreated(context, Id)
  return ok({ Id })
}

function customerOf({ Customer, TestCustomer = 'tess' }: NewOrder): TestCustomer {
  if (!Customer) return testCustomers[TestCustomer]
  const { Address, PeppolId, ...given } = Customer
  return {
    ...given,
    ...(PeppolId !== undefined && { PeppolId }),
    IsCompany: given.IsCompany ?? false,
    EmailAddress: given.EmailAddress ?? 'customer@example.com',
    PhoneNumber: given.PhoneNumber ?? '+46701740600',
    address: {
      FullName: 'Sandbox Customer',
      StreetAddress: 'Provgatan 1',
      PostalCode: '11455',
      City: 'Stockholm',
      CountryCode: given.CountryCode,
      Source: addressSources.directory,
      ...Address,
    },
  }
}
