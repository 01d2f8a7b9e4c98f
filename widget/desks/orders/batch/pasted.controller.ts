import type { ReactiveController, ReactiveElement } from 'lit'
import {
  askedText,
  type ChosenOrder,
  type Finding,
  type LookedUp,
  pastedLines,
  understood,
} from '../data/pasted-numbers.ts'

/** Numbers that are looked up at a time. */
const AT_ONCE = 4

export type LookUp = (text: string, signal: AbortSignal) => Promise<LookedUp>

export interface PasteState {
  text: string
  /** How many numbers were looked up; undefined when none are. */
  asked: { done: number; all: number } | undefined
  /** What the text means; undefined until it was looked up. */
  checked: { orders: readonly ChosenOrder[]; findings: readonly Finding[] } | undefined
}

/** The pasted numbers of a clerk: looks each of them up in the page's list. */
export class PastedNumbers implements ReactiveController {
  readonly #host: ReactiveElement
  #state: PasteState = { text: '', asked: undefined, checked: undefined }
  #work: AbortController | undefined

  constructor(host: ReactiveElement) {
    this.#host = host
    host.addController(this)
  }

  get state(): PasteState {
    return this.#state
  }

  hostDisconnected(): void {
    this.#work?.abort()
  }

  /** Takes another text, which is not looked up yet. */
  write(text: string): void {
    this.#work?.abort()
    this.#set({ text, asked: undefined, checked: undefined })
  }

  /** Looks the numbers up. Resolves when that is done, or another text has come. */
  async check(lookUp: LookUp): Promise<void> {
    this.#work?.abort()
    const { signal } = (this.#work = new AbortController())
    const { text } = this.#state
    const lines = pastedLines(text)
    const texts = [...new Set(lines.flatMap((line) => askedText(line) ?? []))]
    const found = new Map<string, LookedUp>()
    const waiting = texts.values()
    const work = async () => {
      for (const each of waiting) {
        found.set(each, await lookUp(each, signal).catch((): LookedUp => 'failed'))
        if (signal.aborted) return
        this.#set({ text, asked: { done: found.size, all: texts.length }, checked: undefined })
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, work))
    if (!signal.aborted) this.#set({ text, asked: undefined, checked: understood(lines, found) })
  }

  #set(state: PasteState): void {
    this.#state = state
    this.#host.requestUpdate()
  }
}
