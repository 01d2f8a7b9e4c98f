import { html, type LitElement, nothing, type ReactiveController } from 'lit'
import { icons } from '../kit/parts/icons.ts'
import type { OrderWalk, WalkSpot } from '../kit/parts/order-walk.ts'
import { isPressedIn, TAKEN } from '../kit/parts/search-key.ts'
import type { Localizer } from '../locales/localizer.ts'

interface Around {
  /** Whether the order is on the screen. */
  isShown(): boolean
  /** Opens another order of the list. @returns whether it did: the clerk may stay with unsaved changes */
  open(id: string, number: string | undefined): Promise<boolean>
  back(): void
}

/** From an order to the next of the list it was opened from, and back to its place there. */
export class Walk implements ReactiveController {
  readonly #host: LitElement
  readonly #around: Around
  #list: OrderWalk | undefined
  #spot: WalkSpot | undefined
  #note: 'changed' | 'failed' | undefined
  #isStepping = false
  /** The order that was no longer in the list when the clerk came back. */
  #gone: string | undefined

  constructor(host: LitElement, around: Around) {
    this.#host = host
    this.#around = around
    host.addController(this)
  }

  hostConnected(): void {
    this.#host.addEventListener('keydown', this.#onKeydown)
  }

  hostDisconnected(): void {
    this.#host.removeEventListener('keydown', this.#onKeydown)
  }

  /** Whether the order was opened from a list that still has it. */
  get isOn(): boolean {
    return this.#spot !== undefined
  }

  /** An order was opened from the list. */
  begin(list: OrderWalk | undefined, id: string): void {
    this.end()
    this.#list = list
    this.#spot = list?.spotOf(id)
  }

  /** An order was opened from elsewhere. */
  end(): void {
    this.#spot = undefined
    this.#note = undefined
    this.#gone = undefined
  }

  /** Gives the focus to the order's place in the list, which is on the screen. @returns whether there is one */
  comeBack(): boolean {
    const spot = this.#spot
    this.end()
    if (!spot || !this.#list) return false
    if (!this.#list.show(spot)) this.#gone = spot.id
    this.#host.requestUpdate()
    return true
  }

  /** Above the order; nothing for one that was opened from elsewhere. */
  view(l: Localizer): unknown {
    const spot = this.#spot
    if (!spot) return nothing
    const { at, total, hasNext } = spot
    const [place, of] = [at + 1, total].map((count) => count && l.format(100 * count, 'plain'))
    return html`<div class="walk" role="group" aria-label=${l.term('desksName', 'orders')}>
        <button type="button" class="quiet back" @click=${this.#around.back}>
          ${icons.chevron}${l.term('desksBack', 'orders')}
        </button>
        <span class="walk-steps"
          ><span class="walk-place">
            ${of ? l.term('desksPlace', String(place), of) : l.term('desksPlaceAlone', String(place))}
          </span>
          ${this.#button(-1, at > 0, l)} ${this.#button(1, hasNext, l)}</span
        >
      </div>
      <p class="walk-note" role="status">${this.#note ? l.term('desksList', this.#note) : nothing}</p>`
  }

  /** Above the list, after an order has left it. */
  goneView(l: Localizer): unknown {
    return html`<p class="walk-note" role="status">
      ${this.#gone ? l.term('desksListGone', this.#gone) : nothing}
    </p>`
  }

  #button(by: 1 | -1, isOn: boolean, l: Localizer): unknown {
    return html`<button
      type="button"
      class=${by < 0 ? 'previous' : 'next'}
      aria-disabled=${!isOn}
      aria-keyshortcuts="Alt+Arrow${by < 0 ? 'Up' : 'Down'}"
      @click=${() => void this.#step(by)}
    >
      ${icons.chevron}${l.term(by < 0 ? 'desksPrevious' : 'desksNext')}
    </button>`
  }

  async #step(by: 1 | -1): Promise<void> {
    const [list, spot] = [this.#list, this.#spot]
    if (!list || !spot || this.#isStepping) return
    this.#isStepping = true
    const step = await list.step(spot, by)
    this.#isStepping = false
    // The clerk may have gone elsewhere by now.
    if (this.#spot !== spot) return
    this.#note = step.is === 'failed' ? 'failed' : step.isGone ? 'changed' : undefined
    this.#host.requestUpdate()
    if (step.is === 'end') this.#spot = { ...spot, ...(by < 0 ? { at: 0 } : { hasNext: false }) }
    if (step.is === 'there' && (await this.#around.open(step.spot.id, step.number))) {
      this.#spot = step.spot
      this.#host.requestUpdate()
    }
  }

  /** Alt with the arrows: letters belong to fields and screen readers, and fields have their own keys with Alt. */
  #onKeydown = (event: KeyboardEvent): void => {
    const { key, altKey, ctrlKey, metaKey, shiftKey, defaultPrevented } = event
    const by = ({ ArrowUp: -1, ArrowDown: 1 } as const)[key as 'ArrowUp']
    if (!by || !altKey || ctrlKey || metaKey || shiftKey || defaultPrevented) return
    if (!this.#spot || !this.#around.isShown() || isPressedIn(event, TAKEN)) return
    event.preventDefault()
    event.stopPropagation()
    void this.#step(by)
  }
}
