/** The parts of each desk: its tables, its queue, and writes that are done once. */
import type { ProblemReason } from '../http/problem.ts'
import type { Trace } from '../http/trace.ts'
import type { Env } from '../config/env.ts'
import { config } from '../config/configured.ts'
import type { TimedAnswer } from './desk-answer.ts'
import { type DeskTools, deskTools } from './desk-tools.ts'
import { HandOvers } from './hand-overs.ts'
import type { History } from './history.ts'
import type { Tables } from './tables.ts'
import type { WriteIntent, WritePolicy, WriteRequest } from './write-once/policy.ts'
import { hasOldWrites, moveOldWrites } from './write-once/move-old-writes.ts'
import { WriteLog } from './write-once/write-log.ts'
import { WriteOnce } from './write-once/write-once.ts'
import { WriteQueue } from './write-queue.ts'

interface Parts<Request extends WriteRequest, Intent extends WriteIntent, Facts> {
  tables: Tables
  /** The query of {@link moveOldWrites}. */
  oldWrites: string
  policy(tools: DeskTools): WritePolicy<Request, Intent, Facts>
  /** Work after each write and when the desk wakes. */
  after?(): Promise<void>
  /** When work was left undone, in milliseconds since 1970. */
  leftAt?(): { at: number }[]
}

/** A request with the members that its intent stores. */
type Storable<Intent extends WriteIntent> = WriteRequest & Intent['request'] & { trace?: Trace }

export class DeskWrites<Request extends Storable<Intent>, Intent extends WriteIntent, Facts> {
  readonly history: History
  readonly #log: WriteLog<Intent>
  readonly #queue: WriteQueue
  readonly #handOvers = new HandOvers()
  readonly #once: WriteOnce<Request, Intent, Facts>
  readonly #refused: (request: Request, reason: ProblemReason) => TimedAnswer['answer']
  readonly #after: () => Promise<void>

  constructor(state: DurableObjectState, env: Env, parts: Parts<Request, Intent, Facts>) {
    const { tables, leftAt = () => [], after = async () => {} } = parts
    const log = new WriteLog<Intent>(tables)
    const about = state.id.toString()
    this.#log = log
    this.#queue = new WriteQueue(state, tables, {
      unresolved: () => [...log.unresolved(), ...leftAt()],
      nextDrop: () => log.nextDrop(),
      dropOld: (now) => log.dropOld(now),
    })
    this.history = this.#queue.history
    const tools = deskTools(env, state.storage, this.#queue)
    const policy = parts.policy(tools)
    this.#once = new WriteOnce({ ...tools, log, handOvers: this.#handOvers, about }, policy)
    this.#refused = policy.refused
    this.#after = after
    if (hasOldWrites(tables)) {
      void state.blockConcurrencyWhile(() => moveOldWrites(state, tables, parts.oldWrites, about))
    }
  }

  /**
   * Does a write when its turn comes. It waits for at most one call budget, and is answered within two: an outcome that
   * is not known by then is found later.
   * @param spentMs milliseconds from the request's arrival at the edge to this call
   */
  write(request: Request, spentMs = 0): Promise<TimedAnswer> {
    const until = Date.now() + 2 * config.budgetMs - spentMs
    return this.#queue.write(
      async () => {
        const answer = await this.#once.do(request, until)
        await this.#after()
        return answer
      },
      request.trace,
      (reason) => this.#refused(request, reason),
    )
  }

  /**
   * Reports whether the client of a request without a key took its answer. If it did not, or without a report, the same
   * content gets that answer again.
   */
  async handedOver(requestId: string, isHeard: boolean): Promise<void> {
    this.#log.handedOver(requestId, isHeard)
    this.#handOvers.end(requestId, isHeard)
    await this.#queue.tidy()
  }

  /** Resolves when no write is under way. */
  idle(): Promise<void> {
    return this.#queue.idle()
  }

  /** The desk's alarm handler. */
  wake(): Promise<void> {
    return this.#queue.wake(async () => {
      await this.#once.settle(Date.now() + config.budgetMs)
      await this.#after()
    })
  }

  /** Sets the alarm to the next due instant. */
  schedule(): void {
    this.#queue.schedule()
  }
}
