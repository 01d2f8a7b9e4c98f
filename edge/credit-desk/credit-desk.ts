import { DurableObject } from 'cloudflare:workers'
import { config } from '../config/configured.ts'
import type { Env } from '../config/env.ts'
import type { TimedAnswer } from '../desk/desk-answer.ts'
import { deskTools } from '../desk/desk-tools.ts'
import type { HistoryPage } from '../desk/history.ts'
import { Tables } from '../desk/tables.ts'
import { WriteQueue } from '../desk/write-queue.ts'
import { refusedAnswer } from './credit-answer.ts'
import { CreditLog } from './credit-log.ts'
import { type CreditRequest, subjectDeskName } from './credit-request.ts'
import type { CreditTools } from './credit-tools.ts'
import { creditDeskOf } from './desk-of.ts'
import { doCreditWrite } from './do-credit-write.ts'
import { Outbox } from './outbox.ts'
import { creditDeskMigrations } from './schema.ts'
import { resolveOpenWrites } from './resolve-write.ts'
import { HandOvers } from '../desk/hand-overs.ts'
import { hasOldWrites, sealOldWrites } from './seal-old-writes.ts'

/**
 * The desk of one subject of the SOAP service, of one merchant: it does what creates, changes or books one at a
 * time, each of it once. Reads do not come here. Public methods are its RPC surface.
 */
export class CreditDesk extends DurableObject<Env> {
  readonly #queue: WriteQueue
  readonly #tools: CreditTools
  readonly #outbox: Outbox

  constructor(state: DurableObjectState, env: Env) {
    super(state, env)
    const { storage } = state
    const tables = new Tables(storage, creditDeskMigrations)
    const log = new CreditLog(tables)
    this.#queue = new WriteQueue(state, tables, log)
    this.#outbox = new Outbox(tables)
    const about = state.id.toString()
    this.#tools = {
      ...deskTools(env, storage, this.#queue),
      log,
      outbox: this.#outbox,
      about,
      handOvers: new HandOvers(),
    }
    if (hasOldWrites(tables)) void state.blockConcurrencyWhile(() => sealOldWrites(state, tables, about))
  }

  /**
   * Does a write when its turn comes. It waits for one budget of a call at most, and is answered within two: an
   * outcome that is not known by then is found later.
   */
  write(request: CreditRequest): Promise<TimedAnswer> {
    const until = Date.now() + 2 * config.budgetMs
    return this.#queue.write(
      async () => {
        const answer = await doCreditWrite(this.#tools, request, until)
        await this.#deliver()
        return answer
      },
      request.trace,
      (reason) => refusedAnswer(request, reason),
    )
  }

  /**
   * Says whether the client of a request without a key was there to take its answer. If it was not, or if nobody says,
   * it asks for that answer when it sends the same again.
   */
  async handedOver(requestId: string, isHeard: boolean): Promise<void> {
    this.#tools.log.handedOver(requestId, isHeard)
    this.#tools.handOvers.end(requestId, isHeard)
    await this.#queue.tidy()
  }

  /** What was done through the edge, newest first. */
  history(before?: number): HistoryPage {
    return this.#queue.history.page(before)
  }

  /** Adds the entry of the write that made this desk's subject, once however often it comes. */
  adopt(entry: string): void {
    this.#queue.history.adopt(entry)
    this.#queue.schedule()
  }

  override alarm(): Promise<void> {
    return this.#queue.wake(async () => {
      await resolveOpenWrites(this.#tools, Infinity)
      await this.#deliver()
    })
  }

  /** Takes the entries of new orders and payment plans to their own desks. */
  async #deliver(): Promise<void> {
    for (const letter of this.#outbox.all()) {
      try {
        const desk = await subjectDeskName(letter.merchantId, letter.subject)
        await creditDeskOf(this.env, desk).adopt(letter.entry)
        this.#outbox.remove(letter)
      } catch {
        // It stays, and the alarm tries again.
      }
    }
  }
}
