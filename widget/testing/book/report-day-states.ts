/** States of the report desk by the content of the day's report. */
import { stringifyJson } from '../../../shared/domain/values/json.ts'
import { problem } from '../fake-edge.ts'
import { findWithin, reached } from '../reach.ts'
import { sale, saleReport, saleReportOf, twoClients } from '../report-stage.ts'
import { balancedReport } from '../take.ts'
import { DESK, type ReportStates, wrong } from './report-state.ts'

const LARGEST = 9_223_372_036_854_775_807n
const fees = Array.from({ length: 20 }, (_, at) => ({ ...sale.fees[0]!, type: `FeeOfAnUnknownKind${at}` }))
const twice = { ...sale, deliveryId: 5_000_001 }

/** VAT of 5,00 instead of 0,49 on 1,95 at 25 %: 100,00 − 20,95 − 9,75 = 69,30. */
const dearFees = [{ ...sale.fees[0]!, vatAmount: 500, providerPaidAmount: -695 }, sale.fees[1]!]
const dear = saleReport(
  {
    providerPaidAmountExcludingWithholding: 6930,
    providerPaidAmountIncludingWithholding: 6930,
    feeVatAmount: 975,
    vatGroups: [{ vatPercent: 2500, vatAmount: 975 }],
  },
  [{ ...sale, fees: dearFees, totalFeeVatAmount: 975, providerPaidAmount: 6930 }],
)

export const reportDayStates: ReportStates = {
  balances: {
    part: DESK,
    also: ['order-admin-desks', 'order-admin-report-closing'],
    shows: 'A day with one sale, which adds up to what was paid.',
    answer: saleReport(),
  },
  'does not balance': {
    part: DESK,
    shows: 'A day that does not add up: by how much, and what may be the cause.',
    says: 'No row, pair of rows, fee, VAT rate',
    answer: wrong,
    act: (desk) => reached(() => findWithin(desk, '.cause-actions button')),
  },
  'rows alike': {
    part: DESK,
    shows: 'A day that balances, with a sale that is there twice.',
    says: '2 rows are alike',
    answer: balancedReport([twice, twice]),
  },
  'another day': {
    part: DESK,
    shows: 'The provider answered with the report of another day.',
    says: 'answered with that of Mar 4, 2020.',
    answer: saleReportOf('2020-03-04'),
  },
  'two currencies': {
    part: DESK,
    shows: 'Two clients, each with a currency of its own.',
    says: 'Client 100002',
    answer: twoClients(),
  },
  'largest amounts': {
    part: DESK,
    shows: 'The largest amount that there can be, and a type of row that nobody knows.',
    says: 'The provider’s description has no row type Quirk.',
    answer: saleReport({ nominalAmount: LARGEST }, [{ ...sale, nominalAmount: LARGEST, rowType: 'Quirk' }]),
  },
  'twenty types of fees': {
    part: DESK,
    shows: 'Twenty types of fees that nobody knows.',
    says: 'FeeOfAnUnknownKind0',
    answer: saleReport({}, [{ ...sale, fees }]),
  },
  'no report': {
    part: DESK,
    shows: 'A day on which nothing was sold.',
    says: 'No report of Mar 5, 2020',
    answer: undefined,
  },
  'cut off': {
    part: DESK,
    shows: 'The report broke off: what was read stays, and says that it is not whole.',
    says: 'The connection ended after 17 of 32 rows.',
    answer: stringifyJson(
      saleReport(
        {},
        Array.from({ length: 30 }, () => sale),
      ),
    ).slice(0, 9000),
  },
  'no client': {
    part: DESK,
    shows: 'A report without a client.',
    says: 'The report of this day has no client.',
    answer: { totalNrOfRows: 0, clientReports: [] },
  },
  'report that cannot be read': {
    part: DESK,
    shows: 'The provider does not answer.',
    says: 'The payment provider is down or busy.',
    answer: problem(503, 'provider-unavailable'),
  },
  'fee notes': {
    part: DESK,
    shows: 'A fee whose VAT is not that of its rate.',
    says: 'One fee has a VAT that is not its rate’s.',
    answer: dear,
    act: (desk) => reached(() => findWithin(desk, '.payout-note')),
  },
}
