import { userEvent } from 'vitest/browser'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addRows, editRow } from '../../../rows/changes/changes.ts'
import { FakeEdge, problem } from '../../../testing/fake-edge.ts'
import { buildOrder, buildRow } from '../../../testing/order.builder.ts'
import { endLook, showLook } from '../../../testing/save-matrix.ts'
import type { Stage } from '../../../testing/save-stage.ts'
import { reviewStates, stageThree, stageTwo } from '../../../testing/save-states.ts'

describe('the review in a browser', () => {
  let edge: FakeEdge
  beforeEach(() => {
    edge = new FakeEdge()
  })
  afterEach(() => {
    edge.restore()
    endLook()
  })

  const show = (state: string) => showLook(reviewStates, [state, 'light', 1200, 'ltr'], edge)
  const focused = ({ review }: Stage) => review.activeElement

  /** From the button that opens it, without a mouse. */
  async function openByKeyboard(change = stageTwo): Promise<Stage> {
    const opened = await showLook(
      { staged: async (on) => change(on) },
      ['staged', 'light', 1200, 'ltr'],
      edge,
    )
    opened.element.renderRoot.querySelector<HTMLElement>('#review')!.focus()
    await userEvent.keyboard('{Enter}')
    await opened.settled()
    return opened
  }

  it('never saves an irrevocable change with the first key', async () => {
    const stage = await openByKeyboard(stageThree)
    expect(focused(stage)?.localName).toBe('dialog')
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await stage.settled()
    expect(focused(stage)).toBe(stage.review.querySelector('.save'))
    expect(edge.writes()).toEqual([])
    await userEvent.keyboard('{Enter}')
    await stage.settled()
    expect(edge.writes()).toHaveLength(2)
  })

  it('begins at Save, and gives focus back after a good save without another key', async () => {
    const stage = await openByKeyboard()
    expect(focused(stage)).toBe(stage.review.querySelector('.save'))
    await userEvent.keyboard('{Enter}')
    await stage.settled()
    expect(stage.review.querySelector('dialog')!.open).toBe(false)
    const note = stage.review.querySelector('.saved-note')!
    expect(note.textContent).toContain('Saved. The order amount is now')
    expect(note.matches(':popover-open')).toBe(true)
    const { bottom, left, right } = note.getBoundingClientRect()
    expect([bottom <= innerHeight, left >= 0, right <= innerWidth]).toEqual([true, true, true])
    expect(stage.element.shadowRoot?.activeElement?.id).toBe('review')
    expect(edge.writes()).toHaveLength(2)
  })

  it('saves at Ctrl+Enter, but not while the key that opened it is still held', async () => {
    const stage = await openByKeyboard()
    const key = { key: 'Enter', ctrlKey: true, bubbles: true, cancelable: true }
    const save = stage.review.querySelector('.save')!
    save.dispatchEvent(new KeyboardEvent('keydown', { ...key, repeat: true }))
    await stage.settled()
    expect(edge.writes()).toEqual([])
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await stage.settled()
    expect(edge.writes()).toHaveLength(2)
  })

  it('has the focus itself where something forbids saving', async () => {
    const stage = await show('wrong rows')
    expect(focused(stage)?.localName).toBe('dialog')
  })

  it('saves once when Enter is pressed twice', async () => {
    const stage = await openByKeyboard()
    await userEvent.keyboard('{Enter}{Enter} ')
    await stage.settled()
    expect(edge.order.OrderRows).toHaveLength(3)
    expect(edge.writes()).toHaveLength(2)
  })

  it('saves once at a double click', async () => {
    const stage = await show('review')
    await userEvent.dblClick(stage.review.querySelector('.save')!)
    await stage.settled()
    expect(edge.writes()).toHaveLength(2)
  })

  it('stays open at Escape while a call is under way', async () => {
    const stage = await show('review')
    let arrive = () => {}
    edge.intercept = ({ method }) =>
      method === 'POST' ? new Promise((resolve) => (arrive = () => resolve(undefined))) : undefined
    stage.review.querySelector<HTMLElement>('.save')!.focus()
    await stage.save()
    await userEvent.keyboard('{Escape}{Escape}{Escape}')
    await stage.settled()
    expect(stage.review.querySelector('dialog')!.open).toBe(true)
    expect(stage.text(stage.review)).toContain('Still saving')
    edge.intercept = () => undefined
    arrive()
    await stage.settled()
    expect(stage.text(stage.review)).toContain('Saved.')
  })

  it('has focus on the way back to the rows after a refusal', async () => {
    const stage = await show('review')
    edge.intercept = ({ method }) => (method === 'POST' ? problem(409, 'credit-refused') : undefined)
    stage.review.querySelector<HTMLElement>('.save')!.focus()
    await userEvent.keyboard('{Enter}')
    await stage.settled()
    expect(focused(stage)).toBe(stage.review.querySelector('.way-on'))
    expect(stage.review.querySelector('[role=alert]')?.textContent).toContain('credit check refused')
    expect(stage.review.querySelector('.end')!.getBoundingClientRect().top).toBeGreaterThan(0)
  })

  it('says why all rows of an order below 0 are replaced, and saves them in one call', async () => {
    const voucher = { Name: 'Voucher', Quantity: 100, UnitPrice: -10_000, DiscountPercent: 0 }
    edge.order = buildOrder({ OrderAmount: -10_000, OrderRows: [buildRow(voucher)] })
    // -100.00 would become -40.00, and sink from there to -90.00.
    const stage = await openByKeyboard(({ store }) => {
      const more = { Name: 'More', Quantity: 100, UnitPrice: -5000, VatPercent: 2500 }
      store.change((changes) =>
        editRow(addRows(changes, [more], ['new-1']), store.order.OrderRows[0]!, { UnitPrice: -4000 }),
      )
    })
    const words = stage.text(stage.review)
    expect(words).toContain('so all rows are saved in one step')
    expect(words).toContain('the old rows are shown as cancelled')
    expect(words).toContain('−90.00 SEK')
    await stage.save()
    expect(edge.writes()).toHaveLength(1)
    expect(
      edge.order.OrderRows.filter(({ IsCancelled }) => !IsCancelled).map(({ UnitPrice }) => UnitPrice),
    ).toEqual([-4000, -5000])
  })

  it('keeps its buttons in view above a long list', async () => {
    const stage = await show('review')
    const foot = stage.review.querySelector('footer')!.getBoundingClientRect()
    expect(foot.bottom).toBeLessThanOrEqual(innerHeight)
  })
})
