/** The report desk on a page with the strictest policy, as a clerk sees it. */
import type { Browser, Page } from 'playwright'
import { complaints } from './browser.ts'
import type { StrictHost } from './strict-host.ts'
import { PATIENCE_MS } from '../../shared/testing/patience.ts'

export class ReportsPage {
  readonly page: Page
  /** The output of the console. */
  readonly said: string[]

  private constructor(page: Page) {
    this.page = page
    this.said = complaints(page)
  }

  static async open(browser: Browser, host: StrictHost): Promise<ReportsPage> {
    const page = await browser.newPage({ locale: 'en-GB' })
    page.setDefaultTimeout(PATIENCE_MS)
    const opened = new ReportsPage(page)
    await page.addInitScript(() => {
      const violations: string[] = []
      Object.assign(globalThis, { violations })
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
        violations.push(`${effectiveDirective} ${blockedURI}`)
      })
    })
    await page.goto(host.address)
    return opened
  }

  /** Shows a day, or the newest, in a new desk. */
  async day(date: string | undefined): Promise<void> {
    await this.page.evaluate((day) => {
      document.querySelector('order-admin')?.remove()
      const { openDesk } = globalThis as unknown as { openDesk(id: undefined, more: object): void }
      openDesk(undefined, { desk: 'reports', date: day })
    }, date)
  }

  /** The chip with the verdict of the day, once it is read. */
  async verdict(): Promise<string> {
    const chip = this.page.locator('.headline .verdict')
    await chip.filter({ hasNotText: 'Reading' }).waitFor()
    return oneLine(await chip.innerText())
  }

  /** The payment in the head of the desk: `73.81 SEK`. */
  async paid(): Promise<string> {
    return oneLine(await this.page.locator('.headline .paid-amount').innerText())
  }

  /** The figure of a term of the equation. */
  async term(name: string): Promise<string> {
    return oneLine(await this.page.locator(`.term[data-term="${name}"] .term-amount`).first().innerText())
  }

  /** The cause why the day does not balance, once the search is done. */
  async cause(): Promise<string> {
    const sentence = this.page.locator('.cause-sentence')
    await sentence.filter({ hasNotText: 'Looking for' }).waitFor()
    return oneLine(await sentence.innerText())
  }

  /** Violations of the page's policy. */
  violations(): Promise<string[]> {
    return this.page.evaluate(() => (globalThis as unknown as { violations: string[] }).violations)
  }
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
