import { commands, page } from 'vitest/browser'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { someOf } from '../shared/testing/runs.ts'
import { addRows } from './rows/changes/changes.ts'
import type { ChangeBar } from './rows/grid/change-bar.ts'
import { NAMED, names } from './kit/parts/css-parts.ts'
import { closeDesks, type Desk, openDesk } from './testing/desk.ts'
import { FakeEdge, problem } from './testing/fake-edge.ts'
import { buildDelivery } from './testing/order.builder.ts'
import { partOf, until } from './testing/parts.ts'

const source = await commands.readFile('widget/order-admin.ts')
const styles = Object.values(
  import.meta.glob<string>('./**/*.styles.ts', { query: '?raw', import: 'default', eager: true }),
).join('\n')

const documented = (tag: string) =>
  [...source.matchAll(new RegExp(`@${tag} (\\S+) - `, 'g'))].map(([, name]) => name!)

describe('a desk that is taken off the page in the middle of an edit', () => {
  const targets: EventTarget[] = [window, document, document.documentElement]
  let edge: FakeEdge
  beforeEach(() => (edge = new FakeEdge()))
  afterEach(() => {
    vi.restoreAllMocks()
    edge.restore()
    closeDesks()
  })

  /** The kinds of events that got a listener since this call. */
  function follow(): () => string[] {
    const listeners = new Map<unknown, string>()
    for (const target of targets) {
      const { addEventListener: add, removeEventListener: remove } = target
      vi.spyOn(target, 'addEventListener').mockImplementation((...call) => {
        listeners.set(call[1], call[0])
        add.apply(target, call)
      })
      vi.spyOn(target, 'removeEventListener').mockImplementation((...call) => {
        listeners.delete(call[1])
        remove.apply(target, call)
      })
    }
    return () => [...listeners.values()]
  }

  it('leaves no listener on it', async () => {
    const left = follow()
    const desk = await openDesk()
    const { host } = await partOf(desk, 'order-admin-change-bar')
    ;(host as ChangeBar).store.change((changes) =>
      addRows(changes, [{ Name: 'Card', Quantity: 100, UnitPrice: 1 }], ['new-1']),
    )
    desk.query('#add-row').click()
    await desk.settled()
    expect(left()).toEqual(expect.arrayContaining(['beforeunload', 'online']))
    desk.element.remove()
    expect(left()).toEqual([])
  })
})

describe('a desk with parts that a page may style', () => {
  let edge: FakeEdge
  let desk: Desk
  let style: HTMLStyleElement
  beforeEach(async () => {
    await page.viewport(1200, 900)
    edge = new FakeEdge()
    edge.order = { ...edge.order, Deliveries: [buildDelivery()] }
    style = document.createElement('style')
    style.textContent = documented('csspart')
      .map((part) => `order-admin::part(${part}) { --from-page-${part}: 1; }`)
      .join('\n')
    document.head.append(style)
    desk = await openDesk()
  })
  afterEach(() => {
    edge.restore()
    closeDesks()
    style.remove()
  })

  /** The elements of a part at any depth, as the page's own rule matches them. */
  function reached(part: string): Element[] {
    return desk
      .roots()
      .flatMap((root) => [...root.querySelectorAll(`[part~="${part}"]`)])
      .filter((element) => getComputedStyle(element).getPropertyValue(`--from-page-${part}`) === '1')
  }

  // `testing/page-parts.ts` checks the other parts in every look of every state.
  const elsewhere = ['problem', 'change-pill', 'frame']
  it.each(
    someOf(
      NAMED.split(',').filter((part) => !elsewhere.includes(part)),
      3,
    ),
  )('has the part %s', async (part) => {
    const { host } = await partOf(desk, 'order-admin-change-bar')
    ;(host as ChangeBar).store.change((changes) =>
      addRows(changes, [{ Name: 'Card', Quantity: 100, UnitPrice: 1 }], ['new-1']),
    )
    if (part === 'row-form') desk.query('#add-row').click()
    await until(() => reached(part).length > 0)
  })

  it('has the part change-pill, where the page clips the desk', async () => {
    desk.element.parentElement!.style.cssText = 'block-size: 200px; overflow: clip'
    const { host } = await partOf(desk, 'order-admin-change-bar')
    ;(host as ChangeBar).store.change((changes) =>
      addRows(changes, [{ Name: 'Card', Quantity: 100, UnitPrice: 1 }], ['new-1']),
    )
    await until(() => reached('change-pill').length > 0)
    desk.element.parentElement!.style.cssText = ''
  })

  it('has the part problem, on a desk that failed', async () => {
    edge.intercept = () => problem(502, 'provider-failed')
    await desk.element.reload()
    await until(() => reached('problem').length > 0)
  })

  it('has exactly the documented custom properties', () => {
    const used = [...styles.matchAll(/var\(\s*(--order-admin-[\w-]+)/g)].map(([, name]) => name!)
    expect(documented('cssproperty').toSorted()).toEqual([...new Set(used)].toSorted())
  })

  it('exports exactly the documented parts', () => {
    expect(names.split(',').toSorted()).toEqual(documented('csspart').toSorted())
  })

  it('shows the page’s own buttons next to the desk’s, and leaves their clicks to the page', async () => {
    const own = document.createElement('button')
    own.slot = 'actions'
    own.textContent = 'Print label'
    let isPressed = false
    own.addEventListener('click', () => (isPressed = true))
    desk.element.append(own)
    own.click()
    expect(isPressed).toBe(true)
    expect(own.assignedSlot?.name).toBe('actions')
    expect(own.getBoundingClientRect().width).toBeGreaterThan(0)
  })
})
