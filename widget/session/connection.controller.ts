import type { ReactiveController, ReactiveControllerHost } from 'lit'
import type { EdgeClient } from '../client/edge-client.ts'
import { pauseBefore } from './pause.ts'

interface Listener {
  /** Tries to reach the edge. */
  retry(): void
  /** The edge can be reached again. */
  back(): void
}

/**
 * Knows whether the edge can be reached: the browser says so when the machine is off the net, and a call that
 * failed when only the edge is. A line that is lost is tried again with growing pauses, and at once when the
 * browser is back on the net.
 */
export class ConnectionController implements ReactiveController {
  readonly #host: ReactiveControllerHost
  readonly #listener: Listener
  #client: EdgeClient | undefined
  #isConnected = false
  #wasLost = false
  #attempts = 0
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(host: ReactiveControllerHost, listener: Listener) {
    this.#host = host
    this.#listener = listener
    host.addController(this)
  }

  get isLost(): boolean {
    return !navigator.onLine || this.#client?.isCut === true
  }

  /** To be called when the host's own property changes. */
  follow(client: EdgeClient | undefined): void {
    if (client === this.#client) return
    this.#client?.removeEventListener('connection', this.#changed)
    this.#client = client
    this.#wasLost = false
    if (this.#isConnected) client?.addEventListener('connection', this.#changed)
  }

  hostConnected(): void {
    this.#isConnected = true
    this.#client?.addEventListener('connection', this.#changed)
    addEventListener('offline', this.#changed)
    addEventListener('online', this.#online)
    this.#tryLater()
  }

  hostDisconnected(): void {
    this.#isConnected = false
    this.#client?.removeEventListener('connection', this.#changed)
    removeEventListener('offline', this.#changed)
    removeEventListener('online', this.#online)
    clearTimeout(this.#timer)
  }

  #online = (): void => {
    this.#changed()
    if (this.#client) this.#listener.retry()
  }

  #changed = (): void => {
    const { isLost } = this
    if (isLost !== this.#wasLost) {
      this.#wasLost = isLost
      this.#attempts = 0
      if (!isLost) this.#listener.back()
      this.#host.requestUpdate()
    }
    this.#tryLater()
  }

  #tryLater(): void {
    clearTimeout(this.#timer)
    if (!this.#client?.isCut) return
    this.#timer = setTimeout(
      () => {
        this.#attempts += 1
        this.#listener.retry()
        this.#tryLater()
      },
      pauseBefore(this.#attempts + 1, Math.random()),
    )
  }
}
