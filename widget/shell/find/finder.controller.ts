import { html, type LitElement, nothing, type ReactiveController } from 'lit'
import type { OrderAdminReadyEvent } from '../../events.ts'
import { icons } from '../../kit/parts/icons.ts'
import type { Goal } from '../../kit/parts/goal.ts'
import { isMac, keyName } from '../../kit/parts/key-names.ts'
import { LaterPart } from '../../kit/parts/later-part.ts'
import type { Localizer } from '../../locales/localizer.ts'
import type { OrderAdminNavigateEvent } from '../../navigate-event.ts'
import { isFindKey } from './find-key.ts'
import type { Places } from './find-search.controller.ts'
import { Recent } from './recent.ts'

interface Around {
  /** Where to look; undefined where there is no field. */
  places(): Places | undefined
  open(goal: Goal): void
  /** The merchant's own number of the open order. */
  numberOfOrder(): string | undefined
}

/** The button and the keys of the field that finds anything, and what was opened. The field loads when it is first opened. */
export class Finder implements ReactiveController {
  readonly recent = new Recent()
  readonly #host: LitElement
  readonly #around: Around
  readonly #part: LaterPart<unknown>

  constructor(host: LitElement, around: Around) {
    this.#host = host
    this.#around = around
    this.#part = new LaterPart(host, async () => {
      const part = await import('./find-parts.ts')
      await part.loadFind()
      return part
    })
    host.addController(this)
  }

  hostConnected(): void {
    this.#host.addEventListener('keydown', this.#onKeydown)
    this.#host.addEventListener('order-admin-navigate', this.#onNavigate)
    this.#host.addEventListener('order-admin-ready', this.#onReady)
  }

  hostDisconnected(): void {
    this.#host.removeEventListener('keydown', this.#onKeydown)
    this.#host.removeEventListener('order-admin-navigate', this.#onNavigate)
    this.#host.removeEventListener('order-admin-ready', this.#onReady)
  }

  button(l: Localizer, look: 'quiet find' | 'primary' = 'quiet find'): unknown {
    if (!this.#around.places()) return nothing
    const isOfMac = isMac()
    return html`<button
      type="button"
      class=${look}
      aria-keyshortcuts="${isOfMac ? 'Meta' : 'Control'}+K /"
      @click=${this.#open}
    >
      ${icons.search}${l.term('desksFind')}
      <kbd ?hidden=${look === 'primary'} aria-hidden="true"
        >${isOfMac ? keyName('Ctrl+K') : `${l.term('desksFindHeld')}+K`}</kbd
      >
    </button>`
  }

  /** The field, once it has been opened. */
  dialog(l: Localizer): unknown {
    if (!this.#part.part) return this.#part.note(l)
    return html`<order-admin-find lang=${l.lang()} .onChoose=${this.#around.open}></order-admin-find>`
  }

  #onKeydown = (event: KeyboardEvent): void => {
    if (!isFindKey(event) || !this.#around.places()) return
    event.preventDefault()
    event.stopPropagation()
    if (!event.repeat) void this.#open()
  }

  /** The page hears the event after this, and may keep what was asked for to itself. */
  #onNavigate = (event: OrderAdminNavigateEvent): void => {
    const { kind, orderId, providerOrderNr, merchantOrderId } = event
    if (kind !== 'order' && kind !== 'credit-order') return
    const goal = { kind, id: orderId || providerOrderNr, number: merchantOrderId || undefined }
    queueMicrotask(() => event.defaultPrevented || this.recent.note(goal))
  }

  /** An order that was opened by its id alone has its number once it was read. */
  #onReady = ({ desk, orderId }: OrderAdminReadyEvent): void => {
    if (desk === 'order' && orderId !== '')
      this.recent.name({ kind: 'order', id: orderId, number: this.#around.numberOfOrder() })
  }

  #open = async (): Promise<void> => {
    await this.#part.load()
    await this.#host.updateComplete
    const places = this.#around.places()
    if (places) await this.#host.renderRoot.querySelector('order-admin-find')?.open(places, this.recent.goals)
  }
}
