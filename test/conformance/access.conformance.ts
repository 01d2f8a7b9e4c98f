import { describe, expect, it } from 'vitest'
import { operations, type RestName, restNames } from '../../shared/wire/operations.ts'
import { writePath } from '../../shared/wire/rest-paths.ts'
import { type Answer, call, type Deployment, send } from './deployment.ts'
import { openOrder, orderPath, requests } from './subjects.ts'

const UNKNOWN_ORDER = 4_611_686_018_427_387_905n
const orderNames = restNames.filter((name) => name !== 'getReport')

/** Access rules that every operation shares: 401, 403, and orders that do not exist. */
export function accessConformance(deployment: Deployment): void {
  function ask(name: RestName, CheckoutOrderId: unknown): Promise<Answer> {
    const { input, body } = requests[name]
    const path = writePath(name, { ...input, CheckoutOrderId })
    return call(deployment, path, { method: operations[name].method, ...(body !== undefined && { body }) })
  }

  describe.each(restNames)('%s', (name) => {
    it.each(deployment.needs)('answers 401 without the header %s', async (missing) => {
      const { input, body } = requests[name]
      const text = body === undefined ? '' : JSON.stringify(body)
      const headers = { 'Content-Type': 'application/json', ...(await deployment.authorize(text)) }
      delete (headers as Record<string, string>)[missing]
      const path = writePath(name, { ...input, CheckoutOrderId: await openOrder(deployment) })
      const { method } = operations[name]
      const answer = await send(deployment.baseUrl + path, { method, headers, ...(text && { body: text }) })
      deployment.expectRefusal(answer, 'credentials-missing')
    })
  })

  describe.each(orderNames)('%s', (name) => {
    it('answers 404 to an unknown order', async () => {
      const reason = operations[name].method === 'GET' ? 'order-not-found' : 'order-unknown'
      deployment.expectRefusal(await ask(name, UNKNOWN_ORDER), reason)
    })

    it('refuses an order id that is no Long', async () => {
      deployment.expectRefusal(await ask(name, '9223372036854775808'), 'order-id-wrong')
    })
  })

  const { foreign } = deployment.orders
  // Without such an order there is no request to make.
  it.each(foreign === undefined ? [] : orderNames)(
    "answers 403 to %s of another merchant's order",
    async (name) => {
      deployment.expectRefusal(await ask(name, foreign), 'order-of-another')
    },
  )

  it('answers 401 to unknown credentials, with the reason phrase Unauthorized', async () => {
    const timestamp = new Date().toISOString()
    const address = deployment.baseUrl + orderPath(await openOrder(deployment))
    const headers = { Authorization: 'Bearer unknown', Timestamp: timestamp }
    deployment.expectRefusal(await send(address, { headers }), 'credentials-unknown')
    const response = await fetch(address, { headers })
    await response.body?.cancel()
    expect(['Unauthorized', '']).toContain(response.statusText)
  })
}
