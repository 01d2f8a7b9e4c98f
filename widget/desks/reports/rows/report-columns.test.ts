import { beforeAll, describe, expect, it } from 'vitest'
import type { ReportRow } from '../../../../shared/domain/report/report.schema.ts'
import type { Localizer } from '../../../locales/localizer.ts'
import { localizerOf } from '../../../testing/localizer.ts'
import { cellText, reportColumns, sumOf, usualColumns } from './report-columns.ts'

const fee = { amountExcludingVat: 195, vatPercent: 2500, vatAmount: 49, providerPaidAmount: -244 }
const row: ReportRow = {
  providerCustomerId: 9_007_199_254_740_993n,
  customerName: 'Åsa',
  orderDate: '2020-03-05T01:15:00',
  nominalAmount: 10_000,
  providerPaidAmount: -9_223_372_036_854_775_808n,
  totalFeeAmountExcludingVat: 195,
  totalFeeVatAmount: 49,
  paymentType: 'GiftCard',
  currency: 'SEK',
  destinationCurrency: 'EUR',
  exchangeRate: 11.23456789,
  rowType: 'Purchase',
  fees: [
    { type: 'Service', ...fee },
    { type: 'Service', ...fee },
    { type: 'Blotter', ...fee },
  ],
  reconciliationDate: '2020-03-06',
}

let l: Localizer
beforeAll(async () => {
  l = await localizerOf('en')
})

describe('the columns of a report', () => {
  it('are all members of a row, eight of them from the beginning', () => {
    // Twenty of the description, and the two that public clients read beyond it.
    expect(reportColumns.length).toBe(22)
    expect(usualColumns.length).toBe(8)
    for (const member of Object.keys(row)) expect(reportColumns).toContain(member)
  })

  it.each([
    ['providerCustomerId', '9007199254740993'],
    ['customerName', 'Åsa'],
    ['orderDate', 'Mar 5, 2020'],
    ['nominalAmount', '100.00'],
    ['providerPaidAmount', '\u221292,233,720,368,547,758.08'],
    ['paymentType', 'GiftCard'],
    ['exchangeRate', '11.23456789'],
    ['rowType', 'Bought invoice'],
    ['fees', 'Service, Blotter'],
    ['comment', ''],
    ['creditId', ''],
  ] as const)('show %s as %j', (column, text) => expect(cellText(row, column, l)).toBe(text))

  it('show a rate with the decimal sign of the language, and every decimal', async () => {
    const swedish = await localizerOf('sv')
    expect(cellText({ ...row, exchangeRate: 0.0000001 }, 'exchangeRate', swedish)).toBe('0,0000001')
  })

  it('show nothing for a null of a careless provider', () => {
    const careless = { ...row, comment: null, exchangeRate: null } as unknown as ReportRow
    expect([cellText(careless, 'comment', l), cellText(careless, 'exchangeRate', l)]).toEqual(['', ''])
  })

  it('have sums for amounts only', () => {
    const sums = {
      nominalAmount: 1,
      totalFeeAmountExcludingVat: 2,
      totalFeeVatAmount: 3,
      providerPaidAmount: 4,
    }
    expect(reportColumns.flatMap((column) => sumOf(sums, column) ?? [])).toEqual([1, 2, 3, 4])
  })
})
