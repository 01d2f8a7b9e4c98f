import { describe, expect, it } from 'vitest'
import { reportFeeOf, reportRowOf } from '../../../testing/report-rows.ts'
import { clientReport, type ReportRow, reportRow } from '../report.schema.ts'
import { causeRows, dossier, dossierRowMembers } from './dossier.ts'
import type { Explanation, Payout } from './payout.ts'
import { judgePayout } from './judge-payout.ts'
import { payoutTotals } from './payout-totals.ts'

/** Every member of a row that is about a person, or that a person wrote. */
const personal = {
  customerName: 'Åsa Öberg',
  providerCustomerId: 987_654_321,
  comment: 'ring Åsa först',
  externalOrderNo: 'asa-1',
  orderDate: '1987-06-05T00:00:00',
} satisfies Partial<ReportRow>

/** Members that are neither personal nor of use to the provider. */
const useless = [
  'providerCheckoutId',
  'paymentType',
  'destinationCurrency',
  'exchangeRate',
  'reconciliationDate',
]

const row = reportRowOf({
  ...personal,
  rowType: 'Purchase',
  providerOrderNo: 4711,
  providerInvoiceNo: 31,
  paymentTransactionId: 32,
  deliveryId: 33,
  creditId: 34,
  providerCheckoutId: 35,
  nominalAmount: 10_000,
  fees: [reportFeeOf('Admin', 1900, 2500, 475)],
  totalFeeAmountExcludingVat: 1900,
  totalFeeVatAmount: 475,
  // 10 000 − 1900 − 475.
  providerPaidAmount: 7625,
})

/** The totals leave the row out: each states 0 in place of the row's amount. */
function leftOut(): { payout: Payout; explanation: Explanation } {
  const sums = payoutTotals()
  sums.add(row, 0)
  const nothing = {
    providerPaidAmountExcludingWithholding: 0,
    providerPaidAmountIncludingWithholding: 0,
    openingBalanceDebt: 0,
    closingBalanceDebt: 0,
    nominalAmount: 0,
    feeAmountExcludingVat: 1900,
    feeVatAmount: 475,
    numberOfRows: 1,
    currency: 'SEK',
    vatGroups: [{ vatPercent: 2500, vatAmount: 475 }],
  }
  const payout = judgePayout(nothing, sums.totals())
  const differing = payout.terms.filter(({ stated, computed }) => stated !== computed)
  const cause = { kind: 'row', term: 'nominalAmount', difference: -10_000, rows: [0] } as const
  return { payout, explanation: { cause: { ...cause, rows: [0] }, alternatives: 2, differing, faults: [] } }
}

const client = { clientId: 100_001, reconciliationDate: '2026-03-02', digest: 'ab12' }

describe('a dossier', () => {
  it('has the differing terms, the cause, and the rows of the cause', () => {
    const { payout, explanation } = leftOut()
    expect(dossier(client, payout, explanation, [{ index: 0, row }])).toEqual({
      date: '2026-03-02',
      clientId: 100_001,
      currency: 'SEK',
      verdict: 'does-not-balance',
      digest: 'ab12',
      numberOfRows: { stated: 1, computed: 1 },
      terms: [
        { term: 'nominalAmount', stated: 0, computed: 10_000, difference: -10_000 },
        { term: 'providerPaidAmountExcludingWithholding', stated: 0, computed: 7625, difference: -7625 },
        { term: 'providerPaidAmountIncludingWithholding', stated: 0, computed: 7625, difference: -7625 },
      ],
      cause: explanation.cause,
      alternatives: 2,
      faults: [],
      rows: [
        {
          number: 1,
          rowType: 'Purchase',
          providerOrderNo: 4711,
          providerInvoiceNo: 31,
          paymentTransactionId: 32,
          deliveryId: 33,
          creditId: 34,
          currency: 'SEK',
          nominalAmount: 10_000,
          totalFeeAmountExcludingVat: 1900,
          totalFeeVatAmount: 475,
          providerPaidAmount: 7625,
          fees: row.fees,
        },
      ],
      brokenRows: [],
      otherCurrencyRows: [],
      unknownRowTypes: [],
    })
  })

  it('leaves out rows that the cause does not name, and members that a row lacks', () => {
    const { payout, explanation } = leftOut()
    const bare = reportRowOf({ rowType: 'Fee', nominalAmount: 5, providerPaidAmount: 5 })
    const { rows } = dossier(
      client,
      payout,
      { ...explanation, cause: { ...explanation.cause!, rows: [3] } as never },
      [
        { index: 0, row },
        { index: 3, row: bare },
      ],
    )
    expect(rows).toEqual([
      {
        number: 4,
        rowType: 'Fee',
        currency: 'SEK',
        nominalAmount: 5,
        providerPaidAmount: 5,
        totalFeeAmountExcludingVat: 0,
        totalFeeVatAmount: 0,
        fees: [],
      },
    ])
  })

  it.each(Object.entries(personal))('has no %s', (member, value) => {
    const { payout, explanation } = leftOut()
    const text = JSON.stringify(dossier(client, payout, explanation, [{ index: 0, row }]))
    expect(text).not.toContain(member)
    expect(text).not.toContain(JSON.stringify(value).replaceAll('"', ''))
  })

  it('has no recipientTaxId, though it gets the whole client report', () => {
    const { payout, explanation } = leftOut()
    const whole = { ...client, recipientTaxId: '870605-1234' }
    expect(JSON.stringify(dossier(whole, payout, explanation, []))).not.toContain('870605')
  })

  it('includes or excludes every member of a row and of a client report', () => {
    const decided = [...dossierRowMembers, ...Object.keys(personal), ...useless]
    expect(decided.toSorted()).toEqual(Object.keys(reportRow.shape).toSorted())
    expect(Object.keys(clientReport.shape)).toEqual([
      'clientId',
      'recipientTaxId',
      'paymentReport',
      'rows',
      'reconciliationDate',
    ])
  })
})

describe('the rows of a cause', () => {
  it('are in the order of the report', () => {
    const pair = { kind: 'pair', term: 'nominalAmount', difference: 1, rows: [7, 2] } as const
    expect(causeRows({ ...pair, rows: [7, 2] })).toEqual([2, 7])
  })

  it('are empty for a cause without rows, or without a cause', () => {
    expect(causeRows({ kind: 'opening-debt', term: 'openingBalanceDebt', difference: 1 })).toEqual([])
    expect(causeRows(undefined)).toEqual([])
  })
})
