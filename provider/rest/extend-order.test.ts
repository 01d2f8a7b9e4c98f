import { reset } from 'cloudflare:test'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Long } from '../../shared/domain/values/long.ts'
import { DAY } from '../clock.ts'
import { call, orderPath, send, signedHeaders } from '../testing/provider.ts'
import { deliver, callSandbox, makeOrder, readOrder, refusal, seeds } from '../testing/orders.ts'

const pathOf = (id: Long, date: string) => `${orderPath(id)}/extendOrder/${date}/`
const extend = (id: Long, date: string) => call(pathOf(id, date), { method: 'PATCH' })
const dateIn = (days: number) => new Date(Date.now() + days * DAY).toISOString().slice(0, 10)

beforeEach(reset)

describe('extending an order', () => {
  it('answers 200 without a body, and the order then expires with that day', async () => {
    const response = await extend(seeds.open, dateIn(90))
    expect(response.status).toBe(200)
    expect(await response.text()).toBe('')
    expect((await readOrder(seeds.open)).ExpirationDate).toBe(`${dateIn(90)}T23:59:59`)
  })

  it('can also set an earlier day', async () => {
    expect((await extend(seeds.open, dateIn(1))).status).toBe(200)
    expect((await readOrder(seeds.open)).ExpirationDate).toBe(`${dateIn(1)}T23:59:59`)
  })

  it('ignores a body, which the signature still covers', async () => {
    const body = 'anything'
    const patch = async (signed: string) =>
      send(pathOf(seeds.open, dateIn(9)), { method: 'PATCH', body, headers: await signedHeaders(signed) })
    expect((await patch(body)).status).toBe(200)
    expect((await patch('')).status).toBe(401)
  })

  it.each(['Card', 'DirectBank', 'Swish', 'GooglePay'])(
    'refuses an order that is paid by %s, which never expires',
    async (PaymentType) => {
      const id = await makeOrder({ PaymentType })
      expect(await refusal(await extend(id, dateIn(9)))).toEqual({
        Code: 40011,
        Message: 'Only invoice, account credit and payment plan orders expire.',
      })
      expect((await readOrder(id)).ExpirationDate).toBeNull()
    },
  )

  it.each(['AccountCredit', 'PaymentPlan'])('accepts an order of type %s', async (PaymentType) => {
    const id = await makeOrder({ PaymentType })
    expect((await extend(id, dateIn(9))).status).toBe(200)
    expect((await readOrder(id)).ExpirationDate).toBe(`${dateIn(9)}T23:59:59`)
  })

  it.each([
    ['of the past', -1],
    ['of today', 0],
  ])('refuses a date %s', async (_, days) => {
    const before = await readOrder(seeds.open)
    expect(await refusal(await extend(seeds.open, dateIn(days)))).toEqual({
      Code: 40000,
      Message: 'The request is not valid.',
      Errors: [
        {
          Code: 1031,
          Field: 'expiryDate',
          ErrorMessage: `expiryDate must be later than the current date (${dateIn(0)}).`,
        },
      ],
    })
    expect(await readOrder(seeds.open)).toEqual(before)
  })

  it.each(['2026-02-30', '2099-12-01T10:00:00', '2099-1-1', '20991201', 'tomorrow', '%00'])(
    'refuses the date %s',
    async (date) => {
      expect(await refusal(await extend(seeds.open, date))).toEqual({
        Code: 40002,
        Message: 'A path parameter is not valid.',
        Errors: [
          {
            Code: 1030,
            Field: 'expiryDate',
            ErrorMessage: 'expiryDate must be a date of the form YYYY-MM-DD.',
          },
        ],
      })
    },
  )

  it("uses the merchant's clock", async () => {
    await callSandbox('POST', 'clock', { advanceSeconds: 86_400 })
    expect(await refusal(await extend(seeds.open, dateIn(1)))).toMatchObject({ Errors: [{ Code: 1031 }] })
    expect((await extend(seeds.open, dateIn(2))).status).toBe(200)
  })

  it('refuses an order that is no longer open', async () => {
    const id = await makeOrder()
    await deliver(id)
    for (const [order, status] of [
      [seeds.expired, 'Expired'],
      [id, 'Delivered'],
    ] as const) {
      expect(await refusal(await extend(order, dateIn(9)))).toEqual({
        Code: 40008,
        Message: `The order is not open; its status is ${status}.`,
      })
    }
  })

  it('is 403 for an order of another merchant, and 400 for an unknown one', async () => {
    expect(await refusal(await extend(seeds.others, dateIn(9)), 403)).toMatchObject({ Code: 40300 })
    expect(await refusal(await extend(1, dateIn(9)))).toMatchObject({ Code: 40003 })
    expect((await send(pathOf(seeds.open, dateIn(9)), { method: 'PATCH' })).statusText).toBe('Unauthorized')
  })
})
