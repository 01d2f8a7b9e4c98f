/** The content of the review before saving: the planned calls and the obstacles to them. Pure. */
import type { OrderAction } from '../../../../shared/domain/order/enums.ts'
import type { Long } from '../../../../shared/domain/values/long.ts'
import { refusedAmount } from '../../../../shared/domain/order/open-amount.rules.ts'
import { openAmount } from '../../../../shared/domain/order/open-rows.ts'
import { hasAction, remainingAmount } from '../../../../shared/domain/order/order.rules.ts'
import type { Order } from '../../../../shared/domain/order/order.schema.ts'
import { totals, type VatGroup } from '../../../../shared/domain/money/totals.ts'
import type { ChangesStore } from '../../../rows/changes/changes.store.ts'
import type { RowKey } from '../../../rows/changes/changes.ts'
import type { Estimate } from '../../../rows/changes/estimate.ts'
import { isTooLarge, meetsCreditCheck, plan, type PlannedCall } from '../../../rows/changes/plan.ts'
import { fieldOfPointer } from '../../../rows/changes/row-draft.ts'
import type { RowField } from '../../../rows/changes/row-field.ts'
import type { EdgeError } from '../../../client/edge-error.ts'
import { problemKind } from '../../../kit/parts/problem-words.ts'
import type { SaveEnd } from './saver.ts'

export interface Review {
  calls: PlannedCall[]
  /** The provider's actions that the order lacks for these changes. */
  missing: OrderAction[]
  isTooLarge: boolean
  /** The open amount after saving, in minor units, if that is below 0; undefined if it may be saved. */
  belowZero: Long | undefined
  /** Whether the amount rises: not at all, only in between, or in the end. */
  creditCheck: 'none' | 'on-the-way' | 'follows'
  /** Whether the changes can be saved now. */
  isReady: boolean
}

export function reviewOf({ order, changes, wrong, conflicts, estimate }: ChangesStore): Review {
  const calls = plan(order, changes)
  const needed = new Set(calls.map(requires))
  const missing = [...needed].filter((action) => !hasAction(order, action))
  const tooLarge = calls.some(isTooLarge)
  const obstacles = wrong.length + conflicts.length + missing.length
  const open = BigInt(openAmount(order))
  const belowZero = refusedAmount(open, open + BigInt(estimate.difference))?.open
  return {
    calls,
    missing,
    isTooLarge: tooLarge,
    belowZero,
    creditCheck: !meetsCreditCheck(calls) ? 'none' : estimate.difference > 0 ? 'follows' : 'on-the-way',
    isReady: calls.length > 0 && obstacles === 0 && !tooLarge && belowZero === undefined,
  }
}

function requires({ operation }: PlannedCall): OrderAction {
  return operation === 'addOrderRow' || operation === 'addOrderRows' ? 'CanAddOrderRow' : 'CanUpdateOrderRow'
}

/** A row that an answer points to. */
interface PointedRow {
  key: RowKey
  /** Undefined if the whole row is refused. */
  field: RowField | undefined
  /** The edge's text. */
  detail: string
}

/** The rows of a call that a refusal points to in its body. */
export function pointedRows({ members }: EdgeError, { keys }: PlannedCall): PointedRow[] {
  return members.flatMap(({ pointer, detail }) => {
    const [, index = '0'] = /^\/OrderRows\/(\d+)/.exec(pointer) ?? []
    const key = keys[Number(index)]
    return key ? [{ key, field: fieldOfPointer(pointer), detail }] : []
  })
}

/** The place where the clerk can correct a refused row; undefined if no row is known. */
export function refusedPlace(
  end: SaveEnd | undefined,
  { rows }: ChangesStore,
): { key: RowKey; field: RowField | undefined } | undefined {
  if (end?.is !== 'refused') return undefined
  const { error, call } = end
  const pointed = pointedRows(error, call)[0]
  if (pointed) return pointed
  const key = call.keys.find((one) => rows.some((row) => row.key === one))
  // If no member is wrong, the amount is too high.
  const isTooHigh = ['credit', 'tooLarge'].includes(problemKind(error) ?? '')
  return key && { key, field: isTooHigh ? 'Quantity' : undefined }
}

interface Compared {
  expected: Long
  provider: Long
}

/** The expected amounts after a save, and the provider's. */
export interface ComparedTotals {
  total: Compared
  /** VAT amounts for every rate that either side has, highest first. */
  rates: (Compared & { VatPercent: Long })[]
  isSame: boolean
}

export function compareTotals(order: Order, { after, rates }: Estimate): ComparedTotals {
  const actual = totals([...order.OrderRows, ...order.Deliveries.flatMap(({ OrderRows }) => OrderRows)])
  const expected = rates.map((rate) => rate.after)
  const percents = new Set([...expected, ...actual.VatGroups].map(({ VatPercent }) => VatPercent))
  const compared = [...percents]
    .toSorted((a, b) => Number(b) - Number(a))
    .map((VatPercent) => ({
      VatPercent,
      expected: vatOf(expected, VatPercent),
      provider: vatOf(actual.VatGroups, VatPercent),
    }))
    .filter(({ expected: one, provider }) => one !== 0 || provider !== 0)
  const total = { expected: after, provider: remainingAmount(order) }
  return { total, rates: compared, isSame: [total, ...compared].every(isAsExpected) }
}

function vatOf(groups: readonly VatGroup[], percent: Long): Long {
  return groups.find(({ VatPercent }) => VatPercent === percent)?.VatAmount ?? 0
}

export function isAsExpected({ expected, provider }: Compared): boolean {
  return expected === provider
}
