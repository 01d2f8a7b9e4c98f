/** The sandbox's console in Chromium, opened by its link, against the real provider, edge and demo. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, BrowserContext, Locator, Page } from 'playwright'
import { type Stack, startStack } from '../../scripts/stack.ts'
import { PATIENCE_MS } from '../../shared/testing/patience.ts'
import { complaints, testBrowser } from './browser.ts'

export class ConsolePage {
  readonly stack: Stack
  readonly browser: Browser
  /** The browser that opened the link. */
  readonly context: BrowserContext
  readonly page: Page
  readonly #said: string[][]
  readonly #remove: () => void

  constructor(
    parts: Pick<ConsolePage, 'stack' | 'browser' | 'context' | 'page'>,
    said: string[],
    remove: () => void,
  ) {
    this.stack = parts.stack
    this.browser = parts.browser
    this.context = parts.context
    this.page = parts.page
    this.#said = [said]
    this.#remove = remove
  }

  /** Another page, whose complaints count too. */
  async newPage(context: BrowserContext): Promise<Page> {
    const { page, said } = await pageOf(context)
    this.#said.push(said)
    return page
  }

  async open(section: string): Promise<void> {
    await this.page.getByRole('navigation').getByRole('link', { name: section, exact: true }).click()
    await this.page.getByRole('heading', { level: 2, name: section }).waitFor()
  }

  /** What became of the last act. */
  note(): Locator {
    return this.page.locator('main .note').first()
  }

  /** @throws Error if a page broke its policy or had an error. A refused request is what the page shows. */
  expectNoComplaint(): void {
    const broken = this.#said.flat().filter((line) => !line.includes('Failed to load resource'))
    if (broken.length > 0) throw new Error(broken.join('\n'))
  }

  async close(): Promise<void> {
    await this.context.close()
    await this.browser.close()
    await this.stack.stop()
    this.#remove()
  }
}

export async function openConsole(): Promise<ConsolePage> {
  const stateDirectory = mkdtempSync(join(tmpdir(), 'order-admin-'))
  const stack = await startStack({ stateDirectory })
  const browser = await testBrowser()
  const context = await browser.newContext({ locale: 'en-GB', viewport: { width: 1440, height: 900 } })
  const { page, said } = await pageOf(context)
  await page.goto(stack.console)
  await page.getByRole('heading', { name: 'Requests' }).waitFor()
  const remove = () => rmSync(stateDirectory, { recursive: true, force: true })
  return new ConsolePage({ stack, browser, context, page }, said, remove)
}

async function pageOf(context: BrowserContext): Promise<{ page: Page; said: string[] }> {
  const page = await context.newPage()
  page.setDefaultTimeout(PATIENCE_MS)
  return { page, said: complaints(page) }
}
