/** The third day of the description's test environment, 7 March 2020, which opens with a debt. */
import type { Report, ReportRow } from '../../shared/domain/report/report.schema.ts'
import { reportFeeOf, reportRowOf } from '../../shared/testing/report-rows.ts'
import { balancedReport } from './take.ts'

type Fee = readonly [type: string, amount: number, vat: number]
type Row = readonly [rowType: string, amount: number, paymentType: string, fees?: readonly Fee[]]

// VAT of 25 %, rounded by fee; interest and legal action have none.
const rows: readonly Row[] = [
  [
    'Order',
    749_700,
    'Invoice',
    [
      ['Service', 4873, 1218],
      ['Admin', 1900, 475],
    ],
  ],
  ['Order', 269_850, 'Card', [['Service', 1304, 326]]],
  [
    'Order',
    3_897_000,
    'PaymentPlan',
    [
      ['Service', 25_331, 6333],
      ['Admin', 1900, 475],
    ],
  ],
  ['Order', 47_703, 'Swish', [['Service', 231, 58]]],
  [
    'Purchase',
    1_236_900,
    'Invoice',
    [
      ['Service', 8040, 2010],
      ['Postage', 725, 181],
    ],
  ],
  [
    'CreatedInvoice',
    233_331,
    'Invoice',
    [
      ['Admin', 1900, 475],
      ['DueDate', 333, 83],
    ],
  ],
  ['ProviderInvoice', -37_500, '', [['Deposit', 150, 38]]],
  ['BoughtAdminInvoice', 192_000, 'Invoice', [['Reminder', 6000, 1500]]],
  ['Credit', -179_700, 'Invoice', [['Credit', 900, 225]]],
  ['Credit', -26_850, 'Card', [['Credit', 900, 225]]],
  ['Regression', -312_603, 'Invoice', [['LegalAction', 32_000, 0]]],
  ['ManualRegression', -69_051, '', [['Collection', 18_000, 4500]]],
  ['Interest', 3621, '', [['Interest', 121, 0]]],
  ['Kickback', 135_000, '', [['Kickback', -450, -113]]],
  ['ManualKickback', 15_003, ''],
  ['Fee', 0, '', [['Deviation', 4900, 1225]]],
  [
    'ProviderFee',
    0,
    '',
    [
      ['Service', 9900, 2475],
      ['Correction', -1234, -309],
    ],
  ],
  ['Manual', 30_000, ''],
  ['ManualOrder', 99_999, 'Invoice', [['Service', 650, 163]]],
  ['ManualCredit', -9999, '', [['Credit', 900, 225]]],
  ['ManualDeposit', 60_000, '', [['Deposit', 100, 25]]],
  ['ManualWitholding', -45_000, ''],
  ['ManualBalanceDebt', -21_003, ''],
  ['DebtPayment', 21_003, ''],
  ['ManualChargeback', -49_900, 'Card', [['Deviation', 15_000, 3750]]],
]

function rowOf([rowType, nominalAmount, paymentType, listed = []]: Row, index: number): ReportRow {
  const [fees, vat] = [1, 2].map((part) => listed.reduce((sum, fee) => sum + Number(fee[part]), 0)) as [
    number,
    number,
  ]
  return reportRowOf({
    rowType,
    nominalAmount,
    providerPaidAmount: nominalAmount - fees - vat,
    totalFeeAmountExcludingVat: fees,
    totalFeeVatAmount: vat,
    fees: listed.map(([type, amount, vat]) => reportFeeOf(type, amount, vat === 0 ? 0 : 2500, vat)),
    reconciliationDate: '2020-03-07',
    ...(paymentType ? { paymentType, externalOrderNo: `dummy-${3000 + index}` } : {}),
  })
}

/** It opens with 9 670,01 owed from the day before, and pays 51 125,66. */
export function seventhOfMarch(): Report {
  const report = balancedReport(rows.map(rowOf), 967_001)
  const clientReports = report.clientReports.map((client) => ({
    ...client,
    reconciliationDate: '2020-03-07',
  }))
  return { ...report, clientReports }
}
