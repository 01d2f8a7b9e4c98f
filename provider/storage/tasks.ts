import type { Long } from '../../shared/domain/long.ts'
import { columnsOf, insert } from './columns.ts'
import type { Database } from './database.ts'

export const taskStatuses = ['InProgress', 'Completed', 'Failed'] as const
export type TaskStatus = (typeof taskStatuses)[number]

/** The task of a 202: the order that it changes, and its progress. */
export interface TaskRecord {
  Id: string
  Status: TaskStatus
  orderId: Long
  /** Milliseconds since 1970. */
  createdAt: number
}

const tasks = columnsOf('tasks', {
  Id: 'id',
  Status: 'status',
  orderId: 'order_id',
  createdAt: 'created_at',
})

export function insertTask(db: Database, task: TaskRecord): void {
  insert(db, 'tasks', tasks.values(task))
}

export function findTask(db: Database, id: string): TaskRecord | undefined {
  return db.first<TaskRecord>(`SELECT ${tasks.json} FROM tasks WHERE id = ?`, id)
}
