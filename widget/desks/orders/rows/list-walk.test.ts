import type { ReactiveElement } from 'lit'
import { describe, expect, it } from 'vitest'
import type { WalkSpot } from '../../../kit/parts/order-walk.ts'
import type { RowFocus } from '../../../kit/parts/row-focus.controller.ts'
import { listedOrder, listedOrders, pagedList, wholeList } from '../../../testing/listed-orders.ts'
import { until } from '../../../testing/parts.ts'
import type { FindOrders } from '../data/find-orders.ts'
import { everything } from '../data/order-choice.ts'
import { shopOrders } from '../data/order-source.ts'
import { ListWalk } from './list-walk.controller.ts'
import { OrderList } from './order-list.controller.ts'

/** A host without a page: it tells its controllers that it has updated. */
function listOf(findOrders: FindOrders) {
  const gone: number[] = []
  let walk: ListWalk | undefined
  const host = {
    addController: () => {},
    requestUpdate: () => queueMicrotask(() => walk?.hostUpdated()),
  } as unknown as ReactiveElement
  const list = new OrderList(
    host,
    () => 'en',
    () => {},
  )
  const focus = { go: (at: number) => gone.push(at) } as unknown as RowFocus
  walk = new ListWalk(host, list, focus)
  list.follow(shopOrders(findOrders), everything)
  return { list, walk, gone }
}

const idOf = (index: number) => String(8_906_810 + index)

async function opened(findOrders: FindOrders, index: number) {
  const all = listOf(findOrders)
  await until(() => all.list.hasAnswer)
  await all.walk.idle()
  return { ...all, spot: all.walk.spotOf(idOf(index))! }
}

describe('the way through the list of orders', () => {
  it('knows where an order stands, and how many there are', async () => {
    const { spot, walk } = await opened(wholeList(listedOrders(3)), 1)
    expect(spot).toEqual({ id: idOf(1), at: 1, total: 3, hasNext: true })
    expect(walk.spotOf(idOf(2))!.hasNext).toBe(false)
    expect(walk.spotOf('4711')).toBeUndefined()
  })

  it('leads to the next order and the one before, and ends', async () => {
    const { spot, walk } = await opened(wholeList(listedOrders(3)), 1)
    expect(await walk.step(spot, 1)).toMatchObject({
      is: 'there',
      isGone: false,
      number: 'web-2046',
      spot: { at: 2 },
    })
    expect(await walk.step(spot, -1)).toMatchObject({ is: 'there', spot: { id: idOf(0), at: 0 } })
    expect(await walk.step(walk.spotOf(idOf(2))!, 1)).toEqual({ is: 'end', isGone: false })
    expect(await walk.step(walk.spotOf(idOf(0))!, -1)).toEqual({ is: 'end', isGone: false })
  })

  it('passes orders that cannot be opened', async () => {
    const orders = [listedOrder(0), listedOrder(1, { id: undefined }), listedOrder(2)]
    const { spot, walk } = await opened(wholeList(orders), 0)
    expect(await walk.step(spot, 1)).toMatchObject({ is: 'there', spot: { id: idOf(2), at: 2 } })
  })

  it('loads the next page where one ends', async () => {
    const { list, walk } = await opened(pagedList(listedOrders(5), 2), 1)
    expect(list.shown).toHaveLength(2)
    const spot = walk.spotOf(idOf(1))!
    expect(spot).toMatchObject({ total: 5, hasNext: true })
    expect(await walk.step(spot, 1)).toMatchObject({ is: 'there', spot: { id: idOf(2), at: 2 } })
    expect(list.shown).toHaveLength(4)
  })

  it('says that a page could not be loaded, and loads it at the next step', async () => {
    let isDown = false
    const whole = pagedList(listedOrders(5), 2)
    const { spot, walk } = await opened(
      (question) => (isDown ? Promise.reject(new Error('down')) : whole(question)),
      1,
    )
    isDown = true
    expect(await walk.step(spot, 1)).toEqual({ is: 'failed', isGone: false })
    isDown = false
    expect(await walk.step(spot, 1)).toMatchObject({ is: 'there', spot: { at: 2 } })
  })

  describe('with an order that has left the list', () => {
    const without = async (index: number, spotIndex = index) => {
      const all = await opened(wholeList(listedOrders(4)), spotIndex)
      all.list.change(new Map([[all.list.shown[index]!.key, undefined]]))
      return all
    }

    it('leads to what has taken its place, and to the one before', async () => {
      const { spot, walk } = await without(1)
      expect(await walk.step(spot, 1)).toMatchObject({
        is: 'there',
        isGone: true,
        spot: { id: idOf(2), at: 1 },
      })
      expect(await walk.step(spot, -1)).toMatchObject({
        is: 'there',
        isGone: true,
        spot: { id: idOf(0), at: 0 },
      })
    })

    it('ends after the last one', async () => {
      const { spot, walk } = await without(3)
      expect(await walk.step(spot, 1)).toEqual({ is: 'end', isGone: true })
      expect(await walk.step(spot, -1)).toMatchObject({ is: 'there', spot: { id: idOf(2), at: 2 } })
    })

    it('ends in a list without orders', async () => {
      const { walk } = await opened(wholeList([]), 0)
      const spot: WalkSpot = { id: idOf(0), at: 3, total: 4, hasNext: false }
      expect(await walk.step(spot, 1)).toEqual({ is: 'end', isGone: true })
      expect(await walk.step(spot, -1)).toEqual({ is: 'end', isGone: true })
    })

    it('shows its place, and says that it is gone', async () => {
      const { spot, walk, gone } = await without(1)
      expect(walk.show(spot)).toBe(false)
      expect(walk.show({ ...spot, id: idOf(3) })).toBe(true)
      expect(gone).toEqual([1, 2])
    })
  })
})
