/** The files that a page loads before an order is on the screen; later ones move nothing. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import type { WidgetManifest } from '../../../scripts/build.ts'
import { dist } from '../../../scripts/places.ts'
import { isLongRun } from '../../../shared/testing/runs.ts'
import { testBrowser } from '../../support/browser.ts'
import { DeskPage } from '../../support/desk-page.ts'
import { startStaticHost } from '../../support/static-host.ts'
import { firstRow, scriptsBeforeRow, shiftsOf, watchSight } from '../../support/first-sight.ts'

const addresses = inject('addresses')
const OPEN = '8906810'
const PARTLY_DELIVERED = '8906814'
const EXPIRED = '8906815'
const DELIVERED = '8906816'

const manifest = JSON.parse(readFileSync(join(dist, 'widget/order-admin.json'), 'utf8')) as WidgetManifest

let browser: Browser
beforeAll(async () => {
  browser = await testBrowser()
})
afterAll(() => browser.close())

/** Opens a page of the demo on a slow processor, so that later content gets separate frames. */
async function openSlowly(width: number, path: string, isLive = true): Promise<DeskPage> {
  const desk = await DeskPage.open(browser, addresses, { size: { width, height: 900 } })
  const { page } = desk
  await watchSight(page)
  if (!isLive) {
    await page.addInitScript(() =>
      document.addEventListener('DOMContentLoaded', () =>
        document.querySelector('order-admin')?.removeAttribute('live'),
      ),
    )
  }
  const devtools = await desk.context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.goto(addresses.demo + path)
  return desk
}

/** The lines of docs/embedding.md that load the current version and, at the same time, its English. */
function preloadingPage(): string {
  const { file, integrity, languages, parts } = manifest
  const words = languages['en']!
  const at = (name: string, digest: string) =>
    `="${addresses.edge}/${name}" integrity="${digest}" crossorigin`
  return `<!doctype html><html lang="en">
    <link rel="modulepreload" href${at(words, parts[words]!)}>
    <script type="module" src${at(file, integrity)}></script>
    <order-admin order-id="${OPEN}"></order-admin></html>`
}

/** Waits until everything that loads by itself has loaded and was painted. */
async function isAtRest(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await isPainted(page)
}

/** Two frames later, rendered content is on the screen, and its shifts are reported. */
function isPainted(page: Page): Promise<void> {
  return page.evaluate(
    () => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
  )
}

describe('an order', () => {
  it('is on the screen after two scripts, the module and the language', async () => {
    const desk = await openSlowly(1440, `/orders/${OPEN}`)
    try {
      await firstRow(desk.page)
      expect(await scriptsBeforeRow(desk.page)).toEqual(['order-admin', 'en'])
    } finally {
      await desk.close()
    }
  })

  it('takes its language from the page’s preload', { tags: 'long' }, async () => {
    const host = await startStaticHost({ '/': preloadingPage() }, {})
    const page = await browser.newPage()
    try {
      await page.goto(host.address)
      await page.getByText('set the property fetchSession').waitFor()
      const initiators = await page.evaluate(
        (name) =>
          performance
            .getEntriesByType('resource')
            .filter((entry) => entry.name.endsWith(name))
            .map((entry) => (entry as PerformanceResourceTiming).initiatorType),
        manifest.languages['en']!,
      )
      // Chromium's name for a module's preload. The module's own imports are "script".
      expect(initiators).toEqual(['other'])
    } finally {
      await page.close()
      host.close()
    }
  })

  it(
    'loads no editor if it cannot be changed, until a clerk turns to its rows, and then moves nothing',
    { tags: 'long' },
    async () => {
      const desk = await openSlowly(900, `/orders/${EXPIRED}`)
      const { page } = desk
      const editors: string[] = []
      page.on('request', (request) => {
        if (request.url().includes('/parts/order-edit-')) editors.push(request.url())
      })
      try {
        await page.getByRole('heading', { name: 'History' }).waitFor()
        await isAtRest(page)
        expect(editors).toEqual([])
        expect(await page.getByRole('grid').count()).toBe(0)
        await page.getByRole('rowheader').first().hover()
        await page.getByRole('grid', { name: 'Rows' }).waitFor()
        await isAtRest(page)
        expect(editors).toHaveLength(1)
        expect(await shiftsOf(page)).toEqual([])
      } finally {
        await desk.close()
      }
    },
  )

  const cases = [OPEN, PARTLY_DELIVERED, EXPIRED, DELIVERED].flatMap((order) =>
    [390, 900, 1440].flatMap((width) => [true, false].map((isLive) => ({ order, width, isLive }))),
  )
  const usual = cases.filter(
    ({ order, width, isLive }) => order === PARTLY_DELIVERED && width === 1440 && isLive,
  )

  it.each(isLongRun ? cases : usual)(
    'moves nothing while the rest of its desk loads: $order, $width px, live $isLive',
    async ({ order, width, isLive }) => {
      const desk = await openSlowly(width, `/orders/${order}`, isLive)
      try {
        await firstRow(desk.page)
        await desk.page.getByRole('heading', { name: 'History' }).waitFor()
        await isAtRest(desk.page)
        expect(await shiftsOf(desk.page)).toEqual([])
      } finally {
        await desk.close()
      }
    },
  )
})

/** From now on, requests for this path wait until the returned function is called. */
async function hold(page: Page, path: RegExp): Promise<() => void> {
  const released = Promise.withResolvers<void>()
  await page.route(path, async (route) => {
    await released.promise
    await route.continue()
  })
  return released.resolve
}

describe('the frame of several desks', () => {
  it.each(isLongRun ? [390, 900, 1440] : [900])(
    'moves nothing when its session comes, and when another desk is opened: %i px',
    async (width) => {
      const desk = await DeskPage.open(browser, addresses, { size: { width, height: 900 } })
      const { page } = desk
      try {
        await watchSight(page)
        await page.addInitScript(() =>
          document.addEventListener('DOMContentLoaded', () =>
            document.querySelector('order-admin')?.removeAttribute('order-id'),
          ),
        )
        const session = await hold(page, /\/session$/)
        await page.goto(`${addresses.demo}/orders/${OPEN}`)
        await page.getByText('Opening').waitFor()
        await isPainted(page)
        session()
        for (const [name, heading] of [
          ['Payouts', /^Payout of|^No report/],
          ['Credit orders', 'Orders found and opened'],
        ] as const) {
          await page.getByRole('tab', { name, exact: true }).click()
          await page.getByRole('heading', { name: heading }).waitFor()
          await isAtRest(page)
        }
        expect(await shiftsOf(page)).toEqual([])
      } finally {
        await desk.close()
      }
    },
  )
})

describe('the credit desk', { tags: 'long' }, () => {
  it.each([390, 900, 1440])('moves nothing while it opens at %i px', async (width) => {
    const desk = await openSlowly(width, '/credit')
    try {
      await desk.page.getByRole('heading', { name: 'Credit' }).first().waitFor()
      await isAtRest(desk.page)
      expect(await shiftsOf(desk.page)).toEqual([])
    } finally {
      await desk.close()
    }
  })
})
