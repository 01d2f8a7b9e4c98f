/**
 * States of the report desk's other parts: the closing of a day, its month, and the parts that compare and save files.
 */
import type { KeptClosing } from '../../../shared/domain/report/closing.ts'
import { reportFeeOf, reportRowOf } from '../../../shared/testing/report-rows.ts'
import type { MatchOrders } from '../../desks/reports/shop/match-orders.ts'
import { entryXml, statementXml } from '../bank.ts'
import { findWithin, reached } from '../reach.ts'
import { readDayOf } from '../report-day.ts'
import { DAY, sale, saleReport } from '../report-stage.ts'
import { catchFiles } from '../saved-files.ts'
import { balancedReport } from '../take.ts'
import { type ReportStates, unfold, wrong } from './report-state.ts'

const twice = { ...sale, deliveryId: 5_000_001 }

async function chooseStatement(desk: Element, text: string, name: string): Promise<ShadowRoot> {
  const part = await unfold(desk, 'bank', 'input')
  const field = part.querySelector('input')!
  const files = new DataTransfer()
  files.items.add(new File([text], name, { type: 'text/xml' }))
  field.files = files.files
  field.dispatchEvent(new Event('change', { bubbles: true }))
  return part
}

async function askToClose(desk: Element): Promise<HTMLElement> {
  const button = await reached(() => findWithin<HTMLElement>(desk, '.closing .act button'))
  button.click()
  return reached(() => findWithin<HTMLElement>(desk, 'dialog[open] .why-open'))
}

const BOOKED = '<BookgDt><Dt>2020-03-06</Dt></BookgDt>'
/** The day's payout, and a credit that no report knows. */
const statement = statementXml(
  entryXml({ amount: '<Amt Ccy="SEK">73.81</Amt>', date: BOOKED }) +
    entryXml({
      date: BOOKED,
      amount: '<Amt Ccy="SEK">12345678901.00</Amt>',
      more: `<AddtlNtryInf>${'Invoice-with-a-very-long-reference-'.repeat(5)}</AddtlNtryInf>`,
    }),
  {
    period: '<FrToDt><FrDtTm>2020-03-01T00:00:00</FrDtTm><ToDtTm>2020-03-31T23:59:59</ToDtTm></FrToDt>',
  },
)

const matching = statementXml(entryXml({ amount: '<Amt Ccy="SEK">73.81</Amt>', date: BOOKED }))

/** The shop agrees on one order of the three, and has one that the report lacks. */
const shop: MatchOrders = async () => [
  { orderNumber: 'web-1', total: 9000 },
  { orderNumber: 'web-2', total: 400 },
  { orderNumber: 'web-0', total: 77, date: '2020-02-01', currency: 'SEK' },
]
const sold = (externalOrderNo: string, nominalAmount: number) =>
  reportRowOf({
    externalOrderNo,
    nominalAmount,
    providerPaidAmount: nominalAmount,
    reconciliationDate: DAY,
  })
const shopReport = balancedReport([
  sold('web-1', 10_000),
  sold('web-1', -1000),
  sold('web-2', 500),
  sold('web-3', 700),
])

/** The day's report as it was closed: another one. */
const otherReport: KeptClosing['reports'][number] = {
  clientId: 100_001,
  currency: 'SEK',
  digest: 'a'.repeat(64),
  verdict: 'balances',
  numberOfRows: 1,
  paid: 7381,
}
const kim = { kind: 'session', id: 'u7', name: 'Kim' } as const

export const reportPartStates: ReportStates = {
  'a closed day': {
    part: 'order-admin-report-closing',
    shows: 'Kim has closed the day, and its report was another then.',
    says: 'The provider answers another report now than the one that was closed.',
    answer: saleReport(),
    closings: [{ date: DAY, at: '2020-03-06T08:00:00Z', who: kim, reports: [otherReport] }],
    // The desk goes to the rows when it has read them, wherever they are by then.
    async act(desk) {
      const note = await reached(() => findWithin(desk, '.closing .note'))
      note.scrollIntoView({ block: 'center' })
    },
  },
  'a day closed again': {
    part: 'order-admin-report-closing',
    shows: 'Two have closed the day, and said why. Its report is judged otherwise since then.',
    says: 'but is judged otherwise now',
    answer: balancedReport([twice, twice]),
    async closings() {
      const { reading } = await readDayOf(balancedReport([twice, twice]))
      const closed = { ...otherReport, digest: reading.clients[0]!.digest! }
      return [
        { date: DAY, at: '2020-03-09T08:00:00Z', who: kim, reports: [closed], reason: 'Corrected report' },
        {
          date: DAY,
          at: '2020-03-06T08:00:00Z',
          who: { ...kim, id: 'u8', name: 'Robin' },
          reports: [otherReport],
          note: 'The provider will send a late sale.',
        },
      ]
    },
    async act(desk) {
      const details = await reached(() => findWithin<HTMLDetailsElement>(desk, '.closing details'))
      details.open = true
    },
  },
  'question before a day is closed': {
    part: 'order-admin-report-close',
    isDialog: true,
    shows: 'Asks before the day is closed.',
    says: 'Add a reason',
    answer: wrong,
    act: askToClose,
  },
  'why a day is closed': {
    part: 'order-admin-report-close',
    isDialog: true,
    shows: 'Takes a reason and a note with the closing of a day.',
    says: 'Internal note',
    answer: saleReport(),
    async act(desk) {
      const add = await askToClose(desk)
      add.click()
      await reached(() => findWithin(desk, 'dialog[open] .why-fields'))
    },
  },
  'month of a day': {
    part: 'order-admin-report-month',
    shows: 'What each day of the month paid, and which have no report.',
    says: 'it does not balance',
    answer: wrong,
    async act(desk) {
      const part = await unfold(desk, 'month', '.strip .cell')
      await reached(() => !part.querySelector('.progress span'))
    },
  },
  'month with rows alike': {
    part: 'order-admin-report-month',
    shows: 'A day of the month that balances, and may be paid twice.',
    says: 'it balances, but rows are alike',
    answer: balancedReport([twice, twice]),
    async act(desk) {
      const part = await unfold(desk, 'month', '.strip .cell')
      await reached(() => !part.querySelector('.progress span'))
    },
  },
  'month with a day that failed': {
    part: 'order-admin-report-month',
    shows: 'A day of the month that could not be read: the others are.',
    says: 'could not be read',
    answer: saleReport(),
    failing: '2020-03-03',
    async act(desk) {
      const part = await unfold(desk, 'month', '.strip .cell')
      await reached(() => !part.querySelector('.progress span'))
    },
  },
  'files to take along': {
    part: 'order-admin-report-take',
    shows: 'A file for the bookkeeping, with its digest.',
    says: 'Lottery',
    answer: balancedReport([
      reportRowOf({
        externalOrderNo: 'web-1',
        nominalAmount: 10_000_000_000,
        providerPaidAmount: 9_999_997_500,
        totalFeeAmountExcludingVat: 2000,
        totalFeeVatAmount: 500,
        fees: [reportFeeOf('Service', 2000, 2500, 500)],
      }),
      reportRowOf({ rowType: 'Lottery', nominalAmount: 100, providerPaidAmount: 100 }),
    ]),
    act: (desk) => unfold(desk, 'take', '.take'),
  },
  'voucher saved': {
    part: 'order-admin-report-take',
    shows: 'A voucher was saved: the step of the day says so too.',
    says: 'is saved. It has 1 row.',
    answer: saleReport(),
    async act(desk) {
      const part = await unfold(desk, 'take', '.take')
      const files = catchFiles()
      try {
        part.querySelector<HTMLElement>('.take')!.click()
        await reached(() => part.querySelector('.outcome .note'))
      } finally {
        files.restore()
      }
    },
  },
  'bank matched': {
    part: 'order-admin-report-bank',
    shows: 'The bank has paid what the report states: the step of the day says so too.',
    says: 'matched.xml',
    answer: saleReport(),
    async act(desk) {
      const part = await chooseStatement(desk, matching, 'matched.xml')
      await reached(() => part.querySelector('[data-verdict="paid-out"]'))
    },
  },
  'bank statement': {
    part: 'order-admin-report-bank',
    shows: 'A statement of the bank beside the payout.',
    says: 'march.xml',
    answer: saleReport(),
    async act(desk) {
      const part = await chooseStatement(desk, statement, 'march.xml')
      await reached(() => part.querySelector('.unknown'))
    },
  },
  'orders of the shop': {
    part: 'order-admin-report-shop',
    shows: 'What the shop’s own list says of the orders in the report.',
    says: 'Same in the shop: 1. Different: 1. Not in the shop: 1.',
    answer: shopReport,
    matchOrders: shop,
    async act(desk) {
      const part = await unfold(desk, 'shop', '.compare')
      part.querySelector<HTMLElement>('.compare')!.click()
      await reached(() => part.querySelectorAll('table').length === 2)
    },
  },
}
