/** The rows in the editor, on a store without an order. */
import type { CreditRow, CreditRowProblem } from '../../../../shared/domain/credit/credit-row.ts'
import { totalOf, vatGroupsOf } from '../../../../shared/domain/credit/credit-row.rules.ts'
import type { Long } from '../../../../shared/domain/values/long.ts'
import type { PricedRow } from '../../../../shared/domain/money/money.ts'
import type { Order } from '../../../../shared/domain/order/order.schema.ts'
import type { Result } from '../../../../shared/domain/values/result.ts'
import type { VatGroup } from '../../../../shared/domain/money/totals.ts'
import { addRows, type Changes, type DeskRow, noChanges, type RowKey } from '../../../rows/changes/changes.ts'
import { ChangesStore } from '../../../rows/changes/changes.store.ts'
import { newKey } from '../../../rows/changes/new-key.ts'
import { creditRowSetting, pricedRow } from './credit-row-setting.ts'
import { type CreditRowKind, type CreditRowStart, deskRowOf, type PriceKind } from './row-shapes.ts'

export interface RowSums {
  /** Minor units, VAT included; and the VAT in it. */
  amount: Long
  vatAmount: Long
  groups: VatGroup[]
}

interface DraftedRowsOptions {
  rows: readonly CreditRowStart[]
  kind: CreditRowKind
  currency: string
}

/** Rows with undo and redo, and their total while they are typed. */
export class DraftedRows {
  readonly store: ChangesStore
  readonly #start: Changes
  readonly #startPrices: PriceKind
  readonly #given: ReadonlySet<string>
  #kind: CreditRowKind
  #prices: PriceKind
  // A keystroke changes one of perhaps thousands of rows: the others are not priced again.
  #priced = new WeakMap<DeskRow, Result<CreditRow, CreditRowProblem>>()

  constructor({ rows, kind, currency }: DraftedRowsOptions) {
    const isIncluding = rows.length === 0 || rows[0]!.PriceIncludingVat === true
    this.#kind = kind
    this.#prices = kind === 'OrderRow' && isIncluding ? 'with-vat' : 'without-vat'
    this.#startPrices = this.#prices
    const started = rows.map((row) => deskRowOf(row, this.#prices))
    this.#given = new Set(started.flatMap(textsOf))
    this.#start = addRows(noChanges, started, started.map(newKey))
    this.store = new ChangesStore(emptyOrder(currency), this.#setting(currency), this.#start)
  }

  get prices(): PriceKind {
    return this.#prices
  }

  /**
   * Marks every price as with or without VAT: typed prices stay unchanged (decided). A clerk who switches has prices of
   * that kind in hand, and converting twice would lose minor units. The sum before and after is shown.
   */
  set prices(prices: PriceKind) {
    this.#prices = prices
    this.#settle(this.store.order.Currency)
  }

  /** Sets the currency when the country changes. Typed prices stay unchanged. */
  follow(kind: CreditRowKind, currency: string): void {
    if (kind === this.#kind && currency === this.store.order.Currency) return
    this.#kind = kind
    if (kind === 'ClientInvoiceRow') this.#prices = 'without-vat'
    if (currency !== this.store.order.Currency) this.store.rebase(emptyOrder(currency))
    this.#settle(currency)
  }

  /** The number of rows that differ from their initial state. */
  get changeCount(): number {
    const before = new Map(this.#start.added.map((row) => [row.key, row]))
    let count = 0
    for (const row of this.store.changes.added) {
      const first = before.get(row.key)
      if (first?.row !== row.row || Object.keys(row.unread).length > 0) count += 1
      before.delete(row.key)
    }
    const isSwitched = this.#prices !== this.#startPrices && this.store.changes.added.length > 0
    return count + before.size || (isSwitched ? 1 : 0)
  }

  /** The rows' total, with the text that is being typed; undefined while a row has no price. */
  get sums(): RowSums | undefined {
    return this.#sumsOf(this.store.typed.added.map(({ row }) => row))
  }

  /** The rows' total with this one in the place of another, or added. */
  totalWith(row: PricedRow, key: RowKey | undefined): Long {
    const others = this.store.changes.added.filter((other) => other.key !== key)
    const rows: DeskRow[] = [...others.map((other) => other.row), { Name: '', ...row }]
    const priced = rows.flatMap((one) => {
      const read = this.#price(one)
      return read.ok ? [read.value] : []
    })
    return totalOf(priced).amount
  }

  #sumsOf(rows: readonly DeskRow[]): RowSums | undefined {
    const priced: CreditRow[] = []
    for (const row of rows) {
      const read = this.#price(row)
      if (!read.ok) return undefined
      priced.push(read.value)
    }
    const { amount, vatAmount } = totalOf(priced)
    return { amount, vatAmount, groups: vatGroupsOf(priced) }
  }

  #price(row: DeskRow): Result<CreditRow, CreditRowProblem> {
    const known = this.#priced.get(row)
    if (known) return known
    const made = pricedRow(row, this.#prices)
    this.#priced.set(row, made)
    return made
  }

  #settle(currency: string): void {
    this.#priced = new WeakMap()
    this.store.setting = this.#setting(currency)
  }

  #setting(currency: string): ReturnType<typeof creditRowSetting> {
    const totalWith = this.totalWith.bind(this)
    const [kind, prices, given] = [this.#kind, this.#prices, this.#given]
    return creditRowSetting({ kind, prices, currency, totalWith, given })
  }
}

/** The texts of a row without empty ones; the row's form trims their blanks. */
function textsOf({ Name, ArticleNumber, Unit }: DeskRow): string[] {
  const texts = [Name, ArticleNumber, Unit].filter((text): text is string => Boolean(text))
  return texts.flatMap((text) => [text, text.trim()])
}

/** The editor of rows needs an order: this one has only a currency. */
function emptyOrder(Currency: string): Order {
  return {
    Id: 0,
    Currency,
    MerchantOrderId: '',
    OrderStatus: 'Open',
    SystemStatus: 'Active',
    SystemStatusMessage: '',
    PaymentCreditStatus: null,
    PaymentType: 'Invoice',
    CreationDate: '',
    IsCompany: false,
    CancelledAmount: 0,
    OrderAmount: 0,
    Deliveries: [],
    OrderRows: [],
    Actions: [],
    ExpirationDate: null,
    BillingReferences: [],
  }
}
