import { initialState, Task } from '@lit/task'
import { html, LitElement, nothing, type PropertyValues } from 'lit'
import { parseLong } from '../../shared/domain/values/parse-long.ts'
import type { SessionInfo } from '../../shared/domain/session/session.ts'
import type { Capability } from '../../shared/domain/session/capabilities.ts'
import { asEdgeError, EdgeError } from '../client/edge-error.ts'
import { tellRefusal } from '../client/tell-developer.ts'
import { OrderAdminErrorEvent, OrderAdminReadyEvent } from '../events.ts'
import { Localizer } from '../locales/localizer.ts'
import { OrderAdminNavigateEvent } from '../navigate-event.ts'
import { onCommand } from '../kit/parts/command.ts'
import type { DeskContext, DeskDescriptor, DeskElement } from '../kit/parts/desk.ts'
import { deskStatesStyles } from '../kit/parts/desk-states.styles.ts'
import { OPEN_ORDER } from '../kit/parts/open-order.ts'
import { noWords } from '../kit/parts/no-words.ts'
import { tabListStyles } from '../kit/parts/tab-list.styles.ts'
import { base } from '../kit/styles/base.styles.ts'
import { controls } from '../kit/styles/controls.styles.ts'
import { frameBar } from './desk-frame.view.ts'
import { deskFrameStyles } from './desk-frame.styles.ts'
import type { DeskNotice } from './desk-notice.ts'

/**
 * Private: the desks that a session allows, as tabs, with a field that opens an order by its number; or the one desk
 * that the page asks for. A desk stays on the page once it was open, so that the clerk loses nothing by looking at
 * another.
 */
export class DeskFrame extends LitElement {
  static override styles = [base, controls, deskStatesStyles, tabListStyles, deskFrameStyles]
  static override properties = {
    context: { attribute: false },
    desks: { attribute: false },
    only: { attribute: false },
    orderId: { state: true },
    current: { state: true },
    problem: { state: true },
  }

  declare context: DeskContext
  declare desks: readonly DeskDescriptor[]
  /** The desk that the page asks for; undefined if the session decides, null if no desk has the name. */
  declare only: DeskDescriptor | undefined | null
  /** The order that was opened here, in digits. */
  declare private orderId: string | undefined
  /** The name of the open desk; by default the first. */
  declare private current: string | undefined
  /** Whether the text in the field is no order id. */
  declare private problem: boolean

  readonly #l = new Localizer(this)
  /** Desks that have been open. */
  #opened = new Set<string>()
  /** The desk from which the order was opened, and what had the focus there. */
  #from: { name: string; opener: HTMLElement | undefined } | undefined
  /** The context that the desks were given last. */
  #given: DeskContext | undefined
  /** Whether the page was told that the desk of an order is ready without an order. */
  #hasToldPlace = false

  readonly #session = new Task(this, {
    args: () => [this.only === null ? undefined : this.context.client] as const,
    task: ([client], { signal }) => client?.session(signal) ?? initialState,
    onError: (error) => this.#report(error),
  })

  readonly #loading = new Task(this, {
    args: () => [this.#session.value, this.#row, this.only] as const,
    task: async ([session, row, only]) => {
      if (!session) return initialState
      if (only && !session.capabilities.includes(only.capability)) throw missing(only.capability)
      if (!row) throw missing()
      await row.load?.()
      this.#opened.add(row.name)
      return row
    },
    onError: (error) => this.#report(error),
  })

  constructor() {
    super()
    this.problem = false
  }

  // Rows of a report ask for their order, and the desk of the order tells how much is unsaved. Unhandled requests end
  // here.
  protected override createRenderRoot(): HTMLElement | DocumentFragment {
    const root = super.createRenderRoot()
    root.addEventListener(OPEN_ORDER, (event) => {
      // The page gets its own event instead.
      event.stopPropagation()
      event.preventDefault()
      void this.#openOrder(String((event as CustomEvent<unknown>).detail), event.composedPath()[0])
    })
    onCommand(root, () => {})
    root.addEventListener('order-admin-changes', () => this.requestUpdate())
    return root
  }

  /** The unsaved changes of all desks. */
  get changeCount(): number {
    return this.desks.reduce((sum, { name }) => sum + (this.#elementOf(name)?.changeCount ?? 0), 0)
  }

  /** Reloads the open desk. */
  async reload(): Promise<void> {
    await this.#elementOf(this.#row?.name)?.reload()
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    const given = this.#given
    if (changed.has('only') || this.context.client !== given?.client) this.#forget()
    else {
      // The page wants to see its new value, such as a day, in any open desk. Orders are opened here.
      const asked = this.#tabs.find(
        ({ openedBy = [], isOfOrder }) =>
          !isOfOrder && openedBy.some((value) => this.context[value] !== given?.[value]),
      )
      if (asked) this.current = asked.name
    }
    this.#given = this.context
    this.#l.locale = this.#session.value?.locale
  }

  override render(): unknown {
    const l = this.#l
    if (l.state !== 'ready') return l.state === 'failed' ? noWords() : nothing
    if (this.only === null) return this.#notice({ hint: 'setupDesk' })
    if (!this.context.client) return this.#notice({ hint: 'setupSession' })
    const session = this.#session.value
    const error = session ? this.#loading.error : this.#session.error
    const row = this.#row
    const opening = html`<p class="opening">${l.term('desksOpening')}</p>`
    // The place of the tabs stays empty until they may come.
    if (!session && !error) return opening
    return html`
      ${session ? this.#bar(session) : nothing}
      <div
        id="panel"
        tabindex="-1"
        role=${this.#tabs.length > 1 ? 'tabpanel' : nothing}
        aria-labelledby=${this.#tabs.length > 1 && row ? `tab-${row.name}` : nothing}
      >
        ${error ? this.#notice({ error: asEdgeError(error) }) : nothing}
        ${error || this.#isReady ? nothing : opening}
        ${this.desks.map((desk) =>
          this.#opened.has(desk.name)
            ? html`<div class="place" ?hidden=${Boolean(error) || desk !== row}>${this.#desk(desk)}</div>`
            : nothing,
        )}
      </div>
      <order-admin-leave lang=${l.lang()}></order-admin-leave>
    `
  }

  protected override updated(): void {
    // A desk reports its changes by itself; without an order there are none yet.
    const isPlace = this.#isReady && this.#row!.isOfOrder && !this.#orderIdOf(this.#session.value)
    if (!isPlace || this.#hasToldPlace || this.#loading.error || this.#l.state !== 'ready') return
    this.#hasToldPlace = true
    void this.updateComplete.then(() => this.dispatchEvent(new OrderAdminReadyEvent(this.#row!.name)))
  }

  #bar(session: SessionInfo): unknown {
    return frameBar(
      {
        tabs: this.#tabs,
        current: this.#row?.name ?? '',
        orderId: this.#orderIdOf(session),
        unsaved: this.#unsaved,
        openedFrom: this.#row?.isOfOrder ? this.#from?.name : undefined,
        // A session for one order has nothing to choose.
        hasField: !this.only && !session.orderId && session.capabilities.includes('order.read'),
        isWrong: this.problem,
      },
      {
        open: (name) => (this.current = name),
        back: () => void this.#back(),
        submit: (text) => this.#submit(text),
      },
      this.#l,
    )
  }

  #desk(desk: DeskDescriptor): unknown {
    const { context } = this
    const lang = context.lang || this.#session.value?.locale || ''
    const capabilities = this.#session.value?.capabilities ?? []
    if (!desk.isOfOrder) return desk.render({ ...context, lang, capabilities })
    const orderId = this.#orderIdOf(this.#session.value)
    if (!orderId) return html`<p class="page">${this.#l.term('desksNoOrder')}</p>`
    return desk.render({ ...context, lang, orderId })
  }

  #notice({ hint, error }: { hint?: DeskNotice['hint']; error?: EdgeError }): unknown {
    const retry = () => void (this.#session.value ? this.#loading.run() : this.#session.run())
    return html`<order-admin-notice
      lang=${this.context.lang}
      .hint=${hint}
      .error=${error}
      .desks=${this.desks.map(({ name }) => name)}
      .retry=${retry}
    ></order-admin-notice>`
  }

  /** Changes of the open order that are not saved. */
  get #unsaved(): number {
    return this.#elementOf(this.#ofOrder?.name)?.changeCount ?? 0
  }

  get #isReady(): boolean {
    return this.#row !== undefined && this.#opened.has(this.#row.name)
  }

  /** The desks to choose from: those of the session, or the page's one and an order that was opened from it. */
  get #tabs(): readonly DeskDescriptor[] {
    const { only } = this
    if (only) return this.orderId && this.#ofOrder ? [only, this.#ofOrder] : [only]
    const { capabilities = [], orderId } = this.#session.value ?? {}
    return this.desks.filter(
      ({ capability, needs }) =>
        capabilities.includes(capability) &&
        (!needs || (!orderId && (this.context[needs.property] || capabilities.includes(needs.capability)))),
    )
  }

  get #row(): DeskDescriptor | undefined {
    return this.#named(this.current) ?? this.#tabs[0]
  }

  /** The desk that shows one order, whose id the frame gives it. */
  get #ofOrder(): DeskDescriptor | undefined {
    return this.desks.find(({ isOfOrder }) => isOfOrder)
  }

  #named(name: string | undefined): DeskDescriptor | undefined {
    return this.#tabs.find((desk) => desk.name === name)
  }

  #orderIdOf(session: SessionInfo | undefined): string | undefined {
    return this.orderId ?? session?.orderId?.toString()
  }

  #elementOf(name: string | undefined): DeskElement | undefined | null {
    const row = this.desks.find((desk) => desk.name === name)
    // Before its first update the frame has no root.
    return row && this.renderRoot?.querySelector<DeskElement>(row.tag)
  }

  #submit(text: string): void {
    const digits = text.replace(/\s/g, '')
    const id = parseLong(digits)
    this.problem = id === undefined || id <= 0
    if (!this.problem) void this.#openOrder(String(id))
  }

  /** @param opener what to give the focus back to */
  async #openOrder(orderId: string, opener?: EventTarget): Promise<void> {
    const count = this.#unsaved
    const isOther = this.orderId !== undefined && this.orderId !== orderId
    const leave = this.renderRoot.querySelector('order-admin-leave')
    if (isOther && count > 0 && !(await leave?.ask(this.orderId!, count))) return
    if (!this.dispatchEvent(new OrderAdminNavigateEvent({ kind: 'order', orderId }))) return
    const row = this.#row
    this.#from =
      row && !row.isOfOrder
        ? { name: row.name, opener: opener instanceof HTMLElement ? opener : undefined }
        : undefined
    this.orderId = orderId
    this.current = this.#ofOrder?.name
    await this.#focusPanel()
  }

  async #back(): Promise<void> {
    const { name, opener } = this.#from!
    this.#from = undefined
    this.current = name
    await this.updateComplete
    if (opener?.isConnected) opener.focus()
    else await this.#focusPanel()
  }

  async #focusPanel(): Promise<void> {
    await this.updateComplete
    this.renderRoot.querySelector<HTMLElement>('#panel')?.focus()
  }

  #forget(): void {
    this.#opened = new Set()
    this.#from = undefined
    this.orderId = undefined
    this.current = undefined
    this.#hasToldPlace = false
  }

  #report(error: unknown): void {
    const { code, requestId } = asEdgeError(error)
    this.dispatchEvent(new OrderAdminErrorEvent(code, requestId))
  }
}

/** @param capability that the desk needs; without it, the session opens none of the desks */
function missing(capability?: Capability): EdgeError {
  const error = new EdgeError('Opening the desk', {
    code: 'capability-missing',
    ...(capability && { capability }),
  })
  tellRefusal(error)
  return error
}

declare global {
  interface HTMLElementTagNameMap {
    'order-admin-desks': DeskFrame
  }
}
