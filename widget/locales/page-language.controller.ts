import type { ReactiveController, ReactiveElement } from 'lit'
import { hostOf } from './page-settings.ts'

/** The page's language for an element: its own `lang` or the nearest one around it, across shadow roots. */
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
    // It may have moved.
    this.#host.requestUpdate()
  }

  hostDisconnected(): void {
    this.#observer.disconnect()
  }

  /** BCP 47; empty if only the document element has a `lang`, or nothing does. */
  get lang(): string {
    if (this.#host.lang) return this.#host.lang
    for (let at = this.#host.parentElement ?? hostOf(this.#host); at; at = hostOf(at)) {
      const source = at.closest<HTMLElement>('[lang]')
      if (source) return source === document.documentElement ? '' : source.lang
    }
    return ''
  }
}
