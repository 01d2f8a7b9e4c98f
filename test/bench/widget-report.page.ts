/** The page's part of the report desk's bench: the desk's own reader, and a plain table. */
import { html, LitElement, render } from 'lit'
import type { Report } from '../../shared/domain/report/report.schema.ts'
import { readDay } from '../../widget/desks/reports/data/day-reader.ts'
import type { DayReport } from '../../widget/desks/reports/data/report-data.ts'
import { tokens } from '../../widget/kit/styles/tokens.styles.ts'
import { loadLanguage, loadLaterWords } from '../../widget/locales/languages.ts'
import type { ReportRows } from '../../widget/desks/reports/rows/report-rows.ts'
import { loadReportRows } from '../../widget/desks/reports/rows/report-rows-parts.ts'
import { readBookkeeping } from '../../widget/desks/reports/take/bookkeeping.ts'
import type { TakeFormat } from '../../widget/desks/reports/take/formats.ts'
import { takeFile } from '../../widget/desks/reports/take/take-file.ts'
import { questions } from './report-questions.ts'

/** Milliseconds. */
export interface ReportTimes {
  /** From the first byte until a row could be shown. */
  firstRow: number
  /** From the last byte until the verdict. */
  verdict: number
  /** From the first byte until the verdict. */
  whole: number
}

export interface BenchPage {
  read(url: string): Promise<ReportTimes>
  /** How long the answer took; the first fifty rows are part of it. */
  ask(question: string): Promise<number>
  everyRow(): Promise<number>
  /** Shows the rows as the desk does. @returns how long that took, and the elements of the table */
  table(): Promise<{ shown: number; elements: number }>
  /** Scrolls the table by a screen, so many times. @returns milliseconds of each until its rows are shown */
  scroll(times: number): Promise<number[]>
  /** How long a file of all rows took. */
  file(format: TakeFormat): Promise<number>
  plain(url: string): Promise<Pick<ReportTimes, 'firstRow'>>
}

let day: DayReport
const kept: unknown[] = []

async function read(url: string): Promise<ReportTimes> {
  const answer = await fetch(url)
  const times = { first: 0, last: 0 }
  const reader = answer.body!.getReader()
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { value } = await reader.read()
        if (!value) return controller.close()
        times.first ||= performance.now()
        times.last = performance.now()
        controller.enqueue(value)
      },
    },
    { highWaterMark: 0 },
  )
  const reading = await readDay('2026-01-15', body, () => {}, new AbortController().signal)
  const view = await reading.query({ client: 0 })
  await view.rows(0, 50)
  view.release()
  const firstRow = performance.now() - times.first
  const whole = await reading.whole
  const end = performance.now()
  if (whole.clients[0]?.payout?.verdict !== 'balances') throw new Error('the report does not balance')
  day = reading
  return { firstRow, verdict: end - times.last, whole: end - times.first }
}

async function ask(question: string): Promise<number> {
  const start = performance.now()
  const view = await day.query({ client: 0, ...questions[question] })
  await view.rows(0, 50)
  view.release()
  return performance.now() - start
}

async function everyRow(): Promise<number> {
  const start = performance.now()
  const view = await day.query({ client: 0 })
  for (let from = 0; from < view.count; from += 1_000) await view.rows(from, 1_000)
  view.release()
  return performance.now() - start
}

/** Has the tokens of the public element: without them the table has no height of its own, and shows every row. */
class Frame extends LitElement {
  static override styles = tokens
}

let rows: ReportRows

async function table(): Promise<{ shown: number; elements: number }> {
  await loadLanguage('en')
  await Promise.all([loadReportRows(), loadLaterWords('frame')])
  customElements.define('bench-frame', Frame)
  const frame = document.body.appendChild(new Frame())
  await frame.updateComplete
  document.body.style.blockSize = '900px'
  rows = document.createElement('order-admin-report-rows')
  Object.assign(rows, { lang: 'en', day, reading: day.reading, client: 0, opensOrders: true })
  const start = performance.now()
  frame.shadowRoot!.append(rows)
  await filled()
  return { shown: performance.now() - start, elements: rows.shadowRoot!.querySelectorAll('*').length }
}

async function scroll(times: number): Promise<number[]> {
  const box = rows.shadowRoot!.querySelector('.box')!
  const steps: number[] = []
  for (let step = 0; step < times; step += 1) {
    const start = performance.now()
    box.scrollTop += 900
    await filled()
    steps.push(performance.now() - start)
  }
  return steps
}

/** Waits for a frame in which every row in sight has its cells. @throws Error if that takes half a minute */
async function filled(): Promise<void> {
  const root = rows.shadowRoot!
  const end = performance.now() + 30_000
  do {
    if (performance.now() > end) throw new Error('the table shows no rows')
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
  } while (!root.querySelector('tbody > [data-item]') || root.querySelector('.place'))
}

async function file(format: TakeFormat): Promise<number> {
  const start = performance.now()
  const taken = await takeFile({
    day,
    query: { client: 0 },
    format,
    books: readBookkeeping({ organisationNumber: '556000-0000', companyName: 'Bench' }, '556000-0000').books,
    lang: undefined,
    about: '',
    voucherText: 'Payout',
    lineText: ({ role }) => role,
    onProgress: () => {},
    signal: new AbortController().signal,
  })
  if (!taken.ok) throw new Error(JSON.stringify(taken.reason))
  return performance.now() - start
}

/** The usual implementation: parses the whole answer, and makes every row a row of a table. */
async function plain(url: string): Promise<Pick<ReportTimes, 'firstRow'>> {
  const answer = await fetch(url)
  const start = performance.now()
  const report = JSON.parse(await answer.text()) as Report
  const rows = report.clientReports.flatMap((client) => client.rows)
  const columns = Object.keys(rows[0]!).filter((name) => name !== 'fees') as (keyof (typeof rows)[0])[]
  const cells = (row: (typeof rows)[0]) => columns.map((name) => html`<td>${row[name]}</td>`)
  render(
    html`<table>
      ${rows.map(
        (row) =>
          html`<tr>
            ${cells(row)}
          </tr>`,
      )}
    </table>`,
    document.body,
  )
  // The next frame has the rows.
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
  kept.push(rows)
  return { firstRow: performance.now() - start }
}

Object.assign(globalThis, { read, ask, everyRow, table, scroll, file, plain } satisfies BenchPage)
