/** DeliverOrderEu through the credit desk: it books once, also if its answer is lost. */
import { runInDurableObject } from 'cloudflare:test'
import { afterEach, describe, expect, it } from 'vitest'
import type { CreditOrderType } from '../../shared/domain/credit/credit.enums.ts'
import type { Long } from '../../shared/domain/values/long.ts'
import type { SoapInput } from '../../shared/domain/credit/soap/operations.ts'
import {
  atProvider,
  creditHistory,
  creditOrder,
  deskOf,
  faultAtWrite,
  person,
  post,
  postXml,
} from '../testing/credit.ts'
import { atSandbox, bodyOf } from '../testing/edge.ts'
import { ageWrites } from '../testing/desk-table.ts'

const key = () => crypto.randomUUID()
/** The sandbox's CALL_TIMEOUT_MS is 10 s: three times that. */
const SETTLE_MS = 30_000
type Row = NonNullable<NonNullable<SoapInput<'CreateOrderEu'>['CreateOrderInformation']>['OrderRows']>[number]
/** 250.00, with VAT. */
const row: Row = {
  PricePerUnit: '250',
  PriceIncludingVat: true,
  NumberOfUnits: '2',
  VatPercent: '25',
  DiscountPercent: '0',
  DiscountAmount: null,
  DiscountAmountIncludingVat: null,
  RowType: null,
}
const one = { ...row, NumberOfUnits: '1' }

/** An order of 500.00 for one test only. */
async function newOrder(OrderType: CreditOrderType = 'Invoice'): Promise<Long> {
  const answer = await atProvider('CreateOrderEu', {
    CreateOrderInformation: {
      OrderRows: [row],
      CustomerIdentity: {
        NationalIdNumber: person.SecurityNumber,
        CountryCode: 'SE',
        CustomerType: 'Individual',
      },
      OrderDate: '2026-11-21T00:00:00',
      OrderType,
      CreatePaymentPlanDetails: {
        CampaignCode: 100006,
        SendAutomaticGiroPaymentForm: false,
        FixedMonthlyAmount: null,
      },
    },
  })
  return answer.CreateOrderResult!.ProviderOrderId
}

function delivery(
  ProviderOrderId: Long,
  { OrderRows, credits = null }: { OrderRows?: Row[]; credits?: Long | null } = {},
): SoapInput<'DeliverOrderEu'> {
  return {
    DeliverOrderInformation: {
      ProviderOrderId,
      OrderType: 'Invoice',
      DeliverInvoiceDetails: {
        NumberOfCreditDays: 30,
        InvoiceDistributionType: 'Email',
        IsCreditInvoice: credits !== null,
        InvoiceIdToCredit: credits,
        PrintType: null,
        ...(OrderRows && { OrderRows }),
      },
    },
  }
}

function planDelivery(ProviderOrderId: Long): SoapInput<'DeliverOrderEu'> {
  return { DeliverOrderInformation: { ProviderOrderId, OrderType: 'PaymentPlan' } }
}

const invoicesOf = async (order: Long) => (await creditOrder(order)).Invoices!
const codeOf = async (response: Response) =>
  `${response.status} ${((await bodyOf(response)) as { code: string }).code}`

async function pass(order: Long, milliseconds: number): Promise<void> {
  await runInDurableObject(await deskOf('ProviderOrderNr', order), (_, { storage }) => {
    ageWrites(storage, milliseconds)
  })
}

afterEach(async () => {
  await atSandbox('faults', undefined, 'DELETE')
})

describe('a delivery', () => {
  it('is made once under one key, also for simultaneous requests', async () => {
    const order = await newOrder()
    const same = key()
    const ask = () => post('DeliverOrderEu', delivery(order, { OrderRows: [one] }), same)
    const texts = await Promise.all((await Promise.all([ask(), ask(), ask()])).map((answer) => answer.text()))
    expect(new Set(texts).size).toBe(1)
    const [invoice] = await invoicesOf(order)
    expect(JSON.parse(texts[0]!)).toMatchObject({
      Accepted: true,
      ResultCode: 0,
      DeliverOrderResult: { Amount: '250', InvoiceResultDetails: { InvoiceId: invoice!.InvoiceNumber } },
    })
    expect(await invoicesOf(order)).toHaveLength(1)
    expect(await creditHistory(`ProviderOrderNr=${order}`)).toMatchObject([
      { operation: 'DeliverOrderEu', outcome: 'done', made: invoice!.InvoiceNumber },
    ])
  })

  it('is answered with a problem and its ResultCode if it is rejected', async () => {
    const order = await newOrder()
    const answer = await post(
      'DeliverOrderEu',
      delivery(order, { OrderRows: [{ ...row, PricePerUnit: '250.01' }] }),
      key(),
    )
    expect(await bodyOf(answer)).toMatchObject({
      code: 'credit-rejected',
      ResultCode: 24000,
      providerMessage: 'The rows come to more than what is left of the order.',
    })
    expect(await invoicesOf(order)).toEqual([])
  })
})

describe('a delivery whose answer is lost', () => {
  it.each([
    ['a delivery', async (order: Long) => delivery(order, { OrderRows: [one] })],
    [
      'a credit invoice',
      async (order: Long) => {
        const made = await atProvider('DeliverOrderEu', delivery(order, { OrderRows: [one] }))
        return delivery(order, { credits: made.DeliverOrderResult!.InvoiceResultDetails!.InvoiceId })
      },
    ],
  ])('is found: %s', async (_, prepare) => {
    const order = await newOrder()
    const input = await prepare(order)
    const before = await invoicesOf(order)
    const same = key()
    await faultAtWrite({ phase: 'after', reset: true })
    const text = await (await post('DeliverOrderEu', input, same)).text()
    const invoices = await invoicesOf(order)
    expect(invoices).toHaveLength(before.length + 1)
    const { InvoiceNumber, DueDate, InvoiceDate } = invoices.at(-1)!
    expect(JSON.parse(text)).toEqual({
      Accepted: true,
      ResultCode: 0,
      DeliverOrderResult: {
        OrderType: 'Invoice',
        InvoiceResultDetails: { InvoiceId: InvoiceNumber, DueDate, InvoiceDate },
      },
      FoundByReading: true,
    })
    expect(await (await post('DeliverOrderEu', input, same)).text()).toBe(text)
    expect(await invoicesOf(order)).toHaveLength(before.length + 1)
  })

  it('is a fault over XML that names the invoice, and is not sent again', async () => {
    const order = await newOrder()
    const input = delivery(order, { OrderRows: [one] })
    await faultAtWrite({ phase: 'after', reset: true })
    const first = await postXml('DeliverOrderEu', input)
    const [invoice] = await invoicesOf(order)
    expect(first.text).toContain(`answer-lost: DeliverOrderEu was done, and made ${invoice!.InvoiceNumber}.`)
    expect(await postXml('DeliverOrderEu', input)).toEqual(first)
    expect(await invoicesOf(order)).toHaveLength(1)
  })

  it('stays unknown for a payment plan, and the same key never sends it again', async () => {
    const order = await newOrder('PaymentPlan')
    const same = key()
    await faultAtWrite({ phase: 'after', reset: true })
    expect(await codeOf(await post('DeliverOrderEu', planDelivery(order), same))).toBe('502 outcome-unknown')
    await pass(order, SETTLE_MS)
    const last = await post('DeliverOrderEu', planDelivery(order), same)
    expect(last.headers.get('Retry-After')).toBeNull()
    expect(await codeOf(last)).toBe('502 outcome-unknown')
    expect(await codeOf(await post('DeliverOrderEu', planDelivery(order), same))).toBe('502 outcome-unknown')
    // It was done once: a new key is a new intent, and finds the order closed.
    expect(await bodyOf(await post('DeliverOrderEu', planDelivery(order), key()))).toMatchObject({
      ResultCode: 20000,
    })
  })

  it('is made later under its key if it was for a payment plan and not done', async () => {
    const order = await newOrder('PaymentPlan')
    const same = key()
    const send = () => post('DeliverOrderEu', planDelivery(order), same)
    await faultAtWrite({ phase: 'before', status: 504 })
    expect(await codeOf(await send())).toBe('502 outcome-unknown')
    await pass(order, SETTLE_MS)
    expect(await bodyOf(await send())).toMatchObject({
      DeliverOrderResult: { Amount: '500', PaymentPlanResultDetails: { ContractNumber: expect.anything() } },
    })
  })
})
