/** The history entry of each credit operation, with a real provider. */
import { evictDurableObject, runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test'
import { afterEach, describe, expect, it } from 'vitest'
import type { CreditOrderType, CreditSubject } from '../../shared/domain/credit/credit.enums.ts'
import { historyLimits } from '../../shared/domain/values/limits.ts'
import type { Long } from '../../shared/domain/values/long.ts'
import type { SoapInput } from '../../shared/domain/credit/soap/operations.ts'
import { ageWrites } from '../testing/desk-table.ts'
import {
  atProvider,
  creditHistory,
  creditOrder,
  deskOf,
  faultAtWrite,
  invoiceInput,
  newCreditOrder,
  orderInput,
  person,
  post,
  postXml,
  row,
} from '../testing/credit.ts'
import { atSandbox, bodyOf } from '../testing/edge.ts'
import { creditDeskMigrations } from './schema.ts'

/** The sandbox's CALL_TIMEOUT_MS is 10 s: three times that. */
const SETTLE_MS = 30_000
const key = () => crypto.randomUUID()

/** {@link row} in the history: its price is without VAT. */
const kept = {
  Description: 'Lamp',
  PricePerUnit: '100',
  PriceIncludingVat: false,
  NumberOfUnits: '2',
  VatPercent: '25',
  DiscountPercent: '0',
}
/** 250.00 with VAT a unit, with references that no history has. */
const euRow = {
  ArticleNumber: 'L-1',
  Description: 'Chair',
  PricePerUnit: '250',
  PriceIncludingVat: true,
  NumberOfUnits: '2',
  Unit: 'pcs',
  VatPercent: '25',
  DiscountPercent: '0',
  DiscountAmount: null,
  DiscountAmountIncludingVat: null,
  TemporaryReference: 'T-1',
  RowType: 'Default',
  Reference: 'R-1',
} as const
const keptEu = {
  ArticleNumber: 'L-1',
  Description: 'Chair',
  PricePerUnit: '250',
  PriceIncludingVat: true,
  NumberOfUnits: '2',
  Unit: 'pcs',
  VatPercent: '25',
  DiscountPercent: '0',
  RowType: 'Default',
}
const one = { ...euRow, NumberOfUnits: '1' }

function euOrder(
  ClientOrderNumber?: string,
  OrderType: CreditOrderType = 'Invoice',
): SoapInput<'CreateOrderEu'> {
  return {
    CreateOrderInformation: {
      ...(ClientOrderNumber !== undefined && { ClientOrderNumber }),
      OrderRows: [euRow],
      CustomerIdentity: {
        NationalIdNumber: person.SecurityNumber,
        CountryCode: 'SE',
        CustomerType: 'Individual',
      },
      OrderDate: '2026-11-21T00:00:00',
      OrderType,
    },
  }
}

async function newEuOrder(type?: CreditOrderType): Promise<Long> {
  return (await atProvider('CreateOrderEu', euOrder(key(), type))).CreateOrderResult!.ProviderOrderId
}

const invoiceDetails = {
  NumberOfCreditDays: 30,
  InvoiceDistributionType: 'Email',
  IsCreditInvoice: false,
  InvoiceIdToCredit: null,
  PrintType: null,
} as const

/** The only entry of an order, without what every entry has. */
async function only(query: string) {
  const entries = await creditHistory(query)
  expect(entries).toHaveLength(1)
  const { at: _, who: __, requestId: ___, ...entry } = entries[0]!
  return entry
}
const onlyOf = (order: Long) => only(`ProviderOrderNr=${order}`)

async function pass(kind: CreditSubject, number: Long | string, milliseconds: number): Promise<void> {
  await runInDurableObject(await deskOf(kind, number), (_, { storage }) => {
    ageWrites(storage, milliseconds)
  })
}

afterEach(async () => {
  await atSandbox('faults', undefined, 'DELETE')
})

describe('the history entry', () => {
  it('has rows, Invoice, and the authorized amount for CreateOrder', async () => {
    const ClientOrderNr = key()
    const { ProviderOrderNr: made } = (await bodyOf(
      await post('CreateOrder', { ...orderInput(ClientOrderNr), InvoiceRows: [{ ...row, ArticleNr: 'A' }] }),
    )) as { ProviderOrderNr: Long }
    expect(await only(`ClientOrderNr=${ClientOrderNr}`)).toEqual({
      operation: 'CreateOrder',
      outcome: 'done',
      made,
      orderType: 'Invoice',
      // 2 × 100 and 25 % VAT.
      amount: '250',
      rows: [{ ArticleNumber: 'A', ...kept }],
      rowCount: 1,
    })
  })

  it.each(['Invoice', 'AccountCredit'] as const)(
    'has rows without references, and the type, for CreateOrderEu: %s',
    async (type) => {
      const number = key()
      await post('CreateOrderEu', euOrder(number, type))
      expect(await only(`ClientOrderNr=${number}`)).toMatchObject({
        operation: 'CreateOrderEu',
        orderType: type,
        amount: '500',
        rows: [keptEu],
        rowCount: 1,
      })
      const [{ rows }] = (await creditHistory(`ClientOrderNr=${number}`)) as [{ rows: object[] }]
      expect(rows).toEqual([keptEu])
    },
  )

  it('has rows and amount for CreateInvoice, and the invoice for its credit', async () => {
    const order = await newCreditOrder()
    await post('CreateInvoice', invoiceInput(order))
    const { InvoiceNumber } = (await creditOrder(order)).Invoices![0]!
    const input = invoiceInput(order)
    await post('CreateInvoice', {
      ...input,
      Invoice: { ...input.Invoice, InvoiceNrToCredit: InvoiceNumber, InvoiceRows: [] },
    })
    const [credit, invoice] = await creditHistory(`ProviderOrderNr=${order}`)
    expect(invoice).toMatchObject({
      orderType: 'Invoice',
      amount: '125',
      rows: [{ ...kept, NumberOfUnits: '1' }],
      rowCount: 1,
    })
    expect(invoice).not.toHaveProperty('credits')
    expect(credit).toMatchObject({
      orderType: 'Invoice',
      amount: '-125',
      credits: InvoiceNumber,
      rowCount: 0,
    })
    expect(credit).not.toHaveProperty('rows')
  })

  it('has no credited invoice for CreateInvoice with 0', async () => {
    const order = await newCreditOrder()
    const input = invoiceInput(order)
    await post('CreateInvoice', { ...input, Invoice: { ...input.Invoice, InvoiceNrToCredit: 0 } })
    expect(await onlyOf(order)).not.toHaveProperty('credits')
  })

  it('has the rows that remain, and no type or amount, for ChangeOrderAmount', async () => {
    const order = await newCreditOrder()
    await post('ChangeOrderAmount', {
      ProviderOrderNr: order,
      RemainingInvoiceRows: [{ ...row, Unit: 'pcs' }],
    })
    expect(await onlyOf(order)).toEqual({
      operation: 'ChangeOrderAmount',
      outcome: 'done',
      rows: [{ ...kept, Unit: 'pcs' }],
      rowCount: 1,
    })
  })

  it('has rows and amount for a partial DeliverOrderEu, and the invoice for its credit', async () => {
    const ProviderOrderId = await newEuOrder()
    const deliver = (details: object) =>
      post('DeliverOrderEu', {
        DeliverOrderInformation: {
          ProviderOrderId,
          OrderType: 'Invoice',
          DeliverInvoiceDetails: { ...invoiceDetails, ...details },
        },
      })
    await deliver({ OrderRows: [one] })
    const { InvoiceNumber } = (await creditOrder(ProviderOrderId)).Invoices![0]!
    await deliver({ IsCreditInvoice: true, InvoiceIdToCredit: InvoiceNumber })
    const [credit, invoice] = await creditHistory(`ProviderOrderNr=${ProviderOrderId}`)
    expect(invoice).toMatchObject({
      orderType: 'Invoice',
      made: InvoiceNumber,
      amount: '250',
      rows: [{ ...keptEu, NumberOfUnits: '1' }],
      rowCount: 1,
    })
    expect(invoice).not.toHaveProperty('credits')
    expect(credit).toMatchObject({ amount: '-250', credits: InvoiceNumber, rowCount: 0 })
    expect(credit).not.toHaveProperty('rows')
  })

  it('has the rows of DeliverAccountCreditDetails for an account credit', async () => {
    const ProviderOrderId = await newEuOrder('AccountCredit')
    await post('DeliverOrderEu', {
      DeliverOrderInformation: {
        ProviderOrderId,
        OrderType: 'AccountCredit',
        DeliverInvoiceDetails: { ...invoiceDetails, OrderRows: [euRow, euRow] },
        DeliverAccountCreditDetails: { OrderRows: [one] },
      },
    })
    expect(await onlyOf(ProviderOrderId)).toMatchObject({
      outcome: 'done',
      orderType: 'AccountCredit',
      amount: '250',
      rows: [{ ...keptEu, NumberOfUnits: '1' }],
      rowCount: 1,
    })
  })

  it('has no rows, type or amount for CloseOrder', async () => {
    const order = await newCreditOrder()
    await post('CloseOrder', { ProviderOrderNr: order })
    expect(await onlyOf(order)).toEqual({ operation: 'CloseOrder', outcome: 'done' })
  })

  it('is the same over XML', async () => {
    const order = await newCreditOrder()
    await postXml('CreateInvoice', invoiceInput(order))
    expect(await onlyOf(order)).toMatchObject({ amount: '125', rows: [{ ...kept, NumberOfUnits: '1' }] })
  })

  it('keeps a Long that a number cannot represent', async () => {
    const order = await newCreditOrder()
    const input = invoiceInput(order)
    await post('CreateInvoice', {
      ...input,
      Invoice: { ...input.Invoice, InvoiceNrToCredit: 2n ** 63n - 1n },
    })
    expect(await onlyOf(order)).toMatchObject({
      outcome: 'refused',
      code: 'CreditInvoiceNotInOrder',
      credits: 2n ** 63n - 1n,
      rowCount: 1,
    })
  })
})

describe('the rows of an entry', () => {
  const remaining = async (rows: object[]) => {
    const ProviderOrderNr = await newCreditOrder()
    await post('ChangeOrderAmount', { ProviderOrderNr, RemainingInvoiceRows: rows })
    return (await onlyOf(ProviderOrderNr)) as { rows?: object[]; rowCount: number }
  }
  const cheap = { ...row, PricePerUnit: '0.01' }

  it('are complete up to the limit, and only counted above it', async () => {
    const { creditRows } = historyLimits
    expect(creditRows).toBe(200)
    const most = await remaining(Array.from({ length: creditRows }, () => cheap))
    expect([most.rows!.length, most.rowCount]).toEqual([200, 200])
    const more = await remaining(Array.from({ length: creditRows + 1 }, () => cheap))
    expect([more.rows, more.rowCount]).toEqual([undefined, 201])
  })

  it('are only counted if their texts would fill the table', async () => {
    const Description = 'x'.repeat(historyLimits.creditRowsLength)
    const long = await remaining([{ ...cheap, Description }])
    expect([long.rows, long.rowCount]).toEqual([undefined, 1])
    const short = await remaining([{ ...cheap, Description: 'x'.repeat(60_000) }])
    expect(short.rows).toHaveLength(1)
  })
})

describe('the entry of a write whose answer is lost', () => {
  it('has the facts of the request, and no amount', async () => {
    const order = await newCreditOrder()
    await faultAtWrite({ phase: 'after', reset: true })
    await post('CreateInvoice', invoiceInput(order), key())
    const { InvoiceNumber } = (await creditOrder(order)).Invoices![0]!
    expect(await onlyOf(order)).toEqual({
      operation: 'CreateInvoice',
      outcome: 'done',
      foundByReading: true,
      made: InvoiceNumber,
      orderType: 'Invoice',
      rows: [{ ...kept, NumberOfUnits: '1' }],
      rowCount: 1,
    })
  })

  it('has the facts of the request if nothing was done, also after an eviction of the desk', async () => {
    const order = await newCreditOrder()
    await faultAtWrite({ phase: 'before', status: 504 })
    await post('CreateInvoice', invoiceInput(order), key())
    const desk = await deskOf('ProviderOrderNr', order)
    await evictDurableObject(desk)
    await pass('ProviderOrderNr', order, SETTLE_MS)
    await runDurableObjectAlarm(desk)
    const entries = await creditHistory(`ProviderOrderNr=${order}`)
    expect(entries.map(({ outcome }) => outcome)).toEqual(['not-done', 'unknown'])
    for (const entry of entries) expect(entry).toMatchObject({ orderType: 'Invoice', rowCount: 1 })
  })

  it('is found if an earlier version has stored the write', async () => {
    const order = await newCreditOrder()
    const earlier = {
      at: new Date().toISOString(),
      who: { kind: 'session', id: 'kim-of-before', name: 'Kim' },
      operation: 'CloseOrder',
      outcome: 'refused',
      requestId: 'r',
    }
    await faultAtWrite({ phase: 'before', status: 504 })
    await post('CreateInvoice', invoiceInput(order), key())
    const desk = await deskOf('ProviderOrderNr', order)
    expect(await creditHistory(`ProviderOrderNr=${order}`)).toHaveLength(1)
    await runInDurableObject(desk, (_, { storage: { sql } }) => {
      // The tables of the earlier version, with an entry of that version.
      sql.exec('CREATE TABLE migrations (number INTEGER PRIMARY KEY) STRICT')
      sql.exec('INSERT INTO migrations (number) VALUES (1)')
      sql.exec(creditDeskMigrations[0])
      sql.exec(`INSERT INTO writes (key, content, at, intent)
        SELECT 'k', 'c', at, json_remove(intent, '$.facts', '$.answerKey') FROM write_log`)
      sql.exec('DROP TABLE write_log')
      sql.exec(`INSERT INTO history (at, entry) VALUES (?, ?)`, Date.now(), JSON.stringify(earlier))
    })
    await evictDurableObject(desk)
    await pass('ProviderOrderNr', order, SETTLE_MS)
    await runDurableObjectAlarm(desk)
    const entries = await creditHistory(`ProviderOrderNr=${order}`)
    expect(entries).toMatchObject([
      { outcome: 'not-done' },
      { operation: 'CloseOrder' },
      { outcome: 'unknown' },
    ])
    expect(entries[0]).not.toHaveProperty('rowCount')
    expect(entries[1]).toEqual(earlier)
  })
})
