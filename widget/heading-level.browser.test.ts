/** The levels of a desk's headings on the page around it, as Chromium tells them to a screen reader. */
import axe from 'axe-core'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import type { CreditOrders } from './desks/credit/orders/credit-orders.ts'
import { accessibilityTree, type AccessibleNode } from './testing/accessibility-tree.ts'
import { buildCreditOrder, CreditScene } from './testing/credit-stage.ts'
import { closeDesks, type Desk, openDesk } from './testing/desk.ts'
import { EDGE, FakeEdge, sessions } from './testing/fake-edge.ts'
import { until } from './testing/parts.ts'
import { answerDays, DAY, saleReport } from './testing/report-stage.ts'
import { eventually } from '../shared/testing/eventually.ts'

/** Every heading on the page with its level. */
async function outline(): Promise<[level: number, name: string][]> {
  const headings = (node: AccessibleNode): [number, string][] => [
    ...(node.role === 'heading' ? ([[Number(node.states['level']), node.name]] as [number, string][]) : []),
    ...node.children.flatMap(headings),
  ]
  return headings(await accessibilityTree())
}

/** Waits for a change that takes its time on a busy machine. */
const shows = (check: () => Promise<void>) => eventually(check)

const levels = async () => (await outline()).map(([level]) => level)

/** The findings of axe in the outline of the page. */
async function outlineFaults(): Promise<string[]> {
  const { violations } = await axe.run(document, {
    runOnly: ['heading-order', 'page-has-heading-one', 'empty-heading', 'aria-allowed-attr'],
  })
  return violations.map(({ id }) => id)
}

describe('heading-level', () => {
  let edge: FakeEdge
  let desk: Desk
  beforeEach(() => {
    edge = new FakeEdge()
  })
  afterEach(() => {
    vi.restoreAllMocks()
    edge.restore()
    closeDesks()
  })

  async function openOrder(): Promise<void> {
    desk = await openDesk()
    await until(() => desk.has('#add-row') && desk.has('order-admin-actions'))
    await desk.settled()
  }

  it('moves every heading of the order desk, so that axe finds the outline of a page without another heading whole', async () => {
    await openOrder()
    const usual = await outline()
    expect(usual[0]![0]).toBe(2)
    expect(new Set(usual.map(([level]) => level))).toEqual(new Set([2, 3]))
    expect(await outlineFaults()).toEqual(['page-has-heading-one'])
    desk.element.setAttribute('heading-level', '1')
    await desk.settled()
    expect(await outline()).toEqual(usual.map(([level, name]) => [level - 1, name]))
    expect(await outlineFaults()).toEqual([])
    desk.element.removeAttribute('heading-level')
    await desk.settled()
    expect(await outline()).toEqual(usual)
  })

  it('moves the headings of a dialog, which belongs to the desk', async () => {
    await openOrder()
    desk.element.headingLevel = 4
    desk.query('#paste-rows').click()
    await until(() => desk.has('dialog[open]'))
    expect(await outline()).toEqual([[5, 'Paste rows']])
  })

  it('has no level beyond 6', async () => {
    await openOrder()
    // As a framework without types sets it.
    Object.assign(desk.element, { headingLevel: '6' })
    await desk.settled()
    expect(new Set(await levels())).toEqual(new Set([6]))
  })

  it('takes no other number or word for a level, and says so once for each', { tags: 'long' }, async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    await openOrder()
    for (const [index, wrong] of ['0', '7', '-1', '2.5', 'large'].entries()) {
      desk.element.setAttribute('heading-level', wrong)
      await until(() => warn.mock.calls.length > index)
      expect(String(warn.mock.calls.at(-1))).toContain('a whole number from 1 to 6')
      expect((await levels())[0]).toBe(2)
    }
    desk.element.setAttribute('heading-level', '7')
    await desk.settled()
    expect(warn).toHaveBeenCalledTimes(5)
  })

  function show(name: string): HTMLElement {
    const element = Object.assign(document.createElement('order-admin'), {
      lang: 'en',
      desk: name,
      date: DAY,
      edgeUrl: EDGE,
      headingLevel: 3,
      fetchSession: sessions(),
    })
    const around = document.createElement('div')
    around.append(element)
    document.body.append(around)
    onTestFinished(() => around.remove())
    return element
  }

  it('moves the headings of the report desk', async () => {
    answerDays(edge, { [DAY]: saleReport() })
    show('reports')
    await shows(async () => expect((await outline())[0]).toEqual([3, 'Payout of Mar 5, 2020']))
    await shows(async () => expect(new Set(await levels())).toEqual(new Set([3, 4])))
  })

  it('moves the headings of the credit desk', { tags: 'long' }, async () => {
    const scene = new CreditScene([buildCreditOrder()])
    onTestFinished(() => scene.restore())
    const desk = show('credit')
    const orders = await until(() => inside(desk, 'order-admin-credit-orders') as CreditOrders | undefined)
    orders.openOrder(1_000_001)
    await shows(async () => expect((await outline())[0]).toEqual([3, expect.stringContaining('1000001')]))
    await shows(async () => expect(new Set(await levels())).toEqual(new Set([3, 4])))
  })
})

/** The first match in the element's shadow trees. */
function inside(element: Element, selector: string): Element | undefined {
  const root = element.shadowRoot
  if (!root) return undefined
  const found = root.querySelector(selector)
  return found ?? [...root.querySelectorAll('*')].map((part) => inside(part, selector)).find(Boolean)
}
