/** The closed lists of the journal. */

/** The kinds of what an entry is about. */
export const journalSubjects = [
  /** An order of the order API. Its number is the CheckoutOrderId. */
  'order',
  /** A credit order, an invoice or a payment plan of the SOAP service. */
  'credit',
  /** A day of payouts that was closed. Its number is the date. */
  'closing',
  /** A session that was ended, the sessions of a user, or all. Its number is the id of the session or of the user. */
  'session',
  /** A batch of orders. Its number is the id of the batch. */
  'batch',
] as const
export type JournalSubjectKind = (typeof journalSubjects)[number]

/** What was done to a session: by its id, to all of a user, to all. */
export const sessionActs = ['endSession', 'endUserSessions', 'endAllSessions'] as const
export type SessionAct = (typeof sessionActs)[number]

export const closingAct = 'closeDay'
