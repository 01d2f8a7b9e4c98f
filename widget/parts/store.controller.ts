import type { ReactiveController, ReactiveControllerHost } from 'lit'
import type { ChangesStore } from '../changes/changes.store.ts'

/** Renders its host again whenever the store that it follows changes. */
export class StoreController implements ReactiveController {
  readonly #host: ReactiveControllerHost
  #store: ChangesStore | undefined
  readonly #update = () => this.#host.requestUpdate()

  constructor(host: ReactiveControllerHost) {
    this.#host = host
    host.addController(this)
  }

  /** Call this when the host's `store` property changes. */
  follow(store: ChangesStore | undefined): void {
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
