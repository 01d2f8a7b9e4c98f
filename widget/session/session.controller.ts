import type { ReactiveController, ReactiveControllerHost } from 'lit'
import type { IssuedSession } from '../../shared/domain/session/session.ts'
import { TIMEOUT_MS, type TokenSource } from '../client/edge-client.ts'
import { EdgeError } from '../client/edge-error.ts'
import type { Problem } from '../../shared/problem.schema.ts'
import { tellDeveloper } from '../client/tell-developer.ts'
import type { SetupFault } from '../client/warn-developer.ts'

/** Why the page is asked for a session. */
export interface SessionAsked {
  /** Aborted once the session is no longer needed: the element has left the page, or has another callback. */
  signal: AbortSignal
  /** The page has given none yet; the last one is about to expire; or the edge no longer accepts it. */
  reason: 'first' | 'expiring' | 'refused'
}

/**
 * The host page's callback, which asks the merchant's own backend for a session. It returns nothing if no user is
 * signed in. A backend may pass on the edge's refusal instead of a session: its code is then shown. It has half a
 * minute.
 */
export type FetchSession = (asked: SessionAsked) => Promise<IssuedSession | undefined>

type SessionFault = Extract<SetupFault, { is: `session-${string}` }>

/** A session with less time than this left is renewed, so that no call carries a token about to expire. */
const RENEW_BEFORE_MS = 30_000
const LATE = Symbol('late')

/**
 * The only place that holds the session token: in a private field, handed to the edge client for one call at a
 * time and dropped when the element leaves the page.
 */
export class SessionController implements ReactiveController, TokenSource {
  #fetchSession: FetchSession | undefined
  #issued: IssuedSession | undefined
  #flight: Promise<IssuedSession> | undefined
  #asking = new AbortController()
  #reason: SessionAsked['reason'] = 'first'
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

  /** A token for one call. @throws EdgeError that says why the host page has none to give */
  async token(): Promise<string> {
    if (this.#issued) {
      if (!isEnding(this.#issued)) return this.#issued.token
      this.#reason = 'expiring'
    }
    return (await this.#renew()).token
  }

  /** Drops a token that the edge says has expired, unless a newer one is already here. */
  forget(token: string): void {
    if (this.#issued?.token !== token) return
    this.#issued = undefined
    this.#reason = 'refused'
  }

  /** The host page is asked once, however many calls wait. */
  #renew(): Promise<IssuedSession> {
    if (this.#flight) return this.#flight
    const flight = issue(this.#fetchSession, { signal: this.#asking.signal, reason: this.#reason })
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
    this.#reason = 'first'
    this.#asking.abort()
    this.#asking = new AbortController()
  }
}

// With a clock that runs ahead every session looks expired: a fresh one is used once, despite its date.
function isEnding({ expiresAt }: IssuedSession): boolean {
  return !(Date.parse(expiresAt) - Date.now() > RENEW_BEFORE_MS)
}

async function issue(fetchSession: FetchSession | undefined, asked: SessionAsked): Promise<IssuedSession> {
  let given: unknown
  if (fetchSession !== undefined && typeof fetchSession !== 'function') {
    throw refused({ is: 'session-no-function', given: typeof fetchSession }, asked)
  }
  const late = Promise.withResolvers<typeof LATE>()
  const timer = setTimeout(() => late.resolve(LATE), TIMEOUT_MS)
  try {
    // A page that never answers must not keep the desk waiting.
    given = await Promise.race([fetchSession?.(asked), late.promise])
  } catch (error) {
    // The page's error may contain anything, even a token: only its own console gets it.
    throw refused({ is: 'session-failed' }, asked, error)
  } finally {
    clearTimeout(timer)
  }
  if (given === LATE) throw refused({ is: 'session-late' }, asked)
  if (!given) throw refused({ is: 'session-refused' }, asked)
  const { token, code, pointer, detail } = given as Partial<IssuedSession & Problem>
  if (token && typeof token === 'string') return given as IssuedSession
  if (code && typeof code === 'string' && /^[a-z-]{1,40}$/.test(code)) {
    throw refused({ is: 'session-not-opened', code, pointer, detail }, asked)
  }
  throw refused(
    { is: 'session-malformed', given: (given as object).constructor?.name ?? typeof given },
    asked,
  )
}

/** Tells the page's developer too, unless the session is no longer needed. */
function refused(fault: SessionFault, { signal }: SessionAsked, ...cause: unknown[]): EdgeError {
  if (!signal.aborted) tellDeveloper(fault, ...cause)
  const code = fault.is === 'session-not-opened' ? shownCode(fault.code) : codeOf(fault.is)
  // The call was not sent, so this is no answer of the edge to it.
  return new EdgeError('Fetching a session', { code, status: 403 })
}

/** One sentence for every callback that returns nothing usable. */
function codeOf(is: Exclude<SessionFault['is'], 'session-not-opened'>): EdgeError['code'] {
  return is === 'session-refused' || is === 'session-malformed' ? is : 'session-failed'
}

/** Most refusals of a request for a session are mistakes of the page's backend. */
function shownCode(code: string): EdgeError['code'] {
  return /^(origin-not-allowed|rate-limited|api-key-.*)$/.test(code) ? code : 'session-failed'
}
