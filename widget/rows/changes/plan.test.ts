import { remainingAmount } from '../../../shared/domain/order/order.rules.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runs } from '../../../shared/testing/runs.ts'
import { stringifyJson } from '../../../shared/domain/values/json.ts'
import { BODY_LIMIT } from '../../../shared/domain/values/limits.ts'
import { refusedAmount } from '../../../shared/domain/order/open-amount.rules.ts'
import { openAmount } from '../../../shared/domain/order/open-rows.ts'
import { checkOrderRow, checkOrderRows } from '../../../shared/domain/order/order-row.rules.ts'
import { checkOrderRowUpdate } from '../../../shared/domain/order/order-row.rules.ts'
import { checkOrderRowUpdates } from '../../../shared/domain/order/row-updates.rules.ts'
import type { OrderRowInput } from '../../../shared/domain/order/order-row.rules.ts'
import type { Order } from '../../../shared/domain/order/order.schema.ts'
import { changesOf, order as anyOrder, orderOf } from '../../testing/changes.arbitrary.ts'
import { perform } from '../../testing/fake-provider.ts'
import { buildOrder, buildRow } from '../../testing/order.builder.ts'
import {
  addRows,
  cancelRow,
  type Changes,
  copyOf,
  editRow,
  keepUnread,
  noChanges,
  type RowKey,
} from './changes.ts'
import { replaceAll } from '../../testing/replace-all.ts'
import { estimate } from './estimate.ts'
import { isTooLarge, meetsCreditCheck, plan, type PlannedCall } from './plan.ts'
import { stagedRows, wrongRows } from './staged-rows.ts'

const giftWrap: OrderRowInput = { Name: 'Gift wrap', Quantity: 100, UnitPrice: 4900, VatPercent: 2500 }
const keys = (count: number) => Array.from({ length: count }, (_, index): RowKey => `new-${index}`)
const lamp = buildRow()
const bulb = buildRow({ OrderRowId: 2, UnitPrice: 7900, DiscountPercent: 0 })

/** A changed order that can be saved. */
const work = anyOrder
  .chain((order) => fc.tuple(fc.constant(order), changesOf(order)))
  .filter(([order, changes]) => wrongRows(stagedRows(order, changes)).length === 0)
  .filter(([order, changes]) => {
    const before = BigInt(openAmount(order))
    return !refusedAmount(before, before + BigInt(estimate(order, changes).difference))
  })

/** The order after every call, with its amounts on the way. */
function run(order: Order, calls: readonly PlannedCall[]): { order: Order; amounts: bigint[] } {
  const amounts = [BigInt(remainingAmount(order))]
  let now = order
  for (const call of calls) {
    const done = perform(now, call, undefined)
    if (done.is === 'refused') throw new Error(`${call.operation}: ${done.code}`)
    now = done.order
    amounts.push(BigInt(remainingAmount(now)))
  }
  return { order: now, amounts }
}

/** Rows as a person sees them: an absent member equals an empty one. */
function seen(rows: readonly OrderRowInput[]): string[] {
  return rows.map((row) => stringifyJson({ VatPercent: 0, ...copyOf(row) }))
}

function wanted(order: Order, changes: Changes): string[] {
  const kept = stagedRows(order, changes).filter(({ is }) => is !== 'cancelled' && is !== 'cancelling')
  return seen(kept.map(({ row }) => row))
}

function wantedKeys(order: Order, changes: Changes): RowKey[] {
  const kept = stagedRows(order, changes).filter(({ is }) => is !== 'cancelled' && is !== 'cancelling')
  return kept.map(({ key }) => key)
}

function refusals(call: PlannedCall): unknown[] {
  switch (call.operation) {
    case 'addOrderRow':
      return checkOrderRow(call.body)
    case 'addOrderRows':
    case 'replaceOrderRows':
      return checkOrderRows(call.body.OrderRows)
    case 'updateOrderRow':
      return checkOrderRowUpdate(call.body)
    case 'updateOrderRows':
      return checkOrderRowUpdates(call.body.OrderRows)
  }
}

describe('plan', () => {
  it('leaves exactly the staged rows and the estimated amounts, for any changes', () => {
    fc.assert(
      fc.property(work, ([order, changes]) => {
        const { order: after, amounts } = run(order, plan(order, changes))
        const active = after.OrderRows.filter(({ IsCancelled }) => !IsCancelled)
        expect(seen(active)).toEqual(wanted(order, changes))
        expect(amounts.at(-1)).toBe(BigInt(estimate(order, changes).after))
      }),
      { numRuns: runs(500, 20_000) },
    )
  })

  it('has the effect of each call on the amount', () => {
    fc.assert(
      fc.property(work, ([order, changes]) => {
        const calls = plan(order, changes)
        const { amounts } = run(order, calls)
        expect(calls.map(({ difference }) => BigInt(difference))).toEqual(
          calls.map((_, index) => amounts[index + 1]! - amounts[index]!),
        )
      }),
    )
  })

  it('never exceeds the higher of the amounts before and after, unless no row, or less than 0, would be left in between', () => {
    fc.assert(
      fc.property(work, ([order, changes]) => {
        const isEmptied = order.OrderRows.every(
          (row) => row.IsCancelled || changes.edited.get(row.OrderRowId)?.update.IsCancelled,
        )
        const lowest = plan(order, changes).reduce(
          (least, { difference }) => (BigInt(difference) < least ? BigInt(difference) : least),
          0n,
        )
        fc.pre(!isEmptied && BigInt(openAmount(order)) + lowest >= 0n)
        const { amounts } = run(order, plan(order, changes))
        const most = amounts[0]! > amounts.at(-1)! ? amounts[0]! : amounts.at(-1)!
        for (const amount of amounts) expect(amount <= most).toBe(true)
      }),
    )
  })

  it('makes at most one call of each kind, one for a replacement and none for no work', () => {
    fc.assert(
      fc.property(work, ([order, changes]) => {
        const calls = plan(order, changes)
        const isReplaced = calls.some(({ operation }) => operation === 'replaceOrderRows')
        const kinds = Number(changes.added.length > 0) + Number(changes.edited.size > 0)
        expect(calls.length).toBe(isReplaced ? 1 : kinds)
        expect(calls.length === 1 || !isReplaced).toBe(true)
      }),
    )
    expect(plan(buildOrder(), noChanges)).toEqual([])
  })

  it('sends bodies that pass the rules of their operation, and names every row once', () => {
    fc.assert(
      fc.property(work, ([order, changes]) => {
        const calls = plan(order, changes)
        for (const call of calls) {
          expect(refusals(call)).toEqual([])
          expect(isTooLarge(call)).toBe(false)
        }
        const named = calls.flatMap((call) => call.keys)
        expect(new Set(named).size).toBe(named.length)
        const changed = stagedRows(order, changes).filter(({ is }) => is !== 'same' && is !== 'cancelled')
        const isReplaced = calls[0]?.operation === 'replaceOrderRows'
        const planned = isReplaced ? wantedKeys(order, changes) : changed.map(({ key }) => key)
        expect(new Set(named)).toEqual(new Set(planned))
      }),
    )
  })

  it('uses the call for one row where there is one row', () => {
    const changes = editRow(addRows(noChanges, [giftWrap], keys(1)), lamp, { Quantity: 100 })
    expect(plan(orderOf([lamp, bulb]), changes)).toEqual([
      {
        operation: 'updateOrderRow',
        OrderRowId: 1,
        body: { Quantity: 100 },
        keys: ['id-1'],
        difference: -56_250,
      },
      { operation: 'addOrderRow', body: giftWrap, keys: ['new-0'], difference: 4900 },
    ])
  })

  it('repeats the quantity of a changed row, and sends nothing else of a cancelled one', () => {
    const renamed = editRow(cancelRow(editRow(noChanges, bulb, { Name: 'x' }), bulb), lamp, { Name: 'Lamp' })
    expect(plan(orderOf([lamp, bulb]), renamed)).toMatchObject([
      {
        body: {
          OrderRows: [
            { RowId: 2, IsCancelled: true },
            { RowId: 1, Quantity: 200, Name: 'Lamp' },
          ],
        },
      },
    ])
    expect(stringifyJson(plan(orderOf([lamp, bulb]), renamed))).not.toContain('"x"')
  })

  it('counts one discount that takes the place of the other as the provider does', () => {
    const [call] = plan(orderOf([lamp]), editRow(noChanges, lamp, { DiscountAmount: 100 }))
    expect(call).toMatchObject({ difference: 12_400 })
  })

  it('adds the new rows first where every other row is cancelled, because the order would close', () => {
    const changes = cancelRow(addRows(noChanges, [giftWrap], keys(1)), lamp)
    const calls = plan(orderOf([lamp, buildRow({ OrderRowId: 2, IsCancelled: true })]), changes)
    expect(calls.map(({ operation }) => operation)).toEqual(['addOrderRow', 'updateOrderRow'])
    expect(meetsCreditCheck(calls)).toBe(true)
    expect(meetsCreditCheck(calls.slice(1))).toBe(false)
  })

  it('never leaves less than 0 open in between, where the edge would refuse the first call', () => {
    // 1,125.00 go and 1,300.00 come, beside a voucher of 200.00.
    const voucher = buildRow({ OrderRowId: 2, UnitPrice: -20_000, Quantity: 100, DiscountPercent: 0 })
    const chair = { ...giftWrap, UnitPrice: 130_000 }
    const calls = plan(orderOf([lamp, voucher]), cancelRow(addRows(noChanges, [chair], keys(1)), lamp))
    expect(calls.map(({ operation }) => operation)).toEqual(['addOrderRow', 'updateOrderRow'])
  })

  it('replaces the rows of an order below 0 that would sink further with either call first', () => {
    // 100.00 below 0. A second voucher of 50.00 comes and the first falls to 40.00: 90.00 below in the end.
    const voucher = buildRow({ UnitPrice: -10_000, Quantity: 100, DiscountPercent: 0 })
    const other = { ...giftWrap, UnitPrice: -5000 }
    const changes = editRow(addRows(noChanges, [other], keys(1)), voucher, { UnitPrice: -4000 })
    expect(plan(orderOf([voucher]), changes)).toMatchObject([
      { operation: 'replaceOrderRows', keys: ['id-1', 'new-0'], difference: 1000 },
    ])
    const cancelled = cancelRow(addRows(noChanges, [other], keys(1)), voucher)
    expect(plan(orderOf([voucher]), cancelled)).toMatchObject([
      { operation: 'replaceOrderRows', keys: ['new-0'], difference: 5000 },
    ])
  })

  it('replaces no rows where the amount may not be left either', () => {
    const calls = plan(orderOf([lamp]), addRows(noChanges, [{ ...giftWrap, UnitPrice: -200_000 }], keys(1)))
    expect(calls.map(({ operation }) => operation)).toEqual(['addOrderRow'])
  })

  it('cancels all rows when they are replaced by none', () => {
    const changes = replaceAll(cancelRow(noChanges, lamp), true)
    expect(plan(orderOf([lamp]), changes).map(({ operation }) => operation)).toEqual(['updateOrderRow'])
  })

  it('sends nothing for a row that has only a text that could not be read', () => {
    const unread = { text: '1x', problem: { code: 'not-a-number' } } as const
    expect(plan(orderOf([lamp]), keepUnread(noChanges, lamp, 'Quantity', unread))).toEqual([])
  })

  it.each([
    ['10 000 rows', 25_000, giftWrap, [10_000, 10_000, 5000]],
    ['1 MiB', 5000, { ...giftWrap, ArticleNumber: 'å'.repeat(256), Name: '💡'.repeat(40) }, undefined],
  ])('splits what is more than %s', (_, count, row, sizes) => {
    const calls = plan(
      orderOf([lamp]),
      addRows(
        noChanges,
        Array.from({ length: count }, () => row),
        keys(count),
      ),
    )
    const bodies = calls.map((call) =>
      'body' in call && 'OrderRows' in call.body ? call.body.OrderRows : [],
    )
    expect(bodies.map(({ length }) => length)).toEqual(sizes ?? bodies.map(({ length }) => length))
    for (const call of calls) {
      expect(new TextEncoder().encode(stringifyJson('body' in call && call.body)).length).toBeLessThanOrEqual(
        BODY_LIMIT,
      )
    }
    expect(calls.flatMap((call) => call.keys)).toEqual(keys(count))
    const bytes = new TextEncoder().encode(stringifyJson(bodies.flat())).length
    expect(calls.length).toBe(Math.max(Math.ceil(bytes / (BODY_LIMIT - 2000)), Math.ceil(count / 10_000)))
  })

  it('detects a replacement that does not fit into one call', () => {
    const replace = (count: number) =>
      plan(
        orderOf([]),
        replaceAll(
          addRows(
            noChanges,
            Array.from({ length: count }, () => giftWrap),
            keys(count),
          ),
          true,
        ),
      )
    expect(replace(10_000).map(isTooLarge)).toEqual([false])
    expect(replace(10_001).map(isTooLarge)).toEqual([true])
  })
})
