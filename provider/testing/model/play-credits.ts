/** Plays the steps that credit a delivery. */
import type { Outcome } from './merchant-driver.ts'
import {
  amountOfPart,
  deliveryActionsOf,
  deliveryAmount,
  endsCancelled,
  isCreditable,
  type Model,
  type ModelDelivery,
  type ModelRow,
  quantityLeft,
  rounded,
} from './model.ts'
import { type Game, type Played, type Player, rowIdAt } from './game.ts'

/** The credit of a step. */
interface Plan {
  send: (ids: { CheckoutOrderId: number; DeliveryId: number }) => Promise<Outcome>
  needs: string[]
  amount: bigint
  /** Its refusal for reasons other than the amount. */
  refusal?: string | undefined
  done?: () => void
}

export const creditPlayers: {
  creditRows: Player<'creditRows'>
  creditAmount: Player<'creditAmount'>
  creditNewRows: Player<'creditNewRows'>
} = {
  creditRows: (game, { delivery, at, shares, fee }) =>
    credit(game, delivery, (found) => {
      const rows = namedRows(game.model, found, at, shares)
      const body = {
        OrderRowIds: rows.ids,
        ...(rows.options.length > 0 && { RowCreditingOptions: rows.options }),
      }
      const Fee = { Name: 'Fee', UnitPrice: fee ?? 0, VatPercent: 2500 }
      const isInvoice = game.model.type === 'Invoice'
      const isWrong =
        (!isInvoice && (rows.options.length > 0 || fee !== undefined)) ||
        rows.isTooMuch ||
        BigInt(fee ?? 0) > rows.amount
      return {
        send: (ids) =>
          fee === undefined
            ? game.driver.call('creditOrderRows', { ...ids, body })
            : game.driver.call('creditWithFee', { ...ids, body: { ...body, Fee } }),
        needs: ['CanCreditOrderRows'],
        // A fee alone is no credit.
        amount: rows.amount > 0n ? rows.amount - BigInt(fee ?? 0) : -1n,
        refusal: rows.refusal ?? (isWrong ? 'request-invalid' : undefined),
        done() {
          rows.take()
          if (fee !== undefined) game.model.lastId += 1n
        },
      }
    }),

  creditAmount: (game, { delivery, percent }) =>
    credit(game, delivery, (found) => {
      const whole = deliveryAmount(game.model, found)
      const amount = ((whole - found.credited) * BigInt(percent)) / 100n
      const body = { CreditedAmount: Number(found.credited + amount) }
      return {
        send: (ids) => game.driver.call('creditAmount', { ...ids, body }),
        needs: ['CanCreditAmount'],
        amount,
        refusal: amount < 1n || found.credited + amount > whole ? 'request-invalid' : undefined,
      }
    }),

  creditNewRows: (game, { delivery, at, prices, quantity }) =>
    credit(game, delivery, (found) => {
      const rows = namedRows(game.model, found, at, [])
      const made = prices.map((UnitPrice) => ({
        Name: 'New row',
        UnitPrice,
        VatPercent: 1200,
        ...(quantity !== undefined && { Quantity: quantity }),
      }))
      const [one, ...others] = made
      const body = {
        ...(rows.ids.length > 0 && { OrderRowIds: rows.ids }),
        ...(others.length > 0 ? { NewCreditOrderRows: made } : { NewCreditOrderRow: one! }),
      }
      const added = prices.reduce((sum, price) => sum + rounded(BigInt(price * (quantity ?? 100)), 100n), 0n)
      const amount = rows.amount + added
      return {
        send: (ids) => game.driver.call('creditNewRow', { ...ids, body }),
        needs: ['CanCreditNewRow', ...(rows.ids.length > 0 ? ['CanCreditOrderRows'] : [])],
        amount: amount > 0n ? amount : -1n,
        refusal: rows.refusal,
        done() {
          rows.take()
          game.model.lastId += BigInt(prices.length)
        },
      }
    }),
}

/** The rows of a delivery that a credit names, and their credited parts. */
function namedRows(
  model: Model,
  delivery: ModelDelivery,
  at: readonly number[],
  shares: readonly (number | undefined)[],
) {
  const isMeant = ({ id }: ModelRow) => delivery.rowIds.has(id)
  const ids = [...new Set(at.map((place) => rowIdAt(model, place, isMeant)))]
  const rows = ids.flatMap((id) => model.rows.filter((row) => isMeant(row) && Number(row.id) === id))
  const taken = rows.map((row, index) => {
    const left = quantityLeft(delivery, row)
    const share = shares[index]
    const quantity = share === undefined ? undefined : (left * BigInt(share)) / 100n || 1n
    return { row, left, quantity }
  })
  const isRefused = rows.length < ids.length || !rows.every((row) => isCreditable(model, delivery, row))
  return {
    ids,
    options: taken.flatMap(({ row, quantity }) =>
      quantity === undefined ? [] : [{ OrderRowId: Number(row.id), Quantity: Number(quantity) }],
    ),
    isTooMuch: taken.some(({ left, quantity = 0n }) => quantity > left),
    refusal: isRefused ? 'rows-refused' : undefined,
    /** The difference between the rest before and after. */
    amount: taken.reduce((sum, { row, left, quantity = left }) => {
      const rest = quantity > left ? 0n : left - quantity
      return sum + amountOfPart(row, left) - amountOfPart(row, rest)
    }, 0n),
    take(): void {
      for (const { row, left, quantity = left } of taken) {
        delivery.creditedRows.set(row.id, (delivery.creditedRows.get(row.id) ?? 0n) + quantity)
      }
    },
  }
}

async function credit(
  { driver, model, orderId }: Game,
  place: number,
  planFor: (delivery: ModelDelivery) => Plan,
): Promise<Played> {
  const found = model.deliveries[place % Math.max(1, model.deliveries.length)]
  if (!found) {
    const body = { CreditedAmount: 1 }
    const outcome = await driver.call('creditAmount', { CheckoutOrderId: orderId, DeliveryId: 1, body })
    return { outcome, refusal: 'delivery-not-found', needs: [] }
  }
  const { send, needs, amount, refusal: wrong, done } = planFor(found)
  const outcome = await send({ CheckoutOrderId: orderId, DeliveryId: Number(found.id) })
  const has = deliveryActionsOf(model, found)
  const left = deliveryAmount(model, found) - found.credited
  const fits = amount >= 0n && amount <= left
  const refusal = needs.every((action) => has.has(action))
    ? (wrong ?? (fits ? undefined : 'credit-too-high'))
    : 'action-missing'
  if (!refusal) {
    done?.()
    found.credited += amount
    model.credits++
    model.creditStatus = 'CREDSUCCESS'
    if (amount === left) found.status = 'Credited'
    if (model.closed === 'Delivered' && endsCancelled(model)) model.closed = 'Cancelled'
  }
  return { outcome, refusal, needs, delivery: found.id }
}
