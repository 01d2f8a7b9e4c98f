import { evictDurableObject, reset, runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Long } from '../../shared/domain/values/long.ts'
import { DAY } from '../clock.ts'
import { ask, createOrder, deliver, madeOrder, orderOf } from '../testing/credit-soap.ts'
import { clientRow } from '../testing/credit-rows.ts'
import { callSandbox, makeOrder, readOrder, refusal, seeds, sendJson } from '../testing/orders.ts'
import { planRequest } from '../testing/plan-merchant.ts'
import { bodyOf, call, env, merchantAccount, orderPath } from '../testing/provider.ts'
import { runAlarm } from '../testing/receiver.ts'

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

/** The next alarm once the seeds' deliveries of days that are over are settled, in milliseconds from now. */
async function alarmIn(): Promise<number> {
  await runDurableObjectAlarm(stub())
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

describe('what is over by a moved clock stays over when the clock is reset:', () => {
  const inDays = async (days: number) => {
    expect((await callSandbox('POST', 'clock', { advanceSeconds: days * 86_400 })).status).toBe(200)
  }
  const resetClock = async () => expect((await callSandbox('DELETE', 'clock')).status).toBe(200)

  it.each([
    ['before the alarm', () => Promise.resolve()],
    ['after the alarm', runAlarm],
  ])('a SOAP order, %s', async (_, alarm) => {
    const id = await madeOrder([clientRow()], undefined, { ClientOrderNr: 'A' })
    await inDays(31)
    await alarm()
    await resetClock()
    expect(await orderOf(id)).toMatchObject({ IsActive: false })
    expect(await deliver(id)).toMatchObject({ Accepted: false, ResultCode: 20_003 })
    expect(await createOrder([clientRow()], undefined, { ClientOrderNr: 'A' })).toMatchObject({
      Accepted: false,
      RejectionCode: 'OrderExpired',
    })
  })

  it('the amounts of SOAP orders, which no limit counts any more', async () => {
    // Four orders of 250 000,00 are all that a client may have open.
    const most = () => createOrder([clientRow({ PricePerUnit: '200000' })])
    for (let count = 0; count < 4; count++) expect(await most()).toMatchObject({ Accepted: true })
    expect(await most()).toMatchObject({ RejectionCode: 'ClientOverCreditLimit' })
    await inDays(31)
    await resetClock()
    expect(await most()).toMatchObject({ Accepted: true })
  })

  it('a payment plan, which also counts for no limit', async () => {
    // Four plans of 250 000,00 are all that a client may have pending.
    const most = () => ask('CreatePaymentPlan', planRequest({ CampainCode: 100060 }, { Amount: '250000' }))
    const { ProviderPaymentPlanNr } = await most()
    for (let count = 1; count < 4; count++) expect(await most()).toMatchObject({ Accepted: true })
    expect(await most()).toMatchObject({ RejectionCode: 'ClientOverCreditLimit' })
    await inDays(30)
    await resetClock()
    expect(await ask('GetPaymentPlanStatus', { ProviderPaymentPlanNr })).toMatchObject({
      Status: 'Cancelled',
    })
    expect(await ask('ApprovePaymentPlan', { ProviderPaymentPlanNr })).toMatchObject({
      RejectionCode: 'WrongStatus',
    })
    expect(await ask('GetContractPdf', { ProviderPaymentPlanNr })).toMatchObject({
      RejectionCode: 'ContractExpired',
    })
    expect(await most()).toMatchObject({ Accepted: true })
  })

  it('more orders than expire at once', async () => {
    const id = await makeOrder()
    const number = await madeOrder()
    // 1 200 more of each.
    await runInDurableObject(stub(), (_, { storage: { sql } }) => {
      for (const [table, of, unique] of [
        ['orders', id, []],
        ['credit_orders', number, ['authorize_id']],
      ] as const) {
        const columns = sql.exec(`SELECT name FROM pragma_table_info('${table}')`).toArray()
        const values = columns.map(({ name }) =>
          ['id', ...unique].includes(String(name)) ? `${String(name)} + added.n` : String(name),
        )
        sql.exec(`WITH RECURSIVE added(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM added WHERE n < 1200)
          INSERT INTO ${table} SELECT ${values.join(', ')} FROM ${table}, added WHERE id = ${Number(of)}`)
      }
    })
    await inDays(40)
    await resetClock()
    const open = await runInDurableObject(stub(), (_, { storage: { sql } }) =>
      sql
        .exec(
          `SELECT (SELECT count(*) FROM orders WHERE id >= ${Number(id)} AND order_status = 'Open') AS orders,
             (SELECT count(*) FROM credit_orders WHERE is_expired = 0) AS credit`,
        )
        .one(),
    )
    expect(open).toEqual({ orders: 0, credit: 0 })
  })
})
