import { cdp, page } from 'vitest/browser'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { closeDesks, type Desk, openDesk } from '../testing/desk.ts'
import { FakeEdge } from '../testing/fake-edge.ts'
import { buildDelivery, buildOrder } from '../testing/order.builder.ts'
import { partOf, until } from '../testing/parts.ts'

const print = (media: 'print' | '') => cdp().send('Emulation.setEmulatedMedia', { media })

describe('an order on paper', () => {
  let edge: FakeEdge
  let desk: Desk
  const html = document.documentElement
  beforeEach(async () => {
    edge = new FakeEdge(
      buildOrder({ Deliveries: [buildDelivery(), buildDelivery({ Id: 44_102 })], OrderAmount: 425_700 }),
    )
    html.style.colorScheme = 'dark'
    // A sheet of A4 between its margins.
    await page.viewport(680, 900)
    desk = await openDesk()
    await until(() => desk.has('#extend'))
    await partOf(desk, 'order-admin-history')
    await print('print')
  })
  afterEach(async () => {
    await print('')
    edge.restore()
    closeDesks()
    html.style.colorScheme = ''
  })

  const isSeen = (element: Element) => element.checkVisibility() && element.getBoundingClientRect().height > 0
  const roots = () => {
    const parts = [...desk.desk.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? [])
    return [desk.desk, ...parts]
  }

  it('has nothing to press, no dialog and no history', () => {
    const controls = roots().flatMap((root) => [...root.querySelectorAll('button, dialog, input')])
    expect(controls.length).toBeGreaterThan(0)
    expect(controls.filter(isSeen)).toEqual([])
    expect(isSeen(desk.query('order-admin-history'))).toBe(false)
    expect(isSeen(desk.query('order-admin-change-bar'))).toBe(false)
  })

  it('is black on white in a page that is dark', () => {
    const { color, backgroundColor } = getComputedStyle(desk.query('.desk'))
    expect([color, backgroundColor]).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)'])
  })

  it('begins with who it is for, and shows the rows of deliveries that are folded up', () => {
    const top = (selector: string) => desk.query(selector).getBoundingClientRect().top
    expect(top('.side')).toBeGreaterThan(top('.head'))
    expect(top('.side')).toBeLessThan(top('.main'))
    const folded = desk.query('details:not([open]):has(tbody)')
    expect(isSeen(folded.querySelector('.rows tbody tr')!)).toBe(true)
  })

  it('keeps tables tables on a narrow sheet', () => {
    expect(getComputedStyle(desk.query('.details .rows tbody tr')).display).toBe('table-row')
  })
})
