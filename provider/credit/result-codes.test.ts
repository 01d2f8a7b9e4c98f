/** Every ResultCode that clients know, from each operation that answers it. */
import { reset } from 'cloudflare:test'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { resultCodes } from '../../shared/domain/credit/credit.enums.ts'
import type { Long } from '../../shared/domain/values/long.ts'
import { testPersons } from '../../shared/test-persons.ts'
import { clientRow, euRow, rowOf } from '../testing/credit-rows.ts'
import {
  ask,
  createOrderEu,
  deliver,
  invoiceDetails,
  madeOrder,
  madeOrderEu,
} from '../testing/credit-soap.ts'
import { callSandbox } from '../testing/orders.ts'
import { merchantAccount } from '../testing/provider.ts'

interface Answer {
  Accepted: boolean
  ErrorMessage?: string | undefined
  ResultCode: number
}

const UNKNOWN = 999_999_999
const days = (number: number) => callSandbox('POST', 'clock', { advanceSeconds: number * 86_400 })
const costing = (PricePerUnit: string) => ({ OrderRows: [euRow({ PricePerUnit })] })
const planDetails = { CampaignCode: 100006, SendAutomaticGiroPaymentForm: false, FixedMonthlyAmount: null }
const plan = { OrderType: 'PaymentPlan', CreatePaymentPlanDetails: planDetails } as const
const account = { OrderType: 'AccountCredit' } as const
const swede = { CountryCode: 'SE', CustomerType: 'Individual', NationalIdNumber: '19851332-0000' } as const

const find = (asked: object) => ask('GetAddressesEu', { GetAddressesInformation: { ...swede, ...asked } })
const close = (ProviderOrderId: Long) => ask('CloseOrderEu', { CloseOrderInformation: { ProviderOrderId } })
const withRows = (OrderRows: ReturnType<typeof euRow>[]) => ({
  DeliverInvoiceDetails: undefined,
  DeliverAccountCreditDetails: { OrderRows },
})
const credit = (order: Long, InvoiceIdToCredit: Long, amount: string) =>
  deliver(order, { IsCreditInvoice: true, InvoiceIdToCredit, ...costing(amount) })

/** A configuration whose first client may make only invoice orders. */
function onlyInvoices() {
  const account = merchantAccount()
  const [client] = account.SoapClients
  const MERCHANTS = JSON.stringify([{ ...account, SoapClients: [{ ...client, OrderTypes: ['Invoice'] }] }])
  return { changed: { MERCHANTS } }
}

const ways: Record<number, Record<string, () => Promise<Answer>>> = {
  0: {
    CreateOrderEu: () => createOrderEu(),
    CloseOrderEu: async () => close(await madeOrderEu()),
    DeliverOrderEu: async () => deliver(await madeOrderEu()),
    GetAddressesEu: () => find({}),
    GetPaymentPlanParamsEu: () => ask('GetPaymentPlanParamsEu'),
    GetAccountCreditParamsEu: () => ask('GetAccountCreditParamsEu'),
    GetContractPdfEu: async () => {
      await deliver(await madeOrderEu({ ...plan, ...costing('600') }), {}, { OrderType: 'PaymentPlan' })
      return ask('GetContractPdfEu', { ContractNumber: 700_001 })
    },
  },
  1000: {
    CreateOrderEu: () => createOrderEu({ CustomerIdentity: undefined }),
    CloseOrderEu: () => ask('CloseOrderEu'),
    DeliverOrderEu: () => ask('DeliverOrderEu'),
    'DeliverOrderEu without its details': async () =>
      deliver(await madeOrderEu(), {}, { DeliverInvoiceDetails: undefined }),
    GetAddressesEu: () => find({ NationalIdNumber: '' }),
  },
  10000: {
    DeliverOrderEu: () => ask('DeliverOrderEu', { Auth: undefined }),
    GetPaymentPlanParamsEu: () => ask('GetPaymentPlanParamsEu', { Auth: undefined }),
    GetAccountCreditParamsEu: () => ask('GetAccountCreditParamsEu', { Auth: undefined }),
    GetContractPdfEu: () => ask('GetContractPdfEu', { Auth: undefined }),
  },
  20000: {
    CloseOrderEu: async () => {
      const order = await madeOrderEu()
      await close(order)
      return close(order)
    },
    DeliverOrderEu: async () => {
      const order = await madeOrderEu()
      await close(order)
      return deliver(order)
    },
  },
  20003: {
    CloseOrderEu: async () => {
      const order = await madeOrderEu()
      await days(31)
      return close(order)
    },
    DeliverOrderEu: async () => {
      const order = await madeOrderEu()
      await days(31)
      return deliver(order)
    },
    GetContractPdfEu: async () => {
      await deliver(await madeOrderEu({ ...plan, ...costing('600') }), {}, { OrderType: 'PaymentPlan' })
      // The contract has six months.
      await days(185)
      return ask('GetContractPdfEu', { ContractNumber: 700_001 })
    },
  },
  20004: {
    CloseOrderEu: () => close(UNKNOWN),
    DeliverOrderEu: () => deliver(UNKNOWN),
    'DeliverOrderEu of the greatest Long': () => deliver(9_223_372_036_854_775_807n),
  },
  20005: { DeliverOrderEu: async () => deliver(await madeOrderEu(), {}, account) },
  20006: {
    CreateOrderEu: () => createOrderEu(costing('-1')),
    DeliverOrderEu: async () => deliver(await madeOrderEu(), costing('-1')),
  },
  20007: { CreateOrderEu: () => createOrderEu(costing('1000000.01')) },
  20008: {
    CreateOrderEu: () => createOrderEu(costing('250000.01')),
    'CreateOrderEu after others': async () => {
      for (let made = 0; made < 4; made++) await madeOrder([rowOf('250000')])
      return createOrderEu(costing('0.01'))
    },
  },
  20009: { CreateOrderEu: () => createOrderEu({ OrderRows: [] }) },
  20011: {
    DeliverOrderEu: async () =>
      deliver(
        await madeOrderEu(account),
        {},
        { ...account, ...withRows([euRow({ PricePerUnit: '125.01' })]) },
      ),
  },
  20013: { DeliverOrderEu: async () => deliver(await madeOrderEu({}, { person: testPersons.pending })) },
  24000: { DeliverOrderEu: async () => deliver(await madeOrderEu(), costing('125.01')) },
  24001: { DeliverOrderEu: async () => credit(await madeOrderEu(), UNKNOWN, '1') },
  24502: {
    DeliverOrderEu: async () => {
      const order = await madeOrderEu()
      await deliver(order)
      return credit(order, 3_000_001, '125.01')
    },
  },
  27000: {
    CreateOrderEu: () => createOrderEu(plan),
    'CreateOrderEu of an account credit': () =>
      createOrderEu({ ...account, CreateAccountCreditDetails: { CampaignCode: 400002 } }),
    DeliverOrderEu: async () => {
      const order = await madeOrderEu({ ...plan, ...costing('600') })
      await ask('ChangeOrderAmount', { ProviderOrderNr: order, RemainingInvoiceRows: [clientRow()] })
      return deliver(order, {}, { OrderType: 'PaymentPlan' })
    },
  },
  27002: {
    DeliverOrderEu: async () => {
      const order = await madeOrderEu({ ...plan, ...costing('600') })
      return deliver(order, costing('599.99'), { OrderType: 'PaymentPlan' })
    },
  },
  27006: { GetContractPdfEu: () => ask('GetContractPdfEu', { ContractNumber: UNKNOWN }) },
  30000: { CreateOrderEu: () => createOrderEu({}, { person: testPersons.rejected }) },
  30001: { CreateOrderEu: () => createOrderEu({}, { person: testPersons.blocked }) },
  30002: {
    CreateOrderEu: () => createOrderEu({}, { person: testPersons.refused }),
    'CreateOrderEu above a limit': () => createOrderEu(costing('10000.01'), { person: testPersons.limit }),
  },
  30003: { CreateOrderEu: () => createOrderEu({}, { person: testPersons.unknown }) },
  40000: { GetAddressesEu: () => find({ NationalIdNumber: '1' }) },
  40001: {
    CreateOrderEu: () => createOrderEu({ CustomerIdentity: { ...swede, CountryCode: 'GB' } }),
    GetAddressesEu: () => find({ CountryCode: 'GB' }),
  },
  40004: { GetAddressesEu: () => find({ ZipCode: '00000' }) },
  50000: {
    CreateOrderEu: () =>
      ask(
        'CreateOrderEu',
        { CreateOrderInformation: { ...account, CustomerIdentity: swede, OrderDate: '2026-01-01' } },
        onlyInvoices(),
      ),
    DeliverOrderEu: async () => {
      const ProviderOrderId = await madeOrderEu(account)
      return ask(
        'DeliverOrderEu',
        { DeliverOrderInformation: { ProviderOrderId, ...account } },
        onlyInvoices(),
      )
    },
    GetPaymentPlanParamsEu: () => ask('GetPaymentPlanParamsEu', {}, onlyInvoices()),
    GetAccountCreditParamsEu: () => ask('GetAccountCreditParamsEu', {}, onlyInvoices()),
    GetContractPdfEu: () => ask('GetContractPdfEu', { ContractNumber: 1 }, onlyInvoices()),
  },
  50036: {
    CreateOrderEu: () => createOrderEu({ OrderRows: [euRow(), euRow({ PriceIncludingVat: false })] }),
    DeliverOrderEu: async () =>
      deliver(await madeOrderEu({ OrderRows: [euRow(), euRow()] }), {
        OrderRows: [euRow(), euRow({ PriceIncludingVat: false })],
      }),
    'DeliverOrderEu with other prices than the order': async () =>
      deliver(await madeOrderEu(), { OrderRows: [euRow({ PriceIncludingVat: false })] }),
  },
}

/** Codes that no operation of this provider can answer, with the reason. */
const unreachable = {
  20001: 'An order that is denied is not stored: CreateOrderEu has codes of its own for it.',
}

/** The codes that public clients know. */
const known = [
  0, 1000, 10000, 20000, 20001, 20003, 20004, 20005, 20006, 20007, 20008, 20009, 20011, 20013, 24000, 24001,
  24502, 27000, 27002, 27006, 30000, 30001, 30002, 30003, 40000, 40001, 40004, 50000, 50036,
]

beforeEach(reset)
afterEach(reset)

it('every known ResultCode is in the table, and is tested here or cannot occur', () => {
  expect([...new Set<number>(Object.values(resultCodes))].toSorted((a, b) => a - b)).toEqual(known)
  expect([...Object.keys(ways), ...Object.keys(unreachable)].map(Number).toSorted((a, b) => a - b)).toEqual(
    known,
  )
})

describe.each(Object.entries(ways))('ResultCode %s', (code, operations) => {
  it.each(Object.entries(operations))('is answered by %s', async (_, provoke) => {
    const answer = await provoke()
    const isAccepted = code === '0'
    expect(answer).toMatchObject({ ResultCode: Number(code), Accepted: isAccepted })
    expect(answer.ErrorMessage ?? '').toMatch(isAccepted ? /^$/ : /^[A-Z].*\.$/)
  })
})

it('a client can send its rows again with PriceIncludingVat flipped', async () => {
  const order = await madeOrderEu()
  const flipped = (PriceIncludingVat: boolean) =>
    deliver(order, { OrderRows: [euRow({ PriceIncludingVat })] })
  expect((await flipped(false)).ResultCode).toBe(50036)
  expect(await flipped(true)).toMatchObject({ ResultCode: 0, DeliverOrderResult: { Amount: '125' } })
})

it('a client for invoice orders makes and delivers them', async () => {
  const order = await madeOrderEu()
  const DeliverOrderInformation = {
    ProviderOrderId: order,
    OrderType: 'Invoice',
    DeliverInvoiceDetails: invoiceDetails(),
  } as const
  expect(await ask('DeliverOrderEu', { DeliverOrderInformation }, onlyInvoices())).toMatchObject({
    ResultCode: 0,
  })
})
