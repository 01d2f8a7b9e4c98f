import { DurableObject } from 'cloudflare:workers'
import { type BatchCommand, batchWrites, commandActs } from '../../shared/domain/batch/batch.enums.ts'
import { checkBatch } from '../../shared/domain/batch/batch.rules.ts'
import { batchLimits } from '../../shared/domain/values/limits.ts'
import { ok, refuse, type Result } from '../../shared/domain/values/result.ts'
import { operations } from '../../shared/wire/operations.ts'
import type { Env } from '../config/env.ts'
import { digestOf } from '../desk/digest.ts'
import { lostReason, type LostTime } from '../desk/lost-time.ts'
import { type ProblemReason, refusedMembers } from '../http/problem.ts'
import type { Requester } from '../http/requester.ts'
import { Courier } from '../journal/courier.ts'
import { actLetter, batchSubject } from '../journal/letter.ts'
import { learnName } from '../journal/names.ts'
import { servingState } from '../state/serving-state.ts'
import { BatchStore, type NewBatch } from './batch-store.ts'
import { actOf, type BatchAct, type BatchChanges, type BatchRow, noteOf } from './batch-table.ts'
import { BatchViews } from './batch-views.ts'
import { BatchWork } from './batch-work.ts'
import { effectOf } from './commands.ts'
import type { ItemChanges } from './item-table.ts'
import { leftItem } from './lost-batch.ts'
import { starterOf } from './starter.ts'

/** Who asks, as the worker knows it: plain data, as RPC requires. */
export interface BatchClient {
  requester: Requester
  requestId: string
  /** The id of the entry in the journal: a call that is repeated after a reset tells the same. */
  letterId: string
}

export interface BatchOrder extends Pick<BatchClient, 'requester'> {
  id: string
  idempotencyKey?: string
  /** See `desk/lost-time.ts`. */
  lostTime?: LostTime
  act: BatchAct
  orders: NewBatch['orders']
}

/**
 * One object for each merchant: its batches. Its alarm reads and writes their orders, so that they go on after a reset.
 * Public methods are its RPC surface, and answer JSON of the contract's schemas.
 */
export class Batches extends DurableObject<Env> {
  readonly #store: BatchStore
  readonly #work: BatchWork
  readonly #views: BatchViews

  constructor(state: DurableObjectState, env: Env) {
    super(state, env)
    this.#store = new BatchStore(state.storage)
    this.#views = new BatchViews(env, this.#store)
    const courier = new Courier(env, this.#store.outbox, state.id.toString())
    this.#work = new BatchWork(env, state.storage, this.#store, courier)
  }

  /** Makes a batch once for each id and for each key, and begins to read its orders. @returns its detail */
  async create(order: BatchOrder): Promise<Result<string, ProblemReason>> {
    const { id, idempotencyKey: key, lostTime, act, orders, requester } = order
    const content = await digestOf([act, orders])
    const { keyMark: key_mark } = await servingState(this.env)
    const before = this.#find(id) ?? (key === undefined ? undefined : this.#findByKey(key))
    if (before && before.content !== content) return refuse({ code: 'idempotency-key-reused' })
    if (!before && lostTime) return refuse(lostReason(lostTime, 'at the batches and their orders'))
    if (!before) {
      const refusals = checkBatch(act, new Date().toISOString().slice(0, 10))
      if (refusals.length > 0) return refuse(refusedMembers(refusals))
      const creator = { kind: requester.kind, id: requester.user.id }
      const merchant = this.ctx.id.name!
      const facts = { id, merchant, key: key ?? null, content, key_mark, created_at: Date.now() }
      if (!this.#store.add({ ...facts, act, creator, orders })) return refuse(TOO_MANY)
      await this.#work.wake()
      await learnName(this.env, { merchantId: merchant, requester })
    }
    return this.#detail(before?.id ?? id, 0)
  }

  /** The merchant's batches, the newest first. */
  list(): Promise<string> {
    return this.#views.list()
  }

  /**
   * A batch with the orders that changed after the version. Unknown outcomes are looked at again soon.
   */
  async detail(id: string, after: number): Promise<Result<string, ProblemReason>> {
    const { seq } = this.#find(id) ?? {}
    if (seq === undefined) return refuse(NO_BATCH)
    await this.#work.lookSoon(seq)
    return this.#detail(id, after)
  }

  /** Starts, pauses, resumes or stops a batch; the same again changes nothing. @returns its detail without orders */
  async command(
    id: string,
    command: BatchCommand,
    client: BatchClient,
  ): Promise<Result<string, ProblemReason>> {
    const state = await servingState(this.env)
    const batch = this.#find(id)
    if (!batch) return refuse(NO_BATCH)
    const { capability } = operations[batchWrites[actOf(batch).kind]]
    if (!client.requester.capabilities.includes(capability)) {
      return refuse({ code: 'capability-missing', capability })
    }
    const effect = effectOf(command, batch.state)
    if (effect === 'wrong') {
      const detail = `The batch is ${batch.state}, and cannot be changed by ${command}.`
      return refuse({ code: 'batch-state', detail })
    }
    if (effect !== 'same') {
      this.#apply(batch, command, client, leftItem(batch, state))
      await this.#work.wake()
      await learnName(this.env, { merchantId: this.ctx.id.name!, requester: client.requester })
    }
    return this.#detail(id)
  }

  override alarm(): Promise<void> {
    return this.#work.run()
  }

  async #detail(id: string, after?: number): Promise<Result<string, ProblemReason>> {
    const detail = await this.#views.detail(id, after)
    return detail === undefined ? refuse(NO_BATCH) : ok(detail)
  }

  #find(id: string): BatchRow | undefined {
    return this.#store.exists ? this.#store.batches.byId(id) : undefined
  }

  #findByKey(key: string): BatchRow | undefined {
    return this.#store.exists ? this.#store.batches.byKey(key) : undefined
  }

  /** The change and its entry in the journal are one transaction. @param left an order that a stop leaves */
  #apply(
    batch: BatchRow,
    command: BatchCommand,
    { requester, requestId, letterId }: BatchClient,
    left: ItemChanges,
  ): void {
    const at = Date.now()
    const doer = { kind: requester.kind, id: requester.user.id, requestId, letterId }
    this.#store.transact(() => {
      if (command === 'stop') this.#store.end(batch.seq, 'stopped', left)
      else if (command === 'pause') this.#store.pause(batch.seq, 'by-user')
      else this.#start(batch, requester, at)
      const facts = { save: batch.id, ...noteOf(actOf(batch)) }
      const subject = batchSubject(batch.id)
      const act = { merchantId: batch.merchant, subject, operation: commandActs[command], at, facts }
      this.#store.outbox.add(actLetter(doer, act))
    })
  }

  #start({ seq, started_at }: BatchRow, requester: Requester, at: number): void {
    const changes: BatchChanges = {
      state: 'waiting',
      pause: null,
      started_at: started_at ?? at,
      starter: JSON.stringify(starterOf(requester)),
      turn: this.#store.batches.nextTurn(),
      failures: 0,
    }
    this.#store.changeBatch(seq, changes)
  }
}

const NO_BATCH: ProblemReason = { code: 'not-found', detail: 'There is no such batch, or it was deleted.' }
const TOO_MANY: ProblemReason = {
  code: 'batches-too-many',
  detail: `${batchLimits.perMerchant} batches are kept, and none of them has ended. Stop one that nobody needs.`,
}
