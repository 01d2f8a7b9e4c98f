/** What happens in a run with batches, as data. */
import type { BatchCommand, BatchKind } from '../../../shared/domain/batch/batch.enums.ts'
import type { RowValues } from '../provider/changes.ts'
import type { Client, Incident, Trouble } from '../world/plan.ts'

/** The act of a batch. What sets something has a value of its own. */
export interface Act {
  kind: BatchKind
  expiryDate?: string
  metadata?: { Key: string; Value: string }
  note?: string
}

/** A person at the page of a batch who gives one command, some milliseconds after it was shown as started. */
export interface Command {
  after: number
  command: BatchCommand
}

/** Somebody who makes a batch, looks at it, starts it, and watches it until it is over. */
export interface Clerk {
  kind: 'session' | 'server'
  id: string
  /** Milliseconds after the beginning of the run. */
  at: number
  act: Act
  /** By their numbers. One of them may not be there. */
  orders: number[]
  hasKey: boolean
  /** Whether it asks for the batch twice at once. */
  isDoubled: boolean
  /** Milliseconds after its making when somebody stops the batch, whatever it does then. */
  stopsAfter?: number
  /** Milliseconds between the review and the start. */
  thinks: number
  /** Whether it never starts the batch. */
  onlyLooks: boolean
  commands: Command[]
  /** Milliseconds after the start when the merchant ends the clerk's sessions. */
  endsSessionAfter?: number
  /** How often it resumes a batch that has paused. Then it stops it. */
  resumes: number
  /** Milliseconds until it sees that a batch has paused; a few seconds. */
  notices?: number
  /** Whether it closes the page once the batch was started. */
  leaves: boolean
  /** Another act that it asks for under the same key, by mistake. */
  second?: Act
  /** Whether it asks a second edge, which has a state of its own. */
  isElsewhere?: true
}

/** Somebody at the desk of one order, while a batch runs. */
export interface DeskClient extends Client {
  order: number
}

/** An order as a run begins with it. */
export interface Start {
  rows: RowValues[]
  /** How many deliveries it has: two of them only if it has two rows. */
  deliveries: number
}

export interface BatchPlan {
  seed: number
  /** Their numbers are {@link FIRST_ORDER} and those that follow. */
  orders: Start[]
  clerks: Clerk[]
  clients: DeskClient[]
  incidents: Incident[]
  troubles: Trouble[]
  tasks: 'at-once' | 'late' | 'failing'
  /** Whether the merchant marks its writes. */
  writeMarks?: true
  /** Whether the run goes on until nothing is kept any more. */
  isLong: boolean
}

export const FIRST_ORDER = 1001
/** Of no order. */
export const NO_ORDER = 1009
/** Of each order, as a run begins with it. */
export const ROWS = 2
