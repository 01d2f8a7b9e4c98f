import { page, userEvent } from 'vitest/browser'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { someOf } from '../../../shared/testing/runs.ts'
import { closeDesks, type Desk, openDesk } from '../../testing/desk.ts'
import { FakeEdge } from '../../testing/fake-edge.ts'
import { inEveryLook } from '../../testing/every-look.ts'
import { findings, undress, wear } from '../../testing/looks.ts'
import { buildOrder, buildRow } from '../../testing/order.builder.ts'
import { partOf, textOf, until } from '../../testing/parts.ts'
import { catchFiles } from '../../testing/saved-files.ts'
import { emulateMedia } from '../../testing/media.ts'

const manyRows = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    buildRow({ OrderRowId: index + 1, Name: `Lamp n${index + 1}`, UnitPrice: 100 * (index + 1) }),
  )

let edge: FakeEdge
let desk: Desk
let bar: ShadowRoot

async function open(count: number, setting: Parameters<typeof openDesk>[0] = {}): Promise<void> {
  edge.order = buildOrder({ OrderRows: manyRows(count) })
  desk = await openDesk(setting)
  bar = await partOf(desk, 'order-admin-view')
  await until(() => bar.querySelector('input'))
  await desk.settled()
}

async function search(text: string): Promise<void> {
  const button = bar.querySelector<HTMLElement>('.open-search')!
  if (button.checkVisibility()) button.click()
  await desk.settled()
  await userEvent.fill(bar.querySelector('input')!, text)
  await desk.settled()
}

/** A system colour as the browser computes it. */
function systemColour(name: string): string {
  const probe = document.createElement('p')
  probe.style.backgroundColor = name
  probe.style.setProperty('forced-color-adjust', 'none')
  document.body.append(probe)
  const { backgroundColor } = getComputedStyle(probe)
  probe.remove()
  return backgroundColor
}

beforeEach(() => {
  edge = new FakeEdge()
})
afterEach(() => {
  edge.restore()
  closeDesks()
  undress()
})

describe('the view of the rows', () => {
  it.each(inEveryLook(['found', 'only read'] as const))(
    '%s has no findings: %s, %i px, %s',
    { tags: 'long' },
    async (state, scheme, width, dir) => {
      await wear(scheme, width, dir)
      if (state === 'only read') edge.capabilities = ['order.read']
      await open(12, { dir })
      await search('lamp n1')
      if (width === 1200) desk.query('th.price .sort').click()
      await desk.settled()
      expect(await findings(desk)).toEqual([])
    },
  )

  it('marks the matches in forced colours too', { tags: 'long' }, async () => {
    await page.viewport(1200, 900)
    await emulateMedia({ features: { 'forced-colors': 'active' } })
    try {
      await open(12)
      await search('n11')
      const name = desk.query('order-admin-row-grid').shadowRoot!.querySelector('.row-name')!
      const { backgroundColor } = getComputedStyle(name, '::highlight(order-admin-match)')
      expect(CSS.highlights.get('order-admin-match')!.size).toBe(1)
      expect(backgroundColor).toBe(systemColour('Mark'))
    } finally {
      await emulateMedia()
    }
  })

  it(
    'has no styles for marks before a search: the browser would style each element of the desk for them',
    { tags: 'long' },
    async () => {
      edge.capabilities = ['order.read']
      await open(12)
      const { adoptedStyleSheets } = desk.query('table.rows').getRootNode() as ShadowRoot
      const marking = (sheets: readonly CSSStyleSheet[]) =>
        sheets.filter((sheet) => [...sheet.cssRules].some(({ cssText }) => cssText.includes('::highlight')))
      expect(marking(adoptedStyleSheets)).toEqual([])
      await search('n11')
      const { adoptedStyleSheets: later } = desk.query('table.rows').getRootNode() as ShadowRoot
      expect(marking(later)).toHaveLength(1)
    },
  )

  it.each(someOf(['de', 'fi', 'en'], 1))('is as wide as the page at 320 px, in %s', async (lang) => {
    await wear('light', 390, 'ltr')
    await page.viewport(320, 800)
    await open(12, { lang })
    await search('lamp n1')
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  })

  it.each(someOf([390, 1200, 700, 900], 1))('keeps its place from the first row on: %i px', async (width) => {
    await page.viewport(width, 900)
    edge.order = buildOrder({ OrderRows: manyRows(12) })
    // As before the view has loaded: the element exists, and is empty.
    await open(12)
    const element = bar.host as HTMLElement & { view: unknown; updateComplete: Promise<unknown> }
    const top = () => desk.query('table.rows').getBoundingClientRect().top
    const loaded = top()
    const { view } = element
    element.view = undefined
    await element.updateComplete
    expect(bar.querySelector('input')).toBe(null)
    expect(top()).toBe(loaded)
    element.view = view
  })
})

describe('the view of five thousand rows', () => {
  it('shows the matches from the top, from any scroll position', { tags: 'long' }, async () => {
    await page.viewport(1200, 900)
    await open(5000)
    const grid = await partOf(desk, 'order-admin-row-grid')
    const element = grid.host as HTMLElement & { open(at: object): void }
    element.open({ key: 'id-4000' })
    await until(() => grid.activeElement?.textContent?.includes('1032'))
    await userEvent.keyboard('/')
    await search('n49')
    // Lamp 49, 490 to 499 and 4900 to 4999.
    expect(textOf(bar.querySelector('.count')!)).toContain('111 of 5,000 rows')
    const first = await until(() => grid.querySelector('tr[aria-rowindex="2"]'))
    expect(textOf(first)).toContain('Lamp n49')
    expect(grid.querySelector('table')!.getAttribute('aria-rowcount')).toBe('112')
    await userEvent.keyboard('{Enter}')
    await desk.settled()
    expect(grid.activeElement?.closest('tr')).toBe(first)
  })
})

describe('the export', () => {
  it(
    'is a file of the rows in view as they are shown, and says which changes are not saved',
    { tags: 'long' },
    async () => {
      await page.viewport(1200, 900)
      await open(12)
      const { names, files, restore } = catchFiles()
      try {
        const grid = await partOf(desk, 'order-admin-row-grid')
        await search('n11')
        await userEvent.dblClick(grid.querySelector('tbody td.quantity')!)
        await userEvent.keyboard('3{Tab}')
        await desk.settled()
        const button = bar.querySelector<HTMLElement>('.export')!
        expect(textOf(button).trim()).toBe('CSVExport 1 of 12 rows')
        await userEvent.click(button)
        await until(() => files.length > 0)
        // 3 × 11.00 less 10 % = 29.70.
        expect(names).toEqual(['order-8906810-rows.csv'])
        expect(await files[0]!.text()).toBe(
          'Row,Article,Name,Qty,Unit,Price,Discount,VAT %,Amount (SEK),Status\r\n' +
            '11,1032,Lamp n11,3,pcs,11.00,10%,25,29.70,Changed\r\n',
        )
        await expect
          .poll(() => textOf(bar.querySelector('.exported')!))
          .toBe(
            '1 row, the one in view, is in the file order-8906810-rows.csv. 1 of them has changes that are not saved.',
          )
        expect(edge.writes()).toEqual([])
      } finally {
        restore()
      }
    },
  )
})

it('a column head of two lines never touches the currency below', { tags: 'long' }, async () => {
  edge = new FakeEdge()
  try {
    await page.viewport(900, 900)
    await open(12)
    const grid = await partOf(desk, 'order-admin-row-grid')
    const head = await until(() => grid.querySelector('th:has(.sort):has(.currency)'))
    const sort = head!.querySelector<HTMLElement>('.sort')!
    const currency = head!.querySelector<HTMLElement>('.currency')!
    currency.style.display = 'block'
    Object.assign(sort.style, { inlineSize: '30px', overflowWrap: 'anywhere', whiteSpace: 'normal' })
    const words = document.createRange()
    words.selectNodeContents(sort)
    const lines = [...words.getClientRects()]
    expect(lines.length).toBeGreaterThan(1)
    const bottom = Math.max(...lines.map((line) => line.bottom))
    expect(currency.getBoundingClientRect().top).toBeGreaterThanOrEqual(bottom - 1)
    expect(sort.getBoundingClientRect().height).toBeGreaterThanOrEqual(24)
  } finally {
    closeDesks()
    edge.restore()
  }
})
