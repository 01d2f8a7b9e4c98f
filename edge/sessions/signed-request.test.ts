/** Requests that a merchant's server signs as it would for the operator. */
import { describe, expect, it } from 'vitest'
import { sign, signedTimestamp } from '../../shared/wire/signature.ts'
import { config } from '../config/configured.ts'
import {
  ask,
  bodyOf,
  historyOf,
  newOrder,
  openSession,
  asPage,
  orderNow,
  orderPath,
} from '../testing/edge.ts'

const first = { MerchantId: '100001', SharedSecret: 'sandbox-server-secret-100001' }
const row = { Name: 'Bulb', Quantity: 100, UnitPrice: 500, VatPercent: 2500 }

interface Signing {
  signer?: typeof first
  timestamp?: string
  scheme?: string
  /** What is signed, if it is not what is sent. */
  signed?: string
}

async function send(
  path: string,
  { method = 'GET', body = '' } = {},
  {
    signer = first,
    timestamp = signedTimestamp(Date.now()),
    scheme = 'Provider',
    signed = body,
  }: Signing = {},
): Promise<Response> {
  const value = await sign(signer, { body: new TextEncoder().encode(signed), timestamp })
  return ask(path, {
    method,
    redirect: 'manual',
    headers: {
      Authorization: `${scheme} ${value}`,
      Timestamp: timestamp,
      ...(body && { 'Content-Type': 'application/json' }),
    },
    ...(body && { body }),
  })
}

const codeOf = async (response: Response) =>
  `${response.status} ${((await bodyOf(response)) as { code?: string }).code}`
const pathOf = (response: Response) => new URL(response.headers.get('Location')!).pathname

describe('a signed request', () => {
  it('reads an order, with the scheme in any case and the parts of Timestamp unpadded', async () => {
    const id = await newOrder()
    expect((await send(orderPath(id))).status).toBe(200)
    expect((await send(orderPath(id), {}, { scheme: 'PROVIDER' })).status).toBe(200)
    const now = new Date()
    const parts = [now.getUTCFullYear(), now.getUTCMonth() + 1, now.getUTCDate()].join('-')
    const timestamp = `${parts} ${now.getUTCHours()}:${now.getUTCMinutes()}`
    expect((await send(orderPath(id), {}, { timestamp })).status).toBe(200)
  })

  it('writes with the very bytes that it signed, and is a server in the history', async () => {
    const id = await newOrder()
    const body = JSON.stringify(row, null, 3)
    const added = await send(`${orderPath(id)}/rows/`, { method: 'POST', body })
    expect([added.status, await bodyOf(added)]).toEqual([202, { OrderRowID: 2, OrderRowId: 2 }])
    expect(await historyOf(id)).toMatchObject([{ who: { kind: 'server', id: 'key:signed' }, rows: [2] }])
  })

  it.each<[string, Signing]>([
    ['another secret', { signer: { ...first, SharedSecret: 'sandbox-shared-secret-100001' } }],
    ['an unknown merchant', { signer: { ...first, MerchantId: '999' } }],
    ["another merchant's name", { signer: { ...first, MerchantId: '100002' } }],
    ['another body', { signed: '{}' }],
    ['a time too long ago', { timestamp: signedTimestamp(Date.now() - 91 * 60_000) }],
    ['a time too far ahead', { timestamp: signedTimestamp(Date.now() + 91 * 60_000) }],
    ['no day of the calendar', { timestamp: '2026-02-30 12:00' }],
    ['an ISO time', { timestamp: new Date().toISOString() }],
  ])('is refused with %s, and nothing is done', async (_, signing) => {
    const id = await newOrder()
    const path = `${orderPath(id)}/rows/`
    const refused = await send(path, { method: 'POST', body: JSON.stringify(row) }, signing)
    expect(await codeOf(refused)).toBe('401 signature-invalid')
    expect((await orderNow(id)).order.OrderRows).toHaveLength(1)
  })

  it.each(['x', btoa('100001'), btoa(`100001:${'0'.repeat(127)}`), btoa(`1/2:${'0'.repeat(128)}`)])(
    'is refused as %s',
    async (value) => {
      const Timestamp = signedTimestamp(Date.now())
      const headers = { Authorization: `Provider ${value}`, Timestamp }
      expect(await codeOf(await ask('/session', { headers }))).toBe('401 signature-invalid')
    },
  )

  it('is refused for a merchant without such a secret, even an empty one', async () => {
    const merchants = config.merchants as Map<string, object>
    const merchant = merchants.get('100002')!
    merchants.set('100002', { ...merchant, ServerSecret: undefined })
    const signer = { MerchantId: '100002', SharedSecret: '' }
    expect(await codeOf(await send('/session', {}, { signer }))).toBe('401 signature-invalid')
    merchants.set('100002', merchant)
  })

  it('does not wait for the body of one that its time or its form refuses', async () => {
    const body = new ReadableStream({ pull: () => new Promise(() => undefined) })
    const headers = {
      Authorization: 'Provider x',
      Timestamp: '2000-01-01 00:00',
      'Content-Type': 'application/json',
    }
    const sent = { method: 'POST', headers, body, duplex: 'half' } as RequestInit
    expect(await codeOf(await ask('/api/v1/orders/1/rows/', sent))).toBe('401 signature-invalid')
  })

  it('does not open sessions, which need an API key', async () => {
    expect(await codeOf(await send('/sessions', { method: 'POST', body: '{}' }))).toBe('401 api-key-missing')
  })
})

describe('the Location of a 202', () => {
  it('is a task of the edge, which leads to the order at the edge', async () => {
    const id = await newOrder()
    const added = await send(`${orderPath(id)}/rows/`, { method: 'POST', body: JSON.stringify(row) })
    expect(pathOf(added)).toMatch(/^\/api\/v1\/queue\/\d+$/)
    const origin = new URL(added.headers.get('Location')!).origin
    const task = await send(pathOf(added))
    expect(task.status).toBe(303)
    expect(task.headers.get('Location')).toBe(`${origin}${orderPath(id)}`)
    expect(await bodyOf(task)).toMatchObject({
      Status: 'Completed',
      ResourceUri: `${origin}${orderPath(id)}`,
    })
  })

  it('leads to a credit', async () => {
    const id = await newOrder()
    const post = (path: string, body: object) =>
      send(`${orderPath(id)}/deliveries${path}`, { method: 'POST', body: JSON.stringify(body) })
    const { DeliveryId } = (await bodyOf(await post('', { OrderRowIds: [] }))) as { DeliveryId: number }
    const credit = await post(`/${DeliveryId}/credits`, { OrderRowIds: [1] })
    const { CreditId } = (await bodyOf(credit.clone())) as { CreditId: string }
    const task = await send(pathOf(credit))
    expect(task.status).toBe(303)
    const read = await send(pathOf(task))
    expect(await bodyOf(read)).toMatchObject({ CreditId })
  })

  it("opens for no other merchant, and not for a page's session of one order", async () => {
    const id = await newOrder()
    const added = await send(`${orderPath(id)}/rows/`, { method: 'POST', body: JSON.stringify(row) })
    const signer = { MerchantId: '100002', SharedSecret: 'sandbox-server-secret-100002' }
    expect(await codeOf(await send(pathOf(added), {}, { signer }))).toBe('404 not-found')
    expect(await codeOf(await ask(pathOf(added)))).toBe('401 session-missing')
    const { token } = await openSession({ orderId: id } as never)
    expect(await codeOf(await asPage(pathOf(added), token))).toBe('403 order-outside-session')
  })

  it.each(['1', '9223372036854775808', 'nothing', 'order-'])('is not found as %s', async (task) => {
    expect(await codeOf(await send(`/api/v1/queue/${task}`))).toBe('404 not-found')
  })

  it('leads to the order where the task of the provider is not known', async () => {
    const task = await send('/api/v1/queue/order-8906810')
    expect([task.status, pathOf(task)]).toEqual([303, orderPath(8906810)])
  })
})
