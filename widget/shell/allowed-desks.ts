/** Which desks an element shows. Pure. */
import type { SessionInfo } from '../../shared/domain/session/session.ts'
import type { DeskContext, DeskDescriptor } from '../kit/parts/desk.ts'
import type { Goal } from '../kit/parts/goal.ts'

/** The desk that shows one order, whose id the frame gives it. */
export function deskOfOrder(desks: readonly DeskDescriptor[]): DeskDescriptor | undefined {
  return desks.find(({ isOfOrder }) => isOfOrder)
}

/** The desks that a session allows, on a page that names none. */
export function allowedDesks(
  desks: readonly DeskDescriptor[],
  session: SessionInfo | undefined,
  context: DeskContext,
): readonly DeskDescriptor[] {
  const { capabilities = [], orderId } = session ?? {}
  return desks.filter(
    ({ capability, needs }) =>
      capabilities.includes(capability) &&
      (!needs || (!orderId && (context[needs.property] || capabilities.includes(needs.capability)))),
  )
}

/**
 * What a clerk can look for; nothing where there is no field. There is one where several desks are open to the clerk, or
 * where the edge has an index: on a page with one desk that is the only list. A session for one order has none.
 * @param tabs the desks to choose from
 * @param isOnly whether the page asks for one desk
 */
export function findable(
  desks: readonly DeskDescriptor[],
  tabs: readonly DeskDescriptor[],
  session: SessionInfo | undefined,
  isOnly: boolean,
): ReadonlySet<Goal['kind']> {
  const capabilities = session?.capabilities ?? []
  const readsOrders = deskOfOrder(desks) !== undefined && capabilities.includes('order.read')
  const isOffered = (!isOnly && tabs.length > 1) || (readsOrders && capabilities.includes('orders.list'))
  if (session?.orderId || !isOffered) return new Set()
  const kinds = tabs.flatMap(({ opens }) => opens ?? [])
  return new Set(readsOrders ? ['order', ...kinds] : kinds)
}
