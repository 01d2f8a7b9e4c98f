import { describe, expect, it } from 'vitest'
import type { ListedOrder } from './listed-order.ts'
import { type ListQuestion, pageOf, readQuestion } from './order-page.ts'

const order: ListedOrder = {
  id: '10000004',
  number: 'b2b-0119',
  status: 'Partly delivered',
  customer: 'Prøvefirmaet Håkan ApS',
  createdAt: '2026-11-12T08:00:00Z',
  expiresAt: undefined,
  amount: 1_108_200,
  currency: 'DKK',
  note: 'Half delivered',
  Payment: 'Invoice',
}

function asked(search: Record<string, string>): ListQuestion {
  const question = readQuestion(search, () => true)
  if (!question.ok) throw new Error(question.reason)
  return question.value
}

const idsOf = (orders: readonly ListedOrder[], search: Record<string, string> = {}) =>
  pageOf(orders, asked(search)).orders.map(({ id }) => id)

describe('the search of the list', () => {
  it.each(['', '  ', '0119', '10000004', 'hakan', 'HÅKAN', 'invoice dkk', 'dkk partly', 'aps  b2b', 'half'])(
    'finds an order by %j',
    (query) => expect(idsOf([order], { query })).toEqual([order.id]),
  )

  it.each(['0118', 'invoice sek', 'card', 'constructor'])('does not find it by %j', (query) =>
    expect(idsOf([order], { query })).toEqual([]),
  )

  it('leaves out orders of another status', () => {
    expect(idsOf([order], { status: 'Partly delivered' })).toEqual([order.id])
    expect(idsOf([order], { status: 'Open' })).toEqual([])
  })
})

describe('the pages of the list', () => {
  /** The odd ones are open; the amounts fall as the days pass. */
  const many = Array.from({ length: 45 }, (_, index): ListedOrder => ({
    ...order,
    id: String(index + 1),
    status: index % 2 === 0 ? 'Open' : 'Delivered',
    createdAt: new Date(Date.UTC(2026, 10, 1 + index)).toISOString(),
    amount: 9_000_000_000_000_000_000n - BigInt(index),
  }))

  function walk(orders: (page: number) => readonly ListedOrder[], search: Record<string, string>): string[] {
    const ids: string[] = []
    let cursor: string | undefined
    for (let page = 0; page < 9; page += 1) {
      const answer = pageOf(orders(page), asked({ ...search, ...(cursor && { cursor }) }))
      expect(answer.orders.length).toBeLessThanOrEqual(20)
      ids.push(...answer.orders.map(({ id }) => id))
      cursor = answer.cursor
      if (cursor === undefined) return ids
    }
    throw new Error('They never end.')
  }

  it('have every order once, the newest first, and say how many there are', () => {
    expect(walk(() => many, {})).toEqual(many.map(({ id }) => id).toReversed())
    expect(pageOf(many, asked({}))).toMatchObject({ total: 45, cursor: '26' })
    expect(pageOf(many, asked({ cursor: '26', status: 'Open' }))).toMatchObject({ total: 23 })
  })

  it('have no next one after a full page that is the last', () => {
    expect(pageOf(many.slice(0, 20), asked({})).cursor).toBeUndefined()
  })

  it('are sorted by each digit of an amount', () => {
    expect(walk(() => many, { by: 'amount', direction: 'ascending' })).toEqual(
      many.map(({ id }) => id).toReversed(),
    )
  })

  it('have orders without a value last, in both directions', () => {
    const [first, second] = [many[0]!, { ...many[1]!, expiresAt: '2026-12-01T00:00:00Z' }]
    for (const direction of ['ascending', 'descending']) {
      expect(idsOf([first, second], { by: 'expiresAt', direction })).toEqual([second.id, first.id])
    }
  })

  it('skip no order when the last one of a page has another status meanwhile', () => {
    const delivered = many.map((each): ListedOrder => ({
      ...each,
      status: each.id === '7' ? 'Delivered' : each.status,
    }))
    const open = many.filter(({ status }) => status === 'Open').map(({ id }) => id)
    // 45, 43 and so on to 7 are the first page.
    expect(walk((page) => (page === 0 ? many : delivered), { status: 'Open' })).toEqual(open.toReversed())
  })
})

describe('a question', () => {
  it.each([
    [{ query: 'x'.repeat(201) }, 'A search has at most 200 characters.'],
    [{ status: 'constructor' }, 'The status is one of Open, '],
    [{ by: 'constructor', direction: 'ascending' }, 'The list is sorted by one of id, '],
    [{ by: 'amount', direction: 'up' }, 'The direction is ascending or descending.'],
    [{ cursor: '8906900' }, 'The cursor is not one of this list.'],
  ])('%j is refused', (search: Record<string, string>, reason) => {
    expect(readQuestion(search, (id) => id === order.id)).toEqual({
      ok: false,
      reason: expect.stringContaining(reason) as string,
    })
  })

  it('may be empty, and may have a search of 200 characters', () => {
    const empty = { query: '', status: '', by: '', direction: '', cursor: '' }
    for (const search of [{}, empty, { query: 'x'.repeat(200) }, { cursor: order.id }]) {
      expect(readQuestion(search, (id) => id === order.id).ok).toBe(true)
    }
  })
})
