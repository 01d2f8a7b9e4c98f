/** The month with real reports that a fake edge serves: its content, its announcements, and the days that it keeps. */
import { page, userEvent } from 'vitest/browser'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { stringifyJson } from '../../../../shared/domain/values/json.ts'
import type { ClientReport, Report } from '../../../../shared/domain/report/report.schema.ts'
import { someOf } from '../../../../shared/testing/runs.ts'
import { EdgeClient } from '../../../client/edge-client.ts'
import { loadLanguage } from '../../../locales/languages.ts'
import { EDGE, FakeEdge, TOKEN } from '../../../testing/fake-edge.ts'
import { inEveryLook } from '../../../testing/every-look.ts'
import { faultsIn, undress, wear } from '../../../testing/looks.ts'
import { clientOf, reportOf, sale } from '../../../testing/report-day.ts'
import { loadReportMonth } from './month-parts.ts'
import type { ReportMonth } from './report-month.ts'
import type { ExpectedPayout } from '../data/report-data.ts'
import type { ReportCommand } from '../data/report-commands.ts'
import { onCommand } from '../../../kit/parts/command.ts'

let edge: FakeEdge
let month: ReportMonth
let reports: Map<string, Report | string>
/** Called before each report is answered. */
let onAsked: (date: string) => Promise<void> | void

beforeEach(async () => {
  await loadLanguage('en-GB')
  await loadReportMonth()
  edge = new FakeEdge()
  reports = new Map()
  onAsked = () => {}
  edge.intercept = async ({ path, query }) => {
    if (path !== '/api/v2/reports') return undefined
    const date = query.get('date')!
    await onAsked(date)
    const report = reports.get(date)
    if (report === undefined) return problem('report-not-found', 404)
    return new Response(typeof report === 'string' ? report : stringifyJson(report))
  }
})

afterEach(() => {
  month.remove()
  edge.restore()
})

function problem(code: string, status: number): Response {
  return new Response(JSON.stringify({ code, title: code, status }), { status })
}

/** A day's report of one sale, paying 73,81, unless there are debts. Its transaction is the day's own. */
function dayOf(
  day: number,
  debts: { opening?: number; closing?: number } = {},
  deliveryId = day,
): ClientReport {
  const reconciliationDate = `2026-03-${String(day).padStart(2, '0')}`
  const client = clientOf([{ ...sale, deliveryId, reconciliationDate }])
  const { opening = 0, closing = 0 } = debts
  return {
    ...client,
    reconciliationDate,
    paymentReport: {
      ...client.paymentReport,
      openingBalanceDebt: opening,
      closingBalanceDebt: closing,
      // 7 381 of the sale, less what was owed before.
      providerPaidAmountIncludingWithholding: Math.max(0, 7_381 - opening),
    },
  }
}

async function open(date = '2026-03-05'): Promise<void> {
  month = document.createElement('order-admin-report-month')
  month.lang = 'en-GB'
  month.client = new EdgeClient(EDGE, { token: () => Promise.resolve(TOKEN), forget: () => {} })
  month.date = date
  document.body.append(month)
  await month.updateComplete
}

const root = () => month.shadowRoot!
const textOf = (selector: string) =>
  [...root().querySelectorAll(selector)].map((node) => node.textContent.replace(/\s+/g, ' ').trim())
const cells = () => textOf('.strip .cell')
const findings = () => textOf('.findings li')
const button = (name: string) =>
  [...root().querySelectorAll('button')].find((node) => node.textContent.trim().startsWith(name))!
const progress = () => textOf('.progress span')
/** Waits until the status says so; empty when the reading has ended. */
async function reads(words: string[]): Promise<void> {
  await expect.poll(progress).toEqual(words)
}
const isRead = () => reads([])

describe('the month of a day', () => {
  it('shows the payout of each day, whether it balances, and days without a report', async () => {
    reports.set('2026-03-04', reportOf(dayOf(4)))
    const wrong = dayOf(5)
    reports.set(
      '2026-03-05',
      reportOf({ ...wrong, paymentReport: { ...wrong.paymentReport, nominalAmount: 9 } }),
    )
    await open()
    await isRead()
    expect(cells()).toHaveLength(31)
    expect(cells()[3]).toBe('Wed 44 Mar 2026: 73.81 SEK, it balances')
    expect(cells()[4]).toBe('Thu 55 Mar 2026: 73.81 SEK, it does not balance')
    expect(cells()[5]).toContain('no report')
    // 73,81 twice.
    expect(textOf('.totals')).toEqual(['Paid out this month 147.62 SEK'])
    expect(findings()).toContain('29 days have no report.')
  })

  it.each(
    someOf(
      [
        ['rows alike', 'Purchase', 2, 'it balances, but rows are alike', '147.62'],
        ['a row of an unknown kind', 'Later', 1, 'it balances, with rows of an unknown kind', '73.81'],
      ],
      1,
    ),
  )(
    'warns of a day that balances with %s, in words that are seen',
    async (_, rowType, count, words, paid) => {
      const row = { ...sale, deliveryId: 4, rowType, reconciliationDate: '2026-03-04' }
      const day = { ...clientOf(Array.from({ length: count }, () => row)), reconciliationDate: '2026-03-04' }
      reports.set('2026-03-04', reportOf(dayOf(4, {}, 9), { ...day, clientId: 2 }))
      await open()
      await isRead()
      expect(cells()[3]).toBe(`Wed 44 Mar 2026: 73.81 SEK, it balances${paid} SEK, ${words}`)
      const cell = root().querySelectorAll('.strip li')[3]!
      expect(cell.getAttribute('data-is')).toBe('warning')
      const clients = [...cell.querySelectorAll('.paid')]
      expect(clients.map((node) => node.getAttribute('data-tone'))).toEqual(['good', 'warning'])
      const seen = [...cell.querySelectorAll('[data-tone]')].filter(({ clientWidth }) => clientWidth > 1)
      expect(seen.at(-1)!.textContent).toBe(words)
    },
  )

  it('has a report of another day as bad', async () => {
    reports.set('2026-03-04', reportOf({ ...dayOf(4), reconciliationDate: '2026-03-05' }))
    await open()
    await isRead()
    expect(cells()[3]).toBe('Wed 44 Mar 2026: 73.81 SEK, it is of another day')
    expect(root().querySelectorAll('.strip li')[3]!.getAttribute('data-is')).toBe('bad')
  })

  it('has the icon of a finding beside its first line', async () => {
    await page.viewport(390, 844)
    reports.set('2026-03-04', reportOf(dayOf(4)))
    reports.set('2026-03-05', reportOf(dayOf(5)))
    await open()
    await isRead()
    month.style.inlineSize = '240px'
    const [icon, words] = root().querySelector('.findings li')!.children
    const text = document.createRange()
    text.selectNodeContents(words!)
    const lines = [...text.getClientRects()]
    expect(lines.length).toBeGreaterThan(2)
    const { top, bottom } = icon!.getBoundingClientRect()
    const middle = (lines[0]!.top + lines[0]!.bottom) / 2
    expect(Math.abs((top + bottom) / 2 - middle)).toBeLessThan(3)
  })

  it('never adds an amount to the payout that the bank does not pay', async () => {
    reports.set('2026-03-04', reportOf(dayOf(4)))
    const wrong = dayOf(5)
    // The rows come to 73,81, and the bank gets 46,81.
    const paymentReport = { ...wrong.paymentReport, providerPaidAmountIncludingWithholding: 4_681 }
    reports.set('2026-03-05', reportOf({ ...wrong, paymentReport }))
    await open()
    await isRead()
    expect(cells()[4]).toBe('Thu 55 Mar 2026: 46.81 SEK, it does not balance')
    // 73,81 and 46,81.
    expect(textOf('.totals')).toEqual(['Paid out this month 120.62 SEK'])
  })

  it('lists on a phone the days that have a report, and the one that is open', async () => {
    reports.set('2026-03-04', reportOf(dayOf(4)))
    await open()
    month.style.inlineSize = '358px'
    await isRead()
    const shown = [...root().querySelectorAll('.strip li')].filter((day) => day.checkVisibility())
    expect(shown.map((day) => day.querySelector('.day')!.textContent.trim())).toEqual(['Wed 4', 'Thu 5'])
    expect(findings()).toContain('30 days have no report.')
  })

  it('asks for one day after another, and for none that has not come', async () => {
    let open_ = 0
    let most = 0
    onAsked = async () => {
      most = Math.max(most, (open_ += 1))
      await new Promise((resolve) => setTimeout(resolve))
      open_ -= 1
    }
    const now = new Date()
    await open(now.toISOString().slice(0, 10))
    await isRead()
    expect(most).toBe(1)
    const asked = edge.calls.filter(({ path }) => path === '/api/v2/reports')
    expect(asked).toHaveLength(now.getUTCDate())
  })

  it('says which debt does not open the next report, across days without one', async () => {
    // 73,81 less 100,00 owed leaves 26,19.
    reports.set('2026-03-03', reportOf(dayOf(3, { opening: 10_000, closing: 2_619 })))
    reports.set('2026-03-06', reportOf(dayOf(6, { opening: 2_618 })))
    reports.set('2026-03-07', reportOf(dayOf(7)))
    await open()
    await isRead()
    expect(findings()[0]).toContain(
      '3 Mar 2026 closes with a debt of 26.19 SEK, and 6 Mar 2026 opens with 26.18 SEK. A day between them may be missing.',
    )
    expect(cells()[5]).toContain('debt')
    expect(root().querySelectorAll('.findings [data-tone="bad"]')).toHaveLength(1)
  })

  it('says which days pay the same transaction', async () => {
    reports.set('2026-03-03', reportOf(dayOf(3)))
    reports.set('2026-03-06', reportOf(dayOf(6, {}, 3)))
    await open()
    await isRead()
    expect(findings()[0]).toContain('One transaction is in the reports of 3 Mar 2026 and of 6 Mar 2026.')
    expect(cells()[2]).toContain('paid twice')
    expect(cells()[5]).toContain('paid twice')
  })

  it('says that all fits, and how much was compared', async () => {
    for (const day of [3, 4, 5]) reports.set(`2026-03-0${day}`, reportOf(dayOf(day)))
    await open()
    await isRead()
    expect(findings()[0]).toContain('each closing debt opens the next report: 2 compared.')
  })

  it('marks a report that is not whole, and compares nothing across it', async () => {
    reports.set('2026-03-03', reportOf(dayOf(3, { closing: 1 })))
    reports.set('2026-03-04', stringifyJson(reportOf(dayOf(4))).slice(0, -3))
    reports.set('2026-03-05', reportOf(dayOf(5)))
    await open()
    await isRead()
    expect(cells()[3]).toContain('not a whole report')
    expect(findings().join()).toContain('One day was not read')
    expect(findings().join()).not.toContain('closes with a debt')
  })

  it(
    'keeps the days read so far when it is cancelled, and goes on where it stopped',
    { tags: 'long' },
    async () => {
      reports.set('2026-03-01', reportOf(dayOf(1)))
      const held = Promise.withResolvers<void>()
      onAsked = (date) => (date === '2026-03-03' ? held.promise : undefined)
      await open()
      await reads(['Reading 3 Mar 2026'])
      button('Stop').click()
      await month.updateComplete
      held.resolve()
      expect(cells()[0]).toContain('73.81')
      expect(cells()[2]).toContain('not read')
      onAsked = () => {}
      const before = edge.calls.length
      button('Read the 29 days that are left').click()
      await isRead()
      expect(cells()[2]).toContain('no report')
      expect(edge.calls.slice(before).map(({ query }) => query.get('date'))).not.toContain('2026-03-01')
    },
  )

  it('never stops at a day that cannot be read, and offers to read it again', async () => {
    reports.set('2026-03-01', reportOf(dayOf(1)))
    reports.set('2026-03-31', reportOf(dayOf(31)))
    const serve = edge.intercept
    edge.intercept = (call) =>
      call.query.get('date') === '2026-03-02' ? problem('provider-unreachable', 502) : serve(call)
    await open()
    await isRead()
    expect(cells()[1]).toContain('could not be read')
    expect(cells()[30]).toContain('73.81')
    expect(findings()).toContain('The report of one day could not be read.')
    expect(textOf('[role=status]')).toEqual([
      'The month is read: 2 reports. The report of one day could not be read.',
    ])
    edge.intercept = serve
    const before = edge.calls.length
    button('Read the 1 missing day').click()
    await expect.poll(() => cells()[1]).toContain('no report')
    expect(edge.calls.slice(before).map(({ query }) => query.get('date'))).toEqual(['2026-03-02'])
    expect(button('Read')).toBeUndefined()
  })

  it.each([
    ['session-missing', 401],
    ['capability-missing', 403],
    ['reports-not-activated', 403],
    ['rate-limited', 429],
  ])('stops at a failure of every day, %s, and goes on when asked', async (code, status) => {
    reports.set('2026-03-01', reportOf(dayOf(1)))
    const serve = edge.intercept
    edge.intercept = (call) => (call.query.get('date') === '2026-03-02' ? problem(code, status) : serve(call))
    await open()
    await expect.poll(() => textOf('.problem').join()).toContain(code)
    expect(cells()[0]).toContain('73.81')
    expect(cells()[2]).toContain('not read')
  })

  it('stops without a connection, and goes on when asked', { tags: 'long' }, async () => {
    const serve = edge.intercept
    edge.intercept = (call) =>
      call.query.get('date') === '2026-03-02' ? new TypeError('Failed to fetch') : serve(call)
    await open()
    await expect.poll(() => textOf('.problem').join()).toContain('network-failed')
    expect(cells()[2]).toContain('not read')
    edge.intercept = serve
    button('Try again').click()
    await expect.poll(() => cells()[30]).toContain('no report')
    expect(textOf('.problem')).toEqual([])
  })

  it('keeps the focus by keyboard: Stop, Read, Stop, and the month once it is read', async () => {
    const focused = () => root().activeElement?.textContent?.trim()
    let held = Promise.withResolvers<void>()
    onAsked = (date) => (date === '2026-03-03' ? held.promise : undefined)
    await open()
    await reads(['Reading 3 Mar 2026'])
    button('Stop').focus()
    await userEvent.keyboard('{Enter}')
    await reads([])
    expect(focused()).toBe('Read the 29 days that are left')
    held.resolve()
    held = Promise.withResolvers()
    await userEvent.keyboard('{Enter}')
    await reads(['Reading 3 Mar 2026'])
    expect(focused()).toBe('Stop')
    held.resolve()
    await isRead()
    expect(focused()).toBe('March 2026')
  })

  it('keeps the focus by keyboard when it tries again', async () => {
    const focused = () => root().activeElement?.textContent?.trim()
    const held = Promise.withResolvers<Response>()
    const serve = edge.intercept
    const answerSecond = (answer: Error | Promise<Response>) => {
      edge.intercept = (call) => (call.query.get('date') === '2026-03-02' ? answer : serve(call))
    }
    answerSecond(new TypeError('Failed to fetch'))
    await open()
    await expect.poll(() => button('Try again')).toBeDefined()
    answerSecond(held.promise)
    button('Try again').focus()
    await userEvent.keyboard('{Enter}')
    await reads(['Reading 2 Mar 2026'])
    expect(focused()).toBe('Stop')
    held.resolve(problem('rate-limited', 429))
    await expect.poll(focused).toBe('Try again')
  })

  it('reads another month when that is chosen, and nothing more of the first', async () => {
    await open()
    root().querySelector<HTMLElement>('.month-head button')!.click()
    await expect.poll(() => textOf('h3')).toEqual(['February 2026'])
    await isRead()
    expect(cells()).toHaveLength(28)
    const dates = edge.calls.map(({ query }) => query.get('date')).filter((date) => date !== null)
    expect(dates.filter((date) => date.startsWith('2026-02'))).toHaveLength(28)
    expect(dates.length).toBeLessThanOrEqual(29)
  })

  it('stays when another day of it is opened, and tells the desk which one', { tags: 'long' }, async () => {
    reports.set('2026-03-03', reportOf(dayOf(3)))
    await open()
    await isRead()
    const asked = edge.calls.length
    const opened: string[] = []
    onCommand<ReportCommand>(month, (command) => command.do === 'open-day' && opened.push(command.date))
    root().querySelectorAll<HTMLElement>('.strip button')[2]!.click()
    expect(opened).toEqual(['2026-03-03'])
    month.date = '2026-03-03'
    await month.updateComplete
    expect(root().querySelector('[aria-current="date"]')!.textContent).toContain('73.81')
    expect(edge.calls).toHaveLength(asked)
  })

  it('reports the payout of each day, for a bank statement', async () => {
    // The rows come to 73,81 less 1,00; the report states 73,81, and so does the bank.
    const wrong = dayOf(3)
    const paymentReport = { ...wrong.paymentReport, openingBalanceDebt: 100 }
    reports.set('2026-03-03', reportOf({ ...wrong, paymentReport }))
    const told: (readonly ExpectedPayout[])[] = []
    const stopHearing = onCommand<ReportCommand>(document, (command) => {
      if (command.do === 'month-payouts') told.push(command.payouts)
    })
    await open()
    await expect
      .poll(() => told)
      .toEqual([[{ date: '2026-03-03', clientId: 1, currency: 'SEK', paid: 7_381 }]])
    stopHearing()
  })
})

describe('the month in every look', { tags: 'long' }, () => {
  afterEach(undress)

  it.each(inEveryLook(['read', 'stopped'] as const))(
    'is in order: %s, %s, %i px, %s',
    async (state, ...look) => {
      reports.set('2026-03-03', reportOf(dayOf(3, { closing: 1 })))
      reports.set('2026-03-04', reportOf(dayOf(4), dayOf(4, {}, 3)))
      reports.set('2026-03-05', '<html>')
      const alike = { ...sale, deliveryId: 6, reconciliationDate: '2026-03-06' }
      reports.set('2026-03-06', reportOf({ ...clientOf([alike, alike]), reconciliationDate: '2026-03-06' }))
      await wear(...look)
      if (state === 'stopped') onAsked = (date) => (date > '2026-03-06' ? new Promise(() => {}) : undefined)
      await open()
      await reads(state === 'read' ? [] : ['Reading 7 Mar 2026'])
      expect(await faultsIn(month)).toEqual([])
    },
  )
})
