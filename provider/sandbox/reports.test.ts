import { reset, runInDurableObject } from 'cloudflare:test'
import { beforeEach, describe, expect, it } from 'vitest'
import { reportDifferences } from '../../shared/testing/report-differences.ts'
import { report as reportSchema } from '../../shared/domain/report/report.schema.ts'
import { chainDays } from '../../shared/domain/report/payout/chain-days.ts'
import { explainPayout } from '../../shared/domain/report/payout/explain-payout.ts'
import { judgePayout } from '../../shared/domain/report/payout/judge-payout.ts'
import type { Cause } from '../../shared/domain/report/payout/payout.ts'
import { payoutTotals } from '../../shared/domain/report/payout/payout-totals.ts'
import { DAY } from '../clock.ts'
import { type Unbalance, unbalances } from '../../shared/domain/report/unbalances.ts'
import { deliver, makeOrder } from '../testing/orders.ts'
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

  /**
   * Two rows of 2026-01-17, worked out by hand: an invoice of 2 087,60 with the fees 40,71 and 19,00 and their VAT 10,18
   * and 4,75; a card of 2 166,79 with the fee 31,42 and its VAT 7,86. They pay 2 012,96 and 2 127,51.
   */
  const causes: Record<Exclude<Unbalance, 'debt-break'>, Cause> = {
    row: { kind: 'row', term: 'nominalAmount', difference: -216_679, rows: [1] },
    pair: { kind: 'pair', term: 'nominalAmount', difference: -425_439, rows: [0, 1] },
    'row-fee': {
      kind: 'row-fee',
      term: 'feeAmountExcludingVat',
      difference: -3_142,
      rows: [1],
      feeType: 'Service',
    },
    // 40,71 and 31,42.
    'fee-type': { kind: 'fee-type', term: 'feeAmountExcludingVat', difference: -7_213, feeType: 'Service' },
    'vat-rate': { kind: 'vat-rate', term: 'vat:2500', difference: -100, vatPercent: 2500 },
    'flipped-sign': {
      kind: 'flipped-sign',
      term: 'nominalAmount',
      difference: -433_358,
      rows: [1],
      part: 'amount',
    },
    'broken-row': { kind: 'broken-row', term: 'feeAmountExcludingVat', difference: -100, rows: [1] },
    'missing-row': { kind: 'missing-row', term: 'nominalAmount', difference: 216_679, missing: 1 },
    'doubled-row': { kind: 'doubled-row', term: 'nominalAmount', difference: -216_679, rows: [1, 2] },
    // 10,18 + 4,75 + 7,86 = 22,79 at 25 %, and 12,00 at 12 %.
    'swapped-rates': {
      kind: 'swapped-rates',
      term: 'vat:2500',
      difference: 1_200 - 2_279,
      rates: [2500, 1200],
    },
    'opening-debt': { kind: 'opening-debt', term: 'openingBalanceDebt', difference: 10_000 },
    'closing-debt': { kind: 'closing-debt', term: 'closingBalanceDebt', difference: 10_000 },
    'both-debts': { kind: 'both-debts', term: 'openingBalanceDebt', difference: 10_000 },
  }

  it.each(Object.entries(causes))(
    'makes a day wrong by %s, which the report desk finds',
    async (kind, cause) => {
      expect((await addRows({ date: '2026-01-17', rows: 2, unbalanced: kind })).status).toBe(201)
      for (const withholding of [false, true]) {
        const path = `/api/v2/reports?date=2026-01-17&includeWithholding=${withholding}`
        const { totalNrOfRows, clientReports } = reportSchema.parse(await bodyOf(await call(path)))
        const { rows, paymentReport } = clientReports[0]!
        expect(totalNrOfRows).toBe(rows.length)
        const sums = payoutTotals()
        for (const [index, row] of rows.entries()) sums.add(row, index)
        const search = explainPayout(judgePayout(paymentReport, sums.totals()), {
          length: rows.length,
          at: (index) => rows[index]!,
        })
        let step = search.next()
        while (!step.done) step = search.next()
        // The row of the opening debt comes first.
        const before = withholding ? 1 : 0
        const rowsMoved = 'rows' in cause && { rows: cause.rows.map((place) => place + before) }
        expect(step.value).toMatchObject({ cause: { ...cause, ...rowsMoved }, alternatives: 0 })
      }
    },
  )

  it('opens a day with another debt than the day before closed with, which the month finds', async () => {
    expect((await addRows({ date: '2026-01-16', rows: 36 })).status).toBe(201)
    expect((await addRows({ date: '2026-01-17', rows: 2, unbalanced: 'debt-break' })).status).toBe(201)
    expect((await addRows({ date: '2026-01-18', rows: 36 })).status).toBe(201)
    const days = await Promise.all(
      ['2026-01-16', '2026-01-17', '2026-01-18'].map(async (date) => {
        const report = reportSchema.parse(await bodyOf(await call(`/api/v2/reports?date=${date}`)))
        expect(reportDifferences(report)).toEqual([])
        const clients = report.clientReports.map(({ clientId, paymentReport }) => ({
          clientId,
          ...paymentReport,
        }))
        return { date, state: 'reported' as const, clients, keys: [] }
      }),
    )
    // 4 254,39 less the fees of 91,13, their VAT of 22,79 and the debt of 100,00.
    expect(days[1]!.clients).toMatchObject([
      { openingBalanceDebt: 10_000, closingBalanceDebt: 0, providerPaidAmountIncludingWithholding: 404_047 },
    ])
    const chain = chainDays(days)
    let step = chain.next()
    while (!step.done) step = chain.next()
    expect(step.value.breaks).toMatchObject([
      { from: '2026-01-16', closingBalanceDebt: 0, to: '2026-01-17', openingBalanceDebt: 10_000 },
    ])
  })

  it('knows a test for each way', () => {
    expect([...Object.keys(causes), 'debt-break']).toEqual([...unbalances])
  })

  it('lists the balance rows alone if the only row of a day is missing', async () => {
    expect((await addRows({ date: '2026-01-17', rows: 1, unbalanced: 'missing-row' })).status).toBe(201)
    const path = '/api/v2/reports?date=2026-01-17&includeWithholding=true'
    const { totalNrOfRows, clientReports } = reportSchema.parse(await bodyOf(await call(path)))
    expect(totalNrOfRows).toBe(2)
    expect(clientReports[0]!.rows.map(({ rowType }) => rowType)).toEqual([
      'OpeningBalanceDebt',
      'ClosingBalanceDebt',
    ])
    expect(clientReports[0]!.paymentReport.numberOfRows).toBe(1)
  })

  it('refuses a way that there is not, by its name', async () => {
    const answer = await addRows({ date: '2026-01-16', rows: 36, unbalanced: 'rows' })
    expect(answer.status).toBe(400)
    expect(await answer.text()).toContain('unbalanced')
  })

  it('settles and pays no day that is not over, for a day to come', async () => {
    await deliver(await makeOrder())
    const later = new Date(Date.now() + 5 * DAY).toISOString().slice(0, 10)
    expect((await addRows({ date: later, rows: 2, unbalanced: true })).status).toBe(201)
    const today = new Date().toISOString().slice(0, 10)
    const days = await runInDurableObject(env.MERCHANT.getByName(merchantAccount().MerchantId), (_, state) =>
      state.storage.sql.exec('SELECT DISTINCT date FROM report_rows WHERE date >= ?', today).toArray(),
    )
    expect(days).toEqual([{ date: later }])
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
