import type { ReactiveController, ReactiveControllerHost } from 'lit'
import type { IssuedSession } from '../../shared/domain/session.ts'
import type { TokenSource } from '../client/edge-client.ts'
import { EdgeError } from '../client/edge-error.ts'

/** The host page's callback, which asks the merchant's own backend for a session. */
export type FetchSession = () => Promise<IssuedSession>

/** A session with less time than this left is renewed, so that no call carries a token about to expire. */
const RENEW_BEFORE_MS = 30_000

/**
 * The only place that holds the session token: in a private field, handed to the edge client for one call at a
 * time and dropped when the element leaves the page.
 */
export class SessionController implements ReactiveController, TokenSource {
  #fetchSession: FetchSession | undefined
  #issued: IssuedSession | undefined
  #flight: Promise<IssuedSession> | undefined
  /** While the element is off the page, calls still get a token, but none is kept. */
  #isAway = false

  constructor(host: ReactiveControllerHost) {
    host.addController(this)
  }

  /** Another callback may belong to another user, so the old session is dropped. */
  set fetchSession(fetchSession: FetchSession | undefined) {
    if (fetchSession === this.#fetchSession) return
    this.#fetchSession = fetchSession
    this.#drop()
  }

  hostConnected(): void {
    this.#isAway = false
  }

  hostDisconnected(): void {
    this.#isAway = true
    this.#drop()
  }

  /** A token for one call. @throws EdgeError `session-refused` when the host page has none to give */
  async token(): Promise<string> {
    if (this.#issued && !isEnding(this.#issued)) return this.#issued.token
    return (await this.#renew()).token
  }

  /** Drops a token that the edge says has expired, unless a newer one is already here. */
  forget(token: string): void {
    if (this.#issued?.token === token) this.#issued = undefined
  }

  /** The host page is asked once, however many calls wait. */
  #renew(): Promise<IssuedSession> {
    if (this.#flight) return this.#flight
    const flight = issue(this.#fetchSession)
    this.#flight = flight
    const land = (issued?: IssuedSession) => {
      if (this.#flight !== flight) return
      this.#flight = undefined
      this.#issued = this.#isAway ? undefined : issued
    }
    flight.then(land, () => land())
    return flight
  }

  #drop(): void {
    this.#issued = undefined
    this.#flight = undefined
  }
}

// With a clock that runs ahead every session looks expired: a fresh one is used once, whatever its date.
function isEnding({ expiresAt }: IssuedSession): boolean {
  return !(Date.parse(expiresAt) - Date.now() > RENEW_BEFORE_MS)
}

async function issue(fetchSession: FetchSession | undefined): Promise<IssuedSession> {
  try {
    const issued = await fetchSession?.()
    if (typeof issued?.token === 'string' && issued.token !== '') return issued
  } catch {
    // What the host page threw may contain anything, even a token: it is not passed on.
  }
  throw new EdgeError('Fetching a session', { code: 'session-refused' })
}
