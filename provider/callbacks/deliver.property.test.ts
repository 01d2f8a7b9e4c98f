/** Whatever a receiver answers: it gets each event at least once, and the events of an order in their sequence. */
import { reset } from 'cloudflare:test'
import fc from 'fast-check'
import { afterEach, expect, it, vi } from 'vitest'
import { runs } from '../../shared/testing/runs.ts'
import type { Long } from '../../shared/domain/values/long.ts'
import { cancelOrder, makeOrder } from '../testing/orders.ts'
import { passTime, receive, storedCallbacks, subscribe } from '../testing/receiver.ts'
import { rowToAdd } from '../testing/row.ts'
import { addRows } from '../testing/row-calls.ts'

afterEach(() => void vi.restoreAllMocks())

/** The longest wait after a fourth failure. */
const WAIT = 30 * 60 * 1000

it('delivers every event at least once, and those of an order in sequence', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom('order', 'rows', 'cancel'), { minLength: 1, maxLength: 6 }),
      fc.array(fc.constantFrom(200, 500, 0), { maxLength: 4 }),
      async (acts, answers) => {
        await reset()
        const left: number[] = []
        const got: string[] = []
        receive(({ event }) => {
          const status = left.shift() ?? 200
          if (status === 0) throw new TypeError('closed')
          if (event.EventName !== 'Ping' && status === 200)
            got.push(`${event.CheckoutOrderId} ${event.EventName}`)
          return new Response(null, { status })
        })
        await subscribe()
        left.push(...answers)
        const raised: string[] = []
        const ids: Long[] = []
        for (const act of acts) {
          if (act === 'order' || ids.length === 0) {
            ids.push(await makeOrder())
            raised.push(`${ids.at(-1)} CheckoutOrder.Created`)
          } else if (act === 'rows') {
            await addRows(ids.at(-1)!, [rowToAdd()])
            raised.push(`${ids.at(-1)} CheckoutOrder.Updated`)
          } else {
            await cancelOrder(ids.at(-1)!)
            raised.push(`${ids.pop()} CheckoutOrder.Closed`)
          }
        }
        const waits = async () => (await storedCallbacks()).some(({ state }) => state === 'waiting')
        // Each answer fails at most one attempt. Within these hours nothing is given up.
        for (let time = 0; time <= answers.length && (await waits()); time++) await passTime(WAIT)
        await expect.poll(waits).toBe(false)
        for (const [id] of raised.map((one) => one.split(' '))) {
          const of = (list: string[]) => list.filter((one) => one.startsWith(`${id} `))
          expect(of(got)).toEqual(of(raised))
        }
      },
    ),
    { numRuns: runs(6, 200) },
  )
})
