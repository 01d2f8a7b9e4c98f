import { html, type LitElement, nothing, type TemplateResult } from 'lit'
import { decimalOf } from '../../../../shared/domain/money/decimal.ts'
import type { EdgeClient } from '../../../client/edge-client.ts'
import type { Localizer } from '../../../locales/localizer.ts'
import { PartsController } from '../../../kit/parts/parts.controller.ts'
import type { CreditInput } from '../data/call-credit.ts'
import type { CreditContext, CreditPart } from '../data/credit-context.ts'
import { partContent } from '../data/part-content.ts'
import { FormController } from '../form/form.controller.ts'
import type { CreditRows } from '../rows/credit-rows.ts'

const ways = ['amount', 'rows'] as const
type PlanWay = (typeof ways)[number]

/** What a payment plan pays for. */
export type PlanOf = CreditInput<'GetPaymentPlanOptions'>

/** The editor of rows, which loads when rows are first asked for. */
const rowsPart: CreditPart<CreditContext> = {
  name: 'rows',
  needs: 'credit.read',
  load: async () => (await import('../rows/rows-parts.ts')).loadCreditRows(),
  render: ({ lang }) =>
    html`<order-admin-credit-rows lang=${lang} .kind=${'ClientInvoiceRow'}></order-admin-credit-rows>`,
}

type Host = LitElement & { client: EdgeClient }

/** What a new plan pays for: an amount, or the rows that it comes from. */
export class PlanAmount {
  readonly #host: Host
  readonly #form: FormController<'GetPaymentPlanOptions'>
  readonly #parts: PartsController
  #way: PlanWay = 'amount'

  constructor(host: Host, l: Localizer) {
    this.#host = host
    this.#parts = new PartsController(host)
    const fields = [
      {
        path: 'Amount',
        label: (l: Localizer) => l.term('amount'),
        hint: (l: Localizer) => l.term('creditPlanAmountHint'),
        as: 'amount',
      },
    ] as const
    const description = { operation: 'GetPaymentPlanOptions', groups: [{ fields }] } as const
    this.#form = new FormController(host, l, description, { prefix: 'amount-' })
  }

  /** The number of entered rows. An amount does not count, because it is quickly typed again. */
  get changeCount(): number {
    return this.#rows?.changeCount ?? 0
  }

  /** The input; undefined where something is missing or wrong, which it then shows. */
  read(): PlanOf | undefined {
    if (this.#way === 'amount') {
      const read = this.#form.read()
      return read.ok ? read.value : undefined
    }
    const read = this.#rows?.read()
    return read?.ok
      ? { Amount: decimalOf(read.value.amount), InvoiceRows: read.value.InvoiceRows }
      : undefined
  }

  forget(): void {
    this.#form.reset()
    this.#choose('amount')
  }

  /** @param isHeld whether nothing can be changed now */
  view(isHeld: boolean, l: Localizer): TemplateResult {
    return html`<fieldset class="credit-field">
        <legend>${l.term('creditPlanFor')}</legend>
        <div class="radios">
          ${ways.map(
            (way) =>
              html`<label class="tick">
                <input
                  type="radio"
                  name="way"
                  .checked=${way === this.#way}
                  ?disabled=${isHeld}
                  @input=${() => this.#choose(way)}
                /><span>${l.term('creditPlanWay', way)}</span>
              </label>`,
          )}
        </div>
      </fieldset>
      ${this.#way === 'amount' ? this.#form.view(l, { isHeld }) : html`<div ?inert=${isHeld}>${this.#rowsView(l)}</div>`}`
  }

  #rowsView(l: Localizer): unknown {
    const context = { lang: l.lang(), client: this.#host.client, mayWrite: true }
    return this.#host.isConnected ? partContent(rowsPart, context, this.#parts, l) : nothing
  }

  #choose(way: PlanWay): void {
    this.#way = way
    this.#host.requestUpdate()
  }

  get #rows(): CreditRows | null {
    return this.#host.renderRoot?.querySelector('order-admin-credit-rows') ?? null
  }
}
