import type { ReviewFact } from '../words/deliver-terms.ts'
import { html, nothing, type TemplateResult } from 'lit'
import type { Localizer } from '../../../locales/localizer.ts'
import { figure } from '../../../kit/parts/figure.ts'
import { icons } from '../../../kit/parts/icons.ts'
import type { CreditRowsRead } from '../rows/read-rows.ts'
import { asksRows, type Draft, makesInvoice, type Subject } from './draft.ts'
import type { Plan } from './plan.ts'

export interface Review {
  subject: Subject
  draft: Draft
  plan: Plan
  rows: CreditRowsRead | undefined
}

/** The request, its amount, and its meaning. */
export function reviewView(review: Review, l: Localizer): TemplateResult {
  const { means } = review.plan
  const isFinal = !means.includes('references') && !means.includes('remaining')
  return html`
    <dl class="facts">
      ${factsOf(review, l).map(
        ([name, value]) =>
          html`<div>
            <dt>${l.term('creditActFact', name)}</dt>
            <dd>${value}</dd>
          </div>`,
      )}
    </dl>
    <div class="note" data-tone=${isFinal ? 'warning' : nothing}>
      ${isFinal ? icons.warning : icons.open}
      <div>${means.map((meaning) => html`<p>${l.term('creditActMeans', meaning)}</p>`)}</div>
    </div>
  `
}

type Fact = readonly [ReviewFact, unknown]

function factsOf({ subject, draft, plan, rows }: Review, l: Localizer): Fact[] {
  const { task, order } = subject
  const { write, amount, before, after } = plan
  const facts: Fact[] = []
  if (task === 'deliver' && !draft.isOlder) facts.push(['type', l.term('paymentTypeWords', draft.type ?? '')])
  if (task === 'credit') facts.push(['invoice', String(draft.invoice)])
  if (asksRows(subject, draft) && rows) facts.push(['what', rowList(rows, l)])
  else if (task === 'deliver' || task === 'invoice' || task === 'credit') {
    facts.push(['what', l.term('creditActWay', draft.way === 'rows' ? 'all' : draft.way)])
  }
  if (amount !== undefined) facts.push(['amount', html`<strong>${figure(l.money(amount))}</strong>`])
  if (before !== undefined && after !== undefined) {
    facts.push([task === 'credit' ? 'creditable' : 'left', change(l.money(before), l.money(after))])
  }
  if (makesInvoice(subject, draft)) facts.push(...sendingFacts(plan, task === 'credit', l))
  if (write.name === 'ChangeOrderInfo') {
    const { ChangeClientOrderNr, NewClientOrderNr, ChangeCustomerReference, NewCustomerReference } =
      write.input
    const none = l.term('creditActNone')
    if (ChangeClientOrderNr) {
      facts.push(['own', change(order.ClientOrderNr || none, NewClientOrderNr || none)])
    }
    if (ChangeCustomerReference) facts.push(['reference', NewCustomerReference])
  }
  return facts
}

function sendingFacts({ write }: Plan, isCredit: boolean, l: Localizer): Fact[] {
  const details =
    write.name === 'DeliverOrderEu'
      ? write.input.DeliverOrderInformation?.DeliverInvoiceDetails
      : write.name === 'CreateInvoice'
        ? write.input.Invoice
        : undefined
  if (!details) return []
  const way =
    'InvoiceDistributionForm' in details ? details.InvoiceDistributionForm : details.InvoiceDistributionType
  const notes = 'Notes' in details ? details.Notes : undefined
  return [
    ...(isCredit ? [] : ([['days', l.format(details.NumberOfCreditDays * 100, 'plain')]] as Fact[])),
    ['Distribution', l.term('creditActDistribution', way ?? '')],
    ...(notes ? ([['notes', notes]] as Fact[]) : []),
  ]
}

/** The most rows that are listed one by one. */
const LISTED = 8

function rowList({ OrderRows, InvoiceRows }: CreditRowsRead, l: Localizer): TemplateResult {
  const named = [
    ...OrderRows.map(({ Description, NumberOfUnits }) => [Description, NumberOfUnits] as const),
    ...InvoiceRows.map(({ Description, NrOfUnits }) => [Description, NrOfUnits] as const),
  ]
  const shown = named.length > LISTED ? [] : named
  return html`${l.term('creditActRows', named.length)}
    <ul>
      ${shown.map(([name, units]) => html`<li>${name} × ${units}</li>`)}
    </ul>`
}

function change(from: string, to: string): TemplateResult {
  return html`<span class="was">${figure(from)}</span> <span class="arrow"></span> ${figure(to)}`
}
