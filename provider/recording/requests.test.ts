import { evictDurableObject, runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test'
import { beforeEach, describe, expect, it } from 'vitest'
import { callSandbox, seeds, sendJson } from '../testing/orders.ts'
import { bodyOf, call, env, merchantAccount, orderPath } from '../testing/provider.ts'
import { noRecords } from '../testing/no-records.ts'
import type { RequestRecord } from './record.ts'
import { KEPT_REQUESTS, type NewRecord } from './requests.ts'

type Kept = RequestRecord & { id: number }

const object = () => env.REQUEST_RECORDS.getByName(merchantAccount().MerchantId)
const record = (number: number, more: Partial<NewRecord> = {}): NewRecord => ({
  operation: 'getOrder',
  status: 200,
  rules: [],
  json: JSON.stringify({ number }),
  ...more,
})
const add = (records: NewRecord[]) => runInDurableObject(object(), (requests) => requests.add(records))

async function list(query: string): Promise<{ requests: Kept[]; next: number }> {
  const response = await callSandbox('GET', `requests?${query}`)
  expect(response.status).toBe(200)
  return bodyOf(response)
}

beforeEach(noRecords)

describe('kept requests', () => {
  it('can be filtered, and read on after an id', async () => {
    await call(orderPath(seeds.open))
    await call(orderPath(1))
    await sendJson('PUT', `${orderPath(seeds.open)}/metadata`, {})
    const all = await list('')
    const ids = all.requests.map(({ id }) => id)
    expect(all.next).toBe(ids[2])
    const found = async (query: string) => (await list(query)).requests.map(({ id }) => id)
    expect(await found('operation=getOrder')).toEqual([ids[0], ids[1]])
    expect(await found('rule=order-not-found')).toEqual([ids[1]])
    // The answer's error and the rule of its member both find it.
    expect(await found('rule=request-invalid&status=400')).toEqual([ids[2]])
    expect(await found('rule=member-missing')).toEqual([ids[2]])
    expect(await found('status=4xx')).toEqual([ids[1], ids[2]])
    expect(await found('limit=1')).toEqual([ids[2]])
    const page = await list('after=0&limit=2')
    expect(page.requests.map(({ id }) => id)).toEqual([ids[0], ids[1]])
    expect(await list(`after=${page.next}&limit=2`)).toMatchObject({
      requests: [{ id: ids[2] }],
      next: ids[2],
    })
    expect(await list(`after=${ids[2]}`)).toEqual({ requests: [], next: ids[2] })
    expect(await bodyOf<Kept>(await callSandbox('GET', `requests/${ids[1]}`))).toEqual(all.requests[1])
    expect((await callSandbox('GET', 'requests/999')).status).toBe(404)
    // Another merchant has none of them.
    const other = await callSandbox('GET', 'requests', undefined, merchantAccount('100002'))
    expect((await bodyOf<{ requests: Kept[] }>(other)).requests).toEqual([])
  })

  it.each([
    ['rule=nothing', 'rule', 'the id of a rule, as GET /sandbox/coverage lists them'],
    ['status=9xx', 'status', 'a status, such as 404, or 4xx'],
    ['limit=0', 'limit', 'a number from 1 to 1000'],
    ['limit=1001', 'limit', 'a number from 1 to 1000'],
    ['after=-1', 'after', 'the id of a request'],
  ])('are not listed for %s', async (query, Field, expected) => {
    const response = await callSandbox('GET', `requests?${query}`)
    expect(await bodyOf(response)).toMatchObject({
      Errors: [{ Field, ErrorMessage: `${Field} must be ${expected}.` }],
    })
    const misspelt = await callSandbox('GET', 'requests?opration=getOrder')
    expect(await bodyOf(misspelt)).toMatchObject({
      Errors: [{ Field: 'opration', ErrorMessage: expect.stringContaining('operation') as string }],
    })
  })

  it('are the last 5 000 at least, and not many more', { timeout: 60_000 }, async () => {
    for (let from = 0; from < 6000; from += 500) {
      await add(Array.from({ length: 500 }, (_, index) => record(from + index)))
    }
    const kept = await runInDurableObject(object(), (_, { storage: { sql } }) =>
      sql.exec('SELECT count(*) AS count, max(id) AS newest FROM requests').one(),
    )
    expect(kept['newest']).toBe(6000)
    expect(kept['count']).toBeGreaterThanOrEqual(KEPT_REQUESTS)
    expect(kept['count']).toBeLessThanOrEqual(KEPT_REQUESTS + 250)
  })

  it('are fewer if they are large', async () => {
    const large = { json: JSON.stringify({ text: 'x'.repeat(1024 * 1024) }) }
    for (let number = 0; number < 34; number++) await add([record(number, large)])
    // 32 of a little more than 1 MB are above 32 MB. A slice goes then, which is all of them.
    const { requests } = await list('limit=1000&after=0')
    expect(requests.map(({ id }) => id)).toEqual([33, 34])
    for (let number = 0; number < 10; number++) await add([record(number, large)])
    // A page ends when it has 8 MB.
    const first = await list('limit=1000&after=0')
    expect(first.requests).toHaveLength(8)
    expect(first.next).toBe(first.requests.at(-1)!.id)
    expect((await list(`after=${first.next}`)).requests.map(({ id }) => id)).toEqual([41, 42, 43, 44])
  })

  it('outlive an eviction, and go with the alarm', async () => {
    await call(orderPath(seeds.open))
    expect((await list('')).requests).toHaveLength(1)
    await evictDurableObject(object())
    expect((await list('')).requests).toHaveLength(1)
    expect(await runDurableObjectAlarm(object())).toBe(true)
    expect(await list('')).toEqual({ requests: [], next: 0 })
    await call(orderPath(seeds.open))
    expect((await list('')).requests).toHaveLength(1)
  })

  it('have ids that go on after DELETE', async () => {
    await call(orderPath(seeds.open))
    const [first] = (await list('')).requests
    expect((await callSandbox('DELETE', 'requests')).status).toBe(204)
    expect((await list('')).requests).toEqual([])
    await call(orderPath(seeds.open))
    expect((await list(`after=${first!.id}`)).requests).toMatchObject([{ id: first!.id + 1 }])
  })
})

describe('a wait for a request', () => {
  const next = (query: string) => callSandbox('GET', `requests/next?${query}`)

  it('is answered by the first that matches, for everybody who waits', async () => {
    const waits = [next('operation=getOrder&timeout=30'), next('rule=order-not-found&timeout=30')]
    const answered: number[] = []
    for (const wait of waits) void wait.then(({ status }) => answered.push(status))
    const waiting = () => runInDurableObject(object(), (requests) => requests.waiting)
    // If one does not wait, its answer says why.
    await expect
      .poll(async () => ({ waiting: await waiting(), answered }))
      .toEqual({ waiting: 2, answered: [] })
    await sendJson('PUT', `${orderPath(seeds.open)}/metadata`, {})
    await call(orderPath(1))
    const [one, other] = await Promise.all((await Promise.all(waits)).map((answer) => bodyOf<Kept>(answer)))
    expect(one).toMatchObject({ operation: 'getOrder', status: 404 })
    expect(other).toEqual(one)
  })

  it('has at once what came after the id, and 204 if nothing comes', async () => {
    await call(orderPath(seeds.open))
    const { next: newest } = await list('')
    expect((await next('after=0&timeout=0')).status).toBe(200)
    expect((await next(`after=${newest}&timeout=0`)).status).toBe(204)
    // Without an id, only what comes from now on.
    expect((await next('timeout=1')).status).toBe(204)
    expect((await next('timeout=31')).status).toBe(400)
  })

  it('holds up no other request', async () => {
    const wait = next('operation=GetOrders&timeout=2')
    await call(orderPath(seeds.open))
    expect((await list('')).requests).toHaveLength(1)
    expect((await wait).status).toBe(204)
  })
})
