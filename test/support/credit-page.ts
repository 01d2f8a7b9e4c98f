/** The credit desk on a page with the strictest policy, as a clerk sees it. */
import type { BrowserContextOptions, Locator, Page } from 'playwright'
import { complaints } from './browser.ts'
import type { CreditWorld } from './credit-world.ts'
import { PATIENCE_MS } from '../../shared/testing/patience.ts'

/** The page of the tests of a world. */
const pages = new WeakMap<CreditWorld, CreditPage>()

export class CreditPage {
  readonly page: Page
  /** The output of the console. */
  readonly said: string[]
  /** Requests to the edge, as method, path and query. */
  readonly requests: string[] = []
  /** Events of the element that reached the page, each as its name and detail. */
  readonly #edge: string

  private constructor(page: Page, edge: string) {
    this.page = page
    this.said = complaints(page)
    this.#edge = edge
    page.on('request', (request) => {
      const url = request.url()
      if (url.startsWith(this.#edge))
        this.requests.push(`${request.method()} ${url.slice(this.#edge.length)}`)
    })
  }

  /** Opens the desk, and waits for its tasks. @param options of the browser's window */
  static async open(world: CreditWorld, options: BrowserContextOptions = {}): Promise<CreditPage> {
    const page = await world.browser.newPage({ locale: 'en-GB', ...options })
    page.setDefaultTimeout(PATIENCE_MS)
    const opened = new CreditPage(page, world.stack.addresses.edge)
    await page.addInitScript(() => {
      const violations: string[] = []
      const announced: string[] = []
      Object.assign(globalThis, { violations, announced })
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
        violations.push(`${effectiveDirective} ${blockedURI}`)
      })
    })
    await page.goto(world.host.address)
    await opened.show()
    return opened
  }

  /** A new desk for the next test, on the shared page of the world's tests: another page takes a second. */
  static async next(world: CreditWorld): Promise<CreditPage> {
    const shared = pages.get(world)
    if (shared && !shared.page.isClosed()) {
      await shared.#clear()
      await shared.show()
      return shared
    }
    const opened = await CreditPage.open(world)
    pages.set(world, opened)
    return opened
  }

  /** Forgets the records of the page. */
  async #clear(): Promise<void> {
    await this.page.unrouteAll({ behavior: 'ignoreErrors' })
    await this.page.evaluate(() => {
      document.querySelector('order-admin')?.remove()
      const { violations } = globalThis as unknown as { violations: string[] }
      violations.length = 0
    })
    this.said.length = 0
    this.requests.length = 0
  }

  /** Replaces the desk on the page with a new one. */
  async show(): Promise<void> {
    await this.page.evaluate(() => {
      document.querySelector('order-admin')?.remove()
      const { openDesk, announced } = globalThis as unknown as {
        openDesk(id: undefined, more: object): void
        announced: string[]
      }
      openDesk(undefined, { desk: 'credit' })
      announced.length = 0
    })
    await this.desk.locator('#panel .place').first().waitFor()
    // Every change of the live region, which may be shorter than a look at it.
    await this.desk.evaluate((desk) => {
      const region = desk.shadowRoot!.querySelector('[role=status]')!
      const { announced } = globalThis as unknown as { announced: string[] }
      new MutationObserver(() => {
        const words = region.textContent.trim()
        if (words) announced.push(words)
      }).observe(region, { childList: true, characterData: true, subtree: true })
    })
  }

  get desk(): Locator {
    return this.page.locator('order-admin-credit')
  }

  /** The order that is shown. */
  get order(): Locator {
    return this.page.locator('order-admin-credit-order:not([hidden])')
  }

  /** Opens a task by the words of its tab. */
  async task(name: string): Promise<void> {
    await this.desk.getByRole('tab', { name, exact: true }).click()
  }

  /** Searches for an order by a clerk's input. */
  async find(text: string): Promise<void> {
    const field = this.desk.getByLabel('Order number', { exact: true })
    await field.fill(text)
    await field.press('Enter')
  }

  /** Finds an order that has the number alone, and waits for it. */
  async openOrder(number: number | bigint | string): Promise<Locator> {
    await this.find(String(number))
    await this.order
      .getByRole('heading', { level: 2 })
      .filter({ hasText: String(number).trim() })
      .waitFor()
    return this.order
  }

  /** The announcements to screen readers, the newest last. */
  announced(): Promise<string[]> {
    return this.page.evaluate(() => (globalThis as unknown as { announced: string[] }).announced)
  }

  /** Violations of the page's policy. */
  violations(): Promise<string[]> {
    return this.page.evaluate(() => (globalThis as unknown as { violations: string[] }).violations)
  }
}

/** The text of an element, with white space collapsed. */
export async function oneLine(locator: Locator): Promise<string> {
  return (await locator.innerText()).replace(/\s+/g, ' ').trim()
}
