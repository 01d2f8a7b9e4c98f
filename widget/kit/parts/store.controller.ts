import type { ReactiveController, ReactiveControllerHost } from 'lit'

/** Renders its host again on each `change` event of a store, or of a view of its rows. */
export class StoreController implements ReactiveController {
  readonly #host: ReactiveControllerHost
  #store: EventTarget | undefined
  readonly #update = () => this.#host.requestUpdate()

  constructor(host: ReactiveControllerHost) {
    this.#host = host
    host.addController(this)
  }

  /** Call this when the host's property changes. */
  follow(store: EventTarget | undefined): void {
    if (store === this.#store) return
    this.hostDisconnected()
    this.#store = store
    this.hostConnected()
  }

  hostConnected(): void {
    this.#store?.addEventListener('change', this.#update)
  }

  hostDisconnected(): void {
    this.#store?.removeEventListener('change', this.#update)
  }
}
