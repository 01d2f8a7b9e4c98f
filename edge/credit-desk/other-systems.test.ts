/**
 * A SOAP write that never reaches the provider, while another system of the merchant does a similar one: the edge never
 * takes that one for its own.
 */
import { runInDurableObject } from 'cloudflare:test'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { CreditSubject } from '../../shared/domain/credit/credit.enums.ts'
import type { Long } from '../../shared/domain/values/long.ts'
import { testPersons } from '../../shared/test-persons.ts'
import type { CreditWriteName, SoapInput, SoapOutput } from '../../shared/domain/credit/soap/operations.ts'
import { atSandbox, bodyOf } from '../testing/edge.ts'
import {
  atProvider,
  creditHistory,
  deskOf,
  invoiceInput,
  newCreditOrder,
  orderInput,
  person,
  post,
  row,
} from '../testing/credit.ts'
import { cut, onWire, type WireRequest } from '../testing/wire.ts'
import { ageWrites } from '../testing/desk-table.ts'

/** The sandbox's CALL_TIMEOUT_MS is 10 s: three times that. */
const SETTLE_MS = 30_000

/** Loses the next request of the operation, and has another system do something in that moment. */
function loseWhile(name: CreditWriteName, another: () => Promise<unknown>): WireRequest[] {
  let isLost = false
  const lose = async () => {
    await another()
    return cut()
  }
  return onWire(({ body }) => {
    if (isLost || !body.includes(`<${name} `)) return undefined
    isLost = true
    return lose()
  })
}

interface Lost<Name extends CreditWriteName> {
  name: Name
  input: SoapInput<Name>
  subject: [CreditSubject, Long | string]
  another: () => Promise<unknown>
}

/** Sends the write, loses it, and asks for its outcome when it is settled. @returns the last answer */
async function settled<Name extends CreditWriteName>({ name, input, subject, another }: Lost<Name>) {
  const key = crypto.randomUUID()
  const requests = loseWhile(name, another)
  const first = await post(name, input, key)
  expect(await bodyOf(first)).toMatchObject({ code: 'outcome-unknown' })
  expect(first.headers.get('Retry-After')).not.toBeNull()
  await runInDurableObject(await deskOf(...subject), (_, { storage }) => {
    ageWrites(storage, SETTLE_MS)
  })
  await post(name, input, key)
  const last = await post(name, input, key)
  const sent = requests.filter(({ body }) => body.includes(`<${name} `))
  vi.restoreAllMocks()
  return { last, sent: sent.length }
}

/** Expects that the write stays unknown and was sent once. */
async function staysUnknown<Name extends CreditWriteName>(lost: Lost<Name>): Promise<void> {
  const { last, sent } = await settled(lost)
  expect(await bodyOf(last)).toMatchObject({ code: 'outcome-unknown' })
  expect(last.headers.get('Retry-After')).toBeNull()
  expect(sent).toBe(1)
  const [kind, number] = lost.subject
  expect((await creditHistory(`${kind}=${number}`)).map(({ outcome }) => outcome)).toEqual([
    'unknown',
    'unknown',
  ])
}

/** Another system's order of 250.00 with VAT, for a person whom the tests do not use otherwise. */
function orderFor(SecurityNumber: string, ClientOrderNr: string): SoapInput<'CreateOrder'> {
  const input = orderInput(ClientOrderNr)
  return { ...input, Order: { ...input.Order!, SecurityNumber } }
}

/** An invoice of one row, with its price without VAT. */
function invoiceOf(ProviderOrderNr: Long, PricePerUnit: string, more: object = {}) {
  const { Invoice } = invoiceInput(ProviderOrderNr)
  const InvoiceRows = [{ ...row, NrOfUnits: '1', PricePerUnit, ...more }]
  return { ProviderOrderNr, Invoice: { ...Invoice!, InvoiceRows } }
}

async function isAccepted(answer: Promise<{ Accepted: boolean; ErrorMessage?: string | undefined }>) {
  const { Accepted, ErrorMessage } = await answer
  if (!Accepted) throw new Error(ErrorMessage)
}

const euRow = {
  PricePerUnit: '100',
  PriceIncludingVat: null,
  NumberOfUnits: '2',
  VatPercent: '25',
  DiscountPercent: '0',
  DiscountAmount: null,
  DiscountAmountIncludingVat: null,
  RowType: null,
}
const one = { ...euRow, NumberOfUnits: '1' }

function euOrder(ClientOrderNumber: string): SoapInput<'CreateOrderEu'> {
  return {
    CreateOrderInformation: {
      ClientOrderNumber,
      OrderRows: [euRow],
      CustomerIdentity: {
        NationalIdNumber: person.SecurityNumber,
        CountryCode: 'SE',
        CustomerType: 'Individual',
      },
      OrderDate: '2026-11-21T00:00:00',
      OrderType: 'Invoice',
    },
  }
}

function delivery(ProviderOrderId: Long, details: object = {}): SoapInput<'DeliverOrderEu'> {
  return {
    DeliverOrderInformation: {
      ProviderOrderId,
      OrderType: 'Invoice',
      DeliverInvoiceDetails: {
        NumberOfCreditDays: 30,
        InvoiceDistributionType: 'Email',
        IsCreditInvoice: false,
        InvoiceIdToCredit: null,
        PrintType: null,
        ...details,
      },
    },
  }
}

afterEach(async () => {
  vi.restoreAllMocks()
  await atSandbox('faults', undefined, 'DELETE')
})

describe('an invoice that is lost', () => {
  it.each([
    // 100 without VAT is 125.00, and 3 is 3.75.
    ['of another amount', '3', {}],
    ['of one minor unit more than rounding explains', '100.016', {}],
    // 117.92 with 6 % is 125.00 (124.9952), too.
    ['of the same amount with another VAT', '117.92', { VatPercent: 6 }],
  ])('is never taken for an invoice %s of another system', async (_, price, more) => {
    const order = await newCreditOrder()
    const another = () => isAccepted(atProvider('CreateInvoice', invoiceOf(order, price, more)))
    const subject = ['ProviderOrderNr', order] as const
    await staysUnknown({ name: 'CreateInvoice', input: invoiceInput(order), subject: [...subject], another })
  })

  it('is never taken for an invoice of a part, if it was of all that is left', async () => {
    const order = await newCreditOrder()
    const { Invoice } = invoiceInput(order)
    const input = { ProviderOrderNr: order, Invoice: { ...Invoice!, InvoiceRows: [] } }
    const another = () => isAccepted(atProvider('CreateInvoice', invoiceOf(order, '3')))
    await staysUnknown({ name: 'CreateInvoice', input, subject: ['ProviderOrderNr', order], another })
  })

  it('is never taken for a credit invoice, and a credit never for one of another amount', async () => {
    const order = await newCreditOrder()
    const { InvoiceNumber } = await atProvider('CreateInvoice', invoiceOf(order, '100'))
    const credit = (price: string): SoapInput<'CreateInvoice'> => {
      const { Invoice } = invoiceOf(order, price)
      return { ProviderOrderNr: order, Invoice: { ...Invoice, InvoiceNrToCredit: InvoiceNumber! } }
    }
    const subject = (): [CreditSubject, Long] => ['ProviderOrderNr', order]
    const less = () => isAccepted(atProvider('CreateInvoice', credit('40')))
    const name = 'CreateInvoice'
    await staysUnknown({ name, input: credit('50'), subject: subject(), another: less })
    const rest = () => isAccepted(atProvider('CreateInvoice', credit('60')))
    const { last } = await settled({ name, input: invoiceOf(order, '60'), subject: subject(), another: rest })
    expect(await bodyOf(last)).toMatchObject({ code: 'outcome-unknown' })
  })
})

describe('a delivery that is lost', () => {
  it.each([
    ['rows', { OrderRows: [one] }],
    ['all that is left', {}],
  ])('is never taken for an invoice of another amount, with %s', async (_, details) => {
    const order = await newCreditOrder()
    const another = () => isAccepted(atProvider('CreateInvoice', invoiceOf(order, '3')))
    const input = delivery(order, details)
    await staysUnknown({ name: 'DeliverOrderEu', input, subject: ['ProviderOrderNr', order], another })
  })
})

describe('a new order that is lost', () => {
  it('is never taken for one of another amount under its number', async () => {
    const number = crypto.randomUUID()
    const input = orderInput(number)
    const InvoiceRows = [{ ...row, PricePerUnit: '2', NrOfUnits: '1' }]
    const another = () => isAccepted(atProvider('CreateOrder', { ...input, InvoiceRows }))
    await staysUnknown({ name: 'CreateOrder', input, subject: ['ClientOrderNr', number], another })
  })

  it('is never taken for one of another customer under its number', async () => {
    const number = crypto.randomUUID()
    const another = () => isAccepted(atProvider('CreateOrder', orderFor(testPersons.prov.NationalId, number)))
    const subject: [CreditSubject, string] = ['ClientOrderNr', number]
    await staysUnknown({ name: 'CreateOrder', input: orderInput(number), subject, another })
  })

  it('is never taken for a new authorization of another amount', async () => {
    const number = crypto.randomUUID()
    await isAccepted(atProvider('CreateOrder', orderInput(number)))
    const InvoiceRows = [{ ...row, PricePerUnit: '2', NrOfUnits: '1' }]
    const another = async () => {
      await atSandbox('clock', { advanceSeconds: 2 })
      await isAccepted(atProvider('CreateOrder', { ...orderInput(number), InvoiceRows }))
    }
    const subject: [CreditSubject, string] = ['ClientOrderNr', number]
    await staysUnknown({ name: 'CreateOrder', input: orderInput(number), subject, another })
  })

  it('is never taken for one of another amount or customer, with CreateOrderEu', async () => {
    for (const theirs of [
      (number: string) => ({ ...orderInput(number), InvoiceRows: [{ ...row, NrOfUnits: '1' }] }),
      (number: string) => orderFor(testPersons.prov.NationalId, number),
    ]) {
      const number = crypto.randomUUID()
      const another = () => isAccepted(atProvider('CreateOrder', theirs(number)))
      const subject: [CreditSubject, string] = ['ClientOrderNr', number]
      await staysUnknown({ name: 'CreateOrderEu', input: euOrder(number), subject, another })
    }
  })

  it('is found although another system made one of another amount', async () => {
    const number = crypto.randomUUID()
    const InvoiceRows = [{ ...row, PricePerUnit: '2', NrOfUnits: '1' }]
    const made: SoapOutput<'CreateOrderEu'>[] = []
    const another = async () => {
      await isAccepted(
        atProvider('CreateOrder', {
          ...orderFor(testPersons.prov.NationalId, number),
          InvoiceRows,
        }),
      )
      made.push(await atProvider('CreateOrderEu', euOrder(number)))
    }
    const requests = loseWhile('CreateOrderEu', another)
    const answer = await bodyOf(await post('CreateOrderEu', euOrder(number), crypto.randomUUID()))
    const { ProviderOrderId } = made[0]!.CreateOrderResult!
    expect(answer).toMatchObject({ FoundByReading: true, CreateOrderResult: { ProviderOrderId } })
    expect(requests.filter(({ body }) => body.includes('<CreateOrderEu '))).toHaveLength(1)
  })
})

describe('a change of an order that is lost', () => {
  it('is never taken for an invoice that leaves the same amount', async () => {
    const order = await newCreditOrder()
    const input = { ProviderOrderNr: order, RemainingInvoiceRows: [{ ...row, NrOfUnits: '1' }] }
    const another = () => isAccepted(atProvider('CreateInvoice', invoiceOf(order, '100')))
    await staysUnknown({ name: 'ChangeOrderAmount', input, subject: ['ProviderOrderNr', order], another })
  })

  it.each(['CloseOrder', 'CloseOrderEu'] as const)(
    'is never taken for an invoice of all that was left, with %s',
    async (name) => {
      const order = await newCreditOrder()
      const input = {
        CloseOrder: { ProviderOrderNr: order },
        CloseOrderEu: { CloseOrderInformation: { ProviderOrderId: order } },
      }[name]
      const another = () => isAccepted(atProvider('CreateInvoice', { ...invoiceOf(order, '200') }))
      await staysUnknown({ name, input, subject: ['ProviderOrderNr', order], another })
    },
  )
})

it("another system's invoice that equals the lost one in every recorded member counts as it", async () => {
  const order = await newCreditOrder()
  const key = crypto.randomUUID()
  loseWhile('CreateInvoice', () => isAccepted(atProvider('CreateInvoice', invoiceInput(order))))
  const answer = await bodyOf(await post('CreateInvoice', invoiceInput(order), key))
  expect(answer).toMatchObject({ Accepted: true, FoundByReading: true })
  expect(await creditHistory(`ProviderOrderNr=${order}`)).toMatchObject([
    { outcome: 'done', foundByReading: true },
  ])
})
