import type { Long } from '../../shared/domain/values/long.ts'
import { columnsOf, insert, nextNumber, update } from './columns.ts'
import type { Database } from './database.ts'

export const taskStatuses = ['InProgress', 'Completed', 'Failed'] as const
export type TaskStatus = (typeof taskStatuses)[number]

/** The subject of a task: the changed order, or the new credit. */
export interface TaskSubject {
  orderId: Long
  /** The delivery and the credit on it: both or none. */
  deliveryId?: Long | null
  creditId?: Long | null
}

/** The task of a 202, and its progress. */
export interface TaskRecord extends Required<TaskSubject> {
  Id: Long
  Status: TaskStatus
  /** Milliseconds since 1970. */
  createdAt: number
}

const tasks = columnsOf('tasks', {
  Id: 'id',
  Status: 'status',
  orderId: 'order_id',
  deliveryId: 'delivery_id',
  creditId: 'credit_id',
  createdAt: 'created_at',
})

/** The first id. */
const FIRST_TASK = 2_000_001

export function nextTaskId(db: Database): number {
  return nextNumber(db, 'tasks', 'id', FIRST_TASK)
}

export function insertTask(db: Database, task: TaskRecord): void {
  insert(db, 'tasks', tasks.values(task))
}

export function findTask(db: Database, id: Long): TaskRecord | undefined {
  return db.first<TaskRecord>(`SELECT ${tasks.json} FROM tasks WHERE id = ?`, id)
}

/** Completes a task that was in progress. */
export function completeTask(
  db: Database,
  id: Long,
  { deliveryId = null, creditId = null }: TaskSubject,
): void {
  update(db, 'tasks', { status: 'Completed', delivery_id: deliveryId, credit_id: creditId }, { id })
}

export function failTask(db: Database, id: Long): void {
  update(db, 'tasks', { status: 'Failed' }, { id })
}
