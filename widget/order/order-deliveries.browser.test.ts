/** The story of an order with what the history adds to it, in a real browser. */
import { page } from 'vitest/browser'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { HistoryEntry } from '../../shared/domain/history.ts'
import { closeDesks, type Desk, openDesk } from '../testing/desk.ts'
import { FakeEdge } from '../testing/fake-edge.ts'
import { buildDelivery, buildOrder, buildRow } from '../testing/order.builder.ts'
import { textOf, until } from '../testing/parts.ts'

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
    await until(() => history.every(({ who }) => who.kind === 'session' && lines().join().includes(who.name)))
  }

  it('says who cancelled and when, as far as the history tells', async () => {
    await open(cancels)
    const [ordered, delivered, cancelled, end] = lines()
    expect(ordered).toMatch(/^Ordered, including changes 2,691.00/)
    expect(delivered).toMatch(/Delivery 44101.*1,250.00.*Invoice 990017.*Credit.*\u22125.00 No date given/)
    expect(cancelled).toMatch(/^Cancelled 316.00 Nov 13, 2026.*Anna/)
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
    expect(lines()[1]).toMatch(/^Changed.*Anna \+33.32/)
  })

  it('gives no date to what was cancelled elsewhere', async () => {
    await open()
    expect(lines()[2]).toMatch(/^Cancelled 316.00 No date given/)
  })

  it('opens the rows of a line', async () => {
    await open(cancels)
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
