import type { ReactiveController, ReactiveControllerHost } from 'lit'
import type { EdgeClient } from '../client/edge-client.ts'
import { pauseBefore } from './pause.ts'

interface Listener {
  /** Tries to reach the edge. */
  retry(): void
  /** Called when the edge can no longer be reached. */
  lost(): void
  /** Called when the edge can be reached again. */
  back(): void
}

/**
 * Tracks whether the edge can be reached: the browser reports when the machine is offline, and failed calls show when
 * only the edge is unreachable. Retries with growing pauses, and at once when the browser is back online.
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
    return !navigator.onLine || this.#client?.isUnreachable === true
  }

  /** Call this when the host's `client` changes. */
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
      if (isLost) this.#listener.lost()
      else this.#listener.back()
      this.#host.requestUpdate()
    }
    this.#tryLater()
  }

  #tryLater(): void {
    clearTimeout(this.#timer)
    if (!this.#client?.isUnreachable) return
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
