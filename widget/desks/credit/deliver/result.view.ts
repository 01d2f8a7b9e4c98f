import type { DeliverTask, ResultFact } from '../words/deliver-terms.ts'
import { html, nothing, type TemplateResult } from 'lit'
import type { Localizer } from '../../../locales/localizer.ts'
import { icons } from '../../../kit/parts/icons.ts'
import type { CreditOrder } from '../data/credit-context.ts'
import { amountOfInvoice } from './invoices.ts'
import type { Plan } from './plan.ts'
import { absolute, copied, type WriteResult } from './result.ts'

export interface Done {
  task: DeliverTask
  plan: Plan
  result: WriteResult
  /** The current order: it has the amount of an invoice whose answer was lost. */
  order: CreditOrder
}

/** The result of the write: the amount first, then what a clerk needs elsewhere. */
export function resultView({ task, plan, result, order }: Done, l: Localizer): TemplateResult {
  const amount = result.amount ?? amountOfInvoice(order, result.invoice)
  const isOther = amount !== undefined && plan.amount !== undefined && absolute(amount) !== plan.amount
  return html`
    <p class="note" data-tone="good" id="result">
      ${icons.done}<span>${l.term('creditActDone', task)}</span>
    </p>
    ${
      amount === undefined
        ? nothing
        : html`<p class="came-to">
            ${
              amount < 0
                ? l.term('creditActPaidBack', l.money(absolute(amount)))
                : result.invoice === undefined
                  ? l.money(amount)
                  : l.term('creditActToPay', l.money(amount))
            }
          </p>`
    }
    ${isOther ? note(l.term('creditActOther', l.money(absolute(amount)))) : nothing}
    ${result.isFound ? note(l.term('creditActFound')) : nothing}
    ${result.text ? html`<p class="muted">${result.text}</p>` : nothing}
    <dl class="facts">${result.facts.map(([name, value]) => fact(name, value, l))}</dl>
    ${
      result.pdf
        ? html`<p class="pdf">
            <a href=${result.pdf} target="_blank" rel="noopener noreferrer">${l.term('creditActPdf')}</a>
            <span class="field-hint">${l.term('creditActPdfAnyone')}</span>
          </p>`
        : nothing
    }
  `
}

function note(words: string): TemplateResult {
  return html`<p class="note" data-tone="warning">${icons.warning}<span>${words}</span></p>`
}

function fact(name: ResultFact, value: string, l: Localizer): TemplateResult {
  const label = l.term('creditActFact', name)
  const shown =
    name === 'InvoiceDate' || name === 'DueDate'
      ? l.day(value)
      : name === 'Distribution'
        ? l.term('creditActDistribution', value)
        : html`<code>${value}</code>`
  return html`<div>
    <dt>${label}</dt>
    <dd>
      ${shown}
      ${
        copied.has(name)
          ? html`<button
                type="button"
                class="quiet small"
                aria-label=${l.term('creditActCopy', label)}
                @click=${(event: Event) => void copy(event, value, l)}
              >
                ${icons.copy}</button
              ><span class="copied" role="status"></span>`
          : nothing
      }
    </dd>
  </div>`
}

/** Where the page forbids the clipboard, the value is selected instead. */
async function copy(event: Event, value: string, l: Localizer): Promise<void> {
  const place = (event.currentTarget as HTMLElement).parentElement
  const said = place?.querySelector('.copied')
  try {
    await navigator.clipboard.writeText(value)
    if (said) said.textContent = l.term('copied')
  } catch {
    const code = place?.querySelector('code')
    if (code) getSelection()?.selectAllChildren(code)
  }
}
