/** Writes that the provider accepts with a 202: the edge acknowledges them once it has seen that they are done. */
import { runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Long } from '../../shared/domain/values/long.ts'
import { config } from '../config/configured.ts'
import {
  addAtProvider,
  asServer,
  bodyOf,
  env,
  historyOf,
  json,
  newOrder,
  orderNow,
  orderPath,
} from '../testing/edge.ts'
import { isTask, isWrite, onWire, type WireRequest, withHeaders } from '../testing/wire.ts'
import { deskName } from './desk-request.ts'
import { ageWrites } from '../testing/desk-table.ts'

const TASK = 'https://provider.test/api/v1/queue/77'
const row = { Name: 'Bulb', Quantity: 100, UnitPrice: 500, VatPercent: 2500 }
const deskOf = (id: Long) => env.DESK.getByName(deskName('100001', id))
const outcomes = async (id: Long) => (await historyOf(id)).map(({ outcome }) => outcome)
const rowsAdded = async (id: Long) => (await orderNow(id)).order.OrderRows.length - 1
const writesOf = (requests: readonly WireRequest[]) => requests.filter(isWrite).length

function add(id: Long, key = 'one'): Promise<Response> {
  return asServer(`${orderPath(id)}/rows/`, json('POST', row, { 'Idempotency-Key': key }))
}

async function codeOf(response: Response): Promise<string> {
  return `${response.status} ${((await bodyOf(response)) as { code: string }).code}`
}

/** Lets time pass for the desk's open writes. */
async function pass(id: Long, milliseconds = 30_000): Promise<void> {
  await runInDurableObject(deskOf(id), (_, { storage }) => {
    ageWrites(storage, milliseconds)
  })
}

// A short budget, because a task that never ends is followed until it is used up.
beforeEach(() => {
  const { callMs, budgetMs } = config
  Object.assign(config, { callMs: 1_500, budgetMs: 1_500 })
  return () => Object.assign(config, { callMs, budgetMs })
})

afterEach(() => vi.restoreAllMocks())

/** A faulty task: the Location of the 202, and the answers to looks at the task. */
type Trouble = [name: string, location: string | null, answers: (() => Response)[]]

const inProgress = () => Response.json({ Status: 'InProgress' })
const notFound = () => Response.json({ Code: 40404 }, { status: 404 })
const troubles: Trouble[] = [
  ['the 202 has no Location', null, []],
  ['the Location is of another host', 'https://evil.example/api/v1/queue/77', []],
  ['the Location is no task', 'https://provider.test/api/v1/orders/1', []],
  ['the task is not found', TASK, [notFound]],
  ['the task cannot be read', TASK, [() => new Response('<html>')]],
  ['the task says nothing', TASK, [() => Response.json({ Id: 77 })]],
  ['the task answers an error', TASK, [() => new Response(null, { status: 500 })]],
  ['the task leads elsewhere', TASK, [() => new Response(null, { status: 302, headers: { Location: '/' } })]],
  ['the task never ends', TASK, [inProgress]],
  ['the task vanishes', TASK, [inProgress, notFound]],
]

/** Has the provider answer 202, and do the write or not. Tasks answer one after the other. */
function provider(options: {
  location: string | null
  answers?: (() => Response)[]
  does?: (() => boolean) | boolean
  body?: object
}): WireRequest[] {
  const { location, answers = [], does = false, body = { OrderRowId: 99 } } = options
  let looks = 0
  return onWire((request, pass) => {
    if (isTask(request)) return answers[Math.min(looks++, answers.length - 1)]!()
    if (!isWrite(request)) return undefined
    if (typeof does === 'boolean' ? does : does()) return withHeaders(pass(), { Location: location })
    return Response.json(body, { status: 202, headers: location === null ? {} : { Location: location } })
  })
}

describe.each(troubles)('a 202 where %s', (_, location, answers) => {
  it('is not acknowledged while the order does not show the write, and never sent again', async () => {
    const id = await newOrder()
    const requests = provider({ location, answers })
    const first = await add(id)
    expect(Number(first.headers.get('Retry-After'))).toBeGreaterThan(20)
    expect(await codeOf(first)).toBe('502 outcome-unknown')
    expect(await outcomes(id)).toEqual(['unknown'])
    expect(await codeOf(await add(id))).toBe('502 outcome-unknown')
    expect(await codeOf(await add(id, 'two'))).toBe('503 desk-busy')
    await pass(id)
    // The provider took it and never denied it, so the edge cannot say that it was not done.
    const last = await add(id)
    expect(last.headers.get('Retry-After')).toBeNull()
    expect(await codeOf(last)).toBe('502 outcome-unknown')
    expect(await outcomes(id)).toEqual(['unknown', 'unknown'])
    expect(writesOf(requests)).toBe(1)
    vi.restoreAllMocks()
    expect((await add(id, 'two')).status).toBe(202)
    expect(await rowsAdded(id)).toBe(1)
  })

  it('is acknowledged if the order shows the write', async () => {
    const id = await newOrder()
    const requests = provider({ location, answers, does: true })
    const first = await add(id)
    expect([first.status, await first.text()]).toEqual([202, '{"OrderRowID":2,"OrderRowId":2}'])
    expect(first.headers.get('ETag')).toBe((await orderNow(id)).etag)
    expect(await (await add(id)).text()).toBe('{"OrderRowID":2,"OrderRowId":2}')
    expect(await historyOf(id)).toMatchObject([{ outcome: 'done', foundByReading: true, rows: [2] }])
    expect(writesOf(requests)).toBe(1)
  })
})

describe('a 202 that the order shows later', () => {
  it('is acknowledged when its client asks again', async () => {
    const id = await newOrder()
    provider({ location: null, body: { OrderRowID: 2 } })
    expect(await codeOf(await add(id))).toBe('502 outcome-unknown')
    vi.restoreAllMocks()
    await addAtProvider(id, row)
    const again = await add(id)
    expect([again.status, await again.text()]).toEqual([202, '{"OrderRowID":2}'])
    expect(await outcomes(id)).toEqual(['done', 'unknown'])
    expect(await rowsAdded(id)).toBe(1)
  })

  it("is in the history once the desk's alarm has looked, and then acknowledged", async () => {
    const id = await newOrder()
    provider({ location: null, body: { OrderRowID: 2 } })
    expect(await codeOf(await add(id))).toBe('502 outcome-unknown')
    vi.restoreAllMocks()
    await addAtProvider(id, row)
    await pass(id)
    await runDurableObjectAlarm(deskOf(id))
    expect(await outcomes(id)).toEqual(['done', 'unknown'])
    expect(await (await add(id)).text()).toBe('{"OrderRowID":2}')
    expect(await rowsAdded(id)).toBe(1)
  })

  it('is acknowledged once its task is completed, even if the order does not show the write', async () => {
    const id = await newOrder()
    let ended = false
    const answer = () => Response.json({ Status: ended ? 'Completed' : 'InProgress' })
    provider({ location: TASK, answers: [answer] })
    expect(await codeOf(await add(id))).toBe('502 outcome-unknown')
    ended = true
    const again = await add(id)
    expect([again.status, await again.text()]).toEqual([202, '{"OrderRowId":99}'])
    expect(await historyOf(id)).toMatchObject([{ outcome: 'done', rows: [99] }, { outcome: 'unknown' }])
  })

  it('is refused once its task has failed', async () => {
    const id = await newOrder()
    let ended = false
    const answer = () => Response.json({ Status: ended ? 'Failed' : 'InProgress' })
    provider({ location: TASK, answers: [answer] })
    expect(await codeOf(await add(id))).toBe('502 outcome-unknown')
    ended = true
    expect(await codeOf(await add(id))).toBe('502 provider-task-failed')
    expect(await outcomes(id)).toEqual(['refused', 'unknown'])
  })
})

describe('a task that has ended', () => {
  it('is believed if it says Completed, although the order does not show the write yet', async () => {
    const id = await newOrder()
    provider({ location: TASK, answers: [() => Response.json({ Status: 'Completed' })] })
    expect((await add(id)).status).toBe(202)
    expect(await historyOf(id)).toMatchObject([{ outcome: 'done', rows: [99] }])
  })

  it('is believed with member names in any case', async () => {
    const id = await newOrder()
    provider({ location: TASK, answers: [() => Response.json({ status: 'Completed' })] })
    expect((await add(id)).status).toBe(202)
  })

  it('is believed if it says Failed and the order does not show the write', async () => {
    const id = await newOrder()
    provider({ location: TASK, answers: [inProgress, () => Response.json({ Status: 'Failed' })] })
    expect(await codeOf(await add(id))).toBe('502 provider-task-failed')
    expect(await historyOf(id)).toMatchObject([{ outcome: 'refused', code: 'provider-task-failed' }])
  })

  it('is not believed if it says Failed and the order shows the write', async () => {
    const id = await newOrder()
    provider({ location: TASK, answers: [() => Response.json({ Status: 'Failed' })], does: true })
    expect((await add(id)).status).toBe(202)
    expect(await historyOf(id)).toMatchObject([{ outcome: 'done', foundByReading: true, rows: [2] }])
  })

  it('leaves the outcome unknown if it says Failed and the order shows a part of the write', async () => {
    const id = await newOrder()
    const requests = onWire((request) => {
      if (isTask(request)) return Response.json({ Status: 'Failed' })
      if (!isWrite(request) || request.path.endsWith('/rows/')) return undefined
      return addAtProvider(id, row).then(() =>
        Response.json({ OrderRowId: [2, 3] }, { status: 202, headers: { Location: TASK } }),
      )
    })
    const OrderRows = [row, { ...row, Name: 'Wire' }]
    const response = await asServer(`${orderPath(id)}/rows/addOrderRows`, json('POST', { OrderRows }))
    expect(response.headers.get('Retry-After')).toBeNull()
    expect(await codeOf(response)).toBe('502 outcome-unknown')
    expect(requests.filter(({ path }) => path.includes('addOrderRows'))).toHaveLength(1)
  })
})

describe('a success status that the operation does not have', () => {
  it.each([200, 201, 204])('is not reported as not done: %i', async (status) => {
    const id = await newOrder()
    onWire((request) => (isWrite(request) ? new Response(null, { status }) : undefined))
    expect(await codeOf(await add(id))).toBe('502 outcome-unknown')
    await pass(id)
    expect(await codeOf(await add(id))).toBe('502 outcome-unknown')
  })

  it('is followed to its task, for a write without a task in the description', async () => {
    const id = await newOrder()
    let status = 'InProgress'
    onWire((request) => {
      if (isTask(request)) return Response.json({ Status: status })
      return isWrite(request) ? new Response(null, { status: 202, headers: { Location: TASK } }) : undefined
    })
    const change = () =>
      asServer(`${orderPath(id)}/rows/1`, json('PATCH', { Quantity: 700 }, { 'Idempotency-Key': 'one' }))
    expect(await codeOf(await change())).toBe('502 outcome-unknown')
    status = 'Completed'
    expect((await change()).status).toBe(204)
  })
})

describe('the line of the log', () => {
  it('says how long a task was followed, and nothing of it for a write without one', async () => {
    const lines: Record<string, unknown>[] = []
    vi.spyOn(console, 'info').mockImplementation((line: string) => {
      lines.push(JSON.parse(line) as Record<string, unknown>)
    })
    const id = await newOrder()
    expect((await add(id)).status).toBe(202)
    const change = json('PATCH', { Quantity: 700 }, { 'Idempotency-Key': 'two' })
    expect((await asServer(`${orderPath(id)}/rows/1`, change)).status).toBe(204)
    const number = expect.any(Number) as number
    const [accepted, changed] = lines.filter(({ event }) => event === 'write')
    expect(accepted).toMatchObject({ sendMs: number, followMs: number, lookMs: number })
    expect(changed).not.toHaveProperty('followMs')
  })
})

describe('the ids in a 202', () => {
  it("distinguish the write's row from an identical one of another system", async () => {
    const id = await newOrder()
    provider({ location: null })
    const first = add(id)
    expect(await codeOf(await first)).toBe('502 outcome-unknown')
    vi.restoreAllMocks()
    await addAtProvider(id, row)
    await pass(id)
    expect(await codeOf(await add(id))).toBe('502 outcome-unknown')
    expect(await outcomes(id)).toEqual(['unknown', 'unknown'])
  })
})
