import type { ReactiveController, ReactiveElement } from 'lit'
import { inSlices, Pace } from '../../../kit/format/pace.ts'
import { arrange } from '../data/arrange.ts'
import { askPage } from '../data/ask-page.ts'
import type { FindFailure, FindOrders, OrderChoice } from '../data/find-orders.ts'
import { LoadedOrders } from '../data/loaded-orders.ts'
import type { OrderEntry } from '../data/order-entry.ts'
import type { LookedUp } from '../data/pasted-numbers.ts'

/** Milliseconds after the last key before a page is asked: it may ask a server. */
const QUIET_MS = 250
/** Answers in a row without a new order. More of them would never end. */
const MOST_BARREN = 20

const everything: OrderChoice = { query: '', filter: {}, sort: undefined }

/** Whether a choice leaves out orders. */
export function narrows({ query, filter }: OrderChoice): boolean {
  return query.trim() !== '' || filter.status !== undefined
}

/**
 * The list of the page: asks for its orders as they are needed. Once it is whole, the desk searches, filters and sorts by
 * itself; before, the page does. A newer question drops the answer to an older one.
 */
export class OrderList implements ReactiveController {
  readonly #host: ReactiveElement
  readonly #lang: () => string
  readonly #onAnswer: (isOther: boolean) => void
  #findOrders: FindOrders | undefined
  #choice = everything
  /** The choice that the loaded orders answer. */
  #asked = everything
  #loaded = new LoadedOrders()
  #shown: readonly OrderEntry[] = []
  #cursor: string | undefined
  #total: number | undefined
  #is: 'idle' | 'asking' | 'more' | 'arranging' | 'quiet' = 'idle'
  #failure: FindFailure | undefined
  /** Whether the first orders have come. */
  #hasAnswer = false
  #isWhole = false
  #barren = 0
  #work = new AbortController()
  #timer: ReturnType<typeof setTimeout> | undefined

  /** @param onAnswer called when other orders are shown, or more of them below the others */
  constructor(host: ReactiveElement, lang: () => string, onAnswer: (isOther: boolean) => void) {
    this.#host = host
    this.#lang = lang
    this.#onAnswer = onAnswer
    host.addController(this)
  }

  get choice(): OrderChoice {
    return this.#choice
  }

  get loaded(): LoadedOrders {
    return this.#loaded
  }

  get shown(): readonly OrderEntry[] {
    return this.#shown
  }

  /** Why no orders came, or no more; undefined if they did. */
  get failure(): FindFailure | undefined {
    return this.#failure
  }

  get hasAnswer(): boolean {
    return this.#hasAnswer
  }

  /** Whether orders are awaited: the first ones, or more of them. */
  get isBusy(): boolean {
    return this.#is !== 'idle'
  }

  get isAskingMore(): boolean {
    return this.#is === 'more'
  }

  /** Whether every order of the page has come. */
  get isWhole(): boolean {
    return this.#isWhole
  }

  get hasMore(): boolean {
    return this.#cursor !== undefined
  }

  /** How many orders the choice has, as far as that is known. */
  get total(): number | undefined {
    return this.hasMore ? this.#total : this.#shown.length
  }

  hostDisconnected(): void {
    this.#stop()
    this.#findOrders = undefined
  }

  /** Takes another function of the page: what the old one answers is dropped. */
  follow(findOrders: FindOrders | undefined): void {
    if (findOrders === this.#findOrders) return
    this.#stop()
    this.#findOrders = findOrders
    this.#hasAnswer = false
    this.#loaded = new LoadedOrders()
    this.#shown = []
    if (findOrders) void this.#ask()
  }

  /** Asks for the list again. What is shown stays until the answer. */
  async reload(): Promise<void> {
    if (this.#findOrders) await this.#ask(this.#isWhole ? everything : this.#choice)
  }

  choose(choice: OrderChoice): void {
    const isTyped = choice.query !== this.#choice.query
    this.#choice = choice
    clearTimeout(this.#timer)
    if (this.#isWhole) return void this.#arrange()
    this.#work.abort()
    this.#is = 'quiet'
    this.#timer = setTimeout(() => void this.#ask(), isTyped ? QUIET_MS : 0)
    this.#host.requestUpdate()
  }

  /** Asks for the next orders, unless something is under way. */
  async more(): Promise<void> {
    if (this.#is === 'idle' && this.#cursor !== undefined && !this.#failure) await this.#askNext()
  }

  /** Asks again after a failure. */
  async retry(): Promise<void> {
    this.#failure = undefined
    if (this.#hasAnswer && this.#cursor !== undefined) await this.#askNext()
    else await this.#ask()
  }

  /** What the list has for a number that was pasted. The page is asked unless the list is whole. */
  async lookUp(text: string, signal: AbortSignal): Promise<LookedUp> {
    const found = this.#loaded.named(text)
    if (found.length > 0 || this.#isWhole || !this.#findOrders) return found
    const question = { ...everything, query: text, cursor: undefined, signal }
    const answer = await askPage(this.#findOrders, question)
    if (!answer.ok) return 'failed'
    const others = new LoadedOrders()
    await inSlices(others.add(answer.value.entries), new Pace(), signal)
    return others.named(text)
  }

  async #ask(choice = this.#choice): Promise<void> {
    const { signal } = this.#begin('asking')
    await this.#during(signal, async () => {
      const answer = await askPage(this.#findOrders!, {
        ...choice,
        query: choice.query.trim(),
        cursor: undefined,
        signal,
      })
      if (!answer.ok) return this.#fail(answer.reason)
      const loaded = new LoadedOrders()
      await inSlices(loaded.add(answer.value.entries), new Pace(), signal)
      this.#asked = choice
      this.#loaded = loaded
      this.#barren = 0
      this.#hasAnswer = true
      this.#take(answer.value, true)
      // Nothing was narrowed in a list that is whole.
      if (this.#isWhole && choice !== this.#choice) this.#shown = await this.#arranged(signal)
    })
  }

  async #askNext(): Promise<void> {
    const { signal } = this.#begin('more')
    const asked = this.#asked
    await this.#during(signal, async () => {
      const cursor = this.#cursor
      const answer = await askPage(this.#findOrders!, { ...asked, query: asked.query.trim(), cursor, signal })
      if (!answer.ok) return this.#fail(answer.reason)
      const before = this.#loaded.entries.length
      await inSlices(this.#loaded.add(answer.value.entries), new Pace(), signal)
      this.#barren = this.#loaded.entries.length > before ? 0 : this.#barren + 1
      if (this.#barren > MOST_BARREN) return this.#fail({ code: 'repeats' })
      this.#take(answer.value, false)
    })
  }

  #take(
    { cursor, total }: { cursor: string | undefined; total: number | undefined },
    isOther: boolean,
  ): void {
    this.#cursor = cursor
    this.#total = total
    this.#isWhole = cursor === undefined && !narrows(this.#asked)
    this.#shown = this.#loaded.entries
    this.#onAnswer(isOther)
  }

  async #arrange(): Promise<void> {
    const { signal } = this.#begin('arranging')
    await this.#during(signal, async () => {
      this.#shown = await this.#arranged(signal)
      this.#onAnswer(true)
    })
  }

  #arranged(signal: AbortSignal): Promise<readonly OrderEntry[]> {
    return inSlices(arrange(this.#loaded.entries, this.#choice, this.#lang()), new Pace(), signal)
  }

  /** Work that a newer one ends. */
  async #during(signal: AbortSignal, work: () => Promise<void>): Promise<void> {
    try {
      await work()
    } catch (error) {
      if (!signal.aborted) throw error
    }
    if (signal.aborted) return
    this.#is = 'idle'
    this.#host.requestUpdate()
  }

  #begin(is: 'asking' | 'more' | 'arranging'): AbortController {
    clearTimeout(this.#timer)
    this.#work.abort()
    this.#work = new AbortController()
    this.#is = is
    this.#failure = undefined
    this.#host.requestUpdate()
    return this.#work
  }

  #fail(failure: FindFailure): void {
    this.#failure = failure
  }

  #stop(): void {
    clearTimeout(this.#timer)
    this.#work.abort()
    this.#is = 'idle'
    this.#failure = undefined
    this.#choice = everything
    this.#isWhole = false
    this.#cursor = undefined
  }
}
