/** Places and names of parts on the page: Chromium, the real page, edge and provider. */
import axe from 'axe-core'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { someOf } from '../../../shared/testing/runs.ts'
import { testBrowser } from '../../support/browser.ts'
import { DeskPage } from '../../support/desk-page.ts'
import { createOrder } from '../../support/sandbox.ts'

const addresses = inject('addresses')
const ORDER = '8906810'
const PHONE = { width: 390, height: 844 }

let browser: Browser
beforeAll(async () => {
  browser = await testBrowser()
})
afterAll(() => browser.close())

declare global {
  interface Window {
    shifts: number[]
  }
}

/** Counts every layout shift of the page from its start. */
async function countShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.shifts = []
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        window.shifts.push((entry as PerformanceEntry & { value: number }).value)
      }
    })
    observer.observe({ type: 'layout-shift', buffered: true })
  })
}

/** From now on, requests for this path wait until the returned function is called. */
async function hold(page: Page, path: RegExp): Promise<() => void> {
  const released = Promise.withResolvers<void>()
  await page.route(path, async (route) => {
    await released.promise
    await route.continue()
  })
  return released.resolve
}

/** Where the head ends and the first row, or its placeholder, begins. */
function edges(page: Page): Promise<{ head: number; row: number }> {
  return page.evaluate(() => {
    const find = (root: ParentNode, selector: string): Element | undefined => {
      for (const element of root.querySelectorAll('*')) {
        const found = element.matches(selector)
          ? element
          : element.shadowRoot && find(element.shadowRoot, selector)
        if (found) return found
      }
      return undefined
    }
    const row = find(document, '.bones > div, [data-row-id]')
    return {
      head: find(document, '.head')?.getBoundingClientRect().bottom ?? 0,
      row: row?.getBoundingClientRect().top ?? 0,
    }
  })
}

function tops(elements: Element[]): number[] {
  return elements.map((element) => element.getBoundingClientRect().top)
}

/** Two frames later, rendered content is on the screen, and its shifts are reported. */
function painted(page: Page): Promise<void> {
  return page.evaluate(
    () => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
  )
}

describe('an order that loads', () => {
  it.each(someOf([390, 900, 1440], 1))(
    'moves nothing from its first bone to the editor at %i px',
    async (width) => {
      const size = width === 390 ? PHONE : { width, height: 900 }
      const desk = await DeskPage.open(browser, addresses, { size, isTouch: width === 390 })
      const { page } = desk
      try {
        await countShifts(page)
        const order = await hold(page, /\/api\/v1\/orders\/\d+$/)
        const editing = await hold(page, /\/parts\/order-edit-/)
        await page.goto(`${addresses.demo}/orders/${ORDER}`)
        await page.locator('.bones').waitFor({ state: 'attached' })
        await painted(page)
        const bones = await edges(page)
        order()
        await page.locator('order-admin-row-table').first().waitFor()
        await page.getByRole('heading', { name: 'History' }).waitFor()
        await painted(page)
        const read = await edges(page)
        editing()
        await page.locator('order-admin-row-grid').waitFor()
        await painted(page)
        const edited = await edges(page)
        expect(await page.evaluate(() => window.shifts)).toEqual([])
        expect(edited).toEqual(read)
        // The placeholder of a line of text is as high as the line, to a pixel.
        expect(Math.abs(bones.head - read.head)).toBeLessThanOrEqual(1)
        expect(Math.abs(bones.row - read.row)).toBeLessThanOrEqual(1)
      } finally {
        await desk.close()
      }
    },
  )

  it.each([320, 390, 1440])(
    'keeps the places of the history’s lines in the story at %i px',
    { tags: 'long' },
    async (width) => {
      const desk = await DeskPage.open(browser, addresses, { size: { width, height: 900 } })
      const { page } = desk
      try {
        const history = await hold(page, /\/history$/)
        await page.goto(`${addresses.demo}/orders/8906814`)
        await page.getByText('left to credit').first().waitFor()
        await page.getByText('Loading the history').waitFor()
        await painted(page)
        const places = page.locator('.story > li, .story tr')
        const before = await places.evaluateAll(tops)
        history()
        await page.getByText('Loading the history').waitFor({ state: 'detached' })
        await painted(page)
        expect(await places.evaluateAll(tops)).toEqual(before)
      } finally {
        await desk.close()
      }
    },
  )

  it('does the action of a button that was pressed before the editor arrived', { tags: 'long' }, async () => {
    const desk = await DeskPage.open(browser, addresses)
    const { page } = desk
    try {
      const editing = await hold(page, /\/parts\/order-edit-/)
      await desk.visit(ORDER)
      await desk.button('Add row').click()
      expect(await desk.dialog.count()).toBe(0)
      editing()
      await page.getByRole('dialog', { name: 'New row' }).waitFor()
    } finally {
      await desk.close()
    }
  })
})

describe('an order on a phone', () => {
  it(
    'leaves two thirds of the first screen to the rows, without bar and help with keys',
    { tags: 'long' },
    async () => {
      const desk = await DeskPage.open(browser, addresses, { size: PHONE, isTouch: true })
      try {
        await desk.goto(ORDER)
        const head = await desk.page.locator('order-admin .head').boundingBox()
        expect(head!.height).toBeLessThanOrEqual(PHONE.height / 3)
        expect((await desk.bar.boundingBox())?.height ?? 0).toBe(0)
        expect(await desk.page.getByText('Keyboard', { exact: true }).isVisible()).toBe(false)
      } finally {
        await desk.close()
      }
    },
  )

  it('opens a row with one tap, without the keyboard, and stages one more of it', async () => {
    const desk = await DeskPage.open(browser, addresses, { size: PHONE, isTouch: true })
    try {
      await desk.goto(ORDER)
      await desk.cell('Coffee, gift bag', 'quantity').tap()
      await desk.page.getByRole('dialog', { name: 'Edit Coffee, gift bag' }).waitFor()
      expect((await desk.focused()).tag).toBe('dialog')
      // An element that still moves in has fractions of a pixel.
      await desk.dialog.evaluate((dialog) =>
        Promise.all(dialog.getAnimations().map(({ finished }) => finished)),
      )
      for (const field of await desk.dialog.locator('input, select, button').all()) {
        const box = await field.boundingBox()
        expect(Math.min(box!.width, box!.height)).toBeGreaterThanOrEqual(44)
      }
      await desk.dialogButton('+1').tap()
      // One and a half bags, and one more.
      expect(await desk.dialog.getByLabel('Quantity', { exact: true }).inputValue()).toBe('2.5')
      await desk.dialog.locator('.save').tap()
      await desk.button('Review').waitFor()
      expect(await desk.cell('Coffee, gift bag', 'quantity').innerText()).toContain('2.5')
    } finally {
      await desk.close()
    }
  })
})

describe('a desk with changes', () => {
  const OrderRows = [
    { Name: 'Lamp', Quantity: 200, UnitPrice: 150_000, VatPercent: 2500 },
    { Name: 'Shade', Quantity: 100, UnitPrice: 4_900, VatPercent: 2500 },
    { Name: 'Bulb', Quantity: 400, UnitPrice: 1_250, VatPercent: 1200 },
  ]
  /** German has the longest words. */
  const inGerman = (page: Page) =>
    page.addInitScript(() =>
      document.addEventListener('DOMContentLoaded', () => (document.documentElement.lang = 'de')),
    )
  const heightOf = async (desk: DeskPage, selector: string) =>
    (await desk.page.locator(selector).boundingBox())!.height

  it('moves no row with the first change at 390 px', async () => {
    const desk = await DeskPage.open(browser, addresses, { size: PHONE, isTouch: true })
    try {
      await desk.openNew({ OrderRows })
      const before = await edges(desk.page)
      await desk.row('Shade').tap()
      await desk.dialogButton('+1').tap()
      await desk.dialog.locator('.save').tap()
      await desk.button('Review').waitFor()
      // 3,000.00 + 49.00 + 50.00, and a second shade.
      const amount = await desk.page.locator('.head [data-size=main] dd').innerText()
      expect(amount.replace(/\s+/g, ' ')).toMatch(/^3,099\.00 .*3,148\.00 SEK$/)
      expect(await edges(desk.page)).toEqual(before)
    } finally {
      await desk.close()
    }
  })

  it.each([760, 900])(
    'moves no row with a search, whose field stays wide enough, in German: %i px',
    { tags: 'long' },
    async (width) => {
      const rows = Array.from({ length: 500 }, (_, index) => ({
        ...OrderRows[index % 3]!,
        Name: `Lamp ${index}`,
      }))
      const orderId = await createOrder(addresses, { OrderRows: rows })
      const desk = await DeskPage.open(browser, addresses, { size: { width, height: 800 } })
      try {
        await inGerman(desk.page)
        await desk.visit(orderId)
        const field = desk.page.getByRole('searchbox')
        await desk.cell('Lamp 1', 'name').first().waitFor()
        await field.waitFor()
        const before = await edges(desk.page)
        await field.fill('lamp 1')
        await desk.page.locator('order-admin-view .count').waitFor()
        await painted(desk.page)
        expect((await edges(desk.page)).head).toBe(before.head)
        expect((await desk.page.locator('order-admin-row-grid tbody tr').first().boundingBox())!.y).toBe(
          before.row,
        )
        expect((await field.boundingBox())!.width).toBeGreaterThanOrEqual(120)
      } finally {
        await desk.close()
      }
    },
  )

  it('has a bar of the selection of two lines at most, in German: 760 px', { tags: 'long' }, async () => {
    const orderId = await createOrder(addresses, { OrderRows })
    const desk = await DeskPage.open(browser, addresses, { size: { width: 760, height: 800 } })
    try {
      await inGerman(desk.page)
      await desk.visit(orderId)
      await desk.cell('Lamp', 'quantity').click()
      await desk.page.keyboard.press('Shift+ArrowDown')
      await desk.page.keyboard.press('Shift+ArrowDown')
      expect(await heightOf(desk, '.selection-bar')).toBeLessThanOrEqual(84)
    } finally {
      await desk.close()
    }
  })
})

describe('the rows for assistive technology', () => {
  it('have row headers, a head of two words, and fields with the names of row and column', async () => {
    const desk = await DeskPage.open(browser, addresses)
    try {
      await desk.goto(ORDER)
      const { page } = desk
      const grid = page.getByRole('grid', { name: 'Rows' })
      const heads = await grid.getByRole('columnheader', { name: 'Amount, SEK', exact: true }).count()
      expect(heads).toBe(1)
      expect(await grid.getByRole('rowheader', { name: 'Coffee, gift bag' }).count()).toBe(1)
      await desk.cell('Coffee, gift bag', 'quantity').dblclick()
      await page.getByRole('textbox', { name: 'Quantity, Coffee, gift bag', exact: true }).waitFor()
    } finally {
      await desk.close()
    }
  })

  it(
    'have targets of 24 px for axe, with a name column that does not wrap at 900 px',
    { tags: 'long' },
    async () => {
      const desk = await DeskPage.open(browser, addresses, { size: { width: 900, height: 900 } })
      try {
        await desk.goto(ORDER)
        const { page } = desk
        await page.evaluate(axe.source)
        const found = await page.evaluate(async () => {
          const { run } = (window as unknown as { axe: typeof axe }).axe
          const { violations } = await run('order-admin', { runOnly: ['target-size'] })
          return violations.flatMap(({ nodes }) => nodes.map(({ html }) => html))
        })
        expect(found).toEqual([])
        const heights = await page
          .locator('order-admin-row-grid tr[data-key]')
          .evaluateAll((rows) => rows.map((row) => Math.round(row.getBoundingClientRect().height)))
        // One line each, the cancelled one with its badge included.
        expect(new Set(heights)).toEqual(new Set([36]))
      } finally {
        await desk.close()
      }
    },
  )
})
