import { batchLimits } from '../../shared/domain/values/limits.ts'
import { config } from '../config/configured.ts'
import type { Env } from '../config/env.ts'
import { isPassing } from '../config/object-stub.ts'
import { inFlightMs } from '../desk/times.ts'
import { errorFacts } from '../http/error-facts.ts'
import { log } from '../http/log.ts'
import { logObjectFailure } from '../http/object-failed.ts'
import type { Courier } from '../journal/courier.ts'
import { BatchReader } from './batch-reader.ts'
import { type BatchStore, keptUntil } from './batch-store.ts'
import { BatchWriter } from './batch-writer.ts'
import { CHECK_MS } from './starter.ts'
import { BEGIN_AGAIN_MS, DELIVER_AGAIN_MS, FAILED_MS, LOOK_AGAIN_MS, SHIFT_MS } from './times.ts'
import { UnknownLooker } from './unknown-looker.ts'

/**
 * The work on a merchant's batches, in shifts: each alarm is one. All of it is in the storage, so a shift that is cut off
 * costs nothing but time, and there is one at a time, so that no batch is worked on twice.
 */
export class BatchWork {
  readonly #storage: DurableObjectStorage
  readonly #store: BatchStore
  readonly #courier: Courier
  readonly #reader: BatchReader
  readonly #writer: BatchWriter
  readonly #looker: UnknownLooker
  readonly #isOver = () => Date.now() >= this.#endsAt
  /** The work on each batch, by its number: one at a time. */
  readonly #workers = new Map<number, Promise<void>>()
  #shift: Promise<void> | undefined
  /** Whether the shift under way takes further batches. */
  #isOpen = false
  /** Whether somebody changed a batch during the shift under way: it may be past what that needs. */
  #isWoken = false
  /** When the shift under way is over. Milliseconds since 1970. */
  #endsAt = 0
  /** When somebody last wanted to know the unknown outcomes of each batch, by its number. */
  readonly #lookedAt = new Map<number, number>()

  constructor(env: Env, storage: DurableObjectStorage, store: BatchStore, courier: Courier) {
    this.#storage = storage
    this.#store = store
    this.#courier = courier
    this.#reader = new BatchReader(env, store)
    this.#writer = new BatchWriter(env, store)
    this.#looker = new UnknownLooker(env, store)
  }

  /** Begins what is due now, in the shift under way or in a new one. */
  async wake(): Promise<void> {
    if (this.#isOpen) this.#begin()
    this.#isWoken = true
    await this.#storage.setAlarm(Date.now())
  }

  /** Lets unknown outcomes of the batch be looked at, if their desks can know them by now. */
  async lookSoon(seq: number): Promise<void> {
    const now = Date.now()
    if (now < (this.#lookedAt.get(seq) ?? 0) + LOOK_AGAIN_MS) return
    this.#lookedAt.set(seq, now)
    if (this.#store.items.lookSoon(seq, now, now - inFlightMs(config))) await this.wake()
  }

  /** The alarm handler. */
  run(): Promise<void> {
    this.#shift ??= this.#work().finally(() => (this.#shift = undefined))
    return this.#shift
  }

  async #work(): Promise<void> {
    if (!this.#store.exists) return
    this.#isWoken = false
    // Set first: if the object is reset meanwhile, the next instance goes on.
    await this.#storage.setAlarm(Date.now() + BEGIN_AGAIN_MS)
    this.#endsAt = Date.now() + SHIFT_MS
    await this.#writer.checkWaiting()
    await this.#workOnAll()
    await this.#looker.run(this.#isOver)
    const isDelivered = await this.#courier.deliver()
    if (!(await this.#store.tidy(Date.now()))) return
    // Another shift: this one would put its alarm in the place of the one that was set for the change.
    await this.#storage.setAlarm(this.#isWoken ? Date.now() : this.#nextDue(isDelivered))
  }

  async #workOnAll(): Promise<void> {
    this.#isOpen = true
    try {
      this.#begin()
      while (this.#workers.size > 0) await Promise.all(this.#workers.values())
    } finally {
      this.#isOpen = false
    }
  }

  /** Begins the work on each batch that is due and has none. */
  #begin(): void {
    this.#promote()
    const { batches } = this.#store
    const now = Date.now()
    for (const { seq, state, waits_until } of [
      ...batches.inState('reading'),
      ...batches.inState('running'),
    ]) {
      if (this.#isOver() || this.#workers.has(seq) || (waits_until ?? 0) > now) continue
      const worker = state === 'reading' ? this.#reader : this.#writer
      this.#workers.set(seq, this.#do(seq, worker))
    }
  }

  async #do(seq: number, worker: Pick<BatchReader, 'run'>): Promise<void> {
    try {
      await worker.run(seq, this.#isOver)
    } catch (error) {
      const batch = this.#store.batches.bySeq(seq)?.id
      // The other batches go on, and this one later.
      if (isPassing(error)) logObjectFailure(error, { batch })
      else log('error', { event: 'batch-failed', batch, ...errorFacts(error as Error) })
      this.#store.changeBatch(seq, { waits_until: Date.now() + FAILED_MS })
    } finally {
      this.#workers.delete(seq)
    }
    // The alarm wakes it: it is set when the shift is over.
    const waitsUntil = this.#store.batches.bySeq(seq)?.waits_until
    if (typeof waitsUntil === 'number') this.#endsAt = Math.min(this.#endsAt, waitsUntil)
    this.#begin()
  }

  /** Gives batches that wait their turn. */
  #promote(): void {
    const { batches } = this.#store
    const free = batchLimits.atOnce - batches.inState('running').length
    for (const { seq } of batches.inState('waiting').slice(0, Math.max(0, free))) {
      this.#store.changeBatch(seq, { state: 'running' })
    }
  }

  #nextDue(isDelivered: boolean): number {
    const { batches, items } = this.#store
    const now = Date.now()
    const running = batches.inState('running')
    const waiting = batches.inState('waiting')
    const oldest = batches.oldest()
    const due = [
      ...[...running, ...batches.inState('reading')].map(({ waits_until }) => waits_until ?? now),
      waiting.length + running.length > 0 ? now + CHECK_MS : undefined,
      items.nextLook(),
      isDelivered ? undefined : now + DELIVER_AGAIN_MS,
      oldest === undefined ? undefined : keptUntil({ created_at: oldest }),
    ]
    return Math.min(...due.filter((time) => time !== undefined))
  }
}
