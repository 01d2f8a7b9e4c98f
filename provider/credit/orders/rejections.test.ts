import { reset } from 'cloudflare:test'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type RejectionCode, rejectionCodes } from '../../../shared/domain/credit/credit.enums.ts'
import { testPersons } from '../../../shared/test-persons.ts'
import { callSandbox } from '../../testing/orders.ts'
import { clientRow, rowOf } from '../../testing/credit-rows.ts'
import { ask, authOf, createInvoice, createOrder, madeOrder } from '../../testing/credit-soap.ts'

/** The operations on orders and invoices; `plans/` tests those on payment plans. */
type Named = 'CreateOrder' | 'CreateInvoice' | 'ChangeOrderInfo' | 'CloseOrder' | 'GetOrders' | 'GetAddresses'
interface Answer {
  Accepted: boolean
  ErrorMessage?: string | undefined
  RejectionCode: string
}

const DAYS = 86_400
const UNKNOWN = 999_999_999
const later = (days: number) => callSandbox('POST', 'clock', { advanceSeconds: days * DAYS })
const changeInfo = { ChangeClientOrderNr: true, NewClientOrderNr: 'n', ChangeCustomerReference: false }
const byNumber = { ClientOrderNrIncluded: false, ProviderOrderNrIncluded: true }

async function closedOrder() {
  const ProviderOrderNr = await madeOrder()
  await ask('CloseOrder', { ProviderOrderNr })
  return ProviderOrderNr
}

async function invoiced() {
  const order = await madeOrder([rowOf('100')])
  const { InvoiceNumber } = await createInvoice(order)
  return { order, credit: { InvoiceNrToCredit: InvoiceNumber } }
}

/** A request for each code of these operations. A code without a request does not compile. */
const ways: { [Name in Named]: Record<RejectionCode<Name>, () => Promise<Answer>> } = {
  CreateOrder: {
    Accepted: () => createOrder(),
    Error: () => createOrder([]),
    CustomerCreditRejected: () => createOrder([clientRow()], testPersons.rejected),
    CustomerOverCreditLimit: () => createOrder([rowOf('10000.01')], testPersons.limit),
    CustomerAbuseBlock: () => createOrder([clientRow()], testPersons.blocked),
    OrderExpired: async () => {
      await createOrder([clientRow()], testPersons.tess, { ClientOrderNr: 'one' })
      await later(31)
      return createOrder([clientRow()], testPersons.tess, { ClientOrderNr: 'one' })
    },
    ClientOverCreditLimit: async () => {
      for (let made = 0; made < 4; made++) await madeOrder([rowOf('250000')])
      return createOrder([rowOf('0.01')])
    },
    OrderIsClosed: async () => {
      const ProviderOrderNr = await madeOrder([clientRow()], testPersons.tess, { ClientOrderNr: 'one' })
      await ask('CloseOrder', { ProviderOrderNr })
      return createOrder([clientRow()], testPersons.tess, { ClientOrderNr: 'one' })
    },
    OrderOverProviderLimit: () => createOrder([rowOf('1000000.01')]),
    OrderOverClientLimit: () => createOrder([rowOf('250000.01')]),
    CustomerProviderRejected: () => createOrder([clientRow()], testPersons.refused),
    CustomerCreditNoSuchEntity: () => createOrder([clientRow()], testPersons.unknown),
  },
  CreateInvoice: {
    Accepted: async () => createInvoice(await madeOrder()),
    Error: async () => createInvoice(await madeOrder(), [], { NumberOfCreditDays: -1 }),
    NotAuthorized: async () => createInvoice(await madeOrder([rowOf('100000.01')])),
    Expired: async () => {
      const order = await madeOrder()
      await later(31)
      return createInvoice(order)
    },
    OverAuthorizedAmount: async () => createInvoice(await madeOrder([rowOf('100')]), [rowOf('100.01')]),
    OrderIsClosed: async () => createInvoice(await closedOrder()),
    CreditInvoiceNotInOrder: async () => {
      const { credit } = await invoiced()
      return createInvoice(await madeOrder(), [], credit)
    },
    CreditAmountTooHigh: async () => {
      const { order, credit } = await invoiced()
      return createInvoice(order, [rowOf('100.01')], credit)
    },
    OrderDoesNotExist: () => createInvoice(UNKNOWN),
  },
  ChangeOrderInfo: {
    Accepted: async () =>
      ask('ChangeOrderInfo', {
        ...changeInfo,
        ProviderOrderNr: await madeOrder(),
        ProviderPaymentPlanNr: null,
      }),
    Error: () =>
      ask('ChangeOrderInfo', { ...changeInfo, ProviderOrderNr: null, ProviderPaymentPlanNr: null }),
    OrderDoesNotExist: () =>
      ask('ChangeOrderInfo', { ...changeInfo, ProviderOrderNr: UNKNOWN, ProviderPaymentPlanNr: null }),
  },
  CloseOrder: {
    Accepted: async () => ask('CloseOrder', { ProviderOrderNr: await madeOrder() }),
    Error: async () =>
      ask('CloseOrder', { ProviderOrderNr: await madeOrder(), Auth: { ...authOf(), Password: '' } }),
    OrderAlreadyClosed: async () => ask('CloseOrder', { ProviderOrderNr: await closedOrder() }),
    OrderDoesNotExist: () => ask('CloseOrder', { ProviderOrderNr: UNKNOWN }),
  },
  GetOrders: {
    Accepted: async () => ask('GetOrders', { ...byNumber, ProviderOrderNr: await madeOrder() }),
    Error: () =>
      ask('GetOrders', { ClientOrderNrIncluded: true, ProviderOrderNrIncluded: false, ProviderOrderNr: 0 }),
    NoSearchParametersSupplied: () =>
      ask('GetOrders', { ClientOrderNrIncluded: false, ProviderOrderNrIncluded: false, ProviderOrderNr: 0 }),
    OrderDoesNotExist: () => ask('GetOrders', { ...byNumber, ProviderOrderNr: UNKNOWN }),
  },
  GetAddresses: {
    Accepted: () =>
      ask('GetAddresses', { IsCompany: false, CountryCode: 'SE', SecurityNumber: '19851332-0000' }),
    Error: () => ask('GetAddresses', { IsCompany: false, CountryCode: 'XX', SecurityNumber: '1' }),
    NoSuchEntity: () => ask('GetAddresses', { IsCompany: true, CountryCode: 'SE', SecurityNumber: '1' }),
  },
}

beforeEach(reset)
afterEach(reset)

describe.each(Object.keys(ways) as Named[])('%s', (name) => {
  it.each(rejectionCodes[name] as readonly string[])('answers %s', async (code) => {
    const answer = await (ways[name] as Record<string, () => Promise<Answer>>)[code]!()
    expect(answer).toMatchObject({ RejectionCode: code, Accepted: code === 'Accepted' })
    expect(answer.ErrorMessage ?? '').toMatch(code === 'Accepted' ? /^$/ : /^[A-Z].*\.$/)
  })
})
