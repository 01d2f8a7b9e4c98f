/** The parts of the report desk. Each loads when it is needed, and the desk works without. */
import { html, type TemplateResult } from 'lit'
import type { EdgeClient } from '../../../client/edge-client.ts'
import type {
  ChosenRows,
  ClientReading,
  DayReading,
  DayReport,
  ExpectedPayout,
  ReportColumn,
  RowsQuery,
  ShopVerdict,
} from '../data/report-data.ts'
import type { MatchOrders } from '../shop/match-orders.ts'
import type { Bookkeeping } from '../take/bookkeeping.ts'

/** The desk's input of a part. */
export interface PartContext {
  lang: string
  day: DayReport
  reading: DayReading
  /** Whether the reading has ended before the report did. */
  isCutOff: boolean
  /** Place in the day's clients. */
  client: number
  /** Which rows to show. */
  query: Partial<RowsQuery>
  /** The clerk's own choice of rows and columns since. */
  chosen: ChosenRows
  columnName: (column: ReportColumn) => string
  /** The page's accounts, and its own list of orders. */
  bookkeeping: Bookkeeping | undefined
  matchOrders: MatchOrders | undefined
  /** The shop's answers about orders, by their number there. */
  shopVerdicts: ReadonlyMap<string, ShopVerdict> | undefined
  /** The payouts of the month, once it was read. */
  monthPayouts: readonly ExpectedPayout[] | undefined
  /** Whether the session may read orders. */
  opensOrders: boolean
}

/** The desk's input of a part about the whole day, or its neighbours. */
export interface DayContext {
  lang: string
  edge: EdgeClient
  date: string
  /** Undefined for a day without a report. */
  reading: DayReading | undefined
}

export interface ReportPart<Context> {
  /** Its place in the desk. */
  name: 'closing' | 'month' | 'take' | 'rows' | 'bank' | 'shop'
  /** The words on a folded part, which loads when it is opened. */
  title?: 'payoutMonth' | 'payoutTake' | 'payoutBank' | 'payoutShop'
  isOffered(context: Context): boolean
  /** Defines its elements, and loads its words. */
  load(): Promise<void>
  render(context: Context): TemplateResult
}

/** Whether the day is closed. */
export const closingPart: ReportPart<DayContext> = {
  name: 'closing',
  isOffered: () => true,
  load: async () => (await import('../month/closing-parts.ts')).loadReportClosing(),
  render: ({ lang, edge, reading }) =>
    html`<order-admin-report-closing
      lang=${lang}
      .client=${edge}
      .reading=${reading}
    ></order-admin-report-closing>`,
}

/** The month of the day, below its head. */
export const monthPart: ReportPart<DayContext> = {
  name: 'month',
  title: 'payoutMonth',
  isOffered: () => true,
  load: async () => (await import('../month/month-parts.ts')).loadReportMonth(),
  render: ({ lang, edge, date }) =>
    html`<order-admin-report-month lang=${lang} .client=${edge} .date=${date}></order-admin-report-month>`,
}

/** Whether a report is complete, and of the day: nothing of another is booked or compared. */
function isOfDay({ isWhole, clients }: DayReading): boolean {
  return isWhole && clients.every(({ payout }) => payout?.verdict !== 'another-day')
}

/** The bookkeeper's tasks on a client report, and its rows. */
const allParts: readonly ReportPart<PartContext>[] = [
  {
    name: 'take',
    title: 'payoutTake',
    isOffered: ({ reading }) => isOfDay(reading),
    load: async () => (await import('../take/report-take-parts.ts')).loadReportTake(),
    render: ({ lang, day, reading, client, chosen, columnName, bookkeeping }) =>
      html`<order-admin-report-take
        lang=${lang}
        .day=${day}
        .reading=${reading}
        .client=${client}
        .query=${chosen.query}
        .columns=${chosen.columns}
        .columnName=${columnName}
        .bookkeeping=${bookkeeping}
      ></order-admin-report-take>`,
  },
  {
    name: 'bank',
    title: 'payoutBank',
    isOffered: ({ reading }) => isOfDay(reading),
    load: async () => (await import('../bank/report-bank-parts.ts')).loadReportBank(),
    render: ({ lang, reading, monthPayouts }) =>
      html`<order-admin-report-bank
        lang=${lang}
        .payouts=${comparedPayouts(reading, monthPayouts)}
      ></order-admin-report-bank>`,
  },
  {
    name: 'shop',
    title: 'payoutShop',
    isOffered: ({ reading, matchOrders }) => isOfDay(reading) && matchOrders !== undefined,
    load: async () => (await import('../shop/report-shop-parts.ts')).loadReportShop(),
    render: ({ lang, day, reading, client, matchOrders }) =>
      html`<order-admin-report-shop
        lang=${lang}
        .day=${day}
        .reading=${reading}
        .client=${client}
        .matchOrders=${matchOrders}
      ></order-admin-report-shop>`,
  },
  {
    name: 'rows',
    isOffered: () => true,
    load: async () => (await import('../rows/report-rows-parts.ts')).loadReportRows(),
    render: ({ lang, day, reading, isCutOff, client, query, shopVerdicts, opensOrders }) =>
      html`<order-admin-report-rows
        lang=${lang}
        .day=${day}
        .reading=${reading}
        .isCutOff=${isCutOff}
        .client=${client}
        .query=${query}
        .shopVerdicts=${shopVerdicts}
        .opensOrders=${opensOrders}
      ></order-admin-report-rows>`,
  },
]

const isBooking = ({ name }: ReportPart<PartContext>) => name === 'take' || name === 'bank'

/** The steps with their own part, above the pictures. */
export const bookingParts = allParts.filter(isBooking)

/** The parts below the pictures. */
export const reportParts = allParts.filter((part) => !isBooking(part))

/** The same parts, of which only the rows are offered: all have the same places. */
export const rowsAlone = reportParts.map((part) =>
  part.name === 'rows' ? part : { ...part, isOffered: () => false },
)

/** The report's stated payout, which is what the bank pays, even if its rows come to another amount. */
export function paidOf({ stated }: Pick<ClientReading, 'stated'>): ExpectedPayout['paid'] {
  return stated.providerPaidAmountIncludingWithholding
}

/** The payouts of the month, if they have the open day's: another month may have been read last. */
function comparedPayouts(
  reading: DayReading,
  monthPayouts: readonly ExpectedPayout[] | undefined,
): readonly ExpectedPayout[] {
  const hasDay = monthPayouts?.some(({ date }) => date === reading.date)
  return monthPayouts && hasDay ? monthPayouts : expectedPayouts(reading)
}

const payouts = new WeakMap<DayReading, ExpectedPayout[]>()

/** The payouts of a day; the same list for the same reading, so that the comparison does not start over. */
function expectedPayouts(reading: DayReading): ExpectedPayout[] {
  const known = payouts.get(reading)
  if (known) return known
  const made = reading.clients.map((client) => ({
    date: reading.date,
    clientId: client.clientId,
    currency: client.stated.currency,
    paid: paidOf(client),
  }))
  payouts.set(reading, made)
  return made
}
