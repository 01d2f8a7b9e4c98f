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
    ],
  },
  reader: { label: 'Look only', capabilities: ['order.read', 'report.read', 'credit.read'] },
} as const satisfies Record<string, { label: string; capabilities: readonly Capability[] }>
export type RoleName = keyof typeof roles
