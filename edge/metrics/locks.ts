/** Whether the edge serves nobody until an operator has decided: a state of this process, and not an event. */
import { gauge } from './gauges.ts'
import { lockKinds } from './table.ts'

const locked: Record<(typeof lockKinds)[number], boolean> = { state: false, registry: false }

/** To be called after each look, so that a lock of before a restart is shown too. */
export function noteLock(why: keyof typeof locked, isLocked: boolean): void {
  locked[why] = isLocked
}

gauge('order_admin_locked', () => lockKinds.map((why) => ({ labels: { why }, value: Number(locked[why]) })))
