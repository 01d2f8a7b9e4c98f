/** The focus, and scrolling by keys, during and after a delivery, a cancellation or a credit. */
import { page, userEvent } from 'vitest/browser'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { closeDesks, type Desk, openDesk } from '../../../testing/desk.ts'
import { FakeEdge } from '../../../testing/fake-edge.ts'
import { findings, undress, wear } from '../../../testing/looks.ts'
import { buildOrder } from '../../../testing/order.builder.ts'
import { partOf, textOf, until } from '../../../testing/parts.ts'

const Actions = ['CanDeliverOrder', 'CanDeliverPartially', 'CanCancelOrder', 'CanCancelAmount']

describe('the focus in the review of a delivery', () => {
  let edge: FakeEdge
  let desk: Desk
  let root: ShadowRoot

  beforeEach(async () => {
    await wear('light', 1200, 'ltr')
    edge = new FakeEdge(buildOrder({ Actions }))
    desk = await openDesk({ dir: 'ltr' })
    root = await partOf(desk, 'order-admin-life')
    const button = await until(() => desk.desk.querySelector<HTMLElement>('#deliver'))
    button.focus()
    await userEvent.keyboard('{Enter}')
    await until(() => find<HTMLDialogElement>('dialog')?.open)
    await desk.settled()
  })
  afterEach(async () => {
    edge.restore()
    closeDesks()
    undress()
    await page.viewport(1200, 900)
  })

  const find = <Found extends HTMLElement = HTMLElement>(selector: string) =>
    root.querySelector<Found>(selector)!

  it(
    'scrolls the text by the fold of the VAT, where the answer is lost and no field can be changed',
    { tags: 'long' },
    async () => {
      await page.viewport(1200, 480)
      const body = find('.dialog-body')
      // The fields take it.
      expect(body.hasAttribute('tabindex')).toBe(false)
      edge.intercept = ({ method }) => (method === 'POST' ? new TypeError('connection reset') : undefined)
      find('.save').click()
      await until(() => textOf(find('.save')).includes('Check and continue'))
      find('summary').click()
      await desk.settled()
      expect(body.scrollHeight).toBeGreaterThan(body.clientHeight)
      expect(await findings(desk, root.host)).toEqual([])
      find('summary').focus()
      await userEvent.keyboard('{End}')
      await until(() => body.scrollTop > 0)
    },
  )

  it('goes back to the desk when the note that it is done is closed with the keyboard', async () => {
    find('.save').click()
    const note = await until(() => root.querySelector<HTMLElement>('.saved-note'))
    note.querySelector('button')!.focus()
    await userEvent.keyboard('{Enter}')
    await until(() => !root.querySelector('.saved-note'))
    await desk.settled()
    expect(desk.desk.activeElement).not.toBeNull()
  })
})
