/** Another merchant's order does not exist for a page; the merchant's server gets the provider's refusal. */
import { describe, expect, it } from 'vitest'
import {
  asPage,
  asServer,
  bodyOf,
  json,
  newOrder,
  openSession,
  OTHER_API_KEY,
  orderPath,
} from '../testing/edge.ts'

const row = { Name: 'Bulb', Quantity: 100, UnitPrice: 500 }
const write = () => json('POST', row, { 'If-Match': '*', 'Idempotency-Key': crypto.randomUUID() })

/** An answer without its own id. */
async function answerOf(response: Response): Promise<unknown> {
  return { status: response.status, ...((await bodyOf(response)) as object), requestId: 'any' }
}

describe("another merchant's order", () => {
  it.each([
    ['read', () => ({}), ''],
    ['written', write, '/rows/'],
  ])('looks like an order that does not exist when it is %s by a page', async (_, init, below) => {
    const { token } = await openSession({}, OTHER_API_KEY)
    const ask = async (path: string) => answerOf(await asPage(`${path}${below}`, token, init()))
    const [of, none] = [await ask(orderPath(await newOrder())), await ask(orderPath(1))]
    expect(none).toMatchObject({ status: 404, code: 'order-not-found' })
    expect(of).toEqual(none)
  })

  it.each([
    ['read', () => ({}), ''],
    ['written', write, '/rows/'],
  ])(
    "is forbidden by the provider's refusal when it is %s by the merchant's server",
    async (_, init, below) => {
      const path = `${orderPath(await newOrder())}${below}`
      expect(await answerOf(await asServer(path, init(), OTHER_API_KEY))).toMatchObject({
        status: 403,
        code: 'provider-forbids',
      })
    },
  )
})
