/** The shop's clerks, and the capabilities of their roles. */
import { type SessionUser } from '../../shared/domain/session/session.ts'
import { type Capability, orderCapabilities } from '../../shared/domain/session/capabilities.ts'

export const clerks = {
  first: { id: 'clerk-1', name: 'First clerk' },
  second: { id: 'clerk-2', name: 'Second clerk' },
} as const satisfies Record<string, SessionUser>
export type ClerkName = keyof typeof clerks

export const roles = {
  everything: {
    label: 'Everything',
    capabilities: [
      ...orderCapabilities,
      'report.read',
      'report.close',
      'credit.read',
      'credit.write',
      'journal.read',
      'orders.list',
      'orders.batch',
    ],
  },
  rows: {
    label: 'Rows only: no deliveries, no credits',
    capabilities: [
      'order.read',
      'rows.write',
      'order.extend',
      'metadata.write',
      'report.read',
      'credit.read',
      'orders.list',
      'orders.batch',
    ],
  },
  reader: { label: 'Look only', capabilities: ['order.read', 'report.read', 'credit.read', 'orders.list'] },
} as const satisfies Record<string, { label: string; capabilities: readonly Capability[] }>
export type RoleName = keyof typeof roles

/** What a page is for: one order, the list of orders, or neither. */
export type Purpose = 'order' | 'orders' | 'other'

const needed: Record<Purpose, (capability: Capability) => boolean> = {
  order: isOfOrders,
  orders: (one) => isOfOrders(one) || isOfList(one),
  other: (one) => !isOfOrders(one) && !isOfList(one),
}

/** The capabilities of a role that a page needs. */
export function capabilitiesFor(purpose: Purpose, role: RoleName): Capability[] {
  return roles[role].capabilities.filter(needed[purpose])
}

function isOfOrders(capability: Capability): boolean {
  return (orderCapabilities as readonly Capability[]).includes(capability)
}

function isOfList(capability: Capability): boolean {
  return capability === 'orders.list' || capability === 'orders.batch'
}
