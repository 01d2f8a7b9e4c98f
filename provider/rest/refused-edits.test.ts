import { reset } from 'cloudflare:test'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Long } from '../../shared/domain/values/long.ts'
import { cancelOrder, deliver, makeOrder, readOrder, refusal, seeds } from '../testing/orders.ts'
import { bodyOf, merchantAccount } from '../testing/provider.ts'
import { addRows, replaceRows, TINY, updateRow, updateRows } from '../testing/row-calls.ts'

/** An order of the status. */
async function closed(status: string): Promise<Long> {
  if (status === 'Expired') return seeds.expired
  const id = await makeOrder()
  if (status === 'Delivered') await deliver(id)
  else await cancelOrder(id)
  return id
}

function both(send: () => Promise<Response>): Promise<[Response, Response]> {
  return Promise.all([send(), send()])
}

beforeEach(reset)

describe('an order that is not open', () => {
  const operations: [string, (id: Long) => Promise<Response>][] = [
    ['CanAddOrderRow', (id) => addRows(id, [TINY])],
    ['CanUpdateOrderRow', (id) => replaceRows(id, [TINY])],
    ['CanUpdateOrderRow', (id) => updateRows(id, [{ RowId: 1, Quantity: 1 }])],
  ]

  it.each(['Expired', 'Delivered', 'Cancelled'])('refuses every edit of rows: %s', async (status) => {
    const id = await closed(status)
    const before = await readOrder(id)
    expect(before).toMatchObject({ OrderStatus: status, SystemStatus: 'Closed' })
    for (const [action, send] of operations) {
      expect(await refusal(await send(id))).toMatchObject({
        Code: 40004,
        Message: `The order does not have the action ${action}; its status is ${status}.`,
      })
    }
    expect(await readOrder(id)).toEqual(before)
  })
})

describe('two simultaneous equal requests', () => {
  it('add two rows, with two ids', async () => {
    const bodies = await Promise.all((await both(() => addRows(seeds.open, [TINY]))).map((r) => bodyOf(r)))
    expect(bodies).toEqual(
      expect.arrayContaining([
        { OrderRowID: [8], OrderRowId: [8] },
        { OrderRowID: [9], OrderRowId: [9] },
      ]),
    )
  })

  it('cancel a row once, and the second is refused', async () => {
    const responses = await both(() => updateRow(seeds.open, 1, { IsCancelled: true }))
    expect(responses.map(({ status }) => status).toSorted()).toEqual([204, 400])
    const refused = responses.find(({ status }) => status === 400)!
    expect(await bodyOf(refused)).toMatchObject({ Errors: [{ ErrorMessage: 'Row 1 is cancelled.' }] })
  })

  it('replace the rows twice, one after the other', async () => {
    expect((await both(() => replaceRows(seeds.open, [TINY]))).map(({ status }) => status)).toEqual([
      204, 204,
    ])
    const { OrderRows } = await readOrder(seeds.open)
    expect(OrderRows.filter(({ IsCancelled }) => !IsCancelled)).toHaveLength(1)
  })

  it('each affect only their own merchant', async () => {
    const other = merchantAccount('100002')
    const before = await readOrder(seeds.others, other)
    await both(() => replaceRows(seeds.others, [TINY]))
    expect(await readOrder(seeds.others, other)).toEqual(before)
  })
})
