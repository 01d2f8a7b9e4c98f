/** Chromium, by the same driver as all other tests. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { testBrowser } from '../browser.ts'
import type { EngineTab, KeyStep, TabOptions } from './tab.ts'

export async function openChromium({
  isDark = false,
  hasForcedColors = false,
}: TabOptions = {}): Promise<EngineTab> {
  const browser = await testBrowser()
  const context = await browser.newContext({
    locale: 'en-GB',
    colorScheme: isDark ? 'dark' : 'light',
    forcedColors: hasForcedColors ? 'active' : 'none',
    reducedMotion: 'reduce',
  })
  return new ChromiumTab(await context.newPage(), browser.version())
}

class ChromiumTab implements EngineTab {
  readonly version: string
  readonly downloads = mkdtempSync(join(tmpdir(), 'order-admin-downloads-'))
  readonly #page: Page

  constructor(page: Page, version: string) {
    this.version = `Chromium ${version}`
    this.#page = page
    page.on('download', (file) => void file.saveAs(join(this.downloads, file.suggestedFilename())))
  }

  async goto(url: string): Promise<void> {
    await this.#page.goto(url)
  }

  evaluate(code: string): Promise<unknown> {
    return this.#page.evaluate(code)
  }

  async keys(steps: readonly KeyStep[]): Promise<void> {
    const { keyboard } = this.#page
    for (const { type, value } of steps)
      await (type === 'keyDown' ? keyboard.down(value) : keyboard.up(value))
  }

  async click(x: number, y: number): Promise<void> {
    await this.#page.mouse.click(x, y)
  }

  async resize(width: number, height: number): Promise<void> {
    await this.#page.setViewportSize({ width, height })
  }

  picture(): Promise<Buffer> {
    return this.#page.screenshot()
  }

  async close(): Promise<void> {
    await this.#page.context().close()
    rmSync(this.downloads, { recursive: true, force: true })
  }
}
