/** Tasks that finish later than their 202, out of order, or not at all. */
import { evictDurableObject, reset, runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Long } from '../../shared/domain/values/long.ts'
import { sandboxMerchants } from '../../shared/sandbox.ts'
import type { SandboxMerchant } from '../merchant/sandbox-merchant.ts'
import {
  cancelOrder,
  callSandbox,
  creditRows,
  deliver,
  makeOrder,
  readOrder,
  refusal,
  sendJson,
} from '../testing/orders.ts'
import { bodyOf, call, env, merchantAccount, orderPath } from '../testing/provider.ts'
import { namesOf, receive, subscribe } from '../testing/receiver.ts'
import { rowToAdd } from '../testing/row.ts'
import { addRows } from '../testing/row-calls.ts'

const stub = () => env.MERCHANT.getByName(merchantAccount().MerchantId)
const set = async (timing: object) => expect((await callSandbox('POST', 'tasks', timing)).status).toBe(204)
const advance = async (advanceSeconds: number) =>
  expect((await callSandbox('POST', 'clock', { advanceSeconds })).status).toBe(200)
const rowIds = async (id: Long) => (await readOrder(id)).OrderRows.map(({ OrderRowId }) => OrderRowId)
const add = (id: Long, Name: string) => addRows(id, [rowToAdd({ Name })])

interface Accepted {
  body: { OrderRowId: Long[]; DeliveryId: Long; CreditId: string }
  look(): Promise<{ status: number; task: { Status: string; ResourceUri: string }; location: string | null }>
}

/** A 202, and looks at its task. */
async function accepted(response: Response): Promise<Accepted> {
  expect(response.status).toBe(202)
  const { pathname } = new URL(response.headers.get('Location')!)
  return {
    body: await bodyOf(response),
    async look() {
      const answer = await call(pathname, { redirect: 'manual' })
      return { status: answer.status, task: await bodyOf(answer), location: answer.headers.get('Location') }
    },
  }
}

beforeEach(reset)
afterEach(() => void vi.restoreAllMocks())

describe('a task that finishes later', () => {
  it('changes nothing before, and everything when its time has come', async () => {
    const id = await makeOrder()
    await set({ delaySeconds: 60 })
    const added = await accepted(await add(id, 'Lamp'))
    expect(added.body.OrderRowId).toEqual([2])
    const early = await added.look()
    expect(early).toMatchObject({ status: 200, task: { Status: 'InProgress' }, location: null })
    expect(await rowIds(id)).toEqual([1])
    await advance(59)
    expect((await added.look()).task.Status).toBe('InProgress')
    await advance(1)
    const late = await added.look()
    expect(late).toMatchObject({ status: 303, task: { Status: 'Completed' } })
    expect(late.location).toContain(orderPath(id))
    expect((await readOrder(id)).OrderRows).toMatchObject([
      { OrderRowId: 1 },
      { OrderRowId: 2, Name: 'Lamp' },
    ])
  })

  it('is finished by reading the order alone', async () => {
    const id = await makeOrder()
    await set({ delaySeconds: 0 })
    await accepted(await add(id, 'Lamp'))
    expect(await rowIds(id)).toEqual([1, 2])
  })

  it('leads to its credit, with the ids that its 202 had', async () => {
    const id = await makeOrder()
    await set({ delaySeconds: 60 })
    const delivery = await accepted(
      await sendJson('POST', `${orderPath(id)}/deliveries`, { OrderRowIds: [] }),
    )
    expect((await readOrder(id)).Deliveries).toEqual([])
    await advance(60)
    expect((await readOrder(id)).Deliveries).toMatchObject([
      { Id: delivery.body.DeliveryId, CreditedAmount: 0 },
    ])
    const credit = await accepted(await creditRows(id, delivery.body.DeliveryId, [1]))
    await advance(60)
    const { location } = await credit.look()
    expect(location).toContain(`/deliveries/${delivery.body.DeliveryId}/credits/${credit.body.CreditId}`)
    const read = await call(new URL(location!).pathname)
    expect(await bodyOf(read)).toMatchObject({ CreditId: credit.body.CreditId, Amount: -30_000 })
  })

  it('survives an evicted object, and is finished by the alarm', async () => {
    const id = await makeOrder()
    await set({ delaySeconds: 0 })
    await accepted(await add(id, 'Lamp'))
    await evictDurableObject(stub())
    expect(await runDurableObjectAlarm(stub())).toBe(true)
    await evictDurableObject(stub())
    expect(await bodyOf(await callSandbox('GET', 'tasks'))).toMatchObject({ pending: [] })
    expect(await rowIds(id)).toEqual([1, 2])
  })

  it('is not lost when the clock is reset', async () => {
    const id = await makeOrder()
    await advance(100_000)
    await set({ delaySeconds: 60 })
    const added = await accepted(await add(id, 'Lamp'))
    await callSandbox('DELETE', 'clock')
    expect((await added.look()).status).toBe(303)
  })

  it('asks for no id that another one was promised', async () => {
    const id = await makeOrder()
    await set({ delaySeconds: 60 })
    const all = await Promise.all(
      [add(id, 'a'), add(id, 'b'), add(id, 'c')].map(async (one) => accepted(await one)),
    )
    expect(all.flatMap(({ body }) => body.OrderRowId).toSorted()).toEqual([2, 3, 4])
    // A write that is done at once takes none of them either.
    const replaced = await sendJson('PUT', `${orderPath(id)}/rows/replaceOrderRows`, {
      OrderRows: [rowToAdd()],
    })
    expect(replaced.status).toBe(204)
    expect(await rowIds(id)).toEqual([1, 5])
    await advance(60)
    const names = Object.fromEntries((await readOrder(id)).OrderRows.map((row) => [row.OrderRowId, row.Name]))
    for (const [index, { body }] of all.entries())
      expect(names[String(body.OrderRowId[0])]).toBe('abc'[index])
  })

  it('keeps its id although orders are generated meanwhile', async () => {
    const id = await makeOrder()
    await set({ delaySeconds: 60 })
    const delivery = await accepted(
      await sendJson('POST', `${orderPath(id)}/deliveries`, { OrderRowIds: [] }),
    )
    expect((await callSandbox('POST', 'generate', { orders: 20 })).status).toBe(201)
    expect((await callSandbox('POST', 'shop')).status).toBe(201)
    await advance(60)
    expect((await delivery.look()).status).toBe(303)
    expect((await readOrder(id)).Deliveries).toMatchObject([{ Id: delivery.body.DeliveryId }])
  })

  it('is of one merchant only', async () => {
    const second = merchantAccount(sandboxMerchants.second)
    await set({ delaySeconds: 60 })
    const made = await callSandbox('POST', 'orders', { OrderRows: [rowToAdd()] }, second)
    const { Id } = await bodyOf<{ Id: Long }>(made)
    await deliver(Id, [], second)
    expect((await readOrder(Id, second)).OrderStatus).toBe('Delivered')
  })
})

describe('many tasks', () => {
  interface Pending {
    pending: { Id: number; CheckoutOrderId: Long }[]
  }
  const pending = async () => (await bodyOf<Pending>(await callSandbox('GET', 'tasks'))).pending
  const status = async (task: number) =>
    (await bodyOf<{ Status: string }>(await call(`/api/v1/queue/${task}`, { redirect: 'manual' }))).Status
  const rowCount = async (id: Long) => (await readOrder(id)).OrderRows.length

  it('of 3 kB each are unfinished, 1 000 at once; for one more the oldest finishes early', async () => {
    const orders: Long[] = []
    for (let count = 0; count < 20; count++) orders.push(await makeOrder())
    await set({ delaySeconds: 86_400 })
    // Eight rows of about 400 bytes.
    const row = {
      ArticleNumber: 'x'.repeat(256),
      Name: 'y'.repeat(40),
      Quantity: 100,
      UnitPrice: 1,
      VatPercent: 2500,
    }
    const body = { OrderRows: Array.from({ length: 8 }, () => row) }
    expect(JSON.stringify(body).length).toBeGreaterThan(2_900)
    const ask = (asked: readonly Long[]) =>
      runInDurableObject(stub(), (instance: SandboxMerchant) =>
        asked.map((CheckoutOrderId) => instance.call('addOrderRows', { CheckoutOrderId, body }).ok),
      )
    const asked = Array.from({ length: 50 }, () => orders).flat()
    expect(new Set(await ask(asked))).toEqual(new Set([true]))
    const all = await pending()
    expect(all.map(({ CheckoutOrderId }) => CheckoutOrderId)).toEqual(asked)
    const [first, second] = all.map(({ Id }) => Id)

    // What is refused makes no room.
    const refused = await sendJson('POST', `${orderPath(orders[0]!)}/deliveries`, { OrderRowIds: [99] })
    await refusal(refused)
    expect(await status(first!)).toBe('InProgress')
    expect(await ask([orders[0]!])).toEqual([true])
    expect(await pending()).toHaveLength(1_000)
    expect([await status(first!), await status(second!)]).toEqual(['Completed', 'InProgress'])
    expect([await rowCount(orders[0]!), await rowCount(orders[1]!)]).toEqual([9, 1])

    expect((await callSandbox('POST', 'snapshots', { name: 'many' })).status).toBe(201)
    const before = await pending()
    expect((await callSandbox('POST', 'reset')).status).toBe(204)
    expect(await pending()).toEqual([])
    expect((await callSandbox('POST', 'snapshots/many/restore')).status).toBe(204)
    expect(await pending()).toEqual(before)
  })
})

describe('tasks out of order', () => {
  it('finish with the last one first, when one is due', async () => {
    const id = await makeOrder()
    await set({ delaySeconds: 60, order: 'reversed' })
    await add(id, 'first')
    await advance(30)
    await add(id, 'second')
    await advance(30)
    const rows = (await readOrder(id)).OrderRows
    expect(rows.map(({ OrderRowId, Name }) => [OrderRowId, Name]).slice(1)).toEqual([
      [3, 'second'],
      [2, 'first'],
    ])
  })
})

describe('a task that fails', () => {
  it('fails as often as is asked for, and changes nothing', async () => {
    const id = await makeOrder()
    await set({ delaySeconds: 0, fail: 1 })
    const before = await readOrder(id)
    const failed = await accepted(await add(id, 'Lamp'))
    expect(await failed.look()).toMatchObject({ status: 200, task: { Status: 'Failed' }, location: null })
    expect(await readOrder(id)).toEqual(before)
    const done = await accepted(await add(id, 'Lamp'))
    expect((await done.look()).status).toBe(303)
  })

  it('fails if its rules no longer allow it', async () => {
    const id = await makeOrder()
    await set({ delaySeconds: 60 })
    const added = await accepted(await add(id, 'Lamp'))
    expect((await cancelOrder(id)).status).toBe(204)
    const before = await readOrder(id)
    await advance(60)
    expect((await added.look()).task.Status).toBe('Failed')
    expect(await readOrder(id)).toEqual(before)
  })

  it('of a credit tells its subscribers, and once', async () => {
    const received = receive()
    const id = await makeOrder()
    const delivery = await deliver(id, [1])
    await subscribe(['CheckoutOrder.CreditFailed', 'CheckoutOrder.CreditSucceeded'])
    await set({ delaySeconds: 0, fail: 1 })
    const path = `${orderPath(id)}/deliveries/${delivery}/credits`
    const failed = await accepted(await sendJson('POST', path, { OrderRowIds: [1] }))
    expect((await failed.look()).task.Status).toBe('Failed')
    expect((await failed.look()).task.Status).toBe('Failed')
    await expect.poll(() => namesOf(received)).toEqual(['CheckoutOrder.CreditFailed'])
    expect(received.at(-1)!.event).toMatchObject({
      CheckoutOrderId: id,
      CreditId: Number(failed.body.CreditId),
    })
    const done = await accepted(await sendJson('POST', path, { OrderRowIds: [1] }))
    expect((await done.look()).status).toBe(303)
    await expect
      .poll(() => namesOf(received))
      .toEqual(['CheckoutOrder.CreditFailed', 'CheckoutOrder.CreditSucceeded'])
  })

  it('fails if an earlier one took what it needs: one of two deliveries is done', async () => {
    const id = await makeOrder()
    await set({ delaySeconds: 60 })
    const ask = async () =>
      accepted(await sendJson('POST', `${orderPath(id)}/deliveries`, { OrderRowIds: [] }))
    const [one, two] = [await ask(), await ask()]
    expect(two.body.DeliveryId).not.toBe(one.body.DeliveryId)
    await advance(60)
    expect([(await one.look()).task.Status, (await two.look()).task.Status]).toEqual(['Completed', 'Failed'])
    expect((await readOrder(id)).Deliveries).toHaveLength(1)
  })
})

describe('the setting', () => {
  it('is off at first, is read, and its end finishes what is unfinished', async () => {
    const id = await makeOrder()
    expect(await bodyOf(await callSandbox('GET', 'tasks'))).toEqual({ timing: null, pending: [] })
    await set({ delaySeconds: 3600, fail: 2 })
    const { body } = await accepted(await add(id, 'Lamp'))
    const state = await bodyOf<{ pending: { due: string }[] }>(await callSandbox('GET', 'tasks'))
    expect(state).toMatchObject({
      timing: { delaySeconds: 3600, order: 'asked', fail: 1 },
      pending: [{ operation: 'addOrderRows', CheckoutOrderId: id }],
    })
    expect(Date.parse(state.pending[0]!.due) - Date.now()).toBeGreaterThan(3_500_000)
    await set({ delaySeconds: 3600 })
    await add(id, 'Shade')
    expect((await callSandbox('DELETE', 'tasks')).status).toBe(204)
    // The first of them was to fail.
    expect(body.OrderRowId).toEqual([2])
    expect(await rowIds(id)).toEqual([1, 3])
    expect(await bodyOf(await callSandbox('GET', 'tasks'))).toEqual({ timing: null, pending: [] })
  })

  it.each([
    { delaySeconds: -1 },
    { delaySeconds: 86_401 },
    { order: 'backwards' },
    { fail: 0.5 },
    { delay: 5 },
  ])('is refused as %j', async (timing) => {
    await refusal(await callSandbox('POST', 'tasks', timing))
    expect(await bodyOf(await callSandbox('GET', 'tasks'))).toMatchObject({ timing: null })
  })

  it('refuses at once what the rules refuse already', async () => {
    const id = await makeOrder()
    await set({ delaySeconds: 60 })
    await cancelOrder(id)
    expect(await refusal(await add(id, 'Lamp'))).toMatchObject({ Code: 40004 })
    expect(await bodyOf(await callSandbox('GET', 'tasks'))).toMatchObject({ pending: [] })
  })
})
