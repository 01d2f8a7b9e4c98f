import type { ReactiveController, ReactiveControllerHost } from 'lit'
import { painted } from './later.ts'

/** The words of a host's live region, which it renders. */
export class AnnouncementController implements ReactiveController {
  readonly #host: ReactiveControllerHost
  #words = ''
  /** Counts what was forgotten, so that words of before are not said. */
  #forgotten = 0

  constructor(host: ReactiveControllerHost) {
    this.#host = host
    host.addController(this)
  }

  get words(): string {
    return this.#words
  }

  /** Says words, even the same ones again. */
  say(words: string): void {
    this.#set(words + (this.#words === words ? '\u00a0' : ''))
  }

  /**
   * Says words as a dialog closes. Firefox has the element behind it in its accessibility tree again with the next frame,
   * and tells a screen reader of no word before.
   */
  sayAfterDialog(words: string): void {
    const forgotten = this.#forgotten
    void painted().then(() => (forgotten === this.#forgotten ? this.say(words) : undefined))
  }

  /** Empties the region: what was said no longer holds. */
  forget(): void {
    this.#forgotten += 1
    this.#set('')
  }

  hostDisconnected(): void {
    this.#forgotten += 1
  }

  #set(words: string): void {
    if (words === this.#words) return
    this.#words = words
    this.#host.requestUpdate()
  }
}
