/** The actions on the rows of the order: delivery, or immediate cancellation. Pure but for the words. */
import { sum } from '../../../../shared/domain/money/money.ts'
import { hasAction } from '../../../../shared/domain/order/order.rules.ts'
import type { Order } from '../../../../shared/domain/order/order.schema.ts'
import type { LifeSession } from '../../../rows/changes/edit-gates.ts'
import type { RowLife, RowTask } from '../../../kit/parts/row-life.ts'
import { lifeGates } from './life-gates.ts'
import { type LifeRow, deliveredQuantities, rowsOf } from './life-rows.ts'
import { quantityWords } from './life-words.ts'

/** For the tables of the order's rows. */
export function rowLife(order: Order, rights: LifeSession): RowLife {
  const isOn = (task: RowTask) => lifeGates({ task, order }, rights).get('rows')?.is === 'on'
  const byId = (task: RowTask, may: (row: LifeRow, count: number) => boolean) => {
    const rows = isOn(task) ? rowsOf({ task, order }) : []
    return new Set(rows.filter((row) => may(row, rows.length)).map(({ row }) => row.OrderRowId))
  }
  // The only row that is left can be delivered alone although the order has no parts.
  const deliverable = byId('deliver', ({ canDivide }, count) => canDivide || count === 1)
  // Where the row can be changed, its cancellation is one of the changes, which are saved together.
  const canUpdate = rights.capabilities.includes('rows.write') && hasAction(order, 'CanUpdateOrderRow')
  const cancellable = byId(
    'cancel',
    ({ canChoose, row }) => canChoose && !(canUpdate && row.Actions.includes('CanUpdateRow')),
  )
  const delivered = deliveredQuantities(order)
  return {
    offers: ({ OrderRowId }) => [
      ...(deliverable.has(OrderRowId) ? (['deliver'] as const) : []),
      ...(cancellable.has(OrderRowId) ? (['cancel'] as const) : []),
    ],
    left: (row, l) => {
      const gone = delivered.get(row.OrderRowId)
      if (gone === undefined || row.IsCancelled) return ''
      const whole = quantityWords(sum([row.Quantity, gone]), row, l)
      return l.term('leftToDeliver', l.format(row.Quantity, 'plain'), whole)
    },
  }
}
