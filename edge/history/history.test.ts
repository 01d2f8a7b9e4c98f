/** The history of an order over several pages: each entry once, newest first. */
import { describe, expect, it } from 'vitest'
import { HISTORY_PAGE } from '../../shared/domain/values/limits.ts'
import { appendEntries } from '../testing/journal.ts'
import { asServer, bodyOf, type HistoryAnswer, newOrder, orderPath } from '../testing/edge.ts'

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
    await appendEntries(id, 2 * HISTORY_PAGE + 1)
    // 401 entries of 200 a page: 401 to 202, 201 to 2, and 1.
    expect(await pagesOf(id)).toEqual([down(401, 202), down(201, 2), [1]])
  })

  it('has fewer large entries on a page, and each entry once', async () => {
    const id = await newOrder()
    // Of 100 kB each, two fit into 256 KiB.
    await appendEntries(id, 5, { note: 'x'.repeat(100_000) })
    expect(await pagesOf(id)).toEqual([[5, 4], [3, 2], [1]])
  })

  it('has a page for an entry that is larger than a page', async () => {
    const id = await newOrder()
    await appendEntries(id, 2, { note: 'x'.repeat(300_000) })
    expect(await pagesOf(id)).toEqual([[2], [1]])
  })

  it('has no second page after exactly one page', async () => {
    const id = await newOrder()
    await appendEntries(id, HISTORY_PAGE)
    expect(await pagesOf(id)).toEqual([down(200, 1)])
  })
})
