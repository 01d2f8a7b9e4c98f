/** Rows and saves in the history, and the history of one row, in a real browser. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import type { HistoryEntry, HistoryRow } from '../../../../shared/domain/order/history.ts'
import { HISTORY_PAGE } from '../../../../shared/domain/values/limits.ts'
import { closeDesks, type Desk, openDesk } from '../../../testing/desk.ts'
import { FakeEdge } from '../../../testing/fake-edge.ts'
import { inEveryLook } from '../../../testing/every-look.ts'
import { findings, undress, wear } from '../../../testing/looks.ts'
import { historyOf, partOf, textOf, until } from '../../../testing/parts.ts'

const lamp: HistoryRow = {
  OrderRowId: 1,
  Name: 'Lamp, brass',
  is: 'changed',
  before: { Quantity: 200, DiscountPercent: 1000, DiscountAmount: 0, Unit: '' },
  after: { Quantity: 300, DiscountPercent: 0, DiscountAmount: 5000, Unit: 'pcs' },
}
const wrap: HistoryRow = {
  OrderRowId: 7,
  Name: 'Gift wrap',
  is: 'added',
  after: { Quantity: 150, UnitPrice: 4900 },
}
const bulb: HistoryRow = {
  OrderRowId: 2,
  Name: 'Bulb E27',
  is: 'cancelled',
  before: { Quantity: 800, UnitPrice: 7900 },
}

function entry(minutesAgo: number, changes: HistoryRow[], more: Partial<HistoryEntry> = {}): HistoryEntry {
  return {
    at: new Date(Date.now() - minutesAgo * 60_000).toISOString(),
    who: { kind: 'session', id: 'u2', name: 'Anna' },
    operation: 'updateOrderRows',
    outcome: 'done',
    before: { OrderAmount: 431_250, OrderStatus: 'Open' },
    after: { OrderAmount: 451_950, OrderStatus: 'Open' },
    rows: changes.map(({ OrderRowId }) => OrderRowId),
    changes,
    requestId: `req-${minutesAgo}`,
    ...more,
  }
}

describe('the history of an order', () => {
  let edge: FakeEdge
  let desk: Desk
  beforeEach(async () => {
    edge = new FakeEdge()
    await wear('light', 1200, 'ltr')
  })
  afterEach(() => {
    edge.restore()
    closeDesks()
    undress()
  })

  async function open(...history: HistoryEntry[]): Promise<ShadowRoot> {
    edge.history = history
    desk = await openDesk({ dir: document.dir === 'rtl' ? 'rtl' : 'ltr' })
    const root = await historyOf(desk)
    await until(() => history.length === 0 || root.querySelector('.story > .save'))
    return root
  }
  /** Newest first, as in the history of a row. */
  const items = (root: ParentNode) => {
    const saves = [...root.querySelectorAll('.story > .save')].toReversed()
    return (saves.length > 0 ? saves : [...root.querySelectorAll('ol > li')]).map(textOf)
  }

  it('names each row, with the old and the new value of each change', async () => {
    const [text] = items(await open(entry(5, [lamp, wrap, bulb])))
    expect(text).toMatch(/Lamp, brass\s+Qty 2 → became 3 · Unit – → became pcs · Discount 10% → became 50.00/)
    // 1.5 at 49.00, and 8 at 79.00.
    expect(text).toMatch(/Gift wrap Added 1.5 × 49.00.*Bulb E27 Cancelled 8 × 79.00/)
  })

  it('never shows an unchanged amount, and shows one without a successor', async () => {
    const same = { OrderAmount: 431_250, OrderStatus: 'Open' }
    const { after: _, ...lost } = entry(6, [], { outcome: 'unknown' })
    const [metadata, unknown] = items(
      await open(
        entry(5, [], { operation: 'setOrderMetadata', after: same, metadata: ['colour', 'size'] }),
        lost,
      ),
    )
    expect(metadata).toMatch(/Metadata changed.*Keys: colour, size/)
    expect(metadata).not.toContain('4,312.50')
    expect(unknown).toMatch(/Order amount 4,312.50 SEK/)
    expect(unknown).not.toContain('→')
  })

  it('names the rows of earlier versions as the order calls them now', async () => {
    const { changes: _, ...former } = entry(5, [], { rows: [1, 99] })
    const [text] = items(await open(former))
    expect(text).toMatch(/Lamp, brass.*Row 99/)
  })

  it('shows a save of several calls as one, from the first amount to the last', async () => {
    const [text, next] = items(
      await open(
        entry(5, [wrap], { operation: 'addOrderRow', save: 's', before: { OrderAmount: 400_000 } }),
        entry(5, [bulb], { operation: 'updateOrderRow', save: 's', after: { OrderAmount: 400_000 } }),
        entry(9, [lamp]),
      ),
    )
    // 4,519.50 − 4,312.50 = 207.00
    expect(text).toMatch(
      /Row changed · Row added.*4,312.50 → became 4,519.50 SEK \(\+207.00\).*Bulb E27 Cancelled.*Gift wrap Added/,
    )
    expect(next).toContain('Lamp, brass')
  })

  it('folds up many rows, and says how many have no values', async () => {
    const rows = Array.from({ length: 6 }, (_, n) => ({ ...wrap, OrderRowId: 100 + n, Name: `Row ${n}` }))
    const root = await open(entry(5, rows, { rows: [...rows.map(({ OrderRowId }) => OrderRowId), 500, 501] }))
    const details = root.querySelector<HTMLDetailsElement>('.save details')!
    expect(textOf(details.querySelector('summary')!)).toBe('and 4 more rows')
    expect(details.open).toBe(false)
    details.querySelector('summary')!.click()
    expect(textOf(details)).toMatch(/Row 4.*Row 5.*and 2 more rows/)
  })

  describe('the history of one row', () => {
    async function openRow(name: string): Promise<HTMLDialogElement> {
      const grid = await partOf(desk, 'order-admin-row-grid')
      const menu = await until(() =>
        grid.querySelector<HTMLElement>(`button[aria-haspopup][aria-label*="${name}"]`),
      )
      menu.focus()
      await userEvent.keyboard('{Enter}')
      const item = await until(() => grid.querySelector<HTMLElement>('#menu [data-step=history]'))
      await userEvent.click(item)
      const root = await partOf(desk, 'order-admin-row-history')
      return until(() => {
        const dialog = root.querySelector('dialog')
        return dialog?.open && !textOf(dialog).includes('Loading the history') && dialog
      })
    }

    it('has only that row, newest first, under its name', async () => {
      const later = { ...lamp, before: { Quantity: 300 }, after: { Quantity: 400 } }
      await open(entry(5, [later]), entry(6, [wrap]), entry(7, [lamp, bulb]))
      const dialog = await openRow('Lamp, brass')
      expect(textOf(dialog.querySelector('h3')!)).toBe('History of Lamp, brass')
      const texts = items(dialog)
      expect(texts).toHaveLength(2)
      expect(texts[0]).toMatch(/Qty 3 → became 4/)
      expect(texts[1]).toMatch(/Qty 2 → became 3/)
      expect(texts.join()).not.toContain('Bulb')
    })

    it('says so if there is nothing, and gives the focus back to the row', { tags: 'long' }, async () => {
      await open(entry(6, [wrap]))
      const dialog = await openRow('Lamp, brass')
      expect(textOf(dialog)).toContain('This row has not been changed through the order desk.')
      await userEvent.keyboard('{Escape}')
      const grid = await partOf(desk, 'order-admin-row-grid')
      await until(() => grid.activeElement?.closest('tr')?.dataset['rowId'] === '1')
    })

    it('searches older pages, and shows more of them only when asked', { tags: 'long' }, async () => {
      const older = Array.from({ length: 12 }, (_, n) => entry(1000 + n, [lamp]))
      const newer = Array.from({ length: HISTORY_PAGE }, (_, n) => entry(n, [wrap]))
      await open(...newer, ...older)
      const dialog = await openRow('Lamp, brass')
      await until(() => items(dialog).length === 10)
      const more = dialog.querySelector<HTMLElement>('.more')!
      await userEvent.click(more)
      await until(() => items(dialog).length === 12)
      expect(dialog.querySelector('.more')).toBeNull()
    })
  })

  const looks = inEveryLook(['order', 'row'])
  it.each(looks)(
    'has nothing for axe to find: %s, %s, %i px, %s',
    { tags: 'long' },
    async (state, ...look) => {
      await wear(...look)
      await open(
        entry(5, [lamp, wrap, bulb]),
        entry(9, [lamp], { outcome: 'refused', code: 'credit-refused' }),
      )
      const rowHistory = await until(() => desk.desk.querySelector('order-admin-row-history'))
      if (state === 'row') await rowHistory.open(1)
      const dialog = rowHistory.shadowRoot!.querySelector<HTMLElement>('dialog[open]') ?? undefined
      expect(await findings(desk, dialog)).toEqual([])
    },
  )
})
