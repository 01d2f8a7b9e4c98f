import { beforeEach, describe, expect, it } from 'vitest'
import type { MerchantAccount } from '../config.ts'
import { callSandbox, makeOrder, seeds, sendJson } from '../testing/orders.ts'
import {
  bearerHeaders,
  bodyOf,
  call,
  env,
  merchantAccount,
  orderPath,
  ORIGIN,
  send,
} from '../testing/provider.ts'
import { noRecords } from '../testing/no-records.ts'
import { rowToAdd } from '../testing/row.ts'
import worker from '../worker.ts'
import type { RequestRecord } from './record.ts'

type Kept = RequestRecord & { id: number }

async function kept(query = ''): Promise<{ requests: Kept[]; next: number }> {
  const response = await callSandbox('GET', `requests${query}`)
  expect(response.status).toBe(200)
  return bodyOf(response)
}

beforeEach(noRecords)

describe('GET /sandbox/requests', () => {
  it('has each request with its answer, oldest first', async () => {
    await call(orderPath(seeds.open))
    await sendJson('POST', `${orderPath(seeds.open)}/rows/`, rowToAdd({ Name: 'x'.repeat(41) }))
    const { requests, next } = await kept()
    expect(requests.map(({ operation, status }) => [operation, status])).toEqual([
      ['getOrder', 200],
      ['addOrderRow', 400],
    ])
    expect(requests[0]).toMatchObject({
      method: 'GET',
      path: '/api/v1/orders/8906810',
      merchantId: '100001',
      follows: 'description',
      request: { headers: { authorization: 'Bearer *****' } },
    })
    expect(requests[0]!.answer.body).toContain('"MerchantOrderId":"web-2041"')
    expect(requests[0]).not.toHaveProperty('reason')
    expect(requests[1]).toMatchObject({
      request: { body: expect.stringContaining('"Name":"xxx') as string },
      reason: {
        rule: 'member-too-long',
        pointer: '/Name',
        section: 'Limits',
        given: 'x'.repeat(41),
        nearest: 'x'.repeat(40),
      },
    })
    expect(next).toBe(requests[1]!.id)
  })

  it(
    'has every request that was answered before it was asked, of a thousand',
    { timeout: 60_000 },
    async () => {
      for (let batch = 0; batch < 20; batch++) {
        await Promise.all(Array.from({ length: 50 }, () => send(orderPath(seeds.open))))
      }
      // They name no merchant.
      const first = await kept('?unknown=true&limit=1000')
      expect(first.requests).toHaveLength(1000)
    },
  )

  it('costs nothing and is not there when REQUESTS is off', async () => {
    const off = { ...env, REQUESTS: 'off' }
    const { ClientId, ClientSecret } = merchantAccount()
    const headers = { Authorization: `Basic ${btoa(`${ClientId}:${ClientSecret}`)}` }
    const ask = (path: string) => worker.fetch(new Request(`${ORIGIN}/sandbox/${path}`, { headers }), off)
    expect((await ask('clock')).status).toBe(200)
    expect((await ask('requests')).status).toBe(404)
    expect((await kept()).requests).toEqual([])
  })

  it('has the status of a streamed report, and leaves its stream alone', async () => {
    const report = await call('/api/v2/reports?date=2020-03-05')
    const { totalNrOfRows } = await bodyOf<{ totalNrOfRows: number }>(report)
    expect(totalNrOfRows).toBeGreaterThan(0)
    const { requests } = await kept()
    const note = 'A stream: only its status is kept.'
    expect(requests).toMatchObject([{ operation: 'getReport', status: 200, answer: { note } }])
    expect(requests[0]!.answer).not.toHaveProperty('body')
  })

  it('says that an answer follows observed clients', async () => {
    const observed = { ...env, ACTIONS: 'observed' }
    await worker.fetch(
      new Request(`${ORIGIN}${orderPath(seeds.open)}`, { headers: await bearerHeaders() }),
      observed,
    )
    const { ClientId, ClientSecret } = merchantAccount()
    const headers = { Authorization: `Basic ${btoa(`${ClientId}:${ClientSecret}`)}` }
    const response = await worker.fetch(new Request(`${ORIGIN}/sandbox/requests`, { headers }), observed)
    expect((await bodyOf<{ requests: Kept[] }>(response)).requests).toMatchObject([{ follows: 'observed' }])
  })

  it('says so for a world with observed actions, beside others', async () => {
    const opened = await callSandbox('POST', 'merchants', { orders: 'standard', actions: 'observed' })
    const world = await bodyOf<MerchantAccount>(opened)
    await call(orderPath(seeds.open), {}, world)
    await call(orderPath(seeds.open))
    const followed = async (merchant?: MerchantAccount) => {
      const answer = await callSandbox('GET', 'requests', undefined, merchant)
      const { requests } = await bodyOf<{ requests: Kept[] }>(answer)
      return requests.flatMap(({ operation, follows }) =>
        operation === undefined ? [] : [[operation, follows]],
      )
    }
    expect(await followed(world)).toEqual([['getOrder', 'observed']])
    expect(await followed()).toEqual([['getOrder', 'description']])
  })

  it('leaves out itself and healthz', async () => {
    await send('/healthz')
    await kept()
    await makeOrder()
    expect((await kept()).requests.map(({ path }) => path)).toEqual(['/sandbox/orders'])
  })
})
