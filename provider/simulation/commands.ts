/** The commands of a sandbox on a merchant's object. */
import type { Result } from '../../shared/domain/values/result.ts'
import { changeDeliveryStatus } from '../operations/deliveries.ts'
import type { RestContext } from '../operations/handler.ts'
import type { Refused } from '../refused.ts'
import { changeMode, listCallbacks, readMode, resendCallback } from './callbacks.ts'
import { decidePending, expireOrder } from './change-status.ts'
import { moveClock, readClock, resetClock } from './clock.ts'
import { createOrder } from './create-order.ts'
import { addFault, clearFaults, readFaults } from './faults.ts'
import { generateOrders } from './generate-orders.ts'
import { openShop } from './open-shop.ts'
import { releaseCreditOrder } from './release-credit-order.ts'
import { deleteSnapshot, readSnapshots, restoreSnapshot, saveSnapshot, stepClock } from './snapshots.ts'
import { clearTaskTiming, readTaskTiming, setTaskTiming } from './task-timing.ts'

export const commands = {
  createOrder,
  changeDeliveryStatus,
  expireOrder,
  decidePending,
  readClock,
  moveClock,
  resetClock,
  generateOrders,
  openShop,
  addFault,
  readFaults,
  clearFaults,
  saveSnapshot,
  readSnapshots,
  restoreSnapshot,
  deleteSnapshot,
  stepClock,
  listCallbacks,
  resendCallback,
  readMode,
  changeMode,
  releaseCreditOrder,
  setTaskTiming,
  readTaskTiming,
  clearTaskTiming,
} satisfies Record<string, (context: RestContext, input: never) => Result<unknown, Refused>>

export type CommandName = keyof typeof commands
export type CommandInput<Name extends CommandName> = Parameters<(typeof commands)[Name]>[1]
export type CommandOutcome<Name extends CommandName> = ReturnType<(typeof commands)[Name]>

/** The commands after which nothing is as it was: what began before them must not go on. */
export const replacing: ReadonlySet<CommandName> = new Set(['restoreSnapshot'])
