import type { Long } from '../../shared/domain/values/long.ts'
import { completeTask, insertTask, nextTaskId, type TaskSubject } from '../storage/tasks.ts'
import type { RestContext } from './handler.ts'

/**
 * Records the task of a 202. The work runs in the same transaction, so the task is complete at once; a task that
 * finishes later is there already.
 * @returns its id
 */
export function completedTask({ db, now, promised }: RestContext, subject: TaskSubject): Long {
  if (promised?.own) {
    completeTask(db, promised.own.taskId, subject)
    return promised.own.taskId
  }
  const Id = nextTaskId(db)
  insertTask(db, { deliveryId: null, creditId: null, ...subject, Id, Status: 'Completed', createdAt: now })
  return Id
}
