import type { Gate } from '../../../rows/changes/edit-gates.ts'
import type { Localizer } from '../../../locales/localizer.ts'
import type { LaterPart, OrderPage } from './order-page.ts'

/** The gate of a button with its reason: while the part behind it could not be loaded, that is the reason. */
export function partGate<Reason extends string>(
  { missing }: OrderPage,
  part: LaterPart,
  gate: Gate<Reason>,
  reason: string,
  l: Localizer,
): { gate: Gate<string>; reason: string } {
  if (gate.is !== 'on' || !missing.has(part)) return { gate, reason }
  return { gate: { is: 'off', reason: 'part-missing' }, reason: l.term('problemTitle', 'part') }
}
