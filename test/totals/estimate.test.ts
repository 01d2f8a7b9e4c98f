/**
 * The amount that the widget shows before saving equals the provider's afterwards, to the minor unit: random
 * changes of random rows, each planned and saved as the widget does it, against the provider's own object.
 */
import { remainingAmount } from '../../shared/domain/order/order.rules.ts'
import { runInDurableObject } from 'cloudflare:test'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Long } from '../../shared/domain/values/long.ts'
import { exactRowAmount } from '../../shared/domain/money/money.ts'
import type { Order } from '../../shared/domain/order/order.schema.ts'
import { checkOrderRow, type OrderRowInput } from '../../shared/domain/order/order-row.rules.ts'
import type { OrderRow } from '../../shared/domain/order/order-row.schema.ts'
import { totals } from '../../shared/domain/money/totals.ts'
import { runs } from '../../shared/testing/runs.ts'
import type { RestInput } from '../../shared/wire/operations.ts'
import type { SandboxMerchant } from '../../provider/merchant/sandbox-merchant.ts'
import { env } from '../../provider/testing/provider.ts'
import { addRows, cancelRow, type Changes, editRow, noChanges } from '../../widget/rows/changes/changes.ts'
import { replaceAll } from '../../widget/testing/replace-all.ts'
import { estimate } from '../../widget/rows/changes/estimate.ts'
import { type PlannedCall, plan } from '../../widget/rows/changes/plan.ts'
import { stagedRows } from '../../widget/rows/changes/staged-rows.ts'

/** Row sets that are saved and compared. */
const SETS = runs(5_000, 100_000)
const SETS_PER_ORDER = 20
const MOST = 400_000_000_000_000n

const amount = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: -99_999, max: 999_999 }) },
  { weight: 1, arbitrary: fc.integer({ min: -9_999_999_999_999, max: 9_999_999_999_999 }) },
)
const quantity = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: 1, max: 100_000 }) },
  { weight: 1, arbitrary: fc.integer({ min: 1, max: 999_999_999 }) },
)
const percent = fc.oneof(fc.constantFrom(0, 600, 1200, 2500), fc.integer({ min: 0, max: 10_000 }))
const discount = fc.oneof(
  fc.constant({}),
  fc.record({ DiscountPercent: percent }),
  fc.record({ DiscountAmount: fc.integer({ min: 0, max: 50_000 }) }),
)
const row: fc.Arbitrary<OrderRowInput> = fc
  .record({ UnitPrice: amount, Quantity: quantity, VatPercent: percent, discount })
  .map(({ discount, ...priced }) => ({ Name: 'Row', ...priced, ...discount }))
  .map((row) => (fits(row) ? row : { ...row, Quantity: 100, DiscountAmount: 0 }))

/** A clerk's act on a row, or on all rows. */
type Act = { kind: 'add' | 'edit'; row: OrderRowInput } | { kind: 'cancel' } | { kind: 'replace' }
const act: fc.Arbitrary<Act> = fc.oneof(
  { weight: 3, arbitrary: row.map((row): Act => ({ kind: 'add', row })) },
  { weight: 4, arbitrary: row.map((row): Act => ({ kind: 'edit', row })) },
  { weight: 2, arbitrary: fc.constant<Act>({ kind: 'cancel' }) },
  { weight: 1, arbitrary: fc.constant<Act>({ kind: 'replace' }) },
)
const acts = fc.array(act, { minLength: 1, maxLength: 4 })
const life = fc.record({
  first: fc.array(row, { minLength: 1, maxLength: 4 }),
  sets: fc.array(acts, { minLength: SETS_PER_ORDER, maxLength: SETS_PER_ORDER }),
})

function fits(row: OrderRowInput): boolean {
  const exact = exactRowAmount(row)
  return checkOrderRow(row).length === 0 && exact < MOST && exact > -MOST
}

/** Applies the acts to the order's rows. */
function changesOf(order: Order, acts: readonly Act[]): Changes {
  let changes = noChanges
  let turn = 0
  for (const act of acts) {
    const active = order.OrderRows.filter(({ IsCancelled }) => !IsCancelled)
    const target = active[turn++ % Math.max(1, active.length)]
    if (act.kind === 'add') changes = addRows(changes, [act.row], [`new-${turn}`])
    else if (act.kind === 'replace') changes = replaceAll(changes, true)
    else if (target && act.kind === 'cancel') changes = cancelRow(changes, target)
    else if (target && act.kind === 'edit') changes = editRow(changes, target, updateTo(act.row))
  }
  // Replacing all rows by none sends no request, and an order without rows is cancelled and takes no more rows.
  const left = stagedRows(order, changes).filter(({ is }) => is !== 'cancelled' && is !== 'cancelling')
  return left.length > 0 ? changes : noChanges
}

function updateTo({ DiscountPercent = 0, DiscountAmount = 0, ...row }: OrderRowInput): Partial<OrderRow> {
  return { ...row, DiscountPercent, DiscountAmount } as Partial<OrderRow>
}

function save(merchant: SandboxMerchant, CheckoutOrderId: Long, call: PlannedCall): void {
  const { operation, body } = call
  const path = operation === 'updateOrderRow' ? { OrderRowId: call.OrderRowId } : {}
  const input = { CheckoutOrderId, ...path, body } as RestInput<'addOrderRow'>
  const outcome = merchant.call(operation as 'addOrderRow', input)
  if (!outcome.ok) throw new Error(`${operation} was refused: ${JSON.stringify(outcome.reason, String)}`)
}

function read(merchant: SandboxMerchant, CheckoutOrderId: Long): Order {
  const outcome = merchant.call('getOrder', { CheckoutOrderId })
  if (!outcome.ok) throw new Error('the order is gone')
  return outcome.value.body
}

describe('the estimate of the widget', () => {
  it(
    `equals the provider's order amount, for ${SETS} random row sets`,
    { timeout: runs(60_000, 3_600_000) },
    async () => {
      let orders = 0
      let compared = 0
      const property = fc.asyncProperty(life, async ({ first, sets }) => {
        await runInDurableObject(env.MERCHANT.getByName('estimates'), (merchant: SandboxMerchant) => {
          const id = ++orders
          const made = merchant.command('createOrder', {
            Id: id,
            PaymentType: 'Invoice',
            Customer: { CountryCode: 'SE', NationalId: `estimate-${id}` },
            CreditLimit: Number.MAX_SAFE_INTEGER,
            OrderRows: first,
          } as never)
          expect(made.ok).toBe(true)
          let order = read(merchant, id)
          for (const set of sets) {
            const changes = changesOf(order, set)
            const estimated = estimate(order, changes)
            for (const call of plan(order, changes)) save(merchant, id, call)
            order = read(merchant, id)
            expect(estimated.after).toBe(remainingAmount(order))
            const rates = totals(order.OrderRows).VatGroups.filter(({ Amount }) => Amount !== 0)
            const after = estimated.rates.map((rate) => rate.after).filter(({ Amount }) => Amount !== 0)
            expect(after).toEqual(rates)
            compared++
          }
        })
      })
      await fc.assert(property, { numRuns: SETS / SETS_PER_ORDER })
      expect(compared).toBe(SETS)
    },
  )
})
