/** What an act would do to an order, or why it cannot be done. Pure. */
import type { BatchObstacle } from '../../shared/domain/batch/batch.enums.ts'
import { sum } from '../../shared/domain/money/money.ts'
import { canCreditRow, creditableAmount, leftToCredit } from '../../shared/domain/order/credit.rules.ts'
import { openAmount, openRows } from '../../shared/domain/order/open-rows.ts'
import type { Order } from '../../shared/domain/order/order.schema.ts'
import type { Long } from '../../shared/domain/values/long.ts'
import { ok, refuse, type Result } from '../../shared/domain/values/result.ts'
import type { ProblemCode } from '../../shared/problems.ts'
import { checkWrite } from '../order-desk/check-write.ts'
import type { Write } from '../order-desk/desk-request.ts'
import { type LifeOrder, lifeOrderOf } from '../order-desk/life-order.ts'
import { snapshotOf } from '../order-desk/order-snapshot.ts'
import { type CreditStep, writeOf } from './act-writes.ts'
import type { BatchAct } from './batch-table.ts'

/** What the act would do. */
export interface Reviewed {
  /** Minor units; absent if it moves no money. */
  amount?: Long
  /** Only of a credit. */
  steps?: CreditStep[]
}

export interface Obstacle {
  code: ProblemCode | BatchObstacle
  detail?: string | undefined
}

type Review = Result<Reviewed, Obstacle>

export function reviewOrder(act: BatchAct, orderId: Long, order: Order): Review {
  if (act.kind === 'metadata') return checked(writeOf(act, orderId), order)
  if (act.kind !== 'credit' && order.OrderStatus !== 'Open') {
    return refuse({ code: 'order-not-open', detail: 'Only an open order takes this.' })
  }
  if (act.kind === 'extend') return checked(writeOf(act, orderId), order)
  const life = lifeOrderOf(order)
  if (!life.ok) return life
  if (act.kind === 'credit') return reviewCredit(life.value, order, (step) => writeOf(act, orderId, step))
  if (act.kind === 'deliver' && life.value.Deliveries.length > 0) {
    return refuse({ code: 'order-partly-delivered', detail: 'A part of the order is delivered.' })
  }
  if (openRows(life.value).length === 0) return refuse(NOTHING_LEFT)
  const refused = checked(writeOf(act, orderId), order)
  return refused.ok ? ok({ amount: openAmount(life.value) }) : refused
}

const NOTHING_LEFT: Obstacle = { code: 'nothing-left', detail: 'Nothing is left to do.' }

/** One step for each delivery of which rows can be credited. */
function reviewCredit(life: LifeOrder, order: Order, write: (step: CreditStep) => Write): Review {
  const steps: CreditStep[] = []
  const amounts: Long[] = []
  let obstacle: Obstacle = NOTHING_LEFT
  for (const delivery of life.Deliveries) {
    const remaining = creditableAmount(delivery)
    const left = leftToCredit(delivery)
    const rows = delivery.OrderRows.filter(({ OrderRowId }) =>
      canCreditRow(life, left.get(OrderRowId), remaining),
    )
    if (rows.length === 0) continue
    const step = { DeliveryId: delivery.Id, OrderRowIds: rows.map(({ OrderRowId }) => OrderRowId) }
    const made = checkedWrite(write(step), order)
    if (!made.ok) obstacle = made.reason
    else {
      steps.push(step)
      amounts.push(made.value ?? 0)
    }
  }
  return steps.length === 0 ? refuse(obstacle) : ok({ amount: sum(amounts), steps })
}

function checked(write: Write, order: Order): Review {
  const amount = checkedWrite(write, order)
  return amount.ok ? ok({}) : amount
}

/** The amount that the write moves, as far as its rules say it: those that the desk applies. */
function checkedWrite(write: Write, order: Order): Result<Long | undefined, Obstacle> {
  const snapshot = snapshotOf(order, write)
  if (!snapshot.ok) return snapshot
  const expected = checkWrite(write, order)
  if (expected.ok) return ok(expected.value?.amount)
  const { code, detail } = expected.reason
  return refuse({ code, detail })
}
