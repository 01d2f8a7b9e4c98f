/** The history of an order over several pages: each entry once, newest first. */
import { runInDurableObject } from 'cloudflare:test'
import { describe, expect, it } from 'vitest'
import type { HistoryEntry } from '../../shared/domain/order/history.ts'
import { HISTORY_PAGE } from '../../shared/domain/values/limits.ts'
import { deskName } from '../order-desk/desk-request.ts'
import { orderDeskMigrations } from '../order-desk/schema.ts'
import { Tables } from '../desk/tables.ts'
import { asServer, bodyOf, env, type HistoryAnswer, json, newOrder, orderPath } from '../testing/edge.ts'
import { History } from '../desk/history.ts'

/** Adds entries to the order's history; the first has the number 1. @param name the user's */
async function append(id: Awaited<ReturnType<typeof newOrder>>, count: number, name = 'Kim'): Promise<void> {
  // The first write creates the desk's tables.
  const row = { Name: 'Bulb', Quantity: 100, UnitPrice: 500 }
  expect((await asServer(`${orderPath(id)}/rows/`, json('POST', row))).status).toBe(202)
  return runInDurableObject(env.DESK.getByName(deskName('100001', id)), (_, { storage }) => {
    storage.sql.exec('DELETE FROM history')
    const history = new History(new Tables(storage, orderDeskMigrations))
    for (let number = 1; number <= count; number++) {
      const entry: HistoryEntry = {
        at: new Date().toISOString(),
        who: { kind: 'session', id: 'u1', name },
        operation: 'addOrderRow',
        outcome: 'done',
        before: {},
        rows: [],
        requestId: `r${number}`,
      }
      history.append(entry)
    }
  })
}

/** All pages, each as the numbers of its entries. */
async function pagesOf(id: Awaited<ReturnType<typeof newOrder>>): Promise<number[][]> {
  const pages: number[][] = []
  let query = ''
  for (;;) {
    const response = await asServer(`${orderPath(id)}/history${query}`)
    expect(response.status).toBe(200)
    const { entries, before } = (await bodyOf(response)) as HistoryAnswer
    pages.push(entries.map(({ requestId }) => Number(requestId.slice(1))))
    if (before === undefined) return pages
    query = `?before=${before}`
  }
}

/** The numbers from one down to another. */
const down = (from: number, to: number) => Array.from({ length: from - to + 1 }, (_, n) => from - n)

describe('the history of an order', () => {
  it('has each entry once, newest first, on more than two pages', async () => {
    const id = await newOrder()
    await append(id, 2 * HISTORY_PAGE + 1)
    // 401 entries of 200 a page: 401 to 202, 201 to 2, and 1.
    expect(await pagesOf(id)).toEqual([down(401, 202), down(201, 2), [1]])
  })

  it('has fewer large entries on a page, and each entry once', async () => {
    const id = await newOrder()
    // Of 100 kB each, two fit into 256 KiB.
    await append(id, 5, 'x'.repeat(100_000))
    expect(await pagesOf(id)).toEqual([[5, 4], [3, 2], [1]])
  })

  it('has a page for an entry that is larger than a page', async () => {
    const id = await newOrder()
    await append(id, 2, 'x'.repeat(300_000))
    expect(await pagesOf(id)).toEqual([[2], [1]])
  })

  it('has no second page after exactly one page', async () => {
    const id = await newOrder()
    await append(id, HISTORY_PAGE)
    expect(await pagesOf(id)).toEqual([down(200, 1)])
  })
})
