import { html, render } from 'lit'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { loadLanguage, loadLaterWords } from '../../locales/languages.ts'
import '../../register.ts'
import '../../desks/orders/desk/orders-desk-parts.ts'
import { EDGE, FakeEdge, sessions } from '../../testing/fake-edge.ts'
import { composedKeys, keyEvent } from '../../testing/key-table.ts'
import { foundOrders } from '../../testing/found-orders.ts'
import { listedOrders, wholeList } from '../../testing/listed-orders.ts'
import { until } from '../../testing/parts.ts'
import { fill, focused, findWithin } from '../../testing/reach.ts'
import { answerDays } from '../../testing/report-stage.ts'
import '../frame-parts.ts'
import './find-parts.ts'

describe('the keys of the field that finds anything', () => {
  let edge: FakeEdge
  let around: HTMLElement
  beforeEach(async () => {
    edge = new FakeEdge()
    answerDays(edge, {})
    edge.orderIndex.orders = foundOrders(4)
    await loadLanguage('en')
    await Promise.all((['frame', 'find'] as const).map(loadLaterWords))
    around = document.createElement('main')
    document.body.append(around)
    render(
      html`<order-admin
        lang="en"
        edge-url=${EDGE}
        .fetchSession=${sessions()}
        .findOrders=${wholeList(listedOrders(3))}
        ><input slot="actions" aria-label="Of the page"
      /></order-admin>`,
      around,
    )
    await until(() => tabs().length === 5)
  })
  afterEach(() => {
    around.remove()
    edge.restore()
  })

  const frame = () =>
    around.querySelector('order-admin')?.shadowRoot?.querySelector('order-admin-desks')?.shadowRoot
  const tabs = () => [...(frame()?.querySelectorAll<HTMLElement>('[role=tab]') ?? [])]
  const find = () => frame()?.querySelector('order-admin-find')?.shadowRoot
  const isOpen = () => Boolean(find()?.querySelector('dialog[open]'))
  const opened = () => until(() => isOpen() && focused().id === 'find')
  const options = () => [...find()!.querySelectorAll<HTMLElement>('[role=option]')]
  const active = () => focused().getAttribute('aria-activedescendant')
  const settled = () => new Promise((resolve) => setTimeout(resolve, 50))
  const type = async (text: string, count: number) => {
    await userEvent.keyboard(text)
    await until(() => options().length === count)
  }

  it.each(['/', '{Control>}k{/Control}', '{Control>}K{/Control}'])('open it: %s', async (keys) => {
    tabs()[0]!.focus()
    await userEvent.keyboard(keys)
    await opened()
    expect(focused().getAttribute('role')).toBe('combobox')
    expect((focused() as HTMLInputElement).value).toBe('')
  })

  it('give the focus back where it was', async () => {
    tabs()[0]!.focus()
    await userEvent.keyboard('/')
    await opened()
    await userEvent.keyboard('{Escape}')
    await until(() => !isOpen())
    expect(focused()).toBe(tabs()[0])
  })

  it('leave / to fields, and Ctrl+K opens it there too', async () => {
    tabs().at(-2)!.click()
    const field = await until(() => findWithin<HTMLInputElement>(frame()!, '#number'))
    field.focus()
    await userEvent.keyboard('/')
    await settled()
    expect(isOpen()).toBe(false)
    expect(field.value).toBe('/')
    await userEvent.keyboard('{Control>}k{/Control}')
    await opened()
  })

  it('leave both to what the page has in the element', async () => {
    around.querySelector('input')!.focus()
    await userEvent.keyboard('/{Control>}k{/Control}')
    await settled()
    expect(isOpen()).toBe(false)
  })

  it.each([
    ...composedKeys('k', { ctrlKey: true }),
    { from: 'Cmd+K where there is no Cmd', init: { key: 'k', metaKey: true } },
    { from: 'Ctrl+Shift+K', init: { key: 'K', ctrlKey: true, shiftKey: true } },
    { from: 'Ctrl+Alt+K', init: { key: 'k', ctrlKey: true, altKey: true } },
    { from: 'k', init: { key: 'k' } },
  ])('do not open it by $from', async (key) => {
    tabs()[0]!.dispatchEvent(keyEvent(key))
    await settled()
    expect(isOpen()).toBe(false)
  })

  it('leave / to the search of the desk of orders, where Ctrl+K opens it', async () => {
    tabs()[0]!.click()
    const rows = await until(() => {
      const root = findWithin(frame()!, 'order-admin-orders-rows')?.shadowRoot
      return root?.querySelector('tbody [data-item]') ? root : undefined
    })
    rows.querySelector<HTMLElement>('tbody [data-item]')!.focus()
    await userEvent.keyboard('/')
    await until(() => focused().matches('input[type=search]'))
    expect(isOpen()).toBe(false)
    await userEvent.keyboard('{Control>}k{/Control}')
    await opened()
  })

  it('are not its own while a dialog is open', async () => {
    tabs()[0]!.focus()
    await userEvent.keyboard('/')
    await opened()
    await userEvent.keyboard('/{Control>}k{/Control}')
    await settled()
    expect(find()!.querySelectorAll('dialog[open]')).toHaveLength(1)
    expect((focused() as HTMLInputElement).value).toBe('/')
  })

  it(
    'move through the results and back to the first, while the text keeps its own Home and End',
    { tags: 'long' },
    async () => {
      tabs()[0]!.focus()
      await userEvent.keyboard('/')
      await opened()
      await type('web-204', 4)
      const ids = options().map(({ id }) => id)
      expect(active()).toBe(ids[0])
      await userEvent.keyboard('{Home}')
      expect((focused() as HTMLInputElement).selectionStart).toBe(0)
      for (const [key, at] of [
        ['{ArrowDown}', 1],
        ['{End}', 3],
        ['{ArrowDown}', 0],
        ['{ArrowUp}', 3],
        ['{Home}', 0],
      ] as const) {
        await userEvent.keyboard(key)
        await until(() => active() === ids[at])
        expect(options().map((option) => option.ariaSelected)).toEqual(
          ids.map((id) => String(id === ids[at])),
        )
      }
      expect(focused().id).toBe('find')
    },
  )

  it('open what is chosen, and take the focus to it', async () => {
    tabs()[2]!.focus()
    await userEvent.keyboard('/')
    await opened()
    await type('web-204', 4)
    await userEvent.keyboard('{Enter}')
    await until(() => findWithin(frame()!, 'order-admin-desk'))
    await until(() => frame()!.activeElement?.id === 'panel')
    expect(isOpen()).toBe(false)
  })

  it('announce how many there are, once the list has stopped changing', { tags: 'long' }, async () => {
    tabs()[0]!.focus()
    await userEvent.keyboard('/')
    await opened()
    // Only one place has it: the results of another would be told first where this one is slow.
    fill(focused(), 'web-2044')
    await until(() => options().length === 1)
    const status = find()!.querySelector('[role=status]')!
    expect(status.textContent).toBe('')
    await until(() => status.textContent === '1 result')
  })

  it('keep the chosen one in sight', { tags: 'long' }, async () => {
    edge.orderIndex.orders = foundOrders(6)
    tabs()[0]!.focus()
    await userEvent.keyboard('/')
    await opened()
    await type('web-204', 6)
    const box = find()!.querySelector<HTMLElement>('.list')!
    box.style.blockSize = '100px'
    await userEvent.keyboard('{ArrowUp}')
    await until(() => box.scrollTop > 0)
    const [last] = options().slice(-1)
    expect(last!.getBoundingClientRect().bottom).toBeLessThanOrEqual(box.getBoundingClientRect().bottom + 1)
  })
})
