import { DurableObject } from 'cloudflare:workers'
import type { Env } from '../config/env.ts'
import type { TimedAnswer } from '../desk/desk-answer.ts'
import { DeskWrites } from '../desk/desk-writes.ts'
import type { StoredPage } from '../desk/history.ts'
import { Tables } from '../desk/tables.ts'
import { type CreditRequest, subjectDeskName } from './credit-request.ts'
import { creditWrites } from './credit-writes.ts'
import { creditDeskOf } from './desk-of.ts'
import type { EntryFacts } from './history-entry.ts'
import type { Intent } from './intent.ts'
import { Outbox } from './outbox.ts'
import { creditDeskMigrations, oldCreditWrites } from './schema.ts'

/**
 * The desk of one subject of the SOAP service, of one merchant: it does the subject's writes one at a time, each of
 * them once. Reads do not come here. Public methods are its RPC surface.
 */
export class CreditDesk extends DurableObject<Env> {
  readonly #writes: DeskWrites<CreditRequest, Intent, EntryFacts>
  readonly #outbox: Outbox

  constructor(state: DurableObjectState, env: Env) {
    super(state, env)
    const tables = new Tables(state.storage, creditDeskMigrations)
    const outbox = new Outbox(tables)
    this.#outbox = outbox
    this.#writes = new DeskWrites(state, env, {
      tables,
      oldWrites: oldCreditWrites,
      policy: (tools) => creditWrites(tools, outbox),
      after: () => this.#deliver(),
      leftAt: () => outbox.times(),
    })
  }

  /** See {@link DeskWrites.write}. */
  write(request: CreditRequest): Promise<TimedAnswer> {
    return this.#writes.write(request)
  }

  /** See {@link DeskWrites.handedOver}. */
  handedOver(requestId: string, isHeard: boolean): Promise<void> {
    return this.#writes.handedOver(requestId, isHeard)
  }

  /** The writes that went through the edge, newest first. */
  history(before?: number): StoredPage {
    return this.#writes.history.page(before)
  }

  /** Adds the entry of the write that made this desk's subject. Repeated calls add it once. */
  adopt(entry: string): void {
    this.#writes.history.adopt(entry)
    this.#writes.schedule()
  }

  override alarm(): Promise<void> {
    return this.#writes.wake()
  }

  /** Takes the entries of new orders and payment plans to their own desks. */
  async #deliver(): Promise<void> {
    for (const letter of this.#outbox.all()) {
      try {
        const desk = await subjectDeskName(letter.merchantId, letter.subject)
        await creditDeskOf(this.env, desk).adopt(letter.entry)
        this.#outbox.remove(letter)
      } catch {
        // The entry stays, and the alarm tries again.
      }
    }
  }
}
