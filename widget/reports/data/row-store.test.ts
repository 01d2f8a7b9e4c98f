import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { ReportRow } from '../../../shared/domain/report.schema.ts'
import { runs } from '../../../shared/testing/runs.ts'
import { LARGEST, sale } from '../../testing/report-day.ts'
import { RowStore } from './row-store.ts'

const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom('', '\ud800', 'a\udc00b', '\ufeffa', '\n', '\0'),
)
const long = fc.oneof(fc.maxSafeInteger(), fc.constantFrom(LARGEST, -LARGEST - 1n, 2n ** 53n))
const row = fc
  .record(
    {
      nominalAmount: long,
      providerPaidAmount: long,
      totalFeeAmountExcludingVat: long,
      totalFeeVatAmount: long,
      currency: text,
      rowType: text,
      reconciliationDate: text,
      fees: fc.array(
        fc.record({
          type: text,
          amountExcludingVat: long,
          vatPercent: long,
          vatAmount: long,
          providerPaidAmount: long,
        }),
        { maxLength: 4 },
      ),
      customerName: text,
      externalOrderNo: text,
      orderDate: text,
      comment: text,
      paymentType: text,
      destinationCurrency: text,
      exchangeRate: fc.double({ noNaN: true, noDefaultInfinity: true }),
      deliveryId: long,
      creditId: long,
    },
    {
      requiredKeys: [
        'nominalAmount',
        'providerPaidAmount',
        'totalFeeAmountExcludingVat',
        'totalFeeVatAmount',
        'currency',
        'rowType',
        'reconciliationDate',
        'fees',
      ],
    },
  )
  .map((row) => row as ReportRow)

it('gives back every row as it was added', () => {
  fc.assert(
    fc.property(fc.array(row, { maxLength: 40 }), (rows) => {
      const store = new RowStore()
      for (const one of rows) store.add(one)
      expect(rows.map((_, index) => store.at(index))).toEqual(rows)
    }),
    { numRuns: runs(200, 10_000) },
  )
})

it.each([-1, 1, 0.5, NaN])('has no row %d', (index) => {
  const store = new RowStore()
  store.add(sale)
  expect(() => store.at(index)).toThrow(RangeError)
})
