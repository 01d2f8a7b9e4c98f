import type { ReactiveController, ReactiveElement } from 'lit'
import type { EdgeClient } from '../../client/edge-client.ts'
import type { EdgeError } from '../../client/edge-error.ts'
import type { FindOrders } from '../../desks/orders/data/find-orders.ts'
import { everything } from '../../desks/orders/data/order-choice.ts'
import { type OrderSource, shopOrders } from '../../desks/orders/data/order-source.ts'
import { OrderList } from '../../desks/orders/rows/order-list.controller.ts'
import { utcDay } from '../../kit/format/days.ts'
import type { Goal } from '../../kit/parts/goal.ts'
import { askCredit, askIndex, askOrder, MOST } from './ask.ts'
import { dayIn } from './day-text.ts'
import { exactFirst, type Found, isExact, ofShop } from './found.ts'
import { isSame } from './recent.ts'
import { Source } from './source.ts'
import { type Sought, soughtIn } from './sought.ts'

/** Milliseconds after the last key before the edge is asked. */
const QUIET_MS = 200
/** Before the provider is asked too: it has a limit, and half a number is nobody's. */
const PROVIDER_MS = 600

/** What a session may look for, and where. */
export interface Places {
  client: EdgeClient
  /** What the desks of the element open. */
  kinds: ReadonlySet<Goal['kind']>
  /** Whether the session may read the index of the edge. */
  hasIndex: boolean
  /** The page's own list. */
  findOrders: FindOrders | undefined
}

export type PlaceName = 'known' | 'shop' | 'asked'
export type GroupName = PlaceName | 'recent' | 'days'

export interface Group {
  name: GroupName
  found: readonly Found[]
}

/** What is said of a place. */
export type FindNote =
  | { is: 'asking' | 'slow'; place: PlaceName }
  | { is: 'failed'; place: PlaceName; error: EdgeError | string }
  /** The provider was asked for a number, and has nothing with it. */
  | { is: 'none-asked'; id: string }
  | { is: 'too-long' }
  /** A place has more than the list shows. */
  | { is: 'more' }

/** Looks for a text in every place at once. A newer text ends what an older one asked. */
export class FindSearch implements ReactiveController {
  readonly #host: ReactiveElement
  readonly #lang: () => string
  readonly #known: Source
  readonly #order: Source
  readonly #credit: Source
  readonly #shop: OrderList
  #shopSource: OrderSource | undefined
  #places: Places | undefined
  #sought: Sought | undefined
  #work = new AbortController()
  /** Whether places are still to be asked about the text. */
  #isBegun = false

  constructor(host: ReactiveElement, lang: () => string, onError: (error: EdgeError) => void) {
    this.#host = host
    this.#lang = lang
    this.#known = new Source(host, onError)
    this.#order = new Source(host, onError)
    this.#credit = new Source(host, onError)
    this.#shop = new OrderList(host, lang, () => queueMicrotask(this.#searchShop))
    host.addController(this)
  }

  /** What is looked for; undefined while the field is empty. */
  get sought(): Sought | undefined {
    return this.#sought
  }

  /** Whether more may come. */
  get isBusy(): boolean {
    return this.#isBegun || this.#isShopBusy
  }

  hostDisconnected(): void {
    this.stop()
  }

  start(places: Places): void {
    this.stop()
    this.#places = places
  }

  /** Ends what is asked, and drops what was found. */
  stop(): void {
    this.#work.abort()
    this.#isBegun = false
    this.#sought = undefined
    for (const source of [this.#known, this.#order, this.#credit]) source.forget()
    this.#shop.follow(undefined, everything)
  }

  look(written: string): void {
    const places = this.#places
    this.#work.abort()
    this.#work = new AbortController()
    this.#sought = soughtIn(written)
    this.#order.forget()
    this.#credit.forget()
    if (!places || !this.#sought || this.#sought.isTooLong) {
      this.#isBegun = false
      this.#known.forget()
      this.#host.requestUpdate()
      return
    }
    this.#isBegun = true
    if (this.#asksShop) this.#searchShop()
    void this.#ask(places, this.#sought, this.#work.signal)
  }

  /** The results by their place, each only once. */
  get groups(): readonly Group[] {
    const sought = this.#sought
    if (!sought || sought.isTooLong) return []
    const groups: Group[] = [
      { name: 'days', found: this.#days(sought) },
      { name: 'known', found: this.#known.found },
      { name: 'shop', found: this.#inShop(sought) },
      { name: 'asked', found: [...this.#order.found, ...this.#credit.found] },
    ]
    const shown: Found[] = []
    return groups.flatMap(({ name, found }) => {
      const others = found.slice(0, MOST).filter((each) => !shown.some((one) => isSame(one, each)))
      shown.push(...others)
      return others.length > 0 ? [{ name, found: others }] : []
    })
  }

  get notes(): readonly FindNote[] {
    const sought = this.#sought
    if (!sought) return []
    if (sought.isTooLong) return [{ is: 'too-long' }]
    const hasMore = [this.#known.found, this.#inShop(sought), this.#credit.found].some(
      ({ length }) => length > MOST,
    )
    const notes = [
      hasMore ? ({ is: 'more' } as const) : undefined,
      noteOf('known', this.#known),
      this.#shopNote(),
      noteOf('asked', this.#order) ?? noteOf('asked', this.#credit),
    ].filter((note) => note !== undefined)
    const asked = [this.#order, this.#credit]
    const isNone = asked.some(({ hasAnswer }) => hasAnswer) && asked.every((one) => isEmpty(one))
    return isNone && sought.id !== undefined ? [...notes, { is: 'none-asked', id: sought.id }] : notes
  }

  get #asksShop(): boolean {
    return this.#places?.findOrders !== undefined && this.#places.kinds.has('order')
  }

  /**
   * Only the first answer of the page tells whether it has given its whole list, which is then searched here, or whether
   * the page searches.
   */
  #searchShop = (): void => {
    const { hasAnswer, failure, isBusy, choice } = this.#shop
    const query = this.#sought?.text
    if (query === undefined || !this.#asksShop) return
    const find = this.#places!.findOrders!
    // The same source for as long as the page has the same function: another one would ask anew.
    if (this.#shopSource?.find !== find) this.#shopSource = shopOrders(find)
    this.#shop.follow(this.#shopSource, everything)
    const isAnswered = hasAnswer || choice.query !== ''
    if (isAnswered && choice.query !== query) this.#shop.choose({ query, filter: {}, sort: undefined })
    else if (failure && !isBusy) void this.#shop.retry()
  }

  async #ask({ client, kinds, hasIndex }: Places, sought: Sought, signal: AbortSignal): Promise<void> {
    const { id } = sought
    await pause(QUIET_MS, signal)
    if (signal.aborted) return
    const isIndexed = hasIndex && kinds.has('order')
    await Promise.all([
      isIndexed && this.#known.ask(() => askIndex(client, sought, signal), signal),
      id !== undefined && pause(PROVIDER_MS - QUIET_MS, signal),
    ])
    if (signal.aborted) return
    if (id !== undefined && !this.#known.found.some((found) => isExact(found, sought)))
      await Promise.all([
        kinds.has('order') && this.#order.ask(() => askOrder(client, id, signal), signal),
        kinds.has('credit-order') && this.#credit.ask(() => askCredit(client, id, signal), signal),
      ])
    if (signal.aborted) return
    this.#isBegun = false
    this.#host.requestUpdate()
  }

  #days({ text }: Sought): Found[] {
    if (!this.#places?.kinds.has('day')) return []
    const day = dayIn(text, this.#lang(), utcDay(new Date()))
    return day === undefined ? [] : [{ kind: 'day', id: day }]
  }

  /** The first orders of the page's list, without the whole list that it has before it is searched. */
  #inShop(sought: Sought): Found[] {
    const { choice, shown } = this.#shop
    if (!this.#asksShop || choice.query !== sought.text) return []
    const found = shown.slice(0, MOST + 1).flatMap((entry) => ofShop(entry) ?? [])
    return exactFirst(found, sought)
  }

  get #isShopBusy(): boolean {
    return this.#asksShop && this.#sought !== undefined && this.#shop.isBusy
  }

  #shopNote(): FindNote | undefined {
    if (this.#isShopBusy) return { is: 'asking', place: 'shop' }
    const failure = this.#asksShop ? this.#shop.failure : undefined
    return failure && { is: 'failed', place: 'shop', error: `orders-${failure.code}` }
  }
}

function noteOf(place: PlaceName, { error, isAsking, isSlow }: Source): FindNote | undefined {
  if (isAsking) return { is: isSlow ? 'slow' : 'asking', place }
  return error && { is: 'failed', place, error }
}

function isEmpty({ found, isAsking, error }: Source): boolean {
  return found.length === 0 && !isAsking && !error
}

/** Resolves after a time, or when the signal aborts. */
function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}
