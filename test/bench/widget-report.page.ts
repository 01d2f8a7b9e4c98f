/** What the bench of the report desk runs in the page: the desk's own reader, and a clock. */
import { readDay } from '../../widget/reports/data/day-reader.ts'
import type { DayReport, RowsQuery } from '../../widget/reports/data/report-data.ts'

/** Milliseconds, each from the beginning of what it names. */
export interface ReportTimes {
  /** From the first byte until a row could be shown. */
  firstRow: number
  /** From the last byte until the verdict. */
  verdict: number
  /** From the first byte until the verdict. */
  whole: number
  longestTask: number
  queries: Record<string, number>
}

const queries: Record<string, Omit<RowsQuery, 'client'>> = {
  all: {},
  'sort by an amount': { sort: { column: 'nominalAmount', isDescending: true } },
  'sort by a name': { sort: { column: 'customerName', isDescending: false } },
  'sort by an order number': { sort: { column: 'externalOrderNo', isDescending: true } },
  'filter by row type': { rowTypes: ['Credit'] },
  'filter by fee type': { feeTypes: ['Admin'] },
  'search for a name': { search: 'kjaersti 12' },
  'search for an amount': { search: '1234,5' },
  'group by payment type': { group: 'paymentType' },
  'group by order': { group: 'externalOrderNo' },
}

const page = globalThis as unknown as { day?: DayReport; read: typeof read; task?: number }

/** Reads the report and asks for what a person would. The day stays open in `globalThis.day`. */
async function read(url: string, isAsked: boolean): Promise<ReportTimes> {
  const tasks = longTasks()
  const answer = await fetch(url)
  const times = { first: 0, last: 0 }
  const body = answer.body!.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>(
      {
        transform(chunk, controller) {
          times.first ||= performance.now()
          times.last = performance.now()
          controller.enqueue(chunk)
        },
      },
      undefined,
      { highWaterMark: 0 },
    ),
  )
  const day = await readDay('2026-01-15', body, () => {}, new AbortController().signal)
  const view = await day.query({ client: 0 })
  await view.rows(0, 50)
  view.release()
  const firstRow = performance.now() - times.first
  const reading = await day.whole
  const end = performance.now()
  if (reading.clients[0]?.payout?.verdict !== 'balances') throw new Error('the report does not balance')
  page.day = day
  const asked: Record<string, number> = {}
  if (isAsked) {
    for (const [name, query] of Object.entries(queries)) {
      const start = performance.now()
      const view = await day.query({ client: 0, ...query })
      await view.rows(0, 50)
      asked[name] = performance.now() - start
      view.release()
    }
    const start = performance.now()
    const all = await day.query({ client: 0 })
    for (let from = 0; from < all.count; from += 1_000) await all.rows(from, 1_000)
    asked['every row in turn'] = performance.now() - start
  }
  return {
    firstRow,
    verdict: end - times.last,
    whole: end - times.first,
    longestTask: await tasks(),
    queries: asked,
  }
}

/** Watches for tasks of 50 ms and more, which the browser calls long; 0 when there were none. */
function longTasks(): () => Promise<number> {
  let longest = 0
  const observer = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longest = Math.max(longest, duration)
  })
  observer.observe({ type: 'longtask' })
  return async () => {
    // Entries are handed over a moment after they are made.
    await new Promise((resolve) => setTimeout(resolve, 200))
    observer.disconnect()
    return longest
  }
}

Object.assign(page, { read })
