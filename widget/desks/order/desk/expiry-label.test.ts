import { afterEach, describe, expect, it } from 'vitest'
import type { OrderStatus } from '../../../../shared/domain/order/enums.ts'
import { closeDesks, type Desk, openDesk } from '../../../testing/desk.ts'
import { FakeEdge } from '../../../testing/fake-edge.ts'
import { buildOrder } from '../../../testing/order.builder.ts'

describe('the last day of an order', () => {
  let edge: FakeEdge
  afterEach(() => {
    edge.restore()
    closeDesks()
  })

  async function open(OrderStatus: OrderStatus): Promise<Desk> {
    edge = new FakeEdge(buildOrder({ OrderStatus, ExpirationDate: '2027-05-06T13:08:00' }))
    return openDesk()
  }
  const labels = (desk: Desk) =>
    [...desk.desk.querySelectorAll('.dates dt, .side dt')]
      .map((label) => label.textContent?.trim() ?? '')
      .filter((label) => /^expire/i.test(label))

  it.each([
    ['Open', ['Expires', 'Expires']],
    ['Expired', ['Expired', 'Expired']],
    ['Cancelled', []],
    ['Delivered', []],
    ['Failed', []],
    ['Something new', ['Expires', 'Expires']],
  ])('has the labels of an order that is %s: %j', async (status, expected) => {
    expect(labels(await open(status as OrderStatus))).toEqual(expected)
  })

  it('is a day and not a time, because the order is open to the end of it', async () => {
    const text = (await open('Open')).text()
    expect(text).toContain('May 6, 2027')
    expect(text).not.toContain('1:08')
  })
})
