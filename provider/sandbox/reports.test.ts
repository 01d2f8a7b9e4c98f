import { reset } from 'cloudflare:test'
import { beforeEach, describe, expect, it } from 'vitest'
import { reportDifferences } from '../../shared/testing/report-differences.ts'
import { report as reportSchema } from '../../shared/domain/report/report.schema.ts'
import { explainPayout } from '../../shared/domain/report/payout/explain-payout.ts'
import { judgePayout } from '../../shared/domain/report/payout/judge-payout.ts'
import { payoutTotals } from '../../shared/domain/report/payout/payout-totals.ts'
import { DAY } from '../clock.ts'
import { unbalances } from '../reports/unbalance.ts'
import { bodyOf, call, env, merchantAccount, ORIGIN, send } from '../testing/provider.ts'
import worker from '../worker.ts'

const { ClientId, ClientSecret } = merchantAccount()
const BASIC = { Authorization: `Basic ${btoa(`${ClientId}:${ClientSecret}`)}` }
const addRows = (body: unknown) =>
  send('/sandbox/reports', { method: 'POST', headers: BASIC, body: JSON.stringify(body) })
const isBulk = ({ externalOrderNo }: { externalOrderNo?: string | undefined }) =>
  externalOrderNo?.startsWith('bulk-') === true

beforeEach(reset)

describe('POST /sandbox/reports', () => {
  it('fills a day with rows, whose report balances', async () => {
    const response = await addRows({ date: '2026-01-15', rows: 4_321 })
    expect(response.status).toBe(201)
    expect(await bodyOf(response)).toEqual({ date: '2026-01-15', rows: 4_321 })
    const report = reportSchema.parse(await bodyOf(await call('/api/v2/reports?date=2026-01-15')))
    expect(report.totalNrOfRows).toBe(4_321)
    expect(reportDifferences(report)).toEqual([])
  })

  it('leaves one row out of the totals of an unbalanced day, also if it is repeated', async () => {
    const report = async () =>
      reportSchema.parse(await bodyOf(await call('/api/v2/reports?date=2026-01-16'))).clientReports[0]!
    for (let time = 0; time < 2; time++) {
      expect((await addRows({ date: '2026-01-16', rows: 36, unbalanced: true })).status).toBe(201)
    }
    const { rows, paymentReport } = await report()
    expect(rows).toHaveLength(36)
    const sumOf = (values: (number | bigint)[]) => values.reduce((all: number, each) => all + Number(each), 0)
    const last = rows.at(-1)!
    const without = (total: number, left: number | bigint) => total - Number(left)
    expect(paymentReport.nominalAmount).toBe(
      without(sumOf(rows.map(({ nominalAmount }) => nominalAmount)), last.nominalAmount),
    )
    expect(paymentReport.feeVatAmount).toBe(
      without(sumOf(rows.map(({ totalFeeVatAmount }) => totalFeeVatAmount)), last.totalFeeVatAmount),
    )
    expect(sumOf(paymentReport.vatGroups.map(({ vatAmount }) => vatAmount))).toBe(paymentReport.feeVatAmount)
    expect(paymentReport.providerPaidAmountIncludingWithholding).toBe(
      without(sumOf(rows.map(({ providerPaidAmount }) => providerPaidAmount)), last.providerPaidAmount),
    )
    const { clientReports, ...whole } = reportSchema.parse(
      await bodyOf(await call('/api/v2/reports?date=2026-01-16')),
    )
    expect(reportDifferences({ clientReports, ...whole })).not.toEqual([])
  })

  it.each(unbalances)('makes a day wrong by %s, which the report desk finds', async (kind) => {
    expect((await addRows({ date: '2026-01-16', rows: 36, unbalanced: kind })).status).toBe(201)
    const { clientReports } = reportSchema.parse(await bodyOf(await call('/api/v2/reports?date=2026-01-16')))
    const { rows, paymentReport } = clientReports[0]!
    const sums = payoutTotals()
    for (const [index, row] of rows.entries()) sums.add(row, index)
    const search = explainPayout(judgePayout(paymentReport, sums.totals()), {
      length: rows.length,
      at: (index) => rows[index]!,
    })
    let step = search.next()
    while (!step.done) step = search.next()
    expect(step.value.cause?.kind).toBe(kind)
  })

  it('refuses a way that there is not, by its name', async () => {
    const answer = await addRows({ date: '2026-01-16', rows: 36, unbalanced: 'rows' })
    expect(answer.status).toBe(400)
    expect(await answer.text()).toContain('unbalanced')
  })

  it('pays earlier debts, so that credits of many shops do not reduce an unbalanced day', async () => {
    const yesterday = new Date(Date.now() - DAY).toISOString().slice(0, 10)
    const debts: unknown[] = []
    for (let shop = 0; shop < 3; shop++) {
      expect((await send('/sandbox/shop', { method: 'POST', headers: BASIC })).status).toBe(201)
      expect((await addRows({ date: yesterday, rows: 36, unbalanced: true })).status).toBe(201)
      const path = `/api/v2/reports?date=${yesterday}&includeWithholding=true`
      const { clientReports } = reportSchema.parse(await bodyOf(await call(path)))
      const { paymentReport, rows } = clientReports.find(({ rows }) => rows.some(isBulk))!
      debts.push(paymentReport.openingBalanceDebt)
      expect(paymentReport.nominalAmount).toBeGreaterThan(0)
      expect(rows.filter(isBulk)).toHaveLength(36)
    }
    expect(debts).toEqual([0, 0, 0])
  })

  it.each([
    [{ date: '2026-01-15', rows: 2_001, unbalanced: true }, 'rows', 'rows must be from 1 to 2000.'],
    [{ date: '2020-03-07', rows: 1 }, 'date', 'date must be a date from 2020-03-08 on.'],
    [{ date: '2026-02-30', rows: 1 }, 'date', 'date must be a date from 2020-03-08 on.'],
    [{ date: '2026-01-15', rows: 0 }, 'rows', 'rows must be from 1 to 200000.'],
    [{ date: '2026-01-15', rows: 200_001 }, 'rows', 'rows must be from 1 to 200000.'],
  ])('refuses %j', async (body, Field, ErrorMessage) => {
    const response = await addRows(body)
    expect(response.status).toBe(400)
    expect(await bodyOf(response)).toMatchObject({ Errors: [{ Field, ErrorMessage }] })
  })

  it('is 404 outside a sandbox, and needs credentials', async () => {
    const body = JSON.stringify({ date: '2026-01-15', rows: 1 })
    const request = new Request(`${ORIGIN}/sandbox/reports`, { method: 'POST', headers: BASIC, body })
    expect((await worker.fetch(request, { ...env, SANDBOX: 'off' })).status).toBe(404)
    expect((await send('/sandbox/reports', { method: 'POST', body })).status).toBe(401)
  })
})
