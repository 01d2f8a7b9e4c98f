import { DurableObject } from 'cloudflare:workers'
import { SESSION_SECONDS } from '../../shared/domain/session.ts'
import type { Env } from '../env.ts'

/** Which of a merchant's sessions it has ended before they expired. */
export interface EndedSessions {
  ids: string[]
  /** All that were issued up to this instant, in seconds since 1970. */
  upTo: number
}

/**
 * One object for each merchant: remembers which sessions were ended, for as long as their tokens would live.
 * There is no list of sessions that are open; a token says itself what it allows.
 */
export class MerchantSessions extends DurableObject<Env> {
  readonly #sql: SqlStorage

  constructor(state: DurableObjectState, env: Env) {
    super(state, env)
    this.#sql = state.storage.sql
    state.storage.transactionSync(() => {
      this.#sql.exec('CREATE TABLE IF NOT EXISTS ended (id TEXT PRIMARY KEY, at INTEGER NOT NULL) STRICT')
      this.#sql.exec(
        'CREATE TABLE IF NOT EXISTS ended_all (one INTEGER PRIMARY KEY CHECK (one = 1), at INTEGER NOT NULL) STRICT',
      )
    })
  }

  end(id: string): void {
    this.ctx.storage.transactionSync(() => {
      this.#forgetOld()
      this.#sql.exec('INSERT OR IGNORE INTO ended (id, at) VALUES (?, ?)', id, Date.now())
    })
  }

  endAll(): void {
    this.#sql.exec('INSERT OR REPLACE INTO ended_all (one, at) VALUES (1, ?)', Date.now())
  }

  ended(): EndedSessions {
    const ids = this.#sql.exec<{ id: string }>('SELECT id FROM ended').toArray()
    const [all] = this.#sql.exec<{ at: number }>('SELECT at FROM ended_all').toArray()
    return { ids: ids.map(({ id }) => id), upTo: (all?.at ?? 0) / 1000 }
  }

  /** A session that was ended has expired by now all the same. */
  #forgetOld(): void {
    this.#sql.exec('DELETE FROM ended WHERE at < ?', Date.now() - SESSION_SECONDS * 1000)
  }
}
