/** What the report desk is made of besides its own face. Each part loads when it is needed, and the desk works without. */
import { html, type TemplateResult } from 'lit'
import type { DayReading, DayReport, RowsQuery } from '../data/report-data.ts'

/** What the desk hands to a part. */
export interface PartContext {
  lang: string
  day: DayReport
  reading: DayReading
  /** Place in the day's clients. */
  client: number
  /** Which rows to show. */
  query: Partial<RowsQuery>
  /** The page's accounts and its own list of orders. */
  bookkeeping: unknown
  matchOrders: unknown
}

export interface ReportPart {
  name: 'take' | 'rows' | 'bank' | 'shop'
  /** The words on a part that is folded, and loads when it is opened. */
  title?: 'payoutBank' | 'payoutShop'
  isOffered(context: PartContext): boolean
  /** Defines its elements, and loads its words. */
  load(): Promise<void>
  render(context: PartContext): TemplateResult
}

export const reportParts: readonly ReportPart[] = [
  {
    name: 'rows',
    isOffered: () => true,
    load: async () => (await import('../rows/report-rows-parts.ts')).defineReportRows(),
    render: ({ lang, day, reading, client, query }) =>
      html`<order-admin-report-rows
        lang=${lang}
        .day=${day}
        .reading=${reading}
        .client=${client}
        .query=${query}
      ></order-admin-report-rows>`,
  },
]
