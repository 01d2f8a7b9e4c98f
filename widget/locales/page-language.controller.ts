import type { ReactiveController, ReactiveElement } from 'lit'
import { hostOf } from './overrides.ts'

/** The language that the page says for an element: its own, or the nearest around it, whatever roots are between. */
export class PageLanguageController implements ReactiveController {
  readonly #host: ReactiveElement
  readonly #observer = new MutationObserver(() => this.#host.requestUpdate())

  constructor(host: ReactiveElement) {
    this.#host = host
    host.addController(this)
  }

  hostConnected(): void {
    for (let at: Element | undefined = this.#host; at; at = hostOf(at)) {
      this.#observer.observe(at.getRootNode(), { attributeFilter: ['lang'], subtree: true })
    }
    // It may stand elsewhere than before.
    this.#host.requestUpdate()
  }

  hostDisconnected(): void {
    this.#observer.disconnect()
  }

  /** BCP 47; empty where only the document's own root says one, or nothing does. */
  get lang(): string {
    if (this.#host.lang) return this.#host.lang
    for (let at = this.#host.parentElement ?? hostOf(this.#host); at; at = hostOf(at)) {
      const source = at.closest<HTMLElement>('[lang]')
      if (source) return source === document.documentElement ? '' : source.lang
    }
    return ''
  }
}
