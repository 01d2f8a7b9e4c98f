import { html, nothing, type TemplateResult } from 'lit'
import { deliveryStatuses, orderStatuses } from '../../shared/domain/order/enums.ts'
import type { Order } from '../../shared/domain/order/order.schema.ts'
import type { Long } from '../../shared/domain/values/long.ts'
import { icons } from '../../widget/kit/parts/icons.ts'
import { chip } from '../../widget/kit/parts/chip.ts'
import { CallFailed } from '../client/call-failed.ts'
import { type Template, templates } from '../client/templates.ts'
import { instant, money, plural } from '../parts/words.ts'
import { personField } from '../parts/person-field.view.ts'
import { type Column, SectionList } from './lists.ts'

type Delivery = Order['Deliveries'][number]

/** What a customer or a collector does with an invoice. */
const causes = deliveryStatuses.filter((status) => !/Sent|Credited|Cancelled|Converted/.test(status))

/** The checkout's orders: make one, open one, and do with it what a shop, a customer or a collector does. */
export class SectionOrders extends SectionList {
  static override properties = {
    ...SectionList.properties,
    order: { state: true },
    isGone: { state: true },
    isMaking: { state: true },
    person: { state: true },
  }

  declare private order: Order | undefined
  /** Whether the open order is no longer there: a snapshot without it was restored, or the sandbox was reset. */
  declare private isGone: boolean
  declare private isMaking: boolean
  declare private person: string

  protected override readonly path = 'orders'
  protected override readonly member = 'orders'
  protected override readonly heading = 'Orders'
  protected override readonly statuses = orderStatuses
  protected override readonly columns: readonly Column[] = [
    { label: 'Order', of: ['Id'], kind: 'link' },
    { label: 'Shop’s number', of: ['MerchantOrderId'], aside: true },
    { label: 'State', of: ['OrderStatus'], kind: 'chip' },
    { label: 'Payment', of: ['PaymentType'], aside: true },
    { label: 'Customer', of: ['CustomerName'] },
    { label: 'Created', of: ['CreationDate'], aside: true, kind: 'time' },
    { label: 'Amount', of: ['OrderAmount'], kind: 'amount' },
  ]

  constructor() {
    super()
    this.isGone = false
    this.isMaking = false
    this.person = ''
  }

  /** Orders can be opened by their number in a sandbox that lists none. */
  protected override absent(): TemplateResult {
    return html`<div class="head">
        <h2>Orders</h2>
        <div class="actions">${this.making()}</div>
      </div>
      ${this.above()}
      <p class="empty">This sandbox lists no orders. An order that is made here opens.</p>
      ${this.order || this.isGone ? html`<article class="detail panel">${this.detail()}</article>` : nothing}`
  }

  protected override forget(): void {
    super.forget()
    this.order = undefined
  }

  protected override async load(): Promise<void> {
    await Promise.all([super.load(), this.#read()])
  }

  async #read(): Promise<void> {
    const id = this.route
    if (id === '') {
      this.order = undefined
      this.isGone = false
      return
    }
    try {
      const order = await this.sandbox.rest<Order>('GET', `/api/v1/orders/${id}`)
      if (id !== this.route) return
      this.order = order
      this.isGone = false
    } catch (error) {
      if (!(error instanceof CallFailed) || ![403, 404].includes(error.status)) throw error
      this.isGone = true
    }
  }

  protected override making(): TemplateResult {
    return html`<button
      type="button"
      class=${this.isMaking ? '' : 'primary'}
      aria-expanded=${this.isMaking}
      @click=${() => (this.isMaking = !this.isMaking)}
    >
      ${icons.plus}New order
    </button>`
  }

  protected override above(): unknown {
    if (!this.isMaking) return nothing
    return html`<div class="making panel" role="group" aria-label="New order">
      <h3>Make an order of a template</h3>
      <div class="bar">
        ${personField(this.sandbox.facts.persons, this.person, (name) => (this.person = name), 'As the template has it')}
      </div>
      <div class="templates">
        ${templates.map(
          (template) =>
            html`<button type="button" @click=${() => this.#make(template)}>${template.words}</button>`,
        )}
      </div>
    </div>`
  }

  #make({ words, body, becomes }: Template): void {
    void this.act(`Making: ${words}`, '', async () => {
      const asked = this.person === '' ? body : { ...body, TestCustomer: this.person }
      const { Id } = await this.sandbox.own<{ Id: Long }>('POST', 'orders', asked)
      if (becomes === 'delivered') await this.#deliver(Id)
      if (becomes === 'cancelled')
        await this.sandbox.rest('PATCH', `/api/v1/orders/${Id}`, { IsCancelled: true })
      this.#go(Id)
      return `Order ${Id} is made.`
    })
  }

  #go(id: Long | ''): void {
    location.hash = id === '' ? '#orders' : `#orders/${id}`
  }

  #deliver(id: Long): Promise<unknown> {
    return this.sandbox.rest('POST', `/api/v1/orders/${id}/deliveries`, { OrderRowIds: [] })
  }

  protected override detail(): unknown {
    const { order, sandbox } = this
    if (this.isGone) {
      return html`<p>
          There is no order ${this.route} of ${sandbox.account.Name} now. It belongs to another merchant, or
          the sandbox was reset or restored to a time before it.
        </p>
        <div class="actions"><button type="button" @click=${() => this.#go('')}>Close</button></div>`
    }
    if (!order || String(order.Id) !== this.route) return nothing
    const { Currency, OrderStatus, PaymentType, MerchantOrderId } = order
    return html`
      <div class="head">
        <h3>Order ${order.Id}</h3>
        <button type="button" class="quiet small" @click=${() => this.#go('')}>${icons.cross}Close</button>
      </div>
      <p class="amount figure">${money(order.OrderAmount, Currency)}</p>
      <p>${chip(OrderStatus, OrderStatus)} ${PaymentType} · ${MerchantOrderId}</p>
      <dl class="pairs facts">
        <dt>Customer</dt>
        <dd>${order.BillingAddress?.FullName ?? order.NationalId ?? '–'}</dd>
        <dt>Created</dt>
        <dd>${instant(order.CreationDate)}</dd>
        ${
          order.ExpirationDate
            ? html`<dt>Expires</dt>
                <dd>${instant(order.ExpirationDate)}</dd>`
            : nothing
        }
        ${
          order.CancelledAmount
            ? html`<dt>Cancelled</dt>
                <dd>${money(order.CancelledAmount, Currency)}</dd>`
            : nothing
        }
        <dt>System</dt>
        <dd>${order.SystemStatus}${order.SystemStatusMessage ? `: ${order.SystemStatusMessage}` : ''}</dd>
      </dl>
      <div class="actions">${this.#acts(order)}</div>
      ${
        order.OrderRows.length > 0
          ? html`<section>
              <h4>${toDeliver(order)}</h4>
              ${rowTable(order.OrderRows, Currency)}
            </section>`
          : nothing
      }
      ${order.Deliveries.map((delivery) => this.#delivery(order, delivery))}
    `
  }

  #acts(order: Order): unknown {
    const { Id } = order
    const can = new Set<string>(order.Actions)
    const { desk } = this.sandbox.facts
    const buttons = [
      can.has('CanDeliverOrder') &&
        html`<button
          type="button"
          @click=${() => void this.act('Delivering', `Order ${Id} is delivered.`, async () => void (await this.#deliver(Id)))}
        >
          Deliver all
        </button>`,
      can.has('CanCancelOrder') &&
        html`<button
          type="button"
          class="danger"
          @click=${() =>
            void this.act('Cancelling', `Order ${Id} is cancelled.`, () =>
              this.sandbox.rest('PATCH', `/api/v1/orders/${Id}`, { IsCancelled: true }),
            )}
        >
          Cancel order
        </button>`,
      order.OrderStatus === 'Open' &&
        order.ExpirationDate &&
        html`<button type="button" @click=${() => this.#expire(order)}>Let it expire</button>`,
      order.SystemStatus === 'PENDING' &&
        html`<button type="button" @click=${() => this.#decide(order, 'Active', `Order ${Id} is released.`)}>
            Release it
          </button>
          <button
            type="button"
            class="danger"
            @click=${() => this.#decide(order, 'FAILED', `The payment of order ${Id} failed.`)}
          >
            Let its payment fail
          </button>`,
      desk
        ? html`<a href=${desk.replace('{id}', String(Id))} target="_blank" rel="noopener"
            >Open in the desk</a
          >`
        : html`<span class="muted">No desk: this sandbox runs without an edge.</span>`,
    ]
    return buttons.map((button) => button || nothing)
  }

  /** Without an endpoint for it, the clock moves past the order's last day. */
  #expire({ Id, ExpirationDate }: Order): void {
    void this.act('Expiring', `Order ${Id} has expired.`, async () => {
      try {
        await this.sandbox.own('POST', `orders/${Id}/expire`)
      } catch (error) {
        if (!(error instanceof CallFailed && error.isMissing)) throw error
        const now = new Date(Date.parse(`${ExpirationDate!.slice(0, 19)}Z`) + 1000).toISOString()
        await this.sandbox.own('POST', 'clock', { now })
        return `Order ${Id} has expired: the clock is past its last day.`
      }
    })
  }

  #decide({ Id }: Order, SystemStatus: string, done: string): void {
    void this.act('Deciding', done, () => this.sandbox.own('POST', `orders/${Id}/status`, { SystemStatus }))
  }

  #delivery(order: Order, delivery: Delivery): TemplateResult {
    const { Id, DeliveryAmount, Status, CreationDate, Credits, OrderRows } = delivery
    const { Currency } = order
    const path = `orders/${order.Id}/deliveries/${Id}`
    return html`<section>
      <h4>Delivery ${Id}</h4>
      <p>
        <span class="figure strong">${money(DeliveryAmount, Currency)}</span>
        ${Status ? chip(Status, Status) : nothing}
        <span class="muted">${instant(CreationDate)}</span>
      </p>
      ${rowTable(OrderRows, Currency)}
      ${(Credits ?? []).map(
        (credit) => html`<p>Credited <span class="figure">${money(credit.Amount, Currency)}</span></p>`,
      )}
      <div class="actions">
        ${
          delivery.Actions.includes('CanCreditAmount')
            ? html`<button
                type="button"
                class="danger"
                @click=${() =>
                  void this.act('Crediting', `Delivery ${Id} is credited.`, () =>
                    this.sandbox.rest('PATCH', `/api/v1/${path}`, { CreditedAmount: DeliveryAmount }),
                  )}
              >
                Credit all
              </button>`
            : nothing
        }
        ${
          order.PaymentType === 'Invoice'
            ? html`<label class="field"
                ><span>The customer or a collector</span>
                <select
                  @change=${(event: Event) => {
                    const field = event.target as HTMLSelectElement
                    const { value: next } = field
                    field.value = ''
                    void this.act('Changing', `Delivery ${Id} is ${next}.`, () =>
                      this.sandbox.own('POST', `${path}/status`, { Status: next }),
                    )
                  }}
                >
                  <option value="">sets the invoice to…</option>
                  ${causes.map((status) => html`<option>${status}</option>`)}
                </select></label
              >`
            : nothing
        }
      </div>
    </section>`
  }
}

customElements.define('section-orders', SectionOrders)

function toDeliver({ OrderRows }: Order): string {
  const left = OrderRows.filter(({ IsCancelled }) => !IsCancelled).length
  return left === 0 ? 'Rows' : `${plural(left, 'row')} to deliver`
}

interface ShownRow {
  Name?: string | null
  Quantity: Long
  UnitPrice: Long
  IsCancelled?: boolean
}

/** At most this many rows are listed; the desk has all. */
const ROWS = 12

function rowTable(rows: readonly ShownRow[], currency: string): TemplateResult {
  return html`<table>
      <thead class="visually-hidden">
        <tr>
          <th>Name</th>
          <th>Quantity</th>
          <th>Unit price</th>
        </tr>
      </thead>
      <tbody>
        ${rows.slice(0, ROWS).map(
          ({ Name, Quantity, UnitPrice, IsCancelled }) =>
            html`<tr>
              <td>${Name}${IsCancelled ? ' (cancelled)' : ''}</td>
              <td class="number figure">${Number(Quantity) / 100}</td>
              <td class="number figure">${money(UnitPrice, currency)}</td>
            </tr>`,
        )}
      </tbody>
    </table>
    ${rows.length > ROWS ? html`<p class="muted">and ${rows.length - ROWS} more rows</p>` : nothing}`
}
