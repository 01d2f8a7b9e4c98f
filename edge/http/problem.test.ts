/** What the orders of other merchants look like: nothing, to a page; what the provider says, to a server. */
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

/** All that an answer says but its own id. */
async function answerOf(response: Response): Promise<unknown> {
  return { status: response.status, ...((await bodyOf(response)) as object), requestId: 'any' }
}

describe("another merchant's order", () => {
  it.each([
    ['read', () => ({}), ''],
    ['written', write, '/rows/'],
  ])('that is %s by a page is answered as an order that does not exist', async (_, init, below) => {
    const { token } = await openSession({}, OTHER_API_KEY)
    const ask = async (path: string) => answerOf(await asPage(`${path}${below}`, token, init()))
    const [of, none] = [await ask(orderPath(await newOrder())), await ask(orderPath(1))]
    expect(none).toMatchObject({ status: 404, code: 'order-not-found' })
    expect(of).toEqual(none)
  })

  it.each([
    ['read', () => ({}), ''],
    ['written', write, '/rows/'],
  ])("that is %s by the merchant's server is forbidden, as the provider says", async (_, init, below) => {
    const path = `${orderPath(await newOrder())}${below}`
    expect(await answerOf(await asServer(path, init(), OTHER_API_KEY))).toMatchObject({
      status: 403,
      code: 'provider-forbids',
    })
  })
})
