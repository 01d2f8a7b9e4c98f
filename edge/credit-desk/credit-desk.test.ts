/** Credit desks with a real provider: they do each write once, one at a time, and keep a history. */
import { runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test'
import { describe, expect, it } from 'vitest'
import type { CreditSubject } from '../../shared/domain/credit/credit.enums.ts'
import type { Long } from '../../shared/domain/values/long.ts'
import { asPage, asServer, atSandbox, bodyOf, json, openSession } from '../testing/edge.ts'
import { ageWrites, storedWrites } from '../testing/desk-table.ts'
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
  resultOf,
} from '../testing/credit.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const key = () => crypto.randomUUID()
const invoicesOf = async (order: Long) => (await creditOrder(order)).Invoices!.length
const problemOf = async (response: Response) => (await bodyOf(response)) as Record<string, unknown>

/** Lets time pass for what the desk has stored. */
async function pass(kind: CreditSubject, number: Long | string, milliseconds: number): Promise<void> {
  await runInDurableObject(await deskOf(kind, number), (_, { storage }) => {
    ageWrites(storage, milliseconds)
  })
}

/** Whether the object stores anything or has an alarm set. */
async function isRemembered(kind: CreditSubject, number: Long | string): Promise<boolean> {
  return runInDurableObject(await deskOf(kind, number), async (_, { storage }) => {
    const tables = storage.sql.exec("SELECT name FROM sqlite_master WHERE name NOT LIKE '_cf_%'").toArray()
    return tables.length > 0 || (await storage.getAlarm()) !== null
  })
}

describe('a SOAP write under a key', () => {
  it('is done once over XML too, and repeated with the same envelope', async () => {
    const order = await newCreditOrder()
    const same = key()
    const first = await postXml('CreateInvoice', invoiceInput(order), same)
    expect(resultOf('CreateInvoice', first.text)).toMatchObject({ Accepted: true })
    expect(await postXml('CreateInvoice', invoiceInput(order), same)).toEqual(first)
    expect(await invoicesOf(order)).toBe(1)
  })

  it('makes one order if the request has no number', async () => {
    const same = key()
    const first = await post('CreateOrder', orderInput(), same)
    const again = await post('CreateOrder', orderInput(), same)
    expect(await again.text()).toBe(await first.text())
  })

  it('gets the same rejection again, although it would now be accepted', async () => {
    const order = await newCreditOrder()
    const input = invoiceInput(order)
    const rows = [{ ...input.Invoice!.InvoiceRows![0]!, NrOfUnits: '9' }]
    const tooMuch = { ...input, Invoice: { ...input.Invoice, InvoiceRows: rows } }
    const same = key()
    const first = await post('CreateInvoice', tooMuch, same)
    expect(first.status).toBe(422)
    expect(await (await post('CreateInvoice', tooMuch, same)).text()).toBe(await first.text())
  })

  it('is done again under another key and without a key', async () => {
    const order = await newCreditOrder()
    expect((await post('CreateInvoice', invoiceInput(order), key())).status).toBe(200)
    expect((await post('CreateInvoice', invoiceInput(order))).status).toBe(200)
    expect(await invoicesOf(order)).toBe(2)
  })

  it('can be sent again under its key if it never reached the provider', async () => {
    const order = await newCreditOrder()
    await atSandbox('faults', { path: '/soap', status: 500, times: 3 })
    const same = key()
    expect(await problemOf(await post('CloseOrder', { ProviderOrderNr: order }, same))).toMatchObject({
      code: 'provider-failed',
    })
    expect(await isRemembered('ProviderOrderNr', order)).toBe(false)
    expect((await post('CloseOrder', { ProviderOrderNr: order }, same)).status).toBe(200)
  })
})

describe('a SOAP write of a session', () => {
  const page = async (path: string, init: RequestInit) => asPage(path, (await openSession()).token, init)

  it('is refused without a key, as JSON and as XML', async () => {
    const order = await newCreditOrder()
    const refused = await page('/api/soap/CloseOrder', json('POST', { ProviderOrderNr: order }))
    expect(refused.status).toBe(428)
    expect(await problemOf(refused)).toMatchObject({ code: 'idempotency-key-required' })
    const body = `<e:Envelope xmlns:e="http://schemas.xmlsoap.org/soap/envelope/"><e:Body><CloseOrder xmlns="urn:provider:order-finance"><request><ProviderOrderNr>${order}</ProviderOrderNr></request></CloseOrder></e:Body></e:Envelope>`
    const fault = await page('/soap', { method: 'POST', body })
    expect(fault.status).toBe(500)
    expect(await fault.text()).toContain('idempotency-key-required')
    expect((await creditOrder(order)).IsActive).toBe(true)
  })

  it('needs no key to read', async () => {
    expect((await page('/api/soap/GetAddresses', json('POST', person))).status).toBe(200)
  })
})

describe('the problem of a rejection', () => {
  it('has ResultCode, result and redirect of an operation without RejectionCode', async () => {
    const customer = { NationalIdNumber: '19801334-0003', CountryCode: 'SE', CustomerType: 'Individual' }
    const CreateOrderInformation = {
      CustomerIdentity: customer,
      OrderDate: '2026-11-21T00:00:00',
      OrderType: 'Loan',
      OrderRows: [{ PricePerUnit: '10', NumberOfUnits: '1', VatPercent: '25', DiscountPercent: '0' }],
    }
    const Navigation = {
      ConfirmationUrl: 'https://shop.example/yes',
      RejectionUrl: 'https://shop.example/no',
    }
    const response = await post('CreateOrderEu', { CreateOrderInformation, Navigation })
    expect(response.status).toBe(422)
    const problem = await problemOf(response)
    expect(problem).toMatchObject({
      code: 'credit-rejected',
      ResultCode: 30000,
      result: {
        CreateOrderResult: { ProviderOrderId: 0 },
        NavigationResult: { RedirectUrl: expect.stringMatching(/^https:\/\/shop\.example\/no/) },
      },
    })
    expect(problem).not.toHaveProperty('rejection')
  })

  it('has the code credit-rejected if the operation names no reason', async () => {
    const problem = await problemOf(await post('ChangeOrderAmount', { ProviderOrderNr: 1 }))
    expect(problem).toMatchObject({ code: 'credit-rejected', providerMessage: expect.any(String) })
  })
})

describe('the history of a credit order', () => {
  it('says who did what, what was made and what was refused, without data of the customer', async () => {
    const order = await newCreditOrder()
    const { token } = await openSession()
    const headers = { 'Idempotency-Key': key() }
    await asPage('/api/soap/CreateInvoice', token, json('POST', invoiceInput(order), headers))
    await post('CloseOrder', { ProviderOrderNr: order })
    await post('CloseOrder', { ProviderOrderNr: order })
    const entries = await creditHistory(`ProviderOrderNr=${order}`)
    const { InvoiceNumber } = (await creditOrder(order)).Invoices![0]!
    expect(entries).toMatchObject([
      { operation: 'CloseOrder', outcome: 'refused', code: 'OrderAlreadyClosed', who: { kind: 'server' } },
      { operation: 'CloseOrder', outcome: 'done' },
      {
        operation: 'CreateInvoice',
        outcome: 'done',
        made: InvoiceNumber,
        who: { kind: 'session', id: 'u1' },
      },
    ])
    expect(JSON.stringify(entries)).not.toContain('Tess')
  })

  it("is found by the merchant's own number if an order was made", async () => {
    const ClientOrderNr = `A/${crypto.randomUUID()}`
    const made = (await bodyOf(await post('CreateOrder', orderInput(ClientOrderNr)))) as {
      ProviderOrderNr: Long
    }
    expect(await creditHistory(`ClientOrderNr=${encodeURIComponent(ClientOrderNr)}`)).toMatchObject([
      { operation: 'CreateOrder', outcome: 'done', made: made.ProviderOrderNr },
    ])
  })

  it.each([
    ['no number', ''],
    ['two numbers', 'ProviderOrderNr=1&ClientOrderNr=1'],
    ['an invalid Long', 'ProviderOrderNr=x'],
    ['an invalid page', 'ProviderOrderNr=1&before=x'],
    ["a customer's number", `SecurityNumber=${person.SecurityNumber}`],
  ])('is refused for %s', async (_, query) => {
    const refused = await asServer(`/api/credit/history?${query}`)
    expect(refused.status).toBe(400)
    expect(await problemOf(refused)).toMatchObject({ code: 'path-parameter-invalid' })
  })

  it('is closed to a session without credit.read, and to one for a checkout order', async () => {
    for (const [wish, code] of [
      [{ capabilities: ['credit.write'] as const }, 'capability-missing'],
      [{ orderId: 8906810 }, 'order-outside-session'],
    ] as const) {
      const { token } = await openSession(wish)
      const refused = await asPage('/api/credit/history?ProviderOrderNr=1', token)
      expect(await problemOf(refused)).toMatchObject({ code })
    }
  })

  it('is not shown to another merchant', async () => {
    const order = await newCreditOrder()
    await post('CloseOrder', { ProviderOrderNr: order })
    const other = await asServer(`/api/credit/history?ProviderOrderNr=${order}`, {}, 'sandbox-api-key-100002')
    expect(await bodyOf(other)).toEqual({ entries: [] })
  })
})

describe("a desk's memory", () => {
  it('stores nothing when a history is read or an unknown operation is called', async () => {
    expect(await creditHistory('ProviderOrderNr=424242')).toEqual([])
    await post('DropTables' as 'Ping', {})
    expect(await isRemembered('ProviderOrderNr', 424242)).toBe(false)
  })

  it('does not keep a number that is unknown to the provider', async () => {
    await post('CloseOrder', { ProviderOrderNr: 434343 })
    expect(await creditHistory('ProviderOrderNr=434343')).toEqual([])
    await expect.poll(() => isRemembered('ProviderOrderNr', 434343)).toBe(false)
  })

  it('forgets a key after 24 hours, and then itself, and its history stays', async () => {
    const order = await newCreditOrder()
    const same = key()
    const invoice = () => post('CreateInvoice', invoiceInput(order), same)
    await invoice()
    const desk = await deskOf('ProviderOrderNr', order)
    await pass('ProviderOrderNr', order, DAY_MS - 60_000)
    await runDurableObjectAlarm(desk)
    await invoice()
    expect(await invoicesOf(order)).toBe(1)
    await pass('ProviderOrderNr', order, 60_000)
    await runDurableObjectAlarm(desk)
    await invoice()
    expect(await invoicesOf(order)).toBe(2)

    expect(await isRemembered('ProviderOrderNr', order)).toBe(true)
    await pass('ProviderOrderNr', order, DAY_MS)
    await runDurableObjectAlarm(desk)
    expect(await isRemembered('ProviderOrderNr', order)).toBe(false)
    const change = { ProviderOrderNr: order, ChangeClientOrderNr: true, NewClientOrderNr: 'later' }
    const changed = await post('ChangeOrderInfo', {
      ...change,
      ProviderPaymentPlanNr: null,
      ChangeCustomerReference: false,
    })
    expect(changed.status).toBe(200)
    expect(await creditHistory(`ProviderOrderNr=${order}`)).toHaveLength(3)
  })

  it('has no data of a customer while a write is under way', async () => {
    const ClientOrderNr = crypto.randomUUID()
    await atProvider('CreateOrder', orderInput(ClientOrderNr))
    await faultAtWrite({ phase: 'before', status: 504 })
    expect((await post('CreateOrder', orderInput(ClientOrderNr))).status).toBe(502)
    const desk = await deskOf('ClientOrderNr', ClientOrderNr)
    const [stored] = await runInDurableObject(desk, (_, { storage }) => storedWrites(storage, 'intent'))
    expect(stored!.intent).toContain(ClientOrderNr)
    for (const text of ['Tess', person.SecurityNumber]) expect(stored!.intent).not.toContain(text)
  })

  it("has no customer's number from the block list", async () => {
    const SecurityNumber = crypto.randomUUID()
    await faultAtWrite({ phase: 'before', status: 504 }, false)
    expect((await post('AddToBlockList', { SecurityNumber, IsCompany: false })).status).toBe(502)
    const desk = await deskOf('SecurityNumber', SecurityNumber)
    const stored = await runInDurableObject(desk, (_, { storage }) => storedWrites(storage))
    expect(stored).toHaveLength(1)
    expect(JSON.stringify(stored)).not.toContain(SecurityNumber)
  })
})

describe('simultaneous writes', () => {
  it('are done one after the other: two sessions close one order once', async () => {
    const order = await newCreditOrder()
    const sessions = await Promise.all([openSession(), openSession({ user: { id: 'u2', name: 'Another' } })])
    const answers = await Promise.all(
      sessions.map(({ token }) =>
        asPage(
          '/api/soap/CloseOrder',
          token,
          json('POST', { ProviderOrderNr: order }, { 'Idempotency-Key': key() }),
        ),
      ),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422])
    const entries = await creditHistory(`ProviderOrderNr=${order}`)
    expect(entries.map(({ outcome }) => outcome)).toEqual(['refused', 'done'])
  })
})
