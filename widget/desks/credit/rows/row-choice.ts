/** A clerk's choice from the rows that are left, and its amount by the provider's own rule. */
import type { CreditRow } from '../../../../shared/domain/credit/credit-row.ts'
import {
  inputOfOrderRow,
  priceRow,
  totalOf,
  vatGroupsOf,
} from '../../../../shared/domain/credit/credit-row.rules.ts'
import { takeRows } from '../../../../shared/domain/credit/credit-row-take.rules.ts'
import { type Decimal, decimalOf, minorUnits } from '../../../../shared/domain/money/decimal.ts'
import type { Long } from '../../../../shared/domain/values/long.ts'
import { ok, refuse, type Result } from '../../../../shared/domain/values/result.ts'
import { type QuantityStep, steppedQuantity } from '../../../rows/changes/quantity-step.ts'
import type { FieldProblem } from '../../../rows/changes/row-field.ts'
import { readQuantity } from '../../../rows/changes/money-text.ts'
import { parseTyped } from '../../../kit/format/parse-amount.ts'
import type { Localizer } from '../../../locales/localizer.ts'
import type { RowSums } from './drafted-rows.ts'
import type { CreditRowsProblem, CreditRowsRead } from './read-rows.ts'
import { clientRowOfLeft, type CreditRowKind, orderRowOfLeft } from './row-shapes.ts'

/** The chosen units of one row, as typed; `all` also where it has more decimals than can be typed. */
type Chosen = 'all' | { text: string }

interface Taken {
  sums: RowSums
  /** The amount of each chosen row; undefined where no unit is chosen. */
  amounts: readonly (Long | undefined)[]
  /** Minor units, VAT included: the rest after it. */
  stays: Long
}

type TakenOrNot = Result<Taken, { code: 'rows-wrong'; count: number } | { code: 'above-left'; amount: Long }>

export class RowChoice extends EventTarget {
  readonly left: readonly CreditRow[]
  readonly #l: Localizer
  readonly #start: Chosen
  #chosen: readonly Chosen[]
  #taken: { of: readonly Chosen[]; lang: string; value: TakenOrNot } | undefined

  readonly #kind: CreditRowKind

  /** @param start whether all or nothing is chosen at first */
  constructor(left: readonly CreditRow[], kind: CreditRowKind, start: 'all' | 'none', l: Localizer) {
    super()
    this.#kind = kind
    this.left = left
    this.#l = l
    this.#start = start === 'all' ? 'all' : { text: l.format(0, 'plain') }
    this.#chosen = left.map(() => this.#start)
  }

  /** Another object after every change. */
  get state(): unknown {
    return this.#chosen
  }

  /** The number of rows whose choice differs from the initial one. */
  get changeCount(): number {
    const start = this.#start
    const isStart = (chosen: Chosen) =>
      chosen === start || (chosen !== 'all' && start !== 'all' && chosen.text === start.text)
    return this.#chosen.filter((chosen) => !isStart(chosen)).length
  }

  /** Units as typed. */
  text(at: number): string {
    const chosen = this.#chosen[at]!
    return chosen === 'all' ? this.#l.format(minorUnits(this.left[at]!.NrOfUnits), 'plain') : chosen.text
  }

  isWhole(at: number): boolean {
    const units = this.#units(at)
    return units.ok && units.value === this.left[at]!.NrOfUnits
  }

  isNone(at: number): boolean {
    const units = this.#units(at)
    return units.ok && units.value === '0'
  }

  problem(at: number): FieldProblem | undefined {
    const units = this.#units(at)
    return units.ok ? undefined : units.reason
  }

  set(at: number, text: string): void {
    this.#set(this.#chosen.with(at, { text }))
  }

  step(at: number, by: QuantityStep): void {
    const maximum = minorUnits(this.left[at]!.NrOfUnits)
    const now = parseTyped(this.text(at), this.#l.lang())
    // Here, unlike in an order's row, no units is a valid quantity.
    const isToNone = by < 0 && typeof now !== 'string' && now > 0 && now <= -by
    const next = isToNone ? 0 : steppedQuantity(now, by, maximum)
    if (next !== undefined) this.set(at, this.#l.format(next, 'plain'))
  }

  take(at: number, what: 'all' | 'none'): void {
    this.#set(this.#chosen.with(at, this.#as(what)))
  }

  takeEvery(what: 'all' | 'none'): void {
    this.#set(this.left.map(() => this.#as(what)))
  }

  /** The amount of the choice; undefined while it is wrong. */
  get sums(): RowSums | undefined {
    return this.taken.ok ? this.taken.value.sums : undefined
  }

  /** The choice, its amount and the rest. */
  get taken(): TakenOrNot {
    const lang = this.#l.lang()
    if (this.#taken?.of !== this.#chosen || this.#taken.lang !== lang) {
      this.#taken = { of: this.#chosen, lang, value: this.#take() }
    }
    return this.#taken.value
  }

  read(): Result<CreditRowsRead, CreditRowsProblem> {
    const { taken } = this
    if (!taken.ok) return taken
    const units = this.left.map((_, at) => this.#valid(at))
    const chosen = this.left.flatMap((row, at) => (units[at] === '0' ? [] : { row, units: units[at]! }))
    const { amount, vatAmount } = taken.value.sums
    if (chosen.length === 0) return refuse({ code: 'no-rows' })
    if (amount <= 0) return refuse({ code: 'not-above-zero', amount })
    const isAll = this.left.every((_, at) => this.isWhole(at))
    const isOrderRow = this.#kind === 'OrderRow'
    return ok({
      OrderRows: isOrderRow ? chosen.map(({ row, units }) => orderRowOfLeft(row, units)) : [],
      InvoiceRows: isOrderRow ? [] : chosen.flatMap(({ row, units }) => clientRowOfLeft(row, units) ?? []),
      amount,
      vatAmount,
      isAll,
      isChosen: true,
    })
  }

  #take(): TakenOrNot {
    const count = this.left.filter((_, at) => !this.#units(at).ok).length
    if (count > 0) return refuse({ code: 'rows-wrong', count })
    const places: number[] = []
    const given = this.left.flatMap((row, at) => {
      const part = partOf(row, this.#valid(at))
      if (part) places.push(at)
      return part ?? []
    })
    const { amount } = totalOf([...this.left])
    const taken = takeRows(this.left, given, amount, 'replaces')
    if (!taken.ok) return refuse({ code: 'above-left', amount: totalOf(given).amount })
    const { delivered, left } = taken.value
    const amounts: (Long | undefined)[] = this.left.map(() => undefined)
    for (const [index, at] of places.entries()) amounts[at] = delivered.rows[index]!.amount
    const sums = {
      amount: delivered.amount,
      vatAmount: delivered.vatAmount,
      groups: vatGroupsOf(delivered.rows),
    }
    return ok({ sums, amounts, stays: totalOf(left).amount })
  }

  /** The chosen units of a row: all of them exactly, or at most two decimals. */
  #units(at: number): Result<Decimal, FieldProblem> {
    const chosen = this.#chosen[at]!
    const row = this.left[at]!
    if (chosen === 'all') {
      return this.#cannotSay(row)
        ? refuse({ code: 'own-rule', term: 'creditChosenOther' })
        : ok(row.NrOfUnits)
    }
    const typed = readQuantity(chosen.text, (text) => parseTyped(text, this.#l.lang()))
    if (!typed.ok) return typed
    const read = typed.value
    const maximum = minorUnits(row.NrOfUnits)
    if (read < 0 || read > maximum) return refuse({ code: 'member-out-of-range', minimum: 0, maximum })
    if (read !== 0 && this.#cannotSay(row)) return refuse({ code: 'own-rule', term: 'creditChosenOther' })
    if (read === maximum) return ok(row.NrOfUnits)
    if (read !== 0 && isWholeOnly(row)) {
      return refuse({ code: 'own-rule', term: 'creditChosenWhole' })
    }
    return ok(decimalOf(read))
  }

  /** Rows of the older operations have fewer members than the rows that are left. */
  #cannotSay(row: CreditRow): boolean {
    // To take all rows, none needs a name.
    const isNamed = this.#chosen.some((chosen) => chosen !== 'all')
    return isNamed && this.#kind === 'ClientInvoiceRow' && clientRowOfLeft(row) === undefined
  }

  /** @returns 0 where it is wrong */
  #valid(at: number): Decimal {
    const units = this.#units(at)
    return units.ok ? units.value : '0'
  }

  #as(what: 'all' | 'none'): Chosen {
    return what === 'all' ? 'all' : { text: this.#l.format(0, 'plain') }
  }

  #set(chosen: readonly Chosen[]): void {
    this.#chosen = chosen
    this.dispatchEvent(new Event('change'))
  }
}

/** A discount that is an amount is not divided: the provider takes such a row whole. */
export function isWholeOnly({ DiscountPercent, discountAmount }: CreditRow): boolean {
  return DiscountPercent === 0 && discountAmount !== 0
}

/** The row with some of its units, in the shape by which an operation finds it; undefined for none. */
function partOf(row: CreditRow, units: Decimal): CreditRow | undefined {
  if (units === '0') return undefined
  if (units === row.NrOfUnits) return row
  const priced = priceRow(inputOfOrderRow(orderRowOfLeft(row, units)))
  return priced.ok ? priced.value : row
}
