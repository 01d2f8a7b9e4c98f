import { html, type LitElement, type ReactiveController, type TemplateResult } from 'lit'
import { isSearchKey } from '../../kit/parts/search-key.ts'

interface Options {
  /** What the clerk searches for. */
  text(): string
  search(text: string): void
  /** Focuses a row: the first one, or without a number the row that had the focus last. */
  go(item?: number): void
}

/** The search of a long table, and its keys: `/` leads to its field, Enter to the rows, Escape clears it and leads back. */
export class TableSearch implements ReactiveController {
  readonly #host: LitElement
  readonly #options: Options
  #root: Node | undefined

  constructor(host: LitElement, options: Options) {
    this.#host = host
    this.#options = options
    host.addController(this)
  }

  hostConnected(): void {
    this.#root = this.#host.getRootNode()
    // Runs before a table sees the key.
    this.#root.addEventListener('keydown', this.#onDeskKey, { capture: true })
  }

  hostDisconnected(): void {
    this.#root?.removeEventListener('keydown', this.#onDeskKey, { capture: true })
  }

  focus(): void {
    this.#field?.focus()
  }

  field(label: string): TemplateResult {
    return html`<label class="search">
      <span>${label}</span>
      <input
        type="search"
        autocomplete="off"
        spellcheck="false"
        enterkeyhint="search"
        aria-keyshortcuts="/"
        .value=${this.#options.text()}
        @input=${this.#onInput}
        @keydown=${this.#onKeydown}
      />
    </label>`
  }

  get #field(): HTMLInputElement | null {
    return this.#host.renderRoot.querySelector<HTMLInputElement>('.search input')
  }

  #onInput = ({ target }: Event): void => this.#options.search((target as HTMLInputElement).value)

  #onDeskKey = (event: Event): void => {
    if (!isSearchKey(event as KeyboardEvent) || !this.#host.checkVisibility()) return
    event.preventDefault()
    event.stopPropagation()
    this.#field?.focus()
    this.#field?.select()
  }

  #onKeydown = (event: KeyboardEvent): void => {
    if (event.isComposing || (event.key !== 'Escape' && event.key !== 'Enter')) return
    event.preventDefault()
    event.stopPropagation()
    if (event.key === 'Escape' && this.#options.text()) this.#options.search('')
    else this.#options.go(event.key === 'Enter' ? 0 : undefined)
  }
}
