import type { OrderAdmin } from '../../order-admin.ts'
import type { FakeEdge } from '../fake-edge.ts'
import type { About } from './book-state.ts'
import type { openWhole } from './whole-desk.ts'

/** A state of the frame around the desks. */
export interface FrameState extends About {
  arrange?(edge: FakeEdge): void
  page?: Parameters<typeof openWhole>[0]
  act(element: OrderAdmin): Promise<unknown>
}
