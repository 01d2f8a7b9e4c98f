/**
 * Whether the provider's numbers add up: by an arithmetic of its own, so that an error in the shared one shows. Rows of a
 * soak have no discounts. Pure.
 */
import type { Order } from '../../shared/domain/order/order.schema.ts'
import type { OrderRow } from '../../shared/domain/order/order-row.schema.ts'
import type { Long } from '../../shared/domain/values/long.ts'
import type { Finding } from './audit-counts.ts'

/** The order's amount is that of its rows, open, cancelled or delivered; and no more is credited than delivered. */
export function auditBooks(subject: string, order: Order): Finding[] {
  const delivered = order.Deliveries.flatMap(({ OrderRows }) => OrderRows)
  const cancelled = order.OrderRows.filter(({ IsCancelled }) => IsCancelled)
  const findings: Finding[] = []
  const compare = (what: string, stated: Long, computed: bigint) => {
    if (BigInt(stated) === computed) return
    findings.push({ subject, what: `${what} is ${stated}, and its parts come to ${computed}` })
  }
  compare('OrderAmount', order.OrderAmount, amountOf([...order.OrderRows, ...delivered]))
  compare('CancelledAmount', order.CancelledAmount, amountOf(cancelled))
  for (const { Id, DeliveryAmount, CreditedAmount, OrderRows, Credits } of order.Deliveries) {
    compare(`DeliveryAmount of ${Id}`, DeliveryAmount, amountOf(OrderRows))
    const credits = Credits ?? []
    compare(`CreditedAmount of ${Id}`, CreditedAmount, -sum(credits.map(({ Amount }) => BigInt(Amount))))
    for (const { Amount, OrderRows: rows } of credits) compare(`a credit of ${Id}`, Amount, amountOf(rows))
    if (BigInt(CreditedAmount) > BigInt(DeliveryAmount))
      findings.push({
        subject,
        what: `of delivery ${Id}, ${CreditedAmount} of ${DeliveryAmount} is credited`,
      })
  }
  return findings
}

/** In minor units: each row's price times its quantity, rounded half away from zero. */
function amountOf(rows: readonly Pick<OrderRow, 'Quantity' | 'UnitPrice'>[]): bigint {
  return sum(
    rows.map(({ Quantity, UnitPrice }) => {
      const hundredfold = BigInt(Quantity) * BigInt(UnitPrice)
      const half = hundredfold < 0n ? -50n : 50n
      return (hundredfold + half) / 100n
    }),
  )
}

function sum(amounts: readonly bigint[]): bigint {
  return amounts.reduce((all, amount) => all + amount, 0n)
}
