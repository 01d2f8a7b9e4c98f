import fc from 'fast-check'
import type { ReportRow } from '../../shared/domain/report/report.schema.ts'
import { LARGEST } from './report-day.ts'

const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom('', '\ud800', 'a\udc00b', '\ufeffa', '\n', '\0'),
)
const long = fc.oneof(fc.maxSafeInteger(), fc.constantFrom(LARGEST, -LARGEST - 1n, 2n ** 53n))
/** A row with any values of its types, and without any of those that it may lack. */
export const anyRow = fc
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
      // JSON has no −0.
      exchangeRate: fc.double({ noNaN: true, noDefaultInfinity: true }).map((rate) => rate + 0),
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
