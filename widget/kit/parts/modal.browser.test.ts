import { page, userEvent } from 'vitest/browser'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { closeDesks, type Desk, openDesk } from '../../testing/desk.ts'
import { FakeEdge } from '../../testing/fake-edge.ts'
import { violationsIn } from '../../testing/looks.ts'
import type { ReviewDialog } from '../../desks/order/save/review-dialog.ts'
import { partOf } from '../../testing/parts.ts'

let edge: FakeEdge
let desk: Desk

beforeEach(async () => {
  edge = new FakeEdge()
  desk = await openDesk()
  await until(() => desk.has('[role=grid] td'))
})

afterEach(() => {
  closeDesks()
  edge.restore()
})

async function until(holds: () => boolean): Promise<void> {
  for (let turn = 0; turn < 200 && !holds(); turn += 1) await desk.settled()
  expect(holds()).toBe(true)
}

const focused = () => desk.query('order-admin-row-grid').shadowRoot?.activeElement

it('a dialog gives the focus back to where it was', async () => {
  desk.query('[role=grid] td.name').focus()
  const cell = focused()
  await userEvent.keyboard('{Delete}{Control>}{Enter}{/Control}')
  await until(() => desk.has('dialog[open]'))
  await userEvent.keyboard('{Escape}')
  await until(() => !desk.has('dialog[open]'))
  expect(focused()).toBe(cell)
})

it('a dialog stays open when it is reopened before the browser has told that it was closed', async () => {
  const { host } = await partOf(desk, 'order-admin-review')
  desk.query('[role=grid] td.name').focus()
  await userEvent.keyboard('{Control>}d{/Control}{Control>}{Enter}{/Control}')
  await until(() => desk.has('dialog[open]'))
  const dialog = desk.query<HTMLDialogElement>('dialog[open]')
  const closed = new Promise((resolve) => dialog.addEventListener('close', resolve, { once: true }))
  dialog.querySelector<HTMLElement>('header button')!.click()
  await (host as ReviewDialog).open()
  await closed
  await desk.settled()
  expect(dialog.open).toBe(true)
})

it('a dialog keeps the focus in the desk when the focused row was replaced', async () => {
  desk.query('[role=grid] td.name').focus()
  await userEvent.keyboard('{Control>}d{/Control}{Control>}{Enter}{/Control}')
  await until(() => desk.has('dialog[open]'))
  desk.query('dialog[open] .save').click()
  await until(() => desk.text().includes('Saved. The order amount is now'))
  await userEvent.keyboard('{Escape}')
  await until(() => !desk.has('dialog[open]'))
  await until(() => focused()?.matches('td.name') === true)
})

it(
  'a dialog scrolls a long text by keys in a small window, and is no tab stop where all of it is visible',
  { tags: 'long' },
  async () => {
    desk.query('[role=grid] td.name').focus()
    await userEvent.keyboard('{Control>}d{/Control}'.repeat(20))
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await until(() => desk.has('dialog[open]'))
    const dialog = desk.query('dialog[open]')
    const body = dialog.querySelector<HTMLElement>('.dialog-body')!
    try {
      // The size of a 1440 × 900 window at 200 %: the whole dialog scrolls, and its button has the focus.
      await page.viewport(720, 450)
      expect(await violationsIn(dialog)).toEqual([])
      dialog.querySelector<HTMLElement>('.save')!.focus()
      await userEvent.keyboard('{End}')
      await until(() => dialog.scrollTop > 0)
      // In a higher window only the body scrolls: from a focusable element in it, or else from the body itself.
      const inside = [...body.querySelectorAll<HTMLButtonElement>('button')]
      await page.viewport(720, 500)
      inside.at(-1)!.focus()
      await userEvent.keyboard('{Home}')
      await until(() => body.scrollTop === 0 && !body.hasAttribute('tabindex'))
      for (const button of inside) button.disabled = true
      await page.viewport(720, 501)
      await until(() => body.tabIndex === 0)
      expect(await violationsIn(dialog)).toEqual([])
      body.focus()
      await userEvent.keyboard('{End}')
      await until(() => body.scrollTop > 0)
      await page.viewport(720, 2400)
      await until(() => !body.hasAttribute('tabindex'))
    } finally {
      await page.viewport(1200, 900)
    }
  },
)
