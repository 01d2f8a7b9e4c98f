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
  countPendingTasks,
  dueTasks,
  nextDueTask,
  pendingInput,
  type PendingTask,
  pendingTasks,
  type PromisedIds,
  promisedIds,
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
    return (this.#isOn ??= readSetting(db, 'tasks') !== undefined || nextDueTask(db) !== undefined)
  }

  /** Call it when the settings may have changed. */
  forget(): void {
    this.#isOn = undefined
  }

  /** The ids that nothing else may take, for the context of what is done at once. */
  kept(): { promised?: Promised } {
    if (!this.isOn) return {}
    return { promised: { others: promisedIds(this.#store.db) } }
  }

  /** Runs an operation, or stores it with its task if it is answered by a 202. */
  call<Name extends TransactedName>(name: Name, input: RestInput<Name>): RestOutcome<Name> {
    this.finish()
    const store = this.#store
    const { db } = store
    const timing = readSetting(db, 'tasks')
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
    const excess = countPendingTasks(db) - MOST
    if (excess > 0) {
      const pending = pendingTasks(db)
      this.#finishAll(pending.slice(0, excess), pending)
    }
    return outcome
  }

  /** Finishes the tasks that are due. */
  finish(): void {
    if (!this.isOn) return
    const { db } = this.#store
    const due = this.#dueTasks()
    if (due.length === 0) return
    this.#finishAll(due, pendingTasks(db))
    this.forget()
  }

  /**
   * The due tasks in the sequence in which they finish. Reversed: when one is due, all finish, the last one first.
   * Without a setting all are due.
   */
  #dueTasks(): readonly PendingTask[] {
    const { db } = this.#store
    const timing = readSetting(db, 'tasks')
    if (!timing) return pendingTasks(db)
    const due = dueTasks(db, this.#store.now())
    return timing.order === 'asked' || due.length === 0 ? due : pendingTasks(db).toReversed()
  }

  /** Finishes some of the unfinished tasks, in this sequence. */
  #finishAll(tasks: readonly PendingTask[], pending: readonly PendingTask[]): void {
    const left = new Map(pending.map(({ Id, promised }) => [Id, promised]))
    for (const task of tasks) {
      left.delete(task.Id)
      this.#finishOne(task, [...left.values()])
    }
  }

  /** @param others the ids that the other unfinished tasks keep */
  #finishOne(task: PendingTask, others: readonly PromisedIds[]): void {
    const store = this.#store
    const { db } = store
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
          const name = task.operation as TransactedName
          const input = pendingInput(store.db, task.Id) as RestInput<TransactedName>
          removePendingTask(store.db, task.Id)
          return runOperation({ ...store.context(), promised }, name, input).ok
        },
      )
    } catch {
      // A merchant that was replaced meanwhile may not fit: no task may stop the calls that finish it.
      return false
    }
  }
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
