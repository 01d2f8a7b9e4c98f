import type { ReactiveController, ReactiveControllerHost } from 'lit'

const SECOND_MS = 1000

/** A clerk may leave a save that takes at least this many seconds. */
export const PATIENCE = 3

/** Counts whole seconds, up or down, and renders its host again at each. */
export class SecondsController implements ReactiveController {
  readonly #host: ReactiveControllerHost
  #start: number | undefined
  #total = 0
  #timer: ReturnType<typeof setInterval> | undefined

  constructor(host: ReactiveControllerHost) {
    this.#host = host
    host.addController(this)
  }

  /** Begins to count. @param total the seconds after which {@link left} is 0 */
  start(total = 0): void {
    this.stop()
    this.#start = Date.now()
    this.#total = total
    this.#timer = setInterval(this.#tick, SECOND_MS)
    this.#host.requestUpdate()
  }

  stop(): void {
    clearInterval(this.#timer)
    this.#start = undefined
    this.#total = 0
    this.#host.requestUpdate()
  }

  /** Whole seconds since the start; 0 when stopped. */
  get passed(): number {
    return this.#start === undefined ? 0 : Math.floor((Date.now() - this.#start) / SECOND_MS)
  }

  /** Seconds that are left to wait. */
  get left(): number {
    return Math.max(0, this.#total - this.passed)
  }

  hostDisconnected(): void {
    this.stop()
  }

  #tick = (): void => {
    if (this.#total > 0 && this.left === 0) this.stop()
    else this.#host.requestUpdate()
  }
}
