import { html, LitElement, nothing, type PropertyValues } from 'lit'
import type { HistoryEntry } from '../../../../shared/domain/order/history.ts'
import type { Order } from '../../../../shared/domain/order/order.schema.ts'
import type { SessionUser } from '../../../../shared/domain/session/session.ts'
import type { ChangesStore } from '../../../rows/changes/changes.store.ts'
import type { EdgeClient } from '../../../client/edge-client.ts'
import { isOwnWrite } from '../../../client/order-calls.ts'
import { Localizer } from '../../../locales/localizer.ts'
import { bannerStyles } from '../../../kit/parts/banner.styles.ts'
import { askDesk, type Command, onCommand } from '../../../kit/parts/command.ts'
import { icons } from '../../../kit/parts/icons.ts'
import { rowMarkStyles } from '../../../kit/parts/row-mark.styles.ts'
import { StoreController } from '../../../kit/parts/store.controller.ts'
import { base } from '../../../kit/styles/base.styles.ts'
import { controls } from '../../../kit/styles/controls.styles.ts'
import { isYou, marksOf, personWords } from './marks.view.ts'
import { SeenRows } from './seen-rows.controller.ts'
import { nothingUnseen, type Unseen, unseenOf, withoutRow } from './unseen.ts'

/** How often "2 minutes ago" is updated. */
const TICK_MS = 60_000

/**
 * Private: the saves of others while this desk was open, until the clerk has seen them: a note, and marks that the desk
 * puts on the rows. It gets them from the history, which is read again after each reading of the order.
 */
export class OrderNews extends LitElement {
  static override styles = [base, controls, bannerStyles]
  static override properties = {
    lang: { type: String },
    client: { attribute: false },
    orderId: { attribute: false },
    order: { attribute: false },
    user: { attribute: false },
    store: { attribute: false },
    entries: { state: true },
    isFromProvider: { state: true },
  }

  declare client: EdgeClient
  /** The order id as the host page gave it. */
  declare orderId: string
  declare order: Order
  /** The session's user. */
  declare user: SessionUser
  /** Undefined while nothing can be changed. */
  declare store: ChangesStore | undefined
  /** Unseen writes of others, newest first. */
  declare private entries: readonly HistoryEntry[]
  /** Whether the order was changed at the provider too, which no history has. */
  declare private isFromProvider: boolean

  readonly #l = new Localizer(this)
  readonly #following = new StoreController(this)
  readonly #seen = new SeenRows(this, (row) => (this.entries = withoutRow(this.entries, row)))
  #stopHearing = () => {}
  #tick: ReturnType<typeof setInterval> | undefined
  /** The entries that were read; undefined until the first ones are, which are no news. */
  #read: Set<string> | undefined
  #since = ''
  #unseen: Unseen = nothingUnseen
  /** The authors of the changes that the clerk has to decide about. */
  #who: Unseen['who'] = []
  #wasInConflict = false
  #isMarked = false
  /** Whether the desk still has older marks. */
  #isStale = false

  constructor() {
    super()
    this.entries = []
    this.isFromProvider = false
  }

  override connectedCallback(): void {
    super.connectedCallback()
    const root = this.getRootNode()
    this.#stopHearing = onCommand(root, this.#onCommand)
    if (root instanceof ShadowRoot) addMarkStyles(root)
    this.#tick = setInterval(this.#onTick, TICK_MS)
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback()
    this.#stopHearing()
    clearInterval(this.#tick)
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (this.store) this.#following.follow(this.store)
    if (changed.has('orderId') || changed.has('client')) {
      this.#read = undefined
      this.#forget()
    }
    // The conflict dialog shows all changes of others.
    if (this.#wasInConflict && !this.#isInConflict) this.#forget()
    this.#isStale ||= this.#wasInConflict !== this.#isInConflict || changed.size > 0
    this.#wasInConflict = this.#isInConflict
    this.#unseen = unseenOf(this.entries)
    if (this.entries.length > 0) this.#who = this.#unseen.who
    else if (!this.#isInConflict) this.#who = []
    this.#seen.follow(this.#unseen.rows.size > 0)
  }

  protected override updated(): void {
    const isMarked = this.#who.length > 0
    if (!this.#isStale || (!isMarked && !this.#isMarked)) return
    this.#isStale = false
    this.#isMarked = isMarked
    const marks = isMarked ? marksOf(this.#unseen, this.#who, this.user, this.#l) : undefined
    askDesk(this, { do: 'mark', marks })
  }

  override render(): unknown {
    // The banner of the conflict says it, with the clerk's decisions.
    if (!this.#hasNews || this.#isInConflict) return nothing
    const l = this.#l
    return html`<div class="note" data-tone="neutral">
      ${icons.person}
      <p>${this.#words}</p>
      <button type="button" @click=${this.#onSeen}>${l.term('markSeen')}</button>
    </div>`
  }

  get #hasNews(): boolean {
    return this.entries.length > 0 || this.isFromProvider
  }

  #forget(): void {
    this.entries = []
    this.isFromProvider = false
  }

  get #isInConflict(): boolean {
    const { store } = this
    return store !== undefined && (store.conflicts.length > 0 || store.news.length > 0)
  }

  /** Who changed what, and its effect on the order's amount. */
  get #words(): string {
    const fromProvider = this.isFromProvider ? [this.#l.term('changedAtProvider')] : []
    return [...fromProvider, ...(this.entries.length > 0 ? [this.#wordsOfOthers] : [])].join(' ')
  }

  get #wordsOfOthers(): string {
    const l = this.#l
    const { who, rows, amount } = this.#unseen
    const areYou = who.every((one) => isYou(one, this.user))
    const names = new Intl.ListFormat(l.lang(), { type: 'conjunction' }).format(
      who.map((one) => personWords(one, this.user, l)),
    )
    const count = rows.size
    const what = areYou
      ? count > 0
        ? l.term('newsRowsOfYou', count)
        : l.term('changedByYou')
      : count > 0
        ? l.term('newsRows', names, count)
        : l.term('changedBy', names)
    if (!amount) return what
    const { Currency } = this.order
    const money = [amount.before, amount.after].map((one) => `${l.money(one)} ${Currency}`)
    return `${what} ${l.term('newsAmount', money[0]!, money[1]!)}`
  }

  #onTick = (): void => {
    this.#isStale = this.entries.length > 0
    if (this.#isStale) this.requestUpdate()
  }

  #onCommand = (command: Command): void => {
    if (command.do === 'changed-at-provider') {
      this.isFromProvider = true
      void this.#announce()
    }
    if (command.do === 'history-read' && command.orderId === this.orderId) this.#hear(command.entries)
  }

  #hear(entries: readonly HistoryEntry[]): void {
    const [newest] = entries
    const known = this.#read
    this.#read = new Set([...(known ?? []), ...entries.map(keyOf)])
    if (!known) {
      this.#since = newest?.at ?? ''
      return
    }
    const isNews = (entry: HistoryEntry) =>
      entry.outcome === 'done' &&
      entry.at >= this.#since &&
      !known.has(keyOf(entry)) &&
      !isOwnWrite(this.client, entry)
    const fresh = entries.filter(isNews)
    if (fresh.length === 0) return
    this.entries = [...fresh, ...this.entries]
    void this.#announce()
  }

  async #announce(): Promise<void> {
    await this.updateComplete
    if (!this.#hasNews || this.#isInConflict) return
    askDesk(this, { do: 'announce', words: this.#words })
  }

  #onSeen = (): void => {
    this.#forget()
    askDesk(this, { do: 'take-focus' })
  }
}

/** The desk's own rows need the styles of the marks, which load with the marks themselves. */
function addMarkStyles(root: ShadowRoot): void {
  const sheet = rowMarkStyles.styleSheet
  if (sheet && !root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet)
}

/** One request can have two entries: outcome unknown at first, known later. */
function keyOf({ requestId, outcome }: HistoryEntry): string {
  return `${requestId} ${outcome}`
}

declare global {
  interface HTMLElementTagNameMap {
    'order-admin-news': OrderNews
  }
}
