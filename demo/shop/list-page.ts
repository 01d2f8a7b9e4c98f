/** The shop's list of orders, with what a visitor can try. Filters are links, so they work without scripts. */
import { html, raw } from 'hono/html'
import { LIST, layout, type Html, renewedNote } from './layout.ts'
import type { Look } from './look.ts'
import { kindOf, type OrderLine, searchText, type State, states } from './order-line.ts'
import { tries, tryAddress, tryNames } from './tries.ts'
import type { Visit } from './visit.ts'
import { type Clock, writtenAge, writtenAmount } from './written.ts'

export interface ListPage {
  lines: readonly OrderLine[]
  state: State | undefined
  visit: Visit
  look: Look
  isPublic: boolean
  clock: Clock
  /** Whether a returning visitor gets new orders. */
  isRenewed: boolean
}

/** The kinds of the desk's own chips. */
const icons: Record<State, string> = {
  open: '◉',
  pending: '◔',
  partly: '◑',
  delivered: '✓',
  credited: '↺',
  cancelled: '✕',
  expired: '◷',
  failed: '!',
}

export function listPage({ lines, state, visit, look, isPublic, clock, isRenewed }: ListPage): Html {
  const shown = lines.filter((line) => state === undefined || line.state === state)
  const now = Date.parse(clock.now)
  return layout({
    title: 'Orders',
    section: 'Orders',
    look,
    isPublic,
    clock,
    head: html`<script type="module" src="/shop/files/list.js"></script>`,
    controls: html`<button class="button needs-script" type="button" data-reset>Reset the shop</button>`,
    content: html`
      <main id="content" data-visit="${String(visit.firstId)}">
        ${isRenewed ? renewedNote : ''}
        <section class="hero" aria-labelledby="tries">
          <div class="hero-text">
            <p class="eyebrow" id="tries">Try this</p>
            <p>
              You work in a lamp shop’s back office. Change what you like: every order is a test order, and
              “Reset the shop” brings it all back.
            </p>
          </div>
          <ul class="cards">
            ${tryNames.map(
              (name) =>
                html`<li>
                  <a href="${tryAddress(name, visit)}" data-try="${name}">${tries[name].title}</a>
                  <span>${tries[name].teaser}</span>
                </li> `,
            )}
          </ul>
        </section>
        <div class="list-head">
          <h1>Orders</h1>
          <label class="search needs-script">
            <span class="visually-hidden">Search orders</span>
            <input
              type="search"
              placeholder="Number, customer, status, payment"
              autocomplete="off"
              data-search
            />
          </label>
        </div>
        <nav class="filters" aria-label="Status">${filters(lines, state)}</nav>
        <p class="visually-hidden" role="status" data-found></p>
        ${table(shown, now)}
        <p class="empty" data-empty ${shown.length > 0 ? raw('hidden') : ''}>
          No order matches. <a href="${LIST}">Show all ${lines.length}</a>
        </p>
      </main>
    `,
  })
}

function filters(lines: readonly OrderLine[], chosen: State | undefined): Html[] {
  const counted = (Object.keys(states) as State[]).map(
    (state) => [state, lines.filter((line) => line.state === state).length] as const,
  )
  return [
    filter(LIST, 'All', lines.length, chosen === undefined),
    ...counted
      .filter(([state, count]) => count > 0 || state === chosen)
      .map(([state, count]) => filter(`${LIST}?status=${state}`, states[state], count, state === chosen)),
  ]
}

function filter(address: string, label: string, count: number, isChosen: boolean): Html {
  return html`<a href="${address}" ${isChosen ? raw('aria-current="true"') : ''}
    >${label} <span class="count">${count}</span></a
  > `
}

function table(lines: readonly OrderLine[], now: number): Html {
  return html`
    <div class="sheet" ${lines.length === 0 ? raw('hidden') : ''} data-sheet>
      <table class="orders">
        <thead>
          <tr>
            <th scope="col">Order</th>
            <th scope="col">Customer</th>
            <th scope="col">Status</th>
            <th scope="col">Payment</th>
            <th scope="col">Created</th>
            <th scope="col">Expires</th>
            <th scope="col" class="figure">Amount</th>
            <th scope="col"><span class="visually-hidden">Currency</span></th>
          </tr>
        </thead>
        <tbody>
          ${lines.map((line) => row(line, now))}
        </tbody>
      </table>
    </div>
  `
}

function row(line: OrderLine, now: number): Html {
  const { id, number, customer, country, state, payment, createdAt, expiresAt, shows } = line
  const isSoon = expiresAt !== null && Date.parse(`${expiresAt}Z`) - now < 3 * 86_400_000
  return html`
    <tr data-text="${searchText(line)}">
      <td class="order">
        <a href="/shop/orders/${String(id)}">${number}</a>
        <span class="quiet">${shows}</span>
      </td>
      <td class="customer">
        ${customerName(customer)} <span class="quiet">${kindOf(line)}, ${country}</span>
      </td>
      <td class="state">
        <span class="chip" data-state="${state}"
          ><span aria-hidden="true">${icons[state]}</span> ${states[state]}</span
        >
      </td>
      <td class="payment">${paymentName(payment)}</td>
      <td class="created">
        <time datetime="${createdAt}Z">${writtenAge(createdAt, now)}</time>
      </td>
      <td class="expires">
        ${
          expiresAt === null
            ? html`<span aria-hidden="true">–</span><span class="visually-hidden">does not expire</span>`
            : html`<time datetime="${expiresAt}Z" ${isSoon ? raw('class="soon"') : ''}
                >${writtenAge(expiresAt, now)}</time
              >`
        }
      </td>
      <td class="figure amount">${writtenAmount(line.amount, line.currency)}</td>
      <td class="currency">${line.currency}</td>
    </tr>
  `
}

/** The provider masks a person whom it identified itself with stars. */
function customerName(name: string): Html | string {
  return /^\*+$/.test(name) ? html`<span class="masked">Name not shown by the provider</span>` : name
}

/** PaymentPlan as "Payment plan". */
function paymentName(payment: string): string {
  const spaced = payment.replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return ['ApplePay', 'GooglePay', 'MobilePay'].includes(payment) ? payment.replace('Pay', ' Pay') : spaced
}
