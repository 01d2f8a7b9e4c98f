import type { ReactiveController, ReactiveElement } from 'lit'
import { inSlices, Pace } from '../../../kit/format/pace.ts'
import { arrange } from '../data/arrange.ts'
import { askPage } from '../data/ask-page.ts'
import { everything, narrows } from '../data/order-choice.ts'
import type { FindFailure, OrderChoice } from '../data/find-orders.ts'
import { LoadedOrders } from '../data/loaded-orders.ts'
import type { OrderEntry } from '../data/order-entry.ts'
import type { OrderSource } from '../data/order-source.ts'
import type { LookedUp } from '../data/pasted-numbers.ts'

/** Milliseconds after the last key before a page is asked: it may ask a server. */
const QUIET_MS = 250
/** Answers in a row without a new order. More of them would never end. */
const MOST_BARREN = 20

/**
 * The list of a source: asks for its orders as they are needed. Once it is whole, the desk searches, filters and sorts by
 * itself; before, the source does as far as it can. A newer question drops the answer to an older one.
 */
export class OrderList implements ReactiveController {
  readonly #host: ReactiveElement
  readonly #lang: () => string
  readonly #onAnswer: (isOther: boolean) => void
  #source: OrderSource | undefined
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
  #search: { of: OrderChoice; search: OrderChoice } | undefined
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

  /** What the clerk has chosen, as far as it can be done. */
  get choice(): OrderChoice {
    return this.arranges ? this.#choice : this.#searchOf(this.#choice)
  }

  /** Whether the list can be filtered and sorted. */
  get arranges(): boolean {
    return this.#isWhole || (this.#source?.arranges ?? true)
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
    this.#source = undefined
  }

  /** Takes another source: what the old one answers is dropped. @param choice what to ask it for at first */
  follow(source: OrderSource | undefined, choice: OrderChoice): void {
    if (source === this.#source) return
    this.#stop()
    this.#source = source
    this.#choice = choice
    this.#hasAnswer = false
    this.#loaded = new LoadedOrders()
    this.#shown = []
    if (source) void this.#ask()
  }

  /** Asks for the list again. What is shown stays until the answer. */
  async reload(): Promise<void> {
    if (this.#source) await this.#ask(this.#isWhole ? everything : this.#choice)
  }

  choose(choice: OrderChoice): void {
    if (choice === this.#choice) return
    const isTyped = choice.query !== this.#choice.query
    this.#choice = choice
    clearTimeout(this.#timer)
    if (this.#isWhole) return void this.#arrange()
    this.#work.abort()
    this.#is = 'quiet'
    this.#timer = setTimeout(() => void this.#ask(), isTyped ? QUIET_MS : 0)
    this.#host.requestUpdate()
  }

  /** Replaces orders, or leaves them out where they are undefined. @param changes by key */
  change(changes: ReadonlyMap<string, OrderEntry | undefined>): void {
    const isArranged = this.#shown !== this.#loaded.entries
    this.#loaded = this.#loaded.with(changes)
    this.#shown = isArranged
      ? this.#shown.flatMap((entry) => (changes.has(entry.key) ? (changes.get(entry.key) ?? []) : entry))
      : this.#loaded.entries
    this.#onAnswer(false)
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
    if (found.length > 0 || this.#isWhole || !this.#source) return found
    const question = { ...everything, query: text, cursor: undefined, signal }
    const answer = await askPage(this.#source, question)
    if (!answer.ok) return 'failed'
    const others = new LoadedOrders()
    await inSlices(others.add(answer.value.entries), new Pace(), signal)
    return others.named(text)
  }

  async #ask(choice = this.#choice): Promise<void> {
    const { signal } = this.#begin('asking')
    await this.#during(signal, async () => {
      const answer = await this.#answer(choice, undefined, signal)
      if (!answer.ok) return this.#fail(answer.reason)
      const loaded = new LoadedOrders()
      await inSlices(loaded.add(answer.value.entries), new Pace(), signal)
      this.#asked = this.#source!.arranges ? choice : this.#searchOf(choice)
      this.#loaded = loaded
      this.#barren = 0
      this.#hasAnswer = true
      this.#take(answer.value, true)
      // Nothing was narrowed in a list that is whole.
      if (this.#isWhole && this.#asked !== this.#choice) this.#shown = await this.#arranged(signal)
    })
  }

  async #askNext(): Promise<void> {
    const { signal } = this.#begin('more')
    const asked = this.#asked
    await this.#during(signal, async () => {
      const answer = await this.#answer(asked, this.#cursor, signal)
      if (!answer.ok) return this.#fail(answer.reason)
      const before = this.#loaded.entries.length
      await inSlices(this.#loaded.add(answer.value.entries), new Pace(), signal)
      this.#barren = this.#loaded.entries.length > before ? 0 : this.#barren + 1
      if (this.#barren > MOST_BARREN) return this.#fail({ code: 'repeats' })
      this.#take(answer.value, false)
    })
  }

  #answer(choice: OrderChoice, cursor: string | undefined, signal: AbortSignal) {
    return askPage(this.#source!, { ...choice, query: choice.query.trim(), cursor, signal })
  }

  /** A choice without what its source cannot do. The same for the same choice. */
  #searchOf(choice: OrderChoice): OrderChoice {
    const { filter, sort, query } = choice
    if (filter.status === undefined && sort === undefined) return choice
    if (this.#search?.of !== choice) this.#search = { of: choice, search: { ...everything, query } }
    return this.#search.search
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
    this.#isWhole = false
    this.#cursor = undefined
  }
}
