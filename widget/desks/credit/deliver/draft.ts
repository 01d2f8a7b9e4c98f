/** A clerk's request on a credit order, besides the fields of the form. Pure. */
import type { DeliverTask, Way } from '../words/deliver-terms.ts'
import type { CreditOrderType } from '../../../../shared/domain/credit/credit.enums.ts'
import type { Long } from '../../../../shared/domain/values/long.ts'
import type { CreditOrder } from '../data/credit-context.ts'
import type { OpenInvoice } from './invoices.ts'
import type { OrderFacts } from './history-facts.ts'

/** The order and its context. */
export interface Subject {
  task: DeliverTask
  order: CreditOrder
  facts: OrderFacts
}

export interface Draft {
  /** Undefined until it is known or chosen. */
  type: CreditOrderType | undefined
  /** Whether CreateInvoice does it, as for orders of CreateOrder. */
  isOlder: boolean
  way: Way
  /** The invoice to credit. */
  invoice: Long | undefined
}

/** The initial draft: all that is left, or the only invoice that can be credited. */
export function startDraft({ task, facts }: Subject): Draft {
  const open = facts.invoices.filter(({ left }) => left > 0)
  const invoice = task === 'credit' && open.length === 1 ? open[0] : undefined
  return {
    type: facts.type,
    isOlder: facts.isOlder ?? false,
    way: task === 'credit' ? wayOf(invoice) : 'all',
    invoice: invoice?.number,
  }
}

/** An invoice of which a part is credited cannot be credited whole: the provider requires rows. */
export function wayOf(invoice: OpenInvoice | undefined): Way {
  return invoice && invoice.credited > 0 ? 'amount' : 'whole'
}

/** The chosen invoice; undefined until one is chosen. */
export function chosenInvoice({ facts }: Subject, { invoice }: Draft): OpenInvoice | undefined {
  return facts.invoices.find(({ number }) => number === invoice)
}

/** The ways to choose from. A payment plan is delivered whole. */
export function waysOf({ task }: Subject, { type }: Draft): readonly Way[] {
  if (task === 'credit') return ['whole', 'rows', 'amount']
  if (task !== 'deliver' && task !== 'invoice') return []
  return type === 'PaymentPlan' ? [] : ['all', 'rows']
}

/** Whether rows are chosen or written. */
export function asksRows(subject: Subject, draft: Draft): boolean {
  return subject.task === 'remaining' || (draft.way === 'rows' && waysOf(subject, draft).length > 0)
}

/** Whether the request makes an invoice, for which the clerk chooses how it is sent. */
export function makesInvoice({ task }: Subject, { type, isOlder }: Draft): boolean {
  return task === 'credit' || task === 'invoice' || (task === 'deliver' && (isOlder || type === 'Invoice'))
}
