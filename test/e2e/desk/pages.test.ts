/** The demo's pages as wholes, each with one heading of the first level: axe in Chromium. */
import axe from 'axe-core'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import type { Browser } from 'playwright'
import { launchBrowser } from '../../support/browser.ts'
import { DeskPage } from '../../support/desk-page.ts'

const addresses = inject('addresses')

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

/** What axe finds on the page, with `target-size`, which is off in axe unless asked for. */
async function findings({ page }: DeskPage): Promise<string[]> {
  await page.evaluate(axe.source)
  return page.evaluate(async () => {
    const { run } = (window as unknown as { axe: typeof axe }).axe
    const { violations } = await run(document, { rules: { 'target-size': { enabled: true } } })
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
  })
}

it.each([
  ['/', 390],
  ['/', 1440],
  ['/orders/8906810', 390],
  ['/orders/8906810', 1440],
  ['/nothing', 1440],
])('has nothing for axe to find on %s at %i px', async (path, width) => {
  const desk = await DeskPage.open(browser, addresses, { size: { width, height: 900 } })
  try {
    await desk.page.goto(addresses.demo + path)
    if (path.startsWith('/orders')) await desk.isReady()
    expect(await desk.page.locator('h1').count()).toBe(1)
    expect(await findings(desk)).toEqual([])
  } finally {
    await desk.close()
  }
})
