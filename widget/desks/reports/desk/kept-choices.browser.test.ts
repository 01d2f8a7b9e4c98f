/** What a clerk has dropped and chosen on the desk, on the way from day to day. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import type { Report } from '../../../../shared/domain/report/report.schema.ts'
import { EdgeClient } from '../../../client/edge-client.ts'
import { entryXml, statementXml } from '../../../testing/bank.ts'
import { EDGE, FakeEdge, TOKEN } from '../../../testing/fake-edge.ts'
import { textOf, until } from '../../../testing/parts.ts'
import { answerDays, closeReports, openReports, saleReportOf } from '../../../testing/report-stage.ts'
import type { ReportDesk } from './report-desk.ts'

const FRIDAY = '2020-03-06'
/** Saturday has no report. */
const SUNDAY = '2020-03-08'

/** The bank has the payout of each of the two days, 73,81. */
const statement = statementXml(
  [FRIDAY, SUNDAY].map((day) => paidIn(day, day === FRIDAY ? '2020-03-09' : '2020-03-10')).join(''),
)

function paidIn(day: string, booked: string): string {
  return entryXml({
    amount: '<Amt Ccy="SEK">73.81</Amt>',
    date: `<BookgDt><Dt>${booked}</Dt></BookgDt>`,
    more: `<AddtlNtryInf>PAYOUT ${day} 100001</AddtlNtryInf>`,
  })
}

let edge: FakeEdge
/** The closings that the edge has. */
let closings: unknown[]
let desk: ReportDesk

async function open(days: Record<string, Report>, date = FRIDAY): Promise<void> {
  edge = new FakeEdge()
  answerDays(edge, days)
  const serve = edge.intercept!
  edge.intercept = (call) =>
    call.path === '/api/v2/reports/closings' ? new Response(JSON.stringify({ closings })) : serve(call)
  desk = await openReports({ date })
}

const part = <Tag extends keyof HTMLElementTagNameMap>(tag: Tag) =>
  until(() => desk.shadowRoot!.querySelector(tag)?.shadowRoot)

async function unfold(name: string): Promise<void> {
  const found = await until(() => desk.shadowRoot!.querySelector<HTMLDetailsElement>(`.part-${name}`))
  found.open = true
}

async function dropStatement(): Promise<void> {
  await unfold('bank')
  const bank = await part('order-admin-report-bank')
  const field = await until(() => bank.querySelector('input'))
  await userEvent.upload(field, new File([statement], 'march.xml', { type: 'text/xml' }))
  await until(() => bank.querySelector('table'))
}

/** The words of a step, once it has such. */
async function stepSays(name: string, words: string): Promise<void> {
  const step = () => desk.shadowRoot!.querySelector(`[data-step=${name}] .step-state`)?.textContent
  await expect.poll(step).toBe(words)
}

async function press(selector: string): Promise<void> {
  ;(await until(() => desk.shadowRoot!.querySelector<HTMLElement>(selector))).click()
}

const goOn = () => press('.day-field button:last-of-type')
const headOf = (day: string) => until(() => textOf(desk.shadowRoot!).includes(`Payout of ${day}`))

/** Sorts by the order number, hides the second column, and chooses a file. */
async function choose(): Promise<void> {
  const rows = await part('order-admin-report-rows')
  const sort = await until(() =>
    [...rows.querySelectorAll<HTMLElement>('button.sort')].find((head) => textOf(head).trim() === 'Order'),
  )
  sort.click()
  rows.querySelector<HTMLElement>('button.columns')!.click()
  const second = await until(() => rows.querySelectorAll<HTMLElement>('ul.columns input')[1])
  second.click()
  rows.querySelector<HTMLElement>('dialog .primary')!.click()
  await unfold('take')
  const take = await part('order-admin-report-take')
  const format = await until(() => take.querySelector<HTMLSelectElement>('.format'))
  await userEvent.selectOptions(format, 'own')
}

/** The heads of the rows, the one that they are sorted by, and the format of the files. */
async function chosen(): Promise<unknown> {
  const rows = await part('order-admin-report-rows')
  await until(() => rows.querySelector('[data-item]:not(.place)'))
  const heads = [...rows.querySelectorAll('th .head-name')].map((head) => head.textContent)
  const sorted = rows.querySelector('[aria-sort]')?.querySelector('.head-name')?.textContent
  const take = await part('order-admin-report-take')
  return { heads, sorted, format: take.querySelector<HTMLSelectElement>('.format')!.value }
}

beforeEach(() => {
  closings = []
})
afterEach(() => {
  closeReports()
  edge.restore()
})

describe('a clerk who goes from day to day', () => {
  it('has a bank statement compared with each day, also after a day without a report', async () => {
    await open({ [FRIDAY]: saleReportOf(FRIDAY), [SUNDAY]: saleReportOf(SUNDAY) })
    await dropStatement()
    await stepSays('bank', 'Paid out on Mar 9, 2020')
    await goOn()
    await headOf('Mar 7')
    await goOn()
    await stepSays('bank', 'Paid out on Mar 10, 2020')
    const table = (await part('order-admin-report-bank')).querySelector('tbody')!
    expect(textOf(table)).toContain('Mar 8, 2020')
    expect(textOf(table)).not.toContain('Mar 6, 2020')
    expect(desk.shadowRoot!.querySelector<HTMLDetailsElement>('.part-bank')!.open).toBe(true)
  })

  it('has it compared with the next day of a month that was read, too', async () => {
    await open({ [FRIDAY]: saleReportOf(FRIDAY), [SUNDAY]: saleReportOf(SUNDAY) })
    await unfold('month')
    const month = await part('order-admin-report-month')
    await until(() => textOf(month).includes('Paid out this month'))
    await until(() => !month.querySelector('.progress'))
    await dropStatement()
    await goOn()
    await goOn()
    await stepSays('bank', 'Paid out on Mar 10, 2020')
  })

  it('keeps columns, order and file format, and loses a search', async () => {
    await open({ [FRIDAY]: saleReportOf(FRIDAY), [SUNDAY]: saleReportOf(SUNDAY) })
    await choose()
    const before = await chosen()
    expect(before).toMatchObject({ sorted: 'Order', format: 'own' })
    const rows = await part('order-admin-report-rows')
    await userEvent.fill(rows.querySelector('.search input')!, '2041')
    await goOn()
    await goOn()
    await stepSays('checked', 'Balances')
    expect(await chosen()).toEqual(before)
    const search = (await part('order-admin-report-rows')).querySelector<HTMLInputElement>('.search input')!
    expect(search.value).toBe('')
    expect(desk.shadowRoot!.querySelector('order-admin-report-take')!.query).toEqual({
      sort: { column: 'externalOrderNo', isDescending: false },
    })
  })

  it('keeps all of it with and without withholding, and reads the closing again', async () => {
    await open({ [FRIDAY]: saleReportOf(FRIDAY) })
    await dropStatement()
    await choose()
    const before = await chosen()
    await stepSays('closed', 'Nobody has closed this day.')
    closings = [closingOf(FRIDAY)]
    await press('.withholding input')
    await until(() => edge.calls.filter(({ path }) => path === '/api/v2/reports').length === 2)
    await stepSays('bank', 'Paid out on Mar 9, 2020')
    expect(await chosen()).toEqual(before)
    await stepSays('closed', 'The provider answers another report now than the one that was closed.')
  })

  it('never has a statement compared with a report of another day', async () => {
    await open({
      [FRIDAY]: saleReportOf(FRIDAY),
      '2020-03-07': saleReportOf(SUNDAY),
      [SUNDAY]: saleReportOf(SUNDAY),
    })
    await dropStatement()
    await goOn()
    await headOf('Mar 7')
    await until(() => desk.shadowRoot!.querySelector('.part-rows'))
    expect(desk.shadowRoot!.querySelector('.part-bank')).toBe(null)
    await stepSays('bank', 'Not compared yet')
    await goOn()
    await stepSays('bank', 'Paid out on Mar 10, 2020')
  })

  it('never has a statement compared with another merchant’s payouts', async () => {
    await open({ [FRIDAY]: saleReportOf(FRIDAY) })
    await dropStatement()
    await stepSays('bank', 'Paid out on Mar 9, 2020')
    desk.client = new EdgeClient(EDGE, { token: () => Promise.resolve(TOKEN), forget: () => {} })
    await desk.updateComplete
    await stepSays('checked', 'Balances')
    await stepSays('bank', 'Not compared yet')
    expect(textOf(await part('order-admin-report-bank'))).not.toContain('march.xml')
  })

  it('has the first day of a month compared while the month is not read yet', async () => {
    const [last, first] = ['2020-03-31', '2020-04-01']
    await open({ [last]: saleReportOf(last), [first]: saleReportOf(first) }, last)
    await unfold('bank')
    await unfold('month')
    const month = await part('order-admin-report-month')
    await until(() => textOf(month).includes('Paid out this month'))
    await until(() => !month.querySelector('.progress'))
    const held = Promise.withResolvers<Response>()
    const serve = edge.intercept!
    edge.intercept = (call) => (call.query.get('date') === '2020-04-02' ? held.promise : serve(call))
    await goOn()
    await headOf('Apr 1')
    await expect
      .poll(() => desk.shadowRoot!.querySelector('order-admin-report-bank')?.payouts)
      .toMatchObject([{ date: first }])
    held.resolve(new Response(undefined, { status: 404 }))
  })
})

function closingOf(date: string): unknown {
  return {
    date,
    at: '2020-03-09T08:00:00Z',
    who: { kind: 'session', id: 'u1', name: 'Ada' },
    reports: [
      {
        clientId: 100_001,
        currency: 'SEK',
        digest: '0'.repeat(64),
        verdict: 'balances',
        numberOfRows: 1,
        paid: 7381,
      },
    ],
  }
}
