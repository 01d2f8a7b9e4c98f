import { afterEach, describe, expect, it } from 'vitest'
import { someOf } from '../../../../shared/testing/runs.ts'
import { closeDesks, openDesk } from '../../../testing/desk.ts'
import { FakeEdge } from '../../../testing/fake-edge.ts'
import { buildOrder, buildRow } from '../../../testing/order.builder.ts'
import { partOf, textOf, until } from '../../../testing/parts.ts'

describe('an order that is no longer open', () => {
  let edge: FakeEdge
  afterEach(() => {
    edge.restore()
    closeDesks()
  })

  it.each(
    someOf(
      [
        ['Expired', 'it can no longer be delivered or changed'],
        ['Delivered', 'the order is no longer open'],
        ['Cancelled', 'the order is no longer open'],
      ],
      1,
    ),
  )(
    'says once that it is %s, has no dead button, and gives the reason in a row’s menu',
    async (is, words) => {
      edge = new FakeEdge(
        buildOrder({
          Actions: [],
          OrderStatus: is,
          OrderRows: [buildRow({ Actions: [] })],
          OrderAmount: 112_500,
        }),
      )
      const desk = await openDesk()
      // Rows that cannot be changed get their menus once the clerk turns to them.
      desk.query('.rows').dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
      const grid = await partOf(desk, 'order-admin-row-grid')
      await desk.settled()
      expect(['#add-row', '#paste-rows', '#extend'].filter((button) => desk.has(button))).toEqual([])
      expect(desk.roots().flatMap((root) => [...root.querySelectorAll('[aria-disabled=true]')])).toEqual([])
      const notes = [...desk.desk.querySelectorAll('.note')].map(textOf)
      expect(notes).toEqual([expect.stringContaining(words)])
      grid.querySelector<HTMLElement>('td.menu button')!.click()
      const item = await until(() => grid.querySelector('#menu [role=menuitem]'))
      expect(textOf(item)).toBe('Rows can’t be changed: the order is no longer open.')
    },
  )
})
