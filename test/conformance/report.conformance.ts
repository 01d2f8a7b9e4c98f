import { describe, expect, it } from 'vitest'
import { feeTypes, reportRowTypes } from '../../shared/domain/order/enums.ts'
import { balanceRowTypes } from '../../shared/domain/report/report.rules.ts'
import { dayFromNow } from '../../shared/testing/day-from-now.ts'
import { reportDifferences } from '../../shared/testing/report-differences.ts'
import {
  report as reportSchema,
  type Report,
  type ReportRow,
} from '../../shared/domain/report/report.schema.ts'
import { memberReader } from '../../shared/wire/members.ts'
import { operatorName } from '../../shared/wire/operator-name.ts'
import { call, type Deployment } from './deployment.ts'
import { deliverRows, expectStatus, openOrder, readOrder } from './subjects.ts'

const DATES = ['2020-03-05', '2020-03-06', '2020-03-07']

const path = (query: string) => `/api/v2/reports${query}`
const rowsOf = ({ clientReports }: Report) => clientReports.flatMap(({ rows }) => rows)

/** The sum of their paid amounts. */
function paid(rows: readonly ReportRow[]): bigint {
  return rows.reduce((total, { providerPaidAmount }) => total + BigInt(providerPaidAmount), 0n)
}

/** #9: the reports of the three days that a test environment has. */
export function reportConformance(deployment: Deployment): void {
  async function read(date: string, withholding = ''): Promise<Report> {
    const { status, text, body } = await call(deployment, path(`?date=${date}${withholding}`))
    expectStatus({ status, text: text.slice(0, 200) }, 200)
    return reportSchema.parse(memberReader(reportSchema, operatorName(deployment.operator))(body))
  }

  describe('get report (#9)', () => {
    it.each(DATES)('answers a balanced report of %s, with and without the balance rows', async (date) => {
      const plain = await read(date)
      const whole = await read(date, '&includeWithholding=true')
      expect(reportDifferences(plain)).toEqual([])
      expect(reportDifferences(whole)).toEqual([])
      const types = new Set(rowsOf(plain).map(({ rowType }) => rowType))
      expect(balanceRowTypes.filter((type) => types.has(type))).toEqual([])
      expect(rowsOf(whole).length).toBeGreaterThan(rowsOf(plain).length)
      expect(plain.clientReports.map((client) => client.reconciliationDate)).toContain(date)
    })

    it.each(DATES)('pays the sum of the rows on %s, with and without the balance rows', async (date) => {
      const plain = (await read(date)).clientReports
      const whole = (await read(date, '&includeWithholding=true')).clientReports
      for (const [index, { paymentReport, rows }] of whole.entries()) {
        const transactions = plain[index]!.rows
        expect(BigInt(paymentReport.providerPaidAmountExcludingWithholding)).toBe(paid(transactions))
        expect(BigInt(paymentReport.providerPaidAmountIncludingWithholding)).toBe(paid(rows))
        expect(plain[index]!.paymentReport).toEqual(paymentReport)
      }
    })

    it.each(DATES)('counts the transactions of %s, and all rows that it answers', async (date) => {
      const plain = await read(date)
      const whole = await read(date, '&includeWithholding=true')
      for (const [index, { rows }] of plain.clientReports.entries()) {
        for (const report of [plain, whole]) {
          expect(report.clientReports[index]!.paymentReport.numberOfRows).toBe(rows.length)
        }
      }
      expect(plain.totalNrOfRows).toBe(rowsOf(plain).length)
      expect(whole.totalNrOfRows).toBe(rowsOf(whole).length)
    })

    it('shows every row type and fee type over the three days', async () => {
      const rows = (await Promise.all(DATES.map((date) => read(date, '&includeWithholding=true')))).flatMap(
        rowsOf,
      )
      expect(new Set(rows.map(({ rowType }) => rowType))).toEqual(new Set(reportRowTypes))
      const fees = rows.flatMap((row) => row.fees.map(({ type }) => type))
      expect(new Set(fees)).toEqual(new Set(feeTypes))
    })

    it('opens each day with the debt that the day before closed with', async () => {
      const days = await Promise.all(DATES.map((date) => read(date)))
      const [first, second, third] = days.map((day) => day.clientReports[0]!.paymentReport)
      expect(second!.openingBalanceDebt).toBe(first!.closingBalanceDebt)
      expect(third!.openingBalanceDebt).toBe(second!.closingBalanceDebt)
    })

    it.each(['', '?date=', '?date=2020-02-30', '?date=5', '?date=2020-03-05&includeWithholding=maybe'])(
      'refuses the query "%s"',
      async (query) => {
        deployment.expectRefusal(await call(deployment, path(query)), 'query-wrong')
      },
    )

    it('answers 404 to a day without a report', async () => {
      deployment.expectRefusal(await call(deployment, path('?date=2019-01-01')), 'report-not-found')
    })

    // Two days ahead is in the future in every time zone.
    it('answers 404 to a day that has not begun', async () => {
      const answer = await call(deployment, path(`?date=${dayFromNow(2)}`))
      deployment.expectRefusal(answer, 'report-not-found')
    })

    it('ignores case in the path and the query', async () => {
      const { status } = await call(deployment, '/API/v2/Reports/?DATE=2020-03-05&INCLUDEWITHHOLDING=True')
      expect(status).toBe(200)
    })
  })
}

/** #9 on the running day. Needs a sandbox, to deliver an order on that day. */
export function runningDayConformance(deployment: Deployment): void {
  describe('get report (#9) of the running day', () => {
    it('answers 404, even after a delivery on that day', async () => {
      const id = await openOrder(deployment)
      await deliverRows(deployment, id)
      const [delivery] = (await readOrder(deployment, id)).Deliveries
      const today = delivery!.CreationDate.slice(0, 10)
      deployment.expectRefusal(await call(deployment, path(`?date=${today}`)), 'report-not-found')
    })
  })
}
