import type { ReactiveController, ReactiveElement } from 'lit'
import { inSlices, Pace } from '../../../kit/format/pace.ts'
import { arrange } from '../data/arrange.ts'
import { askPage } from '../data/ask-page.ts'
import { everything, isSameChoice, narrows } from '../data/order-choice.ts'
import type { FindFailure, OrderChoice } from '../data/find-orders.ts'
import { LoadedOrders } from '../data/loaded-orders.ts'
import type { OrderEntry } from '../data/order-entry.ts'
import type { OrderSource } from '../data/order-source.ts'
import type { LookedUp } from '../data/pasted-numbers.ts'
import type { ReadPage } from '../data/read-page.ts'

/** Milliseconds after the last key before a page is asked: it may ask a server. */
const QUIET_MS = 250
/** Answers in a row without a new order. More of them would never end. */
const MOST_BARREN = 20
/** The pages in which a pasted number is looked for. */
const MOST_PAGES = 5

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
  /** What could not be done: a question, or to go on with the last one. */
  #failed: { reason: FindFailure; question: OrderChoice | 'more' } | undefined
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
    return this.#failed?.reason
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
    if (this.#is === 'idle' && this.#cursor !== undefined && !this.#failed) await this.#askNext()
  }

  /** Asks again what has failed. */
  async retry(): Promise<void> {
    const question = this.#failed?.question
    if (question === 'more') await this.#askNext()
    else await this.#ask(question)
  }

  /**
   * What the list has for a number that was pasted. The source is asked unless the list is whole: another order may have
   * the same number.
   */
  async lookUp(text: string, signal: AbortSignal): Promise<LookedUp> {
    const loaded = this.#loaded.named(text)
    if (this.#isWhole || !this.#source) return loaded
    const others = new LoadedOrders()
    await inSlices(others.add(loaded), new Pace(), signal)
    let cursor: string | undefined
    for (let page = 0; page < MOST_PAGES; page++) {
      const answer = await askPage(this.#source, { ...everything, query: text, cursor, signal })
      if (!answer.ok) return 'failed'
      await inSlices(others.add(answer.value.entries), new Pace(), signal)
      cursor = answer.value.cursor
      if (cursor === undefined) return others.named(text)
    }
    const found = others.named(text)
    return found.length > 0 ? found : 'failed'
  }

  async #ask(choice = this.#choice): Promise<void> {
    const { signal } = this.#begin('asking')
    await this.#during(signal, async () => {
      let asked = this.#askable(choice)
      let answer = await this.#answer(asked, undefined, signal)
      const wanted = this.#askable(this.#choice)
      // A list that was whole has grown beyond one answer: from now on its source searches it.
      if (answer.ok && answer.value.cursor !== undefined && !isSameChoice(asked, wanted)) {
        asked = wanted
        answer = await this.#answer(asked, undefined, signal)
      }
      if (!answer.ok) return this.#fail(answer.reason, asked)
      const loaded = new LoadedOrders()
      await inSlices(loaded.add(answer.value.entries), new Pace(), signal)
      this.#asked = asked
      this.#loaded = loaded
      this.#barren = 0
      this.#hasAnswer = true
      await this.#take(answer.value, true, signal)
    })
  }

  async #askNext(): Promise<void> {
    const { signal } = this.#begin('more')
    const asked = this.#asked
    await this.#during(signal, async () => {
      const answer = await this.#answer(asked, this.#cursor, signal)
      if (!answer.ok) return this.#fail(answer.reason, 'more')
      const before = this.#loaded.entries.length
      await inSlices(this.#loaded.add(answer.value.entries), new Pace(), signal)
      this.#barren = this.#loaded.entries.length > before ? 0 : this.#barren + 1
      if (this.#barren > MOST_BARREN) return this.#fail({ code: 'repeats' }, 'more')
      await this.#take(answer.value, false, signal)
    })
  }

  #answer(choice: OrderChoice, cursor: string | undefined, signal: AbortSignal) {
    return askPage(this.#source!, { ...choice, query: choice.query.trim(), cursor, signal })
  }

  /** What the source can do of a choice. */
  #askable(choice: OrderChoice): OrderChoice {
    return this.#source!.arranges ? choice : this.#searchOf(choice)
  }

  /** A choice without what its source cannot do. The same for the same choice. */
  #searchOf(choice: OrderChoice): OrderChoice {
    const { filter, sort, query } = choice
    if (filter.status === undefined && sort === undefined) return choice
    if (this.#search?.of !== choice) this.#search = { of: choice, search: { ...everything, query } }
    return this.#search.search
  }

  /** Shows what has come. A list that is whole now is arranged here. */
  async #take({ cursor, total }: ReadPage, isOther: boolean, signal: AbortSignal): Promise<void> {
    this.#cursor = cursor
    this.#total = total
    this.#isWhole = cursor === undefined && !narrows(this.#asked)
    const isArranged = this.#isWhole && !isSameChoice(this.#asked, this.#choice)
    this.#shown = isArranged ? await this.#arranged(signal) : this.#loaded.entries
    this.#onAnswer(isOther || isArranged)
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
    this.#failed = undefined
    this.#host.requestUpdate()
    return this.#work
  }

  /** What answers another question is no longer shown. */
  #fail(reason: FindFailure, question: OrderChoice | 'more'): void {
    this.#failed = { reason, question }
    if (question === 'more' || isSameChoice(question, this.#asked)) return
    this.#hasAnswer = false
    this.#cursor = undefined
    this.#shown = []
  }

  #stop(): void {
    clearTimeout(this.#timer)
    this.#work.abort()
    this.#is = 'idle'
    this.#failed = undefined
    this.#isWhole = false
    this.#cursor = undefined
  }
}
