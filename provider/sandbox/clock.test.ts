import { evictDurableObject, reset, runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Long } from '../../shared/domain/values/long.ts'
import { DAY } from '../clock.ts'
import { callSandbox, makeOrder, readOrder, refusal, seeds, sendJson } from '../testing/orders.ts'
import { bodyOf, call, env, merchantAccount, orderPath } from '../testing/provider.ts'

const stub = () => env.MERCHANT.getByName(merchantAccount().MerchantId)
const dateIn = (days: number) => new Date(Date.now() + days * DAY).toISOString().slice(0, 10)

/** The status in the tables, not the computed one. */
function storedStatus(id: Long): Promise<unknown> {
  return runInDurableObject(stub(), (_, state) =>
    state.storage.sql
      .exec('SELECT order_status || system_status AS status FROM orders WHERE id = ?', Number(id))
      .one(),
  )
}

function alarmIn(): Promise<number> {
  return runInDurableObject(stub(), async (_, state) => (await state.storage.getAlarm())! - Date.now())
}

beforeEach(reset)

describe('the clock of a merchant', () => {
  it('is the system clock until it is moved', async () => {
    const clock = await bodyOf<{ now: string; offsetSeconds: number }>(await callSandbox('GET', 'clock'))
    expect(clock.offsetSeconds).toBe(0)
    expect(Math.abs(Date.parse(clock.now) - Date.now())).toBeLessThan(60_000)
  })

  it('moves by seconds or to an instant, and returns its time', async () => {
    const moved = await bodyOf(await callSandbox('POST', 'clock', { advanceSeconds: 3600 }))
    expect(moved).toMatchObject({ offsetSeconds: 3600 })
    const set = await bodyOf<{ now: string }>(
      await callSandbox('POST', 'clock', { now: '2150-06-01T12:00:00Z' }),
    )
    expect(set.now).toBe('2150-06-01T12:00:00.000Z')
    expect((await readOrder(await makeOrder())).CreationDate).toMatch(/^2150-06-01T12:/)
  })

  it.each([
    { advanceSeconds: -1 },
    { now: '2020-01-01T00:00:00Z' },
    { now: '9999-01-01T00:00:00Z' },
    { now: 'noon' },
  ])('refuses %j', async (move) => {
    expect(await refusal(await callSandbox('POST', 'clock', move))).toMatchObject({ Code: 40000 })
    expect(await bodyOf(await callSandbox('GET', 'clock'))).toMatchObject({ offsetSeconds: 0 })
  })

  it('can be reset to the system clock, and expired orders stay expired', async () => {
    await callSandbox('POST', 'clock', { advanceSeconds: 40 * 86_400 })
    const back = await bodyOf<{ now: string; offsetSeconds: number }>(await callSandbox('DELETE', 'clock'))
    expect(back.offsetSeconds).toBe(0)
    expect(Math.abs(Date.parse(back.now) - Date.now())).toBeLessThan(60_000)
    expect((await readOrder(seeds.open)).OrderStatus).toBe('Expired')
    expect((await readOrder(await makeOrder())).OrderStatus).toBe('Open')
  })

  it('does not affect tokens and Timestamps', async () => {
    await callSandbox('POST', 'clock', { advanceSeconds: 86_400 })
    expect((await call(orderPath(seeds.open))).status).toBe(200)
  })
})

describe('an order past its expiry', () => {
  it('is stored as expired and closed at once when the clock is moved', async () => {
    await callSandbox('POST', 'clock', { advanceSeconds: 40 * 86_400 })
    expect(await storedStatus(seeds.open)).toEqual({ status: 'ExpiredClosed' })
    expect(await readOrder(seeds.open)).toMatchObject({
      OrderStatus: 'Expired',
      SystemStatus: 'Closed',
      Actions: [],
    })
  })

  it('is stored by an alarm at the first expiry', async () => {
    expect(Math.round((await alarmIn()) / DAY)).toBe(26)
    const id = await makeOrder()
    await call(`${orderPath(id)}/extendOrder/${dateIn(1)}/`, { method: 'PATCH' })
    expect(await alarmIn()).toBeLessThan(2 * DAY)
    await runInDurableObject(stub(), (_, state) => {
      state.storage.sql.exec('UPDATE orders SET expires_at = 1 WHERE id = ?', Number(id))
    })
    expect(await runDurableObjectAlarm(stub())).toBe(true)
    expect(await storedStatus(id)).toEqual({ status: 'ExpiredClosed' })
    expect(await storedStatus(seeds.open)).toEqual({ status: 'OpenActive' })
    expect(Math.round((await alarmIn()) / DAY)).toBe(26)
  })

  it('is shown as expired even before the alarm', async () => {
    await runInDurableObject(stub(), (_, state) => {
      state.storage.sql.exec('UPDATE orders SET expires_at = 1 WHERE id = ?', seeds.open)
    })
    expect(await storedStatus(seeds.open)).toEqual({ status: 'OpenActive' })
    expect(await readOrder(seeds.open)).toMatchObject({ OrderStatus: 'Expired', SystemStatus: 'Closed' })
    const rows = { OrderRows: [{ Name: 'a', Quantity: 1, UnitPrice: 1 }] }
    const response = await sendJson('POST', `${orderPath(seeds.open)}/rows/addOrderRows/`, rows)
    expect(await refusal(response)).toMatchObject({ Code: 40004 })
  })

  it('keeps its alarm when the object is evicted', async () => {
    const before = await alarmIn()
    await evictDurableObject(stub())
    expect(Math.abs((await alarmIn()) - before)).toBeLessThan(60_000)
  })

  it('does not expire a card order, or one beyond the latest alarm', async () => {
    const card = await makeOrder({ PaymentType: 'Card', ExpirationDate: dateIn(1) })
    const long = await makeOrder({ ExpirationDate: '8999-12-31' })
    await callSandbox('POST', 'clock', { advanceSeconds: 300 * 365 * 86_400 })
    expect((await readOrder(card)).OrderStatus).toBe('Open')
    expect((await readOrder(long)).OrderStatus).toBe('Open')
    expect(await alarmIn()).toBeGreaterThan(0)
  })
})
