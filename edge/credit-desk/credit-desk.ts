import { DurableObject } from 'cloudflare:workers'
import type { Env } from '../config/env.ts'
import type { TimedAnswer } from '../desk/desk-answer.ts'
import { DeskWrites } from '../desk/desk-writes.ts'
import type { Home } from '../desk/old-history.ts'
import { freshWriteTable } from '../desk/write-once/write-table.ts'
import type { StoredPage } from '../journal/subject-history.ts'
import { Tables } from '../storage/tables.ts'
import { addressedByDesk, creditSubject } from './addressed.ts'
import type { CreditRequest } from './credit-request.ts'
import { creditWrites } from './credit-writes.ts'
import type { EntryFacts } from './history-entry.ts'
import type { Intent } from './intent.ts'
import { creditDeskMigrations, oldCreditWrites } from './schema.ts'

/**
 * The desk of one subject of the SOAP service, of one merchant: it does the subject's writes one at a time, each of
 * them once. Reads do not come here. Public methods are its RPC surface.
 */
export class CreditDesk extends DurableObject<Env> {
  readonly #writes: DeskWrites<CreditRequest, Intent, EntryFacts>

  constructor(state: DurableObjectState, env: Env) {
    super(state, env)
    this.#writes = new DeskWrites(state, env, {
      kind: 'credit',
      tables: new Tables(state.storage, creditDeskMigrations, freshWriteTable),
      oldWrites: oldCreditWrites,
      policy: creditWrites,
      subject: state.id.name === undefined ? undefined : creditSubject(state.id.name),
      merchantId: undefined,
      waitsForJournal: true,
      address: addressedByDesk,
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

  /** The writes that went through the edge, newest first. Objects of 0.1.0 have a method `history`, which knows no merchant. */
  historyOf(home: Pick<Home, 'merchantId' | 'number'>, before?: number): Promise<StoredPage> {
    return this.#writes.history(home, before)
  }

  override alarm(): Promise<void> {
    return this.#writes.wake()
  }
}
