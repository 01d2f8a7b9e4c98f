/** When the tasks behind the 202 answers finish: at once, or by this setting later, out of order, or not at all. */
import { ok, type Result } from '../../shared/domain/values/result.ts'
import type { RestContext } from '../operations/handler.ts'
import type { Refused } from '../refused.ts'
import { pendingTasks } from '../storage/pending-tasks.ts'
import { deleteSetting, readSetting, type TaskTiming, writeSetting } from '../storage/settings.ts'

export function setTaskTiming({ db }: RestContext, timing: TaskTiming): Result<undefined, Refused> {
  writeSetting(db, 'tasks', timing)
  return ok(undefined)
}

export function readTaskTiming({ db }: RestContext): Result<object, Refused> {
  const pending = pendingTasks(db).map(({ Id, operation, promised: { orderId }, dueAt }) => ({
    Id,
    operation,
    CheckoutOrderId: orderId,
    due: new Date(dueAt).toISOString(),
  }))
  return ok({ timing: readSetting(db, 'tasks') ?? null, pending })
}

/** Tasks finish at once again, and the unfinished ones now. */
export function clearTaskTiming({ db }: RestContext): Result<undefined, Refused> {
  deleteSetting(db, 'tasks')
  return ok(undefined)
}
