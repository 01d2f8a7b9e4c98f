import { reset, runInDurableObject } from 'cloudflare:test'
import fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import { paymentTypes } from '../../shared/domain/order/payment.enums.ts'
import { parseJson } from '../../shared/domain/values/json.ts'
import { LONG_MAX, type Long } from '../../shared/domain/values/long.ts'
import { isTransaction } from '../../shared/domain/report/report.rules.ts'
import { reportDifferences } from '../../shared/testing/report-differences.ts'
import { report as reportSchema, type Report } from '../../shared/domain/report/report.schema.ts'
import { operatorName } from '../../shared/wire/operator-name.ts'
import { DAY, localDateTimeOf } from '../clock.ts'
import type { Merchant } from '../merchant/merchant.ts'
import { storedSeed } from '../simulation/seed-order.ts'
import { testCustomers } from '../simulation/test-customers.ts'
import { type Database, openDatabase } from '../storage/database.ts'
import { saveNewOrder } from '../storage/stored-order.ts'
import { env } from '../testing/provider.ts'
import { insertBulkRows } from './bulk-rows.ts'
import { openReport } from './merchant-report.ts'
import { settleSlice } from './settle.ts'
import { Settlement } from './settlement.ts'
import { reportPieces, reportStream } from './report-stream.ts'
import { summarize } from './report-summary.ts'

const head = { clientId: 1, recipientTaxId: '', operator: operatorName() }
const DATE = '2020-05-01'
const MORNING = Date.parse(`${DATE}T08:00:00Z`)

beforeEach(reset)

type Transaction = <T>(work: () => T) => T

/** Runs a test on the database of a merchant without seeded orders. */
function withDatabase<T>(test: (db: Database, transaction: Transaction) => T | Promise<T>): Promise<T> {
  const stub = env.MERCHANT.getByName('999')
  return runInDurableObject(stub, (_: Merchant, { storage }) =>
    test(openDatabase(storage.sql), (work) => storage.transactionSync(work)),
  )
}

function reportText(db: Database, date = DATE, includeWithholding = false): string {
  while (settleSlice(db, Date.parse(date) + DAY));
  const summaries = summarize(db, date)
  if (!summaries.ok) throw new Error(summaries.reason)
  return [...reportPieces(db, summaries.value, { ...head, includeWithholding })].join('')
}

function reportOf(db: Database, date = DATE, includeWithholding = false): Report {
  return reportSchema.parse(parseJson(reportText(db, date, includeWithholding)))
}

interface Delivered {
  paymentType: (typeof paymentTypes)[number]
  currency: string
  day: number
  UnitPrice: Long
  /** The part that is credited a day later, in percent. */
  credited: number
  /** The instant; by default the morning of the day. */
  at?: number
}

/** A manual transaction of any size. */
function insertAmount(db: Database, date: string, amount: Long): void {
  db.run(
    `INSERT INTO report_rows (date, currency, row_type, nominal_amount, fee_amount, fee_vat_amount, fees)
     VALUES (?, 'SEK', 'Manual', ?, 0, 0, '[]')`,
    date,
    amount,
  )
}

let ids = 0

function deliver(
  db: Database,
  { paymentType, currency, day, UnitPrice, credited, at = MORNING + day * DAY }: Delivered,
): void {
  const Id = ++ids
  const createdAt = at
  const row = { Name: 'x', Quantity: 100, VatPercent: 2500 }
  const credits =
    credited === 0
      ? []
      : [
          {
            Id,
            createdAt: createdAt + DAY,
            rows: [{ ...row, OrderRowId: 1, Quantity: -credited, UnitPrice }],
          },
        ]
  const order = storedSeed(Id, `order-${Id}`, {
    customer: testCustomers.tess,
    Currency: currency,
    PaymentType: paymentType,
    createdAt,
    expiresAt: null,
    rows: [{ ...row, UnitPrice, deliveryId: Id }],
    deliveries: [{ Id, InvoiceId: null, Status: null, createdAt, dueAt: null, credits }],
  })
  saveNewOrder(db, order)
}

const delivered: fc.Arbitrary<Delivered> = fc.record({
  paymentType: fc.constantFrom(...paymentTypes),
  currency: fc.constantFrom('SEK', 'NOK'),
  day: fc.integer({ min: 0, max: 3 }),
  UnitPrice: fc.integer({ min: 1, max: 50_000_000 }),
  credited: fc.constantFrom(0, 0, 33, 100),
})

describe('a report of deliveries and credits', () => {
  it('balances on each day, with and without the balance rows, after any events', async () => {
    await withDatabase((db) => {
      fc.assert(
        fc.property(fc.array(delivered, { minLength: 1, maxLength: 12 }), (deliveries) => {
          for (const table of [
            'report_rows',
            'report_sums',
            'report_vat_sums',
            'credit_rows',
            'credits',
            'order_rows',
            'deliveries',
            'addresses',
            'orders',
          ]) {
            db.run(`DELETE FROM ${table}`)
          }
          for (const delivery of deliveries) deliver(db, delivery)
          let debts = new Map<string, number | bigint>()
          for (let day = 0; day <= 4; day++) {
            const date = localDateTimeOf(MORNING + day * DAY).slice(0, 10)
            const happened = deliveries.filter(
              (item) => item.day === day || (item.credited !== 0 && item.day + 1 === day),
            )
            if (happened.length === 0) continue
            const whole = reportOf(db, date, true)
            const plain = reportOf(db, date)
            expect(reportDifferences(whole)).toEqual([])
            expect(reportDifferences(plain)).toEqual([])
            expect(plain.clientReports.flatMap(({ rows }) => rows)).toEqual(
              whole.clientReports.flatMap(({ rows }) => rows.filter(isTransaction)),
            )
            // The opening debt is the closing debt of the day before.
            for (const { paymentReport } of whole.clientReports) {
              expect(paymentReport.openingBalanceDebt).toBe(debts.get(paymentReport.currency) ?? 0)
              debts = debts.set(paymentReport.currency, paymentReport.closingBalanceDebt)
            }
          }
        }),
        { numRuns: 100, seed: 20200305 },
      )
    })
  })

  it('has exactly the documented fees', async () => {
    const report = await withDatabase((db) => {
      deliver(db, { paymentType: 'Invoice', currency: 'SEK', day: 0, UnitPrice: 10_001, credited: 0 })
      deliver(db, { paymentType: 'Card', currency: 'SEK', day: -1, UnitPrice: 1_000, credited: 100 })
      return reportOf(db)
    })
    const [invoice, credit] = report.clientReports[0]!.rows
    expect(invoice).toMatchObject({
      rowType: 'CreatedInvoice',
      nominalAmount: 10_001,
      // 1.95 % of 100,01 is 1,950195; 25 % of 1,95 is 0,4875.
      fees: [
        {
          type: 'Service',
          amountExcludingVat: 195,
          vatPercent: 2500,
          vatAmount: 49,
          providerPaidAmount: -244,
        },
        {
          type: 'Admin',
          amountExcludingVat: 1900,
          vatPercent: 2500,
          vatAmount: 475,
          providerPaidAmount: -2375,
        },
      ],
      providerPaidAmount: 10_001 - 195 - 49 - 1900 - 475,
      reconciliationDate: DATE,
    })
    expect(invoice).not.toHaveProperty('creditId')
    expect(credit).toMatchObject({
      rowType: 'Credit',
      nominalAmount: -1_000,
      creditId: expect.any(Number),
      fees: [{ type: 'Credit', amountExcludingVat: 900, vatAmount: 225, providerPaidAmount: -1125 }],
    })
  })

  it('has no fee with a credit so large that the amount less the fee would not fit into 64 bits', async () => {
    // 807 minor units above the smallest Long, and the fee of a credit is 900 and 225 of VAT.
    const UnitPrice = 9_223_372_036_854_775_000n
    const report = await withDatabase((db) => {
      deliver(db, { paymentType: 'Card', currency: 'SEK', day: -1, UnitPrice, credited: 100 })
      return reportOf(db)
    })
    const credit = report.clientReports[0]!.rows.find(({ rowType }) => rowType === 'Credit')
    expect(credit).toMatchObject({ nominalAmount: -UnitPrice, fees: [] })
  })

  it('settles each delivery once, and later ones of the same day at the next reading', async () => {
    const counts = await withDatabase((db) => {
      const one = { paymentType: 'Card', currency: 'SEK', day: 0, UnitPrice: 100, credited: 0 } as const
      deliver(db, one)
      const first = reportOf(db).totalNrOfRows
      const again = reportOf(db).totalNrOfRows
      deliver(db, one)
      return [first, again, reportOf(db).totalNrOfRows]
    })
    expect(counts).toEqual([1, 1, 2])
  })

  it('keeps the largest amounts exact, and refuses a total beyond them', async () => {
    await withDatabase((db) => {
      insertAmount(db, DATE, LONG_MAX)
      expect(reportText(db)).toContain(`"nominalAmount":${LONG_MAX},"feeAmountExcludingVat":0`)
      expect(reportDifferences(reportOf(db, DATE, true))).toEqual([])
      insertAmount(db, DATE, 1)
      expect(summarize(db, DATE)).toEqual({ ok: false, reason: 'report-amount-too-large' })
      insertAmount(db, DATE, -1)
      expect(reportDifferences(reportOf(db))).toEqual([])
    })
  })

  it('refuses a day that opens with a debt beyond 64 bits, even if it closes within them', async () => {
    await withDatabase((db) => {
      insertAmount(db, '2020-05-01', -LONG_MAX)
      insertAmount(db, '2020-05-02', -LONG_MAX)
      insertAmount(db, '2020-05-03', LONG_MAX)
      insertAmount(db, '2020-05-04', LONG_MAX)
      insertAmount(db, '2020-05-05', 1)
      expect(reportOf(db, '2020-05-01').clientReports[0]!.paymentReport.closingBalanceDebt).toBe(LONG_MAX)
      // Owed twice the largest Long after the second day, and once after the third.
      for (const date of ['2020-05-02', '2020-05-03']) {
        expect(summarize(db, date)).toEqual({ ok: false, reason: 'report-amount-too-large' })
      }
      expect(reportOf(db, '2020-05-04').clientReports[0]!.paymentReport).toMatchObject({
        openingBalanceDebt: LONG_MAX,
        closingBalanceDebt: 0,
        providerPaidAmountIncludingWithholding: 0,
        providerPaidAmountExcludingWithholding: LONG_MAX,
      })
      expect(reportOf(db, '2020-05-05').clientReports[0]!.paymentReport).toMatchObject({
        openingBalanceDebt: 0,
        providerPaidAmountIncludingWithholding: 1,
      })
    })
  })
})

describe('a day', () => {
  const midnight = Date.parse('2020-05-02T00:00:00Z')
  const sale = { paymentType: 'Card', currency: 'SEK', day: 0, credited: 0 } as const
  const request = { ...head, operatorName: 'Provider', includeWithholding: false, hasDummyDays: false }

  it('ends with its last millisecond, for deliveries and for requests', async () => {
    await withDatabase(async (db, transaction) => {
      deliver(db, { ...sale, UnitPrice: 100, at: Date.parse(`${DATE}T00:00:00.000Z`) - 1 })
      deliver(db, { ...sale, UnitPrice: 200, at: Date.parse(`${DATE}T00:00:00.000Z`) })
      deliver(db, { ...sale, UnitPrice: 300, at: midnight - 1 })
      deliver(db, { ...sale, UnitPrice: 400, at: midnight })
      const settlement = new Settlement({ db, transaction })
      const ask = (date: string, now: number) =>
        openReport({ db, now, transaction, settlement }, { ...request, date })
      expect(await ask(DATE, midnight - 1)).toEqual({ ok: false, reason: 'report-not-found' })
      const amounts = async (date: string, now: number) => {
        const outcome = await ask(date, now)
        if (!outcome.ok) throw new Error(outcome.reason)
        const { clientReports } = (await new Response(outcome.value).json()) as Report
        return clientReports.flatMap(({ rows }) => rows.map(({ nominalAmount }) => nominalAmount))
      }
      expect(await amounts(DATE, midnight)).toEqual([200, 300])
      expect(await amounts('2020-04-30', midnight)).toEqual([100])
      expect(await ask('2020-05-02', midnight)).toEqual({ ok: false, reason: 'report-not-found' })
      expect(await amounts('2020-05-02', midnight + DAY)).toEqual([400])
    })
  })

  it('is not settled before it is over, so that an early request changes nothing', async () => {
    await withDatabase(async (db, transaction) => {
      deliver(db, { ...sale, UnitPrice: 100, at: midnight - 1 })
      const settlement = new Settlement({ db, transaction })
      await openReport({ db, now: midnight - 1, transaction, settlement }, { ...request, date: DATE })
      const { rows } = db.first<{ rows: number }>(
        `SELECT json_object('rows', count(*)) AS json FROM report_rows`,
      )!
      expect(rows).toBe(0)
    })
  })
})

describe('a report that is being written', () => {
  it('does not have rows that are added after its beginning', async () => {
    const { before, text } = await withDatabase((db) => {
      insertBulkRows(db, DATE, 0, 1_000)
      const before = reportText(db)
      const summaries = summarize(db, DATE)
      const pieces = reportPieces(db, summaries.ok ? summaries.value : [], {
        ...head,
        includeWithholding: false,
      })
      let text = ''
      for (const piece of pieces) {
        text += piece
        if (text.length < 200_000) insertBulkRows(db, DATE, 5_000, 10)
      }
      return { before, text }
    })
    expect(text).toBe(before)
    expect(reportDifferences(parseJson(text) as Report)).toEqual([])
  })

  it('stops and fails if a row is gone', async () => {
    await withDatabase((db) => {
      insertBulkRows(db, DATE, 0, 600)
      const summaries = summarize(db, DATE)
      const pieces = reportPieces(db, summaries.ok ? summaries.value : [], {
        ...head,
        includeWithholding: false,
      })
      const read: string[] = []
      expect(() => {
        for (const piece of pieces) {
          read.push(piece)
          db.run('DELETE FROM report_rows WHERE id = (SELECT max(id) FROM report_rows)')
        }
      }).toThrow('of 600 rows')
      expect(() => JSON.parse(read.join('')) as unknown).toThrow(SyntaxError)
    })
  })

  it('fails its reader if a row is gone', async () => {
    await withDatabase(async (db) => {
      insertBulkRows(db, DATE, 0, 600)
      const summaries = summarize(db, DATE)
      const stream = reportStream(db, summaries.ok ? summaries.value : [], {
        ...head,
        includeWithholding: false,
      })
      db.run('DELETE FROM report_rows WHERE id = (SELECT max(id) FROM report_rows)')
      await expect(new Response(stream).text()).rejects.toThrow('of 600 rows')
    })
  })

  it('balances with ten thousand rows in bulk', async () => {
    const report = await withDatabase((db) => {
      insertBulkRows(db, DATE, 0, 10_000)
      return reportOf(db, DATE, true)
    })
    expect(report.totalNrOfRows).toBe(10_002)
    expect(reportDifferences(report)).toEqual([])
  })
})
