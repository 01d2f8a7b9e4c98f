/** The lists that have words on the desk of orders. */

/** The columns with a meaning, in the order in which they are offered. */
export const ordersColumns = [
  'number',
  'customer',
  'status',
  'createdAt',
  'changedAt',
  'changedBy',
  'expiresAt',
  'delivered',
  'amount',
  'note',
  'seenAt',
  'id',
  'currency',
] as const
export type OrdersColumn = (typeof ordersColumns)[number]

/** What the page's function can do wrong. */
export const findFailureCodes = ['threw', 'slow', 'garbage', 'repeats'] as const
export type FindFailureCode = (typeof findFailureCodes)[number]

/** Doubts about a pasted line whose order is not taken. */
export const skippedFindings = [
  /** Such as `1E+05`: the sheet has rounded the number. */
  'exponent',
  /** More than one number in a line. */
  'several',
  /** Neither digits nor a number of the list. */
  'unknown',
  /** One order has it as its number, another one as its checkout id. */
  'ambiguous',
  /** The shop knows no checkout id of the order. */
  'no-id',
  /** The number could not be looked up. */
  'not-asked',
] as const

/** Notes on a pasted line whose order is taken. */
export const takenFindings = [
  /** An earlier line has the same order. */
  'repeated',
  /** Leading zeros were left out. */
  'zeros',
  /** The list does not have the number: it is taken as a checkout id. */
  'as-id',
] as const

export type SkippedFinding = (typeof skippedFindings)[number]
export type FindingCode = SkippedFinding | (typeof takenFindings)[number]

/** What the edge refuses of batches alone. */
export const batchProblems = ['batch-state', 'batches-too-many', 'order-repeated'] as const
export type BatchProblem = (typeof batchProblems)[number]
