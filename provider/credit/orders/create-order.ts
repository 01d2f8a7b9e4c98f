import { decimalOf } from '../../../shared/domain/money/decimal.ts'
import { ok, refuse, type Result } from '../../../shared/domain/values/result.ts'
import type { TestPerson } from '../../../shared/test-persons.ts'
import { localDateTimeOf } from '../../clock.ts'
import { accepted, refusedOutput } from '../output.ts'
import { countryOf } from '../../../shared/domain/credit/credit-countries.ts'
import type { CreditContext, CreditInput, CreditOutput } from '../credit-handler.ts'
import { findPerson } from '../customers/directory.ts'
import { validCustomer } from '../customers/valid-customer.ts'
import { readClientRows } from '../rows/read-rows.ts'
import { findCustomer } from '../../storage/credit/customers.ts'
import { type CreditOrder, findCreditOrders } from '../../storage/credit/orders.ts'
import { COUNTRY_NOT_SUPPORTED, NO_SECURITY_NUMBER, tooLong } from '../texts.ts'
import { authorizeOrder } from './authorize-order.ts'
import { isBought, stateAt } from './credit-order-state.ts'

type ClientOrderInfo = NonNullable<CreditInput<'CreateOrder'>['Order']>

/**
 * CreateOrder: credit-checks a customer and opens an order. With the ClientOrderNr of an invoice order of the same
 * customer, it authorizes that order again (decided): its remaining rows are these.
 */
export function createOrder(
  context: CreditContext,
  { Order, InvoiceRows }: CreditInput<'CreateOrder'>,
): CreditOutput<'CreateOrder'> {
  if (!Order) return refusedOutput('CreateOrder', 'Order is required.')
  const { ClientOrderNr, CustomerReference, AddressSelector } = Order
  const wrong = tooLong({ ClientOrderNr, CustomerReference })
  if (wrong) return refusedOutput('CreateOrder', wrong)
  const priced = readClientRows(InvoiceRows)
  if (!priced.ok) return refusedOutput('CreateOrder', priced.reason.message)
  const named = personNamed(context, Order)
  if (!named.ok) return refusedOutput('CreateOrder', named.reason)

  const existing = existingOrder(context, named.value, ClientOrderNr)
  const state = existing && stateAt(existing, context.now)
  if (state === 'closed') {
    return refusedOutput('CreateOrder', 'The order with this ClientOrderNr is closed.', 'OrderIsClosed')
  }
  if (state === 'expired') {
    return refusedOutput('CreateOrder', 'The order with this ClientOrderNr has expired.', 'OrderExpired')
  }
  const authorized = authorizeOrder(context, {
    person: named.value,
    OrderType: 'Invoice',
    priced: priced.value,
    ClientOrderNr,
    CustomerReference,
    AddressSelector,
    isElsewhere: false,
    existing,
  })
  if (!authorized.ok) return refusedOutput('CreateOrder', authorized.reason.message, authorized.reason.code)
  const { order, person, address } = authorized.value
  return {
    ...accepted,
    ProviderOrderNr: order.Id,
    WillBuyInvoices: isBought(order, context.now),
    AuthorizeId: order.AuthorizeId,
    AuthorizedAmount: decimalOf(order.authorizedAmount),
    ExpirationDate: localDateTimeOf(order.expiresAt),
    ValidCustomer: validCustomer(person, address),
  }
}

/** The order's customer: by SecurityNumber, or by the provider's own number for a known customer. */
function personNamed(
  { db, catalog }: CreditContext,
  order: ClientOrderInfo,
): Result<TestPerson | undefined, string> {
  const { SecurityNumber, PreApprovedCustomerId, IsCompany } = order
  const CustomerType = IsCompany ? 'Company' : 'Individual'
  // 0 means none, because the member cannot be null.
  const known = PreApprovedCustomerId === 0 ? undefined : findCustomer(db, PreApprovedCustomerId)
  if (PreApprovedCustomerId !== 0 && !SecurityNumber) {
    return ok(known && findPerson(catalog.persons, { ...known, CustomerType }))
  }
  const CountryCode = countryOf(order.CountryCode)
  if (!CountryCode) return refuse(COUNTRY_NOT_SUPPORTED)
  if (!SecurityNumber) return refuse(NO_SECURITY_NUMBER)
  const person = findPerson(catalog.persons, { CountryCode, CustomerType, NationalId: SecurityNumber })
  if (PreApprovedCustomerId !== 0 && (!known || known.NationalId !== person?.NationalId)) {
    return refuse('PreApprovedCustomerId and SecurityNumber are not of the same customer.')
  }
  return ok(person)
}

/** The latest invoice order of the customer with this number. */
function existingOrder(
  { db }: CreditContext,
  person: TestPerson | undefined,
  ClientOrderNr: string | undefined,
): CreditOrder | undefined {
  if (!person || !ClientOrderNr) return undefined
  return findCreditOrders(db, { ClientOrderNr }).findLast(
    ({ OrderType, customer }) =>
      OrderType === 'Invoice' &&
      customer.CountryCode === person.CountryCode &&
      customer.NationalId === person.NationalId,
  )
}
