import type { ReactiveController, ReactiveElement } from 'lit'
import type { OrderView } from '../../../../shared/domain/order-index/order-views.enums.ts'
import { OrderAdminNavigateEvent } from '../../../navigate-event.ts'
import {
  firstPlace,
  isOnlySearch,
  type ListPlace,
  type OrdersPlace,
  placeText,
  readPlace,
} from '../data/orders-place.ts'

/** Milliseconds after the last letter of a search before the page is told: an address is not made for each letter. */
const QUIET_MS = 400

/** Where the clerk is on the desk of orders. The page is told, and may lead elsewhere. */
export class PlaceController implements ReactiveController {
  readonly #host: ReactiveElement
  #place = firstPlace
  /** What is shown of all orders while a view is open. */
  #all: ListPlace = firstPlace
  /** The text that the page has set, or was told. */
  #text = ''
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(host: ReactiveElement) {
    this.#host = host
    host.addController(this)
  }

  get place(): OrdersPlace {
    return this.#place
  }

  get all(): ListPlace {
    return this.#all
  }

  hostDisconnected(): void {
    clearTimeout(this.#timer)
  }

  /** Goes where the page leads. */
  take(text: string): void {
    if (text === this.#text) return
    clearTimeout(this.#timer)
    this.#text = text
    this.#set(readPlace(text))
  }

  openView(view: OrderView | undefined): void {
    this.#move({ ...(view ? firstPlace : this.#all), view })
  }

  showOf(place: ListPlace): void {
    this.#move({ ...place, view: this.#place.view })
  }

  /** Tells the page now of a search that has not come to rest: the clerk leaves. */
  rest = (): void => this.#tell(true)

  #move(place: OrdersPlace): void {
    const replaces = isOnlySearch(place, this.#place)
    // What comes after a search must not be told before it.
    if (!replaces) this.rest()
    this.#set(place)
    clearTimeout(this.#timer)
    if (replaces) this.#timer = setTimeout(this.rest, QUIET_MS)
    else this.#tell(false)
  }

  #set(place: OrdersPlace): void {
    this.#place = place
    if (!place.view) this.#all = place
    this.#host.requestUpdate()
  }

  #tell(replaces: boolean): void {
    clearTimeout(this.#timer)
    const ordersView = placeText(this.#place)
    if (ordersView === this.#text) return
    this.#text = ordersView
    this.#host.dispatchEvent(new OrderAdminNavigateEvent({ kind: 'orders', ordersView, replaces }))
  }
}
