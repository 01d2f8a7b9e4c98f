import { html, LitElement, nothing } from 'lit'
import { live } from 'lit/directives/live.js'
import type { EdgeError } from '../../client/edge-error.ts'
import { OrderAdminErrorEvent } from '../../events.ts'
import { dialogStyles } from '../../kit/parts/dialog.styles.ts'
import { dialogView } from '../../kit/parts/dialog.view.ts'
import type { Goal } from '../../kit/parts/goal.ts'
import { ModalController } from '../../kit/parts/modal.controller.ts'
import { QuietStatus } from '../../kit/parts/quiet-status.controller.ts'
import { base } from '../../kit/styles/base.styles.ts'
import { controls } from '../../kit/styles/controls.styles.ts'
import { Localizer } from '../../locales/localizer.ts'
import { FindSearch, type Group, type Places } from './find-search.controller.ts'
import { findStyles } from './find.styles.ts'
import { foundList, noteView, noteWords, optionId } from './find.view.ts'
import { type Found, isAnswer } from './found.ts'

/** Private: one field that finds anything. It finds and does not open: what was chosen goes to {@link onChoose}. */
export class FindDialog extends LitElement {
  static override styles = [base, controls, dialogStyles, findStyles]
  static override properties = {
    lang: {},
    onChoose: { attribute: false },
    text: { state: true },
    chosen: { state: true },
  }

  declare onChoose: ((goal: Goal) => void) | undefined
  /** As it was written. */
  declare private text: string
  /** The result that the clerk has moved to; without one it is the first. */
  declare private chosen: string | undefined

  readonly #l = new Localizer(this)
  readonly #modal = new ModalController(this)
  readonly #status = new QuietStatus(this)
  readonly #search = new FindSearch(
    this,
    () => this.#l.lang(),
    ({ code, requestId }: EdgeError) => this.dispatchEvent(new OrderAdminErrorEvent(code, requestId)),
  )
  #recent: readonly Goal[] = []
  #isOpen = false
  /** Whether Enter was pressed before the answers were there. */
  #isEnterHeld = false
  /** Whether the list has to follow the clerk's keys. */
  #isMoved = false

  constructor() {
    super()
    this.text = ''
  }

  /** Opens the empty field. @param recent what was opened before, newest first */
  async open(places: Places, recent: readonly Goal[]): Promise<void> {
    this.#recent = recent.filter(({ kind }) => places.kinds.has(kind))
    this.#search.start(places)
    this.#write('')
    this.#isOpen = true
    await this.#modal.open()
    this.#field?.focus()
  }

  protected override updated(): void {
    // Escape and the browser close it without a button.
    if (!this.#modal.isOpen) return this.#stop()
    if (this.#isMoved) {
      this.#isMoved = false
      this.renderRoot.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' })
    }
    this.#status.say(this.#spoken())
    if (!this.#isEnterHeld || this.#search.isBusy) return
    this.#isEnterHeld = false
    const [only, ...more] = this.#options
    if (only && more.length === 0) this.#choose(only)
  }

  override render(): unknown {
    const l = this.#l
    return html`${dialogView(
      this.#modal,
      {
        title: l.term('findTitle'),
        body: () =>
          html`${this.#fieldView()}
            <div class="results">${this.#results()}</div>
            ${this.#status.region()}`,
        foot: () =>
          html`<p class="foot-words">
            <span>${this.#countWords()}</span><span class="foot-keys">${l.term('findKeys')}</span>
          </p>`,
      },
      l,
    )}`
  }

  #fieldView(): unknown {
    const l = this.#l
    const active = this.#active
    return html`<div class="find-field">
      <label for="find">${l.term('findLabel')}</label>
      <input
        id="find"
        role="combobox"
        aria-expanded=${active !== undefined}
        aria-controls="found"
        aria-autocomplete="list"
        aria-activedescendant=${active ? optionId(active) : nothing}
        aria-describedby="find-hint"
        autocomplete="off"
        autocapitalize="none"
        spellcheck="false"
        enterkeyhint="go"
        .value=${live(this.text)}
        @input=${this.#onInput}
        @keydown=${this.#onKeydown}
      />
      <p id="find-hint" class="find-hint muted">${l.term('findHint')}</p>
    </div>`
  }

  #results(): unknown {
    const l = this.#l
    const { isBusy, notes } = this.#search
    const active = this.#active
    const list = foundList(
      { groups: this.#groups, active: active && optionId(active), isBusy, choose: this.#choose },
      l,
    )
    const nothingWords = this.#nothingWords()
    return html`${list}
      <ul class="notes" ?hidden=${notes.length === 0 && nothingWords === ''}>
        ${nothingWords ? html`<li>${nothingWords}</li>` : nothing} ${notes.map((note) => noteView(note, l))}
      </ul>`
  }

  get #groups(): readonly Group[] {
    if (this.#search.sought) return this.#search.groups
    return this.#recent.length > 0 ? [{ name: 'recent', found: this.#recent }] : []
  }

  get #options(): readonly Found[] {
    return this.#groups.flatMap(({ found }) => found)
  }

  get #active(): Found | undefined {
    const options = this.#options
    return options.find((found) => optionId(found) === this.chosen) ?? options[0]
  }

  get #field(): HTMLInputElement | null {
    return this.renderRoot.querySelector('#find')
  }

  #countWords(): string {
    const { sought } = this.#search
    const count = this.#options.length
    return sought && count > 0 ? this.#l.term('findCount', count) : ''
  }

  /** That nothing was found, or that nothing was opened yet. */
  #nothingWords(): string {
    const { sought, isBusy, notes } = this.#search
    if (this.#options.length > 0) return ''
    if (!sought) return this.#l.term('findNothingOpened')
    // Where a place could not be asked, nobody knows.
    return isBusy || notes.some(({ is }) => is === 'failed' || is === 'too-long')
      ? ''
      : this.#l.term('findNothing', sought.text)
  }

  /** What screen readers hear once the list has stopped changing. */
  #spoken(): string {
    const { sought, notes, isBusy } = this.#search
    if (!sought) return ''
    const told = notes.filter(({ is }) => is !== 'asking').map((note) => noteWords(note, this.#l))
    const found = isBusy && this.#options.length === 0 ? '' : this.#countWords() || this.#nothingWords()
    return [found, ...told].filter(Boolean).join(' ')
  }

  #onInput = ({ target }: Event): void => this.#write((target as HTMLInputElement).value)

  #write(text: string): void {
    this.text = text
    this.chosen = undefined
    this.#isEnterHeld = false
    this.#search.look(text)
  }

  #onKeydown = (event: KeyboardEvent): void => {
    const { key, altKey, ctrlKey, metaKey, shiftKey, isComposing } = event
    if (isComposing || altKey || ctrlKey || metaKey || shiftKey) return
    const options = this.#options
    const at = options.indexOf(this.#active!)
    const last = options.length - 1
    // Home and End are those of the text, until an arrow has led to the list.
    const steps = new Map([
      ['ArrowDown', at === last ? 0 : at + 1],
      ['ArrowUp', at === 0 ? last : at - 1],
      ...(this.chosen === undefined
        ? []
        : ([
            ['Home', 0],
            ['End', last],
          ] as const)),
    ])
    const step = steps.get(key)
    if (key === 'Enter') this.#enter()
    else if (step !== undefined && options.length > 0) this.#move(options[step]!)
    else return
    event.preventDefault()
  }

  #move(found: Found): void {
    this.chosen = optionId(found)
    this.#isMoved = true
  }

  /** What an earlier text found must not be opened for this one: without a choice Enter waits for the answers. */
  #enter(): void {
    const { sought, isBusy } = this.#search
    const active = this.#active
    const isCertain = this.chosen !== undefined || !isBusy || (sought && active && isAnswer(active, sought))
    if (active && isCertain) this.#choose(active)
    else this.#isEnterHeld = isBusy
  }

  #choose = ({ kind, id, number }: Found): void => {
    this.#modal.close()
    this.onChoose?.({ kind, id, number })
  }

  #stop(): void {
    if (!this.#isOpen) return
    this.#isOpen = false
    this.#search.stop()
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'order-admin-find': FindDialog
  }
}
