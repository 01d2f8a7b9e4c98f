/**
 * SOAP writes whose answer is lost: nothing is sent twice, and nothing that was done is reported as not done.
 * `test/e2e/soap-faults.test.ts` has every operation and every way to cut a connection.
 */
import { runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { CreditSubject } from '../../shared/domain/credit/credit.enums.ts'
import type { Long } from '../../shared/domain/values/long.ts'
import { writeEnvelope, writeFault } from '../../shared/wire/soap/envelope.ts'
import { atSandbox, bodyOf } from '../testing/edge.ts'
import {
  atProvider,
  creditHistory,
  creditOrder,
  deskOf,
  faultAtWrite,
  invoiceInput,
  newCreditOrder,
  orderInput,
  post,
  postXml,
  resultOf,
} from '../testing/credit.ts'
import { onWire, type WireRequest } from '../testing/wire.ts'
import { LOST_MS } from '../desk/times.ts'
import { ageWrites } from '../testing/desk-table.ts'

/** The sandbox's CALL_TIMEOUT_MS is 10 s: three times that. */
const SETTLE_MS = 30_000
const key = () => crypto.randomUUID()
const invoicesOf = async (order: Long) => (await creditOrder(order)).Invoices!
const codeOf = async (response: Response) =>
  `${response.status} ${((await bodyOf(response)) as { code: string }).code}`
const outcomesOf = async (order: Long) =>
  (await creditHistory(`ProviderOrderNr=${order}`)).map(({ outcome }) => outcome)

async function pass(kind: CreditSubject, number: Long | string, milliseconds: number): Promise<void> {
  await runInDurableObject(await deskOf(kind, number), (_, { storage }) => {
    ageWrites(storage, milliseconds)
  })
}

afterEach(async () => {
  vi.restoreAllMocks()
  await atSandbox('faults', undefined, 'DELETE')
})

describe('a SOAP write that was done, and whose answer is lost', () => {
  it.each([
    ['a reset', { reset: true }],
    ['a cut body', { truncateAfterBytes: 60 }],
    ['garbage', { garbage: true }],
    ['an error', { status: 500 }],
    ["a gateway's error", { status: 504 }],
  ])('is found in the book after %s, and always answered the same', async (_, fault) => {
    const order = await newCreditOrder()
    const same = key()
    await faultAtWrite({ phase: 'after', ...fault })
    const first = await post('CreateInvoice', invoiceInput(order), same)
    const text = await first.text()
    const [invoice] = await invoicesOf(order)
    expect(first.status).toBe(200)
    expect(JSON.parse(text)).toEqual({
      Accepted: true,
      RejectionCode: 'Accepted',
      CustomerId: invoice!.CustomerId,
      InvoiceNumber: invoice!.InvoiceNumber,
      InvoiceDate: invoice!.InvoiceDate,
      DueDate: invoice!.DueDate,
      PdfLinkIncluded: false,
      FoundByReading: true,
    })
    expect(await (await post('CreateInvoice', invoiceInput(order), same)).text()).toBe(text)
    expect(await invoicesOf(order)).toHaveLength(1)
    expect(await creditHistory(`ProviderOrderNr=${order}`)).toMatchObject([
      { outcome: 'done', foundByReading: true, made: invoice!.InvoiceNumber },
    ])
  })

  it.each([
    ['an answer without a result', ''],
    ['an empty result', '<CreateInvoiceResult/>'],
    [
      'a result that says nothing of Accepted',
      '<CreateInvoiceResult><RejectionCode>Accepted</RejectionCode></CreateInvoiceResult>',
    ],
    [
      'a result that is Accepted with an error',
      '<CreateInvoiceResult><Accepted>true</Accepted><ErrorMessage>The order is closed.</ErrorMessage><RejectionCode>Accepted</RejectionCode></CreateInvoiceResult>',
    ],
    [
      'a result that is not Accepted with the code of success',
      '<CreateInvoiceResult><Accepted>false</Accepted><RejectionCode>Accepted</RejectionCode></CreateInvoiceResult>',
    ],
  ])('is found after %s, with a key and over XML without one', async (_, result) => {
    const isInvoice = ({ body }: WireRequest) => body.includes('<CreateInvoice ')
    const text = writeEnvelope('1.1', `<CreateInvoiceResponse>${result}</CreateInvoiceResponse>`)
    const headers = { 'Content-Type': 'text/xml; charset=utf-8' }
    onWire((request, send) =>
      isInvoice(request) ? send().then(() => new Response(text, { headers })) : undefined,
    )
    const [order, other] = [await newCreditOrder(), await newCreditOrder()]
    const same = key()
    for (const _ of [1, 2]) {
      const answer = await post('CreateInvoice', invoiceInput(order), same)
      expect(await bodyOf(answer)).toMatchObject({ Accepted: true, FoundByReading: true })
    }
    expect(await invoicesOf(order)).toHaveLength(1)
    const overXml = await postXml('CreateInvoice', invoiceInput(other))
    expect(resultOf('CreateInvoice', overXml.text)).toMatchObject({ Accepted: true })
    expect(await invoicesOf(other)).toHaveLength(1)
    expect(await outcomesOf(order)).toEqual(['done'])
  })

  it("is found after a proxy's 403 page, and never sent again", async () => {
    const order = await newCreditOrder()
    const same = key()
    const isInvoice = ({ body }: WireRequest) => body.includes('<CreateInvoice ')
    const requests = onWire((request, send) =>
      isInvoice(request) ? send().then(() => new Response('<html>', { status: 403 })) : undefined,
    )
    for (const _ of [1, 2]) expect((await post('CreateInvoice', invoiceInput(order), same)).status).toBe(200)
    expect(requests.filter(isInvoice)).toHaveLength(1)
  })

  it('is an ordinary result over XML if every required member is known', async () => {
    const order = await newCreditOrder()
    await faultAtWrite({ phase: 'after', reset: true })
    const { status, text } = await postXml('CreateInvoice', invoiceInput(order))
    expect(status).toBe(200)
    expect(resultOf('CreateInvoice', text)).toMatchObject({
      Accepted: true,
      InvoiceNumber: (await invoicesOf(order))[0]!.InvoiceNumber,
      InvoiceAmount: null,
    })
    expect(text).not.toContain('FoundByReading')
  })

  it('is a fault over XML that says so if a required member is unknown, and is not sent again', async () => {
    const ClientOrderNr = key()
    const input = orderInput(ClientOrderNr)
    await faultAtWrite({ phase: 'after', reset: true })
    const first = await postXml('CreateOrder', input)
    expect(first.status).toBe(500)
    const [, made] = /answer-lost: CreateOrder was done, and made (\d+)\./.exec(first.text)!
    const order = await creditOrder(Number(made))
    expect(order).toMatchObject({ ClientOrderNr, CurrentAmount: '250' })
    expect(await postXml('CreateOrder', input)).toEqual(first)
    expect((await creditOrder(Number(made))).ExpirationDate).toBe(order.ExpirationDate)
    expect(await creditHistory(`ClientOrderNr=${ClientOrderNr}`)).toHaveLength(1)
  })

  it('makes up no amount and no AuthorizeId of a new order', async () => {
    const ClientOrderNr = key()
    await faultAtWrite({ phase: 'after', reset: true })
    const result = await bodyOf(await post('CreateOrder', orderInput(ClientOrderNr), key()))
    expect(result).toMatchObject({ Accepted: true, ValidCustomer: { LegalName: 'Tess Testsson' } })
    expect(result).not.toHaveProperty('AuthorizeId')
    expect(result).not.toHaveProperty('AuthorizedAmount')
  })
})

describe('a SOAP write that was not done, and whose answer says nothing', () => {
  it('is sent again as soon as the book can be read, if the provider had answered', async () => {
    const order = await newCreditOrder()
    const same = key()
    const send = () => post('CreateInvoice', invoiceInput(order), same)
    await faultAtWrite({ phase: 'before', status: 500 })
    await atSandbox('faults', { path: '/soap', status: 503, times: 3 })
    expect(await codeOf(await send())).toBe('502 outcome-unknown')
    expect((await send()).status).toBe(200)
    expect(await invoicesOf(order)).toHaveLength(1)
  })

  it('is refused, and not unknown, if the provider says that the request is wrong', async () => {
    const order = await newCreditOrder()
    const fault = writeFault('1.1', 'sender', 'The request is wrong.')
    const isInvoice = ({ body }: WireRequest) => body.includes('<CreateInvoice ')
    const headers = { 'Content-Type': 'text/xml; charset=utf-8' }
    const requests = onWire((request) =>
      isInvoice(request) ? new Response(fault, { status: 500, headers }) : undefined,
    )
    const same = key()
    expect(await codeOf(await post('CreateInvoice', invoiceInput(order), same))).toBe('502 provider-fault')
    // The provider processed it: the key keeps the refusal.
    expect(await codeOf(await post('CreateInvoice', invoiceInput(order), same))).toBe('502 provider-fault')
    expect(requests.filter(isInvoice)).toHaveLength(1)
  })

  it('is unknown, and blocks other writes, until it can no longer arrive', async () => {
    const order = await newCreditOrder()
    const same = key()
    const send = () => post('CreateInvoice', invoiceInput(order), same)
    await faultAtWrite({ phase: 'before', status: 504 })
    const first = await send()
    expect(Number(first.headers.get('Retry-After'))).toBeGreaterThan(20)
    expect(await codeOf(first)).toBe('502 outcome-unknown')
    expect(await codeOf(await send())).toBe('502 outcome-unknown')
    expect(await codeOf(await post('CloseOrder', { ProviderOrderNr: order }, key()))).toBe('503 desk-busy')
    expect((await postXml('CloseOrder', { ProviderOrderNr: order })).text).toContain('desk-busy: ')
    expect(await invoicesOf(order)).toEqual([])
    await pass('ProviderOrderNr', order, SETTLE_MS)
    expect((await send()).status).toBe(200)
    expect(await invoicesOf(order)).toHaveLength(1)
    expect(await outcomesOf(order)).toEqual(['done', 'not-done', 'unknown'])
  })
})

describe('a write of an old client without a key', () => {
  it('is not sent again for ten minutes after its answer was lost and nothing shows the outcome', async () => {
    const SecurityNumber = `19991350-${key().slice(0, 8)}`
    const block = { SecurityNumber, IsCompany: false }
    await faultAtWrite({ phase: 'after', reset: true }, false)
    const first = await postXml('AddToBlockList', block)
    expect(first.text).toContain('outcome-unknown: ')
    await pass('SecurityNumber', SecurityNumber, LOST_MS - 5_000)
    expect(await postXml('AddToBlockList', block)).toEqual(first)
    await pass('SecurityNumber', SecurityNumber, 5_000)
    expect(resultOf('AddToBlockList', (await postXml('AddToBlockList', block)).text)).toMatchObject({
      Accepted: true,
    })
  })

  it('is answered with what was found meanwhile, and makes no second invoice', async () => {
    const order = await newCreditOrder()
    // The three attempts to read the book after the write fail.
    await faultAtWrite({ phase: 'after', status: 504 })
    await atSandbox('faults', { path: '/soap', status: 503, times: 3 })
    expect((await postXml('CreateInvoice', invoiceInput(order))).text).toContain('outcome-unknown: ')
    await runDurableObjectAlarm(await deskOf('ProviderOrderNr', order))
    const found = await postXml('CreateInvoice', invoiceInput(order))
    const [invoice] = await invoicesOf(order)
    expect(resultOf('CreateInvoice', found.text)).toMatchObject({ InvoiceNumber: invoice!.InvoiceNumber })
    expect(await postXml('CreateInvoice', invoiceInput(order))).toEqual(found)
    expect(await invoicesOf(order)).toHaveLength(1)
    await pass('ProviderOrderNr', order, LOST_MS)
    await postXml('CreateInvoice', invoiceInput(order))
    expect(await invoicesOf(order)).toHaveLength(2)
  })

  it('is not sent again for ten minutes after it was told late that nobody knows the outcome', async () => {
    const order = await newCreditOrder()
    await faultAtWrite({ phase: 'after', status: 504 })
    await atSandbox('faults', { path: '/soap', status: 503, times: 1000 })
    expect((await postXml('CreateInvoice', invoiceInput(order))).text).toContain('outcome-unknown: ')
    await atSandbox('faults', undefined, 'DELETE')
    // Another system made the same invoice: nothing tells which one is whose.
    await atProvider('CreateInvoice', invoiceInput(order))
    await pass('ProviderOrderNr', order, LOST_MS + 60_000)
    await runDurableObjectAlarm(await deskOf('ProviderOrderNr', order))
    const late = await postXml('CreateInvoice', invoiceInput(order))
    expect(late.text).toContain('outcome-unknown: ')
    expect(await postXml('CreateInvoice', invoiceInput(order))).toEqual(late)
    expect(await invoicesOf(order)).toHaveLength(2)
  })

  it('is done twice if it is sent twice and answered twice', async () => {
    const order = await newCreditOrder()
    await postXml('CreateInvoice', invoiceInput(order))
    await faultAtWrite({ phase: 'after', reset: true })
    await postXml('CreateInvoice', invoiceInput(order))
    expect(await invoicesOf(order)).toHaveLength(2)
  })
})
