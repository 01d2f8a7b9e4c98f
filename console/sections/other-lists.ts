import { html, nothing, type TemplateResult } from 'lit'
import type { Long } from '../../shared/domain/values/long.ts'
import { icons } from '../../widget/kit/parts/icons.ts'
import { creditOrder, creditTemplates } from '../client/templates.ts'
import { type Column, type Entry, SectionList } from './lists.ts'
import { personField } from '../parts/person-field.view.ts'

/** Orders of the SOAP service: make one, deliver it, close it. */
class SectionCreditOrders extends SectionList {
  static override properties = { ...SectionList.properties, person: { state: true } }

  declare private person: string

  protected override readonly path = 'credit-orders'
  protected override readonly member = 'creditOrders'
  protected override readonly heading = 'Credit orders'
  protected override readonly columns: readonly Column[] = [
    { label: 'Order', of: ['ProviderOrderId'], kind: 'link' },
    { label: 'Shop’s number', of: ['ClientOrderNr'], aside: true },
    { label: 'Open', of: ['IsActive'], aside: true, kind: 'yes' },
    { label: 'Type', of: ['OrderType'], aside: true },
    { label: 'Customer', of: ['CustomerName'] },
    { label: 'Created', of: ['CreatedAt'], aside: true, kind: 'time' },
    { label: 'Amount', of: ['Amount'], kind: 'amount' },
  ]

  constructor() {
    super()
    this.person = 'tess'
  }

  protected override absent(): TemplateResult {
    return html`<div class="head"><h2>Credit orders</h2></div>
      ${this.above()}
      <p class="empty">This sandbox lists no credit orders. GetOrders of the SOAP service has them.</p>`
  }

  protected override above(): TemplateResult {
    return html`<div class="making panel" role="group" aria-label="New credit order">
      <h3>Make an order with CreateOrderEu</h3>
      <div class="bar">
        ${personField(this.sandbox.facts.persons, this.person, (name) => (this.person = name))}
      </div>
      <div class="templates">
        ${creditTemplates.map(
          (template) =>
            html`<button type="button" @click=${() => this.#make(template)}>
              ${icons.plus}${template.words}
            </button>`,
        )}
      </div>
    </div>`
  }

  #make(template: (typeof creditTemplates)[number]): void {
    const person = this.sandbox.facts.persons.find(({ name }) => name === this.person)!
    void this.act(`Making: ${template.words}`, '', async () => {
      const number = `console-${Date.now().toString(36)}`
      const { CreateOrderResult } = await this.sandbox.soap(
        'CreateOrderEu',
        creditOrder(template, person, number),
      )
      const id = CreateOrderResult!.ProviderOrderId
      location.hash = `#credit-orders/${id}`
      return `Credit order ${id} is made.`
    })
  }

  protected override detail(): unknown {
    const { route } = this
    if (route === '') return nothing
    const entry = this.entries.find((each) => String(each['ProviderOrderId']) === route)
    const type = String(entry?.['OrderType'] ?? 'Invoice')
    return html`<h3>Credit order ${route}</h3>
      ${entry ? pairs(entry) : nothing}
      <div class="actions">
        <button type="button" @click=${() => this.#deliver(route, type)}>Deliver all</button>
        <button
          type="button"
          class="danger"
          @click=${() =>
            void this.act('Closing', `Credit order ${route} is closed.`, async () => {
              await this.sandbox.soap('CloseOrderEu', {
                CloseOrderInformation: { ProviderOrderId: longOf(route) },
              })
            })}
        >
          Close order
        </button>
      </div>`
  }

  #deliver(id: string, type: string): void {
    void this.act('Delivering', `Credit order ${id} is delivered.`, async () => {
      await this.sandbox.soap('DeliverOrderEu', {
        DeliverOrderInformation: {
          ProviderOrderId: longOf(id),
          OrderType: type as 'Invoice',
          ...(type === 'Invoice' && {
            DeliverInvoiceDetails: {
              NumberOfCreditDays: 30,
              InvoiceDistributionType: 'Post',
              IsCreditInvoice: false,
              InvoiceIdToCredit: null,
              PrintType: null,
            },
          }),
        },
      })
    })
  }
}

class SectionInvoices extends SectionList {
  protected override readonly path = 'invoices'
  protected override readonly member = 'invoices'
  protected override readonly heading = 'Invoices'
  protected override readonly columns: readonly Column[] = [
    { label: 'Invoice', of: ['InvoiceNumber'], kind: 'link' },
    { label: 'Order', of: ['ProviderOrderId'] },
    { label: 'Credit invoice', of: ['IsCreditInvoice'], aside: true, kind: 'yes' },
    { label: 'Created', of: ['CreatedAt'], aside: true, kind: 'time' },
    { label: 'Amount', of: ['Amount'], kind: 'amount' },
  ]

  protected override detail(): unknown {
    return openEntry(this.entries, ['InvoiceNumber'], this.route, 'Invoice')
  }
}

/** Payment plans: a pending one is approved or cancelled. */
class SectionPlans extends SectionList {
  protected override readonly path = 'plans'
  protected override readonly member = 'plans'
  protected override readonly heading = 'Payment plans'
  protected override readonly columns: readonly Column[] = [
    { label: 'Plan', of: ['ProviderPaymentPlanNr'], kind: 'link' },
    { label: 'Shop’s number', of: ['ClientPaymentPlanNr'], aside: true },
    { label: 'State', of: ['State'], kind: 'chip' },
    { label: 'Contract', of: ['ContractNumber'], aside: true },
    { label: 'Campaign', of: ['CampaignCode'], aside: true },
    { label: 'Created', of: ['CreatedAt'], aside: true, kind: 'time' },
    { label: 'Amount', of: ['Amount'], kind: 'amount' },
  ]

  protected override detail(): unknown {
    const { route } = this
    if (route === '') return nothing
    const plan = { ProviderPaymentPlanNr: longOf(route) }
    return html`${openEntry(this.entries, ['ProviderPaymentPlanNr'], route, 'Payment plan')}
      <div class="actions">
        <button
          type="button"
          @click=${() =>
            void this.act('Approving', `Payment plan ${route} is approved.`, async () => {
              await this.sandbox.soap('ApprovePaymentPlan', plan)
            })}
        >
          Approve
        </button>
        <button
          type="button"
          class="danger"
          @click=${() =>
            void this.act('Cancelling', `Payment plan ${route} is cancelled.`, async () => {
              await this.sandbox.soap('CancelPaymentPlan', plan)
            })}
        >
          Cancel plan
        </button>
      </div>`
  }
}

class SectionCustomers extends SectionList {
  protected override readonly path = 'customers'
  protected override readonly member = 'customers'
  protected override readonly heading = 'Customers'
  protected override readonly columns: readonly Column[] = [
    { label: 'Id number', of: ['NationalId'], kind: 'link' },
    { label: 'Name', of: ['FullName'] },
    { label: 'Country', of: ['CountryCode'], aside: true },
    { label: 'Kind', of: ['CustomerType'], aside: true },
    { label: 'Credit check', of: ['Outcome'] },
    { label: 'Largest order', of: ['CreditLimit'], kind: 'amount' },
  ]

  protected override detail(): unknown {
    return openEntry(this.entries, ['NationalId'], this.route, 'Customer')
  }
}

customElements.define('section-credit-orders', SectionCreditOrders)
customElements.define('section-invoices', SectionInvoices)
customElements.define('section-plans', SectionPlans)
customElements.define('section-customers', SectionCustomers)

function openEntry(
  entries: readonly Entry[],
  names: readonly string[],
  route: string,
  title: string,
): unknown {
  if (route === '') return nothing
  const entry = entries.find((each) =>
    names.some((name) => each[name] !== undefined && String(each[name]) === route),
  )
  return html`<h3>${title} ${route}</h3>
    ${entry ? pairs(entry) : html`<p class="muted">It is not in this list. Search for it.</p>`}`
}

/** Every member of the entry, in its own spelling. */
function pairs(entry: Entry): TemplateResult {
  return html`<dl class="pairs">
    ${Object.entries(entry).map(
      ([name, value]) =>
        html`<dt>${name}</dt>
          <dd>
            ${value === null || value === undefined ? '–' : typeof value === 'object' ? JSON.stringify(value) : String(value)}
          </dd>`,
    )}
  </dl>`
}

function longOf(text: string): Long {
  const number = Number(text)
  return Number.isSafeInteger(number) ? number : BigInt(text)
}
