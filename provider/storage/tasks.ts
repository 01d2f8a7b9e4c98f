import type { Long } from '../../shared/domain/long.ts'
import type { Database } from './database.ts'

export const taskStatuses = ['InProgress', 'Completed', 'Failed'] as const
export type TaskStatus = (typeof taskStatuses)[number]

/** What stands behind a 202: which order is being changed, and how far that has come. */
export interface TaskRecord {
  Id: string
  Status: TaskStatus
  orderId: Long
  /** Milliseconds since 1970. */
  createdAt: number
}

export function insertTask(db: Database, task: TaskRecord): void {
  db.run(
    'INSERT INTO tasks (id, order_id, status, created_at) VALUES (?, ?, ?, ?)',
    task.Id,
    task.orderId,
    task.Status,
    task.createdAt,
  )
}

export function findTask(db: Database, id: string): TaskRecord | undefined {
  return db.first<TaskRecord>(
    `SELECT json_object('Id', id, 'Status', status, 'orderId', order_id, 'createdAt', created_at) AS json
     FROM tasks WHERE id = ?`,
    id,
  )
}
