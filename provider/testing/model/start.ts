/** The beginning of a game: the order of a sequence, in the merchant and in the model. */
import { DAY, type Game } from './game.ts'
import type { MerchantDriver } from './merchant-driver.ts'
import { boughtTotal, byVat, isInvoiceLike, type Model } from './model.ts'
import { modelRow, newDelivery, wireRow } from './play.ts'
import type { Sequence } from './steps.ts'

/** Makes the order at the next noon of the merchant's clock, far from the ends of days. */
export async function start(
  driver: MerchantDriver,
  orderId: number,
  { mode, paymentType: type, rows: specs, headroom }: Omit<Sequence, 'steps'>,
): Promise<Game> {
  const clock = await driver.command('readClock', undefined)
  const today = Date.parse((clock as { value: { now: string } }).value.now.slice(0, 10))
  const now = today + 1.5 * DAY
  await driver.command('moveClock', { now: new Date(now).toISOString() })
  const rows = specs.map((spec, index) => modelRow(BigInt(index + 1), spec))
  const amount = boughtTotal(rows)
  const limit = (amount > 0n ? amount : 0n) + BigInt(headroom)
  const made = await driver.command('createOrder', {
    Id: orderId,
    PaymentType: type,
    Customer: { CountryCode: 'SE', NationalId: `model-${orderId}` },
    CreditLimit: Number(limit),
    OrderRows: rows.map(wireRow),
  })
  if (!made.ok) throw new Error(`The order was refused: ${made.reason.code}`)
  const model: Model = {
    mode,
    type,
    limit,
    closed: undefined,
    expiresAt: isInvoiceLike({ type }) ? now + 30 * DAY : undefined,
    rows,
    ordered: byVat(rows),
    lastId: BigInt(rows.length),
    deliveries: [],
    credits: 0,
    refunds: 0,
    metadata: new Map(),
    creditStatus: null,
  }
  // No delivery is below zero.
  if (mode === 'observed' && type === 'Swish' && amount >= 0n)
    await deliverAtOnce(model, driver, { orderId, now })
  return { driver, model, orderId, now }
}

/** A direct payment is delivered with its order, as clients observe. */
async function deliverAtOnce(
  model: Model,
  driver: MerchantDriver,
  { orderId, now }: { orderId: number; now: number },
): Promise<void> {
  const { Deliveries } = await driver.read(orderId)
  model.deliveries.push(newDelivery(model, BigInt(Deliveries[0]!.Id), model.rows, now))
  model.rows = model.rows.map((row) => ({ ...row, state: 'delivered' }))
  model.closed = 'Delivered'
  model.creditStatus = 'CREDNONE'
}
