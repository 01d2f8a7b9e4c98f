import type { LitElement } from 'lit'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { askDesk } from '../../../kit/parts/command.ts'
import { closeDesks, type Desk, openDesk } from '../../../testing/desk.ts'
import { FakeEdge } from '../../../testing/fake-edge.ts'
import { until } from '../../../testing/parts.ts'

let edge: FakeEdge
let desk: Desk
beforeEach(async () => {
  edge = new FakeEdge()
  desk = await openDesk()
})
afterEach(() => {
  edge.restore()
  closeDesks()
})

// In Firefox, the desk is not in the accessibility tree while a dialog is open, nor until the next frame.
it('never speaks in the frame in which a dialog closes: a screen reader in Firefox would not hear it', async () => {
  const said = () => desk.query('.visually-hidden[role=status]').textContent
  askDesk(desk.query('.desk'), { do: 'announce', words: 'Saved.' })
  await (desk.desk.host as LitElement).updateComplete
  expect(said()).toBe('Order 8906810 is loaded.')
  await until(() => said() === 'Saved.')
})
