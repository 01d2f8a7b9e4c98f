import { type LiveMessage, SESSION_ENDED, SESSION_EXPIRED } from '../../../../shared/domain/order/live.ts'
import { pauseBefore } from '../../../session/pause.ts'

const PING_MS = 30_000
const PONG_MS = 10_000
/** After this many failed first tries, WebSockets count as unavailable here. */
const MAX_FIRST_TRIES = 3

interface LineUser {
  /** Opens a new WebSocket with its own token. May throw, for instance if there is no token. */
  connect(): Promise<WebSocket>
  onMessage(message: LiveMessage): void
  /** The line was interrupted: a change may have been missed. */
  onBack(): void
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
  #wasOpen = false
  /** Whether this socket has answered a ping: only then is it worth reconnecting at once. */
  #isProven = false
  #isBlocked = false
  #connecting = 0

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
    document.removeEventListener('securitypolicyviolation', this.#onViolation)
    this.#drop()
  }

  async #connect(): Promise<void> {
    const turn = (this.#connecting += 1)
    let socket: WebSocket | undefined
    try {
      socket = await this.#user.connect()
    } catch {
      // No token, or no WebSocket here: retried like a broken line.
    }
    if (turn !== this.#connecting) return socket?.close()
    if (!socket) return this.#again()
    this.#socket = socket
    this.#isProven = false
    socket.addEventListener('open', () => this.#opened(socket))
    socket.addEventListener('message', ({ data }) => this.#heard(socket, data))
    socket.addEventListener('close', ({ code }) => {
      if (socket !== this.#socket) return
      const isProven = this.#isProven
      this.#drop()
      if (this.#isBlocked || code === SESSION_ENDED) this.stop()
      else if (code === SESSION_EXPIRED && isProven) void this.#connect()
      else this.#again()
    })
  }

  #opened(socket: WebSocket): void {
    if (socket !== this.#socket) return
    if (this.#wasOpen) this.#user.onBack()
    this.#wasOpen = true
    this.#ping(socket)
  }

  #heard(socket: WebSocket, data: unknown): void {
    if (socket !== this.#socket) return
    if (data === 'pong') {
      this.#isProven = true
      this.#attempts = 0
      return this.#ping(socket)
    }
    const message = read(data)
    if (message) this.#user.onMessage(message)
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

  #again(): void {
    this.#attempts += 1
    if (!this.#wasOpen && this.#attempts >= MAX_FIRST_TRIES) this.stop()
    if (!this.#isOn) return
    this.#later(pauseBefore(this.#attempts - 1, Math.random()), () => void this.#connect())
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

function read(data: unknown): LiveMessage | undefined {
  try {
    const message = JSON.parse(String(data)) as LiveMessage
    const isKnown = message.type === 'present' ? Array.isArray(message.who) : message.type === 'changed'
    return isKnown ? message : undefined
  } catch {
    return undefined
  }
}
