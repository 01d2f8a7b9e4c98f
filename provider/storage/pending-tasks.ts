/** Tasks of a sandbox that finish later than their 202 ("POST /sandbox/tasks"): what is still to be done. */
import { stringifyJson } from '../../shared/domain/values/json.ts'
import type { Long } from '../../shared/domain/values/long.ts'
import { columnsOf, insert } from './columns.ts'
import type { Database } from './database.ts'

export const pendingTasksMigration = `
  -- What is still to be done for tasks that are InProgress, by their ids.
  CREATE TABLE pending_tasks (
    id INTEGER PRIMARY KEY,
    -- The REST operation, and JSON: its input, and the ids that its 202 had.
    operation TEXT NOT NULL,
    input TEXT NOT NULL,
    promised TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    due_at INTEGER NOT NULL,
    fails INTEGER NOT NULL CHECK (fails IN (0, 1))
  ) STRICT;
  CREATE INDEX pending_tasks_by_due ON pending_tasks (due_at);
  INSERT INTO pending_tasks (id, operation, input, promised, created_at, due_at, fails)
    SELECT task.value ->> 'Id', task.value ->> 'operation', task.value -> 'input', task.value -> 'promised',
      task.value ->> 'createdAt', task.value ->> 'dueAt', task.value ->> 'fails'
    FROM settings, json_each(settings.value) AS task WHERE settings.name = 'pendingTasks';
  DELETE FROM settings WHERE name = 'pendingTasks';
`

/** Ids that the body of a 202 has, so that nothing else may have them. */
export interface PromisedIds {
  orderId: Long
  /** In the sequence of the request. */
  rowIds: Long[]
  DeliveryId?: Long | undefined
  CreditId?: Long | undefined
}

/** A task without the operation's input, which may be large. */
export interface PendingTask {
  Id: Long
  /** The REST operation, by its name in the table. */
  operation: string
  promised: PromisedIds
  /** By the merchant's clock, in milliseconds since 1970. */
  createdAt: number
  dueAt: number
  /** Whether it fails, with nothing changed. */
  fails: boolean
}

const tasks = columnsOf('pending_tasks', {
  Id: 'id',
  operation: 'operation',
  promised: ['promised', 'json'],
  createdAt: 'created_at',
  dueAt: 'due_at',
  fails: ['fails', 'boolean'],
})

/** In the sequence in which they were asked for. */
export function pendingTasks(db: Database): PendingTask[] {
  return db.all<PendingTask>(`SELECT ${tasks.json} FROM pending_tasks ORDER BY id`)
}

/** Those that are due; and those of the future, because the clock was reset. */
export function dueTasks(db: Database, now: number): PendingTask[] {
  return db.all<PendingTask>(
    `SELECT ${tasks.json} FROM pending_tasks WHERE due_at <= ? OR created_at > ? ORDER BY id`,
    now,
    now,
  )
}

/** The ids that all of them keep. */
export function promisedIds(db: Database): PromisedIds[] {
  return db.all<PromisedIds>('SELECT promised AS json FROM pending_tasks ORDER BY id')
}

/** The input of the task's operation. */
export function pendingInput(db: Database, id: Long): unknown {
  return db.first<unknown>('SELECT input AS json FROM pending_tasks WHERE id = ?', id)
}

export function countPendingTasks(db: Database): number {
  return db.first<{ count: number }>("SELECT json_object('count', count(*)) AS json FROM pending_tasks")!
    .count
}

export function addPendingTask(db: Database, { input, ...task }: PendingTask & { input: unknown }): void {
  insert(db, 'pending_tasks', { ...tasks.values(task), input: stringifyJson(input) })
}

export function removePendingTask(db: Database, id: Long): void {
  db.run('DELETE FROM pending_tasks WHERE id = ?', id)
}

/** When the next one is due, by the merchant's clock; undefined if none is unfinished. */
export function nextDueTask(db: Database): number | undefined {
  return (
    db.first<{ at: number | null }>("SELECT json_object('at', min(due_at)) AS json FROM pending_tasks")?.at ??
    undefined
  )
}
