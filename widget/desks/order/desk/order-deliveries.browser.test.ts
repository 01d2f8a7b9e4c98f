/** The story of an order with the history's additions, in a real browser. */
import { page } from 'vitest/browser'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { HistoryEntry } from '../../../../shared/domain/order/history.ts'
import { closeDesks, type Desk, openDesk } from '../../../testing/desk.ts'
import { FakeEdge } from '../../../testing/fake-edge.ts'
import { buildDelivery, buildOrder, buildRow } from '../../../testing/order.builder.ts'
import { historyOf, textOf, until } from '../../../testing/parts.ts'

/** 1 125.00 open, 316.00 cancelled and 1 250.00 delivered: 2 691.00 ordered. */
const order = buildOrder({
  OrderAmount: 269_100,
  CancelledAmount: 31_600,
  OrderRows: [
    buildRow(),
    buildRow({
      OrderRowId: 2,
      Name: 'Bulb E27',
      Quantity: 400,
      UnitPrice: 7900,
      DiscountPercent: 0,
      IsCancelled: true,
    }),
  ],
  Deliveries: [
    buildDelivery({ CreditedAmount: 500, Credits: [{ Amount: -500, OrderRows: [], Actions: [] }] }),
  ],
})

const cancels: HistoryEntry = {
  at: '2026-11-13T10:00:00.000Z',
  who: { kind: 'session', id: 'u2', name: 'Anna' },
  operation: 'cancelOrderRows',
  outcome: 'done',
  before: { OrderAmount: 269_100, CancelledAmount: 0 },
  after: { OrderAmount: 269_100, CancelledAmount: 31_600 },
  rows: [2],
  requestId: 'req-1',
}

describe('the story of an order', () => {
  let edge: FakeEdge
  let desk: Desk
  beforeEach(() => {
    edge = new FakeEdge(order)
  })
  afterEach(() => {
    edge.restore()
    closeDesks()
  })
  const lines = () => [...desk.desk.querySelectorAll('.story > li')].map((line) => textOf(line).trim())
  async function open(...history: HistoryEntry[]): Promise<void> {
    edge.history = history
    desk = await openDesk()
    await until(() => desk.desk.querySelector('.story > li:first-child details'))
    await historyOf(desk)
  }

  it('keeps the focus and folded lines when the history arrives', async () => {
    edge.history = [cancels]
    // The history's part waits for an idle page.
    const waiting: (() => void)[] = []
    const spy = vi.spyOn(window, 'requestIdleCallback').mockImplementation((go) => {
      waiting.push(() => go({ didTimeout: false, timeRemaining: () => 0 }))
      return 0
    })
    const opening = openDesk()
    const root = await until(
      () => document.querySelector('order-admin')?.shadowRoot?.querySelector('order-admin-desk')?.shadowRoot,
    )
    const delivery = await until(() =>
      root.querySelector<HTMLDetailsElement>('.story li:has(.details) details'),
    )
    expect(root.querySelector('order-admin-story-rows')).toBeNull()
    const summary = delivery.querySelector('summary')!
    summary.focus()
    delivery.open = false
    spy.mockRestore()
    for (const go of waiting) go()
    desk = await opening
    await historyOf(desk)
    expect(lines()).toHaveLength(4)
    expect(desk.desk.activeElement).toBe(summary)
    expect(delivery.open).toBe(false)
  })

  it('says who cancelled and when, as far as the history tells', async () => {
    await open(cancels)
    const [ordered, cancelled, delivered, end] = lines()
    expect(ordered).toMatch(/^Ordered, including changes 2,691.00/)
    expect(delivered).toMatch(/Delivery 44101.*1,250.00.*Invoice 990017.*Credit.*\u22125.00 No date given/)
    // 2 691.00 − 316.00 = 2 375.00
    expect(cancelled).toMatch(
      /^Rows cancelled 316.00 Nov 13, 2026.*Anna.*2,691.00.*2,375.00 SEK \(\u2212316.00\)/,
    )
    expect(end).toMatch(/^Open 1,125.00/)
  })

  it.each([390, 900, 1440])(
    'has title, chevron and amount of a delivery on one line at %i px',
    async (width) => {
      await page.viewport(width, 900)
      await open()
      const chip = desk.query('.summary-title .chip')
      const summary = chip.closest('summary')!
      const text = document.createRange()
      // The title's words, without the chip.
      text.setStart(chip.parentElement!, 0)
      text.setEndBefore(chip)
      const middle = ({ top, bottom }: DOMRect) => Math.round(top + bottom) / 2
      const title = middle([...text.getClientRects()].find(({ width: wide }) => wide > 0)!)
      expect(middle(summary.querySelector('.figure')!.getBoundingClientRect())).toBe(title)
      expect(middle(summary.querySelector('.icon')!.getBoundingClientRect())).toBe(title)
    },
  )

  it('never takes a line to say that nothing was changed', async () => {
    await open()
    expect(lines().filter((line) => line === '' || line.startsWith('Changed'))).toEqual([])
    closeDesks()
    // 2 691.00 − 2 657.68 = 33.32
    await open({
      ...cancels,
      operation: 'updateOrderRow',
      before: { OrderAmount: 265_768, CancelledAmount: 31_600 },
    })
    expect(lines()[1]).toMatch(/^Row changed.*Anna.*\+33.32/)
  })

  it('gives no date to cancellations made elsewhere', async () => {
    await open()
    expect(lines()[2]).toMatch(/^Cancelled 316.00 No date given/)
  })

  it('never shows a delivery twice: its author, reason and cancelled amount are with it', async () => {
    // Of 2 691.00, 1 250.00 is delivered and 316.00 cancelled with it.
    const delivers: HistoryEntry = {
      ...cancels,
      operation: 'deliverOrder',
      at: '2026-11-14T09:00:00.000Z',
      rows: [3],
      reason: 'Picked',
      note: 'By hand',
    }
    await open(delivers)
    expect(desk.has('.story > .save')).toBe(false)
    expect(desk.query('.said').checkVisibility()).toBe(true)
    expect([...desk.query('.said').children].map((said) => said.getBoundingClientRect().height > 0)).toEqual([
      true,
      true,
    ])
    expect(lines()).toHaveLength(3)
    expect(lines()[1]).toMatch(
      /Delivery 44101.*1,250.00.*Anna.*Picked.*By hand.*Cancelled 316.00.*Anna.*Credit.*5.00/,
    )
  })

  it('puts each save at its time between the deliveries, and other cancellations before the end', async () => {
    const at = (day: number): HistoryEntry => ({
      ...cancels,
      operation: 'setOrderMetadata',
      at: `2026-11-${day}T10:00:00.000Z`,
      before: {},
      after: {},
      rows: [],
      requestId: `req-${day}`,
      metadata: [`on ${day}`],
    })
    const [first, second] = [order.Deliveries[0]!, buildDelivery({ Id: 44_102 })]
    const two = [
      { ...second, CreationDate: '2026-11-16T12:00:00' },
      { ...first, CreationDate: '2026-11-14T12:00:00' },
    ]
    edge.order = { ...order, Deliveries: two, OrderAmount: 394_100 }
    await open(at(17), at(15), at(13))
    expect(lines().map((line) => /^(?:Delivery \d+|\w+)/.exec(line)?.[0])).toEqual([
      'Ordered',
      'Metadata',
      'Delivery 44101',
      'Metadata',
      'Delivery 44102',
      'Metadata',
      'Cancelled',
      'Open',
    ])
    const keys = [...desk.desk.querySelectorAll('.save')].map((save) => /on \d+/.exec(textOf(save))?.[0])
    expect(keys).toEqual(['on 13', 'on 15', 'on 17'])
  })

  it('says which part of the cancelled amount the history does not have', async () => {
    // Of 316.00, 100.00 was cancelled here.
    await open({ ...cancels, after: { OrderAmount: 269_100, CancelledAmount: 10_000 } })
    expect(lines()[1]).toMatch(/^Rows cancelled 100.00/)
    expect(lines()[3]).toMatch(/^Cancelled 216.00 Not in the history shown/)
  })

  it('opens the rows of a line', async () => {
    await open()
    const cancelled = desk.desk.querySelectorAll('.story > li')[2]!
    expect(cancelled.querySelector('table')).toBeNull()
    cancelled.querySelector('summary')!.click()
    await until(() => cancelled.querySelector('tbody tr'))
    expect(textOf(cancelled.querySelector('tbody')!)).toContain('Bulb E27')
  })

  it('says by how much the provider’s amounts differ', async () => {
    edge.order = { ...order, OrderAmount: 269_101 }
    await open()
    expect(textOf(desk.query('.deliveries'))).toContain(
      'do not add up to what was ordered (difference +0.01)',
    )
  })
})
