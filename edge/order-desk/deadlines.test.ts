/** Many writers at the desk of one order, and a provider that hangs: every answer comes within two budgets. */
import { runInDurableObject } from 'cloudflare:test'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Long } from '../../shared/domain/values/long.ts'
import { someOf } from '../../shared/testing/runs.ts'
import { config } from '../config/configured.ts'
import { asServer, bodyOf, env, historyOf, json, newOrder, orderNow, orderPath } from '../testing/edge.ts'
import { hang, isTask, isToken, isWrite, onWire, type WireHandler } from '../testing/wire.ts'
import { deskName } from './desk-request.ts'
import { QUEUE_LENGTH } from '../desk/write-queue.ts'
import { inFlightMs } from '../desk/times.ts'
import { ageWrites } from '../testing/desk-table.ts'

const BUDGET_MS = 4_000
/** Milliseconds that a busy machine may add to a timer, which are less than a third budget. */
const SLACK_MS = 3_500
const row = { Name: 'Bulb', Quantity: 100, UnitPrice: 500, VatPercent: 2500 }

beforeEach(() => {
  const { callMs, budgetMs } = config
  Object.assign(config, { callMs: 800, budgetMs: BUDGET_MS })
  return () => Object.assign(config, { callMs, budgetMs })
})

afterEach(() => vi.restoreAllMocks())

interface Told {
  status: number
  code: string | undefined
  afterMs: number
  retryAfter: string | null
}

async function write(id: Long, number: number): Promise<Told> {
  const start = Date.now()
  const init = json('POST', { ...row, Name: `w${number}` }, { 'Idempotency-Key': `k${number}` })
  const response = await asServer(`${orderPath(id)}/rows/`, init)
  const { code } = (await bodyOf(response)) as { code?: string }
  const retryAfter = response.headers.get('Retry-After')
  return { status: response.status, code, afterMs: Date.now() - start, retryAfter }
}

const slowly = (pass: () => Promise<Response>, milliseconds: number) =>
  new Promise((resume) => setTimeout(resume, milliseconds)).then(pass)

const troubles: [string, WireHandler][] = [
  ['nothing is answered', (request) => (isToken(request) ? undefined : hang())],
  [
    'tasks never end and all is slow',
    (request, pass) => (isTask(request) ? Response.json({ Status: 'InProgress' }) : slowly(pass, 300)),
  ],
  ['writes are not answered', (request) => (isWrite(request) ? hang() : undefined)],
  ['tasks are not answered', (request) => (isTask(request) ? hang() : undefined)],
  ['all is slow', (_, pass) => slowly(pass, 600)],
]

describe.each(someOf(troubles, 2))(`${QUEUE_LENGTH} writers at a provider where %s`, (_, handle) => {
  it('are all answered in time, with a Retry-After if refused, and done at most once', async () => {
    const id = await newOrder()
    await orderNow(id)
    onWire(handle)
    const told = await Promise.all(Array.from({ length: QUEUE_LENGTH }, (_, number) => write(id, number)))
    vi.restoreAllMocks()
    expect(Math.max(...told.map(({ afterMs }) => afterMs))).toBeLessThan(2 * BUDGET_MS + SLACK_MS)
    const refused = told.filter(({ status }) => status !== 202)
    const known = ['desk-busy', 'outcome-unknown', 'provider-timeout', 'provider-unavailable']
    expect(refused.filter(({ code }) => !known.includes(code ?? ''))).toEqual([])
    const silent = refused.filter(
      ({ code, retryAfter }) => code !== 'provider-timeout' && retryAfter === null,
    )
    expect(silent).toEqual([])
    const names = (await orderNow(id)).order.OrderRows.slice(1).map(({ Name }) => Name)
    expect(new Set(names).size).toBe(names.length)
    const done = told.flatMap(({ status }, number) => (status === 202 ? [`w${number}`] : []))
    expect(names).toEqual(expect.arrayContaining(done))
    const open = told.filter(({ code }) => code === 'outcome-unknown').length
    expect(names.length).toBeLessThanOrEqual(done.length + open)
  })
})

describe('a token endpoint that hangs', () => {
  it('does not hold a write beyond two budgets, and nothing is sent', async () => {
    const id = await newOrder()
    await orderNow(id)
    Object.assign(config, { callMs: 4 * BUDGET_MS })
    // The provider rejects the known token, and the next one never comes.
    const requests = onWire((request) => (isToken(request) ? hang() : new Response(null, { status: 401 })))
    const told = await Promise.all(Array.from({ length: 8 }, (_, number) => write(id, number)))
    expect(Math.max(...told.map(({ afterMs }) => afterMs))).toBeLessThan(2 * BUDGET_MS + SLACK_MS)
    expect(requests.filter(isWrite)).toEqual([])
    vi.restoreAllMocks()
    expect(await historyOf(id)).toEqual([])
  })
})

describe('the time after which a write can no longer arrive', () => {
  it.each([
    [1, 30_000],
    [10_000, 30_000],
    [10_001, 30_003],
    [60_000, 180_000],
  ])('is three times the limit of a call, and at least half a minute: %i ms make %i', (callMs, expected) => {
    expect(inFlightMs({ callMs })).toBe(expected)
  })

  it('is the wait of an open write if a call may take long', async () => {
    const id = await newOrder()
    Object.assign(config, { callMs: 60_000, budgetMs: 60_000 })
    onWire((request) => (isWrite(request) ? new Response(null, { status: 504 }) : undefined))
    expect(await write(id, 1)).toMatchObject({ code: 'outcome-unknown', retryAfter: '180' })
    const later = (milliseconds: number) =>
      runInDurableObject(env.DESK.getByName(deskName('100001', id)), async (_, { storage }) => {
        ageWrites(storage, milliseconds)
        return (await storage.getAlarm())! - Date.now()
      })
    // The alarm waits for it too.
    expect(await later(170_000)).toBeGreaterThan(170_000)
    expect(await write(id, 1)).toMatchObject({ code: 'outcome-unknown' })
    await later(10_000)
    vi.restoreAllMocks()
    expect(await write(id, 1)).toMatchObject({ status: 202 })
  })
})
