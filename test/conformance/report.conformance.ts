import { describe, expect, it } from 'vitest'
import { feeTypes, reportRowTypes } from '../../shared/domain/enums.ts'
import { balanceRowTypes, reportDifferences } from '../../shared/domain/report.rules.ts'
import { report as reportSchema, type Report } from '../../shared/domain/report.schema.ts'
import { memberReader } from '../../shared/wire/members.ts'
import { operatorName } from '../../shared/wire/operator-name.ts'
import { call, type Deployment } from './deployment.ts'
import { expectStatus } from './subjects.ts'

const DATES = ['2020-03-05', '2020-03-06', '2020-03-07']

const path = (query: string) => `/api/v2/reports${query}`
const rowsOf = ({ clientReports }: Report) => clientReports.flatMap(({ rows }) => rows)

/** #9: the reports of the three days that a test environment has. */
export function reportConformance(deployment: Deployment): void {
  async function read(date: string, withholding = ''): Promise<Report> {
    const { status, text, body } = await call(deployment, path(`?date=${date}${withholding}`))
    expectStatus({ status, text: text.slice(0, 200) }, 200)
    return reportSchema.parse(memberReader(reportSchema, operatorName(deployment.operator))(body))
  }

  describe('get report (#9)', () => {
    it.each(DATES)('of %s balances, with and without the balance rows', async (date) => {
      const plain = await read(date)
      const whole = await read(date, '&includeWithholding=true')
      expect(reportDifferences(plain)).toEqual([])
      expect(reportDifferences(whole)).toEqual([])
      const types = new Set(rowsOf(plain).map(({ rowType }) => rowType))
      expect(balanceRowTypes.filter((type) => types.has(type))).toEqual([])
      expect(rowsOf(whole).length).toBeGreaterThan(rowsOf(plain).length)
      expect(plain.clientReports.map((client) => client.reconciliationDate)).toContain(date)
    })

    it('shows every row type and fee type over the three days', async () => {
      const rows = (await Promise.all(DATES.map((date) => read(date, '&includeWithholding=true')))).flatMap(
        rowsOf,
      )
      expect(new Set(rows.map(({ rowType }) => rowType))).toEqual(new Set(reportRowTypes))
      const fees = rows.flatMap((row) => row.fees.map(({ feeType }) => feeType))
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

    it('takes its path and query without regard to case', async () => {
      const { status } = await call(deployment, '/API/v2/Reports/?DATE=2020-03-05&INCLUDEWITHHOLDING=True')
      expect(status).toBe(200)
    })
  })
}
