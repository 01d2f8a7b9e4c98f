/** Random orders and a clerk's random changes of them, for property tests. */
import fc from 'fast-check'
import type { OrderRowInput, OrderRowUpdateInput } from '../../shared/domain/order/order-row.rules.ts'
import type { OrderRow } from '../../shared/domain/order/order-row.schema.ts'
import type { Order } from '../../shared/domain/order/order.schema.ts'
import { rowAmount, sum } from '../../shared/domain/money/money.ts'
import { addRows, type Changes, editRow, noChanges, type RowKey } from '../rows/changes/changes.ts'
import { replaceAll } from './replace-all.ts'
import { buildOrder, buildRow } from './order.builder.ts'

const quantity = fc.integer({ min: 1, max: 5000 })
const percent = fc.constantFrom(0, 600, 1200, 2500)
// Few values, so that two clerks meet on them.
const name = fc.constantFrom('Lamp', 'Bulb', 'Gift wrap', 'Lampe à pied 💡')
const discount = fc.oneof(
  fc.constant({}),
  fc.record({ DiscountPercent: fc.constantFrom(0, 500, 1000, 10_000) }),
  fc.record({ DiscountAmount: fc.constantFrom(0, 1, 100) }),
)

/** A row that passes every rule. */
export const rowInput: fc.Arbitrary<OrderRowInput> = fc
  .tuple(
    fc.record(
      {
        ArticleNumber: fc.constantFrom('', '1032', '1044'),
        Name: name,
        Quantity: quantity,
        UnitPrice: fc.integer({ min: -90_000, max: 1_000_000 }),
        VatPercent: percent,
        Unit: fc.constantFrom('', 'pcs', 'kg'),
      },
      { requiredKeys: ['Name', 'Quantity', 'UnitPrice'] },
    ),
    discount,
  )
  .map(([row, more]) => ({ ...row, ...(fitsDiscount(row, more as object) ? more : {}) }) as OrderRowInput)

function fitsDiscount(
  row: { Quantity: number; UnitPrice: number },
  more: { DiscountAmount?: number },
): boolean {
  return !more.DiscountAmount || (row.UnitPrice * row.Quantity) / 100 >= more.DiscountAmount + 1
}

/** An update of the members that do not make a row invalid by themselves. */
export const update: fc.Arbitrary<OrderRowUpdateInput> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record(
      {
        ArticleNumber: fc.constantFrom('', '1032', '1044'),
        Name: name,
        Quantity: fc.integer({ min: 100, max: 500 }),
        UnitPrice: fc.integer({ min: 1000, max: 2000 }),
        VatPercent: percent,
        Unit: fc.constantFrom('', 'pcs'),
        DiscountPercent: fc.constantFrom(0, 500, 1000),
      },
      { requiredKeys: [] },
    ),
  },
  { weight: 1, arbitrary: fc.constant({ UnitPrice: 5000, DiscountAmount: 700 }) },
  { weight: 2, arbitrary: fc.constant({ IsCancelled: true }) },
)

/** An order of some rows, of which a few are cancelled. */
export const order: fc.Arbitrary<Order> = fc
  .array(fc.tuple(rowInput, fc.integer({ max: 9, min: 0 })), { maxLength: 8 })
  .map((rows) =>
    orderOf(
      rows.map(([row, chance], index) =>
        buildRow({
          DiscountPercent: 0,
          VatPercent: 0,
          ...(row as Partial<OrderRow>),
          OrderRowId: index + 1,
          ...(chance === 0 && { IsCancelled: true, Actions: [] }),
        }),
      ),
    ),
  )

/** An order of these rows, with the amounts that they make. */
export function orderOf(OrderRows: OrderRow[]): Order {
  const OrderAmount = sum(OrderRows.map(rowAmount))
  const CancelledAmount = sum(OrderRows.filter(({ IsCancelled }) => IsCancelled).map(rowAmount))
  return buildOrder({ OrderRows, OrderAmount, CancelledAmount })
}

/** A clerk's possible changes: open rows changed and cancelled, and rows added. */
export function changesOf({ OrderRows }: Order): fc.Arbitrary<Changes> {
  const edits = OrderRows.map((row) =>
    row.IsCancelled ? fc.constant(undefined) : fc.option(update, { nil: undefined }),
  )
  return fc
    .record({
      updates: fc.tuple(...edits),
      added: fc.array(rowInput, { maxLength: 5 }),
      replacesAll: fc.integer({ min: 0, max: 4 }).map((chance) => chance === 0),
    })
    .map(({ updates, added, replacesAll }) => {
      const keys = added.map((_, index): RowKey => `new-${index}`)
      const edited = OrderRows.reduce(
        (changes, row, index) => {
          const change = updates[index]
          return change ? editRow(changes, row, change) : changes
        },
        addRows(noChanges, added, keys),
      )
      return replaceAll(edited, replacesAll)
    })
}
