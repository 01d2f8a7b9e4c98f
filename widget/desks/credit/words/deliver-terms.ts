/** What the words about deliveries, invoices and credits are asked for; the part that says them uses the same lists. */

export const deliverTasks = ['deliver', 'invoice', 'credit', 'remaining', 'references', 'close'] as const
export type DeliverTask = (typeof deliverTasks)[number]

/** Why a task is off. */
export type OffReason =
  | 'session'
  | 'closed'
  | 'expired'
  | 'pending'
  | 'loan'
  | 'nothing-left'
  | 'no-invoice'
  | 'all-credited'

/** What is delivered, invoiced or credited. */
export type Way = 'all' | 'whole' | 'rows' | 'amount'

/** What a write means, in the sequence in which it is said. */
export type Consequence =
  | 'invoice'
  | 'plan'
  | 'account'
  | 'credit'
  | 'remaining'
  | 'references'
  | 'close'
  | 'closes'
  | 'written'
  | 'older'

/** What is wrong and needs no number to be said. */
export type WrongCode = 'not-an-amount' | 'not-a-rate' | 'unchanged' | 'no-type' | 'no-invoice'

/** Members of an answer. */
export type ResultFact =
  | 'InvoiceNumber'
  | 'CreditNumber'
  | 'ContractNumber'
  | 'AccountCreditId'
  | 'Ocr'
  | 'Account'
  | 'CheckDigit'
  | 'InvoiceDate'
  | 'DueDate'
  | 'Distribution'

/** Members of a review. */
export type ReviewFact =
  | 'type'
  | 'what'
  | 'invoice'
  | 'amount'
  | 'left'
  | 'creditable'
  | 'days'
  | 'Distribution'
  | 'notes'
  | 'own'
  | 'reference'
