/** What a delivery, a cancellation or a credit would do to the order as it is, or why the rules refuse it. Pure. */
import { newCreditRows } from '../../shared/domain/credit-request.schema.ts'
import { madeCredit, refusedAmountCredit } from '../../shared/domain/credit.rules.ts'
import type { Long } from '../../shared/domain/long.ts'
import { rowAmount, sum } from '../../shared/domain/money.ts'
import type { RowQuantity } from '../../shared/domain/named-rows.rules.ts'
import {
  deliveredParts,
  type LifeRefusal,
  openRows,
  refusedAmountCancellation,
  refusedCancellation,
  refusedLowering,
  refusedRowsCancellation,
} from '../../shared/domain/order-life.rules.ts'
import { ok, refuse, type Result } from '../../shared/domain/result.ts'
import type { LifeWrite } from './desk-request.ts'
import type { LifeOrder } from './life-order.ts'

/** What the write delivers or credits. */
export interface ExpectedLife {
  /** Rows that the order or the delivery has. */
  rows: RowQuantity[]
  /** Minor units. Absent where the request itself says it as a total. */
  amount?: Long
}

export function expectedLife(write: LifeWrite, order: LifeOrder): Result<ExpectedLife, LifeRefusal> {
  switch (write.name) {
    case 'deliverOrder': {
      const parts = deliveredParts(order, write.input.body)
      if ('code' in parts) return refuse(parts)
      const rows = parts.map(({ row }) => row)
      return ok({ rows: quantities(rows), amount: sum(rows.map(rowAmount)) })
    }
    case 'deliverAndLowerAmount': {
      const { body } = write.input
      return unless(refusedLowering(order, body), {
        rows: quantities(openRows(order)),
        amount: body.DeliveredAmount,
      })
    }
    case 'cancelOrder':
      return unless(refusedCancellation(order), { rows: quantities(openRows(order)) })
    case 'cancelAmount':
      return unless(refusedAmountCancellation(order, write.input.body))
    case 'cancelOrderRows':
      return unless(refusedRowsCancellation(order, write.input.body))
    case 'creditOrderRows':
      return credited(order, write.input.DeliveryId, write.input.body)
    case 'creditNewRow': {
      const { body, DeliveryId } = write.input
      const { OrderRowIds = [], RowCreditingOptions } = body
      return credited(order, DeliveryId, { OrderRowIds, RowCreditingOptions, newRows: newCreditRows(body) })
    }
    case 'creditWithFee': {
      const { Fee: fee = null, ...rows } = write.input.body
      return credited(order, write.input.DeliveryId, { ...rows, fee })
    }
    case 'creditAmount':
      return unless(refusedAmountCredit(order, write.input.DeliveryId, write.input.body))
  }
}

function credited(...credit: Parameters<typeof madeCredit>): Result<ExpectedLife, LifeRefusal> {
  const made = madeCredit(...credit)
  return 'code' in made ? refuse(made) : ok({ rows: quantities(made.rows), amount: made.amount })
}

function unless(
  refused: LifeRefusal | undefined,
  expected: ExpectedLife = { rows: [] },
): Result<ExpectedLife, LifeRefusal> {
  return refused ? refuse(refused) : ok(expected)
}

function quantities(rows: readonly RowQuantity[]): RowQuantity[] {
  return rows.map(({ OrderRowId, Quantity }) => ({ OrderRowId, Quantity }))
}
