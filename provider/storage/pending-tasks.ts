/** Tasks of a sandbox that finish later than their 202 ("POST /sandbox/tasks"): what is still to be done. */
import type { Long } from '../../shared/domain/values/long.ts'
import type { Database } from './database.ts'
import type { PendingTask, PromisedIds } from './pending-task.ts'
import { readSetting, writeSetting } from './settings.ts'

export type { PendingTask, PromisedIds }

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
