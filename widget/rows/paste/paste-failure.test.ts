import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { closeDesks, type Desk, openDesk } from '../../testing/desk.ts'
import { FakeEdge } from '../../testing/fake-edge.ts'
import { partOf, textOf, until } from '../../testing/parts.ts'
import type { PasteDialog } from './paste-dialog.ts'

let edge: FakeEdge
let desk: Desk
beforeEach(async () => {
  edge = new FakeEdge()
  desk = await openDesk()
})
afterEach(() => {
  edge.restore()
  closeDesks()
  vi.doUnmock('../changes/pasted-rows.ts')
})

it('the paste dialog says so when its reader does not load, keeps the text, and tries again', async () => {
  vi.doMock('../changes/pasted-rows.ts', () => {
    throw new TypeError('offline')
  })
  const root = await partOf(desk, 'order-admin-paste')
  const dialog = root.host as PasteDialog
  dialog.open('Lamp\t100')
  await until(() => textOf(root).includes('No connection.'))
  vi.doUnmock('../changes/pasted-rows.ts')
  expect(root.querySelector('textarea')!.value).toBe('Lamp\t100')
  dialog.open()
  await until(() => textOf(root).includes('1 row'))
  expect(textOf(root)).not.toContain('No connection.')
})
