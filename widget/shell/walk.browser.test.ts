import { html, render } from 'lit'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { someOf } from '../../shared/testing/runs.ts'
import { userEvent } from 'vitest/browser'
import type { FindOrders } from '../desks/orders/data/find-orders.ts'
import '../desks/orders/desk/orders-desk-parts.ts'
import '../desks/order/desk/edit-parts.ts'
import '../desks/order/desk/life-parts.ts'
import { askDesk, type OpeningCommand } from '../kit/parts/command.ts'
import { loadLanguage, loadLaterWords } from '../locales/languages.ts'
import { addRows } from '../rows/changes/changes.ts'
import type { RowGrid } from '../rows/grid/row-grid.ts'
import '../register.ts'
import { EDGE, FakeEdge, json, sessions } from '../testing/fake-edge.ts'
import { listedOrders, wholeList } from '../testing/listed-orders.ts'
import { textOf, until } from '../testing/parts.ts'
import { fill, focused, findWithin } from '../testing/reach.ts'
import './frame-parts.ts'

describe('an order that was opened from the list', () => {
  let edge: FakeEdge
  let around: HTMLElement
  beforeEach(async () => {
    edge = new FakeEdge()
    // Every order of the list is there.
    edge.intercept = ({ path, method }) => {
      const [, id] = /^\/api\/v1\/orders\/(\d+)$/.exec(path) ?? []
      if (id === undefined || method !== 'GET') return undefined
      return json({ ...edge.order, Id: Number(id), MerchantOrderId: `web-${8_908_858 - Number(id)}` }, 200, {
        ETag: `"${id}"`,
      })
    }
    await loadLanguage('en')
    await Promise.all((['frame', 'orders', 'rows', 'order'] as const).map(loadLaterWords))
    around = document.createElement('main')
    document.body.append(around)
  })
  afterEach(() => {
    around.remove()
    edge.restore()
  })

  const frame = () =>
    around.querySelector('order-admin')?.shadowRoot?.querySelector('order-admin-desks')?.shadowRoot
  const rows = () => findWithin(frame()!, '.of-all')?.shadowRoot
  const walk = () => frame()!.querySelector<HTMLElement>('.walk')
  const place = () => textOf(walk()!.querySelector('.walk-place')!).trim()
  const button = (name: string) => walk()!.querySelector<HTMLElement>(`.${name}`)!
  const desk = () => frame()!.querySelector('order-admin-desk')?.shadowRoot
  const isOpen = (id: string) =>
    until(() => desk() && textOf(desk()!.querySelector('h2') ?? around).includes(id))
  const note = () => textOf(frame()!.querySelector('.place:not([hidden]) .walk-note')!).trim()
  const item = (index: number) => rows()!.querySelector<HTMLElement>(`[data-item="${index}"]`)

  async function show(findOrders: FindOrders): Promise<void> {
    render(
      html`<order-admin
        lang="en"
        edge-url=${EDGE}
        .fetchSession=${sessions()}
        .findOrders=${findOrders}
      ></order-admin>`,
      around,
    )
    await until(() => rows()?.querySelector('tbody [data-item]'))
  }

  async function openItem(index: number): Promise<void> {
    const row = await until(() => item(index))
    row.focus()
    await userEvent.keyboard('{Enter}')
    await until(() => walk())
  }

  it('leads to the next and the one before, by buttons that keep the focus', async () => {
    await show(wholeList(listedOrders(30)))
    await openItem(11)
    expect(place()).toBe('12 of 30')
    button('next').focus()
    await userEvent.keyboard('{Enter}')
    await isOpen('8906822')
    expect(place()).toBe('13 of 30')
    expect(focused()).toBe(button('next'))
    button('previous').click()
    await isOpen('8906821')
    expect(place()).toBe('12 of 30')
  })

  it('leads on by Alt and the arrows, but not from a field', async () => {
    await show(wholeList(listedOrders(30)))
    await openItem(0)
    expect(button('previous').ariaDisabled).toBe('true')
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    await isOpen('8906811')
    await until(() => frame()!.activeElement?.id === 'panel')
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
    await isOpen('8906810')
    const field = document.createElement('input')
    frame()!.querySelector('#panel')!.append(field)
    field.focus()
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(place()).toBe('1 of 30')
    field.remove()
  })

  it('leads back to the row of the order that is open now, with what was selected', async () => {
    await show(wholeList(listedOrders(2000)))
    const box = rows()!.querySelector<HTMLElement>('.box')!
    box.scrollTop = 20_000
    const far = await until(() => {
      const [row] = [...rows()!.querySelectorAll<HTMLElement>('tbody [data-item]')].filter(
        (each) => each.getBoundingClientRect().top > box.getBoundingClientRect().top + 60,
      )
      return row && Number(row.dataset['item']) > 100 && row
    })
    const at = Number(far.dataset['item'])
    far.focus()
    await userEvent.keyboard(' ')
    await until(() => rows()!.querySelector('.selection-bar'))
    await userEvent.keyboard('{Enter}')
    await until(() => walk())
    button('next').click()
    await isOpen(String(8_906_811 + at))
    button('back').click()
    await until(() => (focused() as HTMLElement).dataset['item'] === String(at + 1))
    const seen = focused().getBoundingClientRect()
    const frameOfBox = box.getBoundingClientRect()
    expect(seen.top).toBeGreaterThanOrEqual(frameOfBox.top)
    expect(seen.bottom).toBeLessThanOrEqual(frameOfBox.bottom + 1)
    expect(textOf(rows()!.querySelector('.selection-bar')!)).toContain('1 selected')
    expect(walk()).toBeNull()
  })

  it('asks before unsaved changes are lost, and stays', async () => {
    await show(wholeList(listedOrders(3)))
    await openItem(0)
    const grid = await until(() => desk()?.querySelector<RowGrid>('order-admin-row-grid'))
    const wrap = { Name: 'Gift wrap', Quantity: 100, UnitPrice: 4900, VatPercent: 1200 }
    grid.store.change((changes) => addRows(changes, [wrap], ['new-1']))
    button('next').click()
    const leave = frame()!.querySelector('order-admin-leave')!.shadowRoot!
    const stay = await until(() => leave.querySelector<HTMLElement>('dialog[open] .primary'))
    stay.click()
    await until(() => !leave.querySelector('dialog[open]'))
    expect(place()).toBe('1 of 3')
    expect(around.querySelector('order-admin')!.changeCount).toBe(1)
  })

  describe('with something left in a closed dialog', () => {
    const count = () => around.querySelector('order-admin')!.changeCount
    const leave = () => frame()!.querySelector('order-admin-leave')!.shadowRoot!
    const asked = (words: string) =>
      until(() =>
        [...leave().querySelectorAll<HTMLElement>('dialog[open] button')].find((each) =>
          textOf(each).includes(words),
        ),
      )

    /** Opens a dialog and enters a text. @returns its root */
    async function enter(
      tag: string,
      command: OpeningCommand,
      field: string,
      text: string,
    ): Promise<ShadowRoot> {
      const part = await until(() => desk()?.querySelector(tag))
      askDesk(part, command)
      const root = await until(() => part.shadowRoot!.querySelector('dialog[open]') && part.shadowRoot!)
      if (command.do === 'life') (await until(() => root.querySelector<HTMLElement>('.why-open'))).click()
      fill(await until(() => root.querySelector(field)), text)
      return root
    }

    it.each<[string, string, OpeningCommand, string, string]>(
      someOf(
        [
          ['metadata', 'order-admin-metadata', { do: 'edit-metadata' }, '[name=Value]', 'blue'],
          ['another day of expiry', 'order-admin-expiry', { do: 'extend' }, '[name=day]', '2099-12-24'],
          ['half a row', 'order-admin-row-form', { do: 'add-row' }, '[name=Name]', 'Gift wrap'],
          ['pasted rows', 'order-admin-paste', { do: 'paste-rows' }, 'textarea', 'Gift wrap'],
          [
            'a reason',
            'order-admin-life',
            { do: 'life', start: { task: 'cancel' } },
            '[name=reason]',
            'Late',
          ],
        ],
        3,
      ),
    )('asks before %s is lost, and counts nothing of it in the next order', async (_, tag, ...entry) => {
      await show(wholeList(listedOrders(3)))
      await openItem(0)
      const told: number[] = []
      around.addEventListener('order-admin-changes', (event) => told.push(event.count))
      const root = await enter(tag, ...entry)
      await until(() => count() === 1)
      await userEvent.keyboard('{Escape}')
      await until(() => !root.querySelector('dialog[open]'))
      expect(count()).toBe(1)
      button('next').click()
      ;(await asked('Stay')).click()
      await until(() => !leave().querySelector('dialog[open]'))
      expect(place()).toBe('1 of 3')
      expect(told).toEqual([1])
      button('next').click()
      ;(await asked('Leave')).click()
      await isOpen('8906811')
      await until(() => desk()?.querySelector(tag))
      expect(count()).toBe(0)
      expect(told.slice(1).every((each) => each === 0)).toBe(true)
    })

    it('asks before the key of a write whose outcome is not known is lost', async () => {
      await show(wholeList(listedOrders(3)))
      await openItem(0)
      const serve = edge.intercept
      edge.intercept = (call) => (call.method === 'GET' ? serve(call) : new Error('the connection broke'))
      const root = await enter('order-admin-expiry', { do: 'extend' }, '[name=day]', '2099-12-24')
      root.querySelector<HTMLElement>('dialog .primary')!.click()
      await until(() => edge.writes().length > 0 && root.querySelector('dialog[open] .note'))
      await userEvent.keyboard('{Escape}')
      // The order has the day by now, so nothing of the draft is left.
      edge.order = { ...edge.order, ExpirationDate: '2099-12-24T00:00:00' }
      await frame()!.querySelector('order-admin-desk')!.reload()
      expect(count()).toBe(1)
      button('next').click()
      ;(await asked('Stay')).click()
      expect(place()).toBe('1 of 3')
    })
  })

  it('says that the list has changed, and goes on with what is there', async () => {
    let orders = listedOrders(4)
    await show(() => Promise.resolve({ orders }))
    await openItem(1)
    orders = orders.filter(({ id }) => id !== 8_906_811)
    await frame()!.querySelector('order-admin-orders-desk')!.reload()
    button('next').click()
    await isOpen('8906812')
    expect(note()).toBe(
      'The list has changed: this order was no longer in it. It goes on with what is there now.',
    )
    expect(place()).toBe('2 of 3')
    orders = orders.filter(({ id }) => id !== 8_906_812)
    await frame()!.querySelector('order-admin-orders-desk')!.reload()
    button('back').click()
    await until(() => note() === 'Order 8906812 is no longer in this list.')
    await until(() => (focused() as HTMLElement).dataset['item'] === '1')
  })

  it('leads by its number, and by the beginning of that, to the list', async () => {
    await show(wholeList(listedOrders(30)))
    await openItem(0)
    const number = await until(() => desk()?.querySelector<HTMLElement>('.merchant-id button'))
    expect(textOf(number).trim()).toBe('web-2048')
    number.click()
    const field = await until(
      () => focused().matches('input[type=search]') && (focused() as HTMLInputElement),
    )
    expect(field.value).toBe('web-2048')
    await until(() => rows()!.querySelectorAll('tbody [data-item]').length === 1)
    frame()!.querySelectorAll<HTMLElement>('[role=tab]')[1]!.click()
    await until(() => desk()!.host.checkVisibility())
    desk()!.querySelector<HTMLElement>('.similar')!.click()
    await until(() => field.value === 'web-20' && focused() === field)
    expect(rows()!.querySelectorAll('tbody [data-item]')).toHaveLength(30)
  })

  it('has none of this where it was opened from elsewhere, nor ways to a list that is not there', async () => {
    edge.capabilities = ['order.read', 'report.read']
    render(html`<order-admin lang="en" edge-url=${EDGE} .fetchSession=${sessions()}></order-admin>`, around)
    const panel = await until(() => frame()?.querySelector('#panel'))
    panel.dispatchEvent(
      new CustomEvent('desk-open-order', {
        detail: { kind: 'order', id: '8906810' },
        bubbles: true,
        composed: true,
        cancelable: true,
      }),
    )
    await isOpen('8906810')
    expect(walk()).toBeNull()
    expect(desk()!.querySelector('.merchant-id button, .similar')).toBeNull()
  })
})
