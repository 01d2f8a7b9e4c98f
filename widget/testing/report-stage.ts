/** The report desk on a page, and the edge's answers to it. */
import { html, LitElement, render } from 'lit'
import { stringifyJson } from '../../shared/domain/values/json.ts'
import { capabilities } from '../../shared/domain/session/capabilities.ts'
import type { PaymentReport, Report, ReportRow } from '../../shared/domain/report/report.schema.ts'
import { reportFeeOf, reportRowOf } from '../../shared/testing/report-rows.ts'
import { EdgeClient } from '../client/edge-client.ts'
import { loadLanguage } from '../locales/languages.ts'
import { define } from '../kit/parts/define.ts'
// Loads the desk's automatic parts, so that no test waits for them.
import '../desks/reports/bank/report-bank-parts.ts'
import '../desks/reports/rows/report-rows-parts.ts'
import '../desks/reports/shop/report-shop-parts.ts'
import '../desks/reports/take/report-take-parts.ts'
import { loadReportDesk } from '../desks/reports/desk/desk-parts.ts'
import type { ReportDesk } from '../desks/reports/desk/report-desk.ts'
import { tokens } from '../kit/styles/tokens.styles.ts'
import { EDGE, type FakeEdge, problem, TOKEN } from './fake-edge.ts'
import { textOf } from './text-of.ts'

export const DAY = '2020-03-05'

/**
 * A sale of 100,00 as provider/reports/README.md works it out: Service 1,95 and Admin 19,00, of which VAT is 0,49 and
 * 4,75. It pays 100,00 − 20,95 − 5,24 = 73,81.
 */
export const sale: ReportRow = reportRowOf({
  rowType: 'Purchase',
  externalOrderNo: 'web-2041',
  customerName: 'Tess Testsson',
  providerCheckoutId: 8906810,
  paymentType: 'Invoice',
  nominalAmount: 10_000,
  providerPaidAmount: 7381,
  totalFeeAmountExcludingVat: 2095,
  totalFeeVatAmount: 524,
  fees: [reportFeeOf('Service', 195, 2500, 49), reportFeeOf('Admin', 1900, 2500, 475)],
  reconciliationDate: DAY,
})

const balance = (rowType: string) =>
  reportRowOf({ rowType, nominalAmount: 0, providerPaidAmount: 0, fees: [], reconciliationDate: DAY })

const salePayment: PaymentReport = {
  providerPaidAmountExcludingWithholding: 7381,
  providerPaidAmountIncludingWithholding: 7381,
  openingBalanceDebt: 0,
  closingBalanceDebt: 0,
  nominalAmount: 10_000,
  feeAmountExcludingVat: 2095,
  feeVatAmount: 524,
  numberOfRows: 1,
  currency: 'SEK',
  vatGroups: [{ vatPercent: 2500, vatAmount: 524 }],
}

/** A day with one sale that pays 73,81. @param stated what the report states instead */
export function saleReport(stated: Partial<PaymentReport> = {}, rows: readonly ReportRow[] = [sale]): Report {
  const all = [balance('OpeningBalanceDebt'), ...rows, balance('ClosingBalanceDebt')]
  return {
    totalNrOfRows: all.length,
    clientReports: [
      {
        clientId: 100_001,
        recipientTaxId: '5566778899',
        paymentReport: { ...salePayment, ...stated },
        rows: all,
        reconciliationDate: DAY,
      },
    ],
  }
}

/** The same report of another day. */
export function saleReportOf(date: string): Report {
  const [client] = saleReport().clientReports
  const rows = client!.rows.map((row) => ({ ...row, reconciliationDate: date }))
  return { totalNrOfRows: rows.length, clientReports: [{ ...client!, rows, reconciliationDate: date }] }
}

/** The same day of a second client, paid in euro. */
export function twoClients(): Report {
  const [first] = saleReport().clientReports
  const rows = first!.rows.map((row) => ({ ...row, currency: 'EUR' }))
  const second = {
    ...first!,
    clientId: 100_002,
    rows,
    paymentReport: { ...first!.paymentReport, currency: 'EUR' },
  }
  return { totalNrOfRows: rows.length * 2, clientReports: [first!, second] }
}

/** The edge's answer for a day: a report, its text, or something else. */
export type DayAnswer = Report | string | Response | Error

/** Answers reports by day; the other days have none. */
export function answerDays(edge: FakeEdge, days: Readonly<Record<string, DayAnswer>>): void {
  edge.intercept = ({ path, query }) => {
    if (path !== '/api/v2/reports') return undefined
    const answer = new Map(Object.entries(days)).get(query.get('date') ?? '')
    if (answer === undefined) return problem(404, 'report-not-found')
    if (answer instanceof Response || answer instanceof Error) return answer
    const text = typeof answer === 'string' ? answer : stringifyJson(answer)
    return new Response(text, { headers: { 'Content-Type': 'application/json' } })
  }
}

/** Gives the desk the tokens of the public element. */
class TokenStage extends LitElement {
  static override styles = tokens
  override render(): unknown {
    return html`<slot></slot>`
  }
}

const opened = new Set<HTMLElement>()

interface Setting {
  date?: string | undefined
  lang?: string
  dir?: 'ltr' | 'rtl'
}

/** Opens the desk alone. */
export async function openReports(setting: Setting = {}): Promise<ReportDesk> {
  const { lang = 'en', dir = 'ltr' } = setting
  const date = 'date' in setting ? setting.date : DAY
  await loadLanguage(lang)
  define({ 'test-token-stage': TokenStage })
  await loadReportDesk()
  const client = new EdgeClient(EDGE, { token: () => Promise.resolve(TOKEN), forget: () => {} })
  const around = document.createElement('main')
  document.body.append(around)
  opened.add(around)
  render(
    html`<test-token-stage lang=${lang} dir=${dir}
      ><order-admin-reports
        lang=${lang}
        .date=${date}
        .client=${client}
        .capabilities=${capabilities}
      ></order-admin-reports
    ></test-token-stage>`,
    around,
  )
  const desk = around.querySelector('order-admin-reports')!
  await desk.updateComplete
  return desk
}

/** Removes every desk; for `afterEach`. */
export function closeReports(): void {
  for (const around of opened) around.remove()
  opened.clear()
}

/** The desk's own text. */
export function reportText(desk: ReportDesk): string {
  return textOf(desk.shadowRoot!)
}
