import { describe, expect, it } from 'vitest'
import { readDayOf } from '../../../testing/report-day.ts'
import { reportOf, salesOf } from '../../../testing/report-rows.ts'
import { emptyColumns } from './empty-columns.ts'
import { LoadedRows } from './loaded-rows.ts'
import { reportColumns } from './report-columns.ts'
import { RowsFinder } from './rows-finder.ts'

/** A finder of a day's rows, with the numbers of rows that it has found so far. */
async function finderOf(count: number) {
  const day = await readDayOf(reportOf(salesOf(count)))
  const counts: (number | undefined)[] = []
  const waiting: (() => void)[] = []
  const onChange = () => {
    counts.push(finder.hasFailed ? undefined : finder.found!.rows.view.count)
    waiting.shift()?.()
  }
  const finder = new RowsFinder(day, 0, onChange, () => {})
  const changed = () => new Promise<void>((resolve) => waiting.push(resolve))
  return { day, finder, counts, changed }
}

describe('a finder of rows', () => {
  it('finds rows with the first that are needed, and the values to filter by', async () => {
    const { finder, changed } = await finderOf(60)
    finder.find({ rowTypes: ['Credit'] }, 0, 2)
    await changed()
    const { rows, facets } = finder.found!
    // Every fourth sale from the third on is a credit.
    expect(rows.view.count).toBe(15)
    expect([rows.at(0)?.row.externalOrderNo, rows.at(14)?.row.externalOrderNo]).toEqual(['web-3', 'web-59'])
    expect(facets.rowType).toContainEqual({ value: 'Credit', count: 15 })
  })

  it('asks of the queries that wait only the last', async () => {
    const { finder, counts, changed } = await finderOf(20)
    finder.find({ search: 'web-1' }, 0, 1)
    finder.find({ search: 'web-11' }, 0, 1)
    finder.find({ search: 'web-12' }, 0, 1)
    finder.find({ search: 'nobody' }, 0, 1)
    await changed()
    await changed()
    // web-1 and web-10 to web-19, and then no further match.
    expect(counts).toEqual([11, 0])
  })

  it('lists the values to filter by once, until there are more rows', async () => {
    const { day, finder, changed } = await finderOf(5)
    const asked: unknown[] = []
    const { facets } = day
    day.facets = (client) => {
      asked.push(client)
      return facets(client)
    }
    finder.find({}, 0, 5)
    await changed()
    finder.find({ search: '1' }, 0, 5)
    await changed()
    expect(asked).toEqual([0])
    expect(finder.found?.facets.rowType.length).toBe(4)
  })

  it('keeps its rows when the day is closed, and says that it failed', async () => {
    const { day, finder, counts, changed } = await finderOf(5)
    finder.find({}, 0, 5)
    await changed()
    day.close()
    finder.find({ search: '1' }, 0, 5)
    await changed()
    expect(counts).toEqual([5, undefined])
    expect(finder.found?.rows.at(4)?.row.externalOrderNo).toBe('web-5')
  })

  it('says nothing more once it is stopped', async () => {
    const { day, finder, counts } = await finderOf(5)
    finder.find({}, 0, 5)
    finder.stop()
    // The second query comes later, and is answered later.
    await new Promise<void>((resolve) => new RowsFinder(day, 0, resolve, () => {}).find({}, 0, 5))
    expect(counts).toEqual([])
    expect(finder.found).toBe(undefined)
  })
})

describe('loaded rows', () => {
  it('are those that were asked for, each read once', async () => {
    const day = await readDayOf(reportOf(salesOf(300)))
    const view = await day.query({ client: 0 })
    const asked: number[] = []
    const counting = {
      ...view,
      count: view.count,
      rows: (from: number, count: number) => {
        asked.push(from)
        return view.rows(from, count)
      },
    }
    const rows = new LoadedRows(counting, () => {})
    await rows.load(60, 130)
    await rows.load(60, 130)
    expect(asked).toEqual([50, 100])
    expect(rows.at(49)).toBe(undefined)
    expect(rows.at(129)?.row.externalOrderNo).toBe('web-130')
    await rows.load(290, 400)
    expect(rows.at(299)?.index).toBe(299)
    expect(rows.at(300)).toBe(undefined)
  })

  it('are few after any scrolling, except for those that may be printed', { tags: 'long' }, async () => {
    const day = await readDayOf(reportOf(salesOf(5000)))
    const rows = new LoadedRows(await day.query({ client: 0 }), () => {})
    await rows.load(0, 1000)
    for (let from = 1000; from < 5000; from += 50) await rows.load(from, from + 50)
    const kept = Array.from({ length: 5000 }, (_, position) => rows.at(position) ?? []).flat()
    // A thousand for paper, and twenty pages of fifty.
    expect(kept.length).toBe(2000)
    expect(rows.at(999)).toBeDefined()
    expect(rows.at(4999)).toBeDefined()
    rows.release()
    expect(rows.at(999)).toBe(undefined)
  })
})

describe('columns that no row has a value in', () => {
  it('are found though the first rows do not tell', async () => {
    // Only the last of the rows has a comment, the first has no fees, and none has a credit.
    const sales = salesOf(80, (number) =>
      number === 80 ? { comment: 'Late' } : number === 1 ? { fees: [] } : {},
    )
    const day = await readDayOf(reportOf(sales))
    const empty = await emptyColumns(day, 0, reportColumns, [])
    expect(empty).toEqual([
      'destinationCurrency',
      'exchangeRate',
      'providerInvoiceNo',
      'paymentTransactionId',
      'deliveryId',
      'creditId',
    ])
  })

  it('are all of them when there is no row', async () => {
    const day = await readDayOf(reportOf([]))
    expect(await emptyColumns(day, 0, reportColumns, [])).toEqual(reportColumns)
  })
})
