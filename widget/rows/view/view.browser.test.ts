import { page, userEvent } from 'vitest/browser'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { cancelRow, editRow } from '../changes/changes.ts'
import type { RowGrid } from '../grid/row-grid.ts'
import { closeDesks, type Desk, openDesk } from '../../testing/desk.ts'
import { FakeEdge } from '../../testing/fake-edge.ts'
import { buildOrder, buildRow } from '../../testing/order.builder.ts'
import { partOf, textOf, until } from '../../testing/parts.ts'

const NAMES = ['Lamp', 'Bulb', 'Crème brûlée', 'Nut', 'Bolt', 'Washer', 'Lampshade', 'Cable', 'Plug', 'Fuse']

/** 20 rows: the ten names twice, with prices that go down from 20.00 and articles A1 to A20. */
function manyRows(count = 20) {
  return Array.from({ length: count }, (_, index) =>
    buildRow({
      OrderRowId: index + 1,
      ArticleNumber: `A${index + 1}`,
      Name: NAMES[index % NAMES.length]!,
      Quantity: 100,
      UnitPrice: 100 * (count - index),
      DiscountPercent: 0,
    }),
  )
}

describe('the view of the rows', () => {
  let edge: FakeEdge
  let desk: Desk
  let bar: ShadowRoot
  let grid: ShadowRoot
  beforeEach(async () => {
    edge = new FakeEdge(buildOrder({ OrderRows: manyRows() }))
    await page.viewport(1200, 900)
  })
  afterEach(() => {
    edge.restore()
    closeDesks()
  })

  async function open(setting: Parameters<typeof openDesk>[0] = {}): Promise<void> {
    desk = await openDesk(setting)
    bar = await partOf(desk, 'order-admin-view')
    await until(() => bar.querySelector('input'))
    if (edge.capabilities.includes('rows.write')) grid = await partOf(desk, 'order-admin-row-grid')
    await desk.settled()
  }

  const store = () => (grid.host as RowGrid).store
  const names = () => [...grid.querySelectorAll('tbody .row-name')].map((name) => name.textContent)
  const articles = () =>
    [...grid.querySelectorAll('tbody td.article')].map((cell) => cell.textContent?.trim())
  const field = () => bar.querySelector('input')!
  const press = async (keys: string) => {
    await userEvent.keyboard(keys)
    await desk.settled()
  }
  const search = async (text: string) => {
    await userEvent.fill(field(), text)
    await desk.settled()
  }
  const filter = async (value: string) => {
    await userEvent.selectOptions(bar.querySelector('.filter select')!, value)
    await desk.settled()
  }
  const head = (name: string) => grid.querySelector<HTMLElement>(`th.${name} .sort`)!
  const sortBy = async (name: string) => {
    await userEvent.click(head(name))
    await desk.settled()
  }
  const cell = (article: string, column: string) =>
    [...grid.querySelectorAll('tbody tr')]
      .find((row) => row.querySelector('.article')?.textContent?.trim() === article)
      ?.querySelector<HTMLElement>(`td.${column}`)
  const type = async (article: string, column: string, text: string) => {
    await userEvent.dblClick(cell(article, column)!)
    await userEvent.keyboard(text)
    await userEvent.keyboard('{Enter}')
    await desk.settled()
  }

  describe('the search of the view', () => {
    it(
      'gives a grid and a table the styles of their heads together with the heads',
      { tags: 'long' },
      async () => {
        await open()
        const { gates, view } = grid.host as RowGrid
        const editing = { store: store(), gates, view }
        const alone = Object.assign(document.createElement('order-admin-row-grid'), editing)
        const reading = {
          rows: store().order.OrderRows,
          caption: '',
          currency: 'SEK',
          heads: view!.tableHeads,
        }
        const table = Object.assign(document.createElement('order-admin-row-table'), reading)
        const place = document.createElement('div')
        place.attachShadow({ mode: 'open' }).append(table)
        desk.desk.append(alone, place)
        await Promise.all([alone.updateComplete, table.updateComplete])
        for (const root of [alone.shadowRoot!, table]) {
          expect(getComputedStyle(root.querySelector('.head-name')!).display).toBe('none')
        }
      },
    )

    it('begins with / from anywhere in the desk, also from a cell, but not from a field', async () => {
      await open()
      desk.query<HTMLElement>('#add-row').focus()
      await press('/')
      expect(bar.activeElement).toBe(field())
      expect(field().value).toBe('')
      cell('A2', 'name')!.focus()
      await press('/')
      expect(bar.activeElement).toBe(field())
      expect(grid.querySelector('td input')).toBe(null)
      await press('1/2')
      expect(field().value).toBe('1/2')
    })

    it('leaves / to the page outside the desk', async () => {
      await open()
      const own = document.createElement('button')
      own.slot = 'actions'
      desk.element.append(own)
      own.focus()
      const seen = new Promise<KeyboardEvent>((resolve) =>
        document.addEventListener('keydown', resolve, { once: true }),
      )
      await press('/')
      expect((await seen).defaultPrevented).toBe(false)
      expect(document.activeElement).toBe(own)
    })

    it(
      'shows the rows that have every word, in any case and with any accents',
      { tags: 'long' },
      async () => {
        await open()
        await search('BRULEE creme')
        expect(names()).toEqual(['Crème brûlée', 'Crème brûlée'])
        expect(textOf(bar.querySelector('.count')!)).toMatch(/2 of 20 rows 18 hidden Show all/)
        await search('lamp a17')
        expect(articles()).toEqual(['A17'])
        await search('')
        expect(names()).toHaveLength(20)
        expect(bar.querySelector('.count')).toBe(null)
      },
    )

    it(
      'finds amounts as they are shown, with thousands separators and without',
      { tags: 'long' },
      async () => {
        const rows = manyRows().map((row, index) => (index === 4 ? { ...row, UnitPrice: 123_450 } : row))
        edge.order = buildOrder({ OrderRows: rows })
        await open({ lang: 'sv' })
        const spellings = { '1 234,50': '234,50', '1234,50': '1 234,50', '1\u00a0234,5': '234,5' }
        for (const [text, mark] of Object.entries(spellings)) {
          await search(text)
          expect([text, articles()]).toEqual([text, ['A5']])
          expect(marked()).toContain(mark)
        }
      },
    )

    it('marks the matches, and nothing once the search is over', { tags: 'long' }, async () => {
      await open()
      await search('lamp')
      expect(marked().toSorted()).toEqual(['Lamp', 'Lamp', 'Lamp', 'Lamp'])
      await search('')
      expect(marked()).toEqual([])
    })

    it('says how many rows there are once the typing stops', { tags: 'long' }, async () => {
      await open()
      await search('lamp')
      const status = bar.querySelector('[role=status]:not(.exported)')!
      expect(status.textContent).toBe('')
      await expect.poll(() => status.textContent).toBe('4 of 20 rows')
    })

    it('goes to the first match by Enter; Escape clears the field, then leaves to the grid', async () => {
      await open()
      await press('/')
      await search('bolt')
      await press('{Enter}')
      expect(grid.activeElement?.closest('tr')?.querySelector('.article')?.textContent).toContain('A5')
      await press('/{Escape}')
      expect(field().value).toBe('')
      expect(names()).toHaveLength(20)
      expect(bar.activeElement).toBe(field())
      await press('{Escape}')
      expect(desk.desk.activeElement).toBe(grid.host)
    })

    it('says that no row matches, and shows all rows again', async () => {
      await open()
      await search('nothing has this')
      expect(textOf(grid)).toContain('No row matches')
      await userEvent.click(bar.querySelector('.count button')!)
      await desk.settled()
      expect(names()).toHaveLength(20)
      expect(bar.activeElement).toBe(field())
    })
  })

  function marked(): string[] {
    const highlight = CSS.highlights.get('order-admin-match')
    return [...(highlight ?? [])].map((range) =>
      (range.startContainer.nodeValue ?? '').slice(range.startOffset, range.endOffset).replace(/\s/g, ' '),
    )
  }

  describe('the filter of the view', () => {
    it('shows only the rows with changes, or those of a status', async () => {
      await open()
      const [first, second, third] = edge.order.OrderRows
      store().change((changes) => editRow(changes, second!, { Quantity: 300 }))
      store().change((changes) => cancelRow(changes, third!))
      await filter('changed')
      expect(articles()).toEqual(['A2', 'A3'])
      await filter('cancelled')
      expect(articles()).toEqual(['A3'])
      await filter('active')
      expect(articles()).toHaveLength(19)
      expect(articles()[0]).toBe(first!.ArticleNumber)
    })

    it(
      'keeps a row in view while the clerk is in it, although it no longer matches',
      { tags: 'long' },
      async () => {
        await open()
        await search('bolt')
        await userEvent.dblClick(cell('A5', 'name')!)
        await press('Screw{Tab}')
        expect(names()).toEqual(['Screw', 'Bolt'])
        await press('{Escape}{ArrowDown}')
        expect(names()).toEqual(['Bolt'])
        expect(grid.activeElement?.closest('tr')?.textContent).toContain('A15')
      },
    )

    it(
      'gives no place to a row that the clerk is in when the search is another',
      { tags: 'long' },
      async () => {
        await open()
        cell('A5', 'name')!.focus()
        await press('/')
        await search('lamp')
        expect(names()).not.toContain('Bolt')
      },
    )

    it(
      'shows a row that is added, and all rows for one that another part leads to',
      { tags: 'long' },
      async () => {
        await open()
        await search('bolt')
        cell('A5', 'name')!.focus()
        await press('{Control>}d{/Control}')
        expect(articles()).toEqual(['A5', 'A15', 'A5'])
        await type('A15', 'quantity', 'x')
        await search('lamp')
        expect(names()).not.toContain('Bolt')
        await userEvent.click(await until(() => desk.query('.wrong')))
        await desk.settled()
        expect(field().value).toBe('')
        expect(grid.activeElement).toBe(cell('A15', 'quantity'))
        expect(bar.querySelector('[role=status]')!.textContent).toBe('')
        expect(textOf(bar)).toContain('The search and the filter were cleared')
      },
    )

    it('changes nothing in a save, and the review names hidden changes', async () => {
      await open()
      const amount = textOf(desk.desk.querySelector('.totals')!)
      const [first, second] = edge.order.OrderRows
      store().change((changes) => editRow(changes, first!, { Quantity: 300 }))
      store().change((changes) => editRow(changes, second!, { Quantity: 300 }))
      await sortBy('price')
      await search('lamp')
      expect(textOf(desk.desk.querySelector('.totals')!)).not.toBe(amount)
      await press('{Control>}{Enter}{/Control}')
      cell('A1', 'name')!.focus()
      await press('{Control>}{Enter}{/Control}')
      const review = await partOf(desk, 'order-admin-review')
      await until(() => review.querySelector('.save'))
      expect(textOf(review)).toContain('One of your changes is in a row that is hidden')
      await userEvent.click(review.querySelector('.save')!)
      await until(() => edge.writes().length > 0)
      const ids = JSON.parse(edge.writes()[0]!.body).OrderRows.map(({ RowId }: { RowId: number }) => RowId)
      expect(ids).toEqual([1, 2])
    })
  })

  describe('the order of the view', () => {
    it('is by a column ascending, descending, and then the provider’s again', { tags: 'long' }, async () => {
      await open()
      const provided = articles()
      await sortBy('price')
      expect(grid.querySelector('th.price')!.getAttribute('aria-sort')).toBe('ascending')
      expect(articles()).toEqual(provided.toReversed())
      await sortBy('price')
      expect(grid.querySelector('th.price')!.getAttribute('aria-sort')).toBe('descending')
      expect(articles()).toEqual(provided)
      await sortBy('price')
      expect(grid.querySelector('[aria-sort]')).toBe(null)
      expect(articles()).toEqual(provided)
    })

    it(
      'is chosen with the keys of the grid, which stays one stop of the tab order',
      { tags: 'long' },
      async () => {
        await open()
        cell('A1', 'unit')!.focus()
        await press('{ArrowUp}')
        expect(grid.activeElement).toBe(head('unit'))
        await press('{ArrowRight}{Enter}')
        expect(articles()[0]).toBe('A20')
        expect(grid.activeElement).toBe(head('price'))
        expect(grid.querySelectorAll('table [tabindex="0"]')).toHaveLength(1)
        await press('x{Delete}')
        expect(store().count).toBe(0)
        expect(grid.querySelector('td input')).toBe(null)
        await press('{Home}{ArrowLeft}{ArrowDown}')
        expect(grid.activeElement?.closest('tr')?.querySelector('.article')?.textContent).toContain('A20')
        expect(grid.activeElement?.classList.contains('id')).toBe(true)
      },
    )

    it('leaves the row that is edited where it is until the clerk leaves it', { tags: 'long' }, async () => {
      await open()
      await sortBy('price')
      expect(articles().slice(0, 3)).toEqual(['A20', 'A19', 'A18'])
      await userEvent.dblClick(cell('A20', 'price')!)
      await press('500{Control>}{Enter}{/Control}')
      const review = await partOf(desk, 'order-admin-review')
      await until(() => review.querySelector('dialog')!.open)
      expect(articles()[0]).toBe('A20')
      await press('{Escape}')
      cell('A18', 'name')!.focus()
      await desk.settled()
      expect(articles()[0]).toBe('A19')
      expect(articles().at(-1)).toBe('A20')
      expect(grid.activeElement).toBe(cell('A18', 'name'))
    })

    it('is chosen from a list where rows are cards', { tags: 'long' }, async () => {
      await page.viewport(390, 800)
      await open()
      expect(field().checkVisibility()).toBe(false)
      expect(head('price').checkVisibility()).toBe(false)
      const button = bar.querySelector<HTMLElement>('.open-search')!
      expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
      await userEvent.click(button)
      await desk.settled()
      expect(bar.activeElement).toBe(field())
      const sizes = [...bar.querySelectorAll<HTMLElement>('.line :is(input, select, button)')].map(
        (control) => Math.round(control.getBoundingClientRect().height),
      )
      expect(Math.min(...sizes)).toBeGreaterThanOrEqual(44)
      await userEvent.selectOptions(bar.querySelector('.order select')!, 'Price, ascending')
      await desk.settled()
      expect(articles()[0]).toBe('A20')
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
    })
  })

  describe('the view of a small order', () => {
    it('has one button, which / and a press open, and Escape closes', async () => {
      edge.order = buildOrder()
      await open()
      expect(field().checkVisibility()).toBe(false)
      desk.query<HTMLElement>('#add-row').focus()
      await press('/')
      expect(bar.activeElement).toBe(field())
      await press('{Escape}')
      expect(field().checkVisibility()).toBe(false)
      await userEvent.click(bar.querySelector('.open-search')!)
      await desk.settled()
      expect(bar.activeElement).toBe(field())
    })
  })

  describe('the view of an order that is only read', () => {
    it('searches, sorts and leads to the first match', async () => {
      edge.capabilities = ['order.read']
      await open()
      const shown = () =>
        [...desk.desk.querySelectorAll('order-admin-row-table')[0]!.querySelectorAll('tbody td.article')].map(
          (one) => one.textContent?.trim(),
        )
      expect(bar.querySelectorAll('.filter option')).toHaveLength(3)
      await search('bolt')
      expect(shown()).toEqual(['A5', 'A15'])
      await userEvent.click(desk.desk.querySelector('th.price .sort')!)
      await desk.settled()
      expect(shown()).toEqual(['A15', 'A5'])
      field().focus()
      await press('{Enter}')
      expect(desk.desk.activeElement?.textContent).toContain('A15')
    })

    it('has one head that Tab leads to, and arrow keys to the others', { tags: 'long' }, async () => {
      edge.capabilities = ['order.read']
      await open()
      const stops = () =>
        [...desk.desk.querySelectorAll('.sort[tabindex="0"]')].map((one) => one.textContent?.trim())
      expect(stops()).toEqual(['Name'])
      desk.desk.querySelector<HTMLElement>('th.name .sort')!.focus()
      await press('{ArrowRight}{Enter}')
      expect(stops()).toEqual(['Qty'])
      expect(desk.desk.activeElement?.textContent?.trim()).toBe('Qty')
    })
  })
})
