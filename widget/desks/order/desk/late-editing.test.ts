import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { addRows } from '../../../rows/changes/changes.ts'
import type { ChangesStore } from '../../../rows/changes/changes.store.ts'
import type { OrderAdminChangesEvent } from '../../../events.ts'
import { closeDesks, type Desk, openDesk } from '../../../testing/desk.ts'
import { FakeEdge } from '../../../testing/fake-edge.ts'
import { buildOrder } from '../../../testing/order.builder.ts'
import { until } from '../../../testing/parts.ts'

const row = { Name: 'Gift wrap', Quantity: 100, UnitPrice: 4900 }

let edge: FakeEdge
beforeEach(() => (edge = new FakeEdge()))
afterEach(() => {
  edge.restore()
  closeDesks()
  vi.doUnmock('./edit-parts.ts')
})

const storeOf = ({ element }: Desk) =>
  (element.shadowRoot!.querySelector('order-admin-desk') as unknown as { store?: ChangesStore }).store
const stageIn = (store: ChangesStore) => store.change((changes) => addRows(changes, [row], ['new-1']))

/** Holds the code that changes orders back until the returned function is called. */
function delayEditing(): () => void {
  const arrived = Promise.withResolvers<void>()
  vi.doMock('./edit-parts.ts', async (importOriginal) => {
    await arrived.promise
    return importOriginal()
  })
  return arrived.resolve
}

it('the late part keeps the changes of an order that was read twice before it could be changed', async () => {
  const first = delayEditing()
  const desk = await openDesk()
  const second = delayEditing()
  await desk.element.reload()
  first()
  stageIn(await until(() => storeOf(desk)))
  second()
  await desk.settled()
  expect(desk.element.changeCount).toBe(1)
})

it('the late part begins no changes of an order that has made way for another', async () => {
  const first = delayEditing()
  const desk = await openDesk()
  const second = delayEditing()
  edge.order = buildOrder({ Id: 8_906_811 })
  desk.element.orderId = '8906811'
  await desk.settled()
  first()
  await desk.settled()
  expect(storeOf(desk)).toBeUndefined()
  second()
  const told: string[] = []
  desk.element.addEventListener('order-admin-changes', (event) =>
    told.push((event as OrderAdminChangesEvent).orderId),
  )
  stageIn(await until(() => storeOf(desk)))
  expect(told).toEqual(['8906811'])
})

it('a button never looks enabled while the part behind it could not be loaded', async () => {
  vi.doMock('./edit-parts.ts', () => {
    throw new Error('not there')
  })
  edge.order = buildOrder({ Actions: ['CanAddOrderRow', 'CanExtendOrder', 'CanUpdateOrderRow'] })
  const desk = await openDesk()
  await until(() => desk.has('[part~=problem]'))
  const ids = ['add-row', 'paste-rows', 'extend', 'edit-metadata']
  const off = () => ids.map((id) => desk.query(`#${id}`).getAttribute('aria-disabled'))
  await until(() => off().every((is) => is === 'true'))
  const reasons = ids.map((id) => desk.query(`#${id}-reason`).textContent)
  expect(new Set(reasons)).toEqual(new Set(['Part of the page did not load']))
})
