/** SOAP clients without a key: a write that only sets a value can be repeated after another value. */
import { runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Long } from '../../shared/domain/values/long.ts'
import { atSandbox, bodyOf } from '../testing/edge.ts'
import {
  creditHistory,
  creditOrder,
  deskOf,
  faultAtWrite,
  invoiceInput,
  newCreditOrder,
  post,
  row,
} from '../testing/credit.ts'
import { ageWrites } from '../testing/desk-table.ts'

/** The sandbox's CALL_TIMEOUT_MS is 10 s: three times that. */
const SETTLE_MS = 30_000
/** One unit is 125.00 with VAT. */
const toUnits = (order: Long, NrOfUnits: string, key?: string) =>
  post('ChangeOrderAmount', { ProviderOrderNr: order, RemainingInvoiceRows: [{ ...row, NrOfUnits }] }, key)
const toReference = (order: Long, NewCustomerReference: string) =>
  post('ChangeOrderInfo', {
    ProviderOrderNr: order,
    ChangeClientOrderNr: false,
    ChangeCustomerReference: true,
    NewCustomerReference,
  })
const amountOf = async (order: Long) => (await creditOrder(order)).CurrentAmount
const outcomesOf = async (order: Long) =>
  (await creditHistory(`ProviderOrderNr=${order}`)).map(({ outcome }) => outcome)
const invoicesOf = async (order: Long) => (await creditOrder(order)).Invoices!
const codeOf = async (response: Response) => ((await bodyOf(response)) as { code: string }).code

/** Has the provider do the write, loses its answer, and fails the three attempts to read its records. */
async function losing(order: Long, write: () => Promise<Response>): Promise<void> {
  await faultAtWrite({ phase: 'after', status: 504 })
  await atSandbox('faults', { path: '/soap', status: 503, times: 3 })
  expect(await codeOf(await write())).toBe('outcome-unknown')
  await atSandbox('faults', undefined, 'DELETE')
  const desk = await deskOf('ProviderOrderNr', order)
  await runInDurableObject(desk, (_, { storage }) => {
    ageWrites(storage, SETTLE_MS)
  })
  await runDurableObjectAlarm(desk)
}

afterEach(async () => {
  vi.restoreAllMocks()
  await atSandbox('faults', undefined, 'DELETE')
})

describe('a change of an amount whose answer was lost', () => {
  it('is never reported as done after the amount was set to another value', async () => {
    const order = await newCreditOrder()
    await losing(order, () => toUnits(order, '1'))
    // It was done, so the same request only repeats the answer.
    expect((await toUnits(order, '1')).status).toBe(200)
    expect(await outcomesOf(order)).toEqual(['done', 'unknown'])
    expect((await toUnits(order, '0.5')).status).toBe(200)
    expect(await amountOf(order)).toBe('62.5')
    // The provider is asked, which only ever lowers an amount.
    expect((await toUnits(order, '1')).status).toBe(422)
    expect(await outcomesOf(order)).toEqual(['refused', 'done', 'done', 'unknown'])
  })

  it('is never reported as done after a write with a key has set another value', async () => {
    const order = await newCreditOrder()
    await losing(order, () => toUnits(order, '1'))
    await toUnits(order, '0.5', crypto.randomUUID())
    // The provider is asked, which only ever lowers an amount.
    expect((await toUnits(order, '1')).status).toBe(422)
    expect(await outcomesOf(order)).toEqual(['refused', 'done', 'done', 'unknown'])
  })

  it('is reported as done after another order was changed, and under its key for 24 hours', async () => {
    const [order, other] = [await newCreditOrder(), await newCreditOrder()]
    const key = crypto.randomUUID()
    await losing(order, () => toUnits(order, '1', key))
    for (const one of [other, order]) await toUnits(one, '0.5')
    expect((await toUnits(order, '1', key)).status).toBe(200)
    expect(await amountOf(order)).toBe('62.5')
  })
})

it('a change of a reference whose answer was lost is never reported as unknown after another change', async () => {
  const order = await newCreditOrder()
  await losing(order, () => toReference(order, 'Tess'))
  // The records do not show it: the same request stays unknown, and is not sent.
  expect(await codeOf(await toReference(order, 'Tess'))).toBe('outcome-unknown')
  expect((await toReference(order, 'Peter')).status).toBe(200)
  expect((await toReference(order, 'Tess')).status).toBe(200)
})

it('an invoice whose answer was lost is not made twice after a change of an amount', async () => {
  const order = await newCreditOrder()
  await losing(order, () => post('CreateInvoice', invoiceInput(order)))
  await toUnits(order, '0.5')
  const [invoice] = await invoicesOf(order)
  const again = await bodyOf(await post('CreateInvoice', invoiceInput(order)))
  expect(again).toMatchObject({ InvoiceNumber: invoice!.InvoiceNumber })
  expect(await invoicesOf(order)).toHaveLength(1)
})
