import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit'
import { countChanges } from '../changes/changes.ts'
import type { ChangesStore } from '../changes/changes.store.ts'
import { Localizer } from '../../locales/localizer.ts'
import { askDesk } from '../../kit/parts/command.ts'
import { StoreController } from '../../kit/parts/store.controller.ts'
import { base } from '../../kit/styles/base.styles.ts'
import { controls } from '../../kit/styles/controls.styles.ts'
import { changeBarStyles } from './change-bar.styles.ts'
import { changeBarView, changePill } from './change-bar.view.ts'
import { deskKey, isDeskEvent } from './desk-keys.ts'

/** Screen readers get the sums once, when the clerk stops typing. */
const QUIET_MS = 700
/** By then scrolling has stopped. */
const SETTLED_MS = 300

/**
 * Private: shows the total of the changes, with undo, redo and review by button and key. It is rendered only while
 * there is something to save, undo or redo.
 */
export class ChangeBar extends LitElement {
  static override styles = [base, controls, changeBarStyles]
  static override properties = {
    lang: { type: String },
    store: { attribute: false },
    isExpanded: { state: true },
    isAway: { state: true },
    announcement: { state: true },
  }

  declare store: ChangesStore
  /** Whether all figures are shown where there is little room. */
  declare private isExpanded: boolean
  /** Whether the bar is out of view, because the page clips or scrolls the desk. */
  declare private isAway: boolean
  /** The text for screen readers. */
  declare private announcement: string

  readonly #l = new Localizer(this)
  readonly #changes = new StoreController(this)
  #heard: unknown
  readonly #resizes = new ResizeObserver(() => {
    this.#uncoverFocus()
    this.#view()
  })
  readonly #views = new IntersectionObserver(
    ([entry]) => {
      this.#isClipped = entry!.intersectionRatio < 0.5
      clearTimeout(this.#settling)
      this.#settling = setTimeout(this.#view, this.#isClipped ? SETTLED_MS : 0)
    },
    { threshold: [0, 0.5, 1] },
  )
  #isClipped = false
  #settling: ReturnType<typeof setTimeout> | undefined
  #watched: Element | null = null
  #timer: ReturnType<typeof setTimeout> | undefined
  /** Its keys work anywhere in this desk, but not elsewhere on the page. */
  #desk: ShadowRoot | undefined

  constructor() {
    super()
    this.isExpanded = false
    this.isAway = false
    this.announcement = ''
  }

  override connectedCallback(): void {
    super.connectedCallback()
    // After a move the bar is watched anew.
    this.requestUpdate()
    const root = this.getRootNode()
    if (!(root instanceof ShadowRoot)) return
    root.addEventListener('keydown', this.#onKeydown)
    root.addEventListener('focusin', this.#view)
    this.#desk = root
    if (this.parentElement) this.#resizes.observe(this.parentElement)
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback()
    clearTimeout(this.#timer)
    this.#resizes.disconnect()
    this.#views.disconnect()
    clearTimeout(this.#settling)
    this.#watched = null
    this.isAway = false
    this.#desk?.removeEventListener('keydown', this.#onKeydown)
    this.#desk?.removeEventListener('focusin', this.#view)
    this.#desk = undefined
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('store')) {
      this.#changes.follow(this.store)
      this.#heard = this.store.changes
    }
    if (this.#heard === this.store.changes) return
    this.#heard = this.store.changes
    clearTimeout(this.#timer)
    this.#timer = setTimeout(this.#announce, QUIET_MS)
  }

  override render(): TemplateResult {
    const { store } = this
    const isNeeded = this.#isNeeded
    const state = {
      store,
      isExpanded: this.isExpanded,
      onExpand: this.#onExpand,
      onWrong: this.#showWrong,
      onReview: this.#onReview,
    }
    return html`
      ${isNeeded ? changeBarView(state, this.#l) : nothing}
      ${isNeeded && this.isAway && store.count > 0 ? changePill(state, this.#l) : nothing}
      <div class="visually-hidden" role="status">${this.announcement}</div>
    `
  }

  get #isNeeded(): boolean {
    const { store } = this
    return countChanges(store.typed) > 0 || store.canUndo || store.canRedo
  }

  protected override updated(): void {
    // The desk's own primary button steps back, and on a phone its buttons make room.
    this.toggleAttribute('open', this.store.count > 0)
    this.renderRoot.querySelector<HTMLElement>('.pill:not(:popover-open)')?.showPopover()
    const bar = this.renderRoot.querySelector('.change-bar')
    if (bar === this.#watched) return
    this.#views.disconnect()
    this.#watched = bar
    if (bar) void this.#watch(bar)
    else this.isAway = false
  }

  /** While the bar slides in, it is no more than on its way: on a slow machine that can take long. */
  async #watch(bar: Element): Promise<void> {
    await Promise.allSettled(bar.getAnimations().map(({ finished }) => finished))
    if (bar === this.#watched) this.#views.observe(bar)
  }

  /** A bar in a hidden desk, or behind a dialog, needs no replacement. */
  readonly #view = (): void => {
    this.isAway = this.#isClipped && this.checkVisibility() && !isInDialog(document.activeElement)
  }

  /** Scrolls to the focused element if the notes and figures at the bottom have just grown over it. */
  #uncoverFocus = (): void => {
    const focused = this.#desk?.activeElement
    const inner = focused?.shadowRoot?.activeElement ?? focused
    if (!inner || !this.parentElement || this.parentElement.contains(focused ?? null)) return
    const dock = this.parentElement.getBoundingClientRect()
    const { top, bottom } = inner.getBoundingClientRect()
    if (bottom > dock.top && top < dock.bottom) inner.scrollIntoView({ block: 'nearest' })
  }

  #announce = (): void => {
    const { store } = this
    if (!this.#isNeeded) {
      // They were saved or discarded, which the desk has said.
      this.announcement = ''
      return
    }
    const { after, difference } = store.estimate
    const total = `${this.#l.money(after)} ${store.order.Currency}`
    const sums = this.#l.term('changesSaid', store.count, total, this.#l.format(difference, 'difference'))
    const wrong = store.wrong.length > 0 ? ` ${this.#l.term('wrongRows', store.wrong.length)}.` : ''
    const closes = store.closes
      ? ` ${this.#l.term(store.closes === 'cancelled' ? 'barCancels' : 'barCloses', String(store.order.Id))}.`
      : ''
    this.announcement = sums + wrong + closes
  }

  /** A key without an effect is left to the page. */
  #onKeydown = (event: Event): void => {
    const { store } = this
    const key = deskKey(event as KeyboardEvent)
    if (!key || !isDeskEvent(event, event.currentTarget as ShadowRoot)) return
    if (key === 'undo' ? !store.canUndo : key === 'redo' ? !store.canRedo : store.count === 0) return
    event.preventDefault()
    event.stopPropagation()
    if (key === 'undo') store.undo()
    else if (key === 'redo') store.redo()
    else this.#onReview()
  }

  #onExpand = (): void => {
    this.isExpanded = !this.isExpanded
  }

  #showWrong = (): void => {
    const [first] = this.store.wrong
    if (first) askDesk(this, { do: 'show-row', key: first.key })
  }

  /** Goes to the first row with errors, which must be corrected before the review. */
  #onReview = (): void => {
    if (this.store.wrong.length > 0) this.#showWrong()
    else if (this.store.count > 0) askDesk(this, { do: 'review' })
  }
}

/** Whether the focused element is inside a modal dialog, at any depth of roots. */
function isInDialog(focused: Element | null | undefined): boolean {
  if (!focused) return false
  return focused.closest('dialog:modal') !== null || isInDialog(focused.shadowRoot?.activeElement)
}

declare global {
  interface HTMLElementTagNameMap {
    'order-admin-change-bar': ChangeBar
  }
}
