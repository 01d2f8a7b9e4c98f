/** Every state of the report desk. */
import type { KeptClosing } from '../../../shared/domain/closing.ts'
import { stringifyJson } from '../../../shared/domain/json.ts'
import { reportFeeOf, reportRowOf } from '../../../shared/testing/report-rows.ts'
// Loads what the desk loads by itself, so that no test waits for it.
import '../../reports/bank/report-bank-parts.ts'
import '../../reports/desk/desk-parts.ts'
import '../../reports/month/close-parts.ts'
import '../../reports/month/closing-parts.ts'
import '../../reports/month/month-parts.ts'
import '../../reports/rows/report-rows-parts.ts'
import type { ReportRows } from '../../reports/rows/report-rows.ts'
import '../../reports/shop/report-shop-parts.ts'
import type { MatchOrders } from '../../reports/shop/match-orders.ts'
import '../../reports/take/report-take-parts.ts'
import '../../shell/frame-parts.ts'
import { entryXml, statementXml } from '../bank.ts'
import { FakeEdge, problem } from '../fake-edge.ts'
import { fill, findWithin, reached } from '../reach.ts'
import { DAY, type DayAnswer, sale, saleReport, saleReportOf, twoClients } from '../report-stage.ts'
import { readDayOf } from '../report-day.ts'
import { salesOf } from '../report-rows.ts'
import { catchFiles } from '../saved-files.ts'
import { balancedReport } from '../take.ts'
import { textOf } from '../text-of.ts'
import type { About, BookState } from './book-state.ts'
import { openWhole } from './whole-desk.ts'

type Act = (desk: Element) => Promise<unknown>

interface ReportState extends About {
  /** What the edge answers for the day; the other days have no report. */
  answer: DayAnswer | undefined
  closings?: readonly KeptClosing[] | (() => Promise<readonly KeptClosing[]>)
  /** A day that the edge cannot read. */
  failing?: string
  matchOrders?: MatchOrders
  act?: Act
}

const DESK = 'order-admin-reports'
const ROWS = 'order-admin-report-rows'
const LARGEST = 9_223_372_036_854_775_807n
const fees = Array.from({ length: 20 }, (_, at) => ({ ...sale.fees[0]!, type: `FeeOfAnUnknownKind${at}` }))
const manyRows = balancedReport(salesOf(40, () => ({ reconciliationDate: DAY })))
const twice = { ...sale, deliveryId: 5_000_001 }
const wrong = saleReport({ nominalAmount: 9000, openingBalanceDebt: 100 })

/** Opens a folded part, and waits for what is in it. */
async function unfold(desk: Element, name: string, inside: string): Promise<ShadowRoot> {
  const folded = await reached(() => findWithin<HTMLDetailsElement>(desk, `details.part-${name}`))
  folded.querySelector('summary')!.click()
  const part = await reached(() => folded.querySelector(`order-admin-report-${name}`)?.shadowRoot)
  await reached(() => part.querySelector(inside))
  return part
}

async function chooseStatement(desk: Element, text: string, name: string): Promise<ShadowRoot> {
  const part = await unfold(desk, 'bank', 'input')
  const field = part.querySelector('input')!
  const files = new DataTransfer()
  files.items.add(new File([text], name, { type: 'text/xml' }))
  field.files = files.files
  field.dispatchEvent(new Event('change', { bubbles: true }))
  return part
}

async function rowsOf(desk: Element): Promise<ReportRows> {
  const rows = await reached(() => findWithin<ReportRows>(desk, ROWS))
  await reached(() => rows.shadowRoot?.querySelector('.count') && !rows.shadowRoot.querySelector('.place'))
  return rows
}

async function askToClose(desk: Element): Promise<HTMLElement> {
  const button = await reached(() => findWithin<HTMLElement>(desk, '.closing .act button'))
  button.click()
  return reached(() => findWithin<HTMLElement>(desk, 'dialog[open] .why-open'))
}

const search =
  (text: string, selector: string): Act =>
  async (desk) => {
    const { shadowRoot } = await rowsOf(desk)
    fill(shadowRoot!.querySelector('input[type=search]'), text)
    await reached(() => shadowRoot!.querySelector(selector))
  }

const BOOKED = '<BookgDt><Dt>2020-03-06</Dt></BookgDt>'
/** The day's payout, and a credit that nobody knows. */
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

/** The shop agrees on one order of the three, and has one that the report does not. */
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

export const reportStates: Readonly<Record<string, ReportState>> = {
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
  'rows of a report': {
    part: ROWS,
    shows: 'Forty sales and credits.',
    answer: manyRows,
    act: rowsOf,
  },
  'a row, unfolded': {
    part: ROWS,
    shows: 'One row with everything that the report says of it.',
    says: '8900001',
    answer: manyRows,
    async act(desk) {
      const { shadowRoot } = await rowsOf(desk)
      shadowRoot!.querySelector<HTMLElement>('.toggle button')!.click()
      await reached(() => shadowRoot!.querySelector('.detail'))
    },
  },
  'rows in groups': {
    part: ROWS,
    shows: 'Rows by their type, found by a name.',
    says: 'Bought invoice: 10 rows',
    answer: manyRows,
    async act(desk) {
      const { shadowRoot } = await rowsOf(desk)
      const group = shadowRoot!.querySelector<HTMLSelectElement>('label.group select')!
      group.selectedIndex = 1
      group.dispatchEvent(new Event('change', { bubbles: true }))
      await search('tess', 'tbody .group')(desk)
    },
  },
  'no row found': {
    part: ROWS,
    shows: 'A search without a result.',
    says: 'No row matches the search and the filters.',
    answer: manyRows,
    act: search('nobody', '.none-found'),
  },
  'columns of a report': {
    part: ROWS,
    isDialog: true,
    shows: 'Chooses the columns, and their order.',
    says: 'Destination currency',
    answer: manyRows,
    async act(desk) {
      const { shadowRoot } = await rowsOf(desk)
      shadowRoot!.querySelector<HTMLElement>('button.columns')!.click()
      await reached(() => shadowRoot!.querySelector('dialog[open] li'))
    },
  },
  'a closed day': {
    part: 'order-admin-report-closing',
    shows: 'Kim has closed the day, and its report was another then.',
    says: 'The provider answers another report now than the one that was closed.',
    answer: saleReport(),
    closings: [{ date: DAY, at: '2020-03-06T08:00:00Z', who: kim, reports: [otherReport] }],
    act: (desk) => reached(() => findWithin(desk, '.closing .note')),
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
    says: '30 days have no report.',
    answer: wrong,
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
  'fee notes': {
    part: DESK,
    shows: 'A fee whose VAT is not that of its rate.',
    says: 'One fee has a VAT that is not its rate’s.',
    answer: dear,
    act: (desk) => reached(() => findWithin(desk, '.payout-note')),
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

function answerReports(
  edge: FakeEdge,
  { answer, failing }: Pick<ReportState, 'answer' | 'failing'>,
  closings: readonly KeptClosing[],
): void {
  edge.intercept = ({ path, query, method }) => {
    if (path === '/api/v2/reports/closings' && method === 'GET')
      return new Response(stringifyJson({ closings }))
    if (path !== '/api/v2/reports') return undefined
    if (failing !== undefined && query.get('date') === failing) return problem(502, 'provider-failed')
    if (answer === undefined || query.get('date') !== DAY) return problem(404, 'report-not-found')
    if (answer instanceof Response) return answer.clone()
    if (answer instanceof Error) return answer
    const text = typeof answer === 'string' ? answer : stringifyJson(answer)
    return new Response(text, { headers: { 'Content-Type': 'application/json' } })
  }
}

/** Waits until the day was read, and what loads after it is there. */
async function readReport(element: Element): Promise<Element> {
  const desk = await reached(() => findWithin(element, DESK))
  await reached(() => desk.shadowRoot?.querySelector('.desk')?.getAttribute('aria-busy') === 'false')
  await reached(() => !desk.shadowRoot!.querySelector('.part-bones'))
  const closing = findWithin(desk, 'order-admin-report-closing')
  if (closing) await reached(() => closing.shadowRoot && textOf(closing.shadowRoot).trim() !== '')
  return desk
}

export const reportBook: readonly BookState[] = Object.entries(reportStates).map(([name, state]) => ({
  desk: 'reports',
  name,
  part: state.part,
  shows: state.shows,
  says: state.says,
  isDialog: state.isDialog ?? false,
  also: state.also ?? [],
  async show(setting) {
    const { closings = [], matchOrders } = state
    const kept = typeof closings === 'function' ? await closings() : closings
    const edge = new FakeEdge()
    answerReports(edge, state, kept)
    const element = await openWhole(
      { desk: 'reports', date: DAY, ...(matchOrders && { matchOrders }) },
      setting,
    )
    const close = () => {
      element.parentElement!.remove()
      edge.restore()
    }
    try {
      const desk = await readReport(element)
      await state.act?.(desk)
      return { element: element.parentElement!, close }
    } catch (error) {
      close()
      throw error
    }
  },
}))
