import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { honestClient } from '../../../testing/report.arbitrary.ts'
import { reportFeeOf, reportRowOf } from '../../../testing/report-rows.ts'
import { runs } from '../../../testing/runs.ts'
import { parseJson, stringifyJson } from '../../values/json.ts'
import { paymentReport, reportFee, type ReportRow, reportRow, vatGroup } from '../report.schema.ts'
import { canonicalRow, feeMembers, paymentReportMembers, rowMembers, vatGroupMembers } from './canonical.ts'
import { canonicalPieces } from '../../../testing/canonical-pieces.ts'

const head = {
  clientId: 100_001,
  reconciliationDate: '2026-03-02',
  paymentReport: {
    currency: 'SEK',
    vatGroups: [{ vatAmount: 475, vatPercent: 2500 }],
    providerPaidAmountExcludingWithholding: 7625,
    providerPaidAmountIncludingWithholding: 7625,
    openingBalanceDebt: 0,
    closingBalanceDebt: 0,
    nominalAmount: 9_223_372_036_854_775_807n,
    feeAmountExcludingVat: 1900,
    feeVatAmount: 475,
    numberOfRows: 1,
  },
}

const sale = reportRowOf({
  customerName: 'Åsa "Ö" \\ \u2028',
  nominalAmount: -9_007_199_254_740_993n,
  fees: [reportFeeOf('Admin', 1900, 2500, 475)],
  exchangeRate: 1.5,
  comment: '',
})

const textOf = (rows: readonly ReportRow[]) => [...canonicalPieces(head, rows)].join('')

describe('the canonical text', () => {
  it('has the members of the description without white space, digit for digit', () => {
    expect(textOf([sale])).toBe(
      '{"clientId":100001,"paymentReport":{"providerPaidAmountExcludingWithholding":7625,' +
        '"providerPaidAmountIncludingWithholding":7625,"openingBalanceDebt":0,"closingBalanceDebt":0,' +
        '"nominalAmount":9223372036854775807,"feeAmountExcludingVat":1900,"feeVatAmount":475,"numberOfRows":1,' +
        '"currency":"SEK","vatGroups":[{"vatPercent":2500,"vatAmount":475}]},"rows":[' +
        '{"customerName":"Åsa \\"Ö\\" \\\\ \u2028","nominalAmount":-9007199254740993,"providerPaidAmount":0,' +
        '"totalFeeAmountExcludingVat":0,"totalFeeVatAmount":0,"currency":"SEK","exchangeRate":1.5,"comment":"",' +
        '"rowType":"Order","fees":[{"type":"Admin","amountExcludingVat":1900,"vatPercent":2500,"vatAmount":475,' +
        '"providerPaidAmount":-2375}],"reconciliationDate":"2026-03-02"}],"reconciliationDate":"2026-03-02"}',
    )
  })

  it('has an empty list for a report without rows', () => {
    expect(textOf([])).toMatch(/,"rows":\[\],"reconciliationDate":"2026-03-02"\}$/)
  })

  it('is the same with balance rows and without', () => {
    const opening = reportRowOf({ rowType: 'OpeningBalanceDebt' })
    const closing = reportRowOf({ rowType: 'ClosingBalanceDebt' })
    expect(textOf([opening, sale, sale, closing])).toBe(textOf([sale, sale]))
  })

  it('is the same for null, undefined and absent members, in any order', () => {
    const reversed = Object.fromEntries(Object.entries(sale).toReversed()) as ReportRow
    const nulls = {
      ...reversed,
      creditId: null,
      deliveryId: undefined,
      madeUp: 1,
      nominalAmount: sale.nominalAmount,
    }
    expect(canonicalRow(nulls as unknown as ReportRow)).toBe(canonicalRow(sale))
  })

  it('changes with the order of the rows', () => {
    const other = { ...sale, comment: 'other' }
    expect(textOf([sale, other])).not.toBe(textOf([other, sale]))
  })

  it('has no sign on a zero', () => {
    expect(canonicalRow({ ...sale, nominalAmount: -0 })).toContain('"nominalAmount":0,')
  })

  it('has every member of the contract', () => {
    expect(rowMembers.toSorted()).toEqual(Object.keys(reportRow.shape).toSorted())
    expect(feeMembers.toSorted()).toEqual(Object.keys(reportFee.shape).toSorted())
    expect(paymentReportMembers.toSorted()).toEqual(Object.keys(paymentReport.shape).toSorted())
    expect(vatGroupMembers.toSorted()).toEqual(Object.keys(vatGroup.shape).toSorted())
  })

  it('parses to the same values, for any report', () => {
    fc.assert(
      fc.property(honestClient({}, false), ({ clientReports: [client] }) => {
        const { clientId, paymentReport, rows, reconciliationDate } = client!
        const text = [...canonicalPieces({ clientId, paymentReport, reconciliationDate }, rows)].join('')
        const written = { clientId, paymentReport, rows, reconciliationDate }
        expect(parseJson(text)).toEqual(parseJson(stringifyJson(written)))
      }),
      { numRuns: runs(100, 5_000) },
    )
  })
})
