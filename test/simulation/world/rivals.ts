/** What another system may do that is like a change, or in its way: what a look at the order could take for it. */
import type { Random } from '../platform/random.ts'
import type { Change, RowValues } from '../provider/changes.ts'
import { FIRST_NEW_ID } from '../provider/order-model.ts'

/** @param rows with which the order begins: their ids count from 1 */
export function rivalsOf(change: Change, rows: readonly RowValues[], random: Random): Change[] {
  return [change, ...likely(change, rows, random), { operation: 'deliverOrder', ids: [] }]
}

function likely(change: Change, rows: readonly RowValues[], random: Random): Change[] {
  const price = 100 * random.between(1, 9)
  const all = rows.map((_, index) => index + 1)
  switch (change.operation) {
    case 'addOrderRow':
    case 'addOrderRows':
    case 'replaceOrderRows': {
      const [row] = change.rows
      return [
        { operation: 'addOrderRow', rows: [row!] },
        { operation: 'addOrderRow', rows: [{ ...row!, UnitPrice: price }] },
        { operation: 'addOrderRow', rows: [{ ...row!, Name: 'Other' }] },
        { operation: 'addOrderRows', rows: [row!, row!] },
        { operation: 'addOrderRows', rows: [...change.rows, { ...row!, Name: 'Other' }] },
        // Of the row that has just been added.
        { operation: 'updateOrderRow', updates: [{ row: FIRST_NEW_ID, values: { UnitPrice: price } }] },
        { operation: 'cancelOrderRows', ids: all },
        { operation: 'cancelOrder' },
      ]
    }
    case 'updateOrderRow':
    case 'updateOrderRows': {
      const { updates } = change
      const ids = updates.map(({ row }) => row)
      const [{ row, values }] = updates as [(typeof updates)[number]]
      return [
        { operation: 'updateOrderRow', updates: [{ row, values }] },
        { operation: 'updateOrderRow', updates: [{ row, values: { UnitPrice: price } }] },
        {
          operation: 'updateOrderRows',
          updates: ids.map((id) => ({ row: id, values: { UnitPrice: price } })),
        },
        { operation: 'cancelOrderRows', ids: [row] },
        { operation: 'deliverOrder', ids: [row] },
      ]
    }
    case 'setOrderMetadata':
      return [
        { ...change, value: `${change.value}0` },
        { ...change, key: `${change.key}0` },
      ]
    case 'extendOrder':
      return [{ ...change, date: '2027-05-01' }]
    case 'cancelOrderRows':
    case 'cancelOrder':
      return [
        ...all.map((id): Change => ({ operation: 'cancelOrderRows', ids: [id] })),
        { operation: 'cancelOrderRows', ids: all },
        ...all.map((id): Change => ({ operation: 'deliverOrder', ids: [id] })),
        { operation: 'cancelAmount', total: 100 },
      ]
    case 'cancelAmount':
      return [
        { ...change, total: change.total + 100 },
        { ...change, total: Math.max(100, change.total - 100) },
        ...all.map((id): Change => ({ operation: 'cancelOrderRows', ids: [id] })),
      ]
    case 'deliverOrder':
    case 'deliverAndLowerAmount':
      return [
        ...all.map((id): Change => ({ operation: 'deliverOrder', ids: [id] })),
        ...all.map((id): Change => ({ operation: 'cancelOrderRows', ids: [id] })),
        { operation: 'deliverAndLowerAmount', amount: 100 },
      ]
    default:
      return rivalCredits(change, random)
  }
}

function rivalCredits(change: Extract<Change, { delivery: number }>, random: Random): Change[] {
  const { delivery } = change
  const rows = delivery + random.between(1, 2)
  const amounts = [100, 200, 400].map((total): Change => ({ operation: 'creditAmount', delivery, total }))
  return [
    { operation: 'creditOrderRows', delivery, ids: [rows] },
    { operation: 'creditWithFee', delivery, ids: [rows], fee: 100 * random.between(1, 3) },
    {
      operation: 'creditNewRow',
      delivery,
      ids: [],
      added: { Name: 'Other', Quantity: 100, UnitPrice: 100 * random.between(1, 4) },
    },
    ...amounts,
  ]
}
