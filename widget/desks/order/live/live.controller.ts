import type { ReactiveController, ReactiveControllerHost } from 'lit'
import type { SessionUser } from '../../../../shared/domain/session/session.ts'
import type { EdgeClient } from '../../../client/edge-client.ts'
import { madeWrite, orderSocket } from '../../../client/order-calls.ts'
import { LiveLine, type LiveNews } from './live-line.ts'

interface LiveTarget {
  client: EdgeClient
  /** The order id as the host page gave it. */
  orderId: string
  /** The session's user. */
  user: SessionUser
}

/** The element's handlers of messages. */
interface LiveListener {
  /** A write from elsewhere: by another clerk, or by the same one in another window. */
  changed(by: SessionUser): void
  /** A write that no desk made. */
  changedAtProvider(): void
  /** A change may have been missed. */
  missed(): void
}

/**
 * Listens to an order's live line while its element is on the page and the page is visible. `others` are the
 * users who also have the order open.
 */
export class LiveController implements ReactiveController {
  readonly #host: ReactiveControllerHost
  readonly #listener: LiveListener
  #target: LiveTarget | undefined
  #line: LiveLine | undefined
  #isConnected = false
  others: readonly SessionUser[] = []

  constructor(host: ReactiveControllerHost, listener: LiveListener) {
    this.#host = host
    this.#listener = listener
    host.addController(this)
  }

  /** Listens to another order. */
  listen(target: LiveTarget): void {
    this.#line?.stop()
    this.#target = target
    this.#line = this.#lineOf(target)
    this.#follow()
  }

  hostConnected(): void {
    this.#isConnected = true
    document.addEventListener('visibilitychange', this.#follow)
    this.#follow()
  }

  hostDisconnected(): void {
    this.#isConnected = false
    document.removeEventListener('visibilitychange', this.#follow)
    this.#line?.stop()
  }

  #follow = (): void => {
    if (!this.#isConnected) return
    if (document.visibilityState === 'hidden') this.#line?.stop()
    else this.#line?.start()
  }

  #lineOf(target: LiveTarget): LiveLine {
    return new LiveLine({
      connect: (ticket) => orderSocket(target.client, target.orderId, ticket),
      onMessage: (message) => void this.#heard(target, message),
      onMissed: () => this.#listener.missed(),
      onLost: () => this.#showOthers([]),
    })
  }

  async #heard(target: LiveTarget, message: LiveNews): Promise<void> {
    if (message.type === 'present') {
      return this.#showOthers(message.who.filter(({ id }) => id !== target.user.id))
    }
    if (message.type === 'changed-at-provider') {
      // The provider tells of the desk's own writes too: the page has read the order since.
      if (target.client.tags.get(target.orderId) !== message.etag) this.#listener.changedAtProvider()
      return
    }
    const isOwn = await madeWrite(target.client, message)
    if (!isOwn && target === this.#target && this.#isConnected) this.#listener.changed(message.by)
  }

  #showOthers(others: readonly SessionUser[]): void {
    this.others = others
    this.#host.requestUpdate()
  }
}
