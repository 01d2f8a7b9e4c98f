/** The credit desk on a page, and the edge's answers to it. */
import { html, LitElement, render } from 'lit'
import { stringifyJson } from '../../shared/domain/values/json.ts'
import type { CreditHistoryEntry } from '../../shared/domain/order/history.ts'
import type { Capability } from '../../shared/domain/session/capabilities.ts'
import type { CreditOrder } from '../desks/credit/data/credit-context.ts'
import { loadCreditDesk } from '../desks/credit/desk/credit-desk-parts.ts'
import type { CreditDesk } from '../desks/credit/desk/credit-desk.ts'
import { loadCreditOrders } from '../desks/credit/orders/credit-orders-parts.ts'
import { loadLanguage } from '../locales/languages.ts'
import { define } from '../kit/parts/define.ts'
import { tokens } from '../kit/styles/tokens.styles.ts'
import { FakeCredit } from './fake-credit.ts'

type Invoice = NonNullable<CreditOrder['Invoices']>[number]

/** An invoice of 100,00 and 25,00 VAT. */
export function buildInvoice(more: Partial<Invoice> = {}): Invoice {
  return {
    CreationDate: '2026-11-20T10:00:00',
    InvoiceAmountWithoutVat: '100',
    InvoiceVat: '25',
    CustomerId: 500_001,
    InvoiceNumber: 3_000_001,
    InvoiceDate: '2026-11-20T10:00:00',
    DueDate: '2026-12-20T10:00:00',
    ...more,
  }
}

/** An open order with 375,00 left. */
export function buildCreditOrder(more: Partial<CreditOrder> = {}): CreditOrder {
  return {
    ClientOrderNr: 'web-77',
    IsActive: true,
    CreationDate: '2026-11-20T09:30:00',
    ClosedDate: null,
    ProviderOrderNr: 1_000_001,
    WillBuyInvoices: true,
    CurrentAmount: '375',
    ExpirationDate: '2026-12-20T09:30:00',
    ValidCustomer: {
      LegalName: 'Tess Testsson',
      SecurityNumber: '19851332-0000',
      PhoneNumber: '+46701740605',
      AddressLine2: 'Provgatan 12',
      Postcode: 11455,
      Postarea: 'Stockholm',
      BusinessType: 'Person',
    },
    Invoices: [],
    ...more,
  }
}

/** A write of Kim. @param at a minute of one hour */
export function buildHistoryEntry(at: number, more: Partial<CreditHistoryEntry> = {}): CreditHistoryEntry {
  return {
    at: `2026-11-20T10:${String(at).padStart(2, '0')}:00.000Z`,
    who: { kind: 'session', id: 'u1', name: 'Kim' },
    operation: 'DeliverOrderEu',
    outcome: 'done',
    requestId: `request-${at}`,
    ...more,
  }
}

/** The write of Kim that made this order. */
export function buildCreation({ ProviderOrderNr }: CreditOrder): CreditHistoryEntry {
  return buildHistoryEntry(1, { operation: 'CreateOrderEu', made: ProviderOrderNr, orderType: 'Invoice' })
}

/** A history of which these are the newest entries, and nothing is left of the older ones. */
export function newestOf(...entries: CreditHistoryEntry[]): CreditScene['history'] {
  return (query) => (query.has('before') ? { entries: [] } : { entries, before: 2 })
}

interface HistoryPage {
  entries: CreditHistoryEntry[]
  before?: number
}

/** A provider with orders, behind the edge. */
export class CreditScene {
  readonly fake = new FakeCredit()
  orders: CreditOrder[]
  /** Pages of the history by its query; without one it is empty. */
  history: (query: URLSearchParams) => HistoryPage | Response = () => ({ entries: [] })
  readonly historyQueries: string[] = []

  constructor(orders: CreditOrder[] = []) {
    this.orders = orders
    this.fake.answer('Ping', 'pong')
    this.fake.answer('GetOrders', (input) => {
      const Orders = this.orders.filter(
        (order) =>
          (!input.ClientOrderNrIncluded || order.ClientOrderNr === input.ClientOrderNr) &&
          (!input.ProviderOrderNrIncluded || order.ProviderOrderNr === input.ProviderOrderNr),
      )
      return Orders.length > 0
        ? { Accepted: true, RejectionCode: 'Accepted', Orders }
        : { Accepted: false, RejectionCode: 'OrderDoesNotExist', ErrorMessage: 'There is no such order.' }
    })
    const { edge } = this.fake
    const soap = edge.intercept
    edge.intercept = (call) => {
      if (call.path !== '/api/credit/history') return soap(call)
      this.historyQueries.push(call.query.toString())
      const answer = this.history(call.query)
      return answer instanceof Response ? answer : new Response(stringifyJson(answer))
    }
  }

  restore(): void {
    this.fake.restore()
  }
}

/** Gives the desk the tokens of the public element. */
class CreditStage extends LitElement {
  static override styles = tokens
  override render(): unknown {
    return html`<slot></slot>`
  }
}

interface Setting {
  capabilities?: readonly Capability[]
  tasks?: CreditDesk['tasks']
  lang?: string
  dir?: 'ltr' | 'rtl'
}

const opened = new Set<HTMLElement>()

/** Opens the desk alone. */
export async function openCreditDesk(scene: CreditScene, setting: Setting = {}): Promise<CreditDesk> {
  const { lang = 'en', dir = 'ltr', capabilities = ['credit.read', 'credit.write'], tasks } = setting
  await loadLanguage(lang)
  define({ 'test-credit-stage': CreditStage })
  await loadCreditDesk()
  await loadCreditOrders()
  const around = document.createElement('main')
  document.body.append(around)
  opened.add(around)
  render(
    html`<test-credit-stage lang=${lang} dir=${dir}
      ><order-admin-credit
        lang=${lang}
        .client=${scene.fake.client}
        .capabilities=${capabilities}
      ></order-admin-credit
    ></test-credit-stage>`,
    around,
  )
  const desk = around.querySelector('order-admin-credit')!
  if (tasks) desk.tasks = tasks
  await desk.updateComplete
  return desk
}

/** Removes every desk; for `afterEach`. */
export function closeCreditDesks(): void {
  for (const around of opened) around.remove()
  opened.clear()
}

/** The shadow roots of the desk and of everything in it, in document order. */
export function creditRoots(desk: CreditDesk): ShadowRoot[] {
  const within = (root: ShadowRoot): ShadowRoot[] => [
    root,
    ...[...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => (shadowRoot ? within(shadowRoot) : [])),
  ]
  return within(desk.shadowRoot!)
}

/** The whole text of the desk, hidden orders included. */
export function creditText(desk: CreditDesk): string {
  return creditRoots(desk)
    .map(({ textContent }) => textContent)
    .join(' ')
    .replace(/\s+/g, ' ')
}

/** The first element of the desk that matches. */
export function inCredit<Found extends HTMLElement = HTMLElement>(
  desk: CreditDesk,
  selector: string,
): Found | undefined {
  for (const root of creditRoots(desk)) {
    const found = root.querySelector<Found>(selector)
    if (found) return found
  }
  return undefined
}

/** Looks for an order as a clerk does. */
export async function findInCredit(desk: CreditDesk, text: string): Promise<void> {
  const orders = inCredit<LitElement>(desk, 'order-admin-credit-orders')!
  await orders.updateComplete
  const field = orders.shadowRoot!.querySelector('input')!
  field.value = text
  field.form!.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
}
