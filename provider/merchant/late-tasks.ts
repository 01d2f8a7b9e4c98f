/**
 * A sandbox's tasks that finish later: the operation runs when its task finishes, with its rules checked again, and with
 * the ids that its 202 had. Until then nothing is changed. One transaction stores what is to be done with its task, and
 * one does it and completes the task, so an object can be evicted at any time.
 */
import type { Long } from '../../shared/domain/values/long.ts'
import { operations, type RestInput } from '../../shared/wire/operations.ts'
import { raise } from '../callbacks/raise.ts'
import type { RestContext, RestOutcome, TransactedName } from '../operations/handler.ts'
import { runOperation } from '../operations/run-operation.ts'
import type { Promised } from '../operations/promised-ids.ts'
import {
  addPendingTask,
  type PendingTask,
  pendingTasks,
  type PromisedIds,
  removePendingTask,
} from '../storage/pending-tasks.ts'
import { readSetting, writeSetting } from '../storage/settings.ts'
import { failTask, insertTask, nextTaskId } from '../storage/tasks.ts'
import type { MerchantStore } from './merchant-store.ts'

/** So many tasks can be unfinished at once; then the oldest finishes early. */
const MOST = 1_000

export class LateTasks {
  readonly #storeOf: () => MerchantStore
  /** Whether tasks finish later, or some are unfinished; undefined until it is read. */
  #isOn: boolean | undefined

  constructor(storeOf: () => MerchantStore) {
    this.#storeOf = storeOf
  }

  get #store(): MerchantStore {
    return this.#storeOf()
  }

  /** There is almost never one, so the check must cost nothing. */
  get isOn(): boolean {
    const { db } = this.#store
    return (this.#isOn ??= readSetting(db, 'tasks') !== undefined || pendingTasks(db).length > 0)
  }

  /** Call it when the settings may have changed. */
  forget(): void {
    this.#isOn = undefined
  }

  /** The ids that nothing else may take, for the context of what is done at once. */
  kept(): { promised?: Promised } {
    if (!this.isOn) return {}
    return { promised: { others: pendingTasks(this.#store.db).map(({ promised }) => promised) } }
  }

  /** Runs an operation, or stores it with its task if it is answered by a 202. */
  call<Name extends TransactedName>(name: Name, input: RestInput<Name>): RestOutcome<Name> {
    this.finish()
    const store = this.#store
    const { db } = store
    const timing = readSetting(db, 'tasks')
    const [oldest, ...later] = pendingTasks(db)
    if (later.length >= MOST) this.#finishOne(oldest!)
    const work = (context: RestContext) => runOperation({ ...context, ...this.kept() }, name, input)
    if (!timing || operations[name].success.status !== 202) return store.transact(work)

    const context = store.context()
    const outcome = store.transactIf(
      () => false,
      () => work(context),
    )
    if (!outcome.ok) return outcome
    const { now } = context
    store.transaction(() => {
      const Id = nextTaskId(db)
      const orderId = (input as { CheckoutOrderId: Long }).CheckoutOrderId
      insertTask(db, { Id, Status: 'InProgress', orderId, deliveryId: null, creditId: null, createdAt: now })
      const fails = timing.fail > 0
      const promised = idsOf(orderId, outcome.value.body)
      const dueAt = now + timing.delaySeconds * 1000
      addPendingTask(db, { Id, operation: name, input, promised, createdAt: now, dueAt, fails })
      if (fails) writeSetting(db, 'tasks', { ...timing, fail: timing.fail - 1 })
    })
    return outcome
  }

  /** Finishes the tasks that are due. */
  finish(): void {
    if (!this.isOn) return
    const { db } = this.#store
    const due = dueTasks(pendingTasks(db), this.#store.now(), readSetting(db, 'tasks')?.order)
    for (const task of due) this.#finishOne(task)
    if (due.length > 0) this.forget()
  }

  #finishOne(task: PendingTask): void {
    const store = this.#store
    const { db } = store
    const others = pendingTasks(db)
      .filter(({ Id }) => Id !== task.Id)
      .map(({ promised }) => promised)
    const promised = { others, own: { taskId: task.Id, ids: task.promised } }
    if (this.#isDone(task, promised)) return
    store.transaction(() => {
      removePendingTask(db, task.Id)
      failTask(db, task.Id)
      const { orderId: CheckoutOrderId, CreditId } = task.promised
      if (CreditId === undefined) return
      raise(store.context(), [{ EventName: 'CheckoutOrder.CreditFailed', CheckoutOrderId, CreditId }])
    })
  }

  /** Does it and completes its task, or changes nothing. */
  #isDone(task: PendingTask, promised: Promised): boolean {
    const store = this.#store
    try {
      return store.transactIf(
        (isDone) => isDone,
        () => {
          if (task.fails) return false
          removePendingTask(store.db, task.Id)
          const name = task.operation as TransactedName
          return runOperation({ ...store.context(), promised }, name, task.input as RestInput<TransactedName>)
            .ok
        },
      )
    } catch {
      // A merchant that was replaced meanwhile may not fit: no task may stop the calls that finish it.
      return false
    }
  }
}

/**
 * The due tasks in the sequence in which they finish. Reversed: when one is due, all finish, the last one first. A task
 * of the future is due too: the clock was reset. Without a setting all are due.
 */
function dueTasks(
  pending: readonly PendingTask[],
  now: number,
  order: 'asked' | 'reversed' | undefined,
): readonly PendingTask[] {
  if (order === undefined) return pending
  const due = pending.filter(({ dueAt, createdAt }) => dueAt <= now || createdAt > now)
  return order === 'asked' ? due : due.length > 0 ? pending.toReversed() : []
}

/** The ids in the body of a 202. */
function idsOf(orderId: Long, body: unknown): PromisedIds {
  const { OrderRowId, DeliveryId, CreditId } = body as {
    OrderRowId?: Long | Long[]
    DeliveryId?: Long
    CreditId?: string
  }
  const rowIds = OrderRowId === undefined ? [] : Array.isArray(OrderRowId) ? OrderRowId : [OrderRowId]
  return { orderId, rowIds, DeliveryId, CreditId: CreditId === undefined ? undefined : Number(CreditId) }
}
