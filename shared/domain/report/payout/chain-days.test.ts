import { describe, expect, it } from 'vitest'
import { reportRowOf } from '../../../testing/report-rows.ts'
import { runs } from '../../../testing/runs.ts'
import type { Long } from '../../values/long.ts'
import type { ReportRow } from '../report.schema.ts'
import { type ChainDay, chainDays, type DayChain, type DayDebts } from './chain-days.ts'
import { type TransactionKeys, transactionKeys } from './transaction-keys.ts'

const march = (day: number) => `2026-03-${String(day).padStart(2, '0')}`

/** The debts of client 1 in SEK. */
const debts = (
  openingBalanceDebt: Long,
  closingBalanceDebt: Long,
  other: Partial<DayDebts> = {},
): DayDebts => ({
  clientId: 1,
  currency: 'SEK',
  openingBalanceDebt,
  closingBalanceDebt,
  ...other,
})

function keysOf(rows: readonly ReportRow[], clientId: Long = 1): TransactionKeys {
  const collected = transactionKeys(clientId, 1)
  for (const row of rows) collected.add(row)
  return collected.keys()
}

const sale = (deliveryId: number, change: Partial<ReportRow> = {}) =>
  reportRowOf({ rowType: 'Purchase', deliveryId, nominalAmount: 100, providerPaidAmount: 100, ...change })

function reported(day: number, clients: DayDebts[], ...rows: ReportRow[][]): ChainDay {
  return { date: march(day), state: 'reported', clients, keys: rows.map((each) => keysOf(each)) }
}

const notReported = (day: number): ChainDay => ({ date: march(day), state: 'not-reported' })
const unread = (day: number): ChainDay => ({ date: march(day), state: 'unread' })

function chain(...days: ChainDay[]): DayChain {
  const search = chainDays(days)
  for (let step = search.next(); ; step = search.next()) if (step.done) return step.value
}

const whole = { breaks: [], repeated: [], repeatedCount: 0, gaps: [] }

describe('debts, day after day', () => {
  it('fit if each day opens with the debt that closed the day before', () => {
    const days = [reported(1, [debts(0, 500)]), reported(2, [debts(500, 0)]), reported(3, [debts(0, 9n)])]
    expect(chain(...days)).toEqual({ ...whole, linksCompared: 2 })
  })

  it('break where a day opens with another debt', () => {
    expect(chain(reported(1, [debts(0, 500)]), reported(2, [debts(499, 0)])).breaks).toEqual([
      {
        clientId: 1,
        currency: 'SEK',
        from: march(1),
        closingBalanceDebt: 500,
        to: march(2),
        openingBalanceDebt: 499,
      },
    ])
  })

  it('are told apart beyond 2^53', () => {
    const day = reported(2, [debts(9_007_199_254_740_992n, 0)])
    expect(chain(reported(1, [debts(0, 9_007_199_254_740_993n)]), day).breaks).toHaveLength(1)
  })

  it('stay as they are over days without a report', () => {
    const open = reported(1, [debts(0, 500)])
    expect(chain(open, notReported(2), notReported(3), reported(4, [debts(500, 0)]))).toEqual({
      ...whole,
      linksCompared: 1,
    })
    expect(chain(open, notReported(2), reported(3, [debts(0, 0)])).breaks).toHaveLength(1)
  })

  it('are compared with the previous report of the client', () => {
    const other = debts(0, 0, { clientId: 2 })
    const days = [reported(1, [debts(0, 500), other]), reported(2, [other]), reported(3, [debts(400, 0)])]
    expect(chain(...days).breaks).toMatchObject([{ clientId: 1, from: march(1), to: march(3) }])
  })

  it('are compared within one client and currency', () => {
    const days = [
      reported(1, [debts(0, 500), debts(0, 70, { currency: 'NOK' }), debts(0, 3, { clientId: 2 })]),
      reported(2, [debts(3, 0, { clientId: 2 }), debts(500, 0), debts(70, 0, { currency: 'NOK' })]),
    ]
    expect(chain(...days)).toEqual({ ...whole, linksCompared: 3 })
  })

  it('are added up for a client with two reports in a day', () => {
    const days = [reported(1, [debts(0, 300), debts(0, 200)]), reported(2, [debts(500, 0)])]
    expect(chain(...days)).toEqual({ ...whole, linksCompared: 1 })
  })

  it('are added up at the opening of two reports of a client', () => {
    // 300 + 200 open the second day, 499 would not do.
    const opened = (more: number) => [
      reported(1, [debts(0, 500)]),
      reported(2, [debts(300, 0), debts(more, 0)]),
    ]
    expect(chain(...opened(200))).toEqual({ ...whole, linksCompared: 1 })
    expect(chain(...opened(199)).breaks).toMatchObject([{ closingBalanceDebt: 500, openingBalanceDebt: 499 }])
  })

  it('are not compared across a day that was not read, which is a gap', () => {
    expect(chain(reported(1, [debts(0, 500)]), unread(2), reported(3, [debts(0, 0)]))).toEqual({
      ...whole,
      gaps: [march(2)],
      linksCompared: 0,
    })
  })

  it('are compared in the order of the dates, for days in any order', () => {
    const days = [reported(3, [debts(7, 0)]), reported(1, [debts(0, 500)]), reported(2, [debts(500, 7)])]
    expect(chain(...days)).toEqual({ ...whole, linksCompared: 2 })
  })

  it('fit without any day', () => {
    expect(chain()).toEqual({ ...whole, linksCompared: 0 })
  })
})

describe('a transaction', () => {
  const repeatedIn = (first: ReportRow[], second: ReportRow[]) =>
    chain(reported(1, [debts(0, 0)], first), reported(2, [debts(0, 0)], second))

  it('is found on two days, with its places', () => {
    const days = [
      reported(1, [debts(0, 0)], [sale(1), sale(2)]),
      reported(2, [debts(0, 0)], [sale(3)]),
      reported(4, [debts(0, 0)], [sale(5)], [sale(4), sale(6), sale(2)]),
    ]
    expect(chain(...days)).toMatchObject({
      repeatedCount: 1,
      repeated: [{ from: march(1), to: march(4), fromClient: 0, toClient: 1, fromRow: 1, toRow: 2 }],
    })
  })

  it('is found on three days, for each two of them', () => {
    const days = [1, 2, 3].map((day) => reported(day, [debts(0, 0)], [sale(1)]))
    expect(chain(...days).repeatedCount).toBe(3)
  })

  it.each([
    ['a credit of the same delivery', { rowType: 'Credit', creditId: 1 }],
    ['another part of the same delivery', { nominalAmount: 99, providerPaidAmount: 99 }],
    ['another row type', { rowType: 'Regression' }],
    ['another currency', { currency: 'NOK' }],
    ['another payment', { paymentTransactionId: 4 }],
    ['another invoice', { providerInvoiceNo: 4 }],
    ['another order', { providerOrderNo: 4 }],
  ])('is not %s', (_, change) => {
    expect(repeatedIn([sale(1)], [sale(1, change)]).repeatedCount).toBe(0)
    expect(repeatedIn([sale(1, change)], [sale(1, change)]).repeatedCount).toBe(1)
  })

  it.each([['creditId'], ['paymentTransactionId'], ['providerInvoiceNo']])(
    'is recognised by its %s alone',
    (member) => {
      const row = reportRowOf({ [member]: 9_223_372_036_854_775_807n })
      const next = reportRowOf({ [member]: 9_223_372_036_854_775_806n })
      expect(repeatedIn([row], [row]).repeatedCount).toBe(1)
      expect(repeatedIn([row], [next]).repeatedCount).toBe(0)
    },
  )

  it('is another one if its invoice has the number of a delivery', () => {
    const ofDelivery = reportRowOf({ deliveryId: 4 })
    const ofInvoice = reportRowOf({ providerInvoiceNo: 4 })
    expect(repeatedIn([ofDelivery], [ofInvoice]).repeatedCount).toBe(0)
  })

  it('is not recognised by its texts: a comment, a name, a date', () => {
    const change = {
      comment: 'x',
      customerName: 'y',
      orderDate: '2026-01-01T00:00:00',
      reconciliationDate: march(2),
    }
    expect(repeatedIn([sale(1)], [sale(1, change)]).repeatedCount).toBe(1)
  })

  it('matches none if it has no number', () => {
    const fee = reportRowOf({
      rowType: 'ManualDeposit',
      nominalAmount: 5,
      providerPaidAmount: 5,
      externalOrderNo: 'a',
    })
    expect(repeatedIn([fee, sale(1)], [fee, sale(2)]).repeatedCount).toBe(0)
  })

  it('is never a balance row, even one with a number', () => {
    const opening = reportRowOf({ rowType: 'OpeningBalanceDebt', deliveryId: 1 })
    expect(repeatedIn([opening], [opening]).repeatedCount).toBe(0)
  })

  it('counts once if both days list it twice', () => {
    expect(repeatedIn([sale(1), sale(1)], [sale(1), sale(1)]).repeatedCount).toBe(1)
  })

  it('is another one for another client', () => {
    const of = (day: number, clientId: number): ChainDay => ({
      date: march(day),
      state: 'reported',
      clients: [],
      keys: [keysOf([sale(1)], clientId)],
    })
    expect(chain(of(1, 1), of(2, 2)).repeatedCount).toBe(0)
  })

  it('counts each time, while at most 100 are named', () => {
    const rows = Array.from({ length: 150 }, (_, index) => sale(index))
    const { repeated, repeatedCount } = repeatedIn(rows, rows)
    expect({ named: repeated.length, repeatedCount }).toEqual({ named: 100, repeatedCount: 150 })
  })

  it('has a unique key among many similar ones', () => {
    // Two of 50 000 collide once in 7 million runs: only a hash that mixes badly fails.
    const count = runs(50_000, 1_000_000)
    const collected = transactionKeys(100_001)
    for (let index = 0; index < count; index += 1)
      collected.add(sale(500_000 + index, { providerOrderNo: 800_000 + index }))
    const { sorted, byRow } = collected.keys()
    expect(new Set(sorted).size).toBe(count)
    expect(byRow).toHaveLength(count)
    expect(sorted.every((key) => Number.isSafeInteger(key) && key > 0)).toBe(true)
  })
})
