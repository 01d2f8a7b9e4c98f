/** Tasks of a sandbox that finish later than their 202 ("POST /sandbox/tasks"): what is still to be done. */
import type { Long } from '../../shared/domain/values/long.ts'
import type { Database } from './database.ts'
import { readSetting, writeSetting } from './settings.ts'

/** Ids that the body of a 202 has, so that nothing else may have them. */
export interface PromisedIds {
  orderId: Long
  /** In the sequence of the request. */
  rowIds: Long[]
  DeliveryId?: Long | undefined
  CreditId?: Long | undefined
}

export interface PendingTask {
  Id: Long
  /** The REST operation, by its name in the table, and its input. */
  operation: string
  input: unknown
  promised: PromisedIds
  /** By the merchant's clock, in milliseconds since 1970. */
  createdAt: number
  dueAt: number
  /** Whether it fails, with nothing changed. */
  fails: boolean
}

/** In the sequence in which they were asked for. */
export function pendingTasks(db: Database): PendingTask[] {
  return readSetting(db, 'pendingTasks') ?? []
}

export function addPendingTask(db: Database, task: PendingTask): void {
  writeSetting(db, 'pendingTasks', [...pendingTasks(db), task])
}

export function removePendingTask(db: Database, id: Long): void {
  const left = pendingTasks(db).filter(({ Id }) => Id !== id)
  writeSetting(db, 'pendingTasks', left)
}

/** When the next one is due, by the merchant's clock; undefined if none is. */
export function nextDueTask(db: Database): number | undefined {
  const times = pendingTasks(db).map(({ dueAt }) => dueAt)
  return times.length > 0 ? Math.min(...times) : undefined
}
