/** What must always be true of stored sums and counts, checked again where they are written. */
import type { Long } from './long.ts'

/** Each invariant that is checked at run time. */
export const invariants = [
  /** The stored rows of an order come to the amounts that the operation computed. */
  'order-sums',
  /** A stored credit is the sum of its rows, and raised its delivery's credited amount by that. */
  'credit-sum',
  /** The credits of a delivery or of an invoice do not exceed it. */
  'credited-at-most-delivered',
  /** A stored invoice and its VAT are the sums of its rows. */
  'invoice-sum',
  /** What is delivered of a credit order does not exceed its authorized amount. */
  'delivered-at-most-authorized',
  /** Rows that were added to a day's report raised its stated sums by their own. */
  'report-sums',
  /** An answer is kept once, with the write whose content it answers, and repeated for that content only. */
  'answer-of-its-write',
  /** A kept closing has the figures that the edge computed. */
  'closing-figures',
  /** A batch has each of its orders once, and none is left over when it ends. */
  'batch-counts',
] as const
export type Invariant = (typeof invariants)[number]

/** Ids and amounts, by their names. Never a text of a person or a client. */
type Dossier = Readonly<Record<string, Long>>

/**
 * Something stored is wrong. Thrown inside the transaction, it undoes what the transaction wrote, and the request is
 * answered with 500. The members are its own and plain, so that a call between objects keeps them.
 */
class InvariantBroken extends Error {
  readonly code = 'invariant-broken'
  readonly invariant: Invariant
  /** `order=8906810 stored=100 computed=101`, for the log. */
  readonly dossier: string

  constructor(invariant: Invariant, dossier: Dossier) {
    super(`The invariant ${invariant} is broken.`)
    this.name = 'InvariantBroken'
    this.invariant = invariant
    this.dossier = Object.entries(dossier)
      .map(([name, value]) => `${name}=${value}`)
      .join(' ')
  }
}

/**
 * Checks an invariant. Call it inside the transaction that wrote.
 * @param dossier ids and amounts for the log; made only if the invariant is broken
 * @throws InvariantBroken
 */
export function hold(invariant: Invariant, isHeld: boolean, dossier: () => Dossier): void {
  if (!isHeld) throw new InvariantBroken(invariant, dossier())
}

/** What the log says of an error that is a broken invariant, also after a call between objects. */
export function brokenInvariant(error: unknown): { invariant: string; dossier: string } | undefined {
  const { code, invariant, dossier } = (error ?? {}) as Partial<Record<string, unknown>>
  if (code !== 'invariant-broken') return undefined
  return { invariant: String(invariant), dossier: String(dossier) }
}
