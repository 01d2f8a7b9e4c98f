import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { OrderRow } from '../../../../shared/domain/order/order-row.schema.ts'
import { addRows, cancelRow, editRow } from '../../../rows/changes/changes.ts'
import { FakeEdge } from '../../../testing/fake-edge.ts'
import { buildOrder, buildRow } from '../../../testing/order.builder.ts'
import { closeStages, openStage, type Stage } from '../../../testing/save-stage.ts'

const lamp = buildRow()
const bulb = buildOrder().OrderRows[1]!

describe('the changes of others', () => {
  let edge: FakeEdge
  let stage: Stage
  beforeEach(async () => {
    edge = new FakeEdge()
    stage = await openStage()
    stage.store.change((changes) => editRow(changes, bulb, { Quantity: 600, Name: 'Bulb E14' }))
  })
  afterEach(() => {
    closeStages()
    edge.restore()
  })

  const text = () => stage.text(stage.conflict)
  const banner = () => stage.element.find('conflict-banner').shadowRoot!
  const isOpen = () => stage.conflict.querySelector('dialog')!.open
  const options = () => [...stage.conflict.querySelectorAll<HTMLElement>('.option')]
  const choose = async (words: string) => {
    options()
      .find((option) => stage.text(option as unknown as ShadowRoot).includes(words))!
      .querySelector('input')!
      .click()
    await stage.settled()
  }
  const goOn = async () => {
    stage.conflict.querySelector<HTMLElement>('footer .primary')!.click()
    await stage.settled()
  }
  async function theyMake(rows: readonly OrderRow[]): Promise<void> {
    edge.order = { ...edge.order, OrderRows: [...rows] }
    stage.store.rebase(edge.order)
    stage.element.review()
    await stage.settled()
  }

  it('shows before, theirs and yours of disputed members, and the merged ones', async () => {
    await theyMake([lamp, { ...bulb, Quantity: 100, UnitPrice: 8000 }])
    expect(text()).toMatch(/Quantity Before 8 .*Theirs 1 .*Yours 6/)
    expect(text()).toMatch(/Unit price incl\. VAT Before 79\.00 Theirs 80\.00 .*Changed by them, taken over/)
    expect(text()).toMatch(/Name Before Bulb E27 Theirs Bulb E27 Yours Bulb E14 Changed by you, kept/)
    expect(options()).toHaveLength(2)
  })

  it('continues to the review only once everything is decided', async () => {
    await theyMake([lamp, { ...bulb, Quantity: 100, Name: 'Theirs' }])
    await goOn()
    expect(isOpen()).toBe(true)
    expect(text()).toContain('2 choices are left to make.')
    await choose('Theirs 1')
    await choose('Yours Bulb E14')
    await goOn()
    expect(isOpen()).toBe(false)
    expect(stage.store.conflicts).toEqual([])
    expect(stage.store.rows[1]?.row).toMatchObject({ Quantity: 100, Name: 'Bulb E14' })
    expect(stage.review.querySelector('dialog')!.open).toBe(true)
  })

  it('begins at the first question, and continues on Ctrl+Enter once everything is decided', async () => {
    await theyMake([lamp, { ...bulb, Quantity: 100, Name: 'Theirs' }])
    const [first] = stage.conflict.querySelectorAll('input')
    expect(stage.conflict.activeElement).toBe(first)
    const pressEnter = async (more: KeyboardEventInit = {}) => {
      const init = { key: 'Enter', ctrlKey: true, bubbles: true, composed: true, ...more }
      stage.conflict.activeElement!.dispatchEvent(new KeyboardEvent('keydown', init))
      await stage.settled()
    }
    await pressEnter()
    expect(isOpen()).toBe(true)
    expect(text()).toContain('2 choices are left to make.')
    await choose('Theirs 1')
    await choose('Yours Bulb E14')
    // Held down since it opened the dialog.
    await pressEnter({ repeat: true })
    expect(isOpen()).toBe(true)
    await pressEnter()
    expect(isOpen()).toBe(false)
    expect(stage.review.querySelector('dialog')!.open).toBe(true)
  })

  it('keeps the choices when it is closed before all is decided', async () => {
    await theyMake([lamp, { ...bulb, Quantity: 100, Name: 'Theirs' }])
    await choose('Theirs 1')
    stage.conflict.querySelector<HTMLElement>('footer button')!.click()
    await stage.settled()
    expect(stage.store.conflicts).toHaveLength(1)
    stage.element.review()
    await stage.settled()
    expect(stage.conflict.querySelectorAll(':checked')).toHaveLength(1)
  })

  it('asks again when others change the row again', async () => {
    await theyMake([lamp, { ...bulb, Quantity: 100 }])
    await choose('Yours 6')
    await theyMake([lamp, { ...bulb, Quantity: 200 }])
    expect(stage.conflict.querySelectorAll(':checked')).toHaveLength(0)
    expect(text()).toContain('Theirs 2')
  })

  it('offers to drop the change to a cancelled row, or to add it as a new one', async () => {
    await theyMake([lamp, { ...bulb, IsCancelled: true, Actions: [] }])
    expect(text()).toContain('This row has been cancelled in the meantime')
    await choose('Add it as a new row')
    await goOn()
    expect(stage.store.changes.added).toMatchObject([{ row: { Name: 'Bulb E14', Quantity: 600 } }])
    expect(stage.store.changes.edited.size).toBe(0)
  })

  it('decides many at once for one side, and lets each be changed afterwards', async () => {
    const all = () => [...stage.conflict.querySelectorAll<HTMLElement>('.for-all button')]
    const pressed = () => all().map((button) => button.getAttribute('aria-pressed'))
    const press = async (index: number) => {
      all()[index]!.click()
      await stage.settled()
    }
    await theyMake([lamp, { ...bulb, Quantity: 100, Name: 'Theirs' }])
    expect(all()).toEqual([])
    stage.store.change((changes) => editRow(changes, lamp, { Unit: 'set', Quantity: 900, VatPercent: 600 }))
    await theyMake([
      { ...lamp, Unit: 'box', Quantity: 300 },
      { ...bulb, IsCancelled: true, Actions: [] },
    ])
    expect(all()).toEqual([])
    await theyMake([
      { ...lamp, Unit: 'box', Quantity: 300, VatPercent: 1200 },
      { ...bulb, IsCancelled: true, Actions: [] },
    ])
    await press(1)
    expect(pressed()).toEqual(['false', 'true'])
    await choose('Theirs 3')
    expect(pressed()).toEqual(['false', 'false'])
    await press(0)
    expect(pressed()).toEqual(['true', 'false'])
    await press(1)
    await choose('Theirs 3')
    await goOn()
    expect(stage.store.rows[0]!.row).toMatchObject({ Unit: 'set', Quantity: 300, VatPercent: 600 })
    expect(stage.store.changes.added).toMatchObject([{ row: { Name: 'Bulb E14', Quantity: 600 } }])
  })

  it('leaves nothing to choose where the row is only locked, or was to be cancelled', async () => {
    stage.store.change((changes) => cancelRow(changes, lamp))
    await theyMake([{ ...bulb, Actions: [] }])
    expect(text()).toContain('This row can no longer be changed')
    expect(text()).toContain('This row has been delivered in the meantime')
    expect(options()).toHaveLength(2)
    await goOn()
    expect(isOpen()).toBe(false)
    expect(stage.store.count).toBe(0)
    expect(stage.review.querySelector('dialog')!.open).toBe(false)
  })

  it('never blames anybody for the expiry, and never promises a review where nothing is left', async () => {
    edge.order = { ...edge.order, OrderStatus: 'Expired' }
    await theyMake([
      { ...lamp, Actions: [] },
      { ...bulb, Actions: [] },
    ])
    expect(text()).toContain('The order has expired')
    expect(text()).toContain('Nobody else changed anything.')
    expect(text()).toContain('Closed by the expiry')
    expect(text()).not.toMatch(/Somebody|Theirs|by them/)
    const main = stage.conflict.querySelector('footer .primary')!
    expect(main.textContent).toContain('Drop my changes')
    await goOn()
    expect(stage.store.count).toBe(0)
    expect(stage.review.querySelector('dialog')!.open).toBe(false)
  })

  it('lists their other additions, cancellations and changes', async () => {
    await theyMake([
      { ...lamp, IsCancelled: true, Actions: [] },
      bulb,
      buildRow({ OrderRowId: 9, Name: 'Card' }),
    ])
    expect(isOpen()).toBe(false)
    expect(stage.text(banner())).toContain('Somebody changed the order')
    stage.review.querySelector<HTMLElement>('footer button')!.click()
    banner().querySelector('button')!.click()
    await stage.settled()
    expect(text()).toMatch(/Lamp, brass Cancelled by them/)
    expect(text()).toMatch(/Card Added by them/)
    await goOn()
    expect(stage.store.news).toEqual([])
    expect(stage.text(banner()).trim()).toBe('')
  })

  it('shows a banner on the desk while something is undecided', async () => {
    expect(stage.text(banner()).trim()).toBe('')
    stage.store.rebase({ ...edge.order, OrderRows: [lamp, { ...bulb, Quantity: 100 }] })
    await stage.settled()
    expect(stage.text(banner())).toContain('One of your rows needs a decision.')
    banner().querySelector('button')!.click()
    await stage.settled()
    expect(isOpen()).toBe(true)
  })

  it('names the author if the history has one', async () => {
    edge.history = [
      {
        at: '2026-11-21T04:00:00Z',
        who: { kind: 'session', id: 'u2', name: 'Anna' },
        operation: 'updateOrderRow',
        outcome: 'done',
        before: {},
        after: { OrderAmount: edge.order.OrderAmount },
        rows: [2],
        requestId: 'r',
      },
    ]
    await theyMake([lamp, { ...bulb, Quantity: 100 }])
    expect(text()).toContain('Anna changed the order while you were working on it.')
  })

  it('names no author if the change was made elsewhere, or the history cannot be loaded', async () => {
    await theyMake([lamp, { ...bulb, Quantity: 100 }])
    expect(text()).toContain('Somebody changed the order')
    edge.intercept = () => new TypeError('offline')
    stage.conflict.querySelector<HTMLElement>('footer button')!.click()
    stage.element.review()
    await stage.settled()
    expect(text()).toContain('Somebody changed the order')
  })

  it('asks nothing about rows that only the clerk added', async () => {
    stage.store.change((changes) => addRows(changes, [lamp], ['new-1']))
    await theyMake([lamp, { ...bulb, Unit: 'box' }])
    expect(options()).toHaveLength(0)
  })
})
