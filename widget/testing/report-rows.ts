/** The rows of a report alone on a page, with the tokens of the public element. */
import { LitElement } from 'lit'
import type { Report, ReportRow } from '../../shared/domain/report/report.schema.ts'
import { reportFeeOf, reportRowOf } from '../../shared/testing/report-rows.ts'
import { loadLanguage, loadLaterWords } from '../locales/languages.ts'
import { define } from '../kit/parts/define.ts'
import type { DayReading, DayReport } from '../desks/reports/data/report-data.ts'
import { reportRowsElements } from '../desks/reports/rows/report-rows-parts.ts'
import type { ReportRows } from '../desks/reports/rows/report-rows.ts'
import { tokens } from '../kit/styles/tokens.styles.ts'
import { readDayOf } from './report-day.ts'
import { reached as until } from './reach.ts'

class TestFrame extends LitElement {
  static override styles = tokens
}

/** A report of one client in SEK with these rows; its stated figures are not checked here. */
export function reportOf(rows: readonly ReportRow[]): Report {
  const paymentReport = {
    providerPaidAmountExcludingWithholding: 0,
    providerPaidAmountIncludingWithholding: 0,
    openingBalanceDebt: 0,
    closingBalanceDebt: 0,
    nominalAmount: 0,
    feeAmountExcludingVat: 0,
    feeVatAmount: 0,
    numberOfRows: rows.length,
    currency: 'SEK',
    vatGroups: [],
  }
  const client = {
    clientId: 1,
    recipientTaxId: '556000-0000',
    reconciliationDate: '2026-03-02',
    paymentReport,
    rows: [...rows],
  }
  return { totalNrOfRows: rows.length, clientReports: [client] }
}

const kinds = [
  { rowType: 'Purchase', paymentType: 'Invoice' },
  { rowType: 'Order', paymentType: 'Card' },
  { rowType: 'Credit', paymentType: 'Invoice' },
  { rowType: 'CreatedInvoice', paymentType: 'Swish' },
] as const

/**
 * Sales of 100.00, 200.00 and so on with their number in every text: fees of 1.95 and 19.00, VAT of 0.49 and 4.75.
 * Every third is a credit.
 */
export function salesOf(
  count: number,
  more: (number: number) => Partial<ReportRow> = () => ({}),
): ReportRow[] {
  return Array.from({ length: count }, (_, index) => {
    const number = index + 1
    const kind = kinds[index % kinds.length]!
    const amount = (kind.rowType === 'Credit' ? -10_000 : 10_000) * number
    return reportRowOf({
      ...kind,
      providerCustomerId: 300_000 + number,
      customerName: `Tess Testsson ${number}`,
      externalOrderNo: `web-${number}`,
      orderDate: '2026-03-01T09:15:00',
      providerOrderNo: 500_000 + number,
      providerCheckoutId: 8_900_000 + number,
      nominalAmount: amount,
      totalFeeAmountExcludingVat: 2095,
      totalFeeVatAmount: 524,
      providerPaidAmount: amount - 2619,
      fees: [reportFeeOf('Service', 195, 2500, 49), reportFeeOf('Admin', 1900, 2500, 475)],
      ...more(number),
    })
  })
}

export interface RowsPage {
  element: ReportRows
  root: ShadowRoot
  day: DayReport
  /** Waits until the rows that were asked for are on the screen. */
  settled(): Promise<void>
  /** The texts of the rendered rows, cell by cell. */
  texts(): string[][]
  row(item: number): HTMLElement
}

interface Setting extends Partial<
  Pick<ReportRows, 'query' | 'orderHref' | 'opensOrders' | 'shopVerdicts' | 'isCutOff'>
> {
  lang?: string
  dir?: 'ltr' | 'rtl'
}

const opened = new Set<HTMLElement>()

export async function openRows(rows: readonly ReportRow[], setting: Setting = {}): Promise<RowsPage> {
  const day = await readDayOf(reportOf(rows))
  return showDay(day, day.reading, setting)
}

/** @param reading undefined while nothing has been read */
export async function showDay(
  day: DayReport,
  reading: DayReading | undefined,
  { lang = 'en', dir = 'ltr', ...properties }: Setting = {},
): Promise<RowsPage> {
  await loadLanguage(lang)
  await loadLaterWords('reports')
  define({ ...reportRowsElements, 'test-rows-frame': TestFrame })
  const frame = new TestFrame()
  Object.assign(frame, { lang, dir })
  document.body.append(frame)
  opened.add(frame)
  await frame.updateComplete
  const element = document.createElement('order-admin-report-rows')
  Object.assign(element, { lang, day, reading, opensOrders: true, ...properties })
  frame.renderRoot.append(element)
  const root = await until(() => element.shadowRoot)
  const settled = async () => {
    await element.updateComplete
    await until(() => root.querySelector('.count') && !root.querySelector('.place'))
    await element.updateComplete
  }
  await settled()
  return {
    element,
    root,
    day,
    settled,
    texts: () =>
      [...root.querySelectorAll('tbody > [data-item]')].map((row) =>
        [...row.children].slice(1).map((cell) => cell.textContent.replace(/\s+/g, ' ').trim()),
      ),
    row: (item) => root.querySelector<HTMLElement>(`[data-item="${item}"]`)!,
  }
}

/** Removes every page; for `afterEach`. */
export function closeRows(): void {
  for (const frame of opened) frame.remove()
  opened.clear()
}
