/**
 * The provider's book of credit orders and payment plans: a sequential model that is written by hand from the description,
 * and shares no rule with the edge. It remembers every change with whoever made it.
 */
import type { CreditChange } from './changes.ts'

/** A change that was made. */
export interface Application {
  /** The request of the edge, or who else made it. */
  by: string
  change: CreditChange
  /** Milliseconds by the steady clock. */
  at: number
  /** The number of the order, the invoice or the plan that it made. */
  made?: number
  /** The amount of that invoice: below 0 for a credit. */
  invoiced?: number
  /** The amount that went to a payment plan or an account. */
  moved?: number
  /** Whether it left its order closed. */
  closed: boolean
}

export interface Invoice {
  number: number
  amount: number
  /** What was credited of it. */
  credited: number
}

export interface Order {
  nr: number
  number: string
  customer: string
  amount: number
  isActive: boolean
  isClosed: boolean
  /** Days from the first expiry. */
  extended: number
  invoices: Invoice[]
}

export type PlanStatus = 'Pending' | 'Activated' | 'Cancelled'

/** Orders of other types, without an invoice. */
export const FIRST_OF_TYPE = { PaymentPlan: 5002, AccountCredit: 5003 } as const

/** The rejections of the description's tables that this model answers. */
export type Rejection =
  | 'CustomerAbuseBlock'
  | 'OrderDoesNotExist'
  | 'OrderIsClosed'
  | 'OverAuthorizedAmount'
  | 'CreditInvoiceNotInOrder'
  | 'CreditAmountTooHigh'
  | 'PaymentPlanDoesNotExist'
  | 'WrongStatus'

/** What the book begins with: an order with one invoice, and a payment plan. */
export const FIRST = {
  order: 5001,
  number: 'A-1',
  customer: '194608142222',
  plan: 7001,
  invoice: 9001,
} as const
const FIRST_AMOUNT = 60_000
const FIRST_INVOICED = 30_000

export class CreditBook {
  readonly applications: Application[] = []
  readonly orders: Order[] = []
  /** The customers on the block list. */
  readonly blocked = new Set<string>()
  readonly plans = new Map<number, PlanStatus>([[FIRST.plan, 'Pending']])
  /** How much each order had, under which number, and since when. */
  readonly versions: { from: number; orders: readonly Pick<Order, 'nr' | 'amount' | 'number'>[] }[] = []
  /** Whether a new order with the number, the customer and the amount of an active one is that one, for longer. */
  readonly #authorizesAgain: boolean
  #next = 10_000

  constructor(now: number, authorizesAgain: boolean) {
    this.#authorizesAgain = authorizesAgain
    const invoices = [{ number: FIRST.invoice, amount: FIRST_INVOICED, credited: 0 }]
    const { order: nr, number, customer } = FIRST
    const state = { isActive: true, isClosed: false, extended: 0 }
    this.orders.push({ nr, number, customer, amount: FIRST_AMOUNT, ...state, invoices })
    for (const [type, other] of Object.entries(FIRST_OF_TYPE)) {
      this.orders.push({ nr: other, number: type, customer, amount: FIRST_AMOUNT, ...state, invoices: [] })
    }
    this.#remember(now)
  }

  order(nr: number): Order | undefined {
    return this.orders.find((order) => order.nr === nr)
  }

  /** Why the book's state forbids the change; undefined if it may be made now. */
  refusal(change: CreditChange): Rejection | undefined {
    if ('plan' in change) {
      const status = this.plans.get(change.plan)
      if (!status) return 'PaymentPlanDoesNotExist'
      return status === 'Pending' ? undefined : 'WrongStatus'
    }
    if (change.operation === 'createOrder' && this.blocked.has(change.customer)) return 'CustomerAbuseBlock'
    if (!('order' in change)) return undefined
    const order = this.order(change.order)
    if (!order) return 'OrderDoesNotExist'
    if (change.operation === 'changeNumber') return undefined
    if ('credits' in change && change.credits !== undefined) {
      const invoice = order.invoices.find(({ number }) => number === change.credits)
      if (!invoice || invoice.amount < 0) return 'CreditInvoiceNotInOrder'
      const amount = change.amount ?? invoice.amount
      return amount <= invoice.amount - invoice.credited ? undefined : 'CreditAmountTooHigh'
    }
    if (!order.isActive) return 'OrderIsClosed'
    if (change.operation === 'close' || change.operation === 'changeAmount') return undefined
    return (change.amount ?? order.amount) <= order.amount ? undefined : 'OverAuthorizedAmount'
  }

  apply(by: string, change: CreditChange, now: number): Application {
    const made = this.#apply(change)
    const order = 'order' in change ? this.order(change.order) : undefined
    const application = { by, change, at: now, ...made, closed: order?.isClosed ?? false }
    this.applications.push(application)
    this.#remember(now)
    return application
  }

  #apply(change: CreditChange): Pick<Application, 'made' | 'invoiced' | 'moved'> {
    switch (change.operation) {
      case 'createOrder':
        return { made: this.#create(change) }
      case 'createPlan': {
        const made = this.#next++
        this.plans.set(made, 'Pending')
        return { made }
      }
      case 'approvePlan':
      case 'cancelPlan':
        this.plans.set(change.plan, change.operation === 'approvePlan' ? 'Activated' : 'Cancelled')
        return {}
      case 'changeAmount':
        this.order(change.order)!.amount = change.amount
        return {}
      case 'changeNumber':
        this.order(change.order)!.number = change.number
        return {}
      case 'block':
        this.blocked.add(change.customer)
        return {}
      case 'close':
        Object.assign(this.order(change.order)!, { isActive: false, isClosed: true })
        return {}
      default:
        return this.#invoice(change, this.order(change.order)!)
    }
  }

  #create({ number, customer, amount }: Extract<CreditChange, { operation: 'createOrder' }>): number {
    const same = this.orders.find(
      (order) =>
        order.isActive && order.number === number && order.customer === customer && order.amount === amount,
    )
    if (same && this.#authorizesAgain) {
      same.extended += 1
      return same.nr
    }
    const nr = this.#next++
    const state = { isActive: true, isClosed: false, extended: 0, invoices: [] }
    this.orders.push({ nr, number, customer, amount, ...state })
    return nr
  }

  #invoice(
    change: Extract<CreditChange, { operation: 'createInvoice' | 'deliver' }>,
    order: Order,
  ): Pick<Application, 'made' | 'invoiced' | 'moved'> {
    const made = this.#next++
    const { amount: asked, credits } = change
    if ('by' in change && change.by) {
      const moved = asked ?? order.amount
      lower(order, moved)
      return { made, moved }
    }
    const credited = order.invoices.find(({ number }) => number === credits)
    const invoiced = credited ? -(asked ?? credited.amount) : (asked ?? order.amount)
    if (credited) credited.credited -= invoiced
    else lower(order, invoiced)
    order.invoices.push({ number: made, amount: invoiced, credited: 0 })
    return { made, invoiced }
  }

  #remember(from: number): void {
    this.versions.push({
      from,
      orders: this.orders.map(({ nr, amount, number }) => ({ nr, amount, number })),
    })
  }
}

/** An order of which nothing is left is closed. */
function lower(order: Order, amount: number): void {
  order.amount -= amount
  if (order.amount === 0) Object.assign(order, { isActive: false, isClosed: true })
}
