/** The parts of each desk: its tables, its queue, writes that are done once, and their way to the journal. */
import type { Trace } from '../http/trace.ts'
import type { Env } from '../config/env.ts'
import { config } from '../config/configured.ts'
import { Courier } from '../journal/courier.ts'
import { type Acting, learnName } from '../journal/names.ts'
import { historyPage, type StoredPage } from '../journal/subject-history.ts'
import type { DeskKind } from '../metrics/waiting.ts'
import type { Tables } from '../storage/tables.ts'
import type { DeskAnswer, TimedAnswer } from './desk-answer.ts'
import { type DeskTools, deskTools } from './desk-tools.ts'
import { HandOvers } from './hand-overs.ts'
import { type Addressed, type Home, type OldEntry, OldHistory } from './old-history.ts'
import type { WriteIntent, WritePolicy, WriteRequest } from './write-once/policy.ts'
import { hasOldWrites, moveOldWrites } from './write-once/move-old-writes.ts'
import { WriteLog } from './write-once/write-log.ts'
import { WriteOnce } from './write-once/write-once.ts'
import { WriteQueue } from './write-queue.ts'
import { WriteWatch } from './write-watch.ts'

const BUSY = { code: 'desk-busy', detail: 'Nothing was sent.', retryAfter: 2 } as const

/** The latest entries of the desk's history. */
export interface Recent {
  /** JSON, newest first. */
  entries: string[]
  /** Whether the journal did not answer: then they are only those that it has not taken. */
  isPart: boolean
}

interface Parts<Request extends WriteRequest, Intent extends WriteIntent, Facts> {
  kind: DeskKind
  tables: Tables
  /** The query of {@link moveOldWrites}. */
  oldWrites: string
  policy(tools: DeskTools, recent: () => Promise<Recent>): WritePolicy<Request, Intent, Facts>
  /** The key of the desk's history; undefined if the desk does not know its name. */
  subject: string | undefined
  /** Undefined if the desk's name does not say it. */
  merchantId: string | undefined
  /** Whether a write waits for the journal: other desks' histories have its entry too. */
  waitsForJournal: boolean
  /** Whose histories get an entry of an earlier release. */
  address(entry: OldEntry, home: Home): Promise<Addressed>
}

/** A request with the members that its intent stores. */
type Storable<Intent extends WriteIntent> = WriteRequest & Intent['request'] & Acting & { trace?: Trace }

export class DeskWrites<Request extends Storable<Intent>, Intent extends WriteIntent, Facts> {
  readonly #state: DurableObjectState
  readonly #env: Env
  readonly #log: WriteLog<Intent>
  readonly #queue: WriteQueue
  readonly #handOvers = new HandOvers()
  readonly #watch: WriteWatch
  readonly #once: WriteOnce<Request, Intent, Facts>
  readonly #policy: WritePolicy<Request, Intent, Facts>
  readonly #courier: Courier
  readonly #oldHistory: OldHistory
  readonly #address: Parts<Request, Intent, Facts>['address']
  readonly #subject: string | undefined
  readonly #waitsForJournal: boolean
  #merchantId: string | undefined

  constructor(state: DurableObjectState, env: Env, parts: Parts<Request, Intent, Facts>) {
    const { tables } = parts
    const log = new WriteLog<Intent>(tables)
    const about = state.id.toString()
    this.#state = state
    this.#env = env
    this.#log = log
    this.#oldHistory = new OldHistory(tables)
    this.#address = parts.address
    this.#subject = parts.subject
    this.#waitsForJournal = parts.waitsForJournal
    this.#merchantId = parts.merchantId ?? this.#oldHistory.merchantId
    const times = {
      unresolved: () => [...log.unresolved(), ...log.waiting()],
      nextDrop: () => log.nextDrop(),
      dropOld: (now: number) => log.dropOld(now),
    }
    this.#queue = new WriteQueue(state, tables, times, this.#oldHistory)
    this.#courier = new Courier(env, log, about)
    const tools = deskTools(env, state.storage, this.#queue)
    this.#policy = parts.policy(tools, () => this.#recent())
    const watch = new WriteWatch(parts.kind, about)
    try {
      for (const { id, at } of log.open()) watch.opened(id, at)
    } catch {
      // What is only counted keeps no desk from its work: a broken table fails with the write.
    }
    this.#watch = watch
    this.#once = new WriteOnce({ ...tools, log, handOvers: this.#handOvers, about, watch }, this.#policy)
    if (hasOldWrites(tables)) {
      void state.blockConcurrencyWhile(() => moveOldWrites(state, tables, parts.oldWrites, about))
    }
  }

  /**
   * Does a write when its turn comes. It waits for at most one call budget, and is answered within two: an outcome that
   * is not known by then is found later. Its letters go to the journal afterwards.
   * @param spentMs milliseconds from the request's arrival at the edge to this call
   */
  async write(request: Request, spentMs = 0): Promise<TimedAnswer> {
    const until = Date.now() + 2 * config.budgetMs - spentMs
    this.#merchantId = request.merchantId
    const learned = learnName(this.#env, request)
    const asked = Date.now()
    const answer = await this.#queue.write(
      async () => {
        this.#watch.begin(Date.now() - asked)
        const made = await this.#once.do(request, until)
        this.#watch.answered(request.requestId, request.trace)
        return made
      },
      request.trace,
      async () => (await this.#once.known(request)) ?? this.#busy(request),
    )
    const delivered = this.#deliver()
    this.#state.waitUntil(delivered)
    await learned
    if (this.#waitsForJournal) await delivered
    return answer
  }

  /**
   * Reports whether the client of a request without a key took its answer. If it did not, or without a report, the same
   * content gets that answer again, for ten minutes from when it was lost the last time.
   */
  async handedOver(requestId: string, isHeard: boolean): Promise<void> {
    this.#log.handedOver(requestId, isHeard, Date.now())
    this.#handOvers.end(requestId, isHeard)
    await this.#queue.between()
  }

  /**
   * The writes that went through the edge, newest first: all that were answered before are among them.
   * @throws ObjectFailure if the journal does not answer
   */
  async history(
    { merchantId, number }: Pick<Home, 'merchantId' | 'number'>,
    before?: number,
  ): Promise<StoredPage> {
    this.#merchantId = merchantId
    // Its caller has named it.
    const home = { merchantId, subject: this.#subject!, number }
    await this.#moveHistory(home)
    await this.#deliver()
    return historyPage(this.#env, home, { before, waiting: this.#log.pending() })
  }

  /** Resolves when no write is under way. */
  idle(): Promise<void> {
    return this.#queue.idle()
  }

  /** The desk's alarm handler. */
  async wake(): Promise<void> {
    await this.#queue.wake(() => this.#once.settle(Date.now() + config.budgetMs))
    await this.#deliver()
  }

  #busy(request: Request): DeskAnswer {
    this.#watch.ended('busy')
    return this.#policy.refused(request, BUSY)
  }

  /**
   * Takes letters to the journal, and before them what an earlier release kept here. Never rejects: what fails stays for
   * the alarm.
   */
  async #deliver(): Promise<void> {
    try {
      if (this.#oldHistory.isLeft) {
        const home = this.#home()
        if (!home) return
        await this.#moveHistory(home)
      }
      if (this.#log.waiting().length === 0) return
      await this.#courier.deliver()
      await this.#queue.between()
    } catch {
      // A full disk, or a head of the journal that does not answer.
    }
  }

  /** Whose desk this is; undefined while nobody has said it. */
  #home(): Home | undefined {
    const [merchantId, subject] = [this.#merchantId, this.#subject]
    return merchantId === undefined || subject === undefined ? undefined : { merchantId, subject }
  }

  async #moveHistory(home: Home): Promise<void> {
    if (this.#oldHistory.isLeft) await this.#queue.between(() => this.#moveHistoryNow(home))
  }

  /** Moves the history that an earlier release kept here into the letters. Call it in a turn. */
  async #moveHistoryNow(home: Home): Promise<void> {
    if (!this.#oldHistory.isLeft) return
    const letters = await this.#oldHistory.letters(this.#env, home, this.#address)
    this.#state.storage.transactionSync(() =>
      this.#oldHistory.replace(letters, (some) => this.#log.addFirst(some)),
    )
  }

  /** For a write that is in its turn. */
  async #recent(): Promise<Recent> {
    try {
      const home = this.#home()!
      await this.#moveHistoryNow(home)
      await this.#courier.deliver()
      const { entries } = await historyPage(this.#env, home, { waiting: this.#log.pending() })
      return { entries, isPart: false }
    } catch {
      const entries = this.#log.pending().map(({ record }) => record)
      return { entries: entries.toReversed(), isPart: true }
    }
  }
}
