/** What Prometheus reads of the edge, with the real provider. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { config } from '../config/configured.ts'
import { OrderDesk } from '../order-desk/order-desk.ts'
import { keyHash } from '../registry/registry-merchant.ts'
import { API_KEY, ask, asServer, atSandbox, bodyOf, json, newOrder, orderPath } from '../testing/edge.ts'
import { DeskCase, deskKinds } from '../testing/both-desks.ts'
import { overloadAt } from '../testing/resets.ts'
import { count, seriesIn, sendEvents } from './series.ts'
import { exposition } from './exposition.ts'
import { metrics } from './table.ts'

const KEY = 'metrics-key-of-tests'
const read = (headers: Record<string, string> = { Authorization: `Bearer ${KEY}` }) =>
  ask('/metrics', { headers })

beforeEach(async () => {
  config.metricsKeys = new Set([await keyHash(KEY)])
})
afterEach(async () => {
  await atSandbox('faults', undefined, 'DELETE')
  config.metricsKeys = new Set()
  sendEvents(() => undefined)
  vi.restoreAllMocks()
})

/** The values of `/metrics`, by name and labels. */
async function values(): Promise<Map<string, number>> {
  const text = await (await read()).text()
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  return new Map(lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.split(' ').at(-1))]))
}

/** By how much the values rose while the work ran; those that stayed are left out. */
async function risen(work: () => Promise<unknown>): Promise<Map<string, number>> {
  const before = await values()
  await work()
  const after = await values()
  return new Map(
    [...after]
      .map(([name, value]) => [name, value - (before.get(name) ?? 0)] as const)
      .filter(([, by]) => by > 0),
  )
}

describe('GET /metrics', () => {
  it('needs one of its own keys', async () => {
    expect((await read()).status).toBe(200)
    const refused = async (headers: Record<string, string>) => {
      const answer = await read(headers)
      return `${answer.status} ${((await bodyOf(answer)) as { code: string }).code}`
    }
    expect(await refused({})).toBe('401 operator-key-missing')
    expect(await refused({ Authorization: `Bearer ${API_KEY}` })).toBe('401 operator-key-invalid')
    config.metricsKeys = new Set()
    expect(await refused({ Authorization: `Bearer ${KEY}` })).toBe('404 not-found')
  })

  it('has each metric of the table, with its help and its kind, in the format of Prometheus', async () => {
    const answer = await read()
    expect(answer.headers.get('Content-Type')).toBe('text/plain; version=0.0.4; charset=utf-8')
    expect(answer.headers.get('Cache-Control')).toBe('no-store')
    const text = await answer.text()
    for (const [name, { kind, help }] of Object.entries(metrics)) {
      expect(text).toContain(`# HELP ${name} ${help}\n# TYPE ${name} ${kind}\n`)
    }
    for (const line of text.trimEnd().split('\n')) {
      expect(line).toMatch(/^(# (HELP|TYPE) \w+ .+|\w+(\{\w+="[^"]*"(,\w+="[^"]*")*\})? [\d.e+-]+)$/)
    }
    expect(text.endsWith('\n')).toBe(true)
  })

  it('counts each request by the pattern of its route, and never names the order', async () => {
    const id = await newOrder()
    const up = await risen(async () => {
      expect((await asServer(orderPath(id))).status).toBe(200)
      expect((await asServer('/nowhere/8906810')).status).toBe(404)
    })
    const ofOrders = [...up].filter(([name]) =>
      name.startsWith('order_admin_requests_total{route="/api/v1/orders/:'),
    )
    expect(ofOrders).toEqual([[expect.stringMatching(/^[^"]*"\/api\/v1\/orders\/:\w+",status="2xx"\}$/), 1]])
    expect(up.get('order_admin_provider_calls_total{operation="getOrder",outcome="ok"}')).toBe(1)
    expect(up.get('order_admin_problems_total{problem="not-found"}')).toBe(1)
    const text = await (await read()).text()
    for (const word of [String(id), '8906810', '100001', API_KEY]) expect(text).not.toContain(word)
  })

  it('counts a bucket of a time with all that are shorter', async () => {
    const name = 'order_admin_request_seconds'
    const sums = [...seriesIn(name)].find(({ values: [route] }) => route === '/metrics')
    expect(sums).toBeDefined()
    const all = await values()
    const upTo = (le: string) => all.get(`${name}_bucket{route="/metrics",le="${le}"}`)!
    expect(upTo('0.01')).toBeLessThanOrEqual(upTo('40'))
    expect(upTo('40')).toBeLessThanOrEqual(upTo('+Inf'))
    expect(upTo('+Inf')).toBe(all.get(`${name}_count{route="/metrics"}`))
  })
})

describe.each(deskKinds)('a write to $name', (kind) => {
  const desk = kind.name === 'an order' ? 'order' : 'credit'
  const writes = (outcome: string) => `order_admin_writes_total{desk="${desk}",outcome="${outcome}"}`

  it('is counted as done and then as replayed, with the time of each of its steps', async () => {
    const one = await DeskCase.of(kind)
    const up = await risen(async () => {
      await one.write({ key: 'one' })
      await one.write({ key: 'one' })
    })
    expect([up.get(writes('done')), up.get(writes('replayed'))]).toEqual([1, 1])
    const steps = (step: string) =>
      up.get(`order_admin_write_step_seconds_count{desk="${desk}",step="${step}"}`)
    expect([steps('queue'), steps('read'), steps('send')]).toEqual([2, 1, 1])
    expect(up.get(`order_admin_write_seconds_count{desk="${desk}"}`)).toBe(2)
    expect(up.has(`order_admin_open_writes{desk="${desk}"}`)).toBe(false)
  })

  it('is counted as found if reading showed it after its answer was lost', async () => {
    const one = await DeskCase.of(kind)
    await kind.fault(one.id, { phase: 'after', reset: true })
    expect((await risen(() => one.write({ key: 'one' }))).get(writes('found'))).toBe(1)
  })

  it('is open with its age while its outcome is unknown, also for a desk that wakes again', async () => {
    const one = await DeskCase.of(kind)
    await kind.fault(one.id, { phase: 'before', status: 504 })
    const up = await risen(() => one.write({ key: 'one' }))
    expect(up.get(writes('unknown-yet'))).toBe(1)
    expect(up.get(`order_admin_open_writes{desk="${desk}"}`)).toBe(1)
    await one.pass(120_000)
    const settled = await risen(() => one.write({ key: 'one' }))
    // It is found not to be done, and sent again.
    expect([settled.get(writes('not-done')), settled.get(writes('done'))]).toEqual([1, 1])
    expect((await values()).get(`order_admin_open_writes{desk="${desk}"}`)).toBe(0)
    expect((await values()).get(`order_admin_oldest_open_write_seconds{desk="${desk}"}`)).toBe(0)
  })

  it('has one line of the log, with its steps', async () => {
    const lines: Record<string, unknown>[] = []
    vi.spyOn(console, 'info').mockImplementation((line: string) => {
      lines.push(JSON.parse(line) as Record<string, unknown>)
    })
    const one = await DeskCase.of(kind)
    await one.write({ key: 'one' })
    const [line, ...others] = lines.filter(({ event }) => event === 'write')
    expect(others).toEqual([])
    const number = expect.any(Number) as number
    expect(line).toMatchObject({ desk, outcome: 'done', queueMs: number, readMs: number, sendMs: number })
    const request = lines.find(({ event, method }) => event === 'request' && method === 'POST')!
    expect([line!['requestId'], line!['traceId']]).toEqual([request['requestId'], request['traceId']])
  })
})

describe('a failure of the provider', () => {
  it('is counted by operation and outcome, and opens the breaker of its order', async () => {
    const id = await newOrder()
    await atSandbox('faults', { path: orderPath(id), status: 500, times: 100 })
    const up = await risen(async () => {
      for (let call = 0; call < 11; call++) await asServer(orderPath(id))
    })
    expect(up.get('order_admin_provider_calls_total{operation="getOrder",outcome="failed"}')).toBe(10)
    expect(up.get('order_admin_provider_calls_total{operation="getOrder",outcome="unavailable"}')).toBe(1)
    expect(up.get('order_admin_breakers_open{scope="subject"}')).toBe(1)
    // Only what was sent has a time.
    expect(up.get('order_admin_provider_call_seconds_count{operation="getOrder"}')).toBe(10)
  })
})

describe('an error of the log', () => {
  it('is counted by its event, and its line is what a collector takes: the level, the event and the request', async () => {
    const lines: Record<string, unknown>[] = []
    vi.spyOn(console, 'error').mockImplementation((line: string) => {
      lines.push(JSON.parse(line) as Record<string, unknown>)
    })
    overloadAt(OrderDesk, 'write')
    const id = await newOrder()
    const body = { Name: 'Bulb', Quantity: 100, UnitPrice: 500, VatPercent: 2500 }
    const up = await risen(() => asServer(`${orderPath(id)}/rows/`, json('POST', body)))
    expect(up.get('order_admin_errors_total{event="object-failed"}')).toBe(1)
    expect(lines).toEqual([
      expect.objectContaining({
        level: 'error',
        event: 'object-failed',
        module: 'edge',
        build: 'source',
        object: 'OrderDesk',
        requestId: expect.any(String) as string,
      }),
    ])
  })
})

describe('the Analytics Engine', () => {
  it('gets each event with the name, the values of the labels in their order, and the number', () => {
    const events: unknown[] = []
    sendEvents((...event) => events.push(event))
    count('order_admin_writes_total', { outcome: 'done', desk: 'order' })
    expect(events).toEqual([['order_admin_writes_total', ['order', 'done'], 1]])
  })
})

describe('a label without a bound', () => {
  it('cannot fill the memory: its further values are left out', () => {
    for (let number = 0; number < 1_200; number++) {
      count('order_admin_requests_total', { route: `/${number}`, status: '2xx' })
    }
    expect([...seriesIn('order_admin_requests_total')].length).toBe(1_000)
    expect(exposition()).toContain('order_admin_requests_total{route="/1",status="2xx"} 1')
  })
})
