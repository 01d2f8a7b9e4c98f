/** What a clerk's own settings do to the desk in each engine: a narrow window, dark, forced colours. */
import { PNG } from 'pngjs'
import { describe, expect, inject, it } from 'vitest'
import { DESKTOP, inEachEngine, PHONE } from '../../support/engines/each-engine.ts'
import { button, type EngineDesk, openEngineDesk } from '../../support/engines/engine-desk.ts'
import type { Box } from '../../support/engines/look.ts'
import type { TabOptions } from '../../support/engines/tab.ts'
import { orderAtProvider } from '../../support/sandbox.ts'

const OrderRows = [{ Name: 'Lamp', Quantity: 200, UnitPrice: 15_000, VatPercent: 2500 }]

describe('in the long run', { tags: 'long' }, () => {
  inEachEngine((desk, name) => {
    const addresses = inject('addresses')

    it('adds a row on a phone of 390 px, and nothing is wider than it', async () => {
      const { page } = desk()
      await page.tab.resize(...PHONE)
      const orderId = await desk().openNew({ OrderRows })
      expect(
        await page.tab.evaluate('[innerWidth, document.documentElement.scrollWidth <= innerWidth]'),
      ).toEqual([390, true])
      await page.click(button('Add row'))
      await page.click({ css: 'dialog[open] label', text: 'Name' })
      await page.type('Candle')
      await page.click({ css: 'dialog[open] label', text: 'Unit price' })
      await page.type('9,90')
      await page.press('Enter')
      await page.see({ css: 'tr[data-key]', text: 'Candle' })
      await page.click(button('Review'))
      await page.click(button('Save changes'))
      await page.see({ css: '.saved-note' })
      const { OrderRows: rows } = await orderAtProvider(addresses, orderId)
      expect(rows.map(({ Quantity, UnitPrice }) => [Quantity, UnitPrice])).toEqual([
        [200, 15_000],
        [100, 990],
      ])
      await page.tab.resize(...DESKTOP)
    })

    it('is dark where its user wants that', async () => {
      expect(await background(desk())).toBeGreaterThan(200)
      await withOther({ isDark: true }, async (dark) => expect(await background(dark)).toBeLessThan(60))
    })

    it.skipIf(name === 'WebKit')(
      'shows the edge of its main button, which has none otherwise, in colours that its user forces',
      async () => {
        await withOther({ hasForcedColors: true }, async (forced) => {
          expect(await isEdgeSeen(desk())).toBe(false)
          expect(await isEdgeSeen(forced)).toBe(true)
          expect(await forced.page.tab.evaluate(`matchMedia('(forced-colors: active)').matches`)).toBe(true)
        })
      },
    )

    async function withOther(options: TabOptions, use: (other: EngineDesk) => Promise<void>): Promise<void> {
      const other = await openEngineDesk(name, addresses, options)
      try {
        await use(other)
      } finally {
        await other.close()
      }
    }

    /** Whether the left edge of the main button has another colour than its inside. */
    async function isEdgeSeen({ page, openNew }: EngineDesk): Promise<boolean> {
      await openNew({ OrderRows })
      await page.see(button('Deliver…'))
      const [box] = await page.boxes(button('Deliver…'))
      const { data, width } = PNG.sync.read(await page.tab.picture())
      const y = Math.round((box!.top + box!.bottom) / 2)
      const colours = [0, 4].map((inside) => {
        const at = (y * width + Math.round(box!.left) + inside) * 4
        return String(data.subarray(at, at + 3))
      })
      return colours[0] !== colours[1]
    }

    /** The brightness of most of the heading's pixels on a page of both schemes, from 0 to 255. */
    async function background({ page, openNew }: EngineDesk): Promise<number> {
      await openNew({ OrderRows })
      await page.tab.evaluate(`document.documentElement.style.colorScheme = 'light dark'`)
      const [heading] = await page.boxes({ css: 'h1, h2' })
      return medianGreen(await page.tab.picture(), heading!)
    }
  })
})

function medianGreen(picture: Buffer, { left, top, right, bottom }: Box): number {
  const { data, width } = PNG.sync.read(picture)
  const greens: number[] = []
  for (let y = Math.ceil(top); y < bottom; y += 1)
    for (let x = Math.ceil(left); x < right; x += 1) greens.push(data[(y * width + x) * 4 + 1]!)
  return greens.toSorted((a, b) => a - b)[Math.floor(greens.length / 2)]!
}
