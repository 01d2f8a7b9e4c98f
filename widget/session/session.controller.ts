import type { ReactiveController, ReactiveControllerHost } from 'lit'
import type { IssuedSession } from '../../shared/domain/session.ts'
import type { TokenSource } from '../client/edge-client.ts'
import { EdgeError } from '../client/edge-error.ts'

/** What the host page gives the widget: it asks the merchant's own backend for a session. */
export type FetchSession = () => Promise<IssuedSession>

/** A session is renewed when it has less than this left, so that no call is sent with a dying token. */
const RENEW_BEFORE_MS = 30_000

/**
 * Holds the session token, and is the only thing that does: in a private field, handed to the edge client
 * for the length of one call and dropped when the element leaves the page.
 */
export class SessionController implements ReactiveController, TokenSource {
  #fetchSession: FetchSession | undefined
  #issued: IssuedSession | undefined
  #flight: Promise<IssuedSession> | undefined
  /** Off the page, a call that still needs a token gets one, and nothing of it is kept. */
  #isAway = false

  constructor(host: ReactiveControllerHost) {
    host.addController(this)
  }

  /** Another callback may stand for another user, so what the former one gave is forgotten. */
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

  /**
   * A token to send with one call.
   * @throws EdgeError `session-refused` when the host page has none to give
   */
  async token(): Promise<string> {
    if (this.#issued && !isEnding(this.#issued)) return this.#issued.token
    return (await this.#renew()).token
  }

  /** Forgets a token that the edge says has expired, unless a newer one is here already. */
  forget(token: string): void {
    if (this.#issued?.token === token) this.#issued = undefined
  }

  /** However many calls wait, the host page is asked once. */
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

// A clock that runs ahead makes every session look old: a fresh one is used once whatever its date says.
function isEnding({ expiresAt }: IssuedSession): boolean {
  return !(Date.parse(expiresAt) - Date.now() > RENEW_BEFORE_MS)
}

async function issue(fetchSession: FetchSession | undefined): Promise<IssuedSession> {
  try {
    const issued = await fetchSession?.()
    if (typeof issued?.token === 'string' && issued.token !== '') return issued
  } catch {
    // What the host page threw may quote anything, a token included: it goes no further.
  }
  throw new EdgeError('Fetching a session', { code: 'session-refused' })
}
