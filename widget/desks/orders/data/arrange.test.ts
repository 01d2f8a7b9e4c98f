import { describe, expect, it } from 'vitest'
import { inSlices, Pace } from '../../../kit/format/pace.ts'
import { listedOrder, listedOrders } from '../../../testing/listed-orders.ts'
import { arrange } from './arrange.ts'
import type { ListedOrder, OrderChoice } from './find-orders.ts'
import { readPage } from './read-page.ts'

const never = new AbortController().signal

async function entriesOf(orders: readonly ListedOrder[]) {
  const page = await inSlices(readPage({ orders }), new Pace(), never)
  if (!page.ok) throw new Error(page.reason.member)
  return page.value.entries
}

async function ids(orders: readonly ListedOrder[], choice: Partial<OrderChoice>, lang = 'sv') {
  const whole = { query: '', filter: {}, sort: undefined, ...choice }
  const found = await inSlices(arrange(await entriesOf(orders), whole, lang), new Pace(), never)
  return found.map(({ id }) => Number(id))
}

describe('the orders of a choice', () => {
  const orders: ListedOrder[] = [
    {
      id: 1,
      customer: 'Öberg',
      amount: 500,
      status: 'Open',
      createdAt: '2026-11-20T10:00:00+02:00',
      shelf: 10,
    },
    {
      id: 2,
      customer: 'Andersson',
      amount: 9_007_199_254_740_993n,
      status: 'Delivered',
      createdAt: '2026-11-20T09:00:00Z',
      shelf: 9,
    },
    { id: 3, customer: 'Zetterlund', status: 'Open', note: 'Ring först' },
  ]

  it('have every word in a number, a name, a status, a note or a column of the page', async () => {
    expect(await ids(orders, { query: 'oberg' })).toEqual([1])
    expect(await ids(orders, { query: 'RING open' })).toEqual([3])
    expect(await ids(orders, { query: '10' })).toEqual([1])
  })

  it('have the chosen status', async () => {
    expect(await ids(orders, { filter: { status: 'Open' } })).toEqual([1, 3])
  })

  it('sort as the language does, numbers as numbers, times as times, and what is empty last', async () => {
    const by = (column: string, direction: 'ascending' | 'descending' = 'ascending') =>
      ids(orders, { sort: { by: column, direction } })
    expect(await by('customer')).toEqual([2, 3, 1])
    expect(await by('amount')).toEqual([1, 2, 3])
    expect(await by('amount', 'descending')).toEqual([2, 1, 3])
    expect(await by('createdAt')).toEqual([1, 2, 3])
    expect(await by('shelf')).toEqual([2, 1, 3])
  })

  it('of 100 000 are found and sorted in slices', { tags: 'long' }, async () => {
    const many = await entriesOf(
      listedOrders(100_000).map((order, index) => ({ ...order, ...listedOrder(index) })),
    )
    const choice: OrderChoice = {
      query: 'testsson',
      filter: {},
      sort: { by: 'number', direction: 'ascending' },
    }
    const work = arrange(many, choice, 'en')
    let steps = 0
    while (!work.next().done) steps += 1
    expect(steps).toBeGreaterThan(500)
  })
})
