import { html, render } from 'lit'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { loadLanguage } from '../../../locales/languages.ts'
import '../../../register.ts'
import { EDGE, FakeEdge, sessions } from '../../../testing/fake-edge.ts'
import { buildOrder, buildRow } from '../../../testing/order.builder.ts'
import { until } from '../../../testing/parts.ts'

const orderWith = (rows: number, Id = 8906810) =>
  buildOrder({
    Id,
    OrderRows: Array.from({ length: rows }, (_, index) =>
      buildRow({ OrderRowId: index + 1, Name: `${Id}: ${index + 1}`, Quantity: 100, UnitPrice: 100 }),
    ),
  })

describe('an order of 50 rows', () => {
  let edge: FakeEdge
  let around: HTMLElement
  beforeEach(async () => {
    await loadLanguage('en')
    edge = new FakeEdge()
    // The code that edits rows shows them in another table.
    edge.capabilities = ['order.read']
    edge.order = orderWith(50)
    around = document.createElement('div')
    document.body.append(around)
  })
  afterEach(() => {
    around.remove()
    edge.restore()
  })

  const show = (orderId = '8906810') =>
    render(
      html`<order-admin
        lang="en"
        order-id=${orderId}
        edge-url=${EDGE}
        .fetchSession=${sessions()}
      ></order-admin>`,
      around,
    )
  const desk = () =>
    around.querySelector('order-admin')?.shadowRoot?.querySelector('order-admin-desk')?.shadowRoot
  const names = () =>
    [...(desk()?.querySelectorAll('tr[data-row-id] .row-name') ?? [])].map((name) => name.textContent)
  const isBusy = () => desk()?.querySelector('.desk')?.getAttribute('aria-busy') === 'true'
  const isWhole = () => names().length === 50 && !isBusy()
  /** The event comes in the task of the first rows; further rows come in other tasks. */
  const firstRows = () =>
    new Promise((resolve) => around.addEventListener('order-admin-ready', resolve, { once: true }))

  it('shows its first rows alone, then more at a time, and then the parts below and beside them', async () => {
    const seen: string[] = []
    const look = () => {
      const totals = desk()?.querySelector('[part~=totals]') ? ' totals' : ''
      const found = `${names().length} ${isBusy()}${totals}`
      if (seen.at(-1) !== found) seen.push(found)
    }
    show()
    await firstRows()
    look()
    new MutationObserver(look).observe(desk()!, { childList: true, subtree: true, attributes: true })
    await until(isWhole)
    look()
    expect(seen[0]).toBe('6 true')
    const counts = seen.map((one) => Number.parseInt(one))
    expect(counts).toEqual(counts.toSorted((one, other) => one - other))
    expect(counts.every((count, at) => at === 0 || count - counts[at - 1]! <= 8)).toBe(true)
    expect(seen.filter((one) => one.includes('totals')).every((one) => one.startsWith('50 '))).toBe(true)
    expect(seen.at(-1)).toBe('50 false totals')
  })

  it('has all of them at once when the page is printed', async () => {
    show()
    await firstRows()
    expect(names()).toHaveLength(6)
    dispatchEvent(new Event('beforeprint'))
    // At once: a page that calls print() does not wait.
    expect(names()).toHaveLength(50)
    expect(isBusy()).toBe(false)
  })

  it('makes way for another order before all of its rows are there', async () => {
    show()
    await firstRows()
    edge.order = orderWith(9, 8906811)
    show('8906811')
    await until(() => names().length === 9 && !isBusy())
    expect(names().every((name) => name?.startsWith('8906811:'))).toBe(true)
  })

  it('gets the rest of its rows when it is moved on the page before they are there', async () => {
    show()
    await firstRows()
    const element = around.querySelector('order-admin')!
    element.remove()
    around.append(element)
    await until(isWhole)
  })

  it('is whole after a row less was read before all were there', async () => {
    show()
    await firstRows()
    edge.order = orderWith(20)
    await around.querySelector('order-admin')!.reload()
    await until(() => names().length === 20 && !isBusy())
  })
})
