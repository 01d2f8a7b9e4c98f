/** The demo's pages as wholes, each with one heading of the first level: axe in Chromium. */
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import type { Browser } from 'playwright'
import { someOf } from '../../../shared/testing/runs.ts'
import { axeFindings } from '../../support/axe.ts'
import { testBrowser } from '../../support/browser.ts'
import { DeskPage } from '../../support/desk-page.ts'

const addresses = inject('addresses')

let browser: Browser
beforeAll(async () => {
  browser = await testBrowser()
})
afterAll(() => browser.close())

const looks: [path: string, width: number][] = [
  ['/orders', 1440],
  ['/orders/8906810', 390],
  ['/orders', 390],
  ['/orders/8906810', 1440],
  ['/nothing', 1440],
]

it.each(someOf(looks, 2))('has nothing for axe to find on %s at %i px', async (path, width) => {
  const desk = await DeskPage.open(browser, addresses, { size: { width, height: 900 } })
  try {
    await desk.page.goto(addresses.demo + path)
    if (path.startsWith('/orders/')) await desk.isReady()
    if (path === '/orders') await desk.page.getByText('8 of 8 orders').waitFor()
    expect(await desk.page.locator('h1').count()).toBe(1)
    expect(await axeFindings(desk.page)).toEqual([])
  } finally {
    await desk.close()
  }
})
