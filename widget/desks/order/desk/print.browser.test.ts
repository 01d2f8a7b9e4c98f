import { page } from 'vitest/browser'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { HISTORY_PAGE } from '../../../../shared/domain/values/limits.ts'
import { closeDesks, type Desk, openDesk } from '../../../testing/desk.ts'
import { FakeEdge } from '../../../testing/fake-edge.ts'
import { buildDelivery, buildOrder } from '../../../testing/order.builder.ts'
import { historyOf, textOf, until } from '../../../testing/parts.ts'
import { emulateMedia } from '../../../testing/media.ts'

/** More rows than a save shows unfolded. */
const names = ['Lamp', 'Bulb', 'Shade', 'Cord', 'Plug', 'Switch']

const print = (media: 'print' | '') => emulateMedia({ media })

describe('an order on paper', () => {
  let edge: FakeEdge
  let desk: Desk
  const html = document.documentElement
  beforeEach(async () => {
    edge = new FakeEdge(
      buildOrder({ Deliveries: [buildDelivery(), buildDelivery({ Id: 44_102 })], OrderAmount: 425_700 }),
    )
    edge.history = Array.from({ length: HISTORY_PAGE + 1 }, (_, n) => ({
      at: new Date(Date.now() - n * 60_000).toISOString(),
      who: { kind: 'session', id: 'u2', name: 'Anna' },
      operation: 'addOrderRow',
      outcome: 'done',
      before: { OrderAmount: 100_000 },
      after: { OrderAmount: 120_000 },
      rows: names.map((_, row) => row + 10),
      changes: names.map((Name, row) => ({ OrderRowId: row + 10, Name, is: 'added' })),
      requestId: `req-${n}`,
    }))
    html.style.colorScheme = 'dark'
    // A sheet of A4 between its margins.
    await page.viewport(680, 900)
    desk = await openDesk()
    await until(() => desk.has('#extend'))
    await historyOf(desk)
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

  it('has nothing to press and no dialog', () => {
    const controls = roots().flatMap((root) => [...root.querySelectorAll('button, dialog, input')])
    expect(controls.length).toBeGreaterThan(0)
    expect(controls.filter(isSeen)).toEqual([])
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

  it('never leaves out the history: all that was read, and that there is more', async () => {
    const saves = () => [...desk.desk.querySelectorAll('.story > .save')]
    expect(saves()).toHaveLength(5)
    dispatchEvent(new Event('beforeprint'))
    // At once: a page that calls print() does not wait.
    expect(saves()).toHaveLength(HISTORY_PAGE)
    expect(saves().every(isSeen)).toBe(true)
    expect(textOf(saves().at(-1)!)).toMatch(/Row added.*Anna/)
    expect(isSeen(desk.query('.story > .gap'))).toBe(true)
    expect(textOf(desk.query('.story > .gap'))).toContain('Older changes are not shown.')
    dispatchEvent(new Event('afterprint'))
    await desk.settled()
    expect(saves()).toHaveLength(5)
  })

  it('has every row of a save, though most are folded up', { tags: 'long' }, async () => {
    dispatchEvent(new Event('beforeprint'))
    await desk.settled()
    const [last] = [...desk.desk.querySelectorAll('.story > .save')].slice(-1)
    expect([...last!.querySelectorAll('.row')].map((row) => [row.textContent, isSeen(row)])).toEqual(
      names.map((name) => [name, true]),
    )
  })

  it('keeps tables tables on a narrow sheet', () => {
    expect(getComputedStyle(desk.query('.details .rows tbody tr')).display).toBe('table-row')
  })
})
