import { evictDurableObject, reset, runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test'
import { beforeEach, describe, expect, it } from 'vitest'
import { sandboxMerchants } from '../../shared/sandbox.ts'
import { DAY } from '../clock.ts'
import type { SandboxMerchant } from '../merchant/sandbox-merchant.ts'
import { snapshotLimits } from '../simulation/snapshot-limits.ts'
import { dumpOf } from '../testing/dump.ts'
import { callSandbox, deliver, makeOrder, readOrder, refusal, seeds } from '../testing/orders.ts'
import { bodyOf, call, env, merchantAccount, orderPath } from '../testing/provider.ts'

interface Snapshot {
  name: string
  at: string
  now: string
  orders: number
  bytes: number
}

const merchant = () => env.MERCHANT.getByName(sandboxMerchants.first)
const dump = () => dumpOf(merchant())
const save = (name: string) => callSandbox('POST', 'snapshots', { name })
const restore = (name: string) => callSandbox('POST', `snapshots/${name}/restore`)
const inDays = (days: number) => callSandbox('POST', 'clock', { advanceSeconds: (days * DAY) / 1000 })

async function snapshots(): Promise<Snapshot[]> {
  return (await bodyOf<{ snapshots: Snapshot[] }>(await callSandbox('GET', 'snapshots'))).snapshots
}

async function clockNow(): Promise<number> {
  return Date.parse((await bodyOf<{ now: string }>(await callSandbox('GET', 'clock'))).now)
}

/** Milliseconds from now on until the alarm; null if none is set. */
function alarmIn(): Promise<number | null> {
  return runInDurableObject(merchant(), async (_, state) => {
    const at = await state.storage.getAlarm()
    return at === null ? null : at - Date.now()
  })
}

beforeEach(reset)

describe('the snapshots of a merchant', () => {
  it('are saved, listed, replaced, restored and deleted by name', async () => {
    const saved = await save('start')
    expect(saved.status).toBe(201)
    const first = await bodyOf<Snapshot>(saved)
    // The eight seeds of the first merchant.
    expect(first).toMatchObject({ name: 'start', orders: 8 })
    expect(first.bytes).toBeGreaterThan(8_000)
    expect(Math.abs(Date.parse(first.at) - Date.now())).toBeLessThan(60_000)
    expect(await snapshots()).toEqual([first])
    const id = await makeOrder()
    expect(await bodyOf(await save('start'))).toMatchObject({ orders: 9 })
    expect(await snapshots()).toHaveLength(1)
    await makeOrder()
    expect((await restore('START')).status).toBe(204)
    expect(await bodyOf(await save('again'))).toMatchObject({ orders: 9 })
    expect((await readOrder(id)).OrderStatus).toBe('Open')
    expect((await callSandbox('DELETE', 'snapshots/start')).status).toBe(204)
    expect((await snapshots()).map(({ name }) => name)).toEqual(['again'])
  })

  it('are not there twice: an unknown one is neither restored nor deleted', async () => {
    for (const response of [await restore('none'), await callSandbox('DELETE', 'snapshots/none')]) {
      expect(await refusal(response, 404)).toMatchObject({ Code: 40420 })
    }
  })

  it.each(['', 'Upper', 'a b', '-a', 'a'.repeat(61), 'before-clock-1', 7, undefined])(
    'refuses the name %j',
    async (name) => {
      const body = await refusal(await callSandbox('POST', 'snapshots', { name }))
      expect(body.Errors).toMatchObject([{ Field: 'name' }])
      expect(await snapshots()).toEqual([])
    },
  )

  it('are at most 20 by name, which may be replaced', async () => {
    for (let count = 1; count <= snapshotLimits.named; count++) await save(`s${count}`)
    expect(await refusal(await save('more'), 409)).toMatchObject({
      Code: 40920,
      Message: 'There are 20 snapshots, which is the most. Delete one first.',
    })
    expect((await save('s7')).status).toBe(201)
    expect(await snapshots()).toHaveLength(20)
  })

  it('are refused above the limit of bytes, and nothing of them stays', async () => {
    await runInDurableObject(merchant(), (_, { storage: { sql } }) => {
      sql.exec(`WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 70)
        INSERT INTO settings SELECT 'large-' || i, hex(zeroblob(500000)) FROM n`)
    })
    expect(await refusal(await save('large'), 409)).toMatchObject({
      Code: 40921,
      Message: 'The merchant has more than 67108864 bytes of rows, which is the most of a snapshot.',
    })
    expect((await callSandbox('GET', 'export')).status).toBe(409)
    // The clock moves, without a snapshot.
    expect((await inDays(1)).status).toBe(200)
    expect(await snapshots()).toEqual([])
    const left = await runInDurableObject(merchant(), (_, { storage: { sql } }) =>
      sql.exec('SELECT (SELECT count(*) FROM snapshots) + (SELECT count(*) FROM snapshot_chunks) AS n').one(),
    )
    expect(left).toEqual({ n: 0 })
  })
})

describe('a restored merchant', () => {
  it('has the clock of the save, which runs on, and its alarm anew', async () => {
    // The seeds' deliveries of days that are over are settled first.
    await runDurableObjectAlarm(merchant())
    const alarm = (await alarmIn())!
    await save('start')
    await inDays(10)
    const saved = await clockNow()
    await save('later')
    await inDays(400)
    expect((await readOrder(seeds.open)).OrderStatus).toBe('Expired')
    await restore('later')
    expect(Math.abs((await clockNow()) - saved)).toBeLessThan(10_000)
    expect((await readOrder(seeds.open)).OrderStatus).toBe('Open')
    expect(Math.abs((await alarmIn())! - (alarm - 10 * DAY))).toBeLessThan(60_000)
    await restore('start')
    expect(Math.abs((await clockNow()) - Date.now())).toBeLessThan(60_000)
    expect(Math.abs((await alarmIn())! - alarm)).toBeLessThan(60_000)
  })

  it('may run behind the system, and moves forwards from there', async () => {
    await save('start')
    await runInDurableObject(merchant(), (_, { storage: { sql } }) => {
      sql.exec('UPDATE snapshots SET now = now - 86400000')
    })
    await restore('start')
    const clock = await bodyOf<{ offsetSeconds: number }>(await callSandbox('GET', 'clock'))
    expect(Math.abs(clock.offsetSeconds + 86_400)).toBeLessThan(60)
    expect((await inDays(0.5)).status).toBe(200)
    const moved = await bodyOf<{ offsetSeconds: number }>(await callSandbox('GET', 'clock'))
    expect(Math.abs(moved.offsetSeconds + 43_200)).toBeLessThan(60)
  })

  it('has its faults again, and none that came later', async () => {
    const fault = { path: orderPath(seeds.open), status: 503, times: 5 }
    await save('calm')
    await callSandbox('POST', 'faults', fault)
    await save('faulty')
    await restore('calm')
    expect((await call(orderPath(seeds.open))).status).toBe(200)
    await restore('faulty')
    expect((await call(orderPath(seeds.open))).status).toBe(503)
  })

  it('goes on with the ids of its tables, and never with those of other orders', async () => {
    await save('start')
    const id = await makeOrder()
    const delivery = await deliver(id)
    await restore('start')
    expect((await call(orderPath(id))).status).toBe(404)
    const next = await makeOrder()
    expect(next).toBe(Number(id) + 1)
    expect(await deliver(next)).toBe(delivery)
  })

  it('is whole after an eviction, and after two restores at once', async () => {
    await save('start')
    const before = await dump()
    await makeOrder()
    await save('more')
    const more = await dump()
    await Promise.all([restore('start'), restore('more'), restore('start'), restore('more')])
    await evictDurableObject(merchant())
    expect([before, more]).toContainEqual(await dump())
  })

  it('is saved between writes, with an order wholly or not at all', async () => {
    const writes = Array.from({ length: 6 }, () => makeOrder())
    await Promise.all([...writes.slice(0, 3), save('between'), ...writes.slice(3)])
    await restore('between')
    const { order_rows: rows, orders, addresses } = await dump()
    expect(orders!.length).toBeGreaterThanOrEqual(8)
    const ids = new Set(orders!.map((row) => /"id":(-?\d+)/.exec(row)![1]))
    for (const part of [...rows!, ...addresses!]) expect(ids).toContain(/"order_id":(-?\d+)/.exec(part)![1])
  })
})

describe('a reset', () => {
  it('brings the seeds and the time of the system back, and keeps the snapshots', async () => {
    const before = await dump()
    await makeOrder()
    await inDays(40)
    await save('kept')
    expect((await callSandbox('POST', 'reset')).status).toBe(204)
    const after = await dump()
    expect(Object.values(after).map((rows) => rows.length)).toEqual(
      Object.values(before).map((rows) => rows.length),
    )
    expect((await readOrder(seeds.open)).OrderStatus).toBe('Open')
    expect(await bodyOf(await callSandbox('GET', 'clock'))).toMatchObject({ offsetSeconds: 0 })
    expect((await snapshots()).map(({ name }) => name)).toEqual(['before-clock-1', 'kept'])
  })
})

describe('a move of the clock', () => {
  it('is preceded by a snapshot; the last ten are kept, and do not count as named ones', async () => {
    await save('mine')
    for (let move = 1; move <= 12; move++) await inDays(1)
    const names = (await snapshots()).map(({ name }) => name)
    expect(names).toEqual(['mine', ...Array.from({ length: 10 }, (_, index) => `before-clock-${index + 3}`)])
    const before = Date.parse((await snapshots()).at(-1)!.now)
    await restore('before-clock-12')
    expect(Math.abs((await clockNow()) - before)).toBeLessThan(10_000)
  })

  it('that is refused leaves no snapshot', async () => {
    expect((await callSandbox('POST', 'clock', { advanceSeconds: -1 })).status).toBe(400)
    expect((await callSandbox('POST', 'clock', { now: '2020-01-01T00:00:00Z' })).status).toBe(400)
    expect(await snapshots()).toEqual([])
  })
})

describe('a report that is read while its merchant is restored', () => {
  const today = new Date().toISOString().slice(0, 10)
  const report = () => call(`/api/v2/reports?date=${today}`)

  it('breaks off, so that no reader takes it for whole', async () => {
    await callSandbox('POST', 'reports', { date: today, rows: 2_000 })
    await inDays(1)
    await save('day')
    const response = await report()
    const reader = response.body!.getReader()
    expect((await reader.read()).done).toBe(false)
    await restore('day')
    let text = ''
    const rest = (async () => {
      for (;;) {
        const { done, value } = await reader.read()
        if (done) return
        text += new TextDecoder().decode(value)
      }
    })()
    await rest.catch(() => {})
    expect(text).not.toMatch(/\]\}\s*$/)
    expect(JSON.parse(await (await report()).text())).toHaveProperty('totalNrOfRows')
  })

  it('is one of a day that is over by the restored clock, or none', async () => {
    for (let count = 0; count < 40; count++) await deliver(await makeOrder())
    await save('during')
    await inDays(1)
    const [response] = await Promise.all([report(), restore('during')])
    // Either it was opened before the restore, or the day is not over.
    expect([200, 404]).toContain(response.status)
    await response.text().catch(() => {})
    const { report_rows: rows, unsettled_deliveries: unsettled } = await dump()
    expect(rows!.filter((row) => row.includes(today))).toEqual([])
    expect(unsettled!.length).toBeGreaterThanOrEqual(40)
  })
})

describe('an unbalanced report that is added while its merchant is restored', () => {
  it('settles no day that is not over by the restored clock', async () => {
    await callSandbox('POST', 'generate', { orders: 400 })
    const unsettled = async () => (await dump())['unsettled_deliveries']!.length
    await inDays(1)
    const date = new Date(Date.now() + 5 * DAY).toISOString().slice(0, 10)
    await deliver(await makeOrder())
    await save('during')
    const ofToday = await unsettled()
    await inDays(1)
    const added = callSandbox('POST', 'reports', { date, rows: 2, unbalanced: true })
    await expect.poll(unsettled, { interval: 1 }).toBeLessThan(ofToday)
    await restore('during')
    expect((await added).status).toBe(201)
    expect(await unsettled()).toBeGreaterThan(0)
  })
})

describe('a world', () => {
  it('is restored and reset to its own beginning, and still ends in its time', async () => {
    const opened = await callSandbox('POST', 'merchants', { now: '2030-01-01T00:00:00Z', seconds: 600 })
    const world = await bodyOf<{ MerchantId: string; ClientId: string; ClientSecret: string }>(opened)
    const account = { ...merchantAccount(), ...world }
    const inWorld = async (method: string, path: string, body?: unknown) =>
      callSandbox(method, path, body, account)
    const OrderRows = [{ Name: 'Lamp', Quantity: 100, UnitPrice: 100 }]
    await inWorld('POST', 'orders', { OrderRows })
    expect((await inWorld('POST', 'snapshots', { name: 'one' })).status).toBe(201)
    await inWorld('POST', 'orders', { OrderRows })
    await inWorld('POST', 'clock', { advanceSeconds: 86_400 })
    const count = async () =>
      (await bodyOf<{ orders: unknown[] }>(await inWorld('GET', 'orders'))).orders.length
    const time = async () => (await bodyOf<{ now: string }>(await inWorld('GET', 'clock'))).now.slice(0, 10)
    expect([await count(), await time()]).toEqual([2, '2030-01-02'])
    await inWorld('POST', 'snapshots/one/restore')
    expect([await count(), await time()]).toEqual([1, '2030-01-01'])
    await inWorld('POST', 'reset')
    expect([await count(), await time()]).toEqual([0, '2030-01-01'])
    const alarm = await runInDurableObject(env.MERCHANT.getByName(world.MerchantId), (_, state) =>
      state.storage.getAlarm(),
    )
    expect(alarm! - Date.now()).toBeLessThan(601_000)
  })
})

describe('the snapshots of another merchant', () => {
  it('are its own', async () => {
    await save('mine')
    const other = merchantAccount(sandboxMerchants.second)
    expect((await callSandbox('POST', 'snapshots/mine/restore', undefined, other)).status).toBe(404)
    expect(await bodyOf(await callSandbox('GET', 'snapshots', undefined, other))).toEqual({ snapshots: [] })
  })
})

describe('a snapshot of an older schema', () => {
  it('is brought up to date when it is restored', async () => {
    const before = await dump()
    await save('old')
    await runInDurableObject(merchant(), (_: SandboxMerchant, { storage: { sql } }) => {
      // As saved before the lists and snapshots were there, which add indexes and no columns.
      sql.exec('UPDATE snapshots SET schema = 10')
    })
    await makeOrder()
    expect((await restore('old')).status).toBe(204)
    expect(await dump()).toEqual(before)
    const id = await makeOrder()
    await deliver(id)
    await evictDurableObject(merchant())
    expect((await readOrder(id)).OrderStatus).toBe('Delivered')
    expect((await dump())['unsettled_deliveries']!.length).toBe(before['unsettled_deliveries']!.length + 1)
  })
})
