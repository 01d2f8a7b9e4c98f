/** The expected effect of a delivery, a cancellation or a credit on the order, or the refusal of the rules. Pure. */
import { newCreditRows } from '../../shared/domain/order/credit-request.schema.ts'
import type { RowsCancellation } from '../../shared/domain/order/cancellation.schema.ts'
import { madeCredit, refusedAmountCredit } from '../../shared/domain/order/credit.rules.ts'
import type { Long } from '../../shared/domain/values/long.ts'
import { rowAmount, sum } from '../../shared/domain/money/money.ts'
import { type OpenAmountRefusal, refusedOpenAmount } from '../../shared/domain/order/open-amount.rules.ts'
import type { RowQuantity } from '../../shared/domain/order/named-rows.rules.ts'
import {
  deliveredParts,
  type LifeRefusal,
  openRows,
  refusedAmountCancellation,
  refusedCancellation,
  refusedLowering,
  refusedRowsCancellation,
} from '../../shared/domain/order/order-life.rules.ts'
import { ok, refuse, type Result } from '../../shared/domain/values/result.ts'
import type { LifeWrite } from './desk-request.ts'
import type { LifeOrder } from './life-order.ts'

/** What the write delivers or credits. */
export interface ExpectedLife {
  /** Rows that the order or the delivery has. */
  rows: RowQuantity[]
  /** Minor units. Absent if the request itself names a total. */
  amount?: Long
}

/** The refusal of a write by rules that the provider has too, or by the edge's own. */
type ExpectedRefusal = LifeRefusal | OpenAmountRefusal

export function expectedLife(write: LifeWrite, order: LifeOrder): Result<ExpectedLife, ExpectedRefusal> {
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
      return unless(refusedRowsCancellation(order, write.input.body) ?? refusedRest(order, write.input.body))
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

/** A rule of the edge: the provider would cancel rows even if the rest is negative. */
function refusedRest(
  { OrderRows }: LifeOrder,
  { OrderRowIds }: RowsCancellation,
): ExpectedRefusal | undefined {
  const changes = OrderRowIds.map((OrderRowId) => ({ OrderRowId, update: { IsCancelled: true } }))
  return refusedOpenAmount(OrderRows, { changes })
}

function credited(...credit: Parameters<typeof madeCredit>): Result<ExpectedLife, ExpectedRefusal> {
  const made = madeCredit(...credit)
  return 'code' in made ? refuse(made) : ok({ rows: quantities(made.rows), amount: made.amount })
}

function unless(
  refused: ExpectedRefusal | undefined,
  expected: ExpectedLife = { rows: [] },
): Result<ExpectedLife, ExpectedRefusal> {
  return refused ? refuse(refused) : ok(expected)
}

function quantities(rows: readonly RowQuantity[]): RowQuantity[] {
  return rows.map(({ OrderRowId, Quantity }) => ({ OrderRowId, Quantity }))
}
