/** Shared code of the readers of deliveries, cancellations and credits. Pure. */
import { amountLimits } from '../../../../shared/domain/values/limits.ts'
import { type Long, normalLong } from '../../../../shared/domain/values/long.ts'
import { type PricedRow, rowAmount } from '../../../../shared/domain/money/money.ts'
import { checkRowIds } from '../../../../shared/domain/order/named-rows.rules.ts'
import type { OpenAmountRefusal } from '../../../../shared/domain/order/open-amount.rules.ts'
import type { LifeRefusal } from '../../../../shared/domain/order/order-life.rules.ts'
import type { OrderRow } from '../../../../shared/domain/order/order-row.schema.ts'
import { reductionsOf } from '../../../../shared/domain/money/reduction.rules.ts'
import { memberName } from '../../../../shared/domain/values/refusal.ts'
import { ok, refuse, type Result } from '../../../../shared/domain/values/result.ts'
import { totals, type VatGroup } from '../../../../shared/domain/money/totals.ts'
import { type Parse, readMoney, readNumber } from '../../../rows/changes/money-text.ts'
import type { FieldProblem } from '../../../rows/changes/row-field.ts'
import type { LifeWrite } from '../../../client/order-writes.ts'
import { type ExtraField, extraFields, type LifeDraft } from './life-draft.ts'
import type { LifeRow } from './life-rows.ts'

/** Where a problem is shown: at the whole form, the list of rows, a row's quantity, the amount, or a field. */
export type LifePlace = 'form' | 'way' | 'rows' | `row ${Long}` | 'amount' | ExtraField

export type LifeProblem =
  | FieldProblem
  | { code: 'nothing-chosen' }
  | { code: 'row-locked' }
  | { code: 'not-allowed' }
  | { code: 'credit-too-high'; maximum: Long }
  | { code: 'nothing-to-credit' }
  /** The open amount after it, in minor units. */
  | { code: 'order-amount-negative'; open: Long }

export type LifeProblems = ReadonlyMap<LifePlace, LifeProblem>

/** The figures of a request. Amounts are positive minor units, VAT included. */
export interface LifeFigures {
  amount: Long
  /** The amount by VAT rate, highest rate first; undefined where the rows have no rates. */
  rates: readonly VatGroup[] | undefined
  /** The amount that stays open, or left to credit. */
  left: { before: Long; after: Long }
  /** The amount that a delivery cancels. */
  cancelled: Long
  /** Whether nothing stays open, which closes the order. */
  closes: boolean
  /** The delivered amount above the order's own, and the rows below 0 that it leaves behind. */
  excess?: { amount: Long; rows: readonly OrderRow[] } | undefined
  /** The rest of each VAT rate where nothing is left to credit: the rates do not come out even. */
  uneven?: readonly VatGroup[]
  /** For each named row its amount, and the remaining quantity, times 100. */
  rows: ReadonlyMap<Long, { amount: Long; rest: Long }>
}

/** Either problems or a request. */
export type ReadLife =
  | { write: LifeWrite; figures: LifeFigures; problems: LifeProblems }
  | { write: undefined; figures: undefined; problems: LifeProblems }

/** The reading while something is wrong. */
export function refusedLife(problems: LifeProblems): ReadLife {
  return { write: undefined, figures: undefined, problems }
}

/** The reading once it can be sent. */
export function readyLife(write: LifeWrite, figures: LifeFigures): ReadLife {
  return { write, figures, problems: new Map() }
}

interface NamedRow extends LifeRow {
  /** Times 100. */
  quantity: Long
}

/** The chosen rows that still exist, in the order's sequence. */
export function readRows(
  rows: readonly LifeRow[],
  { chosen, quantities }: LifeDraft,
  parse: Parse,
): { named: NamedRow[]; problems: Map<LifePlace, LifeProblem> } {
  const problems = new Map<LifePlace, LifeProblem>()
  const named = rows.flatMap((lifeRow): NamedRow[] => {
    const { row, canDivide } = lifeRow
    if (!chosen.has(row.OrderRowId)) return []
    const text = canDivide ? quantities.get(row.OrderRowId) : undefined
    const read = text === undefined ? ok(row.Quantity) : readQuantity(text, row.Quantity, parse)
    if (read.ok) return [{ ...lifeRow, quantity: read.value }]
    problems.set(`row ${row.OrderRowId}`, read.reason)
    return []
  })
  const [refusal] = checkRowIds(
    named.map(({ row }) => row.OrderRowId),
    { mayBeEmpty: true },
  )
  if (refusal) problems.set('rows', refusal)
  return { named, problems }
}

/** @param maximum the rest of the row */
function readQuantity(text: string, maximum: Long, parse: Parse): Result<Long, FieldProblem> {
  const read = readNumber(text, parse)
  return read.ok ? inRange(read.value, maximum) : read
}

interface TypedAmount {
  text: string
  currency: string
  parse: Parse
  /** The amount to take from, in minor units. */
  left: Long
  /** The amount already in the request's total, in minor units: the total has a limit too. */
  total: Long
}

/** A request for an amount without rows, and its other figures. */
type AmountRequest = {
  write: LifeWrite
  refused: LifeRefusal | undefined
} & Pick<LifeFigures, 'rates' | 'cancelled' | 'closes'> &
  Partial<Pick<LifeFigures, 'left'>>

/** Reads an amount above 0, and builds its request. */
export function readAmountLife(
  { text, currency, parse, left, total }: TypedAmount,
  requestOf: (amount: Long) => AmountRequest,
): ReadLife {
  const read = readMoney(text, currency, parse)
  const within = read.ok ? inRange(read.value, mostToAdd(total, left)) : read
  if (!within.ok) return refusedLife(new Map([['amount', within.reason]]))
  const amount = within.value
  const { write, refused, ...figures } = requestOf(amount)
  if (refused) return refusedLife(problemsOf(refused))
  const after = difference(left, amount)
  return readyLife(write, { amount, left: { before: left, after }, rows: new Map(), ...figures })
}

function inRange(value: Long, maximum: Long): Result<Long, FieldProblem> {
  if (value >= 1 && value <= maximum) return ok(value)
  return refuse({ code: 'member-out-of-range', minimum: 1, maximum })
}

/** The most by which a total may still rise. */
function mostToAdd(total: Long, left: Long): Long {
  const room = difference(amountLimits.maximum, total)
  return room < left ? room : left
}

/** The parts of named rows that are not taken whole. */
export function optionsOf(named: readonly NamedRow[]): { OrderRowId: Long; Quantity: Long }[] {
  return named
    .filter(({ row, quantity }) => quantity < row.Quantity)
    .map(({ row: { OrderRowId }, quantity }) => ({ OrderRowId, Quantity: quantity }))
}

/** An amount without rows by VAT rate, in proportion to its rows: as the provider divides it. */
export function reductionRows(amount: Long, rows: readonly OrderRow[]): PricedRow[] {
  return reductionsOf(rows, amount).map((reduction) => ({
    UnitPrice: reduction.amount,
    Quantity: 100,
    VatPercent: reduction.VatPercent,
  }))
}

/** The rows by VAT rate; undefined without rows. */
export function ratesOf(rows: readonly PricedRow[]): VatGroup[] | undefined {
  return rows.length > 0 ? totals(rows).VatGroups : undefined
}

/** Exact for amounts of any size. */
export function difference(one: Long, other: Long): Long {
  return normalLong(BigInt(one) - BigInt(other))
}

/** Rows that are taken whole. */
export function wholeRows(rows: readonly OrderRow[]): LifeFigures['rows'] {
  return new Map(rows.map((row) => [row.OrderRowId, { amount: rowAmount(row), rest: 0 }]))
}

/**
 * The places of a refusal by the rules.
 * @param ids the rows in the request's sequence
 */
export function problemsOf(
  refusal: LifeRefusal | OpenAmountRefusal,
  ids: readonly Long[] = [],
): LifeProblems {
  switch (refusal.code) {
    case 'order-amount-negative':
      return new Map([['rows', refusal]])
    case 'rows-refused':
      return new Map(refusal.rows.map(({ OrderRowId }) => [`row ${OrderRowId}`, { code: 'row-locked' }]))
    case 'request-invalid':
      return new Map(refusal.refusals.map(({ pointer, ...reason }) => [placeOf(pointer, ids), reason]))
    case 'credit-too-high':
      return new Map([['form', { code: 'credit-too-high', maximum: refusal.maximum }]])
    default:
      return new Map([['form', { code: 'not-allowed' }]])
  }
}

function placeOf(pointer: string, ids: readonly Long[]): LifePlace {
  const [, list, index] = pointer.split('/')
  if (list?.endsWith('Options') && index !== undefined) {
    const id = ids[Number(index)]
    return id === undefined ? 'rows' : `row ${id}`
  }
  if (list === 'OrderRowIds') return 'rows'
  const name = memberName(pointer)
  if (name.endsWith('Amount')) return 'amount'
  return extraFields.find((field) => field === name) ?? 'form'
}
