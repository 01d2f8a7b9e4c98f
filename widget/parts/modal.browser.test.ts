import { userEvent } from 'vitest/browser'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { closeDesks, type Desk, openDesk } from '../testing/desk.ts'
import { FakeEdge } from '../testing/fake-edge.ts'

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

it('gives the focus back to where it was', async () => {
  desk.query('[role=grid] td.name').focus()
  const cell = focused()
  await userEvent.keyboard('{Delete}{Control>}{Enter}{/Control}')
  await until(() => desk.has('dialog[open]'))
  await userEvent.keyboard('{Escape}')
  await until(() => !desk.has('dialog[open]'))
  expect(focused()).toBe(cell)
})

it('keeps the focus in the desk when the focused row was replaced', async () => {
  desk.query('[role=grid] td.name').focus()
  await userEvent.keyboard('{Control>}d{/Control}{Control>}{Enter}{/Control}')
  await until(() => desk.has('dialog[open]'))
  desk.query('dialog[open] .save').click()
  await until(() => desk.text().includes('Saved. The order amount is now'))
  await userEvent.keyboard('{Escape}')
  await until(() => !desk.has('dialog[open]'))
  await until(() => focused()?.matches('td.name') === true)
})
