/** A clerk reconciles a payout with the keyboard only: real provider and edge, a page with the strictest policy. */
import { readFileSync } from 'node:fs'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { entryXml, statementXml } from '../../../widget/testing/bank.ts'
import { readSie } from '../../../widget/testing/sie-reader.ts'
import { axeFindings } from '../../support/axe.ts'
import { ReportsPage } from '../../support/reports-page.ts'
import { type ReportsWorld, startReportsWorld } from '../../support/reports-world.ts'

/** The most Tab presses that a step may need. */
const MOST_STOPS = 60

let world: ReportsWorld
let desk: ReportsPage

beforeAll(async () => {
  world = await startReportsWorld()
  desk = await ReportsPage.open(world.browser, world.host)
  await desk.page.setViewportSize({ width: 1280, height: 900 })
  // Set from the start, because the browser intercepts files only once it has a listener.
  desk.page.on('filechooser', () => undefined)
})

afterAll(() => world.stop())
afterEach(() => nothingIsFound())

/** Findings of axe and of the browser. */
async function nothingIsFound(): Promise<void> {
  const ownFindings = (await axeFindings(desk.page)).filter((finding) => !isOfTheHost(finding))
  expect(ownFindings).toEqual([])
  expect(desk.said).toEqual([])
}

/** The strict page itself has neither headings nor landmarks. */
function isOfTheHost(finding: string): boolean {
  return /^(page-has-heading-one|region|landmark-one-main):/.test(finding)
}

interface Focused {
  name: string
  /** Whether it is on the screen, with a focus ring. */
  isVisible: boolean
}

/** The focused element, in any shadow root. */
function focused(): Promise<Focused> {
  return desk.page.evaluate(() => {
    let element = document.activeElement
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement
    const labels =
      element instanceof HTMLInputElement || element instanceof HTMLSelectElement ? element.labels : []
    const name = element?.getAttribute('aria-label') ?? labels?.[0]?.textContent ?? element?.textContent ?? ''
    const box = (
      element?.matches('input[type=file]') ? element.parentElement! : element
    )?.getBoundingClientRect()
    const isOnScreen = box !== undefined && box.height > 0 && box.bottom > 0 && box.top < innerHeight
    const isRinged = element?.matches(':focus-visible, input[type=date]') === true
    // Between its end and its beginning, a page has the focus itself.
    if (element === document.body) return { name: '', isVisible: true }
    return { name: name.replace(/\s+/g, ' ').trim(), isVisible: isOnScreen && isRinged }
  })
}

/** Presses a key until the focus is on the named element. Every stop must be visible. */
async function goTo(name: RegExp, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  const passed: string[] = []
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    await desk.page.keyboard.press(key)
    const stopped = await focused()
    expect(stopped, 'a stop that can be seen').toMatchObject({ isVisible: true })
    if (name.test(stopped.name)) return
    passed.push(stopped.name)
  }
  throw new Error(`no way by ${key} to ${name}; passed: ${passed.join(' | ')}`)
}

const press = (key: string) => desk.page.keyboard.press(key)

/** Presses Enter on a download. @returns the file's name and its bytes */
async function download(): Promise<{ name: string; bytes: Uint8Array }> {
  const [file] = await Promise.all([desk.page.waitForEvent('download'), press('Enter')])
  return { name: file.suggestedFilename(), bytes: readFileSync(await file.path()) }
}

it('the clerk opens the typed day, and none on the way to it', async () => {
  await desk.day('2020-02-07')
  await desk.page.getByRole('heading', { name: 'No report of 7 Feb 2020' }).waitFor()
  const asked: (string | null)[] = []
  desk.page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (pathname.endsWith('/api/v2/reports')) asked.push(searchParams.get('date'))
  })
  await goTo(/^Day/)
  // The day reads the same in any order of day and month.
  await desk.page.keyboard.type('03032020')
  await press('Enter')
  await desk.page.getByRole('heading', { name: 'No report of 3 Mar 2020' }).waitFor()
  expect(asked).toEqual(['2020-03-03'])
  expect(desk.said.splice(0)).toHaveLength(2)
})

it('the clerk steps to the next days, and the verdict is announced', async () => {
  await goTo(/^Next day/)
  await press('Enter')
  await desk.page.getByRole('heading', { name: 'No report of 4 Mar 2020' }).waitFor()
  expect(desk.said.splice(0)).toEqual([expect.stringContaining('404')])
  await press('Enter')
  await desk.page.getByRole('heading', { name: 'Payout of 5 Mar 2020' }).waitFor()
  expect(await desk.verdict()).toBe('Balances')
  expect(await desk.paid()).toBe('18,866.31 SEK')
  const heard = desk.page
    .getByRole('status')
    .filter({ hasText: '5 Mar 2020' })
    .filter({ hasText: 'Balances' })
  await heard.waitFor({ state: 'attached' })
})

it('the clerk opens the rows of a term, and the focus moves there', async () => {
  await goTo(/^Fees /)
  await press('Enter')
  const rows = desk.page.locator('order-admin-report-rows')
  // The day's highest fee.
  await rows.locator('tbody tr').filter({ visible: true }).first().filter({ hasText: '320.00' }).waitFor()
  expect(await focused()).toEqual({ name: 'Transactions', isVisible: true })
  await press('Tab')
  expect((await focused()).name).toMatch(/^Search in rows/)
})

it('the clerk previews the voucher, and downloads it as SIE', async () => {
  await goTo(/^Take it along/, 'Shift+Tab')
  await press('Enter')
  const take = desk.page.locator('order-admin-report-take')
  await take.getByText('Debit and credit are equal: the sum is 0.').waitFor()
  await goTo(/^Download$/)
  const { name, bytes } = await download()
  expect(name).toMatch(/2020-03-05.*\.si$/i)
  const [voucher] = readSie(bytes).vouchers
  const amounts = voucher!.transactions.map(({ account, amount }) => [account, amount])
  // The equation: 20 465,68 − 1 343,74 − 255,63 = 18 866,31.
  expect(amounts).toEqual([
    ['1930', 1_886_631n],
    ['6064', 134_374n],
    ['2640', 25_563n],
    // Sales less credits; then each other row type on a line: 2 042 760 + 3 808 = 2 046 568.
    ['1580', -2_042_760n],
    ...[12_500n, -1207n, -45_000n, -5001n, -10_000n, -20_000n, 15_000n, 7001n, -7001n, 49_900n].map(
      (amount) => ['1580', amount],
    ),
  ])
})

it('the clerk downloads the rows as CSV', { tags: 'long' }, async () => {
  await goTo(/^Format/, 'Shift+Tab')
  // Past the journals for Xero and QuickBooks.
  for (let format = 0; format < 3; format += 1) await press('ArrowDown')
  await goTo(/^Download$/)
  const { name, bytes } = await download()
  expect(name).toMatch(/2020-03-05.*\.csv$/)
  const text = new TextDecoder().decode(bytes)
  const lines = text.trim().split('\r\n')
  // The head, the description's 25 transactions between two debts, and a line about the file.
  expect(lines).toHaveLength(1 + 27 + 1)
  expect(lines.at(-1)).toMatch(/27/)
  expect(lines.filter((line) => line.includes('dummy-1010'))).toHaveLength(1)
})

it('the clerk compares the payout with a bank statement', { tags: 'long' }, async () => {
  await goTo(/^Compare with a bank statement/)
  await press('Enter')
  await desk.page.locator('order-admin-report-bank input').waitFor({ state: 'attached' })
  await goTo(/^Drop a bank statement here/)
  const [chooser] = await Promise.all([desk.page.waitForEvent('filechooser'), press('Enter')])
  const entry = (amount: string, day: string) =>
    entryXml({ amount: `<Amt Ccy="SEK">${amount}</Amt>`, date: `<BookgDt><Dt>${day}</Dt></BookgDt>` })
  const period = '<FrToDt><FrDtTm>2020-03-01T00:00:00</FrDtTm><ToDtTm>2020-03-31T23:59:59</ToDtTm></FrToDt>'
  const xml = statementXml(entry('18866.31', '2020-03-06') + entry('1000.00', '2020-03-09'), { period })
  await chooser.setFiles({ name: 'march.xml', mimeType: 'text/xml', buffer: Buffer.from(xml) })
  const bank = desk.page.locator('order-admin-report-bank')
  await bank.locator('[data-verdict="paid-out"]').getByText('18,866.31').waitFor()
  // An amount that no report has.
  await bank.locator('.unknown').getByText('1,000.00').waitFor()
})

it('the clerk closes the day, and goes on from there', async () => {
  await goTo(/^Close the day/, 'Shift+Tab')
  await press('Enter')
  const closing = desk.page.locator('order-admin-report-closing')
  await closing.getByRole('heading', { name: /^Close / }).waitFor()
  // The question has the focus, and no key does anything yet.
  await press('Enter')
  expect(await closing.getByText('Closed by Kim').count()).toBe(0)
  await goTo(/^Close the day/)
  await press('Enter')
  await closing.getByText('Closed by Kim').waitFor()
  await closing.getByText('The report is the one that was closed.').waitFor()
  expect(await focused()).toMatchObject({ name: expect.stringMatching(/^Closed by Kim/), isVisible: true })
  await press('Tab')
  expect(await focused()).toEqual({
    name: 'Take it along: bookkeeping file, CSV, JSON',
    isVisible: true,
  })
})
