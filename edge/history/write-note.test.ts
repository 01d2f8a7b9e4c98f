/** The reason and the note of a write: kept in the history, and never sent to the provider. */
import { runInDurableObject } from 'cloudflare:test'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Long } from '../../shared/domain/values/long.ts'
import { noteHeadersOf } from '../../shared/domain/order/write-note.ts'
import { orderSubject } from '../journal/letter.ts'
import { shardWith } from '../testing/journal.ts'
import {
  creditHistory,
  creditOrder,
  faultAtWrite,
  invoiceInput,
  newCreditOrder,
  orderInput,
  post,
  postXml,
} from '../testing/credit.ts'
import {
  asPage,
  asServer,
  atSandbox,
  bodyOf,
  historyOf,
  json,
  newOrder,
  openSession,
  orderPath,
} from '../testing/edge.ts'
import { cut, isWrite, onWire } from '../testing/wire.ts'

afterEach(async () => {
  vi.restoreAllMocks()
  await atSandbox('faults', undefined, 'DELETE')
})

const said = { reason: 'Customer returned 💔', note: 'הלקוח החזיר – 100 % rätt' }
const row = { Name: 'Lamp', Quantity: 200, UnitPrice: 10_000, VatPercent: 2500 }

function addRow(id: Long, headers: Record<string, string>): Promise<Response> {
  return asServer(`${orderPath(id)}/rows/`, json('POST', row, headers))
}

describe('the reason and the note of a write', () => {
  it('are in its history entry', async () => {
    const id = await newOrder()
    const { token } = await openSession()
    const headers = { 'If-Match': '*', 'Idempotency-Key': 'k', ...noteHeadersOf(said) }
    expect((await asPage(`${orderPath(id)}/rows/`, token, json('POST', row, headers))).status).toBe(202)
    expect(await historyOf(id)).toMatchObject([{ operation: 'addOrderRow', outcome: 'done', ...said }])
  })

  it('are absent from the entry of a write without them', async () => {
    const id = await newOrder()
    await (await addRow(id, {})).text()
    expect(Object.keys((await historyOf(id))[0]!)).not.toEqual(expect.arrayContaining(['reason']))
    await addRow(id, noteHeadersOf({ note: 'only this' }))
    const [entry] = await historyOf(id)
    expect(entry).toMatchObject({ note: 'only this' })
    expect(entry).not.toHaveProperty('reason')
  })

  it('never reach the provider or the log', async () => {
    const id = await newOrder()
    const fetches = vi.spyOn(globalThis, 'fetch')
    const logs = (['log', 'info', 'warn', 'error'] as const).map((name) => vi.spyOn(console, name))
    await addRow(id, noteHeadersOf({ reason: 'Only-for-us', note: 'Only-for-us' }))
    const sent = fetches.mock.calls.map(([url, init]) => [
      String(url),
      ...new Headers(init?.headers),
      init?.body instanceof Uint8Array ? new TextDecoder().decode(init.body) : '',
    ])
    expect(sent.flat().join()).toContain('Lamp')
    expect(sent.flat(2).join()).not.toMatch(/only-for-us|order-admin-/i)
    const lines = logs.flatMap(({ mock }) => mock.calls)
    expect(lines.length).toBeGreaterThan(0)
    expect(JSON.stringify(lines)).not.toContain('Only-for-us')
  })

  it('stay those of the first request if its key is repeated with others', async () => {
    const id = await newOrder()
    const first = await addRow(id, { 'Idempotency-Key': 'k', ...noteHeadersOf({ reason: 'first' }) })
    const again = await addRow(id, { 'Idempotency-Key': 'k', ...noteHeadersOf({ reason: 'second' }) })
    expect([again.status, await again.text()]).toEqual([first.status, await first.text()])
    expect(await historyOf(id)).toMatchObject([{ reason: 'first' }])
  })

  it('are in the entry of a write whose answer was lost', async () => {
    const id = await newOrder()
    onWire((request, pass) => (isWrite(request) ? pass().then(cut) : undefined))
    await addRow(id, { 'Idempotency-Key': 'k', ...noteHeadersOf(said) })
    vi.restoreAllMocks()
    const entries = await historyOf(id)
    expect(entries.length).toBeGreaterThan(0)
    for (const entry of entries) expect(entry).toMatchObject(said)
  })

  it('cannot be changed afterwards', async () => {
    const id = await newOrder()
    await addRow(id, noteHeadersOf(said))
    expect(await historyOf(id)).toHaveLength(1)
    const change = runInDurableObject(shardWith(orderSubject(id)), (_, { storage }) => {
      storage.sql.exec(`UPDATE entries SET record = json_set(record, '$.reason', 'another')`)
    })
    await expect(change).rejects.toThrow('append-only')
  })

  it.each([
    ['broken in their encoding', { 'Order-Admin-Reason': '%zz' }, 'member-wrong-type', '/Order-Admin-Reason'],
    ['too long', { 'Order-Admin-Note': 'x'.repeat(501) }, 'member-too-long', '/Order-Admin-Note'],
    ['of two lines', { 'Order-Admin-Note': 'a%0Ab' }, 'member-has-control-characters', '/Order-Admin-Note'],
    ['about a person', { 'Order-Admin-Reason': '121212-1212' }, 'note-sensitive', '/Order-Admin-Reason'],
  ])('are refused, and nothing is done, if %s', async (_, headers, code, pointer) => {
    const id = await newOrder()
    const answer = await addRow(id, { 'Idempotency-Key': 'k', ...headers })
    expect(answer.status).toBe(400)
    expect(await bodyOf(answer)).toMatchObject({ code, errors: [{ pointer }] })
    expect(await historyOf(id)).toEqual([])
    // The key is free.
    expect((await addRow(id, { 'Idempotency-Key': 'k' })).status).toBe(202)
  })
})

describe('the reason and the note of a SOAP write', () => {
  it.each(['JSON', 'XML'])('are in its entry, over %s', async (wire) => {
    const order = await newCreditOrder()
    const call = wire === 'JSON' ? post : postXml
    await call('CreateInvoice', invoiceInput(order), undefined, noteHeadersOf(said))
    expect(await creditHistory(`ProviderOrderNr=${order}`)).toMatchObject([
      { operation: 'CreateInvoice', outcome: 'done', ...said },
    ])
  })

  it('are in the first entry of the order that it made', async () => {
    const answer = await post('CreateOrder', orderInput(crypto.randomUUID()), undefined, noteHeadersOf(said))
    const { ProviderOrderNr } = (await bodyOf(answer)) as { ProviderOrderNr: Long }
    expect(await creditHistory(`ProviderOrderNr=${ProviderOrderNr}`)).toMatchObject([said])
  })

  it('are in the entry of a write whose answer was lost', async () => {
    const order = await newCreditOrder()
    await faultAtWrite({ phase: 'after', reset: true })
    await post('CreateInvoice', invoiceInput(order), 'k', noteHeadersOf(said))
    expect(await creditHistory(`ProviderOrderNr=${order}`)).toMatchObject([{ outcome: 'done', ...said }])
  })

  it('stay those of the first request if its key is repeated with others after a lost answer', async () => {
    const order = await newCreditOrder()
    await faultAtWrite({ phase: 'after', reset: true })
    await post('CreateInvoice', invoiceInput(order), 'k', noteHeadersOf({ reason: 'first' }))
    await post('CreateInvoice', invoiceInput(order), 'k', noteHeadersOf({ reason: 'second' }))
    expect((await creditOrder(order)).Invoices).toHaveLength(1)
    const entries = await creditHistory(`ProviderOrderNr=${order}`)
    expect(entries.map(({ reason }) => reason)).toEqual(['first'])
  })

  it('are refused, and nothing is done, if they are wrong', async () => {
    const order = await newCreditOrder()
    const wrong = { 'Order-Admin-Reason': '%C3' }
    const answer = await post('CreateInvoice', invoiceInput(order), 'k', wrong)
    expect([answer.status, await bodyOf(answer)]).toMatchObject([
      400,
      { code: 'member-wrong-type', errors: [{ pointer: '/Order-Admin-Reason' }] },
    ])
    const fault = await postXml('CreateInvoice', invoiceInput(order), 'k', wrong)
    expect(fault.text).toContain('Order-Admin-Reason must be percent-encoded UTF-8.')
    expect((await creditOrder(order)).Invoices ?? []).toEqual([])
    expect(await creditHistory(`ProviderOrderNr=${order}`)).toEqual([])
  })
})
