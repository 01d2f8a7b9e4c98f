/** A session's socket in the merchant's list, by which it is closed when the session ends. */
import { ok, refuse } from '../../shared/domain/values/result.ts'
import type { Env } from '../config/env.ts'
import { objectFailed } from '../http/object-failed.ts'
import type { ProblemReason } from '../http/problem.ts'
import type { Requester } from '../http/requester.ts'
import { LISTENERS, LISTENERS_PER_SESSION } from '../sessions/listeners.ts'
import { shardOfSession } from '../sessions/session-id.ts'
import { sessionsOf } from '../sessions/sessions-of.ts'

/** Seconds within which a page without a place comes back. */
export const FULL_SECONDS = 60

export class Listing {
  readonly #env: Env
  readonly #requester: Requester
  readonly #desk: string
  readonly #requestId: string
  /** The socket's id in the list. */
  readonly id = crypto.randomUUID()

  /** @param desk the name of the order's desk */
  constructor(env: Env, requester: Requester, desk: string, requestId: string) {
    this.#env = env
    this.#requester = requester
    this.#desk = desk
    this.#requestId = requestId
  }

  /** Why there is no room for the socket, if so: it is listed for a moment. */
  async refusal(): Promise<ProblemReason | undefined> {
    const refused = await this.add()
    if (!refused) await this.#forget(this.id)
    return refused
  }

  /**
   * Lists the socket. Call it once it is open: the end of a session before that closes only sockets that are open.
   * @param former the id of the page's last socket, which is closed: where an edge was killed, it is still listed
   * @returns why the socket may not stay, if so
   */
  async add(former?: string): Promise<ProblemReason | undefined> {
    const heard = await this.#listen()
    if (!heard.ok) return heard.reason
    if (heard.value === 'ended') return { code: 'session-ended' }
    if (heard.value === 'heard') return undefined
    if (former !== undefined) {
      await this.#forget(former)
      return this.add()
    }
    const detail = `The session has ${LISTENERS_PER_SESSION} orders open, or its part of the merchant's sessions ${LISTENERS}.`
    return { code: 'desk-busy', detail, retryAfter: FULL_SECONDS }
  }

  #listen() {
    const { id, issuedAt = 0, expiresAt = 0, user, merchantId } = this.#requester
    const session = { id, issuedAt, expiresAt, user: { id: user.id } }
    return sessionsOf(this.#env, merchantId, shardOfSession(id))
      .listen(session, { id: this.id, desk: this.#desk })
      .then(ok, (error: unknown) => refuse(objectFailed(error, this.#requestId)))
  }

  /** An entry that cannot be deleted now goes when the session expires. */
  async #forget(id: string): Promise<void> {
    const { id: session, merchantId } = this.#requester
    await sessionsOf(this.#env, merchantId, shardOfSession(session))
      .unlisten(id, session)
      .catch((error: unknown) => objectFailed(error, this.#requestId))
  }
}
