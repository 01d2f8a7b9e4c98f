/** What happens in a run with credit orders, as data. */
import type { Client, Incident, Trouble } from '../world/plan.ts'
import type { CreditChange } from './changes.ts'

export const serviceTroubles = [
  /** The service says that the request is wrong. */
  'sender-fault',
  /** It fails, and has done nothing. */
  'fault',
  'fault-done',
  /** It says that it has made an order or a plan, and not which. */
  'no-number',
] as const

export interface ServiceTrouble {
  /** Which write that arrives, from 0. */
  write: number
  kind: (typeof serviceTroubles)[number]
}

export interface CreditClient extends Client<CreditChange> {
  /** The form of its messages. */
  wire: 'json' | '1.1'
  /** Whether it wants a second order with one number. */
  isSecond: boolean
}

/** Another system changes the book at the provider. */
export interface Rival {
  at: number
  change: CreditChange
}

export interface CreditPlan {
  seed: number
  clients: CreditClient[]
  rivals: Rival[]
  incidents: Incident[]
  troubles: Trouble[]
  service: ServiceTrouble[]
  /** Whether the provider authorizes an order again that is asked for twice. */
  authorizesAgain: boolean
  /** Whether the run goes on until nothing is kept any more, a year later. */
  isLong: boolean
}
