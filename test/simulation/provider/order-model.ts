/**
 * One order at the provider: a sequential model that is written by hand from the description, and shares no rule with the
 * edge. It remembers every change with whoever made it, so that an audit can compare what was acknowledged with what was
 * done.
 */
import { type Change, madeBy, type RowValues } from './changes.ts'
import { type Delivery, orderResource, type Row } from './order-resource.ts'

/** A change that was made. */
export interface Application {
  /** The request of the edge, or who else made it. */
  by: string
  change: Change
  /** Milliseconds by the steady clock. */
  at: number
  /** The ids that it made: of rows, of a delivery or of a credit. */
  ids: number[]
  /** What it delivered, cancelled and credited, in minor units. */
  amount: number
  /** What it delivered: rows by their ids, whether for a lower amount than theirs, and whether no open row was left. */
  delivered?: { rows: number[]; amount: number; isLowered: boolean; isAll: boolean }
}

/** The errors of the description's table that this model answers. */
export type Refused = 'action-missing' | 'rows-refused' | 'request-invalid' | 'delivery-not-found'

/** The delivery that each order begins with. */
export const FIRST_DELIVERY = 50

/** The id of what is made first. */
export const FIRST_NEW_ID = 100

export class OrderModel {
  readonly id: number
  readonly applications: Application[] = []
  /** What GET answered, and since when. */
  readonly versions: { text: string; from: number }[] = []
  #rows: Row[]
  readonly #deliveries: Delivery[]
  readonly #metadata: Record<string, string> = {}
  #expiry = '2026-12-31'
  #status: 'Open' | 'Delivered' | 'Cancelled' = 'Open'
  #cancelled = 0
  #orderAmount: number
  #nextId = FIRST_NEW_ID

  /** @param hasDelivery whether two rows of it were delivered before, under {@link FIRST_DELIVERY} */
  constructor(id: number, rows: readonly RowValues[], now: number, hasDelivery = true) {
    this.id = id
    this.#rows = rows.map((row, index) => ({ ...row, OrderRowId: index + 1, IsCancelled: false }))
    const delivered = [1, 2].map((number) => ({
      Name: `Delivered ${number}`,
      Quantity: 200,
      UnitPrice: 200,
      OrderRowId: FIRST_DELIVERY + number,
      IsCancelled: false,
    }))
    const amount = amountOf(delivered)
    const first = { Id: FIRST_DELIVERY, amount, credited: 0, rows: delivered, credits: [] }
    this.#deliveries = hasDelivery ? [first] : []
    this.#orderAmount = amountOf(this.#rows) + (hasDelivery ? amount : 0)
    this.#remember(now)
  }

  get text(): string {
    return this.versions.at(-1)!.text
  }

  /** Ids for what a change will make, which the provider names before it has done it. */
  reserve(change: Change): number[] {
    return Array.from({ length: madeBy(change) }, () => this.#nextId++)
  }

  /** Why the order's state forbids the change; undefined if it may be made now. */
  refusal(change: Change): Refused | undefined {
    switch (change.operation) {
      case 'setOrderMetadata':
        return undefined
      case 'extendOrder':
        return this.#status === 'Open' ? undefined : 'request-invalid'
      case 'creditOrderRows':
      case 'creditNewRow':
      case 'creditWithFee':
      case 'creditAmount':
        return this.#refusedCredit(change)
      default:
        return this.#status === 'Open' ? this.#refusedOfOpen(change) : 'action-missing'
    }
  }

  #refusedOfOpen(change: Change): Refused | undefined {
    const rowsAreOpen = (ids: readonly number[]) => (this.#areOpen(ids) ? undefined : 'rows-refused')
    switch (change.operation) {
      case 'updateOrderRow':
      case 'updateOrderRows':
        return rowsAreOpen(change.updates.map(({ row }) => row))
      case 'cancelOrderRows':
      case 'deliverOrder':
        return rowsAreOpen(change.ids)
      case 'cancelAmount':
        return isWithin(change.total, this.#cancelled + 1, this.#cancelled + amountOf(this.#open()))
      case 'deliverAndLowerAmount':
        return isWithin(change.amount, 1, amountOf(this.#open()))
      default:
        return undefined
    }
  }

  #refusedCredit(change: Extract<Change, { delivery: number }>): Refused | undefined {
    const delivery = this.#deliveries.find(({ Id }) => Id === change.delivery)
    if (!delivery) return 'delivery-not-found'
    const left = delivery.amount - delivery.credited
    if (change.operation === 'creditAmount') {
      return change.total > delivery.credited && change.total <= delivery.amount
        ? undefined
        : 'request-invalid'
    }
    const credited = new Set(delivery.credits.flatMap(({ rows }) => rows.map(({ OrderRowId }) => OrderRowId)))
    const isOpen = (id: number) =>
      !credited.has(id) && delivery.rows.some(({ OrderRowId }) => OrderRowId === id)
    if (!change.ids.every(isOpen)) return 'rows-refused'
    const amount = creditOf(change, delivery)
    return amount > 0 && amount <= left ? undefined : 'request-invalid'
  }

  /** @param ids as {@link reserve} gave them */
  apply(by: string, change: Change, ids: number[], now: number): void {
    const before = this.#moved()
    const delivered = this.#apply(change, ids)
    const amount = this.#moved() - before
    this.applications.push({ by, change, at: now, ids, amount, ...(delivered && { delivered }) })
    this.#remember(now)
  }

  /** All that was delivered, cancelled and credited so far. */
  #moved(): number {
    return this.#deliveries.reduce((sum, { amount, credited }) => sum + amount + credited, this.#cancelled)
  }

  #apply(change: Change, ids: number[]): Application['delivered'] | void {
    switch (change.operation) {
      case 'addOrderRow':
      case 'addOrderRows':
        return this.#add(change.rows, ids)
      case 'replaceOrderRows':
        this.#cancel(this.#open())
        return this.#add(change.rows, ids)
      case 'updateOrderRow':
      case 'updateOrderRows':
        for (const { row, values } of change.updates) {
          const { IsCancelled = false, ...rest } = values
          const [found] = this.#named([row])
          this.#orderAmount -= amountOf([found!])
          if (IsCancelled) this.#cancel([found!])
          else Object.assign(found!, rest)
          this.#orderAmount += amountOf([found!])
        }
        return
      case 'setOrderMetadata':
        this.#metadata[change.key] = change.value
        return
      case 'extendOrder':
        this.#expiry = change.date
        return
      case 'cancelOrderRows':
        return this.#cancel(this.#named(change.ids))
      case 'cancelAmount':
        this.#cancelled = change.total
        return
      case 'cancelOrder':
        this.#cancel(this.#open())
        this.#status = 'Cancelled'
        return
      case 'deliverOrder': {
        const rows = change.ids.length > 0 ? this.#named(change.ids) : this.#open()
        return this.#deliver(rows, amountOf(rows), ids[0]!)
      }
      case 'deliverAndLowerAmount': {
        const rows = this.#open()
        this.#cancelled += amountOf(rows) - change.amount
        return this.#deliver(rows, change.amount, ids[0]!)
      }
      default:
        return this.#credit(change)
    }
  }

  #add(rows: readonly RowValues[], ids: readonly number[]): void {
    this.#rows.push(...rows.map((row, index) => ({ ...row, OrderRowId: ids[index]!, IsCancelled: false })))
    this.#orderAmount += amountOf(rows)
  }

  #cancel(rows: readonly Row[]): void {
    for (const row of rows) row.IsCancelled = true
    this.#cancelled += amountOf(rows)
  }

  #deliver(rows: Row[], amount: number, Id: number): NonNullable<Application['delivered']> {
    this.#rows = this.#rows.filter((row) => !rows.includes(row))
    this.#deliveries.push({ Id, amount, credited: 0, rows, credits: [] })
    const isAll = this.#open().length === 0
    if (isAll) this.#status = 'Delivered'
    const ids = rows.map(({ OrderRowId }) => OrderRowId)
    return { rows: ids, amount, isLowered: amount < amountOf(rows), isAll }
  }

  #credit(change: Extract<Change, { delivery: number }>): void {
    const delivery = this.#deliveries.find(({ Id }) => Id === change.delivery)!
    if (change.operation === 'creditAmount') {
      delivery.credited = change.total
      return
    }
    const amount = creditOf(change, delivery)
    const rows = delivery.rows.filter(({ OrderRowId }) => change.ids.includes(OrderRowId))
    const added =
      change.operation === 'creditNewRow'
        ? [{ ...change.added, OrderRowId: this.#nextId++, IsCancelled: false }]
        : []
    delivery.credited += amount
    delivery.credits.push({ amount, rows: [...rows, ...added] })
  }

  #open(): Row[] {
    return this.#rows.filter(({ IsCancelled }) => !IsCancelled)
  }

  #named(ids: readonly number[]): Row[] {
    return this.#rows.filter(({ OrderRowId }) => ids.includes(OrderRowId))
  }

  /** Whether each of the rows is open; no id stands for every open one. */
  #areOpen(ids: readonly number[]): boolean {
    const open = this.#open().map(({ OrderRowId }) => OrderRowId)
    return ids.length === 0 ? open.length > 0 : ids.every((id) => open.includes(id))
  }

  #remember(now: number): void {
    const text = JSON.stringify(
      orderResource({
        id: this.id,
        status: this.#status,
        cancelled: this.#cancelled,
        orderAmount: this.#orderAmount,
        rows: this.#rows,
        deliveries: this.#deliveries,
        expiry: this.#expiry,
        metadata: this.#metadata,
      }),
    )
    if (this.versions.at(-1)?.text !== text) this.versions.push({ text, from: now })
  }
}

function creditOf(
  change: Exclude<Extract<Change, { delivery: number }>, { operation: 'creditAmount' }>,
  { rows }: Delivery,
): number {
  const named = amountOf(rows.filter(({ OrderRowId }) => change.ids.includes(OrderRowId)))
  if (change.operation === 'creditNewRow') return named + amountOf([change.added])
  return change.operation === 'creditWithFee' ? named - change.fee : named
}

function isWithin(value: number, low: number, high: number): Refused | undefined {
  return value >= low && value <= high ? undefined : 'request-invalid'
}

/** Prices here divide evenly, so no rule of rounding is needed. */
function amountOf(rows: readonly RowValues[]): number {
  return rows.reduce((sum, { Quantity, UnitPrice }) => sum + (Quantity / 100) * UnitPrice, 0)
}
