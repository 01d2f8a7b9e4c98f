/** The merchant's clock. Due dates, expiry and order dates use it; tokens and Timestamp headers do not. */
import { ok, refuse, type Result } from '../../shared/domain/values/result.ts'
import { LATEST_CLOCK } from '../clock.ts'
import { readIsoTimestamp } from '../auth/timestamp.ts'
import { changeDueCreditOrders, nextDueCreditOrder } from '../credit/orders/due-orders.ts'
import { OFFER_TIME } from '../credit/plans/plan-state.ts'
import type { RestContext } from '../operations/handler.ts'
import { raiseClosed } from '../operations/run-operation.ts'
import type { Refused } from '../refused.ts'
import { lapsePlans } from '../storage/credit/plans.ts'
import { expireDueOrders, nextExpiry } from '../storage/order-changes.ts'
import { readSetting, writeSetting } from '../storage/settings.ts'
import type { ClockMove } from './inputs.ts'

export interface ClockState {
  now: string
  /** Seconds ahead of the system's clock; below zero after a restore, if it runs behind. */
  offsetSeconds: number
}

export function readClock({ db, now }: RestContext): Result<ClockState, Refused> {
  const offset = readSetting(db, 'clockOffset') ?? 0
  return ok({ now: new Date(now).toISOString(), offsetSeconds: Math.round(offset / 1000) })
}

/**
 * Moves the clock, only forwards, because an expired order cannot reopen. Due orders expire at once, and if there are
 * many, the last ones by the alarm.
 */
export function moveClock(
  context: RestContext,
  { advanceSeconds, now: given }: ClockMove,
): Result<ClockState, Refused> {
  const { db, now } = context
  const target =
    given === undefined ? now + Number(advanceSeconds ?? 0) * 1000 : (readIsoTimestamp(given) ?? 0)
  if (target < now || target > LATEST_CLOCK) {
    const expected = `an instant from ${new Date(now).toISOString()} to ${new Date(LATEST_CLOCK).toISOString()}`
    const pointer = given === undefined ? '/advanceSeconds' : '/now'
    return refuse({
      code: 'request-invalid',
      refusals: [{ pointer, code: 'member-wrong-type', expected }],
    })
  }
  writeSetting(db, 'clockOffset', (readSetting(db, 'clockOffset') ?? 0) + target - now)
  expireDue({ db, now: target })
  return readClock({ ...context, now: target })
}

/**
 * Resets the clock to the system's. Expired orders and lapsed plans stay so, and dates from the meantime stay, in the
 * future.
 */
export function resetClock(context: RestContext): Result<ClockState, Refused> {
  const { db, now } = context
  // Whatever has not been stored by now would reopen.
  while ((nextExpiry(db) ?? Infinity) <= now || (nextDueCreditOrder(db) ?? Infinity) <= now)
    expireDue(context)
  lapsePlans(db, now - OFFER_TIME)
  const offset = readSetting(db, 'clockOffset') ?? 0
  writeSetting(db, 'clockOffset', 0)
  return readClock({ ...context, now: now - offset })
}

/** Stores what time has done to orders, up to 500 at once, and tells the subscribers. */
export function expireDue({ db, now }: Pick<RestContext, 'db' | 'now'>): void {
  raiseClosed({ db, now }, expireDueOrders(db, now))
  changeDueCreditOrders({ db, now })
}
