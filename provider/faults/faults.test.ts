import { evictDurableObject, reset } from 'cloudflare:test'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { callSandbox, readOrder, seeds, sendJson } from '../testing/orders.ts'
import { bodyOf, call, env, merchantAccount, orderPath, send } from '../testing/provider.ts'
import { rowToAdd } from '../testing/row.ts'
import { meets } from '../simulation/faults.ts'

const PATH = orderPath(seeds.open)
const addRow = () => sendJson('POST', `${PATH}/rows/`, rowToAdd())
const rowCount = async () => (await readOrder(seeds.open)).OrderRows.length

async function fault(changes: object): Promise<void> {
  expect((await callSandbox('POST', 'faults', { path: '*', ...changes })).status).toBe(204)
}

beforeEach(reset)

describe('a fault', () => {
  it('affects as many requests as it says', async () => {
    await fault({ path: '/api/v1/orders/*', status: 503, times: 2 })
    const statuses = []
    for (let time = 0; time < 3; time++) statuses.push((await call(PATH)).status)
    expect(statuses).toEqual([503, 503, 200])
  })

  it('affects some of the requests that match, the same ones for the same seed', async () => {
    const statuses = async () => {
      await callSandbox('DELETE', 'faults')
      await fault({ path: '/api/v1/orders/*', status: 503, times: 1000, probability: 50, seed: 7 })
      const all = []
      for (let time = 0; time < 40; time++) all.push((await call(PATH)).status)
      return all
    }
    const first = await statuses()
    const struck = first.filter((status) => status === 503).length
    // Of 40 tosses of a coin fewer than 8, or more than 32, are one in 20 000.
    expect(struck).toBeGreaterThanOrEqual(8)
    expect(struck).toBeLessThanOrEqual(32)
    expect(await statuses()).toEqual(first)
    const { faults } = await bodyOf<{ faults: object[] }>(await callSandbox('GET', 'faults'))
    // Only requests that it affected count.
    expect(faults).toEqual([
      {
        path: '/api/v1/orders/*',
        phase: 'before',
        status: 503,
        times: 1000 - struck,
        probability: 50,
        seed: 7,
      },
    ])
  })

  it('that lets a request through leaves it to the next one', async () => {
    await fault({ path: '/api/v1/orders/*', status: 503, times: 1000, probability: 1 })
    await fault({ path: '/api/v1/orders/*', status: 502, times: 20 })
    const all = []
    for (let time = 0; time < 20; time++) all.push((await call(PATH)).status)
    expect(all.filter((status) => status === 502).length).toBeGreaterThan(10)
    expect(all).not.toContain(200)
  })

  it.each([{ probability: 0 }, { probability: 101 }, { probability: 'half' }, { seed: -1 }])(
    'refuses %j',
    async (changes) => {
      const answer = await callSandbox('POST', 'faults', { path: '*', ...changes })
      expect(answer.status).toBe(400)
      expect(await answer.text()).toContain(Object.keys(changes)[0])
    },
  )

  it('affects any of several methods', async () => {
    await fault({ method: 'post,PATCH', status: 503 })
    expect((await call(PATH)).status).toBe(200)
    expect((await addRow()).status).toBe(503)
  })

  it('is listed while it waits, and can be removed by its path', async () => {
    await fault({ path: `${PATH}*`, status: 503, times: 2 })
    await fault({ path: '/api/v2/reports', status: 500 })
    const waiting = async () =>
      (await bodyOf<{ faults: { path: string }[] }>(await callSandbox('GET', 'faults'))).faults
    expect(await waiting()).toMatchObject([
      { path: `${PATH}*`, times: 2, status: 503 },
      { path: '/api/v2/reports' },
    ])
    await callSandbox('DELETE', 'faults', { path: `${PATH}*` })
    expect((await waiting()).map(({ path }) => path)).toEqual(['/api/v2/reports'])
    expect((await call(PATH)).status).toBe(200)
  })

  it('ends after its time', async () => {
    await fault({ path: `${PATH}*`, status: 503, times: 2, seconds: 60 })
    expect((await call(PATH)).status).toBe(503)
    const later = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 61_000)
    try {
      expect(await bodyOf(await callSandbox('GET', 'faults'))).toEqual({ faults: [] })
    } finally {
      later.mockRestore()
    }
  })

  it('has a message that names the sandbox', async () => {
    await fault({ status: 503 })
    expect(await bodyOf(await call(PATH))).toEqual({
      Code: 50300,
      Message: 'A fault that the sandbox was asked for.',
    })
  })

  it('prevents a write in phase before, and only loses its answer in phase after', async () => {
    const count = await rowCount()
    await fault({ method: 'post', status: 500 })
    expect((await addRow()).status).toBe(500)
    expect(await rowCount()).toBe(count)
    await fault({ method: 'POST', phase: 'after', status: 500 })
    expect((await addRow()).status).toBe(500)
    expect(await rowCount()).toBe(count + 1)
  })

  it('can only delay the answer', async () => {
    await fault({ latencyMs: 50 })
    const started = performance.now()
    expect((await call(PATH)).status).toBe(200)
    expect(performance.now() - started).toBeGreaterThanOrEqual(45)
  })

  it('answers garbage in place of JSON', async () => {
    await fault({ phase: 'after', garbage: true })
    const response = await call(PATH)
    expect(response.status).toBe(200)
    await expect(response.clone().json()).rejects.toThrow('not valid JSON')
    expect([...new Uint8Array(await response.arrayBuffer())]).toContain(0xff)
  })

  it('answers garbage to a write that has no body in its answer', async () => {
    for (const phase of ['after', 'before']) {
      await fault({ method: 'PATCH', phase, garbage: true })
      const response = await sendJson('PATCH', `${PATH}/rows/1/`, { Quantity: 700 })
      expect(response.status).toBe(phase === 'after' ? 200 : 500)
      await expect(response.clone().json()).rejects.toThrow('not valid JSON')
      expect([...new Uint8Array(await response.arrayBuffer())]).toContain(0xff)
    }
    expect((await readOrder(seeds.open)).OrderRows[0]?.Quantity).toBe(700)
  })

  it.each([{ truncateAfterBytes: 10 }, { reset: true }])('cuts the body short: %j', async (cut) => {
    await fault({ phase: 'after', ...cut })
    const response = await call(PATH)
    expect(response.status).toBe(200)
    await expect(response.text()).rejects.toThrow('The sandbox cut the connection.')
  })

  it('cuts the answer of a write without a body', async () => {
    await fault({ phase: 'after', reset: true })
    const response = await sendJson('PATCH', `${PATH}/rows/1/`, { Quantity: 700 })
    await expect(response.text()).rejects.toThrow('The sandbox cut the connection.')
    expect((await readOrder(seeds.open)).OrderRows[0]?.Quantity).toBe(700)
  })

  it('can affect the token endpoint, a task and SOAP', async () => {
    const { ClientId, ClientSecret } = merchantAccount()
    const task = new URL((await addRow()).headers.get('Location')!).pathname
    await fault({ path: '/connect/token', status: 502 })
    await fault({ path: '/soap', status: 502 })
    await fault({ path: '/api/v1/queue/*', status: 502 })
    const token = await send('/connect/token', {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'client_credentials',
        client_id: ClientId,
        client_secret: ClientSecret,
      }),
    })
    const soap = await send('/soap', {
      method: 'POST',
      headers: { 'Content-Type': 'text/xml' },
      body:
        '<e:Envelope xmlns:e="http://schemas.xmlsoap.org/soap/envelope/"><e:Body>' +
        '<Ping xmlns="urn:provider:order-finance"/></e:Body></e:Envelope>',
    })
    expect([token.status, soap.status, (await call(task)).status]).toEqual([502, 502, 502])
  })

  it('affects no other merchant, survives an eviction, and can be removed', async () => {
    await fault({ status: 503, times: 9 })
    const other = merchantAccount('100002')
    expect((await call(orderPath(seeds.others), {}, other)).status).toBe(200)
    await evictDurableObject(env.MERCHANT.getByName(merchantAccount().MerchantId))
    expect((await call(PATH)).status).toBe(503)
    expect((await callSandbox('DELETE', 'faults')).status).toBe(204)
    expect((await call(PATH)).status).toBe(200)
  })

  it.each([
    {},
    { path: '' },
    { path: '*', status: 200 },
    { path: '*', times: 0 },
    { path: '*', phase: 'now' },
  ])('cannot be %j', async (body) => {
    expect((await callSandbox('POST', 'faults', body)).status).toBe(400)
  })
})

describe('the path of a fault', () => {
  const base = { phase: 'before', times: 1 } as const
  it.each([
    ['/api/v1/orders/1', '/api/v1/orders/1', true],
    ['/API/v1/Orders/1/', '/api/v1/orders/1', true],
    ['/api/v1/orders/1', '/api/v1/orders/10', false],
    ['/api/*/rows', '/api/v1/orders/1/rows', true],
    ['/api/*/rows', '/api/v1/orders/1/rows/2', false],
    ['*rows*', '/api/v1/orders/1/rows/2', true],
    ['orders*', '/api/v1/orders/1', false],
    ['*', '/', true],
    ['/a*a', '/a', false],
  ])('%s matches %s: %s', (path, asked, expected) => {
    expect(meets({ ...base, path }, { method: 'GET', path: asked })).toBe(expected)
  })
})
