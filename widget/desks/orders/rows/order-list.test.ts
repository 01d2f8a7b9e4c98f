import { LitElement } from 'lit'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { listedOrder, listedOrders, pagedList, wholeList } from '../../../testing/listed-orders.ts'
import { until } from '../../../testing/parts.ts'
import type { FindOrders, OrderChoice } from '../data/find-orders.ts'
import { everything } from '../data/order-choice.ts'
import { type OrderSource, shopOrders } from '../data/order-source.ts'
import { OrderList } from './order-list.controller.ts'

class Host extends LitElement {}
customElements.define('order-admin-order-list-host', Host)

const delivered: OrderChoice = { query: '', filter: { status: 'Delivered' }, sort: undefined }

describe('a list of orders', () => {
  let host: Host
  let list: OrderList
  beforeEach(() => {
    host = new Host()
    document.body.append(host)
    list = new OrderList(
      host,
      () => 'en',
      () => {},
    )
  })
  afterEach(() => host.remove())

  const statuses = () => [...new Set(list.shown.map(({ status }) => status))]
  const idle = () => until(() => !list.isBusy)
  async function follow(source: OrderSource, choice = everything): Promise<void> {
    list.follow(source, choice)
    await idle()
  }
  /** A function that fails while `isDown`. */
  function failing(find: FindOrders) {
    const state = {
      isDown: false,
      find: (question: Parameters<FindOrders>[0]) =>
        state.isDown ? Promise.reject(new Error('down')) : find(question),
    }
    return state
  }
  /** The edge's index, which searches but cannot filter. */
  const index = (find: FindOrders): OrderSource => ({
    of: 'index',
    arranges: false,
    find: (question) => find({ ...question, filter: {}, sort: undefined }),
  })

  describe('that could not answer a choice', () => {
    it('shows no orders of the choice before, and asks for the new one again', async () => {
      const shop = failing(pagedList(listedOrders(60), 20))
      await follow(shopOrders(shop.find))
      expect(list.shown).toHaveLength(20)
      shop.isDown = true
      list.choose(delivered)
      await until(() => list.failure !== undefined)
      expect(list.shown).toEqual([])
      shop.isDown = false
      await list.retry()
      expect(list.failure).toBeUndefined()
      expect(statuses()).toEqual(['Delivered'])
      expect(list.total).toBe(12)
    })

    it('keeps its orders where they were to be read again, and reads them again', async () => {
      const orders = listedOrders(60)
      const shop = failing(pagedList(orders, 20))
      await follow(shopOrders(shop.find))
      shop.isDown = true
      await list.reload()
      expect(list.failure).toEqual({ code: 'threw', message: 'down' })
      expect(list.shown).toHaveLength(20)
      shop.isDown = false
      orders[0] = listedOrder(0, { customer: 'Somebody else' })
      await list.retry()
      expect(list.shown).toHaveLength(20)
      expect(list.shown[0]!.customer).toBe('Somebody else')
    })

    it('goes on where more of them did not come', async () => {
      const shop = failing(pagedList(listedOrders(60), 20))
      await follow(shopOrders(shop.find))
      shop.isDown = true
      await list.more()
      expect(list.shown).toHaveLength(20)
      shop.isDown = false
      await list.retry()
      expect(list.shown).toHaveLength(40)
    })
  })

  it('is filtered here once its last page has come, if its source cannot', async () => {
    await follow(index(pagedList(listedOrders(60), 40)), delivered)
    expect(list.choice.filter).toEqual({})
    expect(list.shown).toHaveLength(40)
    await list.more()
    expect(list.choice).toEqual(delivered)
    expect(statuses()).toEqual(['Delivered'])
    expect(list.shown).toHaveLength(12)
  })

  it('that was whole and has grown is asked for what is chosen', async () => {
    let find = wholeList(listedOrders(20))
    await follow(shopOrders((question) => find(question)))
    list.choose(delivered)
    await idle()
    expect(list.shown).toHaveLength(4)
    find = pagedList(listedOrders(60), 10)
    await list.reload()
    expect(list.isWhole).toBe(false)
    expect(statuses()).toEqual(['Delivered'])
    expect(list.total).toBe(12)
  })

  it('that was whole and has grown shows what is listed where its source cannot filter', async () => {
    let find = wholeList(listedOrders(20))
    await follow(index((question) => find(question)))
    list.choose({ ...delivered, query: 'web-20' })
    await idle()
    find = pagedList(listedOrders(60), 10)
    await list.reload()
    expect(list.choice).toEqual({ ...everything, query: 'web-20' })
    // web-2048 to web-2000.
    expect(list.total).toBe(49)
  })

  describe('in which a pasted number is looked up', () => {
    const { signal } = new AbortController()

    it('asks its source also for a number that it has', async () => {
      const orders = [...listedOrders(30), listedOrder(40, { id: 77, number: '8906810' })]
      // The checkout id of the first order is the number of the last.
      await follow(shopOrders(pagedList(orders, 10)))
      const found = await list.lookUp('8906810', signal)
      expect(found).toHaveLength(2)
    })

    it('goes on to the page that has it', async () => {
      const orders = [
        ...listedOrders(40).map((order, at) => ({ ...order, number: `55${at}` })),
        listedOrder(41, { number: '55' }),
      ]
      await follow(shopOrders(pagedList(orders, 10)))
      expect(await list.lookUp('55', signal)).toMatchObject([{ number: '55' }])
    })

    it('does not say that there is none before it has seen all', async () => {
      const orders = listedOrders(400).map((order, at) => ({ ...order, id: 10_000 + at, number: `55${at}` }))
      await follow(shopOrders(pagedList(orders, 10)))
      expect(await list.lookUp('55', signal)).toBe('failed')
    })
  })
})
