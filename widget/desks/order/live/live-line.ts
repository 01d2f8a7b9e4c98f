import {
  type LiveMessage,
  returnSeconds,
  SESSION_ENDED,
  SESSION_EXPIRED,
} from '../../../../shared/domain/order/live.ts'
import { comeBackAfter } from './come-back.ts'
import { readMessage } from './read-message.ts'

const PING_MS = 30_000
const PONG_MS = 10_000
/** After this many failed first tries, WebSockets count as unavailable here. */
const MAX_FIRST_TRIES = 3
/** For how long after its last sign of life a line's version counts: the edge keeps some for ten minutes only. */
const VERSION_MS = 5 * 60_000

/** A message for the user of a line. */
export type LiveNews = Exclude<LiveMessage, { type: 'welcome' }>

interface LineUser {
  /**
   * Opens a new WebSocket with its own token. May throw, for instance if there is no token.
   * @param ticket of the last one, if it had any
   */
  connect(ticket: string | undefined): Promise<WebSocket>
  onMessage(message: LiveNews): void
  /** The line was interrupted: a change was missed, or may have been. */
  onMissed(): void
  /** The line is lost, so its other users are unknown. */
  onLost(): void
}

/**
 * Keeps one WebSocket open from {@link start} to {@link stop}. It reconnects when the socket breaks, and
 * notices a dead socket. It never throws and writes nothing to the console; where WebSockets are unavailable it
 * gives up.
 */
export class LiveLine {
  readonly #user: LineUser
  #isOn = false
  #socket: WebSocket | undefined
  #timer: ReturnType<typeof setTimeout> | undefined
  #attempts = 0
  #isAvailable = false
  /** Whether a line has had a message: what happened since then may have been missed. */
  #wasHeard = false
  /** Whether this socket has had one. */
  #isHeard = false
  /** Whether this socket has answered a ping: only then is it worth reconnecting at once. */
  #isProven = false
  #isBlocked = false
  #connecting = 0
  #ticket: string | undefined
  /** The order's version as last heard; undefined if the edge did not say it. */
  #version: string | undefined
  /** When the socket was last alive, in milliseconds since 1970. */
  #aliveAt = 0

  constructor(user: LineUser) {
    this.#user = user
  }

  start(): void {
    if (this.#isOn || this.#isBlocked) return
    this.#isOn = true
    this.#attempts = 0
    document.addEventListener('securitypolicyviolation', this.#onViolation)
    void this.#connect()
  }

  stop(): void {
    this.#isOn = false
    this.#connecting += 1
    // Who turns to the page again wants to see the order as it is now.
    this.#version = undefined
    document.removeEventListener('securitypolicyviolation', this.#onViolation)
    this.#drop()
  }

  async #connect(): Promise<void> {
    const turn = (this.#connecting += 1)
    let socket: WebSocket | undefined
    try {
      socket = await this.#user.connect(this.#ticket)
    } catch {
      // No token, or no WebSocket here: retried like a broken line.
    }
    if (turn !== this.#connecting) return socket?.close()
    if (!socket) return this.#again()
    this.#socket = socket
    this.#isHeard = false
    this.#isProven = false
    socket.addEventListener('open', () => this.#opened(socket))
    socket.addEventListener('message', ({ data }) => this.#heard(socket, data))
    socket.addEventListener('close', (event) => this.#closed(socket, event))
  }

  #opened(socket: WebSocket): void {
    if (socket !== this.#socket) return
    this.#isAvailable = true
    this.#ping(socket)
  }

  #heard(socket: WebSocket, data: unknown): void {
    if (socket !== this.#socket) return
    if (data === 'pong') {
      this.#isProven = true
      this.#attempts = 0
      this.#aliveAt = Date.now()
      return this.#ping(socket)
    }
    const message = readMessage(data)
    if (!message) return
    const isMissed = this.#misses(message)
    this.#wasHeard = this.#isHeard = true
    this.#aliveAt = Date.now()
    if (message.type !== 'present') this.#version = message.version
    if (message.type === 'welcome') this.#ticket = message.ticket
    if (isMissed) this.#user.onMissed()
    if (message.type !== 'welcome') this.#user.onMessage(message)
  }

  /** Whether the line has missed a change, or may have: only a `welcome` with the same version says that it has not. */
  #misses(message: LiveMessage): boolean {
    if (this.#isHeard || !this.#wasHeard) return false
    const isRecent = Date.now() - this.#aliveAt < VERSION_MS
    return !isRecent || message.type !== 'welcome' || message.version !== this.#version
  }

  #closed(socket: WebSocket, { code, reason }: CloseEvent): void {
    if (socket !== this.#socket) return
    const isProven = this.#isProven
    this.#drop()
    if (this.#isBlocked || code === SESSION_ENDED) this.stop()
    else if (code === SESSION_EXPIRED && isProven) void this.#connect()
    else this.#again(returnSeconds(reason))
  }

  /** The edge answers pings without waking up; a line that does not answer is dead. */
  #ping(socket: WebSocket): void {
    this.#later(PING_MS, () => {
      socket.send('ping')
      this.#later(PONG_MS, () => {
        this.#drop()
        this.#again()
      })
    })
  }

  /** @param within seconds, if the edge has set them */
  #again(within?: number): void {
    this.#attempts += 1
    if (!this.#isAvailable && this.#attempts >= MAX_FIRST_TRIES) this.stop()
    if (!this.#isOn) return
    const pause = comeBackAfter({ attempt: this.#attempts - 1, within, random: Math.random() })
    this.#later(pause, () => void this.#connect())
  }

  /** The page's policy blocks WebSockets. It reports so before the socket's error event. */
  #onViolation = ({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent): void => {
    if (effectiveDirective === 'connect-src' && /^wss?:/.test(blockedURI)) this.#isBlocked = true
  }

  #later(ms: number, then: () => void): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(then, ms)
  }

  #drop(): void {
    clearTimeout(this.#timer)
    const socket = this.#socket
    this.#socket = undefined
    if (!socket) return
    socket.close()
    this.#user.onLost()
  }
}
